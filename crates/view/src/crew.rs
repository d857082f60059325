//! Renderers at work on a thread of their own, so that a window answers however slow they are.
//!
//! The renderers of a view are a [`Crew`]. For every round they go to the [`Worker`] and come back with pictures. On a
//! fast device a round fits into a frame; on a slow one the window goes on with the last pictures meanwhile.

use crate::side::{Side, SideInfo};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;
use wayfare_engine::DeviceImage;

/// The renderers of a view.
#[derive(Default)]
pub struct Crew {
    /// The method on the left or everywhere, and the one on the right.
    pub sides: Vec<Side>,
    /// The method that renders a reference.
    pub reference: Option<Side>,
}

impl Crew {
    fn all(&mut self) -> impl Iterator<Item = &mut Side> {
        self.sides.iter_mut().chain(&mut self.reference)
    }

    /// Renders for some seconds, of which all methods get equal shares, and finishes the pictures.
    fn work(&mut self, seconds: f64, stop: &AtomicBool) -> Result<Round, String> {
        let shares = self.sides.len() + usize::from(self.reference.is_some());
        let seconds = seconds / shares.max(1) as f64;
        // Steps end late, those of some methods much later than those of others: who had less time so far catches up.
        let most = self.all().map(|side| side.spent()).fold(0.0, f64::max);
        for side in self.all() {
            let behind = most - side.spent();
            side.advance(seconds + behind, stop)?;
        }
        let is_whole = !stop.load(Ordering::Relaxed);
        let mut pictures = Vec::new();
        let mut reference = None;
        if is_whole {
            for side in &mut self.sides {
                pictures.push(side.picture()?);
            }
            if let Some(side) = &mut self.reference {
                reference = Some(side.picture()?);
            }
        }
        Ok(Round {
            is_whole,
            pictures,
            reference,
            infos: self.sides.iter_mut().map(Side::info).collect(),
            reference_info: self.reference.as_mut().map(Side::info),
        })
    }
}

/// What came of a round.
#[derive(Default)]
pub struct Round {
    /// Whether it came to its end; otherwise there are no pictures.
    pub is_whole: bool,
    /// The pictures of the sides.
    pub pictures: Vec<DeviceImage>,
    /// The reference.
    pub reference: Option<DeviceImage>,
    /// What is known about the sides.
    pub infos: Vec<SideInfo>,
    /// What is known about the reference.
    pub reference_info: Option<SideInfo>,
}

struct Order {
    crew: Crew,
    seconds: f64,
}

/// A thread on which crews work.
pub struct Worker {
    orders: Sender<Order>,
    done: Receiver<(Crew, Result<Round, String>)>,
    stop: Arc<AtomicBool>,
    is_out: bool,
}

impl Worker {
    /// Starts the thread. It ends with the worker.
    pub fn new() -> Self {
        let (orders, inbox) = channel::<Order>();
        let (outbox, done) = channel();
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = stop.clone();
        std::thread::spawn(move || {
            while let Ok(Order { mut crew, seconds }) = inbox.recv() {
                let round = crew.work(seconds, &stopped);
                if outbox.send((crew, round)).is_err() {
                    return;
                }
            }
        });
        Self {
            orders,
            done,
            stop,
            is_out: false,
        }
    }

    /// Sends a crew to work for some seconds. A second one is not taken, but given back.
    #[must_use]
    pub fn send(&mut self, crew: Crew, seconds: f64) -> Option<Crew> {
        if self.is_out {
            return Some(crew);
        }
        self.stop.store(false, Ordering::Relaxed);
        match self.orders.send(Order { crew, seconds }) {
            Ok(()) => {
                self.is_out = true;
                None
            }
            Err(refused) => Some(refused.0.crew),
        }
    }

    /// Asks for an early end of the round.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// The crew, if it comes back within some time, or whenever it does.
    pub fn wait(&mut self, patience: Option<Duration>) -> Option<(Crew, Result<Round, String>)> {
        if !self.is_out {
            return None;
        }
        let back = match patience {
            Some(patience) => self.done.recv_timeout(patience),
            None => self.done.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        match back {
            Ok(back) => {
                self.is_out = false;
                Some(back)
            }
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => {
                // It took the crew with it: everything is made anew, on a new thread.
                *self = Self::new();
                let words = "a renderer failed; the picture begins anew. Please report this";
                Some((Crew::default(), Err(words.into())))
            }
        }
    }
}

impl Default for Worker {
    fn default() -> Self {
        Self::new()
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.stop();
    }
}

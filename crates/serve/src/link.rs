//! The connection to a viewer, and how large frames may be on it.
//!
//! A viewer acknowledges each frame once it is drawn. At most two frames are on their way, so that nothing queues up
//! however slow the link is. What a frame takes beyond the shortest time seen is due to its size: while the camera
//! moves, frames get smaller until that is short; once it rests they may take longer and look better.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

/// Frames on their way, at most.
pub const MOST_IN_FLIGHT: usize = 2;
/// The weight of the newest delay in its average.
const NEWEST: f64 = 0.35;
/// How much the shortest latency grows with each frame, in case the link has changed.
const FORGET: f64 = 1.01;

/// How a frame is compressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Level {
    /// What width and height are divided by.
    pub shrink: u32,
    /// Quality of the JPEG, 1 to 100.
    pub quality: u8,
}

const fn level(shrink: u32, quality: u8) -> Level {
    Level { shrink, quality }
}

/// Levels while the camera moves, from the best to the smallest. Each is about half as large as the one before.
const MOVING: [Level; 6] = [
    level(1, 88),
    level(1, 70),
    level(1, 40),
    level(2, 60),
    level(2, 35),
    level(4, 40),
];
/// Levels while it rests.
const RESTING: [Level; 3] = [level(1, 94), level(1, 85), level(1, 65)];

/// Chooses a level by the delay that frames have.
#[derive(Clone, Debug)]
struct Ladder {
    levels: &'static [Level],
    /// Delays above this are too long, ...
    slow: f64,
    /// ... and those below this leave room.
    fast: f64,
    /// Frames with room before the next better level is tried. Grows when that turns out to be too large.
    patience: u32,
    at: usize,
    /// The average delay at this level.
    delay: Option<f64>,
    with_room: u32,
    /// Frames of an old level that are still to come back.
    stale: usize,
}

impl Ladder {
    fn new(levels: &'static [Level], slow: f64, fast: f64, patience: u32) -> Self {
        Self {
            levels,
            slow,
            fast,
            patience,
            at: 0,
            delay: None,
            with_room: 0,
            stale: 0,
        }
    }

    fn record(&mut self, delay: f64) {
        if self.stale > 0 {
            self.stale -= 1;
            return;
        }
        let before = self.delay.unwrap_or(delay);
        let average = before + NEWEST * (delay - before);
        self.delay = Some(average);
        if average > self.slow && self.at + 1 < self.levels.len() {
            self.patience = (2 * self.patience).min(400);
            self.change(self.at + 1);
        } else if average < self.fast && self.at > 0 {
            self.with_room += 1;
            if self.with_room >= self.patience {
                self.change(self.at - 1);
            }
        } else {
            self.with_room = 0;
        }
    }

    fn change(&mut self, to: usize) {
        self.at = to;
        self.delay = None;
        self.with_room = 0;
        self.stale = MOST_IN_FLIGHT - 1;
    }

    fn level(&self) -> Level {
        self.levels[self.at]
    }
}

/// A frame on its way.
#[derive(Clone, Copy, Debug)]
struct Sent {
    frame: u64,
    at: Instant,
    is_moving: bool,
}

/// The connection to a viewer.
#[derive(Clone, Debug)]
pub struct Link {
    in_flight: VecDeque<Sent>,
    /// The shortest latency seen lately, in seconds.
    shortest: Option<f64>,
    moving: Ladder,
    resting: Ladder,
}

impl Default for Link {
    fn default() -> Self {
        Self {
            in_flight: VecDeque::new(),
            shortest: None,
            moving: Ladder::new(&MOVING, 0.08, 0.025, 15),
            resting: Ladder::new(&RESTING, 0.8, 0.25, 4),
        }
    }
}

impl Link {
    /// Whether another frame may be sent.
    pub fn is_ready(&self) -> bool {
        self.in_flight.len() < MOST_IN_FLIGHT
    }

    /// How the next frame is compressed.
    pub fn level(&self, is_moving: bool) -> Level {
        match is_moving {
            true => self.moving.level(),
            false => self.resting.level(),
        }
    }

    /// Records that a frame is on its way.
    pub fn sent(&mut self, frame: u64, is_moving: bool, at: Instant) {
        self.in_flight.push_back(Sent {
            frame,
            at,
            is_moving,
        });
    }

    /// Records that a frame was drawn. Gives the time that it took; nothing for a frame that is not on its way.
    pub fn acknowledged(&mut self, frame: u64, now: Instant) -> Option<Duration> {
        let index = self.in_flight.iter().position(|sent| sent.frame == frame)?;
        let sent = self.in_flight[index];
        // Frames arrive in their order: those before it were drawn, or replaced before they could be.
        self.in_flight.drain(..=index);
        let latency = now.duration_since(sent.at);
        let seconds = latency.as_secs_f64();
        let shortest = self.shortest.map_or(seconds, |s| (s * FORGET).min(seconds));
        self.shortest = Some(shortest);
        let ladder = match sent.is_moving {
            true => &mut self.moving,
            false => &mut self.resting,
        };
        ladder.record(seconds - shortest);
        Some(latency)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// About the bytes of a noisy frame of 1280 x 720 pixels.
    fn bytes(level: Level) -> f64 {
        let pixels = 1280.0 * 720.0 / f64::from(level.shrink * level.shrink);
        pixels
            * match level.quality {
                90.. => 0.45,
                80.. => 0.28,
                60.. => 0.16,
                _ => 0.09,
            }
    }

    /// A link of some bandwidth (bytes per second) and latency (seconds, both ways), over which frames are sent as soon
    /// as they may be, for some seconds. Gives the latencies of the last half.
    fn run(
        link: &mut Link,
        bandwidth: f64,
        latency: f64,
        is_moving: bool,
        seconds: f64,
    ) -> Vec<f64> {
        let start = Instant::now();
        let at = |t: f64| start + Duration::from_secs_f64(t);
        let (mut now, mut frame, mut free) = (0.0, 0, 0.0_f64);
        let mut arrivals: VecDeque<(u64, f64, f64)> = VecDeque::new();
        let mut latencies = Vec::new();
        while now < seconds {
            while link.is_ready() {
                frame += 1;
                let transfer = bytes(link.level(is_moving)) / bandwidth;
                free = free.max(now) + transfer;
                arrivals.push_back((frame, now, free + latency));
                link.sent(frame, is_moving, at(now));
                assert!(link.in_flight.len() <= MOST_IN_FLIGHT);
            }
            let (frame, sent, arrived) = arrivals.pop_front().expect("a frame on its way");
            now = now.max(arrived);
            link.acknowledged(frame, at(now));
            if now > 0.5 * seconds {
                latencies.push(now - sent);
            }
        }
        latencies
    }

    fn median(mut values: Vec<f64>) -> f64 {
        values.sort_by(f64::total_cmp);
        values[values.len() / 2]
    }

    #[test]
    fn a_fast_link_keeps_the_best_quality() {
        let mut link = Link::default();
        let latency = median(run(&mut link, 100e6, 0.001, true, 10.0));
        assert_eq!(link.level(true), MOVING[0]);
        assert!(latency < 0.02, "{latency}");
    }

    #[test]
    fn a_slow_link_gets_smaller_frames_and_stays_responsive() {
        // From a good network at home to a bad mobile one.
        for bandwidth in [4e6, 1e6, 400e3] {
            for latency in [0.005, 0.05, 0.15] {
                let mut link = Link::default();
                let median = median(run(&mut link, bandwidth, latency, true, 60.0));
                assert!(
                    median - latency < 0.2,
                    "{bandwidth} bytes/s, {latency} s: {median} s at {:?}",
                    link.level(true)
                );
            }
        }
    }

    #[test]
    fn a_link_that_recovers_gets_its_quality_back() {
        let mut link = Link::default();
        run(&mut link, 400e3, 0.05, true, 30.0);
        assert!(link.level(true).shrink > 1);
        run(&mut link, 100e6, 0.05, true, 300.0);
        assert_eq!(link.level(true).shrink, 1);
    }

    #[test]
    fn a_resting_camera_is_worth_waiting_for() {
        let mut link = Link::default();
        run(&mut link, 1e6, 0.05, false, 60.0);
        assert!(link.level(false).shrink == 1 && link.level(false).quality >= 85);
    }

    #[test]
    fn nothing_queues_up_and_wrong_acknowledgements_change_nothing() {
        let (mut link, now) = (Link::default(), Instant::now());
        link.sent(1, true, now);
        link.sent(2, true, now);
        assert!(!link.is_ready());
        assert_eq!(link.acknowledged(9, now), None);
        assert!(!link.is_ready());
        // The second was drawn in place of the first.
        assert!(link.acknowledged(2, now).is_some());
        assert!(link.in_flight.is_empty());
        assert_eq!(link.acknowledged(1, now), None);
    }
}

//! All cameras, and who looks through which.

use crate::session::{self, Ask, Outputs};
use crate::token::hexadecimal;
use crate::{Limits, Options};
use serde::Serialize;
use std::collections::HashMap;
use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;
use wayfare_live::{Host, SceneCache};

/// Bytes of the name of a camera.
const NAME_BYTES: usize = 8;

/// Why a viewer is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// There are too many viewers.
    #[error("there are {0} viewers already, which is the limit; try again when one has left")]
    Clients(usize),
    /// There are too many cameras.
    #[error(
        "there are {0} cameras already, which is the limit; look through one of them, or try again later"
    )]
    Sessions(usize),
    /// There is no such camera.
    #[error("this camera is gone: it has had no viewer for a while")]
    Unknown,
    /// The thread of a camera cannot be started.
    #[error("the server cannot start another camera")]
    Start,
}

/// A camera, for those who may join.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SessionInfo {
    /// Its name.
    pub session: String,
    /// The scene.
    pub scene: String,
    /// How many look through it.
    pub viewers: usize,
}

struct Entry {
    ask: Sender<Ask>,
    outputs: Outputs,
    clients: usize,
    /// Since when it has no viewer.
    empty: Option<Instant>,
    /// In the order of their making.
    number: u64,
}

#[derive(Default)]
struct All {
    entries: HashMap<String, Entry>,
    clients: usize,
    /// Viewers and cameras so far.
    number: u64,
}

/// All cameras.
pub struct Sessions {
    options: Arc<Options>,
    host: Arc<dyn Host>,
    scenes: Arc<SceneCache>,
    all: Mutex<All>,
}

impl Sessions {
    /// None yet.
    pub fn new(options: Arc<Options>, host: Arc<dyn Host>, scenes: Arc<SceneCache>) -> Self {
        Self {
            options,
            host,
            scenes,
            all: Mutex::default(),
        }
    }

    fn limits(&self) -> Limits {
        self.options.limits
    }

    fn lock(&self) -> MutexGuard<'_, All> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets a viewer join a camera, or have a new one.
    pub fn join(self: &Arc<Self>, session: Option<&str>) -> Result<Membership, Refusal> {
        let limits = self.limits();
        let mut all = self.lock();
        if all.clients >= limits.clients {
            return Err(Refusal::Clients(limits.clients));
        }
        let name = match session {
            Some(name) => name.to_owned(),
            None => self.create(&mut all)?,
        };
        all.number += 1;
        let client = all.number;
        let entry = all.entries.get_mut(&name).ok_or(Refusal::Unknown)?;
        entry.clients += 1;
        entry.empty = None;
        let (ask, outputs) = (entry.ask.clone(), entry.outputs.clone());
        all.clients += 1;
        Ok(Membership {
            client,
            session: name,
            ask,
            outputs,
            sessions: self.clone(),
        })
    }

    fn create(&self, all: &mut All) -> Result<String, Refusal> {
        let limit = self.limits().sessions;
        if all.entries.len() >= limit {
            // One that is kept for a viewer that may come back makes room.
            let oldest = all
                .entries
                .iter()
                .filter(|(_, entry)| entry.empty.is_some());
            let oldest = oldest.min_by_key(|(_, entry)| entry.empty);
            let name = oldest.map(|(name, _)| name.clone());
            end(all, &name.ok_or(Refusal::Sessions(limit))?);
        }
        let mut bytes = [0; NAME_BYTES];
        getrandom::fill(&mut bytes).map_err(|_| Refusal::Start)?;
        let name = hexadecimal(&bytes);
        let (options, host, scenes) = (&self.options, &self.host, &self.scenes);
        let started = session::start(options.clone(), host.clone(), scenes.clone());
        let (ask, outputs) = started.map_err(|_| Refusal::Start)?;
        all.number += 1;
        let entry = Entry {
            ask,
            outputs,
            clients: 0,
            empty: Some(Instant::now()),
            number: all.number,
        };
        all.entries.insert(name.clone(), entry);
        Ok(name)
    }

    /// The cameras, in the order of their making, and the number of viewers.
    pub fn list(&self) -> (Vec<SessionInfo>, usize) {
        let all = self.lock();
        let mut entries: Vec<_> = all.entries.iter().collect();
        entries.sort_by_key(|(_, entry)| entry.number);
        let infos = entries.into_iter().map(|(name, entry)| SessionInfo {
            session: name.clone(),
            scene: entry.outputs.state.borrow().scene.clone(),
            viewers: entry.clients,
        });
        (infos.collect(), all.clients)
    }

    /// How to ask a camera something.
    pub fn ask(&self, session: &str) -> Option<(Sender<Ask>, Outputs)> {
        let all = self.lock();
        let entry = all.entries.get(session)?;
        Some((entry.ask.clone(), entry.outputs.clone()))
    }

    /// Ends cameras that no viewer came back to.
    pub fn reap(&self) {
        let linger = self.limits().linger;
        let mut all = self.lock();
        let is_over = |entry: &Entry| entry.empty.is_some_and(|since| since.elapsed() > linger);
        let over = all.entries.iter().filter(|(_, entry)| is_over(entry));
        let over: Vec<_> = over.map(|(name, _)| name.clone()).collect();
        for name in over {
            end(&mut all, &name);
        }
    }

    /// Ends all cameras.
    pub fn end(&self) {
        let mut all = self.lock();
        let names: Vec<_> = all.entries.keys().cloned().collect();
        for name in names {
            end(&mut all, &name);
        }
    }
}

fn end(all: &mut All, name: &str) {
    if let Some(entry) = all.entries.remove(name) {
        // A thread that has ended already hears nothing.
        let _ = entry.ask.send(Ask::End);
    }
}

/// A viewer's place at a camera. Dropping it leaves.
pub struct Membership {
    /// Who.
    pub client: u64,
    /// The camera.
    pub session: String,
    /// How to ask it.
    pub ask: Sender<Ask>,
    /// What there is to see.
    pub outputs: Outputs,
    sessions: Arc<Sessions>,
}

impl Drop for Membership {
    fn drop(&mut self) {
        let client = self.client;
        let _ = self.ask.send(Ask::Leave { client });
        let mut all = self.sessions.lock();
        all.clients -= 1;
        if let Some(entry) = all.entries.get_mut(&self.session) {
            entry.clients -= 1;
            if entry.clients == 0 {
                entry.empty = Some(Instant::now());
            }
        }
    }
}

//! Work that takes longer than a frame may.

use crate::ViewError;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

/// A task on a thread of its own.
pub struct Job<T> {
    /// What it does, in words for the user.
    pub task: String,
    result: Receiver<Result<T, ViewError>>,
}

impl<T: Send + 'static> Job<T> {
    /// Starts the task.
    pub fn start(
        task: String,
        work: impl FnOnce() -> Result<T, ViewError> + Send + 'static,
    ) -> Self {
        let (sender, result) = channel();
        std::thread::spawn(move || {
            // A viewer that was closed waits for nothing.
            let _ = sender.send(work());
        });
        Self { task, result }
    }

    /// The result, if there is one within some time (without a limit: however long it takes). Gives it once.
    pub fn wait(&self, limit: Option<Duration>) -> Option<Result<T, ViewError>> {
        let result = match limit {
            Some(limit) => self.result.recv_timeout(limit),
            None => self
                .result
                .recv()
                .map_err(|_| RecvTimeoutError::Disconnected),
        };
        match result {
            Ok(result) => Some(result),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => {
                Some(Err(ViewError::Panicked(self.task.clone())))
            }
        }
    }
}

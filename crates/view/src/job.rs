//! Work that takes longer than a frame.

use std::thread::JoinHandle;

/// Something that is being done on another thread.
pub struct Job<T> {
    /// What, for people.
    pub what: String,
    thread: JoinHandle<Result<T, String>>,
}

impl<T: Send + 'static> Job<T> {
    /// Begins.
    pub fn start(what: String, work: impl FnOnce() -> Result<T, String> + Send + 'static) -> Self {
        Self {
            what,
            thread: std::thread::spawn(work),
        }
    }

    /// Whether it is done.
    pub fn is_done(&self) -> bool {
        self.thread.is_finished()
    }

    /// What came of it; waits for it.
    pub fn finish(self) -> Result<T, String> {
        match self.thread.join() {
            Ok(result) => result,
            Err(_) => Err(format!(
                "{}: the thread failed; please report this",
                self.what
            )),
        }
    }
}

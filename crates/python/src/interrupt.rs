//! Work while the GIL is free and Ctrl-C is heard.

use pyo3::prelude::*;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

/// How often Python is asked whether there was a signal.
const PAUSE: Duration = Duration::from_millis(50);

/// Does something in a thread of its own, which looks at `stop`, while this one waits without the GIL. An exception
/// that a signal raises, such as `KeyboardInterrupt`, sets `stop` and reaches the caller once the work has stopped.
pub fn interruptible<T: Send>(
    py: Python<'_>,
    stop: &AtomicBool,
    work: impl FnOnce() -> T + Send,
) -> PyResult<T> {
    let wait = || {
        std::thread::scope(|scope| {
            let (sender, receiver) = channel::<()>();
            let worker = scope.spawn(move || {
                let result = work();
                drop(sender);
                result
            });
            let mut raised = None;
            // The channel closes when the work is done, also by a panic.
            while let Err(RecvTimeoutError::Timeout) = receiver.recv_timeout(PAUSE) {
                if raised.is_none() {
                    raised = Python::attach(|py| py.check_signals()).err();
                    stop.store(raised.is_some(), Ordering::Relaxed);
                }
            }
            let result = worker.join();
            let result = result.unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            raised.map_or(Ok(result), Err)
        })
    };
    py.detach(wait)
}

//! Ctrl-C: the first asks the renderer to stop and keep what it has, the second leaves at once.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Set once the user has asked to stop.
pub static STOP: AtomicBool = AtomicBool::new(false);

/// Signals so close to each other are one request.
const SAME_REQUEST: Duration = Duration::from_millis(200);

/// Whether the user has asked to stop.
pub fn requested() -> bool {
    STOP.load(Ordering::Relaxed)
}

/// Watches for Ctrl-C and for a polite request to terminate.
pub fn watch() {
    let mut first = None;
    let installed = ctrlc::set_handler(move || {
        // Whoever ends a whole group of processes may send the same request twice.
        let asked = *first.get_or_insert_with(Instant::now);
        if STOP.swap(true, Ordering::Relaxed) && asked.elapsed() > SAME_REQUEST {
            // The exit code of a program that Ctrl-C ended.
            std::process::exit(130);
        }
    });
    if let Err(error) = installed {
        eprintln!("warning: Ctrl-C will not save the image so far: {error}");
    }
}

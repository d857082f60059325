//! Ctrl-C: the first asks the renderer to stop and keep what it has, the second leaves at once.

use std::sync::atomic::{AtomicBool, Ordering};

/// Set once the user has asked to stop.
pub static STOP: AtomicBool = AtomicBool::new(false);

/// Whether the user has asked to stop.
pub fn requested() -> bool {
    STOP.load(Ordering::Relaxed)
}

/// Watches for Ctrl-C and for a polite request to terminate.
pub fn watch() {
    let installed = ctrlc::set_handler(|| {
        if STOP.swap(true, Ordering::Relaxed) {
            // The exit code of a program that Ctrl-C ended.
            std::process::exit(130);
        }
    });
    if let Err(error) = installed {
        eprintln!("warning: Ctrl-C will not save the picture so far: {error}");
    }
}

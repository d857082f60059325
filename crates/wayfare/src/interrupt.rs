//! Ctrl-C and other polite requests to stop.
//!
//! The first request sets [`STOP`]. While the main thread holds something worth saving ([`hold`]), it sees that and
//! ends the program in its own time. Otherwise the program ends by itself after a moment, even if it is busy: a scene
//! that is read, a BVH, kernels that compile, the bootstrap of chains. All files are complete or absent at any time, so
//! nothing is lost but time. A second request ends it at once.

use crate::console::errln;
use std::io::{IsTerminal, Write};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Set once the user has asked to stop.
pub static STOP: AtomicBool = AtomicBool::new(false);

/// The exit code of a program that Ctrl-C ended, by convention.
const EXIT_CODE: i32 = 130;
/// Signals so close to each other are one request.
const SAME_REQUEST: Duration = Duration::from_millis(200);
/// Time for the main thread to see the request and end in an orderly way.
const PATIENCE: Duration = Duration::from_millis(500);

/// Whether the main thread has something to save and will end the program itself.
static HELD: AtomicBool = AtomicBool::new(false);
/// What to say when the program ends with nothing to save.
static FAREWELL: OnceLock<&str> = OnceLock::new();

/// Whether the user has asked to stop.
pub fn requested() -> bool {
    STOP.load(Ordering::Relaxed)
}

/// From now on there is something to save: the caller looks at [`STOP`] often.
pub fn hold() {
    HELD.store(true, Ordering::SeqCst);
}

/// From now on nothing but time is lost when the program ends.
pub fn release() {
    HELD.store(false, Ordering::SeqCst);
    if requested() {
        leave();
    }
}

/// Watches for Ctrl-C and for a polite request to terminate. If there is nothing to save by then, the program says
/// `farewell` and ends.
pub fn watch(farewell: &'static str) {
    FAREWELL.get_or_init(|| farewell);
    let mut first = None;
    let installed = ctrlc::set_handler(move || {
        // Ending a whole group of processes may send the same request twice.
        let asked = *first.get_or_insert_with(Instant::now);
        if !STOP.swap(true, Ordering::SeqCst) {
            std::thread::spawn(|| {
                std::thread::sleep(PATIENCE);
                if !HELD.load(Ordering::SeqCst) {
                    leave();
                }
            });
        } else if asked.elapsed() > SAME_REQUEST {
            exit(EXIT_CODE);
        }
    });
    if let Err(error) = installed {
        errln!("warning: Ctrl-C will not save the image so far: {error}");
    }
}

/// Ends the program, which was asked to stop and has nothing to save.
pub fn leave() -> ! {
    static LEAVING: AtomicBool = AtomicBool::new(false);
    if LEAVING.swap(true, Ordering::SeqCst) {
        // Another thread is doing it.
        loop {
            std::thread::park();
        }
    }
    if std::io::stderr().is_terminal() {
        // A progress bar may stand in this line.
        let _ = write!(std::io::stderr(), "\r\x1b[2K");
    }
    errln!("{}", FAREWELL.get().unwrap_or(&"stopped"));
    exit(EXIT_CODE)
}

/// Ends the program without the farewell of libraries: a driver would wait for a card that may never answer, and one
/// that another thread is still loading would crash.
pub fn exit(code: i32) -> ! {
    // What was printed by lines is out already.
    let _ = std::io::stdout().flush();
    // SAFETY: it only ends the process.
    unsafe { libc::_exit(code) }
}

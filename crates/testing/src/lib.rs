//! What the tests of several crates share. Only ever a dev-dependency.
//!
//! - [`browser`]: a real browser, where there is one
//! - [`CountingAllocator`]: how much memory something takes
//! - [`scenes`]: small scenes that are built by hand, and built-in ones made small
//! - [`statistics`]: means, errors, chi-square
//!
//! A test that cannot run here, for want of a graphics driver, a screen or a browser, and a slow test that is left out
//! of the fast tier, say so through [`skip`] and [`is_left_out`]. `scripts/test` counts them and shows them at the end.
//!
//! ```
//! fn a_test_that_needs_a_card(card: Option<&str>) {
//!     let Some(_card) = card else {
//!         return wayfare_testing::skip("GPU", "no Vulkan adapter");
//!     };
//!     // ...
//! }
//! a_test_that_needs_a_card(Some("a card"));
//! ```

mod browser;
mod heap;
pub mod scenes;
pub mod statistics;

pub use browser::{browser, drive_browser};
pub use heap::CountingAllocator;

use std::fs::OpenOptions;
use std::io::Write;

/// Skips the test that is running: it needs something that this machine does not have. Where the environment variable
/// `WAYFARE_REQUIRE_<what>` is set, that is a failure.
///
/// # Panics
///
/// If what is missing is required.
pub fn skip(what: &str, why: &str) {
    if std::env::var_os(format!("WAYFARE_REQUIRE_{what}")).is_some() {
        panic!("WAYFARE_REQUIRE_{what} is set, but: {why}");
    }
    record(what, why);
}

/// Whether the test that is running is left out because it is slow and `WAYFARE_FAST` is set, as `scripts/test` does.
#[must_use]
pub fn is_left_out() -> bool {
    let left_out = std::env::var_os("WAYFARE_FAST").is_some();
    if left_out {
        record("slow", "left out of the fast tier");
    }
    left_out
}

/// Adds a line about the test that is running to the file that `WAYFARE_SKIPPED` names.
fn record(what: &str, why: &str) {
    let thread = std::thread::current();
    let test = thread.name().unwrap_or("a test");
    println!("skipped: {test}: {why}");
    let Some(file) = std::env::var_os("WAYFARE_SKIPPED") else {
        return;
    };
    // A line is written at once, so that those of several tests do not mix.
    let line = format!("{what}\t{test}\t{why}\n");
    let opened = OpenOptions::new().create(true).append(true).open(file);
    if let Err(error) = opened.and_then(|mut file| file.write_all(line.as_bytes())) {
        println!("cannot count skipped tests: {error}");
    }
}

//! Standard output and standard error, which may be closed or full.
//!
//! The reader of the output may stop reading: then the rest is dropped and the command works on silently. A disk that
//! is full is an error, but only at the end: an image that was rendered for hours is written first.

use crate::Failure;
use std::fmt::Arguments;
use std::io::{self, ErrorKind, Write};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The first failure to write to standard output.
static TROUBLE: Mutex<Option<io::Error>> = Mutex::new(None);

/// Prints a line on standard output, as `println!` does, but never panics.
macro_rules! outln {
    ($($words:tt)*) => { $crate::console::out(format_args!($($words)*)) };
}

/// Prints a line on standard error, as `eprintln!` does, but never panics.
macro_rules! errln {
    ($($words:tt)*) => { $crate::console::err(format_args!($($words)*)) };
}

pub(crate) use {errln, outln};

/// Prints a line on standard output.
pub fn out(line: Arguments<'_>) {
    let mut trouble = trouble();
    if trouble.is_none() {
        *trouble = writeln!(io::stdout(), "{line}").err();
    }
}

/// Prints a line on standard error. If that fails, there is no place to report it.
pub fn err(line: Arguments<'_>) {
    let _ = writeln!(io::stderr(), "{line}");
}

/// Whether the reader of the output is gone.
pub fn is_closed() -> bool {
    trouble()
        .as_ref()
        .is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
}

/// An error if standard output could not be written, unless its reader just closed it.
pub fn finish() -> Result<(), Failure> {
    let flushed = io::stdout().flush().err();
    match trouble().take().or(flushed) {
        Some(error) if error.kind() != ErrorKind::BrokenPipe => Err(Failure::operation(format!(
            "cannot write to standard output: {error}"
        ))),
        _ => Ok(()),
    }
}

fn trouble() -> MutexGuard<'static, Option<io::Error>> {
    TROUBLE.lock().unwrap_or_else(PoisonError::into_inner)
}

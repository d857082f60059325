//! The program as its users meet it. The viewer has its own tests in `view`.

mod common;
mod compare;
mod devices;
mod errors;
mod film;
mod gpu;
#[cfg(unix)]
mod interrupt;
mod kill;
mod long_runs;
mod methods;
mod render;
mod scenes;
#[cfg(unix)]
mod serve;
mod study;

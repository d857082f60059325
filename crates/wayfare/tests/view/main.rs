//! The viewer, driven as a user drives it, on a virtual screen.
//!
//! - [`display`]: an X server in memory, and mouse and keyboard there
//! - [`screenshot`]: what is seen on it
//! - [`session`]: a running viewer
//! - [`tour`]: everything that can be done in its window
//! - [`command_line`]: what needs no window
//! - [`soak`]: the frame loop under random changes, which needs none either
//!
//! Windows need Xvfb, xdotool, a Vulkan driver (in software will do) and the libraries of X that windows are made with.
//! Where they are missing these tests are skipped, unless `WAYFARE_REQUIRE_WINDOW=1` is set.
//! `WAYFARE_SCREENSHOTS=folder` saves what is seen.
#![cfg(target_os = "linux")]

mod command_line;
#[path = "../common/mod.rs"]
mod common;
mod display;
mod screenshot;
mod session;
mod soak;
mod tour;

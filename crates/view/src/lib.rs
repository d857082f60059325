//! The window of the viewer: images that converge while you move the camera, change parameters and compare methods.
//!
//! The frame loop is [`wayfare_live`]'s, and images stay on the graphics card. Here it gets
//!
//! - `window`: events in, frames out
//! - `screen`: the window on a card
//! - `panel`: everything that can be requested, and everything that is known about the images
//! - `error`: why there is no window

mod error;
mod panel;
mod screen;
mod window;

pub use error::WindowError;
pub use panel::{PANEL_WIDTH, Panel};
pub use window::run_window;

//! The window of the viewer: images that converge while you move the camera, change parameters and compare methods.
//!
//! The frame loop is [`wayfare_live`]'s, and images stay on the graphics card. Here it gets
//!
//! - `window`: events in, frames out
//! - `screen`: the window on a card
//! - `panel`: everything that can be requested, and everything that is known about the images
//! - `error`: why there is no window
//!
//! ```
//! use wayfare_film::{Look, ToneMap};
//! use wayfare_live::Viewer;
//! use wayfare_view::{Panel, WindowError, run_window};
//!
//! fn show(viewer: Viewer) -> Result<(), WindowError> {
//!     let look = Look { exposure: 0.0, tone_map: ToneMap::Filmic };
//!     let panel = Panel::new(look, None);
//!     for problem in run_window(viewer, panel, Some([1180, 720]))? {
//!         eprintln!("survived: {problem}");
//!     }
//!     Ok(())
//! }
//! ```

mod error;
mod panel;
mod screen;
mod window;

pub use error::WindowError;
pub use panel::{PANEL_WIDTH, Panel};
pub use window::run_window;

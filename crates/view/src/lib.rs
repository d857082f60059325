//! The live viewer: a picture that converges while one looks at it, moves through it and compares methods.
//!
//! What the user asks for becomes pictures:
//!
//! - [`wish`]: what is rendered, and the command line that asks for the same
//! - [`host`]: what the viewer needs of the program around it
//! - [`navigate`]: the camera under mouse and keys
//! - [`pace`]: how much is rendered in a frame
//! - [`stage`], [`side`]: a scene on a device, and a method in progress on it
//! - [`crew`]: methods at work on a thread of their own
//! - [`viewer`]: the frame loop
//!
//! Pictures stay on the graphics card from the kernel that makes them to the screen:
//!
//! - [`picture`]: where a picture lies, and how one comes there from memory
//! - [`framing`]: which part of a picture is seen where in the window
//! - [`display`]: pictures and their errors on the screen
//! - [`measure`]: their errors in numbers
//! - [`probe`]: the values of a pixel
//! - [`canvas`]: all of this for the pictures of a viewer
//!
//! The frame loop runs in two places:
//!
//! - [`headless`]: without a window, to measure it
//! - [`window`]: in a window, with a [`panel`]; [`screen`] is the window on a card
//! - [`save`]: pictures become files

mod bind;
pub mod canvas;
pub mod crew;
pub mod display;
pub mod framing;
pub mod headless;
pub mod host;
mod job;
pub mod measure;
pub mod navigate;
pub mod pace;
pub mod panel;
pub mod picture;
pub mod probe;
pub mod save;
pub mod screen;
pub mod side;
pub mod stage;
pub mod viewer;
pub mod window;
pub mod wish;

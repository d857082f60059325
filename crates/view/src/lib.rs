//! The live viewer: a picture that converges while one looks at it, moves through it and compares methods.
//!
//! - [`wish`]: what the user asks for
//! - [`host`]: what the viewer needs of the program around it
//! - [`navigate`]: the camera under mouse and keys
//! - [`pace`]: how much is rendered in a frame
//! - [`stage`], [`side`]: a scene on a device, and a method in progress on it
//! - [`viewer`]: the frame loop, which turns wishes into pictures

pub mod host;
mod job;
pub mod navigate;
pub mod pace;
pub mod side;
pub mod stage;
pub mod viewer;
pub mod wish;

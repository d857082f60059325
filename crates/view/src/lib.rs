//! The live viewer: a picture that converges while one looks at it, moves through it and compares methods.
//!
//! - [`navigate`]: the camera under mouse and keys
//! - [`pace`]: how much is rendered in a frame

pub mod navigate;
pub mod pace;

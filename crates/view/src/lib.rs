//! The live viewer: a picture that converges while one looks at it, moves through it and compares methods.
//!
//! Pictures stay on the graphics card from the kernel that makes them to the screen:
//!
//! - [`picture`]: where a picture lies, and how one comes there from memory
//! - [`framing`]: which part of a picture is seen where in the window
//! - [`display`]: pictures and their errors on the screen
//! - [`measure`]: their errors in numbers

mod bind;
pub mod display;
pub mod framing;
pub mod measure;
pub mod picture;

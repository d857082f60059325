//! Back ends: whatever turns a scene into a picture, step by step.
//!
//! The program, the study and the viewer know a renderer only as a [`Backend`]: advance by a budget,
//! give the image, give the statistics. A method or a device is added by implementing that trait.
//!
//! - [`backend`]: the trait, budgets and statistics
//! - [`split`]: direct light apart from what chains sample
//! - [`settings`]: what a run is made of, in the form that files and the command line share
//! - [`metadata`]: what the file of a picture says about it
//! - [`cpu`]: the methods on the CPU

pub mod backend;
pub mod cpu;
pub mod metadata;
pub mod settings;
pub mod split;

pub use backend::{Backend, Budget, DeviceError, Statistics};
pub use settings::{Method, Settings};
pub use split::Split;

//! Scenes: the flat model, the pbrt-v4 reader and the built-in scenes.

pub mod model;

pub use model::*;

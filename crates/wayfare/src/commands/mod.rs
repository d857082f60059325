//! One file per command.

pub mod bench;
pub mod compare;
pub mod info;
pub mod render;
pub mod scenes;

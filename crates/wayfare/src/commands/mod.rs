//! One file per command.

pub mod bench;
pub mod bench_gpu;
pub mod compare;
pub mod devices;
pub mod diagnostics;
pub mod film;
pub mod info;
pub mod manual;
pub mod render;
pub mod replay;
pub mod scenes;
pub mod serve;
pub mod study;
pub mod view;

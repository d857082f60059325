//! Scenes and their shapes. The reader has its own tests in `reader`.

mod common;
mod edits;
mod fingerprint;
mod shape_loop_subdivision;
mod shape_ply;
mod shape_ply_fuzz;
mod shape_tessellation;
mod spectrum_rgb;
mod validate;

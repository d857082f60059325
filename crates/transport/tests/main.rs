//! The path function, its parts and its score.

mod bsdf;
mod common;
mod lights;
mod path_kinds;
mod precision;
mod radiance;
mod ray_casting;
mod relief;
mod reprojection;
mod roulette;
mod score;
mod texture;
mod texture_slopes;
mod trajectories;

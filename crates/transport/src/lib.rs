//! Light transport as a function on the torus.
//!
//! A scene becomes a function f: a vector of numbers in [0, 1) is turned into one light path and the
//! light that it carries ([`World::radiance`]). Every rendering method walks this one function.
//!
//! - [`coordinates`]: what each number means
//! - [`camera`], [`surface`], [`bsdf`], [`lights`]: the pieces of a path vertex
//! - [`path`]: the path function itself
//! - [`score`]: its derivative
//! - [`bvh`]: which triangle a ray hits
//! - [`math`]: scalars and vectors; everything above is generic over the scalar

pub mod affine;
pub mod bsdf;
pub mod bvh;
pub mod camera;
pub mod coordinates;
pub mod lights;
pub mod math;
pub mod path;
pub mod score;
pub mod surface;

pub use path::{Counters, Scatterings, World, WorldError};

//! Scalars and vectors. Everything that shapes light is generic over [`Real`].

mod real;
mod vec3;

pub use real::Real;
pub use vec3::{Frame, Rgb, Vec3, luminance};

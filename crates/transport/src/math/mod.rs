//! Scalars and vectors. Everything that shapes light is generic over [`Real`].

mod dual;
mod real;
mod vec3;

pub use dual::Dual;
pub use real::Real;
pub use vec3::{Frame, LUMINANCE, Rgb, Vec3, luminance};

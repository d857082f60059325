//! Light transport as a function on primary sample space (Kelemen et al. 2002).
//!
//! Primary sample space is the unit torus: all vectors of random numbers in [0, 1) that a path tracer could draw. The
//! path function f turns such a point x into one path and gives the radiance that it carries ([`World::radiance`]).
//! Every rendering method walks this one function; methods that follow its gradient ask for the score as well
//! ([`World::radiance_and_score`]).
//!
//! ```
//! use wayfare_transport::{Counters, PathRecord, World};
//!
//! let cornell = wayfare_builtin::find("cornell").expect("a built-in scene");
//! let world = World::new(cornell.load(&Default::default())?)?;
//! let x = vec![0.5f32; world.dimension()];
//! let mut score = vec![0.0; x.len()];
//! let (mut record, mut counters) = (PathRecord::default(), Counters::default());
//! let f = world.radiance_and_score(&x, &mut score, &mut record, &mut counters);
//! assert_eq!(f, world.radiance(&x, &mut counters));
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```
//!
//! - [`Coordinates`]: the coordinates of x and what each of them means
//! - [`CameraModel`], [`surface`], [`bsdf`], [`Lights`]: the pieces of a path vertex
//! - [`World`]: a scene that is ready for it, with the path function itself (`path`) and its score
//! - [`FirstHit`], [`Guide`]: what camera rays meet, independent of the light
//! - [`bvh`]: which triangle a ray hits
//! - [`math`]: scalars and vectors; everything above is generic over the scalar

pub mod affine;
pub mod bsdf;
pub mod bvh;
mod camera;
mod coordinates;
mod counters;
mod cutouts;
mod filter;
mod first_hit;
pub mod lights;
pub mod math;
mod path;
mod path_kinds;
pub mod relief;
mod reprojection;
mod roulette;
mod scene_kind;
mod score;
mod shading;
pub mod surface;
pub mod texture;
mod world;

pub use camera::{CameraModel, CameraRay, Ray};
pub use coordinates::{
    CAMERA_COORDINATES, Coordinates, VERTEX_COORDINATES, VertexCoordinates, dimension,
    first_decision,
};
pub use counters::Counters;
pub use filter::{FilterAxis, FilterTable};
pub use first_hit::{FirstHit, Guide};
pub use lights::{LightBall, LightSample, LightTriangle, Lights};
pub use path::{Arrival, Departure, DirectLight};
pub use path_kinds::PathKinds;
pub use reprojection::{Reprojected, Reprojection};
pub use score::{PathRecord, PathScalar, SCORE_EPSILON, VertexRecord};
pub use shading::Shading;
pub use world::{World, WorldError};

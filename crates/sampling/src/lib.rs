//! Random numbers and the torus: the part of Wayfare that knows nothing of light.
//!
//! - [`philox`]: Philox4x32-10, a counter-based generator. Any number of any sample can be computed
//!   directly from (seed, sample, position), so results do not depend on which thread asks first.
//! - [`torus`]: the unit torus, on which every sampler walks.

pub mod philox;
pub mod torus;

pub use philox::{Philox, Stream};

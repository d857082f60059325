//! The two figures about the samplers, on densities that can be looked at and solved.
//!
//! - [`exploration`]: how the local dynamics walk around in one mode.
//! - [`bias`]: what the unadjusted Langevin step does to a density, with and without an edge.

pub mod bias;
pub mod exploration;

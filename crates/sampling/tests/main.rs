//! What the samplers promise, on targets whose answers are known.

mod batch;
mod common;
mod diagnostics;
mod estimators;
mod exact_methods;
mod langevin_bias;
mod normalisation;
mod partition;
mod regeneration;
mod repeatability;
mod resuming;
mod reuse;
mod settings;
mod starts;

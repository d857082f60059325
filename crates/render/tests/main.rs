//! Methods as renderers on the CPU.

mod auto;
mod common;
mod layers;
mod methods;
mod path_tracing;
mod resuming;
mod reuse;
mod sum;

//! Methods as renderers on the CPU.

mod auto;
mod layers;
mod methods;
mod path_tracing;
mod resuming;
mod reuse;
mod sum;

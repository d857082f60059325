//! Methods as renderers on the CPU.

mod methods;
mod path_tracing;
mod resuming;
mod sum;

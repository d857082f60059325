//! The methods on a graphics card.
//!
//! The kernels are Slang modules in `src/kernels`, named after their counterparts in the crates `transport` and
//! `sampling`; `scripts/build-kernels` compiles them to SPIR-V and WGSL.
//!
//! - [`tables`]: the scene as kernels see it
//! - [`ray_query`]: the same for adapters that traverse it by themselves
//! - [`parameters`]: what they are told with every dispatch
//! - [`program`]: the kernels of a card, compiled once
//! - [`stage`]: a scene on the card, and the buffers and dispatches of a run
//! - [`counters`]: what kernels count
//! - [`session`]: a picture in progress, in pieces that fit the clock
//! - [`path_tracing`], [`markov_chains`]: the methods
//! - [`evaluate`]: the path function at given points
//!
//! Everything that can go wrong between the renderer and a driver ends here, as a [`GpuError`] that says what
//! is wrong and what to do: no driver, too small an adapter, too little memory, a card that stops answering.
//! Nothing in this crate panics on what a machine or a user can cause.
//!
//! - [`adapter`]: which adapters there are and what each can do; all requirements in one place
//! - [`choice`]: which one to take
//! - [`device`]: an opened adapter with its buffers
//! - [`kernel`]: compute pipelines, from SPIR-V on Vulkan and from WGSL elsewhere
//! - [`timer`]: how long each pass took on the card
//! - [`error`]: what can go wrong

pub mod adapter;
pub mod choice;
pub mod counters;
pub mod device;
pub mod error;
pub mod evaluate;
pub mod kernel;
pub mod markov_chains;
pub mod parameters;
pub mod path_tracing;
pub mod program;
pub mod ray_query;
pub mod session;
pub mod sources;
pub mod stage;
mod start;
pub mod tables;
pub mod timer;

mod wait;

pub use adapter::{AdapterKind, AdapterReport, KernelForm, adapters};
pub use choice::AdapterChoice;
pub use device::Gpu;
pub use error::GpuError;
pub use kernel::{Kernel, KernelSource};
pub use program::Program;
pub use start::{Renderer, prepare};
pub use timer::Timer;
pub use wait::panic_is_caught;
pub use wgpu;

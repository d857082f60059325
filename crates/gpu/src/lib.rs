//! A graphics card, opened for computing.
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
pub mod device;
pub mod error;
pub mod kernel;
pub mod timer;

mod wait;

pub use adapter::{AdapterKind, AdapterReport, KernelForm, adapters};
pub use choice::AdapterChoice;
pub use device::Gpu;
pub use error::GpuError;
pub use kernel::{Kernel, KernelSource};
pub use timer::Timer;
pub use wgpu;

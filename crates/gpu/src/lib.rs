//! The methods on a graphics card.
//!
//! The kernels are Slang modules in `src/kernels`, named after their counterparts in the crates `transport` and
//! `sampling`; `scripts/build-kernels` compiles them to SPIR-V and WGSL and writes the Rust side of all that they share
//! with this crate.
//!
//! A card is opened ([`Gpu`]), a scene is put on it ([`SceneOnGpu`]), and a [`Renderer`] renders it with some method:
//!
//! ```
//! use std::sync::Arc;
//! use wayfare_gpu::{AdapterChoice, Gpu, Renderer, SceneOnGpu, Tuning};
//! use wayfare_render::{Budget, Renderer as _, Settings};
//! use wayfare_transport::World;
//!
//! // A machine without a card, and without a driver that imitates one, cannot run this.
//! let Ok(gpu) = Gpu::open(&AdapterChoice::Any, None) else {
//!     return Ok(());
//! };
//! let mut scene = wayfare_builtin::find("cornell").unwrap().load(&Default::default())?;
//! scene.film.resolution = [16, 12];
//! let tuning = Tuning::of(&gpu);
//! let scene = SceneOnGpu::new(Arc::new(gpu), Arc::new(World::new(scene)?))?;
//! let mut renderer = Renderer::new(&Arc::new(scene), &Settings::default(), tuning)?;
//! renderer.advance(&Budget::of_samples(4))?;
//! let image = renderer.image()?;
//! assert!(image.pixels.iter().any(|rgb| rgb[0] > 0.0));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Everything that can go wrong between the renderer and a driver ends here, as a [`GpuError`] that says what
//! is wrong: no driver, too small an adapter, too little memory, a card that stops answering.
//! Nothing in this crate panics on what a machine or a user can cause.
//!
//! | module | what it does |
//! | --- | --- |
//! | `adapter`, `choice`, `device` | which adapters there are, which one to take, an opened one with its buffers |
//! | `kernel`, `sources`, `program` | compute pipelines from SPIR-V or WGSL; all kernels; those that a card has compiled |
//! | `shared` | generated: constants, structures and bindings that kernels and program share |
//! | `tables`, `rows`, `materials`, `textures`, `lights`, `ray_query`, `scene_on_gpu` | a scene as kernels see it |
//! | `parameters`, `run`, `counters` | what kernels are told, their buffers and dispatches, what they count |
//! | `session` | an image in progress, in pieces that fit the clock |
//! | `path_tracing`, `markov_chains`, `auto`, `renderer` | the methods |
//! | `evaluate`, `reprojection` | the path function and the map between cameras at given points, for samplers in Python and for tests |
//! | `timer`, `wait`, `error` | times of passes, waiting for a card, what can go wrong |

mod adapter;
mod auto;
mod choice;
mod counters;
mod device;
mod error;
mod evaluate;
mod kernel;
mod lights;
mod markov_chains;
mod materials;
mod parameters;
mod path_tracing;
mod program;
mod ray_query;
mod reconstruction;
mod renderer;
mod reprojection;
mod rows;
mod run;
mod saved;
mod scene_on_gpu;
mod session;
#[path = "kernels/generated/shared.rs"]
#[allow(dead_code)] // Some constants matter to kernels alone.
#[rustfmt::skip]
mod shared;
mod sources;
mod tables;
mod textures;
mod timer;
mod wait;

pub use adapter::{AdapterKind, AdapterReport, KernelForm, adapters};
pub use choice::AdapterChoice;
pub use device::Gpu;
pub use error::GpuError;
pub use evaluate::{EMPTY_PATH, Evaluated, evaluate, hash_path, random_blocks};
pub use kernel::{Kernel, KernelSource};
pub use markov_chains::MarkovChains;
pub use path_tracing::MAX_SAMPLES_PER_PIXEL;
pub use program::Program;
pub use ray_query::Traversal;
pub use renderer::{Memory, Renderer, prepare};
pub use reprojection::reproject;
pub use scene_on_gpu::SceneOnGpu;
pub use session::Tuning;
pub use shared::RandomBlock;
pub use timer::Timer;
pub use wait::panic_is_caught;
pub use wgpu;

//! Renderers, which turn a scene into an image step by step.
//!
//! A renderer is one interface, [`Renderer`]: set the camera, advance by a [`Budget`], resolve, give the image, give
//! the statistics. This crate has that interface, the [`Method`]s with their presets, and the [CPU's renderers](cpu),
//! which are the reference for all others. Front ends use it through the crate `engine`, which also knows the devices.
//!
//! ```
//! use std::sync::Arc;
//! use wayfare_render::{Budget, Method, Renderer, Settings, cpu};
//! use wayfare_transport::World;
//!
//! let builtin = wayfare_builtin::find("cornell").expect("a built-in scene");
//! let mut scene = builtin.load(&Default::default())?;
//! scene.film.resolution = [32, 24];
//! let world = Arc::new(World::new(scene)?);
//! let settings = Settings { method: "persistent-restore".parse::<Method>()?, ..Default::default() };
//! let mut renderer = cpu::renderer(world, &settings, cpu::threads(2)?);
//! renderer.advance(&Budget::of_samples(16))?;
//! let image = renderer.image()?;
//! assert!(image.mean_luminance() > 0.05);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod auto;
pub mod cpu;
pub mod gradient;
pub mod layers;
mod metadata;
mod method;
mod renderer;
mod settings;
pub mod state;
mod sum;

pub use metadata::{Provenance, metadata};
pub use method::{Method, MethodError, Part, Sampler, UnknownMethod};
pub use renderer::{Budget, Editable, RenderError, Renderer, Statistics};
pub use settings::Settings;
pub use state::StateError;
pub use sum::Sum;
pub use wayfare_film::Image;
pub use wayfare_sampling::{Sequence, SettingError};
pub use wayfare_transport::CameraModel;

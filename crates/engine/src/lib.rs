//! One renderer behind every front end.
//!
//! [`Device::open`] opens what a [`DeviceSpec`] names, [`Device::upload`] puts a scene on it, and
//! [`SceneOnDevice::renderer`] turns settings into a [`Renderer`]: set the camera, advance by a budget, resolve, give
//! the image, on the host or on the card, and the statistics. `render`, `bench`, `study`, `film` and `view` use nothing
//! else, so a method or a device is added in one place.
//!
//! If the device is `auto`, the CPU does what the GPU cannot: no card, a card that lacks a feature, kernels that do not
//! compile, a scene that does not fit. What happened is in [`Device::notes`] and [`SceneOnDevice::notes`]. A device
//! that was named is taken or is an error.
//!
//! [`find_scene`] turns a user's words into a scene, and [`SceneOnDevice::evaluate`] gives the path function itself at
//! any points.
//!
//! [`GuidedDenoiser`] takes the noise out of images, where Open Image Denoise is installed.
//!
//! What does not fit into memory is refused before it is taken: see [`memory`].
//!
//! ```
//! use std::sync::Arc;
//! use wayfare_engine::{Budget, Device, DeviceSpec, Settings, prepare_scene};
//!
//! let builtin = wayfare_builtin::find("cornell").expect("a built-in scene");
//! let mut scene = builtin.load(&Default::default())?;
//! scene.film.resolution = [32, 24];
//!
//! let device = Device::open(&DeviceSpec::Cpu, 2)?;
//! let scene = device.upload(Arc::new(prepare_scene(scene)?))?;
//! let settings = Settings { method: "metropolis".parse()?, ..Default::default() };
//! let mut renderer = scene.renderer(&settings)?;
//! renderer.advance(&Budget::of_samples(16))?;
//! assert!(renderer.image()?.mean_luminance() > 0.05);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod device;
mod duration;
mod error;
mod find_scene;
mod guided_denoiser;
pub mod memory;
mod path_function;
mod renderer;
mod scene;
mod spec;
mod state_file;
mod wake_up;

pub use device::Device;
pub use duration::{NotADuration, parse_duration};
pub use error::EngineError;
pub use find_scene::{
    FindSceneError, Reading, builtin_names, find_scene, find_scene_watched, scene_exists, warnings,
};
pub use guided_denoiser::GuidedDenoiser;
pub use memory::NotEnoughMemory;
pub use path_function::PathValues;
pub use renderer::{DeviceImage, Renderer};
pub use scene::{SceneOnDevice, prepare_scene};
pub use spec::{DeviceSpec, UnknownDevice};
pub use state_file::{StateFile, StateFileError, StateHeader, state_path, write_state};
pub use wake_up::WakeUp;
pub use wayfare_denoise::{DenoiseError, check_library as check_denoiser};
pub use wayfare_gpu::{AdapterChoice, Tuning};
pub use wayfare_render::{
    Budget, Method, MethodError, Provenance, RenderError, Sampler, SettingError, Settings,
    StateError, Statistics, UnknownMethod, metadata,
};

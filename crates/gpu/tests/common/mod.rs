//! An adapter for tests, and scenes with points on which kernels are compared with the CPU.

pub mod cases;
pub mod real_scenes;
pub mod scenes;

use wayfare_builtin::Builtin;
use wayfare_gpu::{AdapterChoice, Gpu, KernelForm};

/// The best adapter of this machine, be it software. Without one the test is skipped, unless
/// `WAYFARE_REQUIRE_GPU` is set: then that is a failure.
pub fn gpu_with(form: Option<KernelForm>) -> Option<Gpu> {
    match Gpu::open(&AdapterChoice::Any, form) {
        Ok(gpu) => Some(gpu),
        Err(error) => {
            wayfare_testing::skip("GPU", &error.to_string());
            None
        }
    }
}

/// The same, with kernels in its best form.
pub fn gpu() -> Option<Gpu> {
    gpu_with(None)
}

/// The built-in scenes whose kernels software drivers compile in seconds: those without textures, coats and skies.
pub fn plain_scenes() -> impl Iterator<Item = &'static Builtin> {
    wayfare_builtin::all().iter().filter(|builtin| {
        let scene = builtin.load(&Default::default()).expect("a scene");
        wayfare_transport::surface::is_plain(&scene)
    })
}

//! An adapter for tests, and scenes with points on which kernels are compared with the CPU.

pub mod cases;
pub mod real_scenes;
pub mod scenes;

use std::sync::{Arc, OnceLock};
use wayfare_builtin::Builtin;
use wayfare_gpu::{AdapterChoice, Gpu, KernelForm, Program, Traversal};

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

/// That adapter with its kernels, which all tests share: software drivers take most of a test to compile them.
pub fn program() -> Option<Arc<Program>> {
    static SHARED: OnceLock<Option<Arc<Program>>> = OnceLock::new();
    SHARED.get_or_init(own_program).clone()
}

/// The same with kernels in both forms that walk trees: SPIR-V and WGSL.
pub fn programs_in_both_forms() -> Option<[Arc<Program>; 2]> {
    static SHARED: OnceLock<Option<[Arc<Program>; 2]>> = OnceLock::new();
    let open = |form| {
        let gpu = Arc::new(gpu_with(Some(form))?);
        let program = Program::with(gpu, Traversal::Software).expect("layouts");
        Some(Arc::new(program))
    };
    let both = || Some([open(KernelForm::SpirV)?, open(KernelForm::Wgsl)?]);
    SHARED.get_or_init(both).clone()
}

/// That adapter with kernels of its own, for tests that lose it.
pub fn own_program() -> Option<Arc<Program>> {
    let program = Program::new(Arc::new(gpu()?)).expect("layouts");
    Some(Arc::new(program))
}

/// The built-in scenes whose kernels software drivers compile in seconds: those without textures, coats and skies.
pub fn plain_scenes() -> impl Iterator<Item = &'static Builtin> {
    wayfare_builtin::all().iter().filter(|builtin| {
        let scene = builtin.load(&Default::default()).expect("a scene");
        wayfare_transport::surface::is_plain(&scene)
    })
}

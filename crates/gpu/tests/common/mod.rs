//! An adapter for tests, and scenes with points on which kernels are compared with the CPU.

pub mod cases;
pub mod real_scenes;
pub mod scenes;

use std::ops::Deref;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
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

/// What tests lend from each other, one at a time: software drivers take most of a test to compile kernels. Tests that
/// run side by side have an adapter each.
struct Pool<T>(Mutex<Vec<T>>);

impl<T> Pool<T> {
    const fn new() -> Self {
        Self(Mutex::new(Vec::new()))
    }

    /// Something that no other test is using, made now if there is none.
    fn lend(&'static self, make: impl FnOnce() -> Option<T>) -> Option<Lent<T>> {
        let idle = self.lock().pop();
        let value = Some(idle.or_else(make)?);
        Some(Lent { pool: self, value })
    }

    fn lock(&self) -> MutexGuard<'_, Vec<T>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Goes back to the pool when the test ends, unless it fails.
pub struct Lent<T: 'static> {
    pool: &'static Pool<T>,
    value: Option<T>,
}

impl<T> Deref for Lent<T> {
    type Target = T;

    fn deref(&self) -> &T {
        self.value.as_ref().expect("it is lent until the end")
    }
}

impl<T> Drop for Lent<T> {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            self.pool.lock().extend(self.value.take());
        }
    }
}

/// That adapter with its kernels.
pub fn program() -> Option<Lent<Arc<Program>>> {
    static POOL: Pool<Arc<Program>> = Pool::new();
    POOL.lend(own_program)
}

/// The same with kernels in both forms that walk trees: SPIR-V and WGSL.
pub fn programs_in_both_forms() -> Option<Lent<[Arc<Program>; 2]>> {
    static POOL: Pool<[Arc<Program>; 2]> = Pool::new();
    let open = |form| {
        let gpu = Arc::new(gpu_with(Some(form))?);
        let program = Program::with(gpu, Traversal::Software).expect("layouts");
        Some(Arc::new(program))
    };
    POOL.lend(|| Some([open(KernelForm::SpirV)?, open(KernelForm::Wgsl)?]))
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

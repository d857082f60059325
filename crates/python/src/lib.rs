//! The Python package: what `python/wayfare` shows of the engine.
//!
//! Everything here is a thin coat over the libraries: arguments of Python become their types ([`arrays`], [`json`]),
//! their errors become exceptions with the same words ([`errors`]), and while they work the GIL is free and Ctrl-C is
//! heard ([`interrupt`]).
//!
//! ```python
//! import wayfare
//!
//! scene = wayfare.Scene("gloss", size=(48, 36))
//! image = wayfare.Renderer(scene, "pt").render(spp=4)
//! ```

mod arrays;
mod build_scene;
mod camera;
mod device;
mod errors;
mod film;
mod images;
mod interrupt;
mod json;
mod methods;
mod population;
mod renderer;
mod scene;
mod study;

use pyo3::prelude::*;

/// The compiled part of the package `wayfare`.
#[pymodule]
fn _wayfare(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add_class::<camera::PyCamera>()?;
    module.add_class::<device::PyDevice>()?;
    module.add_class::<scene::PyScene>()?;
    module.add_class::<renderer::PyRenderer>()?;
    module.add_class::<renderer::Frames>()?;
    module.add_class::<population::PyPopulation>()?;
    module.add_class::<study::Worker>()?;
    module.add_function(wrap_pyfunction!(build_scene::build_scene, module)?)?;
    module.add_function(wrap_pyfunction!(device::devices, module)?)?;
    module.add_function(wrap_pyfunction!(scene::builtin_scenes, module)?)?;
    module.add_function(wrap_pyfunction!(methods::methods, module)?)?;
    module.add_function(wrap_pyfunction!(methods::parameters, module)?)?;
    module.add_function(wrap_pyfunction!(film::method_json, module)?)?;
    module.add_function(wrap_pyfunction!(film::trajectory, module)?)?;
    module.add_function(wrap_pyfunction!(images::compare, module)?)?;
    module.add_function(wrap_pyfunction!(images::flip, module)?)?;
    module.add_function(wrap_pyfunction!(images::save_image, module)?)?;
    module.add_function(wrap_pyfunction!(images::read_image, module)?)?;
    module.add_function(wrap_pyfunction!(images::tonemap, module)?)?;
    module.add_function(wrap_pyfunction!(study::run_study, module)?)?;
    module.add_function(wrap_pyfunction!(study::preset_study, module)?)?;
    Ok(())
}

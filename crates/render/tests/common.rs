//! Built-in scenes and methods for the tests.

use std::sync::Arc;
use wayfare_render::Method;
use wayfare_sampling::Defaults;
use wayfare_testing::scenes;
use wayfare_transport::World;

/// A built-in scene with paths and an image of some size.
pub fn world(name: &str, max_depth: u32, size: [u32; 2]) -> Arc<World> {
    let scene = scenes::builtin(name, max_depth, size);
    Arc::new(World::new(scene).expect("a small BVH"))
}

/// A method as published, with some parameters.
pub fn method(name: &str, parameters: &[(&str, &str)]) -> Method {
    let mut method = Method::preset(name, Defaults::Published).expect("a method");
    for &(key, value) in parameters {
        method.set(key, value).expect("a parameter");
    }
    method
}

//! Metals of several roughnesses that reflect each other.

use std::f64::consts::TAU;

use glam::DVec3;

use crate::shapes::{ball, facing_quad, rounded_box, torus, tube};
use crate::text::{SceneFiles, View};
use crate::{Builtin, FileList};

pub(crate) fn files(scene: &Builtin) -> FileList {
    let view = View {
        resolution: [1024, 576],
        max_depth: 12,
        eye: [-0.9, 1.8, -6.4],
        target: [0.0, 0.80, 0.0],
        fov: 24.0,
        lens: Some([0.02, 6.0]),
    };
    let mut files = SceneFiles::new(scene.name, scene.title, &view);
    // Materials.
    files.diffuse("paper", [0.10, 0.17, 0.21]);
    files.conductor("table", "Al", 0.22);
    files.conductor("copper", "Cu", 0.12);
    files.conductor("gold", "Au", 0.05);
    files.conductor("gold-satin", "Au", 0.25);
    files.conductor("brass", "CuZn", 0.15);
    files.conductor("silver", "Ag", 0.02);
    files.conductor("steel", "Al", 0.35);

    // A studio, and a table in it.
    files.studio(["paper", "paper"], 9.0, [-8.0, 4.5], 2.5, 6.0);
    let table = rounded_box([9.0, 0.12, 7.0], 0.05, 6).at(0.0, 0.06, -1.2);
    files.mesh("table", "table", &table);

    // Things to reflect each other.
    let knot = tube(knot, 0.17, 480, 40)
        .tilted(8.0)
        .turned(-20.0)
        .at(0.0, 1.08, 0.35);
    files.mesh("copper", "knot", &knot);

    let top = 0.12;
    let balls = [
        ("gold", "gold-ball", 0.42, -1.5, -0.25),
        ("silver", "silver-ball", 0.34, 1.25, -0.55),
        ("steel", "steel-ball", 0.5, 1.85, 0.65),
        ("brass", "brass-ball", 0.2, -0.65, -0.95),
        ("gold-satin", "satin-ball", 0.15, 0.35, -1.05),
    ];
    for (material, stem, radius, x, z) in balls {
        files.mesh(material, stem, &ball(radius, 18).at(x, top + radius, z));
    }
    let ring = torus(0.36, 0.085, 160, 36)
        .tilted(90.0)
        .turned(35.0)
        .at(-2.05, top + 0.445, 0.75);
    files.mesh("brass", "ring", &ring);

    // Lights.
    let key = facing_quad([-4.2, 4.6, -3.4], [0.0, 0.7, 0.0], 1.5, 1.5);
    files.light("warm key light", [60.0, 48.0, 34.0], &key);
    let rim = facing_quad([5.2, 3.6, 1.8], [0.0, 0.7, 0.0], 0.5, 3.2);
    files.light("cool strip light", [18.0, 27.0, 40.0], &rim);
    files.finish()
}

/// A torus knot that winds twice around the axis and thrice through the hole.
fn knot(t: f64) -> DVec3 {
    let t = TAU * t;
    let r = 0.62 + 0.26 * (3.0 * t).cos();
    DVec3::new(
        r * (2.0 * t).cos(),
        r * (2.0 * t).sin(),
        -0.3 * (3.0 * t).sin(),
    )
}

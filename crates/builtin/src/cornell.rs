//! A room in the manner of the Cornell box, with a metal knot and a ball of glass.

use std::f64::consts::TAU;

use glam::DVec3;

use crate::shapes::{ball, facing_quad, room, rounded_box, tube};
use crate::text::{SceneFiles, View};
use crate::{Builtin, FileList};

pub(crate) fn files(scene: &Builtin) -> FileList {
    let view = View {
        resolution: [1024, 768],
        max_depth: 12,
        eye: [0.0, 1.62, -5.6],
        target: [0.0, 1.36, 0.0],
        fov: 36.0,
        lens: None,
    };
    let mut files = SceneFiles::new(scene.name, scene.title, &view);
    files.diffuse("plaster", [0.76, 0.73, 0.68]);
    files.diffuse("floor", [0.58, 0.54, 0.49]);
    files.diffuse("terracotta", [0.62, 0.19, 0.10]);
    files.diffuse("teal", [0.07, 0.30, 0.31]);
    files.diffuse("chalk", [0.80, 0.78, 0.74]);
    files.conductor("brass", "CuZn", 0.08);
    files.dielectric("glass", 1.5, 0.0);

    // The room continues behind the viewer, so that the metal has something to reflect on all sides.
    let [left, right, floor, ceiling, near, far] = room([-2.1, 0.0, -6.0], [2.1, 3.0, 2.0]);
    files.inline("terracotta", "left wall", &left);
    files.inline("teal", "right wall", &right);
    files.inline("floor", "floor", &floor);
    files.inline("plaster", "ceiling", &ceiling);
    files.inline("plaster", "wall behind the viewer", &near);
    files.inline("plaster", "back wall", &far);

    let tall = rounded_box([0.95, 1.75, 0.95], 0.03, 6)
        .turned(20.0)
        .at(-0.95, 0.875, 0.85);
    files.mesh("chalk", "tall-block", &tall);
    let low = rounded_box([1.05, 0.62, 1.05], 0.03, 6)
        .turned(-17.0)
        .at(0.95, 0.31, 0.25);
    files.mesh("chalk", "low-block", &low);

    let glass = ball(0.46, 24).at(0.95, 1.08, 0.25);
    files.mesh("glass", "glass-ball", &glass);

    // A trefoil knot that stands on the floor.
    let knot = tube(trefoil, 0.125, 360, 40)
        .tilted(14.0)
        .turned(24.0)
        .at(-0.42, 0.555, -0.75);
    files.mesh("brass", "knot", &knot);

    let lamp = facing_quad([0.0, 2.995, 0.3], [0.0, 0.0, 0.3], 1.35, 0.95);
    files.light("lamp below the ceiling", [17.0, 14.8, 11.8], &lamp);
    files.finish()
}

/// A trefoil knot in the xy plane.
fn trefoil(t: f64) -> DVec3 {
    let t = TAU * t;
    let scale = 0.142;
    DVec3::new(
        scale * (t.sin() + 2.0 * (2.0 * t).sin()),
        scale * (t.cos() - 2.0 * (2.0 * t).cos()),
        -0.16 * (3.0 * t).sin(),
    )
}

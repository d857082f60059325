//! A ring of dense glass about a bubble of air, inside a block of glass, under a small bright lamp.

use crate::shapes::{ball, facing_quad, rounded_box, torus};
use crate::text::{SceneFiles, View};
use crate::{Builtin, FileList};

/// Index of refraction of the block.
const BLOCK: f64 = 1.5;
/// Index of refraction of the ring: a dense flint glass.
const FLINT: f64 = 1.9;

pub(crate) fn files(scene: &Builtin) -> FileList {
    let view = View {
        resolution: [1024, 768],
        max_depth: 12,
        eye: [-2.3, 3.3, -6.2],
        target: [0.25, 0.62, 0.0],
        fov: 27.0,
        lens: None,
    };
    let mut files = SceneFiles::new(scene.name, scene.title, &view);
    files.diffuse("floor", [0.66, 0.42, 0.34]);
    files.diffuse("wall", [0.60, 0.52, 0.48]);
    files.dielectric("glass", BLOCK, 0.0);
    files.dielectric("air", 1.0 / BLOCK, 0.0);
    files.dielectric("flint", FLINT / BLOCK, 0.0);

    files.studio(["floor", "wall"], 9.0, [-9.0, 8.0], 3.0, 7.0);

    let turn = 2.0;
    let centre = 0.95 + 0.02;
    let block = rounded_box([1.9, 1.9, 1.9], 0.06, 10)
        .turned(turn)
        .at(0.0, centre, 0.0);
    files.mesh("glass", "block", &block);
    let ring = torus(0.64, 0.13, 240, 72)
        .tilted(-22.0)
        .rolled(-16.0)
        .at(0.0, centre, 0.0);
    files.mesh("flint", "ring", &ring);
    files.mesh("air", "bubble", &ball(0.3, 20).at(0.0, centre, 0.0));

    let lamp = facing_quad([3.6, 6.2, 2.2], [1.0, 0.0, 0.6], 0.35, 0.35);
    files.light("small lamp", [1250.0, 1010.0, 740.0], &lamp);
    let sky = facing_quad([0.0, 6.99, 0.0], [0.0, 0.0, 0.0], 14.0, 12.0);
    files.light("large dim ceiling light", [0.30, 0.37, 0.46], &sky);
    files.finish()
}

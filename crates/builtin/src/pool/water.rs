//! The water of the pool.

use std::f64::consts::TAU;

use glam::{DVec2, DVec3};

use super::{FLOOR, HALF, WATER};
use crate::mesh::Mesh;

/// Height of the water above its level at rest, and its slope along x and z: a sum of wave trains.
fn wave(x: f64, z: f64) -> (f64, DVec2) {
    // Direction in degrees, length, steepness (height times wave number), phase.
    const TRAINS: [[f64; 4]; 11] = [
        [12.0, 1.90, 0.035, 0.3],
        [-35.0, 1.35, 0.038, 2.1],
        [64.0, 1.10, 0.040, 4.0],
        [118.0, 0.86, 0.040, 1.2],
        [-72.0, 0.71, 0.042, 5.1],
        [31.0, 0.58, 0.042, 3.3],
        [151.0, 0.47, 0.038, 0.9],
        [-8.0, 0.40, 0.034, 2.7],
        [88.0, 0.34, 0.030, 4.6],
        [-51.0, 0.29, 0.024, 1.9],
        [135.0, 0.25, 0.018, 0.1],
    ];
    let (mut height, mut slope) = (0.0, DVec2::ZERO);
    for [degrees, length, steepness, phase] in TRAINS {
        let k = TAU / length;
        let direction = DVec2::from_angle(degrees.to_radians());
        let (sin, cos) = (k * direction.dot(DVec2::new(x, z)) + phase).sin_cos();
        height += steepness / k * sin;
        slope += direction * steepness * cos;
    }
    (height, slope)
}

/// The water as a closed body. Its sides and its bottom lie inside the walls and the ground, so that only
/// its surface is ever met from the air, and everything in the basin is inside it.
pub(crate) fn body() -> Mesh {
    let step = 0.022;
    let [hx, hz] = HALF.map(|half| half + 0.01);
    let (nx, nz) = (
        (2.0 * hx / step).ceil() as usize,
        (2.0 * hz / step).ceil() as usize,
    );
    let mut top = Mesh {
        triangles: Mesh::lattice(nz + 1, nx + 1, [false; 2]),
        ..Mesh::default()
    };
    for j in 0..=nz {
        for i in 0..=nx {
            let x = -hx + 2.0 * hx * i as f64 / nx as f64;
            let z = -hz + 2.0 * hz * j as f64 / nz as f64;
            let (height, slope) = wave(x, z);
            top.positions.push(DVec3::new(x, WATER + height, z));
            top.normals
                .push(DVec3::new(-slope.x, 1.0, -slope.y).normalize());
        }
    }
    // The outline of the surface, seen from above so that the sides below it face outwards.
    let at = |i: usize, j: usize| top.positions[j * (nx + 1) + i];
    let mut outline: Vec<DVec3> = Vec::new();
    outline.extend((0..nx).map(|i| at(i, 0)));
    outline.extend((0..nz).map(|j| at(nx, j)));
    outline.extend((0..nx).map(|i| at(nx - i, nz)));
    outline.extend((0..nz).map(|j| at(0, nz - j)));
    let bottom = FLOOR - 0.01;
    let centre = DVec3::new(0.0, bottom, 0.0);
    let n = outline.len();
    let mut body = top;
    for k in 0..n {
        let (a, b) = (outline[k], outline[(k + 1) % n]);
        let [below_a, below_b] = [a, b].map(|p| DVec3::new(p.x, bottom, p.z));
        let outward = (a - b).cross(DVec3::Y).normalize();
        let outward = DVec3::new(outward.x, 0.0, outward.z).normalize();
        let first = body.positions.len() as u32;
        body.positions
            .extend([a, b, below_b, below_a, below_a, below_b, centre]);
        body.normals.extend([outward; 4]);
        body.normals.extend([DVec3::NEG_Y; 3]);
        body.triangles
            .extend([[0, 1, 2], [0, 2, 3], [4, 5, 6]].map(|t: [u32; 3]| t.map(|v| v + first)));
    }
    body.welded()
}

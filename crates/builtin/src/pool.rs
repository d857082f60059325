//! A swimming pool in the sun.

mod water;

use std::f64::consts::{PI, TAU};

use glam::{DVec2, DVec3};

use crate::mesh::Mesh;
use crate::shapes::{ball, cuboid, facing_quad, quad};
use crate::text::{SceneFiles, View};
use crate::{Builtin, FileList};

/// The basin: half its extent along x and z, and the height of its floor. The paving is at height 0.
const HALF: [f64; 2] = [2.5, 1.75];
const FLOOR: f64 = -1.25;
/// Height of the water at rest.
const WATER: f64 = -0.14;
/// Side of a tile, its height above the mortar, and the joint between two.
const TILE: f64 = 0.25;
const RAISED: f64 = 0.012;
const JOINT: f64 = 0.014;

pub(crate) fn files(scene: &Builtin) -> FileList {
    let view = View {
        resolution: [1024, 576],
        max_depth: 12,
        eye: [-2.3, 2.35, -4.1],
        target: [0.16, -0.62, -0.15],
        fov: 37.0,
        lens: None,
    };
    let mut files = SceneFiles::new(scene.name, scene.title, &view);
    files.diffuse("mortar", [0.55, 0.56, 0.54]);
    files.diffuse("tile-pale", [0.52, 0.74, 0.74]);
    files.diffuse("tile-turquoise", [0.16, 0.54, 0.60]);
    files.diffuse("tile-blue", [0.04, 0.20, 0.42]);
    files.diffuse("stone-light", [0.70, 0.62, 0.51]);
    files.diffuse("stone-dark", [0.62, 0.52, 0.41]);
    files.diffuse("ball-white", [0.82, 0.80, 0.76]);
    files.diffuse("ball-red", [0.72, 0.07, 0.04]);
    files.diffuse("ball-yellow", [0.85, 0.58, 0.06]);
    files.conductor("steel", "Al", 0.06);
    files.dielectric("water", 1.33, 0.0);

    basin(&mut files);
    paving(&mut files);
    steps(&mut files);
    ladder(&mut files);
    beach_ball(&mut files);
    files.mesh("water", "water", &water::body());

    let towards_sun = DVec3::new(0.62, 1.0, 0.42).normalize() * 18.0;
    let sun = facing_quad(towards_sun.into(), [0.0, FLOOR, 0.0], 0.35, 0.35);
    files.light("sun", [8000.0, 7050.0, 5650.0], &sun);
    files.light("sky", [0.26, 0.36, 0.52], &sky(40.0));
    files.finish()
}

/// A tile on a plane: `origin` is a corner of its cell, `u` and `v` the directions of its sides, `normal` (of
/// `u` x `v`) points away from the wall.
fn tile(origin: DVec3, u: DVec3, v: DVec3) -> Mesh {
    let normal = u.cross(v).normalize();
    let inset = |d: DVec3| d.normalize() * (JOINT / 2.0);
    let corner = origin + inset(u) + inset(v);
    let (u, v) = (u - 2.0 * inset(u), v - 2.0 * inset(v));
    let base = [corner, corner + u, corner + u + v, corner + v];
    let mut mesh = Mesh::default();
    mesh.positions.extend(base);
    mesh.positions.extend(base.map(|p| p + normal * RAISED));
    for [a, b, c, d] in [
        [4, 5, 6, 7],
        [0, 1, 5, 4],
        [1, 2, 6, 5],
        [2, 3, 7, 6],
        [3, 0, 4, 7],
    ] {
        mesh.triangles.extend([[a, b, c], [a, c, d]]);
    }
    mesh
}

/// A number in 0..n for a cell, without visible order.
fn scatter(i: i64, j: i64, n: u64) -> usize {
    let mut h = (i as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
        ^ (j as u64).wrapping_mul(0xc2b2_ae3d_27d4_eb4f);
    h = (h ^ (h >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    ((h ^ (h >> 32)) % n) as usize
}

/// Tiles of the floor and of the four walls on a shell of mortar.
fn basin(files: &mut SceneFiles) {
    let [hx, hz] = HALF;
    let mut shell = Mesh::default();
    let mut tiles: [Mesh; 3] = Default::default();
    // Each plane: a corner, two directions with u x v into the water, their lengths.
    let planes = [
        (
            DVec3::new(-hx, FLOOR, -hz),
            DVec3::Z,
            DVec3::X,
            2.0 * hz,
            2.0 * hx,
        ),
        (
            DVec3::new(-hx, FLOOR, hz),
            DVec3::Y,
            DVec3::X,
            -FLOOR,
            2.0 * hx,
        ),
        (
            DVec3::new(-hx, FLOOR, -hz),
            DVec3::X,
            DVec3::Y,
            2.0 * hx,
            -FLOOR,
        ),
        (
            DVec3::new(-hx, FLOOR, -hz),
            DVec3::Y,
            DVec3::Z,
            -FLOOR,
            2.0 * hz,
        ),
        (
            DVec3::new(hx, FLOOR, -hz),
            DVec3::Z,
            DVec3::Y,
            2.0 * hz,
            -FLOOR,
        ),
    ];
    // Mortar behind, tiles in front.
    for (index, &(corner, u, v, length_u, length_v)) in planes.iter().enumerate() {
        let (nu, nv) = (
            (length_u / TILE).round() as i64,
            (length_v / TILE).round() as i64,
        );
        shell.append(&quad(
            corner.into(),
            (u * length_u).into(),
            (v * length_v).into(),
        ));
        for i in 0..nu {
            for j in 0..nv {
                let cell = tile(
                    corner + TILE * (u * i as f64 + v * j as f64),
                    u * TILE,
                    v * TILE,
                );
                let from_edge = i.min(j).min(nu - 1 - i).min(nv - 1 - j);
                // A frieze along the rim, and a frame on the floor two tiles from the walls.
                let height = if u == DVec3::Y { i } else { j };
                let marked = if index == 0 {
                    from_edge == 2
                } else {
                    height == (-FLOOR / TILE) as i64 - 1
                };
                let tone = match scatter(i + 100 * index as i64, j, 8) {
                    _ if marked => 2,
                    0..=3 => 0,
                    _ => 1,
                };
                tiles[tone].append(&cell);
            }
        }
    }
    files.mesh("mortar", "basin", &shell);
    for (mesh, tone) in tiles.iter().zip(["pale", "turquoise", "blue"]) {
        files.mesh(&format!("tile-{tone}"), &format!("tiles-{tone}"), mesh);
    }
}

/// Slabs of stone around the basin, on a ground that reaches to the horizon.
fn paving(files: &mut SceneFiles) {
    let [hx, hz] = HALF;
    // The ground around the basin.
    let reach = 41.0;
    let lap = 0.03;
    let mut ground = Mesh::default();
    let top = -0.012;
    for (x, z) in [
        ([-reach, reach], [-reach, -hz]),
        ([-reach, reach], [hz, reach]),
        ([-reach, -hx], [-hz, hz]),
        ([hx, reach], [-hz, hz]),
    ] {
        ground.append(&quad(
            [x[0], top, z[0]],
            [0.0, 0.0, z[1] - z[0]],
            [x[1] - x[0], 0.0, 0.0],
        ));
    }
    files.inline("stone-dark", "ground", &ground);

    // Slabs, cut where they would reach into the basin.
    let slab = 0.5;
    let joint = 0.012;
    let mut slabs: [Mesh; 2] = Default::default();
    let (nx, nz) = ((hx / slab) as i64, (hz / slab) as i64);
    let around = 12;
    for i in -nx - around..nx + around {
        for j in -nz - around - 1..nz + around + 1 {
            let x = [slab * i as f64, slab * (i + 1) as f64];
            let z = [slab * j as f64, slab * (j + 1) as f64];
            let outside = [
                [x[0].max(hx), x[1], z[0], z[1]],
                [x[0], x[1].min(-hx), z[0], z[1]],
                [x[0].max(-hx), x[1].min(hx), z[0].max(hz), z[1]],
                [x[0].max(-hx), x[1].min(hx), z[0], z[1].min(-hz)],
            ];
            for [x0, x1, z0, z1] in outside {
                if x1 - x0 < joint || z1 - z0 < joint {
                    continue;
                }
                // The coping juts out over the water.
                let inner = |a: f64, edge: f64, out: f64| if a == edge { out } else { a };
                let in_x = z0.abs() < hz + slab && z1.abs() < hz + slab;
                let in_z = x0.abs() < hx + slab && x1.abs() < hx + slab;
                let x0 = if in_x { inner(x0, hx, hx - lap) } else { x0 };
                let x1 = if in_x { inner(x1, -hx, -hx + lap) } else { x1 };
                let z0 = if in_z { inner(z0, hz, hz - lap) } else { z0 };
                let z1 = if in_z { inner(z1, -hz, -hz + lap) } else { z1 };
                let j2 = joint / 2.0;
                let cell = cuboid([x0 + j2, -0.05, z0 + j2], [x1 - j2, 0.0, z1 - j2]);
                slabs[scatter(i, j, 5) / 3].append(&cell);
            }
        }
    }
    files.mesh("stone-light", "paving-light", &slabs[0]);
    files.mesh("stone-dark", "paving-dark", &slabs[1]);
}

/// Three broad steps in the far left corner.
fn steps(files: &mut SceneFiles) {
    let [hx, hz] = HALF;
    let mut steps = Mesh::default();
    for i in 0..3 {
        let f = f64::from(i);
        let top = WATER - 0.22 - 0.26 * f;
        let out = 0.40 * (f + 1.0);
        steps.append(&cuboid([-hx, FLOOR, hz - 1.5], [-hx + out, top, hz]));
    }
    files.mesh("tile-pale", "steps", &steps);
}

/// Two bent rails with rungs on the right wall.
fn ladder(files: &mut SceneFiles) {
    let radius = 0.022;
    let x = HALF[0] - 0.12;
    let z = [0.25, 0.70];
    let mut path: Vec<DVec2> = vec![DVec2::new(x, FLOOR + 0.3), DVec2::new(x, 0.35)];
    let bend = 0.22;
    for i in 1..24 {
        let (sin, cos) = (PI * f64::from(i) / 24.0).sin_cos();
        path.push(DVec2::new(x + bend - bend * cos, 0.35 + bend * sin));
    }
    path.push(DVec2::new(x + 2.0 * bend, 0.35));
    path.push(DVec2::new(x + 2.0 * bend, 0.0));
    let mut mesh = Mesh::default();
    for z in z {
        let rail: Vec<_> = path.iter().map(|p| DVec3::new(p.x, p.y, z)).collect();
        mesh.append(&pipe(&rail, DVec3::Z, radius));
    }
    for i in 0..4 {
        let y = FLOOR + 0.42 + 0.26 * f64::from(i);
        let rung = [DVec3::new(x, y, z[0]), DVec3::new(x, y, z[1])];
        mesh.append(&pipe(&rung, DVec3::Y, radius * 0.9));
    }
    files.mesh("steel", "ladder", &mesh);
}

/// An open round pipe along points of a plane with normal `side`.
fn pipe(points: &[DVec3], side: DVec3, radius: f64) -> Mesh {
    let (n, m) = (points.len(), 24);
    let mut mesh = Mesh {
        triangles: Mesh::lattice(n, m, [false, true]),
        ..Mesh::default()
    };
    for i in 0..n {
        let tangent = (points[(i + 1).min(n - 1)] - points[i.saturating_sub(1)]).normalize();
        let up = tangent.cross(side);
        for j in 0..m {
            let (sin, cos) = (TAU * j as f64 / m as f64).sin_cos();
            let normal = (side * sin + up * cos).normalize();
            mesh.positions.push(points[i] + radius * normal);
            mesh.normals.push(normal);
        }
    }
    mesh
}

/// A ball of six coloured gores that floats on the water.
fn beach_ball(files: &mut SceneFiles) {
    let whole = ball(0.34, 24);
    let mut colours: [Mesh; 3] = Default::default();
    for triangle in &whole.triangles {
        let centre: DVec3 = triangle.iter().map(|&v| whole.positions[v as usize]).sum();
        let gore = ((centre.z.atan2(centre.x) / TAU + 0.5) * 6.0) as usize % 6;
        let mesh = &mut colours[[0, 1, 0, 2, 0, 1][gore]];
        let first = mesh.positions.len() as u32;
        for &v in triangle {
            mesh.positions.push(whole.positions[v as usize]);
            mesh.normals.push(whole.normals[v as usize]);
        }
        mesh.triangles.push([first, first + 1, first + 2]);
    }
    for (mesh, colour) in colours.into_iter().zip(["white", "red", "yellow"]) {
        let placed = mesh
            .welded()
            .tilted(-38.0)
            .rolled(24.0)
            .at(0.95, WATER + 0.2, 0.35);
        files.mesh(
            &format!("ball-{colour}"),
            &format!("ball-{colour}"),
            &placed,
        );
    }
}

/// A hemisphere that shines inwards.
fn sky(radius: f64) -> Mesh {
    let (rows, columns) = (8_usize, 24_usize);
    let mut mesh = Mesh {
        triangles: Mesh::lattice(rows + 1, columns, [false, true]),
        ..Mesh::default()
    };
    for i in 0..=rows {
        let (sin_up, cos_up) = (PI / 2.0 * i as f64 / rows as f64).sin_cos();
        for j in 0..columns {
            let (sin, cos) = (TAU * j as f64 / columns as f64).sin_cos();
            mesh.positions
                .push(radius * DVec3::new(cos_up * cos, sin_up - 0.01, cos_up * sin));
        }
    }
    // The lattice faces outwards.
    for triangle in &mut mesh.triangles {
        triangle.swap(1, 2);
    }
    mesh.welded()
}

//! A room that is lit through a door that stands ajar.

use std::f64::consts::PI;

use glam::DVec2;

use crate::mesh::Mesh;
use crate::shapes::{ball, cuboid, facing_quad, lathe, quad, rounded_box, spline};
use crate::text::{SceneFiles, View};
use crate::{Builtin, FileList};

/// Side walls of both rooms.
const X: [f64; 2] = [-2.5, 2.3];
/// Height of both rooms.
const HEIGHT: f64 = 2.7;
/// The wall behind the viewer, the wall with the door on this and on that side, the last wall.
const Z: [f64; 4] = [-3.4, 2.3, 2.42, 5.4];
/// The opening of the door in the wall.
const DOOR_X: [f64; 2] = [-1.75, -0.8];
const DOOR_HEIGHT: f64 = 2.08;
/// How far the door is open, in degrees.
const DOOR_ANGLE: f64 = 44.0;
/// Height of the table.
const TABLE: f64 = 0.74;

pub(crate) fn files(scene: &Builtin) -> FileList {
    let view = View {
        resolution: [1024, 576],
        max_depth: 16,
        eye: [0.78, 1.52, -2.75],
        target: [-0.14, 0.93, 1.0],
        fov: 38.0,
        lens: None,
    };
    let mut files = SceneFiles::new(scene.name, scene.title, &view);
    files.diffuse("sage", [0.66, 0.71, 0.64]);
    files.diffuse("ochre", [0.50, 0.26, 0.11]);
    files.diffuse("white", [0.80, 0.79, 0.76]);
    files.diffuse("joint", [0.10, 0.06, 0.04]);
    files.diffuse("plank-light", [0.62, 0.43, 0.27]);
    files.diffuse("plank-middle", [0.56, 0.37, 0.22]);
    files.diffuse("plank-dark", [0.49, 0.31, 0.18]);
    files.diffuse("door", [0.09, 0.22, 0.27]);
    files.diffuse("walnut", [0.30, 0.16, 0.09]);
    files.diffuse("canvas", [0.78, 0.70, 0.56]);
    files.diffuse("sun", [0.74, 0.24, 0.09]);
    files.diffuse("sea", [0.10, 0.22, 0.33]);
    files.diffuse("ceramic", [0.82, 0.81, 0.78]);
    files.diffuse("orange", [0.80, 0.32, 0.05]);
    files.conductor("copper", "Cu", 0.1);
    files.conductor("brass", "CuZn", 0.15);
    files.dielectric("glass", 1.5, 0.0);

    rooms(&mut files);
    planks(&mut files);
    door(&mut files);
    picture(&mut files);
    table(&mut files);

    // Out of sight behind the wall, aimed through the opening at the table.
    let lamp = facing_quad([-2.2, 1.9, 3.55], [0.58, 0.8, 0.1], 0.5, 0.9);
    files.light("lamp in the next room", [640.0, 535.0, 410.0], &lamp);
    files.finish()
}

/// Walls and ceilings of the two rooms and the reveal of the door between them.
fn rooms(files: &mut SceneFiles) {
    let [x0, x1] = X;
    let [d0, d1] = DOOR_X;
    let (width, door_width) = (x1 - x0, d1 - d0);
    let up = [0.0, HEIGHT, 0.0];
    // The walls that no door interrupts.
    let side_walls = |near: f64, far: f64| {
        let along = [0.0, 0.0, far - near];
        [
            quad([x0, 0.0, near], up, along),
            quad([x1, 0.0, near], along, up),
        ]
    };
    let mut this_room = Mesh::union(side_walls(Z[0], Z[1]));
    let mut next_room = Mesh::union(side_walls(Z[2], Z[3]));
    this_room.append(&quad([x0, 0.0, Z[0]], [width, 0.0, 0.0], up));
    next_room.append(&quad([x0, 0.0, Z[3]], up, [width, 0.0, 0.0]));
    // The wall with the door: beside the opening and above it.
    let above = HEIGHT - DOOR_HEIGHT;
    for (x, y, w, h) in [
        (x0, 0.0, d0 - x0, HEIGHT),
        (d1, 0.0, x1 - d1, HEIGHT),
        (d0, DOOR_HEIGHT, door_width, above),
    ] {
        this_room.append(&quad([x, y, Z[1]], [0.0, h, 0.0], [w, 0.0, 0.0]));
        next_room.append(&quad([x, y, Z[2]], [w, 0.0, 0.0], [0.0, h, 0.0]));
    }
    files.inline("sage", "walls of this room", &this_room);
    files.inline("ochre", "walls of the next room", &next_room);

    // The reveal of the door, and the ceiling.
    let thickness = [0.0, 0.0, Z[2] - Z[1]];
    let jamb = [0.0, DOOR_HEIGHT, 0.0];
    let lintel = [door_width, 0.0, 0.0];
    let depth = [0.0, 0.0, Z[3] - Z[0]];
    let mut white = Mesh::union([
        quad([d0, 0.0, Z[1]], jamb, thickness),
        quad([d1, 0.0, Z[1]], thickness, jamb),
        quad([d0, DOOR_HEIGHT, Z[1]], lintel, thickness),
        quad([x0, HEIGHT, Z[0]], [width, 0.0, 0.0], depth),
    ]);
    // Architraves on this side of the opening, and skirting boards.
    let (frame, deep) = (0.09, 0.025);
    let front = Z[1] - deep;
    let skirting = 0.11;
    let top = DOOR_HEIGHT + frame;
    for (min, max) in [
        ([d0 - frame, 0.0, front], [d0, top, Z[1]]),
        ([d1, 0.0, front], [d1 + frame, top, Z[1]]),
        ([d0, DOOR_HEIGHT, front], [d1, top, Z[1]]),
        ([x0, 0.0, Z[1] - 0.015], [d0 - frame, skirting, Z[1]]),
        ([d1 + frame, 0.0, Z[1] - 0.015], [x1, skirting, Z[1]]),
        ([x0, 0.0, Z[0]], [x0 + 0.015, skirting, Z[1]]),
        ([x1 - 0.015, 0.0, Z[0]], [x1, skirting, Z[1]]),
    ] {
        white.append(&cuboid(min, max));
    }
    files.inline("white", "ceiling, reveal, architraves and skirting", &white);
    // What shows between the planks.
    let floor = quad([x0, -0.02, Z[0]], depth, [width, 0.0, 0.0]);
    files.inline("joint", "ground below the planks", &floor);
}

/// A floor of planks in three tones, staggered, with narrow joints.
fn planks(files: &mut SceneFiles) {
    let (plank, length, joint) = (0.2, 1.7, 0.004);
    let mut tones: [Mesh; 3] = Default::default();
    let rows = ((X[1] - X[0]) / plank).ceil() as usize;
    for row in 0..rows {
        let x = X[0] + plank * row as f64;
        let x_end = (x + plank - joint).min(X[1]);
        let mut z = Z[0] - length * (row * 7 % 10) as f64 / 10.0;
        let mut column = 0;
        while z < Z[3] {
            let (start, end) = (z.max(Z[0]), (z + length - joint).min(Z[3]));
            if end > start {
                let tone = (row * row + 3 * row + 5 * column + column * column / 2) % 3;
                tones[tone].append(&cuboid([x, -0.02, start], [x_end, 0.0, end]));
            }
            z += length;
            column += 1;
        }
    }
    for (tone, name) in tones.iter().zip(["light", "middle", "dark"]) {
        files.mesh(&format!("plank-{name}"), &format!("planks-{name}"), tone);
    }
}

/// The door leaf with two raised panels and a knob, hinged on the left, opened towards the viewer.
fn door(files: &mut SceneFiles) {
    let width = DOOR_X[1] - DOOR_X[0] - 0.01;
    let (bottom, top, thick) = (0.012, DOOR_HEIGHT - 0.006, 0.042);
    let mut leaf = cuboid([0.0, bottom, 0.0], [width, top, thick]);
    for [low, high] in [[0.2, 0.86], [1.06, top - 0.14]] {
        for [near, far] in [[-0.012, 0.0], [thick, thick + 0.012]] {
            leaf.append(&cuboid([0.15, low, near], [width - 0.15, high, far]));
        }
    }
    let hang = |mesh: Mesh| mesh.turned(DOOR_ANGLE).at(DOOR_X[0] + 0.005, 0.0, Z[1]);
    files.mesh("door", "door", &hang(leaf));
    let knobs = [-1.0, 1.0].map(|side: f64| {
        let stem = lathe(
            &spline(
                &[
                    [0.0, 0.0],
                    [0.026, 0.0],
                    [0.026, 0.006],
                    [0.011, 0.012],
                    [0.010, 0.030],
                    [0.024, 0.042],
                    [0.028, 0.055],
                    [0.018, 0.068],
                    [0.0, 0.071],
                ],
                6,
            ),
            40,
        );
        let z = if side < 0.0 { 0.0 } else { thick };
        stem.tilted(90.0 * side).at(width - 0.07, 0.96, z)
    });
    files.mesh("brass", "knobs", &hang(Mesh::union(knobs)));
}

/// A picture of a sunset, in three colours, on the wall beside the door.
fn picture(files: &mut SceneFiles) {
    let ([x, y], [w, h]) = ([0.28, 1.22], [1.25, 0.85]);
    let back = Z[1];
    let bar = 0.035;
    let mut frame = Mesh::default();
    for (min, max) in [
        ([x, y], [x + w, y + bar]),
        ([x, y + h - bar], [x + w, y + h]),
        ([x, y + bar], [x + bar, y + h - bar]),
        ([x + w - bar, y + bar], [x + w, y + h - bar]),
    ] {
        frame.append(&cuboid(
            [min[0], min[1], back - 0.03],
            [max[0], max[1], back],
        ));
    }
    files.mesh("walnut", "picture-frame", &frame);
    let plane = |z: f64, x0: f64, x1: f64, y0: f64, y1: f64| {
        quad([x0, y0, back - z], [0.0, y1 - y0, 0.0], [x1 - x0, 0.0, 0.0])
    };
    let horizon = y + 0.36 * h;
    let (left, right) = (x + bar, x + w - bar);
    let sky = plane(0.008, left, right, y + bar, y + h - bar);
    files.inline("canvas", "picture: sky", &sky);
    let sea = plane(0.012, left, right, y + bar, horizon);
    files.inline("sea", "picture: sea", &sea);
    let n = 48;
    let centre = [x + 0.62 * w, horizon + 0.02, back - 0.010];
    let mut sun = Mesh::default();
    sun.positions.push(centre.into());
    for i in 0..=n {
        let (sin, cos) = (PI * f64::from(i) / f64::from(n)).sin_cos();
        sun.positions
            .push([centre[0] + 0.19 * cos, centre[1] + 0.19 * sin, centre[2]].into());
        if i > 0 {
            sun.triangles.push([0, i + 1, i]);
        }
    }
    files.mesh("sun", "picture-sun", &sun);
}

/// A round table with a glass carafe, a copper jug, and a bowl of oranges.
fn table(files: &mut SceneFiles) {
    // The table: a turned foot and a round top.
    let (x, z) = (0.58, 0.10);
    let profile = spline(
        &[
            [0.0, 0.0],
            [0.30, 0.0],
            [0.31, 0.02],
            [0.24, 0.035],
            [0.08, 0.06],
            [0.045, 0.12],
            [0.04, 0.40],
            [0.05, 0.64],
            [0.10, TABLE - 0.045],
        ],
        6,
    );
    let rim = [
        [0.66, TABLE - 0.04],
        [0.68, TABLE - 0.03],
        [0.685, TABLE - 0.018],
        [0.68, TABLE - 0.006],
        [0.67, TABLE],
        [0.0, TABLE],
    ];
    let profile: Vec<_> = profile.into_iter().chain(rim.map(DVec2::from)).collect();
    files.mesh("walnut", "table", &lathe(&profile, 96).at(x, 0.0, z));

    // What stands on it.
    let top = TABLE + 0.0005;
    files.mesh("glass", "carafe", &carafe().at(x - 0.30, top, z + 0.02));
    files.mesh("copper", "jug", &jug().at(x + 0.24, top, z + 0.26));
    let bowl = [x + 0.16, top, z - 0.24];
    files.mesh(
        "ceramic",
        "bowl",
        &bowl_mesh().at(bowl[0], bowl[1], bowl[2]),
    );
    let oranges = [
        (-0.062, 0.085, 0.02),
        (0.055, 0.087, 0.045),
        (0.012, 0.083, -0.065),
        (0.0, 0.165, 0.004),
    ];
    let oranges =
        oranges.map(|(dx, y, dz)| ball(0.058, 8).at(bowl[0] + dx, bowl[1] + y, bowl[2] + dz));
    files.mesh("orange", "oranges", &Mesh::union(oranges));
    files.mesh(
        "glass",
        "paperweight",
        &rounded_box([0.09, 0.09, 0.09], 0.012, 5)
            .turned(33.0)
            .at(x - 0.16, top + 0.045, z - 0.36),
    );
}

/// Thick glass, up on the outside and down on the inside.
fn carafe() -> Mesh {
    let outside = [
        [0.0, 0.0],
        [0.085, 0.0],
        [0.105, 0.012],
        [0.115, 0.06],
        [0.108, 0.13],
        [0.070, 0.20],
        [0.042, 0.255],
        [0.040, 0.30],
        [0.058, 0.355],
    ];
    let inside = [
        [0.052, 0.356],
        [0.034, 0.30],
        [0.036, 0.255],
        [0.063, 0.196],
        [0.100, 0.128],
        [0.107, 0.06],
        [0.097, 0.022],
        [0.080, 0.014],
        [0.0, 0.014],
    ];
    let points: Vec<_> = outside.into_iter().chain(inside).collect();
    lathe(&clamped(spline(&points, 8)), 128)
}

fn jug() -> Mesh {
    let points = [
        [0.0, 0.0],
        [0.075, 0.0],
        [0.082, 0.01],
        [0.12, 0.09],
        [0.125, 0.15],
        [0.10, 0.22],
        [0.062, 0.29],
        [0.058, 0.33],
        [0.082, 0.40],
        [0.078, 0.401],
        [0.054, 0.33],
        [0.058, 0.29],
        [0.095, 0.22],
        [0.119, 0.15],
        [0.114, 0.09],
        [0.07, 0.015],
        [0.0, 0.012],
    ];
    lathe(&clamped(spline(&points, 8)), 128)
}

fn bowl_mesh() -> Mesh {
    let points = [
        [0.0, 0.0],
        [0.06, 0.0],
        [0.065, 0.012],
        [0.11, 0.03],
        [0.165, 0.075],
        [0.19, 0.125],
        [0.185, 0.127],
        [0.158, 0.08],
        [0.105, 0.04],
        [0.05, 0.024],
        [0.0, 0.022],
    ];
    lathe(&clamped(spline(&points, 8)), 96)
}

/// Keeps a spline that swings over the axis or below the ground on its side of them.
fn clamped(mut profile: Vec<DVec2>) -> Vec<DVec2> {
    let last = profile.len() - 1;
    for (i, point) in profile.iter_mut().enumerate() {
        let least = if i == 0 || i == last { 0.0 } else { 1e-3 };
        *point = point.max(DVec2::new(least, 0.0));
    }
    profile
}

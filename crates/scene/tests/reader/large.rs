//! A million triangles load in seconds.

use std::fmt::Write;
use std::time::{Duration, Instant};

use wayfare_scene::MemoryFiles;

use crate::common::*;

const SIDE: usize = 708;

/// A wavy square of `2 (SIDE - 1)^2`, about a million, triangles.
fn vertex(i: usize) -> [f32; 3] {
    let (x, y) = (
        (i % SIDE) as f32 / SIDE as f32,
        (i / SIDE) as f32 / SIDE as f32,
    );
    [x, y, 0.01 * (40.0 * x).sin() * (30.0 * y).cos()]
}

fn triangles() -> impl Iterator<Item = [u32; 3]> {
    let quads = (0..SIDE - 1).flat_map(|y| (0..SIDE - 1).map(move |x| y * SIDE + x));
    quads.flat_map(|i| {
        let [a, b, c, d] = [i, i + 1, i + SIDE, i + SIDE + 1].map(|i| i as u32);
        [[a, b, c], [b, d, c]]
    })
}

#[test]
fn a_million_triangles_as_text_and_as_ply() {
    let mut text = String::from("Shape \"trianglemesh\" \"integer indices\" [");
    for [a, b, c] in triangles() {
        writeln!(text, "{a} {b} {c}").expect("in memory");
    }
    text += "] \"point3 P\" [";
    for i in 0..SIDE * SIDE {
        let [x, y, z] = vertex(i);
        writeln!(text, "{x} {y} {z}").expect("in memory");
    }
    text += "]\nShape \"plymesh\" \"string filename\" \"a.ply\"";

    let count = triangles().count();
    let mut ply = format!(
        "ply\nformat binary_little_endian 1.0\nelement vertex {}\nproperty float x\nproperty float y\nproperty float z\nelement face {count}\nproperty list uchar int vertex_indices\nend_header\n",
        SIDE * SIDE
    )
    .into_bytes();
    (0..SIDE * SIDE).for_each(|i| ply.extend(vertex(i).iter().flat_map(|c| c.to_le_bytes())));
    for triangle in triangles() {
        ply.push(3);
        ply.extend(triangle.iter().flat_map(|i| i.to_le_bytes()));
    }

    let files = MemoryFiles::new()
        .with("main.pbrt", world(&text))
        .with("a.ply", ply);
    let start = Instant::now();
    let scene = load_files(&files).expect("valid");
    let elapsed = start.elapsed();
    assert_eq!(scene.triangles.len(), 2 * count + 1);
    assert_eq!(
        scene.meshes[0].triangle_count,
        scene.meshes[1].triangle_count
    );
    let vertices = SIDE * SIDE;
    assert_eq!(
        scene.positions[..vertices],
        scene.positions[vertices..2 * vertices]
    );
    println!("{count} triangles as text and as PLY: {elapsed:?}");
    assert!(elapsed < Duration::from_secs(10), "{elapsed:?}");
}

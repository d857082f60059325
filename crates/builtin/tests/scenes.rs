//! Built-in scenes are complete, safe to write to a disk, and physically sound.

use std::collections::{HashMap, HashSet};

use wayfare_builtin::Builtin;
use wayfare_scene::{LoadOptions, Material, NONE, Scene};

/// A mesh as other programs see it.
struct Ply {
    positions: Vec<[f32; 3]>,
    normals: Vec<[f32; 3]>,
    triangles: Vec<[u32; 3]>,
}

fn parse_ply(bytes: &[u8]) -> Ply {
    let marker = b"end_header\n";
    let end = bytes
        .windows(marker.len())
        .position(|w| w == marker)
        .unwrap();
    let header = std::str::from_utf8(&bytes[..end]).unwrap();
    assert!(header.starts_with("ply\nformat binary_little_endian 1.0\n"));
    let count = |element: &str| -> usize {
        let line = header
            .lines()
            .find(|line| line.starts_with(element))
            .unwrap();
        line[element.len()..].trim().parse().unwrap()
    };
    let has_normals = header.contains("property float nz");
    let mut rest = &bytes[end + marker.len()..];
    let mut take = |n: usize| {
        let (head, tail) = rest.split_at(n);
        rest = tail;
        head
    };
    let vector = |take: &mut dyn FnMut(usize) -> Vec<u8>| -> [f32; 3] {
        std::array::from_fn(|_| f32::from_le_bytes(take(4).try_into().unwrap()))
    };
    let mut owned = |n: usize| take(n).to_vec();
    let mut ply = Ply {
        positions: Vec::new(),
        normals: Vec::new(),
        triangles: Vec::new(),
    };
    for _ in 0..count("element vertex ") {
        ply.positions.push(vector(&mut owned));
        if has_normals {
            ply.normals.push(vector(&mut owned));
        }
    }
    for _ in 0..count("element face ") {
        assert_eq!(owned(1), [3]);
        ply.triangles.push(std::array::from_fn(|_| {
            u32::from_le_bytes(owned(4).try_into().unwrap())
        }));
    }
    assert!(rest.is_empty(), "bytes after the last triangle");
    ply
}

fn sub(a: [f32; 3], b: [f32; 3]) -> [f64; 3] {
    std::array::from_fn(|i| f64::from(a[i]) - f64::from(b[i]))
}

fn cross(a: [f64; 3], b: [f64; 3]) -> [f64; 3] {
    [
        a[1] * b[2] - a[2] * b[1],
        a[2] * b[0] - a[0] * b[2],
        a[0] * b[1] - a[1] * b[0],
    ]
}

fn dot(a: [f64; 3], b: [f64; 3]) -> f64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

fn text(scene: &Builtin) -> String {
    String::from_utf8(scene.files().remove(0).1).unwrap()
}

/// The meshes of a scene with their names.
fn meshes(scene: &Builtin) -> Vec<(String, Ply)> {
    let files = scene.files().into_iter().skip(1);
    files
        .filter(|(name, _)| name.ends_with(".ply"))
        .map(|(name, bytes)| (name, parse_ply(&bytes)))
        .collect()
}

/// The names of the files whose material is a dielectric.
fn glass_files(text: &str) -> HashSet<String> {
    let quoted = |line: &str, nth: usize| line.split('"').nth(2 * nth + 1).unwrap_or("").to_owned();
    let mut kinds = HashMap::new();
    let (mut current, mut glass) = (String::new(), HashSet::new());
    for line in text.lines() {
        if line.starts_with("MakeNamedMaterial") {
            kinds.insert(quoted(line, 0), quoted(line, 2));
        } else if line.starts_with("NamedMaterial") {
            current = quoted(line, 0);
        } else if line.starts_with("Shape \"plymesh\"") && kinds[&current] == "dielectric" {
            glass.insert(quoted(line, 2));
        }
    }
    glass
}

#[test]
fn names_are_unique_and_found() {
    let names: HashSet<_> = wayfare_builtin::all()
        .iter()
        .map(|scene| scene.name)
        .collect();
    assert_eq!(names.len(), wayfare_builtin::all().len());
    for name in ["cornell", "ajar", "ring", "pool", "gloss"] {
        assert_eq!(
            wayfare_builtin::find(name).map(|scene| scene.name),
            Some(name)
        );
    }
    assert!(wayfare_builtin::find("Cornell").is_none());
}

#[test]
fn the_same_bytes_every_time() {
    for scene in wayfare_builtin::all() {
        assert!(scene.files() == scene.files(), "{}", scene.name);
    }
}

#[test]
fn file_names_are_safe_and_every_file_is_used() {
    for scene in wayfare_builtin::all() {
        let files = scene.files();
        assert_eq!(files[0].0, "scene.pbrt");
        let text = text(scene);
        let mut seen = HashSet::new();
        for (name, _) in &files[1..] {
            let mesh = name.strip_prefix("geometry/");
            let image = name.strip_prefix("textures/");
            let stem = mesh
                .and_then(|n| n.strip_suffix(".ply"))
                .or_else(|| image.and_then(|n| n.strip_suffix(".pfm")));
            let stem = stem.unwrap_or_else(|| panic!("{name}"));
            let safe = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
            assert!(!stem.is_empty() && stem.chars().all(safe), "{name}");
            assert!(seen.insert(name.clone()), "{name} twice");
            assert!(text.contains(&format!("\"{name}\"")), "{name} is not used");
        }
        let meshes = seen.iter().filter(|name| name.ends_with(".ply"));
        assert_eq!(
            text.matches("plymesh").count(),
            meshes.count(),
            "{}",
            scene.name
        );
    }
}

#[test]
fn meshes_are_valid() {
    for scene in wayfare_builtin::all() {
        let mut total = 0;
        for (name, mesh) in meshes(scene) {
            let what = format!("{}/{name}", scene.name);
            assert!(
                mesh.positions.as_flattened().iter().all(|v| v.is_finite()),
                "{what}"
            );
            for normal in &mesh.normals {
                let length = dot(normal.map(f64::from), normal.map(f64::from)).sqrt();
                assert!(
                    (length - 1.0).abs() < 1e-5,
                    "{what}: a normal of length {length}"
                );
            }
            for triangle in &mesh.triangles {
                let inside = triangle
                    .iter()
                    .all(|&v| (v as usize) < mesh.positions.len());
                assert!(inside, "{what}: vertex out of range");
                let [a, b, c] = triangle.map(|v| mesh.positions[v as usize]);
                let face = cross(sub(b, a), sub(c, a));
                assert!(dot(face, face) > 0.0, "{what}: a triangle without area");
                for &v in triangle.iter().filter(|_| !mesh.normals.is_empty()) {
                    let normal = mesh.normals[v as usize].map(f64::from);
                    assert!(
                        dot(face, normal) > 0.0,
                        "{what}: a normal on the wrong side"
                    );
                }
            }
            total += mesh.triangles.len();
        }
        assert!(
            (10_000..200_000).contains(&total),
            "{}: {total} triangles",
            scene.name
        );
    }
}

#[test]
fn glass_is_closed_and_faces_outwards() {
    for scene in wayfare_builtin::all() {
        let glass = glass_files(&text(scene));
        assert_eq!(glass.is_empty(), scene.name == "gloss", "{}", scene.name);
        for (name, mesh) in meshes(scene)
            .into_iter()
            .filter(|(name, _)| glass.contains(name))
        {
            let what = format!("{}/{name}", scene.name);
            let mut places = HashMap::new();
            let place: Vec<_> = mesh
                .positions
                .iter()
                .map(|p| {
                    let next = places.len();
                    *places.entry(p.map(f32::to_bits)).or_insert(next)
                })
                .collect();
            let mut edges = HashMap::new();
            let mut volume = 0.0;
            for triangle in &mesh.triangles {
                let [a, b, c] = triangle.map(|v| place[v as usize]);
                for edge in [(a, b), (b, c), (c, a)] {
                    *edges.entry(edge).or_insert(0) += 1;
                }
                let [a, b, c] = triangle.map(|v| mesh.positions[v as usize].map(f64::from));
                volume += dot(a, cross(b, c)) / 6.0;
            }
            for (&(a, b), &count) in &edges {
                assert_eq!((count, edges.get(&(b, a))), (1, Some(&1)), "{what} is open");
            }
            assert!(volume > 0.0, "{what} is inside out");
        }
    }
}

fn load(scene: &Builtin) -> Scene {
    scene.load(&LoadOptions::default()).unwrap()
}

#[test]
fn our_own_reader_takes_everything_as_it_is_meant() {
    for builtin in wayfare_builtin::all() {
        let scene = load(builtin);
        assert_eq!(scene.warnings, [], "{}", builtin.name);
        assert!(scene.max_depth >= 12);
        for mesh in scene.meshes.iter().filter(|mesh| mesh.emission != NONE) {
            let black = Material::Diffuse {
                reflectance: [0.0; 3].into(),
            };
            assert_eq!(
                scene.materials[mesh.material as usize], black,
                "{}",
                builtin.name
            );
            assert!(!scene.emissions[mesh.emission as usize].two_sided);
        }
    }
}

/// Distance to the first triangle along a ray (Möller and Trumbore), over all triangles.
fn trace(scene: &Scene, origin: [f32; 3], direction: [f64; 3]) -> Option<f64> {
    let hits = scene.triangles.iter().filter_map(|triangle| {
        let [a, b, c] = triangle.map(|v| scene.positions[v as usize]);
        let (e1, e2) = (sub(b, a), sub(c, a));
        let p = cross(direction, e2);
        let inverse = 1.0 / dot(e1, p);
        let s = sub(origin, a);
        let u = dot(s, p) * inverse;
        let q = cross(s, e1);
        let v = dot(direction, q) * inverse;
        let t = dot(e2, q) * inverse;
        (u >= 0.0 && v >= 0.0 && u + v <= 1.0 && t > 1e-6).then_some(t)
    });
    hits.min_by(f64::total_cmp)
}

#[test]
fn no_direction_from_the_eye_looks_into_a_void() {
    for builtin in wayfare_builtin::all() {
        let scene = load(builtin);
        // Beyond an open scene there is a sky.
        if !scene.lights.is_empty() {
            continue;
        }
        let eye = scene.camera.to_world.map(|row| row[3]);
        let n = 150;
        for i in 0..n {
            // A spiral of even density over the sphere.
            let y = 1.0 - (2.0 * f64::from(i) + 1.0) / f64::from(n);
            let (sin, cos) = (f64::from(i) * 2.399_963).sin_cos();
            let r = (1.0 - y * y).sqrt();
            let hit = trace(&scene, eye, [r * cos, y, r * sin]);
            assert!(hit.is_some(), "{}: nothing in direction {i}", builtin.name);
        }
    }
}

/// A film of a built-in scene starts from the image that everybody knows, and can be played in a loop.
#[test]
fn trajectories_start_from_the_camera_of_the_scene() {
    for builtin in wayfare_builtin::all() {
        let trajectory = builtin.trajectory();
        assert_eq!(trajectory.scene.as_deref(), Some(builtin.name));
        assert!((6.0..=8.0).contains(&trajectory.seconds) && trajectory.closed);
        let camera = load(builtin).camera;
        let first = trajectory.frames(30.0)[0].camera(&camera);
        assert_eq!(first.fov_degrees, camera.fov_degrees, "{}", builtin.name);
        let (a, b) = (first.to_world, camera.to_world);
        for (a, b) in a.as_flattened().iter().zip(b.as_flattened()) {
            assert!((a - b).abs() < 1e-6, "{}: {a} {b}", builtin.name);
        }
    }
}

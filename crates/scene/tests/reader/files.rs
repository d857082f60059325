//! Compressed files, PLY files, limits.

use std::io::Write;

use flate2::{Compression, write::GzEncoder};
use wayfare_scene::{ErrorKind, LoadOptions, MemoryFiles, load_from};

use crate::common::*;

pub fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(bytes).expect("in memory");
    encoder.finish().expect("in memory")
}

pub const PLY: &str = "ply
format ascii 1.0
element vertex 4
property float x
property float y
property float z
element face 2
property list uchar int vertex_indices
end_header
0 0 0
1 0 0
0 1 0
0 0 1
3 0 1 2
3 0 1 3
";

fn with_ply(name: &str, bytes: impl Into<Vec<u8>>) -> MemoryFiles {
    let shape =
        format!("Translate 0 0 1 Shape \"plymesh\" \"string filename\" \"{name}\" Identity");
    MemoryFiles::new()
        .with("main.pbrt", world(&shape))
        .with(name, bytes)
}

#[test]
fn meshes_come_from_ply_files_plain_or_compressed() {
    for files in [
        with_ply("a.ply", PLY),
        with_ply("a.ply.gz", gzip(PLY.as_bytes())),
        with_ply("a.ply", gzip(PLY.as_bytes())),
    ] {
        let scene = load_files(&files).expect("valid");
        assert_eq!(scene.meshes[0].triangle_count, 2);
        assert_eq!(scene.positions[1], [1.0, 0.0, 1.0]);
    }
}

#[test]
fn scenes_may_be_compressed_and_include_compressed_parts() {
    let files = MemoryFiles::new()
        .with("main.pbrt", gzip(world("Include \"a.pbrt.gz\"").as_bytes()))
        .with("a.pbrt.gz", gzip(b"Shape \"sphere\"\n\nBroken"));
    let error = load_files(&files).expect_err("broken");
    let place = error.place().expect("a place");
    assert_eq!((place.file.as_str(), place.line), ("a.pbrt.gz", 3));
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("night.pbrt.gz");
    std::fs::write(&path, gzip(world("").as_bytes())).expect("written");
    let scene = wayfare_scene::load(&path, &LoadOptions::default()).expect("valid");
    assert_eq!(scene.name, "night");
}

#[test]
fn damaged_gzip_files_are_errors() {
    let whole = gzip(PLY.as_bytes());
    let half = whole[..whole.len() / 2].to_vec();
    let error = check_error(
        load_files(&with_ply("a.ply.gz", half)),
        ErrorKind::InvalidGzip,
        "main.pbrt:2:33",
        "\"string filename\"",
        "the file \"a.ply.gz\" is a damaged gzip file: incomplete deflate stream",
    );
    assert_eq!(error.hint(), None);
    check_error(
        load_files(&with_ply("a.ply.gz", PLY)),
        ErrorKind::InvalidGzip,
        "main.pbrt:2:33",
        "\"string filename\"",
        "the file \"a.ply.gz\" is not a gzip file",
    );
}

#[test]
fn broken_ply_files_are_errors_at_the_shape() {
    let error = load_files(&with_ply("a.ply", PLY.replace("3 0 1 3", "3 0 1 4")));
    let error = error.expect_err("no such vertex");
    assert_eq!(error.kind(), ErrorKind::InvalidPly);
    assert!(
        error.message().starts_with("the file \"a.ply\": "),
        "{error}"
    );
    assert_eq!(error.place().map(|place| place.line), Some(2));
    let huge = PLY.replace("vertex 4", "vertex 4000000000");
    let error = load_files(&with_ply("a.ply", huge)).expect_err("too short");
    assert_eq!(error.kind(), ErrorKind::InvalidPly);
}

#[test]
fn limits_hold() {
    let load = |files: &MemoryFiles, options: &LoadOptions| {
        load_from(files, "main.pbrt", options).expect_err("too much")
    };
    let defaults = LoadOptions::default;
    let bomb = gzip(&vec![b' '; 10 << 20]);
    let files = MemoryFiles::new().with("main.pbrt", bomb);
    let error = load(
        &files,
        &LoadOptions {
            max_bytes: 1 << 20,
            ..defaults()
        },
    );
    assert_eq!(error.kind(), ErrorKind::LimitExceeded);
    assert_eq!(
        error.message(),
        "with the file \"main.pbrt\" the scene exceeds the limit of 1048576 bytes"
    );

    let files = with_ply("a.ply", PLY);
    let error = load(
        &files,
        &LoadOptions {
            max_triangles: 1,
            ..defaults()
        },
    );
    assert_eq!(error.kind(), ErrorKind::LimitExceeded);
    assert_eq!(
        error.message(),
        "with this shape the scene has more than 1 triangles"
    );

    let objects = "ObjectBegin \"a\" ObjectEnd ObjectInstance \"a\" ObjectInstance \"a\"";
    let files = MemoryFiles::new().with("main.pbrt", world(objects));
    let error = load(
        &files,
        &LoadOptions {
            max_instances: 1,
            ..defaults()
        },
    );
    assert_eq!(error.message(), "more than 1 instances");

    let deep = "AttributeBegin ".repeat(100_000);
    let error = load_text(&world(&deep)).expect_err("too deep");
    assert_eq!(error.kind(), ErrorKind::LimitExceeded);
    assert_eq!(error.message(), "blocks are nested more than 10000 deep");

    // Each file includes the next: no loop, but no end either.
    let mut files = MemoryFiles::new().with("main.pbrt", "Include \"0\"");
    for i in 0..100 {
        files = files.with(i.to_string(), format!("Include \"{}\"", i + 1));
    }
    let error = load(&files, &defaults());
    assert_eq!(error.message(), "includes are nested more than 64 deep");

    // Two includes of the next file, thirty times: a thousand million files.
    let mut files = MemoryFiles::new().with("main.pbrt", "Include \"0\"");
    for i in 0..30 {
        files = files.with(
            i.to_string(),
            format!("Include \"{0}\" Include \"{0}\"", i + 1),
        );
    }
    files = files.with("30", "");
    let error = load(&files, &defaults());
    assert_eq!(error.kind(), ErrorKind::LimitExceeded);
}

/// 70 MB of nothing in 70 kB: the limit of bytes is far away, but no scene is like that.
#[test]
fn a_gzip_bomb_is_refused_by_its_ratio() {
    let bomb = gzip(&vec![b' '; 70 << 20]);
    let parts = "Include \"a\" Include \"b\"";
    // Both halves together are as suspicious as the whole.
    let half = gzip(&vec![b' '; 40 << 20]);
    for files in [
        MemoryFiles::new().with("main.pbrt", bomb),
        MemoryFiles::new()
            .with("main.pbrt", parts)
            .with("a", half.clone())
            .with("b", half),
    ] {
        let error = load_files(&files).expect_err("a bomb");
        assert_eq!(error.kind(), ErrorKind::LimitExceeded);
        assert!(error.message().contains("100 times its size"), "{error}");
        assert!(error.hint().is_some());
    }
}

/// A scene may name any file. If that is none of a scene, the error must not show what is in it.
#[test]
fn errors_show_nothing_of_files_that_are_no_scenes() {
    let secret = "hunter2";
    for text in [
        format!("# comment\n\nroot:{secret}:0:0"),
        format!("\"{secret}"),
        format!("\"{secret}\" 1 2"),
        format!("[ {secret} ]"),
        secret.to_owned(),
        format!("Fils {secret}"),
        format!("1 {secret}"),
        format!("\u{0}{secret}"),
    ] {
        for (extra, texts) in [
            ("Include \"x\"", text.clone()),
            ("Import \"x\"", text.clone()),
            ("Shape \"plymesh\" \"string filename\" \"x\"", text.clone()),
            (
                "LightSource \"infinite\" \"spectrum L\" \"x\"",
                text.clone(),
            ),
            ("LightSource \"infinite\" \"string filename\" \"x\"", text),
        ] {
            let files = MemoryFiles::new()
                .with("main.pbrt", world(extra))
                .with("x", texts);
            let error = load_files(&files).expect_err("no scene").to_string();
            assert!(!error.contains(secret), "{extra}: {error}");
            assert!(error.contains("main.pbrt:2:"), "{extra}: {error}");
        }
    }
    // What is a scene is shown.
    let files = MemoryFiles::new()
        .with("main.pbrt", world("Include \"x\""))
        .with("x", "Shape \"spheer\"");
    let error = load_files(&files).expect_err("a slip").to_string();
    assert!(error.contains("Shape \"spheer\""), "{error}");
}

/// Links are followed before the path is judged.
#[cfg(unix)]
#[test]
fn a_restricted_scene_reads_nothing_outside_of_its_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::create_dir_all(path.parent().expect("a parent")).expect("made");
        std::fs::write(path, text).expect("written");
    };
    let part = "Shape \"sphere\"";
    write("scene/parts/inside.pbrt", part);
    write("elsewhere/outside.pbrt", part);
    let link = |from: &str, to: &str| {
        let (from, to) = (folder.path().join(from), folder.path().join(to));
        std::os::unix::fs::symlink(to, from).expect("linked");
    };
    link("scene/link-inside", "scene/parts/inside.pbrt");
    link("scene/link-outside", "elsewhere/outside.pbrt");
    link("scene/link-to-folder", "elsewhere");
    link("scene/link-to-nothing", "elsewhere/absent");
    link("main-link.pbrt", "scene/main.pbrt");
    let load = |main: &str, restrict| {
        let options = LoadOptions {
            restrict,
            ..LoadOptions::default()
        };
        wayfare_scene::load(&folder.path().join(main), &options)
    };
    let absolute = folder.path().join("elsewhere/outside.pbrt");
    for (path, is_inside) in [
        ("parts/inside.pbrt", true),
        ("parts/../parts/inside.pbrt", true),
        ("link-inside", true),
        ("../elsewhere/outside.pbrt", false),
        ("link-outside", false),
        ("link-to-folder/outside.pbrt", false),
        (absolute.to_str().expect("UTF-8"), false),
    ] {
        write("scene/main.pbrt", &world(&format!("Include \"{path}\"")));
        load("scene/main.pbrt", false).expect("a local user may read it");
        let restricted = load("scene/main.pbrt", true);
        assert_eq!(restricted.is_ok(), is_inside, "{path}");
    }
    // The answer does not depend on whether there is such a file.
    let mut answers = Vec::new();
    for path in ["link-outside", "link-to-nothing"] {
        write("scene/main.pbrt", &world(&format!("Include \"{path}\"")));
        let error = load("scene/main.pbrt", true).expect_err("outside");
        answers.push(error.message().replace(path, "it"));
    }
    assert_eq!(answers[0], answers[1]);
    // Nor may the main file itself be elsewhere.
    write("scene/main.pbrt", &world(part));
    load("main-link.pbrt", false).expect("a link to a scene");
    std::fs::rename(
        folder.path().join("main-link.pbrt"),
        folder.path().join("elsewhere/main-link.pbrt"),
    )
    .expect("moved");
    load("elsewhere/main-link.pbrt", true).expect_err("a link to another folder");
}

//! No bytes whatsoever make the PLY reader panic, loop or allocate without bounds.

use proptest::prelude::*;
use wayfare_scene::shape::ply;

const ASCII: &str = "ply\nformat ascii 1.0\nelement extra 2\nproperty list uchar short tags\n\
    element vertex 4\nproperty float x\nproperty float y\nproperty float z\nproperty float nx\n\
    property float ny\nproperty float nz\nproperty float u\nproperty float v\n\
    element face 2\nproperty list uchar int vertex_indices\nend_header\n\
    0\n2 5 -6\n0 0 0 0 0 1 0 0\n1 0 0 0 0 1 1 0\n1 1 0 0 0 1 1 1\n0 1 0 0 0 1 0 1\n\
    4 0 1 2 3\n3 2 1 0\n";

fn binary(format: &str) -> Vec<u8> {
    let mut bytes = format!(
        "ply\nformat {format} 1.0\nelement vertex 3\nproperty float x\nproperty double y\n\
         property short z\nproperty list uchar uchar w\nelement face 2\nproperty uchar f\n\
         property list ushort uchar vertex_index\nend_header\n"
    )
    .into_bytes();
    for i in 0..3_u8 {
        bytes.extend([0; 14]);
        bytes.extend([i, i, i][..=usize::from(i)].iter());
    }
    let big = format.contains("big");
    for _ in 0..2 {
        bytes.push(9);
        bytes.extend(if big { [0, 3] } else { [3, 0] });
        bytes.extend([0, 1, 2]);
    }
    bytes
}

/// What a file of this size may become at the very most.
fn check(bytes: &[u8]) {
    if let Ok(mesh) = ply::read(bytes) {
        mesh.validate().unwrap();
        assert!(mesh.positions.capacity() <= bytes.len());
        assert!(mesh.triangles.len() <= bytes.len());
        assert!(mesh.triangles.capacity() <= 2 * bytes.len() + 8);
    }
}

#[test]
fn the_seeds_are_sound() {
    assert_eq!(ply::read(ASCII.as_bytes()).unwrap().triangles.len(), 3);
    for format in ["binary_little_endian", "binary_big_endian"] {
        assert_eq!(ply::read(&binary(format)).unwrap().triangles.len(), 2);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn mutated_files_do_no_harm(
        seed in 0..3_usize,
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>(), 0..3_u8), 0..12),
        cut in prop::option::of(any::<prop::sample::Index>()),
    ) {
        let mut bytes = match seed {
            0 => ASCII.as_bytes().to_vec(),
            1 => binary("binary_little_endian"),
            _ => binary("binary_big_endian"),
        };
        for (place, value, kind) in changes {
            let place = place.index(bytes.len());
            match kind {
                0 => bytes[place] = value,
                1 => bytes.insert(place, b'0' + value % 10),
                _ => drop(bytes.remove(place)),
            }
        }
        if let Some(cut) = cut {
            bytes.truncate(cut.index(bytes.len()));
        }
        check(&bytes);
    }

    #[test]
    fn random_rows_do_no_harm(
        format in prop::sample::select(vec!["ascii", "binary_little_endian", "binary_big_endian"]),
        vertices in 0..20_u64,
        faces in 0..20_u64,
        count in prop::sample::select(vec!["char", "uchar", "int", "float", "double"]),
        index in prop::sample::select(vec!["char", "ushort", "uint32", "float32", "double"]),
        rows in prop::collection::vec(prop_oneof![Just(0_u8), Just(3), Just(b'3'), Just(b' '), any::<u8>()], 0..400),
    ) {
        let mut bytes = format!(
            "ply\nformat {format} 1.0\nelement vertex {vertices}\nproperty char x\nproperty char y\n\
             property char z\nelement face {faces}\nproperty list {count} {index} vertex_indices\n\
             end_header\n"
        )
        .into_bytes();
        bytes.extend(rows);
        check(&bytes);
    }
}

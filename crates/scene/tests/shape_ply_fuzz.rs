//! No rows whatsoever make the PLY reader panic, loop or allocate without bounds. Damaged files are the business of the
//! attack, an example of the program.

use proptest::prelude::*;
use wayfare_scene::shape::ply;

/// What a file of this size may become at the very most.
fn check(bytes: &[u8]) {
    if let Ok(ply::Ply { mesh, .. }) = ply::read(bytes) {
        mesh.validate().unwrap();
        assert!(mesh.positions.capacity() <= bytes.len());
        assert!(mesh.triangles.len() <= bytes.len());
        assert!(mesh.triangles.capacity() <= 2 * bytes.len() + 8);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

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

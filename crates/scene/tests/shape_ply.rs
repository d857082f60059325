//! The PLY reader: all encodings and layouts give the same mesh, and each way to break a file gives
//! a message that says where.

use wayfare_scene::shape::ply::{LeftOut, Ply};
use wayfare_scene::shape::{MeshData, ShapeError, ply};

/// How [`tetrahedron`] writes its numbers.
#[derive(Clone, Copy, PartialEq)]
enum Encoding {
    Ascii,
    Little,
    Big,
}

/// Writes numbers of the types of PLY.
struct Writer {
    encoding: Encoding,
    bytes: Vec<u8>,
}

impl Writer {
    fn new(encoding: Encoding, header: &str) -> Self {
        let format = match encoding {
            Encoding::Ascii => "ascii",
            Encoding::Little => "binary_little_endian",
            Encoding::Big => "binary_big_endian",
        };
        let bytes = format!("ply\nformat {format} 1.0\n{header}end_header\n").into_bytes();
        Self { encoding, bytes }
    }

    fn put(&mut self, kind: &str, value: f64) {
        if self.encoding == Encoding::Ascii {
            self.bytes.extend(format!("{value} ").bytes());
            return;
        }
        let mut bytes = match kind {
            "char" => (value as i8).to_le_bytes().to_vec(),
            "uchar" => (value as u8).to_le_bytes().to_vec(),
            "short" => (value as i16).to_le_bytes().to_vec(),
            "ushort" => (value as u16).to_le_bytes().to_vec(),
            "int" => (value as i32).to_le_bytes().to_vec(),
            "uint" => (value as u32).to_le_bytes().to_vec(),
            "float" => (value as f32).to_le_bytes().to_vec(),
            "double" => value.to_le_bytes().to_vec(),
            _ => panic!("{kind} is no type"),
        };
        if self.encoding == Encoding::Big {
            bytes.reverse();
        }
        self.bytes.extend(bytes);
    }

    fn put_all(&mut self, kind: &str, values: &[f64]) {
        for value in values {
            self.put(kind, *value);
        }
    }
}

const CORNERS: [[f64; 3]; 4] = [
    [0.0, 0.0, 0.0],
    [1.0, 0.0, 0.0],
    [0.0, 1.0, 0.0],
    [0.0, 0.0, 1.0],
];

const FACES: [[f64; 3]; 4] = [
    [0.0, 2.0, 1.0],
    [0.0, 1.0, 3.0],
    [0.0, 3.0, 2.0],
    [1.0, 2.0, 3.0],
];

fn tetrahedron(encoding: Encoding, position: &str, count: &str, index: &str) -> Vec<u8> {
    let header = format!(
        "element vertex 4\nproperty {position} x\nproperty {position} y\nproperty {position} z\n\
         element face 4\nproperty list {count} {index} vertex_indices\n"
    );
    let mut writer = Writer::new(encoding, &header);
    for corner in &CORNERS {
        writer.put_all(position, corner);
    }
    for face in &FACES {
        writer.put(count, 3.0);
        writer.put_all(index, face);
    }
    writer.bytes
}

fn expected_tetrahedron() -> MeshData {
    MeshData {
        positions: CORNERS.map(|p| p.map(|x| x as f32)).to_vec(),
        triangles: FACES.map(|f| f.map(|i| i as u32)).to_vec(),
        ..MeshData::default()
    }
}

/// A file of which nothing is left out.
fn whole(mesh: MeshData) -> Ply {
    let left_out = LeftOut::default();
    Ply { mesh, left_out }
}

const ENCODINGS: [Encoding; 3] = [Encoding::Ascii, Encoding::Little, Encoding::Big];

#[test]
fn all_encodings_and_types_give_the_same_mesh() {
    let expected = expected_tetrahedron();
    for encoding in ENCODINGS {
        for position in ["float", "double", "char", "int", "ushort"] {
            for count in ["uchar", "char", "int", "uint"] {
                for index in ["int", "uint", "uchar", "char", "short", "ushort"] {
                    let bytes = tetrahedron(encoding, position, count, index);
                    assert_eq!(ply::read(&bytes).as_ref(), Ok(&whole(expected.clone())));
                }
            }
        }
    }
}

#[test]
fn normals_coordinates_and_foreign_properties_are_sorted_out() {
    for encoding in ENCODINGS {
        for (u, v) in [
            ("u", "v"),
            ("s", "t"),
            ("texture_u", "texture_v"),
            ("texture_s", "texture_t"),
        ] {
            let header = format!(
                "comment from somewhere\nobj_info scanned\n\
                 element camera 2\nproperty double focal\nproperty list uchar short tags\n\
                 element vertex 3\nproperty uchar red\nproperty float32 {v}\nproperty double nz\n\
                 property float x\nproperty list int float weights\nproperty float y\n\
                 property float64 z\nproperty float nx\nproperty float ny\nproperty float {u}\n\
                 element face 1\nproperty int flags\nproperty list uint8 int32 vertex_index\n\
                 property list uchar float texcoord\n\
                 element edge 5\nproperty int a\n"
            );
            let mut writer = Writer::new(encoding, &header);
            for tags in [0, 3] {
                writer.put("double", 35.5);
                writer.put("uchar", f64::from(tags));
                for tag in 0..tags {
                    writer.put("short", f64::from(-tag));
                }
            }
            for i in 0..3 {
                let i = f64::from(i);
                writer.put("uchar", 200.0);
                writer.put("float", 0.25 * i);
                writer.put("double", 2.0);
                writer.put("float", i);
                writer.put("int", i);
                writer.put_all("float", &vec![0.5; i as usize]);
                writer.put("float", i * i);
                writer.put("double", -i);
                writer.put_all("float", &[0.0, 0.0, 0.5 * i]);
            }
            writer.put("int", 7.0);
            writer.put("uchar", 3.0);
            writer.put_all("int", &[2.0, 0.0, 1.0]);
            writer.put("uchar", 2.0);
            writer.put_all("float", &[0.0, 0.0]);
            // The edges are missing, but are not needed.
            let mesh = ply::read(&writer.bytes).unwrap().mesh;
            assert_eq!(
                mesh.positions,
                [[0.0, 0.0, 0.0], [1.0, 1.0, -1.0], [2.0, 4.0, -2.0]]
            );
            assert_eq!(mesh.normals, [[0.0, 0.0, 1.0]; 3]);
            assert_eq!(mesh.uvs, [[0.0, 0.0], [0.5, 0.25], [1.0, 0.5]]);
            assert_eq!(mesh.triangles, [[2, 0, 1]]);
        }
    }
}

#[test]
fn headers_may_have_dos_line_ends_and_faces_may_come_first() {
    let text = "ply\r\nformat ascii 1.0\r\nelement face 1\r\nproperty list uchar int vertex_indices\r\n\
                element vertex 3\r\nproperty float x\r\nproperty float y\r\nproperty float z\r\n\
                end_header\r\n3 0 1 2\r\n0 0 0\r\n1 0 0\r\n0 1 0";
    let mesh = ply::read(text.as_bytes()).unwrap().mesh;
    assert_eq!(mesh.triangles, [[0, 1, 2]]);
    assert_eq!(mesh.positions[2], [0.0, 1.0, 0.0]);
}

/// A file of the given corners, with one face around all of them.
fn polygon(corners: &[[f32; 2]]) -> MeshData {
    let count = corners.len();
    let mut text = format!(
        "ply\nformat ascii 1.0\nelement vertex {count}\nproperty float x\nproperty float y\n\
         property float z\nelement face 1\nproperty list uchar int vertex_indices\nend_header\n"
    );
    for [x, y] in corners {
        text += &format!("{x} {y} 0\n");
    }
    text += &format!("{count}");
    for corner in 0..count {
        text += &format!(" {corner}");
    }
    ply::read(text.as_bytes()).unwrap().mesh
}

#[test]
fn polygons_become_triangles() {
    let square = polygon(&[[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]]);
    assert_eq!(square.triangles, [[0, 1, 2], [0, 2, 3]]);
    let rhombus = polygon(&[[-2.0, 0.0], [0.0, -1.0], [2.0, 0.0], [0.0, 1.0]]);
    assert_eq!(rhombus.triangles, [[0, 1, 3], [1, 2, 3]]);
    assert_eq!(rhombus.area(), 4.0);
    // A dart, whose shorter diagonal lies outside of it.
    for start in 0..4 {
        let mut dart = [[0.0, 0.1], [-0.5, -1.0], [0.0, 9.0], [0.5, -1.0]];
        dart.rotate_left(start);
        let mesh = polygon(&dart);
        assert!((mesh.area() - 4.45).abs() < 1e-5, "{:?}", mesh.triangles);
    }
    let pentagon = polygon(&[[0.0, 0.0], [2.0, 0.0], [2.0, 1.0], [1.0, 2.0], [0.0, 1.0]]);
    assert_eq!(pentagon.triangles, [[0, 1, 2], [0, 2, 3], [0, 3, 4]]);
    assert_eq!(pentagon.area(), 3.0);
}

fn with_normals(normals: [&str; 4]) -> MeshData {
    let mut text = "ply\nformat ascii 1.0\nelement vertex 4\nproperty float x\nproperty float y\n\
                    property float z\nproperty float nx\nproperty float ny\nproperty float nz\n\
                    element face 1\nproperty list uchar int vertex_indices\nend_header\n"
        .to_owned();
    for (position, normal) in ["0 0 0", "1 0 0", "0 1 0", "5 5 5"].iter().zip(normals) {
        text += &format!("{position} {normal}\n");
    }
    ply::read((text + "3 0 1 2\n").as_bytes()).unwrap().mesh
}

#[test]
fn normals_are_made_unit_vectors() {
    let mesh = with_normals(["0 0 3", "0 0 0", "0 3 4", "1e-30 0 0"]);
    assert_eq!(
        mesh.normals,
        [
            [0.0, 0.0, 1.0],
            [0.0, 0.0, 1.0],
            [0.0, 0.6, 0.8],
            [1.0, 0.0, 0.0]
        ]
    );
    assert!(with_normals(["0 0 0"; 4]).normals.is_empty());
}

#[test]
fn numbers_that_are_not_finite_are_left_out() {
    let header = "ply\nformat ascii 1.0\nelement vertex 6\nproperty float x\nproperty float y\nproperty float z\n\
                  property float nx\nproperty float ny\nproperty float nz\nproperty float u\nproperty float v\n\
                  element face 3\nproperty list uchar int vertex_indices\nend_header\n";
    let vertices = "2 0 0 0 0 1 0.5 0.5\n3 0 0 nan 0 1 1 0\n2 1 0 0 inf 0 0 nan\n3 1 0 0 0 1 1e99 1\n\
                    nan 0 0 0 0 1 0 0\n0 -1e99 0 0 0 1 0 0\n";
    // A triangle with a vertex that is not there, a quadrilateral with one, and another triangle.
    let faces = "3 0 1 4\n4 0 1 2 5\n3 1 3 2\n";
    let Ply { mesh, left_out } =
        ply::read(format!("{header}{vertices}{faces}").as_bytes()).unwrap();
    let expected = LeftOut {
        triangles: 2,
        normals: 2,
        uvs: 2,
    };
    assert_eq!(left_out, expected);
    assert_eq!(mesh.triangles, [[0, 1, 2], [1, 3, 2]]);
    assert_eq!(mesh.validate(), Ok(()));
    assert_eq!(mesh.normals, [[0.0, 0.0, 1.0]; 6]);
    assert_eq!(mesh.uvs[..4], [[0.5, 0.5], [1.0, 0.0], [0.0; 2], [0.0; 2]]);
    assert_eq!(
        mesh.positions[4..],
        [[2.0, 0.0, 0.0]; 2],
        "within the bounds"
    );
}

const HEADER: &str = "ply\nformat ascii 1.0\nelement vertex 3\nproperty float x\nproperty float y\n\
                      property float z\nelement face 1\nproperty list uchar int vertex_indices\n\
                      end_header\n";
const ROWS: &str = "0 0 0\n1 0 0\n0 1 0\n";

fn error(bytes: impl AsRef<[u8]>) -> ShapeError {
    ply::read(bytes.as_ref()).unwrap_err()
}

#[track_caller]
fn assert_header_error(header: &str, line: usize, part: &str) {
    match error(format!("{header}{ROWS}3 0 1 2\n")) {
        ShapeError::PlyHeader { line: at, message } => {
            assert!(at == line && message.contains(part), "line {at}: {message}");
        }
        other => panic!("{other} instead of a complaint about line {line}"),
    }
}

#[test]
fn broken_headers_are_explained() {
    assert!(ply::read(format!("{HEADER}{ROWS}3 0 1 2\n").as_bytes()).is_ok());
    let with = |from: &str, to: &str| HEADER.replacen(from, to, 1);
    assert_header_error(&with("ply", "plx"), 1, "does not begin");
    assert_header_error(&with("ascii", "utf8"), 2, "unknown format \"utf8\"");
    assert_header_error(&with("1.0", "2.0"), 2, "version \"2.0\"");
    assert_header_error(&with("format ascii 1.0\n", ""), 8, "no \"format\"");
    assert_header_error(
        &with("vertex 3", "vertex three"),
        3,
        "\"three\" is not a whole number",
    );
    assert_header_error(&with("vertex 3", "vertex -3"), 3, "not a whole number");
    assert_header_error(&with("vertex 3", "vertex"), 3, "cannot understand");
    assert_header_error(&with("vertex 3", "vertices 3"), 9, "no element \"vertex\"");
    assert_header_error(&with("vertex 3", "vertex 0"), 3, "0 elements \"vertex\"");
    assert_header_error(&with("face 1", "face 0"), 7, "0 elements \"face\"");
    assert_header_error(&with("face 1", "faces 1"), 9, "no element \"face\"");
    assert_header_error(&with("face 1", "vertex 1"), 7, "second element \"vertex\"");
    assert_header_error(&with("float x", "real x"), 4, "unknown type \"real\"");
    assert_header_error(&with("float x", "float"), 4, "needs a type and a name");
    assert_header_error(&with("float y", "float x"), 5, "second property \"x\"");
    assert_header_error(&with("float z", "float w"), 3, "no property \"z\"");
    assert_header_error(
        &with("vertex_indices", "corners"),
        7,
        "no list \"vertex_indices\"",
    );
    assert_header_error(
        &with("list uchar int", "int"),
        7,
        "no list \"vertex_indices\"",
    );
    assert_header_error(
        &with("element vertex 3\n", ""),
        3,
        "before the first element",
    );
    assert_header_error(
        &with("end_header", "end header"),
        9,
        "cannot understand \"end header\"",
    );
    match error(&HEADER[..HEADER.len() - 1]) {
        ShapeError::PlyHeader { line: 9, message } => assert!(message.contains("ends before")),
        other => panic!("{other}"),
    }
    for bytes in [&b""[..], b"\x1f\x8b\x08\x00", b"\n", b"ply"] {
        let message = error(bytes).to_string();
        assert!(message.starts_with("PLY header, line 1: the file does not begin"));
    }
}

#[track_caller]
fn assert_data_error(rows: &str, element: &str, number: u64, near: &str, part: &str) {
    let text = format!("{HEADER}{rows}");
    match error(&text) {
        ShapeError::PlyData {
            element: name,
            number: at,
            offset,
            message,
        } => {
            assert!(text[offset..].starts_with(near), "byte {offset}");
            assert!(
                (name.as_str(), at) == (element, number) && message.contains(part),
                "{message}"
            );
        }
        other => panic!("{other} instead of a complaint about {element} {number}"),
    }
}

#[test]
fn broken_rows_are_explained() {
    assert_data_error(
        "0 0 0\n1 zero 0\n0 1 0\n3 0 1 2",
        "vertex",
        1,
        "zero",
        "\"zero\" is not a number",
    );
    for (face, near, part) in [
        (
            "3 0 1 3",
            "3",
            "refers to vertex 3, but the vertices are 0 to 2",
        ),
        ("3 0 -1 2", "-1 2", "refers to vertex -1"),
        ("3 0 1.5 2", "1.5", "refers to vertex 1.5"),
        ("3 0 nan 2", "nan", "refers to vertex NaN"),
        ("2 0 1 0", "2 0 1", "a face has 2 corners"),
        ("1 0 0 0", "1 0", "a face has 1 corners"),
        ("0 0 0 0", "0 0", "a face has 0 corners"),
        ("-3 0 1 2", "-3", "-3 is not a valid list length"),
        ("3.5 0 1 2", "3.5", "3.5 is not a valid list length"),
    ] {
        assert_data_error(&format!("{ROWS}{face}"), "face", 0, near, part);
    }
}

#[test]
fn truncated_files_are_explained() {
    for encoding in ENCODINGS {
        let bytes = tetrahedron(encoding, "float", "uchar", "int");
        let header = bytes
            .windows(11)
            .position(|w| w == b"end_header\n")
            .unwrap()
            + 11;
        // In ASCII the last number may end early without anybody noticing.
        let end = bytes.len() - if encoding == Encoding::Ascii { 2 } else { 0 };
        for length in header..end {
            match error(&bytes[..length]) {
                ShapeError::PlyTruncated { offset, .. } => assert_eq!(offset, length),
                other => panic!("{other}"),
            }
        }
    }
    let mut bytes = HEADER
        .replacen("ascii", "binary_little_endian", 1)
        .into_bytes();
    bytes.extend([0; 30]);
    assert_eq!(
        error(&bytes).to_string(),
        format!(
            "PLY vertex 2, byte {}: the file ends here, but its header announces 3 of these",
            bytes.len()
        )
    );
}

#[test]
fn counts_that_do_not_fit_the_file_allocate_nothing() {
    for count in ["4000000000", "18446744073709551615"] {
        for encoding in ENCODINGS {
            let bytes = tetrahedron(encoding, "float", "uchar", "int");
            let split = bytes
                .windows(11)
                .position(|w| w == b"end_header\n")
                .unwrap();
            let header = String::from_utf8(bytes[..split].to_vec()).unwrap();
            for (from, to) in [
                ("vertex 4", format!("vertex {count}")),
                ("face 4", format!("face {count}")),
                (
                    "element vertex",
                    format!("element junk {count}\nproperty int a\nelement vertex"),
                ),
            ] {
                let mut changed = header.replacen(from, &to, 1).into_bytes();
                changed.extend(&bytes[split..]);
                assert!(matches!(error(&changed), ShapeError::PlyTruncated { .. }));
            }
            // Elements without properties take no bytes and no time.
            let empty = format!("element nothing {count}\nelement vertex");
            let mut changed = header.replacen("element vertex", &empty, 1).into_bytes();
            changed.extend(&bytes[split..]);
            assert_eq!(ply::read(&changed), Ok(whole(expected_tetrahedron())));
        }
    }
    // A list of four thousand million corners.
    let mut bytes = tetrahedron(Encoding::Little, "float", "uint", "uint");
    let first_face = bytes.len() - 4 * 16;
    bytes[first_face..first_face + 4].fill(0xee);
    assert!(matches!(
        error(&bytes),
        ShapeError::PlyTruncated { number: 0, .. }
    ));
}

#[test]
fn a_million_triangles_are_read_in_a_blink() {
    let side = 708_u32;
    let header = format!(
        "element vertex {}\nproperty float x\nproperty float y\nproperty float z\n\
         property float nx\nproperty float ny\nproperty float nz\n\
         element face {}\nproperty list uchar int vertex_indices\n",
        side * side,
        2 * (side - 1) * (side - 1)
    );
    let mut writer = Writer::new(Encoding::Little, &header);
    for i in 0..side * side {
        for value in [(i % side) as f32, (i / side) as f32, 0.0, 0.0, 0.0, 1.0] {
            writer.bytes.extend(value.to_le_bytes());
        }
    }
    for cell in 0..(side - 1) * (side - 1) {
        let a = cell / (side - 1) * side + cell % (side - 1);
        for face in [[a, a + 1, a + side + 1], [a, a + side + 1, a + side]] {
            writer.bytes.push(3);
            writer
                .bytes
                .extend(face.iter().flat_map(|i| i.to_le_bytes()));
        }
    }
    let start = std::time::Instant::now();
    let mesh = ply::read(&writer.bytes).unwrap().mesh;
    let seconds = start.elapsed().as_secs_f64();
    println!("{} triangles in {seconds:.3} s", mesh.triangles.len());
    assert_eq!(mesh.area(), f64::from((side - 1) * (side - 1)));
    assert!(seconds < 1.0, "{seconds} s");
}

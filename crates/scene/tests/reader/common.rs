//! Short ways to load a text.

use wayfare_scene::{
    ErrorKind, LoadOptions, Material, MemoryFiles, Mesh, Scene, SceneError, load_from,
};

/// A triangle that shines: what every scene needs to be valid. It is the last mesh.
pub const LIGHT: &str = r#"
AttributeBegin
  Material "diffuse" "rgb reflectance" [ 0 0 0 ]
  AreaLightSource "diffuse" "rgb L" [ 1 2 3 ]
  Shape "trianglemesh" "point3 P" [ 0 0 9  1 0 9  0 1 9 ]
AttributeEnd
"#;

/// A world with `body` from its second line on, and a light.
pub fn world(body: &str) -> String {
    format!("WorldBegin\n{body}\n{LIGHT}")
}

pub fn load_files(files: &MemoryFiles) -> Result<Scene, SceneError> {
    load_from(files, "main.pbrt", &LoadOptions::default())
}

pub fn load_text(text: &str) -> Result<Scene, SceneError> {
    load_files(&MemoryFiles::new().with("main.pbrt", text))
}

/// The scene of a text that must be valid.
pub fn scene(text: &str) -> Scene {
    match load_text(text) {
        Ok(scene) => scene,
        Err(error) => panic!("{error}\n\nin\n{text}"),
    }
}

/// The scene of a world that must be valid and need no approximation.
pub fn exact(body: &str) -> Scene {
    let scene = scene(&world(body));
    assert_eq!(scene.warnings, [], "{body}");
    scene
}

/// The scene of a world and the only warning about it.
pub fn warned(body: &str) -> (Scene, String) {
    let scene = scene(&world(body));
    let [warning] = scene.warnings.as_slice() else {
        panic!("not one warning: {:?}\n{body}", scene.warnings);
    };
    let what = warning.what.clone();
    (scene, what)
}

/// The material of the first mesh.
pub fn first_material(scene: &Scene) -> Material {
    scene.materials[scene.meshes[0].material as usize]
}

/// The corners of the triangles of a mesh.
pub fn corners(scene: &Scene, mesh: &Mesh) -> Vec<[[f32; 3]; 3]> {
    let range = mesh.first_triangle as usize..;
    scene.triangles[range][..mesh.triangle_count as usize]
        .iter()
        .map(|triangle| triangle.map(|vertex| scene.positions[vertex as usize]))
        .collect()
}

pub fn assert_near(a: &[f32], b: &[f32], tolerance: f32) {
    assert_eq!(a.len(), b.len());
    for (x, y) in a.iter().zip(b) {
        assert!((x - y).abs() <= tolerance, "{a:?} is not {b:?}");
    }
}

/// A PFM file; its first row is the bottom one.
pub fn pfm(width: usize, height: usize, channels: usize, values: &[f32]) -> Vec<u8> {
    assert_eq!(values.len(), width * height * channels);
    let magic = if channels == 3 { "PF" } else { "Pf" };
    let mut bytes = format!("{magic}\n{width} {height}\n-1\n").into_bytes();
    bytes.extend(values.iter().flat_map(|value| value.to_le_bytes()));
    bytes
}

/// A PNG file of bytes, the top row first.
pub fn png(width: u32, color: image::ExtendedColorType, bytes: &[u8]) -> Vec<u8> {
    let mut file = std::io::Cursor::new(Vec::new());
    let row = width as usize * usize::from(color.bits_per_pixel()) / 8;
    let height = (bytes.len() / row) as u32;
    image::write_buffer_with_format(
        &mut file,
        bytes,
        width,
        height,
        color,
        image::ImageFormat::Png,
    )
    .expect("memory takes everything");
    file.into_inner()
}

/// Checks all that an error says: its kind, the place, the words under the carets, the message.
#[track_caller]
pub fn check_error(
    result: Result<Scene, SceneError>,
    kind: ErrorKind,
    place: &str,
    words: &str,
    message: &str,
) -> SceneError {
    let error = result.expect_err("the text is wrong");
    assert_eq!(error.message(), message);
    assert_eq!(error.kind(), kind);
    let found = error.place().expect("a place");
    let text = format!("{}:{}:{}", found.file, found.line, found.column);
    assert_eq!(text, place, "{error}");
    let under_carets: String = found
        .excerpt
        .chars()
        .skip(found.caret_start)
        .take(found.caret_length)
        .collect();
    assert_eq!(under_carets, words, "{error}");
    error
}

/// [`check_error`] for a world with `body` from line 2 on.
#[track_caller]
pub fn check_world_error(
    body: &str,
    kind: ErrorKind,
    line_and_column: &str,
    words: &str,
    message: &str,
) -> SceneError {
    let place = format!("main.pbrt:{line_and_column}");
    check_error(load_text(&world(body)), kind, &place, words, message)
}

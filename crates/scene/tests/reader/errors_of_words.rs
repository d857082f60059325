//! Errors in words, values and names: what they say, and where they point.

use wayfare_scene::{ErrorKind, MemoryFiles};

use crate::common::*;

#[test]
fn an_error_reads_like_this() {
    let files = MemoryFiles::new()
        .with("main.pbrt", "WorldBegin\n  Include \"chair.pbrt\"\n")
        .with("chair.pbrt", "# legs\n\tShpae \"sphere\" # oops\n");
    let error = load_files(&files).expect_err("a slip");
    let expected = "unknown directive \"Shpae\"
 --> chair.pbrt:2:2
  |
2 |  Shpae \"sphere\" # oops
  |  ^^^^^
  = hint: did you mean \"Shape\"?
  = included from main.pbrt:2:11";
    assert_eq!(error.to_string(), expected);
}

#[test]
fn unknown_directive() {
    let error = check_world_error(
        "Shpae \"sphere\"",
        ErrorKind::UnknownDirective,
        "2:1",
        "Shpae",
        "unknown directive \"Shpae\"",
    );
    assert_eq!(error.hint(), Some("did you mean \"Shape\"?"));
    let error = load_text(&(world("") + "WorldEnd")).expect_err("pbrt-v3");
    assert!(
        error
            .hint()
            .is_some_and(|hint| hint.contains("no WorldEnd"))
    );
}

#[test]
fn unexpected_token() {
    let kind = ErrorKind::UnexpectedToken;
    check_world_error(
        "Translate 1 two 3",
        kind,
        "2:13",
        "two",
        "expected a number, found \"two\"",
    );
    check_world_error(
        "\"float radius\" 1",
        kind,
        "2:1",
        "\"float radius\"",
        "expected a directive, found the string \"float radius\"",
    );
    check_world_error(
        "Shape sphere",
        kind,
        "2:7",
        "sphere",
        "expected the kind of Shape in quotation marks, found \"sphere\"",
    );
    check_world_error(
        "Shape \"sphere\" \"radius\" 1",
        kind,
        "2:16",
        "\"radius\"",
        "expected a parameter such as \"float radius\", found the string \"radius\"",
    );
    check_world_error(
        "Transform 1 0 0 0",
        kind,
        "2:11",
        "1",
        "expected \"[\", found \"1\"",
    );
    check_error(
        load_text("WorldBegin\nShape \"sphere\" \"float radius\" [ 1"),
        kind,
        "main.pbrt:2:31",
        "[",
        "this bracket is never closed",
    );
    check_error(
        load_text("WorldBegin\nScale 1 2"),
        kind,
        "main.pbrt:2:10",
        "",
        "the file ends where a number should be",
    );
    check_world_error(
        "Translate 0 nan 0",
        kind,
        "2:13",
        "nan",
        "expected a number, found \"nan\"",
    );
}

#[test]
fn unterminated_string() {
    check_world_error(
        "Shape \"sphere\nShape \"disk\"",
        ErrorKind::UnterminatedString,
        "2:7",
        "\"sphere",
        "this string has no closing quotation mark on its line",
    );
}

#[test]
fn wrong_type() {
    let kind = ErrorKind::WrongType;
    check_world_error(
        "Shape \"sphere\" \"string radius\" \"big\"",
        kind,
        "2:16",
        "\"string radius\"",
        "parameter \"radius\" of Shape \"sphere\" must be of type float, not string",
    );
    check_world_error(
        "Shape \"sphere\" \"float radius\" \"1\"",
        kind,
        "2:31",
        "\"1\"",
        "parameter \"radius\" of type float needs numbers, found the string \"1\"",
    );
    check_world_error(
        "AreaLightSource \"diffuse\" \"bool twosided\" 1",
        kind,
        "2:43",
        "1",
        "parameter \"twosided\" needs true or false, found \"1\"",
    );
    let error = check_world_error(
        "Material \"diffuse\" \"color reflectance\" [ 1 1 1 ] Shape \"sphere\"",
        kind,
        "2:20",
        "\"color reflectance\"",
        "unknown parameter type \"color\"",
    );
    assert_eq!(error.hint(), Some("pbrt-v4 has \"rgb\" instead"));
}

#[test]
fn wrong_count() {
    let kind = ErrorKind::WrongCount;
    check_world_error(
        "Shape \"sphere\" \"float radius\" [ 1 2 ]",
        kind,
        "2:16",
        "\"float radius\"",
        "parameter \"radius\" of Shape \"sphere\" takes 1 value, found 2",
    );
    check_world_error(
        "Shape \"sphere\" \"float radius\" []",
        kind,
        "2:16",
        "\"float radius\"",
        "parameter \"radius\" has no value",
    );
    check_world_error(
        "Shape \"trianglemesh\" \"point3 P\" [ 0 0 0 1 ]",
        kind,
        "2:22",
        "\"point3 P\"",
        "parameter \"P\" of type point3 needs a multiple of 3 numbers, found 4",
    );
}

#[test]
fn invalid_value() {
    let kind = ErrorKind::InvalidValue;
    check_world_error(
        "Translate 0 1e999 0",
        kind,
        "2:13",
        "1e999",
        "this number is too large",
    );
    check_world_error(
        "Material \"diffuse\" \"rgb reflectance\" [ 0.5 1.5 0 ] Shape \"sphere\"",
        kind,
        "2:20",
        "\"rgb reflectance\"",
        "parameter \"reflectance\" of Material \"diffuse\" must be a reflectance, between 0 and 1",
    );
    check_world_error(
        "Shape \"loopsubdiv\" \"integer levels\" 30 \"point3 P\" [ 0 0 0 1 0 0 0 1 0 ]",
        kind,
        "2:20",
        "\"integer levels\"",
        "parameter \"levels\" of Shape \"loopsubdiv\" must be between 0 and 8",
    );
    check_error(
        load_text(&format!(
            "Camera \"perspective\" \"float fov\" 200\n{}",
            world("")
        )),
        kind,
        "main.pbrt:1:22",
        "\"float fov\"",
        "parameter \"fov\" of Camera \"perspective\" must be a field of view between 0 and 180 degrees",
    );
}

#[test]
fn missing_parameter() {
    let kind = ErrorKind::MissingParameter;
    check_world_error(
        "Shape \"plymesh\"",
        kind,
        "2:1",
        "Shape",
        "Shape \"plymesh\" needs the parameter \"string filename\"",
    );
    let error = load_text(&world("Shape \"plymesh\" \"string filenam\" \"a.ply\""));
    let error = error.expect_err("misspelt");
    assert_eq!(error.hint(), Some("is \"filenam\" a typo?"));
    check_world_error(
        "MakeNamedMaterial \"red\" \"rgb reflectance\" [ 1 0 0 ]",
        kind,
        "2:1",
        "MakeNamedMaterial",
        "Material \"red\" needs the parameter \"string type\"",
    );
    check_world_error(
        "Shape \"trianglemesh\" \"integer indices\" [ 0 1 2 ]",
        kind,
        "2:1",
        "Shape",
        "Shape \"trianglemesh\" needs the parameter \"point3 P\"",
    );
}

#[test]
fn conflicting_parameters() {
    check_world_error(
        "Material \"conductor\" \"rgb reflectance\" [ 1 1 1 ] \"rgb k\" [ 1 1 1 ] Shape \"sphere\"",
        ErrorKind::ConflictingParameters,
        "2:1",
        "Material",
        "Material \"conductor\" has both \"reflectance\" and \"eta\" or \"k\"",
    );
}

#[test]
fn unknown_kind() {
    let kind = ErrorKind::UnknownKind;
    let error = check_world_error(
        "Shape \"spehre\"",
        kind,
        "2:7",
        "\"spehre\"",
        "unknown shape \"spehre\"",
    );
    assert_eq!(error.hint(), Some("did you mean \"sphere\"?"));
    let error = check_world_error(
        "Material \"matte\" Shape \"sphere\"",
        kind,
        "2:10",
        "\"matte\"",
        "unknown material \"matte\"",
    );
    assert_eq!(
        error.hint(),
        Some("\"matte\" of pbrt-v3 is \"diffuse\" in pbrt-v4")
    );
    check_world_error(
        "Texture \"t\" \"spectrum\" \"chekerboard\"\nMaterial \"diffuse\" \"texture reflectance\" \"t\" Shape \"disk\"",
        kind,
        "2:24",
        "\"chekerboard\"",
        "unknown texture \"chekerboard\"",
    );
    let error = check_world_error(
        "Option \"sede\" 3",
        kind,
        "2:8",
        "\"sede\"",
        "unknown option \"sede\"",
    );
    assert_eq!(error.hint(), Some("did you mean \"seed\"?"));
    check_world_error(
        "LightSource \"diffuse\"",
        kind,
        "2:13",
        "\"diffuse\"",
        "unknown light \"diffuse\"",
    );
}

#[test]
fn undefined_names() {
    let kind = ErrorKind::Undefined;
    let error = check_world_error(
        "MakeNamedMaterial \"Walls\" \"string type\" \"diffuse\"\nNamedMaterial \"Wals\" Shape \"sphere\"",
        kind,
        "3:15",
        "\"Wals\"",
        "the material \"Wals\" is not defined",
    );
    assert_eq!(error.hint(), Some("did you mean \"Walls\"?"));
    check_world_error(
        "Material \"diffuse\" \"texture reflectance\" \"wood\" Shape \"sphere\"",
        kind,
        "2:20",
        "\"texture reflectance\"",
        "the spectrum texture \"wood\" is not defined",
    );
    check_world_error(
        "ObjectInstance \"chair\"",
        kind,
        "2:16",
        "\"chair\"",
        "the object \"chair\" is not defined",
    );
    check_world_error(
        "CoordSysTransform \"room\"",
        kind,
        "2:19",
        "\"room\"",
        "the coordinate system \"room\" is not defined",
    );
    let error = check_world_error(
        "Material \"conductor\" \"spectrum eta\" \"metal-Al-eat\" Shape \"sphere\"",
        kind,
        "2:22",
        "\"spectrum eta\"",
        "\"metal-Al-eat\" is neither a named spectrum nor a file",
    );
    assert_eq!(error.hint(), Some("did you mean \"metal-Al-eta\"?"));
}

#[test]
fn a_texture_needs_its_parts_before_itself() {
    check_world_error(
        "Texture \"a\" \"spectrum\" \"scale\" \"texture tex\" \"b\"\nTexture \"b\" \"spectrum\" \"constant\"\n\
         Material \"diffuse\" \"texture reflectance\" \"a\" Shape \"sphere\"",
        ErrorKind::Undefined,
        "2:32",
        "\"texture tex\"",
        "the spectrum texture \"b\" is not defined",
    );
}

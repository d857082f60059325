//! The list of what is approximated.

use crate::common::*;
use wayfare_scene::Scene;

/// What is approximated, how often, and where first.
fn listed(scene: &Scene) -> Vec<(&str, u32, &str)> {
    let warnings = scene.warnings.iter();
    warnings
        .map(|w| (w.what.as_str(), w.count, w.first.as_str()))
        .collect()
}

#[test]
fn equal_warnings_are_counted_and_the_first_place_is_kept() {
    let hair = "Material \"hair\" Shape \"sphere\"";
    let body = format!("Shape \"sphere\"\n  {hair}\n{hair} Shape \"curve\" \n{hair}");
    let scene = scene(&world(&body));
    assert_eq!(
        listed(&scene),
        [
            ("shape \"curve\": not rendered", 1, "main.pbrt:4:32"),
            ("material \"hair\": rendered as diffuse", 3, "main.pbrt:3:3"),
        ]
    );
}

#[test]
fn misspelt_parameters_are_named() {
    let (_, warning) = warned("Material \"conductor\" \"float roughnes\" 0.1 Shape \"sphere\"");
    assert_eq!(
        warning,
        "parameter \"roughnes\" of Material \"conductor\" is not used; did you mean \"roughness\"?"
    );
    let (_, warning) = warned(
        "MakeNamedMaterial \"a\" \"string type\" \"diffuse\" \"float colour\" 1 NamedMaterial \"a\" Shape \"sphere\"",
    );
    assert_eq!(
        warning,
        "parameter \"colour\" of Material \"diffuse\" is not used"
    );
    let (_, warning) = warned("Shape \"sphere\" \"float height\" 2");
    assert_eq!(
        warning,
        "parameter \"height\" of Shape \"sphere\" is not used"
    );
}

#[test]
fn media_are_reported() {
    let scene = scene(&world(
        "MakeNamedMedium \"fog\" \"string type\" \"homogeneous\"
         MakeNamedMedium \"smoke\" \"string type\" \"nanovdb\" \"string filename\" \"none.nvdb\"
         MediumInterface \"fog\" \"\" MediumInterface \"\" \"fog\" MediumInterface \"haze\"",
    ));
    assert_eq!(
        listed(&scene),
        [
            (
                "medium \"fog\" (homogeneous): not rendered",
                3,
                "main.pbrt:2:1"
            ),
            (
                "medium \"smoke\" (nanovdb): not rendered",
                1,
                "main.pbrt:3:10"
            ),
            ("medium \"haze\": not rendered", 1, "main.pbrt:4:76"),
        ]
    );
    exact("Shape \"sphere\" MediumInterface \"\" \"\"");
}

#[test]
fn a_flood_of_different_warnings_is_bounded() {
    let body: String = (0..3000)
        .map(|i| format!("Shape \"sphere\" \"float x{i}q\" 1 \"float zmin\" 0.9\n"))
        .collect();
    let scene = scene(&world(&body));
    assert_eq!(scene.warnings.len(), 1001);
    assert_eq!(scene.warnings.last().map(|w| w.count), Some(2000));
}

//! `wayfare scenes`, `wayfare info` and `wayfare bench`: what there is and how fast it goes.

use crate::common::{fail_in, folder, json_in, read_image, run_in, scene_with, succeed_in, text};

const NAMES: [&str; 6] = ["cornell", "gloss", "ajar", "ring", "pool", "terrace"];

#[test]
fn all_built_in_scenes_are_listed() {
    let dir = folder();
    let printed = succeed_in(dir.path(), "scenes");
    let told = json_in(dir.path(), "scenes --json");
    let listed: Vec<_> = told
        .as_array()
        .unwrap()
        .iter()
        .map(|s| s["name"].as_str().unwrap())
        .collect();
    for name in NAMES {
        assert!(printed.contains(name), "{printed}");
        assert!(listed.contains(&name), "{told}");
    }
    assert_eq!(listed.len(), NAMES.len());
}

#[test]
fn an_exported_scene_renders_to_the_same_pixels() {
    let dir = folder();
    for name in NAMES {
        succeed_in(dir.path(), &format!("scenes export {name} out/{name}"));
        let options = "--spp 2 --size 24x18 --seed 9 --strict --out";
        succeed_in(dir.path(), &format!("render {name} {options} built-in.exr"));
        let line = format!("render out/{name}/scene.pbrt {options} exported.exr");
        let output = run_in(dir.path(), &line);
        assert!(output.status.success(), "{}", text(&output.stderr));
        assert!(
            !text(&output.stderr).contains("warning"),
            "{}",
            text(&output.stderr)
        );
        let [a, b] =
            ["built-in.exr", "exported.exr"].map(|file| read_image(&dir.path().join(file)));
        assert!(a.0 == b.0, "{name} differs after export");
        assert_eq!(
            a.1.get("scene"),
            b.1.get("scene"),
            "the name follows the folder"
        );
    }
}

#[test]
fn an_unknown_scene_is_answered_with_the_known_ones() {
    let dir = folder();
    for (line, code) in [
        ("scenes export conrell out", 2),
        ("render conrell --spp 1 --out a.exr", 3),
        ("info conrell", 3),
        ("bench conrell", 3),
    ] {
        let complaint = fail_in(dir.path(), line, code);
        assert!(
            complaint.contains("conrell") && complaint.contains("did you mean \"cornell\"?"),
            "{line}: {complaint}"
        );
    }
}

#[test]
fn export_says_why_it_cannot_write() {
    let dir = folder();
    std::fs::write(dir.path().join("file"), "").unwrap();
    let complaint = fail_in(dir.path(), "scenes export ring file/sub", 1);
    assert!(complaint.contains("file/sub"), "{complaint}");
}

#[test]
fn info_counts_what_is_in_a_scene() {
    let dir = folder();
    scene_with(dir.path(), r#"Material "hair""#);
    let told = json_in(dir.path(), "info small.pbrt --json");
    assert_eq!(told["name"], "small");
    assert_eq!(told["resolution"], serde_json::json!([16, 12]));
    assert_eq!(told["triangles"], 3);
    assert_eq!(told["light_triangles"], 1);
    assert_eq!(told["lights"]["area"], 1);
    assert_eq!(told["instances"], 0);
    assert_eq!(told["bounds_min"], serde_json::json!([-2.0, -2.0, 1.0]));
    assert_eq!(told["bounds_max"], serde_json::json!([2.0, 2.0, 3.0]));
    assert!(told["scene_bytes"].as_u64().unwrap() > 0 && told["bvh_bytes"].as_u64().unwrap() > 0);
    let warnings = told["warnings"].as_array().unwrap();
    assert_eq!(warnings.len(), 1, "{told}");
    assert!(warnings[0]["what"].as_str().unwrap().contains("hair"));
    assert_eq!(warnings[0]["count"], 1);
}

#[test]
fn info_is_readable() {
    let dir = folder();
    let printed = succeed_in(dir.path(), "info cornell");
    assert!(printed.contains("1 area (2 triangles)"), "{printed}");
    for words in [
        "triangles",
        "materials",
        "lights",
        "bounds",
        "memory",
        "warnings",
    ] {
        assert!(printed.contains(words), "no {words} in\n{printed}");
    }
}

#[test]
fn bench_measures_rates_per_core() {
    let dir = folder();
    let line = "bench cornell ring --time 0.3 --size 64x48 --threads 2 --json";
    let told = json_in(dir.path(), line);
    let rows = told.as_array().unwrap();
    assert_eq!(rows.len(), 2);
    for row in rows {
        let number = |key: &str| {
            row[key]
                .as_f64()
                .unwrap_or_else(|| panic!("no {key} in {row}"))
        };
        assert_eq!(row["threads"], 2);
        assert!((0.2..3.0).contains(&number("seconds")), "{row}");
        let (samples, rays) = (
            number("samples_per_core_second"),
            number("rays_per_core_second"),
        );
        assert!(
            samples > 0.0 && rays > samples,
            "every sample casts a ray: {row}"
        );
        let expected = number("samples") / (2.0 * number("seconds"));
        assert!((samples / expected - 1.0).abs() < 1e-9, "{row}");
        assert!(number("mean_path_length") >= 0.5, "{row}");
    }
    let printed = succeed_in(dir.path(), "bench cornell --time 0.1 --size 32x24");
    assert!(
        printed.contains("cornell") && printed.contains("rays/s/core"),
        "{printed}"
    );
}

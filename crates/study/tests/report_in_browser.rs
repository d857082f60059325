//! The report of a made-up study does in a browser what it promises.
//!
//! Needs Chromium (in the path, or named by `WAYFARE_BROWSER`), Node and what `scripts/install-browser-test` installs.
//! Where they are missing this is skipped, unless `WAYFARE_REQUIRE_BROWSER=1` is set. `WAYFARE_SCREENSHOTS=folder`
//! saves what is seen.

mod made_up;

use serde_json::json;
use std::env;
use std::path::{Path, PathBuf};
use wayfare_film::{ToneMap, exr_file};
use wayfare_study::report::{PageOptions, Results, write_page};
use wayfare_study::results::Protocol;

#[test]
fn the_report_works_in_a_browser() {
    if wayfare_testing::is_left_out() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    made_up::write(folder.path());
    let results = Results::load(folder.path()).unwrap();
    let report = write_page(&results, &PageOptions::default()).unwrap();

    let (node_modules, browser) = match wayfare_testing::browser() {
        Ok(tools) => tools,
        Err(missing) => return wayfare_testing::skip("BROWSER", &missing),
    };
    let pixel = [53, 44];
    let values = |file: &str| {
        let (image, _) = exr_file::read(&folder.path().join(file)).unwrap();
        image.pixel(pixel[0], pixel[1])
    };
    let at = |method| values(&made_up::file("image", method, Protocol::Time, 10.0));
    let radiances = [
        [0.0; 3],
        [0.18; 3],
        [0.9, 0.2, 0.01],
        [0.02, 3.0, 0.7],
        [1e3, 40.0, 1e9],
    ];
    let expected = json!({
        "filmic": radiances.map(|rgb| (rgb, ToneMap::Filmic.apply(rgb))),
        "report": report,
        "browser": browser,
        "size": made_up::SIZE,
        "methods": made_up::METHODS,
        "pixel": pixel,
        "values": made_up::METHODS.map(at),
        "reference": values("scenes/orb/reference.exr"),
        "screenshots": env::var_os("WAYFARE_SCREENSHOTS").map(PathBuf::from),
    });
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/browser/drive.mjs");
    wayfare_testing::drive_browser(&script, &node_modules, &expected.to_string());
}

/// The page of a made-up study with images of at most some width.
fn page_of(folder: &Path, image_width: u32) -> String {
    let results = Results::load(folder).unwrap();
    let path = write_page(&results, &PageOptions { image_width }).unwrap();
    std::fs::read_to_string(path).unwrap()
}

#[test]
fn wide_images_are_subsampled_and_the_page_says_so() {
    let folder = tempfile::tempdir().unwrap();
    made_up::write(folder.path());
    let whole = page_of(folder.path(), 96);
    assert!(whole.contains("\"size\":[96,72],\"step\":1"));
    assert!(!whole.contains("subsampled"));
    let subsampled = page_of(folder.path(), 95);
    assert!(subsampled.contains("\"size\":[48,36],\"step\":2"));
    assert!(subsampled.contains("one pixel of every 2 in both directions"));
    assert!(subsampled.len() < whole.len());
}

#[test]
fn the_page_is_whole_and_the_same_every_time() {
    let folder = tempfile::tempdir().unwrap();
    made_up::write(folder.path());
    let page = page_of(folder.path(), 512);
    assert_eq!(page, page_of(folder.path(), 512));
    assert!(page.contains("orb &amp; &lt;box&gt;") && !page.contains("<box>"));
    assert!(page.contains("wayfare study orb --seeds 6 --out made-up"));
    for outside in [" src=", "@import", "url("] {
        assert!(!page.contains(outside), "the page asks for {outside}");
    }
}

#[test]
fn images_that_are_gone_are_left_out_and_damaged_ones_are_named() {
    let folder = tempfile::tempdir().unwrap();
    made_up::write(folder.path());
    let whole = page_of(folder.path(), 512);
    let image = made_up::file("image", "pt", Protocol::Time, 10.0);
    std::fs::remove_file(folder.path().join(&image)).unwrap();
    let count = |page: &str| page.matches("id=\"blob-").count();
    assert_eq!(count(&page_of(folder.path(), 512)), count(&whole) - 1);

    let small = wayfare_film::Image::new(4, 3);
    let path = folder.path().join(&image);
    exr_file::write(&path, &small, &wayfare_film::Metadata::new()).unwrap();
    let results = Results::load(folder.path()).unwrap();
    let error = write_page(&results, &PageOptions::default()).unwrap_err();
    let error = error.to_string();
    assert!(error.contains("image-10s.exr has 4x3 pixels"), "{error}");
}

//! The page in a real browser: everything that it offers, two viewers, and one that vanishes.
//!
//! Needs Chromium, Node and what `scripts/install-browser-test` installs; see [`wayfare_testing::browser`]. Where they
//! are missing this is skipped, unless `WAYFARE_REQUIRE_BROWSER=1` is set. `WAYFARE_SCREENSHOTS=folder` saves what is
//! seen.

use crate::harness::{Served, options};
use serde_json::json;
use std::env;
use std::path::{Path, PathBuf};
use std::time::Duration;
use wayfare_film::{exr_file, png_file};

const SECRET: &str = "correct-horse-battery-staple";

#[test]
fn the_page_works_in_a_browser() {
    if wayfare_testing::is_left_out() {
        return;
    }
    let (node_modules, browser) = match wayfare_testing::browser() {
        Ok(tools) => tools,
        Err(missing) => return wayfare_testing::skip("BROWSER", &missing),
    };
    let mut open = options();
    open.request.size = Some([120, 90]);
    // Reloading a page may take a while.
    open.limits.linger = Duration::from_secs(5);
    let mut secret = open.clone();
    let served = Served::start(open);
    secret.token = Some(SECRET.parse().unwrap());
    let with_token = Served::start(secret);
    let downloads = tempfile::tempdir().unwrap();
    let expected = json!({
        "browser": browser,
        "address": format!("http://localhost:{}/", served.address.port()),
        "secret_address": format!("http://localhost:{}/", with_token.address.port()),
        "secret": SECRET,
        "downloads": downloads.path(),
        "screenshots": env::var_os("WAYFARE_SCREENSHOTS").map(PathBuf::from),
    });
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/browser/drive.mjs");
    wayfare_testing::drive_browser(&script, &node_modules, &expected.to_string());

    // What was saved there is whole, and says how it was made.
    let file = |name: &str| downloads.path().join(name);
    let (image, facts) = exr_file::read(&file("wayfare-cornell-metropolis.exr")).unwrap();
    assert!(image.mean_luminance() > 0.0);
    assert!(facts.get("camera").is_some(), "{facts:?}");
    let (seen, _) = png_file::read(&file("wayfare-cornell-pt.png")).unwrap();
    // On a busy machine one of them may be of a moment at which pixels were larger.
    for [width, height] in [[seen.width, seen.height], image.size()] {
        assert_eq!(
            [3 * width, 480 % width],
            [4 * height, 0],
            "{width}x{height}"
        );
    }
    served.wait_for_viewers(&[]);
}

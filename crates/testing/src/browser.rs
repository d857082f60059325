//! A real browser for tests.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Where the driver of the browser (`node_modules`) and the browser are; otherwise what is missing.
pub fn browser() -> Result<(PathBuf, PathBuf), String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let node_modules = root.join("target/browser-test/node_modules");
    if !node_modules.join("playwright-core").is_dir() {
        return Err("no playwright-core; run scripts/install-browser-test".into());
    }
    found("node").ok_or("no node; install Node.js")?;
    let named = env::var_os("WAYFARE_BROWSER").map(PathBuf::from);
    let browser = named.or_else(|| found("chromium"));
    let browser = browser.ok_or("no Chromium; install it or set WAYFARE_BROWSER")?;
    Ok((node_modules, browser))
}

/// Runs a script of Node.js that drives the browser. It is given where its driver is, and what it should find there as
/// JSON.
///
/// # Panics
///
/// If the script fails.
pub fn drive_browser(script: &Path, node_modules: &Path, expected: &str) {
    let output = Command::new("node")
        .args([script, node_modules])
        .arg(expected)
        .output()
        .expect("node starts");
    let said = String::from_utf8_lossy(&output.stdout);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}\n{errors}");
    println!("{said}");
}

fn found(program: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    env::split_paths(&path)
        .map(|folder| folder.join(program))
        .find(|file| file.is_file())
}

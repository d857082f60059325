//! The tests of the Python package, run by pytest where `scripts/install-python-test` has installed it.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// The folders in which cargo puts libraries that it builds for tests, and programs.
fn built() -> [PathBuf; 2] {
    let test = env::current_exe().expect("a test has a path");
    let libraries = test.parent().expect("a folder");
    let programs = libraries.parent().expect("two folders up");
    [libraries.to_owned(), programs.to_owned()]
}

/// The package with the extension that this test was built with beside its sources.
fn package(folder: &Path) {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("python/wayfare");
    let package = folder.join("wayfare");
    fs::create_dir(&package).expect("an empty folder");
    for entry in fs::read_dir(sources).expect("the sources are there") {
        let path = entry.expect("an entry").path();
        if path.is_file() {
            let name = path.file_name().expect("a file");
            fs::copy(&path, package.join(name)).expect("a copy");
        }
    }
    let extension = built()[0].join(format!(
        "{}_wayfare{}",
        env::consts::DLL_PREFIX,
        env::consts::DLL_SUFFIX
    ));
    fs::copy(&extension, package.join("_wayfare.abi3.so")).expect("cargo has built the extension");
}

#[test]
fn the_python_package_passes_its_tests() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    let python = target.join("python-test/bin/python");
    if cfg!(not(target_os = "linux")) || !python.is_file() {
        let why = "pytest is not installed (scripts/install-python-test)";
        return wayfare_testing::skip("PYTHON", why);
    }
    if wayfare_testing::is_left_out() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    package(folder.path());
    let mut command = Command::new(python);
    command
        .args([
            "-m",
            "pytest",
            "-q",
            "-p",
            "no:cacheprovider",
            "--durations=5",
        ])
        .arg(root.join("crates/python/tests"))
        .env("PYTHONPATH", folder.path())
        .env("PYTHONDONTWRITEBYTECODE", "1");
    let program = built()[1].join(format!("wayfare{}", env::consts::EXE_SUFFIX));
    if program.is_file() {
        command.env("WAYFARE_PROGRAM", program);
    }
    let output = command.output().expect("Python starts");
    let said = String::from_utf8_lossy(&output.stdout);
    println!("{said}");
    assert!(output.status.success(), "{said}");
}

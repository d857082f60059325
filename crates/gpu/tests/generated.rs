//! The committed kernels are what their sources give.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What `scripts/build-kernels` says where there is no compiler.
const NO_COMPILER: i32 = 2;

fn kernels() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src/kernels")
}

/// The files of a folder and of those in it, with their contents.
fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).expect("the folder of the kernels") {
        let path = entry.expect("an entry of it").path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path
            .extension()
            .is_some_and(|extension| extension == "slang")
        {
            let text = std::fs::read_to_string(&path).expect("a source");
            found.push((path, text));
        }
    }
    found
}

/// Names of all entry points.
fn entry_points() -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for (path, text) in sources(&kernels()) {
        let mut lines = text.lines();
        while let Some(line) = lines.next() {
            if line.contains("[shader(") {
                let declaration = lines.find(|line| line.starts_with("void "));
                let name = declaration.and_then(|line| line[5..].split('(').next());
                let name = name.unwrap_or_else(|| panic!("{}: no entry point", path.display()));
                assert!(names.insert(name.to_string()), "{name} twice");
            }
        }
    }
    names
}

fn build_kernels(option: &str) -> std::io::Result<std::process::Output> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scripts/build-kernels");
    Command::new("bash").arg(script).arg(option).output()
}

fn assert_current(output: &std::process::Output) {
    assert!(
        output.status.success(),
        "{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    );
}

/// Two of them byte by byte; all others would take minutes to compile, and are known by their sources.
#[test]
fn committed_kernels_are_current() {
    if wayfare_testing::is_left_out() {
        return;
    }
    match build_kernels("--check") {
        Ok(output) if output.status.code() != Some(NO_COMPILER) => assert_current(&output),
        _ => wayfare_testing::skip("SLANG", "slangc is not installed"),
    }
}

/// Also where there is no compiler.
#[test]
fn committed_kernels_are_of_these_sources() {
    assert_current(&build_kernels("--check-sources").expect("bash"));
}

/// Also where there is no compiler: nothing is missing, and nothing is left of kernels that are gone.
#[test]
fn every_entry_point_has_its_files_and_its_constant() {
    let names = entry_points();
    assert!(names.len() > 10, "{names:?}");
    // Name, whether it sees scenes, whether it casts rays.
    let constants: Vec<(&str, bool, bool)> = include_str!("../src/sources.rs")
        .lines()
        .filter_map(|line| line.split_once("= kernel!(")?.1.strip_suffix(");"))
        .map(|of| match of.split_once(' ') {
            Some((name, what)) => (name, true, what == "casts rays"),
            None => (of, false, false),
        })
        .collect();
    let mut expected = BTreeSet::from(["shared.rs".to_string(), "sources.sha256".to_string()]);
    for &(name, sees_scenes, casts_rays) in &constants {
        for kind in ["", "_full"].iter().take(1 + usize::from(sees_scenes)) {
            let forms = ["_rq.spv", ".spv", ".wgsl"];
            let forms = forms.iter().skip(usize::from(!casts_rays));
            expected.extend(forms.map(|form| format!("{name}{kind}{form}")));
        }
    }
    let files: BTreeSet<String> = std::fs::read_dir(kernels().join("generated"))
        .expect("the generated kernels")
        .map(|entry| entry.expect("a file").file_name().to_string_lossy().into())
        .collect();
    assert_eq!(files, expected);

    let constants: BTreeSet<String> = constants
        .iter()
        .map(|(name, ..)| name.to_string())
        .collect();
    assert_eq!(constants, names);
}

/// Slang 2026.14 writes the negative of a sum of vectors, -(a + b), as `vec3<f32>(0) - a + b` in WGSL, which is
/// something else. It comes from a difference of vectors that is differentiated; a sum with a negative factor avoids it.
#[test]
fn no_sum_lost_its_parentheses() {
    for entry in std::fs::read_dir(kernels().join("generated")).expect("the generated kernels") {
        let path = entry.expect("a file").path();
        if path.extension().is_none_or(|extension| extension != "wgsl") {
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("a generated kernel");
        let name = path.display();
        for (i, line) in text.lines().enumerate() {
            for width in 2..5 {
                let negative = format!("(vec{width}<f32>(0) - ");
                for (_, rest) in line
                    .match_indices(&negative)
                    .map(|(at, found)| line.split_at(at + found.len()))
                {
                    assert!(
                        !begins_with_sum(rest),
                        "{name}, line {}: {}",
                        i + 1,
                        line.trim()
                    );
                }
            }
        }
    }
}

/// Whether there is a sum or a difference before the parenthesis that closes.
fn begins_with_sum(expression: &str) -> bool {
    let mut depth = 0;
    for (i, c) in expression.char_indices() {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' if depth == 0 => return false,
            ')' | ']' => depth -= 1,
            '+' | '-' if depth == 0 && expression[..i].ends_with(' ') => {
                // A sign, not a sum, where it stands at the beginning or after another operator.
                let before = expression[..i].trim_end();
                if before.ends_with(|c: char| c.is_alphanumeric() || "_)]".contains(c)) {
                    return true;
                }
            }
            _ => {}
        }
    }
    false
}

#[test]
fn sums_are_recognised() {
    for (expression, is_sum) in [
        ("_S1);", false),
        ("a.b * c[i32(0)]);", false),
        ("f(a + b));", false),
        ("a + b);", true),
        ("f(a) - b);", true),
        ("a * - b);", false),
        ("a[i32(1)] * b + c);", true),
    ] {
        assert_eq!(begins_with_sum(expression), is_sum, "{expression}");
    }
}

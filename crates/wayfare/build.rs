//! Gives the program the commit that it is built from, if known.

use std::process::Command;

fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    let text = text.trim().to_owned();
    (output.status.success() && !text.is_empty()).then_some(text)
}

fn main() {
    // The log of HEAD grows with every commit and every checkout.
    let log = git(&["rev-parse", "--git-path", "logs/HEAD"]);
    println!(
        "cargo:rerun-if-changed={}",
        log.as_deref().unwrap_or("build.rs")
    );
    let commit = git(&["rev-parse", "--short=12", "HEAD"]).unwrap_or_default();
    println!("cargo:rustc-env=WAYFARE_COMMIT={commit}");
}

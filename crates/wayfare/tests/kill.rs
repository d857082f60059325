//! A rendering that is killed leaves whole files. Studies and films, which continue, have tests of their own.

use crate::common::{Moments, folder, kills, succeed_in, wayfare};
use std::fs;
use std::path::Path;
use std::process::Stdio;
use std::time::Instant;
use wayfare_film::{Image, Metadata, Rgb8Image, Value, exr_file, png_file};

const RENDER: &str = "render cornell --device cpu --size 64x48 --spp 48 --quiet --out a.exr a.png";

/// Everything that an image file says, but for the time that it took.
type Content<P> = (P, Vec<(String, Value)>);

/// Leaves out the time.
fn content<P>((pixels, facts): (P, Metadata)) -> Content<P> {
    let facts = facts.iter().filter(|(key, _)| *key != "seconds");
    let facts = facts.map(|(key, value)| (key.to_owned(), value.clone()));
    (pixels, facts.collect())
}

/// The EXR and the PNG file of a rendering; both must be whole.
fn images(folder: &Path) -> (Content<Image>, Content<Rgb8Image>) {
    let exr = exr_file::read(&folder.join("a.exr")).expect("a whole EXR file");
    let png = png_file::read(&folder.join("a.png")).expect("a whole PNG file");
    (content(exr), content(png))
}

#[test]
fn a_killed_rendering_leaves_the_old_image_or_the_new_one() {
    if wayfare_testing::is_left_out() {
        return;
    }
    let dir = folder();
    let files = ["a.exr", "a.png"].map(|name| dir.path().join(name));
    let bytes = || files.each_ref().map(|path| fs::read(path).unwrap());
    let start = Instant::now();
    succeed_in(dir.path(), RENDER);
    let whole = start.elapsed();
    let expected = images(dir.path());
    // The images that are in danger are others.
    succeed_in(dir.path(), &RENDER.replace("cornell", "gloss"));
    let (old, old_images) = (bytes(), images(dir.path()));
    assert!(old_images != expected);

    let (mut moments, wanted, mut killed) = (Moments::new(99), kills(8), 0);
    for attempt in 0.. {
        assert!(attempt < 20 * wanted, "only {killed} were still running");
        let mut child = wayfare(RENDER.split(' '))
            .current_dir(dir.path())
            .stdout(Stdio::null())
            .spawn()
            .expect("the program starts");
        // Every second one towards the end, where files are written.
        let share = match attempt % 2 {
            0 => moments.share(),
            _ => 0.8 + 0.3 * moments.share(),
        };
        std::thread::sleep(whole.mul_f64(share));
        killed += usize::from(child.try_wait().unwrap().is_none());
        child.kill().unwrap();
        child.wait().unwrap();
        let (left, (exr, png)) = (bytes(), images(dir.path()));
        assert!(left[0] == old[0] || exr == expected.0, "another EXR file");
        assert!(left[1] == old[1] || png == expected.1, "another PNG file");
        if killed >= wanted {
            break;
        }
        for (path, bytes) in files.iter().zip(&old) {
            fs::write(path, bytes).unwrap();
        }
    }
    succeed_in(dir.path(), RENDER);
    assert!(images(dir.path()) == expected);
}

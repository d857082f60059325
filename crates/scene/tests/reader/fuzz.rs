//! Broken input never panics, hangs or eats the memory; it is a scene or a message.

use std::time::{Duration, Instant};

use proptest::prelude::*;
use proptest::sample::Index;
use wayfare_scene::{LoadOptions, MemoryFiles, load_from};

use crate::common::*;
use crate::files::{PLY, gzip};

const EVERYTHING: &str = include_str!("texts/everything.pbrt");
const PART: &str = include_str!("texts/part.pbrt");

/// A change of a text.
#[derive(Clone, Debug)]
enum Edit {
    FlipBits(Index, u8),
    DeleteToken(Index),
    DuplicateToken(Index),
    SwapTokens(Index, Index),
    Truncate(Index),
    /// Moves a part of the text to another place.
    Splice(Index, Index, Index),
    /// Puts a word of ill repute in the place of another.
    Replace(Index, Index),
}

const WORDS: [&str; 24] = [
    "1e999",
    "-1",
    "0",
    "nan",
    "inf",
    "2147483647",
    "-2147483648",
    "99999999999999999999",
    "1e38",
    "1e-45",
    "\"\"",
    "\"",
    "[",
    "]",
    "[ ]",
    "#",
    "\\",
    "\0",
    "\"a\nb\"",
    "true",
    "ObjectBegin \"a\"",
    "AttributeEnd",
    "Include \"main.pbrt\"",
    "WorldBegin",
];

fn edit() -> impl Strategy<Value = Edit> {
    let index = any::<Index>;
    prop_oneof![
        (index(), any::<u8>()).prop_map(|(i, bits)| Edit::FlipBits(i, bits)),
        index().prop_map(Edit::DeleteToken),
        index().prop_map(Edit::DuplicateToken),
        (index(), index()).prop_map(|(a, b)| Edit::SwapTokens(a, b)),
        index().prop_map(Edit::Truncate),
        (index(), index(), index()).prop_map(|(a, b, c)| Edit::Splice(a, b, c)),
        (index(), index()).prop_map(|(a, b)| Edit::Replace(a, b)),
        (index(), index()).prop_map(|(a, b)| Edit::Replace(a, b)),
    ]
}

/// The pieces between white space, each with the white space behind it.
fn tokens(text: &[u8]) -> Vec<Vec<u8>> {
    text.split_inclusive(|b| b.is_ascii_whitespace())
        .map(<[u8]>::to_vec)
        .collect()
}

fn apply(text: &mut Vec<u8>, edit: &Edit) {
    if text.is_empty() {
        return;
    }
    let mut words = tokens(text);
    let at = |index: &Index| index.index(words.len());
    match edit {
        Edit::FlipBits(index, bits) => {
            let at = index.index(text.len());
            text[at] ^= bits;
            return;
        }
        Edit::Truncate(index) => {
            text.truncate(index.index(text.len()));
            return;
        }
        Edit::DeleteToken(index) => {
            let at = at(index);
            words.remove(at);
        }
        Edit::DuplicateToken(index) => {
            let at = at(index);
            words.insert(at, words[at].clone());
        }
        Edit::SwapTokens(a, b) => {
            let (a, b) = (at(a), at(b));
            words.swap(a, b);
        }
        Edit::Splice(from, length, to) => {
            let (from, to) = (at(from), at(to));
            let length = length.index(words.len().min(40));
            let part = words[from..(from + length).min(words.len())].to_vec();
            words.splice(to..to, part);
        }
        Edit::Replace(index, word) => {
            let at = at(index);
            words[at] = format!("{} ", WORDS[word.index(WORDS.len())]).into_bytes();
        }
    }
    *text = words.concat();
}

/// Loads within limits and checks that it takes no time.
fn survive(files: &MemoryFiles) -> Result<(), TestCaseError> {
    let options = LoadOptions {
        max_triangles: 300_000,
        max_bytes: 1 << 22,
        max_image_bytes: 1 << 22,
        ..LoadOptions::default()
    };
    let start = Instant::now();
    match load_from(files, "main.pbrt", &options) {
        Ok(scene) => {
            let finite = scene.positions.iter().flatten().all(|c| c.is_finite());
            prop_assert!(finite, "positions must be finite");
            let radiances = scene.emissions.iter().flat_map(|e| e.radiance);
            prop_assert!(radiances.into_iter().all(|c| c.is_finite() && c >= 0.0));
            prop_assert!(scene.triangles.len() < 400_000);
        }
        Err(error) => prop_assert!(!error.to_string().is_empty()),
    }
    prop_assert!(start.elapsed() < Duration::from_secs(5), "too slow");
    Ok(())
}

fn everything(text: Vec<u8>, part: Vec<u8>) -> MemoryFiles {
    MemoryFiles::new()
        .with("main.pbrt", text)
        .with("part.pbrt", part)
        .with(
            "picture.png",
            png(2, image::ExtendedColorType::Rgb8, &[9; 12]),
        )
        .with("sky.pfm", pfm(2, 2, 3, &[0.5; 12]))
        .with("a.ply", PLY)
}

fn mutated(text: &str, edits: &[Edit]) -> Vec<u8> {
    let mut text = text.as_bytes().to_vec();
    edits.iter().for_each(|edit| apply(&mut text, edit));
    text
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, ..ProptestConfig::default() })]

    #[test]
    fn mutated_scenes(edits in prop::collection::vec(edit(), 1..6)) {
        survive(&everything(mutated(EVERYTHING, &edits), PART.into()))?;
    }

    #[test]
    fn mutated_includes(edits in prop::collection::vec(edit(), 1..6)) {
        survive(&everything(EVERYTHING.into(), mutated(PART, &edits)))?;
    }

    #[test]
    fn mutated_ply_files(edits in prop::collection::vec(edit(), 1..6)) {
        let scene = world("Shape \"plymesh\" \"string filename\" \"b.ply\"");
        let files = MemoryFiles::new().with("main.pbrt", scene);
        survive(&files.with("b.ply", mutated(PLY, &edits)))?;
    }

    #[test]
    fn mutated_gzip_files(flips in prop::collection::vec((any::<Index>(), any::<u8>()), 1..4)) {
        let mut bytes = gzip(EVERYTHING.as_bytes());
        for (index, bits) in flips {
            let at = index.index(bytes.len());
            bytes[at] ^= bits;
        }
        survive(&everything(bytes, PART.into()))?;
    }

    #[test]
    fn arbitrary_bytes(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        survive(&everything(bytes, PART.into()))?;
    }
}

/// Words that a mutation seldom meets in the right place.
#[test]
fn hostile_numbers_in_every_parameter() {
    for kind in ["sphere", "disk", "cylinder"] {
        for name in ["radius", "zmin", "zmax", "phimax", "height", "innerradius"] {
            for value in ["0", "-1", "1e38", "-1e38", "1e-45", "1e39"] {
                let body = format!("Shape \"{kind}\" \"float {name}\" {value}");
                let files = MemoryFiles::new().with("main.pbrt", world(&body));
                survive(&files).expect("no panic");
            }
        }
    }
    for transform in [
        "Scale 1e-300 1 1",
        "Scale 1e-30 1e-30 1e-30",
        "Translate 1e300 0 0",
        "Translate 1e18 0 0",
    ] {
        for thing in [
            "Shape \"sphere\"",
            "LightSource \"point\"",
            "ObjectInstance \"o\"",
        ] {
            let body =
                format!("ObjectBegin \"o\" Shape \"disk\" ObjectEnd {transform} {thing} Identity");
            let files = MemoryFiles::new().with("main.pbrt", world(&body));
            survive(&files).expect("no panic");
            let text = format!("{transform} Camera \"orthographic\"\n{}", world(thing));
            survive(&MemoryFiles::new().with("main.pbrt", text)).expect("no panic");
        }
    }
}

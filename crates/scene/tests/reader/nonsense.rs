//! Senseless parameters never panic, hang or eat the memory. They are drawn from fixed seeds, so that a failure comes
//! again. Damaged files are the business of the attack, an example of the program.

use std::time::{Duration, Instant};

use wayfare_scene::{LoadOptions, MemoryFiles, load_from};

use crate::common::*;

/// Numbers from a seed (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, end: usize) -> usize {
        (self.next() % end.max(1) as u64) as usize
    }

    fn pick<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }
}

/// Loads within limits and checks that it takes no time.
fn survive(files: &MemoryFiles, what: &str) {
    let options = LoadOptions {
        max_triangles: 300_000,
        max_bytes: 1 << 22,
        max_image_bytes: 1 << 22,
        ..LoadOptions::default()
    };
    let start = Instant::now();
    match load_from(files, "main.pbrt", &options) {
        Ok(scene) => assert_eq!(scene.validate(), Ok(()), "{what}"),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    assert!(
        start.elapsed() < Duration::from_secs(10),
        "too slow: {what}"
    );
}

const CLASSES: [&str; 13] = [
    "constant",
    "scale",
    "mix",
    "imagemap",
    "checkerboard",
    "dots",
    "fbm",
    "wrinkled",
    "windy",
    "marble",
    "bilerp",
    "directionmix",
    "ptex",
];

const PARAMETERS: [&str; 34] = [
    "float scale",
    "texture scale",
    "float uscale",
    "float vscale",
    "float udelta",
    "float tex1",
    "rgb tex1",
    "texture tex1",
    "texture tex2",
    "texture tex",
    "texture inside",
    "spectrum outside",
    "float amount",
    "texture amount",
    "string filename",
    "string mapping",
    "string wrap",
    "string filter",
    "string encoding",
    "bool invert",
    "integer dimension",
    "integer octaves",
    "float roughness",
    "float variation",
    "vector3 v1",
    "vector3 v2",
    "vector3 dir",
    "float v00",
    "rgb v11",
    "float value",
    "texture value",
    "blackbody value",
    "float maxanisotropy",
    "float nonsense",
];

fn value(declaration: &str, random: &mut Random) -> String {
    let numbers = ["0", "-1", "0.5", "1", "3", "1e38", "-1e38", "1e-45", "1e39"];
    let number = |random: &mut Random| (*random.pick(&numbers)).to_owned();
    match declaration.split(' ').next() {
        Some("float" | "blackbody") => number(random),
        Some("integer") => (*random.pick(&["0", "-5", "2", "3", "2147483647"])).to_owned(),
        Some("bool") => (*random.pick(&["true", "false"])).to_owned(),
        Some("rgb" | "vector3") => {
            format!(
                "[ {} {} {} ]",
                number(random),
                number(random),
                number(random)
            )
        }
        Some("texture") => format!("\"t{}\"", random.below(8)),
        Some("spectrum") => format!("[ 400 {} 700 {} ]", number(random), number(random)),
        _ => {
            let words = [
                "a.pfm",
                "none.png",
                "uv",
                "planar",
                "spherical",
                "cylindrical",
                "black",
                "clamp",
                "point",
                "linear",
                "gamma 0.1",
                "",
            ];
            format!("\"{}\"", random.pick(&words))
        }
    }
}

#[test]
fn senseless_texture_parameters() {
    for seed in 0..3000 {
        let mut random = Random(seed);
        let mut body = String::new();
        for index in 0..1 + random.below(6) {
            if random.below(4) == 0 {
                body += *random.pick(&[
                    "Scale 2 0 1\n",
                    "Translate 1e30 0 0\n",
                    "Identity\n",
                    "Scale -1 3 1\n",
                ]);
            }
            let sort = *random.pick(&["float", "spectrum"]);
            // Mostly sound, or nothing would be reached but the first error.
            let class = *random.pick(&CLASSES);
            body += &format!("Texture \"t{index}\" \"{sort}\" \"{class}\"");
            for _ in 0..random.below(4) {
                let declaration = *random.pick(&PARAMETERS);
                body += &format!(" \"{declaration}\" {}", value(declaration, &mut random));
            }
            body += "\n";
        }
        body += "Identity\n";
        for (kind, parameter) in [
            ("diffuse", "reflectance"),
            ("conductor", "roughness"),
            ("mix", "amount"),
            ("diffuse", "displacement"),
        ] {
            let texture = random.below(6);
            body += &format!(
                "Material \"{kind}\" \"texture {parameter}\" \"t{texture}\" \"string materials\" [ \"\" \"\" ] Shape \"disk\" \"texture alpha\" \"t{}\"\n",
                random.below(6)
            );
        }
        let files = MemoryFiles::new()
            .with("main.pbrt", world(&body))
            .with("a.pfm", pfm(2, 2, 1, &[0.0, 1.0, 2.0, 3.0]));
        survive(&files, &format!("seed {seed}\n{body}"));
    }
}

/// Numbers that a mutation seldom puts in the right place.
#[test]
fn hostile_numbers_in_every_parameter() {
    for kind in ["sphere", "disk", "cylinder"] {
        for name in ["radius", "zmin", "zmax", "phimax", "height", "innerradius"] {
            for value in ["0", "-1", "1e38", "-1e38", "1e-45", "1e39"] {
                let body = format!("Shape \"{kind}\" \"float {name}\" {value}");
                let files = MemoryFiles::new().with("main.pbrt", world(&body));
                survive(&files, &body);
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
            survive(&files, &body);
            let text = format!("{transform} Camera \"orthographic\"\n{}", world(thing));
            survive(&MemoryFiles::new().with("main.pbrt", text.clone()), &text);
        }
    }
}

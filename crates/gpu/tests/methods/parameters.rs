//! Every parameter of every method reaches the kernels and changes the image as it does on the CPU.

use super::setup::{CHAINS, SIZE, difference, method, on_cpu, on_gpu, samples, settings, world};
use crate::common::program;
use std::sync::Arc;
use wayfare_film::Image;
use wayfare_gpu::Program;
use wayfare_transport::World;

/// How much further away than the CPU's image that without the parameter must be.
const CLEARLY: f64 = 3.0;

struct Pair {
    here: Image,
    there: Image,
}

fn both(
    program: &Arc<Program>,
    world: &Arc<World>,
    name: &str,
    parameters: &[(&str, &str)],
) -> Pair {
    let chosen: Vec<_> = parameters
        .iter()
        .copied()
        .chain([("chains", CHAINS)])
        .collect();
    let method = method(name, &chosen);
    let (settings, spp) = (settings(&method, 7), samples(&method, SIZE));
    Pair {
        here: on_gpu(program, world, &settings, spp).image,
        there: on_cpu(world, &settings, spp).image,
    }
}

/// Asserts that images with each of several values differ among each other, and far less between the two sides.
fn assert_all_differ(
    program: &Arc<Program>,
    world: &Arc<World>,
    name: &str,
    always: &[(&str, &str)],
    choices: &[&[(&str, &str)]],
) {
    let pairs: Vec<Pair> = choices
        .iter()
        .map(|choice| both(program, world, name, &[always, choice].concat()))
        .collect();
    for (i, pair) in pairs.iter().enumerate() {
        let what = format!("{name} {always:?} {:?}", choices[i]);
        let apart = difference(&pair.here, &pair.there);
        let others = pairs.iter().enumerate().filter(|(j, _)| *j != i);
        let nearest = others.map(|(_, other)| difference(&other.there, &pair.there));
        let nearest = nearest.fold(f64::INFINITY, f64::min);
        println!("{what}: {apart:.1e} from the CPU, {nearest:.1e} from the nearest other");
        assert!(
            CLEARLY * apart < nearest,
            "{what}: {apart:e} from the CPU's image, which is {nearest:e} from another one's"
        );
    }
}

#[test]
fn starts_and_estimators() {
    let Some(program) = program() else {
        return;
    };
    let world = world("cornell", 3, SIZE);
    let starts = ["cold", "stationary", "unbiased"];
    let choices: Vec<[(&str, &str); 2]> = starts
        .iter()
        .flat_map(|start| {
            ["published", "rao-blackwellised"].map(|out| [("start", *start), ("estimator", out)])
        })
        .collect();
    let choices: Vec<&[(&str, &str)]> = choices.iter().map(|choice| &choice[..]).collect();
    for name in ["metropolis", "metropolis-restore", "persistent-restore"] {
        assert_all_differ(&program, &world, name, &[], &choices);
    }
}

#[test]
fn numbers_and_switches() {
    if wayfare_testing::is_left_out() {
        return;
    }
    let Some(program) = program() else {
        return;
    };
    // Metal: steep scores, which `tame` is for.
    let world = world("gloss", 3, SIZE);
    let scored = [("score", "true")];
    for (name, always, choices) in [
        (
            "metropolis",
            &[][..],
            &[&[][..], &[("sd", "0.03")], &[("large-step", "0.6")]][..],
        ),
        (
            "mala",
            &[],
            &[
                &[],
                &[("sd", "0.002")],
                &[("large-step", "0.6")],
                &[("tame", "true")],
            ],
        ),
        (
            "metropolis-restore",
            &[],
            &[&[], &[("sd", "0.03")], &[("m", "4")]],
        ),
        (
            "mala-restore",
            &[],
            &[&[], &[("sd", "0.002")], &[("m", "4")], &[("tame", "true")]],
        ),
        (
            "diffusion-restore",
            &[],
            &[
                &[],
                &[("sd", "0.002")],
                &[("m", "4")],
                &[("gamma", "0")],
                &[("gamma", "0.0001")],
            ],
        ),
        (
            "persistent-restore",
            &[],
            &[
                &[],
                &[("sd", "0.03")],
                &[("m", "64")],
                &[("rho", "0.3")],
                &scored,
            ],
        ),
        (
            "persistent-restore",
            &scored,
            &[
                &[],
                &[("sd", "0.03")],
                &[("m", "64")],
                &[("rho", "0.3")],
                &[("tame", "false")],
            ],
        ),
    ] {
        assert_all_differ(&program, &world, name, always, choices);
    }
}

#[test]
fn copies_and_normalisations() {
    if wayfare_testing::is_left_out() {
        return;
    }
    let Some(program) = program() else {
        return;
    };
    let world = world("cornell", 3, SIZE);
    let stationary = [("start", "stationary")];
    let (any, one) = (("max-copies", "auto"), ("max-copies", "1"));
    let (kills, independent) = (("normalise", "kills"), ("normalise", "independent"));
    let copies: [&[(&str, &str)]; 3] = [&[any], &[one], &[("max-copies", "2.5")]];
    let both: [&[(&str, &str)]; 4] = [
        &[kills, any],
        &[kills, one],
        &[independent, any],
        &[independent, one],
    ];
    let normalisations: [&[(&str, &str)]; 2] = [&[kills], &[independent]];
    assert_all_differ(&program, &world, "metropolis", &stationary, &copies);
    for name in ["metropolis-restore", "persistent-restore"] {
        for estimator in ["published", "rao-blackwellised"] {
            let estimator = ("estimator", estimator);
            let always = [estimator, stationary[0]];
            assert_all_differ(&program, &world, name, &always, &both);
            let always = [estimator, ("start", "cold")];
            assert_all_differ(&program, &world, name, &always, &normalisations);
        }
    }
    for name in ["mala-restore", "diffusion-restore"] {
        assert_all_differ(&program, &world, name, &[], &normalisations);
    }
}

#[test]
fn direct_light_apart() {
    if wayfare_testing::is_left_out() {
        return;
    }
    let Some(program) = program() else {
        return;
    };
    let world = world("cornell", 4, SIZE);
    let choices: [&[(&str, &str)]; 3] = [
        &[("direct-every", "0")],
        &[("direct-every", "1")],
        &[("direct-every", "4")],
    ];
    let scored: [(&str, &str); 1] = [("score", "true")];
    for (name, always) in [
        ("metropolis", &[][..]),
        ("mala", &[]),
        ("metropolis-restore", &[("start", "stationary")]),
        ("mala-restore", &[]),
        ("persistent-restore", &[]),
        ("persistent-restore", &scored),
    ] {
        assert_all_differ(&program, &world, name, always, &choices);
    }
}

/// Without a strength, the rotation is as strong as the drift: sd^2/2.
#[test]
fn the_rotation_has_its_published_strength_unless_another_is_given() {
    let Some(program) = program() else {
        return;
    };
    let world = world("gloss", 3, SIZE);
    let render =
        |parameters: &[(&str, &str)]| both(&program, &world, "diffusion-restore", parameters);
    // Powers of two, so that both are the same to the last bit.
    let step = ("sd", "0.00390625");
    let absent = render(&[step]);
    let given = render(&[step, ("gamma", "0.00000762939453125")]);
    assert_eq!(absent.here, given.here);
}

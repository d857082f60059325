//! `wayfare render --replay`: the path of one state, vertex by vertex.

use crate::Failure;
use crate::cli::Replay;
use crate::cli::Style;
use crate::console::outln;
use crate::progress::{Progress, Report};
use std::sync::Arc;
use std::time::Instant;
use wayfare_engine::{Device, Sampler, Settings, memory};
use wayfare_render::cpu::{self, MarkovChains};
use wayfare_scene::{Material, NONE};
use wayfare_transport::PathRecord;
use wayfare_transport::bvh::Hit;
use wayfare_transport::math::{Vec3, luminance};
use wayfare_transport::{CAMERA_COORDINATES, Counters, PathKinds, VERTEX_COORDINATES, World};

/// How often the progress bar moves.
const STEPS_SHOWN: u64 = 1000;

/// Finds the state again and prints its path.
pub fn run(
    world: &Arc<World>,
    settings: &Settings,
    replay: Replay,
    device: &Device,
    style: Style,
) -> Result<(), Failure> {
    let Replay { seed, chain, step } = replay;
    let world = &Arc::new(world.with_roulette(settings.method.roulette));
    let parts = settings.method.parts();
    let chains = parts.iter().find_map(|part| match part.sampler {
        Sampler::Independent(_) | Sampler::Gradient(_) | Sampler::Auto(_) => None,
        Sampler::Chains {
            method,
            pixels_per_chain,
            gradient,
        } => Some((part.kinds, method, pixels_per_chain, gradient)),
    });
    let Some((kinds, method, pixels_per_chain, gradient)) = chains else {
        return Err(Failure::usage(
            "only Markov chains can be replayed; give the --method of the run",
        ));
    };
    let pool = cpu::threads(device.threads())?;
    let (size, depth) = (world.camera().resolution(), world.scene().max_depth);
    let _reservation = memory::reserve_renderer(&settings.method, size, depth, device.threads())?;
    let chains = MarkovChains::new(world.clone(), kinds, method, pixels_per_chain, seed, pool)
        .with_gradient(gradient);
    let progress = Progress::new(style, "replay");
    let start = Instant::now();
    let report = |done: u64| {
        let each = start.elapsed().as_secs_f64() / done.max(1) as f64;
        Report {
            share: Some(done as f64 / step.max(1) as f64),
            seconds_left: Some((step - done) as f64 * each),
            words: format!("step {done} of {step}"),
            ..Report::default()
        }
    };
    let mut show = |done: u64| {
        if done.is_multiple_of(STEPS_SHOWN) {
            progress.show(&report(done));
        }
    };
    let state = chains
        .replay(chain, step, &mut show)
        .map_err(|error| Failure::usage(format!("{error}; give the --size and --set of the run")));
    progress.finish(&report(step));
    let state = state?;
    outln!(
        "seed {seed}, chain {chain}, step {step}: density {:e}, tour length {}, {}",
        state.density,
        state.tour_length,
        if state.killed {
            "to be killed"
        } else {
            "alive"
        }
    );
    // The coordinate that chooses a neighbour is none of the path.
    print_path(world, kinds, &state.x[..world.dimension()]);
    Ok(())
}

fn print_path(world: &World, kind: PathKinds, x: &[f32]) {
    // Evaluate the path.
    let mut record = PathRecord::default();
    let mut counters = Counters::default();
    let mut score = vec![0.0; x.len()];
    let light = world.radiance_and_score_of(kind, x, &mut score, &mut record, &mut counters);
    let [column, row] = world.camera().pixel([x[0], x[1]]);
    outln!(
        "pixel {column},{row}; f = {:?}; p = {:e}",
        light.to_f32(),
        luminance(light)
    );
    outln!("x[0..4] = {:?}; score = {:?}", &x[..4], &score[..4]);
    // Print its vertices.
    for (depth, vertex) in record.vertices.iter().enumerate() {
        let scene = world.scene();
        if vertex.hit == Hit::ESCAPED {
            outln!("vertex {depth}: leaves the scene");
            outln!("  radiance {:?}", vertex.radiance.to_f32());
            continue;
        }
        let surface = world.surface(vertex.hit, &vertex.arrival.ray);
        let instance = match vertex.hit.instance {
            NONE => String::new(),
            instance => format!(" of instance {instance}"),
        };
        let material = match scene.materials[surface.material as usize] {
            Material::Diffuse { .. } => "diffuse",
            Material::Conductor { .. } => "conductor",
            Material::Dielectric { .. } => "dielectric",
            Material::DiffuseTransmission { .. } => "diffuse transmission",
            Material::ThinDielectric { .. } => "thin dielectric",
            Material::CoatedDiffuse { .. } => "coated diffuse",
            Material::CoatedConductor { .. } => "coated conductor",
            Material::Mix { .. } => "mix",
            Material::Interface => "interface",
        };
        let show = |v: Vec3<f32>| format!("[{:.4}, {:.4}, {:.4}]", v.x, v.y, v.z);
        outln!(
            "vertex {depth}: triangle {}{instance}, {material}",
            vertex.hit.triangle
        );
        outln!(
            "  position {}  normal {}",
            show(surface.position),
            show(surface.frame.n)
        );
        outln!(
            "  arrives with density {:e}{}, throughput {}",
            vertex.arrival.pdf,
            if vertex.arrival.delta {
                " (only technique)"
            } else {
                ""
            },
            show(vertex.throughput)
        );
        outln!(
            "  radiance {}{}, weight {}",
            show(vertex.radiance),
            if vertex.lit { " (sees a light)" } else { "" },
            show(vertex.weight)
        );
        // The coordinates and the score of the vertex.
        let start = CAMERA_COORDINATES + VERTEX_COORDINATES * depth;
        let own = start..start + VERTEX_COORDINATES;
        if let (Some(xi), Some(s)) = (x.get(own.clone()), score.get(own)) {
            outln!("  x {xi:?}\n  score {s:?}");
        }
    }
    if counters.non_finite + counters.non_finite_scores > 0 {
        outln!(
            "not finite: {} values, {} score entries",
            counters.non_finite,
            counters.non_finite_scores
        );
    }
}

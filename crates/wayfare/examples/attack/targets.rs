//! The readers under attack: what each is given, and what must hold of everything that it accepts.

use crate::config::Config;
use crate::corpus::{self, Files, Seed};
use crate::mutate::mutate;
use crate::random::Random;
use clap::Parser;
use rayon::ThreadPool;
use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, OnceLock};
use wayfare_film::{ErrorKind, ErrorMap, Image, compare, exr_file};
use wayfare_render::{Budget, Method, Renderer, Sampler, Settings, cpu};
use wayfare_scene::shape::ply;
use wayfare_scene::{Camera, LoadOptions, Material, MemoryFiles, Scene, load_from};
use wayfare_study::results::Protocol;
use wayfare_study::spec::Spec;
use wayfare_trajectory::Trajectory;
use wayfare_transport::World;

/// Scenes of more triangles are slow to build.
const FEW_TRIANGLES: usize = 2000;
/// Chains of longer paths take memory in proportion, and no other code.
const LONGEST_CHAIN: u32 = 64;

/// What a reader made of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It was read.
    Accepted,
    /// There was a message.
    Refused,
}

/// What went wrong with a file that was accepted.
pub type Checked = Result<Outcome, String>;

/// What a worker has to work with.
pub struct Tools {
    /// A file that may be overwritten, for readers that want one.
    pub scratch: PathBuf,
    /// The worker's own thread, so that everything happens there.
    pub pool: Arc<ThreadPool>,
}

/// A reader under attack.
pub struct Target {
    /// Its name on the command line.
    pub name: &'static str,
    /// Separates its random numbers from those of other targets.
    pub number: u32,
    /// Sound files.
    pub corpus: fn() -> Vec<Seed>,
    /// Reads files and checks what comes out.
    pub attack: fn(&Files, &mut Random, &Tools) -> Checked,
}

/// All readers.
pub const TARGETS: [Target; 7] = [
    Target {
        name: "scene",
        number: 1,
        corpus: corpus::scenes,
        attack: scene,
    },
    Target {
        name: "ply",
        number: 2,
        corpus: corpus::meshes,
        attack: mesh,
    },
    Target {
        name: "texture",
        number: 3,
        corpus: corpus::textures,
        attack: texture,
    },
    Target {
        name: "exr",
        number: 4,
        corpus: corpus::exr_images,
        attack: exr_image,
    },
    Target {
        name: "trajectory",
        number: 5,
        corpus: corpus::trajectories,
        attack: trajectory,
    },
    Target {
        name: "study",
        number: 6,
        corpus: corpus::studies,
        attack: study,
    },
    Target {
        name: "config",
        number: 7,
        corpus: corpus::settings,
        attack: config,
    },
];

impl Target {
    /// The files of a case, and the random numbers that are left. The same arguments give the same files.
    pub fn case(&self, corpus: &[Seed], seed: u64, case: u64) -> (Files, Random) {
        let mut random = Random::new(seed, self.number, case);
        let chosen = random.pick(corpus);
        let mut files = chosen.files.clone();
        // Mostly the first file.
        let at = if random.one_in(4) {
            random.below(chosen.damaged)
        } else {
            0
        };
        let other = &random.pick(corpus).files;
        let other = &other[at.min(other.len() - 1)].1;
        let bytes = &mut files[at].1;
        let pack_first = chosen.packed && random.one_in(4);
        if pack_first {
            *bytes = corpus::gzip(bytes);
        }
        mutate(bytes, other, &mut random);
        if chosen.packed && !pack_first {
            files[0].1 = corpus::gzip(&files[0].1);
        }
        if !random.one_in(4) {
            corpus::repair_png(&mut files[at].1);
        }
        (files, random)
    }
}

/// Limits small enough that no sound reader takes long or needs much.
fn limits() -> LoadOptions {
    LoadOptions {
        max_triangles: 300_000,
        max_bytes: 1 << 22,
        max_image_bytes: 1 << 22,
        max_instances: 100_000,
        ..LoadOptions::default()
    }
}

/// A message is never empty.
fn refused(message: &impl ToString) -> Checked {
    require(!message.to_string().is_empty(), "an empty message")?;
    Ok(Outcome::Refused)
}

/// Complains unless something holds.
fn require(holds: bool, complaint: &str) -> Result<(), String> {
    if holds {
        Ok(())
    } else {
        Err(complaint.to_owned())
    }
}

/// Reads a scene and renders it; those that are slow to build only now and then.
fn scene(files: &Files, random: &mut Random, tools: &Tools) -> Checked {
    read_scene(files, random, tools, 64)
}

/// Reads `main.pbrt`; renders one in `times` of the scenes that are slow to build.
fn read_scene(files: &Files, random: &mut Random, tools: &Tools, times: usize) -> Checked {
    let files: MemoryFiles = files.iter().cloned().collect();
    match load_from(&files, "main.pbrt", &limits()) {
        Ok(scene) => {
            scene
                .validate()
                .map_err(|error| format!("an invalid scene: {error}"))?;
            if !is_slow(&scene) || random.one_in(times) {
                render(scene, random, tools)
            } else {
                Ok(Outcome::Accepted)
            }
        }
        Err(error) => refused(&error),
    }
}

/// Whether a scene has many triangles, or coats with their tables.
fn is_slow(scene: &Scene) -> bool {
    let is_coat = |material: &Material| {
        matches!(
            material,
            Material::CoatedDiffuse { .. } | Material::CoatedConductor { .. }
        )
    };
    scene.triangles.len() > FEW_TRIANGLES || scene.materials.iter().any(is_coat)
}

/// Renders four pixels and checks them.
fn render(mut scene: Scene, random: &mut Random, tools: &Tools) -> Checked {
    let mut settings = Settings {
        seed: random.word().into(),
        ..Settings::default()
    };
    if random.one_in(8) {
        let names: Vec<_> = Method::names().collect();
        let name = random.pick(&names);
        settings.method = name.parse().map_err(|error| format!("{name}: {error}"))?;
        scene.max_depth = scene.max_depth.min(LONGEST_CHAIN);
    }
    scene.film.resolution = [2, 2];
    let world = match World::new(scene) {
        Ok(world) => Arc::new(world),
        Err(error) => return refused(&error),
    };
    let mut renderer = cpu::renderer(world, &settings, tools.pool.clone());
    let stop = AtomicBool::new(false);
    let budget = Budget {
        samples_per_pixel: 1,
        deadline: None,
        is_strict: false,
        stop: &stop,
    };
    let method = settings.method.name();
    let image = renderer.advance(&budget).and_then(|()| renderer.image());
    let image = image.map_err(|error| format!("{method} fails: {error}"))?;
    // What is reconstructed from differences scatters round zero in the dark.
    let has_sign = matches!(
        settings.method.sampler,
        Sampler::Gradient(_) | Sampler::Auto(_)
    );
    let is_radiance = |value: &f32| value.is_finite() && (has_sign || *value >= 0.0);
    match image.pixels.iter().flatten().find(|v| !is_radiance(v)) {
        Some(value) => Err(format!("{method} renders a value of {value}")),
        None => Ok(Outcome::Accepted),
    }
}

/// Reads a mesh on its own and in a scene.
fn mesh(files: &Files, random: &mut Random, tools: &Tools) -> Checked {
    let (name, bytes) = &files[0];
    if !name.ends_with(".gz") {
        match ply::read(bytes) {
            Ok(ply::Ply { mesh, .. }) => {
                mesh.validate()
                    .map_err(|error| format!("an invalid mesh: {error}"))?;
                // What a file of this size may become at the very most.
                let is_modest = mesh.positions.capacity() <= bytes.len()
                    && mesh.triangles.len() <= bytes.len()
                    && mesh.triangles.capacity() <= 2 * bytes.len() + 8;
                require(is_modest, "more memory than the file justifies")?;
            }
            Err(error) => return refused(&error),
        }
    }
    read_scene(files, random, tools, 64)
}

/// Reads an image as texture and light, and renders one in four of those that can be read.
fn texture(files: &Files, random: &mut Random, tools: &Tools) -> Checked {
    if random.one_in(4) {
        return read_scene(files, random, tools, 1);
    }
    let files: MemoryFiles = files.iter().cloned().collect();
    match load_from(&files, "main.pbrt", &limits()) {
        Ok(scene) => {
            let valid = scene.validate();
            valid.map_err(|error| format!("an invalid scene: {error}"))?;
            Ok(Outcome::Accepted)
        }
        Err(error) => refused(&error),
    }
}

/// Reads an image as `compare` does, and compares it with grey.
fn exr_image(files: &Files, _: &mut Random, tools: &Tools) -> Checked {
    let (image, _) = match exr_file::read(write(&files[0].1, tools)?) {
        Ok(read) => read,
        Err(error) => return refused(&error),
    };
    let pixels = u64::from(image.width) * u64::from(image.height);
    require(
        pixels == image.pixels.len() as u64,
        "another number of pixels than the size says",
    )?;
    let grey = Image::from_fn(image.width, image.height, |_, _| [0.5; 3]);
    // Values that are not finite are an error of the comparison.
    let map =
        compare(&image, &grey).and_then(|_| ErrorMap::new(&image, &grey, ErrorKind::Relative));
    let map = match map {
        Ok(map) => map,
        Err(error) => return refused(&error),
    };
    map.colour_with_legend(map.auto_scale());
    Ok(Outcome::Accepted)
}

/// Writes the scratch file. It is not truncated first: some file systems then write to the disk at once.
fn write<'a>(bytes: &[u8], tools: &'a Tools) -> Result<&'a Path, String> {
    let path = &tools.scratch;
    let written = (|| {
        let mut options = OpenOptions::new();
        let mut file = options
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)?;
        file.write_all(bytes)?;
        file.set_len(bytes.len() as u64)
    })();
    written.map_err(|error: io::Error| format!("no scratch file: {error}"))?;
    Ok(path)
}

/// Reads a text in UTF-8, as the program does before it looks at a TOML file.
fn text(files: &Files) -> Result<&str, Outcome> {
    str::from_utf8(&files[0].1).map_err(|_| Outcome::Refused)
}

/// Reads a camera path, follows it, and writes it.
fn trajectory(files: &Files, _: &mut Random, _: &Tools) -> Checked {
    /// Frames of a film of any duration.
    const FRAMES: f64 = 50.0;
    let text = match text(files) {
        Ok(text) => text,
        Err(outcome) => return Ok(outcome),
    };
    let trajectory: Trajectory = match text.parse() {
        Ok(trajectory) => trajectory,
        Err(error) => return refused(&error),
    };
    let frames = trajectory.frames(FRAMES / trajectory.seconds);
    require(!frames.is_empty(), "no frames")?;
    for pose in frames {
        let camera = pose.camera(&Camera::default());
        let numbers = camera.to_world.iter().flatten();
        require(
            numbers.chain([&camera.fov_degrees]).all(|n| n.is_finite()),
            &format!("a camera that is not finite, at {pose}"),
        )?;
    }
    let again: Result<Trajectory, _> = trajectory.to_string().parse();
    require(
        again.as_ref() == Ok(&trajectory),
        "it changes when it is written and read",
    )?;
    Ok(Outcome::Accepted)
}

/// Reads a study and lists everything that it would compute.
fn study(files: &Files, _: &mut Random, _: &Tools) -> Checked {
    let text = match text(files) {
        Ok(text) => text,
        Err(outcome) => return Ok(outcome),
    };
    let read = Spec::parse(text).and_then(|spec| Ok((spec.validate()?, spec)));
    let (plans, spec) = match read {
        Ok(read) => read,
        Err(error) => return refused(&error),
    };
    require(!plans.is_empty(), "a study without methods")?;
    for plan in plans {
        let valid = plan.method.validate();
        valid.map_err(|error| format!("an invalid method: {error}"))?;
    }
    require(
        spec.seeds().len() as u64 == spec.seeds,
        "another number of seeds",
    )?;
    let checkpoints = Protocol::ALL.map(|protocol| spec.checkpoints(protocol).len());
    require(
        (1..1000).contains(&checkpoints.iter().sum::<usize>()),
        "no checkpoints, or too many",
    )?;
    Ok(Outcome::Accepted)
}

/// Reads the settings of a rendering.
fn config(files: &Files, _: &mut Random, tools: &Tools) -> Checked {
    static ARGUMENTS: OnceLock<crate::cli::RenderArgs> = OnceLock::new();
    let arguments = ARGUMENTS.get_or_init(|| {
        let line = crate::cli::Cli::try_parse_from(["wayfare", "render"]);
        match line.expect("a command line").command {
            Some(crate::cli::Command::Render(arguments)) => arguments,
            _ => unreachable!("this is the command render"),
        }
    });
    let read = Config::read(write(&files[0].1, tools)?);
    match read.and_then(|config| config.settings(arguments)) {
        Ok(settings) => {
            let valid = settings.method.validate();
            valid.map_err(|error| format!("an invalid method: {error}"))?;
            Ok(Outcome::Accepted)
        }
        Err(failure) => refused(&failure.0),
    }
}

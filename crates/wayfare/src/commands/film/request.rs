//! What was asked for.

use super::folder::SIDE_BY_SIDE;
use crate::cli::{FilmArgs, NamedMethod};
use crate::config::MOST_BYTES;
use crate::{Failure, scene_source};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::Path;
use wayfare_builtin as builtin;
use wayfare_engine::{Method, MethodError};
use wayfare_film::{Metadata, ToneMap, regular_file};
use wayfare_render::layers::Layer;
use wayfare_trajectory::Trajectory;
use wayfare_transport::World;

/// More frames than this are a slip of the keyboard: an hour at 25 frames per second.
const MAX_FRAMES: usize = 90_000;

/// What the command line names.
pub struct Request {
    pub trajectory: Trajectory,
    /// The words that find the scene.
    pub scene: String,
    /// The methods with all their parameters.
    pub tracks: Vec<NamedMethod>,
    /// The names of those whose chains are carried over from frame to frame.
    pub reuse: Vec<String>,
    /// Layers in EXR files.
    pub layers: Vec<Layer>,
}

impl Request {
    pub fn new(args: &FilmArgs) -> Result<Self, Failure> {
        let tracks = tracks(args)?;
        let mut trajectory = trajectory(&args.trajectory)?;
        if let Some(seconds) = args.seconds {
            trajectory.seconds = seconds;
            let valid = trajectory.validate();
            valid.map_err(|error| Failure::usage(format!("--seconds {seconds}: {error}")))?;
        }
        let count = trajectory.frame_count(args.fps);
        if count > MAX_FRAMES {
            return Err(Failure::usage(format!(
                "{} seconds at {} frames per second are {count} frames; at most {MAX_FRAMES} are rendered",
                trajectory.seconds, args.fps
            )));
        }
        let scene = match (&args.scene, &trajectory.scene) {
            (Some(scene), _) => scene.clone(),
            (None, Some(scene)) => beside(&args.trajectory, scene),
            (None, None) => {
                return Err(Failure::usage(format!(
                    "the trajectory {} names no scene; give one with --scene, or add a line \
                     scene = \"NAME\" to the file",
                    args.trajectory
                )));
            }
        };
        Ok(Self {
            trajectory,
            scene,
            reuse: reuse(args, &tracks)?,
            tracks,
            layers: args.layers.clone().map_or_else(Vec::new, |names| names.0),
        })
    }
}

/// The names of the methods whose chains are carried over from frame to frame.
fn reuse(args: &FilmArgs, tracks: &[NamedMethod]) -> Result<Vec<String>, Failure> {
    let names: Vec<&str> = tracks.iter().map(|track| track.name.as_str()).collect();
    let wanted = match &args.reuse {
        None => return Ok(Vec::new()),
        Some(wanted) if wanted.is_empty() => names.clone(),
        Some(wanted) => wanted.iter().map(String::as_str).collect(),
    };
    match wanted.iter().find(|name| !names.contains(name)) {
        Some(name) => Err(Failure::usage(format!(
            "--reuse={name}: the methods of this film are {}",
            names.join(", ")
        ))),
        None => Ok(wanted.into_iter().map(str::to_owned).collect()),
    }
}

/// The methods with all their parameters.
fn tracks(args: &FilmArgs) -> Result<Vec<NamedMethod>, Failure> {
    let usage = |error: MethodError| Failure::usage(format!("--set: {error}"));
    let mut tracks: Vec<NamedMethod> = Vec::new();
    for NamedMethod { name, method } in &args.methods {
        if tracks.iter().any(|known| known.name == *name) || name == SIDE_BY_SIDE {
            return Err(Failure::usage(format!(
                "the method {name} is named twice; write NAME={method} for one with other settings"
            )));
        }
        let of_this = args.parameters.iter().filter(|(track, ..)| track == name);
        let parameters = of_this.map(|(_, key, value)| (key, value));
        let method = Method::configured(method.name(), args.defaults.or_ours(), parameters);
        tracks.push(NamedMethod {
            name: name.clone(),
            method: method.map_err(usage)?,
        });
    }
    for (name, key, value) in &args.parameters {
        if !tracks.iter().any(|track| track.name == *name) {
            let names: Vec<_> = tracks.iter().map(|track| track.name.as_str()).collect();
            return Err(Failure::usage(format!(
                "--set {name}.{key}={value}: the methods of this film are {}",
                names.join(", ")
            )));
        }
    }
    Ok(tracks)
}

/// A trajectory from a file, or the one of a built-in scene.
pub fn trajectory(words: &str) -> Result<Trajectory, Failure> {
    let path = Path::new(words);
    if let Some(builtin) = builtin::find(words).filter(|_| !path.is_file()) {
        return Ok(builtin.trajectory());
    }
    let text = regular_file::read_text(path, MOST_BYTES).map_err(|error| {
        Failure::operation(format!(
            "cannot read the trajectory {words}: {error}; built in are those of {}",
            scene_source::builtin_names(words)
        ))
    })?;
    text.parse()
        .map_err(|error| Failure::operation(format!("{words}: {error}")))
}

/// The scene that a trajectory file names: a file beside it, else the name as it stands.
fn beside(trajectory: &str, scene: &str) -> String {
    let inside = Path::new(trajectory)
        .parent()
        .map(|folder| folder.join(scene));
    match inside {
        Some(path) if builtin::find(scene).is_none() && path.exists() => path.display().to_string(),
        _ => scene.to_owned(),
    }
}

/// Everything that the frames depend on. A folder holds the frames of one of these.
#[derive(Serialize)]
pub struct FilmSettings {
    version: &'static str,
    scene: String,
    scene_contents: String,
    trajectory: String,
    fps: f64,
    size: [u32; 2],
    #[serde(skip_serializing_if = "Option::is_none")]
    spp: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    budget: Option<f64>,
    pub methods: Vec<String>,
    parameters: BTreeMap<String, Value>,
    seed: u64,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    denoise: bool,
    /// Methods that take along what their chains know.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    reuse: Vec<String>,
    /// Layers in EXR files.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    layers: Vec<&'static str>,
    exposure: f32,
    tonemap: ToneMap,
    pub device: String,
}

impl FilmSettings {
    pub fn new(
        request: &Request,
        args: &FilmArgs,
        world: &World,
        fingerprint: String,
        device: String,
    ) -> Self {
        let parameters = request.tracks.iter().map(|track| {
            let settings = serde_json::to_value(track.method).unwrap_or_default();
            (track.name.clone(), settings)
        });
        Self {
            version: env!("CARGO_PKG_VERSION"),
            scene: world.scene().name.clone(),
            scene_contents: fingerprint,
            trajectory: request.trajectory.to_string(),
            fps: args.fps,
            size: world.camera().resolution(),
            spp: args.spp,
            budget: args.spp.is_none().then_some(args.budget),
            methods: (request.tracks.iter().map(|track| track.name.clone())).collect(),
            parameters: parameters.collect(),
            seed: args.seed,
            denoise: args.denoise,
            reuse: request.reuse.clone(),
            layers: request.layers.iter().map(|layer| layer.name()).collect(),
            exposure: args.look.exposure,
            tonemap: args.look.tonemap,
            device,
        }
    }

    /// The hash of the scene.
    pub fn scene_hash(&self) -> &str {
        &self.scene_contents
    }

    /// What the file of a frame says, whichever methods it shows.
    pub fn metadata(&self) -> Metadata {
        let mut metadata = Metadata::new();
        metadata
            .set("version", self.version)
            .set("scene", self.scene.as_str())
            .set("scene_hash", self.scene_contents.as_str())
            .set("device", self.device.as_str());
        metadata
    }

    /// Writes down which method made a frame.
    pub fn describe_method(&self, method: &Method, metadata: &mut Metadata) {
        let settings = serde_json::to_string(method).unwrap_or_default();
        metadata
            .set("method", method.name())
            .set("settings", settings);
    }
}

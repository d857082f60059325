//! `wayfare study`

use crate::advice::advised;
use crate::cli::StudyArgs;
use crate::config::MOST_BYTES;
use crate::console::{errln, outln};
use crate::progress::{Progress, Report};
use crate::report::command_line;
use crate::{Failure, interrupt, scene_source};
use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use wayfare_engine::Device;
use wayfare_film::{atomic_file, regular_file};
use wayfare_study::machine::Machine;
use wayfare_study::output::{prepare_folder, write_json};
use wayfare_study::report::{self, PageOptions, Results};
use wayfare_study::results::SceneRecord;
use wayfare_study::run::{
    Context, DeviceImages, ReadyScene, RunError, Runner, Status, folder_for_references,
};
use wayfare_study::sources::{Source, SourceError, earlier_scenes, find_sources, keep_scene};
use wayfare_study::spec::{MethodSpec, Spec};

/// Runs the command.
pub fn run(args: &StudyArgs) -> Result<(), Failure> {
    let spec = spec(args)?;
    let folder = args
        .out
        .clone()
        .unwrap_or_else(|| PathBuf::from(format!("study-{}", spec.name)));
    if args.report_only {
        return write_report(&folder, args);
    }
    // Check the request before anything is computed.
    let methods = spec
        .validate()
        .map_err(|error| Failure::usage(error.to_string()))?;
    let sources = sources(&spec, args.scenes_in.as_deref())?;
    let references = args.references.clone();
    let references = references
        .or_else(folder_for_references)
        .unwrap_or_else(|| folder.join("references"));
    prepare_folder(&folder)?;
    atomic_file::check(&folder.join("study.json"))?;
    interrupt::watch("stopped; the same command continues from here");

    let device = Device::open(&args.device, args.threads)?;
    for note in device.notes() {
        errln!("note: {note}");
    }
    // Set up the runner and its progress.
    let name = device.name().to_owned();
    let machine = machine(&device);
    let progress = Progress::new(args.progress.style(), "study").tick();
    let last = RefCell::new(Report::default());
    let mut on_progress = |status: &Status| {
        let mut last = last.borrow_mut();
        *last = report_of(status);
        progress.show(&last);
    };
    let mut runner = Runner::new(
        &spec,
        &methods,
        Context {
            folder: &folder,
            references: &references,
            device: &name,
            machine: &machine,
            stop: &interrupt::STOP,
            on_progress: &mut on_progress,
        },
    );
    // Run scene by scene; after each one, study.json is complete.
    let mut records = earlier_scenes(&folder, &sources);
    let command = command_line();
    let mut result = Ok(());
    for (index, source) in sources.iter().enumerate() {
        if interrupt::requested() {
            result = Err(RunError::Stopped.into());
            break;
        }
        let reading = Report {
            words: format!("{}: reading", source.name),
            ..last.borrow().clone()
        };
        progress.show(&reading);
        result = run_scene(
            &mut runner,
            &device,
            &spec,
            args,
            (index, source),
            &mut |runner, record| {
                keep_scene(&mut records, record, &sources);
                Ok(write_json(
                    &folder,
                    "study.json",
                    &runner.study(&command, &records),
                )?)
            },
        );
        if result.is_err() {
            break;
        }
    }
    // Write the report of what is done.
    progress.finish(&last.borrow());
    interrupt::hold();
    if folder.join("study.json").exists() {
        write_report(&folder, args)?;
    }
    // Explain what ended the study.
    match result {
        Ok(()) => Ok(()),
        Err(Trouble::Run(RunError::Stopped)) => {
            outln!("stopped; the same command continues from here");
            Ok(())
        }
        Err(Trouble::Run(RunError::OtherSettings(error))) => Err(Failure::operation(format!(
            "{error}; use another --out, or remove that folder to compute them again"
        ))),
        Err(Trouble::Run(RunError::Device { what, source })) => Err(Failure::operation(format!(
            "{what}: {} (what was done is kept; the same command continues from there)",
            advised(&source)
        ))),
        Err(Trouble::Run(error)) => Err(Failure::operation(format!(
            "{error} (what was done is kept; the same command continues from there)"
        ))),
        Err(Trouble::Failure(failure)) => Err(failure),
    }
}

/// This machine, as the report describes it.
fn machine(device: &Device) -> Machine {
    let threads = match device.threads() {
        0 => std::thread::available_parallelism().map_or(1, usize::from),
        threads => threads,
    };
    let driver = device.driver().map(str::to_owned);
    Machine::this(threads, driver, Some(env!("WAYFARE_COMMIT")))
}

/// What can go wrong with a scene.
enum Trouble {
    Run(RunError),
    Failure(Failure),
}

impl From<RunError> for Trouble {
    fn from(error: RunError) -> Self {
        Self::Run(error)
    }
}

impl From<Failure> for Trouble {
    fn from(failure: Failure) -> Self {
        Self::Failure(failure)
    }
}

/// Reads a scene, finds its reference and runs all methods on it. `keep` writes down what is known of it.
fn run_scene(
    runner: &mut Runner<'_>,
    device: &Device,
    spec: &Spec,
    args: &StudyArgs,
    (index, source): (usize, &Source),
    keep: &mut dyn FnMut(&Runner<'_>, &SceneRecord) -> Result<(), Failure>,
) -> Result<(), Trouble> {
    // While a scene is read nothing can be lost: what is done is in the folder.
    interrupt::release();
    let scene = scene_source::load(&source.words, args.reading)?;
    let world = scene_source::prepare(scene, spec.size, spec.max_depth)?;
    let (scene, size) = (world.scene(), world.camera().resolution());
    let record = SceneRecord {
        name: source.name.clone(),
        source: source.words.clone(),
        size,
        max_depth: scene.max_depth,
        triangles: scene.triangles.len() as u64,
        reference: None,
    };
    let fingerprint = scene.fingerprint();
    let on_device = device.upload(Arc::new(world)).map_err(Failure::from)?;
    for note in on_device.notes() {
        if !device.notes().contains(&note) {
            errln!("note: {}: {note}", source.name);
        }
    }
    let mut ready = ReadyScene {
        index,
        record,
        fingerprint,
        images: &mut DeviceImages::new(on_device),
    };
    // From here on there is something to save, and the runner looks for requests to stop.
    interrupt::hold();
    let reference = runner.reference(&mut ready)?;
    keep(runner, &ready.record)?;
    Ok(runner.scene(&mut ready, reference)?)
}

/// The study: a preset or a file, then the command line.
fn spec(args: &StudyArgs) -> Result<Spec, Failure> {
    let path = Path::new(&args.study);
    let text = match Spec::preset(&args.study) {
        Some(text) if !path.is_file() => text.to_owned(),
        _ => regular_file::read_text(path, MOST_BYTES).map_err(|error| {
            let presets: Vec<_> = Spec::PRESETS.iter().map(|(name, _)| *name).collect();
            Failure::operation(format!(
                "cannot read the study {}: {error}; built in are {}",
                args.study,
                presets.join(", ")
            ))
        })?,
    };
    let mut spec = Spec::parse(&text)
        .map_err(|error| Failure::usage(format!("in the study {}:\n{error}", args.study)))?;
    if !args.scenes.is_empty() {
        spec.scenes = args.scenes.clone();
    }
    if !args.methods.is_empty() {
        let names = args.methods.iter().map(|method| method.name().to_owned());
        spec.methods = names.map(MethodSpec::Name).collect();
    }
    if let Some(size) = args.size {
        spec.size = Some(size.0);
    }
    spec.defaults = args.defaults.defaults.unwrap_or(spec.defaults);
    spec.seeds = args.seeds.unwrap_or(spec.seeds);
    // 0 leaves a budget out; what is no time at all is refused with the rest.
    spec.time = args.time.or(spec.time).filter(|&seconds| seconds != 0.0);
    spec.spp = args.spp.or(spec.spp).filter(|&spp| spp > 0);
    spec.reference_spp = args.reference_spp.unwrap_or(spec.reference_spp);
    if !args.images.is_empty() {
        spec.images = Some(args.images.clone());
    }
    Ok(spec)
}

/// Finds all scenes before anything is computed.
fn sources(spec: &Spec, folder: Option<&Path>) -> Result<Vec<Source>, Failure> {
    find_sources(spec, folder).map_err(|error| match error {
        SourceError::Unknown { .. } => Failure::scene(format!(
            "{error}; say with --scenes-in FOLDER where scenes lie"
        )),
        SourceError::SameName { .. } => Failure::usage(error.to_string()),
    })
}

fn write_report(folder: &Path, args: &StudyArgs) -> Result<(), Failure> {
    let failed = |error: &dyn std::fmt::Display| Failure::operation(error.to_string());
    let results = Results::load(folder).map_err(|error| failed(&error))?;
    let files = report::write_files(&results)?;
    let options = PageOptions {
        image_width: args.image_width,
    };
    let page = report::write_page(&results, &options).map_err(|error| failed(&error))?;
    if let Some(table) = report::overview(&results).first() {
        outln!("{}\n\n{}", table.title, table.markdown());
    }
    for sentence in report::summary(&results) {
        outln!("{sentence}");
    }
    outln!(
        "wrote {} and {} files beside it",
        page.display(),
        files.len()
    );
    Ok(())
}

fn report_of(status: &Status) -> Report {
    Report {
        share: Some(status.share),
        seconds_left: status.seconds_left,
        words: status.words.clone(),
        ..Report::default()
    }
}

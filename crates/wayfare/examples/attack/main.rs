//! Attacks every reader with damaged files: scenes, meshes, images, trajectories, studies, settings.
//!
//! `scripts/attack` runs it. Every case is a sound file that was changed at random, and is determined by the target, a
//! seed and a number. A reader may refuse a file with a message; it may not panic, take 2 s or 1 GB. What it accepts
//! must be valid, and scenes are rendered: no pixel may be negative or not a number. docs/robustness.md says more.

mod campaign;
mod corpus;
mod limits;
mod mutate;
mod random;
mod targets;
#[cfg(test)]
mod tests;

// The reader of `--config` belongs to the program.
#[allow(dead_code, unused_imports)]
#[path = "../../src/cli/mod.rs"]
mod cli;
#[allow(dead_code)]
#[path = "../../src/config.rs"]
mod config;

use campaign::{Effort, Summary, attack, number_words, report};
use clap::Parser;
use indicatif::{ProgressBar, ProgressStyle};
use limits::{Case, Counting, WATCH};
use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::Duration;
use targets::{TARGETS, Target};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Where the files of failing cases go.
const FAILURES: &str = "attack-failures";
/// Names the file in which a process says what it is doing, for its parent.
const JOURNAL: &str = "WAYFARE_ATTACK_JOURNAL";

/// Attacks every reader with damaged files.
#[derive(Debug, Parser)]
#[command(name = "attack")]
struct Args {
    /// Readers to attack: scene, ply, texture, exr, trajectory, study, config [default: all].
    targets: Vec<String>,
    /// Number of cases for each reader.
    #[arg(long, value_name = "N", conflicts_with = "time")]
    cases: Option<u64>,
    /// Seconds for all readers together.
    #[arg(long, value_name = "SECONDS", default_value_t = 60.0)]
    time: f64,
    /// Seed: the same seed gives the same cases.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Run only the case of this number, write its files and say what comes of it.
    #[arg(long, value_name = "K", conflicts_with_all = ["cases", "time"])]
    case: Option<u64>,
}

/// What the program's own modules call an error; the code is of no interest here.
#[derive(Debug)]
pub struct Failure(String);

impl Failure {
    /// The command could not be carried out.
    pub fn operation(message: impl Into<String>) -> Self {
        Self(message.into())
    }

    /// The settings make no sense.
    pub fn usage(message: impl Into<String>) -> Self {
        Self(message.into())
    }

    /// The scene cannot be read.
    pub fn scene(message: impl Into<String>) -> Self {
        Self(message.into())
    }
}

fn main() -> ExitCode {
    let args = Args::parse();
    let result = match std::env::var_os(JOURNAL) {
        Some(journal) => WATCH
            .keep_journal(Path::new(&journal))
            .and_then(|()| run(&args)),
        None => supervise(),
    };
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::from(2)
        }
    }
}

/// Runs the attack in a process of its own. A stack that overflows ends a process without a word; the journal then says
/// which cases were under way.
fn supervise() -> Result<bool, String> {
    let cannot = |error: std::io::Error| format!("cannot start the attack: {error}");
    let journal = tempfile::NamedTempFile::new().map_err(cannot)?;
    let mut attack = Command::new(std::env::current_exe().map_err(cannot)?);
    attack
        .args(std::env::args_os().skip(1))
        .env(JOURNAL, journal.path());
    let status = attack.status().map_err(cannot)?;
    match status.code() {
        Some(code) => Ok(code == 0),
        None => {
            let cases = limits::read_journal(journal.path()).map_err(cannot)?;
            let why = format!("one of the cases under way ended the process: {status}");
            report(&cases, &why, Path::new(FAILURES));
            Ok(false)
        }
    }
}

/// Attacks everything that was asked for; whether all of it held.
fn run(args: &Args) -> Result<bool, String> {
    let targets = chosen(&args.targets)?;
    if !(args.time > 0.0 && args.time < 1e8) {
        return Err("--time is a number of seconds above 0".into());
    }
    campaign::keep_panics();
    WATCH.start(|cases, why| report(cases, why, Path::new(FAILURES)));
    let effort = match (args.case, args.cases) {
        (Some(case), _) => Effort::Case(case),
        (None, Some(cases)) => Effort::Cases(cases),
        (None, None) => Effort::Time(Duration::from_secs_f64(args.time / targets.len() as f64)),
    };
    if !matches!(effort, Effort::Case(_)) {
        print_header();
    }
    let mut total = Summary::default();
    for target in &targets {
        let bar = progress_bar(effort, target.name);
        let summary = attack(target, args.seed, effort, &bar).map_err(|error| error.to_string())?;
        bar.finish_and_clear();
        match effort {
            Effort::Case(number) => {
                let (target, seed) = (target.name, args.seed);
                let case = Case {
                    target,
                    seed,
                    number,
                };
                print_case(case, &summary)?;
            }
            _ => print_row(target.name, &summary),
        }
        for failure in &summary.failures {
            report(&[failure.case], &failure.why, Path::new(FAILURES));
        }
        total.seconds += summary.seconds;
        total.merge(summary);
    }
    if targets.len() > 1 && args.case.is_none() {
        print_row("all", &total);
    }
    Ok(total.failures.is_empty())
}

/// The targets of these names; all of them without names.
fn chosen(names: &[String]) -> Result<Vec<&'static Target>, String> {
    let find = |name: &String| {
        let found = TARGETS.iter().find(|target| target.name == name);
        found.ok_or_else(|| {
            let names: Vec<_> = TARGETS.iter().map(|target| target.name).collect();
            format!(
                "there is no target \"{name}\"; there are {}",
                names.join(", ")
            )
        })
    };
    if names.is_empty() {
        return Ok(TARGETS.iter().collect());
    }
    names.iter().map(find).collect()
}

/// A bar for a target, on a terminal.
fn progress_bar(effort: Effort, name: &'static str) -> ProgressBar {
    let length = match effort {
        Effort::Cases(cases) => cases,
        Effort::Time(time) => time.as_millis() as u64,
        Effort::Case(_) => return ProgressBar::hidden(),
    };
    let style =
        ProgressStyle::with_template("{prefix:<12} {bar:30.cyan/blue} {percent:>3} %  {msg}")
            .unwrap_or_else(|_| ProgressStyle::default_bar())
            .progress_chars("━╸─");
    ProgressBar::new(length).with_style(style).with_prefix(name)
}

/// Prints the head of the table.
fn print_header() {
    println!(
        "{:<11} {:>11} {:>11} {:>11} {:>8} {:>7}  {:>20}  {:>21} {:>9}",
        "target",
        "cases",
        "accepted",
        "refused",
        "seconds",
        "per s",
        "slowest case",
        "largest case",
        "failures"
    );
}

/// Prints a line of the table.
fn print_row(name: &str, summary: &Summary) {
    let (seconds, slowest) = summary.slowest;
    let (bytes, largest) = summary.largest;
    println!(
        "{name:<11} {:>11} {:>11} {:>11} {:>8.1} {:>7.0}  {:>20}  {:>21} {:>9}",
        number_words(summary.cases),
        number_words(summary.accepted),
        number_words(summary.refused),
        summary.seconds,
        summary.cases as f64 / summary.seconds.max(1e-9),
        format!("{:.0} ms ({slowest})", 1e3 * seconds),
        format!("{:.1} MB ({largest})", bytes as f64 / 1e6),
        summary.failures.len(),
    );
}

/// Says what came of a single case, and where its files are.
fn print_case(case: Case, summary: &Summary) -> Result<(), String> {
    let outcome = match (summary.accepted, summary.refused) {
        (1, _) => "accepted",
        (_, 1) => "refused",
        _ => "failed",
    };
    let folder = campaign::write_files(case, Path::new(FAILURES));
    let folder = folder.map_err(|error| format!("cannot write its files: {error}"))?;
    println!(
        "{}, case {}: {outcome} after {:.1} ms with {:.1} MB; its files are in {}",
        case.target,
        case.number,
        1e3 * summary.slowest.0,
        summary.largest.0 as f64 / 1e6,
        folder.display()
    );
    Ok(())
}

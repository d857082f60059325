//! Attacks on one reader after another, on all cores.

use crate::corpus::Seed;
use crate::limits::{Case, WATCH, peak_memory, reset_memory};
use crate::targets::{Checked, Outcome, TARGETS, Target, Tools};
use indicatif::ProgressBar;
use std::cell::{Cell, RefCell};
use std::fs;
use std::io::{self, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use wayfare_render::cpu;

/// After this many failures of a target the next one is attacked.
const MOST_FAILURES: usize = 20;
/// Cases that a worker takes at a time.
const BATCH: u64 = 16;

/// How long to attack a target.
#[derive(Clone, Copy, Debug)]
pub enum Effort {
    /// A number of cases.
    Cases(u64),
    /// A time.
    Time(Duration),
    /// This one case.
    Case(u64),
}

/// A case that failed.
#[derive(Clone, Debug)]
pub struct Failure {
    /// The case.
    pub case: Case,
    /// What happened.
    pub why: String,
}

/// What came of the attack on a target.
#[derive(Debug, Default)]
pub struct Summary {
    /// Cases.
    pub cases: u64,
    /// Those that were read.
    pub accepted: u64,
    /// Those that were refused.
    pub refused: u64,
    /// Seconds of the attack.
    pub seconds: f64,
    /// The slowest case and its seconds by the clock.
    pub slowest: (f64, u64),
    /// The case with the most memory, in bytes.
    pub largest: (isize, u64),
    /// What failed.
    pub failures: Vec<Failure>,
}

impl Summary {
    /// Adds the result of a case.
    fn add(&mut self, case: Case, result: Checked, seconds: f64, bytes: isize) {
        self.cases += 1;
        match result {
            Ok(Outcome::Accepted) => self.accepted += 1,
            Ok(Outcome::Refused) => self.refused += 1,
            Err(why) => self.failures.push(Failure { case, why }),
        }
        if seconds > self.slowest.0 {
            self.slowest = (seconds, case.number);
        }
        if bytes > self.largest.0 {
            self.largest = (bytes, case.number);
        }
    }

    /// Adds what another worker did.
    pub fn merge(&mut self, other: Self) {
        self.cases += other.cases;
        self.accepted += other.accepted;
        self.refused += other.refused;
        if other.slowest.0 > self.slowest.0 {
            self.slowest = other.slowest;
        }
        if other.largest.0 > self.largest.0 {
            self.largest = other.largest;
        }
        self.failures.extend(other.failures);
    }
}

thread_local! {
    /// The last panic of this thread: message and place.
    static PANIC: RefCell<String> = const { RefCell::new(String::new()) };
    /// Whether panics of this thread are caught.
    static CATCHES: Cell<bool> = const { Cell::new(false) };
}

/// Keeps the words of panics that are caught, instead of printing them.
pub fn keep_panics() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        if CATCHES.get() {
            PANIC.with_borrow_mut(|last| *last = info.to_string());
        } else {
            usual(info);
        }
    }));
}

/// Attacks a target with the cases of a seed.
pub fn attack(
    target: &Target,
    seed: u64,
    effort: Effort,
    bar: &ProgressBar,
) -> io::Result<Summary> {
    // Workers take cases from here until there are none left, or no time.
    let corpus = (target.corpus)();
    let (first, end) = match effort {
        Effort::Cases(cases) => (0, cases),
        Effort::Case(case) => (case, case.saturating_add(1)),
        Effort::Time(_) => (0, u64::MAX),
    };
    let start = Instant::now();
    let next = AtomicU64::new(first);
    let stop = AtomicBool::new(false);
    let folder = tempfile::tempdir()?;
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let work = |worker: usize| -> io::Result<Summary> {
        let tools = Tools {
            scratch: folder.path().join(worker.to_string()),
            pool: cpu::threads(1).map_err(io::Error::other)?,
        };
        let mut summary = Summary::default();
        // Everything that a case starts on threads then stays on this one.
        tools.pool.install(|| {
            let worker = WATCH.register();
            while !stop.load(Ordering::Relaxed) {
                let batch = next.fetch_add(BATCH, Ordering::Relaxed);
                if batch >= end {
                    break;
                }
                for number in batch..batch.saturating_add(BATCH).min(end) {
                    let case = Case {
                        target: target.name,
                        seed,
                        number,
                    };
                    WATCH.set(worker, Some(case));
                    run_case(target, &corpus, case, &tools, &mut summary);
                }
                WATCH.set(worker, None);
                // Show how far this is, and look whether it is far enough.
                bar.set_message(format!(
                    "{} cases",
                    number_words(next.load(Ordering::Relaxed) - first)
                ));
                let is_late = match effort {
                    Effort::Time(limit) => {
                        bar.set_position(start.elapsed().as_millis() as u64);
                        start.elapsed() >= limit
                    }
                    _ => {
                        bar.set_position(next.load(Ordering::Relaxed) - first);
                        false
                    }
                };
                if is_late || summary.failures.len() >= MOST_FAILURES {
                    stop.store(true, Ordering::Relaxed);
                }
            }
        });
        Ok(summary)
    };
    // Add up what all of them did.
    let mut total = Summary::default();
    let all = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|worker| scope.spawn(move || work(worker)))
            .collect();
        let ends = workers.into_iter().map(|worker| worker.join());
        ends.collect::<Vec<_>>()
    });
    for summary in all {
        total.merge(summary.unwrap_or_else(|panic| std::panic::resume_unwind(panic))?);
    }
    total.failures.sort_by_key(|failure| failure.case.number);
    total.seconds = start.elapsed().as_secs_f64();
    Ok(total)
}

/// Runs one case and adds what came of it.
fn run_case(target: &Target, corpus: &[Seed], case: Case, tools: &Tools, summary: &mut Summary) {
    let (files, mut random) = target.case(corpus, case.seed, case.number);
    reset_memory();
    let start = Instant::now();
    CATCHES.set(true);
    let caught = catch_unwind(AssertUnwindSafe(|| {
        (target.attack)(&files, &mut random, tools)
    }));
    CATCHES.set(false);
    let result = caught.unwrap_or_else(|_| match PANIC.take() {
        words if words.is_empty() => Err("a panic on another thread".into()),
        words => Err(words),
    });
    summary.add(case, result, start.elapsed().as_secs_f64(), peak_memory());
}

/// Digits in groups of three.
pub fn number_words(number: u64) -> String {
    let digits = number.to_string();
    let mut words = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            words.push(',');
        }
        words.push(digit);
    }
    words
}

/// Writes the files of a case to a folder of its own below `out`, and gives that folder.
pub fn write_files(case: Case, out: &Path) -> io::Result<PathBuf> {
    let Some(target) = TARGETS.iter().find(|target| target.name == case.target) else {
        return Err(io::ErrorKind::NotFound.into());
    };
    let (files, _) = target.case(&(target.corpus)(), case.seed, case.number);
    let folder = out.join(format!("{}-{}-{}", case.target, case.seed, case.number));
    fs::create_dir_all(&folder)?;
    for (name, bytes) in files {
        fs::write(folder.join(name), bytes)?;
    }
    Ok(folder)
}

/// Prints what failed, where its files are, and the command that repeats it. Tests keep what is printed in other ways
/// to themselves, and the process may end now.
pub fn report(cases: &[Case], why: &str, out: &Path) {
    for &case in cases {
        let Case {
            target,
            seed,
            number,
        } = case;
        let files = match write_files(case, out) {
            Ok(folder) => format!("its files: {}", folder.display()),
            Err(error) => format!("its files cannot be written to {}: {error}", out.display()),
        };
        let text = format!(
            "FAILED: {target}, case {number}: {why}\n  {files}\n  \
             again: scripts/attack {target} --seed {seed} --case {number}\n"
        );
        // There is nowhere to complain about this.
        let _ = io::stderr().write_all(text.as_bytes());
    }
}

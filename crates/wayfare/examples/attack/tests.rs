//! The attack of every run of the tests, and whether it would notice what it looks for.

use crate::campaign::{Effort, attack, keep_panics, report, write_files};
use crate::corpus::{Files, gzip};
use crate::limits::{Case, WATCH, peak_memory, reset_memory};
use crate::random::Random;
use crate::targets::{Checked, Outcome, TARGETS, Target, Tools};
use indicatif::ProgressBar;
use std::sync::Once;
use std::time::{Duration, Instant};
use wayfare_render::cpu;

/// Prepares the process for attacks.
fn prepare() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        keep_panics();
        WATCH.start(|cases, why| report(cases, why, &std::env::temp_dir()));
    });
}

/// `WAYFARE_ATTACK_SECONDS` makes it longer.
#[test]
fn readers_survive_damaged_files() {
    if wayfare_testing::is_left_out() {
        return;
    }
    prepare();
    let seconds = std::env::var("WAYFARE_ATTACK_SECONDS").map_or(10.0, |text| {
        text.parse()
            .expect("WAYFARE_ATTACK_SECONDS is a number of seconds")
    });
    let effort = Effort::Time(Duration::from_secs_f64(seconds / TARGETS.len() as f64));
    for target in &TARGETS {
        let summary = attack(target, 1, effort, &ProgressBar::hidden()).expect("threads and files");
        for failure in &summary.failures {
            report(&[failure.case], &failure.why, &std::env::temp_dir());
        }
        assert!(summary.failures.is_empty(), "{}", target.name);
        // Otherwise the attack ends at the gate, or does no damage.
        let [accepted, refused] = [summary.accepted, summary.refused];
        assert!(
            50 * accepted > summary.cases,
            "{}: {accepted} of {}",
            target.name,
            summary.cases
        );
        assert!(
            50 * refused > summary.cases,
            "{}: {refused} of {}",
            target.name,
            summary.cases
        );
    }
}

#[test]
fn sound_files_are_accepted() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let tools = Tools {
        scratch: folder.path().join("scratch"),
        pool: cpu::threads(1).expect("a thread"),
    };
    for target in &TARGETS {
        for (i, mut seed) in (target.corpus)().into_iter().enumerate() {
            if seed.packed {
                seed.files[0].1 = gzip(&seed.files[0].1);
            }
            let mut random = Random::new(1, 0, 0);
            let read = || (target.attack)(&seed.files, &mut random, &tools);
            let outcome = tools.pool.install(read);
            assert_eq!(outcome, Ok(Outcome::Accepted), "{} {i}", target.name);
        }
    }
}

#[test]
fn a_number_and_a_seed_determine_a_case() {
    for target in &TARGETS {
        let corpus = (target.corpus)();
        let files = |seed, number| target.case(&corpus, seed, number).0;
        for number in 0..50 {
            assert_eq!(files(3, number), files(3, number));
        }
        let differ = |a: (u64, u64), b: (u64, u64)| usize::from(files(a.0, a.1) != files(b.0, b.1));
        let count: usize = (0..50)
            .map(|n| differ((3, n), (3, n + 1)) + differ((3, n), (4, n)))
            .sum();
        assert!(
            count > 95,
            "{}: only {count} of 100 pairs differ",
            target.name
        );
    }
}

/// A reader that panics on every third case and is wrong about every fifth.
fn faulty(_: &Files, random: &mut Random, _: &Tools) -> Checked {
    match random.below(15) {
        0..5 => panic!("a panic"),
        5..8 => Err("a wrong result".into()),
        _ => Ok(Outcome::Refused),
    }
}

#[test]
fn panics_and_wrong_results_are_found_and_written_down() {
    prepare();
    let target = Target {
        attack: faulty,
        ..TARGETS[5]
    };
    let summary =
        attack(&target, 1, Effort::Cases(30), &ProgressBar::hidden()).expect("threads and files");
    assert_eq!(
        summary.cases,
        summary.refused + summary.failures.len() as u64
    );
    for words in ["a panic", "a wrong result"] {
        let found = summary
            .failures
            .iter()
            .find(|f| f.why.contains(words))
            .expect(words);
        let again = attack(
            &target,
            1,
            Effort::Case(found.case.number),
            &ProgressBar::hidden(),
        );
        assert_eq!(again.expect("threads and files").failures.len(), 1);
        // The files are those that the reader was given.
        let folder = tempfile::tempdir().expect("a temporary folder");
        let written = write_files(found.case, folder.path()).expect("it can be written");
        let written = std::fs::read(written.join("a.toml")).expect("it was written");
        let (files, _) = target.case(&(target.corpus)(), 1, found.case.number);
        assert_eq!(written, files[0].1);
    }
}

#[test]
fn memory_of_a_case_is_counted() {
    reset_memory();
    drop(vec![1_u8; 5_000_000]);
    drop(vec![0_u8; 3_000_000]);
    assert!(
        (5_000_000..6_000_000).contains(&peak_memory()),
        "{}",
        peak_memory()
    );
}

#[test]
fn a_case_that_does_not_end_is_noticed() {
    let worker = WATCH.register();
    let case = Case {
        target: "none",
        seed: 1,
        number: 7,
    };
    let late = |most| {
        let found = WATCH.overdue(Duration::from_millis(most), Duration::from_secs(30));
        found.is_some_and(|(found, _)| found == case)
    };
    WATCH.set(worker, Some(case));
    let at_once = late(10);
    // However busy the machine is.
    let start = Instant::now();
    let mut noticed = false;
    while !noticed && start.elapsed() < Duration::from_secs(20) {
        noticed = late(10);
    }
    WATCH.set(worker, None);
    assert!(!at_once && noticed && !late(10));
}

//! Chains that continue in a target that has changed have the right mean and normalisation after every change.

use crate::common::{EXACT_METHODS, hotelling, method_with};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use wayfare_sampling::toy::{BinValue, Binned, Density, Histogram};
use wayfare_sampling::{
    Attempts, Edited, Evaluation, Film, Identity, Method, Population, Prior, Target, Transfer,
};
use wayfare_testing::statistics::{mean_with_error, variance};

/// Hills of limited extent in a strip, black elsewhere, of which a window is seen that moves and zooms.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Window {
    left: f64,
    width: f64,
    /// The height of a hill that may not be there, and of all others.
    appearing: f64,
    height: f64,
}

/// Place in the strip, place across, radius, height.
const HILLS: [[f64; 4]; 5] = [
    [0.2, 0.3, 0.15, 2.0],
    [0.5, 0.7, 0.2, 1.0],
    [0.9, 0.3, 0.12, 4.0],
    [1.15, 0.6, 0.15, 2.0],
    [1.4, 0.4, 0.2, 1.0],
];
const APPEARING: [f64; 3] = [0.72, 0.65, 0.1];

impl Window {
    /// The window in one frame of a film in which a hill appears.
    fn of_frame(frame: usize) -> Self {
        let t = frame as f64;
        Self {
            left: 0.06 * t,
            width: 1.0 - 0.03 * t,
            appearing: if frame < 2 { 0.0 } else { 3.0 },
            height: 1.0 + 0.1 * t,
        }
    }

    fn hills(&self) -> impl Iterator<Item = [f64; 4]> {
        let [s, y, radius] = APPEARING;
        let height = self.height;
        let there = HILLS.map(|[s, y, radius, h]| [s, y, radius, h * height]);
        there.into_iter().chain([[s, y, radius, self.appearing]])
    }
}

impl Density for Window {
    fn dimension(&self) -> usize {
        2
    }

    fn density(&self, x: &[f64]) -> f64 {
        let s = self.left + self.width * x[0];
        let hill = |[at, y, radius, height]: [f64; 4]| {
            let r2 = ((s - at).powi(2) + (x[1] - y).powi(2)) / (radius * radius);
            height * (1.0 - r2).max(0.0).powi(2)
        };
        self.hills().map(hill).sum()
    }

    fn score(&self, x: &[f64], score: &mut [f64]) {
        let s = self.left + self.width * x[0];
        score.fill(0.0);
        for [at, y, radius, height] in self.hills() {
            let r2 = ((s - at).powi(2) + (x[1] - y).powi(2)) / (radius * radius);
            let slope = -4.0 * height * (1.0 - r2).max(0.0) / (radius * radius);
            score[0] += slope * (s - at) * self.width;
            score[1] += slope * (x[1] - y);
        }
        let p = self.density(x) + 1e-8;
        score.iter_mut().for_each(|s| *s /= p);
    }
}

/// The same place of the strip in two windows.
struct Pan(Window, Window);

fn pan(from: Window, to: Window, x: &[f32], moved: &mut [f32]) -> Option<f64> {
    let s = from.left + from.width * f64::from(x[0]);
    let at = ((s - to.left) / to.width) as f32;
    moved.copy_from_slice(x);
    moved[0] = at;
    (0.0..1.0).contains(&at).then_some(from.width / to.width)
}

impl Transfer for Pan {
    fn forward(&self, x: &[f32], to: &mut [f32]) -> Option<f64> {
        pan(self.0, self.1, x, to)
    }
    fn backward(&self, x: &[f32], to: &mut [f32]) -> Option<f64> {
        pan(self.1, self.0, x, to)
    }
}

/// Deposits by bins, and the sums that normalise them.
struct Sums {
    deposits: Histogram,
    independent: f64,
    carried: f64,
}

impl Film<BinValue> for Sums {
    fn add(&mut self, value: &BinValue, weight: f32) {
        self.deposits.add(value, weight);
    }
    fn add_independent(&mut self, value: &BinValue, weight: f32) {
        self.independent += f64::from(value.amount) * f64::from(weight);
    }
    fn add_carried(&mut self, value: &BinValue, weight: f32) {
        self.carried += f64::from(value.amount) * f64::from(weight);
    }
}

const CHAINS: usize = 512;
const BOOTSTRAP: usize = 2048;
const BINS: usize = 3;

type Windows = Population<Binned<Window>>;

fn builder(
    window: Window,
    method: &Method,
    seed: u64,
) -> wayfare_sampling::PopulationBuilder<Binned<Window>> {
    Population::builder(Binned::new(window, BINS))
        .method(*method)
        .chains(CHAINS)
        .seed(seed)
}

/// The next frame of a film: chains carried over from the last one take some steps. The integral of every bin, and what
/// the run knew before.
fn carry(
    before: &Windows,
    window: Window,
    transfer: &dyn Transfer,
    method: &Method,
    seed: u64,
) -> Option<(Windows, Vec<f64>, Prior)> {
    let mut film = Sums {
        deposits: Binned::new(window, BINS).histogram(),
        independent: 0.0,
        carried: 0.0,
    };
    let builder = builder(window, method, seed).bootstrap(BOOTSTRAP / 4);
    let carried = builder.carry_on(before, transfer, None, &mut film, &AtomicBool::new(false));
    let mut population = carried.expect("valid settings")?;
    let prior = population.prior();
    assert!(
        (film.carried / prior.mean - 1.0).abs() < 1e-4,
        "one sum, twice"
    );
    population.advance_all(6, &mut film);
    // The deposited component is the density itself: both ways to normalise it agree.
    let scale = population.scale();
    let independent = film.independent + prior.samples * film.carried;
    if method.normalisation() == Some(wayfare_sampling::Normalisation::Independent) {
        let other = population.scale_of(film.deposits.total(), independent);
        assert!((other / scale - 1.0).abs() < 1e-4, "{other} {scale}");
    }
    let bins = film.deposits.sums.iter().map(|sum| scale * sum).collect();
    Some((population, bins, prior))
}

/// A film of some frames: the integral of every bin in each, and what was known of the whole.
fn film(method: &Method, frames: usize, seed: u64) -> Vec<(Vec<f64>, Prior)> {
    let mut window = Window::of_frame(0);
    let start = builder(window, method, seed).bootstrap(BOOTSTRAP);
    let mut population = start.start().expect("valid settings");
    let mut deposits = Binned::new(window, BINS).histogram();
    population.advance_all(6, &mut deposits);
    (1..=frames)
        .map(|frame| {
            let next = Window::of_frame(frame);
            let seed = seed + 1000 * frame as u64;
            let carried = carry(&population, next, &Pan(window, next), method, seed);
            let (carried, bins, prior) = carried.expect("windows overlap");
            (population, window) = (carried, next);
            (bins, prior)
        })
        .collect()
}

/// Hotelling's test of the bins that have some of the energy: few chains come to the others. Black bins must be black
/// in every run.
fn hotelling_of_lit(runs: &[Vec<f64>], truth: &[f64]) -> f64 {
    let whole: f64 = truth.iter().sum();
    let is_lit = |bin: &usize| truth[*bin] > 0.02 * whole;
    let lit: Vec<usize> = (0..truth.len()).filter(is_lit).collect();
    let of_lit = |values: &[f64]| -> Vec<f64> { lit.iter().map(|&bin| values[bin]).collect() };
    for run in runs {
        assert!((0..truth.len()).all(|bin| truth[bin] > 0.0 || run[bin] == 0.0));
    }
    let lit_runs: Vec<Vec<f64>> = runs.iter().map(|run| of_lit(run)).collect();
    hotelling(&lit_runs, &of_lit(truth))
}

/// Every bin of every frame has the right mean, also where a hill appears in the dark and where the window uncovers
/// something.
#[test]
fn carried_chains_are_right_in_every_frame() {
    const FRAMES: usize = 4;
    let exact = [
        "start=stationary",
        "estimator=rao-blackwellised",
        "max-copies=auto",
    ];
    for words in EXACT_METHODS {
        let method = method_with(words, &exact);
        let runs: Vec<_> = (0..24).map(|run| film(&method, FRAMES, 77 + run)).collect();
        for frame in 0..FRAMES {
            let truth = Binned::new(Window::of_frame(frame + 1), BINS).exact();
            let whole: f64 = truth.iter().sum();
            let bins: Vec<Vec<f64>> = runs.iter().map(|run| run[frame].0.clone()).collect();
            let p = hotelling_of_lit(&bins, &truth);
            assert!(p > 1e-5, "{words:?}, frame {frame}: {p:e}");
            let totals: Vec<f64> = bins.iter().map(|bins| bins.iter().sum()).collect();
            let priors: Vec<f64> = runs.iter().map(|run| run[frame].1.mean).collect();
            for (name, values) in [("total", totals), ("prior", priors)] {
                let (mean, error) = mean_with_error(&values);
                let off = (mean - whole) / error;
                assert!(
                    off.abs() < 4.5,
                    "{words:?}, {frame}: {name} {mean} +- {error}, {whole}"
                );
                assert!(error < 0.05 * whole, "{words:?}, {frame}: {name} {error}");
            }
        }
    }
}

/// What is known grows from frame to frame: the error of the integral falls below that of a frame alone.
#[test]
fn the_normalisation_remembers_earlier_frames() {
    let words = [
        "normalise=independent",
        "start=stationary",
        "estimator=rao-blackwellised",
        "max-copies=auto",
    ];
    let method = method_with(&["persistent-restore", "sd=0.05", "m=4"], &words);
    let runs: Vec<_> = (0..40).map(|run| film(&method, 5, 500 + run)).collect();
    let whole = |frame: usize| -> f64 {
        Binned::new(Window::of_frame(frame), BINS)
            .exact()
            .iter()
            .sum()
    };
    let error = |frame: usize| {
        let totals = runs
            .iter()
            .map(|run| run[frame - 1].0.iter().sum::<f64>() / whole(frame));
        variance(&totals.collect::<Vec<_>>()).sqrt()
    };
    let alone: Vec<f64> = (0..40)
        .map(|seed| {
            let window = Window::of_frame(5);
            let start = builder(window, &method, 900 + seed).bootstrap(BOOTSTRAP / 4);
            let mut population = start.start().expect("valid settings");
            let mut film = Binned::new(window, BINS).histogram();
            population.advance_all(6, &mut film);
            population.scale() * film.total() / whole(5)
        })
        .collect();
    let alone = variance(&alone).sqrt();
    assert!(error(5) < 0.8 * alone, "{} {alone}", error(5));
    assert!(runs.iter().all(|run| run[4].1.samples > 0.0));
}

/// The density of a window, which counts its evaluations.
struct Counted<'a>(Binned<Window>, &'a AtomicUsize);

impl Target for Counted<'_> {
    type Value = BinValue;
    type Scratch = <Binned<Window> as Target>::Scratch;

    fn dimension(&self) -> usize {
        self.0.dimension()
    }
    fn scratch(&self) -> Self::Scratch {
        self.0.scratch()
    }
    fn evaluate(&self, x: &[f32], scratch: &mut Self::Scratch) -> Evaluation<BinValue> {
        self.1.fetch_add(1, Ordering::Relaxed);
        self.0.evaluate(x, scratch)
    }
    fn evaluate_with_score(
        &self,
        x: &[f32],
        score: &mut [f32],
        scratch: &mut Self::Scratch,
    ) -> Evaluation<BinValue> {
        self.1.fetch_add(1, Ordering::Relaxed);
        self.0.evaluate_with_score(x, score, scratch)
    }
}

/// Of a large population a few chains are carried first. Where they are lost, nothing else is evaluated. Where they
/// are not, they count as the others do: all have the right mean.
#[test]
fn a_failed_attempt_costs_a_few_evaluations() {
    const MANY: usize = 1 << 14;
    let method = method_with(
        &["metropolis-restore", "sd=0.05", "m=16"],
        &["start=stationary", "max-copies=auto"],
    );
    let (before, after) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let of = |window, evaluations| {
        Population::builder(Counted(Binned::new(window, BINS), evaluations))
            .method(method)
            .chains(MANY)
            .bootstrap(MANY)
    };
    let trial = Attempts::default().trial(MANY);
    assert!(trial.is_some_and(|trial| trial <= MANY / 4), "{trial:?}");
    let first = Window::of_frame(0);
    let mut population = of(first, &before).seed(3).start().expect("valid settings");
    population.advance_all(6, &mut Binned::new(first, BINS).histogram());
    for (left, is_carried) in [(0.95, false), (0.06, true)] {
        let window = Window { left, ..first };
        let mut film = Binned::new(window, BINS).histogram();
        let pan = Pan(first, window);
        after.store(0, Ordering::Relaxed);
        let carried = of(window, &after)
            .seed(4)
            .bootstrap(MANY / 4)
            .carry_on(&population, &pan, trial, &mut film, &AtomicBool::new(false))
            .expect("valid settings");
        let evaluations = after.load(Ordering::Relaxed);
        assert_eq!(carried.is_some(), is_carried, "{left}");
        let Some(mut carried) = carried else {
            assert!((1..=MANY / 4).contains(&evaluations), "{evaluations}");
            continue;
        };
        carried.advance_all(6, &mut film);
        let truth = Binned::new(window, BINS).exact();
        let whole: f64 = truth.iter().sum();
        for (sum, truth) in film.sums.iter().zip(truth) {
            let mean = carried.scale() * sum;
            assert!((mean - truth).abs() < 0.02 * whole, "{mean} {truth}");
        }
    }
}

/// Where one attempt after the other is of use, none has a trial; after a failure all have one again.
#[test]
fn attempts_that_succeed_are_trusted() {
    let mut attempts = Attempts::default();
    assert_eq!(attempts.trial(1000), None, "all of them are few");
    let has_trial = |attempts: &Attempts| attempts.trial(100_000).is_some();
    let trials = (0..20).filter(|_| {
        let is_tried = has_trial(&attempts);
        attempts.note(true);
        is_tried
    });
    assert_eq!(trials.count(), 8);
    attempts.note(false);
    assert!(has_trial(&attempts));
}

/// A light that changes, and one that is switched on where it was dark: states stay where they are.
#[test]
fn an_edit_keeps_the_states() {
    let words = [
        "normalise=independent",
        "start=stationary",
        "estimator=rao-blackwellised",
        "max-copies=auto",
    ];
    let method = method_with(&["persistent-restore", "sd=0.05", "m=16"], &words);
    let first = Window::of_frame(0);
    let edited = Window {
        appearing: 2.0,
        height: 0.5,
        ..first
    };
    let truth = Binned::new(edited, BINS).exact();
    let runs: Vec<Vec<f64>> = (0..24)
        .map(|run| {
            let start = builder(first, &method, 40 + run).bootstrap(BOOTSTRAP);
            let mut population = start.start().expect("valid settings");
            population.advance_all(6, &mut Binned::new(first, BINS).histogram());
            let carried = carry(&population, edited, &Edited(Identity), &method, 80 + run);
            carried.expect("it is the same place").1
        })
        .collect();
    let p = hotelling_of_lit(&runs, &truth);
    assert!(p > 1e-5, "{p:e}");
}

/// After a cut nothing is carried, nor where every tour must begin with a fresh draw.
#[test]
fn a_cut_starts_anew() {
    for (start, next) in [("start=stationary", 0.95), ("start=unbiased", 0.0)] {
        let method = method_with(&["metropolis-restore", "sd=0.05", "m=16"], &[start]);
        let first = Window::of_frame(0);
        let cut = Window {
            left: next,
            ..first
        };
        let begin = builder(first, &method, 3).bootstrap(BOOTSTRAP);
        let mut population = begin.start().expect("valid settings");
        population.advance_all(6, &mut Binned::new(first, BINS).histogram());
        let carried = carry(&population, cut, &Pan(first, cut), &method, 4);
        assert!(carried.is_none(), "{start}");
    }
}

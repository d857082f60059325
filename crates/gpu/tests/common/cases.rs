//! Scenes with points, and how what kernels find there is compared with what the CPU finds.

use rayon::prelude::*;
use std::sync::Arc;
use wayfare_gpu::{EMPTY_PATH, Evaluated, Program, SceneOnGpu, evaluate, hash_path};
use wayfare_sampling::Philox;
use wayfare_scene::Scene;
use wayfare_transport::{Counters, PathKinds, World};
use wayfare_transport::{PathRecord, PathScalar};

/// Share of vertices of all scenes together at which a path may part from that of the CPU. Found: 0.02 %.
pub const PARTED_VERTICES: f64 = 0.001;
/// In every scene a kernel may find other paths than the CPU in f32 this often for every time that the CPU in f64 does.
/// Found: 0.1 to 1 times.
const PARTED_PER_YARDSTICK: f64 = 1.5;
/// ... and this often besides, by chance, where the CPU in f64 finds the same ones.
const PARTED_BY_CHANCE: f64 = 4.0;
/// Share of paths of any scene, parted or not, whose light may differ by more than [`VISIBLE`]. Found: up to 0.05 %.
const VISIBLY_DIFFERENT: f64 = 0.001;
/// Relative difference of light or of a score that would show.
const VISIBLE: f64 = 0.01;
/// Share of lit paths whose light, or whose score, may be off by more than [`OVER_CONDITION`] times what the CPU is off
/// by under the smallest changes: of three such changes, the largest is an estimate of what rounding does to this path,
/// and now and then far too low. Found: up to 0.15 % and 0.34 %.
const BADLY_OFF: [f64; 2] = [0.002, 0.006];
const OVER_CONDITION: f64 = 10.0;
/// Relative error below which nothing is asked: a few roundings of f32.
const ROUNDING: f64 = 1e-6;
/// The largest median and 99 % quantile of relative errors of light, unless the CPU is off by more. Found: 2e-7 and
/// 3e-5.
const LIGHT_ERROR: [f64; 2] = [1e-6, 2e-4];
/// The same for scores. Found: 7e-7 and 6e-4.
const SCORE_ERROR: [f64; 2] = [3e-6, 4e-3];

/// What the CPU finds at a point, in any precision.
fn reference<T: PathScalar>(world: &World, kind: PathKinds, x: &[T]) -> Evaluated {
    let mut record = PathRecord::default();
    let mut counters = Counters::default();
    let mut score = vec![T::zero(); x.len()];
    let light = world.radiance_and_score_of(kind, x, &mut score, &mut record, &mut counters);
    let path = record.vertices.iter().fold(EMPTY_PATH, |hash, vertex| {
        let hash = hash_path(hash_path(hash, vertex.hit.triangle), vertex.hit.instance);
        if vertex.lit { hash_path(hash, 1) } else { hash }
    });
    Evaluated {
        radiance: light.to_f32(),
        path,
        vertices: counters.vertices as u32,
        closest_rays: counters.closest_rays as u32,
        shadow_rays: counters.shadow_rays as u32,
        finite: counters.non_finite == 0,
        score: score.into_iter().map(T::to_f32).collect(),
    }
}

/// Points with every coordinate moved by one unit in the last place, up or down.
fn nudged(x: &[f32], seed: u64, point: usize) -> Vec<f32> {
    let mut stream = Philox::new(seed).stream(0, point as u64);
    let nudge = |(j, &value): (usize, &f32)| {
        if stream.unit(j as u32) < 0.5 {
            value.next_up().min(1f32.next_down())
        } else {
            value.next_down().max(0.0)
        }
    };
    x.iter().enumerate().map(nudge).collect()
}

/// Length of the difference of two vectors.
fn distance(a: &[f32], b: &[f32]) -> f64 {
    let squares = a
        .iter()
        .zip(b)
        .map(|(&a, &b)| (f64::from(a) - f64::from(b)).powi(2));
    squares.sum::<f64>().sqrt()
}

fn length(v: &[f32]) -> f64 {
    v.iter().map(|&x| f64::from(x).powi(2)).sum::<f64>().sqrt()
}

/// Whether the difference is invisible.
fn is_same_light(here: &Evaluated, there: &Evaluated) -> bool {
    distance(&here.radiance, &there.radiance) <= VISIBLE * length(&there.radiance)
}

/// A scene with points, and what the CPU finds there.
pub struct Case {
    pub name: String,
    pub world: Arc<World>,
    kind: PathKinds,
    pub x: Vec<f32>,
    pub expected: Vec<Evaluated>,
    /// Whether the CPU finds another path in f64, and visibly other light.
    in_f64: Vec<[bool; 2]>,
    /// What light and score of a path change by under the smallest changes.
    condition: Vec<[f64; 2]>,
}

impl Case {
    pub fn new(scene: Scene, points: usize) -> Self {
        Self::of(PathKinds::ALL, scene, points)
    }

    /// Of light of some kind.
    pub fn of(kind: PathKinds, scene: Scene, points: usize) -> Self {
        let world = World::new(scene).expect("a tree that is not too deep");
        Self::in_world(kind, world, points)
    }

    /// Of light of some kind in a world.
    pub fn in_world(kind: PathKinds, world: World, points: usize) -> Self {
        let (name, world) = (world.scene().name.clone(), Arc::new(world));
        let dimension = world.dimension();
        let mut x = vec![0.0; points * dimension];
        for (i, point) in x.chunks_exact_mut(dimension).enumerate() {
            Philox::new(5).stream(9, i as u64).fill(point);
        }
        let all: Vec<_> = x
            .par_chunks_exact(dimension)
            .enumerate()
            .map(|(i, x)| {
                let here = reference(&world, kind, x);
                let x64: Vec<f64> = x.iter().copied().map(f64::from).collect();
                let in_f64 = reference(&world, kind, &x64);
                let differs = [in_f64.path != here.path, !is_same_light(&in_f64, &here)];
                let mut condition = [0.0f64; 2];
                let nudged = [1, 2].map(|seed| reference(&world, kind, &nudged(x, seed, i)));
                for other in nudged.iter().chain([&in_f64]) {
                    if other.path == here.path {
                        condition[0] = condition[0].max(distance(&other.radiance, &here.radiance));
                        condition[1] = condition[1].max(distance(&other.score, &here.score));
                    }
                }
                (here, differs, condition)
            })
            .collect();
        Self {
            name,
            world,
            kind,
            x,
            expected: all.iter().map(|(here, ..)| here.clone()).collect(),
            in_f64: all.iter().map(|&(_, differs, _)| differs).collect(),
            condition: all.iter().map(|&(.., condition)| condition).collect(),
        }
    }

    /// Keeps the first points only.
    #[allow(dead_code)] // Not every test file asks for it.
    pub fn truncate(&mut self, points: usize) {
        self.x.truncate(points * self.world.dimension());
        self.expected.truncate(points);
        self.in_f64.truncate(points);
        self.condition.truncate(points);
    }

    /// What kernels find, with rays cast in their way.
    pub fn on(&self, program: &Arc<Program>) -> Vec<Evaluated> {
        let scene = SceneOnGpu::with_program(program.clone(), self.world.clone());
        let scene = Arc::new(scene.expect("a small scene"));
        // Only a scene with nothing in it is not handed over to the adapter.
        if !self.world.scene().triangles.is_empty() {
            assert_eq!(
                scene.traversal(),
                program.traversal(),
                "{}: {:?}",
                self.name,
                scene.note()
            );
        }
        evaluate(&scene, self.kind, &self.x).expect("an evaluation")
    }
}

/// Errors that must be small for at least half and for 99 % of all paths, or no larger than what the CPU is off by
/// under the smallest changes.
fn assert_quantiles(what: &str, mut errors: Vec<f64>, mut conditions: Vec<f64>, limits: [f64; 2]) {
    errors.sort_by(f64::total_cmp);
    conditions.sort_by(f64::total_cmp);
    for (share, limit) in [0.5, 0.99].into_iter().zip(limits) {
        let Some(last) = errors.len().checked_sub(1) else {
            return;
        };
        let place = (last as f64 * share) as usize;
        let (found, limit) = (errors[place], limit.max(conditions[place]));
        assert!(
            found <= limit,
            "{what}: quantile {share} of the relative error is {found:e}, limit {limit:e}"
        );
    }
}

/// Compares what kernels found in one scene with what is expected. Returns the number of paths that parted.
pub fn compare(which: &str, case: &Case, found: &[Evaluated]) -> usize {
    let name = format!("{}, {which}", case.name);
    assert_eq!(found.len(), case.expected.len(), "{name}");
    let mut parted = 0;
    let mut other_rays = 0;
    let mut visible = 0;
    let mut off = [0; 2];
    let mut errors = [Vec::new(), Vec::new()];
    let mut conditions = [Vec::new(), Vec::new()];
    for ((here, there), condition) in found.iter().zip(&case.expected).zip(&case.condition) {
        assert!(here.finite && there.finite, "{name}: light is not finite");
        visible += usize::from(!is_same_light(here, there));
        // Neither the choice of a lobe nor that of a light has a derivative.
        for vertex in here.score[4..].chunks_exact(6) {
            assert_eq!(vertex[4..], [0.0; 2], "{name}: score of a choice");
        }
        let path = |e: &Evaluated| (e.path, e.vertices, e.closest_rays);
        if path(here) != path(there) {
            parted += 1;
            continue;
        }
        // Shadow rays that find no light do not belong to the path: one more or less by a rounding at the horizon.
        other_rays += usize::from(here.shadow_rays != there.shadow_rays);
        if there.radiance == [0.0; 3] {
            assert_eq!(here.radiance, [0.0; 3], "{name}: light from nowhere");
            assert!(
                here.score.iter().all(|&s| s == 0.0),
                "{name}: score without light"
            );
            continue;
        }
        let differences = [
            (&here.radiance[..], &there.radiance[..]),
            (&here.score, &there.score),
        ];
        for (kind, (a, b)) in differences.into_iter().enumerate() {
            // Scores count at least 0.001: a path from lamp to camera has none.
            let scale = length(b).max(if kind == 1 { 1e-3 } else { 0.0 });
            let error = distance(a, b);
            errors[kind].push(error / scale);
            conditions[kind].push(condition[kind] / scale);
            let limit = OVER_CONDITION * condition[kind].max(ROUNDING * scale);
            off[kind] += usize::from(error > limit);
        }
    }

    let paths = found.len() as f64;
    let [yardstick, visible_in_f64] =
        [0, 1].map(|i| case.in_f64.iter().filter(|differs| differs[i]).count());
    let lit = errors[0].len();
    println!(
        "{name}: {parted} paths of {} part ({yardstick} in f64), {other_rays} with other shadow rays, \
         {visible} visibly different ({visible_in_f64} in f64), {off:?} of {lit} badly off",
        found.len()
    );
    assert!(
        parted as f64 <= PARTED_PER_YARDSTICK * yardstick as f64 + PARTED_BY_CHANCE,
        "{name}: {parted} paths part, {yardstick} in f64"
    );
    assert!(
        other_rays as f64 <= PARTED_VERTICES * paths,
        "{name}: {other_rays} same paths with other shadow rays"
    );
    // A count that small varies by its square root.
    let expected = (VISIBLY_DIFFERENT * paths).max(visible_in_f64 as f64);
    assert!(
        visible as f64 <= expected + 3.0 * expected.sqrt(),
        "{name}: {visible} paths bring other light"
    );
    for (kind, what) in ["light", "score"].into_iter().enumerate() {
        assert!(
            off[kind] as f64 <= BADLY_OFF[kind] * lit as f64 + 1.0,
            "{name}: {what} of {} paths of {lit} is badly off",
            off[kind]
        );
    }
    let limits = [("light", LIGHT_ERROR), ("score", SCORE_ERROR)];
    for ((what, limits), (errors, conditions)) in
        limits.into_iter().zip(errors.into_iter().zip(conditions))
    {
        assert_quantiles(&format!("{name}: {what}"), errors, conditions, limits);
    }
    parted
}

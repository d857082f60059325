//! Direct light separate from what chains sample: who works when, and that the sum is one image.

use crate::common::{method, world};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use wayfare_film::Image;
use wayfare_render::{Budget, Method, RenderError, Renderer, Settings, Statistics, Sum, cpu};
use wayfare_transport::CameraModel;
use wayfare_transport::World;

/// A renderer that only notes what it is asked for, and does at most so much of it.
struct Noted {
    name: &'static str,
    calls: Arc<Mutex<Vec<(&'static str, u64)>>>,
    at_most: u64,
    takes: Duration,
    samples: u64,
}

impl Renderer for Noted {
    fn advance(&mut self, budget: &Budget<'_>) -> Result<(), RenderError> {
        if budget.samples_per_pixel > self.samples {
            std::thread::sleep(self.takes);
            (self.calls.lock().expect("one thread")).push((self.name, budget.samples_per_pixel));
        }
        self.samples = self.samples.max(
            budget
                .samples_per_pixel
                .min(self.samples.saturating_add(self.at_most)),
        );
        Ok(())
    }

    fn image(&mut self) -> Result<Image, RenderError> {
        Ok(Image::from_fn(1, 1, |_, _| [self.samples as f32; 3]))
    }

    fn restart(&mut self, _seed: u64) -> Result<(), RenderError> {
        self.samples = 0;
        Ok(())
    }

    fn set_camera(&mut self, _camera: &CameraModel, seed: u64) -> Result<(), RenderError> {
        self.restart(seed)
    }

    fn move_camera(&mut self, camera: &CameraModel, seed: u64) -> Result<(), RenderError> {
        self.set_camera(camera, seed)
    }

    fn samples(&self) -> u64 {
        self.samples
    }

    fn statistics(&mut self) -> Statistics {
        Statistics {
            samples: self.samples,
            samples_per_pixel: self.samples as f64,
            seconds: 0.5,
            rays: 3 * self.samples,
            mean_path_length: if self.name == "direct" { 1.0 } else { 4.0 },
            ..Default::default()
        }
    }

    fn max_samples_per_pixel(&self) -> u64 {
        if self.name == "direct" { 100 } else { 350 }
    }
}

type Calls = Arc<Mutex<Vec<(&'static str, u64)>>>;

fn noted(every: u64, at_most: u64) -> (Box<dyn Renderer>, Calls) {
    noted_by(every, at_most, Duration::ZERO)
}

fn noted_by(every: u64, at_most: u64, takes: Duration) -> (Box<dyn Renderer>, Calls) {
    let calls = Calls::default();
    let renderer = |name, at_most| Noted {
        name,
        calls: calls.clone(),
        at_most,
        takes,
        samples: 0,
    };
    let (direct, chains) = (renderer("direct", u64::MAX), renderer("chains", at_most));
    (
        Box::new(Sum::new([1, 1], vec![(direct, 1), (chains, every)])),
        calls,
    )
}

#[test]
fn one_sample_of_direct_light_comes_before_every_few_of_the_chains() {
    let expected = [
        ("direct", 1),
        ("chains", 3),
        ("direct", 2),
        ("chains", 6),
        ("direct", 3),
        ("chains", 7),
    ];
    let (mut split, calls) = noted(3, u64::MAX);
    split.advance(&Budget::of_samples(10)).expect("no error");
    assert_eq!(*calls.lock().expect("one thread"), expected);
    let s = split.statistics();
    assert_eq!((s.samples, s.samples_per_pixel, s.rays), (10, 10.0, 30));
    assert_eq!((s.seconds, s.mean_path_length), (1.0, 3.1));
    assert_eq!(split.image().expect("an image").pixel(0, 0), [10.0; 3]);
    // 100 of direct light, and 300 of the 350 that chains could take.
    assert_eq!(split.max_samples_per_pixel(), 400);

    // One by one the same, with the chains' share in more pieces.
    let (mut split, calls) = noted(3, u64::MAX);
    for spp in 0..=10 {
        split.advance(&Budget::of_samples(spp)).expect("no error");
        // The first image has both kinds of light.
        let samples = if spp == 1 { 2 } else { spp };
        assert_eq!(split.statistics().samples, samples);
    }
    let direct: Vec<_> = (calls.lock().expect("one thread").iter())
        .filter(|(name, _)| *name == "direct")
        .map(|&(_, spp)| spp)
        .collect();
    assert_eq!(direct, [1, 2, 3]);
    assert_eq!(
        calls.lock().expect("one thread").last(),
        Some(&("chains", 7))
    );
    split.restart(2).expect("no error");
    assert_eq!(split.statistics().samples, 0);
    split.advance(&Budget::of_samples(1)).expect("no error");
    assert_eq!(
        calls.lock().expect("one thread").last(),
        Some(&("chains", 1))
    );
}

/// Chains that are short of time do not let direct light run ahead.
#[test]
fn a_round_ends_when_both_are_done() {
    let (mut split, calls) = noted(4, 1);
    let soon = Budget {
        deadline: Some(Instant::now() + Duration::from_secs(3600)),
        ..Budget::of_samples(u64::MAX)
    };
    for _ in 0..9 {
        split.advance(&soon).expect("no error");
    }
    let count = |name| {
        calls
            .lock()
            .expect("one thread")
            .iter()
            .filter(|call| call.0 == name)
            .count()
    };
    assert_eq!((count("direct"), count("chains")), (3, 11));
}

/// A call that must not be late does nothing where another round would end too late, and any other call takes one.
#[test]
fn a_strict_call_begins_nothing_that_ends_late() {
    let (mut split, _) = noted_by(1, u64::MAX, Duration::from_millis(2));
    split.advance(&Budget::of_samples(4)).expect("no error");
    let samples = split.samples();
    for is_strict in [true, false, true] {
        let before = split.samples();
        let soon = Budget {
            deadline: Some(Instant::now() + Duration::from_millis(1)),
            is_strict,
            ..Budget::of_samples(1000)
        };
        split.advance(&soon).expect("no error");
        assert_eq!(split.samples() == before, is_strict);
    }
    assert_eq!(split.samples(), samples + 2, "one round");
    // The first image is complete, however long it takes; how long rounds are is still known.
    split.restart(2).expect("no error");
    for _ in 0..3 {
        let soon = Budget {
            deadline: Some(Instant::now() + Duration::from_millis(1)),
            is_strict: true,
            ..Budget::of_samples(1000)
        };
        split.advance(&soon).expect("no error");
        assert_eq!(split.samples(), 2);
    }
}

fn settings(name: &str, parameters: &[(&str, &str)]) -> Settings {
    Settings {
        method: method(name, parameters),
        seed: 3,
        steps_per_dispatch: 0,
    }
}

fn has_chains(name: &str) -> bool {
    let method: Method = name.parse().expect("a method");
    method.chains().is_some()
}

fn start(world: &Arc<World>, settings: &Settings) -> Box<dyn Renderer> {
    let pool = cpu::threads(2).expect("threads");
    Box::new(cpu::renderer(world.clone(), settings, pool))
}

#[test]
fn a_seed_gives_one_image_however_the_work_is_cut() {
    let world = world("gloss", 4, [24, 16]);
    const SPP: u64 = 60;
    for name in Method::names() {
        let parameters = [("direct-every", "4"), ("chains", "100")];
        let settings = settings(name, &parameters[..if has_chains(name) { 2 } else { 0 }]);
        let mut renderer = start(&world, &settings);
        renderer
            .advance(&Budget::of_samples(SPP))
            .expect("the processor");
        let once = renderer.image().expect("an image");
        let samples = renderer.statistics().samples;
        assert!(samples >= SPP * 24 * 16, "{name}: {samples}");
        renderer.restart(4).expect("the processor");
        renderer
            .advance(&Budget::of_samples(3))
            .expect("the processor");
        renderer.restart(3).expect("the processor");
        for spp in [0, 1, 2, 5, 6, 7, 31, SPP] {
            // Interrupted at any time.
            for _ in 0..3 {
                let hurry = Budget {
                    deadline: Some(Instant::now() + Duration::from_micros(300)),
                    ..Budget::of_samples(spp)
                };
                renderer.advance(&hurry).expect("the processor");
                renderer.resolve().expect("the processor");
            }
            renderer
                .advance(&Budget::of_samples(spp))
                .expect("the processor");
            renderer.image().expect("an image");
        }
        assert_eq!(renderer.image().expect("an image"), once, "{name}");
        assert_eq!(renderer.statistics().samples, samples, "{name}");
    }
}

/// Without indirect light the image is that of path tracing with as many samples.
#[test]
fn scenes_of_direct_light_only_are_path_traced() {
    for depth in [0, 1] {
        let world = world("cornell", depth, [24, 16]);
        let mut traced = start(&world, &settings("pt", &[]));
        traced
            .advance(&Budget::of_samples(4))
            .expect("the processor");
        assert!(traced.image().expect("an image").mean_luminance() > 0.0);
        for name in Method::names().filter(|&name| has_chains(name)) {
            for extra in [("chains", "20"), ("start", "stationary")] {
                let mut split = start(&world, &settings(name, &[("direct-every", "2"), extra]));
                split
                    .advance(&Budget::of_samples(12))
                    .expect("the processor");
                assert_eq!(
                    split.image().expect("an image"),
                    traced.image().expect("an image"),
                    "{name}, depth {depth}"
                );
            }
        }
    }
}

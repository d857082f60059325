//! How far a study is, and how long it will still take.

use crate::results::Protocol;
use crate::spec::Spec;
use std::collections::HashMap;

/// How far a study is.
#[derive(Clone, Debug, PartialEq)]
pub struct Status {
    /// What is being done.
    pub words: String,
    /// Share of the work that is done, by time.
    pub share: f64,
    /// Seconds left, once there is something to judge by.
    pub seconds_left: Option<f64>,
}

/// A piece of the work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Item {
    /// The reference of a scene.
    Reference(usize),
    /// A scene, a protocol and a method.
    Cell(usize, Protocol, usize),
}

/// What is known about the time that pieces of the work take.
pub(super) struct Outlook {
    items: Vec<Item>,
    shares: HashMap<Item, f64>,
    pixels: Vec<Option<u64>>,
    /// Seconds of one sample, by scene.
    seconds_per_sample: Vec<Option<f64>>,
    seeds: f64,
    seconds_per_seed: f64,
    samples_per_seed: f64,
    reference_samples: f64,
}

impl Outlook {
    pub fn new(spec: &Spec, methods: usize) -> Self {
        let scenes = 0..spec.scenes.len();
        let protocols = || {
            let all = Protocol::ALL.into_iter();
            all.filter(|&p| !spec.checkpoints(p).is_empty())
        };
        let cells = |scene: usize| {
            protocols()
                .flat_map(move |p| (0..methods).map(move |method| Item::Cell(scene, p, method)))
        };
        let last = |protocol| spec.checkpoints(protocol).last().copied().unwrap_or(0.0);
        Self {
            items: scenes
                .clone()
                .flat_map(|s| std::iter::once(Item::Reference(s)).chain(cells(s)))
                .collect(),
            shares: HashMap::new(),
            pixels: vec![None; scenes.len()],
            seconds_per_sample: vec![None; scenes.len()],
            seeds: spec.seeds as f64,
            seconds_per_seed: last(Protocol::Time),
            samples_per_seed: last(Protocol::Samples),
            reference_samples: spec.reference_spp as f64,
        }
    }

    pub fn set_pixels(&mut self, scene: usize, pixels: u64) {
        self.pixels[scene] = Some(pixels);
    }

    pub fn set_share(&mut self, item: Item, share: f64) {
        self.shares.insert(item, share);
    }

    pub fn note_speed(&mut self, scene: usize, seconds_per_sample: Option<f64>) {
        if seconds_per_sample.is_some() {
            self.seconds_per_sample[scene] = seconds_per_sample;
        }
    }

    /// Seconds that a piece of the work takes, if there is something to judge by.
    fn seconds(&self, item: Item) -> Option<f64> {
        let scene = match item {
            Item::Reference(scene) | Item::Cell(scene, ..) => scene,
        };
        let known = |all: Vec<f64>| {
            let count = all.len() as f64;
            (count > 0.0).then(|| all.iter().sum::<f64>() / count)
        };
        // A scene that was not seen yet is taken to be like the others.
        let per_sample = self.seconds_per_sample[scene]
            .or_else(|| known(self.seconds_per_sample.iter().flatten().copied().collect()));
        let pixels = self.pixels[scene].map(|n| n as f64);
        let pixels =
            pixels.or_else(|| known(self.pixels.iter().flatten().map(|&n| n as f64).collect()));
        let per_pixel_sample = per_sample.zip(pixels).map(|(s, n)| s * n);
        match item {
            Item::Reference(_) => Some(self.reference_samples * per_pixel_sample?),
            Item::Cell(_, Protocol::Time, _) => Some(self.seeds * self.seconds_per_seed),
            Item::Cell(_, Protocol::Samples, _) => {
                Some(self.seeds * self.samples_per_seed * per_pixel_sample?)
            }
        }
    }

    pub fn status(&self, words: String) -> Status {
        let (mut done, mut left, mut is_known) = (0.0, 0.0, true);
        let is_done = |item: &Item| self.shares.get(item).is_some_and(|&share| share >= 1.0);
        // How long a sample takes is unknown, but a reference is there: it was kept, as the others probably were.
        let mut references = (0..self.pixels.len()).map(Item::Reference);
        let are_kept = references.any(|item| is_done(&item));
        for &item in &self.items {
            let share = self.shares.get(&item).copied().unwrap_or(0.0);
            match self.seconds(item) {
                Some(seconds) => {
                    done += share * seconds;
                    left += (1.0 - share) * seconds;
                }
                None if are_kept && matches!(item, Item::Reference(_)) => {}
                None => is_known = false,
            }
        }
        Status {
            words,
            share: if is_known && done + left > 0.0 {
                done / (done + left)
            } else {
                0.0
            },
            seconds_left: is_known.then_some(left),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// If references are kept from other studies, how long a sample takes is unknown, and need not be known.
    #[test]
    fn kept_references_take_no_time() {
        let text = "name='a'\nscenes=['x', 'y']\nmethods=['pt']\nseeds=4\ntime=1.0\nspp=0\nreference-spp=100\n";
        let spec = Spec::parse(text).expect("valid TOML");
        let mut outlook = Outlook::new(&spec, 1);
        assert_eq!(outlook.status(String::new()).seconds_left, None);
        outlook.set_share(Item::Reference(0), 1.0);
        outlook.set_share(Item::Cell(0, Protocol::Time, 0), 0.5);
        let status = outlook.status(String::new());
        assert_eq!((status.share, status.seconds_left), (0.25, Some(6.0)));
    }

    #[test]
    fn the_time_left_follows_what_is_known() {
        let text = "name='a'\nscenes=['x', 'y']\nmethods=['pt']\nseeds=4\ntime=1.0\nspp=8\nreference-spp=100\n";
        let spec = Spec::parse(text).expect("valid TOML");
        let mut outlook = Outlook::new(&spec, 1);
        assert_eq!(outlook.status(String::new()).seconds_left, None);
        outlook.set_pixels(0, 10);
        outlook.note_speed(0, Some(1e-2));
        // A scene: reference 100 x 10 x 0.01 = 10 s, equal time 4 x 1 s, equal samples 4 x 8 x 10 x 0.01 = 3.2 s.
        let left = |outlook: &Outlook| outlook.status(String::new()).seconds_left;
        assert!((left(&outlook).expect("known") - 2.0 * 17.2).abs() < 1e-9);
        outlook.set_share(Item::Reference(0), 1.0);
        outlook.set_share(Item::Cell(1, Protocol::Time, 0), 0.5);
        let status = outlook.status("now".into());
        assert!((status.seconds_left.expect("known") - (34.4 - 12.0)).abs() < 1e-9);
        assert!((status.share - 12.0 / 34.4).abs() < 1e-9);
    }
}

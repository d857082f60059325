//! How much is rendered in a frame, so that frames come in time.
//!
//! A frame has a budget. What is not rendering (finishing and drawing the picture, the panel) is measured and taken off;
//! the rest is given to the renderers, which take as many steps as fit. While the camera moves, every frame begins a new
//! picture, and a device that is too slow even for one sample per pixel renders fewer, larger pixels.

/// The weight of the newest frame in what is known about frames.
const NEWEST: f64 = 0.2;
/// The least part of a budget that is rendering, whatever else takes time.
const LEAST: f64 = 0.25;
/// Pixels become at most so wide and high.
const COARSEST: u32 = 8;
/// A frame may take so much longer than its budget before pixels grow, ...
const TOO_LONG: f64 = 1.05;
/// ... and must be expected to take so much less before they shrink again.
const SHORT: f64 = 0.75;

/// What is known about the time that frames take.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pace {
    /// Seconds that a frame should take.
    budget: f64,
    /// Seconds of a frame that are not rendering.
    overhead: f64,
    /// Width of a rendered pixel while the camera moves, in pixels of the picture.
    coarseness: u32,
}

impl Pace {
    /// Nothing is known yet.
    pub fn new(budget: f64) -> Self {
        Self {
            budget,
            overhead: 0.0,
            coarseness: 1,
        }
    }

    /// Seconds that a frame should take.
    pub fn budget(&self) -> f64 {
        self.budget
    }

    /// Changes the seconds that a frame should take.
    pub fn set_budget(&mut self, budget: f64) {
        self.budget = budget;
    }

    /// Seconds of the next frame for rendering.
    pub fn rendering(&self) -> f64 {
        (self.budget - self.overhead).max(LEAST * self.budget)
    }

    /// Width of a rendered pixel while the camera moves.
    pub fn coarseness(&self) -> u32 {
        self.coarseness
    }

    /// Expects a slow device: the first picture is coarse, and shows how slow.
    pub fn expect_slow(&mut self) {
        self.coarseness = COARSEST;
    }

    /// A frame took so many seconds, and of these so many for rendering.
    pub fn note_frame(&mut self, seconds: f64, rendering: f64) {
        let overhead = (seconds - rendering).max(0.0);
        self.overhead += NEWEST * (overhead - self.overhead);
    }

    /// The first picture after a camera change took so many seconds, begin to end, with pixels of this width.
    pub fn note_first_picture(&mut self, seconds: f64, coarseness: u32) {
        let expected = |width: u32| seconds * (f64::from(coarseness) / f64::from(width)).powi(2);
        let budget = self.rendering();
        let mut width = coarseness.clamp(1, COARSEST);
        while width < COARSEST && expected(width) > TOO_LONG * budget {
            width *= 2;
        }
        while width > 1 && expected(width / 2) < SHORT * budget {
            width /= 2;
        }
        self.coarseness = width;
    }
}

/// A number that follows others, the newest ones most.
#[derive(Clone, Copy, Debug, Default)]
pub struct Smoothed(Option<f64>);

impl Smoothed {
    /// Follows another number; returns where it stands.
    pub fn follow(&mut self, value: f64) -> f64 {
        let before = self.0.unwrap_or(value);
        let now = before + NEWEST * (value - before);
        self.0 = Some(now);
        now
    }

    /// Where it stands.
    pub fn value(&self) -> Option<f64> {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A device that takes some time for a sample of every pixel of the whole picture, and for a frame besides.
    struct Device {
        sample: f64,
        overhead: f64,
    }

    impl Device {
        /// The time of a frame that begins a new picture: at least one sample per pixel, and then what fits.
        fn moving_frame(&self, pace: &mut Pace) -> f64 {
            let coarseness = pace.coarseness();
            let sample = self.sample / f64::from(coarseness * coarseness);
            pace.note_first_picture(sample, coarseness);
            let rendering = sample.max((pace.rendering() / sample).floor() * sample);
            let seconds = rendering + self.overhead;
            pace.note_frame(seconds, rendering);
            seconds
        }
    }

    #[test]
    fn frames_of_any_device_come_in_time() {
        // From a fast card to two slow cores; the panel takes little or a third of the budget.
        for sample in [1e-5, 1e-3, 1e-2, 0.05, 0.2, 0.7] {
            for overhead in [0.0, 2e-3, 0.011] {
                let device = Device { sample, overhead };
                let mut pace = Pace::new(1.0 / 30.0);
                let mut last = 0.0;
                for _ in 0..60 {
                    last = device.moving_frame(&mut pace);
                }
                assert!(
                    last < 1.3 / 30.0,
                    "{sample} {overhead}: {last}, pixels of {}",
                    pace.coarseness()
                );
                // And the time is used: no smaller picture than needed, no early end.
                let half = sample / f64::from(pace.coarseness()).powi(2);
                let could_be_finer = 4.0 * half < SHORT * pace.rendering();
                assert!(pace.coarseness() == 1 || !could_be_finer, "{sample}");
                if half < 1e-3 {
                    assert!(last > 0.9 / 30.0, "{sample} {overhead}: {last}");
                }
            }
        }
    }

    #[test]
    fn pixels_do_not_flicker_between_two_sizes() {
        for i in 0..200 {
            let device = Device {
                sample: 0.004 * 1.03f64.powi(i),
                overhead: 1e-3,
            };
            let mut pace = Pace::new(1.0 / 30.0);
            for _ in 0..100 {
                device.moving_frame(&mut pace);
            }
            let settled = pace.coarseness();
            for _ in 0..50 {
                device.moving_frame(&mut pace);
                assert_eq!(pace.coarseness(), settled, "{}", device.sample);
            }
        }
    }

    #[test]
    fn a_device_that_becomes_faster_gets_its_pixels_back() {
        let mut pace = Pace::new(1.0 / 30.0);
        pace.note_first_picture(0.4, 1);
        assert_eq!(pace.coarseness(), 4);
        pace.note_first_picture(1e-4, 4);
        assert_eq!(pace.coarseness(), 1);
        // However slow: a picture of blocks is still a picture.
        pace.note_first_picture(1e3, 1);
        assert_eq!(pace.coarseness(), 8);
    }

    #[test]
    fn rendering_is_never_starved() {
        let mut pace = Pace::new(0.02);
        for _ in 0..100 {
            pace.note_frame(1.0, 0.005);
        }
        assert!(pace.rendering() >= 0.005);
        pace.set_budget(2.0);
        assert!((pace.rendering() - 1.005).abs() < 1e-6);
    }
}

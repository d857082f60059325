//! How much is rendered in a frame, so that frames come in time.
//!
//! A frame has a budget. Renderers are asked to work for a part of it and end late by up to a step; then the picture is
//! finished and drawn, with the panel. What all of this takes is measured, and what renderers are asked for follows: less
//! at once after a late frame, more by and by after early ones. Frames that begin a new picture, with a bootstrap and first
//! states, are counted apart. While the camera moves, every frame is such a frame, and a device that is too slow even for
//! the first picture renders fewer, larger pixels.

/// The weight of the newest value in a [`Smoothed`] number.
const NEWEST: f64 = 0.2;
/// The least part of a budget that renderers are asked for, whatever else takes time.
const LEAST: f64 = 0.3;
/// How much of the excess of a late frame is taken off at once, ...
const LATE: f64 = 0.6;
/// ... and how much of the rest of an early one is added.
const EARLY: f64 = 0.08;
/// Frames should be early by so much: they vary.
const MARGIN: f64 = 0.04;
/// Pixels become at most so wide and high.
const COARSEST: u32 = 8;
/// A first picture may take so much longer than the budget before pixels grow, ...
const TOO_LONG: f64 = 1.0;
/// ... and must be expected to take so much less before they shrink again.
const SHORT: f64 = 0.7;

/// What is known about the time that frames take.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pace {
    /// Seconds that a frame should take.
    budget: f64,
    /// Parts of the budget that renderers are asked for: in frames that go on with a picture, and in those that begin one.
    shares: [f64; 2],
    /// Width of a rendered pixel while the camera moves, in pixels of the picture.
    coarseness: u32,
}

impl Pace {
    /// Nothing is known yet.
    pub fn new(budget: f64) -> Self {
        Self {
            budget,
            shares: [0.8; 2],
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

    /// Seconds that renderers are asked for in the next frame, which begins a new picture or goes on with one.
    pub fn rendering(&self, begins: bool) -> f64 {
        self.shares[usize::from(begins)] * self.budget
    }

    /// Width of a rendered pixel while the camera moves.
    pub fn coarseness(&self) -> u32 {
        self.coarseness
    }

    /// Expects a slow device: the first picture is coarse, and shows how slow.
    pub fn expect_slow(&mut self) {
        self.coarseness = COARSEST;
    }

    /// A frame that began a new picture, or went on with one, took so many seconds.
    pub fn note_frame(&mut self, seconds: f64, begins: bool) {
        let excess = seconds / self.budget - (1.0 - MARGIN);
        let share = &mut self.shares[usize::from(begins)];
        // One frame that hangs says nothing about the next.
        *share -= if excess > 0.0 { LATE } else { EARLY } * excess.min(0.5);
        *share = share.clamp(LEAST, 1.0);
    }

    /// The first picture after a camera change took so many seconds, begin to end, with pixels of this width.
    pub fn note_first_picture(&mut self, seconds: f64, coarseness: u32) {
        let expected = |width: u32| seconds * (f64::from(coarseness) / f64::from(width)).powi(2);
        let budget = (1.0 - MARGIN) * self.budget;
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

    /// A device on which a step, a first picture and everything else take some time.
    struct Device {
        /// A step of all chains, or a sample of every pixel.
        step: f64,
        /// Bootstrap and first states.
        first: f64,
        /// Finishing and drawing the picture, and the panel.
        overhead: f64,
    }

    impl Device {
        fn frame(&self, pace: &mut Pace, begins: bool) -> f64 {
            let coarseness = if begins { pace.coarseness() } else { 1 };
            let pixels = f64::from(coarseness * coarseness);
            let (step, first) = (self.step / pixels, self.first / pixels);
            let mut rendering = 0.0;
            if begins {
                pace.note_first_picture(first, coarseness);
                rendering = first;
            }
            // A step that has begun comes to its end.
            while rendering < pace.rendering(begins) {
                rendering += step;
            }
            let seconds = rendering + self.overhead;
            pace.note_frame(seconds, begins);
            seconds
        }

        /// Mean and longest time of a frame once the pace is found.
        fn settle(&self, begins: bool) -> (Pace, f64, f64) {
            let mut pace = Pace::new(1.0 / 30.0);
            for _ in 0..100 {
                self.frame(&mut pace, begins);
            }
            let frames: Vec<f64> = (0..100).map(|_| self.frame(&mut pace, begins)).collect();
            let mean = frames.iter().sum::<f64>() / 100.0;
            (pace, mean, frames.into_iter().fold(0.0, f64::max))
        }
    }

    const BUDGET: f64 = 1.0 / 30.0;

    #[test]
    fn pictures_that_go_on_come_in_time_and_use_it() {
        for step in [1e-5, 1e-3, 4e-3, 0.011, 0.015] {
            for overhead in [1e-4, 2e-3, 0.011] {
                let device = Device {
                    step,
                    first: 3.0 * step,
                    overhead,
                };
                let (_, mean, longest) = device.settle(false);
                assert!(mean < BUDGET, "{step} {overhead}: {mean}");
                assert!(longest < BUDGET + step, "{step} {overhead}: {longest}");
                let fits = (BUDGET - overhead).max(step);
                assert!(
                    mean > 0.93 * (fits - step).max(step) + overhead,
                    "{step} {overhead}: {mean}"
                );
            }
        }
    }

    #[test]
    fn pictures_of_a_moving_camera_come_in_time_on_any_device() {
        // From a fast card to two slow cores.
        for step in [1e-5, 1e-3, 0.01, 0.05, 0.2, 0.5] {
            for overhead in [1e-4, 2e-3, 8e-3] {
                let device = Device {
                    step,
                    first: 2.5 * step,
                    overhead,
                };
                let (pace, mean, longest) = device.settle(true);
                let width = pace.coarseness();
                let is_coarsest = width == COARSEST;
                assert!(
                    mean < 1.26 * BUDGET || is_coarsest,
                    "{step} {overhead}: {mean} with pixels of {width}"
                );
                assert!(longest < 2.0 * BUDGET, "{step} {overhead}: {longest}");
                // No coarser than needed.
                let finer = 4.0 * device.first / f64::from(width * width);
                assert!(
                    width == 1 || finer > SHORT * 0.9 * BUDGET,
                    "{step}: {width}"
                );
            }
        }
    }

    #[test]
    fn pixels_do_not_flicker_between_two_sizes() {
        for i in 0..200 {
            let device = Device {
                step: 0.004 * 1.03f64.powi(i),
                first: 0.01 * 1.03f64.powi(i),
                overhead: 1e-3,
            };
            let (mut pace, ..) = device.settle(true);
            let settled = pace.coarseness();
            for _ in 0..50 {
                device.frame(&mut pace, true);
                assert_eq!(pace.coarseness(), settled, "{}", device.step);
            }
        }
    }

    #[test]
    fn a_device_that_becomes_faster_gets_its_pixels_back() {
        let mut pace = Pace::new(BUDGET);
        pace.note_first_picture(0.4, 1);
        assert_eq!(pace.coarseness(), 4);
        pace.note_first_picture(1e-4, 4);
        assert_eq!(pace.coarseness(), 1);
        // However slow: a picture of blocks is still a picture.
        pace.note_first_picture(1e3, 1);
        assert_eq!(pace.coarseness(), 8);
    }

    #[test]
    fn renderers_are_never_starved_and_one_frame_that_hangs_is_forgiven() {
        let mut pace = Pace::new(0.02);
        for _ in 0..100 {
            pace.note_frame(1.0, false);
        }
        assert!(pace.rendering(false) >= 0.006 - 1e-9);
        let mut pace = Pace::new(0.02);
        let before = pace.rendering(true);
        pace.note_frame(30.0, true);
        assert!(pace.rendering(true) > 0.5 * before);
    }
}

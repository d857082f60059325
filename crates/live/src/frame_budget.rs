//! How much to render in a frame, so that frames come in time.
//!
//! A frame has a budget. Renderers are asked to work for a share of it and end late by up to a step; then the image is
//! resolved and drawn, with the panel. What all of this takes is measured, and the share adapts: it drops at once after
//! a late frame and grows slowly after early ones. Frames that restart an image, with a bootstrap and first states,
//! have a share of their own. While the camera moves, every frame is such a frame, and a device that is too slow even
//! for the first image renders fewer, larger pixels.

/// The weight of the newest value in a [`MovingAverage`].
const NEWEST: f64 = 0.2;
/// The smallest share of a budget that renderers get, regardless of what else takes time.
const SMALLEST_SHARE: f64 = 0.3;
/// How much of the excess of a late frame is subtracted at once, ...
const LATE: f64 = 0.6;
/// ... and how much of the rest of an early one is added.
const EARLY: f64 = 0.08;
/// Frames aim to be this much early, because they vary.
const MARGIN: f64 = 0.04;
/// The largest width of a rendered pixel.
const COARSEST: u32 = 8;
/// Pixels grow if a first image takes longer than this many budgets, ...
const TOO_LONG: f64 = 1.0;
/// ... and shrink again if it is expected to take less than this many, ...
const SHORT: f64 = 0.7;
/// ... or, now and then, on trial, if less than this many: what does not depend on the number of pixels is in what is
/// expected, too.
const WORTH_A_TRIAL: f64 = 2.0;
/// First images until the first trial, and how many times more until the next one, after each that was too slow.
const FIRST_TRIAL: u32 = 8;
const PATIENCE: u32 = 4;

/// The time that frames should take, and how much of it renderers get.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FrameBudget {
    seconds: f64,
    /// Shares of the budget that renderers are asked for: in frames that continue an image, and in those that restart
    /// it.
    shares: [f64; 2],
    /// Width of a rendered pixel while the camera moves, in pixels of the full image.
    coarseness: u32,
    /// First images since the width changed, and how many there are until smaller pixels are tried.
    waited: u32,
    patience: u32,
    /// Whether the present width is a trial.
    is_trial: bool,
}

impl FrameBudget {
    /// A budget in seconds, before anything is measured.
    pub fn new(seconds: f64) -> Self {
        Self {
            seconds,
            shares: [0.8; 2],
            coarseness: 1,
            waited: 0,
            patience: FIRST_TRIAL,
            is_trial: false,
        }
    }

    /// Seconds that a frame should take.
    pub fn seconds(&self) -> f64 {
        self.seconds
    }

    /// Changes the seconds that a frame should take.
    pub fn set_seconds(&mut self, seconds: f64) {
        self.seconds = seconds;
    }

    /// Seconds that renderers get in the next frame, which restarts an image or continues it.
    pub fn render_seconds(&self, is_first: bool) -> f64 {
        self.shares[usize::from(is_first)] * self.seconds
    }

    /// Width of a rendered pixel while the camera moves.
    pub fn coarseness(&self) -> u32 {
        self.coarseness
    }

    /// Expects a slow device: the first image is coarse, and shows how slow.
    pub fn start_coarse(&mut self) {
        self.coarseness = COARSEST;
    }

    /// Records the time of a frame that restarted an image or continued it.
    pub fn record_frame(&mut self, seconds: f64, is_first: bool) {
        let excess = seconds / self.seconds - (1.0 - MARGIN);
        let share = &mut self.shares[usize::from(is_first)];
        // One frame that hangs says nothing about the next.
        *share -= if excess > 0.0 { LATE } else { EARLY } * excess.min(0.5);
        *share = share.clamp(SMALLEST_SHARE, 1.0);
    }

    /// Records the time from a camera change to the first image, with pixels of this width.
    pub fn record_first_image(&mut self, seconds: f64, coarseness: u32) {
        let expected = |width: u32| seconds * (f64::from(coarseness) / f64::from(width)).powi(2);
        let budget = (1.0 - MARGIN) * self.seconds;
        let mut width = coarseness.clamp(1, COARSEST);
        while width < COARSEST && expected(width) > TOO_LONG * budget {
            width *= 2;
        }
        while width > 1 && expected(width / 2) < SHORT * budget {
            width /= 2;
        }
        if self.is_trial && width > coarseness {
            self.patience = self.patience.saturating_mul(PATIENCE);
        }
        self.is_trial = false;
        self.waited = if width == coarseness {
            self.waited + 1
        } else {
            0
        };
        if width > 1 && self.waited >= self.patience && expected(width / 2) < WORTH_A_TRIAL * budget
        {
            width /= 2;
            self.waited = 0;
            self.is_trial = true;
        }
        self.coarseness = width;
    }
}

/// An exponential moving average.
#[derive(Clone, Copy, Debug, Default)]
pub struct MovingAverage(Option<f64>);

impl MovingAverage {
    /// Adds a value.
    pub fn add(&mut self, value: f64) {
        let before = self.0.unwrap_or(value);
        self.0 = Some(before + NEWEST * (value - before));
    }

    /// The average, once there is a value.
    pub fn value(&self) -> Option<f64> {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A device on which a step, a first image and everything else take some time.
    struct Device {
        /// A step of all chains, or a sample of every pixel.
        step: f64,
        /// Bootstrap and first states.
        first: f64,
        /// Finishing and drawing the image, and the panel.
        overhead: f64,
    }

    impl Device {
        fn frame(&self, budget: &mut FrameBudget, is_first: bool) -> f64 {
            let coarseness = if is_first { budget.coarseness() } else { 1 };
            let pixels = f64::from(coarseness * coarseness);
            let (step, first) = (self.step / pixels, self.first / pixels);
            let mut rendering = 0.0;
            if is_first {
                budget.record_first_image(first, coarseness);
                rendering = first;
            }
            // A step is never cut short.
            while rendering < budget.render_seconds(is_first) {
                rendering += step;
            }
            let seconds = rendering + self.overhead;
            budget.record_frame(seconds, is_first);
            seconds
        }

        /// Mean and longest time of a frame once the share has settled.
        fn settle(&self, is_first: bool) -> (FrameBudget, f64, f64) {
            let mut budget = FrameBudget::new(1.0 / 30.0);
            for _ in 0..100 {
                self.frame(&mut budget, is_first);
            }
            let frames: Vec<f64> = (0..100)
                .map(|_| self.frame(&mut budget, is_first))
                .collect();
            let mean = frames.iter().sum::<f64>() / 100.0;
            (budget, mean, frames.into_iter().fold(0.0, f64::max))
        }
    }

    const BUDGET: f64 = 1.0 / 30.0;

    #[test]
    fn continued_images_come_in_time_and_use_it() {
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
    fn images_of_a_moving_camera_come_in_time_on_any_device() {
        // From a fast card to two slow cores.
        for step in [1e-5, 1e-3, 0.01, 0.05, 0.2, 0.5] {
            for overhead in [1e-4, 2e-3, 8e-3] {
                let device = Device {
                    step,
                    first: 2.5 * step,
                    overhead,
                };
                let (budget, mean, longest) = device.settle(true);
                let width = budget.coarseness();
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
            let (mut budget, ..) = device.settle(true);
            let settled = budget.coarseness();
            for _ in 0..50 {
                device.frame(&mut budget, true);
                assert_eq!(budget.coarseness(), settled, "{}", device.step);
            }
        }
    }

    /// Half of what a first image takes does not depend on its pixels: small ones fit although large ones seem to say
    /// that they do not.
    #[test]
    fn smaller_pixels_are_tried_and_kept_if_they_fit() {
        let first = |width: u32| 0.3 * BUDGET + 0.5 * BUDGET / f64::from(width * width);
        let mut budget = FrameBudget::new(BUDGET);
        budget.record_first_image(2.0 * BUDGET, 1);
        assert_eq!(budget.coarseness(), 2);
        for _ in 0..40 {
            budget.record_first_image(first(budget.coarseness()), budget.coarseness());
        }
        assert_eq!(budget.coarseness(), 1);
    }

    #[test]
    fn a_device_that_becomes_faster_gets_its_pixels_back() {
        let mut budget = FrameBudget::new(BUDGET);
        budget.record_first_image(0.4, 1);
        assert_eq!(budget.coarseness(), 4);
        budget.record_first_image(1e-4, 4);
        assert_eq!(budget.coarseness(), 1);
        // However slow: an image of blocks is still an image.
        budget.record_first_image(1e3, 1);
        assert_eq!(budget.coarseness(), 8);
    }

    #[test]
    fn renderers_are_never_starved_and_one_frame_that_hangs_is_forgiven() {
        let mut budget = FrameBudget::new(0.02);
        for _ in 0..100 {
            budget.record_frame(1.0, false);
        }
        assert!(budget.render_seconds(false) >= 0.006 - 1e-9);
        let mut budget = FrameBudget::new(0.02);
        let before = budget.render_seconds(true);
        budget.record_frame(30.0, true);
        assert!(budget.render_seconds(true) > 0.5 * before);
    }
}

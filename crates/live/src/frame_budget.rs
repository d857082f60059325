//! How much to render in a frame, so that frames come in time.
//!
//! A frame has a budget. Renderers are asked to work for a part of it; then the image is resolved and drawn, with the
//! panel. What that takes, and by how much renderers end late, is measured in every frame, and the rest of the budget
//! is theirs: enough is reserved for all but a few of the last frames. A frame that was early because no further step
//! fitted says nothing about that, and lends no time to the next. Frames that restart an image, with a bootstrap and
//! first states, have a reserve of their own. While the camera moves, every frame is such a frame, and a device that is
//! too slow even for the first image renders fewer, larger pixels.

/// The weight of the newest value in a [`MovingAverage`].
const NEWEST: f64 = 0.2;
/// The smallest share of a budget that renderers get, regardless of what else takes time.
const SMALLEST_SHARE: f64 = 0.3;
/// The share that is reserved before anything is measured.
const FIRST_RESERVE: f64 = 0.2;
/// How many frames are remembered, ...
const REMEMBERED: usize = 64;
/// ... and how many of them may take more than what is reserved: three in a hundred.
const EXCEPTIONS: usize = 2;
/// Frames aim to be this much early, because they vary.
const MARGIN: f64 = 0.04;
/// A first image that takes longer than this many budgets shows at once that the device is slow; a shorter one may be
/// an exception, such as the start of other chains, and must be followed by another one.
const HOPELESS: f64 = 4.0;
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
    /// What frames take besides rendering: those that continue an image, and those that restart it.
    reserves: [Reserve; 2],
    /// Width of a rendered pixel while the camera moves, in pixels of the full image.
    coarseness: u32,
    /// First images since the width changed, and how many there are until smaller pixels are tried.
    waited: u32,
    patience: u32,
    /// Whether the present width is a trial.
    is_trial: bool,
    /// Whether the last first image took too long.
    was_slow: bool,
}

/// What the last frames took besides the time for which renderers were asked.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Reserve {
    /// Seconds, in no order.
    recent: [f64; REMEMBERED],
    /// How many there have been.
    count: usize,
}

impl Reserve {
    const NONE: Self = Self {
        recent: [0.0; REMEMBERED],
        count: 0,
    };

    fn add(&mut self, seconds: f64) {
        self.recent[self.count % REMEMBERED] = seconds;
        self.count += 1;
    }

    /// What was enough for all but a few of the last frames. One frame that hangs says nothing about the next.
    fn seconds(&self) -> Option<f64> {
        let known = self.count.min(REMEMBERED);
        let mut sorted = self.recent;
        sorted[..known].sort_by(|a, b| b.total_cmp(a));
        let exceptions = (known * EXCEPTIONS).div_ceil(REMEMBERED);
        let place = exceptions.min(known.saturating_sub(1));
        sorted[..known].get(place).copied()
    }
}

impl FrameBudget {
    /// A budget in seconds, before anything is measured.
    pub fn new(seconds: f64) -> Self {
        Self {
            seconds,
            reserves: [Reserve::NONE; 2],
            coarseness: 1,
            waited: 0,
            patience: FIRST_TRIAL,
            is_trial: false,
            was_slow: false,
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
        let reserve = self.reserves[usize::from(is_first)].seconds();
        let reserve = reserve.unwrap_or(FIRST_RESERVE * self.seconds);
        let rest = (1.0 - MARGIN) * self.seconds - reserve;
        rest.max(SMALLEST_SHARE * self.seconds)
    }

    /// Width of a rendered pixel while the camera moves.
    pub fn coarseness(&self) -> u32 {
        self.coarseness
    }

    /// Expects a slow device: the first image is coarse, and shows how slow.
    pub fn start_coarse(&mut self) {
        self.coarseness = COARSEST;
    }

    /// Records the time of a frame that restarted an image or continued it, and how much of it was rendering within the
    /// time for which it was asked.
    pub fn record_frame(&mut self, seconds: f64, rendered: f64, is_first: bool) {
        // Rendering that began in an earlier frame is no part of this one.
        if seconds >= rendered {
            self.reserves[usize::from(is_first)].add(seconds - rendered);
        }
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
        // Once is no reason to make pixels larger.
        let is_slow = width > coarseness;
        let is_hopeless = expected(coarseness) > HOPELESS * budget;
        if is_slow && !(self.was_slow || self.is_trial || is_hopeless) {
            width = coarseness;
        }
        self.was_slow = is_slow;
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
        looks_ahead: bool,
    }

    impl Device {
        /// A frame. Renderers that know how long a step takes begin none that would end late; others end late by up to
        /// a step.
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
            let asked = budget.render_seconds(is_first);
            let ahead = if self.looks_ahead { step } else { 0.0 };
            while rendering + ahead < asked {
                rendering += step;
            }
            let seconds = rendering + self.overhead;
            budget.record_frame(seconds, rendering.min(asked), is_first);
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
                    looks_ahead: false,
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
                    looks_ahead: false,
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
                looks_ahead: false,
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
        assert_eq!(budget.coarseness(), 1, "once is an exception");
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
            budget.record_frame(1.0, 0.0, false);
        }
        assert!(budget.render_seconds(false) >= 0.006 - 1e-9);
        let mut budget = FrameBudget::new(0.02);
        budget.record_frame(0.019, 0.016, true);
        let before = budget.render_seconds(true);
        budget.record_frame(30.0, 0.016, true);
        assert!((budget.render_seconds(true) - before).abs() < 1e-9);
    }

    /// Steps of a fifth of the budget and more, views of which some are slower than others, and, now and then, something
    /// else that takes time: whoever looks ahead is late in few frames.
    #[test]
    fn few_frames_are_late_where_steps_are_long() {
        for step in [0.001, 0.004, 0.0062, 0.0081, 0.0123] {
            let mut budget = FrameBudget::new(BUDGET);
            let (mut late, mut used) = (0, 0.0);
            for frame in 0..600 {
                let device = Device {
                    step: step * [1.0, 1.07, 0.94][frame % 3],
                    first: 2.0 * step,
                    overhead: if frame % 40 == 7 { 0.006 } else { 0.0015 },
                    looks_ahead: true,
                };
                let seconds = device.frame(&mut budget, true);
                if frame >= 100 {
                    late += u32::from(seconds > BUDGET);
                    used += seconds / BUDGET / 500.0;
                }
            }
            assert!(late <= 15, "{step}: {late} of 500");
            assert!(used > 0.9 - step / BUDGET, "{step}: {used}");
        }
    }
}

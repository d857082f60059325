//! Renderers work until the goal is reached.

use super::job::Job;
use super::saving::{Saving, error_of};
use crate::cli::Style;
use crate::cli::{RenderArgs, Until};
use crate::config::Config;
use crate::interrupt;
use crate::progress::{Progress, Report};
use crate::report::si;
use std::time::{Duration, Instant};
use wayfare_engine::{Budget, RenderError};
use wayfare_transport::World;

/// Samples per pixel where neither the user nor the scene says anything.
const DEFAULT_SPP: u64 = 64;
/// How often the progress bar moves and a slow pass can be interrupted.
const SLICE: Duration = Duration::from_millis(150);
/// The first number of samples per pixel after which the error is estimated.
const FIRST_CHECK: u64 = 8;

/// When a rendering is done: whichever comes first.
pub struct Goal {
    /// Samples per pixel, earlier ones included.
    pub spp: Option<u64>,
    /// Seconds from now on.
    pub seconds: Option<f64>,
    /// An estimated error.
    pub until: Option<Until>,
}

impl Goal {
    /// What the command line, else the file of settings, else the scene says.
    pub fn new(args: &RenderArgs, config: &Config, world: &World) -> Self {
        let (spp, seconds) = match (args.spp, args.time) {
            (None, None) => (config.spp, config.time),
            given => given,
        };
        let is_open = seconds.is_none() && args.until.is_none();
        let of_scene = world.scene().samples.map_or(DEFAULT_SPP, u64::from);
        Self {
            spp: spp.or(is_open.then_some(of_scene)),
            seconds,
            until: args.until,
        }
    }
}

/// Renders pass by pass until the goal is reached, or the user stops it. Saves now and then what is to be saved.
pub fn advance(
    job: &mut Job,
    goal: &Goal,
    saving: &mut Saving<'_>,
    style: Style,
) -> Result<(), RenderError> {
    let start = Instant::now();
    let end = goal
        .seconds
        .map(|seconds| start + Duration::from_secs_f64(seconds));
    let progress = Progress::new(style, "render");
    let total = goal
        .spp
        .unwrap_or(u64::MAX)
        .min(job.max_samples_per_pixel());
    let first = job.samples_per_pixel();
    let mut checks = Checks::new(goal.until, first);
    // A resumed rendering has its first samples already.
    let (mut done, mut step) = ((first as u64).min(total), 1);
    let mut report = Report::default();
    loop {
        let now = Instant::now();
        let is_over = interrupt::requested() || end.is_some_and(|end| now >= end);
        if done == total || is_over || checks.is_reached() {
            break;
        }
        let target = total.min(done.saturating_add(step)).min(checks.next);
        let slice_end = now + SLICE;
        let budget = Budget {
            samples_per_pixel: target,
            deadline: Some(end.map_or(slice_end, |end| end.min(slice_end))),
            is_strict: false,
            stop: &interrupt::STOP,
        };
        job.advance(&budget)?;
        if job.has_whole_sample() {
            interrupt::hold();
        }
        // The number of samples is not enough: one part of the image may have more than it needs, another one too few.
        if !budget.is_over() {
            done = target;
            // Passes grow until one fills a slice: few pauses, still progressive.
            if now.elapsed() < SLICE / 3 {
                step *= 2;
            }
            if done == checks.next {
                checks.check(job)?;
            }
        }
        saving.now_and_then(job);
        report = report_of(job, goal, first, start.elapsed().as_secs_f64(), &checks);
        progress.show(&report);
    }
    // A renderer does not begin what would end after a slice, and comes back before its end: what it left out then is
    // still missing.
    if done == total && !checks.is_reached() {
        job.advance(&Budget {
            samples_per_pixel: total,
            deadline: end,
            is_strict: false,
            stop: &interrupt::STOP,
        })?;
        report = report_of(job, goal, first, start.elapsed().as_secs_f64(), &checks);
    }
    progress.finish(&report);
    Ok(())
}

/// How far a rendering has come.
fn report_of(job: &mut Job, goal: &Goal, first: f64, elapsed: f64, checks: &Checks) -> Report {
    let statistics = job.statistics();
    let spp = statistics.samples_per_pixel;
    // What has been done of the samples and of the time, and what is left; whichever is over first ends it.
    let of_samples = |goal: f64| {
        let rate = (spp - first) / elapsed.max(1e-9);
        (spp / goal, (goal - spp).max(0.0) / rate.max(1e-9))
    };
    let by_samples = goal.spp.map(|goal| of_samples(goal as f64));
    let by_error = checks.needed.map(of_samples);
    let by_time = goal
        .seconds
        .map(|seconds| (elapsed / seconds, (seconds - elapsed).max(0.0)));
    let known = [by_samples, by_error, by_time].into_iter().flatten();
    let known = known.min_by(|a, b| a.1.total_cmp(&b.1));
    let rate = statistics.samples as f64 / statistics.seconds.max(1e-9);
    let error = match (checks.last, goal.until) {
        (Some(error), Some(until)) => format!(", {} {error:.2e}", until.metric()),
        _ => String::new(),
    };
    Report {
        share: known.map(|known| known.0.min(1.0)),
        seconds_left: known.map(|known| known.1).filter(|_| spp > first),
        words: format!("{spp:.1} spp, {}samples/s{error}", si(rate)),
        samples_per_pixel: Some(spp),
        samples_per_second: Some(rate),
        estimated_error: checks.last,
    }
}

/// When the error is estimated. The numbers of samples are fixed, so that the image at which a rendering ends is the
/// same on fast and on slow machines.
struct Checks {
    until: Option<Until>,
    /// Samples per pixel of the next check.
    next: u64,
    /// The last estimate.
    last: Option<f64>,
    /// Samples per pixel that it asks for, since squared errors fall as samples grow.
    needed: Option<f64>,
}

impl Checks {
    /// Checks after this many samples per pixel.
    fn new(until: Option<Until>, samples_per_pixel: f64) -> Self {
        let mut checks = Self {
            until,
            next: if until.is_some() {
                FIRST_CHECK
            } else {
                u64::MAX
            },
            last: None,
            needed: None,
        };
        while (checks.next as f64) <= samples_per_pixel {
            checks.plan();
        }
        checks
    }

    /// The next check is after half as many samples more, then after a third: 8, 12, 16, 24, 32, ...
    fn plan(&mut self) {
        let more = if self.next.is_power_of_two() { 2 } else { 3 };
        self.next = self.next.saturating_add(self.next / more);
    }

    /// Estimates the error. An image with values that are not finite is never good enough.
    fn check(&mut self, job: &mut Job) -> Result<(), RenderError> {
        if let (Some(until), Some(Ok(error))) = (self.until, &job.image()?.error) {
            let error = error_of(until, error);
            self.last = Some(error);
            self.needed = Some(job.samples_per_pixel() * (error / until.value).max(1.0));
        }
        self.plan();
        Ok(())
    }

    fn is_reached(&self) -> bool {
        let known = self.until.zip(self.last);
        known.is_some_and(|(until, error)| error <= until.value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn checks_are_at_fixed_numbers_of_samples() {
        let until = Until {
            is_relative: true,
            value: 0.1,
        };
        let mut checks = Checks::new(Some(until), 0.0);
        let mut planned = Vec::new();
        for _ in 0..6 {
            planned.push(checks.next);
            checks.plan();
        }
        assert_eq!(planned, [8, 12, 16, 24, 32, 48]);
        assert_eq!(Checks::new(Some(until), 16.5).next, 24);
        assert_eq!(Checks::new(None, 0.0).next, u64::MAX);
    }
}

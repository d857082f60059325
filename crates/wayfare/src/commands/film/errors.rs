//! How far the frames of a film are from their references, and how much they flicker.

use serde::Serialize;
use std::fmt::Write;
use wayfare_film::{FilmError, Image, compare, flicker, luminance};
use wayfare_study::plot::{Axis, Drawn, GREY, PALETTE, Panel, SeriesLabelPosition, figure};

/// The plot of all errors over the frames.
pub const PLOT: &str = "errors.svg";
/// Width and height of the plot.
const SIZE: [u32; 2] = [900, 840];

/// The errors of a frame.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct FrameErrors {
    /// Mean relative squared error.
    pub mrse: f64,
    /// Mean over that of the reference.
    pub mean_ratio: f64,
    /// Relative squared error of the difference from the frame before; the first frame has none.
    pub flicker: Option<f64>,
    /// The luminance of all pixels that show what the frame before did not, and that of the reference there.
    pub uncovered: Option<[f64; 2]>,
}

/// A value over frames.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Spread {
    pub median: f64,
    /// 95 % of all frames are not above it.
    pub p95: f64,
    pub max: f64,
}

impl Spread {
    /// `None` without any value.
    fn of(values: impl IntoIterator<Item = f64>) -> Option<Self> {
        let mut values: Vec<f64> = values.into_iter().collect();
        values.sort_by(f64::total_cmp);
        let last = values.len().checked_sub(1)?;
        // Between neighbours, in proportion.
        let quantile = |share: f64| {
            let place = share * last as f64;
            let (low, high) = (place.floor() as usize, place.ceil() as usize);
            values[low] + (place - place.floor()) * (values[high] - values[low])
        };
        Some(Self {
            median: quantile(0.5),
            p95: quantile(0.95),
            max: values[last],
        })
    }
}

/// The mean over the truth of what has come into view; none where nothing has.
fn uncovered_ratio(frames: &[FrameErrors]) -> Option<f64> {
    let sums = frames.iter().filter_map(|frame| frame.uncovered);
    let [image, reference] = sums.fold([0.0; 2], |sum, of| [sum[0] + of[0], sum[1] + of[1]]);
    (reference > 0.0).then(|| image / reference)
}

/// The errors of a method over all frames.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    method: String,
    mrse: Option<Spread>,
    /// Of every frame over that of the first method.
    mrse_over_first: Option<Spread>,
    mean_ratio: Option<Spread>,
    /// How far the mean of a frame is from that of its reference, relative to it.
    mean_error: Option<Spread>,
    flicker: Option<Spread>,
    /// The mean over the truth of what has just come into view, in all frames together.
    uncovered_ratio: Option<f64>,
}

/// The errors of all frames of all methods, as far as they are known.
pub struct Errors {
    names: Vec<String>,
    /// For each method, for each frame.
    frames: Vec<Vec<FrameErrors>>,
    /// The images of the last frame and their reference.
    last: Option<(Vec<Image>, Image)>,
}

impl Errors {
    /// Of no frames yet.
    pub fn new(names: Vec<String>) -> Self {
        Self {
            frames: vec![Vec::new(); names.len()],
            names,
            last: None,
        }
    }

    /// Compares the next frame of each method with their reference. `uncovered` are the pixels that show what the frame before did not.
    pub fn add(
        &mut self,
        images: Vec<Image>,
        reference: Image,
        uncovered: Option<&[bool]>,
    ) -> Result<(), FilmError> {
        let there = |image: &Image| -> f64 {
            let pixels = image.pixels.iter().zip(uncovered.into_iter().flatten());
            pixels
                .filter(|(_, is_uncovered)| **is_uncovered)
                .map(|(rgb, _)| luminance(rgb.map(f64::from)))
                .sum()
        };
        for (track, image) in images.iter().enumerate() {
            let metrics = compare(image, &reference)?;
            let last = self.last.as_ref();
            let flicker =
                last.map(|(last, before)| flicker([image, &reference], [&last[track], before]));
            self.frames[track].push(FrameErrors {
                mrse: metrics.mrse,
                mean_ratio: metrics.mean_ratio,
                flicker: flicker.transpose()?,
                uncovered: uncovered.map(|_| [there(image), there(&reference)]),
            });
        }
        self.last = Some((images, reference));
        Ok(())
    }

    /// The errors of a method, frame by frame.
    pub fn of(&self, track: usize) -> &[FrameErrors] {
        &self.frames[track]
    }

    /// The errors of all methods over the frames.
    pub fn summaries(&self) -> Vec<Summary> {
        let tracks = self.names.iter().zip(&self.frames);
        let summary = |(name, frames): (&String, &Vec<FrameErrors>)| {
            let over_first = frames.iter().zip(&self.frames[0]);
            Summary {
                method: name.clone(),
                mrse: Spread::of(frames.iter().map(|frame| frame.mrse)),
                mrse_over_first: Spread::of(
                    over_first.map(|(frame, first)| frame.mrse / first.mrse),
                ),
                mean_ratio: Spread::of(frames.iter().map(|frame| frame.mean_ratio)),
                mean_error: Spread::of(frames.iter().map(|frame| (frame.mean_ratio - 1.0).abs())),
                flicker: Spread::of(frames.iter().filter_map(|frame| frame.flicker)),
                uncovered_ratio: uncovered_ratio(frames),
            }
        };
        tracks.map(summary).collect()
    }

    /// The same as a table.
    pub fn table(&self) -> String {
        let mut text = format!(
            "{:<20} {:>20} {:>20} {:>20} {:>20} {:>16}",
            "median, 95 %",
            "MRSE",
            "over the first",
            "|mean/truth - 1|",
            "flicker",
            "come into view"
        );
        for summary in self.summaries() {
            let pair = |spread: Option<Spread>| {
                spread.map_or("-".into(), |s| format!("{:.4}, {:.4}", s.median, s.p95))
            };
            // Writing to a string cannot fail.
            let _ = write!(
                text,
                "\n{:<20} {:>20} {:>20} {:>20} {:>20} {:>16}",
                summary.method,
                pair(summary.mrse),
                pair(summary.mrse_over_first),
                pair(summary.mean_error),
                pair(summary.flicker),
                summary
                    .uncovered_ratio
                    .map_or("-".into(), |ratio| format!("{ratio:.4}"))
            );
        }
        text
    }

    /// MRSE, mean over truth and flicker over the frames, as an SVG file.
    pub fn plot(&self, scene: &str, fps: f64) -> String {
        figure(SIZE, [3, 1], |areas| {
            let mrse = |frame: &FrameErrors| Some(frame.mrse);
            let mean = |frame: &FrameErrors| Some(frame.mean_ratio);
            let title = format!("{scene}: MRSE of every frame");
            let mut panel = self.panel(&areas[0], &title, "MRSE", fps, true, mrse)?;
            let entries = self.names.iter().zip(PALETTE.iter().cycle());
            let entries: Vec<_> = entries
                .map(|(name, colour)| (name.clone(), *colour))
                .collect();
            panel.legend(SeriesLabelPosition::UpperRight, &entries)?;
            let title = "Mean over that of the reference";
            let mut panel = self.panel(&areas[1], title, "mean / truth", fps, false, mean)?;
            panel.horizontal(1.0, GREY)?;
            let title = "Flicker: relative squared error of the difference from the frame before";
            self.panel(&areas[2], title, "flicker", fps, true, |frame| {
                frame.flicker
            })
            .map(drop)
        })
    }

    fn panel<'a>(
        &self,
        area: &wayfare_study::plot::Area<'a>,
        title: &str,
        label: &str,
        fps: f64,
        is_log: bool,
        value: impl Fn(&FrameErrors) -> Option<f64>,
    ) -> Drawn<Panel<'a>> {
        let points = |track: usize| -> Vec<[f64; 2]> {
            let frames = self.frames[track].iter().enumerate();
            frames
                .filter_map(|(i, frame)| Some([i as f64 / fps, value(frame)?]))
                .filter(|[_, y]| y.is_finite() && (!is_log || *y > 0.0))
                .collect()
        };
        let all: Vec<Vec<[f64; 2]>> = (0..self.names.len()).map(points).collect();
        let values = || all.iter().flatten().map(|point| point[1]);
        let low = values().fold(f64::INFINITY, f64::min);
        let high = values().fold(f64::NEG_INFINITY, f64::max);
        let y = match (low <= high, is_log) {
            (true, true) => Axis::log(label, low / 1.2, high * 1.2),
            (true, false) => {
                let (low, high) = (low.min(0.98), high.max(1.02));
                Axis::linear(label, low - 0.01, high + 0.01)
            }
            // Nothing to draw.
            (false, _) => Axis::linear(label, 0.0, 1.0),
        };
        let end = self
            .frames
            .first()
            .map_or(1, |frames| frames.len().max(2) - 1);
        let x = Axis::linear("seconds", 0.0, end as f64 / fps);
        let mut panel = Panel::new(area, title, "", x, y)?;
        for (points, colour) in all.into_iter().zip(PALETTE.iter().cycle()) {
            panel.line(points, *colour, 1.3)?;
        }
        Ok(panel)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spread_is_of_all_values() {
        let spread = Spread::of((0..=100).rev().map(f64::from)).expect("values");
        assert_eq!((spread.median, spread.p95, spread.max), (50.0, 95.0, 100.0));
        assert_eq!(Spread::of([]), None);
        assert_eq!(Spread::of([1.0, 2.0]).expect("values").median, 1.5);
    }

    #[test]
    fn frames_are_compared_with_their_own_reference() {
        let grey = |value: f32| Image::from_fn(2, 2, |_, _| [value; 3]);
        let mut errors = Errors::new(vec!["exact".into(), "dark".into()]);
        // The reference gets brighter; one method follows it and the other stays at 80 % of it.
        for truth in [1.0, 2.0, 3.0] {
            let images = vec![grey(truth), grey(0.8 * truth)];
            errors
                .add(images, grey(truth), Some(&[true, false, false, false]))
                .expect("images of one size");
        }
        let exact = errors.of(0);
        assert!(
            exact
                .iter()
                .all(|frame| frame.mrse == 0.0 && frame.mean_ratio == 1.0)
        );
        let dark = errors.of(1);
        assert_eq!(dark[0].flicker, None);
        // The error grows by 0.2 from frame to frame, where the reference is 2.
        let expected = 0.04 / 4.01;
        assert!((dark[1].flicker.expect("a frame before") / expected - 1.0).abs() < 1e-5);
        let summaries = errors.summaries();
        let into_view = [0, 1].map(|track| summaries[track].uncovered_ratio.expect("a pixel"));
        assert!((into_view[0] - 1.0).abs() < 1e-6 && (into_view[1] - 0.8).abs() < 1e-6);
        let error = summaries[1].mean_error.expect("three frames");
        assert!((error.median - 0.2).abs() < 1e-6, "{error:?}");
        let table = errors.table();
        assert!(
            table.contains("dark") && table.lines().count() == 3,
            "{table}"
        );
        let plot = errors.plot("a room", 30.0);
        assert!(
            plot.contains("mean / truth") && plot.contains("dark"),
            "{plot}"
        );
    }
}

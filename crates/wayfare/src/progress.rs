//! Progress on standard error: a bar in a terminal, lines elsewhere, for people or for programs.

use crate::cli::Style;
use crate::console::errln;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Time until the first line, and from one to the next.
fn intervals(style: Style) -> [Duration; 2] {
    let seconds = match style {
        Style::Plain => [2, 10],
        Style::Json => [1, 1],
        Style::Bar | Style::None => [0, 0],
    };
    seconds.map(Duration::from_secs)
}

/// How far a command has come.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Report {
    /// The share of the work that is done, from 0 to 1; absent if unknown.
    pub share: Option<f64>,
    /// Seconds left, where they can be guessed.
    pub seconds_left: Option<f64>,
    /// What is being done, or what has been done, in words.
    pub words: String,
    /// Samples per pixel so far, of a rendering.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub samples_per_pixel: Option<f64>,
    /// Samples per second, of a rendering.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub samples_per_second: Option<f64>,
    /// The estimated error, where it decides when a rendering is done.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub estimated_error: Option<f64>,
}

/// What lines of JSON say.
#[derive(Serialize)]
struct Line<'a> {
    event: &'a str,
    command: &'a str,
    elapsed_seconds: f64,
    #[serde(flatten)]
    report: &'a Report,
}

/// The progress of a command.
pub struct Progress {
    style: Style,
    command: &'static str,
    start: Instant,
    bar: ProgressBar,
    cadence: Mutex<Cadence>,
}

/// Steps of a bar.
const LENGTH: u64 = 10_000;

impl Progress {
    /// Nothing has been done yet.
    pub fn new(style: Style, command: &'static str) -> Self {
        let bar = match style {
            Style::Bar => {
                // What does not fit beside the bar is cut, so that the line never wraps.
                let template = "{bar:30.cyan/blue} {percent:>3} %  {wide_msg}";
                let drawn = ProgressStyle::with_template(template)
                    .unwrap_or_else(|_| ProgressStyle::default_bar())
                    .progress_chars("━╸─");
                ProgressBar::new(LENGTH).with_style(drawn)
            }
            _ => ProgressBar::hidden(),
        };
        Self {
            style,
            command,
            start: Instant::now(),
            bar,
            cadence: Mutex::new(Cadence::new(intervals(style))),
        }
    }

    /// Redraws the bar now and then even if nothing is reported: for commands whose reports are far apart.
    pub fn tick(self) -> Self {
        self.bar.enable_steady_tick(Duration::from_millis(200));
        self
    }

    /// Reports how far the command has come.
    pub fn show(&self, report: &Report) {
        let elapsed = self.start.elapsed();
        match self.style {
            Style::None => {}
            Style::Bar => {
                let share = report.share.unwrap_or(0.0).clamp(0.0, 1.0);
                self.bar.set_position((share * LENGTH as f64) as u64);
                self.bar.set_message(sentence(report, elapsed));
            }
            Style::Plain | Style::Json => {
                if self.cadence().is_due(elapsed) {
                    self.print("progress", report, elapsed);
                }
            }
        }
    }

    /// The command is done, or stopped, and this is how far it came. The bar goes away.
    pub fn finish(&self, report: &Report) {
        self.bar.finish_and_clear();
        let elapsed = self.start.elapsed();
        // A user who has seen lines sees the last one too; programs always do.
        let has_lines = self.cadence().has_begun;
        if self.style == Style::Json || (self.style == Style::Plain && has_lines) {
            self.print("end", report, elapsed);
        }
    }

    fn cadence(&self) -> MutexGuard<'_, Cadence> {
        self.cadence.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn print(&self, event: &str, report: &Report, elapsed: Duration) {
        if self.style == Style::Json {
            let line = Line {
                event,
                command: self.command,
                elapsed_seconds: elapsed.as_secs_f64(),
                report,
            };
            if let Ok(text) = serde_json::to_string(&line) {
                errln!("{text}");
            }
            return;
        }
        let percent = match report.share {
            Some(share) => format!("{:3.0} %  ", 100.0 * share.clamp(0.0, 1.0)),
            None => String::new(),
        };
        errln!("{percent}{}", sentence(report, elapsed));
    }
}

/// Words and times, as people read them.
fn sentence(report: &Report, elapsed: Duration) -> String {
    let left = match report.seconds_left {
        Some(seconds) => format!(", {} left", short(seconds)),
        None => String::new(),
    };
    let elapsed = short(elapsed.as_secs_f64());
    format!("{}  {elapsed}{left}", report.words)
}

/// A time in its two largest units.
pub fn short(seconds: f64) -> String {
    let whole = seconds.clamp(0.0, 1e12).round() as u64;
    let (days, hours, minutes) = (whole / 86_400, whole / 3600 % 24, whole / 60 % 60);
    match whole {
        86_400.. => format!("{days}d {hours}h"),
        3600.. => format!("{hours}h {minutes:02}m"),
        60.. => format!("{minutes}m {:02}s", whole % 60),
        _ => format!("{whole}s"),
    }
}

/// When lines are printed.
struct Cadence {
    next: Duration,
    every: Duration,
    has_begun: bool,
}

impl Cadence {
    fn new([first, every]: [Duration; 2]) -> Self {
        Self {
            next: first,
            every,
            has_begun: false,
        }
    }

    /// Whether a line is due after so much time; then the next one is due later.
    fn is_due(&mut self, elapsed: Duration) -> bool {
        let due = elapsed >= self.next;
        if due {
            self.next = elapsed + self.every;
            self.has_begun = true;
        }
        due
    }
}

/// A wheel that turns in a terminal while something short is done; hidden in any other style.
pub fn spinner(style: Style, message: String) -> ProgressBar {
    if style != Style::Bar {
        return ProgressBar::hidden();
    }
    let spinner = ProgressBar::new_spinner().with_message(message);
    spinner.enable_steady_tick(Duration::from_millis(100));
    spinner
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_come_at_their_times() {
        let mut cadence = Cadence::new(intervals(Style::Plain));
        let due: Vec<u64> = (0..40)
            .filter(|&seconds| cadence.is_due(Duration::from_secs(seconds)))
            .collect();
        assert_eq!(due, [2, 12, 22, 32]);
    }

    #[test]
    fn times_are_short() {
        for (seconds, words) in [
            (0.2, "0s"),
            (59.4, "59s"),
            (90.0, "1m 30s"),
            (3600.0, "1h 00m"),
            (7_384.0, "2h 03m"),
            (200_000.0, "2d 7h"),
            (f64::INFINITY, "11574074d 1h"),
        ] {
            assert_eq!(short(seconds), words);
        }
    }

    #[test]
    fn a_report_is_one_line() {
        let report = Report {
            share: Some(0.25),
            seconds_left: Some(90.0),
            words: "1.6 spp".into(),
            ..Report::default()
        };
        let elapsed = Duration::from_secs(30);
        assert_eq!(sentence(&report, elapsed), "1.6 spp  30s, 1m 30s left");
        let line = Line {
            event: "progress",
            command: "render",
            elapsed_seconds: 30.0,
            report: &report,
        };
        assert_eq!(
            serde_json::to_string(&line).unwrap(),
            r#"{"event":"progress","command":"render","elapsed_seconds":30.0,"share":0.25,"seconds_left":90.0,"words":"1.6 spp"}"#
        );
    }
}

//! How progress is shown.

use super::choice;
use clap::Args;
use std::io::IsTerminal;

/// How progress is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// A bar, in a terminal only.
    Bar,
    /// A line now and then.
    Plain,
    /// A line of JSON every second.
    Json,
    /// Not at all.
    None,
}

impl Style {
    /// A bar in a terminal and lines elsewhere.
    pub fn of_terminal() -> Self {
        if std::io::stderr().is_terminal() {
            Self::Bar
        } else {
            Self::Plain
        }
    }
}

/// How progress is shown.
#[derive(Clone, Copy, Debug, Args)]
pub struct ProgressArgs {
    /// Progress on standard error: bar (in a terminal), plain (a line every ten seconds), json (an object per line,
    /// every second) or none [default: bar in a terminal, plain elsewhere].
    #[arg(long, value_name = "STYLE", value_parser = choice(&PROGRESS), conflicts_with = "quiet")]
    pub progress: Option<Style>,
    /// No progress, the same as --progress none, and no notes that are not needed.
    #[arg(long, short)]
    pub quiet: bool,
}

const PROGRESS: [(&str, Style); 4] = [
    ("bar", Style::Bar),
    ("plain", Style::Plain),
    ("json", Style::Json),
    ("none", Style::None),
];

impl ProgressArgs {
    /// What was asked for, or what fits standard error.
    pub fn style(self) -> Style {
        match (self.quiet, self.progress) {
            (true, _) => Style::None,
            (false, Some(style)) => style,
            (false, None) => Style::of_terminal(),
        }
    }
}

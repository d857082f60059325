//! Progress bars.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar of some length with what an `indicatif` template shows behind it; hidden if `quiet`.
pub fn bar(quiet: bool, length: u64, behind: &str) -> ProgressBar {
    if quiet {
        return ProgressBar::hidden();
    }
    let template = format!("{{bar:30.cyan/blue}} {{percent:>3}} %  {behind}");
    let style = ProgressStyle::with_template(&template)
        .unwrap_or_else(|_| ProgressStyle::default_bar())
        .progress_chars("━╸─");
    ProgressBar::new(length).with_style(style)
}

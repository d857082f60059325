//! Numbers as short text. What is not known is a dash, and an unknown margin is left out.

use crate::estimate::Estimate;
use crate::plot::{minus, superscript};
use crate::results::three_digits;
use std::ops::RangeInclusive;

/// Stands for what is not there.
pub(super) const DASH: &str = "–";

/// A number and its margin: `0.43 ± 0.02`, or `(1.23 ± 0.04)·10⁻³` outside 0.01 to 10000.
pub(super) fn with_margin(estimate: Estimate) -> String {
    let margin = estimate.margin.abs();
    let is_known = margin.is_finite() && margin > 0.0;
    written(estimate.value, is_known.then_some(margin), -2..=3)
}

/// A number with three significant digits.
pub(super) fn short(value: f64) -> String {
    written(value, None, -3..=6)
}

/// A share as a percentage with two significant digits: `1.2 %`. What is not known is a dash.
pub(super) fn percent(share: f64) -> String {
    if !share.is_finite() {
        return DASH.into();
    }
    let percentage = 100.0 * share;
    let decimals = match percentage.abs() {
        size if size >= 10.0 || size == 0.0 => 0,
        size => (1 - size.log10().floor() as i32).clamp(1, 4) as usize,
    };
    minus(&format!("{percentage:.decimals$} %"))
}

/// Things with their number: `1 seed`, `8 seeds`.
pub(super) fn count(n: usize, thing: &str) -> String {
    let plural = if n == 1 { "" } else { "s" };
    format!("{n} {thing}{plural}")
}

/// Powers of ten outside `plain` are written as such.
fn written(value: f64, margin: Option<f64>, plain: RangeInclusive<i32>) -> String {
    let largest = value.abs().max(margin.unwrap_or(0.0));
    if !value.is_finite() {
        return DASH.into();
    }
    if largest < 1e-300 {
        return "0".into();
    }
    // From the digits that are shown, so that 9.999 becomes 10 before its power is chosen.
    let shown = format!("{largest:.2e}");
    let power = shown
        .split_once('e')
        .and_then(|(_, power)| power.parse().ok());
    let power = power.filter(|power| !plain.contains(power)).unwrap_or(0);
    let scaled = |v: f64| v / 10f64.powi(power);
    let number = match margin {
        Some(margin) => fixed(scaled(value), scaled(margin)),
        None if power == 0 => three_digits(value),
        None => format!("{:.2}", scaled(value)),
    };
    minus(&match (power, margin) {
        (0, _) => number,
        (_, None) => format!("{number}·10{}", superscript(power)),
        (_, Some(_)) => format!("({number})·10{}", superscript(power)),
    })
}

/// One digit of the margin, two where it begins with 1; at most four decimals.
fn fixed(value: f64, margin: f64) -> String {
    let place = margin.log10().floor();
    let wanted = -place as i32 + i32::from(margin < 2.0 * 10f64.powf(place));
    let decimals = wanted.clamp(0, 4);
    // A margin too small to be shown is one unit of the last place.
    let margin = margin.max(10f64.powi(-decimals));
    let decimals = decimals as usize;
    format!("{value:.decimals$} ± {margin:.decimals$}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(value: f64, margin: f64) -> String {
        with_margin(Estimate {
            value,
            standard_error: margin / 2.0,
            margin,
        })
    }

    #[test]
    fn margins_decide_the_digits() {
        assert_eq!(number(1.2345e-3, 0.04e-3), "(1.23 ± 0.04)·10⁻³");
        assert_eq!(number(1.2345e-3, 0.014e-3), "(1.234 ± 0.014)·10⁻³");
        assert_eq!(number(1e-6, 5e-6), "(1 ± 5)·10⁻⁶");
        assert_eq!(number(-1.5e-6, 0.3e-6), "(−1.5 ± 0.3)·10⁻⁶");
        assert_eq!(number(2.0, 1e-9), "2.0000 ± 0.0001");
        assert_eq!(number(0.253, 0.018), "0.253 ± 0.018");
        assert_eq!(number(9.999e-4, f64::INFINITY), "1.00·10⁻³");
        assert_eq!(number(0.4321, 0.021), "0.43 ± 0.02");
        assert_eq!(number(12.5, 3.0), "12 ± 3");
        assert_eq!(number(1.0, 0.0), "1");
        assert_eq!(number(0.4321, f64::INFINITY), "0.432");
    }

    #[test]
    fn short_numbers_have_three_digits() {
        assert_eq!(short(0.033_333), "0.0333");
        assert_eq!(short(16384.0), "16384");
        assert_eq!(short(3.2e-7), "3.20·10⁻⁷");
    }

    #[test]
    fn shares_are_percentages() {
        assert_eq!(percent(0.0123), "1.2 %");
        assert_eq!(percent(0.000_123), "0.012 %");
        assert_eq!(percent(-0.559), "−56 %");
        assert_eq!(percent(0.0), "0 %");
        assert_eq!(percent(f64::NAN), DASH);
    }

    #[test]
    fn what_is_not_known_is_a_dash() {
        for value in [f64::NAN, f64::INFINITY] {
            for margin in [1.0, f64::NAN, f64::INFINITY] {
                assert_eq!(number(value, margin), DASH);
            }
            assert_eq!(short(value), DASH);
        }
        assert_eq!(number(0.0, f64::NAN), "0");
    }
}

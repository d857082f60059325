//! Numbers as short text. What is not known is a dash, and an unknown margin is left out.

use crate::estimate::Estimate;

/// Stands for what is not there.
pub(super) const DASH: &str = "–";

/// A number and its margin with a common power of ten: `(1.23 ± 0.04)·10⁻³`; without one from 0.1 to 100.
pub(super) fn scientific(estimate: Estimate) -> String {
    let margin = known(estimate.margin);
    let largest = estimate.value.abs().max(margin.unwrap_or(0.0));
    if !estimate.value.is_finite() {
        return DASH.into();
    }
    if largest == 0.0 {
        return "0".into();
    }
    // Written with the digits that are shown, so that 9.999 becomes 10 before its power is chosen.
    let written = format!("{largest:.2e}");
    let exponent: i32 = written
        .split_once('e')
        .and_then(|(_, power)| power.parse().ok())
        .unwrap_or(0);
    if (-1..=1).contains(&exponent) {
        return minus(&match margin {
            Some(margin) => fixed(estimate.value, margin, 4),
            None => shortest(estimate.value),
        });
    }
    // Not a power of its own, which small exponents would leave the range of.
    let scaled = |v: f64| v * 10f64.powi(-(exponent / 2)) * 10f64.powi(-(exponent - exponent / 2));
    let number = match margin.map(scaled) {
        Some(margin) => fixed(scaled(estimate.value), margin, 3),
        None => format!("{:.2}", scaled(estimate.value)),
    };
    minus(&match margin {
        Some(_) => format!("({number})·10{}", raised(exponent)),
        None => format!("{number}·10{}", raised(exponent)),
    })
}

/// A number of ordinary size and its margin: `0.43 ± 0.02`. Others as [`scientific`].
pub(super) fn plain(estimate: Estimate) -> String {
    let Estimate { value, margin, .. } = estimate;
    let largest = value.abs().max(known(margin).unwrap_or(0.0));
    if !(1e-2..1e4).contains(&largest) {
        return scientific(estimate);
    }
    match known(margin) {
        _ if !value.is_finite() => DASH.into(),
        Some(0.0) => minus(&shortest(value)),
        Some(margin) => minus(&fixed(value, margin, 4)),
        None => short(value),
    }
}

/// A number with three significant digits.
pub(super) fn short(value: f64) -> String {
    match value.abs() {
        _ if !value.is_finite() => DASH.into(),
        0.0 => "0".into(),
        size if (1e-3..1e7).contains(&size) => minus(&shortest(value)),
        _ => scientific(Estimate {
            value,
            standard_error: f64::INFINITY,
            margin: f64::INFINITY,
        }),
    }
}

/// Things with their number: `1 seed`, `8 seeds`.
pub(super) fn count(n: usize, thing: &str) -> String {
    match n {
        1 => format!("1 {thing}"),
        _ => format!("{n} {thing}s"),
    }
}

/// As a percentage.
pub(super) fn percent(share: f64) -> String {
    if !share.is_finite() {
        return DASH.into();
    }
    let percent = 100.0 * share;
    match percent.abs() {
        size if size >= 10.0 => format!("{percent:.0} %"),
        size if size >= 0.1 => format!("{percent:.1} %"),
        0.0 => "0 %".into(),
        _ => "less than 0.1 %".into(),
    }
}

fn known(margin: f64) -> Option<f64> {
    margin.is_finite().then_some(margin.abs())
}

/// One digit of the margin, two where it begins with 1; at most `decimals`.
fn fixed(value: f64, margin: f64, decimals: i32) -> String {
    let place = margin.log10().floor();
    let wanted = -place as i32 + i32::from(margin < 2.0 * 10f64.powf(place));
    let decimals = if margin > 0.0 { wanted } else { 2 }.clamp(0, decimals);
    // A margin too small to be shown is one unit of the last place.
    let least = if margin > 0.0 {
        10f64.powi(-decimals)
    } else {
        0.0
    };
    let decimals = decimals as usize;
    format!("{value:.decimals$} ± {:.decimals$}", margin.max(least))
}

/// Three significant digits, without zeros at the end.
fn shortest(value: f64) -> String {
    let decimals = (2 - value.abs().log10().floor() as i32).max(0) as usize;
    let text = format!("{value:.decimals$}");
    if text.contains('.') {
        text.trim_end_matches('0').trim_end_matches('.').into()
    } else {
        text
    }
}

fn minus(text: &str) -> String {
    text.replace('-', "−")
}

fn raised(exponent: i32) -> String {
    let digit = |c: char| match c {
        '-' => '⁻',
        '1' => '¹',
        '2' => '²',
        '3' => '³',
        // The others follow each other.
        c => char::from_u32(0x2070 + c as u32 - '0' as u32).unwrap_or(c),
    };
    exponent.to_string().chars().map(digit).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn estimate(value: f64, margin: f64) -> Estimate {
        Estimate {
            value,
            standard_error: margin / 2.0,
            margin,
        }
    }

    #[test]
    fn margins_decide_the_digits() {
        let s = |value, margin| scientific(estimate(value, margin));
        assert_eq!(s(1.2345e-3, 0.04e-3), "(1.23 ± 0.04)·10⁻³");
        assert_eq!(s(1.2345e-3, 0.014e-3), "(1.234 ± 0.014)·10⁻³");
        assert_eq!(s(1e-6, 5e-6), "(1 ± 5)·10⁻⁶");
        assert_eq!(s(-1.5e-6, 0.3e-6), "(−1.5 ± 0.3)·10⁻⁶");
        assert_eq!(s(2.0, 1e-9), "2.0000 ± 0.0001");
        assert_eq!(s(0.253, 0.018), "0.253 ± 0.018");
        assert_eq!(s(9.999e-3, f64::INFINITY), "1.00·10⁻²");
        assert_eq!(s(1e-310, f64::INFINITY), "1.00·10⁻³¹⁰");
    }

    #[test]
    fn plain_numbers() {
        let p = |value, margin| plain(estimate(value, margin));
        assert_eq!(p(0.4321, 0.021), "0.43 ± 0.02");
        assert_eq!(p(12.5, 3.0), "12 ± 3");
        assert_eq!(p(1.0, 0.0), "1");
        assert_eq!(p(0.4321, f64::INFINITY), "0.432");
        assert_eq!(p(1.0, 0.00003), "1.0000 ± 0.0001");
        assert_eq!(short(0.033_333), "0.0333");
        assert_eq!(short(16384.0), "16384");
        assert_eq!(short(3.2e-7), "3.20·10⁻⁷");
        assert_eq!(percent(0.956), "96 %");
    }

    #[test]
    fn what_is_not_known_is_a_dash() {
        for value in [f64::NAN, f64::INFINITY] {
            for margin in [1.0, f64::NAN, f64::INFINITY] {
                assert_eq!(scientific(estimate(value, margin)), DASH);
                assert_eq!(plain(estimate(value, margin)), DASH);
            }
            assert_eq!((short(value), percent(value)), (DASH.into(), DASH.into()));
        }
        assert_eq!(scientific(estimate(0.0, f64::NAN)), "0");
    }
}

//! A number that was measured, and how well it is known.

use serde::{Deserialize, Deserializer, Serialize};

/// A number, its standard error, and half the width of its 95 % confidence interval.
///
/// In JSON, unknown numbers, such as the error of a single value, are `null`.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Estimate {
    /// The number.
    #[serde(deserialize_with = "or_nan")]
    pub value: f64,
    /// Its standard error; infinite if there is only one seed or one group of seeds.
    #[serde(deserialize_with = "wayfare_film::or_infinity")]
    pub standard_error: f64,
    /// The 95 % confidence interval is `value` plus or minus this (Student's t).
    #[serde(deserialize_with = "wayfare_film::or_infinity")]
    pub margin: f64,
}

/// An unknown number in JSON is `null`.
pub(crate) fn or_nan<'de, D: Deserializer<'de>>(source: D) -> Result<f64, D::Error> {
    Ok(Option::deserialize(source)?.unwrap_or(f64::NAN))
}

impl Estimate {
    /// From a standard error with `degrees` of freedom; without any, the error is infinite.
    pub fn new(value: f64, standard_error: f64, degrees: usize) -> Self {
        let standard_error = if degrees > 0 {
            standard_error
        } else {
            f64::INFINITY
        };
        Self {
            value,
            standard_error,
            margin: standard_error * student_quantile(degrees),
        }
    }

    /// A number that was not measured.
    pub(crate) fn unknown() -> Self {
        Self::new(f64::NAN, f64::NAN, 0)
    }

    /// Mean and standard error of independent values.
    pub fn of(values: impl Iterator<Item = f64> + Clone) -> Self {
        let count = values.clone().count();
        let n = count as f64;
        let mean = values.clone().sum::<f64>() / n.max(1.0);
        let spread: f64 = values.map(|value| (value - mean).powi(2)).sum();
        let error = (spread / (n - 1.0) / n).sqrt();
        Self::new(mean, error, count.saturating_sub(1))
    }

    /// The jackknife: the number from all groups, and from all but one each.
    pub fn jackknife(value: f64, left_out: &[f64]) -> Self {
        let n = left_out.len() as f64;
        let mean = left_out.iter().sum::<f64>() / n.max(1.0);
        let spread: f64 = left_out.iter().map(|value| (value - mean).powi(2)).sum();
        let error = ((n - 1.0) / n * spread).sqrt();
        Self::new(value, error, left_out.len().saturating_sub(1))
    }

    /// The ratio of two independent estimates, to first order in their errors.
    pub fn ratio(self, other: Self) -> Self {
        let value = self.value / other.value;
        let relative = |e: Self, error: f64| error / e.value;
        let combined =
            |a: f64, b: f64| value.abs() * relative(self, a).abs().hypot(relative(other, b).abs());
        Self {
            value,
            standard_error: combined(self.standard_error, other.standard_error),
            margin: combined(self.margin, other.margin),
        }
    }

    /// Whether two independent estimates may be of the same number: their difference is within its 95 % confidence
    /// interval. False if the errors are unknown.
    pub fn ties_with(self, other: Self) -> bool {
        let margin = self.margin.hypot(other.margin);
        margin.is_finite() && (self.value - other.value).abs() <= margin
    }

    /// Whether the confidence interval holds a number. False if the error is unknown.
    pub fn holds(self, number: f64) -> bool {
        self.margin.is_finite() && (self.value - number).abs() <= self.margin
    }
}

/// The 97.5 % quantile of Student's t.
fn student_quantile(degrees: usize) -> f64 {
    const FEW: [f64; 9] = [
        f64::INFINITY,
        12.706,
        4.303,
        3.182,
        2.776,
        2.571,
        2.447,
        2.365,
        2.306,
    ];
    if let Some(&quantile) = FEW.get(degrees) {
        return quantile;
    }
    // The expansion of Cornish and Fisher about the normal quantile.
    let (z, n) = (1.959_964_f64, degrees as f64);
    z + (z.powi(3) + z) / (4.0 * n)
        + (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / (96.0 * n * n)
}

#[cfg(test)]
mod tests {
    use super::*;
    use wayfare_sampling::Philox;

    #[test]
    fn quantiles_are_those_of_the_tables() {
        for (degrees, known) in [
            (1, 12.706),
            (9, 2.262),
            (15, 2.131),
            (30, 2.042),
            (99, 1.984),
        ] {
            let quantile = student_quantile(degrees);
            assert!((quantile - known).abs() < 4e-3, "{degrees}: {quantile}");
        }
    }

    /// The truth lies in the interval in 95 % of the cases, also for few values.
    #[test]
    fn intervals_hold_the_truth_as_often_as_they_say() {
        for n in [3, 8, 40] {
            let runs = 4000;
            let numbers = Philox::new(3).stream(1, n);
            let held = (0..runs)
                .filter(|run| {
                    let value = |i: u64| {
                        // The sum of four uniforms is close to normal.
                        let unit =
                            |j| f64::from(numbers.clone().unit((4 * (run * n + i) + j) as u32));
                        (0..4).map(unit).sum::<f64>()
                    };
                    let values: Vec<f64> = (0..n).map(value).collect();
                    Estimate::of(values.iter().copied()).holds(2.0)
                })
                .count();
            let share = held as f64 / runs as f64;
            assert!((share - 0.95).abs() < 0.015, "{n} values: {share}");
        }
    }

    #[test]
    fn one_value_tells_nothing_and_survives_a_file() {
        let one = Estimate::of([2.0].into_iter());
        assert_eq!(one.margin, f64::INFINITY);
        assert!(!one.holds(2.0) && !one.ties_with(one));
        let text = serde_json::to_string(&one).expect("plain data");
        assert_eq!(text, r#"{"value":2.0,"standard_error":null,"margin":null}"#);
        assert_eq!(
            serde_json::from_str::<Estimate>(&text).expect("its own words"),
            one
        );
    }

    #[test]
    fn ratios_and_ties() {
        let estimate = |value, error| Estimate::new(value, error, 1000);
        let ratio = estimate(2.0, 0.06).ratio(estimate(4.0, 0.16));
        assert!((ratio.value - 0.5).abs() < 1e-12);
        assert!((ratio.standard_error - 0.5 * 0.05).abs() < 1e-12);
        assert!(estimate(1.0, 0.1).ties_with(estimate(1.2, 0.1)));
        assert!(!estimate(1.0, 0.1).ties_with(estimate(1.4, 0.1)));
    }
}

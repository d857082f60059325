//! Axes: how values become places, and where the ticks are.

/// How values are laid out along an axis, from its first to its last value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Scale {
    /// Evenly.
    Linear(f64, f64),
    /// Every factor of ten takes the same room; both ends are positive.
    Log(f64, f64),
}

impl Scale {
    /// A linear scale.
    pub fn linear(from: f64, to: f64) -> Self {
        assert!(from < to, "an axis needs room between {from} and {to}");
        Self::Linear(from, to)
    }

    /// A logarithmic scale.
    pub fn log(from: f64, to: f64) -> Self {
        assert!(
            0.0 < from && from < to,
            "a logarithmic axis cannot go from {from} to {to}"
        );
        Self::Log(from, to)
    }

    /// The place of a value: 0 at the beginning of the axis, 1 at its end. Values without logarithm go to the far left.
    pub fn place(&self, value: f64) -> f64 {
        match *self {
            Self::Linear(from, to) => (value - from) / (to - from),
            Self::Log(from, to) => {
                let value = value.max(from * 1e-9);
                (value / from).ln() / (to / from).ln()
            }
        }
    }

    /// About `count` values with a tick and a label.
    pub(super) fn ticks(&self, count: usize) -> Vec<(f64, String)> {
        match *self {
            Self::Linear(from, to) => {
                let (step, decimals) = round_step((to - from) / count.max(1) as f64);
                let first = (from / step - 1e-9).ceil() as i64;
                let last = (to / step + 1e-9).floor() as i64;
                (first..=last)
                    .map(|i| i as f64 * step)
                    .map(|value| (value, minus(&format!("{value:.decimals$}"))))
                    .collect()
            }
            Self::Log(from, to) => {
                let first = (from.log10() - 1e-9).ceil() as i32;
                let last = (to.log10() + 1e-9).floor() as i32;
                let every = ((last - first + 1) as usize).div_ceil(count.max(1)).max(1);
                (first..=last)
                    .filter(|k| k.rem_euclid(every as i32) == 0)
                    .map(|k| (10f64.powi(k), minus(&power_of_ten(k))))
                    .collect()
            }
        }
    }

    /// Values with a small tick and no label: on a logarithmic scale 2, 3, ... 9 times every power of ten.
    pub(super) fn minor_ticks(&self) -> Vec<f64> {
        let Self::Log(from, to) = *self else {
            return Vec::new();
        };
        let (first, last) = (from.log10().floor() as i32, to.log10().ceil() as i32);
        // More than a few decades would turn the axis into a comb.
        let digits = if last - first > 4 { 1..=1 } else { 2..=9 };
        (first..=last)
            .flat_map(|k| digits.clone().map(move |d| f64::from(d) * 10f64.powi(k)))
            .filter(|value| (from..=to).contains(value))
            .collect()
    }
}

fn power_of_ten(k: i32) -> String {
    match k {
        0 => "1".into(),
        1 => "10".into(),
        _ => format!("10^{{{k}}}"),
    }
}

fn minus(text: &str) -> String {
    text.replace('-', "\u{2212}")
}

/// The next of 1, 2, 5, 10, ... times a power of ten, and the decimals that its multiples need.
fn round_step(least: f64) -> (f64, usize) {
    let decade = least.log10().floor();
    let lead = least / 10f64.powf(decade);
    let (lead, carry) = match lead {
        l if l <= 1.0 + 1e-9 => (1.0, 0.0),
        l if l <= 2.0 + 1e-9 => (2.0, 0.0),
        l if l <= 5.0 + 1e-9 => (5.0, 0.0),
        _ => (1.0, 1.0),
    };
    let decade = decade + carry;
    (lead * 10f64.powf(decade), (-decade).max(0.0) as usize)
}

/// One axis of a panel.
#[derive(Clone, Debug, PartialEq)]
pub struct Axis {
    pub(super) label: String,
    pub(super) scale: Scale,
    pub(super) ticks: Vec<(f64, String)>,
}

impl Axis {
    /// An axis with a label.
    pub fn new(label: &str, scale: Scale) -> Self {
        Self {
            label: label.into(),
            scale,
            ticks: scale.ticks(5),
        }
    }

    /// How its values are laid out.
    pub fn scale(&self) -> Scale {
        self.scale
    }

    /// Ticks at these values, labelled so.
    pub fn with_ticks<L: Into<String>>(
        mut self,
        ticks: impl IntoIterator<Item = (f64, L)>,
    ) -> Self {
        self.ticks = ticks
            .into_iter()
            .map(|(value, label)| (value, label.into()))
            .collect();
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn labels(scale: Scale) -> Vec<String> {
        scale.ticks(5).into_iter().map(|tick| tick.1).collect()
    }

    #[test]
    fn linear_ticks_are_round_numbers() {
        assert_eq!(
            labels(Scale::linear(0.0, 1.0)),
            ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"]
        );
        assert_eq!(
            labels(Scale::linear(-7.0, 13.0)),
            ["\u{2212}5", "0", "5", "10"]
        );
        assert_eq!(
            labels(Scale::linear(0.61, 0.83)),
            ["0.65", "0.70", "0.75", "0.80"]
        );
    }

    #[test]
    fn logarithmic_ticks_are_powers_of_ten() {
        assert_eq!(
            labels(Scale::log(0.05, 20.0)),
            ["10^{\u{2212}1}", "1", "10"]
        );
        assert_eq!(Scale::log(1e-6, 1e6).ticks(5).len(), 5);
        let minor = Scale::log(1.0, 10.0).minor_ticks();
        assert_eq!(minor, [2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0]);
    }

    #[test]
    fn places_run_from_zero_to_one() {
        for scale in [Scale::linear(2.0, 8.0), Scale::log(2.0, 8.0)] {
            assert_eq!(scale.place(2.0), 0.0);
            assert!((scale.place(8.0) - 1.0).abs() < 1e-12);
        }
        assert!((Scale::log(2.0, 8.0).place(4.0) - 0.5).abs() < 1e-12);
        assert!(Scale::log(2.0, 8.0).place(0.0).is_finite());
    }
}

//! A method's cell as curves.

use super::Results;
use super::judge::is_biased;
use crate::estimate::Estimate;
use crate::plot::palette::{self, Color};
use crate::plot::{Dash, Stroke, Symbol};
use crate::results::{Cell, CheckpointSummary, Protocol, SceneRecord};

/// Places along the x-axis and what was found there.
pub(super) type Points = Vec<(f64, Estimate)>;

/// A method's cell and the way it is drawn.
pub(super) struct Curve<'a> {
    pub cell: &'a Cell,
    pub stroke: Stroke,
    pub symbol: Symbol,
}

impl<'a> Curve<'a> {
    /// All methods that are done, in the order of the study.
    pub fn all(results: &'a Results, scene: &SceneRecord, protocol: Protocol) -> Vec<Self> {
        let curve = |(place, method)| {
            let cell = results.cell(scene, method, protocol)?;
            let (stroke, symbol) = style(place);
            Some(Curve {
                cell,
                stroke,
                symbol,
            })
        };
        let methods = results.study.methods.iter().enumerate();
        methods.filter_map(curve).collect()
    }

    /// The time or samples that were actually used at the checkpoints.
    pub fn used(&self) -> impl Iterator<Item = f64> {
        self.cell
            .checkpoints
            .iter()
            .map(|at| used(self.cell.protocol, at))
    }

    /// What is there and finite, over the time or samples that were actually used.
    pub fn points(&self, value: impl Fn(&CheckpointSummary) -> Option<Estimate>) -> Points {
        let point = |at| Some((used(self.cell.protocol, at), value(at)?));
        let points = self.cell.checkpoints.iter().filter_map(point);
        points
            .filter(|(x, y)| x.is_finite() && *x > 0.0 && y.value.is_finite())
            .collect()
    }

    /// Squared bias where it can be told from zero.
    pub fn bias(&self) -> Points {
        self.points(|at| is_biased(at).then_some(at.bias_squared))
    }

    /// The upper end of the interval of squared bias where it cannot.
    pub fn bias_bound(&self) -> Points {
        let bound = |bias: Estimate| Estimate {
            value: bias.value + bias.margin,
            ..bias
        };
        self.points(|at| (!is_biased(at)).then(|| bound(at.bias_squared)))
    }

    pub fn variance(&self) -> Points {
        self.points(|at| Some(at.variance))
    }
}

fn used(protocol: Protocol, at: &CheckpointSummary) -> f64 {
    match protocol {
        Protocol::Time => at.seconds.mean,
        Protocol::Samples => at.samples_per_pixel.mean,
    }
}

/// Colour, pattern and symbol of the method at a place of the list: the same in all figures.
fn style(place: usize) -> (Stroke, Symbol) {
    const COLORS: [Color; 9] = [
        palette::INK,
        palette::BLUE,
        palette::VERMILLION,
        palette::GREEN,
        palette::ORANGE,
        palette::PURPLE,
        palette::SKY,
        palette::WINE,
        palette::OLIVE,
    ];
    const DASHES: [Dash; 4] = [Dash::Solid, Dash::Dashed, Dash::DashDotted, Dash::Dotted];
    const SYMBOLS: [Symbol; 5] = [
        Symbol::Dot,
        Symbol::Square,
        Symbol::Triangle,
        Symbol::Diamond,
        Symbol::Cross,
    ];
    let stroke = Stroke::new(COLORS[place % COLORS.len()]).dash(DASHES[place % DASHES.len()]);
    (stroke, SYMBOLS[place % SYMBOLS.len()])
}

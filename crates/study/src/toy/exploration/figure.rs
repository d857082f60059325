//! The figure about exploration.

use super::{Exploration, GaussianMode, LAG, RHO, ROTATION, SD, STATISTICS_STEPS, Walk, Walker};
use crate::plot::palette::{self, Color};
use crate::plot::{Axis, Field, Figure, Panel, Scale, Stroke, Symbol};
use wayfare_sampling::torus;
use wayfare_sampling::toy::Density;

const WIDTH: f64 = 1020.0;
const COLUMNS: usize = 3;
const LEVELS: usize = 10;
/// About so many arrow heads on a walk.
const ARROWS: usize = 12;

pub(super) fn draw(exploration: &Exploration) -> String {
    let field = Field::sample([0.0, 1.0], [0.0, 1.0], 129, |x, y| {
        exploration.mode.density(&[x, y])
    });
    let mut figure = Figure::new(WIDTH, COLUMNS, Figure::plot_width(WIDTH, COLUMNS));
    for (walk, letter) in exploration.walks.iter().zip('a'..) {
        figure = figure.panel(walk_panel(walk, letter, &field, exploration.settings.steps));
    }
    figure
        .panel(key(exploration.settings.steps))
        .caption(&caption(exploration))
        .to_svg()
}

fn caption(exploration: &Exploration) -> String {
    let GaussianMode { sds, angle, .. } = exploration.mode;
    format!(
        "Exploration of a Gaussian mode (standard deviations {} and {}, turned by {:.0}\u{b0}) on the torus: {} steps from \
         the same point with the same random numbers and the same step size, sd = {SD}. Langevin: \
         \u{3b3} = {ROTATION} sd^{{2}}/2 (the renderer's default is a third of it). Persistent: with score, \u{3c1} = {RHO}. Jumps are root mean squares over walks of \
         {} steps, after one step and after {LAG}. Reversible walks (b, c) go back and forth; nonreversible ones (d, e) \
         circulate and get farther. The Langevin step is not adjusted: its spread (mean squared standardised distance \
         from the centre) is {:.2} of the true one; (b, c, e) are exact.",
        sds[0],
        sds[1],
        angle.to_degrees(),
        exploration.settings.steps,
        grouped(STATISTICS_STEPS),
        exploration.statistics("langevin").spread,
    )
}

/// A number with a space between thousands.
fn grouped(n: u64) -> String {
    match n {
        0..1000 => n.to_string(),
        _ => format!("{} {:03}", grouped(n / 1000), n % 1000),
    }
}

fn title(walk: &Walk) -> &'static str {
    match walk.name {
        "independent" => "Independent samples",
        "metropolis" => "Metropolis",
        "mala" => "MALA",
        "langevin" => "Nonreversible Langevin",
        _ => "Persistent",
    }
}

fn subtitle(walk: &Walk) -> String {
    let s = walk.statistics;
    match walk.walker {
        Walker::Independent => format!("mean density {:.2} of the peak", s.density),
        Walker::Local(_) => format!(
            "accepted {:.0} %, jump {:.3}, after {LAG}: {:.3}",
            100.0 * s.acceptance,
            s.squared_jump.sqrt(),
            s.squared_jump_lag.sqrt()
        ),
    }
}

fn time_color(step: usize, steps: u64) -> Color {
    palette::TIME.at(step as f64 / steps.max(1) as f64)
}

fn walk_panel(walk: &Walk, letter: char, field: &Field, steps: u64) -> Panel {
    let axis = |label| {
        let ticks = [(0.0, "0"), (0.5, "0.5"), (1.0, "1")];
        Axis::new(label, Scale::linear(0.0, 1.0)).with_ticks(ticks)
    };
    let mut panel = Panel::new(axis("_x_"), axis("_y_"));
    panel.title(&format!("({letter}) {}", title(walk)));
    panel.subtitle(&subtitle(walk));
    let peak = field.maximum();
    panel.filled_contours(
        field,
        (0..LEVELS).map(|k| {
            let level = (k as f64 + 0.5) / LEVELS as f64;
            let color = palette::DENSITY.at((k + 1) as f64 / LEVELS as f64);
            (peak * level, color)
        }),
    );
    let is_walk = walk.walker != Walker::Independent;
    for visit in &walk.visits {
        if let Some(refused) = visit.refused {
            let stroke = Stroke::new(palette::GREY).width(0.8).opacity(0.55);
            for [from, to] in ways(visit.x, refused, true) {
                panel.line(&[from, to], &stroke);
            }
            panel.markers(&[wide(refused)], Symbol::Cross, 2.0, palette::GREY);
        }
    }
    let every = walk.visits.len().div_ceil(ARROWS);
    for (step, pair) in walk.visits.windows(2).enumerate() {
        let color = time_color(step + 1, steps);
        let stroke = match is_walk {
            true => Stroke::new(color).width(1.4),
            false => Stroke::new(color).width(0.8).opacity(0.35),
        };
        for [from, to] in ways(pair[0].x, pair[1].x, is_walk) {
            panel.line(&[from, to], &stroke);
            if is_walk && step % every == every / 2 {
                panel.arrow(from, to, color);
            }
        }
    }
    for (step, visit) in walk.visits.iter().enumerate() {
        if visit.accepted {
            panel.markers(&[wide(visit.x)], Symbol::Dot, 2.0, time_color(step, steps));
        }
    }
    let ends = [walk.visits.first(), walk.visits.last()].map(|v| v.map_or([0.0; 2], |v| wide(v.x)));
    panel.markers(&ends[..1], Symbol::Ring, 4.5, palette::INK);
    panel.markers(&ends[1..], Symbol::Square, 4.0, palette::INK);
    panel
}

fn wide(x: [f32; 2]) -> [f64; 2] {
    x.map(f64::from)
}

/// The way from `a` to `b`: for a walk the shortest one, drawn at both ends where it crosses the joint of the torus.
fn ways(a: [f32; 2], b: [f32; 2], is_walk: bool) -> Vec<[[f64; 2]; 2]> {
    let (from, to) = (wide(a), wide(b));
    let d = [0, 1].map(|k| f64::from(torus::difference(b[k], a[k])));
    let (arrival, departure) = (
        [from[0] + d[0], from[1] + d[1]],
        [to[0] - d[0], to[1] - d[1]],
    );
    let crosses = arrival.iter().any(|c| !(0.0..1.0).contains(c));
    match (is_walk, crosses) {
        (true, true) => vec![[from, arrival], [departure, to]],
        _ => vec![[from, to]],
    }
}

/// What colours and symbols mean.
fn key(steps: u64) -> Panel {
    let mut panel = Panel::bare();
    panel.title("Key");
    let last = format!("step {steps}");
    ramp(
        &mut panel,
        0.96,
        40,
        |t| palette::TIME.at(t),
        ["step 0", &last],
    );
    ramp(
        &mut panel,
        0.76,
        LEVELS + 1,
        |t| palette::DENSITY.at(t),
        ["density 0", "peak"],
    );
    let rows = [
        (0.56, Symbol::Ring, 4.5, palette::INK, "start"),
        (0.47, Symbol::Square, 4.0, palette::INK, "last step"),
        (0.38, Symbol::Dot, 2.4, palette::TIME.at(0.6), "state"),
        (0.29, Symbol::Cross, 2.4, palette::GREY, "refused proposal"),
    ];
    for (y, symbol, radius, color, label) in rows {
        if symbol == Symbol::Cross {
            let stroke = Stroke::new(palette::GREY).width(0.8).opacity(0.55);
            panel.line(&[[0.02, y - 0.02], [0.08, y]], &stroke);
        }
        panel.markers(&[[0.08, y]], symbol, radius, color);
        panel.text([0.15, y - 0.013], label, palette::INK);
    }
    panel
}

/// A bar of colours with a label at either end, below it.
fn ramp(
    panel: &mut Panel,
    top: f64,
    count: usize,
    color: impl Fn(f64) -> Color,
    labels: [&str; 2],
) {
    let (left, width, bottom) = (0.04, 0.8, top - 0.07);
    for i in 0..count {
        // Each colour reaches to the end and is painted over by the next: no seams.
        let (a, b) = (left + width * i as f64 / count as f64, left + width);
        let outline = [[a, bottom], [b, bottom], [b, top], [a, top]];
        panel.area(&outline, color(i as f64 / (count - 1) as f64));
    }
    panel.text([left, bottom - 0.055], labels[0], palette::INK);
    let end = left + width - 0.022 * labels[1].len() as f64;
    panel.text([end, bottom - 0.055], labels[1], palette::INK);
}

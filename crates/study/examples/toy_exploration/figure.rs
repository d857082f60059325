//! The figure.

use super::{Exploration, GaussianMode, LAG, STEPS, Walk, Walker};
use plotters::prelude::*;
use std::f64::consts::TAU;
use wayfare_film::interpolate_colours;
use wayfare_sampling::torus;
use wayfare_study::plot::{
    Area, Axis, Drawn, GREY, INK, Panel, Symbol, figure, font, pixels, square_height, time_colour,
    titles,
};

const COLUMNS: usize = 3;
const WIDTH: u32 = 1020;
/// Steps of the density.
const LEVELS: usize = 10;
/// About as many arrow heads are drawn on a walk.
const ARROWS: usize = 12;

pub(super) fn draw(exploration: &Exploration) -> String {
    let height = 2.0 * square_height(f64::from(WIDTH) / COLUMNS as f64);
    figure([WIDTH, height as u32], [2, COLUMNS], |areas| {
        for ((walk, letter), area) in exploration.walks.iter().zip('a'..).zip(areas) {
            walk_panel(area, walk, letter, &exploration.mode)?;
        }
        key(&areas[exploration.walks.len()])
    })
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

/// From white to a soft blue, on which anything can be drawn.
fn density_colour(share: f64) -> RGBColor {
    const BLUES: [[u8; 3]; 5] = [
        [0xfb, 0xfc, 0xfe],
        [0xe3, 0xec, 0xf6],
        [0xc4, 0xd8, 0xec],
        [0x9f, 0xc0, 0xdf],
        [0x7a, 0xa6, 0xd0],
    ];
    let [r, g, b] = interpolate_colours(&BLUES, share);
    RGBColor(r, g, b)
}

fn step_colour(step: usize) -> RGBColor {
    time_colour(step as f64 / STEPS as f64)
}

fn walk_panel(area: &Area<'_>, walk: &Walk, letter: char, mode: &GaussianMode) -> Drawn {
    let axis = |label| Axis::linear(label, 0.0, 1.0).with_ticks([0.0, 0.5, 1.0]);
    let title = format!("({letter}) {}", title(walk));
    let mut panel = Panel::new(area, &title, &subtitle(walk), axis("x"), axis("y"))?;
    // The density: an ellipse for every level, the higher ones over the lower ones.
    for k in 0..LEVELS {
        let level = (k as f64 + 0.5) / LEVELS as f64;
        let radius = (-2.0 * level.ln()).sqrt();
        let outline = (0..96).map(|i| TAU * f64::from(i) / 96.0);
        let outline = outline.map(|t| mode.point([radius * t.cos(), radius * t.sin()]));
        panel.area(outline, density_colour((k + 1) as f64 / LEVELS as f64))?;
    }
    // Refused proposals.
    let is_walk = walk.walker != Walker::Independent;
    for visit in &walk.visits {
        if let Some(refused) = visit.refused {
            for way in ways(visit.x, refused, true) {
                panel.line(way, GREY.mix(0.55), 0.8)?;
            }
            panel.markers([wide(refused)], Symbol::Diamond, 1.4, GREY)?;
        }
    }
    // Steps, with an arrow head now and then.
    let every = walk.visits.len().div_ceil(ARROWS);
    for (step, pair) in walk.visits.windows(2).enumerate() {
        let colour = step_colour(step + 1);
        for way in ways(pair[0].x, pair[1].x, is_walk) {
            match is_walk {
                true => panel.line(way, colour, 1.4)?,
                false => panel.line(way, colour.mix(0.35), 0.8)?,
            }
            if is_walk && step % every == every / 2 {
                panel.area(arrow_head(way), colour)?;
            }
        }
    }
    // States, the first and the last one.
    for (step, visit) in walk.visits.iter().enumerate() {
        if visit.accepted {
            panel.markers([wide(visit.x)], Symbol::Dot, 2.0, step_colour(step))?;
        }
    }
    let [first, last] = [walk.visits.first(), walk.visits.last()].map(|v| v.map(|v| wide(v.x)));
    panel.markers(first, Symbol::Ring, 4.5, INK)?;
    panel.markers(last, Symbol::Square, 4.0, INK)
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

/// An arrow head in the middle between two points.
fn arrow_head([from, to]: [[f64; 2]; 2]) -> [[f64; 2]; 3] {
    let d = [to[0] - from[0], to[1] - from[1]];
    let length = d[0].hypot(d[1]).max(1e-9);
    let [dx, dy] = d.map(|d| 0.015 * d / length);
    let (x, y) = (0.5 * (from[0] + to[0]), 0.5 * (from[1] + to[1]));
    [
        [x + dx, y + dy],
        [x - 0.7 * (dx + dy), y - 0.7 * (dy - dx)],
        [x - 0.7 * (dx - dy), y - 0.7 * (dy + dx)],
    ]
}

/// What colours and symbols mean.
fn key(area: &Area<'_>) -> Drawn {
    titles(area, "Key", "")?;
    let at = |x: f64, y: f64| (pixels(54.0 + x), pixels(y));
    let ramp = |top: f64, colour: &dyn Fn(f64) -> RGBColor, labels: [&str; 2]| {
        const COUNT: i32 = 40;
        for i in 0..COUNT {
            let share = f64::from(i) / f64::from(COUNT - 1);
            // Each colour reaches to the end, where the next ones cover it: no seams.
            let corners = [at(5.0 * f64::from(i), top), at(200.0, top + 18.0)];
            area.draw(&Rectangle::new(corners, colour(share).filled()))?;
        }
        for (label, x) in labels.iter().zip([0.0, 170.0]) {
            area.draw(&Text::new(*label, at(x, top + 22.0), font(10.5, &INK)))?;
        }
        Drawn::Ok(())
    };
    ramp(50.0, &time_colour, ["step 0", &format!("step {STEPS}")])?;
    ramp(105.0, &density_colour, ["density 0", "peak"])?;
    for (i, (symbol, radius, colour, label)) in [
        (Symbol::Ring, 4.5, INK, "start"),
        (Symbol::Square, 4.0, INK, "last step"),
        (Symbol::Dot, 2.4, time_colour(0.6), "state"),
        (Symbol::Diamond, 1.8, GREY, "refused proposal"),
    ]
    .into_iter()
    .enumerate()
    {
        let y = 165.0 + 22.0 * i as f64;
        symbol.draw(area, at(10.0, y), radius, colour)?;
        area.draw(&Text::new(label, at(28.0, y - 4.0), font(10.5, &INK)))?;
    }
    Ok(())
}

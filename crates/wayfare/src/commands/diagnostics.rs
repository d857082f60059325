//! What the Markov chains did, for people.

use crate::console::{errln, outln};
use crate::report::{grouped, si};
use wayfare_render::Method;
use wayfare_render::auto::AutoStatistics;
use wayfare_sampling::Diagnostics;

/// Prints the diagnostics of a run.
pub fn print(d: &Diagnostics) {
    outln!(
        "  {} chains, {} bootstrap samples, {} steps",
        grouped(d.chains),
        grouped(d.bootstrap_samples),
        grouped(d.steps)
    );
    outln!(
        "  acceptance {:.1} %, zero-density states {:.1} %, non-finite {}",
        100.0 * d.acceptance_rate,
        100.0 * d.zero_density_share,
        d.non_finite
    );
    if d.tours > 0 {
        outln!(
            "  {}tours, mean length {:.1}, longest {}, {}kills",
            si(d.tours as f64) + " ",
            d.mean_tour_length,
            grouped(d.longest_tour),
            si(d.kills as f64) + " ",
        );
    }
    outln!(
        "  mean luminance of the chains' paths: by chains {:.5} +- {:.5}, by independent samples {:.5} +- {:.5} (ratio {:.3})",
        d.density_integral,
        d.density_integral_standard_error,
        d.p_bar,
        d.p_bar_standard_error,
        d.density_integral / d.p_bar
    );
}

/// Prints what `auto` has chosen.
pub fn print_auto(auto: &AutoStatistics) {
    let differences = if auto.differences {
        "with differences between pixels"
    } else {
        "without differences"
    };
    match auto.chain_kinds().as_str() {
        "" => outln!("  all light is path traced {differences}"),
        kinds => outln!(
            "  chains have {kinds} light in {:.0} % of the tiles ({:.0} % of the luminance) and have taken {:.0} % of the samples; the rest is \
             path traced {differences}",
            100.0 * auto.chain_tiles,
            100.0 * auto.chain_luminance,
            100.0 * auto.chain_evaluations
        ),
    }
}

/// Warns about what a user should not overlook. `seed` makes the states replayable.
pub fn warn(d: &Diagnostics, method: &Method, seed: u64) {
    if d.steps > 0 && !d.brightness_agrees {
        let ratio = d.density_integral / d.p_bar;
        let found = format!(
            "the chains have visited {ratio:.3} times the luminance that independent samples found, more than chance explains"
        );
        let percent = 100.0 * (ratio - 1.0).abs();
        match method.is_exact() {
            true => errln!(
                "note: {found}: bright regions are still filling in, and local errors of up to {percent:.0} % are likely; render longer"
            ),
            false => errln!(
                "warning: {found}: {} is biased, and a longer run does not help",
                method.name()
            ),
        }
    }
    let state = |(chain, step): &(u32, u64)| format!("{seed}:{chain}:{step}");
    if let Some(first) = d.non_finite_at.first() {
        errln!(
            "warning: non-finite values; look at one with --replay {}",
            state(first)
        );
    }
    if let Some(first) = d.stuck.first() {
        errln!(
            "note: {} chains stayed put for over {} steps; look at one with --replay {}",
            d.stuck.len(),
            Diagnostics::STUCK_STEPS,
            state(first)
        );
    }
}

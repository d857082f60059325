//! Spectra as linear RGB with the primaries of sRGB / Rec. 709.
//!
//! pbrt-v4 files give many quantities as spectra; the renderer carries three channels. There are two
//! conversions, for two kinds of quantities:
//!
//! - **Reflectances and indices of refraction** become weighted means over the wavelengths, one mean
//!   per channel. The weights are the matching functions of sRGB times the power of daylight (D65),
//!   each channel normalised so that a constant spectrum keeps its value. For a reflectance this is
//!   exactly the colour of the surface under white light. The weights of a channel have small
//!   negative lobes, so saturated spectra may come out below 0; such means are raised to 0.
//! - **Emissions** become the colour that an observer sees, scaled to luminance (Y) 1: the strength
//!   of a light is given separately. D65 is white, (1, 1, 1). Colours outside the
//!   gamut of sRGB are clipped to it.

mod cie;
mod color_space;
mod glasses;
mod illuminants;
mod metals;

use std::sync::OnceLock;

pub use cie::{FIRST_NM, LAST_NM};
pub(crate) use color_space::srgb_from_rgb;
pub use color_space::{ColorSpace, rgb_to_srgb_primaries};
use color_space::{srgb_from_xyz, xyz_of_chromaticity};
use glam::DVec3;

/// Wavelength of the helium d line, where catalogues give the index of refraction of a glass.
const D_LINE_NM: f32 = 587.5618;

/// Colour of a black body of the given temperature, with luminance 1.
///
/// Black where the temperature is not positive and finite.
pub fn blackbody_rgb(kelvin: f32) -> [f32; 3] {
    if !(kelvin > 0.0 && kelvin.is_finite()) {
        return [0.0; 3];
    }
    // Planck's law over its value at the last wavelength, written with the exponents' difference so
    // that it neither over- nor underflows for cold bodies. h c / k_B in nm K.
    let exponent = |nm: f64| 1.438_776_877e7 / (nm * f64::from(kelvin));
    let last = f64::from(LAST_NM);
    let xyz = integrate_against_observer(|nm| {
        let boltzmann = (exponent(last) - exponent(nm)).exp();
        (last / nm).powi(5) * boltzmann * -(-exponent(last)).exp_m1() / -(-exponent(nm)).exp_m1()
    });
    emission_rgb(xyz)
}

/// Mean of a named spectrum that is a reflectance or an index of refraction: `metal-*-eta`,
/// `metal-*-k` and `glass-*`.
///
/// `None` for unknown names and for illuminants, which are neither
/// (see [`named_illuminant_rgb`]).
pub fn named_rgb(name: &str) -> Option<[f32; 3]> {
    if let Some(samples) = metals::spectrum(name) {
        return Some(sampled_rgb(&samples));
    }
    glasses::eta(name, f64::from(D_LINE_NM))?;
    Some(channel_means(|nm| glasses::eta(name, nm).unwrap_or(1.0)))
}

/// The index of refraction of a named glass (`glass-*`) at the d line, 587.6 nm.
///
/// The renderer has no dispersion, so one index per glass is what it can use.
pub fn named_eta(name: &str) -> Option<f32> {
    glasses::eta(name, f64::from(D_LINE_NM)).map(|eta| eta as f32)
}

/// Colour of a named illuminant (`stdillum-*`, `illum-*`), with luminance 1.
pub fn named_illuminant_rgb(name: &str) -> Option<[f32; 3]> {
    let xy = illuminants::chromaticity(name)?;
    Some(emission_rgb(xyz_of_chromaticity(xy)))
}

/// All names that [`named_rgb`] or [`named_illuminant_rgb`] know, for messages about unknown ones.
pub fn names() -> &'static [&'static str] {
    &[
        "glass-BAF10",
        "glass-BK7",
        "glass-F10",
        "glass-F11",
        "glass-F5",
        "glass-FK51A",
        "glass-LASF9",
        "glass-SF10",
        "glass-SF11",
        "glass-SF5",
        "illum-acesD60",
        "metal-Ag-eta",
        "metal-Ag-k",
        "metal-Al-eta",
        "metal-Al-k",
        "metal-Au-eta",
        "metal-Au-k",
        "metal-Cu-eta",
        "metal-Cu-k",
        "metal-CuZn-eta",
        "metal-CuZn-k",
        "metal-MgO-eta",
        "metal-MgO-k",
        "metal-TiO2-eta",
        "metal-TiO2-k",
        "stdillum-A",
        "stdillum-D50",
        "stdillum-D65",
        "stdillum-F1",
        "stdillum-F10",
        "stdillum-F11",
        "stdillum-F12",
        "stdillum-F2",
        "stdillum-F3",
        "stdillum-F4",
        "stdillum-F5",
        "stdillum-F6",
        "stdillum-F7",
        "stdillum-F8",
        "stdillum-F9",
    ]
}

/// Mean of a reflectance or an index given as (nanometres, value) pairs, linear between them.
///
/// Beyond the ends the spectrum keeps its last value: an index that drops to 0 there, as a literal
/// reading of the pairs would have it, would be meaningless. No pairs give black.
pub fn sampled_rgb(lambda_value: &[(f32, f32)]) -> [f32; 3] {
    let samples = usable(lambda_value);
    if samples.is_empty() {
        return [0.0; 3];
    }
    channel_means(|nm| interpolate(&samples, nm))
}

/// Colour of an emission given as (nanometres, power) pairs, linear between them, with luminance 1.
///
/// Nothing is emitted beyond the ends, as in pbrt-v4, except that a single pair means a constant.
/// Black where the eye sees nothing of it.
pub fn sampled_illuminant_rgb(lambda_value: &[(f32, f32)]) -> [f32; 3] {
    let samples = usable(lambda_value);
    let (Some(first), Some(last)) = (samples.first(), samples.last()) else {
        return [0.0; 3];
    };
    let range = f64::from(first.0)..=f64::from(last.0);
    emission_rgb(integrate_against_observer(|nm| {
        if samples.len() > 1 && !range.contains(&nm) {
            0.0
        } else {
            interpolate(&samples, nm)
        }
    }))
}

/// Value at the d line, 587.6 nm, of a spectrum given as (nanometres, value) pairs: the one index of
/// refraction of a glass whose index is given as a spectrum. 0 where there are no pairs.
pub fn sampled_eta(lambda_value: &[(f32, f32)]) -> f32 {
    let samples = usable(lambda_value);
    if samples.is_empty() {
        return 0.0;
    }
    interpolate(&samples, f64::from(D_LINE_NM)) as f32
}

/// The pairs that are numbers, in the order of their wavelengths.
fn usable(lambda_value: &[(f32, f32)]) -> Vec<(f32, f32)> {
    let mut samples: Vec<_> = lambda_value
        .iter()
        .copied()
        .filter(|(nm, value)| nm.is_finite() && value.is_finite())
        .collect();
    samples.sort_by(|a, b| a.0.total_cmp(&b.0));
    samples
}

/// Value of a sorted, non-empty list of pairs, constant beyond its ends.
fn interpolate(samples: &[(f32, f32)], nm: f64) -> f64 {
    let above = samples.partition_point(|sample| f64::from(sample.0) <= nm);
    let low = samples[above.saturating_sub(1)];
    let high = samples[above.min(samples.len() - 1)];
    let [from, to] = [low, high].map(|(nm, value)| (f64::from(nm), f64::from(value)));
    if to.0 <= from.0 {
        return from.1;
    }
    let t = ((nm - from.0) / (to.0 - from.0)).clamp(0.0, 1.0);
    from.1 + t * (to.1 - from.1)
}

/// Weighted means of a spectrum, one per channel, raised to 0 where they are negative.
fn channel_means(value_at: impl Fn(f64) -> f64) -> [f32; 3] {
    let mut means = DVec3::ZERO;
    for (nm, weights) in (FIRST_NM..).zip(channel_weights()) {
        means += *weights * value_at(f64::from(nm));
    }
    means.max(DVec3::ZERO).to_array().map(|mean| mean as f32)
}

/// The weights of the means: per nanometre from [`FIRST_NM`] to [`LAST_NM`], one per channel, adding up to 1 in each
/// channel.
pub fn channel_weights() -> &'static [DVec3] {
    static WEIGHTS: OnceLock<Vec<DVec3>> = OnceLock::new();
    WEIGHTS.get_or_init(|| {
        let srgb_from_xyz = srgb_from_xyz();
        let mut weights: Vec<DVec3> = (FIRST_NM..=LAST_NM)
            .map(|nm| srgb_from_xyz * DVec3::from(cie::observer(nm)) * cie::d65(nm))
            .collect();
        let total: DVec3 = weights.iter().sum();
        for weight in &mut weights {
            *weight /= total;
        }
        weights
    })
}

/// XYZ of an emission, up to a common factor.
fn integrate_against_observer(power_at: impl Fn(f64) -> f64) -> DVec3 {
    (FIRST_NM..=LAST_NM)
        .map(|nm| DVec3::from(cie::observer(nm)) * power_at(f64::from(nm)))
        .sum()
}

/// Linear sRGB of an emission, clipped to the gamut and scaled to luminance 1.
fn emission_rgb(xyz: DVec3) -> [f32; 3] {
    let to_rgb = srgb_from_xyz();
    let rgb = (to_rgb * xyz).max(DVec3::ZERO);
    // The middle row of the inverse holds the luminances of the primaries.
    let luminance = to_rgb.inverse().row(1).dot(rgb);
    if !(luminance > 0.0 && luminance.is_finite()) {
        return [0.0; 3];
    }
    (rgb / luminance).to_array().map(|channel| channel as f32)
}

//! Metal under a coat.

use super::{BsdfSample, BsdfValue, Coat, conductor};
use crate::math::{Real, Rgb, Vec3};

/// The base alone, for now.
#[inline(always)]
pub fn evaluate<R: Real>(
    eta: Rgb<R>,
    k: Rgb<R>,
    alpha: [R; 2],
    _coat_alpha: [R; 2],
    _coat: &Coat,
    wo: Vec3<R>,
    wi: Vec3<R>,
) -> BsdfValue<R> {
    conductor::evaluate(eta, k, alpha, wo, wi)
}

/// The base alone, for now.
#[inline(always)]
#[allow(clippy::too_many_arguments)]
pub fn sample<R: Real>(
    eta: Rgb<R>,
    k: Rgb<R>,
    alpha: [R; 2],
    _coat_alpha: [R; 2],
    _coat: &Coat,
    wo: Vec3<R>,
    u: [R; 2],
    _lobe: R,
) -> Option<BsdfSample<R>> {
    conductor::sample(eta, k, alpha, wo, u)
}

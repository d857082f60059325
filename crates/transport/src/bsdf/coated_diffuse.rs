//! A Lambertian surface under a coat.

use super::{BsdfSample, BsdfValue, Coat, diffuse};
use crate::math::{Real, Rgb, Vec3};

/// The base alone, for now.
#[inline(always)]
pub fn evaluate<R: Real>(
    reflectance: Rgb<R>,
    _alpha: [R; 2],
    _coat: &Coat,
    wo: Vec3<R>,
    wi: Vec3<R>,
) -> BsdfValue<R> {
    diffuse::evaluate(reflectance, wo, wi)
}

/// The base alone, for now.
#[inline(always)]
pub fn sample<R: Real>(
    reflectance: Rgb<R>,
    _alpha: [R; 2],
    _coat: &Coat,
    wo: Vec3<R>,
    u: [R; 2],
    _lobe: R,
) -> Option<BsdfSample<R>> {
    diffuse::sample(reflectance, wo, u)
}

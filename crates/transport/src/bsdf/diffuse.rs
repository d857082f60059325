//! Lambertian reflection, on both sides.

use super::{BsdfSample, BsdfValue};
use crate::math::{Real, Rgb, Vec3};
use std::f64::consts::FRAC_1_PI;

/// Albedo over pi, on the side of `wo` only.
#[inline(always)]
pub fn evaluate<R: Real>(reflectance: Rgb<R>, wo: Vec3<R>, wi: Vec3<R>) -> BsdfValue<R> {
    if wo.z * wi.z <= R::zero() {
        return BsdfValue::zero();
    }
    let pdf = wi.z.abs() * R::of_f64(FRAC_1_PI);
    BsdfValue {
        f_cos: reflectance * pdf,
        pdf,
    }
}

/// A cosine-distributed direction on the side of `wo`. Polar, so that `u[0]` closes to a circle.
#[inline(always)]
pub fn sample<R: Real>(reflectance: Rgb<R>, wo: Vec3<R>, u: [R; 2]) -> Option<BsdfSample<R>> {
    let (sin_phi, cos_phi) = u[0].sin_cos_turns();
    let radius = u[1].safe_sqrt();
    let z = (R::one() - u[1]).safe_sqrt();
    let pdf = z.scale(R::Constant::of_f64(FRAC_1_PI));
    if pdf == R::zero() {
        return None;
    }
    let z = if wo.z < R::zero() { -z } else { z };
    let wi = Vec3::new(radius * cos_phi, radius * sin_phi, z);
    Some(BsdfSample {
        wi,
        weight: reflectance,
        pdf,
        delta: false,
    })
}

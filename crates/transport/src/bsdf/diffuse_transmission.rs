//! Lambertian reflection and transmission: paper, leaves, cloth.

use super::{BsdfSample, BsdfValue, diffuse};
use crate::math::{Real, Rgb, Vec3};
use std::f64::consts::FRAC_1_PI;

/// The share of samples that are reflected: that of the reflected light.
#[cfg_attr(not(debug_assertions), inline(always))]
fn share_reflected<R: Real>(reflectance: Rgb<R>, transmittance: Rgb<R>) -> R {
    let largest = |c: Rgb<R>| c.x.max(c.y).max(c.z);
    let (reflected, transmitted) = (largest(reflectance), largest(transmittance));
    if reflected + transmitted > R::zero() {
        reflected / (reflected + transmitted)
    } else {
        R::one()
    }
}

/// One Lambertian lobe on either side.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn evaluate<R: Real>(
    reflectance: Rgb<R>,
    transmittance: Rgb<R>,
    wo: Vec3<R>,
    wi: Vec3<R>,
) -> BsdfValue<R> {
    let side = wo.z * wi.z;
    if side == R::zero() {
        return BsdfValue::zero();
    }
    let share = share_reflected(reflectance, transmittance);
    let (albedo, share) = if side > R::zero() {
        (reflectance, share)
    } else {
        (transmittance, R::one() - share)
    };
    let cosine = wi.z.abs() * R::of_f64(FRAC_1_PI);
    BsdfValue {
        f_cos: albedo * cosine,
        pdf: share * cosine,
    }
}

/// A cosine-distributed direction on the side that `lobe` chooses.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn sample<R: Real>(
    reflectance: Rgb<R>,
    transmittance: Rgb<R>,
    wo: Vec3<R>,
    u: [R; 2],
    lobe: R,
) -> Option<BsdfSample<R>> {
    let share = share_reflected(reflectance, transmittance);
    let (albedo, share, towards) = if lobe < share {
        (reflectance, share, wo)
    } else {
        (transmittance, R::one() - share, -wo)
    };
    let sample = diffuse::sample(albedo, towards, u)?;
    Some(BsdfSample {
        weight: sample.weight * (R::one() / share),
        pdf: sample.pdf * share,
        ..sample
    })
}

//! A thin pane of glass: all reflections between its two faces, added up.

use super::{BsdfSample, fresnel};
use crate::math::{Real, Rgb, Vec3};

/// Reflects, or passes straight through. The series R + T R T + T R^3 T + ... is R + T^2 R / (1 - R^2), which is
/// 2 R / (1 + R).
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn sample<R: Real>(eta: f32, wo: Vec3<R>, lobe: R) -> Option<BsdfSample<R>> {
    let face = fresnel::dielectric(wo.z.abs(), R::of(eta));
    let reflected = face * R::of(2.0) / (R::one() + face);
    let wi = if lobe < reflected {
        Vec3::new(-wo.x, -wo.y, wo.z)
    } else {
        -wo
    };
    Some(BsdfSample {
        wi,
        weight: Rgb::splat(R::one()),
        pdf: R::one(),
        delta: true,
    })
}

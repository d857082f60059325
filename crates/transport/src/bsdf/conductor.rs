//! Metals: Fresnel reflection off a GGX microsurface, or off a mirror.

use super::ggx::Ggx;
use super::{BsdfSample, BsdfValue, fresnel, is_smooth, reflect};
use crate::math::{Real, Rgb, Vec3};

/// The microfacet reflection (Torrance and Sparrow 1967) D F G / (4 cos cos).
#[cfg_attr(debug_assertions, inline(never))]
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn evaluate<R: Real>(
    eta: Rgb<R>,
    k: Rgb<R>,
    alpha: [R; 2],
    wo: Vec3<R>,
    wi: Vec3<R>,
) -> BsdfValue<R> {
    if is_smooth(alpha) || wo.z * wi.z <= R::zero() {
        return BsdfValue::zero();
    }
    let half = wo + wi;
    let length2 = half.length_squared();
    if length2 == R::zero() {
        return BsdfValue::zero();
    }
    let m = half * (R::one() / length2.sqrt());
    let ggx = Ggx::new(alpha);
    let (lambda_o, lambda_i) = (ggx.lambda(wo), ggx.lambda(wi));
    // Both D G cos_i / (4 cos_i cos_o) and the density of the sampling share D / (4 cos_o).
    let common = ggx.density(m) / (R::of(4.0) * wo.z.abs());
    let f = fresnel::conductor(wo.dot(m).abs(), eta, k);
    BsdfValue {
        f_cos: f * (common / (R::one() + lambda_o + lambda_i)),
        pdf: common / (R::one() + lambda_o),
    }
}

/// Reflection about a visible normal.
#[cfg_attr(debug_assertions, inline(never))]
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn sample<R: Real>(
    eta: Rgb<R>,
    k: Rgb<R>,
    alpha: [R; 2],
    wo: Vec3<R>,
    u: [R; 2],
) -> Option<BsdfSample<R>> {
    if is_smooth(alpha) {
        let wi = Vec3::new(-wo.x, -wo.y, wo.z);
        let weight = fresnel::conductor(wo.z.abs(), eta, k);
        return Some(BsdfSample {
            wi,
            weight,
            pdf: R::one(),
            delta: true,
        });
    }
    let ggx = Ggx::new(alpha);
    let m = ggx.sample_visible(wo, u);
    let wi = reflect(wo, m);
    if wo.z * wi.z <= R::zero() {
        return None;
    }
    let (lambda_o, lambda_i) = (ggx.lambda(wo), ggx.lambda(wi));
    let masking_o = R::one() + lambda_o;
    Some(BsdfSample {
        wi,
        weight: fresnel::conductor(wo.dot(m).abs(), eta, k) * (masking_o / (masking_o + lambda_i)),
        pdf: ggx.density(m) / (R::of(4.0) * wo.z.abs() * masking_o),
        delta: false,
    })
}

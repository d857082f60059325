//! Glass: Fresnel reflection and refraction at a GGX microsurface (Walter et al. 2007), or at a smooth one.
//!
//! Light is radiance here, which refraction compresses: what passes from the side of `wi` to that of `wo`
//! is divided by the squared relative index of the path.

use super::ggx::Ggx;
use super::{BsdfSample, BsdfValue, fresnel, is_smooth, reflect};
use crate::math::{Real, Rgb, Vec3};

/// Index of the medium of `wi` over that of `wo`, for a path that crosses the surface.
#[inline(always)]
fn crossing_eta<R: Real>(eta: R, cos_o: R) -> R {
    if cos_o > R::zero() {
        eta
    } else {
        R::one() / eta
    }
}

/// Refracts `w` about `m`; None at total reflection. The result lies on the other side of `m`.
#[inline(always)]
pub(super) fn refract<R: Real>(w: Vec3<R>, m: Vec3<R>, eta: R) -> Option<Vec3<R>> {
    let cos = w.dot(m);
    let (cos, m, eta) = if cos < R::zero() {
        (-cos, -m, R::one() / eta)
    } else {
        (cos, m, eta)
    };
    let sin2_t = (R::one() - cos.sqr()).max(R::zero()) / eta.sqr();
    if sin2_t >= R::one() {
        return None;
    }
    let cos_t = (R::one() - sin2_t).safe_sqrt();
    Some(m * (cos / eta - cos_t) - w * (R::one() / eta))
}

/// Rough reflection and refraction.
#[cfg_attr(debug_assertions, inline(never))]
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn evaluate<R: Real>(eta: f32, alpha: [R; 2], wo: Vec3<R>, wi: Vec3<R>) -> BsdfValue<R> {
    let zero = R::zero();
    if is_smooth(alpha) || eta == 1.0 || wo.z == zero || wi.z == zero {
        return BsdfValue::zero();
    }
    let eta = R::of(eta);
    let reflects = wo.z * wi.z > zero;
    let crossing = if reflects {
        R::one()
    } else {
        crossing_eta(eta, wo.z)
    };
    let half = wi * crossing + wo;
    let length2 = half.length_squared();
    if length2 == zero {
        return BsdfValue::zero();
    }
    let m = half * (R::one() / length2.sqrt());
    let m = if m.z < zero { -m } else { m };
    let (wo_m, wi_m) = (wo.dot(m), wi.dot(m));
    // Facets that are seen from behind do not scatter.
    if wo_m * wo.z < zero || wi_m * wi.z < zero {
        return BsdfValue::zero();
    }
    let ggx = Ggx::new(alpha);
    let reflected = fresnel::dielectric(wo_m, eta);
    let masking_o = R::one() + ggx.lambda(wo);
    let masking_both = masking_o + ggx.lambda(wi);
    if reflects {
        let common = reflected * ggx.density(m) / (R::of(4.0) * wo.z.abs());
        BsdfValue {
            f_cos: Rgb::splat(common / masking_both),
            pdf: common / masking_o,
        }
    } else {
        let jacobian = wi_m.abs() / (wi_m + wo_m / crossing).sqr();
        let common = (R::one() - reflected) * ggx.density(m) * jacobian * wo_m.abs() / wo.z.abs();
        BsdfValue {
            f_cos: Rgb::splat(common / (masking_both * crossing.sqr())),
            pdf: common / masking_o,
        }
    }
}

/// Picks a visible normal, then reflects with the Fresnel probability and refracts otherwise.
#[cfg_attr(debug_assertions, inline(never))]
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn sample<R: Real>(
    eta: f32,
    alpha: [R; 2],
    wo: Vec3<R>,
    u: [R; 2],
    lobe: R,
) -> Option<BsdfSample<R>> {
    let eta_is_one = eta == 1.0;
    let eta = R::of(eta);
    // A perfectly smooth interface: the Fresnel reflectance chooses between two directions.
    if is_smooth(alpha) || eta_is_one {
        let up = Vec3::new(R::zero(), R::zero(), R::one());
        let reflected = fresnel::dielectric(wo.z, eta);
        let (wi, weight) = if lobe < reflected {
            (Vec3::new(-wo.x, -wo.y, wo.z), R::one())
        } else {
            (
                refract(wo, up, eta)?,
                R::one() / crossing_eta(eta, wo.z).sqr(),
            )
        };
        return Some(BsdfSample {
            wi,
            weight: Rgb::splat(weight),
            pdf: R::one(),
            delta: true,
        });
    }
    // A rough one: the same at a visible microfacet.
    let ggx = Ggx::new(alpha);
    let m = ggx.sample_visible(wo, u);
    let wo_m = wo.dot(m);
    let reflected = fresnel::dielectric(wo_m, eta);
    let masking_o = R::one() + ggx.lambda(wo);
    let visible = ggx.density(m) * wo_m.abs() / (masking_o * wo.z.abs());
    // The density of the direction follows from that of the microfacet's normal.
    if lobe < reflected {
        let wi = reflect(wo, m);
        if wo.z * wi.z <= R::zero() {
            return None;
        }
        let weight = masking_o / (masking_o + ggx.lambda(wi));
        let pdf = reflected * visible / (R::of(4.0) * wo_m.abs());
        Some(BsdfSample {
            wi,
            weight: Rgb::splat(weight),
            pdf,
            delta: false,
        })
    } else {
        let wi = refract(wo, m, eta)?;
        if wo.z * wi.z >= R::zero() {
            return None;
        }
        let crossing = crossing_eta(eta, wo.z);
        let wi_m = wi.dot(m);
        let jacobian = wi_m.abs() / (wi_m + wo_m / crossing).sqr();
        let weight = masking_o / ((masking_o + ggx.lambda(wi)) * crossing.sqr());
        let pdf = (R::one() - reflected) * visible * jacobian;
        Some(BsdfSample {
            wi,
            weight: Rgb::splat(weight),
            pdf,
            delta: false,
        })
    }
}

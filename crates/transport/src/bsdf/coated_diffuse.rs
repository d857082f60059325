//! A Lambertian surface under a coat, with all reflections between the two in closed form.
//!
//! Light that comes off a Lambertian base is Lambertian however it arrived, so the field below the coat has one
//! number. With T(w) the share of light from w that arrives at the base, F the share of the base's light that the
//! coat returns to it, and rho the base's albedo,
//!
//! f = coat(wo, wi) + T(wo) T(wi) rho (1 + rho F + (rho F)^2 + ...) / (pi n^2).
//!
//! Refraction spreads light by n^2 on its way out. Both sides of the surface look the same, as in pbrt-v4.

use super::ggx::Ggx;
use super::{BsdfSample, BsdfValue, Coat, diffuse, fresnel, is_smooth, reflect};
use crate::math::{Real, Rgb, Vec3};
use std::f64::consts::FRAC_1_PI;

/// What depends on the direction of sight only.
struct Layers<'a, R> {
    coat: &'a Coat,
    alpha: [R; 2],
    smooth: bool,
    /// BSDF of the base, less the share of the light from `wi` that gets there.
    base: Rgb<R>,
    /// Share of samples that the coat reflects.
    share: R,
}

impl<'a, R: Real> Layers<'a, R> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn new(reflectance: Rgb<R>, alpha: [R; 2], coat: &'a Coat, cos_o: R) -> Self {
        let arriving = coat.crossing(cos_o, alpha);
        let internal = coat.internal(alpha);
        let albedo = reflectance * coat.series_rgb(reflectance * internal);
        // The two parts of the light, roughly: 1 - F of the base's light leaves.
        let mean = (albedo.x + albedo.y + albedo.z).scale(R::Constant::of(1.0 / 3.0));
        let base = arriving * mean * (R::one() - internal);
        let reflected = R::one() - arriving;
        let share = if base > R::zero() {
            reflected / (reflected + base)
        } else {
            R::one()
        };
        let scale = FRAC_1_PI / f64::from(coat.eta()).powi(2);
        Self {
            coat,
            alpha,
            smooth: is_smooth(alpha),
            base: albedo * arriving.scale(R::Constant::of_f64(scale)),
            share,
        }
    }

    /// Both directions above the surface.
    #[inline(never)]
    fn evaluate(&self, wo: Vec3<R>, wi: Vec3<R>) -> BsdfValue<R> {
        let cosine = wi.z.scale(R::Constant::of_f64(FRAC_1_PI));
        let base = self.base * (self.coat.crossing(wi.z, self.alpha) * wi.z);
        let pdf = (R::one() - self.share) * cosine;
        if self.smooth {
            return BsdfValue { f_cos: base, pdf };
        }
        let half = wo + wi;
        let m = half * (R::one() / half.length_squared().sqrt());
        let ggx = Ggx::new(self.alpha);
        let masking = R::one() + ggx.lambda(wo);
        let common = ggx.density(m) / (R::of(4.0) * wo.z);
        let reflected = fresnel::dielectric(wo.dot(m), R::of(self.coat.eta()));
        BsdfValue {
            f_cos: base + Rgb::splat(reflected * common / (masking + ggx.lambda(wi))),
            pdf: pdf + self.share * common / masking,
        }
    }
}

/// The base through the coat, and the coat itself where it is rough.
#[inline(never)]
pub fn evaluate<R: Real>(
    reflectance: Rgb<R>,
    alpha: [R; 2],
    coat: &Coat,
    wo: Vec3<R>,
    wi: Vec3<R>,
) -> BsdfValue<R> {
    if wo.z * wi.z <= R::zero() {
        return BsdfValue::zero();
    }
    let (wo, wi) = if wo.z < R::zero() {
        (-wo, -wi)
    } else {
        (wo, wi)
    };
    let mut layers = Layers::new(reflectance, alpha, coat, wo.z);
    if let Some(gain) = coat.pbrt_gain(wi.z, alpha) {
        layers.base = layers.base * gain;
    }
    layers.evaluate(wo, wi)
}

/// `lobe` chooses between the coat's reflection and a cosine-distributed direction.
#[inline(never)]
pub fn sample<R: Real>(
    reflectance: Rgb<R>,
    alpha: [R; 2],
    coat: &Coat,
    wo: Vec3<R>,
    u: [R; 2],
    lobe: R,
) -> Option<BsdfSample<R>> {
    let below = wo.z < R::zero();
    let wo = if below { -wo } else { wo };
    let layers = Layers::new(reflectance, alpha, coat, wo.z);
    let sample = if lobe < layers.share {
        if layers.smooth {
            let reflected = fresnel::dielectric(wo.z, R::of(coat.eta()));
            BsdfSample {
                wi: Vec3::new(-wo.x, -wo.y, wo.z),
                weight: Rgb::splat(reflected / layers.share),
                pdf: R::one(),
                delta: true,
            }
        } else {
            let m = Ggx::new(alpha).sample_visible(wo, u);
            mixed(&layers, wo, reflect(wo, m))?
        }
    } else {
        mixed(&layers, wo, diffuse::sample(reflectance, wo, u)?.wi)?
    };
    Some(BsdfSample {
        wi: if below { -sample.wi } else { sample.wi },
        ..sample
    })
}

/// A direction that either part may have chosen.
#[cfg_attr(not(debug_assertions), inline(always))]
fn mixed<R: Real>(layers: &Layers<'_, R>, wo: Vec3<R>, wi: Vec3<R>) -> Option<BsdfSample<R>> {
    if wi.z <= R::zero() {
        return None;
    }
    let value = layers.evaluate(wo, wi);
    Some(BsdfSample {
        wi,
        weight: value.f_cos * (R::one() / value.pdf),
        pdf: value.pdf,
        delta: false,
    })
}

//! Metal under a coat.
//!
//! Three lobes: the coat's own reflection; light that was reflected by the metal once, which is exact where the coat is
//! smooth; and light that went back and forth between the two. The last two are GGX lobes about the half vector below
//! the coat. What a rough coat adds to their width follows from the slopes of its facets (after Belcour 2018), their
//! energy from tables made by following the light between the layers ([`Coat`]). All three are reciprocal.

use super::coat::{Orders, Pair};
use super::ggx::Ggx;
use super::{BsdfSample, BsdfValue, Coat, diffuse, fresnel, is_smooth, reflect};
use crate::math::{Real, Rgb, Vec3};
use std::f64::consts::FRAC_1_PI;

/// Half of the angle by which a facet of a coat of width `coat` turns the light that it refracts, seen from below:
/// its typical slope, times cos_below - cos / n. Fitted where the facets are so steep that this is no longer small.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn refraction_turn<R: Real>(coat: R, cos: R, cos_below: R, eta: R) -> R {
    let normal = R::one() - R::one() / eta;
    let coat2 = coat.sqr();
    let oblique = (cos_below - cos / eta - normal) / (R::one() + coat2 * R::of(20.0));
    coat * R::of(0.5) * (normal + oblique) / (R::one() + coat2 * R::of(0.75))
}

/// [`refraction_turn`] along both tangents.
#[cfg_attr(not(debug_assertions), inline(always))]
fn refraction_turns<R: Real>(coat: [R; 2], cos: R, cos_below: R, eta: R) -> [R; 2] {
    let first = refraction_turn(coat[0], cos, cos_below, eta);
    if coat[0] == coat[1] {
        // Two textures whose values cross here may differ in their derivatives, but that has measure zero.
        return [first, first];
    }
    [first, refraction_turn(coat[1], cos, cos_below, eta)]
}

/// The width of the lobe of light that was reflected once by a metal of width `metal`, below a coat that turns the
/// light on its way in and out as [`refraction_turn`] says.
///
/// A facet of the metal turns light by twice its slope: half of all turns is the slope of the half vector. Variances
/// would add, but GGX has none; half of the mixed products fits walks through the layers.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn width_once<R: Real>(metal: R, turns: [R; 2]) -> R {
    let [a, b] = turns;
    let products = metal * (a + b) + a * b;
    (metal.sqr() + a.sqr() + b.sqr() + products.scale(R::Constant::of(0.5)))
        .safe_sqrt()
        .min(R::one())
}

/// The width of the lobe of light that was reflected more often.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn width_more<R: Real>(metal: R, coat: R, eta: R) -> R {
    let refraction = (R::one() - R::one() / eta).sqr() * R::of(0.5);
    (metal.sqr() * R::of(2.0) + coat.sqr() * (refraction + R::one()))
        .safe_sqrt()
        .min(R::one())
}

/// The layers, with what depends on the direction of sight only.
struct Layers<'a, R: Real> {
    coat: &'a Coat,
    eta: Rgb<R>,
    k: Rgb<R>,
    coat_alpha: [R; 2],
    coat_smooth: bool,
    /// Widths of the metal, of the lobe of one reflection as it is sampled, and of that of more.
    alpha: [R; 2],
    once: [R; 2],
    more: [R; 2],
    /// What the coat does to the width on the way of sight.
    turn: [R; 2],
    widths: Pair<R>,
    orders: Orders<R>,
    wo: Vec3<R>,
    /// The direction of sight below the coat, mirrored to the upper side.
    wo_below: Option<Vec3<R>>,
    /// Factors of the lobes.
    factors: [R; 2],
    /// Shares of samples: the coat, and the first lobe; the rest is cosine-distributed.
    shares: [R; 2],
}

/// The refracted direction, mirrored to the upper side.
#[cfg_attr(not(debug_assertions), inline(always))]
fn below<R: Real>(w: Vec3<R>, eta: f32) -> Option<Vec3<R>> {
    let inverse = R::Constant::one() / R::Constant::of(eta);
    let (x, y) = (w.x.scale(inverse), w.y.scale(inverse));
    let squared = R::one() - x.sqr() - y.sqr();
    (squared > R::zero()).then(|| Vec3::new(x, y, squared.sqrt()))
}

impl<'a, R: Real> Layers<'a, R> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn new(
        eta: Rgb<R>,
        k: Rgb<R>,
        alpha: [R; 2],
        coat_alpha: [R; 2],
        coat: &'a Coat,
        wo: Vec3<R>,
    ) -> Self {
        // Indices relative to the coat.
        let inverse = R::one() / R::of(coat.eta());
        let (eta, k) = (eta * inverse, k * inverse);
        let n = R::of(coat.eta());
        let widths = Pair::new(alpha, coat_alpha);
        let orders = coat.orders(widths);
        // The shares of the lobes, roughly.
        let crossing = coat.crossing(wo.z, coat_alpha);
        let wo_below = below(wo, coat.eta());
        let shares = match wo_below {
            None => [R::one(), R::zero()],
            Some(inside) => {
                let f = fresnel::conductor(inside.z, eta, k);
                let mean = (f.x + f.y + f.z).scale(R::Constant::of(1.0 / 3.0));
                let once = crossing * mean * orders.share_once;
                let more = crossing * mean.sqr() * (R::one() - orders.share_once);
                let reflected = R::one() - crossing;
                let sum = reflected + once + more;
                [reflected / sum, once / sum]
            }
        };
        let turn = match wo_below {
            None => [R::zero(); 2],
            Some(inside) => refraction_turns(coat_alpha, wo.z, inside.z, n),
        };
        let [once, more] = coat.lobe_factors(wo.z, widths);
        Self {
            coat,
            eta,
            k,
            coat_alpha,
            coat_smooth: is_smooth(coat_alpha),
            alpha,
            once: [
                width_once(alpha[0], [turn[0]; 2]),
                width_once(alpha[1], [turn[1]; 2]),
            ],
            more: [
                width_more(alpha[0], coat_alpha[0], n),
                width_more(alpha[1], coat_alpha[1], n),
            ],
            turn,
            widths,
            orders,
            wo,
            wo_below,
            factors: [once * crossing, more * crossing],
            shares,
        }
    }

    /// Both directions above the surface.
    #[inline(never)]
    fn evaluate(&self, wi: Vec3<R>) -> BsdfValue<R> {
        let wo = self.wo;
        let mut value = BsdfValue::zero();
        // The coat.
        if !self.coat_smooth {
            let half = wo + wi;
            let m = half * (R::one() / half.length_squared().sqrt());
            let ggx = Ggx::new(self.coat_alpha);
            let masking = R::one() + ggx.lambda(wo);
            let common = ggx.density(m) / (R::of(4.0) * wo.z);
            let reflected = fresnel::dielectric(wo.dot(m), R::of(self.coat.eta()));
            value.f_cos = Rgb::splat(reflected * common / (masking + ggx.lambda(wi)));
            value.pdf = self.shares[0] * common / masking;
        }
        let (Some(wo_below), Some(wi_below)) = (self.wo_below, below(wi, self.coat.eta())) else {
            return value;
        };
        // The metal, about the half vector below the coat.
        let half = wo_below + wi_below;
        let m = half * (R::one() / half.length_squared().sqrt());
        let f = fresnel::conductor(wo_below.dot(m), self.eta, self.k);
        let crossing = self.coat.crossing(wi.z, self.coat_alpha);
        let factors = self.coat.lobe_factors(wi.z, self.widths);
        // Solid angles outside are larger by n^2 cos_below / cos.
        let n2 = R::Constant::of_f64(f64::from(self.coat.eta()).powi(2));
        let stretch = wi.z / (wi_below.z * wo_below.z).scale(n2 * R::Constant::of(4.0));
        // The light of one reflection, with the density of its samples.
        let sampled = Ggx::new(self.once);
        let masking = R::one() + sampled.lambda(wo_below);
        let density = sampled.density(m) * stretch;
        value.pdf += self.shares[1] * density / masking;
        let common = self.factors[0] * factors[0] * crossing;
        let once = if self.coat_smooth {
            common * density / (masking + sampled.lambda(wi_below))
        } else {
            let n = R::of(self.coat.eta());
            let turn = refraction_turns(self.coat_alpha, wi.z, wi_below.z, n);
            let ggx = Ggx::new([
                width_once(self.alpha[0], [self.turn[0], turn[0]]),
                width_once(self.alpha[1], [self.turn[1], turn[1]]),
            ]);
            let masking = R::one() + ggx.lambda(wo_below) + ggx.lambda(wi_below);
            common * ggx.density(m) * stretch / masking
        };
        // The light of more.
        let ggx = Ggx::new(self.more);
        let masking = R::one() + ggx.lambda(wo_below) + ggx.lambda(wi_below);
        let common = self.factors[1] * factors[1] * crossing;
        let twice = common * ggx.density(m) * stretch / masking;
        let more = f * f * self.coat.later_series_rgb(f * self.orders.again);
        value.f_cos += f * once + more * twice;
        let rest = R::one() - self.shares[0] - self.shares[1];
        value.pdf += rest * wi.z.scale(R::Constant::of_f64(FRAC_1_PI));
        value
    }

    /// A direction that any of the lobes may have chosen.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn mixed(&self, wi: Vec3<R>) -> Option<BsdfSample<R>> {
        if wi.z <= R::zero() {
            return None;
        }
        let value = self.evaluate(wi);
        Some(BsdfSample {
            wi,
            weight: value.f_cos * (R::one() / value.pdf),
            pdf: value.pdf,
            delta: false,
        })
    }
}

/// What both layers scatter, without the reflection of a smooth coat.
#[inline(never)]
pub fn evaluate<R: Real>(
    eta: Rgb<R>,
    k: Rgb<R>,
    alpha: [R; 2],
    coat_alpha: [R; 2],
    coat: &Coat,
    wo: Vec3<R>,
    wi: Vec3<R>,
) -> BsdfValue<R> {
    if wo.z * wi.z <= R::zero() || (is_smooth(alpha) && is_smooth(coat_alpha)) {
        return BsdfValue::zero();
    }
    let (wo, wi) = if wo.z < R::zero() {
        (-wo, -wi)
    } else {
        (wo, wi)
    };
    Layers::new(eta, k, alpha, coat_alpha, coat, wo).evaluate(wi)
}

/// `lobe` chooses between the coat, one reflection off the metal, and a cosine-distributed direction.
#[inline(never)]
#[allow(clippy::too_many_arguments)]
pub fn sample<R: Real>(
    eta: Rgb<R>,
    k: Rgb<R>,
    alpha: [R; 2],
    coat_alpha: [R; 2],
    coat: &Coat,
    wo: Vec3<R>,
    u: [R; 2],
    lobe: R,
) -> Option<BsdfSample<R>> {
    let flip = wo.z < R::zero();
    let wo = if flip { -wo } else { wo };
    let sample = if is_smooth(alpha) && is_smooth(coat_alpha) {
        mirror(eta, k, coat, wo)
    } else {
        let layers = Layers::new(eta, k, alpha, coat_alpha, coat, wo);
        if lobe < layers.shares[0] {
            if layers.coat_smooth {
                let reflected = fresnel::dielectric(wo.z, R::of(coat.eta()));
                BsdfSample {
                    wi: Vec3::new(-wo.x, -wo.y, wo.z),
                    weight: Rgb::splat(reflected / layers.shares[0]),
                    pdf: R::one(),
                    delta: true,
                }
            } else {
                let m = Ggx::new(coat_alpha).sample_visible(wo, u);
                layers.mixed(reflect(wo, m))?
            }
        } else if lobe < layers.shares[0] + layers.shares[1] {
            // Down through the coat, off the metal, and up again, unless it is trapped.
            let wo_below = layers.wo_below?;
            let m = Ggx::new(layers.once).sample_visible(wo_below, u);
            let wi_below = reflect(wo_below, m);
            let n = R::Constant::of(coat.eta());
            let (x, y) = (wi_below.x.scale(n), wi_below.y.scale(n));
            let squared = R::one() - x.sqr() - y.sqr();
            if wi_below.z <= R::zero() || squared <= R::zero() {
                return None;
            }
            layers.mixed(Vec3::new(x, y, squared.sqrt()))?
        } else {
            layers.mixed(diffuse::sample(eta, wo, u)?.wi)?
        }
    };
    Some(BsdfSample {
        wi: if flip { -sample.wi } else { sample.wi },
        ..sample
    })
}

/// Smooth layers: all reflections between them leave in the same direction, and their series is summed.
#[cfg_attr(not(debug_assertions), inline(always))]
fn mirror<R: Real>(eta: Rgb<R>, k: Rgb<R>, coat: &Coat, wo: Vec3<R>) -> BsdfSample<R> {
    let n = R::of(coat.eta());
    let reflected = fresnel::dielectric(wo.z, n);
    let mut weight = Rgb::splat(reflected);
    if let Some(inside) = below(wo, coat.eta()) {
        let inverse = R::one() / n;
        let metal = fresnel::conductor(inside.z, eta * inverse, k * inverse);
        // Down and up again.
        let dimmed = coat.attenuation(inside.z).sqr();
        let series = coat.series_rgb(metal * (dimmed * reflected));
        weight += metal * series * (dimmed * (R::one() - reflected).sqr());
    }
    BsdfSample {
        wi: Vec3::new(-wo.x, -wo.y, wo.z),
        weight,
        pdf: R::one(),
        delta: true,
    }
}

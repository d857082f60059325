//! Quadrature over the microfacets of an interface.

use crate::bsdf::dielectric::refract;
use crate::bsdf::ggx::Ggx;
use crate::bsdf::{fresnel, reflect};
use crate::math::Vec3;

/// Where light goes at one microfacet.
#[derive(Clone, Copy, Debug)]
pub struct Crossing {
    /// Share of the light that is reflected above the surface.
    pub reflected: f64,
    /// Cosine of the reflected light.
    pub cos_reflected: f64,
    /// Share of the light that crosses the surface.
    pub transmitted: f64,
    /// Cosine of the light behind the surface.
    pub cos_transmitted: f64,
}

/// Points along the two coordinates of a visible normal. The first is half a turn, by symmetry.
const TURN: usize = 8;
const RADIUS: usize = 32;

/// A direction with the given cosine.
fn direction(cos: f64) -> Vec3<f64> {
    Vec3::new((1.0 - cos * cos).max(0.0).sqrt(), 0.0, cos)
}

/// Visits equally likely visible normals.
fn facets(w: Vec3<f64>, alpha: f64, mut visit: impl FnMut(Vec3<f64>, &Ggx<f64>)) {
    let ggx = Ggx::new([alpha; 2]);
    for point in 0..TURN * RADIUS {
        let turn = (point % TURN) as f64 + 0.5;
        let radius = (point / TURN) as f64 + 0.5;
        let u = [0.5 * turn / TURN as f64, radius / RADIUS as f64];
        visit(ggx.sample_visible(w, u), &ggx);
    }
}

const SHARE: f64 = 1.0 / (TURN * RADIUS) as f64;

fn is_smooth(alpha: f64) -> bool {
    alpha < f64::from(wayfare_scene::SMOOTH_ALPHA)
}

/// Splits a ray of light at a rough interface and hands the parts to `visit`; light that a microfacet sends through
/// the surface by reflection, or back by refraction, is lost.
///
/// `eta` is the index of refraction behind the interface over that before it.
pub fn split(cos: f64, alpha: f64, eta: f64, mut visit: impl FnMut(Crossing)) {
    let w = direction(cos);
    if is_smooth(alpha) || eta == 1.0 {
        let reflected = fresnel::dielectric(cos, eta);
        visit(Crossing {
            reflected,
            cos_reflected: cos,
            transmitted: 1.0 - reflected,
            cos_transmitted: (1.0 - (1.0 - cos * cos) / (eta * eta)).max(1e-12).sqrt(),
        });
        return;
    }
    facets(w, alpha, |m, ggx| {
        let masking = 1.0 + ggx.lambda(w);
        // The part that leaves this microfacet and is not masked by others.
        let leaving = |direction: Option<Vec3<f64>>, side: f64| match direction {
            Some(d) if d.z * side > 0.0 => (masking / (masking + ggx.lambda(d)), d.z.abs()),
            _ => (0.0, 1.0),
        };
        let reflected = fresnel::dielectric(w.dot(m), eta);
        let (seen_reflected, cos_reflected) = leaving(Some(reflect(w, m)), 1.0);
        let (seen_transmitted, cos_transmitted) = leaving(refract(w, m, eta), -1.0);
        visit(Crossing {
            reflected: SHARE * reflected * seen_reflected,
            cos_reflected,
            transmitted: SHARE * (1.0 - reflected) * seen_transmitted,
            cos_transmitted,
        });
    });
}

/// The factor by which `LayeredBxDF::f` of pbrt-v4 makes the light too bright that a Lambertian base sends out through a rough interface, in
/// a direction outside.
///
/// It finds that light in two ways: it samples the direction inside from the one outside, and it samples the base. The power heuristic
/// for the second takes the density of the direction outside for that of the direction inside, so the two weights do not add up to 1.
pub fn pbrt_gain(cos: f64, alpha: f64, eta: f64) -> f64 {
    if is_smooth(alpha) || eta == 1.0 {
        return 1.0;
    }
    let w = direction(cos);
    let (mut sum, mut weighted) = (0.0, 0.0);
    facets(w, alpha, |m, ggx| {
        let Some(inside) = refract(w, m, eta).filter(|inside| inside.z < 0.0) else {
            return;
        };
        let (cos_w, cos_inside) = (w.dot(m), inside.dot(m));
        // The density of a visible normal, and that of the refracted direction.
        let visible = |from: Vec3<f64>| {
            ggx.density(m) * from.dot(m).abs() / (from.z.abs() * (1.0 + ggx.lambda(from)))
        };
        let inwards = visible(w) * cos_inside.abs() / (cos_inside + cos_w / eta).powi(2);
        let outwards = visible(inside) * cos_w.abs() / (cos_w + cos_inside * eta).powi(2);
        let base = inside.z.abs() * std::f64::consts::FRAC_1_PI;
        let heuristic = |a: f64, b: f64| a * a / (a * a + b * b);
        let masking = 1.0 + ggx.lambda(w);
        let transmitted = fresnel::dielectric(cos_w, eta);
        let transmitted = (1.0 - transmitted) * masking / (masking + ggx.lambda(inside));
        sum += transmitted;
        weighted += transmitted * (heuristic(inwards, base) + heuristic(base, outwards));
    });
    if sum > 0.0 { weighted / sum } else { 1.0 }
}

/// Reflects a ray of light off a rough, perfect mirror: `visit` gets shares and cosines.
pub fn mirror(cos: f64, alpha: f64, mut visit: impl FnMut(f64, f64)) {
    if is_smooth(alpha) {
        visit(1.0, cos);
        return;
    }
    let w = direction(cos);
    facets(w, alpha, |m, ggx| {
        let d = reflect(w, m);
        if d.z > 0.0 {
            let masking = 1.0 + ggx.lambda(w);
            visit(SHARE * masking / (masking + ggx.lambda(d)), d.z);
        }
    });
}

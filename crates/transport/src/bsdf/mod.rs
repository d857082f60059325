//! How surfaces scatter light. One file per material, all in local coordinates: z is the shading normal.
//!
//! A material is written once, as its value and its sampling; nothing here knows about derivatives.

pub mod conductor;
pub mod dielectric;
pub mod diffuse;
pub mod fresnel;
pub mod ggx;

use crate::math::{Real, Rgb, Vec3};
use wayfare_scene::{Material, SMOOTH_ALPHA};

/// A sampled direction.
#[derive(Clone, Copy, Debug)]
pub struct BsdfSample<R> {
    /// Sampled direction, away from the surface.
    pub wi: Vec3<R>,
    /// BSDF times cosine over density.
    pub weight: Rgb<R>,
    /// Density with respect to solid angle; meaningless for a perfectly smooth surface.
    pub pdf: R,
    /// Whether the surface is perfectly smooth: no other technique can find this direction.
    pub delta: bool,
}

/// BSDF times the cosine of `wi`, and the density with which [`sample`] finds `wi`.
#[derive(Clone, Copy, Debug)]
pub struct BsdfValue<R> {
    /// BSDF times cosine.
    pub f_cos: Rgb<R>,
    /// Density with respect to solid angle.
    pub pdf: R,
}

impl<R: Real> BsdfValue<R> {
    /// No scattering.
    #[inline(always)]
    pub fn zero() -> Self {
        Self {
            f_cos: Rgb::zero(),
            pdf: R::zero(),
        }
    }
}

/// Whether a microsurface is rendered as perfectly smooth.
#[inline(always)]
pub fn is_smooth(alpha: [f32; 2]) -> bool {
    alpha[0].max(alpha[1]) < SMOOTH_ALPHA
}

/// Whether no direction but the sampled ones carries light: next event estimation is useless there.
#[inline(always)]
pub fn is_delta(material: &Material) -> bool {
    match *material {
        Material::Diffuse { .. } => false,
        Material::Conductor { alpha, .. } => is_smooth(alpha),
        Material::Dielectric { eta, alpha } => is_smooth(alpha) || eta == 1.0,
    }
}

/// Whether the surface reflects nothing at all (the usual material of a light).
#[inline(always)]
pub fn is_black(material: &Material) -> bool {
    matches!(material, Material::Diffuse { reflectance } if reflectance.iter().all(|&r| r == 0.0))
}

/// The scattering of light from `wi` towards `wo`; zero for perfectly smooth surfaces.
#[inline(always)]
pub fn evaluate<R: Real>(material: &Material, wo: Vec3<R>, wi: Vec3<R>) -> BsdfValue<R> {
    match *material {
        Material::Diffuse { reflectance } => diffuse::evaluate(reflectance, wo, wi),
        Material::Conductor { eta, k, alpha } => conductor::evaluate(eta, k, alpha, wo, wi),
        Material::Dielectric { eta, alpha } => dielectric::evaluate(eta, alpha, wo, wi),
    }
}

/// Samples a direction for light that arrives and leaves towards `wo`. `lobe` decides between
/// reflection and refraction. None where the sample carries nothing.
#[inline(always)]
pub fn sample<R: Real>(
    material: &Material,
    wo: Vec3<R>,
    u: [R; 2],
    lobe: R,
) -> Option<BsdfSample<R>> {
    if wo.z == R::zero() {
        return None;
    }
    match *material {
        Material::Diffuse { reflectance } => diffuse::sample(reflectance, wo, u),
        Material::Conductor { eta, k, alpha } => conductor::sample(eta, k, alpha, wo, u),
        Material::Dielectric { eta, alpha } => dielectric::sample(eta, alpha, wo, u, lobe),
    }
}

/// The mirror image of `w` about the normal `m`.
#[inline(always)]
fn reflect<R: Real>(w: Vec3<R>, m: Vec3<R>) -> Vec3<R> {
    m * (R::of(2.0) * w.dot(m)) - w
}

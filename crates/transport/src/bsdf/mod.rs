//! How surfaces scatter light. One file per material, all in local coordinates: z is the shading normal.
//!
//! A BSDF is written once, as its value and its sampling; its parameters are scalars of the path function, so that
//! derivatives flow through textures too.

mod coat;
pub mod coated_conductor;
pub mod coated_diffuse;
pub mod conductor;
pub mod dielectric;
pub mod diffuse;
pub mod diffuse_transmission;
pub mod fresnel;
pub mod ggx;
pub mod thin_dielectric;

pub use coat::{COSINES, Coat, CosineTable, LAYER_WIDTHS, Pair, WIDTHS, WidthTable};

use crate::math::{Real, Rgb, Vec3};
use wayfare_scene::SMOOTH_ALPHA;

/// A sampled direction.
#[derive(Clone, Copy, Debug)]
pub struct BsdfSample<R> {
    /// Sampled direction, away from the surface.
    pub wi: Vec3<R>,
    /// BSDF times cosine over density.
    pub weight: Rgb<R>,
    /// Density with respect to solid angle; meaningless for a perfectly smooth layer.
    pub pdf: R,
    /// Whether a perfectly smooth layer sent it there: no other technique can find this direction.
    pub delta: bool,
}

/// BSDF times the cosine of `wi`, and the density with which [`Bsdf::sample`] finds `wi`.
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
pub fn is_smooth<R: Real>(alpha: [R; 2]) -> bool {
    alpha[0].max(alpha[1]) < R::of(SMOOTH_ALPHA)
}

/// A BSDF with its parameters at one point.
#[derive(Clone, Copy, Debug)]
pub enum Bsdf<'a, R: Real> {
    /// Lambertian reflection on both sides.
    Diffuse {
        /// Albedo.
        reflectance: Rgb<R>,
    },
    /// Lambertian reflection and transmission, on both sides.
    DiffuseTransmission {
        /// Share of light that is reflected.
        reflectance: Rgb<R>,
        /// Share of light that passes.
        transmittance: Rgb<R>,
    },
    /// Metal.
    Conductor {
        /// Real part of the index of refraction.
        eta: Rgb<R>,
        /// Imaginary part of the index of refraction.
        k: Rgb<R>,
        /// GGX widths along the two tangents.
        alpha: [R; 2],
    },
    /// Glass.
    Dielectric {
        /// Index of refraction of the inner side over that of the outer side.
        eta: f32,
        /// GGX widths along the two tangents.
        alpha: [R; 2],
    },
    /// A thin pane of glass.
    ThinDielectric {
        /// Index of refraction.
        eta: f32,
    },
    /// A Lambertian surface under a coat.
    CoatedDiffuse {
        /// Albedo of the base.
        reflectance: Rgb<R>,
        /// GGX widths of the coat.
        alpha: [R; 2],
        /// Tables of the coat.
        coat: &'a Coat,
    },
    /// Metal under a coat.
    CoatedConductor {
        /// Real part of the index of refraction of the metal in air: the coat divides it.
        eta: Rgb<R>,
        /// The same, imaginary part.
        k: Rgb<R>,
        /// GGX widths of the metal.
        alpha: [R; 2],
        /// GGX widths of the coat.
        coat_alpha: [R; 2],
        /// Tables of the coat.
        coat: &'a Coat,
    },
}

impl<R: Real> Bsdf<'_, R> {
    /// Whether no direction but the sampled ones carries light: next event estimation is useless there.
    #[inline(always)]
    pub fn is_delta(&self) -> bool {
        match *self {
            Self::Diffuse { .. }
            | Self::DiffuseTransmission { .. }
            | Self::CoatedDiffuse { .. } => false,
            Self::Conductor { alpha, .. } => is_smooth(alpha),
            Self::Dielectric { eta, alpha } => is_smooth(alpha) || eta == 1.0,
            Self::ThinDielectric { .. } => true,
            Self::CoatedConductor {
                alpha, coat_alpha, ..
            } => is_smooth(alpha) && is_smooth(coat_alpha),
        }
    }

    /// The scattering of light from `wi` towards `wo`, without what is perfectly smooth.
    #[cfg_attr(debug_assertions, inline(never))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn evaluate(&self, wo: Vec3<R>, wi: Vec3<R>) -> BsdfValue<R> {
        match *self {
            Self::Diffuse { reflectance } => diffuse::evaluate(reflectance, wo, wi),
            Self::DiffuseTransmission {
                reflectance,
                transmittance,
            } => diffuse_transmission::evaluate(reflectance, transmittance, wo, wi),
            Self::Conductor { eta, k, alpha } => conductor::evaluate(eta, k, alpha, wo, wi),
            Self::Dielectric { eta, alpha } => dielectric::evaluate(eta, alpha, wo, wi),
            Self::ThinDielectric { .. } => BsdfValue::zero(),
            Self::CoatedDiffuse {
                reflectance,
                alpha,
                coat,
            } => coated_diffuse::evaluate(reflectance, alpha, coat, wo, wi),
            Self::CoatedConductor {
                eta,
                k,
                alpha,
                coat_alpha,
                coat,
            } => coated_conductor::evaluate(eta, k, alpha, coat_alpha, coat, wo, wi),
        }
    }

    /// Samples a direction for light that arrives and leaves towards `wo`. `lobe` decides between
    /// lobes: reflection or transmission, coat or base. None where the sample carries nothing.
    #[cfg_attr(debug_assertions, inline(never))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn sample(&self, wo: Vec3<R>, u: [R; 2], lobe: R) -> Option<BsdfSample<R>> {
        if wo.z == R::zero() {
            return None;
        }
        match *self {
            Self::Diffuse { reflectance } => diffuse::sample(reflectance, wo, u),
            Self::DiffuseTransmission {
                reflectance,
                transmittance,
            } => diffuse_transmission::sample(reflectance, transmittance, wo, u, lobe),
            Self::Conductor { eta, k, alpha } => conductor::sample(eta, k, alpha, wo, u),
            Self::Dielectric { eta, alpha } => dielectric::sample(eta, alpha, wo, u, lobe),
            Self::ThinDielectric { eta } => thin_dielectric::sample(eta, wo, lobe),
            Self::CoatedDiffuse {
                reflectance,
                alpha,
                coat,
            } => coated_diffuse::sample(reflectance, alpha, coat, wo, u, lobe),
            Self::CoatedConductor {
                eta,
                k,
                alpha,
                coat_alpha,
                coat,
            } => coated_conductor::sample(eta, k, alpha, coat_alpha, coat, wo, u, lobe),
        }
    }
}

/// The mirror image of `w` about the normal `m`.
#[inline(always)]
fn reflect<R: Real>(w: Vec3<R>, m: Vec3<R>) -> Vec3<R> {
    m * (R::of(2.0) * w.dot(m)) - w
}

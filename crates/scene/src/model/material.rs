//! How surfaces scatter light.

use super::Rgb;

/// Microsurfaces with both widths below this are rendered as perfectly smooth, as in pbrt-v4.
pub const SMOOTH_ALPHA: f32 = 1e-3;

/// Thickness of all coats, in mean free paths: pbrt-v4's where a file does not say.
pub const COAT_THICKNESS: f32 = 0.01;

/// Scattering events inside of coats: pbrt-v4's where a file does not say.
pub const COAT_DEPTH: u32 = 10;

/// A parameter of a material: one value for the whole surface, or a texture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Parameter<T> {
    /// The same everywhere.
    Constant(T),
    /// Index into [`Scene::textures`](crate::Scene::textures).
    Texture(u32),
}

impl<T> From<T> for Parameter<T> {
    fn from(value: T) -> Self {
        Self::Constant(value)
    }
}

impl<T> Parameter<T> {
    /// The value, where it is the same everywhere.
    pub fn constant(self) -> Option<T> {
        match self {
            Self::Constant(value) => Some(value),
            Self::Texture(_) => None,
        }
    }
}

/// How a surface scatters light. What a textured parameter gives at a point is clamped to its range there: reflectances
/// to 0..1, everything else to what is not negative.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Material {
    /// Lambertian reflection.
    Diffuse {
        /// Albedo.
        reflectance: Parameter<Rgb>,
    },
    /// Lambertian reflection and transmission.
    DiffuseTransmission {
        /// Share of light that is reflected.
        reflectance: Parameter<Rgb>,
        /// Share of light that passes.
        transmittance: Parameter<Rgb>,
    },
    /// Metal: complex Fresnel reflection off a GGX microsurface.
    Conductor {
        /// Real part of the index of refraction, per channel.
        eta: Parameter<Rgb>,
        /// Imaginary part of the index of refraction, per channel.
        k: Parameter<Rgb>,
        /// GGX widths along the two tangents; below [`SMOOTH_ALPHA`] a perfect mirror.
        alpha: [Parameter<f32>; 2],
    },
    /// Glass: Fresnel reflection and refraction at a GGX microsurface.
    Dielectric {
        /// Index of refraction of the inner side over that of the outer side.
        eta: f32,
        /// GGX widths along the two tangents; below [`SMOOTH_ALPHA`] perfectly smooth.
        alpha: [Parameter<f32>; 2],
    },
    /// A thin pane of glass: light is reflected or passes straight through, with all reflections inside the pane.
    ThinDielectric {
        /// Index of refraction.
        eta: f32,
    },
    /// A Lambertian surface under a layer of clear varnish.
    CoatedDiffuse {
        /// Albedo of the base.
        reflectance: Parameter<Rgb>,
        /// GGX widths of the coat.
        alpha: [Parameter<f32>; 2],
        /// Index of refraction of the coat.
        eta: f32,
    },
    /// Metal under a layer of clear varnish.
    CoatedConductor {
        /// Index of refraction of the metal in air, real part: the coat divides it.
        eta: Parameter<Rgb>,
        /// The same, imaginary part.
        k: Parameter<Rgb>,
        /// GGX widths of the metal.
        alpha: [Parameter<f32>; 2],
        /// GGX widths of the coat.
        coat_alpha: [Parameter<f32>; 2],
        /// Index of refraction of the coat.
        coat_eta: f32,
    },
    /// Two materials, one of which is chosen at every point.
    Mix {
        /// Indices into [`Scene::materials`](crate::Scene::materials), both smaller than that of the mixture.
        materials: [u32; 2],
        /// The share of the second.
        amount: Parameter<f32>,
    },
    /// No surface at all: rays pass.
    Interface,
}

/// What bends the shading normals of a material.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Relief {
    /// Nothing.
    #[default]
    None,
    /// A height in units of the scene (index into [`Scene::textures`](crate::Scene::textures)): bump mapping.
    Height(u32),
    /// An image of normals in tangent space (index into [`Scene::images`](crate::Scene::images), three channels): its
    /// values of 0..1 stand for -1..1. It repeats, and is looked up as by [`Texture::Image`](crate::Texture::Image).
    NormalMap(u32),
}

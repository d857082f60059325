//! Textures: functions of the surface point.

use super::Rgb;

/// A texture: a function of the surface point. Float textures are grey.
///
/// Values are not clamped to any range: a height may be negative, and who asks for a reflectance clamps it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Texture {
    /// The same everywhere.
    Constant(Rgb),
    /// `scale * image`, or its negative `max(0, 1 - scale * image)`. The lookup at (u, v) is `1 - v` down the image.
    Image {
        /// Index into [`Scene::images`](crate::Scene::images).
        image: u32,
        /// Where the image lies on the surface.
        mapping: Mapping,
        /// What is outside of the image.
        wrap: Wrap,
        /// Whether texels are interpolated.
        bilinear: bool,
        /// Factor.
        scale: f32,
        /// Whether the scaled image is turned into its negative.
        invert: bool,
        /// Whether the mean of the channels is meant: a float texture.
        grey: bool,
    },
    /// Squares of two textures.
    Checkerboard {
        /// Where the squares lie.
        mapping: Mapping,
        /// Indices into [`Scene::textures`](crate::Scene::textures).
        textures: [u32; 2],
    },
    /// Cubes of two textures.
    Checkerboard3 {
        /// From the world to the space of the texture.
        to_texture: [[f32; 4]; 3],
        /// Indices into [`Scene::textures`](crate::Scene::textures).
        textures: [u32; 2],
    },
    /// Random dots.
    Dots {
        /// Where they lie.
        mapping: Mapping,
        /// Inside and outside of a dot: indices into [`Scene::textures`](crate::Scene::textures).
        textures: [u32; 2],
    },
    /// Bilinear interpolation between `v00, v01, v10, v11`.
    Bilerp {
        /// Where the corners lie.
        mapping: Mapping,
        /// The values at (0, 0), (0, 1), (1, 0) and (1, 1).
        corners: [Rgb; 4],
    },
    /// The product of two textures.
    Scale([u32; 2]),
    /// From the first texture to the second, by the amount that a third gives.
    Mix {
        /// Indices into [`Scene::textures`](crate::Scene::textures).
        textures: [u32; 2],
        /// Index into [`Scene::textures`](crate::Scene::textures).
        amount: u32,
    },
    /// From the second texture to the first, by the cosine between the normal of the triangle and a direction, of
    /// either sign.
    DirectionMix {
        /// Indices into [`Scene::textures`](crate::Scene::textures).
        textures: [u32; 2],
        /// Unit vector in the world.
        direction: [f32; 3],
    },
    /// Fractional Brownian motion.
    Fbm {
        /// From the world to the space of the texture.
        to_texture: [[f32; 4]; 3],
        /// Number of octaves.
        octaves: u32,
        /// How much weaker every octave is than the one before.
        roughness: f32,
    },
    /// The same, folded: turbulence.
    Wrinkled {
        /// From the world to the space of the texture.
        to_texture: [[f32; 4]; 3],
        /// Number of octaves.
        octaves: u32,
        /// How much weaker every octave is than the one before.
        roughness: f32,
    },
    /// Waves in the wind.
    Windy {
        /// From the world to the space of the texture.
        to_texture: [[f32; 4]; 3],
    },
    /// Marble.
    Marble {
        /// From the world to the space of the texture.
        to_texture: [[f32; 4]; 3],
        /// Number of octaves.
        octaves: u32,
        /// How much weaker every octave is than the one before.
        roughness: f32,
        /// Factor on the position.
        scale: f32,
        /// Size of the perturbation.
        variation: f32,
    },
    /// The square root of a texture: a roughness becomes a GGX width.
    SquareRoot(u32),
    /// The imaginary index of refraction of a metal (with a real one of 1) that has the reflectance of a texture.
    Absorption(u32),
}

/// How a surface point becomes a point of a two-dimensional texture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Mapping {
    /// From the texture coordinates of the surface.
    Uv {
        /// Factors.
        scale: [f32; 2],
        /// Added after scaling.
        delta: [f32; 2],
    },
    /// From the direction of a point as seen from the origin of the texture: polar angle over pi, azimuth over 2 pi.
    Spherical {
        /// From the world to the space of the texture.
        to_texture: [[f32; 4]; 3],
    },
    /// From the azimuth of a point and its z.
    Cylindrical {
        /// From the world to the space of the texture.
        to_texture: [[f32; 4]; 3],
    },
    /// From the position along two vectors.
    Planar {
        /// From the world to the space of the texture.
        to_texture: [[f32; 4]; 3],
        /// The vectors.
        axes: [[f32; 3]; 2],
        /// Added.
        delta: [f32; 2],
    },
}

impl Default for Mapping {
    fn default() -> Self {
        Self::Uv {
            scale: [1.0; 2],
            delta: [0.0; 2],
        }
    }
}

/// What a lookup outside of an image finds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Wrap {
    /// The image again.
    #[default]
    Repeat,
    /// Nothing.
    Black,
    /// The texel at the edge.
    Clamp,
    /// The texel on the other side of an octahedral map of the sphere.
    OctahedralSphere,
}

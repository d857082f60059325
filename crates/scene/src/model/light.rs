//! What shines: lights that are not surfaces, and the emission of those that are.

use super::Rgb;

/// A light that is not a surface.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Light {
    /// A point that shines alike in all directions.
    Point {
        /// Where it is.
        position: [f32; 3],
        /// Radiant intensity.
        intensity: Rgb,
    },
    /// A point that shines in a cone.
    Spot {
        /// Where it is.
        position: [f32; 3],
        /// Axis of the cone: a unit vector.
        axis: [f32; 3],
        /// Cosine of the angle at which the light ends.
        cos_end: f32,
        /// Cosine of the angle up to which it has its full intensity; a smooth step lies in between.
        cos_start: f32,
        /// Radiant intensity on the axis.
        intensity: Rgb,
    },
    /// Parallel light.
    Distant {
        /// Towards the light: a unit vector.
        direction: [f32; 3],
        /// Irradiance of a surface that faces it.
        irradiance: Rgb,
    },
    /// A point whose intensity an image gives, in the equal-area octahedral map of all directions. Every texel has one
    /// value: nothing is interpolated.
    Goniometric {
        /// Where it is.
        position: [f32; 3],
        /// Rows of the map from directions of the world to those of the image.
        to_light: [[f32; 3]; 3],
        /// Index into [`Scene::images`](crate::Scene::images).
        image: u32,
        /// Factor on the image.
        intensity: Rgb,
    },
    /// A projector.
    Projection {
        /// Where it is.
        position: [f32; 3],
        /// Rows of the map from directions of the world to the space of the projector, which shines along +z.
        to_light: [[f32; 3]; 3],
        /// Half the size of the image at z = 1, across and down: y grows from row 0 to the last one. Every texel has
        /// one value: nothing is interpolated.
        half_size: [f32; 2],
        /// Index into [`Scene::images`](crate::Scene::images).
        image: u32,
        /// Factor on the image.
        intensity: Rgb,
    },
    /// Light from all directions. Every texel of its image has one value: nothing is interpolated.
    Infinite {
        /// Rows of the rotation from directions of the world to those of the image.
        to_light: [[f32; 3]; 3],
        /// Index into [`Scene::images`](crate::Scene::images) (an equal-area octahedral map of all directions), or
        /// [`NONE`](crate::NONE).
        image: u32,
        /// Radiance, or factor on the image.
        radiance: Rgb,
        /// Corners of the opening through which alone the light enters, in order.
        portal: Option<[[f32; 3]; 4]>,
    },
}

/// Diffuse emission of an area light.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Emission {
    /// Emitted radiance, or factor on the image.
    pub radiance: Rgb,
    /// Whether the inner side emits too.
    pub two_sided: bool,
    /// Index into [`Scene::images`](crate::Scene::images) of an image that is looked up at the texture coordinates, or
    /// [`NONE`](crate::NONE).
    pub image: u32,
}

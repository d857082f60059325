//! Which textures and images the entries of the tables refer to.

use crate::model::{
    Light, MAX_TEXTURE_DEPTH, MAX_TEXTURE_NODES, Material, NONE, Parameter, Rgb, Texture,
};

impl Material {
    /// Whether one of its own parameters is a texture. Those of the parts of a mixture do not count.
    pub fn is_textured(mut self) -> bool {
        let mut is_textured = false;
        self.for_each_texture(|_| is_textured = true);
        is_textured
    }

    /// Calls a function for the index of every texture of the material.
    pub(crate) fn for_each_texture(&mut self, mut f: impl FnMut(&mut u32)) {
        match self {
            Self::Diffuse { reflectance } => visit(reflectance, &mut f),
            Self::DiffuseTransmission {
                reflectance,
                transmittance,
            } => {
                visit(reflectance, &mut f);
                visit(transmittance, &mut f);
            }
            Self::Conductor { eta, k, alpha } => {
                visit(eta, &mut f);
                visit(k, &mut f);
                alpha.iter_mut().for_each(|width| visit(width, &mut f));
            }
            Self::Dielectric { eta: _, alpha } => {
                alpha.iter_mut().for_each(|width| visit(width, &mut f));
            }
            Self::CoatedDiffuse {
                reflectance,
                alpha,
                eta: _,
            } => {
                visit(reflectance, &mut f);
                alpha.iter_mut().for_each(|width| visit(width, &mut f));
            }
            Self::CoatedConductor {
                eta,
                k,
                alpha,
                coat_alpha,
                coat_eta: _,
            } => {
                visit(eta, &mut f);
                visit(k, &mut f);
                let widths = alpha.iter_mut().chain(coat_alpha);
                widths.for_each(|width| visit(width, &mut f));
            }
            Self::Mix {
                materials: _,
                amount,
            } => visit(amount, &mut f),
            Self::ThinDielectric { eta: _ } | Self::Interface => {}
        }
    }
}

/// Calls a function for the index of a textured parameter.
pub(crate) fn visit<T>(parameter: &mut Parameter<T>, mut f: impl FnMut(&mut u32)) {
    if let Parameter::Texture(index) = parameter {
        f(index);
    }
}

impl Texture {
    /// Calls a function for the index of every texture that this one is made of.
    pub(crate) fn for_each_input(&mut self, f: impl FnMut(&mut u32)) {
        match self {
            Self::Checkerboard { textures, .. }
            | Self::Checkerboard3 { textures, .. }
            | Self::Dots { textures, .. }
            | Self::Scale(textures)
            | Self::DirectionMix { textures, .. } => textures.iter_mut().for_each(f),
            Self::Mix { textures, amount } => {
                textures.iter_mut().chain([amount]).for_each(f);
            }
            Self::SquareRoot(texture) | Self::Absorption(texture) => {
                [texture].into_iter().for_each(f)
            }
            Self::Constant(_)
            | Self::Image { .. }
            | Self::Bilerp { .. }
            | Self::Fbm { .. }
            | Self::Wrinkled { .. }
            | Self::Windy { .. }
            | Self::Marble { .. } => {}
        }
    }

    /// The indices of the textures that this one is made of.
    pub(crate) fn inputs(mut self) -> Vec<u32> {
        let mut inputs = Vec::new();
        self.for_each_input(|index| inputs.push(*index));
        inputs
    }
}

impl Light {
    /// Its radiant intensity, irradiance or radiance, or the factor on its image.
    pub(crate) fn strength(&self) -> Rgb {
        match *self {
            Self::Point { intensity, .. }
            | Self::Spot { intensity, .. }
            | Self::Goniometric { intensity, .. }
            | Self::Projection { intensity, .. } => intensity,
            Self::Distant { irradiance, .. } => irradiance,
            Self::Infinite { radiance, .. } => radiance,
        }
    }

    /// The image of the light.
    pub(crate) fn image(&self) -> Option<u32> {
        match *self {
            Self::Goniometric { image, .. } | Self::Projection { image, .. } => Some(image),
            Self::Infinite { image, .. } => (image != NONE).then_some(image),
            Self::Point { .. } | Self::Spot { .. } | Self::Distant { .. } => None,
        }
    }
}

/// How large a texture is with all its inputs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TextureSize {
    /// The longest chain of inputs, itself included.
    pub depth: u32,
    /// Textures that one lookup evaluates.
    pub nodes: u32,
}

impl TextureSize {
    /// The size of a texture whose inputs have the given sizes.
    pub fn over(inputs: impl IntoIterator<Item = Self>) -> Self {
        let mut size = Self { depth: 1, nodes: 1 };
        for input in inputs {
            size.depth = size.depth.max(input.depth.saturating_add(1));
            size.nodes = size.nodes.saturating_add(input.nodes);
        }
        size
    }

    /// Whether a renderer can be asked to evaluate it at every hit.
    pub fn is_allowed(self) -> bool {
        self.depth <= MAX_TEXTURE_DEPTH && self.nodes <= MAX_TEXTURE_NODES
    }
}

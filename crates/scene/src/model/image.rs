//! Images that textures and lights look up.

/// An image with one or three channels. Row 0 is the top row.
///
/// Texel (x, y) covers the square from (x, y) to (x + 1, y + 1), over width and height. Textures, reliefs and area
/// lights have v = 0 at the bottom: they look up the row at `1 - v`. The maps of lights at a point and of skies have v
/// = 0 at the top: they look up the row at `v`.
#[derive(Clone, Debug, PartialEq)]
pub struct ImageMap {
    /// The file, for messages.
    pub name: String,
    /// Width and height.
    pub size: [u32; 2],
    /// 1 or 3.
    pub channels: u32,
    /// Row by row, channels together.
    pub texels: Texels,
}

impl ImageMap {
    /// Whether all texels are 0.
    pub(crate) fn is_black(&self) -> bool {
        match &self.texels {
            Texels::Bytes { texels, decode } => {
                texels.iter().all(|byte| decode[usize::from(*byte)] == 0.0)
            }
            Texels::Floats(texels) => texels.iter().all(|value| *value == 0.0),
        }
    }
}

/// The texels of an image.
#[derive(Clone, Debug, PartialEq)]
pub enum Texels {
    /// Encoded in bytes.
    Bytes {
        /// The bytes.
        texels: Vec<u8>,
        /// The linear value of every byte.
        decode: Box<[f32; 256]>,
    },
    /// Linear numbers: finite and not negative.
    Floats(Vec<f32>),
}

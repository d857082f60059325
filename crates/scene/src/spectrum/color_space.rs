//! RGB colour spaces and conversions between them.

use glam::{DMat3, DVec3};

/// The RGB colour spaces that a pbrt-v4 file can choose (`ColorSpace "srgb"` and so on).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ColorSpace {
    /// `srgb`: the primaries of Rec. 709, white D65. The space of the renderer.
    #[default]
    Srgb,
    /// `dci-p3`: the primaries of DCI-P3 with white D65, as on displays.
    DciP3,
    /// `rec2020`: the primaries of Rec. 2020, white D65.
    Rec2020,
    /// `aces2065-1`: the AP0 primaries of ACES, whose white is near D60.
    Aces2065_1,
}

const WHITE_D65: [f64; 2] = [0.3127, 0.3290];

impl ColorSpace {
    /// CIE xy of the three primaries.
    fn primaries(self) -> [[f64; 2]; 3] {
        match self {
            Self::Srgb => [[0.64, 0.33], [0.30, 0.60], [0.15, 0.06]],
            Self::DciP3 => [[0.680, 0.320], [0.265, 0.690], [0.150, 0.060]],
            Self::Rec2020 => [[0.708, 0.292], [0.170, 0.797], [0.131, 0.046]],
            Self::Aces2065_1 => [[0.7347, 0.2653], [0.0, 1.0], [0.0001, -0.077]],
        }
    }

    /// CIE xy of white.
    fn white(self) -> [f64; 2] {
        match self {
            Self::Srgb | Self::DciP3 | Self::Rec2020 => WHITE_D65,
            Self::Aces2065_1 => [0.32168, 0.33767],
        }
    }

    /// The matrix from linear RGB of this space to XYZ: its columns are the primaries, scaled so
    /// that they add up to white.
    fn to_xyz(self) -> DMat3 {
        xyz_from_rgb(self.primaries(), self.white())
    }
}

fn xyz_from_rgb(primaries: [[f64; 2]; 3], white: [f64; 2]) -> DMat3 {
    let [red, green, blue] = primaries.map(xyz_of_chromaticity);
    let directions = DMat3::from_cols(red, green, blue);
    let scale = directions.inverse() * xyz_of_chromaticity(white);
    directions * DMat3::from_diagonal(scale)
}

/// The matrix from linear RGB with these primaries and this white (CIE xy) to linear sRGB, where white stays white;
/// `None` where they are those of sRGB, or make no space of colours.
pub(crate) fn srgb_from_rgb(primaries: [[f64; 2]; 3], white: [f64; 2]) -> Option<DMat3> {
    let srgb = ColorSpace::Srgb;
    let given = primaries.as_flattened().iter().chain(&white);
    let own = (srgb.primaries(), srgb.white());
    let own = own.0.as_flattened().iter().chain(&own.1);
    // As much as pbrt-v4 allows for rounding.
    if given.zip(own).all(|(a, b)| (a - b).abs() < 1e-3) {
        return None;
    }
    let adaptation = bradford(white, WHITE_D65);
    let matrix = srgb_from_xyz() * adaptation * xyz_from_rgb(primaries, white);
    matrix.is_finite().then_some(matrix)
}

/// XYZ of a chromaticity at luminance (Y) 1.
pub(super) fn xyz_of_chromaticity([x, y]: [f64; 2]) -> DVec3 {
    DVec3::new(x / y, 1.0, (1.0 - x - y) / y)
}

/// The matrix from XYZ to linear sRGB.
pub(super) fn srgb_from_xyz() -> DMat3 {
    ColorSpace::Srgb.to_xyz().inverse()
}

/// Expresses a colour of another space in the primaries of sRGB.
///
/// White stays white: where the whites of the spaces differ (ACES), the colour is adapted by the
/// method of Bradford, so that a white reflectance remains one. Colours outside the gamut of sRGB
/// get negative components, which the caller clamps or not as the quantity demands.
pub fn rgb_to_srgb_primaries(rgb: [f32; 3], from: ColorSpace) -> [f32; 3] {
    let Some(matrix) = srgb_from_rgb(from.primaries(), from.white()) else {
        return rgb;
    };
    (matrix * DVec3::from(rgb.map(f64::from)))
        .as_vec3()
        .to_array()
}

/// Bradford's adaptation of XYZ colours: a scale of cone responses that takes one white to another.
fn bradford(from_white: [f64; 2], to_white: [f64; 2]) -> DMat3 {
    let cone_response = DMat3::from_cols(
        DVec3::new(0.8951, -0.7502, 0.0389),
        DVec3::new(0.2664, 1.7135, -0.0685),
        DVec3::new(-0.1614, 0.0367, 1.0296),
    );
    let from = cone_response * xyz_of_chromaticity(from_white);
    let to = cone_response * xyz_of_chromaticity(to_white);
    cone_response.inverse() * DMat3::from_diagonal(to / from) * cone_response
}

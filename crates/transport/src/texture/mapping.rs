//! From a point of a surface to a point of a texture.

use super::TexturePoint;
use super::scalar::angle_in_turns;
use crate::affine::{self, Affine};
use crate::math::{Real, Vec3};
use wayfare_scene::Mapping;

/// The coordinates of a two-dimensional texture at a point.
#[inline]
pub fn coordinates<D: Real>(mapping: &Mapping, point: &TexturePoint<D>) -> [D; 2] {
    let constant = D::Constant::of;
    match mapping {
        Mapping::Uv { scale, delta } => std::array::from_fn(|axis| {
            point.uv[axis]
                .scale(constant(scale[axis]))
                .shift(constant(delta[axis]))
        }),
        Mapping::Spherical { to_texture } => {
            let p = position(to_texture, point);
            // From the axis, so that points near the poles keep their digits.
            let from_axis = (p.x.sqr() + p.y.sqr()).safe_sqrt();
            let polar = angle_in_turns(from_axis, p.z);
            let azimuth = angle_in_turns(p.y, p.x);
            let azimuth = if azimuth < D::zero() {
                azimuth + D::one()
            } else {
                azimuth
            };
            [polar + polar, azimuth]
        }
        Mapping::Cylindrical { to_texture } => {
            let p = position(to_texture, point);
            [angle_in_turns(p.y, p.x).shift(constant(0.5)), p.z]
        }
        Mapping::Planar {
            to_texture,
            axes,
            delta,
        } => {
            let p = position(to_texture, point);
            std::array::from_fn(|axis| {
                p.dot_constant(Vec3::of(axes[axis]))
                    .shift(constant(delta[axis]))
            })
        }
    }
}

/// The position in the space of a texture.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn position<D: Real>(to_texture: &Affine, point: &TexturePoint<D>) -> Vec3<D> {
    affine::point_real(to_texture, point.position)
}

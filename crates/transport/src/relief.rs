//! Shading normals that a height field or an image bends.
//!
//! Both follow pbrt-v4: bump mapping (J. Blinn, "Simulation of wrinkled surfaces", SIGGRAPH 1978) with finite
//! differences of the height, and normal maps in tangent space. All of it is a function of the point in the scalar of
//! the path, so that the derivative of a path knows how the normal turns along the surface.

use crate::math::{Frame, Real, Vec3};
use crate::texture::{self, TexturePoint};
use wayfare_scene::{Relief, Scene, Wrap};

/// The step along u and v over which a height is differentiated. pbrt-v4 takes half the footprint of a pixel, and this
/// where there is none. A path has no footprint, so that it is always this.
pub const HEIGHT_STEP: f32 = 5e-4;

/// What a relief knows of the surface around a point.
#[derive(Clone, Copy, Debug)]
pub struct Patch<D> {
    /// The point itself, with the normal of the triangle.
    pub point: TexturePoint<D>,
    /// The derivative of the position along u.
    pub dpdu: Vec3<D>,
    /// The derivative of the position along v.
    pub dpdv: Vec3<D>,
    /// The unit shading normal that is to be bent.
    pub normal: Vec3<D>,
    /// The derivative of the shading normal along u.
    pub dndu: Vec3<D>,
    /// The derivative of the shading normal along v.
    pub dndv: Vec3<D>,
    /// Whether the shading normal is interpolated between vertices, even if it happens to be that of the triangle.
    pub interpolated: bool,
}

impl<D: Real> Patch<D> {
    /// The derivatives of the position along u and v, as pbrt-v4 uses them: those of the triangle, or, where normals
    /// are interpolated, two vectors of the same length at right angles to each other and to the normal, of which the
    /// first is as close to dpdu as can be.
    fn tangents(&self) -> [Vec3<D>; 2] {
        if !self.interpolated {
            return [self.dpdu, self.dpdv];
        }
        let dpdv = self.normal.cross(self.dpdu);
        if dpdv.length_squared() > D::zero() {
            [dpdv.cross(self.normal), dpdv]
        } else {
            let frame = Frame::from_normal(self.normal);
            [frame.s, frame.t]
        }
    }
}

/// The shading frame with a relief. Its normal lies on the outer side of the triangle, its first tangent runs along u.
/// Where the relief has no normal (a height field that stands upright, a black texel) it is the frame without relief.
pub fn frame<D: Real>(scene: &Scene, relief: Relief, patch: &Patch<D>) -> Frame<D> {
    let bent = match relief {
        Relief::None => None,
        Relief::Height(texture) => bump(scene, texture, patch),
        Relief::NormalMap(image) => normal_map(scene, image, patch),
    };
    let [normal, tangent] = bent.unwrap_or([patch.normal, patch.dpdu]);
    Frame::from_normal_tangent(normal.facing(patch.point.normal), tangent)
}

/// The normal and the tangent of the surface that lies a height above this one:
/// p' = p + h n, so that dp'/du = dp/du + dh/du n + h dn/du.
fn bump<D: Real>(scene: &Scene, height: u32, patch: &Patch<D>) -> Option<[Vec3<D>; 2]> {
    let step = D::Constant::of(HEIGHT_STEP);
    let per_step = D::Constant::one() / step;
    let here = texture::evaluate_signed(scene, height, &patch.point);
    let tangents = patch.tangents();
    let displaced = |axis: usize, dn: Vec3<D>| {
        // The point a step further; textures in space see where it is.
        let mut further = patch.point;
        further.uv[axis] = further.uv[axis].shift(step);
        further.position += tangents[axis].scale(Vec3::splat(step));
        let there = texture::evaluate_signed(scene, height, &further);
        tangents[axis] + patch.normal * (there - here).scale(per_step) + dn * here
    };
    let dpdu = displaced(0, patch.dndu);
    let dpdv = displaced(1, patch.dndv);
    Some([unit(dpdu.cross(dpdv))?, dpdu])
}

/// The normal that an image gives in the frame of the shading normal and dp/du, and the tangent that is left of dp/du.
fn normal_map<D: Real>(scene: &Scene, image: u32, patch: &Patch<D>) -> Option<[Vec3<D>; 2]> {
    let [u, v] = patch.point.uv;
    let image = &scene.images[image as usize];
    let colour = texture::lookup(image, Wrap::Repeat, true, [u, D::one() - v]);
    let local = unit(colour + colour - Vec3::splat(D::one()))?;
    let [dpdu, _] = patch.tangents();
    let frame = Frame::from_normal_tangent(patch.normal, dpdu);
    Some([frame.to_world(local), dpdu])
}

/// The vector of length 1 in the same direction, where there is one.
fn unit<D: Real>(v: Vec3<D>) -> Option<Vec3<D>> {
    let unit = v.normalize();
    (v.length_squared() > D::zero() && unit.is_finite()).then_some(unit)
}

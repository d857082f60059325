//! The GGX microsurface (Walter et al. 2007) with visible normals (Heitz 2014).

use crate::math::{Real, Vec3};

/// A GGX distribution of microfacet normals in local coordinates.
#[derive(Clone, Copy, Debug)]
pub struct Ggx<R> {
    alpha_x: R,
    alpha_y: R,
}

impl<R: Real> Ggx<R> {
    /// With the widths along the two tangents.
    #[inline(always)]
    pub fn new(alpha: [R; 2]) -> Self {
        // One width may be tiny (only both below the limit make a smooth surface): keep it normal.
        let least = R::of(1e-4);
        Self {
            alpha_x: alpha[0].max(least),
            alpha_y: alpha[1].max(least),
        }
    }

    /// Density of microfacet normals, D(m).
    #[inline(always)]
    pub fn density(&self, m: Vec3<R>) -> R {
        let s = (m.x / self.alpha_x).sqr() + (m.y / self.alpha_y).sqr() + m.z.sqr();
        R::one() / (R::of(std::f32::consts::PI) * self.alpha_x * self.alpha_y * s.sqr())
    }

    /// Smith's auxiliary function: masking is 1 / (1 + lambda).
    #[inline(always)]
    pub fn lambda(&self, w: Vec3<R>) -> R {
        let slope2 = ((self.alpha_x * w.x).sqr() + (self.alpha_y * w.y).sqr()) / w.z.sqr();
        ((R::one() + slope2).sqrt() - R::one()) * R::of(0.5)
    }

    /// A normal visible from `w`, on the side of +z, with density D(m) |w . m| / ((1 + lambda(w)) |w.z|).
    ///
    /// Spherical caps (Dupuy and Benyoub 2023): smooth in `u` and periodic in `u[0]`.
    #[cfg_attr(debug_assertions, inline(never))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn sample_visible(&self, w: Vec3<R>, u: [R; 2]) -> Vec3<R> {
        let w = if w.z < R::zero() { -w } else { w };
        let stretched = Vec3::new(w.x * self.alpha_x, w.y * self.alpha_y, w.z).normalize();
        let (sin_phi, cos_phi) = u[0].sin_cos_turns();
        // z is uniform on the cap [-stretched.z, 1]; 1 - z is exact near the pole, where 1 - z^2 is not.
        let one_minus_z = u[1] * (R::one() + stretched.z);
        let z = R::one() - one_minus_z;
        let sin_theta = (one_minus_z * (R::of(2.0) - one_minus_z)).safe_sqrt();
        let h = Vec3::new(sin_theta * cos_phi, sin_theta * sin_phi, z) + stretched;
        Vec3::new(
            h.x * self.alpha_x,
            h.y * self.alpha_y,
            h.z.max(R::of(1e-12)),
        )
        .normalize()
    }
}

//! What a surface does with light at one point: its BSDF, with all parameters looked up there.

use crate::bsdf::{Bsdf, Coat};
use crate::math::{Frame, Real, Rgb, Vec3};
use crate::relief;
use crate::scene_kind::{Any, SceneKind};
use crate::surface::{self, SurfacePoint};
use crate::texture;
use crate::world::World;
use wayfare_scene::{Material, NONE, Parameter, Relief, Scene};

/// A surface point with its BSDF.
#[derive(Clone, Copy, Debug)]
pub struct Shading<'a, R: Real> {
    /// The shading frame, with the relief of the material.
    pub frame: Frame<R>,
    /// How light is scattered, in that frame.
    pub bsdf: Bsdf<'a, R>,
    /// The lobe coordinate, after it has chosen among the parts of a mixture.
    pub lobe: R,
}

/// The coats of a scene: one for each index of refraction.
#[derive(Debug, Default)]
pub(crate) struct Coats {
    coats: Vec<Coat>,
    /// The coat of each material.
    of_material: Vec<u32>,
}

impl Coats {
    pub fn new(scene: &Scene) -> Self {
        let mut coats = Self::default();
        let mut indices: Vec<f32> = Vec::new();
        for material in &scene.materials {
            let (Material::CoatedDiffuse { eta, .. }
            | Material::CoatedConductor { coat_eta: eta, .. }) = material
            else {
                coats.of_material.push(NONE);
                continue;
            };
            let known = indices.iter().position(|known| known == eta);
            let index = known.unwrap_or_else(|| {
                indices.push(*eta);
                coats.coats.push(Coat::new(*eta));
                indices.len() - 1
            });
            coats.of_material.push(index as u32);
        }
        coats
    }

    /// With the error of pbrt-v4.
    pub fn with_pbrt_gain(&self) -> Self {
        let coats = self.coats.iter().cloned();
        Self {
            coats: coats.map(Coat::with_pbrt_gain).collect(),
            of_material: self.of_material.clone(),
        }
    }

    #[inline(always)]
    fn of(&self, material: u32) -> &Coat {
        &self.coats[self.of_material[material as usize] as usize]
    }

    /// All coats, and which one each material has ([`NONE`] for none).
    pub fn tables(&self) -> (&[Coat], &[u32]) {
        (&self.coats, &self.of_material)
    }
}

impl World {
    /// The BSDF at a surface point. `lobe` chooses among the materials of a mixture.
    pub fn shade<R: Real>(&self, surface: &SurfacePoint<R>, lobe: R) -> Shading<'_, R> {
        self.shade_in::<Any, R>(surface, lobe)
    }

    #[cfg_attr(debug_assertions, inline(never))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn shade_in<S: SceneKind, R: Real>(
        &self,
        surface: &SurfacePoint<R>,
        lobe: R,
    ) -> Shading<'_, R> {
        let scene = self.scene();
        let lookup = Lookup { scene, surface };
        if S::PLAIN {
            return Shading {
                frame: surface.frame,
                bsdf: self.plain_bsdf(surface.material),
                lobe,
            };
        }
        // One of the materials of a mixture.
        let (mut material, mut lobe) = (surface.material, lobe);
        while let Material::Mix { materials, amount } = &scene.materials[material as usize] {
            let share = lookup.number(amount).value().min(R::Constant::one());
            let choice = lobe.value();
            if choice < share {
                material = materials[1];
                lobe = lobe.scale(R::Constant::one() / share);
            } else {
                material = materials[0];
                let rest = R::Constant::one() - share;
                lobe = lobe.shift(-share).scale(R::Constant::one() / rest);
            }
            // Rounding must not lead out of [0, 1).
            let most = R::Constant::of(1.0f32.next_down());
            if lobe.value() > most {
                lobe = R::lift(most);
            }
        }
        let frame = match scene.reliefs[material as usize] {
            Relief::None => surface.frame,
            relief => self.relief_frame(surface, relief),
        };
        Shading {
            frame,
            bsdf: self.bsdf(material, &lookup),
            lobe,
        }
    }

    /// The BSDF of a material of a plain scene.
    #[inline(always)]
    fn plain_bsdf<R: Real>(&self, material: u32) -> Bsdf<'_, R> {
        match &self.scene().materials[material as usize] {
            Material::Conductor { eta, k, alpha } => Bsdf::Conductor {
                eta: constant_color(eta),
                k: constant_color(k),
                alpha: alpha.each_ref().map(constant_number),
            },
            Material::Dielectric { eta, alpha } => Bsdf::Dielectric {
                eta: *eta,
                alpha: alpha.each_ref().map(constant_number),
            },
            Material::Diffuse { reflectance } => Bsdf::Diffuse {
                reflectance: constant_color(reflectance),
            },
            _ => unreachable!("plain scenes have no other materials"),
        }
    }

    #[cfg_attr(debug_assertions, inline(never))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn bsdf<R: Real>(&self, material: u32, lookup: &Lookup<'_, R>) -> Bsdf<'_, R> {
        match &self.scene().materials[material as usize] {
            Material::Diffuse { reflectance } => Bsdf::Diffuse {
                reflectance: lookup.share(reflectance),
            },
            Material::DiffuseTransmission {
                reflectance,
                transmittance,
            } => Bsdf::DiffuseTransmission {
                reflectance: lookup.share(reflectance),
                transmittance: lookup.share(transmittance),
            },
            Material::Conductor { eta, k, alpha } => Bsdf::Conductor {
                eta: lookup.color(eta),
                k: lookup.color(k),
                alpha: lookup.widths(alpha),
            },
            Material::Dielectric { eta, alpha } => Bsdf::Dielectric {
                eta: *eta,
                alpha: lookup.widths(alpha),
            },
            Material::ThinDielectric { eta } => Bsdf::ThinDielectric { eta: *eta },
            Material::CoatedDiffuse {
                reflectance, alpha, ..
            } => Bsdf::CoatedDiffuse {
                reflectance: lookup.share(reflectance),
                alpha: lookup.widths(alpha),
                coat: self.coats().of(material),
            },
            Material::CoatedConductor {
                eta,
                k,
                alpha,
                coat_alpha,
                ..
            } => Bsdf::CoatedConductor {
                eta: lookup.color(eta),
                k: lookup.color(k),
                alpha: lookup.widths(alpha),
                coat_alpha: lookup.widths(coat_alpha),
                coat: self.coats().of(material),
            },
            // Only as a part of a mixture: elsewhere rays do not meet it. Glass of index 1 lets everything pass.
            Material::Interface | Material::Mix { .. } => Bsdf::Dielectric {
                eta: 1.0,
                alpha: [R::zero(); 2],
            },
        }
    }

    /// The shading frame, bent by a height field or an image of normals. Rare, and long: not inlined.
    #[inline(never)]
    fn relief_frame<R: Real>(&self, surface: &SurfacePoint<R>, relief: Relief) -> Frame<R> {
        let (scene, hit) = (self.scene(), surface.hit);
        let vertices = scene.triangles[hit.triangle as usize];
        let mesh = &scene.meshes[scene.triangle_mesh[hit.triangle as usize] as usize];
        let placement = (hit.instance != NONE).then(|| &self.placements()[hit.instance as usize]);
        let [p0, p1, p2] = surface::corners::<R::Constant>(scene, placement, vertices);
        let uvs = surface::uvs(scene, mesh, vertices);
        let [dpdu, dpdv] = surface::tangents(p1 - p0, p2 - p0, uvs);
        // How the shading normal changes along u and v.
        let [dndu, dndv] = if mesh.has_normals {
            let [n0, n1, n2] = surface::normals::<R::Constant>(scene, placement, vertices);
            surface::tangents(n1 - n0, n2 - n0, uvs)
        } else {
            [Vec3::zero(); 2]
        };
        let patch = relief::Patch {
            point: surface.texture_point(),
            dpdu: Vec3::lift(dpdu),
            dpdv: Vec3::lift(dpdv),
            normal: surface.frame.n,
            dndu: Vec3::lift(dndu),
            dndv: Vec3::lift(dndv),
            interpolated: mesh.has_normals,
        };
        relief::frame(scene, relief, &patch)
    }
}

#[inline(always)]
fn constant_color<R: Real>(parameter: &Parameter<[f32; 3]>) -> Rgb<R> {
    match parameter {
        Parameter::Constant(color) => Rgb::of(*color),
        Parameter::Texture(_) => unreachable!("plain scenes have no textures"),
    }
}

#[inline(always)]
fn constant_number<R: Real>(parameter: &Parameter<f32>) -> R {
    match parameter {
        Parameter::Constant(number) => R::of(*number),
        Parameter::Texture(_) => unreachable!("plain scenes have no textures"),
    }
}

/// Looks up the parameters of a material at a point.
struct Lookup<'a, R: Real> {
    scene: &'a Scene,
    surface: &'a SurfacePoint<R>,
}

impl<R: Real> Lookup<'_, R> {
    #[inline(always)]
    fn color(&self, parameter: &Parameter<[f32; 3]>) -> Rgb<R> {
        match parameter {
            Parameter::Constant(color) => Rgb::of(*color),
            Parameter::Texture(texture) => self.texture(*texture),
        }
    }

    /// A colour between 0 and 1.
    #[inline(always)]
    fn share(&self, parameter: &Parameter<[f32; 3]>) -> Rgb<R> {
        match parameter {
            Parameter::Constant(color) => Rgb::of(*color),
            Parameter::Texture(texture) => {
                let Rgb { x, y, z } = self.texture(*texture);
                let clamp = |c: R| c.min(R::one());
                Rgb::new(clamp(x), clamp(y), clamp(z))
            }
        }
    }

    #[inline(always)]
    fn number(&self, parameter: &Parameter<f32>) -> R {
        match parameter {
            Parameter::Constant(number) => R::of(*number),
            Parameter::Texture(texture) => self.texture(*texture).x,
        }
    }

    #[inline(always)]
    fn widths(&self, alpha: &[Parameter<f32>; 2]) -> [R; 2] {
        let u = self.number(&alpha[0]);
        // Most materials are isotropic: one lookup serves both.
        let v = if alpha[1] == alpha[0] {
            u
        } else {
            self.number(&alpha[1])
        };
        [u, v]
    }

    #[inline(never)]
    fn texture(&self, texture: u32) -> Rgb<R> {
        texture::evaluate(self.scene, texture, &self.surface.texture_point())
    }
}

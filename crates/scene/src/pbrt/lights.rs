//! Lights without a surface, and the emitting surfaces that stand for them.
//!
//! The renderer has area lights only. A point becomes a small sphere with the same intensity, a
//! direction a far disk with the same irradiance, a constant sky a shell around the scene with the same
//! radiance (which is exact for all that is inside). Their sizes depend on the scene, so they are made
//! at the end.

use std::f64::consts::PI;

use glam::DVec3;

use super::colors::ColorUse;
use super::geometry::Bounds;
use super::materials::MaterialRef;
use super::param_set::ParamSet;
use super::reader::Reader;
use super::source::{Loc, Result};
use crate::error::ErrorKind;
use crate::model::{Emission, Mesh, NONE, Parameter, Rgb};
use crate::shape::MeshData;

const KINDS: [&str; 6] = [
    "point",
    "spot",
    "goniometric",
    "projection",
    "distant",
    "infinite",
];

/// Radius of the sphere for a point, in radii of the scene.
const POINT_RADIUS: f64 = 1e-3;
/// Distance of the disk for a direction, in radii of the scene: its rays are parallel to within 0.6
/// degrees.
const DISTANT_DISTANCE: f64 = 100.0;
/// Radius of that disk, in radii of the scene: it subtends the same angle as the sun.
const DISTANT_RADIUS: f64 = 0.5;
/// Radius of the shell for a sky, in radii of all that is inside.
const SHELL_RADIUS: f64 = 1.5;

/// A light that waits for the size of the scene.
pub(crate) struct PointLikeLight {
    shape: LightShape,
    /// Intensity, irradiance or radiance.
    strength: Rgb,
    loc: Loc,
}

#[derive(Clone, Copy)]
enum LightShape {
    /// At a position.
    Point(DVec3),
    /// In a direction, which is a unit vector.
    Distant(DVec3),
    /// All around.
    Sky,
}

impl Reader<'_> {
    /// `LightSource "kind" ...`
    pub fn light_source(&mut self, params: &ParamSet) -> Result<()> {
        let kind = params.kind.as_str();
        let (shape, strength, text) = match kind {
            // Lights that a surface can stand for.
            "point" => (
                LightShape::Point(self.light_point(params, "from", [0.0; 3])?),
                self.strength(params, "I", "power", 4.0 * PI)?,
                "rendered as a small sphere of the same intensity",
            ),
            "spot" => {
                let position = self.light_point(params, "from", [0.0; 3])?;
                params.accept(&["to"]);
                let total = f64::from(params.float("coneangle", 30.0)?);
                let delta = f64::from(params.float("conedeltaangle", 5.0)?);
                let [cos_start, cos_total] = [total - delta, total].map(|a| a.to_radians().cos());
                let solid_angle = 2.0 * PI * (1.0 - 0.5 * (cos_start + cos_total));
                (
                    LightShape::Point(position),
                    self.strength(params, "I", "power", solid_angle)?,
                    "rendered as a small sphere that shines in all directions",
                )
            }
            "distant" => {
                let from = self.light_point(params, "from", [0.0; 3])?;
                let to = self.light_point(params, "to", [0.0, 0.0, 1.0])?;
                let direction = (from - to).try_normalize().ok_or_else(|| {
                    let message = "\"from\" and \"to\" of the distant light are the same";
                    params.fault(ErrorKind::InvalidValue, message)
                })?;
                (
                    LightShape::Distant(direction),
                    self.strength(params, "L", "illuminance", 1.0)?,
                    "rendered as a far disk of the same irradiance",
                )
            }
            "infinite" if params.take_any("filename").is_none() => {
                params.accept(&["portal"]);
                (
                    LightShape::Sky,
                    self.strength(params, "L", "illuminance", PI)?,
                    "rendered as an emitting shell around the scene",
                )
            }
            // Lights that are left out.
            "infinite" => {
                let (path, loc) = params.string("filename")?;
                self.require_file(path, loc)?;
                params.accept_all();
                return self.warn(params.loc, "light \"infinite\" with an image: not rendered");
            }
            "goniometric" | "projection" => {
                params.accept_all();
                return self.warn(params.loc, format!("light \"{kind}\": not rendered"));
            }
            _ => {
                let fault = params.unknown_kind("light", &KINDS);
                return Err(match kind {
                    "diffuse" | "area" => fault.hint("did you mean AreaLightSource \"diffuse\"?"),
                    _ => fault,
                });
            }
        };
        // Its surface is made when the size of the scene is known.
        self.warn_unused(params)?;
        self.lights.push(PointLikeLight {
            shape,
            strength,
            loc: params.loc,
        });
        self.warn(params.loc, format!("light \"{kind}\": {text}"))
    }

    fn light_point(
        &mut self,
        params: &ParamSet,
        name: &'static str,
        default: [f32; 3],
    ) -> Result<DVec3> {
        let to_world = self.still_transform(params.loc)?;
        let point = params.point(name, default)?;
        Ok(to_world.transform_point3(DVec3::from(point.map(f64::from))))
    }

    /// Colour times scale. `total` names the parameter (power, illuminance) that scales the light to a given total,
    /// which is `factor` times the strength of the colour.
    fn strength(
        &mut self,
        params: &ParamSet,
        color: &'static str,
        total: &'static str,
        factor: f64,
    ) -> Result<Rgb> {
        let rgb = self.color(params, color, ColorUse::Illuminant)?;
        let mut scale = f64::from(params.float("scale", 1.0)?);
        if let Some((total, _)) = params.maybe_float(total)?
            && total > 0.0
        {
            scale *= f64::from(total) / factor.max(1e-6);
        }
        if scale < 0.0 {
            let message = "the scale of a light must not be negative";
            return Err(params.fault(ErrorKind::InvalidValue, message));
        }
        let rgb = rgb.unwrap_or([1.0; 3]);
        Ok(rgb.map(|c| (f64::from(c) * scale) as f32))
    }

    /// Adds the surfaces that stand for the lights. `bounds` is the box around the geometry of the scene.
    pub fn make_lights(&mut self, bounds: Bounds, camera: DVec3) -> Result<()> {
        let (center, radius) = (bounds.center(), bounds.radius());
        let mut inside = bounds;
        inside.add(camera);
        let mut sky: Option<PointLikeLight> = None;
        for light in std::mem::take(&mut self.lights) {
            match light.shape {
                LightShape::Point(position) => {
                    // Below the spacing of single precision a sphere has no triangles left.
                    let radius = (POINT_RADIUS * radius).max(1e-5 * position.length());
                    let sphere = ball(position, radius, 2, false);
                    // The mean projected area of a convex body is a quarter of its surface (Cauchy).
                    let scale = 4.0 / sphere.area();
                    inside.add(position - DVec3::splat(radius));
                    inside.add(position + DVec3::splat(radius));
                    self.add_emitter(&sphere, light.strength, scale, light.loc)?;
                }
                LightShape::Distant(direction) => {
                    let distance = DISTANT_DISTANCE * radius;
                    let middle = center + direction * distance;
                    let disk = disk(middle, -direction, DISTANT_RADIUS * radius);
                    let scale = distance * distance / disk.area();
                    inside.add(middle - DVec3::splat(radius));
                    inside.add(middle + DVec3::splat(radius));
                    self.add_emitter(&disk, light.strength, scale, light.loc)?;
                }
                // One shell would hide the other: add up their radiance.
                LightShape::Sky => match &mut sky {
                    Some(sky) => {
                        let sum = |i: usize| sky.strength[i] + light.strength[i];
                        sky.strength = std::array::from_fn(sum);
                    }
                    None => sky = Some(light),
                },
            }
        }
        if let Some(sky) = sky {
            let shell = ball(inside.center(), SHELL_RADIUS * inside.radius(), 3, true);
            self.add_emitter(&shell, sky.strength, 1.0, sky.loc)?;
        }
        Ok(())
    }

    fn add_emitter(&mut self, data: &MeshData, color: Rgb, scale: f64, loc: Loc) -> Result<()> {
        let emission = Emission {
            radiance: color.map(|c| (f64::from(c) * scale) as f32),
            two_sided: false,
            image: NONE,
        };
        let mesh = Mesh {
            first_triangle: self.world.push_triangles(data),
            triangle_count: data.triangles.len() as u32,
            material: 0,
            emission: self.emission_index(emission, loc)?,
            alpha: Parameter::Constant(1.0),
            has_normals: false,
            has_uvs: false,
            flip: false,
        };
        self.world.push_mesh(mesh, MaterialRef::Black);
        Ok(())
    }
}

fn mesh_of(triangles: &[[DVec3; 3]]) -> MeshData {
    let mut data = MeshData::default();
    for triangle in triangles {
        let first = data.positions.len() as u32;
        data.positions
            .extend(triangle.map(|p| p.as_vec3().to_array()));
        data.triangles.push([first, first + 1, first + 2]);
    }
    data
}

/// A sphere from an octahedron whose faces are divided into four, `levels` times.
fn ball(center: DVec3, radius: f64, levels: u32, inward: bool) -> MeshData {
    let mut faces: Vec<[DVec3; 3]> = Vec::new();
    for octant in 0..8 {
        let sign = |axis: u32| if octant >> axis & 1 == 1 { -1.0 } else { 1.0 };
        let (x, y, z) = (DVec3::X * sign(0), DVec3::Y * sign(1), DVec3::Z * sign(2));
        let outward = sign(0) * sign(1) * sign(2) > 0.0;
        faces.push(if outward != inward {
            [x, y, z]
        } else {
            [x, z, y]
        });
    }
    for _ in 0..levels {
        let divide = |[a, b, c]: [DVec3; 3]| {
            let (ab, bc, ca) = (
                (a + b).normalize(),
                (b + c).normalize(),
                (c + a).normalize(),
            );
            [[a, ab, ca], [ab, b, bc], [ca, bc, c], [ab, bc, ca]]
        };
        faces = faces.into_iter().flat_map(divide).collect();
    }
    let placed = faces
        .into_iter()
        .map(|face| face.map(|p| center + p * radius));
    mesh_of(&placed.collect::<Vec<_>>())
}

/// A disk that faces along `normal`.
fn disk(center: DVec3, normal: DVec3, radius: f64) -> MeshData {
    const SECTORS: u32 = 32;
    let (u, v) = normal.any_orthonormal_pair();
    // The pair is right-handed with the normal, or it is swapped to be.
    let v = if u.cross(v).dot(normal) < 0.0 { -v } else { v };
    let rim = |i: u32| {
        let (sin, cos) = (f64::from(i) * 2.0 * PI / f64::from(SECTORS)).sin_cos();
        center + (u * cos + v * sin) * radius
    };
    let sectors = (0..SECTORS).map(|i| [center, rim(i), rim(i + 1)]);
    mesh_of(&sectors.collect::<Vec<_>>())
}

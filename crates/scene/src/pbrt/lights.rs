//! Lights that are not surfaces.

use std::f64::consts::PI;

use glam::{DMat3, DVec3};

use super::colors::ColorUse;
use super::images::ImageRequest;
use super::param_set::ParamSet;
use super::params::ParamType;
use super::reader::Reader;
use super::source::{Fault, Loc, Result};
use crate::error::ErrorKind;
use crate::image_file::{Encoding, ImageUse};
use crate::model::{ImageMap, Light, NONE, Rgb, Texels};
use crate::validate::LARGEST_RADIUS;

const KINDS: [&str; 6] = [
    "point",
    "spot",
    "goniometric",
    "projection",
    "distant",
    "infinite",
];

impl Reader<'_> {
    /// `LightSource "kind" ...`
    pub fn light_source(&mut self, params: &ParamSet) -> Result<()> {
        let light = match params.kind.as_str() {
            "point" => Light::Point {
                position: self.light_position(params)?,
                intensity: self.strength(params, Some("I"), "power", 4.0 * PI)?,
            },
            "spot" => self.spot_light(params)?,
            "distant" => {
                let [from, to] = self.light_axis(params)?;
                Light::Distant {
                    direction: unit(params, from - to)?,
                    irradiance: self.strength(params, Some("L"), "illuminance", 1.0)?,
                }
            }
            "goniometric" => self.goniometric_light(params)?,
            "projection" => self.projection_light(params)?,
            "infinite" => self.infinite_light(params)?,
            kind => {
                let fault = params.unknown_kind("light", &KINDS);
                return Err(match kind {
                    "diffuse" | "area" => fault.hint("did you mean AreaLightSource \"diffuse\"?"),
                    _ => fault,
                });
            }
        };
        self.warn_unused(params)?;
        self.lights.push(within_range(light));
        Ok(())
    }

    fn spot_light(&mut self, params: &ParamSet) -> Result<Light> {
        let [from, to] = self.light_axis(params)?;
        let end = f64::from(params.float("coneangle", 30.0)?).clamp(0.0, 180.0);
        let delta = f64::from(params.float("conedeltaangle", 5.0)?);
        let start = (end - delta).clamp(0.0, end);
        let [cos_start, cos_end] = [start, end].map(|degrees| degrees.to_radians().cos());
        // Half of what lies between the two cones, as pbrt-v4 has it.
        let solid_angle = 2.0 * PI * (1.0 - 0.5 * (cos_start + cos_end));
        Ok(Light::Spot {
            position: finite(params, from)?,
            axis: unit(params, to - from)?,
            cos_end: cos_end as f32,
            cos_start: cos_start as f32,
            intensity: self.strength(params, Some("I"), "power", solid_angle)?,
        })
    }

    fn goniometric_light(&mut self, params: &ParamSet) -> Result<Light> {
        let position = self.light_origin(params)?;
        // In the image, z is up.
        let swap = DMat3::from_cols(DVec3::X, DVec3::Z, DVec3::Y);
        let to_light = self.light_rotation(params, swap)?;
        let Some((path, loc)) = params.maybe_string("filename")? else {
            return Ok(Light::Point {
                position,
                intensity: self.strength(params, Some("I"), "power", 4.0 * PI)?,
            });
        };
        let image = self.light_image(path, loc, ImageUse::Mean)?;
        self.require_square(image, loc)?;
        let mean = self.mean_luminance(image);
        Ok(Light::Goniometric {
            position,
            to_light,
            image,
            intensity: self.strength(params, Some("I"), "power", 4.0 * PI * mean)?,
        })
    }

    fn projection_light(&mut self, params: &ParamSet) -> Result<Light> {
        let position = self.light_origin(params)?;
        // Rows of the image run down.
        let to_light =
            self.light_rotation(params, DMat3::from_diagonal(DVec3::new(1.0, -1.0, 1.0)))?;
        let (path, loc) = params.string("filename")?;
        let image = self.light_image(path, loc, ImageUse::Color)?;
        let fov = f64::from(params.float("fov", 90.0)?);
        if !(fov > 0.0 && fov < 180.0) {
            let message =
                "the field of view of a projection light must be between 0 and 180 degrees";
            return Err(params.fault(ErrorKind::InvalidValue, message));
        }
        let [width, height] = self.images.table[image as usize].size.map(f64::from);
        let aspect = width / height;
        let shorter = (fov.to_radians() / 2.0).tan();
        let half_size = [shorter * aspect.max(1.0), shorter / aspect.min(1.0)];
        // Power: the luminance over the solid angle of all pixels.
        let area = 4.0 * half_size[0] * half_size[1];
        let projected = self.images.table[image as usize].mean_of_luminance(|[u, v]| {
            let [x, y] = [
                (2.0 * u - 1.0) * half_size[0],
                (2.0 * v - 1.0) * half_size[1],
            ];
            (1.0 + x * x + y * y).powf(-1.5)
        });
        Ok(Light::Projection {
            position,
            to_light,
            half_size: half_size.map(|half| half as f32),
            image,
            intensity: self.strength(params, None, "power", area * projected)?,
        })
    }

    fn infinite_light(&mut self, params: &ParamSet) -> Result<Light> {
        let to_light = self.light_rotation(params, DMat3::IDENTITY)?;
        let portal = self.portal(params)?;
        let path = params.maybe_string("filename")?;
        let Some((path, loc)) = path.filter(|(path, _)| !path.is_empty()) else {
            // With a portal pbrt-v4 makes an image of one texel, straight up and with half of all directions.
            let illuminance = match portal {
                None => PI,
                Some(_) => {
                    let color = self.color(params, "L", ColorUse::Illuminant)?;
                    2.0 * PI * color.map_or(1.0, luminance)
                }
            };
            return Ok(Light::Infinite {
                to_light,
                image: NONE,
                radiance: self.strength(params, Some("L"), "illuminance", illuminance)?,
                portal,
            });
        };
        if let Some(param) = params.take_any("L") {
            let message = "an infinite light has either \"L\" or \"filename\", not both";
            let kind = ErrorKind::ConflictingParameters;
            return Err(Fault::new(kind, param.loc, message));
        }
        let image = self.light_image(path, loc, ImageUse::Color)?;
        self.require_square(image, loc)?;
        // Illuminance of what faces the upper half of the image, where pbrt-v4 gives a texel half of its solid angle.
        let cosine = |square| octahedral_z(square).max(0.0);
        let illuminance = 2.0 * PI * self.images.table[image as usize].mean_of_luminance(cosine);
        Ok(Light::Infinite {
            to_light,
            image,
            radiance: self.strength(params, None, "illuminance", illuminance)?,
            portal,
        })
    }

    /// The opening of a sky. As in pbrt-v4, its corners are in world space, independent of the current transform.
    fn portal(&mut self, params: &ParamSet) -> Result<Option<[[f32; 3]; 4]>> {
        let Some(param) = params.find("portal", &[ParamType::Point3])? else {
            return Ok(None);
        };
        let corners = params.vec3_list("portal", &[ParamType::Point3])?;
        let Ok(corners) = <[[f32; 3]; 4]>::try_from(corners) else {
            let mut fault = params.invalid(param, "four points");
            fault.kind = ErrorKind::WrongCount;
            return Err(fault);
        };
        let [a, b, c, d] = corners.map(|corner| DVec3::from(corner.map(f64::from)));
        let (across, up) = (b - a, d - a);
        let size = across.length().max(up.length());
        // pbrt-v4 has rectangles only.
        let is_rectangle = (a + across + up - c).length() < 1e-3 * size
            && across.normalize_or_zero().dot(up.normalize_or_zero()).abs() < 1e-3
            && across.cross(up).length() > 1e-9 * size * size;
        if is_rectangle {
            Ok(Some(corners))
        } else {
            Err(params.invalid(param, "the corners of a rectangle in order"))
        }
    }

    /// Reads the image of a light.
    pub fn light_image(&mut self, path: &str, loc: Loc, usage: ImageUse) -> Result<u32> {
        self.load_image(&ImageRequest {
            path: path.to_owned(),
            loc,
            encoding: Encoding::Srgb,
            usage,
        })
    }

    fn require_square(&self, image: u32, loc: Loc) -> Result<()> {
        let ImageMap {
            name,
            size: [width, height],
            ..
        } = &self.images.table[image as usize];
        if width == height {
            return Ok(());
        }
        let name = self.files.display_name(name);
        let message = format!(
            "the image \"{name}\" has {width} x {height} pixels; an equal-area map of all directions is square"
        );
        Err(Fault::new(ErrorKind::InvalidImage, loc, message)
            .hint("pbrt's \"imgtool makeequiarea\" converts maps of longitude and latitude"))
    }

    /// The mean luminance of an image.
    pub fn mean_luminance(&self, image: u32) -> f64 {
        self.images.table[image as usize].mean_of_luminance(|_| 1.0)
    }

    fn light_position(&mut self, params: &ParamSet) -> Result<[f32; 3]> {
        let position = self.light_point(params, "from", [0.0; 3])?;
        finite(params, position)
    }

    /// The origin of the light's own space.
    fn light_origin(&mut self, params: &ParamSet) -> Result<[f32; 3]> {
        let to_world = self.still_transform(params.loc)?;
        finite(params, to_world.w_axis.truncate())
    }

    fn light_axis(&mut self, params: &ParamSet) -> Result<[DVec3; 2]> {
        Ok([
            self.light_point(params, "from", [0.0; 3])?,
            self.light_point(params, "to", [0.0, 0.0, 1.0])?,
        ])
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

    /// Rows of the map from directions of the world to those of a light, whose own axes are `axes`.
    fn light_rotation(&mut self, params: &ParamSet, axes: DMat3) -> Result<[[f32; 3]; 3]> {
        let to_world = self.invertible_transform(params.loc)?;
        let linear = DMat3::from_mat4(to_world);
        // A scale has no effect on directions, but a shear or an uneven scale has.
        let x = linear.x_axis.normalize();
        let y = (linear.y_axis - x * linear.y_axis.dot(x)).normalize();
        let z = (linear.z_axis - x * linear.z_axis.dot(x) - y * linear.z_axis.dot(y)).normalize();
        let rotation = DMat3::from_cols(x, y, z);
        let size = linear.x_axis.length();
        if !(linear * (1.0 / size)).abs_diff_eq(rotation, 1e-3) {
            let text = format!(
                "light \"{}\" in a space that is not only turned and scaled evenly: rendered turned only",
                params.kind
            );
            self.warn(params.loc, text)?;
        }
        let to_light = (rotation * axes).transpose();
        let rows = [0, 1, 2].map(|i| to_light.row(i).as_vec3().to_array());
        if rows.iter().flatten().all(|c| c.is_finite()) {
            Ok(rows)
        } else {
            let message = "the transform of this light is not finite";
            Err(params.fault(ErrorKind::InvalidTransform, message))
        }
    }

    /// Colour times scale. `total` names the parameter (power, illuminance) that scales the light to a given total,
    /// which is `factor` at scale 1.
    fn strength(
        &mut self,
        params: &ParamSet,
        color: Option<&'static str>,
        total: &'static str,
        factor: f64,
    ) -> Result<Rgb> {
        let rgb = match color {
            Some(name) => self.color(params, name, ColorUse::Illuminant)?,
            None => None,
        };
        let mut scale = f64::from(params.float("scale", 1.0)?);
        if let Some((total, _)) = params.maybe_float(total)?
            && total > 0.0
            && factor > 0.0
        {
            scale *= f64::from(total) / factor;
        }
        if scale < 0.0 {
            let message = "the scale of a light must not be negative";
            return Err(params.fault(ErrorKind::InvalidValue, message));
        }
        let strength = rgb
            .unwrap_or([1.0; 3])
            .map(|c| (f64::from(c) * scale) as f32);
        if strength.iter().all(|c| c.is_finite()) {
            Ok(strength)
        } else {
            let message = "the strength of this light is not finite";
            Err(params.fault(ErrorKind::InvalidValue, message))
        }
    }
}

fn finite(params: &ParamSet, point: DVec3) -> Result<[f32; 3]> {
    let point = point.as_vec3();
    if point.is_finite() {
        Ok(point.to_array())
    } else {
        let message = "the position of this light is not finite";
        Err(params.fault(ErrorKind::InvalidTransform, message))
    }
}

/// A light at a point so far away that squares of distances overflow shines from nearer instead: from where it was
/// seen, and as brightly. The scene is much smaller than both distances.
fn within_range(mut light: Light) -> Light {
    if let Light::Point {
        position,
        intensity,
    }
    | Light::Spot {
        position,
        intensity,
        ..
    }
    | Light::Goniometric {
        position,
        intensity,
        ..
    }
    | Light::Projection {
        position,
        intensity,
        ..
    } = &mut light
    {
        let farthest = position.map(|c| f64::from(c.abs())).into_iter();
        let nearer = 0.5 * LARGEST_RADIUS / farthest.fold(0.0, f64::max);
        if nearer <= 0.5 {
            *position = position.map(|c| (f64::from(c) * nearer) as f32);
            *intensity = intensity.map(|i| (f64::from(i) * nearer * nearer) as f32);
        }
    }
    light
}

fn unit(params: &ParamSet, direction: DVec3) -> Result<[f32; 3]> {
    let unit = direction.try_normalize().ok_or_else(|| {
        let message = format!(
            "\"from\" and \"to\" of the {} light are the same",
            params.kind
        );
        params.fault(ErrorKind::InvalidValue, message)
    })?;
    Ok(unit.as_vec3().to_array())
}

/// The z of the direction at a point of the unit square in the equal-area octahedral map (P. Clarberg, "Fast equal-area
/// mapping of the (hemi)sphere using SIMD", 2008): the inner diamond is the upper half of the sphere.
fn octahedral_z([u, v]: [f64; 2]) -> f64 {
    let [u, v] = [2.0 * u - 1.0, 2.0 * v - 1.0].map(f64::abs);
    let distance = 1.0 - (u + v);
    let r = 1.0 - distance.abs();
    (1.0 - r * r).copysign(distance)
}

fn luminance<T: Into<f64>>([r, g, b]: [T; 3]) -> f64 {
    0.2126 * r.into() + 0.7152 * g.into() + 0.0722 * b.into()
}

impl ImageMap {
    /// The mean over all texels of luminance times a weight, which depends on the middle of the texel in the unit
    /// square.
    fn mean_of_luminance(&self, weight: impl Fn([f64; 2]) -> f64) -> f64 {
        let [width, height] = self.size.map(|n| n as usize);
        let channels = self.channels as usize;
        let value = |index: usize| match &self.texels {
            Texels::Bytes { texels, decode } => f64::from(decode[usize::from(texels[index])]),
            Texels::Floats(texels) => f64::from(texels[index]),
        };
        let mut sum = 0.0;
        for y in 0..height {
            for x in 0..width {
                let first = (y * width + x) * channels;
                let luminance = match channels {
                    1 => value(first),
                    _ => luminance([value(first), value(first + 1), value(first + 2)]),
                };
                let middle = [(x, width), (y, height)].map(|(i, n)| (i as f64 + 0.5) / n as f64);
                sum += luminance * weight(middle);
            }
        }
        sum / (width * height) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The middle is up, the corners are down, and z is as uniform as on a sphere.
    #[test]
    fn the_octahedral_map_has_equal_areas() {
        assert_eq!(octahedral_z([0.5, 0.5]), 1.0);
        assert_eq!(octahedral_z([0.0, 0.0]), -1.0);
        assert_eq!(octahedral_z([0.5, 0.0]).abs(), 0.0);
        const N: usize = 400;
        let mut below = 0;
        for i in 0..N * N {
            let [u, v] = [i % N, i / N].map(|n| (n as f64 + 0.5) / N as f64);
            below += usize::from(octahedral_z([u, v]) < 0.3);
        }
        let share = below as f64 / (N * N) as f64;
        assert!((share - 0.65).abs() < 0.005, "{share}");
    }
}

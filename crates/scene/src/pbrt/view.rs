//! Camera, film and the other options of the image.

use super::param_set::ParamSet;
use super::params::ParamType;
use super::reader::Reader;
use super::source::{Loc, Result};
use super::state::TransformPair;
use super::transform;
use crate::error::ErrorKind;
use crate::model::{Camera, FilmSettings, MAX_DEPTH, MAX_RESOLUTION};

/// pbrt's largest number of scattering events, where the file gives none.
const DEFAULT_MAX_DEPTH: u32 = 5;
const CAMERAS: [&str; 4] = ["perspective", "orthographic", "spherical", "realistic"];
const FILMS: [&str; 3] = ["rgb", "gbuffer", "spectral"];

/// What the options block of the file decides.
#[derive(Default)]
pub(crate) struct View {
    pub camera: Camera,
    pub film: FilmSettings,
    pub max_depth: Option<u32>,
    /// Half of the height that an orthographic camera shows, where there is one: the perspective that
    /// stands for it depends on the distance of the scene.
    pub orthographic_half_size: Option<f32>,
}

impl View {
    pub fn max_depth(&self) -> u32 {
        self.max_depth.unwrap_or(DEFAULT_MAX_DEPTH)
    }
}

impl Reader<'_> {
    /// `Camera "kind" ...`
    pub fn camera(&mut self, params: &ParamSet) -> Result<()> {
        let kind = params.kind.as_str();
        if !CAMERAS.contains(&kind) {
            return Err(params.unknown_kind("camera", &CAMERAS));
        }
        let camera_from_world = self.still_transform(params.loc)?;
        self.coordinate_systems
            .insert("camera".to_owned(), self.state.transform.inverse());
        params.accept(&["shutteropen", "shutterclose"]);
        let mut camera = Camera {
            to_world: transform::rows(&camera_from_world.inverse()).ok_or_else(|| {
                let message = "the position of the camera is not finite";
                params.fault(ErrorKind::InvalidTransform, message)
            })?,
            ..Camera::default()
        };
        self.view.orthographic_half_size = None;
        if kind == "perspective" || kind == "orthographic" {
            self.projective_camera(params, &mut camera)?;
        }
        match kind {
            "perspective" => camera.fov_degrees = field_of_view(params)?,
            "orthographic" => {
                self.view.orthographic_half_size = Some(1.0);
                let text = "camera \"orthographic\": rendered in perspective, with the same \
                            field at the distance of the middle of the scene";
                self.warn(params.loc, text)?;
            }
            "spherical" => {
                params.accept_all();
                let text = "camera \"spherical\": rendered in perspective with 90 degrees";
                self.warn(params.loc, text)?;
            }
            _ => {
                params.accept_all();
                camera.fov_degrees = 40.0;
                let text = "camera \"realistic\": rendered in perspective with 40 degrees";
                self.warn(params.loc, text)?;
            }
        }
        self.view.camera = camera;
        self.warn_unused(params)
    }

    fn projective_camera(&mut self, params: &ParamSet, camera: &mut Camera) -> Result<()> {
        if let Some(param) = params.find("screenwindow", &[ParamType::Float])? {
            let window = params.exactly::<4>(param)?;
            if window[0] >= window[1] || window[2] >= window[3] {
                return Err(params.invalid(param, "[x_min x_max y_min y_max] with an area"));
            }
            camera.screen_window = Some(window);
        }
        if let Some((ratio, param)) = params.maybe_float("frameaspectratio")? {
            if ratio <= 0.0 {
                return Err(params.invalid(param, "positive"));
            }
            camera.frame_aspect_ratio = Some(ratio);
        }
        if let Some((radius, param)) = params.maybe_float("lensradius")? {
            if radius < 0.0 {
                return Err(params.invalid(param, "not negative"));
            }
            camera.lens_radius = radius;
        }
        if let Some((distance, param)) = params.maybe_float("focaldistance")? {
            if distance <= 0.0 {
                return Err(params.invalid(param, "positive"));
            }
            camera.focal_distance = distance;
        }
        Ok(())
    }

    /// `Film "kind" ...`
    pub fn film(&mut self, params: &ParamSet) -> Result<()> {
        if !FILMS.contains(&params.kind.as_str()) {
            let fault = params.unknown_kind("film", &FILMS);
            return Err(if params.kind == "image" {
                fault.hint("\"image\" of pbrt-v3 is \"rgb\" in pbrt-v4")
            } else {
                fault
            });
        }
        // Parameters that do not change the image.
        params.accept(&["filename", "diagonal", "savefp16", "coordinatesystem"]);
        params.accept(&["nbuckets", "lambdamin", "lambdamax", "whitebalance"]);
        // Size and crop.
        let mut resolution = [0; 2];
        let [width, height] = FilmSettings::default().resolution;
        for (i, (name, default)) in [("xresolution", width), ("yresolution", height)]
            .into_iter()
            .enumerate()
        {
            resolution[i] = match params.maybe_integer(name)? {
                Some((pixels, _)) if (1..=MAX_RESOLUTION as i32).contains(&pixels) => pixels as u32,
                Some((_, param)) => {
                    let range = format!("between 1 and {MAX_RESOLUTION}");
                    let mut fault = params.invalid(param, &range);
                    fault.kind = ErrorKind::InvalidResolution;
                    return Err(fault);
                }
                None => default,
            };
        }
        self.view.film = FilmSettings {
            resolution,
            crop_window: crop_window(params, resolution)?,
            ..FilmSettings::default()
        };
        // Parameters that would change it.
        if let Some((sensor, loc)) = params.maybe_string("sensor")?
            && sensor != "cie1931"
        {
            self.warn(loc, "film sensor: ignored, the CIE observer is used")?;
        }
        for (name, neutral) in [
            ("iso", 100.0),
            ("exposuretime", 1.0),
            ("maxcomponentvalue", f32::INFINITY),
        ] {
            if let Some((value, param)) = params.maybe_float(name)?
                && value != neutral
            {
                let loc = param.loc;
                self.warn(loc, format!("film parameter \"{name}\": has no effect"))?;
            }
        }
        self.warn_unused(params)
    }

    /// `PixelFilter "kind" ...`
    pub fn pixel_filter(&mut self, params: &ParamSet) -> Result<()> {
        let is_one_pixel = params.kind == "box"
            && params.float("xradius", 0.5)? == 0.5
            && params.float("yradius", 0.5)? == 0.5;
        if is_one_pixel {
            return self.warn_unused(params);
        }
        let kind = &params.kind;
        let text = format!("pixel filter \"{kind}\": rendered with a box of one pixel");
        self.warn(params.loc, text)
    }

    /// `Integrator "kind" ...`: the method is chosen elsewhere; the length of the paths is here.
    pub fn integrator(&mut self, params: &ParamSet) -> Result<()> {
        self.view.max_depth = match params.maybe_integer("maxdepth")? {
            Some((depth, _)) if (0..=MAX_DEPTH as i32).contains(&depth) => Some(depth as u32),
            Some((_, param)) => {
                return Err(params.invalid(param, &format!("between 0 and {MAX_DEPTH}")));
            }
            None => None,
        };
        Ok(())
    }

    /// Turns an orthographic camera into a perspective one.
    pub fn settle_camera(&mut self, scene_center: glam::DVec3) {
        let Some(half_size) = self.view.orthographic_half_size else {
            return;
        };
        let [x, y, z] = self.view.camera.to_world.map(|row| row.map(f64::from));
        let axis = glam::DVec3::new(x[2], y[2], z[2]);
        let position = glam::DVec3::new(x[3], y[3], z[3]);
        // In units of the camera, whose axes may be scaled.
        let distance = (scene_center - position).dot(axis) / axis.length_squared();
        let half_angle = (f64::from(half_size) / distance.abs().max(1e-3)).atan();
        self.view.camera.fov_degrees = (2.0 * half_angle.to_degrees()).clamp(0.01, 170.0) as f32;
    }
}

fn field_of_view(params: &ParamSet) -> Result<f32> {
    let full = params.maybe_float("fov")?;
    let half = params.maybe_float("halffov")?;
    let (degrees, param) = match (full, half) {
        (_, Some((half, param))) if half > 0.0 => (2.0 * half, param),
        (Some(full), _) => full,
        (None, Some((half, param))) => (half, param),
        (None, None) => return Ok(Camera::default().fov_degrees),
    };
    if degrees > 0.0 && degrees < 180.0 {
        Ok(degrees)
    } else {
        Err(params.invalid(param, "a field of view between 0 and 180 degrees"))
    }
}

/// The part of the image that is rendered, as fractions of it.
fn crop_window(params: &ParamSet, resolution: [u32; 2]) -> Result<[f32; 4]> {
    let fault = |loc: Loc, message: String| {
        let mut fault = params.fault(ErrorKind::InvalidCropWindow, message);
        fault.loc = Some(loc);
        fault
    };
    let mut window = [0.0, 1.0, 0.0, 1.0];
    let bounds = params.find("pixelbounds", &[ParamType::Integer])?;
    let crop = params.find("cropwindow", &[ParamType::Float])?;
    if let Some(param) = bounds {
        let (pixels, loc) = params.integer_list("pixelbounds")?;
        let &[x0, x1, y0, y1] = pixels else {
            let message = format!(
                "\"pixelbounds\" needs 4 values [x0 x1 y0 y1], found {}",
                pixels.len()
            );
            return Err(fault(param.loc, message));
        };
        let [width, height] = resolution.map(|pixels| pixels as i32);
        let (x0, x1) = (x0.clamp(0, width), x1.clamp(0, width));
        let (y0, y1) = (y0.clamp(0, height), y1.clamp(0, height));
        if x0 >= x1 || y0 >= y1 {
            let message = "\"pixelbounds\" [x0 x1 y0 y1] leave no pixel of the image";
            return Err(fault(loc, message.to_owned()));
        }
        window = pixel_window([x0, x1, y0, y1].map(|pixel| pixel as u32), resolution);
    }
    if let Some(param) = crop {
        if bounds.is_some() {
            let message = "\"cropwindow\" and \"pixelbounds\" exclude each other";
            return Err(fault(param.loc, message.to_owned()));
        }
        let [x0, x1, y0, y1] = params.exactly::<4>(param)?.map(|v| v.clamp(0.0, 1.0));
        if x0 >= x1 || y0 >= y1 {
            let message = "\"cropwindow\" [x0 x1 y0 y1] is empty; it needs x0 < x1 and y0 < y1 \
                           within 0 to 1";
            return Err(fault(param.loc, message.to_owned()));
        }
        window = [x0, x1, y0, y1];
    }
    Ok(window)
}

/// The crop window of exactly these pixels (see [`FilmSettings::crop_pixels`]).
fn pixel_window(pixels: [u32; 4], resolution: [u32; 2]) -> [f32; 4] {
    let sizes = [resolution[0], resolution[0], resolution[1], resolution[1]];
    let window = |shift: f32| {
        let fraction = |i: usize| (pixels[i] as f32 - shift).max(0.0) / sizes[i] as f32;
        std::array::from_fn(fraction)
    };
    let plain = FilmSettings {
        resolution,
        crop_window: window(0.0),
        ..FilmSettings::default()
    };
    // Bounds are rounded up, so half a pixel less means the same and stands no risk of rounding.
    if plain.crop_pixels() == pixels {
        plain.crop_window
    } else {
        window(0.5)
    }
}

impl Reader<'_> {
    /// The world begins with a transform of its own.
    pub fn world_begin(&mut self, loc: Loc) {
        self.world_begin = Some(loc);
        self.state.transform = TransformPair::IDENTITY;
        self.state.start_is_active = true;
        self.state.end_is_active = true;
        self.coordinate_systems
            .insert("world".to_owned(), TransformPair::IDENTITY);
    }
}

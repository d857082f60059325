//! Camera, film and the other options of the image.

use super::param_set::ParamSet;
use super::params::ParamType;
use super::reader::Reader;
use super::source::{Fault, Loc, Result};
use super::state::TransformPair;
use super::transform;
use crate::error::ErrorKind;
use crate::model::{Camera, FilmSettings, MAX_DEPTH, MAX_RESOLUTION, PixelFilter, Projection};

/// pbrt's largest number of scattering events, where the file gives none.
const DEFAULT_MAX_DEPTH: u32 = 5;
const CAMERAS: [&str; 4] = ["perspective", "orthographic", "spherical", "realistic"];
const FILMS: [&str; 3] = ["rgb", "gbuffer", "spectral"];
const SAMPLERS: [&str; 7] = [
    "halton",
    "independent",
    "paddedsobol",
    "pmj02bn",
    "sobol",
    "stratified",
    "zsobol",
];
/// Integrators that converge to the image of path tracing.
const INTEGRATORS: [&str; 8] = [
    "path",
    "volpath",
    "simplepath",
    "simplevolpath",
    "lightpath",
    "bdpt",
    "mlt",
    "sppm",
];
/// Integrators of other images.
const OTHER_INTEGRATORS: [&str; 3] = ["ambientocclusion", "randomwalk", "function"];
const FILTERS: [&str; 5] = ["box", "gaussian", "mitchell", "sinc", "triangle"];

/// pbrt's filter, where the file names none.
const DEFAULT_FILTER: PixelFilter = PixelFilter::Gaussian {
    radius: [1.5; 2],
    sigma: 0.5,
};

/// What the options block of the file decides.
#[derive(Default)]
pub(crate) struct View {
    pub camera: Camera,
    /// Without exposure and filter.
    film: FilmSettings,
    filter: Option<PixelFilter>,
    /// How long the shutter of the camera is open, where the file says so.
    shutter_time: Option<f32>,
    /// The same of the film, which early files of pbrt-v4 have.
    exposure_time: Option<f32>,
    iso: Option<f32>,
    pub max_depth: Option<u32>,
    pub output: Option<String>,
    pub samples: Option<u32>,
}

impl View {
    pub fn max_depth(&self) -> u32 {
        self.max_depth.unwrap_or(DEFAULT_MAX_DEPTH)
    }

    /// The film with all that decides about it. As in pbrt-v4 radiance is multiplied by the time of the exposure in
    /// seconds and by the speed of the film over 100.
    pub fn film(&self) -> FilmSettings {
        let time = self.exposure_time.or(self.shutter_time).unwrap_or(1.0);
        FilmSettings {
            exposure: time * self.iso.unwrap_or(100.0) / 100.0,
            filter: self.filter.unwrap_or(DEFAULT_FILTER),
            ..self.film
        }
    }
}

impl Reader<'_> {
    /// `Camera "kind" ...`
    pub fn camera(&mut self, params: &ParamSet) -> Result<()> {
        let kind = params.kind.as_str();
        if !CAMERAS.contains(&kind) {
            return Err(params.unknown_kind("camera", &CAMERAS));
        }
        let camera_from_world = self.invertible_transform(params.loc)?;
        self.coordinate_systems
            .insert("camera".to_owned(), self.state.transform.inverse());
        self.view.shutter_time = shutter_time(params)?;
        let mut camera = Camera {
            to_world: transform::rows(&camera_from_world.inverse()).ok_or_else(|| {
                let message = "the position of the camera is not finite";
                params.fault(ErrorKind::InvalidTransform, message)
            })?,
            ..Camera::default()
        };
        if kind != "realistic" {
            self.projective_camera(params, &mut camera)?;
        }
        match kind {
            "perspective" => camera.fov_degrees = field_of_view(params)?,
            "orthographic" => camera.projection = Projection::Orthographic,
            "spherical" => {
                camera.projection = match params.maybe_string("mapping")? {
                    None | Some(("equalarea", _)) => Projection::SphericalEqualArea,
                    Some(("equirectangular", _)) => Projection::SphericalEquirectangular,
                    Some((mapping, loc)) => {
                        let message = format!(
                            "unknown mapping \"{mapping}\" of a spherical camera: it must be equalarea or \
                             equirectangular"
                        );
                        return Err(Fault::new(ErrorKind::InvalidValue, loc, message));
                    }
                };
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
        params.accept(&["diagonal", "savefp16", "coordinatesystem"]);
        params.accept(&["nbuckets", "lambdamin", "lambdamax"]);
        let output = params.maybe_string("filename")?.map(|(name, _)| name);
        self.view.output = output.filter(|name| !name.is_empty()).map(str::to_owned);
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
        // Exposure.
        self.view.iso = positive(params, "iso")?;
        self.view.exposure_time = positive(params, "exposuretime")?;
        // Parameters that would change the image.
        if let Some((sensor, loc)) = params.maybe_string("sensor")?
            && sensor != "cie1931"
        {
            self.warn(loc, "film sensor: ignored, the CIE observer is used")?;
        }
        for (name, neutral) in [("maxcomponentvalue", f32::INFINITY), ("whitebalance", 0.0)] {
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
        let default = match params.kind.as_str() {
            "box" => 0.5,
            "gaussian" => 1.5,
            "sinc" => 4.0,
            _ => 2.0,
        };
        let radius = [
            positive(params, "xradius")?.unwrap_or(default),
            positive(params, "yradius")?.unwrap_or(default),
        ];
        self.view.filter = Some(match params.kind.as_str() {
            "box" => PixelFilter::Box { radius },
            "triangle" => PixelFilter::Triangle { radius },
            "gaussian" => PixelFilter::Gaussian {
                radius,
                sigma: positive(params, "sigma")?.unwrap_or(0.5),
            },
            "mitchell" => PixelFilter::Mitchell {
                radius,
                b: mitchell_parameter(params, "B")?,
                c: mitchell_parameter(params, "C")?,
            },
            "sinc" => PixelFilter::Sinc {
                radius,
                tau: positive(params, "tau")?.unwrap_or(3.0),
            },
            _ => return Err(params.unknown_kind("pixel filter", &FILTERS)),
        });
        if radius.iter().any(|radius| *radius > MAX_FILTER_RADIUS) {
            let message =
                format!("the radius of a pixel filter must be at most {MAX_FILTER_RADIUS}");
            return Err(params.fault(ErrorKind::InvalidValue, message));
        }
        self.warn_unused(params)
    }

    /// `Sampler "kind" ...`: how to draw samples is chosen elsewhere; how many the file wants is here.
    pub fn sampler(&mut self, params: &ParamSet) -> Result<()> {
        let count = |name| -> Result<Option<u32>> {
            let value = params.maybe_integer(name)?.map(|(value, _)| value);
            Ok(value.and_then(|value| u32::try_from(value).ok()))
        };
        let samples = if params.kind == "stratified" {
            let [x, y] = [count("xsamples")?, count("ysamples")?];
            (x.is_some() || y.is_some()).then(|| x.unwrap_or(4).saturating_mul(y.unwrap_or(4)))
        } else {
            count("pixelsamples")?
        };
        self.view.samples = samples.filter(|samples| *samples > 0);
        if !SAMPLERS.contains(&params.kind.as_str()) {
            let fault = params.unknown_kind("sampler", &SAMPLERS);
            self.warn_about(fault, "ignored")?;
        }
        params.accept(&["randomization", "seed", "jitter"]);
        self.warn_unused(params)
    }

    /// `Integrator "kind" ...`: the method is chosen elsewhere; the length of the paths is here.
    pub fn integrator(&mut self, params: &ParamSet) -> Result<()> {
        self.view.max_depth = match params.maybe_integer("maxdepth")? {
            Some((depth, param)) => match u32::try_from(depth) {
                Ok(depth) => Some(depth.min(MAX_DEPTH)),
                Err(_) => return Err(params.invalid(param, "not negative")),
            },
            None => None,
        };
        let kind = params.kind.as_str();
        if !INTEGRATORS.contains(&kind) {
            params.accept_all();
            if OTHER_INTEGRATORS.contains(&kind) {
                let text = format!("integrator \"{kind}\": rendered as \"path\"");
                return self.warn(params.loc, text);
            }
            let fault = params.unknown_kind("integrator", &INTEGRATORS);
            return self.warn_about(fault, "rendered as \"path\"");
        }
        if params.bool("regularize", false)? {
            let text = "integrator parameter \"regularize\": has no effect";
            self.warn(params.loc, text)?;
        }
        // How paths are sampled.
        params.accept(&["lightsampler", "samplelights", "samplebsdf"]);
        params.accept(&["visualizestrategies", "visualizeweights"]);
        params.accept(&["bootstrapsamples", "chains", "mutationsperpixel"]);
        params.accept(&["largestepprobability", "sigma"]);
        params.accept(&["photonsperiteration", "radius", "seed"]);
        self.warn_unused(params)
    }

    /// An error that is only a warning here, because of what happens instead.
    fn warn_about(&mut self, fault: Fault, instead: &str) -> Result<()> {
        let hint = fault.hint.map_or(String::new(), |hint| format!("; {hint}"));
        let text = format!("{}: {instead}{hint}", fault.message);
        self.warn(fault.loc.unwrap_or_default(), text)
    }
}

/// Radii of pixel filters beyond this are mistakes.
const MAX_FILTER_RADIUS: f32 = 100.0;

/// B or C of Mitchell and Netravali's filter. Large ones cancel each other until nothing is left.
fn mitchell_parameter(params: &ParamSet, name: &'static str) -> Result<f32> {
    match params.maybe_float(name)? {
        Some((value, param)) if value.abs() > 100.0 => {
            Err(params.invalid(param, "between -100 and 100"))
        }
        found => Ok(found.map_or(1.0 / 3.0, |(value, _)| value)),
    }
}

/// A number above zero, if the file gives it.
fn positive(params: &ParamSet, name: &'static str) -> Result<Option<f32>> {
    match params.maybe_float(name)? {
        Some((value, param)) if value <= 0.0 => Err(params.invalid(param, "positive")),
        found => Ok(found.map(|(value, _)| value)),
    }
}

/// How long the shutter is open, if the file says so.
fn shutter_time(params: &ParamSet) -> Result<Option<f32>> {
    let open = params.maybe_float("shutteropen")?;
    let close = params.maybe_float("shutterclose")?;
    if open.is_none() && close.is_none() {
        return Ok(None);
    }
    let time = close.map_or(1.0, |(time, _)| time) - open.map_or(0.0, |(time, _)| time);
    if time > 0.0 {
        return Ok(Some(time));
    }
    let message = "the shutter closes before it opens";
    Err(params.fault(ErrorKind::InvalidValue, message))
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
        let pixels = [x0, x1, y0, y1].map(|pixel| pixel as u32);
        window = FilmSettings::window_of(pixels, resolution);
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

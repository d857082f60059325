//! Images: comparing, saving and reading them.

use crate::arrays::{Pixels, array_of_image, image_of_array};
use crate::errors::{exception, setting};
use crate::json::to_python;
use numpy::ndarray::{Array2, Array3};
use numpy::{IntoPyArray, PyArray2, PyArray3};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict};
use std::path::{Path, PathBuf};
use wayfare_film::{
    FilmError, FlipReference, Image, Look, Metadata, Metrics, Value, exr_file, png_file,
    tonemap as map,
};

/// Errors of an image against a reference: a dict of ``mse``, ``mae``, ``mrse`` (relative to b² + 0.01), ``mape``,
/// ``flip`` (its mean) and ``mean_ratio``, the mean of the image over that of the reference.
#[pyfunction]
pub fn compare<'py>(
    py: Python<'py>,
    image: Pixels<'py>,
    reference: Pixels<'py>,
) -> PyResult<Bound<'py, PyAny>> {
    let (image, reference) = (image_of_array(&image)?, image_of_array(&reference)?);
    let compared = py.detach(|| -> Result<(Metrics, f64), FilmError> {
        let metrics = wayfare_film::compare(&image, &reference)?;
        Ok((metrics, FlipReference::new(&reference)?.mean(&image)?))
    });
    let (metrics, flip) = compared.map_err(exception)?;
    let all = to_python(py, &metrics)?;
    all.set_item("flip", flip)?;
    Ok(all)
}

/// The FLIP error of every pixel: an array of the shape (height, width), from 0 to 1.
#[pyfunction]
pub fn flip<'py>(
    py: Python<'py>,
    image: Pixels<'py>,
    reference: Pixels<'py>,
) -> PyResult<Bound<'py, PyArray2<f32>>> {
    let (image, reference) = (image_of_array(&image)?, image_of_array(&reference)?);
    let errors = py.detach(|| FlipReference::new(&reference)?.map(&image));
    let shape = (image.height as usize, image.width as usize);
    let array = Array2::from_shape_vec(shape, errors.map_err(exception)?);
    Ok(array.expect("a number a pixel").into_pyarray(py))
}

/// The 8 bits of a screen: an array of the same shape of uint8. The exposure is in stops; the tone map is ``"filmic"``
/// or ``"srgb"``.
#[pyfunction]
#[pyo3(signature = (image, exposure = 0.0, tone_map = "filmic"))]
pub fn tonemap<'py>(
    py: Python<'py>,
    image: Pixels<'py>,
    exposure: f32,
    tone_map: &str,
) -> PyResult<Bound<'py, PyArray3<u8>>> {
    let image = image_of_array(&image)?;
    let look = look(exposure, tone_map)?;
    let mapped = py.detach(|| map(&image, look.exposure, look.tone_map));
    let shape = (image.height as usize, image.width as usize, 3);
    let array = Array3::from_shape_vec(shape, mapped.pixels.into_flattened());
    Ok(array.expect("three numbers a pixel").into_pyarray(py))
}

/// How an image is shown.
pub fn look(exposure: f32, tone_map: &str) -> PyResult<Look> {
    Ok(Look {
        exposure,
        tone_map: tone_map.parse().map_err(exception)?,
    })
}

/// Whether a file is to be an EXR or a PNG.
fn is_exr(path: &Path) -> PyResult<bool> {
    let extension = path.extension().and_then(|e| e.to_str());
    match extension.map(str::to_ascii_lowercase).as_deref() {
        Some("exr") => Ok(true),
        Some("png") => Ok(false),
        _ => Err(setting(format!(
            "cannot tell the format of {}: end its name in .exr or .png",
            path.display()
        ))),
    }
}

/// Writes an image to files: EXR has the radiance, PNG what a screen shows.
pub fn write(
    py: Python<'_>,
    paths: &[PathBuf],
    image: &Image,
    look: Look,
    metadata: &Metadata,
) -> PyResult<()> {
    let formats: Vec<bool> = paths.iter().map(|p| is_exr(p)).collect::<PyResult<_>>()?;
    let write = || -> Result<(), FilmError> {
        for (path, is_exr) in paths.iter().zip(formats) {
            match is_exr {
                true => exr_file::write(path, image, metadata)?,
                false => {
                    let mapped = map(image, look.exposure, look.tone_map);
                    png_file::write(path, &mapped, metadata)?;
                }
            }
        }
        Ok(())
    };
    py.detach(write).map_err(exception)
}

/// Writes an array as an image, as an EXR or a PNG by the end of its name. ``metadata`` is a dict of facts, which are
/// words or numbers. A PNG holds what a screen shows: the exposure is in stops, the tone map is ``"filmic"`` or
/// ``"srgb"``.
#[pyfunction]
#[pyo3(signature = (path, image, metadata = None, *, exposure = 0.0, tone_map = "filmic"))]
pub fn save_image(
    py: Python<'_>,
    path: PathBuf,
    image: Pixels<'_>,
    metadata: Option<&Bound<'_, PyDict>>,
    exposure: f32,
    tone_map: &str,
) -> PyResult<()> {
    let image = image_of_array(&image)?;
    let mut facts = Metadata::new();
    for (key, value) in metadata.into_iter().flatten() {
        let (key, is_word) = (key.extract::<String>()?, value.is_instance_of::<PyBool>());
        let fact = if let Ok(words) = value.extract::<String>() {
            Value::Text(words)
        } else if is_word {
            Value::Text(value.to_string())
        } else if let Ok(whole) = value.extract::<i64>() {
            Value::Integer(whole)
        } else if let Ok(number) = value.extract::<f64>() {
            Value::Real(number)
        } else {
            return Err(setting(format!(
                "the fact {key:?} must be words or a number"
            )));
        };
        facts.set(key, fact);
    }
    write(py, &[path], &image, look(exposure, tone_map)?, &facts)
}

/// Reads an EXR: the image as an array of the shape (height, width, 3), and the facts in it as a dict.
#[pyfunction]
pub fn read_image(
    py: Python<'_>,
    path: PathBuf,
) -> PyResult<(Bound<'_, PyArray3<f32>>, Bound<'_, PyDict>)> {
    let (image, metadata) = py.detach(|| exr_file::read(&path)).map_err(exception)?;
    let facts = PyDict::new(py);
    for (key, value) in metadata.iter() {
        match value {
            Value::Text(words) => facts.set_item(key, words)?,
            Value::Integer(whole) => facts.set_item(key, whole)?,
            Value::Real(number) => facts.set_item(key, number)?,
        }
    }
    Ok((array_of_image(py, image), facts))
}

//! Arrays of numpy: images, and lists of points.

use crate::errors::setting;
use numpy::ndarray::{Array2, Array3};
use numpy::{
    AllowTypeChange, IntoPyArray, PyArray2, PyArray3, PyArrayLike1, PyArrayLike2, PyArrayLike3,
};
use pyo3::prelude::*;
use wayfare_film::Image;
use wayfare_render::layers::Layer;

/// Anything that numpy takes for an array of float32 with two dimensions.
pub type Rows<'py> = PyArrayLike2<'py, f32, AllowTypeChange>;
/// The same with one dimension.
pub type Numbers<'py> = PyArrayLike1<'py, f32, AllowTypeChange>;
/// The same with three dimensions.
pub type Pixels<'py> = PyArrayLike3<'py, f32, AllowTypeChange>;

/// An image as an array of height, width and channel.
pub fn array_of_image<'py>(py: Python<'py>, image: Image) -> Bound<'py, PyArray3<f32>> {
    let shape = (image.height as usize, image.width as usize, 3);
    let numbers = image.pixels.into_flattened();
    let array = Array3::from_shape_vec(shape, numbers);
    array.expect("three numbers a pixel").into_pyarray(py)
}

/// An array of height, width and channel as an image.
pub fn image_of_array(array: &Pixels<'_>) -> PyResult<Image> {
    let view = array.as_array();
    let &[height, width, channels] = view.shape() else {
        unreachable!("three dimensions");
    };
    if channels != 3 {
        return Err(setting(format!(
            "an image is an array of the shape (height, width, 3), not ({height}, {width}, {channels})"
        )));
    }
    let pixels = view.rows().into_iter();
    Ok(Image {
        width: width as u32,
        height: height as u32,
        pixels: pixels.map(|rgb| [rgb[0], rgb[1], rgb[2]]).collect(),
    })
}

/// The channels of a layer, each row by row, as an array of height and width, and channel where there are several.
/// Indices are whole numbers.
pub fn array_of_layer<'py>(
    py: Python<'py>,
    layer: Layer,
    [width, height]: [u32; 2],
    channels: &[Vec<f32>],
) -> Bound<'py, PyAny> {
    let (height, width) = (height as usize, width as usize);
    let at = |(y, x): (usize, usize), c: usize| channels[c][y * width + x];
    match layer {
        Layer::Object | Layer::Material => {
            let array = Array2::from_shape_fn((height, width), |p| at(p, 0) as i32);
            array.into_pyarray(py).into_any()
        }
        Layer::Depth => {
            let array = Array2::from_shape_fn((height, width), |p| at(p, 0));
            array.into_pyarray(py).into_any()
        }
        Layer::Albedo | Layer::Normal | Layer::Position | Layer::Motion | Layer::Chains => {
            let shape = (height, width, channels.len());
            let array = Array3::from_shape_fn(shape, |(y, x, c)| at((y, x), c));
            array.into_pyarray(py).into_any()
        }
    }
}

/// Rows of a given length as an array.
pub fn rows<'py>(py: Python<'py>, numbers: Vec<f32>, width: usize) -> Bound<'py, PyArray2<f32>> {
    let shape = (numbers.len() / width.max(1), width);
    let array = Array2::from_shape_vec(shape, numbers);
    array.expect("whole rows").into_pyarray(py)
}

/// Rows of `N` numbers.
pub fn rows_of<const N: usize>(what: &str, array: &Rows<'_>) -> PyResult<Vec<[f32; N]>> {
    let view = array.as_array();
    if view.ncols() != N {
        return Err(setting(format!(
            "{what} must have the shape (n, {N}), not {:?}",
            view.shape()
        )));
    }
    let rows = view.rows().into_iter();
    Ok(rows.map(|row| std::array::from_fn(|i| row[i])).collect())
}

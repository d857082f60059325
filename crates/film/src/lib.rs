//! Images: how samples become pixels, how two images differ, and how an image becomes a file.
//!
//! Data flows in this order:
//!
//! 1. [`Accumulator`] sums contributions per pixel and resolves them into an [`Image`] of linear radiance.
//! 2. [`compare`] compares two images by numbers, [`error_map`] by false colours, [`flip`] as a viewer does.
//! 3. [`tonemap()`] turns radiance into the 8 bits of a screen.
//! 4. [`side_by_side()`] puts several such images into one, with a label above each.
//! 5. [`exr_file`] stores the radiance, [`png_file`] the 8 bits; both carry [`Metadata`] and replace an existing file
//!    only once the new one is complete ([`atomic_file`]).
//! 6. [`estimate_error`] estimates the error of an image without a reference, and [`tev`] shows it while it is
//!    rendered.
//! 7. [`regular_file`] reads what users name, unless it has no end or is absurdly large.
//!
//! Nothing here knows about scenes or samplers.
//!
//! ```
//! use wayfare_film::{Image, Metadata, compare, exr_file};
//!
//! let image = Image::from_fn(64, 48, |x, y| [x as f32 / 64.0, y as f32 / 48.0, 0.5]);
//! let mut metadata = Metadata::new();
//! metadata.set("method", "pt").set("seed", 7_i64);
//! # let folder = tempfile::tempdir().unwrap();
//! let path = folder.path().join("gradient.exr");
//! exr_file::write(&path, &image, &metadata)?;
//!
//! let (stored, facts) = exr_file::read(&path)?;
//! assert_eq!(facts.get("seed"), metadata.get("seed"));
//! assert_eq!(compare(&stored, &image)?.mse, 0.0);
//! # Ok::<(), wayfare_film::FilmError>(())
//! ```

mod accumulate;
pub mod atomic_file;
mod bytes;
mod error;
pub mod error_map;
mod estimate;
pub mod exr_file;
pub mod flip;
mod font;
mod image;
mod json;
mod metadata;
mod metrics;
pub mod png_file;
pub mod regular_file;
mod side_by_side;
pub mod tev;
mod tonemap;

pub use accumulate::{Accumulator, PixelSum};
pub use bytes::Bytes;
pub use error::FilmError;
pub use error_map::{ErrorKind, ErrorMap, Scale, interpolate_colours};
pub use estimate::{EstimatedError, estimate_error, mean_of};
pub use flip::FlipReference;
pub use image::{Image, Rgb8Image, luminance};
pub use json::or_infinity;
pub use metadata::{Metadata, Value};
pub use metrics::{EPSILON, Metrics, PointError, Sums, compare, flicker};
pub use side_by_side::{Labelled, side_by_side};
pub use tonemap::{
    Look, ToneMap, UnknownToneMap, filmic, srgb_byte, srgb_decode, srgb_encode, tonemap,
};

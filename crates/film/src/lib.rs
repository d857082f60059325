//! Images: how samples become pixels, how two images differ, how an image becomes a file.
//!
//! Data flows through the modules in this order:
//!
//! 1. [`accumulate`] sums contributions per pixel and resolves them into an [`Image`] of linear radiance.
//! 2. [`metrics`] compares two images by numbers, [`error_map`] by a false-colour image.
//! 3. [`mod@tonemap`] turns radiance into the 8 bits of a screen.
//! 4. [`mod@side_by_side`] puts several such images into one, with words above each.
//! 5. [`exr_file`] keeps the radiance, [`png_file`] the 8 bits; both carry [`Metadata`] and replace an
//!    existing file only when the new one is complete ([`atomic_file`]).
//!
//! Nothing here knows about scenes or samplers.

pub mod accumulate;
pub mod atomic_file;
pub mod error;
pub mod error_map;
pub mod exr_file;
mod font;
pub mod image;
pub mod metadata;
pub mod metrics;
pub mod png_file;
pub mod side_by_side;
pub mod tonemap;

pub use accumulate::{Accumulator, PixelSum};
pub use error::FilmError;
pub use error_map::{ErrorKind, ErrorMap, Scale, interpolate_colours};
pub use image::{Image, Rgb8Image, luminance};
pub use metadata::{Metadata, Value};
pub use metrics::{Metrics, compare};
pub use side_by_side::{Labelled, side_by_side};
pub use tonemap::{Look, ToneMap, tonemap};

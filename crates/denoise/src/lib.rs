//! A denoiser: [Intel Open Image Denoise](https://www.openimagedenoise.org), version 2.
//!
//! Its library is not part of this program. It is looked for when a [`Denoiser`] is opened: first where the environment
//! variable `WAYFARE_OIDN` says (a file, or a folder that holds it or has a folder `lib` that does), then where the
//! system looks for libraries. A program works without it, and says what to install when the user asks for denoising.
//!
//! ```no_run
//! use wayfare_denoise::{Denoiser, DenoiserOptions, GuideImages};
//! use wayfare_film::Image;
//!
//! # let [noisy, albedo, normal] = [(); 3].map(|()| Image::new(64, 48));
//! let mut denoiser = Denoiser::open(DenoiserOptions::default())?;
//! denoiser.set_guides(Some(GuideImages { albedo: &albedo, normal: &normal }))?;
//! let image = denoiser.denoise(&noisy)?;
//! # Ok::<(), wayfare_denoise::DenoiseError>(())
//! ```
//!
//! - `library`: the functions of the library
//! - `device`: what it runs on
//! - `denoiser`: a filter there, and what it does to images

mod denoiser;
mod device;
mod library;

pub use denoiser::{DenoiseTimes, Denoiser, DenoiserOptions, GuideImages, Quality};
pub use device::DeviceKind;

/// The environment variable that says where the library is.
pub const LIBRARY_VARIABLE: &str = "WAYFARE_OIDN";

/// Says whether the library is there, without opening a device: for those who denoise later.
pub fn check_library() -> Result<(), DenoiseError> {
    library::Functions::load().map(drop)
}

/// Why an image was not denoised.
#[derive(Clone, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum DenoiseError {
    /// The library is not there.
    #[error(
        "cannot find Intel Open Image Denoise ({reason}); install its version 2 from https://www.openimagedenoise.org \
         or by pip install pyoidn, and set {LIBRARY_VARIABLE} to the library or its folder where the system does not find it"
    )]
    Missing {
        /// What the system said.
        reason: String,
    },
    /// The library is there and is another one.
    #[error("{library} is no Open Image Denoise of version 2 ({reason}); install that version")]
    Unsuitable {
        /// The file.
        library: String,
        /// What is wrong.
        reason: String,
    },
    /// The library reports an error.
    #[error("Open Image Denoise failed: {0}")]
    Failed(String),
    /// Images have different sizes.
    #[error(
        "the {what} has {} x {} pixels instead of {} x {}; image, albedo and normal must have the same size",
        found[0], found[1], expected[0], expected[1]
    )]
    Size {
        /// Which of them.
        what: &'static str,
        /// Its size.
        found: [u32; 2],
        /// The size of the others.
        expected: [u32; 2],
    },
}

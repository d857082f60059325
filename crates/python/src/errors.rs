//! Errors of the libraries as exceptions, in the same words.

use pyo3::{PyErr, import_exception};
use wayfare_engine::{EngineError, FindSceneError, RenderError};
use wayfare_film::FilmError;
use wayfare_render::MethodError;
use wayfare_sampling::PopulationError;
use wayfare_study::run::RunError;
use wayfare_study::sources::SourceError;
use wayfare_study::spec::SpecError;

import_exception!(wayfare.errors, Error);
import_exception!(wayfare.errors, SceneError);
import_exception!(wayfare.errors, DeviceError);
import_exception!(wayfare.errors, SettingError);
import_exception!(wayfare.errors, OutOfMemory);
import_exception!(wayfare.errors, FileError);

/// The exception for an error of a library.
pub trait IntoException {
    /// Makes it.
    fn into_exception(self) -> PyErr;
}

/// What may be used with `?` by way of [`exception`].
pub fn exception(error: impl IntoException) -> PyErr {
    error.into_exception()
}

/// A value that makes no sense.
pub fn setting(words: impl Into<String>) -> PyErr {
    SettingError::new_err(words.into())
}

impl IntoException for EngineError {
    fn into_exception(self) -> PyErr {
        let words = self.to_string();
        match self {
            Self::Gpu(_) | Self::Threads(_) => DeviceError::new_err(words),
            Self::World(_) => SceneError::new_err(words),
            Self::Memory(_) => OutOfMemory::new_err(words),
            Self::Render(error) => error.into_exception(),
            Self::Denoise(_) => Error::new_err(words),
        }
    }
}

impl IntoException for RenderError {
    fn into_exception(self) -> PyErr {
        let words = self.to_string();
        match self {
            Self::Device(_) => DeviceError::new_err(words),
            Self::TooManySamples { .. } | Self::Population(_) => SettingError::new_err(words),
        }
    }
}

impl IntoException for RunError {
    fn into_exception(self) -> PyErr {
        let words = self.to_string();
        match self {
            Self::Stopped => Error::new_err(words),
            Self::Device { .. } => DeviceError::new_err(words),
            Self::Image { .. } | Self::File(_) => FileError::new_err(words),
            Self::Spec(_) | Self::OtherSettings(_) => SettingError::new_err(words),
        }
    }
}

impl IntoException for FilmError {
    fn into_exception(self) -> PyErr {
        let words = self.to_string();
        match self {
            Self::SizeMismatch { .. }
            | Self::Empty
            | Self::NonFinite { .. }
            | Self::MetadataKey { .. } => SettingError::new_err(words),
            _ => FileError::new_err(words),
        }
    }
}

macro_rules! exceptions {
    ($($error:ty => $exception:ident;)+) => {$(
        impl IntoException for $error {
            fn into_exception(self) -> PyErr {
                $exception::new_err(self.to_string())
            }
        }
    )+};
}

exceptions! {
    FindSceneError => SceneError;
    MethodError => SettingError;
    PopulationError => SettingError;
    SourceError => SceneError;
    SpecError => SettingError;
    wayfare_engine::UnknownDevice => SettingError;
    wayfare_film::UnknownToneMap => SettingError;
    wayfare_trajectory::PoseError => SettingError;
}

//! Why there is no window.

use wayfare_gpu::{GpuError, wgpu};
use wayfare_live::ViewError;
use winit::error::{EventLoopError, OsError};

/// Why a window cannot be opened, or had to close.
#[derive(Debug, thiserror::Error)]
pub enum WindowError {
    /// The images, not the window.
    #[error(transparent)]
    View(#[from] ViewError),
    /// There is no display to open a window on.
    #[error("no window can be opened: {}", without_location(.0))]
    NoDisplay(#[from] EventLoopError),
    /// The display refuses the window.
    #[error("no window can be opened: {}", without_location(.0))]
    NoWindow(#[from] OsError),
    /// No graphics driver can draw the window.
    #[error("a window needs a graphics driver; a software driver will do: {0}")]
    NoDriver(#[source] GpuError),
    /// The graphics driver has no access to the window.
    #[error("the graphics driver cannot draw into the window: {0}")]
    Surface(#[from] wgpu::CreateSurfaceError),
    /// This adapter cannot draw into this window; another one may.
    #[error("\"{0}\" cannot draw into this window")]
    SurfaceFormat(String),
}

impl From<GpuError> for WindowError {
    fn from(error: GpuError) -> Self {
        Self::View(error.into())
    }
}

impl From<wayfare_engine::EngineError> for WindowError {
    fn from(error: wayfare_engine::EngineError) -> Self {
        Self::View(error.into())
    }
}

/// The message of an error of winit, which begins with a place in winit's source code.
fn without_location(error: &impl std::fmt::Display) -> String {
    let text = error.to_string();
    let message = text
        .split_once(".rs:")
        .and_then(|(_, m)| m.split_once(": "));
    let message = message.map_or(text.as_str(), |(_, message)| message);
    message.trim_end_matches('.').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_place_in_the_source_code_of_a_library_is_shown() {
        let text = "os error at /registry/winit-0.30/src/linux/mod.rs:765: DISPLAY is not set.";
        assert_eq!(without_location(&text), "DISPLAY is not set");
        assert_eq!(without_location(&"not supported"), "not supported");
    }
}

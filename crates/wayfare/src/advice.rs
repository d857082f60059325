//! What a user of the command line can do about an error of a library, whose own words name no option.

use crate::Failure;
use wayfare_engine::memory::Fits;
use wayfare_engine::{DenoiseError, EngineError, NotEnoughMemory, RenderError};
use wayfare_gpu::GpuError;
use wayfare_render::cpu::NoThreads;

/// What to try when a graphics card cannot render.
pub fn advice(error: &GpuError) -> Option<&'static str> {
    match error {
        GpuError::Unsuitable { .. } => {
            Some("choose another adapter (wayfare devices lists them) or use --device cpu")
        }
        GpuError::NoAdapter
        | GpuError::Refused { .. }
        | GpuError::TooLarge { .. }
        | GpuError::OutOfMemory { .. }
        | GpuError::Lost { .. }
        | GpuError::Kernel { .. } => Some("or use --device cpu"),
        GpuError::Scene { .. } => Some("use --device cpu"),
        GpuError::NoSuchAdapter { .. }
        | GpuError::Traversal { .. }
        | GpuError::Validation { .. } => None,
    }
}

/// The options that set what would fit.
fn memory_advice(fits: Fits) -> Option<String> {
    let options = [
        fits.chains.map(|_| "--set chains"),
        fits.max_depth.map(|_| "--max-depth"),
        fits.size.map(|_| "--size"),
    ];
    let options: Vec<_> = options.into_iter().flatten().collect();
    (!options.is_empty()).then(|| format!("see {}", options.join(", ")))
}

/// An error of a device or a renderer, with advice.
pub fn advised(error: &EngineError) -> String {
    let advice = match error {
        EngineError::Threads(_) => Some("try fewer with --threads".to_owned()),
        EngineError::Memory(error) => memory_advice(error.fits),
        error => error.gpu().and_then(advice).map(str::to_owned),
    };
    match advice {
        Some(advice) => format!("{error}; {advice}"),
        None => error.to_string(),
    }
}

macro_rules! failure_from {
    ($($error:ty),+) => {$(
        impl From<$error> for Failure {
            fn from(error: $error) -> Self {
                Self::operation(advised(&error.into()))
            }
        }
    )+};
}
failure_from!(
    EngineError,
    GpuError,
    RenderError,
    NoThreads,
    NotEnoughMemory,
    DenoiseError
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_that_cannot_be_used_is_answered_with_the_processor() {
        let text = || String::from("this");
        let errors = [
            GpuError::NoAdapter,
            GpuError::Unsuitable {
                adapter: text(),
                problem: text(),
            },
            GpuError::Refused {
                adapter: text(),
                message: text(),
            },
            GpuError::Scene { problem: text() },
            GpuError::TooLarge {
                what: text(),
                needed: 3 << 30,
                limit: 2 << 30,
            },
            GpuError::OutOfMemory { what: text() },
            GpuError::Lost { reason: text() },
            GpuError::Kernel {
                name: text(),
                message: text(),
            },
        ];
        for error in errors {
            let words = advised(&error.clone().into());
            assert!(words.contains("--device cpu"), "{words}");
            assert!(!error.to_string().contains("--"), "{error}");
        }
    }
}

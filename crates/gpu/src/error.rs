//! What can go wrong with a graphics card.

use wayfare_film::Bytes;

/// Why a GPU cannot be used, or not any longer.
///
/// Cloneable, because every later call reports the first failure of a device.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GpuError {
    /// The system shows no adapter at all.
    #[error(
        "no graphics adapter was found; install a Vulkan driver for the card (on Debian and Ubuntu \
         mesa-vulkan-drivers or the vendor's driver)"
    )]
    NoAdapter,

    /// There are adapters, but not the one that was asked for.
    #[error("there is no {wanted}; there {are} {known}", are = if known.contains(", ") { "are" } else { "is" })]
    NoSuchAdapter {
        /// What was asked for.
        wanted: String,
        /// What there is instead, separated by commas.
        known: String,
    },

    /// The adapter lacks something that the kernels need.
    #[error("the adapter \"{adapter}\" cannot be used: {problem}")]
    Unsuitable {
        /// Name of the adapter.
        adapter: String,
        /// The feature or limit, with what is needed and what is there.
        problem: String,
    },

    /// The driver does not open the adapter.
    #[error(
        "the adapter \"{adapter}\" does not open: {message}; close other programs that fill its memory, or update its driver"
    )]
    Refused {
        /// Name of the adapter.
        adapter: String,
        /// What the driver says.
        message: String,
    },

    /// A scene that the adapter's own traversal cannot take.
    #[error("the adapter cannot traverse this scene: {problem}")]
    Traversal {
        /// What about it.
        problem: String,
    },

    /// The kernels cannot render the scene.
    #[error("the GPU cannot render this scene: {problem}")]
    Scene {
        /// What about it.
        problem: String,
    },

    /// A buffer is larger than the adapter allows.
    #[error(
        "{what} needs {} ({needed} bytes) but this adapter allows {} ({limit} bytes) in one buffer; use a smaller \
         scene, image or number of chains, or another adapter", Bytes(*needed), Bytes(*limit)
    )]
    TooLarge {
        /// What the buffer is for.
        what: String,
        /// Its size in bytes.
        needed: u64,
        /// The largest size in bytes.
        limit: u64,
    },

    /// The card has no memory left.
    #[error(
        "the graphics card has no memory left for {what}; close other programs that use it, or use a smaller \
         scene, image or number of chains"
    )]
    OutOfMemory {
        /// What the memory was for.
        what: String,
    },

    /// The card stopped answering.
    #[error(
        "the graphics card was lost ({reason}); a dispatch that takes seconds, a driver update or a \
         suspended machine can cause this: render again"
    )]
    Lost {
        /// What the driver says.
        reason: String,
    },

    /// A kernel does not compile.
    #[error("the kernel \"{name}\" does not compile on this adapter: {message}; update the driver")]
    Kernel {
        /// Entry point of the kernel.
        name: String,
        /// What the compiler says.
        message: String,
    },

    /// A call that makes no sense: a fault of this program.
    #[error(
        "the graphics library refused a call, which is a fault of Wayfare; please report it: {message}"
    )]
    Validation {
        /// What the library says.
        message: String,
    },
}

impl GpuError {
    /// The same while the buffers of a run are made, `bytes` in all: where memory is short, that is what it is short
    /// for.
    pub(crate) fn of_a_run(self, bytes: u64) -> Self {
        match self {
            Self::OutOfMemory { what } => Self::OutOfMemory {
                what: format!("{what}, one of the buffers of a run of {}", Bytes(bytes)),
            },
            error => error,
        }
    }

    /// From an error of the graphics library, while working on something.
    pub(crate) fn from_wgpu(error: &wgpu::Error, what: &str) -> Self {
        match error {
            wgpu::Error::OutOfMemory { .. } => Self::OutOfMemory { what: what.into() },
            wgpu::Error::Validation { description, .. }
            | wgpu::Error::Internal { description, .. } => Self::Validation {
                message: format!("{what}: {}", description.trim()),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_absent_adapter_is_named_beside_those_there_are() {
        let error = GpuError::NoSuchAdapter {
            wanted: "adapter 7".into(),
            known: "0 (llvmpipe)".into(),
        };
        assert_eq!(
            error.to_string(),
            "there is no adapter 7; there is 0 (llvmpipe)"
        );
    }
}

//! Work that wakes a card up before the clock runs.

use crate::{Budget, EngineError, Renderer, SceneOnDevice, Settings};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// Until a card that was idle runs at full speed: an NVIDIA H200 has a sixth of it at first and needs a fifth of a
/// second.
const AWAKE_AFTER: Duration = Duration::from_millis(300);

/// Keeps a card busy for a moment before something is timed. A card that has nothing to do for some tenths of a second,
/// while images are compared or written, lowers its clocks; a viewer, which always works, never sees that.
pub struct WakeUp(Option<Renderer>);

impl WakeUp {
    /// For a scene on a device; a processor is always awake.
    pub fn new(scene: &SceneOnDevice) -> Result<Self, EngineError> {
        let is_card = scene.device().gpu().is_some_and(|gpu| !gpu.is_software());
        let settings = Settings {
            method: "pt".parse().expect("path tracing is a method"),
            ..Settings::default()
        };
        let renderer = is_card.then(|| scene.renderer(&settings));
        Ok(Self(renderer.transpose()?))
    }

    /// Works until the card is awake.
    pub fn run(&mut self, stop: &AtomicBool) -> Result<(), EngineError> {
        let Some(renderer) = &mut self.0 else {
            return Ok(());
        };
        renderer.restart(0)?;
        renderer.advance(&Budget {
            samples_per_pixel: renderer.max_samples_per_pixel(),
            deadline: Some(Instant::now() + AWAKE_AFTER),
            is_strict: false,
            stop,
        })?;
        Ok(())
    }
}

//! What the viewer needs of the program around it: scenes and devices by the names that users write.

use std::sync::Arc;
use wayfare_engine::Device;
use wayfare_gpu::Gpu;
use wayfare_scene::Scene;

/// The program around the viewer.
pub trait Host: Send + Sync {
    /// Names of scenes to offer.
    fn scenes(&self) -> Vec<String>;

    /// Devices to offer: what `--device` takes, and what to call it.
    fn devices(&self) -> Vec<(String, String)>;

    /// Reads a scene, with what the user should know about it. An error says what is wrong and what to do.
    fn load(&self, scene: &str) -> Result<(Scene, Vec<String>), String>;

    /// Opens a device, with this number of threads where it is the CPU. An error says what is wrong and what to do.
    fn open(&self, device: &str, threads: usize) -> Result<Devices, String>;
}

/// The devices that render and draw.
#[derive(Clone)]
pub struct Devices {
    /// The device that renders.
    pub renders: Device,
    /// The card that draws, if there is one: the one that renders, or any other where the CPU does.
    pub draws: Option<Arc<Gpu>>,
}

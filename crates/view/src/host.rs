//! What the viewer needs of the program around it: scenes and devices by the names that users write.

use std::sync::Arc;
use wayfare_gpu::{Gpu, Program};
use wayfare_scene::Scene;

/// The program around the viewer.
pub trait Host: Send + Sync {
    /// Names of scenes to offer.
    fn scenes(&self) -> Vec<String>;

    /// Devices to offer: what `--device` takes, and what to call it.
    fn devices(&self) -> Vec<(String, String)>;

    /// Reads a scene, with what the user should know about it. An error says what is wrong and what to do.
    fn load(&self, scene: &str) -> Result<(Scene, Vec<String>), String>;

    /// Opens a device. An error says what is wrong and what to do.
    fn open(&self, device: &str) -> Result<Device, String>;
}

/// An opened device.
#[derive(Clone)]
pub struct Device {
    /// Its name.
    pub name: String,
    /// The card that draws, if there is one: the one that renders, or any other where the processor does.
    pub gpu: Option<Arc<Gpu>>,
    /// The kernels of the card that renders; nothing where the processor does.
    pub program: Option<Arc<Program>>,
    /// What the user should know about it.
    pub note: Option<String>,
}

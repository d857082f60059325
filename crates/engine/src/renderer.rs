//! A renderer on any device.

use crate::memory::Reservation;
use crate::{EngineError, SceneOnDevice};
use std::io::Write;
use wayfare_film::Image;
use wayfare_gpu::{GpuError, wgpu};
use wayfare_render::{
    Budget, Editable as _, RenderError, Renderer as _, Settings, StateError, Statistics, Sum, cpu,
};
use wayfare_transport::CameraModel;

/// A renderer in progress.
///
/// If a GPU fails in the middle of an image, the CPU can continue it: see [`Renderer::survive_card`].
pub struct Renderer {
    inner: Inner,
    scene: SceneOnDevice,
    /// The camera of the image, which may be another one than the scene's.
    camera: CameraModel,
    settings: Settings,
    /// What a card had rendered when it failed.
    kept: Option<Kept>,
    /// The memory that was promised to it, until it has taken it.
    reservation: Option<Reservation>,
    device: String,
    notes: Vec<String>,
    pixels: u64,
    /// Whether the CPU takes over from a card that fails, whether images are copied from there, and whether its passes are timed.
    survives_card: bool,
    keeps_copies: bool,
    times_passes: bool,
}

struct Kept {
    image: Image,
    statistics: Statistics,
}

pub(crate) enum Inner {
    Cpu(Sum<cpu::PartRenderer>),
    Gpu(wayfare_gpu::Renderer),
}

/// A resolved image, where it is.
pub enum DeviceImage {
    /// In the memory of the host.
    Host(Image),
    /// On the card: buffers of four numbers a pixel, which add up.
    Card(Vec<wgpu::Buffer>),
}

impl Renderer {
    pub(crate) fn new(
        inner: Inner,
        reservation: Reservation,
        scene: &SceneOnDevice,
        settings: &Settings,
    ) -> Self {
        let mut renderer = Self {
            inner,
            reservation: Some(reservation),
            scene: scene.clone(),
            camera: *scene.world().camera(),
            settings: settings.clone(),
            kept: None,
            survives_card: false,
            keeps_copies: true,
            times_passes: false,
            device: scene.device().name().to_owned(),
            notes: scene.device().notes().to_vec(),
            pixels: scene
                .world()
                .camera()
                .resolution()
                .map(u64::from)
                .iter()
                .product(),
        };
        // The note of a renderer includes that of the scene.
        let note = renderer.inner().note().map(str::to_owned);
        renderer.notes.extend(note);
        renderer
    }

    fn inner(&self) -> &dyn wayfare_render::Renderer {
        match &self.inner {
            Inner::Cpu(renderer) => renderer,
            Inner::Gpu(renderer) => renderer,
        }
    }

    fn inner_mut(&mut self) -> &mut dyn wayfare_render::Renderer {
        match &mut self.inner {
            Inner::Cpu(renderer) => renderer,
            Inner::Gpu(renderer) => renderer,
        }
    }

    /// The device that renders, for reports and files; two of them where one has taken over from the other.
    pub fn device(&self) -> &str {
        &self.device
    }

    /// What the user should know: that the CPU had to do, or that there are fewer chains. Grows if the CPU takes over
    /// later.
    pub fn notes(&self) -> &[String] {
        &self.notes
    }

    /// Renders until the budget is spent. After an error the device cannot continue; the image and the statistics
    /// remain as they were last seen.
    pub fn advance(&mut self, budget: &Budget<'_>) -> Result<(), RenderError> {
        let rest = self.rest_of(budget);
        let result = match self.inner_mut().advance(&rest) {
            Err(error) if self.is_taken_over(&error) => {
                let rest = self.rest_of(budget);
                self.inner_mut().advance(&rest)
            }
            done => done,
        };
        if self.samples() > 0 {
            self.reservation = None;
        }
        result
    }

    /// What is left of a budget after what a card had rendered when it failed.
    fn rest_of<'a>(&self, budget: &Budget<'a>) -> Budget<'a> {
        let kept = self.kept.as_ref();
        let done = kept.map_or(0.0, |kept| kept.statistics.samples_per_pixel) as u64;
        Budget {
            samples_per_pixel: budget.samples_per_pixel.saturating_sub(done),
            ..*budget
        }
    }

    /// Lets the CPU take over from a card that has failed, where that is allowed and possible.
    fn is_taken_over(&mut self, error: &RenderError) -> bool {
        let Inner::Gpu(card) = &mut self.inner else {
            return false;
        };
        let error = EngineError::from(error.clone());
        let (true, Some(error)) = (self.survives_card, error.gpu()) else {
            return false;
        };
        // Samples that are independent of those of the card.
        let settings = Settings {
            seed: !self.settings.seed,
            ..self.settings.clone()
        };
        let scene = self.scene.seen_by(self.camera);
        let Some(Ok(cpu)) = scene.on_cpu_instead(error, &settings) else {
            return false;
        };
        self.kept = card.image().ok().map(|image| Kept {
            image,
            statistics: card.statistics(),
        });
        let done = self.kept.as_ref();
        self.notes.push(format!(
            "{error}; the CPU continues after {:.1} samples per pixel",
            done.map_or(0.0, |kept| kept.statistics.samples_per_pixel)
        ));
        self.device = format!("{}, then {}", self.device, cpu.device);
        self.scene = cpu.scene;
        self.inner = cpu.inner;
        self.reservation = cpu.reservation;
        true
    }

    /// The image so far, on the host. After the loss of a card it is the last one that was copied from there, or an
    /// error.
    pub fn image(&mut self) -> Result<Image, RenderError> {
        let samples = self.inner().samples() as f64;
        let image = self.inner_mut().image()?;
        let Some(kept) = &self.kept else {
            return Ok(image);
        };
        // Each counts by its samples.
        let all = samples + kept.statistics.samples as f64;
        let share = (samples / all.max(1.0)) as f32;
        let both = image.pixels.iter().zip(&kept.image.pixels);
        Ok(Image {
            pixels: both
                .map(|(new, old)| [0, 1, 2].map(|c| old[c] + (new[c] - old[c]) * share))
                .collect(),
            ..image
        })
    }

    /// Finishes the image so far, and gives it where it is.
    pub fn resolve(&mut self) -> Result<DeviceImage, RenderError> {
        match &mut self.inner {
            Inner::Cpu(_) => Ok(DeviceImage::Host(self.image()?)),
            Inner::Gpu(renderer) => {
                renderer.resolve()?;
                let images = renderer.images_on_card();
                Ok(DeviceImage::Card(images.into_iter().cloned().collect()))
            }
        }
    }

    /// Starts over with another seed.
    pub fn restart(&mut self, seed: u64) -> Result<(), RenderError> {
        self.settings.seed = seed;
        self.kept = None;
        self.inner_mut().restart(seed)
    }

    /// Starts over from another camera, whose image must have the same size.
    pub fn set_camera(&mut self, camera: &CameraModel, seed: u64) -> Result<(), RenderError> {
        self.inner_mut().set_camera(camera, seed)?;
        self.settings.seed = seed;
        self.camera = *camera;
        self.kept = None;
        Ok(())
    }

    /// Goes to another camera, whose image must have the same size, and takes along what chains know about where light
    /// is. The image starts over. Where nothing can be taken along, this is [`set_camera`](Self::set_camera).
    pub fn move_camera(&mut self, camera: &CameraModel, seed: u64) -> Result<(), RenderError> {
        self.inner_mut().move_camera(camera, seed)?;
        self.settings.seed = seed;
        self.camera = *camera;
        self.kept = None;
        Ok(())
    }

    /// Goes to another version of the scene, seen by its camera. Where only lights, materials or the camera have changed, this takes along what
    /// chains know about where light is; otherwise it is a new start. The image starts over. Says whether chains could go on.
    pub fn edit(&mut self, scene: &SceneOnDevice, seed: u64) -> Result<bool, EngineError> {
        if scene.is_edit_of(&self.scene) && self.go_on_in(scene, seed).is_ok() {
            self.scene = scene.clone();
            self.camera = *scene.world().camera();
            self.settings.seed = seed;
            self.kept = None;
            return Ok(true);
        }
        let settings = Settings {
            seed,
            ..self.settings.clone()
        };
        let new = scene.renderer(&settings)?;
        let old = std::mem::replace(self, new);
        self.survives_card = old.survives_card;
        if !old.keeps_copies {
            self.keep_no_copies();
        }
        if old.times_passes {
            self.time_passes()?;
        }
        Ok(false)
    }

    fn go_on_in(&mut self, scene: &SceneOnDevice, seed: u64) -> Result<(), RenderError> {
        match (&mut self.inner, &scene.on_gpu) {
            (Inner::Cpu(renderer), _) => renderer.edit(scene.world(), seed),
            (Inner::Gpu(renderer), Some(on_gpu)) => renderer.edit(on_gpu, seed),
            (Inner::Gpu(_), None) => unreachable!("a renderer on a card has its scene there"),
        }
    }

    /// Evaluations of the path function so far. Costs nothing, unlike all statistics together.
    pub fn samples(&self) -> u64 {
        let kept = self.kept.as_ref();
        kept.map_or(0, |kept| kept.statistics.samples) + self.inner().samples()
    }

    /// Whether there is a sample for every pixel and every part of the light: what was rendered before is no image yet.
    pub fn has_whole_sample(&self) -> bool {
        self.kept.is_some() || self.inner().has_whole_sample(self.pixels)
    }

    /// Evaluations over pixels.
    pub fn samples_per_pixel(&self) -> f64 {
        self.samples() as f64 / self.pixels as f64
    }

    /// What was done so far.
    pub fn statistics(&mut self) -> Statistics {
        let statistics = self.inner_mut().statistics();
        match &self.kept {
            Some(kept) => statistics.plus(kept.statistics.clone()),
            None => statistics,
        }
    }

    /// The most samples per pixel that can be added up.
    pub fn max_samples_per_pixel(&self) -> u64 {
        self.inner().max_samples_per_pixel()
    }

    /// Writes down where the rendering is: see [`write_state`](crate::write_state).
    pub fn save_state(&mut self, to: &mut dyn Write) -> Result<(), StateError> {
        if self.kept.is_some() {
            return Err(StateError::Unsupported("a card and then the CPU"));
        }
        self.inner_mut().save_state(to)
    }

    /// Takes over what another renderer of the same scene and settings has written, and leaves the rest of the bytes.
    pub fn load_state(&mut self, from: &mut &[u8]) -> Result<(), StateError> {
        self.kept = None;
        self.inner_mut().load_state(from)
    }

    /// Lets the CPU continue an image if the GPU fails, provided that the device was chosen automatically. For users to
    /// whom the image matters more than the time it takes.
    pub fn survive_card(&mut self) {
        self.survives_card = true;
    }

    /// Leaves images on the card, even if that means to lose them with the card: for viewers, whose frames should not
    /// wait for copies.
    pub fn keep_no_copies(&mut self) {
        self.keeps_copies = false;
        if let Inner::Gpu(renderer) = &mut self.inner {
            renderer.keep_no_copies();
        }
    }

    /// Seconds that kernels took to compile; 0 on the CPU.
    pub fn compile_seconds(&self) -> f64 {
        match &self.inner {
            Inner::Cpu(_) => 0.0,
            Inner::Gpu(renderer) => renderer.compile_seconds(),
        }
    }

    /// Times passes on the card from now on.
    pub fn time_passes(&mut self) -> Result<(), GpuError> {
        self.times_passes = true;
        match &mut self.inner {
            Inner::Cpu(_) => Ok(()),
            Inner::Gpu(renderer) => renderer.time_passes(),
        }
    }

    /// Seconds per pass on the card since the last call; nothing on the CPU, or where passes are not timed.
    pub fn passes(&mut self) -> Result<Vec<(&'static str, f64)>, GpuError> {
        match &mut self.inner {
            Inner::Cpu(_) => Ok(Vec::new()),
            Inner::Gpu(renderer) => renderer.passes(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::tests::ALONE;
    use crate::{Device, DeviceSpec};
    use std::sync::Arc;
    use wayfare_gpu::AdapterChoice;
    use wayfare_transport::World;

    /// A renderer on a card that may be replaced by the CPU, and its device.
    fn renderer(method: &str) -> Option<(Renderer, Device)> {
        let any = DeviceSpec::Gpu(AdapterChoice::Any);
        let mut device = match Device::open(&any, 2) {
            Ok(device) => device,
            Err(error) => {
                wayfare_testing::skip("GPU", &error.to_string());
                return None;
            }
        };
        // As if it had been chosen by `auto`, which never takes a software driver.
        device.falls_back = true;
        let scene = wayfare_testing::scenes::builtin("cornell", 3, [24, 18]);
        let world = Arc::new(World::new(scene).expect("a world"));
        let settings = Settings {
            method: method.parse().expect("a method"),
            ..Settings::default()
        };
        let renderer = device
            .upload(world)
            .and_then(|scene| scene.renderer(&settings));
        Some((renderer.expect("a renderer"), device))
    }

    fn lose(device: &Device) {
        device.gpu().expect("a card").lose();
    }

    #[test]
    fn the_cpu_goes_on_with_what_a_lost_card_had() {
        let _alone = ALONE.lock();
        for method in ["pt", "persistent-restore"] {
            let Some((mut renderer, device)) = renderer(method) else {
                return;
            };
            renderer.survive_card();
            renderer
                .advance(&Budget::of_samples(16))
                .expect("a working card");
            let first = renderer.image().expect("an image");
            let before = renderer.statistics();
            lose(&device);
            renderer
                .advance(&Budget::of_samples(64))
                .expect("the CPU continues");
            assert!(renderer.device().contains(", then "), "{method}");
            let note = renderer.notes().last().expect("a note");
            assert!(
                note.contains("the CPU continues after 16"),
                "{method}: {note}"
            );
            let after = renderer.statistics();
            assert!(after.samples_per_pixel >= 64.0, "{method}: {after:?}");
            assert!(after.rays > before.rays, "{method}");
            assert_eq!(after.samples, renderer.samples(), "{method}");

            // Both count by their samples: without the new samples the old image is what is left.
            let both = renderer.image().expect("an image");
            let new = renderer.inner_mut().image().expect("an image");
            let old = before.samples as f32 / after.samples as f32;
            for ((both, new), first) in both.pixels.iter().zip(&new.pixels).zip(&first.pixels) {
                let expected = first[1] * old + new[1] * (1.0 - old);
                assert!(
                    (both[1] - expected).abs() <= 1e-4 * (1.0 + expected),
                    "{method}"
                );
            }
            let ratio = both.mean_luminance() / first.mean_luminance();
            assert!((ratio - 1.0).abs() < 0.1, "{method}: {ratio}");

            // A new image owes nothing to the old one.
            renderer.restart(5).expect("the CPU works");
            assert_eq!(renderer.samples(), 0, "{method}");
        }
    }

    #[test]
    fn a_card_lost_before_the_first_image_costs_nothing() {
        let _alone = ALONE.lock();
        let Some((mut renderer, device)) = renderer("pt") else {
            return;
        };
        renderer.survive_card();
        lose(&device);
        renderer
            .advance(&Budget::of_samples(4))
            .expect("the CPU continues");
        assert!((renderer.samples_per_pixel() - 4.0).abs() < 1e-9);
        assert!(renderer.image().expect("an image").mean_luminance() > 0.05);
    }

    #[test]
    fn whoever_measures_is_told_instead() {
        let _alone = ALONE.lock();
        let Some((mut renderer, device)) = renderer("pt") else {
            return;
        };
        lose(&device);
        let error = renderer
            .advance(&Budget::of_samples(4))
            .expect_err("no card");
        assert!(error.to_string().contains("lost"), "{error}");
    }
}

//! The images of a viewer on the card that draws: displayed, measured, probed.

use crate::card_image::{CardImage, UploadedImage};
use crate::display::{Composition, Content, Display, DisplayedPane, Split, Target};
use crate::framing::Framing;
use crate::measure::{MeasurePass, Measurement};
use crate::probe::Probe;
use crate::{Reference, ViewError, Viewer};
use std::sync::Arc;
use std::time::{Duration, Instant};
use wayfare_engine::DeviceImage;
use wayfare_film::{ErrorKind, Image, Look, Scale, ToneMap};
use wayfare_gpu::{Gpu, GpuError, wgpu};

/// How often images are measured.
const MEASURE_EVERY: Duration = Duration::from_millis(200);

/// What a pane shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ContentKind {
    /// Its image.
    Image,
    /// The error of its image against the reference.
    Error,
    /// The reference.
    Reference,
}

/// How images are displayed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DisplaySettings {
    /// Exposure and tone map.
    pub look: Look,
    /// What the left and the right pane show.
    pub contents: [ContentKind; 2],
    /// Which error is displayed.
    pub error: ErrorKind,
    /// The power of ten at the bright end of the error colours; the dark end is four decades below.
    pub decade: i32,
    /// Where the left pane ends, as a fraction of the width.
    pub divider: f32,
    /// Whether the divider is drawn.
    pub has_line: bool,
}

impl Default for DisplaySettings {
    fn default() -> Self {
        Self {
            look: Look {
                exposure: 0.0,
                tone_map: ToneMap::Filmic,
            },
            contents: [ContentKind::Image; 2],
            error: ErrorKind::RelativeSquared,
            decade: 0,
            divider: 0.5,
            has_line: true,
        }
    }
}

impl DisplaySettings {
    /// The scale of error colours.
    pub fn scale(&self) -> Scale {
        Scale::Log {
            min: 10f64.powi(self.decade - 4),
            max: 10f64.powi(self.decade),
        }
    }

    /// What a pane shows, and how. Colours that are no radiance are shown as they are.
    pub(crate) fn content(&self, pane: usize, is_data: bool) -> Content {
        match self.contents[pane] {
            ContentKind::Image if is_data => Content::Image(Look {
                exposure: 0.0,
                tone_map: ToneMap::Srgb,
            }),
            ContentKind::Image => Content::Image(self.look),
            ContentKind::Reference => Content::Reference(self.look),
            ContentKind::Error => Content::Error {
                kind: self.error,
                scale: self.scale(),
            },
        }
    }
}

/// An image to draw, wherever it was rendered.
#[derive(Default)]
struct Slot {
    size: [u32; 2],
    on_card: Vec<wgpu::Buffer>,
    uploaded: UploadedImage,
    /// The image of a file that was uploaded, which never changes.
    file: Option<Arc<Image>>,
}

impl Slot {
    fn put(&mut self, gpu: &Gpu, size: [u32; 2], image: DeviceImage) -> Result<(), GpuError> {
        self.size = size;
        self.file = None;
        match image {
            DeviceImage::Card(buffers) => self.on_card = buffers,
            DeviceImage::Host(image) => {
                self.on_card.clear();
                self.uploaded.upload(gpu, &image)?;
            }
        }
        Ok(())
    }

    fn put_file(&mut self, gpu: &Gpu, image: &Arc<Image>) -> Result<(), GpuError> {
        if self
            .file
            .as_ref()
            .is_some_and(|file| Arc::ptr_eq(file, image))
        {
            return Ok(());
        }
        self.on_card.clear();
        self.uploaded.upload(gpu, image)?;
        self.size = image.size();
        self.file = Some(image.clone());
        Ok(())
    }

    fn clear(&mut self) {
        self.on_card.clear();
        self.uploaded.clear();
        self.file = None;
    }

    fn image(&self) -> Option<CardImage<'_>> {
        match self.on_card.as_slice() {
            [] => self.uploaded.image(),
            [one] => Some(CardImage::new(self.size, one)),
            [first, second, ..] => Some(CardImage::sum(self.size, first, second)),
        }
    }
}

/// Draws, measures and probes the images of a viewer.
pub struct Canvas {
    gpu: Arc<Gpu>,
    display: Display,
    measures: [MeasurePass; 2],
    measured: [Option<Measurement>; 2],
    asked: Option<Instant>,
    panes: [Slot; 2],
    count: usize,
    is_data: bool,
    reference: Slot,
    probe: Probe,
}

impl Canvas {
    /// Compiles what is needed to draw on targets of some format.
    pub fn new(gpu: Arc<Gpu>, format: wgpu::TextureFormat) -> Result<Self, GpuError> {
        let (display, measures) = gpu.guarded("the display", || {
            let (device, queue) = (gpu.device(), gpu.queue());
            let measure = || MeasurePass::new(device, queue);
            (Display::new(device, queue, format), [measure(), measure()])
        })?;
        Ok(Self {
            gpu,
            display,
            measures,
            measured: [None, None],
            asked: None,
            panes: Default::default(),
            count: 0,
            is_data: false,
            reference: Slot::default(),
            probe: Probe::default(),
        })
    }

    /// Takes the newest images of a viewer. Until there are some, the last ones stay.
    pub fn update(&mut self, viewer: &mut Viewer) -> Result<(), ViewError> {
        let rendered = match viewer.take_round() {
            None => None,
            Some((size, round)) => {
                self.count = round.images.len().min(2);
                self.is_data = round.is_data;
                for (image, slot) in round.images.into_iter().zip(&mut self.panes) {
                    slot.put(&self.gpu, size, image)?;
                }
                round.reference.map(|image| (size, image))
            }
        };
        match (&viewer.reference, rendered) {
            (Reference::None, _) => self.reference.clear(),
            (Reference::File { image, .. }, _) => {
                self.reference.put_file(&self.gpu, image)?;
            }
            (Reference::Rendered(_), Some((size, image))) => {
                self.reference.put(&self.gpu, size, image)?;
            }
            (Reference::Rendered(_), None) => {}
        }
        Ok(())
    }

    /// Size of the displayed images, in their own pixels.
    pub fn image_size(&self) -> Option<[u32; 2]> {
        self.panes[0].image().map(|image| image.size)
    }

    /// Whether there is a divider.
    pub fn is_split(&self, settings: &DisplaySettings) -> bool {
        self.count > 1 || settings.contents[0] != settings.contents[1]
    }

    /// Whether there is anything to compare with.
    pub fn has_reference(&self) -> bool {
        self.reference.image().is_some()
    }

    /// Measures the images again if it is time to, and takes what has been measured.
    pub fn measure(&mut self) {
        for (measure, measured) in self.measures.iter_mut().zip(&mut self.measured) {
            if let Some(new) = measure.try_take() {
                *measured = Some(new);
            }
        }
        if self
            .asked
            .is_some_and(|asked| asked.elapsed() < MEASURE_EVERY)
        {
            return;
        }
        self.asked = Some(Instant::now());
        let mut encoder = self.gpu.encoder("measure");
        let reference = self.reference.image();
        for (slot, measure) in self.panes.iter().zip(&mut self.measures).take(self.count) {
            if let Some(image) = slot.image() {
                measure.record(&mut encoder, &image, reference.as_ref());
            }
        }
        self.gpu.submit(encoder);
    }

    /// Measures the image of one pane now, and waits for it.
    pub fn measure_now(&mut self, pane: usize) -> Result<Option<Measurement>, ViewError> {
        let (Some(slot), Some(measure)) = (self.panes.get(pane), self.measures.get_mut(pane))
        else {
            return Ok(None);
        };
        let Some(image) = slot.image() else {
            return Ok(None);
        };
        let mut encoder = self.gpu.encoder("measure");
        measure.record(&mut encoder, &image, self.reference.image().as_ref());
        let index = self.gpu.submit(encoder);
        Ok(measure.take(&self.gpu, index)?)
    }

    /// The last measurement of the image of a pane.
    pub fn measured(&self, pane: usize) -> Option<&Measurement> {
        self.measured.get(pane)?.as_ref()
    }

    /// Prepares a frame. The framing refers to the image at its full size, even while it is coarse.
    pub fn prepare(&mut self, target: Target, framing: &Framing, settings: &DisplaySettings) {
        let pane = |pane: usize, slot: usize| DisplayedPane {
            image: self.panes[slot].image(),
            content: settings.content(pane, self.is_data),
        };
        // One method can be displayed beside its own error, or the reference.
        let right = usize::from(self.count > 1);
        let composition = Composition {
            left: pane(0, 0),
            split: self.is_split(settings).then(|| Split {
                divider: settings.divider,
                has_line: settings.has_line,
                right: pane(1, right),
            }),
            reference: self.reference.image(),
        };
        self.display.prepare(target, framing, &composition);
    }

    /// Draws the prepared frame, on black. More can be drawn over it in the same pass.
    pub fn draw<'a>(
        &self,
        encoder: &'a mut wgpu::CommandEncoder,
        view: &wgpu::TextureView,
    ) -> wgpu::RenderPass<'a> {
        let attachment = wgpu::RenderPassColorAttachment {
            view,
            depth_slice: None,
            resolve_target: None,
            ops: wgpu::Operations {
                load: wgpu::LoadOp::Clear(wgpu::Color::BLACK),
                store: wgpu::StoreOp::Store,
            },
        };
        let mut pass = encoder.begin_render_pass(&wgpu::RenderPassDescriptor {
            label: Some("a frame"),
            color_attachments: &[Some(attachment)],
            ..Default::default()
        });
        self.display.draw(&mut pass);
        pass
    }

    /// The last values that were read of a pixel, given as a point of the image (0..1), in the left and right image and
    /// the reference. Requests new ones unless some are on their way.
    pub fn probe(&mut self, point: [f32; 2]) -> [Option<[f32; 3]>; 3] {
        let slots = [&self.panes[0], &self.panes[1], &self.reference];
        self.probe.read(&self.gpu, point, &slots.map(Slot::image))
    }
}

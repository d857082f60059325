//! The pictures of a viewer on a card that draws: shown, measured.

use crate::display::{Composition, Display, Show, Side as ShownSide, Split, Target};
use crate::framing::Framing;
use crate::measure::{Measure, Measured};
use crate::picture::{Picture, PictureBuffer};
use crate::probe::Probe;
use crate::viewer::{Reference, Viewer};
use std::sync::Arc;
use std::time::{Duration, Instant};
use wayfare_engine::DeviceImage;
use wayfare_film::{ErrorKind, Image, Look, Scale};
use wayfare_gpu::{Gpu, GpuError, wgpu};

/// How often pictures are measured.
const MEASURE_EVERY: Duration = Duration::from_millis(200);

/// What of a picture is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    /// The picture itself.
    Picture,
    /// How far it is from the reference.
    Error,
    /// The reference instead.
    Reference,
}

/// How everything is looked at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Glasses {
    /// Exposure and tone map.
    pub look: Look,
    /// What is seen on the left and on the right.
    pub seen: [Seen; 2],
    /// Which error is seen.
    pub error: ErrorKind,
    /// The power of ten with the brightest colour of errors; the darkest is four below.
    pub decade: i32,
    /// Where the left side ends, as a fraction of the width.
    pub divider: f32,
}

impl Glasses {
    /// The scale of error colours.
    pub fn scale(&self) -> Scale {
        Scale::Log {
            min: 10f64.powi(self.decade - 4),
            max: 10f64.powi(self.decade),
        }
    }

    fn show(&self, side: usize) -> Show {
        let Look { exposure, tone_map } = self.look;
        match self.seen[side] {
            Seen::Picture => Show::Picture {
                exposure_stops: exposure,
                tone_map,
            },
            Seen::Reference => Show::Reference {
                exposure_stops: exposure,
                tone_map,
            },
            Seen::Error => Show::Error {
                kind: self.error,
                scale: self.scale(),
            },
        }
    }
}

/// Where a finished picture is.
#[derive(Default)]
struct Place {
    size: [u32; 2],
    on_card: Vec<wgpu::Buffer>,
    uploaded: PictureBuffer,
    /// The picture from a file that was uploaded, which never changes.
    file: Option<Arc<Image>>,
}

impl Place {
    fn put(&mut self, gpu: &Gpu, size: [u32; 2], picture: DeviceImage) -> Result<(), GpuError> {
        self.size = size;
        self.file = None;
        match picture {
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

    fn picture(&self) -> Option<Picture<'_>> {
        match self.on_card.as_slice() {
            [] => self.uploaded.picture(),
            [one] => Some(Picture::new(self.size, one)),
            [first, second, ..] => Some(Picture::sum(self.size, first, second)),
        }
    }
}

/// Draws and measures the pictures of a viewer.
pub struct Canvas {
    gpu: Arc<Gpu>,
    display: Display,
    measures: [Measure; 2],
    measured: [Option<Measured>; 2],
    asked: Option<Instant>,
    sides: [Place; 2],
    count: usize,
    reference: Place,
    probe: Probe,
}

impl Canvas {
    /// For targets of some format.
    pub fn new(gpu: Arc<Gpu>, format: wgpu::TextureFormat) -> Result<Self, GpuError> {
        let (display, measures) = gpu.guarded("the display", || {
            let (device, queue) = (gpu.device(), gpu.queue());
            let measure = || Measure::new(device, queue);
            (Display::new(device, queue, format), [measure(), measure()])
        })?;
        Ok(Self {
            gpu,
            display,
            measures,
            measured: [None, None],
            asked: None,
            sides: Default::default(),
            count: 0,
            reference: Place::default(),
            probe: Probe::default(),
        })
    }

    /// Takes over the newest pictures of a viewer. Until there are some, the last ones stay.
    pub fn update(&mut self, viewer: &mut Viewer) -> Result<(), String> {
        let said = |error: GpuError| error.to_string();
        let rendered = match viewer.take_round() {
            None => None,
            Some((size, round)) => {
                self.count = round.pictures.len().min(2);
                for (picture, place) in round.pictures.into_iter().zip(&mut self.sides) {
                    place.put(&self.gpu, size, picture).map_err(said)?;
                }
                round.reference.map(|picture| (size, picture))
            }
        };
        match (&viewer.reference, rendered) {
            (Reference::None, _) => self.reference.clear(),
            (Reference::File { image, .. }, _) => {
                self.reference.put_file(&self.gpu, image).map_err(said)?;
            }
            (Reference::Rendered(_), Some((size, picture))) => {
                self.reference.put(&self.gpu, size, picture).map_err(said)?;
            }
            (Reference::Rendered(_), None) => {}
        }
        Ok(())
    }

    /// Size of the pictures on show, in their own pixels.
    pub fn picture_size(&self) -> Option<[u32; 2]> {
        self.sides[0].picture().map(|picture| picture.size)
    }

    /// Whether there is a divider.
    pub fn is_split(&self, glasses: &Glasses) -> bool {
        self.count > 1 || glasses.seen[0] != glasses.seen[1]
    }

    /// Whether there is anything to compare with.
    pub fn has_reference(&self) -> bool {
        self.reference.picture().is_some()
    }

    /// Measures the pictures again, if it is time, and takes what has been measured.
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
        let reference = self.reference.picture();
        for (place, measure) in self.sides.iter().zip(&mut self.measures).take(self.count) {
            if let Some(picture) = place.picture() {
                measure.record(&mut encoder, &picture, reference.as_ref());
            }
        }
        self.gpu.submit(encoder);
    }

    /// Measures one side now, and waits for it.
    pub fn measure_now(&mut self, side: usize) -> Result<Option<Measured>, String> {
        let (Some(place), Some(measure)) = (self.sides.get(side), self.measures.get_mut(side))
        else {
            return Ok(None);
        };
        let Some(picture) = place.picture() else {
            return Ok(None);
        };
        let mut encoder = self.gpu.encoder("measure");
        measure.record(&mut encoder, &picture, self.reference.picture().as_ref());
        let index = self.gpu.submit(encoder);
        measure
            .take(&self.gpu, index)
            .map_err(|error| error.to_string())
    }

    /// What was last measured of a side.
    pub fn measured(&self, side: usize) -> Option<&Measured> {
        self.measured.get(side)?.as_ref()
    }

    /// Prepares a frame. The framing is of the picture at its full size, however coarse it is rendered for now.
    pub fn prepare(&mut self, target: Target, framing: &Framing, glasses: &Glasses) {
        let side = |index: usize| ShownSide {
            picture: self.sides[index].picture(),
            show: glasses.show(index),
        };
        // One method can be seen beside its own error, or the reference.
        let right = if self.count > 1 { 1 } else { 0 };
        let is_split = self.is_split(glasses);
        let composition = Composition {
            left: side(0),
            split: is_split.then(|| Split {
                divider: glasses.divider,
                right: ShownSide {
                    picture: self.sides[right].picture(),
                    show: glasses.show(1),
                },
            }),
            reference: self.reference.picture(),
            smooth: false,
        };
        self.display.prepare(target, framing, &composition);
    }

    /// Draws the frame that was prepared, on black. More can be drawn over it in the same pass.
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

    /// Asks for the values of a pixel, given as a place of the picture (0..1), unless they are on their way; the last
    /// ones that came: left, right, reference.
    pub fn probe(&mut self, place: [f32; 2]) -> [Option<[f32; 3]>; 3] {
        let places = [&self.sides[0], &self.sides[1], &self.reference];
        let pictures = places.map(Place::picture);
        self.probe.look(&self.gpu, place, &pictures)
    }
}

//! The images of a viewer in the colours of a screen: drawn by the card that renders, or by the CPU.

use std::sync::Arc;
use std::time::{Duration, Instant};
use wayfare_film::Rgb8Image;
use wayfare_live::{DisplaySettings, HostCanvas, Measurement, Offscreen, ViewError, Viewer};

/// How often images are measured.
const MEASURE_EVERY: Duration = Duration::from_millis(250);

/// Draws and measures where the images are.
pub struct Compositor {
    place: Place,
    measured: [Option<Measurement>; 2],
    asked: Option<Instant>,
}

enum Place {
    Host(HostCanvas),
    Card(Box<Offscreen>),
}

impl Default for Compositor {
    fn default() -> Self {
        Self::on(Place::Host(HostCanvas::default()))
    }
}

impl Compositor {
    fn on(place: Place) -> Self {
        Self {
            place,
            measured: [None, None],
            asked: None,
        }
    }

    /// Takes the newest images of a viewer; moves to the device that renders them first.
    pub fn update(&mut self, viewer: &mut Viewer) -> Result<(), ViewError> {
        let gpu = viewer.scene().and_then(|scene| scene.device().gpu());
        match (&self.place, gpu) {
            (Place::Card(card), Some(gpu)) if Arc::ptr_eq(card.gpu(), gpu) => {}
            (_, Some(gpu)) => {
                let card = Offscreen::new(gpu.clone())?;
                *self = Self::on(Place::Card(Box::new(card)));
            }
            (Place::Host(_), None) => {}
            (Place::Card(_), None) => *self = Self::default(),
        }
        match &mut self.place {
            Place::Host(canvas) => canvas.update(viewer),
            Place::Card(card) => card.canvas.update(viewer)?,
        }
        Ok(())
    }

    /// Measures again if it is time to.
    pub fn measure(&mut self) {
        if let Place::Card(card) = &mut self.place {
            card.canvas.measure();
            self.measured = [0, 1].map(|pane| card.canvas.measured(pane).copied());
            return;
        }
        if self.asked.is_some_and(|at| at.elapsed() < MEASURE_EVERY) {
            return;
        }
        self.asked = Some(Instant::now());
        if let Place::Host(canvas) = &self.place {
            self.measured = [0, 1].map(|pane| canvas.measure(pane));
        }
    }

    /// The last measurement of a pane.
    pub fn measured(&self, pane: usize) -> Option<&Measurement> {
        self.measured.get(pane)?.as_ref()
    }

    /// Whether there is a divider.
    pub fn is_split(&self, settings: &DisplaySettings) -> bool {
        match &self.place {
            Place::Host(canvas) => canvas.is_split(settings),
            Place::Card(card) => card.canvas.is_split(settings),
        }
    }

    /// What a screen would show, at the size of the images.
    pub fn compose(&mut self, settings: &DisplaySettings) -> Result<Rgb8Image, ViewError> {
        match &mut self.place {
            Place::Host(canvas) => canvas.compose(settings).ok_or(ViewError::NoImage),
            Place::Card(card) => {
                let size = card.canvas.image_size().ok_or(ViewError::NoImage)?;
                card.read(size, settings)
            }
        }
    }
}

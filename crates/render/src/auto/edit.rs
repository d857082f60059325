//! Another view of the scene, or another version of it.

use super::decide::WHOLE_IMAGE;
use super::renderer::MOVES_PER_PILOT;
use super::{Auto, Backend};
use crate::{Editable, RenderError, Renderer};
use std::time::Duration;
use wayfare_transport::Counters;

impl<B: Backend> Auto<B> {
    /// Forgets all images, but neither the choice nor the parts.
    pub(super) fn leave_view(&mut self, seed: u64) {
        self.seed = seed;
        self.kept = None;
        self.measured = None;
        self.pilots = Counters::default();
        self.pilot_time = Duration::ZERO;
        self.epoch = 0;
        self.until = WHOLE_IMAGE;
        if let Some(parts) = &mut self.parts {
            parts.turns.rounds = 0;
        }
    }
}

impl<B: Backend> Editable<B::Scene> for Auto<B> {
    /// Chains go on in their cells. The choice stays until a pilot of the new scene has made it again, as soon as there is time.
    fn edit(&mut self, scene: &B::Scene, seed: u64) -> Result<(), RenderError> {
        self.backend.set_scene(scene)?;
        if self.parts.is_none() {
            return self.restart(seed);
        }
        self.leave_view(seed);
        self.moves = MOVES_PER_PILOT;
        self.parts_mut().try_for_each(|part| part.edit(scene, seed))
    }
}

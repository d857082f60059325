//! An image on the card that is put away, and goes on later.

use crate::session::Session;
use crate::shared::RunBuffer;
use std::io::Write;
use std::time::Duration;
use wayfare_render::state::{put, take, take_bytes};
use wayfare_render::{RenderError, StateError};

/// The buffers that a rendering goes on from. All others are made again before they are read.
const KEPT: [RunBuffer; 8] = [
    RunBuffer::Film,
    RunBuffer::Counters,
    RunBuffer::Densities,
    RunBuffer::Scans,
    RunBuffer::ChainStates,
    RunBuffer::Coordinates,
    RunBuffer::Scores,
    RunBuffer::Velocities,
];

/// Bytes that are copied from the card at once.
const PIECE: u64 = 64 << 20;

impl Session {
    /// Writes down all that [`load`](Self::load) needs.
    pub(crate) fn save(&mut self, to: &mut dyn Write) -> Result<(), StateError> {
        put(to, &self.time())?;
        for buffer in KEPT {
            let buffer = self.run.buffer(buffer);
            to.write_all(&buffer.size().to_le_bytes())?;
            let mut at = 0;
            while at < buffer.size() {
                let end = buffer.size().min(at + PIECE);
                let bytes = self.run.gpu().read(buffer, at..end);
                to.write_all(&bytes.map_err(RenderError::from)?)?;
                at = end;
            }
        }
        Ok(())
    }

    /// Takes over what a session of the same scene and settings has written.
    pub(crate) fn load(&mut self, from: &mut &[u8]) -> Result<(), StateError> {
        let time: Duration = take(from)?;
        for buffer in KEPT {
            let buffer = self.run.buffer(buffer);
            let bytes = take_bytes(from, buffer.size())?;
            let written = self
                .run
                .gpu()
                .write("the state of a rendering", buffer, 0, bytes);
            written.map_err(RenderError::from)?;
        }
        self.spend(time);
        Ok(())
    }
}

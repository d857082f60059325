//! Saves a rendering on the GPU, to be resumed later.

use crate::session::Session;
use crate::shared::RunBuffer;
use std::io::Write;
use std::time::Duration;
use wayfare_render::state::{put, put_bytes, take, take_bytes};
use wayfare_render::{RenderError, StateError};

/// The buffers that a rendering resumes from. All others are written again before they are read.
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

/// Bytes that are copied from the GPU at once.
const PIECE: u64 = 64 << 20;

impl Session {
    /// Writes all that [`load`](Self::load) needs.
    pub(crate) fn save(&mut self, to: &mut dyn Write) -> Result<(), StateError> {
        put(to, &self.time())?;
        for buffer in KEPT {
            let buffer = self.run.buffer(buffer);
            let size = buffer.size();
            let pieces = (0..size).step_by(PIECE as usize).map(|start| {
                let bytes = self.run.gpu().read(buffer, start..size.min(start + PIECE));
                Ok(bytes.map_err(RenderError::from)?)
            });
            put_bytes(to, size, pieces)?;
        }
        Ok(())
    }

    /// Restores the state that a session of the same scene and settings has written.
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

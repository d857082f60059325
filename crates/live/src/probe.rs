//! The values of a pixel, copied from the card without waiting for it.

use crate::card_image::{CardImage, PIXEL_BYTES};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use wayfare_gpu::{Gpu, wgpu};
use wgpu::{Buffer, BufferUsages};

/// Buffers of an image, at most.
const PARTS: usize = 2;

/// Reads a pixel of up to three images.
#[derive(Default)]
pub struct Probe {
    staging: Option<Buffer>,
    /// A copy on its way, with the parts that it has.
    pending: Option<(Receiver<bool>, [[bool; PARTS]; 3])>,
    values: [Option<[f32; 3]>; 3],
}

impl Probe {
    /// The last values that arrived. Requests new ones unless some are on their way.
    pub fn read(
        &mut self,
        gpu: &Gpu,
        point: [f32; 2],
        images: &[Option<CardImage<'_>>; 3],
    ) -> [Option<[f32; 3]>; 3] {
        self.take();
        if self.pending.is_none() {
            self.request(gpu, point, images);
        }
        self.values
    }

    fn request(&mut self, gpu: &Gpu, point: [f32; 2], images: &[Option<CardImage<'_>>; 3]) {
        let bytes = PIXEL_BYTES * (3 * PARTS) as u64;
        if self.staging.is_none() {
            let usage = BufferUsages::COPY_DST | BufferUsages::MAP_READ;
            self.staging = gpu.buffer("a pixel", bytes, usage).ok();
        }
        let Some(staging) = &self.staging else {
            return;
        };
        let mut encoder = gpu.encoder("a pixel");
        let mut has = [[false; PARTS]; 3];
        for (i, image) in images.iter().enumerate() {
            let Some(image) = image else { continue };
            let [x, y] = std::array::from_fn(|axis| {
                let size = image.size[axis];
                ((point[axis] * size as f32) as u32).min(size.saturating_sub(1))
            });
            let pixel = u64::from(y) * u64::from(image.size[0]) + u64::from(x);
            let parts = [Some(image.first), image.second];
            for (j, part) in parts.into_iter().enumerate() {
                let Some(buffer) = part else { continue };
                if (pixel + 1) * PIXEL_BYTES <= buffer.size() {
                    let to = (i * PARTS + j) as u64 * PIXEL_BYTES;
                    encoder.copy_buffer_to_buffer(
                        buffer,
                        pixel * PIXEL_BYTES,
                        staging,
                        to,
                        PIXEL_BYTES,
                    );
                    has[i][j] = true;
                }
            }
        }
        let (sender, mapped) = channel();
        gpu.submit(encoder);
        staging.map_async(wgpu::MapMode::Read, 0..bytes, move |result| {
            // Nothing receives it if the window is closed.
            let _ = sender.send(result.is_ok());
        });
        self.pending = Some((mapped, has));
    }

    /// Takes what has arrived.
    fn take(&mut self) {
        let Some((mapped, has)) = &self.pending else {
            return;
        };
        let (is_readable, has) = match mapped.try_recv() {
            Ok(is_readable) => (is_readable, *has),
            Err(TryRecvError::Empty) => return,
            Err(TryRecvError::Disconnected) => (false, *has),
        };
        self.pending = None;
        if !is_readable {
            self.staging = None;
            return;
        }
        let Some(staging) = &self.staging else {
            return;
        };
        if let Ok(view) = staging.get_mapped_range(..) {
            let rows: Vec<[f32; 4]> = bytemuck::pod_collect_to_vec(&view);
            self.values = std::array::from_fn(|i| {
                let parts = (0..PARTS).filter(|&j| has[i][j]);
                has[i][0].then(|| {
                    parts.fold([0.0; 3], |sum, j| {
                        let row = rows[i * PARTS + j];
                        std::array::from_fn(|c| sum[c] + row[c])
                    })
                })
            });
        }
        staging.unmap();
    }
}

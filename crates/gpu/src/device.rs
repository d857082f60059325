//! An opened adapter and its buffers.

use crate::adapter::{self, AdapterReport, KernelForm};
use crate::choice::AdapterChoice;
use crate::error::GpuError;
use crate::wait::{block_on, catch};
use std::ops::Range;
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use wgpu::{BufferUsages, ErrorFilter, PollType, SubmissionIndex};

/// Bytes that travel between the processor and the card at once. Staging memory beyond is never needed.
const CHUNK: u64 = 64 << 20;

/// The most time between the end of a copy and access to it: far more than any driver needs.
const MAPPING: Duration = Duration::from_secs(10);
/// How long a card may take for submitted work, which should take a fraction of a second, before it counts as lost.
const PATIENCE: Duration = Duration::from_secs(60);

/// The first thing that went wrong on a device.
#[derive(Clone, Debug, Default)]
struct Failure(Arc<Mutex<Option<GpuError>>>);

impl Failure {
    /// Keeps an error if it is the first one; the first one.
    fn note(&self, error: GpuError) -> GpuError {
        let mut first = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        first.get_or_insert(error).clone()
    }

    fn first(&self) -> Option<GpuError> {
        let first = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        first.clone()
    }
}

/// A graphics card that is ready to compute.
#[derive(Debug)]
pub struct Gpu {
    instance: wgpu::Instance,
    adapter: wgpu::Adapter,
    device: wgpu::Device,
    queue: wgpu::Queue,
    limits: wgpu::Limits,
    report: AdapterReport,
    form: KernelForm,
    failure: Failure,
    /// How long to wait for submitted work; for ever on a software driver, which cannot hang but can be slow.
    patience: Option<Duration>,
}

impl Gpu {
    /// Opens an adapter with all its limits and all features that the kernels can use. The form of the kernels is
    /// the adapter's best unless one is asked for.
    pub fn open(choice: &AdapterChoice, form: Option<KernelForm>) -> Result<Self, GpuError> {
        let (instance, adapters) = adapter::enumerate();
        let (mut adapters, mut reports): (Vec<_>, Vec<_>) = adapters.into_iter().unzip();
        let index = choice.choose(&reports)?.index;
        let (adapter, report) = (adapters.swap_remove(index), reports.swap_remove(index));
        let form = form.unwrap_or(report.form);
        let request =
            adapter::request(adapter.features(), adapter.limits(), form).map_err(|problem| {
                GpuError::Unsuitable {
                    adapter: report.name.clone(),
                    problem,
                }
            })?;
        let experimental = request
            .features
            .contains(wgpu::Features::EXPERIMENTAL_RAY_QUERY);
        let descriptor = wgpu::DeviceDescriptor {
            label: Some("wayfare"),
            required_features: request.features,
            required_limits: request.limits,
            experimental_features: if experimental {
                // SAFETY: the one experimental feature is ray queries, used by kernels that stay within the
                // acceleration structure that is bound.
                unsafe { wgpu::ExperimentalFeatures::enabled() }
            } else {
                wgpu::ExperimentalFeatures::disabled()
            },
            ..Default::default()
        };
        let (device, queue) =
            block_on(adapter.request_device(&descriptor)).map_err(|error| GpuError::Refused {
                adapter: report.name.clone(),
                message: error.to_string(),
            })?;
        let failure = Failure::default();
        let noted = failure.clone();
        device.on_uncaptured_error(Arc::new(move |error: wgpu::Error| {
            noted.note(GpuError::from_wgpu(&error, "rendering"));
        }));
        let noted = failure.clone();
        device.set_device_lost_callback(move |reason, message| {
            let message = message.trim();
            let reason = match (reason, message) {
                (wgpu::DeviceLostReason::Destroyed, _) => "it was closed",
                (wgpu::DeviceLostReason::Unknown, "") => "no reason was given",
                (wgpu::DeviceLostReason::Unknown, message) => message,
            };
            noted.note(GpuError::Lost {
                reason: reason.to_owned(),
            });
        });
        Ok(Self {
            instance,
            adapter,
            limits: device.limits(),
            device,
            queue,
            patience: report.hardware.then_some(PATIENCE),
            report,
            form,
            failure,
        })
    }

    /// What knows all adapters, and windows.
    pub fn instance(&self) -> &wgpu::Instance {
        &self.instance
    }

    /// The adapter that was opened.
    pub fn adapter(&self) -> &wgpu::Adapter {
        &self.adapter
    }

    /// The device of the graphics library. Errors of calls to it are reported by [`Gpu::check`].
    pub fn device(&self) -> &wgpu::Device {
        &self.device
    }

    /// The queue of the device.
    pub fn queue(&self) -> &wgpu::Queue {
        &self.queue
    }

    /// The limits of the device.
    pub fn limits(&self) -> &wgpu::Limits {
        &self.limits
    }

    /// Bytes that all buffers on the card take, where the driver leaves that to the graphics library.
    pub fn allocated_bytes(&self) -> Option<u64> {
        let report = self.device.generate_allocator_report();
        report.map(|report| report.total_allocated_bytes)
    }

    /// What the adapter is and can do.
    pub fn report(&self) -> &AdapterReport {
        &self.report
    }

    /// The form in which kernels are given to it.
    pub fn form(&self) -> KernelForm {
        self.form
    }

    /// Whether it computes on the processor: for tests, not for speed.
    pub fn is_software(&self) -> bool {
        !self.report.hardware
    }

    /// The first thing that went wrong since the device was opened. All that was computed later is in doubt.
    pub fn check(&self) -> Result<(), GpuError> {
        self.failure.first().map_or(Ok(()), Err)
    }

    /// Makes something on the device; what goes wrong meanwhile, on this thread, is the result instead.
    pub fn guarded<T>(&self, what: &str, make: impl FnOnce() -> T) -> Result<T, GpuError> {
        let filters = [
            ErrorFilter::Internal,
            ErrorFilter::OutOfMemory,
            ErrorFilter::Validation,
        ];
        let scopes = filters.map(|filter| self.device.push_error_scope(filter));
        let made = make();
        // The scope that was opened last must be closed first; its error is the one to report.
        let mut error = None;
        for scope in scopes.into_iter().rev() {
            let caught = block_on(scope.pop());
            error = error.or(caught);
        }
        match error {
            Some(error) => Err(GpuError::from_wgpu(&error, what)),
            None => self.check().map(|()| made),
        }
    }

    /// A buffer of zeros. Its size is rounded up to whole words; an empty one has 16 bytes, for nothing empty
    /// can be bound.
    pub fn buffer(
        &self,
        what: &str,
        bytes: u64,
        usage: BufferUsages,
    ) -> Result<wgpu::Buffer, GpuError> {
        let limits = [
            (BufferUsages::empty(), self.limits.max_buffer_size),
            (
                BufferUsages::STORAGE,
                self.limits.max_storage_buffer_binding_size,
            ),
            (
                BufferUsages::UNIFORM,
                self.limits.max_uniform_buffer_binding_size,
            ),
        ];
        let allowed = limits.iter().filter(|(needs, _)| usage.contains(*needs));
        let limit = allowed.map(|&(_, limit)| limit).min().unwrap_or(0);
        let size = match bytes {
            0 => 16,
            bytes => bytes.checked_next_multiple_of(4).unwrap_or(u64::MAX),
        };
        if size > limit {
            return Err(GpuError::TooLarge {
                what: what.into(),
                needed: bytes,
                limit,
            });
        }
        self.guarded(what, || {
            self.device.create_buffer(&wgpu::BufferDescriptor {
                label: Some(what),
                size,
                usage,
                mapped_at_creation: false,
            })
        })
    }

    /// A buffer with these bytes. `COPY_DST` is added to its usage.
    pub fn upload(
        &self,
        what: &str,
        bytes: &[u8],
        usage: BufferUsages,
    ) -> Result<wgpu::Buffer, GpuError> {
        let buffer = self.buffer(what, bytes.len() as u64, usage | BufferUsages::COPY_DST)?;
        self.write(what, &buffer, 0, bytes)?;
        Ok(buffer)
    }

    /// Writes bytes into a buffer, from a multiple of 4 on; the last word is filled up with zeros.
    ///
    /// A small write happens with the next submission. A large one travels in pieces, each submitted at once, so
    /// that it does not need its size a second time as staging memory.
    pub fn write(
        &self,
        what: &str,
        buffer: &wgpu::Buffer,
        offset: u64,
        bytes: &[u8],
    ) -> Result<(), GpuError> {
        let mut before = None;
        for (i, chunk) in bytes.chunks(CHUNK as usize).enumerate() {
            let at = offset + i as u64 * CHUNK;
            let (words, rest) = chunk.split_at(chunk.len() / 4 * 4);
            self.guarded(what, || {
                self.queue.write_buffer(buffer, at, words);
                if !rest.is_empty() {
                    let mut last = [0; 4];
                    last[..rest.len()].copy_from_slice(rest);
                    self.queue
                        .write_buffer(buffer, at + words.len() as u64, &last);
                }
            })?;
            if bytes.len() as u64 > CHUNK {
                // One piece is copied on the card while the next is prepared here.
                if let Some(index) = before.replace(self.queue.submit([])) {
                    self.wait(index)?;
                }
            }
        }
        before.map_or(Ok(()), |index| self.wait(index))
    }

    /// The bytes in a part of a buffer, which must have the usage `COPY_SRC`. Waits for all work submitted before.
    pub fn read(&self, buffer: &wgpu::Buffer, range: Range<u64>) -> Result<Vec<u8>, GpuError> {
        self.check()?;
        if range.start > range.end || range.end > buffer.size() {
            return Err(GpuError::Validation {
                message: format!("bytes {range:?} of a buffer of {} were read", buffer.size()),
            });
        }
        // Copies are made of whole words.
        let (start, end) = (range.start / 4 * 4, range.end.next_multiple_of(4));
        if range.is_empty() {
            return Ok(Vec::new());
        }
        let what = "the results of the card";
        let usage = BufferUsages::COPY_DST | BufferUsages::MAP_READ;
        let staging = self.buffer(what, CHUNK.min(end - start), usage)?;
        let mut bytes = Vec::with_capacity((end - start) as usize);
        for at in (start..end).step_by(CHUNK as usize) {
            let length = CHUNK.min(end - at);
            let index = self.guarded(what, || {
                let mut encoder = self.encoder(what);
                encoder.copy_buffer_to_buffer(buffer, at, &staging, 0, length);
                self.submit(encoder)
            })?;
            let (tell, told) = channel();
            staging.map_async(wgpu::MapMode::Read, 0..length, move |result| {
                // If this call has failed, the receiver is gone.
                let _ = tell.send(result);
            });
            self.wait(index)?;
            // The thread that polls the device runs the call above, and may not be done with it yet.
            if !matches!(told.recv_timeout(MAPPING), Ok(Ok(()))) {
                return Err(self.lost("the memory with the results cannot be read"));
            }
            let view = staging
                .get_mapped_range(0..length)
                .map_err(|error| self.lost(&error.to_string()))?;
            bytes.extend_from_slice(&view);
            drop(view);
            staging.unmap();
        }
        bytes.truncate((range.end - start) as usize);
        bytes.drain(..(range.start - start) as usize);
        Ok(bytes)
    }

    /// Begins to record work.
    pub fn encoder(&self, label: &str) -> wgpu::CommandEncoder {
        self.device
            .create_command_encoder(&wgpu::CommandEncoderDescriptor { label: Some(label) })
    }

    /// Hands over recorded work.
    pub fn submit(&self, encoder: wgpu::CommandEncoder) -> SubmissionIndex {
        self.queue.submit([encoder.finish()])
    }

    /// Waits until submitted work is done, and reports what went wrong so far.
    pub fn wait(&self, index: SubmissionIndex) -> Result<(), GpuError> {
        // After a failure the index may never have been reached.
        self.check()?;
        let poll = || {
            self.device.poll(PollType::Wait {
                submission_index: Some(index),
                timeout: self.patience,
            })
        };
        match catch(poll) {
            Ok(Ok(_)) => self.check(),
            Ok(Err(wgpu::PollError::Timeout)) => Err(self.hangs()),
            Ok(Err(error)) => Err(self.lost(&error.to_string())),
            Err(words) => Err(self.lost(&words)),
        }
    }

    /// Gives up a device that does not answer. It is never closed, for closing it would wait for it.
    fn hangs(&self) -> GpuError {
        std::mem::forget((self.device.clone(), self.queue.clone()));
        let seconds = self.patience.unwrap_or_default().as_secs_f64();
        self.lost(&format!("it has not answered for {seconds} s"))
    }

    /// Sets how long work may take before the device counts as lost. For tests.
    #[doc(hidden)]
    pub fn set_patience(&mut self, patience: Duration) {
        self.patience = Some(patience);
    }

    /// The first failure, or else that the device was lost for this reason.
    fn lost(&self, reason: &str) -> GpuError {
        let reason = reason.trim_end_matches('.').to_owned();
        self.failure.note(GpuError::Lost { reason })
    }

    /// Loses the device, as a driver does that crashes. For tests.
    #[doc(hidden)]
    pub fn lose(&self) {
        self.device.destroy();
        // The loss is reported when the device is polled; whether that succeeds no longer matters.
        let _ = catch(|| self.device.poll(PollType::Poll));
    }
}

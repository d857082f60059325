//! Opening a device: the one place where `auto` chooses.

use crate::{DeviceSpec, EngineError, SceneOnDevice};
use rayon::ThreadPool;
use std::sync::Arc;
use wayfare_gpu::{AdapterChoice, Gpu, GpuError, Program};
use wayfare_render::{Method, cpu};
use wayfare_transport::World;

/// An open device. Copies share it.
#[derive(Clone)]
pub struct Device {
    pub(crate) kind: Kind,
    /// Whether the CPU may take over what a card cannot do.
    pub(crate) falls_back: bool,
    threads: usize,
    notes: Vec<String>,
}

#[derive(Clone)]
pub(crate) enum Kind {
    Cpu(Arc<ThreadPool>),
    Gpu(Arc<Program>),
}

impl Device {
    /// Opens the device that is meant, with this number of threads on the CPU (0: one per core; a few for each core at
    /// most).
    ///
    /// `auto` takes a graphics card that works and otherwise the CPU; a software driver is never its choice.
    pub fn open(spec: &DeviceSpec, threads: usize) -> Result<Self, EngineError> {
        Self::open_for(spec, threads, None)
    }

    /// The same, and compiles the kernels of a method, so that they are ready when the scene is.
    pub fn open_for(
        spec: &DeviceSpec,
        threads: usize,
        method: Option<&Method>,
    ) -> Result<Self, EngineError> {
        let choice = match spec {
            DeviceSpec::Cpu => return Self::cpu(threads, None),
            DeviceSpec::Auto => &AdapterChoice::Hardware,
            DeviceSpec::Gpu(choice) => choice,
        };
        let falls_back = *spec == DeviceSpec::Auto;
        let program = Gpu::open(choice, None).and_then(|gpu| {
            let gpu = Arc::new(gpu);
            match method {
                Some(method) => wayfare_gpu::prepare(gpu, method),
                None => Program::new(gpu).map(Arc::new),
            }
        });
        match program {
            Ok(program) => Ok(Self {
                notes: slow_driver(program.gpu()).into_iter().collect(),
                kind: Kind::Gpu(program),
                falls_back,
                threads,
            }),
            Err(error) if falls_back => Self::cpu(threads, note_of_fallback(&error)),
            Err(error) => Err(error.into()),
        }
    }

    fn cpu(threads: usize, note: Option<String>) -> Result<Self, EngineError> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let most = cpu::most_threads();
        let capped = (threads > most).then(|| {
            format!(
                "{threads} threads on {cores} cores would only get in each other's way: there will be {most}"
            )
        });
        let threads = threads.min(most);
        Ok(Self {
            kind: Kind::Cpu(cpu::threads(threads)?),
            falls_back: false,
            threads,
            notes: note.into_iter().chain(capped).collect(),
        })
    }

    /// The CPU, because a card could not do what was asked.
    pub(crate) fn fallback(&self, error: &GpuError) -> Result<Self, EngineError> {
        Self::cpu(self.threads, note_of_fallback(error))
    }

    /// Its name, for reports and files.
    pub fn name(&self) -> &str {
        match &self.kind {
            Kind::Cpu(_) => "cpu",
            Kind::Gpu(program) => &program.gpu().report().name,
        }
    }

    /// What the user should know about the choice.
    pub fn notes(&self) -> &[String] {
        &self.notes
    }

    /// The card, where it is one.
    pub fn gpu(&self) -> Option<&Arc<Gpu>> {
        match &self.kind {
            Kind::Cpu(_) => None,
            Kind::Gpu(program) => Some(program.gpu()),
        }
    }

    /// Name and version of the driver, where it is a card.
    pub fn driver(&self) -> Option<&str> {
        self.gpu().map(|gpu| gpu.report().driver.as_str())
    }

    /// The number of threads, where it is the CPU.
    pub fn threads(&self) -> usize {
        match &self.kind {
            Kind::Cpu(pool) => pool.current_num_threads(),
            Kind::Gpu(_) => 0,
        }
    }

    /// Whether whole images may take longer than a frame.
    pub fn is_slow(&self) -> bool {
        self.gpu().is_none_or(|gpu| gpu.is_software())
    }

    /// Puts a scene on the device.
    pub fn upload(&self, world: Arc<World>) -> Result<SceneOnDevice, EngineError> {
        SceneOnDevice::new(self.clone(), world)
    }
}

/// What to say about a driver that computes on the CPU.
fn slow_driver(gpu: &Gpu) -> Option<String> {
    gpu.is_software().then(|| {
        format!(
            "\"{}\" is a slow software driver that computes on the CPU: the device cpu is faster",
            gpu.report().name
        )
    })
}

/// What to say when `auto` takes the CPU. Nothing where the machine simply has no graphics card.
fn note_of_fallback(error: &GpuError) -> Option<String> {
    match error {
        GpuError::NoAdapter | GpuError::NoSuchAdapter { .. } => None,
        error => Some(format!("rendering on the CPU, because {error}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::tests::ALONE;

    #[test]
    fn the_cpu_needs_no_driver() {
        let _alone = ALONE.lock();
        let device = Device::open(&DeviceSpec::Cpu, 3).expect("threads");
        assert_eq!((device.name(), device.threads()), ("cpu", 3));
        assert!(device.notes().is_empty() && device.gpu().is_none() && device.is_slow());
    }

    #[test]
    fn absurdly_many_threads_are_capped_with_a_note() {
        let _alone = ALONE.lock();
        let device = Device::open(&DeviceSpec::Cpu, 1_000_000).expect("threads");
        assert_eq!(device.threads(), cpu::most_threads());
        assert!(device.notes()[0].contains("1000000 threads"));
    }

    /// On a machine without a card, `auto` is the CPU even where there is a software driver, and says nothing.
    #[test]
    fn auto_takes_the_cpu_where_there_is_no_card() {
        let _alone = ALONE.lock();
        let device =
            Device::open(&DeviceSpec::Auto, 1).expect("auto never fails for want of a card");
        let has_card = wayfare_gpu::adapters()
            .iter()
            .any(|adapter| adapter.hardware && adapter.problem.is_none());
        match device.gpu() {
            Some(gpu) => assert!(has_card && !gpu.is_software()),
            None => assert!(!has_card || !device.notes().is_empty()),
        }
    }

    #[test]
    fn a_card_that_fails_is_a_note_and_a_machine_without_one_is_not() {
        let _alone = ALONE.lock();
        assert_eq!(note_of_fallback(&GpuError::NoAdapter), None);
        let note = note_of_fallback(&GpuError::Refused {
            adapter: "Fast Card".into(),
            message: "no memory".into(),
        });
        let note = note.expect("something to say");
        assert!(
            note.contains("Fast Card") && note.contains("on the CPU"),
            "{note}"
        );
    }

    #[test]
    fn an_adapter_that_is_not_there_is_an_error() {
        let _alone = ALONE.lock();
        let named = DeviceSpec::Gpu(AdapterChoice::Named("Abacus 3000".into()));
        for device in [named, DeviceSpec::Gpu(AdapterChoice::Index(99))] {
            assert!(Device::open(&device, 1).is_err(), "{device}");
        }
    }
}

//! Where to render: what `--device` means.

use crate::Failure;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::thread::JoinHandle;
use wayfare_gpu::{AdapterChoice, Gpu, GpuError, Program};
use wayfare_render::{Backend, Settings, cpu};
use wayfare_transport::World;

/// A device, as written on the command line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Device {
    /// A graphics card if there is one that works, otherwise the processor.
    #[default]
    Auto,
    /// The processor.
    Cpu,
    /// A graphics adapter.
    Gpu(Adapter),
}

/// Which graphics adapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Adapter {
    /// The best one; a software driver where there is no hardware.
    Best,
    /// The one with this number in the list of `wayfare devices`.
    Index(usize),
    /// The best one with these words in its name.
    Named(String),
}

impl FromStr for Device {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (kind, which) = match text.split_once(':') {
            Some((kind, which)) => (kind, Some(which.trim())),
            None => (text, None),
        };
        match (kind, which) {
            ("auto", None) => Ok(Self::Auto),
            ("cpu", None) => Ok(Self::Cpu),
            ("gpu", None) => Ok(Self::Gpu(Adapter::Best)),
            ("gpu", Some(which)) if !which.is_empty() => Ok(Self::Gpu(
                which
                    .parse()
                    .map_or_else(|_| Adapter::Named(which.to_owned()), Adapter::Index),
            )),
            _ => Err(
                "write auto, cpu, gpu, gpu:NUMBER or gpu:NAME, for example gpu:0 or gpu:nvidia; \
                 wayfare devices lists them"
                    .into(),
            ),
        }
    }
}

impl fmt::Display for Device {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Auto => f.write_str("auto"),
            Self::Cpu => f.write_str("cpu"),
            Self::Gpu(Adapter::Best) => f.write_str("gpu"),
            Self::Gpu(Adapter::Index(index)) => write!(f, "gpu:{index}"),
            Self::Gpu(Adapter::Named(name)) => write!(f, "gpu:{name}"),
        }
    }
}

/// A device that is ready, with what the user should know about it.
#[derive(Debug)]
pub enum Chosen {
    /// The processor.
    Cpu {
        /// Why not a graphics card, where one was hoped for.
        note: Option<String>,
    },
    /// A graphics adapter.
    Gpu {
        /// The opened adapter.
        gpu: Box<Gpu>,
        /// That it is slow, where it is.
        note: Option<String>,
    },
}

/// Opens the device that is meant.
///
/// `auto` never fails: a graphics card that does not work is a note. `gpu` is content with a software driver, which
/// renders the same picture slowly. An adapter that was named is taken or is an error.
pub fn choose_device(device: &Device) -> Result<Chosen, GpuError> {
    let choice = match device {
        Device::Cpu => return Ok(Chosen::Cpu { note: None }),
        Device::Auto => {
            return Ok(match Gpu::open(&AdapterChoice::Hardware, None) {
                Ok(gpu) => Chosen::Gpu {
                    gpu: Box::new(gpu),
                    note: None,
                },
                Err(error) => Chosen::Cpu {
                    note: note_of_fallback(&error),
                },
            });
        }
        Device::Gpu(Adapter::Best) => AdapterChoice::Any,
        Device::Gpu(Adapter::Index(index)) => AdapterChoice::Index(*index),
        Device::Gpu(Adapter::Named(name)) => AdapterChoice::Named(name.clone()),
    };
    let gpu = Gpu::open(&choice, None)?;
    let note = gpu.is_software().then(|| {
        format!(
            "\"{}\" is a driver that computes on the processor: slow, --device cpu is faster",
            gpu.report().name
        )
    });
    Ok(Chosen::Gpu {
        gpu: Box::new(gpu),
        note,
    })
}

/// A renderer that is ready.
pub struct Started {
    /// The renderer.
    pub backend: Box<dyn Backend>,
    /// The device, for reports and files.
    pub device: String,
    /// What the user should know about the choice.
    pub note: Option<String>,
}

/// A device that is being opened while the scene is read.
pub struct Opening(JoinHandle<Result<Opened, GpuError>>);

/// An opened device.
enum Opened {
    Cpu {
        note: Option<String>,
    },
    Gpu {
        program: Arc<Program>,
        note: Option<String>,
    },
}

/// Opens the device that is meant, and compiles the kernels of a method there.
pub fn open(device: &Device, settings: &Settings) -> Opening {
    let (device, settings) = (device.clone(), settings.clone());
    Opening(std::thread::spawn(move || {
        Ok(match choose_device(&device)? {
            Chosen::Cpu { note } => Opened::Cpu { note },
            Chosen::Gpu { gpu, note } => match wayfare_gpu::prepare(Arc::new(*gpu), &settings) {
                Ok(program) => Opened::Gpu { program, note },
                Err(error) if device == Device::Auto => Opened::Cpu {
                    note: note_of_fallback(&error),
                },
                Err(error) => return Err(error),
            },
        })
    }))
}

impl Opening {
    /// Starts a renderer. `auto` takes the processor where the card cannot render this.
    pub fn start(
        self,
        device: &Device,
        world: &Arc<World>,
        settings: &Settings,
    ) -> Result<Started, Failure> {
        let opened = self
            .0
            .join()
            .map_err(|_| Failure::operation("the graphics driver failed; use --device cpu"))?;
        let note = match opened? {
            Opened::Cpu { note } => note,
            Opened::Gpu { program, note } => {
                let name = program.gpu().report().name.clone();
                match wayfare_gpu::start_program(program, world.clone(), settings) {
                    Ok(backend) => {
                        let notes = [note.as_deref(), backend.note()];
                        let notes: Vec<_> = notes.into_iter().flatten().collect();
                        let note = (!notes.is_empty()).then(|| notes.join("; "));
                        return Ok(Started {
                            backend,
                            device: name,
                            note,
                        });
                    }
                    Err(error) if *device == Device::Auto => note_of_fallback(&error),
                    Err(error) => return Err(error.into()),
                }
            }
        };
        let backend = cpu::start(world.clone(), settings)
            .map_err(|error| Failure::operation(error.to_string()))?;
        Ok(Started {
            backend,
            device: "cpu".into(),
            note,
        })
    }
}

/// What to say when `auto` takes the processor. Nothing where the machine simply has no graphics card.
pub fn note_of_fallback(error: &GpuError) -> Option<String> {
    match error {
        GpuError::NoAdapter | GpuError::NoSuchAdapter { .. } => None,
        error => Some(format!("rendering on the processor, because {error}")),
    }
}

/// Keeps a driver from complaining on standard error that a machine without a screen has none.
///
/// Mesa's Vulkan layer that sorts cards asks the display server which one shows the desktop. Without the folder of
/// such a server it prints an error that helps nobody. Must be called before any thread is started.
pub fn quiet_drivers() {
    let is_set = |name| std::env::var_os(name).is_some();
    if cfg!(target_os = "linux") && !is_set("XDG_RUNTIME_DIR") && !is_set("NODEVICE_SELECT") {
        // SAFETY: called first in `main`, where this thread is the only one.
        unsafe { std::env::set_var("NODEVICE_SELECT", "1") };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn devices_are_written_as_they_are_read() {
        for (text, device) in [
            ("auto", Device::Auto),
            ("cpu", Device::Cpu),
            ("gpu", Device::Gpu(Adapter::Best)),
            ("gpu:3", Device::Gpu(Adapter::Index(3))),
            (
                "gpu:RTX 4090",
                Device::Gpu(Adapter::Named("RTX 4090".into())),
            ),
            ("gpu:a:b", Device::Gpu(Adapter::Named("a:b".into()))),
        ] {
            assert_eq!(text.parse(), Ok(device.clone()));
            assert_eq!(device.to_string(), text);
        }
    }

    #[test]
    fn a_wrong_device_is_answered_with_the_right_ones() {
        for text in ["", "abacus", "gpu:", "gpu: ", "cpu:1", "auto:0", "GPU"] {
            let complaint = text.parse::<Device>().expect_err("no device");
            for word in ["auto", "cpu", "gpu:NUMBER", "gpu:NAME", "wayfare devices"] {
                assert!(complaint.contains(word), "{text}: {complaint}");
            }
        }
    }

    #[test]
    fn the_processor_needs_no_driver() {
        assert!(matches!(
            choose_device(&Device::Cpu),
            Ok(Chosen::Cpu { note: None })
        ));
    }

    #[test]
    fn auto_takes_a_card_or_the_processor_and_never_a_software_driver() {
        match choose_device(&Device::Auto) {
            Ok(Chosen::Gpu { gpu, .. }) => assert!(!gpu.is_software()),
            Ok(Chosen::Cpu { .. }) => {}
            Err(error) => panic!("auto failed: {error}"),
        }
    }

    #[test]
    fn a_card_that_fails_is_a_note_and_a_machine_without_one_is_not() {
        assert_eq!(note_of_fallback(&GpuError::NoAdapter), None);
        let note = note_of_fallback(&GpuError::Refused {
            adapter: "Fast Card".into(),
            message: "no memory".into(),
        });
        let note = note.expect("something to say");
        assert!(
            note.contains("Fast Card") && note.contains("on the processor"),
            "{note}"
        );
    }

    #[test]
    fn a_software_driver_comes_with_a_note() {
        let Ok(Chosen::Gpu { gpu, note }) = choose_device(&Device::Gpu(Adapter::Best)) else {
            println!("skipped: no Vulkan adapter");
            return;
        };
        assert_eq!(note.is_some(), gpu.is_software());
    }

    #[test]
    fn an_adapter_that_is_not_there_is_an_error() {
        let named = Device::Gpu(Adapter::Named("Abacus 3000".into()));
        for device in [named, Device::Gpu(Adapter::Index(99))] {
            assert!(choose_device(&device).is_err(), "{device}");
        }
    }
}

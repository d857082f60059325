//! `wayfare devices`: where images can be rendered.

use crate::Failure;
use crate::cli::DevicesArgs;
use crate::console::outln;
use crate::report::print_json;
use serde::Serialize;
use wayfare_engine::{AdapterChoice, Device, DeviceSpec};
use wayfare_film::Bytes;
use wayfare_gpu::AdapterReport;

/// A device that is left to choose for the program, and what becomes of it.
#[derive(Serialize)]
struct Choice {
    /// The word after `--device`.
    device: String,
    /// What it stands for here: cpu, gpu:N, or nothing where it fails.
    takes: Option<String>,
    /// What the user should know.
    note: Option<String>,
}

#[derive(Serialize)]
struct Listing {
    adapters: Vec<AdapterReport>,
    threads: usize,
    choices: Vec<Choice>,
}

/// Runs the command.
pub fn run(args: &DevicesArgs) -> Result<(), Failure> {
    let listing = Listing {
        adapters: wayfare_gpu::adapters(),
        threads: std::thread::available_parallelism().map_or(1, usize::from),
        // Opened, not guessed: a driver may be listed and still fail.
        choices: [DeviceSpec::Auto, DeviceSpec::Gpu(AdapterChoice::Any)]
            .iter()
            .map(choice)
            .collect(),
    };
    if args.json {
        return print_json(&listing);
    }
    outln!("{}", table(&listing).trim_end());
    Ok(())
}

fn choice(spec: &DeviceSpec) -> Choice {
    let (takes, note) = match Device::open(spec, 0) {
        Ok(device) => {
            let takes = match device.gpu() {
                None => "cpu".into(),
                Some(gpu) => format!("gpu:{}", gpu.report().index),
            };
            (Some(takes), device.notes().first().cloned())
        }
        Err(error) => (None, Some(error.to_string())),
    };
    Choice {
        device: spec.to_string(),
        takes,
        note,
    }
}

fn table(listing: &Listing) -> String {
    let mut text = format!("{:<8} the CPU, {} threads\n", "cpu", listing.threads);
    for adapter in &listing.adapters {
        text += &describe(adapter);
    }
    if listing.adapters.is_empty() {
        text += "no graphics adapter was found; a Vulkan driver for the card is needed\n";
    }
    text.push('\n');
    for choice in &listing.choices {
        let takes = choice.takes.as_deref().unwrap_or("nothing");
        text += &format!("--device {:<5} takes {takes}", choice.device);
        if let Some(note) = &choice.note {
            text += &format!(": {note}");
        }
        text.push('\n');
    }
    text
}

fn describe(a: &AdapterReport) -> String {
    let device = format!("gpu:{}", a.index);
    let subgroups = match a.subgroups {
        None => "no".to_owned(),
        Some((min, max)) if min == max => format!("{min} lanes"),
        Some((min, max)) => format!("{min} to {max} lanes"),
    };
    let yes = |has: bool| if has { "yes" } else { "no" };
    let fields = [
        ("driver", a.driver.clone()),
        ("kernels", a.form.to_string()),
        ("subgroups", subgroups),
        ("float atomics", yes(a.float32_atomics).into()),
        ("timestamps", yes(a.timestamps).into()),
        ("ray queries", yes(a.ray_query).into()),
        (
            "buffers",
            format!(
                "{} bound at once, {} in one binding, {} in one buffer",
                a.max_storage_buffers,
                Bytes(a.max_storage_binding),
                Bytes(a.max_buffer)
            ),
        ),
    ];
    let mut text = format!("{device:<8} {} ({}, {})\n", a.name, a.kind, a.backend);
    for (name, value) in fields {
        text += &format!("           {name:<14} {value}\n");
    }
    if let Some(problem) = &a.problem {
        text += &format!("           {:<14} {problem}\n", "CANNOT RENDER");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use wayfare_gpu::{AdapterKind, KernelForm};

    fn listing(adapters: Vec<AdapterReport>, takes: Option<&str>, note: Option<&str>) -> Listing {
        Listing {
            adapters,
            threads: 12,
            choices: vec![Choice {
                device: "gpu".into(),
                takes: takes.map(Into::into),
                note: note.map(Into::into),
            }],
        }
    }

    #[test]
    fn an_adapter_is_listed_with_what_it_can_do_and_what_it_lacks() {
        let adapter = AdapterReport {
            index: 3,
            name: "Ancient Card".into(),
            backend: "vulkan".into(),
            kind: AdapterKind::Discrete,
            pci_bus: None,
            driver: "Slow Driver 1.2".into(),
            hardware: true,
            form: KernelForm::SpirV,
            subgroups: Some((8, 32)),
            float32_atomics: true,
            timestamps: false,
            ray_query: false,
            max_storage_binding: 128 << 20,
            max_buffer: 256 << 20,
            max_storage_buffers: 8,
            problem: Some("it has 8 storage buffers".into()),
        };
        let text = table(&listing(vec![adapter], None, Some("it cannot be used")));
        for words in [
            "cpu      the CPU, 12 threads",
            "gpu:3    Ancient Card (discrete, vulkan)",
            "Slow Driver 1.2",
            "SPIR-V",
            "8 to 32 lanes",
            "134 MB in one binding",
            "CANNOT RENDER  it has 8 storage buffers",
            "--device gpu   takes nothing: it cannot be used",
        ] {
            assert!(text.contains(words), "no \"{words}\" in\n{text}");
        }
    }

    #[test]
    fn a_machine_without_adapters_says_what_is_needed() {
        let text = table(&listing(vec![], Some("cpu"), None));
        assert!(text.contains("a Vulkan driver"), "{text}");
        assert!(text.ends_with("takes cpu\n"), "{text}");
    }
}

//! Which adapters there are, what each can do, and which one to take.

use crate::error::GpuError;
use crate::wait::block_on;
use serde::Serialize;
use std::fmt;
use wgpu::{Backend, Backends, DeviceType, Features, InstanceFlags, Limits};

/// The form in which an adapter takes kernels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum KernelForm {
    /// SPIR-V, handed to a Vulkan driver as it is.
    SpirV,
    /// WGSL, translated by the graphics library; runs everywhere.
    Wgsl,
}

impl fmt::Display for KernelForm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::SpirV => "SPIR-V",
            Self::Wgsl => "WGSL",
        })
    }
}

/// What an adapter is made of. In the order in which adapters are preferred.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum AdapterKind {
    /// A card with its own memory.
    Discrete,
    /// A part of the processor, with shared memory.
    Integrated,
    /// A part of a card, lent to a virtual machine.
    Virtual,
    /// Hardware of another kind.
    Other,
    /// A driver that computes on the processor.
    Software,
}

impl fmt::Display for AdapterKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Discrete => "discrete",
            Self::Integrated => "integrated",
            Self::Virtual => "virtual",
            Self::Other => "other",
            Self::Software => "software",
        })
    }
}

/// What an adapter is and can do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AdapterReport {
    /// Its place in the list of [`adapters`].
    pub index: usize,
    /// Name of the card.
    pub name: String,
    /// Interface through which it is reached: vulkan, metal or dx12. One card may be listed under several.
    pub backend: String,
    /// What it is made of.
    pub kind: AdapterKind,
    /// Name and version of the driver.
    pub driver: String,
    /// Whether it is more than a program on the processor.
    pub hardware: bool,
    /// The best form of kernels that it takes.
    pub form: KernelForm,
    /// Smallest and largest number of lanes in a subgroup, where kernels can use subgroups.
    pub subgroups: Option<(u32, u32)>,
    /// Whether memory can be added to atomically in 32-bit floating point.
    pub float32_atomics: bool,
    /// Whether passes can be timed on the card.
    pub timestamps: bool,
    /// Whether it traverses scenes in hardware.
    pub ray_query: bool,
    /// Bytes that a kernel can see in one buffer.
    pub max_storage_binding: u64,
    /// Bytes in the largest buffer.
    pub max_buffer: u64,
    /// Storage buffers that a kernel can use at once.
    pub max_storage_buffers: u32,
    /// Why it cannot run the kernels; nothing where it can.
    pub problem: Option<String>,
}

/// Which adapter to open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AdapterChoice {
    /// The best adapter that is hardware.
    Hardware,
    /// The best adapter, be it software.
    Any,
    /// The one at this place in the list.
    Index(usize),
    /// The best one with these words in its name, in upper or lower case.
    Named(String),
}

/// What is asked of an adapter when it is opened.
pub(crate) struct Request {
    pub features: Features,
    pub limits: Limits,
}

/// Everything that the kernels need of an adapter and everything that they can use: the one place that says so.
/// An error names the first thing that is missing.
pub(crate) fn request(
    features: Features,
    limits: Limits,
    form: KernelForm,
) -> Result<Request, String> {
    let needs = [
        (
            "storage buffers in a kernel",
            limits.max_storage_buffers_per_shader_stage,
            16,
        ),
        (
            "invocations in a workgroup",
            limits
                .max_compute_invocations_per_workgroup
                .min(limits.max_compute_workgroup_size_x),
            128,
        ),
        (
            "bytes of workgroup memory",
            limits.max_compute_workgroup_storage_size,
            16 << 10,
        ),
    ];
    for (what, has, needed) in needs {
        if has < needed {
            return Err(format!("it has {has} {what}, and {needed} are needed"));
        }
    }
    let mut useful = Features::TIMESTAMP_QUERY
        | Features::SUBGROUP
        | Features::SUBGROUP_BARRIER
        | Features::SHADER_FLOAT32_ATOMIC
        | Features::IMMEDIATES;
    if form == KernelForm::SpirV {
        if !features.contains(Features::PASSTHROUGH_SHADERS) {
            return Err("it does not take SPIR-V as it is".into());
        }
        // Ray queries are reached through SPIR-V alone.
        useful |= Features::PASSTHROUGH_SHADERS | Features::EXPERIMENTAL_RAY_QUERY;
    }
    Ok(Request {
        features: features & useful,
        // All there is, so that a binding can have 2 GiB and not the 128 MiB of the default.
        limits,
    })
}

/// All adapters of the system, in the order of the driver.
pub fn adapters() -> Vec<AdapterReport> {
    enumerate().into_iter().map(|(_, report)| report).collect()
}

/// All adapters with their reports. OpenGL is left out: it lacks what the kernels need.
pub(crate) fn enumerate() -> Vec<(wgpu::Adapter, AdapterReport)> {
    let backends = Backends::PRIMARY;
    let instance = wgpu::Instance::new(wgpu::InstanceDescriptor {
        backends,
        // Indirect dispatches take their sizes from our own kernels: a check of each would cost a dispatch.
        flags: InstanceFlags::from_build_config()
            .difference(InstanceFlags::VALIDATION_INDIRECT_CALL)
            .with_env(),
        // An error when a buffer is made can be explained; a device that is lost later cannot.
        memory_budget_thresholds: wgpu::MemoryBudgetThresholds {
            for_resource_creation: Some(97),
            for_device_loss: None,
        },
        ..wgpu::InstanceDescriptor::new_without_display_handle()
    });
    block_on(instance.enumerate_adapters(backends))
        .into_iter()
        .enumerate()
        .map(|(index, adapter)| {
            let report = report(index, &adapter);
            (adapter, report)
        })
        .collect()
}

fn report(index: usize, adapter: &wgpu::Adapter) -> AdapterReport {
    let info = adapter.get_info();
    let features = adapter.features();
    let limits = adapter.limits();
    let spirv = info.backend == Backend::Vulkan && features.contains(Features::PASSTHROUGH_SHADERS);
    let form = if spirv {
        KernelForm::SpirV
    } else {
        KernelForm::Wgsl
    };
    let kind = match info.device_type {
        DeviceType::DiscreteGpu => AdapterKind::Discrete,
        DeviceType::IntegratedGpu => AdapterKind::Integrated,
        DeviceType::VirtualGpu => AdapterKind::Virtual,
        DeviceType::Other => AdapterKind::Other,
        DeviceType::Cpu => AdapterKind::Software,
    };
    let computes = adapter
        .get_downlevel_capabilities()
        .flags
        .contains(wgpu::DownlevelFlags::COMPUTE_SHADERS);
    let problem = if computes {
        request(features, limits.clone(), form).err()
    } else {
        Some("it has no compute shaders".into())
    };
    AdapterReport {
        index,
        name: info.name,
        backend: info.backend.to_str().to_owned(),
        kind,
        driver: format!("{} {}", info.driver, info.driver_info)
            .trim()
            .to_owned(),
        hardware: kind != AdapterKind::Software,
        form,
        subgroups: features
            .contains(Features::SUBGROUP)
            .then_some((info.subgroup_min_size, info.subgroup_max_size)),
        float32_atomics: features.contains(Features::SHADER_FLOAT32_ATOMIC),
        timestamps: features.contains(Features::TIMESTAMP_QUERY),
        ray_query: features.contains(Features::EXPERIMENTAL_RAY_QUERY),
        max_storage_binding: limits.max_storage_buffer_binding_size,
        max_buffer: limits.max_buffer_size,
        max_storage_buffers: limits.max_storage_buffers_per_shader_stage,
        problem,
    }
}

impl fmt::Display for AdapterChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hardware => f.write_str("adapter that is hardware"),
            Self::Any => f.write_str("adapter"),
            Self::Index(index) => write!(f, "adapter {index}"),
            Self::Named(name) => write!(f, "adapter with \"{name}\" in its name"),
        }
    }
}

impl AdapterChoice {
    /// The adapter that is meant.
    ///
    /// One that cannot run the kernels is chosen only where it was asked for by number or where no other fits;
    /// it is then an error that says what it lacks.
    pub fn choose<'a>(&self, reports: &'a [AdapterReport]) -> Result<&'a AdapterReport, GpuError> {
        if reports.is_empty() {
            return Err(GpuError::NoAdapter);
        }
        let fits = |a: &AdapterReport| match self {
            Self::Hardware => a.hardware,
            Self::Any => true,
            Self::Index(index) => a.index == *index,
            Self::Named(name) => a.name.to_lowercase().contains(&name.to_lowercase()),
        };
        let best = reports.iter().filter(|a| fits(a)).min_by_key(|a| {
            // The same card under two interfaces: the one that takes SPIR-V is the faster one.
            let translated = a.form != KernelForm::SpirV;
            (a.problem.is_some(), a.kind, translated, a.index)
        });
        let best = best.ok_or_else(|| GpuError::NoSuchAdapter {
            wanted: self.to_string(),
            known: known(reports),
        })?;
        match &best.problem {
            None => Ok(best),
            Some(problem) => Err(GpuError::Unsuitable {
                adapter: best.name.clone(),
                problem: problem.clone(),
            }),
        }
    }
}

fn known(reports: &[AdapterReport]) -> String {
    let known: Vec<_> = reports
        .iter()
        .map(|a| format!("{} ({}, {})", a.index, a.name, a.kind))
        .collect();
    known.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn made_up(index: usize, name: &str, kind: AdapterKind) -> AdapterReport {
        AdapterReport {
            index,
            name: name.into(),
            backend: "vulkan".into(),
            kind,
            driver: "1.0".into(),
            hardware: kind != AdapterKind::Software,
            form: KernelForm::SpirV,
            subgroups: None,
            float32_atomics: false,
            timestamps: false,
            ray_query: false,
            max_storage_binding: 1 << 31,
            max_buffer: 1 << 31,
            max_storage_buffers: 16,
            problem: None,
        }
    }

    fn machine() -> Vec<AdapterReport> {
        let broken = AdapterReport {
            problem: Some("it has 8 storage buffers".into()),
            ..made_up(3, "Ancient Card", AdapterKind::Discrete)
        };
        let translated = AdapterReport {
            form: KernelForm::Wgsl,
            ..made_up(2, "Fast Card", AdapterKind::Discrete)
        };
        vec![
            made_up(0, "Soft Pipe", AdapterKind::Software),
            made_up(1, "Small Chip", AdapterKind::Integrated),
            translated,
            broken,
            made_up(4, "Fast Card", AdapterKind::Discrete),
        ]
    }

    #[test]
    fn the_best_adapter_is_discrete_works_and_takes_spirv() {
        let machine = machine();
        for choice in [
            AdapterChoice::Hardware,
            AdapterChoice::Any,
            AdapterChoice::Named("fast".into()),
        ] {
            assert_eq!(
                choice.choose(&machine).map(|a| a.index),
                Ok(4),
                "{choice:?}"
            );
        }
        assert_eq!(
            AdapterChoice::Hardware
                .choose(&machine[..3])
                .map(|a| a.index),
            Ok(2)
        );
        assert_eq!(
            AdapterChoice::Hardware
                .choose(&machine[..2])
                .map(|a| a.index),
            Ok(1)
        );
        assert_eq!(
            AdapterChoice::Any.choose(&machine[..1]).map(|a| a.index),
            Ok(0)
        );
        assert_eq!(
            AdapterChoice::Index(1).choose(&machine).map(|a| a.index),
            Ok(1)
        );
    }

    #[test]
    fn what_cannot_be_chosen_is_explained() {
        let machine = machine();
        let complaint = |choice: AdapterChoice, reports: &[AdapterReport]| {
            choice
                .choose(reports)
                .expect_err("nothing fits")
                .to_string()
        };
        for (choice, words) in [
            (
                AdapterChoice::Index(9),
                "no adapter 9; there are 0 (Soft Pipe, software), 1",
            ),
            (AdapterChoice::Named("voodoo".into()), "\"voodoo\""),
            (
                AdapterChoice::Index(3),
                "\"Ancient Card\" cannot be used: it has 8 storage",
            ),
            (AdapterChoice::Named("ancient".into()), "8 storage buffers"),
        ] {
            let told = complaint(choice, &machine);
            assert!(told.contains(words), "{told}");
        }
        let told = complaint(AdapterChoice::Hardware, &machine[..1]);
        assert!(told.contains("no adapter that is hardware"), "{told}");
        assert_eq!(AdapterChoice::Any.choose(&[]), Err(GpuError::NoAdapter));
    }

    #[test]
    fn a_missing_limit_is_named_with_both_numbers() {
        let limits = Limits {
            max_storage_buffers_per_shader_stage: 8,
            ..Limits::unlimited()
        };
        let problem = request(Features::empty(), limits, KernelForm::Wgsl).err();
        let problem = problem.expect("8 are too few");
        assert!(problem.contains('8') && problem.contains("16"), "{problem}");
        let problem = request(Features::empty(), Limits::unlimited(), KernelForm::SpirV).err();
        assert!(problem.is_some_and(|words| words.contains("SPIR-V")));
        assert!(request(Features::empty(), Limits::unlimited(), KernelForm::Wgsl).is_ok());
    }
}

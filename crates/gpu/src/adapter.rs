//! Which adapters there are and what each can do.

use crate::shared::{RunBuffer, SUM_LANES, SceneBuffer, WORKGROUP};
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
    /// Where it is plugged in, as `0000:01:00.0`, if the driver says so. Other interfaces number cards by it.
    pub pci_bus: Option<String>,
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
            (SceneBuffer::ALL.len() + RunBuffer::ALL.len()) as u32,
        ),
        (
            "invocations in a workgroup",
            limits
                .max_compute_invocations_per_workgroup
                .min(limits.max_compute_workgroup_size_x),
            WORKGROUP.max(SUM_LANES),
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
    let (_, adapters) = enumerate();
    adapters.into_iter().map(|(_, report)| report).collect()
}

/// All adapters with their reports. OpenGL is left out: it lacks what the kernels need.
pub(crate) fn enumerate() -> (wgpu::Instance, Vec<(wgpu::Adapter, AdapterReport)>) {
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
    let adapters = block_on(instance.enumerate_adapters(backends))
        .into_iter()
        .enumerate()
        .map(|(index, adapter)| {
            let report = report(index, &adapter);
            (adapter, report)
        })
        .collect();
    (instance, adapters)
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
        pci_bus: Some(info.device_pci_bus_id).filter(|id| !id.is_empty()),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_limit_is_named_with_both_numbers() {
        let limits = Limits {
            max_storage_buffers_per_shader_stage: 8,
            ..Limits::unlimited()
        };
        let problem = request(Features::empty(), limits, KernelForm::Wgsl).err();
        let problem = problem.expect("8 are too few");
        assert!(problem.contains('8') && problem.contains("20"), "{problem}");
        let problem = request(Features::empty(), Limits::unlimited(), KernelForm::SpirV).err();
        assert!(problem.is_some_and(|words| words.contains("SPIR-V")));
        assert!(request(Features::empty(), Limits::unlimited(), KernelForm::Wgsl).is_ok());
    }
}

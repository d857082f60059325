//! Compute pipelines.

use crate::adapter::KernelForm;
use crate::device::Gpu;
use crate::error::GpuError;
use crate::ray_query::Traversal;
use crate::shared::PLAIN_FEATURES;
use std::borrow::Cow;
use std::time::Instant;

/// The first word of every SPIR-V module.
const SPIRV_MAGIC: u32 = 0x0723_0203;

/// A kernel in the forms that adapters take. Both are generated from one source.
#[derive(Clone, Copy, Debug)]
pub struct KernelSource {
    /// Name of the entry point, the same in both forms.
    pub name: &'static str,
    /// SPIR-V words as bytes, little-endian.
    pub spirv: &'static [u8],
    /// The same with ray queries, where it casts rays.
    pub ray_query: Option<&'static [u8]>,
    /// WGSL text.
    pub wgsl: &'static str,
    /// The same kernel for scenes that are not plain, where that matters to it. A driver knows which features the scene
    /// has; the kernel for plain scenes knows few of them and is a fourth as long.
    pub full: Option<&'static KernelSource>,
}

/// The constant that says what a kernel must be able to do is number 0, in both forms.
const FEATURES_NUMBER: u32 = 0;

/// A kernel that is ready to run.
#[derive(Clone, Debug)]
pub struct Kernel {
    name: &'static str,
    pipeline: wgpu::ComputePipeline,
    compile_seconds: f64,
}

impl Kernel {
    /// Compiles a kernel that walks trees, if it casts rays at all.
    pub fn new(
        gpu: &Gpu,
        source: &KernelSource,
        layout: &wgpu::PipelineLayout,
    ) -> Result<Self, GpuError> {
        Self::with(gpu, source, Traversal::Software, 0, layout)
    }

    /// Compiles a kernel for one kind of traversal and for scenes with some features.
    ///
    /// The layout must be given in full: that of a SPIR-V module is not looked into, and its bindings are not
    /// renumbered, so they count from 0 without a gap in every group.
    pub fn with(
        gpu: &Gpu,
        source: &KernelSource,
        traversal: Traversal,
        features: u32,
        layout: &wgpu::PipelineLayout,
    ) -> Result<Self, GpuError> {
        let start = Instant::now();
        let full = source.full.filter(|_| features & !PLAIN_FEATURES != 0);
        let form = full.unwrap_or(source);
        let failed = |message: String| GpuError::Kernel {
            name: source.name.into(),
            message,
        };
        let words = match gpu.form() {
            KernelForm::SpirV => {
                let words =
                    spirv_words(&spirv_bytes(form, traversal, full.is_some())).map_err(failed)?;
                Some(specialised(words, FEATURES_NUMBER, features))
            }
            KernelForm::Wgsl => None,
        };
        let pipeline = gpu.guarded(source.name, || {
            let module = match words {
                Some(words) => spirv_module(gpu, source.name, words),
                None => wgsl_module(gpu, form),
            };
            // In WGSL the library sets the constant.
            let number = FEATURES_NUMBER.to_string();
            let constants = [(number.as_str(), f64::from(features))];
            let is_set = gpu.form() == KernelForm::Wgsl && source.full.is_some();
            let options = wgpu::PipelineCompilationOptions {
                constants: if is_set { &constants } else { &[] },
                ..Default::default()
            };
            gpu.device()
                .create_compute_pipeline(&wgpu::ComputePipelineDescriptor {
                    label: Some(source.name),
                    layout: Some(layout),
                    module: &module,
                    entry_point: Some(source.name),
                    compilation_options: options,
                    cache: None,
                })
        });
        let pipeline = pipeline.map_err(|error| match error {
            GpuError::Validation { message } => failed(message),
            other => other,
        })?;
        Ok(Self {
            name: source.name,
            pipeline,
            compile_seconds: start.elapsed().as_secs_f64(),
        })
    }

    /// Name of the entry point.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// The pipeline, for `ComputePass::set_pipeline`.
    pub fn pipeline(&self) -> &wgpu::ComputePipeline {
        &self.pipeline
    }

    /// How long it took to compile.
    pub fn compile_seconds(&self) -> f64 {
        self.compile_seconds
    }
}

/// The SPIR-V of a kernel: from the folder `WAYFARE_KERNELS` where that is set and has one, for those who work on
/// kernels and do not want to build the program each time; else the one that was built in.
fn spirv_bytes(source: &KernelSource, traversal: Traversal, is_full: bool) -> Cow<'static, [u8]> {
    let full = if is_full { "_full" } else { "" };
    let (bytes, suffix) = match (traversal, source.ray_query) {
        (Traversal::RayQuery, Some(bytes)) => (bytes, "_rq"),
        _ => (source.spirv, ""),
    };
    std::env::var_os("WAYFARE_KERNELS")
        .and_then(|folder| {
            let file =
                std::path::Path::new(&folder).join(format!("{}{full}{suffix}.spv", source.name));
            std::fs::read(file).ok()
        })
        .map_or(Cow::Borrowed(bytes), Cow::Owned)
}

fn spirv_words(bytes: &[u8]) -> Result<Vec<u32>, String> {
    let words: Vec<u32> = bytes
        .chunks_exact(4)
        .map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]]))
        .collect();
    if !bytes.len().is_multiple_of(4) || words.first() != Some(&SPIRV_MAGIC) {
        return Err(format!("its {} bytes are no SPIR-V module", bytes.len()));
    }
    Ok(words)
}

/// A module with another value of a specialisation constant. The library does not hand such constants to drivers along
/// with a module that it does not look into, but the module itself has a default value of the constant.
fn specialised(mut words: Vec<u32>, number: u32, value: u32) -> Vec<u32> {
    const HEADER: usize = 5;
    const DECORATE: u32 = 71;
    const SPEC_ID: u32 = 1;
    const SPEC_CONSTANT: u32 = 50;
    let (mut at, mut target) = (HEADER, None);
    while at < words.len() {
        let (length, operation) = ((words[at] >> 16) as usize, words[at] & 0xffff);
        let operands = words.get(at + 1..at + length.max(1)).unwrap_or_default();
        match (operation, operands) {
            (DECORATE, &[id, SPEC_ID, n]) if n == number => target = Some(id),
            (SPEC_CONSTANT, &[_, id, _]) if Some(id) == target => {
                words[at + 3] = value;
                return words;
            }
            _ => {}
        }
        at += length.max(1);
    }
    words
}

fn spirv_module(gpu: &Gpu, name: &str, words: Vec<u32>) -> wgpu::ShaderModule {
    let descriptor = wgpu::ShaderModuleDescriptorPassthrough {
        label: Some(name),
        entry_points: Cow::Owned(vec![wgpu::PassthroughShaderEntryPoint {
            name: name.into(),
            // Metal alone asks for it; Vulkan has it in the module.
            workgroup_size: (1, 1, 1),
        }]),
        spirv: Some(words.into()),
        ..Default::default()
    };
    // SAFETY: the library does not look into the module. All modules are generated from the sources in this
    // repository by a compiler that emits valid SPIR-V, and are compared with the CPU by tests.
    unsafe { gpu.device().create_shader_module_passthrough(descriptor) }
}

fn wgsl_module(gpu: &Gpu, source: &KernelSource) -> wgpu::ShaderModule {
    gpu.device()
        .create_shader_module(wgpu::ShaderModuleDescriptor {
            label: Some(source.name),
            source: wgpu::ShaderSource::Wgsl(without_enables(source.wgsl)),
        })
}

/// The library offers subgroups by a feature of the device and does not know the line that other WGSL compilers
/// ask for.
fn without_enables(wgsl: &str) -> Cow<'_, str> {
    let is_enable = |line: &str| line.trim() == "enable subgroups;";
    if !wgsl.lines().any(is_enable) {
        return wgsl.into();
    }
    // The line stays, empty, so that compilers name the lines of the file.
    let lines = wgsl
        .lines()
        .map(|line| if is_enable(line) { "" } else { line });
    lines.collect::<Vec<_>>().join("\n").into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_line_about_subgroups_is_emptied() {
        let text = "enable f16;\nenable subgroups;\nfn a() {}";
        assert_eq!(without_enables(text), "enable f16;\n\nfn a() {}");
        assert!(matches!(without_enables("fn a() {}"), Cow::Borrowed(_)));
    }

    #[test]
    fn a_constant_is_set_by_its_number() {
        let constant = |id: u32, value: u32| [4 << 16 | 50, 9, id, value];
        let decorate = |id: u32, number: u32| [4 << 16 | 71, id, 1, number];
        let module = |values: [u32; 2]| {
            let parts = [
                decorate(7, 3),
                decorate(8, 0),
                constant(7, values[0]),
                constant(8, values[1]),
            ];
            let mut words = vec![SPIRV_MAGIC, 0, 0, 10, 0];
            words.extend(parts.as_flattened());
            words
        };
        assert_eq!(specialised(module([1, 2]), 0, 5), module([1, 5]));
        assert_eq!(specialised(module([1, 2]), 3, 5), module([5, 2]));
        assert_eq!(specialised(module([1, 2]), 1, 5), module([1, 2]));
    }

    #[test]
    fn what_is_no_spirv_is_refused() {
        assert!(spirv_words(b"").is_err());
        assert!(spirv_words(b"fn a() {}").is_err());
        assert!(spirv_words(&[3, 2, 0x23, 7, 0]).is_err());
        assert_eq!(spirv_words(&[3, 2, 0x23, 7]), Ok(vec![SPIRV_MAGIC]));
    }
}

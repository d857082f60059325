//! The kernels of a card, compiled once.

use crate::ray_query::{self, Traversal};
use crate::shared::{RunBuffer, SceneBuffer};
use crate::{Gpu, GpuError, Kernel, KernelSource};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// A card with the kernels that were compiled for it. It knows nothing of scenes, so that drivers can compile while a
/// scene is being read.
pub struct Program {
    gpu: Arc<Gpu>,
    scene_layout: wgpu::BindGroupLayout,
    run_layout: wgpu::BindGroupLayout,
    /// Present where the adapter traverses scenes.
    ray_query_layout: Option<wgpu::BindGroupLayout>,
    pipeline_layout: wgpu::PipelineLayout,
    /// Features that all kernels have which look at the scene, whether it asks for them or not.
    least_features: u32,
    /// By their names and by what they can do.
    kernels: Mutex<HashMap<(&'static str, u32), Kernel>>,
}

impl Program {
    /// A card without kernels, which will traverse scenes in the way that is best for it.
    pub fn new(gpu: Arc<Gpu>) -> Result<Self, GpuError> {
        let traversal = Traversal::best(&gpu);
        Self::with(gpu, traversal)
    }

    /// A card without kernels, which will traverse scenes in this way if it can.
    pub fn with(gpu: Arc<Gpu>, traversal: Traversal) -> Result<Self, GpuError> {
        let in_hardware = traversal == Traversal::RayQuery && ray_query::is_possible(&gpu);
        let what = "the layout of the kernels";
        let ray_query_layout = gpu.guarded(what, || {
            in_hardware.then(|| ray_query::layout(gpu.device()))
        })?;
        let (scene_layout, run_layout, pipeline_layout) =
            gpu.guarded(what, || layouts(gpu.device(), ray_query_layout.as_ref()))?;
        Ok(Self {
            gpu,
            scene_layout,
            run_layout,
            ray_query_layout,
            pipeline_layout,
            least_features: 0,
            kernels: Mutex::default(),
        })
    }

    /// The same card without kernels. Those that it compiles for a scene will do for others too whose features are
    /// among these (see [`SceneOnGpu::features`](crate::SceneOnGpu::features)): slower ones, but fewer.
    pub fn with_features(&self, features: u32) -> Result<Self, GpuError> {
        Ok(Self {
            least_features: features,
            ..Self::with(self.gpu.clone(), self.traversal())?
        })
    }

    /// The card.
    pub fn gpu(&self) -> &Arc<Gpu> {
        &self.gpu
    }

    /// The layout of descriptor set 0.
    pub fn scene_layout(&self) -> &wgpu::BindGroupLayout {
        &self.scene_layout
    }

    /// The layout of descriptor set 1.
    pub fn run_layout(&self) -> &wgpu::BindGroupLayout {
        &self.run_layout
    }

    /// The layout of descriptor set 2, where there is one.
    pub fn ray_query_layout(&self) -> Option<&wgpu::BindGroupLayout> {
        self.ray_query_layout.as_ref()
    }

    /// How its kernels find what a ray meets.
    pub fn traversal(&self) -> Traversal {
        match self.ray_query_layout {
            Some(_) => Traversal::RayQuery,
            None => Traversal::Software,
        }
    }

    /// A kernel for scenes with some features, compiled now if it was not before.
    pub fn kernel(&self, source: &KernelSource, features: u32) -> Result<Kernel, GpuError> {
        // Most kernels do not look at the scene.
        let features = source.full.map_or(0, |_| features | self.least_features);
        let key = (source.name, features);
        let known = |kernels: &HashMap<_, Kernel>| kernels.get(&key).cloned();
        if let Some(kernel) = known(&self.lock()) {
            return Ok(kernel);
        }
        let (traversal, layout) = (self.traversal(), &self.pipeline_layout);
        let kernel = Kernel::with(&self.gpu, source, traversal, features, layout)?;
        self.lock().insert(key, kernel.clone());
        Ok(kernel)
    }

    /// Compiles kernels at once, each on a thread of its own.
    pub fn compile(&self, sources: &[KernelSource], features: u32) -> Result<(), GpuError> {
        std::thread::scope(|scope| {
            let handles: Vec<_> = sources
                .iter()
                .map(|source| scope.spawn(move || self.kernel(source, features)))
                .collect();
            for (handle, source) in handles.into_iter().zip(sources) {
                let failed = |_| GpuError::Kernel {
                    name: source.name.into(),
                    message: "the compiler of the driver failed".into(),
                };
                handle.join().map_err(failed)??;
            }
            Ok(())
        })
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<(&'static str, u32), Kernel>> {
        // A map of finished kernels is never half-written.
        self.kernels.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn layouts(
    device: &wgpu::Device,
    ray_query: Option<&wgpu::BindGroupLayout>,
) -> (
    wgpu::BindGroupLayout,
    wgpu::BindGroupLayout,
    wgpu::PipelineLayout,
) {
    let entry = |binding: u32, ty: wgpu::BufferBindingType| wgpu::BindGroupLayoutEntry {
        binding,
        visibility: wgpu::ShaderStages::COMPUTE,
        ty: wgpu::BindingType::Buffer {
            ty,
            has_dynamic_offset: false,
            min_binding_size: None,
        },
        count: None,
    };
    let storage = |read_only| wgpu::BufferBindingType::Storage { read_only };
    let layout = |label, entries: &[wgpu::BindGroupLayoutEntry]| {
        device.create_bind_group_layout(&wgpu::BindGroupLayoutDescriptor {
            label: Some(label),
            entries,
        })
    };
    let scene: Vec<_> = SceneBuffer::ALL
        .iter()
        .map(|&table| entry(table as u32, storage(true)))
        .collect();
    let mut run = vec![entry(0, wgpu::BufferBindingType::Uniform)];
    run.extend(RunBuffer::ALL.map(|buffer| entry(buffer as u32, storage(false))));
    let (scene, run) = (layout("scene", &scene), layout("run", &run));
    let mut groups = vec![Some(&scene), Some(&run)];
    groups.extend(ray_query.map(Some));
    let pipeline = device.create_pipeline_layout(&wgpu::PipelineLayoutDescriptor {
        label: Some("kernels"),
        bind_group_layouts: &groups,
        immediate_size: 0,
    });
    (scene, run, pipeline)
}

//! The scene for adapters that traverse it by themselves: descriptor set 2 of the kernels that are compiled with
//! `RAY_QUERY`, see `kernels/trace.slang`.
//!
//! Every object becomes a structure over its triangles in the order of the table of leaves, so that a hit names its
//! leaf as the first one of the object plus the number of the triangle. What is placed follows the table of instances,
//! after the geometry of the world.

use crate::adapter::KernelForm;
use crate::tables::Tables;
use crate::{Gpu, GpuError};
use wayfare_scene::Scene;
use wgpu::{
    AccelerationStructureFlags, AccelerationStructureGeometryFlags,
    AccelerationStructureUpdateMode, BufferUsages,
};

/// How kernels find what a ray meets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Traversal {
    /// By walking the trees of the tables, on every adapter.
    Software,
    /// By ray queries of the adapter.
    RayQuery,
}

impl Traversal {
    /// The faster one. Drivers that compute on the processor have ray queries too, but theirs were 4 to 7 times slower
    /// than our own trees (Mesa 25.0.7). `WAYFARE_TRAVERSAL=software` in the environment switches ray queries off.
    pub fn best(gpu: &Gpu) -> Self {
        let is_refused = std::env::var_os("WAYFARE_TRAVERSAL").is_some_and(|v| v == "software");
        if is_possible(gpu) && !gpu.is_software() && !is_refused {
            Self::RayQuery
        } else {
            Self::Software
        }
    }
}

/// Numbers that an instance can carry for kernels have 24 bits.
const INSTANCE_NUMBERS: u32 = 1 << 24;
/// Instances that rays can meet, and those that none can.
const SEEN: u8 = 0xff;
const UNSEEN: u8 = 0;

/// Whether an adapter has ray queries and takes the kernels that use them.
pub fn is_possible(gpu: &Gpu) -> bool {
    let features = gpu.device().features();
    gpu.form() == KernelForm::SpirV && features.contains(wgpu::Features::EXPERIMENTAL_RAY_QUERY)
}

/// The layout of the descriptor set.
pub fn layout(device: &wgpu::Device) -> wgpu::BindGroupLayout {
    device.create_bind_group_layout(&wgpu::BindGroupLayoutDescriptor {
        label: Some("ray queries"),
        entries: &[wgpu::BindGroupLayoutEntry {
            binding: 0,
            visibility: wgpu::ShaderStages::COMPUTE,
            ty: wgpu::BindingType::AccelerationStructure {
                vertex_return: false,
            },
            count: None,
        }],
    })
}

/// A scene that the adapter can traverse.
#[derive(Clone, Debug)]
pub struct RayQueryScene {
    group: wgpu::BindGroup,
}

impl RayQueryScene {
    /// Has the adapter build its structures over a scene with at least one triangle.
    pub fn new(
        gpu: &Gpu,
        layout: &wgpu::BindGroupLayout,
        scene: &Scene,
        tables: &Tables,
    ) -> Result<Self, GpuError> {
        let what = "the trees of the adapter";
        let leaves_of = tables.leaves_of_objects();
        if leaves_of
            .iter()
            .any(|leaves| leaves.start >= INSTANCE_NUMBERS)
        {
            return Err(GpuError::Traversal {
                problem: format!("an object comes after more than {INSTANCE_NUMBERS} triangles"),
            });
        }
        let positions = bytemuck::cast_slice(&scene.positions);
        let positions = gpu.upload(what, positions, BufferUsages::BLAS_INPUT)?;
        let corners: Vec<[u32; 3]> = tables
            .leaf_triangles()
            .map(|triangle| scene.triangles[triangle as usize])
            .collect();
        let corners = bytemuck::cast_slice(&corners);
        let corners = gpu.upload(what, corners, BufferUsages::BLAS_INPUT)?;

        let (made, index) = gpu.guarded(what, || {
            let device = gpu.device();
            let flags = AccelerationStructureFlags::PREFER_FAST_TRACE;
            let update_mode = AccelerationStructureUpdateMode::Build;
            let sizes: Vec<_> = leaves_of
                .iter()
                .map(|leaves| wgpu::BlasTriangleGeometrySizeDescriptor {
                    vertex_format: wgpu::VertexFormat::Float32x3,
                    vertex_count: scene.positions.len() as u32,
                    index_format: Some(wgpu::IndexFormat::Uint32),
                    index_count: Some(3 * leaves.len() as u32),
                    // Not opaque: kernels may ask to see every triangle before it counts.
                    flags: AccelerationStructureGeometryFlags::NO_DUPLICATE_ANY_HIT_INVOCATION,
                })
                .collect();
            let objects: Vec<_> = sizes
                .iter()
                .map(|size| {
                    let descriptor = wgpu::CreateBlasDescriptor {
                        label: Some(what),
                        flags,
                        update_mode,
                    };
                    let descriptors = vec![size.clone()];
                    (size.index_count != Some(0)).then(|| {
                        let sizes = wgpu::BlasGeometrySizeDescriptors::Triangles { descriptors };
                        device.create_blas(&descriptor, sizes)
                    })
                })
                .collect();
            let builds: Vec<_> = (objects.iter().zip(&sizes).zip(leaves_of))
                .filter_map(|((object, size), leaves)| {
                    let geometry = wgpu::BlasTriangleGeometry {
                        size,
                        vertex_buffer: &positions,
                        first_vertex: 0,
                        vertex_stride: size_of::<[f32; 3]>() as u64,
                        index_buffer: Some(&corners),
                        first_index: Some(3 * leaves.start),
                        transform_buffer: None,
                        transform_buffer_offset: None,
                    };
                    Some(wgpu::BlasBuildEntry {
                        blas: object.as_ref()?,
                        geometry: wgpu::BlasGeometries::TriangleGeometries(vec![geometry]),
                    })
                })
                .collect();

            let placements: Vec<_> = tables.placements().collect();
            let mut placed = device.create_tlas(&wgpu::CreateTlasDescriptor {
                label: Some(what),
                max_instances: placements.len() as u32,
                flags,
                update_mode,
            });
            // Kernels count the entries, so that those without triangles need a stand-in.
            let any = objects.iter().flatten().next();
            for (i, (object, to_world)) in placements.into_iter().enumerate() {
                let seen = objects[object].as_ref().filter(|_| {
                    let map = wayfare_transport::affine::inverse(&to_world);
                    map.as_flattened().iter().all(|x| x.is_finite())
                });
                let mask = if seen.is_some() { SEEN } else { UNSEEN };
                placed[i] = seen.or(any).map(|shape| {
                    let rows = bytemuck::cast(to_world);
                    wgpu::TlasInstance::new(shape, rows, leaves_of[object].start, mask)
                });
            }
            let mut encoder = gpu.encoder(what);
            encoder.build_acceleration_structures(&builds, [&placed]);
            let index = gpu.submit(encoder);

            let group = device.create_bind_group(&wgpu::BindGroupDescriptor {
                label: Some(what),
                layout,
                entries: &[wgpu::BindGroupEntry {
                    binding: 0,
                    resource: placed.as_binding(),
                }],
            });
            (Self { group }, index)
        })?;
        gpu.wait(index)?;
        Ok(made)
    }

    /// The descriptor set.
    pub fn group(&self) -> &wgpu::BindGroup {
        &self.group
    }
}

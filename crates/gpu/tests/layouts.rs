//! Every field of every buffer that kernels share with the program lies where both sides expect it.
//!
//! Every word of the buffers holds its own place. A kernel copies the fields out in the order of their declaration in
//! Slang; here they are listed in the order of their declaration in Rust, with the offset that Rust gives them.

mod common;

use core::mem::offset_of;
use std::collections::BTreeSet;
use wayfare_gpu::parameters::Parameters;
use wayfare_gpu::tables::{EmissionRow, InstanceRow, LightRow, MaterialRow};
use wayfare_gpu::wgpu::{self, BufferUsages};
use wayfare_gpu::{Gpu, Kernel, KernelForm, sources};
use wayfare_transport::bvh::NodeWords;

/// The word at a place of a table: a normal number as a float too, which no machine rounds to zero.
fn mark(table: usize, word: usize) -> u32 {
    0x3f80_0000 | (table as u32) << 12 | word as u32
}

/// Words of a table, each of which says where it is.
fn marked(table: usize, words: usize) -> Vec<u8> {
    (0..words)
        .flat_map(|word| mark(table, word).to_le_bytes())
        .collect()
}

/// A structure as Rust sees it: its size in words, and its fields as (first word, number of words).
struct Layout {
    words: usize,
    fields: Vec<(usize, usize)>,
}

/// The layout of a structure from the offsets of its fields, all of which must be named.
macro_rules! layout {
    ($structure:ident { $($field:ident),* $(,)? }) => {{
        let $structure { $($field),* } = $structure::default();
        Layout {
            words: size_of::<$structure>() / 4,
            fields: vec![$((offset_of!($structure, $field) / 4, size_of_val(&$field) / 4)),*],
        }
    }};
}

/// A row of four words without names.
fn rows() -> Layout {
    Layout {
        words: 4,
        fields: vec![(0, 4)],
    }
}

/// The tables of the scene in the order of their bindings, with the number of elements that the kernel copies.
fn tables() -> [(Layout, usize); 7] {
    let nodes = size_of::<NodeWords>() / 16;
    let materials = layout!(MaterialRow {
        a,
        b,
        alpha,
        kind,
        flags
    });
    let emissions = layout!(EmissionRow {
        radiance_pdf,
        two_sided,
        padding
    });
    let lights = layout!(LightRow {
        corner_cumulative,
        e1,
        e2,
        normal,
        leaf,
        emission,
        padding,
    });
    let instances = layout!(InstanceRow {
        to_world,
        to_object,
        root,
        mirrored,
        index,
        padding,
    });
    [
        (rows(), 2 * nodes),
        (rows(), 6),
        (rows(), 6),
        (materials, 2),
        (emissions, 2),
        (lights, 2),
        (instances, 2),
    ]
}

/// The table number of the parameters.
const PARAMETERS: usize = 7;
/// The order in which the kernel copies the tables.
const ORDER: [usize; 7] = [3, 4, 5, 6, 0, 1, 2];

fn parameters() -> Layout {
    layout!(Parameters {
        camera_to_world,
        film_plane,
        lens_radius,
        focal_distance,
        width,
        height,
        max_depth,
        dimension,
        key_low,
        key_high,
        items,
        steps,
        lanes,
        wave_threshold,
        chains,
        first_step,
        bootstrap,
        items_per_lane,
        world_root,
        top_root,
        light_count,
        shading_stride,
        film_scale,
        film_unit,
        density_scale,
        density_unit,
        global_dynamics,
        start,
        read_out,
        tame,
        sd,
        gamma,
        rho,
        tour_length,
        image_scale,
        image_kind,
        copies,
        first_scattering,
    })
}

/// What the kernel must write, field after field.
fn expected() -> Vec<u32> {
    let mut words = Vec::new();
    let mut add = |table: usize, layout: &Layout, element: usize| {
        for &(first, count) in &layout.fields {
            let start = element * layout.words + first;
            words.extend((start..start + count).map(|word| mark(table, word)));
        }
    };
    add(PARAMETERS, &parameters(), 0);
    let tables = tables();
    for table in ORDER {
        let (layout, elements) = &tables[table];
        (0..*elements).for_each(|element| add(table, layout, element));
    }
    words
}

/// Storage buffers of a run, besides the parameters; the last is what the kernel writes.
const RUN_BUFFERS: usize = 10;

/// What the kernel writes.
fn copied(gpu: &Gpu, length: usize) -> Vec<u32> {
    let scene: Vec<wgpu::Buffer> = tables()
        .iter()
        .enumerate()
        .map(|(table, (layout, elements))| {
            let bytes = marked(table, layout.words * elements);
            gpu.upload("a table", &bytes, BufferUsages::STORAGE)
                .expect("a table")
        })
        .collect();
    let bytes = marked(PARAMETERS, parameters().words);
    let mut run = vec![
        gpu.upload("the parameters", &bytes, BufferUsages::UNIFORM)
            .expect("the parameters"),
    ];
    let size = (4 * length as u64).next_multiple_of(16);
    for _ in 0..RUN_BUFFERS {
        let usage = BufferUsages::STORAGE | BufferUsages::COPY_SRC;
        run.push(gpu.buffer("a part", size, usage).expect("a part"));
    }

    let storage = |read_only| wgpu::BufferBindingType::Storage { read_only };
    let mut kinds = vec![wgpu::BufferBindingType::Uniform];
    kinds.resize(1 + RUN_BUFFERS, storage(false));
    let (scene_layout, scene_group) = group(gpu, &scene, &vec![storage(true); scene.len()]);
    let (run_layout, run_group) = group(gpu, &run, &kinds);
    let layout = gpu
        .device()
        .create_pipeline_layout(&wgpu::PipelineLayoutDescriptor {
            label: None,
            bind_group_layouts: &[Some(&scene_layout), Some(&run_layout)],
            immediate_size: 0,
        });
    let kernel = Kernel::new(gpu, &sources::LAYOUTS, &layout).expect("a kernel");
    let mut encoder = gpu.encoder("layouts");
    {
        let mut pass = encoder.begin_compute_pass(&Default::default());
        pass.set_pipeline(kernel.pipeline());
        pass.set_bind_group(0, &scene_group, &[]);
        pass.set_bind_group(1, &run_group, &[]);
        pass.dispatch_workgroups(1, 1, 1);
    }
    gpu.submit(encoder);
    let written = gpu.read(&run[RUN_BUFFERS], 0..size).expect("words");
    written
        .chunks_exact(4)
        .map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]]))
        .collect()
}

/// A bind group of buffers, in the order of their bindings.
fn group(
    gpu: &Gpu,
    buffers: &[wgpu::Buffer],
    kinds: &[wgpu::BufferBindingType],
) -> (wgpu::BindGroupLayout, wgpu::BindGroup) {
    let entries: Vec<_> = kinds
        .iter()
        .enumerate()
        .map(|(binding, &ty)| wgpu::BindGroupLayoutEntry {
            binding: binding as u32,
            visibility: wgpu::ShaderStages::COMPUTE,
            ty: wgpu::BindingType::Buffer {
                ty,
                has_dynamic_offset: false,
                min_binding_size: None,
            },
            count: None,
        })
        .collect();
    let layout = gpu
        .device()
        .create_bind_group_layout(&wgpu::BindGroupLayoutDescriptor {
            label: None,
            entries: &entries,
        });
    let entries: Vec<_> = buffers
        .iter()
        .enumerate()
        .map(|(binding, buffer)| wgpu::BindGroupEntry {
            binding: binding as u32,
            resource: buffer.as_entire_binding(),
        })
        .collect();
    let group = gpu.device().create_bind_group(&wgpu::BindGroupDescriptor {
        label: None,
        layout: &layout,
        entries: &entries,
    });
    (layout, group)
}

fn compare(form: KernelForm) {
    let Some(gpu) = common::gpu_with(Some(form)) else {
        return;
    };
    let expected = expected();
    let mut found = copied(&gpu, expected.len() + 4);
    let beyond = found.split_off(expected.len());
    for (i, (found, expected)) in found.iter().zip(&expected).enumerate() {
        let place = |word: u32| (word >> 12 & 7, word & 0xfff);
        assert_eq!(
            place(*found),
            place(*expected),
            "word {i} of all fields: (table, word) where the kernel and where Rust has it ({found:#x})"
        );
        assert_eq!(found, expected, "word {i}");
    }
    assert!(
        beyond.iter().all(|&word| word == 0),
        "the kernel has more fields"
    );
}

#[test]
fn spirv_has_the_layouts_of_the_program() {
    compare(KernelForm::SpirV);
}

#[test]
fn wgsl_has_the_layouts_of_the_program() {
    compare(KernelForm::Wgsl);
}

/// The fields of a structure, as they are named to the test, cover it without a gap: no byte goes unchecked.
#[test]
fn all_fields_are_checked() {
    for (table, (layout, _)) in tables().iter().enumerate() {
        assert_covers(table, layout);
    }
    assert_covers(PARAMETERS, &parameters());
}

fn assert_covers(table: usize, layout: &Layout) {
    let covered: BTreeSet<usize> = layout
        .fields
        .iter()
        .flat_map(|&(first, count)| first..first + count)
        .collect();
    assert!(covered.into_iter().eq(0..layout.words), "table {table}");
}

//! Buffers, kernels, timers and failures on any adapter that this machine has.

use crate::common::{gpu, gpu_with};
use wayfare_gpu::wgpu::{self, BufferUsages};
use wayfare_gpu::{AdapterChoice, Gpu, GpuError, Kernel, KernelForm, KernelSource, Timer};

const TRIPLE: KernelSource = KernelSource {
    name: "triple",
    spirv: include_bytes!("kernels/triple.spv"),
    ray_query: None,
    wgsl: include_str!("kernels/triple.wgsl"),
    full: None,
};

/// One storage buffer that a kernel writes to.
fn layouts(gpu: &Gpu) -> (wgpu::BindGroupLayout, wgpu::PipelineLayout) {
    let group = gpu
        .device()
        .create_bind_group_layout(&wgpu::BindGroupLayoutDescriptor {
            label: None,
            entries: &[wgpu::BindGroupLayoutEntry {
                binding: 0,
                visibility: wgpu::ShaderStages::COMPUTE,
                ty: wgpu::BindingType::Buffer {
                    ty: wgpu::BufferBindingType::Storage { read_only: false },
                    has_dynamic_offset: false,
                    min_binding_size: None,
                },
                count: None,
            }],
        });
    let pipeline = gpu
        .device()
        .create_pipeline_layout(&wgpu::PipelineLayoutDescriptor {
            label: None,
            bind_group_layouts: &[Some(&group)],
            immediate_size: 0,
        });
    (group, pipeline)
}

/// Bytes without a period that a fault of the copies could hide in.
fn noise(length: usize) -> Vec<u8> {
    let hash = |i: usize| ((i as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 56) as u8;
    (0..length).map(hash).collect()
}

#[test]
fn bytes_survive_the_way_to_the_card_and_back() {
    let Some(gpu) = gpu() else { return };
    // Words, parts of words, and more than one piece.
    for length in [4, 1, 7, 4096, (64 << 20) + 13, (130 << 20) + 2] {
        let bytes = noise(length);
        let buffer = gpu
            .upload("noise", &bytes, BufferUsages::COPY_SRC)
            .expect("a buffer");
        let end = length as u64;
        let back = gpu.read(&buffer, 0..end).expect("its bytes");
        assert!(back == bytes, "{length} bytes");
        // A part that begins and ends within words.
        let (start, stop) = (end / 3, end - end / 5);
        let back = gpu.read(&buffer, start..stop).expect("its bytes");
        assert!(
            back == bytes[start as usize..stop as usize],
            "a part of {length}"
        );
    }
    assert_eq!(gpu.check(), Ok(()));
}

#[test]
fn a_new_buffer_is_zero_and_an_empty_one_can_be_bound() {
    let Some(gpu) = gpu() else { return };
    let usage = BufferUsages::STORAGE | BufferUsages::COPY_SRC;
    let buffer = gpu.buffer("nothing", 0, usage).expect("a buffer");
    assert_eq!(buffer.size(), 16);
    assert_eq!(gpu.read(&buffer, 0..16), Ok(vec![0; 16]));
    assert_eq!(gpu.read(&buffer, 3..3), Ok(vec![]));
    let (group, _) = layouts(&gpu);
    let bound = gpu.guarded("a binding", || bind(&gpu, &group, &buffer));
    assert!(bound.is_ok(), "{bound:?}");
}

#[test]
fn a_write_changes_what_it_covers() {
    let Some(gpu) = gpu() else { return };
    let usage = BufferUsages::STORAGE | BufferUsages::COPY_SRC;
    let buffer = gpu.upload("ones", &[1; 16], usage).expect("a buffer");
    gpu.write("twos", &buffer, 4, &[2; 6]).expect("a write");
    let expected = [1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 0, 0, 1, 1, 1, 1];
    assert_eq!(gpu.read(&buffer, 0..16), Ok(expected.to_vec()));
}

#[test]
fn a_buffer_that_is_too_large_is_refused_with_both_sizes() {
    let Some(gpu) = gpu() else { return };
    for (usage, limit) in [
        (
            BufferUsages::STORAGE,
            gpu.report()
                .max_storage_binding
                .min(gpu.report().max_buffer),
        ),
        (BufferUsages::COPY_DST, gpu.report().max_buffer),
    ] {
        for needed in [limit.saturating_add(1), u64::MAX] {
            let error = gpu
                .buffer("the triangles", needed, usage)
                .expect_err("more than the limit");
            let expected = GpuError::TooLarge {
                what: "the triangles".into(),
                needed,
                limit,
            };
            assert_eq!(error, expected);
            let words = error.to_string();
            for part in ["the triangles", &needed.to_string(), &limit.to_string()] {
                assert!(words.contains(part), "no {part} in: {words}");
            }
        }
    }
    assert_eq!(gpu.check(), Ok(()), "the device goes on");
}

#[test]
fn reading_what_is_not_there_is_an_error() {
    let Some(gpu) = gpu() else { return };
    let usage = BufferUsages::STORAGE | BufferUsages::COPY_SRC;
    let buffer = gpu.buffer("few", 16, usage).expect("a buffer");
    let error = gpu.read(&buffer, 8..24).expect_err("8 bytes too many");
    assert!(matches!(error, GpuError::Validation { .. }), "{error}");
    let hidden = gpu.buffer("hidden", 16, BufferUsages::STORAGE);
    let error = gpu
        .read(&hidden.expect("a buffer"), 0..16)
        .expect_err("no COPY_SRC");
    assert!(matches!(error, GpuError::Validation { .. }), "{error}");
    assert_eq!(gpu.check(), Ok(()), "the device goes on");
}

#[test]
fn a_fault_of_a_call_is_kept_and_told() {
    let Some(gpu) = gpu() else { return };
    let usage = BufferUsages::COPY_SRC | BufferUsages::COPY_DST;
    let buffer = gpu.buffer("few", 16, usage).expect("a buffer");
    let mut encoder = gpu.encoder("too much");
    encoder.copy_buffer_to_buffer(&buffer, 0, &buffer, 0, 1 << 20);
    let index = gpu.submit(encoder);
    let error = gpu.wait(index).expect_err("a copy of nothing");
    assert!(matches!(error, GpuError::Validation { .. }), "{error}");
    assert_eq!(gpu.check(), Err(error));
}

/// A window reads pixels while its renderers work on another thread.
#[test]
fn several_threads_read_at_once() {
    let Some(gpu) = gpu() else { return };
    let usage = BufferUsages::STORAGE | BufferUsages::COPY_SRC;
    let read_often = |byte: u8| {
        let buffer = gpu.upload("bytes", &[byte; 64], usage).expect("a buffer");
        for _ in 0..1500 {
            assert_eq!(gpu.read(&buffer, 0..64), Ok(vec![byte; 64]));
        }
    };
    std::thread::scope(|scope| {
        for byte in 1..4 {
            scope.spawn(move || read_often(byte));
        }
    });
}

#[test]
fn a_device_that_does_not_answer_counts_as_lost() {
    let Some(mut gpu) = gpu() else { return };
    gpu.set_patience(std::time::Duration::from_millis(1));
    let (group, layout) = layouts(&gpu);
    let kernel = Kernel::new(&gpu, &TRIPLE, &layout).expect("a kernel");
    let usage = BufferUsages::STORAGE | BufferUsages::COPY_SRC;
    // As much work as takes longer than that on any device.
    let buffer = gpu.buffer("numbers", 16 << 20, usage).expect("a buffer");
    let bound = bind(&gpu, &group, &buffer);
    let mut encoder = gpu.encoder("much work");
    for _ in 0..10 {
        let mut pass = encoder.begin_compute_pass(&Default::default());
        pass.set_pipeline(kernel.pipeline());
        pass.set_bind_group(0, &bound, &[]);
        pass.dispatch_workgroups(65535, 1, 1);
    }
    let index = gpu.submit(encoder);
    let error = gpu.wait(index).expect_err("it is not done");
    assert!(error.to_string().contains("has not answered"), "{error}");
    assert_eq!(gpu.check(), Err(error));
}

#[test]
fn a_lost_device_is_an_error_everywhere() {
    let Some(gpu) = gpu() else { return };
    let usage = BufferUsages::STORAGE | BufferUsages::COPY_SRC;
    let buffer = gpu.upload("ones", &[1; 16], usage).expect("a buffer");
    let (_, layout) = layouts(&gpu);
    let index = gpu.submit(gpu.encoder("nothing"));
    gpu.wait(index).expect("it works");
    let in_flight = gpu.submit(gpu.encoder("nothing"));
    gpu.lose();

    let is_lost = |result: Result<(), GpuError>| matches!(result, Err(GpuError::Lost { .. }));
    assert!(is_lost(gpu.wait(in_flight)), "waiting");
    assert!(is_lost(gpu.read(&buffer, 0..16).map(drop)), "reading");
    let index = gpu.submit(gpu.encoder("nothing"));
    assert!(is_lost(gpu.wait(index)), "submitting");
    let more = gpu.upload("more", &[1; 16], usage);
    assert!(is_lost(more.map(drop)), "uploading");
    let kernel = Kernel::new(&gpu, &TRIPLE, &layout);
    assert!(is_lost(kernel.map(drop)), "compiling");
    assert!(is_lost(Timer::new(&gpu, 1).map(drop)), "timing");
    assert!(is_lost(gpu.check()), "asking");
}

#[test]
fn a_kernel_that_does_not_compile_is_a_clear_error() {
    let Some(gpu) = gpu_with(Some(KernelForm::Wgsl)) else {
        return;
    };
    let (_, layout) = layouts(&gpu);
    for (wgsl, words) in [
        (
            "@compute @workgroup_size(64) fn triple() { let a = 1 + ; }",
            "expected",
        ),
        (
            "@compute @workgroup_size(64) fn triple() { unheard_of(); }",
            "unheard_of",
        ),
        ("@compute @workgroup_size(64) fn other() {}", "triple"),
        (
            "@group(0) @binding(5) var<storage, read_write> far: array<u32>;\n\
             @compute @workgroup_size(64) fn triple() { far[0] = 1u; }",
            "binding",
        ),
    ] {
        let source = KernelSource { wgsl, ..TRIPLE };
        match Kernel::new(&gpu, &source, &layout) {
            Err(GpuError::Kernel { name, message }) => {
                assert_eq!(name, "triple");
                assert!(message.contains(words), "no \"{words}\" in: {message}");
            }
            other => panic!("{wgsl}: {other:?}"),
        }
    }
    assert_eq!(gpu.check(), Ok(()), "the device goes on");
}

#[test]
fn spirv_that_is_none_is_a_clear_error() {
    let Some(gpu) = gpu() else { return };
    if gpu.form() != KernelForm::SpirV {
        return wayfare_testing::skip("SPIRV", "this adapter does not take SPIR-V");
    }
    let (_, layout) = layouts(&gpu);
    let source = KernelSource {
        spirv: b"no SPIR-V",
        ..TRIPLE
    };
    let error = Kernel::new(&gpu, &source, &layout).expect_err("no module");
    assert!(error.to_string().contains("no SPIR-V module"), "{error}");
}

fn bind(gpu: &Gpu, layout: &wgpu::BindGroupLayout, buffer: &wgpu::Buffer) -> wgpu::BindGroup {
    gpu.device().create_bind_group(&wgpu::BindGroupDescriptor {
        label: None,
        layout,
        entries: &[wgpu::BindGroupEntry {
            binding: 0,
            resource: buffer.as_entire_binding(),
        }],
    })
}

#[test]
fn both_forms_of_a_kernel_run_and_are_timed() {
    let count = 1 << 16;
    let numbers: Vec<u32> = (0..count).collect();
    let expected: Vec<u32> = numbers.iter().map(|n| 9 * n).collect();
    for form in [KernelForm::Wgsl, KernelForm::SpirV] {
        let Some(best) = gpu() else { return };
        if best.form() == KernelForm::Wgsl && form == KernelForm::SpirV {
            wayfare_testing::skip("SPIRV", "this adapter does not take SPIR-V");
            continue;
        }
        let gpu = gpu_with(Some(form)).expect("it opened before");
        assert_eq!(gpu.form(), form);
        let (group, layout) = layouts(&gpu);
        let kernel = Kernel::new(&gpu, &TRIPLE, &layout).expect("a kernel");
        assert_eq!(kernel.name(), "triple");
        assert!(kernel.compile_seconds() > 0.0);
        let bytes: Vec<u8> = numbers.iter().flat_map(|n| n.to_le_bytes()).collect();
        let usage = BufferUsages::STORAGE | BufferUsages::COPY_SRC;
        let buffer = gpu.upload("numbers", &bytes, usage).expect("a buffer");
        let bound = bind(&gpu, &group, &buffer);

        let mut timer = Timer::new(&gpu, 3).expect("a timer");
        let mut encoder = gpu.encoder("twice");
        for name in ["first", "second"] {
            let mut pass = encoder.begin_compute_pass(&wgpu::ComputePassDescriptor {
                label: None,
                timestamp_writes: timer.pass(name),
            });
            pass.set_pipeline(kernel.pipeline());
            pass.set_bind_group(0, &bound, &[]);
            pass.dispatch_workgroups(count / 64, 1, 1);
        }
        timer.resolve(&mut encoder);
        let index = gpu.submit(encoder);
        gpu.wait(index).expect("it runs");

        let back = gpu.read(&buffer, 0..buffer.size()).expect("its bytes");
        let expected: Vec<u8> = expected.iter().flat_map(|n| n.to_le_bytes()).collect();
        assert!(back == expected, "{form}");
        let times = timer.read(&gpu).expect("times");
        if timer.is_supported() {
            let names: Vec<_> = times.iter().map(|(name, _)| *name).collect();
            assert_eq!(names, ["first", "second"]);
            for (name, seconds) in times {
                assert!((0.0..60.0).contains(&seconds), "{name}: {seconds}");
            }
        }
        assert_eq!(timer.read(&gpu), Ok(vec![]), "every time is told once");
    }
}

#[test]
fn an_adapter_that_is_not_there_is_named() {
    let Some(_) = gpu() else { return };
    for (choice, words) in [
        (AdapterChoice::Index(99), "no adapter 99"),
        (AdapterChoice::Named("Abacus 3000".into()), "Abacus 3000"),
    ] {
        let error = Gpu::open(&choice, None).expect_err("no such adapter");
        assert!(error.to_string().contains(words), "{error}");
    }
}

#[test]
fn a_report_describes_the_adapter_that_opens() {
    let Some(gpu) = gpu() else { return };
    let listed = wayfare_gpu::adapters();
    assert_eq!(listed[gpu.report().index], *gpu.report());
    assert_eq!(gpu.is_software(), !gpu.report().hardware);
    assert!(gpu.report().max_storage_binding >= 128 << 20);
    assert_eq!(gpu.limits().max_buffer_size, gpu.report().max_buffer);
}

//! What is measured in an image.

use super::offscreen::{gpu, noise, on_card, uploaded};
use wayfare_film::{Image, compare};
use wayfare_gpu::Gpu;
use wayfare_gpu::wgpu::PollType;
use wayfare_live::{CardImage, MeasurePass, Measurement};

/// An image of many magnitudes, and the same with noise.
fn pair(size: [u32; 2]) -> (Image, Image) {
    let b = Image::from_fn(size[0], size[1], |x, y| {
        [0, 1, 2].map(|c| (8.0 * noise(3 * (x + y * size[0]) + c) - 5.0).exp2())
    });
    let a = Image::from_fn(size[0], size[1], |x, y| {
        let value = noise(x * 77 + y * 911 + 5);
        b.pixel(x, y).map(|channel| channel * (0.4 + 1.3 * value))
    });
    (a, b)
}

fn new(gpu: &Gpu) -> MeasurePass {
    gpu.guarded("measure", || MeasurePass::new(gpu.device(), gpu.queue()))
        .unwrap()
}

fn measured(gpu: &Gpu, a: &CardImage<'_>, b: Option<&CardImage<'_>>) -> Measurement {
    let mut measure = new(gpu);
    let mut encoder = gpu.encoder("measure");
    assert!(measure.record(&mut encoder, a, b));
    let submission = gpu.submit(encoder);
    measure.take(gpu, submission).unwrap().unwrap()
}

#[track_caller]
fn assert_close(value: f64, expected: f64) {
    let error = (value - expected).abs();
    assert!(
        error <= 1e-5 * expected.abs(),
        "{value} instead of {expected}"
    );
}

#[track_caller]
fn assert_measured(found: &Measurement, a: &Image, b: &Image) {
    let (found_metrics, expected) = (found.metrics.unwrap(), compare(a, b).unwrap());
    assert_close(found_metrics.mse, expected.mse);
    assert_close(found_metrics.mae, expected.mae);
    assert_close(found_metrics.mrse, expected.mrse);
    assert_close(found_metrics.mape, expected.mape);
    assert_close(found_metrics.mean_ratio, expected.mean_ratio);
    assert_mean(found, a);
}

#[track_caller]
fn assert_mean(found: &Measurement, a: &Image) {
    for (value, expected) in found.mean.into_iter().zip(a.mean()) {
        assert_close(value, expected);
    }
}

#[test]
fn metrics_are_those_of_the_processor() {
    let Some(gpu) = gpu() else { return };
    for size in [
        [1, 1],
        [7, 5],
        [2048, 1],
        [2049, 1],
        [1023, 769],
        [2100, 1100],
    ] {
        let (a, b) = pair(size);
        let (on_a, on_b) = (uploaded(&gpu, &a), uploaded(&gpu, &b));
        let found = measured(&gpu, &on_card(&on_a), Some(&on_card(&on_b)));
        assert_measured(&found, &a, &b);
        assert_eq!(found.non_finite, 0);
        assert_eq!(found.pixels, u64::from(size[0] * size[1]));
    }
}

#[test]
fn an_image_equals_itself() {
    let Some(gpu) = gpu() else { return };
    let (a, _) = pair([33, 21]);
    let on_a = uploaded(&gpu, &a);
    let found = measured(&gpu, &on_card(&on_a), Some(&on_card(&on_a)));
    let metrics = found.metrics.unwrap();
    assert_eq!((metrics.mse, metrics.mean_ratio), (0.0, 1.0));
    let black = uploaded(&gpu, &Image::new(4, 4));
    let found = measured(&gpu, &on_card(&black), Some(&on_card(&black)));
    assert_eq!(found.metrics.unwrap().mean_ratio, 1.0);
}

#[test]
fn pixels_that_are_not_finite_are_counted_and_left_out() {
    let Some(gpu) = gpu() else { return };
    let (a, b) = pair([97, 61]);
    let (mut bad_a, mut bad_b, mut kept_a, mut kept_b) = (a.clone(), b.clone(), vec![], vec![]);
    let odd = [f32::NAN, f32::INFINITY, f32::NEG_INFINITY, -f32::NAN, 1e17];
    let mut count = 0;
    for i in 0..a.pixels.len() {
        match i % 37 {
            5 => bad_a.pixels[i][i % 3] = odd[i % 5],
            9 => bad_b.pixels[i][i % 3] = odd[i % 5],
            _ => {
                kept_a.push(a.pixels[i]);
                kept_b.push(b.pixels[i]);
                continue;
            }
        }
        count += 1;
    }
    let (on_a, on_b) = (uploaded(&gpu, &bad_a), uploaded(&gpu, &bad_b));
    let found = measured(&gpu, &on_card(&on_a), Some(&on_card(&on_b)));
    assert_eq!(found.non_finite, count);
    let strip = |pixels: Vec<[f32; 3]>| Image {
        width: pixels.len() as u32,
        height: 1,
        pixels,
    };
    assert_measured(&found, &strip(kept_a), &strip(kept_b));

    let nothing = uploaded(&gpu, &Image::from_fn(3, 3, |_, _| [f32::NAN; 3]));
    let found = measured(&gpu, &on_card(&nothing), Some(&on_card(&nothing)));
    assert_eq!((found.metrics, found.mean), (None, [0.0; 3]));
    assert_eq!(found.non_finite, 9);
}

#[test]
fn the_two_parts_of_images_are_added() {
    let Some(gpu) = gpu() else { return };
    let size = [123, 45];
    let ((a, b), (c, d)) = (pair(size), {
        let (c, d) = pair([45, 123]);
        (
            Image {
                width: 123,
                height: 45,
                ..c
            },
            Image {
                width: 123,
                height: 45,
                ..d
            },
        )
    });
    let plus = |a: &Image, b: &Image| {
        Image::from_fn(size[0], size[1], |x, y| {
            let (a, b) = (a.pixel(x, y), b.pixel(x, y));
            [0, 1, 2].map(|i| a[i] + b[i])
        })
    };
    let buffers = [&a, &b, &c, &d].map(|image| uploaded(&gpu, image));
    let [on_a, on_b, on_c, on_d] = [0, 1, 2, 3].map(|i| on_card(&buffers[i]));
    let sum = CardImage::sum(size, on_a.first, on_c.first);
    let reference = CardImage::sum(size, on_b.first, on_d.first);
    let found = measured(&gpu, &sum, Some(&reference));
    assert_measured(&found, &plus(&a, &c), &plus(&b, &d));
    let found = measured(&gpu, &on_a, Some(&reference));
    assert_measured(&found, &a, &plus(&b, &d));
    let found = measured(&gpu, &sum, Some(&on_b));
    assert_measured(&found, &plus(&a, &c), &b);
}

#[test]
fn without_a_reference_there_is_the_mean() {
    let Some(gpu) = gpu() else { return };
    let (a, _) = pair([50, 40]);
    let (on_a, other) = (uploaded(&gpu, &a), uploaded(&gpu, &Image::new(40, 50)));
    for reference in [None, Some(&on_card(&other))] {
        let found = measured(&gpu, &on_card(&on_a), reference);
        assert_eq!(found.metrics, None);
        assert_mean(&found, &a);
    }
}

#[test]
fn one_measurement_at_a_time_without_waiting() {
    let Some(gpu) = gpu() else { return };
    let (a, b) = pair([64, 64]);
    let (on_a, on_b) = (uploaded(&gpu, &a), uploaded(&gpu, &b));
    let mut measure = new(&gpu);
    assert_eq!(measure.try_take(), None);
    for _ in 0..3 {
        let mut encoder = gpu.encoder("measure");
        assert!(measure.record(&mut encoder, &on_card(&on_a), Some(&on_card(&on_b))));
        assert!(!measure.record(&mut encoder, &on_card(&on_b), None));
        assert!(measure.is_busy());
        assert_eq!(measure.try_take(), None);
        gpu.submit(encoder);
        let found = loop {
            gpu.device().poll(PollType::Poll).unwrap();
            if let Some(found) = measure.try_take() {
                break found;
            }
        };
        assert_measured(&found, &a, &b);
        assert_eq!(measure.try_take(), None);
    }
    gpu.check().unwrap();
}

#[test]
fn work_that_is_never_submitted_does_not_block_the_next() {
    let Some(gpu) = gpu() else { return };
    let (a, _) = pair([8, 8]);
    let on_a = uploaded(&gpu, &a);
    let mut measure = new(&gpu);
    let mut encoder = gpu.encoder("measure");
    assert!(measure.record(&mut encoder, &on_card(&on_a), None));
    drop(encoder);
    assert_eq!(measure.try_take(), None);
    let mut encoder = gpu.encoder("measure");
    assert!(measure.record(&mut encoder, &on_card(&on_a), None));
    let submission = gpu.submit(encoder);
    assert_mean(&measure.take(&gpu, submission).unwrap().unwrap(), &a);
}

#[test]
fn a_lost_card_is_told_and_harmless() {
    let Some(gpu) = gpu() else { return };
    let (a, _) = pair([8, 8]);
    let on_a = uploaded(&gpu, &a);
    let mut measure = new(&gpu);
    let mut encoder = gpu.encoder("measure");
    assert!(measure.record(&mut encoder, &on_card(&on_a), None));
    gpu.lose();
    let submission = gpu.submit(encoder);
    assert!(measure.take(&gpu, submission).is_err());
    assert_eq!(measure.try_take(), None);
}

#[test]
fn an_image_without_pixels_is_not_measured() {
    let Some(gpu) = gpu() else { return };
    let empty = uploaded(&gpu, &Image::new(0, 0));
    let mut measure = new(&gpu);
    let mut encoder = gpu.encoder("measure");
    assert!(!measure.record(&mut encoder, &on_card(&empty), None));
    // More pixels than the buffer has.
    let torn = CardImage::new([2, 2], on_card(&empty).first);
    assert!(!measure.record(&mut encoder, &torn, None));
}

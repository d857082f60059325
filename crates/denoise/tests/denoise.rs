//! Open Image Denoise, where it is installed; and what is said where it is not.

use std::sync::{Arc, Mutex, PoisonError};
use wayfare_denoise::{
    DenoiseError, Denoiser, DenoiserOptions, DeviceKind, GuideImages, LIBRARY_VARIABLE, Quality,
    check_library,
};
use wayfare_film::{Image, compare};
use wayfare_render::layers::{GUIDE_SAMPLES, Guides};
use wayfare_render::{Budget, Renderer, Settings, cpu};
use wayfare_transport::World;

/// The library is found by a variable that one of the tests changes.
static ALONE: Mutex<()> = Mutex::new(());

fn denoiser(options: DenoiserOptions) -> Option<Denoiser> {
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    match Denoiser::open(options) {
        Ok(denoiser) => Some(denoiser),
        Err(error) => {
            wayfare_testing::skip("OIDN", &error.to_string());
            None
        }
    }
}

fn render(world: &Arc<World>, seed: u64, samples_per_pixel: u64) -> Image {
    let settings = Settings {
        seed,
        ..Default::default()
    };
    let pool = cpu::threads(0).expect("threads");
    let mut renderer = cpu::renderer(world.clone(), &settings, pool);
    renderer
        .advance(&Budget::of_samples(samples_per_pixel))
        .expect("it renders");
    renderer.image().expect("an image")
}

/// Cornell box of few pixels: with noise, without, and its guides.
fn room() -> (Image, Image, Guides) {
    let builtin = wayfare_builtin::find("cornell").expect("built in");
    let mut scene = builtin.load(&Default::default()).expect("it loads");
    scene.film.resolution = [64, 48];
    let world = Arc::new(World::new(scene).expect("a small BVH"));
    let (noisy, reference) = (render(&world, 1, 4), render(&world, 2, 256));
    (noisy, reference, Guides::render(&world, GUIDE_SAMPLES))
}

fn images(guides: &Guides) -> GuideImages<'_> {
    GuideImages {
        albedo: &guides.albedo,
        normal: &guides.normal,
    }
}

#[test]
fn a_denoised_room_is_closer_to_the_truth() {
    let Some(mut denoiser) = denoiser(DenoiserOptions::default()) else {
        return;
    };
    let (noisy, reference, guides) = room();
    let plain = denoiser.denoise(&noisy).expect("it denoises");
    denoiser.set_guides(Some(images(&guides))).expect("guides");
    let guided = denoiser.denoise(&noisy).expect("it denoises");
    let mrse = |image: &Image| compare(image, &reference).expect("equal sizes").mrse;
    let [noisy_error, guided_error, plain_error] = [&noisy, &guided, &plain].map(mrse);
    println!("MRSE: noisy {noisy_error:.4}, denoised {plain_error:.4}, guided {guided_error:.4}");
    assert!(
        guided_error < noisy_error / 8.0,
        "{guided_error} {noisy_error}"
    );
    assert!(guided_error < plain_error, "{guided_error} {plain_error}");

    // Guides stay until they are taken away, and other images leave nothing behind.
    denoiser.denoise(&reference).expect("it denoises");
    assert_eq!(denoiser.denoise(&noisy).expect("it denoises"), guided);
    denoiser.set_guides(None).expect("no guides");
    assert_eq!(denoiser.denoise(&noisy).expect("it denoises"), plain);
}

#[test]
fn a_device_is_what_was_asked_for() {
    let options = DenoiserOptions {
        device: Some(DeviceKind::Cpu),
        threads: 1,
        quality: Quality::Balanced,
    };
    let Some(mut denoiser) = denoiser(options) else {
        return;
    };
    assert_eq!(denoiser.device_kind(), Some(DeviceKind::Cpu));
    assert!(
        denoiser.device_name().ends_with("(CPU)"),
        "{}",
        denoiser.device_name()
    );
    // Less work is no other image.
    let (noisy, reference, guides) = room();
    denoiser.set_guides(Some(images(&guides))).expect("guides");
    let denoised = denoiser.denoise(&noisy).expect("it denoises");
    let error = compare(&denoised, &reference).expect("equal sizes").mrse;
    assert!(error < 0.1, "{error}");
    assert!(!denoiser.times().filter.is_zero());
    // No machine has cards of all makers.
    let kinds = [DeviceKind::Cuda, DeviceKind::Hip, DeviceKind::Metal];
    let missing = kinds.into_iter().find_map(|kind| {
        let device = Some(kind);
        Denoiser::open(DenoiserOptions { device, ..options }).err()
    });
    let missing = missing.expect("some device is not there");
    assert!(matches!(missing, DenoiseError::Failed(_)), "{missing}");
}

#[test]
fn a_constant_image_stays_as_it_is() {
    let Some(mut denoiser) = denoiser(DenoiserOptions::default()) else {
        return;
    };
    // Twice, and for two sizes: a filter is kept for images of the same size.
    for [width, height] in [[64, 48], [64, 48], [33, 70]] {
        let image = Image::from_fn(width, height, |_, _| [0.7, 0.6, 0.5]);
        let denoised = denoiser.denoise(&image).expect("it denoises");
        assert_eq!(denoised.size(), image.size());
        // A neural network is no identity, least of all at the border.
        for (a, b) in denoised.pixels.iter().zip(&image.pixels) {
            assert!((0..3).all(|c| (a[c] - b[c]).abs() < 0.1), "{a:?} {b:?}");
        }
        let (a, b) = (denoised.mean(), image.mean());
        assert!((0..3).all(|c| (a[c] - b[c]).abs() < 0.03), "{a:?} {b:?}");
    }
}

#[test]
fn images_of_different_sizes_are_refused() {
    let Some(mut denoiser) = denoiser(DenoiserOptions::default()) else {
        return;
    };
    let (image, small) = (Image::new(40, 30), Image::new(40, 29));
    let guides = |normal| GuideImages {
        albedo: &image,
        normal,
    };
    let error = denoiser.set_guides(Some(guides(&small)));
    assert_eq!(
        error.expect_err("sizes differ").to_string(),
        "the normal has 40 x 29 pixels instead of 40 x 30; image, albedo and normal must have the same size"
    );
    denoiser.set_guides(Some(guides(&image))).expect("guides");
    let error = denoiser.denoise(&small).expect_err("sizes differ");
    assert!(
        error.to_string().starts_with("the image has 40 x 29"),
        "{error}"
    );
    denoiser.denoise(&image).expect("it goes on");
}

#[test]
fn a_library_that_is_missing_or_another_one_is_explained() {
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let before = std::env::var_os(LIBRARY_VARIABLE);
    let open_at = |place: &std::ffi::OsStr| {
        // SAFETY: tests that read the variable hold the lock.
        unsafe { std::env::set_var(LIBRARY_VARIABLE, place) };
        let error = Denoiser::open(DenoiserOptions::default()).err();
        let error = error.expect("it is not there");
        assert_eq!(
            check_library().map_err(|error| error.to_string()),
            Err(error.to_string())
        );
        error
    };
    for place in [
        "/nowhere/libOpenImageDenoise.so",
        env!("CARGO_MANIFEST_DIR"),
    ] {
        let error = open_at(place.as_ref());
        assert!(matches!(error, DenoiseError::Missing { .. }), "{error}");
        let words = error.to_string();
        assert!(
            words.contains("pip install pyoidn") && words.contains(LIBRARY_VARIABLE),
            "{words}"
        );
        assert!(words.contains(place), "{words}");
    }
    // Some other library.
    if cfg!(target_os = "linux") {
        let error = open_at("libc.so.6".as_ref());
        assert!(matches!(error, DenoiseError::Unsuitable { .. }), "{error}");
    }
    // SAFETY: as above.
    match before {
        Some(before) => unsafe { std::env::set_var(LIBRARY_VARIABLE, before) },
        None => unsafe { std::env::remove_var(LIBRARY_VARIABLE) },
    }
}

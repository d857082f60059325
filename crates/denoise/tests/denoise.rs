//! Open Image Denoise, where it is installed; and what is said where it is not.

use std::sync::{Arc, Mutex, PoisonError};
use wayfare_denoise::{DenoiseError, Denoiser, GuideImages, LIBRARY_VARIABLE};
use wayfare_film::{Image, compare};
use wayfare_render::layers::{GUIDE_SAMPLES, Guides};
use wayfare_render::{Budget, Renderer, Settings, cpu};
use wayfare_transport::World;

/// The library is found by a variable that one of the tests changes.
static ALONE: Mutex<()> = Mutex::new(());

fn denoiser() -> Option<Denoiser> {
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    match Denoiser::open() {
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

#[test]
fn a_denoised_room_is_closer_to_the_truth() {
    let Some(mut denoiser) = denoiser() else {
        return;
    };
    let builtin = wayfare_builtin::find("cornell").expect("built in");
    let mut scene = builtin.load(&Default::default()).expect("it loads");
    scene.film.resolution = [64, 48];
    let world = Arc::new(World::new(scene).expect("a small BVH"));
    let (noisy, reference) = (render(&world, 1, 4), render(&world, 2, 256));
    let guides = Guides::render(&world, GUIDE_SAMPLES);
    let guides = GuideImages {
        albedo: &guides.albedo,
        normal: &guides.normal,
    };
    let guided = denoiser.denoise(&noisy, Some(guides)).expect("it denoises");
    let plain = denoiser.denoise(&noisy, None).expect("it denoises");
    let mrse = |image: &Image| compare(image, &reference).expect("equal sizes").mrse;
    let [noisy, guided, plain] = [&noisy, &guided, &plain].map(mrse);
    println!("MRSE: noisy {noisy:.4}, denoised {plain:.4}, with guides {guided:.4}");
    assert!(guided < noisy / 8.0, "{guided} {noisy}");
    assert!(guided < plain, "{guided} {plain}");
}

#[test]
fn a_constant_image_stays_as_it_is() {
    let Some(mut denoiser) = denoiser() else {
        return;
    };
    // Twice, and for two sizes: a filter is kept for images of the same size.
    for [width, height] in [[64, 48], [64, 48], [33, 70]] {
        let image = Image::from_fn(width, height, |_, _| [0.7, 0.6, 0.5]);
        let denoised = denoiser.denoise(&image, None).expect("it denoises");
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
fn guides_of_another_size_are_refused() {
    let Some(mut denoiser) = denoiser() else {
        return;
    };
    let (image, small) = (Image::new(40, 30), Image::new(40, 29));
    let guides = GuideImages {
        albedo: &image,
        normal: &small,
    };
    let error = denoiser
        .denoise(&image, Some(guides))
        .expect_err("sizes differ");
    assert_eq!(
        error.to_string(),
        "the normal has 40 x 29 pixels, the image 40 x 30; both must have the same size"
    );
}

#[test]
fn a_library_that_is_missing_or_another_one_is_explained() {
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let before = std::env::var_os(LIBRARY_VARIABLE);
    let open_at = |place: &std::ffi::OsStr| {
        // SAFETY: tests that read the variable hold the lock.
        unsafe { std::env::set_var(LIBRARY_VARIABLE, place) };
        Denoiser::open().err().expect("it is not there")
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

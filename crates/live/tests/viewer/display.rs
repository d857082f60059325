//! What is seen of an image.

use super::{
    LOOK, SIZE, assert_goes_on, assert_same, card, is_fine, last_image, samples, seed, until,
    viewer, viewer_on,
};
use wayfare_engine::DeviceImage;
use wayfare_film::{Image, tonemap};
use wayfare_live::{DisplaySettings, Finish, HostCanvas, Offscreen, Round, Shows, Viewer};
use wayfare_render::layers::Layer;

#[test]
fn the_cpu_shows_what_a_file_would() {
    let mut viewer = viewer(&["pt"]);
    let image = last_image(&mut viewer);
    let mut canvas = HostCanvas::default();
    canvas.update(&mut viewer);
    let seen = canvas.compose(&DisplaySettings::default()).expect("images");
    assert_same(&seen, &tonemap(&image, LOOK.exposure, LOOK.tone_map));
}

/// Frames until there are new images. Gives them.
fn new_round(viewer: &mut Viewer, what: &str) -> Round {
    viewer.take_round();
    let mut round = None;
    until(viewer, what, |viewer| {
        round = viewer.take_round();
        is_fine(viewer) && round.is_some()
    });
    round.expect("just seen").1
}

fn on_host(round: &Round) -> &Image {
    match &round.images[0] {
        DeviceImage::Host(image) => image,
        DeviceImage::Card(_) => panic!("the image is on a card"),
    }
}

#[test]
fn what_is_done_with_an_image_restarts_nothing() {
    let mut viewer = viewer(&["pt"]);
    viewer.paused = true;
    viewer.with_panes(|_| ()).expect("renderers");
    viewer.frame(SIZE);
    let (before, its_seed) = (samples(&viewer), seed(&viewer));
    // A layer, also while nothing is rendered, in its own colours.
    viewer.finish.shows = Shows::Layer(Layer::Albedo);
    let mut canvas = HostCanvas::default();
    until(&mut viewer, "albedo", |viewer| {
        canvas.update(viewer);
        let seen = canvas.compose(&DisplaySettings::default()).expect("images");
        // Terracotta on the left.
        seen.pixels[12 * 32]
            .map(i32::from)
            .iter()
            .zip([205, 121, 89])
            .all(|(a, b)| (a - b).abs() < 3)
    });
    assert_eq!((samples(&viewer), seed(&viewer)), (before, its_seed));

    // Earlier frames, while the camera moves.
    viewer.paused = false;
    viewer.finish = Finish {
        accumulate: true,
        ..Finish::default()
    };
    new_round(&mut viewer, "image");
    viewer.navigator.orbit([0.01, 0.0]);
    until(&mut viewer, "image from there", |viewer| {
        seed(viewer) != its_seed
    });
    let round = new_round(&mut viewer, "image with earlier frames");
    viewer.paused = true;
    let rendered = viewer
        .with_panes(|panes| panes[0].image())
        .expect("renderers");
    assert!(!round.is_data && on_host(&round).mean_luminance() > 0.0);
    assert_ne!(*on_host(&round), rendered.expect("an image"));

    // A denoiser, or the reason why there is none.
    viewer.paused = false;
    viewer.finish.denoise = true;
    new_round(&mut viewer, "denoised image");
    match viewer.problem.take() {
        None => assert!(viewer.finish.denoise),
        Some(problem) => {
            assert!(problem.to_string().contains("pyoidn"), "{problem}");
            assert!(!viewer.finish.denoise, "tried again and again");
        }
    }
    assert_goes_on(&mut viewer, &["pt"]);
}

#[test]
fn what_a_card_draws_is_read_back() {
    let Some(card) = card() else {
        return;
    };
    let mut viewer = viewer_on("gpu", &["pt"]);
    viewer.start_on(card.clone());
    let image = last_image(&mut viewer);
    let gpu = card.gpu().expect("a card").clone();
    let mut offscreen = Offscreen::new(gpu).expect("shaders");
    offscreen.canvas.update(&mut viewer).expect("images");
    let seen = offscreen.read(SIZE, &DisplaySettings::default());
    let expected = tonemap(&image, LOOK.exposure, LOOK.tone_map);
    assert_same(&seen.expect("a drawing"), &expected);
    // Other sizes need other targets.
    let large = offscreen.read([70, 50], &DisplaySettings::default());
    assert_eq!(large.expect("a drawing").pixels.len(), 70 * 50);
}

/// Chains that have all indirect light tint a room blue where little of it is direct; path tracing leaves it grey.
#[test]
fn what_chains_render_is_tinted() {
    let mut viewer = viewer_on("cpu", &["auto", "pt"]);
    let auto = &mut viewer.request.methods[0];
    auto.set("chain-paths", "indirect").expect("a word");
    viewer.finish.shows = Shows::Layer(Layer::Chains);
    until(&mut viewer, "first image", |viewer| is_fine(viewer));
    let round = new_round(&mut viewer, "choice");
    assert!(round.is_data);
    let colours = |pane: usize| match &round.images[pane] {
        DeviceImage::Host(image) => image.pixels.clone(),
        DeviceImage::Card(_) => panic!("the image is on a card"),
    };
    let blue = colours(0).iter().filter(|[r, _, b]| *b > 1.2 * r).count();
    assert!(blue > colours(0).len() / 8, "{blue}");
    assert!(colours(1).iter().all(|[r, g, b]| r == g && g == b));
}

//! Spectra: white is white, metals have their colours, glasses their catalogue indices.

use wayfare_scene::spectrum::{
    ColorSpace, blackbody_rgb, named_eta, named_illuminant_rgb, named_rgb, names,
    rgb_to_srgb_primaries, sampled_eta, sampled_illuminant_rgb, sampled_rgb,
};

#[track_caller]
fn assert_near(value: [f32; 3], expected: [f32; 3], tolerance: f32) {
    for (a, b) in value.iter().zip(&expected) {
        assert!(
            (a - b).abs() <= tolerance,
            "{value:?} instead of {expected:?}"
        );
    }
}

fn luminance([r, g, b]: [f32; 3]) -> f32 {
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

#[test]
fn a_constant_spectrum_keeps_its_value() {
    assert_near(sampled_rgb(&[(300.0, 1.0), (900.0, 1.0)]), [1.0; 3], 1e-6);
    assert_near(sampled_rgb(&[(400.0, 0.4), (700.0, 0.4)]), [0.4; 3], 1e-6);
    assert_near(sampled_rgb(&[(550.0, 1.5)]), [1.5; 3], 1e-6);
    assert_eq!(sampled_rgb(&[]), [0.0; 3]);
}

#[test]
fn long_waves_are_red_and_short_ones_blue() {
    let [r, g, b] = sampled_rgb(&[(590.0, 0.0), (600.0, 1.0)]);
    assert!(r > 0.5 && r > 5.0 * g && b < 0.05);
    let [r, g, b] = sampled_rgb(&[(480.0, 1.0), (490.0, 0.0)]);
    assert!(b > 0.5 && r < 0.2 && g < 0.2);
    // Saturated colours are outside of the gamut; no channel becomes negative.
    let narrow = [(499.0, 0.0), (500.0, 1.0), (501.0, 0.0)];
    assert!(sampled_rgb(&narrow).iter().all(|channel| *channel >= 0.0));
}

#[test]
fn the_order_of_the_samples_does_not_matter_and_broken_ones_are_ignored() {
    let sorted = [(400.0, 0.1), (500.0, 0.7), (600.0, 0.3)];
    let shuffled = [
        (600.0, 0.3),
        (400.0, 0.1),
        (f32::NAN, 5.0),
        (450.0, f32::INFINITY),
        (500.0, 0.7),
    ];
    assert_eq!(sampled_rgb(&sorted), sampled_rgb(&shuffled));
}

#[test]
fn daylight_is_white() {
    assert_near(
        named_illuminant_rgb("stdillum-D65").unwrap(),
        [1.0; 3],
        1e-3,
    );
    // The standard's values for D65 every 20 nm, and so not quite the standard.
    let d65 = [
        (380.0, 49.98),
        (400.0, 82.75),
        (420.0, 93.43),
        (440.0, 104.87),
        (460.0, 117.81),
        (480.0, 115.92),
        (500.0, 109.35),
        (520.0, 104.79),
        (540.0, 104.41),
        (560.0, 100.0),
        (580.0, 95.79),
        (600.0, 90.01),
        (620.0, 87.70),
        (640.0, 83.70),
        (660.0, 80.21),
        (680.0, 78.28),
        (700.0, 71.61),
        (720.0, 61.60),
        (740.0, 75.09),
        (760.0, 46.42),
        (780.0, 63.38),
    ];
    assert_near(sampled_illuminant_rgb(&d65), [1.0; 3], 0.02);
}

#[test]
fn every_illuminant_has_luminance_one_and_its_tint() {
    for name in names().iter().filter(|name| name.contains("illum")) {
        let rgb = named_illuminant_rgb(name).unwrap();
        assert!((luminance(rgb) - 1.0).abs() < 1e-3, "{name}: {rgb:?}");
        assert!(rgb.iter().all(|channel| *channel >= 0.0));
        assert_eq!(named_rgb(name), None);
    }
    let [r, g, b] = named_illuminant_rgb("stdillum-A").unwrap();
    assert!(r > g && g > b);
    // Illuminant A is a black body of 2856 K.
    assert_near(blackbody_rgb(2855.5), [r, g, b], 5e-3);
    let [r, _, b] = named_illuminant_rgb("stdillum-D50").unwrap();
    assert!(r > b);
}

#[test]
fn black_bodies_glow_from_red_to_blue() {
    let near_white = blackbody_rgb(6500.0);
    assert_near(near_white, [1.0; 3], 0.06);
    let mut last_ratio = f32::INFINITY;
    for kelvin in [1000.0, 2000.0, 3000.0, 5000.0, 8000.0, 20000.0] {
        let rgb = blackbody_rgb(kelvin);
        assert!((luminance(rgb) - 1.0).abs() < 1e-3);
        assert!(
            rgb.iter()
                .all(|channel| channel.is_finite() && *channel >= 0.0)
        );
        let ratio = rgb[0] / rgb[2];
        assert!(ratio <= last_ratio);
        last_ratio = ratio;
    }
    // Too cold for any arithmetic in single precision, but still deep red.
    let [r, g, b] = blackbody_rgb(1.0);
    assert!(r > 4.0 && g < 0.1 && b == 0.0);
    for kelvin in [0.0, -5.0, f32::NAN, f32::INFINITY] {
        assert_eq!(blackbody_rgb(kelvin), [0.0; 3]);
    }
    assert!(luminance(blackbody_rgb(f32::MAX)).is_finite());
}

#[test]
fn emission_is_seen_as_its_colour() {
    let flat = sampled_illuminant_rgb(&[(300.0, 3.0), (900.0, 3.0)]);
    assert!((luminance(flat) - 1.0).abs() < 1e-3);
    // Equal energy is a little warmer than daylight.
    assert_near(flat, [1.205, 0.948, 0.909], 5e-3);
    let [r, g, b] = sampled_illuminant_rgb(&[(589.0, 0.0), (590.0, 1.0), (591.0, 0.0)]);
    assert!(r > g && g > b);
    assert_eq!(
        sampled_illuminant_rgb(&[(900.0, 1.0), (950.0, 1.0)]),
        [0.0; 3]
    );
    assert_eq!(sampled_illuminant_rgb(&[]), [0.0; 3]);
}

fn normal_reflectance(metal: &str) -> [f32; 3] {
    let eta = named_rgb(&format!("metal-{metal}-eta")).unwrap();
    let k = named_rgb(&format!("metal-{metal}-k")).unwrap();
    std::array::from_fn(|i| {
        let (n, k2) = (eta[i], k[i] * k[i]);
        ((n - 1.0).powi(2) + k2) / ((n + 1.0).powi(2) + k2)
    })
}

#[test]
fn metals_reflect_their_colours() {
    assert_near(normal_reflectance("Au"), [0.98, 0.79, 0.35], 0.03);
    assert_near(normal_reflectance("Cu"), [0.95, 0.64, 0.54], 0.02);
    assert_near(normal_reflectance("Ag"), [0.97, 0.96, 0.92], 0.01);
    assert_near(normal_reflectance("Al"), [0.914, 0.921, 0.924], 0.01);
    assert_near(normal_reflectance("CuZn"), [0.89, 0.79, 0.44], 0.03);
    assert_near(named_rgb("metal-Al-eta").unwrap(), [1.41, 0.93, 0.58], 0.01);
    assert_near(named_rgb("metal-Al-k").unwrap(), [7.74, 6.60, 5.36], 0.01);
    assert_near(
        named_rgb("metal-MgO-eta").unwrap(),
        [1.734, 1.741, 1.754],
        1e-3,
    );
    assert_near(named_rgb("metal-MgO-k").unwrap(), [0.0; 3], 0.0);
    assert_near(
        named_rgb("metal-TiO2-eta").unwrap(),
        [2.86, 2.96, 3.19],
        0.01,
    );
}

#[test]
fn glasses_have_their_catalogue_indices() {
    for (name, n_d) in [
        ("glass-BK7", 1.5168),
        ("glass-BAF10", 1.67003),
        ("glass-FK51A", 1.48656),
        ("glass-LASF9", 1.85025),
        ("glass-SF5", 1.67271),
        ("glass-SF10", 1.72828),
        ("glass-SF11", 1.78472),
        ("glass-F11", 1.78472),
    ] {
        let eta = named_eta(name).unwrap();
        assert!((eta - n_d).abs() < 2e-5, "{name}: {eta}");
        // Normal dispersion: blue is refracted most.
        let [r, g, b] = named_rgb(name).unwrap();
        assert!(r < g && g < b && (g - n_d).abs() < 0.02);
    }
}

#[test]
fn every_name_is_known_and_no_other() {
    for name in names() {
        assert!(
            named_rgb(name).is_some() != named_illuminant_rgb(name).is_some(),
            "{name}"
        );
        assert_eq!(named_eta(name).is_some(), name.starts_with("glass-"));
    }
    assert!(names().is_sorted());
    for name in [
        "",
        "metal-Au",
        "metal-Xx-eta",
        "metal-Au-n",
        "glass-",
        "stdillum-F13",
        "BK7",
    ] {
        assert!(named_rgb(name).is_none() && named_illuminant_rgb(name).is_none());
    }
}

#[test]
fn the_index_of_a_sampled_glass_is_that_of_the_d_line() {
    let linear = [(400.0, 1.6), (800.0, 1.5)];
    assert!((sampled_eta(&linear) - (1.6 - 0.1 * 187.5618 / 400.0)).abs() < 1e-6);
    assert_eq!(sampled_eta(&[(400.0, 1.7)]), 1.7);
    assert_eq!(sampled_eta(&[]), 0.0);
}

#[test]
fn white_is_white_in_every_colour_space() {
    for space in [
        ColorSpace::Srgb,
        ColorSpace::DciP3,
        ColorSpace::Rec2020,
        ColorSpace::Aces2065_1,
    ] {
        assert_near(rgb_to_srgb_primaries([1.0; 3], space), [1.0; 3], 1e-5);
    }
    assert_eq!(
        rgb_to_srgb_primaries([0.1, 0.2, 0.3], ColorSpace::Srgb),
        [0.1, 0.2, 0.3]
    );
    // ITU-R BT.2087 gives this matrix from Rec. 2020.
    assert_near(
        rgb_to_srgb_primaries([1.0, 0.0, 0.0], ColorSpace::Rec2020),
        [1.6605, -0.1246, -0.0182],
        1e-3,
    );
    assert_near(
        rgb_to_srgb_primaries([0.0, 1.0, 0.0], ColorSpace::DciP3),
        [-0.2249, 1.0421, -0.0786],
        1e-3,
    );
    assert_near(
        rgb_to_srgb_primaries([1.0, 0.0, 0.0], ColorSpace::Aces2065_1),
        [2.5217, -0.2765, -0.0154],
        3e-3,
    );
}

//! Camera, film and the other options.

use wayfare_scene::{ErrorKind, PixelFilter, Projection, Scene};

use crate::common::*;

fn with_options(options: &str) -> Scene {
    scene(&format!("{options}\n{}", world("")))
}

fn exact_options(options: &str) -> Scene {
    let scene = with_options(options);
    assert_eq!(scene.warnings, [], "{options}");
    scene
}

#[test]
fn defaults_are_those_of_pbrt() {
    let scene = exact_options("");
    assert_eq!(scene.film.resolution, [1280, 720]);
    assert_eq!(scene.film.crop_window, [0.0, 1.0, 0.0, 1.0]);
    assert_eq!(scene.max_depth, 5);
    assert_eq!(scene.camera.fov_degrees, 90.0);
    assert_eq!(scene.camera.lens_radius, 0.0);
    assert_eq!(scene.camera.to_world[0], [1.0, 0.0, 0.0, 0.0]);
    assert_eq!(scene.camera.screen_window, None);
}

#[test]
fn the_camera_stands_where_look_at_says() {
    let scene = exact_options("LookAt 1 2 3  1 2 9  0 1 0\nCamera \"perspective\"");
    let [x, y, z] = scene.camera.to_world;
    assert_near(&[x[3], y[3], z[3]], &[1.0, 2.0, 3.0], 1e-6);
    assert_near(&[x[2], y[2], z[2]], &[0.0, 0.0, 1.0], 1e-6);
    assert_near(&[x[1], y[1], z[1]], &[0.0, 1.0, 0.0], 1e-6);
    // The world has a transform of its own, and "camera" names the camera's.
    let scene = exact_options("Translate 0 0 5\nCamera \"perspective\"");
    assert_eq!(scene.positions[0], [0.0, 0.0, 9.0]);
    assert_eq!(scene.camera.to_world[2][3], -5.0);
}

#[test]
fn the_world_can_be_placed_relative_to_the_camera() {
    let text = format!(
        "Translate 0 0 -5 Camera \"perspective\"\n{}",
        world(
            "CoordSysTransform \"camera\" Shape \"trianglemesh\" \"point3 P\" [ 0 0 1 1 0 1 0 1 1 ] Identity"
        )
    );
    assert_eq!(scene(&text).positions[0], [0.0, 0.0, 6.0]);
}

#[test]
fn perspective_parameters() {
    let camera = exact_options(
        "Camera \"perspective\" \"float fov\" 40 \"float lensradius\" 0.5 \"float focaldistance\" 7
         \"float screenwindow\" [ -2 2 -1 1 ] \"float frameaspectratio\" 2 \"float shutterclose\" 1",
    )
    .camera;
    assert_eq!(camera.fov_degrees, 40.0);
    assert_eq!((camera.lens_radius, camera.focal_distance), (0.5, 7.0));
    assert_eq!(camera.screen_window, Some([-2.0, 2.0, -1.0, 1.0]));
    assert_eq!(camera.frame_aspect_ratio, Some(2.0));
    let camera = exact_options("Camera \"perspective\" \"float halffov\" 30").camera;
    assert_eq!(camera.fov_degrees, 60.0);
}

#[test]
fn crop_window_and_pixel_bounds() {
    let film = exact_options("Film \"rgb\" \"float cropwindow\" [ 0.25 0.5 0 2 ]").film;
    assert_eq!(film.crop_window, [0.25, 0.5, 0.0, 1.0]);
    for width in [3, 100, 1919, 65_535] {
        for x0 in [0, 1, 2, width / 3] {
            let x1 = width - width / 7;
            let text = format!(
                "Film \"rgb\" \"integer xresolution\" {width} \"integer yresolution\" 50 \"integer pixelbounds\" [ {x0} {x1} 10 20 ]"
            );
            let film = exact_options(&text).film;
            assert_eq!(film.crop_pixels(), [x0, x1, 10, 20], "{text}");
        }
    }
}

#[test]
fn what_does_not_change_the_image_is_silent() {
    exact_options(
        "Film \"rgb\" \"string filename\" \"a.exr\" \"float diagonal\" 35 \"float iso\" 100 \"string sensor\" \"cie1931\"
         Sampler \"zsobol\" \"integer pixelsamples\" 64 \"string randomization\" \"none\" \"integer seed\" 3
         Accelerator \"kdtree\" Integrator \"bdpt\" \"bool visualizestrategies\" false \"bool regularize\" false
         PixelFilter \"box\" Option \"disablepixeljitter\" false",
    );
    exact_options("Film \"gbuffer\"");
    for integrator in [
        "\"path\" \"string lightsampler\" \"power\"",
        "\"volpath\"",
        "\"simplepath\" \"bool samplelights\" true \"bool samplebsdf\" true",
        "\"simplevolpath\"",
        "\"lightpath\"",
        "\"mlt\" \"integer mutationsperpixel\" 9 \"float sigma\" 0.1",
        "\"sppm\" \"float radius\" 0.1",
    ] {
        exact_options(&format!("Integrator {integrator} \"integer maxdepth\" 7"));
    }
}

#[test]
fn output_and_samples_are_kept() {
    let scene = exact_options(
        "Film \"rgb\" \"string filename\" \"a.exr\" Sampler \"zsobol\" \"integer pixelsamples\" 64",
    );
    assert_eq!(
        (scene.output.as_deref(), scene.samples),
        (Some("a.exr"), Some(64))
    );
    let scene = exact_options("Sampler \"stratified\" \"integer xsamples\" 8");
    assert_eq!((scene.output, scene.samples), (None, Some(32)));
    let scene = exact_options("Sampler \"halton\" \"integer pixelsamples\" -3");
    assert_eq!(scene.samples, None);
}

/// pbrt-v4 multiplies by the time that the shutter is open, and by the speed of the film over 100.
#[test]
fn exposure() {
    for (options, expected) in [
        ("", 1.0),
        ("Film \"rgb\" \"float iso\" 200", 2.0),
        ("Camera \"perspective\" \"float shutterclose\" 0.5", 0.5),
        (
            "Film \"rgb\" \"float iso\" 50 Camera \"perspective\" \"float shutteropen\" 0.5 \"float shutterclose\" 0.75",
            0.125,
        ),
        // Files of early versions have it with the film.
        ("Film \"rgb\" \"float exposuretime\" 3", 3.0),
        (
            "Film \"rgb\" \"float exposuretime\" 3 Camera \"perspective\" \"float shutterclose\" 0.5",
            3.0,
        ),
    ] {
        assert_eq!(exact_options(options).film.exposure, expected, "{options}");
    }
    for options in [
        "Camera \"perspective\" \"float shutterclose\" 0",
        "Film \"rgb\" \"float iso\" 0",
    ] {
        let error = load_text(&format!("{options}\n{}", world(""))).expect_err(options);
        assert_eq!(error.kind(), ErrorKind::InvalidValue);
    }
}

#[test]
fn pixel_filters() {
    for (options, expected) in [
        (
            "",
            PixelFilter::Gaussian {
                radius: [1.5; 2],
                sigma: 0.5,
            },
        ),
        ("PixelFilter \"box\"", PixelFilter::Box { radius: [0.5; 2] }),
        (
            "PixelFilter \"box\" \"float xradius\" 2",
            PixelFilter::Box { radius: [2.0, 0.5] },
        ),
        (
            "PixelFilter \"triangle\"",
            PixelFilter::Triangle { radius: [2.0; 2] },
        ),
        (
            "PixelFilter \"gaussian\" \"float yradius\" 3 \"float sigma\" 1",
            PixelFilter::Gaussian {
                radius: [1.5, 3.0],
                sigma: 1.0,
            },
        ),
        (
            "PixelFilter \"mitchell\" \"float B\" 0.5",
            PixelFilter::Mitchell {
                radius: [2.0; 2],
                b: 0.5,
                c: 1.0 / 3.0,
            },
        ),
        (
            "PixelFilter \"sinc\"",
            PixelFilter::Sinc {
                radius: [4.0; 2],
                tau: 3.0,
            },
        ),
    ] {
        assert_eq!(exact_options(options).film.filter, expected, "{options}");
    }
    for (options, message) in [
        (
            "PixelFilter \"gausian\"",
            "unknown pixel filter \"gausian\"",
        ),
        (
            "PixelFilter \"box\" \"float xradius\" 0",
            "parameter \"xradius\" of PixelFilter \"box\" must be positive",
        ),
        (
            "PixelFilter \"box\" \"float xradius\" 1000",
            "the radius of a pixel filter must be at most 100",
        ),
        (
            "PixelFilter \"mitchell\" \"float C\" -1e30",
            "parameter \"C\" of PixelFilter \"mitchell\" must be between -100 and 100",
        ),
    ] {
        let error = load_text(&format!("{options}\n{}", world(""))).expect_err(options);
        assert_eq!(error.message(), message);
    }
}

#[test]
fn what_changes_the_image_is_reported() {
    for (options, warning) in [
        (
            "Film \"rgb\" \"float maxcomponentvalue\" 10",
            "film parameter \"maxcomponentvalue\": has no effect",
        ),
        (
            "Film \"rgb\" \"float whitebalance\" 5000",
            "film parameter \"whitebalance\": has no effect",
        ),
        (
            "Film \"rgb\" \"string sensor\" \"canon_eos_5d\"",
            "film sensor: ignored, the CIE observer is used",
        ),
        (
            "Camera \"realistic\"",
            "camera \"realistic\": rendered in perspective with 40 degrees",
        ),
        (
            "Integrator \"path\" \"bool regularize\" true",
            "integrator parameter \"regularize\": has no effect",
        ),
        (
            "Integrator \"ambientocclusion\" \"float maxdistance\" 3",
            "integrator \"ambientocclusion\": rendered as \"path\"",
        ),
        (
            "Integrator \"randomwalk\" \"integer maxdepth\" 3",
            "integrator \"randomwalk\": rendered as \"path\"",
        ),
        (
            "Integrator \"volpth\"",
            "unknown integrator \"volpth\": rendered as \"path\"; did you mean \"volpath\"?",
        ),
        (
            "Integrator \"path\" \"integer maxdpeth\" 3",
            "parameter \"maxdpeth\" of Integrator \"path\" is not used; did you mean \"maxdepth\"?",
        ),
        (
            "Sampler \"lowdiscrepancy\"",
            "unknown sampler \"lowdiscrepancy\": ignored",
        ),
        (
            "Sampler \"sobol\" \"integer pixelsample\" 3",
            "parameter \"pixelsample\" of Sampler \"sobol\" is not used; did you mean \"pixelsamples\"?",
        ),
        (
            "Film \"rgb\" \"integer xresolutoin\" 5",
            "parameter \"xresolutoin\" of Film \"rgb\" is not used; did you mean \"xresolution\"?",
        ),
    ] {
        let scene = with_options(options);
        let texts: Vec<_> = scene.warnings.iter().map(|w| w.what.as_str()).collect();
        assert_eq!(texts, [warning]);
    }
}

#[test]
fn the_depth_has_a_limit() {
    let depth = |depth: i64| format!("Integrator \"path\" \"integer maxdepth\" {depth}");
    for (given, expected) in [
        (0, 0),
        (65_535, 65_535),
        (65_536, 65_535),
        (2_147_483_647, 65_535),
    ] {
        assert_eq!(exact_options(&depth(given)).max_depth, expected);
    }
    let text = format!("{}\n{}", depth(-1), world(""));
    let message = "parameter \"maxdepth\" of Integrator \"path\" must be not negative";
    let kind = ErrorKind::InvalidValue;
    check_error(
        load_text(&text),
        kind,
        "main.pbrt:1:19",
        "\"integer maxdepth\"",
        message,
    );
}

#[test]
fn cameras_without_perspective() {
    let camera = exact_options(
        "Camera \"orthographic\" \"float screenwindow\" [ -3 3 -2 2 ] \"float lensradius\" 0.1",
    )
    .camera;
    assert_eq!(camera.projection, Projection::Orthographic);
    assert_eq!(camera.screen_window, Some([-3.0, 3.0, -2.0, 2.0]));
    let projection = |options: &str| exact_options(options).camera.projection;
    assert_eq!(
        projection("Camera \"spherical\""),
        Projection::SphericalEqualArea
    );
    assert_eq!(
        projection("Camera \"spherical\" \"string mapping\" \"equirectangular\""),
        Projection::SphericalEquirectangular
    );
    let text = format!(
        "Camera \"spherical\" \"string mapping\" \"cube\"\n{}",
        world("")
    );
    let error = load_text(&text).expect_err("no such mapping");
    assert_eq!(error.kind(), ErrorKind::InvalidValue);
}

//! Camera, film and the other options.

use wayfare_scene::Scene;

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
         Sampler \"zsobol\" \"integer pixelsamples\" 64 Accelerator \"kdtree\" Integrator \"bdpt\"
         PixelFilter \"box\" Option \"disablepixeljitter\" false",
    );
    exact_options("Film \"gbuffer\"");
}

#[test]
fn what_changes_the_image_is_reported() {
    for (options, warning) in [
        (
            "PixelFilter \"mitchell\"",
            "pixel filter \"mitchell\": rendered with a box of one pixel",
        ),
        (
            "PixelFilter \"box\" \"float xradius\" 2",
            "pixel filter \"box\": rendered with a box of one pixel",
        ),
        (
            "Film \"rgb\" \"float iso\" 200",
            "film parameter \"iso\": has no effect",
        ),
        (
            "Film \"rgb\" \"float maxcomponentvalue\" 10",
            "film parameter \"maxcomponentvalue\": has no effect",
        ),
        (
            "Film \"rgb\" \"string sensor\" \"canon_eos_5d\"",
            "film sensor: ignored, the CIE observer is used",
        ),
        (
            "Camera \"spherical\"",
            "camera \"spherical\": rendered in perspective with 90 degrees",
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
fn an_orthographic_camera_shows_the_same_field_at_the_middle_of_the_scene() {
    let scene = with_options("Camera \"orthographic\"");
    // The light at distance 9 is all there is.
    let half_height = 9.0 * (scene.camera.fov_degrees.to_radians() / 2.0).tan();
    assert_near(&[half_height], &[1.0], 1e-3);
}

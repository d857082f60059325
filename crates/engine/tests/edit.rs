//! Renderers go on in an edited scene: on every device as bright as path tracing, and a new start where they cannot.

use std::sync::Arc;
use wayfare_engine::{
    AdapterChoice, Budget, Device, DeviceSpec, Renderer, SceneOnDevice, Settings, prepare_scene,
};
use wayfare_film::Image;
use wayfare_scene::{Light, Material, Parameter, Scene};
use wayfare_testing::scenes;
use wayfare_testing::statistics::mean_and_error;
use wayfare_transport::CameraModel;

const SIZE: [u32; 2] = [32, 16];

/// The CPU, and the best adapter of this machine, be it software.
fn devices() -> Vec<Device> {
    let cpu = Device::open(&DeviceSpec::Cpu, 2).expect("threads");
    match Device::open(&DeviceSpec::Gpu(AdapterChoice::Any), 0) {
        Ok(card) => vec![cpu, card],
        Err(error) => {
            wayfare_testing::skip("GPU", &error.to_string());
            vec![cpu]
        }
    }
}

fn room() -> Scene {
    scenes::builtin("cornell", 4, SIZE)
}

/// The room on a device, and with other lamps and walls.
fn edited_on(device: &Device) -> (SceneOnDevice, SceneOnDevice) {
    let scene = on(device, room());
    let edited = scene.edited(scenes::edited(&room())).expect("a scene");
    (scene, edited)
}

fn on(device: &Device, scene: Scene) -> SceneOnDevice {
    let world = Arc::new(prepare_scene(scene).expect("a world"));
    device.upload(world).expect("a scene on a device")
}

fn renderer(scene: &SceneOnDevice, method: &str, seed: u64) -> Renderer {
    let settings = Settings {
        method: method.parse().expect("a method"),
        seed,
        ..Settings::default()
    };
    scene.renderer(&settings).expect("a renderer")
}

fn image(renderer: &mut Renderer, spp: u64) -> Image {
    let advanced = renderer.advance(&Budget::of_samples(spp));
    advanced.expect("a working device");
    renderer.image().expect("an image")
}

/// After an edit, and after another one that takes it back.
#[test]
fn an_edited_scene_is_as_bright_as_a_path_traced_one() {
    if wayfare_testing::is_left_out() {
        return;
    }
    const RUNS: u64 = 24;
    let devices = devices();
    let (scene, edited) = edited_on(&devices[0]);
    let truths = [&edited, &scene].map(|scene| {
        let image = image(&mut renderer(scene, "pt", 5), 4000);
        image.mean_luminance()
    });
    for device in &devices {
        let (scene, edited) = edited_on(device);
        for method in ["persistent-restore", "metropolis", "auto"] {
            let mut renderer = renderer(&scene, method, 0);
            let means: Vec<Vec<f64>> = (0..RUNS)
                .map(|run| {
                    renderer.restart(100 * run).expect("a working device");
                    image(&mut renderer, 12);
                    let steps = [(&edited, 1), (&scene, 2)];
                    let of_scene = |(scene, step): (&SceneOnDevice, u64)| {
                        let goes_on = renderer.edit(scene, 100 * run + step);
                        assert!(goes_on.expect("a working device"), "{method}");
                        assert_eq!(renderer.samples(), 0, "{method}");
                        image(&mut renderer, 12).mean_luminance()
                    };
                    steps.map(of_scene).to_vec()
                })
                .collect();
            for (truth, (mean, error)) in truths.iter().zip(mean_and_error(&means)) {
                let name = device.name();
                println!("{name}, {method}: {mean} +- {error}, {truth}");
                assert!(error < 0.05 * truth, "{name}, {method}: {error}");
                let off = (mean - truth) / error.hypot(0.004 * truth);
                assert!(
                    off.abs() < 4.5,
                    "{name}, {method}: {mean} +- {error}, {truth}"
                );
            }
        }
    }
}

/// Chains are kept: their image is another one than that of a new start. Path tracing knows nothing, and its image is the same.
#[test]
fn only_chains_remember_what_was_before_an_edit() {
    for device in devices() {
        let (scene, edited) = edited_on(&device);
        for (method, remembers) in [
            ("persistent-restore", true),
            ("pt", false),
            ("gradient-pt", false),
        ] {
            let mut gone_on = renderer(&scene, method, 1);
            image(&mut gone_on, 9);
            assert!(gone_on.edit(&edited, 7).expect("a working device"));
            let gone_on = image(&mut gone_on, 9);
            let fresh = image(&mut renderer(&edited, method, 7), 9);
            let name = device.name();
            assert_eq!(gone_on != fresh, remembers, "{name}, {method}");
        }
    }
}

/// Materials and lights of kinds that the scene did not have ask for other kernels on a card.
#[test]
fn an_edit_may_bring_new_kinds_of_materials_and_lights() {
    let mut scene = room();
    for material in &mut scene.materials[..2] {
        *material = Material::CoatedDiffuse {
            reflectance: Parameter::Constant([0.7, 0.3, 0.2]),
            alpha: [0.1.into(); 2],
            eta: 1.5,
        };
    }
    scene.lights.push(Light::Distant {
        direction: [0.0, -0.6, 0.8],
        irradiance: [2.0; 3],
    });
    let devices = devices();
    let converged = on(&devices[0], scene.clone());
    let truth = image(&mut renderer(&converged, "pt", 5), 2000).mean_luminance();
    for device in &devices {
        let (before, _) = edited_on(device);
        let edited = before.edited(scene.clone()).expect("a scene");
        let fresh = image(&mut renderer(&edited, "pt", 7), 100);
        for method in ["pt", "gradient-pt", "persistent-restore", "auto"] {
            let mut gone_on = renderer(&before, method, 1);
            image(&mut gone_on, 9);
            assert!(gone_on.edit(&edited, 7).expect("a working device"));
            let gone_on = image(&mut gone_on, 100);
            if method == "pt" {
                assert_eq!(gone_on, fresh, "{}", device.name());
            }
            let ratio = gone_on.mean_luminance() / truth;
            println!("{}, {method}: {ratio}", device.name());
            assert!((ratio - 1.0).abs() < 0.05, "{method}: {ratio}");
        }
    }
}

/// From another camera an edit is a camera move, too; the trees are those of before.
#[test]
fn an_edit_shares_the_trees_and_goes_to_the_camera_of_the_scene() {
    for device in devices() {
        let (scene, edited) = edited_on(&device);
        let (old, new) = (scene.world(), edited.world());
        assert!(std::ptr::eq(old.bvh(), new.bvh()) && new.is_edit_of(old));
        let mut camera = room().camera;
        camera.to_world[0][3] += 0.2;
        let camera = CameraModel::new(&camera, &room().film);
        let moved = edited.seen_by(camera);
        let mut gone_on = renderer(&scene, "pt", 1);
        image(&mut gone_on, 2);
        assert!(gone_on.edit(&moved, 3).expect("a working device"));
        let mut fresh = renderer(&edited, "pt", 1);
        fresh.set_camera(&camera, 3).expect("a working device");
        assert_eq!(image(&mut gone_on, 4), image(&mut fresh, 4));
    }
}

/// Other shapes, another depth or another size: the image is that of a new renderer.
#[test]
fn where_chains_cannot_go_on_they_start_anew() {
    let mut taller = room();
    taller.positions[0][1] += 0.1;
    let mut deeper = room();
    deeper.max_depth += 1;
    let mut larger = room();
    larger.film.resolution = [40, 20];
    for device in devices() {
        let (scene, _) = edited_on(&device);
        for other in [&taller, &deeper, &larger] {
            let other = scene.edited(other.clone()).expect("a scene");
            for method in ["persistent-restore", "auto"] {
                let mut gone_on = renderer(&scene, method, 1);
                image(&mut gone_on, 4);
                assert!(!gone_on.edit(&other, 7).expect("a working device"));
                let gone_on = image(&mut gone_on, 4);
                let fresh = image(&mut renderer(&other, method, 7), 4);
                assert_eq!(gone_on, fresh, "{}, {method}", device.name());
            }
        }
    }
}

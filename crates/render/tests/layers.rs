//! Layers that know nothing of light, against what is known of simple scenes.

use wayfare_render::cpu::PathTracing;
use wayfare_render::layers::{FirstHits, GUIDE_SAMPLES, Guides, Layer, Layers};
use wayfare_render::{Budget, Renderer, cpu};
use wayfare_scene::{Light, Material, NONE, Parameter, Projection, Relief};
use wayfare_testing::scenes::{BLACK, SceneBuilder, glow, grey, quad, sphere};
use wayfare_transport::{CameraModel, PathKinds, World};

const WHITE_SKY: Light = Light::Infinite {
    to_light: [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    image: NONE,
    radiance: [1.0; 3],
    portal: None,
};

fn world(builder: SceneBuilder) -> World {
    World::new(builder.scene).expect("a small BVH")
}

fn builtin(name: &str, size: [u32; 2]) -> World {
    let builtin = wayfare_builtin::find(name).expect("built in");
    let mut scene = builtin.load(&Default::default()).expect("it loads");
    scene.film.resolution = size;
    World::new(scene).expect("a small BVH")
}

fn close(a: [f32; 3], b: [f32; 3], tolerance: f32) -> bool {
    (0..3).all(|c| (a[c] - b[c]).abs() <= tolerance)
}

fn metal(alpha: f32) -> Material {
    Material::Conductor {
        eta: Parameter::Constant([0.2, 0.9, 1.1]),
        k: Parameter::Constant([3.9, 2.4, 2.2]),
        alpha: [Parameter::Constant(alpha); 2],
    }
}

/// Pixels all of whose neighbours see the same object.
fn inner(hits: &FirstHits) -> impl Iterator<Item = usize> {
    let [width, height] = hits.size.map(|n| n as usize);
    let object = |i: usize| hits.hits[i].map(|hit| hit.object);
    (0..width * height).filter(move |&i| {
        let (x, y) = (i % width, i / width);
        let around = |x: usize, y: usize| {
            (y - 1..=y + 1).flat_map(move |v| (x - 1..=x + 1).map(move |u| v * width + u))
        };
        x > 0
            && y > 0
            && x + 1 < width
            && y + 1 < height
            && around(x, y).all(|j| object(j) == object(i))
    })
}

#[test]
fn walls_of_the_room_have_the_reflectances_of_the_file() {
    let world = builtin("cornell", [80, 60]);
    let guides = Guides::render(&world, GUIDE_SAMPLES);
    let hits = FirstHits::render(&world, world.camera());
    let walls = [
        [0.62, 0.19, 0.10],
        [0.07, 0.30, 0.31],
        [0.58, 0.54, 0.49],
        [0.76, 0.73, 0.68],
    ];
    let mut seen = [0; 4];
    for i in inner(&hits) {
        let material = hits.hits[i].expect("the room is closed").material;
        let Material::Diffuse {
            reflectance: Parameter::Constant(wall),
        } = &world.scene().materials[material as usize]
        else {
            continue;
        };
        if let Some(which) = walls.iter().position(|known| close(*known, *wall, 1e-6)) {
            seen[which] += 1;
            let albedo = guides.albedo.pixels[i];
            assert!(close(albedo, *wall, 1e-5), "{albedo:?} for {wall:?}");
        }
    }
    assert!(seen.iter().all(|n| *n > 50), "{seen:?}");
}

#[test]
fn normals_and_positions_are_those_of_planes_and_spheres() {
    let mut builder = SceneBuilder::new("shapes", 2);
    builder.scene.film.resolution = [48, 48];
    // Turned away, so that its back is seen.
    builder.add(
        &quad([-9.0, -1.0, 0.0], [0.0, 0.0, 20.0], [20.0, 0.0, 0.0]).turned(),
        grey([0.5; 3]),
        None,
    );
    builder.add(&sphere([0.0, 0.3, 5.0], 1.0, 96), grey([0.2; 3]), None);
    let world = world(builder.camera([0.0, 0.5, 0.0], [0.0, 0.3, 5.0], 50.0));
    let hits = FirstHits::render(&world, world.camera());
    let guides = Guides::render(&world, GUIDE_SAMPLES);
    let mut seen = [0; 2];
    for i in inner(&hits) {
        let Some(hit) = hits.hits[i] else {
            assert_eq!(guides.normal.pixels[i], [0.0; 3]);
            continue;
        };
        // On the ray, at its distance.
        let [x, y] = [i % 48, i / 48].map(|n| (n as f32 + 0.5) / 48.0);
        let ray = world.camera().ray::<f32>([x, y], [0.0; 2]);
        let at = (ray.origin + ray.direction * hit.distance).to_f32();
        assert!(close(at, hit.position, 1e-4), "{at:?} {hit:?}");
        let expected = match hit.object {
            0 => [0.0, 1.0, 0.0],
            _ => {
                let centre = [0.0, 0.3, 5.0];
                std::array::from_fn(|axis| hit.position[axis] - centre[axis])
            }
        };
        let tolerance = [1e-5, 2e-3][hit.object as usize];
        assert!(
            close(hit.normal, expected, tolerance),
            "{hit:?} {expected:?}"
        );
        let length = |v: [f32; 3]| v.iter().map(|c| c * c).sum::<f32>().sqrt();
        assert!((length(hit.normal) - 1.0).abs() < 1e-5);
        // The mean over the pixel, which bends a little on the sphere.
        let mean = guides.normal.pixels[i];
        assert!(
            close(mean, expected, [1e-5, 0.1][hit.object as usize]),
            "{mean:?} {expected:?}"
        );
        assert_eq!(hit.object, hit.material);
        seen[hit.object as usize] += 1;
    }
    assert!(seen.iter().all(|n| *n > 100), "{seen:?}");
}

#[test]
fn motion_is_where_the_point_was_less_where_it_is() {
    let scene = |from: [f32; 3]| {
        let mut builder = SceneBuilder::new("moved", 2);
        builder.scene.film.resolution = [60, 40];
        builder.add(
            &quad([-2.0, -0.5, 4.0], [4.0, 0.0, 1.0], [0.0, 2.0, 0.5]),
            grey([0.5; 3]),
            None,
        );
        world(builder.camera(from, [0.2, 0.0, 5.0], 40.0))
    };
    let (now, before) = (scene([0.0, 0.0, 0.0]), scene([0.1, -0.05, 0.2]));
    let hits = FirstHits::render(&now, before.camera());
    // By hand: the axes of the earlier camera as the scene builder makes them, and 40 degrees from top to bottom.
    let from = wide([0.1, -0.05, 0.2]);
    let z = normalized(sub(wide([0.2, 0.0, 5.0]), from));
    let x = normalized(cross([0.0, 1.0, 0.0], z));
    let y = cross(z, x);
    let (mut on_quad, mut at_infinity) = (0, 0);
    for (i, (hit, motion)) in hits.hits.iter().zip(&hits.motion).enumerate() {
        let pixel = [(i % 60) as f64 + 0.5, (i / 60) as f64 + 0.5];
        let v = match hit {
            Some(hit) => sub(wide(hit.position), from),
            None => {
                let film = [pixel[0] / 60.0, pixel[1] / 40.0].map(|c| c as f32);
                wide(now.camera().ray::<f32>(film, [0.0; 2]).direction.to_f32())
            }
        };
        let scale = 20.0 / 20f64.to_radians().tan();
        let seen = [
            30.0 + scale * dot(v, x) / dot(v, z),
            20.0 - scale * dot(v, y) / dot(v, z),
        ];
        let motion = motion.expect("before the camera");
        for axis in 0..2 {
            let expected = seen[axis] - pixel[axis];
            assert!(
                (f64::from(motion[axis]) - expected).abs() < 2e-3,
                "{motion:?} {seen:?}"
            );
        }
        *if hit.is_some() {
            &mut on_quad
        } else {
            &mut at_infinity
        } += 1;
    }
    assert!(on_quad > 300 && at_infinity > 300);
    // A camera that has not moved.
    let still = FirstHits::render(&now, now.camera());
    let all = still.motion.iter().flatten().flatten();
    assert!(all.copied().all(|m| m.abs() < 1e-3));
}

/// A card in front of a wall: the camera moves to the right, and sees what was behind the card's right edge.
#[test]
fn what_comes_into_view_is_what_was_hidden() {
    let scene = |from: [f32; 3]| {
        let mut builder = SceneBuilder::new("hidden", 2);
        builder.scene.film.resolution = [60, 40];
        let across = |half: f32| [2.0 * half, 0.0, 0.0];
        let up = |half: f32| [0.0, 2.0 * half, 0.0];
        builder.add(
            &quad([-0.4, -0.4, 4.0], across(0.4), up(0.4)),
            grey([0.5; 3]),
            None,
        );
        builder.add(
            &quad([-9.0, -9.0, 6.0], across(9.0), up(9.0)),
            grey([0.5; 3]),
            None,
        );
        world(builder.camera(from, [from[0], 0.0, 5.0], 40.0))
    };
    let (now, before) = (scene([1.0, 0.0, 0.0]), scene([0.0, 0.0, 0.0]));
    let hits = FirstHits::render(&now, before.camera());
    let last = FirstHits::render(&before, before.camera());
    let (mut hidden, mut beside) = (0, 0);
    for (pixel, is_uncovered) in hits.uncovered(&last).into_iter().enumerate() {
        let hit = hits.hits[pixel].expect("the wall or the card");
        // By hand: the card's shadow on the wall, seen from the earlier camera; and the edge of its image.
        let [x, y, z] = hit.position;
        let is_behind = z > 5.0 && x.abs().max(y.abs()) < 0.4 * 6.0 / 4.0;
        let edge = 20f32.to_radians().tan() * z * 1.5;
        let is_outside = x > edge;
        // A pixel of the earlier image is some hundredths wide there.
        let near = |a: f32, b: f32| (a - b).abs() < 0.15;
        let is_at_edge = near(x.abs(), 0.6) || near(y.abs(), 0.6) || near(x, edge);
        let is_at_edge_of_card = z < 5.0 && x.abs().max(y.abs()) > 0.3;
        if is_at_edge || is_at_edge_of_card {
            continue;
        }
        assert_eq!(is_uncovered, is_behind || is_outside, "{:?}", hit.position);
        hidden += usize::from(is_behind);
        beside += usize::from(is_outside);
    }
    assert!(hidden > 10 && beside > 10, "{hidden} {beside}");
    assert!(last.uncovered(&last).iter().all(|uncovered| !uncovered));
}

fn wide(v: [f32; 3]) -> [f64; 3] {
    v.map(f64::from)
}

fn sub(a: [f64; 3], b: [f64; 3]) -> [f64; 3] {
    std::array::from_fn(|i| a[i] - b[i])
}

fn dot(a: [f64; 3], b: [f64; 3]) -> f64 {
    (0..3).map(|i| a[i] * b[i]).sum()
}

fn cross(a: [f64; 3], b: [f64; 3]) -> [f64; 3] {
    [
        a[1] * b[2] - a[2] * b[1],
        a[2] * b[0] - a[0] * b[2],
        a[0] * b[1] - a[1] * b[0],
    ]
}

fn normalized(v: [f64; 3]) -> [f64; 3] {
    v.map(|c| c / dot(v, v).sqrt())
}

#[test]
fn every_camera_sees_a_point_where_its_ray_goes() {
    for projection in [
        Projection::Perspective,
        Projection::Orthographic,
        Projection::SphericalEqualArea,
        Projection::SphericalEquirectangular,
    ] {
        let mut builder =
            SceneBuilder::new("camera", 1).camera([1.0, 2.0, -3.0], [0.5, 0.0, 2.0], 70.0);
        builder.scene.film.resolution = [30, 20];
        builder.scene.film.crop_window = [0.1, 0.8, 0.2, 1.0];
        builder.scene.camera.projection = projection;
        let camera = CameraModel::new(&builder.scene.camera, &builder.scene.film);
        for film in [[0.1, 0.2], [0.45, 0.7], [0.9, 0.05]] {
            let ray = camera.ray::<f32>(film, [0.0; 2]);
            let point = (ray.origin + ray.direction * 3.0).to_f32();
            let seen = camera.project(point).expect("in sight");
            assert!(
                (0..2).all(|i| (seen[i] - film[i]).abs() < 1e-5),
                "{projection:?} {film:?} {seen:?}"
            );
            let far = camera.project_direction(ray.direction.to_f32());
            if projection != Projection::Orthographic {
                let far = far.expect("in sight");
                assert!(
                    (0..2).all(|i| (far[i] - film[i]).abs() < 1e-5),
                    "{projection:?}"
                );
            }
        }
        if projection == Projection::Perspective {
            let ray = camera.ray::<f32>([0.5; 2], [0.0; 2]);
            let behind = (ray.origin - ray.direction).to_f32();
            assert_eq!(camera.project(behind), None);
        }
    }
}

#[test]
fn guides_look_into_mirrors_and_through_glass() {
    let wall = [0.8, 0.4, 0.1];
    let scene = |material: Material| {
        let mut builder = SceneBuilder::new("mirror", 2);
        // A mirror at 45 degrees shows a wall on the right; another wall is behind it.
        builder.add(
            &quad([-3.0, -3.0, 1.0], [0.0, 6.0, 0.0], [6.0, 0.0, 6.0]),
            material,
            None,
        );
        builder.add(
            &quad([9.0, -50.0, -50.0], [0.0, 0.0, 100.0], [0.0, 100.0, 0.0]),
            grey(wall),
            None,
        );
        builder.add(
            &quad([-50.0, -50.0, 20.0], [0.0, 100.0, 0.0], [100.0, 0.0, 0.0]),
            grey([0.2; 3]),
            None,
        );
        let world = world(builder.camera([0.0; 3], [0.0, 0.0, 1.0], 5.0));
        let hits = FirstHits::render(&world, world.camera());
        assert!(
            hits.hits
                .iter()
                .all(|hit| hit.is_some_and(|hit| hit.material == 0))
        );
        Guides::render(&world, GUIDE_SAMPLES)
    };
    // Metal: the wall on the right, in the colour of the metal at 45 degrees.
    let mirrored = scene(metal(0.0));
    let cos = std::f64::consts::FRAC_1_SQRT_2;
    let (eta, k) = ([0.2, 0.9, 1.1], [3.9, 2.4, 2.2]);
    let middle = 8 * 16 + 8;
    let albedo = mirrored.albedo.pixels[middle];
    for c in 0..3 {
        let expected = f64::from(wall[c]) * fresnel(cos, eta[c], k[c]);
        assert!(
            (f64::from(albedo[c]) - expected).abs() < 0.01,
            "{albedo:?} {expected}"
        );
    }
    assert!(close(
        mirrored.normal.pixels[middle],
        [-1.0, 0.0, 0.0],
        1e-4
    ));
    // A pane of glass: mostly the wall behind it, with some of the one that is reflected.
    let glass = scene(Material::ThinDielectric { eta: 1.5 });
    let albedo = glass.albedo.pixels[middle];
    assert!(
        albedo[0] > 0.2 && albedo[0] < 0.35 && albedo[0] > albedo[2],
        "{albedo:?}"
    );
    assert!(glass.normal.pixels[middle][2] < -0.8);
    // A rough mirror is not looked into.
    let rough = scene(metal(0.3));
    let tilted = std::f32::consts::FRAC_1_SQRT_2;
    assert!(
        close(rough.normal.pixels[middle], [tilted, 0.0, -tilted], 1e-4),
        "{:?}",
        rough.normal.pixels[middle]
    );
}

/// The share of unpolarised light that a metal reflects, from the formula with complex numbers split up.
fn fresnel(cos: f64, eta: f64, k: f64) -> f64 {
    let (cos2, sin2) = (cos * cos, 1.0 - cos * cos);
    let t0 = eta * eta - k * k - sin2;
    let a2b2 = (t0 * t0 + 4.0 * eta * eta * k * k).sqrt();
    let a = (0.5 * (a2b2 + t0)).max(0.0).sqrt();
    let rs = (a2b2 + cos2 - 2.0 * cos * a) / (a2b2 + cos2 + 2.0 * cos * a);
    let t3 = cos2 * a2b2 + sin2 * sin2;
    let t4 = 2.0 * cos * a * sin2;
    0.5 * (rs + rs * (t3 - t4) / (t3 + t4))
}

/// In a white furnace a convex object has the radiance of its directional-hemispherical reflectance.
#[test]
fn the_albedo_is_the_radiance_in_a_white_furnace() {
    let half = Parameter::Constant(0.5);
    let blue = Parameter::Constant([0.2, 0.4, 0.9]);
    let varnish = Material::CoatedDiffuse {
        reflectance: blue,
        alpha: [Parameter::Constant(0.0); 2],
        eta: 1.5,
    };
    let brushed = Material::CoatedConductor {
        eta: Parameter::Constant([0.2, 0.9, 1.1]),
        k: Parameter::Constant([3.9, 2.4, 2.2]),
        alpha: [Parameter::Constant(0.3); 2],
        coat_alpha: [Parameter::Constant(0.2); 2],
        coat_eta: 1.5,
    };
    let mixture = Material::Mix {
        materials: [0, 1],
        amount: half,
    };
    for (name, material) in [
        ("metal", metal(0.4)),
        ("varnish", varnish),
        ("brushed", brushed),
        ("mixture", mixture),
    ] {
        let mut builder = SceneBuilder::new("furnace", 1).camera([0.0, 0.0, -4.0], [0.0; 3], 20.0);
        builder.scene.film.resolution = [8, 8];
        builder
            .scene
            .materials
            .extend([grey([0.9, 0.1, 0.5]), metal(0.2)]);
        builder.scene.reliefs.extend([Relief::None; 2]);
        builder.add(&sphere([0.0; 3], 1.5, 64), material, None);
        builder.scene.lights.push(WHITE_SKY);
        let world = std::sync::Arc::new(world(builder));
        let pool = cpu::threads(0).expect("threads");
        let mut traced = PathTracing::new(world.clone(), PathKinds::ALL, 1, pool);
        traced
            .advance(&Budget::of_samples(1024))
            .expect("it renders");
        let truth = traced.image().expect("an image").mean();
        let albedo = Guides::render(&world, GUIDE_SAMPLES).albedo.mean();
        // Of 128 directions in each pixel; the image has noise of 0.003.
        for c in 0..3 {
            assert!(
                (albedo[c] - truth[c]).abs() < 0.01,
                "{name}: {albedo:?} {truth:?}"
            );
        }
    }
}

#[test]
fn lamps_and_skies_have_their_colour_and_no_more_than_white() {
    let mut builder = SceneBuilder::new("lamp", 1);
    builder.add(
        &quad([-5.0, -5.0, 3.0], [0.0, 5.0, 0.0], [10.0, 0.0, 0.0]),
        BLACK,
        glow([8.0, 4.0, 2.0]),
    );
    builder.scene.lights.push(Light::Infinite {
        to_light: [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
        image: NONE,
        radiance: [0.1, 0.2, 0.4],
        portal: None,
    });
    let world = world(builder);
    let layers = Layers::render(&world, &Layer::ALL, None);
    let albedo = layers.values(Layer::Albedo);
    let at = |i: usize| [albedo[0][i], albedo[1][i], albedo[2][i]];
    assert!(
        close(at(15 * 16 + 8), [1.0, 0.5, 0.25], 1e-5),
        "{:?}",
        at(15 * 16 + 8)
    );
    assert!(close(at(8), [0.1, 0.2, 0.4], 1e-5), "{:?}", at(8));
    // Where nothing is seen.
    assert_eq!(layers.values(Layer::Depth)[0][8], f32::INFINITY);
    assert_eq!(layers.values(Layer::Object)[0][8], -1.0);
    assert_eq!(layers.values(Layer::Material)[0][8], -1.0);
}

#[test]
fn layers_of_all_scenes_are_numbers_in_their_ranges() {
    for scene in wayfare_builtin::all() {
        let world = builtin(scene.name, [48, 36]);
        let layers = Layers::render(&world, &Layer::ALL, None);
        for layer in Layer::ALL {
            let values = layers.values(layer);
            // No choice has been made yet.
            let is_known = layer != Layer::Chains;
            assert_eq!(!values.is_empty(), is_known);
            assert!(!is_known || values.len() == layer.channels().len());
            let all = || values.iter().flatten().copied();
            assert!(all().all(|v| !v.is_nan()), "{} {layer}", scene.name);
            let range = match layer {
                Layer::Albedo | Layer::Chains => 0.0..=1.0,
                Layer::Normal => -1.0001..=1.0001,
                Layer::Depth => 0.0..=f32::INFINITY,
                Layer::Object | Layer::Material => -1.0..=1e6,
                Layer::Position | Layer::Motion => -1e6..=1e6,
            };
            assert!(all().all(|v| range.contains(&v)), "{} {layer}", scene.name);
            let preview = layers.preview(layer);
            assert!(
                preview
                    .pixels
                    .iter()
                    .flatten()
                    .all(|c| (0.0..=1.0).contains(c)),
                "{} {layer}",
                scene.name
            );
        }
        let names: Vec<_> = layers
            .channels(&[Layer::Depth, Layer::Motion])
            .into_iter()
            .map(|c| c.name)
            .collect();
        assert_eq!(names, ["depth.Z", "motion.X", "motion.Y"]);
    }
    assert_eq!("depth".parse::<Layer>(), Ok(Layer::Depth));
    assert!("dept".parse::<Layer>().is_err());
}

//! Film points that kernels carry from one camera to another are those of the CPU.

use crate::common::program;
use std::sync::Arc;
use wayfare_builtin as builtin;
use wayfare_gpu::{SceneOnGpu, reproject};
use wayfare_sampling::Philox;
use wayfare_scene::{PixelFilter, Projection, Scene};
use wayfare_transport::{CameraModel, Reprojection, World};

const POINTS: u64 = 4000;

/// A plain scene whose camera and film are changed, and two cameras of its path that are some frames apart.
fn cameras(name: &str, change: &dyn Fn(&mut Scene)) -> (Arc<World>, [CameraModel; 2]) {
    let builtin = builtin::find(name).expect("a built-in scene");
    let mut scene = builtin.load(&Default::default()).expect("it loads");
    scene.film.resolution = [48, 36];
    change(&mut scene);
    let frames = builtin.trajectory().frames(30.0);
    let models = [0, 4].map(|frame: usize| {
        let camera = frames[frame].camera(&scene.camera);
        CameraModel::new(&camera, &scene.film)
    });
    (Arc::new(World::new(scene).expect("a world")), models)
}

fn with_lens(scene: &mut Scene) {
    scene.camera.lens_radius = 0.05;
    scene.camera.focal_distance = 3.0;
}

#[test]
fn film_points_move_as_on_the_cpu() {
    let Some(program) = program() else {
        return;
    };
    type Change<'a> = &'a dyn Fn(&mut Scene);
    let cases: [(&str, &str, Change<'_>); 5] = [
        ("pinhole", "ajar", &|_| ()),
        ("lens", "gloss", &with_lens),
        // Nothing is around a room that is smaller.
        ("directions", "cornell", &|scene| {
            for [x, y, z] in &mut scene.positions {
                (*x, *y, *z) = (0.3 * *x, 1.0 + 0.3 * (*y - 1.0), 0.3 * *z);
            }
        }),
        ("orthographic with a lens", "gloss", &|scene| {
            scene.camera.projection = Projection::Orthographic;
            scene.camera.screen_window = Some([-1.2, 1.2, -0.9, 0.9]);
            with_lens(scene);
        }),
        ("filter", "gloss", &|scene| {
            scene.film.filter = PixelFilter::Gaussian {
                radius: [1.5; 2],
                sigma: 0.5,
            };
        }),
    ];
    for (name, scene, change) in cases {
        let (world, [from, to]) = cameras(scene, change);
        let points: Vec<_> = (0..POINTS)
            .map(|sample| {
                let mut stream = Philox::new(8).stream(0, sample);
                let [a, b, c, d] = std::array::from_fn(|i| stream.unit(i as u32));
                ([a, b], [c, d])
            })
            .collect();
        let there = Reprojection::new(&world, &from, &to).expect("flat films");
        let scene = SceneOnGpu::with_program(program.clone(), world.clone());
        let scene = Arc::new(scene.expect("a small scene"));
        let found = reproject(&scene, [&from, &to], &points).expect("a working card");

        let (mut mapped, mut parted, mut escaped) = (0, 0, 0);
        let (mut apart, mut areas) = (Vec::new(), Vec::new());
        for (&(film, lens), here) in points.iter().zip(found) {
            let (here, there) = match (here, there.map(film, lens)) {
                (Some(here), Some(there)) => (here, there),
                (None, None) => continue,
                _ => {
                    parted += 1;
                    continue;
                }
            };
            mapped += 1;
            let seen = world.first_surface(&from.sample(film, lens).ray);
            escaped += usize::from(seen.is_none());
            let off = (0..2).map(|axis| f64::from(here.film[axis] - there.film[axis]).abs());
            apart.push(off.fold(0.0, f64::max));
            areas.push((here.jacobian / there.jacobian - 1.0).abs());
        }
        for errors in [&mut apart, &mut areas] {
            errors.sort_by(f64::total_cmp);
        }
        let at = |errors: &[f64], share: f64| errors[(share * (mapped - 1) as f64) as usize];
        println!(
            "{name}: {mapped} mapped, {escaped} directions, {parted} part; film {:.1e} {:.1e}, area {:.1e} {:.1e}",
            at(&apart, 0.5),
            at(&apart, 0.99),
            at(&areas, 0.5),
            at(&areas, 0.99)
        );
        assert!(mapped > 1000, "{name}: {mapped}");
        assert!(escaped > 500 || name != "directions", "{escaped}");
        // At edges, and where the point of a filter is between two pixels. Found: none.
        assert!(parted * 1000 <= mapped, "{name}: {parted} of {mapped}");
        // Found: up to 2.4e-7, 3e-7 and 8e-7.
        assert!(at(&apart, 0.99) < 2e-6, "{name}: {:e}", at(&apart, 0.99));
        assert!(at(&areas, 0.5) < 3e-6, "{name}: {:e}", at(&areas, 0.5));
        assert!(at(&areas, 0.99) < 1e-5, "{name}: {:e}", at(&areas, 0.99));
    }
}

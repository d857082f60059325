//! Film points carried from one camera to another.

use std::sync::LazyLock;
use wayfare_builtin as builtin;
use wayfare_sampling::Philox;
use wayfare_scene::{Camera, PixelFilter, Projection, Scene};
use wayfare_transport::{CameraModel, Reprojection, World};

/// A built-in scene whose camera and film are changed, and two cameras of its path that are some frames apart.
fn cameras(name: &str, change: impl Fn(&mut Scene)) -> (World, [CameraModel; 2]) {
    let builtin = builtin::find(name).expect("a built-in scene");
    let mut scene = builtin.load(&Default::default()).expect("it loads");
    scene.film.resolution = [48, 36];
    change(&mut scene);
    let frames = builtin.trajectory().frames(30.0);
    let model = |frame: usize| {
        let camera: Camera = frames[frame].camera(&scene.camera);
        CameraModel::new(&camera, &scene.film)
    };
    let models = [model(0), model(4)];
    (World::new(scene).expect("a world"), models)
}

/// A name, a scene and two cameras.
type Case = (&'static str, World, [CameraModel; 2]);

/// All kinds of cameras and filters that can be carried over.
static CASES: LazyLock<Vec<Case>> = LazyLock::new(|| {
    let case = |words, name, change: &dyn Fn(&mut Scene)| {
        let (world, models) = cameras(name, change);
        (words, world, models)
    };
    vec![
        case("pinhole", "ajar", &|_| ()),
        case("sky", "terrace", &|_| ()),
        case("lens", "gloss", &|scene| {
            scene.camera.lens_radius = 0.05;
            scene.camera.focal_distance = 3.0;
        }),
        case("orthographic with a lens", "gloss", &|scene| {
            scene.camera.projection = Projection::Orthographic;
            scene.camera.screen_window = Some([-1.2, 1.2, -0.9, 0.9]);
            scene.camera.lens_radius = 0.05;
            scene.camera.focal_distance = 3.0;
        }),
        case("filter", "gloss", &|scene| {
            scene.film.filter = PixelFilter::Gaussian {
                radius: [1.5; 2],
                sigma: 0.5,
            };
        }),
    ]
});

fn uniform(sample: u64) -> ([f32; 2], [f32; 2]) {
    let mut stream = Philox::new(8).stream(0, sample);
    let [a, b, c, d] = std::array::from_fn(|i| stream.unit(i as u32));
    ([a, b], [c, d])
}

#[test]
fn the_way_back_leads_to_where_it_began() {
    for (name, world, [from, to]) in CASES.iter() {
        let there = Reprojection::new(world, from, to).expect("flat films");
        let back = there.inverse();
        let (mut mapped, mut lost) = (0, 0);
        for sample in 0..1500 {
            let (film, lens) = uniform(sample);
            let Some(other) = there.map(film, lens) else {
                continue;
            };
            mapped += 1;
            let Some(again) = back.map(other.film, lens) else {
                lost += 1;
                continue;
            };
            let off = (0..2).map(|axis| (again.film[axis] - film[axis]).abs());
            assert!(
                off.clone().all(|off| off < 1e-4),
                "{name}: {film:?} {off:?}"
            );
            let product = again.jacobian * other.jacobian;
            assert!(
                (product - 1.0).abs() < 1e-2,
                "{name}: {product} at {film:?}"
            );
        }
        // Few are lost to rounding, at edges and where surfaces are seen from the side.
        assert!(mapped > 750, "{name}: {mapped}");
        assert!(lost * 100 <= mapped, "{name}: {lost} of {mapped}");
    }
}

#[test]
fn the_jacobian_is_that_of_finite_differences() {
    for (name, world, [from, to]) in CASES.iter() {
        // Powers of two: coordinates are moved without rounding. That of the film point that is found is divided by the
        // step; but a filter is a table, whose slope jumps from cell to cell, and long steps straddle cells. Found:
        // 9e-5 and 2e-3.
        let (step, limit) = match from.filter() {
            None => (1.0f32 / 1024.0, 3e-4),
            Some(_) => (1.0f32 / 32768.0, 4e-3),
        };
        let there = Reprojection::new(world, from, to).expect("flat films");
        let mut off = Vec::new();
        for sample in 0..600 {
            let (film, lens) = uniform(sample);
            let film = film.map(|u| (u / step).round() * step);
            let Some(here) = there.map(film, lens) else {
                continue;
            };
            let moved = |axis: usize, by: f32| {
                let mut film = film;
                film[axis] += by;
                let mapped = there.map(film, lens)?;
                Some(mapped.film.map(f64::from))
            };
            let column = |axis| {
                let (a, b) = (moved(axis, -step)?, moved(axis, step)?);
                Some([0, 1].map(|i| (b[i] - a[i]) / (2.0 * f64::from(step))))
            };
            let (Some(a), Some(b)) = (column(0), column(1)) else {
                continue;
            };
            let determinant = (a[0] * b[1] - a[1] * b[0]).abs();
            off.push((determinant / here.jacobian - 1.0).abs());
        }
        // Differences may still straddle an edge of the geometry or of a cell; a wrong formula is off everywhere.
        assert!(off.len() > 200, "{name}: {}", off.len());
        off.sort_by(f64::total_cmp);
        let median = off[off.len() / 2];
        assert!(median < limit, "{name}: {median}");
    }
}

/// The mean Jacobian over the points of one film that are mapped is the area that is mapped to.
#[test]
fn the_map_conserves_area() {
    for (name, world, [from, to]) in CASES.iter() {
        let there = Reprojection::new(world, from, to).expect("flat films");
        let back = there.inverse();
        let samples = 8000u32;
        let (mut sum, mut squares, mut reached) = (0.0, 0.0, 0.0);
        for sample in 0..u64::from(samples) {
            let (film, lens) = uniform(sample);
            let jacobian = there.map(film, lens).map_or(0.0, |mapped| mapped.jacobian);
            sum += jacobian;
            squares += jacobian * jacobian;
            let (film, lens) = uniform(sample + u64::from(samples));
            reached += f64::from(u8::from(back.map(film, lens).is_some()));
        }
        let n = f64::from(samples);
        let (area, share) = (sum / n, reached / n);
        let error = ((squares / n - area * area + share * (1.0 - share)) / n).sqrt();
        let off = (area - share) / error.max(1e-3 * area);
        assert!(
            share > 0.5 && off.abs() < 4.5,
            "{name}: {area}, {share}: {off} sigma"
        );
    }
}

//! The trees find what a search over all triangles finds.

use crate::common::*;
use wayfare_sampling::Philox;
use wayfare_scene::{NONE, Scene};
use wayfare_testing::scenes::*;
use wayfare_transport::bvh::{Hit, MAX_DEPTH, MAX_TOP_DEPTH, RayQuery};
use wayfare_transport::math::Vec3;
use wayfare_transport::{World, WorldError, affine};

/// All triangles in world space, with their identity.
fn flatten(scene: &Scene) -> Vec<(Hit, [Vec3<f64>; 3])> {
    let corners = |t: u32| scene.triangles[t as usize].map(|v| scene.positions[v as usize]);
    let mut all = Vec::new();
    for triangle in 0..scene.objects[0].triangle_count {
        all.push((
            Hit {
                triangle,
                instance: NONE,
            },
            corners(triangle).map(Vec3::of),
        ));
    }
    for (i, instance) in scene.instances.iter().enumerate() {
        let object = &scene.objects[instance.object as usize];
        for triangle in object.first_triangle..object.first_triangle + object.triangle_count {
            let world =
                corners(triangle).map(|p| affine::point_real(&instance.to_world, Vec3::of(p)));
            all.push((
                Hit {
                    triangle,
                    instance: i as u32,
                },
                world,
            ));
        }
    }
    all
}

fn distance(corners: &[Vec3<f64>; 3], origin: Vec3<f64>, direction: Vec3<f64>) -> Option<f64> {
    let [p0, p1, p2] = *corners;
    let (e1, e2) = (p1 - p0, p2 - p0);
    let p = direction.cross(e2);
    let det = e1.dot(p);
    let s = origin - p0;
    let (b1, q) = (s.dot(p) / det, s.cross(e1));
    let (b2, t) = (direction.dot(q) / det, e2.dot(q) / det);
    (b1 >= 0.0 && b2 >= 0.0 && b1 + b2 <= 1.0 && t > 0.0).then_some(t)
}

fn clutter() -> SceneBuilder {
    let mut b = SceneBuilder::new("test", 4);
    b.add(
        &cube([0.0; 3], 3.0).turned(),
        grey([0.5; 3]),
        glow([1.0; 3]),
    );
    b.add(&sphere([0.5, 0.0, 0.2], 0.7, 24), grey([0.5; 3]), None);
    b.add(&sphere([-1.0, 1.0, -0.5], 0.4, 12), grey([0.5; 3]), None);
    b.add(&cube([1.5, -1.0, 1.0], 0.5), grey([0.5; 3]), None);
    let object = b.object();
    b.add(&sphere([0.0; 3], 1.0, 10), grey([0.5; 3]), None);
    b.add(&cube([1.0, 0.0, 0.0], 0.3), grey([0.5; 3]), None);
    let c = 0.8f32.cos();
    let s = 0.8f32.sin();
    b.place(
        object,
        [
            [0.4, 0.0, 0.0, -1.5],
            [0.0, 0.4, 0.0, -1.5],
            [0.0, 0.0, 0.4, -1.0],
        ],
    );
    b.place(
        object,
        [
            [c, -s, 0.0, 1.5],
            [s * 0.5, c * 0.5, 0.1, 1.5],
            [0.0, 0.0, -0.7, 0.5],
        ],
    );
    b.place(
        object,
        [
            [0.2, 0.0, 0.0, 0.0],
            [0.0, 0.0, 0.9, -2.0],
            [0.0, 0.3, 0.0, 2.0],
        ],
    );
    b
}

#[test]
fn closest_hits_and_visibility_agree_with_brute_force() {
    let world = world(clutter());
    let all = flatten(world.scene());
    let philox = Philox::new(1);
    let (mut instanced, mut blocked, mut ties) = (0, 0, 0);
    let n = 20_000;
    for ray in 0..n {
        let mut s = philox.stream(0, ray);
        let mut number = |i: u32| s.unit(i) * 5.8 - 2.9;
        let origin = [number(0), number(1), number(2)];
        let target = [number(3), number(4), number(5)];
        let direction: [f32; 3] = std::array::from_fn(|i| target[i] - origin[i]);
        let (o, d) = (Vec3::<f64>::of(origin), Vec3::<f64>::of(direction));
        let mut hits: Vec<_> = all
            .iter()
            .filter_map(|(hit, c)| distance(c, o, d).map(|t| (t, *hit)))
            .collect();
        hits.sort_by(|a, b| a.0.total_cmp(&b.0));
        let (t, expected) = hits[0];
        let got = world
            .bvh()
            .closest(
                RayQuery::new(origin, direction, f32::INFINITY),
                Hit::NOTHING,
            )
            .expect("the room is closed");
        if got != expected {
            // Only edges that two triangles share, and points that are too close together, may differ.
            let t_got = hits
                .iter()
                .find(|(_, hit)| *hit == got)
                .map_or(f64::MAX, |hit| hit.0);
            ties += 1;
            assert!(
                (t_got - t).abs() < 1e-4,
                "ray {ray}: {got:?} at {t_got}, expected {expected:?} at {t}"
            );
        }
        instanced += u32::from(expected.instance != NONE);
        if (t - 1.0).abs() > 1e-4 {
            let segment = RayQuery::new(origin, direction, 1.0);
            assert_eq!(
                world.bvh().occluded(segment, [Hit::NOTHING; 2]),
                t < 1.0,
                "ray {ray}"
            );
            blocked += u32::from(t < 1.0);
        }
        // Skipping the closest triangle finds the next one.
        if hits.len() > 1 && hits[1].0 - t > 1e-4 && got == expected {
            let next = world
                .bvh()
                .closest(RayQuery::new(origin, direction, f32::INFINITY), expected);
            let t_next = next
                .and_then(|n| hits.iter().find(|h| h.1 == n))
                .map(|h| h.0);
            assert!(t_next.is_some_and(|t| t - hits[1].0 < 1e-4), "ray {ray}");
        }
    }
    assert!(instanced > 1000 && blocked > 2000, "{instanced} {blocked}");
    assert!(ties < 10, "{ties} ties");
}

/// An instance looks exactly like the same triangles placed in the world by hand.
#[test]
fn instances_shade_like_flattened_geometry() {
    let maps = [
        [
            [0.5, 0.0, 0.0, -0.8],
            [0.0, 0.5, 0.0, 0.0],
            [0.0, 0.0, 0.5, 4.0],
        ],
        // This one mirrors, which must not turn the inside out.
        [
            [-0.6, 0.2, 0.0, 0.8],
            [0.0, 0.6, 0.1, 0.2],
            [0.0, 0.0, 0.5, 4.5],
        ],
    ];
    let glass = wayfare_scene::Material::Dielectric {
        eta: 1.5,
        alpha: [0.2, 0.2].map(Into::into),
    };
    let base = || {
        let mut b = SceneBuilder::new("test", 6).camera([0.0; 3], [0.0, 0.0, 1.0], 40.0);
        b.add(
            &cube([0.0, 0.0, 4.0], 6.0).turned(),
            grey([0.4; 3]),
            glow([0.7; 3]),
        );
        b
    };
    let mut instanced = base();
    let object = instanced.object();
    instanced.add(&sphere([0.0; 3], 1.0, 16), glass, None);
    instanced.add(&cube([0.0, 1.2, 0.0], 0.4), glass, None);
    for map in maps {
        instanced.place(object, map);
    }
    let mut flat = base();
    for map in maps {
        let inverse = affine::inverse(&map);
        let mut ball = sphere([0.0; 3], 1.0, 16);
        let mut block = cube([0.0, 1.2, 0.0], 0.4);
        for p in ball.positions.iter_mut().chain(&mut block.positions) {
            *p = affine::point(&map, *p);
        }
        for n in &mut ball.normals {
            *n = affine::normal_real(&inverse, Vec3::<f32>::of(*n))
                .normalize()
                .to_f32();
        }
        flat.add(&ball, glass, None);
        // What the reader does for a transform that swaps handedness.
        let mirrored = maps[1] == map;
        flat.add(&block, glass, None).flip = mirrored;
    }
    let (a, ea) = mean_radiance(&world(instanced), 400_000, 1);
    let (b, eb) = mean_radiance(&world(flat), 400_000, 1);
    // The same random numbers: the paths are the same but for rounding, the means nearly so.
    assert!(
        (a - b).abs() < 0.2 * (ea + eb),
        "{a} +- {ea} and {b} +- {eb}"
    );
}

/// Rays that leave a surface do not hit it again, however large, small or far away it is.
#[test]
fn surfaces_do_not_shadow_themselves() {
    if wayfare_testing::is_left_out() {
        return;
    }
    for (scale, shift) in [
        (1.0, 0.0),
        (1e-3, 0.0),
        (1e4, 0.0),
        (1.0, 300.0),
        (0.05, 20.0),
    ] {
        let mut b = SceneBuilder::new("test", 1).camera(
            [shift, shift, shift - 3.0 * scale],
            [shift, shift, shift],
            30.0,
        );
        // A convex white object in a uniform glow: every path that leaves it must see the glow.
        b.add(
            &cube([shift; 3], 20.0 * scale).turned(),
            BLACK,
            glow([1.0; 3]),
        );
        b.add(&sphere([shift; 3], scale, 40), grey([1.0; 3]), None);
        assert_mean(
            &format!("{scale} {shift}"),
            mean_radiance(&world(b), 2_000_000, 3),
            1.0,
            2.5e-4,
        );
    }
}

/// A large floor of many triangles, nearly through the origin: its own neighbours must not shadow it.
#[test]
fn a_floor_does_not_shadow_itself() {
    let n = 24u32;
    // Slightly uneven heights, as exported scenes have them.
    let height = |i: u32, j: u32| 1e-6 * ((i * 7 + j * 13) % 5) as f32;
    let mut positions = Vec::new();
    let mut triangles = Vec::new();
    for i in 0..=n {
        for j in 0..=n {
            let at = |k: u32| 100.0 * (2.0 * k as f32 / n as f32 - 1.0);
            positions.push([at(i), height(i, j), at(j)]);
            if i < n && j < n {
                let v = i * (n + 1) + j;
                triangles.push([v, v + 1, v + n + 2]);
                triangles.push([v, v + n + 2, v + n + 1]);
            }
        }
    }
    let mut b = SceneBuilder::new("test", 1).camera([30.0, 20.0, -40.0], [40.0, 0.0, 30.0], 30.0);
    b.add(&cube([0.0; 3], 400.0).turned(), BLACK, glow([1.0; 3]));
    b.add(
        &Shape {
            positions,
            triangles,
            ..Default::default()
        },
        grey([1.0; 3]),
        None,
    );
    assert_mean("floor", mean_radiance(&world(b), 2_000_000, 3), 1.0, 2.5e-4);
}

/// A scene built in code with a wrong index is an error, not a panic in the tree.
#[test]
fn a_broken_scene_is_refused() {
    let mut builder = clutter();
    builder.scene.triangles[7][2] = 1_000_000;
    let Err(error) = World::new(builder.scene) else {
        panic!("the scene is broken");
    };
    assert!(matches!(error, WorldError::Scene(_)), "{error}");
    assert!(
        error
            .to_string()
            .contains("triangle 7 refers to vertex 1000000"),
        "{error}"
    );
}

/// Triangles whose boxes leave a builder little to choose from.
fn hard_shapes(count: u32) -> Vec<(&'static str, Shape)> {
    let philox = Philox::new(3);
    let random = |i: u32, j: u32| {
        let mut s = philox.stream(j, u64::from(i));
        [0, 1, 2].map(|axis| 2.0 * s.unit(axis) - 1.0)
    };
    let near = |centre: [f32; 3], size: f32, i: u32| {
        [0, 1, 2].map(|j| {
            let offset = random(i, j);
            std::array::from_fn(|axis| centre[axis] + size * offset[axis])
        })
    };
    // The same triangle; one of a stack; one through all of a cube; one of a fan round an axis; one inside the next.
    let same = |_| near([0.0; 3], 1.0, 0);
    let stacked = |i: u32| {
        let height = 0.1 * i as f32 / count as f32;
        [
            [-1.0, -1.0, height],
            [1.0, -1.0, height],
            [0.0, 1.0, height],
        ]
    };
    let crossing = |i: u32| [[-1.0; 3], [1.0; 3], random(i, 0)];
    let fan = |i: u32| {
        let (sin, cos) = (i as f32 / count as f32 * std::f32::consts::TAU).sin_cos();
        [[0.0, 0.0, -1.0], [0.0, 0.0, 1.0], [cos, sin, 0.0]]
    };
    let nested = |i: u32| {
        let size = 1e6f32.powf(i as f32 / count as f32);
        [[-1.0, -1.0, 0.0], [1.0, -1.0, 0.0], [0.0, 1.0, 1.0]].map(|p| p.map(|c: f32| c * size))
    };
    // Sizes from 1e-4 to 100; a small scene with a few triangles far away; two small ones far from each other.
    let mixed = |i: u32| near(random(i, 3), 10f32.powf(3.0 * random(i, 4)[0] - 1.0), i);
    let far = |i: u32| match i % 500 {
        0 => near([1e17, 0.0, 1e17], 1e15, i),
        _ => near(random(i, 3), 0.05, i),
    };
    let apart = |i: u32| match i % 2 {
        0 => near([1e4, 1e4, -1e4], 10.0, i),
        _ => near(random(i, 3), 1e-3, i),
    };
    let shape = |triangle: &dyn Fn(u32) -> [[f32; 3]; 3]| Shape {
        positions: (0..count).flat_map(triangle).collect(),
        triangles: (0..count).map(|i| [3 * i, 3 * i + 1, 3 * i + 2]).collect(),
        ..Default::default()
    };
    vec![
        ("same", shape(&same)),
        ("stacked", shape(&stacked)),
        ("crossing", shape(&crossing)),
        ("fan", shape(&fan)),
        ("nested", shape(&nested)),
        ("mixed", shape(&mixed)),
        ("far", shape(&far)),
        ("apart", shape(&apart)),
    ]
}

fn world_of(shape: &Shape) -> World {
    let mut b = SceneBuilder::new("test", 1);
    b.add(shape, grey([0.5; 3]), None);
    world(b)
}

/// However triangles overlap, each is in the tree, and rays find the one that a search over all finds.
#[test]
fn hard_shapes_agree_with_brute_force() {
    for (name, shape) in hard_shapes(1500) {
        let world = world_of(&shape);
        let tree = &world.bvh().objects()[0];
        assert!(tree.depth() <= MAX_DEPTH, "{name}: {}", tree.depth());
        let mut found = vec![false; shape.triangles.len()];
        for entry in tree.triangles() {
            found[entry.id as usize] = true;
        }
        assert!(found.iter().all(|&found| found), "{name}");

        let all = flatten(world.scene());
        let philox = Philox::new(4);
        let mut hits = 0;
        for ray in (0..all.len()).step_by(5) {
            // At a point of a triangle, from as far away as it is large.
            let (_, corners @ [p0, p1, p2]) = &all[ray];
            let size = (*p1 - *p0)
                .length_squared()
                .max((*p2 - *p0).length_squared());
            if size.sqrt() > 1e12 {
                continue;
            }
            let mut s = philox.stream(0, ray as u64);
            let target = *p0 * 0.3 + *p1 * 0.3 + *p2 * 0.4;
            let away = Vec3::<f64>::of([0, 1, 2].map(|i| s.unit(i) - 0.5)) * (2.0 * size.sqrt());
            let origin = (target + away).to_f32();
            let (o, d) = (Vec3::<f64>::of(origin), Vec3::<f64>::of((-away).to_f32()));
            if distance(corners, o, d).is_none() {
                // Too flat to be aimed at.
                continue;
            }
            let nearest = all.iter().filter_map(|(_, c)| distance(c, o, d));
            let nearest = nearest.fold(f64::INFINITY, f64::min);
            let query = RayQuery::new(origin, d.to_f32(), f32::INFINITY);
            let hit = world.bvh().closest(query, Hit::NOTHING);
            let hit = hit.unwrap_or_else(|| panic!("{name}: ray {ray} hits nothing"));
            let t = distance(&all[hit.triangle as usize].1, o, d);
            assert!(
                t.is_some_and(|t| (t - nearest).abs() < 1e-3),
                "{name}: ray {ray} at {t:?}, expected {nearest}"
            );
            assert!(world.bvh().occluded(query, [Hit::NOTHING; 2]), "{name}");
            hits += 1;
        }
        assert!(hits > 200, "{name}: {hits} rays");
    }
}

/// The work of a build grows like n log n: quadratic work would be fifty times the limit.
#[test]
fn hard_shapes_take_little_work() {
    for count in [2000, 20_000] {
        for (name, shape) in hard_shapes(count) {
            let work = world_of(&shape).bvh().objects()[0].work() as f64;
            let limit = 150.0 * f64::from(count) * f64::from(count).log2();
            assert!(work < limit, "{name} {count}: {work} of {limit}");
        }
    }
}

/// Instances in the same place, and each inside the next.
#[test]
fn instances_may_overlap() {
    for growth in [1.0f32, 1.02] {
        let mut b = SceneBuilder::new("test", 1);
        let object = b.object();
        b.add(&cube([0.0; 3], 1.0), grey([0.5; 3]), None);
        let count = 900;
        for i in 0..count {
            let size = growth.powi(i);
            b.place(
                object,
                [
                    [size, 0.0, 0.0, 0.0],
                    [0.0, size, 0.0, 0.0],
                    [0.0, 0.0, size, 0.0],
                ],
            );
        }
        let world = world(b);
        let bvh = world.bvh();
        assert!(bvh.top_depth() <= MAX_TOP_DEPTH, "{}", bvh.top_depth());
        let mut instances = bvh.top_instances().to_vec();
        instances.sort_unstable();
        assert!(instances.into_iter().eq(0..count as u32), "{growth}");
        // From the middle, the smallest is met first.
        let query = RayQuery::new([0.0; 3], [0.3, 1.0, 0.2], f32::INFINITY);
        let hit = bvh.closest(query, Hit::NOTHING).expect("a hit");
        assert!(growth == 1.0 || hit.instance == 0, "{hit:?}");
    }
}

//! The kernels find the same paths, the same light and the same scores as the CPU, path by path.
//!
//! Both sides compute in f32, but not in the same order of operations, so they agree as well as rounding lets them.
//! The yardstick is the CPU itself: in f64, and with every coordinate moved by one unit in its last place. Where the
//! CPU gives another path or other light then, a kernel may as well.
//!
//! Why paths differ at all was looked into (239 of 81,920 paths of the built-in scenes, on lavapipe; the CPU differs
//! from its own f64 in 692): every one meets the edge between two triangles, a silhouette, two surfaces in one plane
//! (the steps of `pool` share a side), or the edge of a shadow, on the scale of one rounding, or after rough metal and
//! glass have magnified one rounding over many bounces. In nine of ten the light is the same nonetheless. A lamp that
//! also reflects is a case of its own: whether a point of its plane sees another one is the sign of a rounding error,
//! and so is whether a shadow ray is cast, but no light depends on it.

use crate::common::cases::{Case, PARTED_VERTICES, compare};
use std::sync::Arc;
use wayfare_builtin as builtin;
use wayfare_gpu::{Program, SceneOnGpu};
use wayfare_scene::Scene;
use wayfare_transport::{PathKinds, World};

/// Paths per scene: not a multiple of a workgroup, so that the last one is not full.
const POINTS: usize = 4100;
/// The same in WGSL.
const POINTS_WGSL: usize = 1500;

/// Compares the CPU, kernels in SPIR-V and, if asked for, kernels in WGSL with each other.
fn compare_all(scenes: Vec<Scene>, in_wgsl: bool) {
    let Some(programs) = crate::common::programs_in_both_forms() else {
        return;
    };
    let [spirv, wgsl] = &*programs;
    compare_with(scenes, spirv, in_wgsl.then_some(wgsl));
}

fn compare_with(scenes: Vec<Scene>, spirv: &Arc<Program>, wgsl: Option<&Arc<Program>>) {
    let (mut parted, mut vertices) = (0, 0);
    for scene in scenes {
        let mut case = Case::new(scene, POINTS);
        let by_spirv = case.on(spirv);
        parted += compare("SPIR-V and CPU", &case, &by_spirv);
        let counts = case.expected.iter().map(|e| u64::from(e.vertices));
        vertices += counts.sum::<u64>();
        let Some(wgsl) = wgsl else {
            continue;
        };
        case.truncate(POINTS_WGSL);
        let by_wgsl = case.on(wgsl);
        compare("WGSL and CPU", &case, &by_wgsl);
        case.expected = by_spirv[..POINTS_WGSL].to_vec();
        compare("WGSL and SPIR-V", &case, &by_wgsl);
    }
    let share = parted as f64 / vertices as f64;
    assert!(
        share <= PARTED_VERTICES,
        "{parted} paths part at {vertices} vertices: {share:e}"
    );
}

/// Makes kernels for all scenes together, which can do what any one of them asks for: software drivers compile such
/// kernels for long.
fn compare_at_once(scenes: Vec<Scene>) {
    let Some(programs) = crate::common::programs_in_both_forms() else {
        return;
    };
    let [spirv, _] = &*programs;
    let features = scenes.iter().map(|scene| {
        let world = World::new(scene.clone()).expect("a small BVH");
        let scene = SceneOnGpu::with_program(spirv.clone(), Arc::new(world));
        scene.expect("a small scene").features()
    });
    let all = features.fold(0, |all, features| all | features);
    let spirv = Arc::new(spirv.with_features(all).expect("layouts"));
    compare_with(scenes, &spirv, None);
}

fn load(scene: &builtin::Builtin) -> Scene {
    scene.load(&Default::default()).expect("a scene")
}

#[test]
fn built_in_scenes_are_the_same() {
    compare_all(crate::common::plain_scenes().map(load).collect(), true);
}

#[test]
fn direct_and_indirect_light_are_the_same() {
    let Some(programs) = crate::common::programs_in_both_forms() else {
        return;
    };
    let [spirv, _] = &*programs;
    for scene in crate::common::plain_scenes() {
        for kind in [PathKinds::DIRECT, PathKinds::INDIRECT] {
            let case = Case::of(kind, load(scene), POINTS_WGSL);
            let lit = case
                .expected
                .iter()
                .filter(|e| e.radiance != [0.0; 3])
                .count();
            assert!(lit > 100, "{}, {kind:?}: {lit} paths are lit", scene.name);
            compare(&format!("{kind:?}"), &case, &case.on(spirv));
        }
    }
}

#[test]
fn russian_roulette_decides_the_same() {
    let Some(programs) = crate::common::programs_in_both_forms() else {
        return;
    };
    let [spirv, _] = &*programs;
    for scene in crate::common::plain_scenes() {
        let world = World::new(load(scene)).expect("a small BVH");
        let plain = Case::in_world(PathKinds::ALL, world.clone(), POINTS_WGSL);
        let case = Case::in_world(PathKinds::ALL, world.with_roulette(1.0), POINTS_WGSL);
        let vertices = |case: &Case| case.expected.iter().map(|e| e.vertices).sum::<u32>();
        assert!(vertices(&case) < vertices(&plain), "{}", scene.name);
        compare("roulette", &case, &case.on(spirv));
    }
}

#[test]
fn all_materials_are_the_same() {
    if wayfare_testing::is_left_out() {
        return;
    }
    compare_all(crate::common::scenes::all(), true);
}

// Software drivers compile the many features of the following scenes for half a minute each, so this is not done for
// WGSL as well (nine of the scenes were the same there when they were tried).

#[test]
fn textures_and_reliefs_are_the_same() {
    compare_at_once(crate::common::real_scenes::textures());
}

#[test]
fn layers_mixtures_and_cutouts_are_the_same() {
    if wayfare_testing::is_left_out() {
        return;
    }
    compare_all(crate::common::real_scenes::materials(), false);
}

#[test]
fn lights_and_cameras_are_the_same() {
    compare_at_once(crate::common::real_scenes::lamps());
    compare_at_once(crate::common::real_scenes::skies_of_all_kinds());
    compare_at_once(crate::common::real_scenes::cameras());
}

/// The scenes made by hand do hold what they are for, on the CPU: else the comparison above would say nothing.
#[test]
fn scenes_hold_every_material_and_are_lit() {
    let mut all = crate::common::scenes::all();
    all.extend(crate::common::real_scenes::all());
    for scene in &all {
        let dark = ["dark", "empty"].contains(&scene.name.as_str());
        let case = Case::new(scene.clone(), 500);
        let lit = case
            .expected
            .iter()
            .filter(|e| e.radiance != [0.0; 3])
            .count();
        // A single opening lets little light in.
        let enough = match scene.name.as_str() {
            "portal" => 100,
            _ if scene.max_depth == 0 => 20,
            _ => 250,
        };
        assert!(
            if dark { lit == 0 } else { lit >= enough },
            "{}: {lit} of 500 paths are lit",
            scene.name
        );
    }
    assert!(all.iter().any(|scene| scene.camera.lens_radius > 0.0));
    let has = |test: &dyn Fn(&Scene) -> bool| all.iter().any(test);
    assert!(has(&|scene| scene.instances.len() > 2));
    assert!(has(&|scene| scene.emissions.iter().any(|e| e.two_sided)));
    assert!(has(&|scene| scene
        .meshes
        .iter()
        .any(|m| m.flip && m.has_normals)));
    assert!(has(&|scene| scene
        .meshes
        .iter()
        .any(|m| m.flip && !m.has_normals)));
}

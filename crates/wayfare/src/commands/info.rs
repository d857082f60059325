//! `wayfare info`: what is in a scene.

use crate::cli::InfoArgs;
use crate::report::{grouped, mebibytes};
use crate::{Failure, report, scene_source};
use serde::Serialize;
use serde_json::{Value, json};
use wayfare_scene::{Material, Scene};
use wayfare_transport::World;

#[derive(Serialize)]
struct Info {
    name: String,
    resolution: [u32; 2],
    max_depth: u32,
    triangles: usize,
    vertices: usize,
    meshes: usize,
    objects: usize,
    instances: usize,
    instanced_triangles: u64,
    materials: MaterialCounts,
    light_triangles: usize,
    bounds_min: [f32; 3],
    bounds_max: [f32; 3],
    dimension: usize,
    scene_bytes: usize,
    bvh_bytes: usize,
    load_seconds: f64,
    bvh_seconds: f64,
    warnings: Vec<Value>,
}

#[derive(Default, Serialize)]
struct MaterialCounts {
    diffuse: usize,
    conductor: usize,
    dielectric: usize,
}

/// Runs the command.
pub fn run(args: &InfoArgs) -> Result<(), Failure> {
    let (world, seconds) = scene_source::load_timed(&args.scene, args.strict, |_| {})?;
    let info = describe(&world, seconds);
    if args.json {
        return report::print_json(&info);
    }
    let count = |n: usize| grouped(n as u64);
    let [width, height] = info.resolution;
    let m = &info.materials;
    let triangles = format!(
        "{} in {} meshes, {} vertices",
        count(info.triangles),
        count(info.meshes),
        count(info.vertices)
    );
    let instances = format!(
        "{} of {} objects, {} triangles in all",
        count(info.instances),
        info.objects,
        grouped(info.instanced_triangles)
    );
    let materials = format!(
        "{} diffuse, {} conductor, {} dielectric",
        m.diffuse, m.conductor, m.dielectric
    );
    let (scene, bvh) = (mebibytes(info.scene_bytes), mebibytes(info.bvh_bytes));
    for (key, value) in [
        ("scene", info.name),
        ("film", format!("{width} x {height}")),
        (
            "path",
            format!("depth {}, {} coordinates", info.max_depth, info.dimension),
        ),
        ("triangles", triangles),
        ("instances", instances),
        ("materials", materials),
        (
            "lights",
            format!("{} triangles", count(info.light_triangles)),
        ),
        (
            "bounds",
            format!("{:?} to {:?}", info.bounds_min, info.bounds_max),
        ),
        ("memory", format!("{scene} scene, {bvh} BVH")),
        (
            "time",
            format!(
                "{:.2} s to read, {:.2} s for the BVH",
                info.load_seconds, info.bvh_seconds
            ),
        ),
        ("warnings", info.warnings.len().to_string()),
    ] {
        if key != "instances" || info.instances > 0 {
            println!("{key:<12} {value}");
        }
    }
    Ok(())
}

fn describe(world: &World, [load_seconds, bvh_seconds]: [f64; 2]) -> Info {
    let scene = world.scene();
    let mut materials = MaterialCounts::default();
    for material in &scene.materials {
        match material {
            Material::Diffuse { .. } => materials.diffuse += 1,
            Material::Conductor { .. } => materials.conductor += 1,
            Material::Dielectric { .. } => materials.dielectric += 1,
        }
    }
    let instanced = scene
        .instances
        .iter()
        .map(|i| scene.objects[i.object as usize].triangle_count);
    let [bounds_min, bounds_max] = world.bvh().bounds();
    Info {
        name: scene.name.clone(),
        resolution: world.camera().resolution(),
        max_depth: scene.max_depth,
        triangles: scene.triangles.len(),
        vertices: scene.positions.len(),
        meshes: scene.meshes.len(),
        objects: scene.objects.len().saturating_sub(1),
        instances: scene.instances.len(),
        instanced_triangles: instanced.map(u64::from).sum(),
        materials,
        light_triangles: world.lights().len(),
        bounds_min,
        bounds_max,
        dimension: world.dimension(),
        scene_bytes: table_bytes(scene),
        bvh_bytes: world.bvh().memory(),
        load_seconds,
        bvh_seconds,
        warnings: scene
            .warnings
            .iter()
            .map(|w| json!({ "what": w.what, "count": w.count, "first": w.first }))
            .collect(),
    }
}

fn table_bytes(scene: &Scene) -> usize {
    size_of_val(&scene.positions[..])
        + size_of_val(&scene.normals[..])
        + size_of_val(&scene.uvs[..])
        + size_of_val(&scene.triangles[..])
        + size_of_val(&scene.triangle_mesh[..])
        + size_of_val(&scene.meshes[..])
        + size_of_val(&scene.materials[..])
        + size_of_val(&scene.instances[..])
}

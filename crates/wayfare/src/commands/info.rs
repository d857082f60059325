//! `wayfare info`: what is in a scene.

use crate::cli::InfoArgs;
use crate::console::outln;
use crate::report::grouped;
use crate::{Failure, report, scene_source};
use serde::Serialize;
use wayfare_film::Bytes;
use wayfare_scene::{Light, Material, NONE, PixelFilter, Projection, Scene, Texels};
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
    textures: usize,
    images: usize,
    image_texels: u64,
    image_bytes: usize,
    light_triangles: usize,
    lights: LightCounts,
    camera: &'static str,
    filter: &'static str,
    exposure: f32,
    output: Option<String>,
    samples: Option<u32>,
    bounds_min: [f32; 3],
    bounds_max: [f32; 3],
    dimension: usize,
    scene_bytes: usize,
    bvh_bytes: usize,
    load_seconds: f64,
    bvh_seconds: f64,
    warnings: Vec<WarningInfo>,
}

#[derive(Default, Serialize)]
struct MaterialCounts {
    diffuse: usize,
    diffuse_transmission: usize,
    conductor: usize,
    dielectric: usize,
    thin_dielectric: usize,
    coated_diffuse: usize,
    coated_conductor: usize,
    mix: usize,
    interface: usize,
}

impl MaterialCounts {
    fn of(scene: &Scene) -> Self {
        let mut counts = Self::default();
        for material in &scene.materials {
            *match material {
                Material::Diffuse { .. } => &mut counts.diffuse,
                Material::DiffuseTransmission { .. } => &mut counts.diffuse_transmission,
                Material::Conductor { .. } => &mut counts.conductor,
                Material::Dielectric { .. } => &mut counts.dielectric,
                Material::ThinDielectric { .. } => &mut counts.thin_dielectric,
                Material::CoatedDiffuse { .. } => &mut counts.coated_diffuse,
                Material::CoatedConductor { .. } => &mut counts.coated_conductor,
                Material::Mix { .. } => &mut counts.mix,
                Material::Interface => &mut counts.interface,
            } += 1;
        }
        counts
    }

    fn text(&self) -> String {
        list(&[
            (self.diffuse, "diffuse"),
            (self.diffuse_transmission, "diffuse transmission"),
            (self.conductor, "conductor"),
            (self.dielectric, "dielectric"),
            (self.thin_dielectric, "thin dielectric"),
            (self.coated_diffuse, "coated diffuse"),
            (self.coated_conductor, "coated conductor"),
            (self.mix, "mix"),
            (self.interface, "interface"),
        ])
    }
}

#[derive(Default, Serialize)]
struct LightCounts {
    /// Surfaces that shine.
    area: usize,
    point: usize,
    spot: usize,
    distant: usize,
    goniometric: usize,
    projection: usize,
    infinite: usize,
}

impl LightCounts {
    fn of(scene: &Scene) -> Self {
        let shining = scene.meshes.iter().filter(|mesh| mesh.emission != NONE);
        let mut counts = Self {
            area: shining.count(),
            ..Self::default()
        };
        for light in &scene.lights {
            *match light {
                Light::Point { .. } => &mut counts.point,
                Light::Spot { .. } => &mut counts.spot,
                Light::Distant { .. } => &mut counts.distant,
                Light::Goniometric { .. } => &mut counts.goniometric,
                Light::Projection { .. } => &mut counts.projection,
                Light::Infinite { .. } => &mut counts.infinite,
            } += 1;
        }
        counts
    }

    fn text(&self, triangles: usize) -> String {
        let area = format!("area ({} triangles)", grouped(triangles as u64));
        list(&[
            (self.area, &area),
            (self.point, "point"),
            (self.spot, "spot"),
            (self.distant, "distant"),
            (self.goniometric, "goniometric"),
            (self.projection, "projection"),
            (self.infinite, "infinite"),
        ])
    }
}

/// What there is, each with its number.
fn list(counts: &[(usize, &str)]) -> String {
    let present = counts.iter().filter(|(count, _)| *count > 0);
    let words: Vec<_> = present
        .map(|(count, what)| format!("{} {what}", grouped(*count as u64)))
        .collect();
    if words.is_empty() {
        "none".to_owned()
    } else {
        words.join(", ")
    }
}

#[derive(Serialize)]
struct WarningInfo {
    what: String,
    count: u32,
    first: String,
}

/// Runs the command.
pub fn run(args: &InfoArgs) -> Result<(), Failure> {
    let (world, seconds) = scene_source::load_timed(&args.scene, args.reading, |_| ())?;
    let info = describe(&world, seconds);
    if args.json {
        return report::print_json(&info);
    }
    let row = |key: &str, value: String| outln!("{key:<12} {value}");
    // Film and paths.
    row("scene", info.name);
    row(
        "film",
        format!(
            "{} x {}, {} camera, {} filter, exposure {}",
            info.resolution[0], info.resolution[1], info.camera, info.filter, info.exposure
        ),
    );
    row(
        "path",
        format!("depth {}, {} coordinates", info.max_depth, info.dimension),
    );
    // Geometry and appearance.
    row(
        "triangles",
        format!(
            "{} in {} meshes, {} vertices",
            grouped(info.triangles as u64),
            grouped(info.meshes as u64),
            grouped(info.vertices as u64)
        ),
    );
    if info.instances > 0 {
        row(
            "instances",
            format!(
                "{} of {} objects, {} triangles in all",
                grouped(info.instances as u64),
                info.objects,
                grouped(info.instanced_triangles)
            ),
        );
    }
    row("materials", info.materials.text());
    if info.textures > 0 || info.images > 0 {
        row(
            "textures",
            format!(
                "{}, {} images, {} texels in {}",
                grouped(info.textures as u64),
                grouped(info.images as u64),
                grouped(info.image_texels),
                Bytes(info.image_bytes as u64)
            ),
        );
    }
    row("lights", info.lights.text(info.light_triangles));
    // Size and cost.
    row(
        "bounds",
        format!("{:?} to {:?}", info.bounds_min, info.bounds_max),
    );
    row(
        "memory",
        format!(
            "{} scene, {} BVH",
            Bytes(info.scene_bytes as u64),
            Bytes(info.bvh_bytes as u64)
        ),
    );
    row(
        "time",
        format!(
            "{:.2} s to read, {:.2} s for the BVH",
            info.load_seconds, info.bvh_seconds
        ),
    );
    row("warnings", info.warnings.len().to_string());
    Ok(())
}

fn describe(world: &World, [load_seconds, bvh_seconds]: [f64; 2]) -> Info {
    let scene = world.scene();
    let instanced = scene
        .instances
        .iter()
        .map(|i| scene.objects[i.object as usize].triangle_count);
    let [bounds_min, bounds_max] = world.bvh().bounds();
    let texels = (scene.images.iter()).map(|i| u64::from(i.size[0]) * u64::from(i.size[1]));
    let emitting = scene.meshes.iter().filter(|mesh| mesh.emission != NONE);
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
        materials: MaterialCounts::of(scene),
        textures: scene.textures.len(),
        images: scene.images.len(),
        image_texels: texels.sum(),
        image_bytes: image_bytes(scene),
        light_triangles: emitting.map(|mesh| mesh.triangle_count as usize).sum(),
        lights: LightCounts::of(scene),
        camera: match scene.camera.projection {
            Projection::Perspective => "perspective",
            Projection::Orthographic => "orthographic",
            Projection::SphericalEqualArea | Projection::SphericalEquirectangular => "spherical",
        },
        filter: match scene.film.filter {
            PixelFilter::Box { .. } => "box",
            PixelFilter::Triangle { .. } => "triangle",
            PixelFilter::Gaussian { .. } => "gaussian",
            PixelFilter::Mitchell { .. } => "mitchell",
            PixelFilter::Sinc { .. } => "sinc",
        },
        exposure: scene.film.exposure,
        output: scene.output.clone(),
        samples: scene.samples,
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
            .map(|w| WarningInfo {
                what: w.what.clone(),
                count: w.count,
                first: w.first.clone(),
            })
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
        + size_of_val(&scene.textures[..])
        + size_of_val(&scene.instances[..])
        + image_bytes(scene)
}

fn image_bytes(scene: &Scene) -> usize {
    let bytes = scene.images.iter().map(|image| match &image.texels {
        Texels::Bytes { texels, decode } => texels.len() + size_of_val(&decode[..]),
        Texels::Floats(texels) => size_of_val(&texels[..]),
    });
    bytes.sum()
}

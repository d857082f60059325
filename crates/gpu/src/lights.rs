//! Lights as kernels see them.

use crate::GpuError;
use crate::rows::{Rows, flag};
use crate::shared::{
    self, EMISSION_ONLY, Emission, LIGHT_BALL, LIGHT_INVISIBLE, LIGHT_LEAF, LIGHT_PAIR,
    LIGHT_TEXTURED, LIGHT_TWO_SIDED, Leaf, LightParameters, LightTriangle, NONE, PointLightKind,
};
use crate::textures::Textures;
use wayfare_scene::{Light, Parameter, Scene, Wrap};
use wayfare_transport::World;
use wayfare_transport::lights::environment::Sky;
use wayfare_transport::lights::tree;
use wayfare_transport::surface;

// What the kernels share with the CPU.
const _: () = {
    assert!(LIGHT_LEAF == tree::LEAF);
    assert!(LIGHT_PAIR == tree::PAIR);
    assert!(LIGHT_TWO_SIDED == tree::TWO_SIDED);
};

/// The rows of all emissions. Returns the first.
pub fn add_emissions(world: &World, rows: &mut Rows, textures: &mut Textures) -> u32 {
    let scene = world.scene();
    let pdfs = world.lights().pdf_area();
    let emissions: Vec<Emission> = scene
        .emissions
        .iter()
        .zip(pdfs)
        .map(|(emission, &pdf_area)| Emission {
            radiance: emission.radiance,
            pdf_area,
            two_sided: u32::from(emission.two_sided),
            texture: match emission.image {
                NONE => NONE,
                image => textures.plain_image(scene, rows, image, Wrap::Clamp),
            },
            ..Default::default()
        })
        .collect();
    let first = rows.next();
    for emission in &emissions {
        rows.push(emission);
    }
    first
}

/// The emitting triangles and balls, and a sign for the light of every leaf that has one.
pub fn light_triangles(
    world: &World,
    leaves: &mut [Leaf],
    rows: &mut Rows,
    textures: &mut Textures,
) -> Result<Vec<LightTriangle>, GpuError> {
    let (scene, lights) = (world.scene(), world.lights());
    let mut leaf_of = vec![NONE; lights.triangles().len()];
    for (leaf, place) in leaves.iter_mut().zip(0..) {
        if leaf.emission == NONE {
            continue;
        }
        match lights.light_of(scene, leaf.triangle) {
            Some(number) => {
                if let Some(leaf_of) = leaf_of.get_mut(number as usize) {
                    *leaf_of = place;
                }
                leaf.emission = number;
            }
            None => leaf.emission |= EMISSION_ONLY,
        }
    }
    // Fill in one row for every triangle of the light sampler, and one for every ball.
    let mut rows_of = Vec::with_capacity(lights.triangles().len() + lights.balls().len());
    for (i, light) in lights.triangles().iter().enumerate() {
        let [p0, p1, p2] = light.corners;
        let edge = |p: [f32; 3]| [p[0] - p0[0], p[1] - p0[1], p[2] - p0[2]];
        let mesh = &scene.meshes[scene.triangle_mesh[light.triangle as usize] as usize];
        let vertices = scene.triangles[light.triangle as usize];
        let [uv0, uv1, uv2] = surface::uvs(scene, mesh, vertices);
        let uv0 = match lights.is_by_power() {
            true => [lights.cumulative()[i], 0.0],
            false => uv0,
        };
        let alpha = match mesh.alpha {
            _ if !light.textured => NONE,
            Parameter::Constant(alpha) if light.invisible || alpha >= 1.0 => NONE,
            Parameter::Constant(alpha) => textures.constant(rows, alpha),
            Parameter::Texture(texture) => textures.texture(scene, rows, texture)?,
        };
        rows_of.push(LightTriangle {
            corner: p0,
            area: light.area,
            e1: edge(p1),
            leaf: leaf_of[i],
            e2: edge(p2),
            emission: light.emission,
            normal: light.normal,
            node: lights.tree().leaves()[i],
            uv0,
            uv1,
            uv2,
            flags: flag(light.invisible, LIGHT_INVISIBLE) | flag(light.textured, LIGHT_TEXTURED),
            alpha,
        });
    }
    let nodes = &lights.tree().leaves()[lights.triangles().len()..];
    rows_of.extend(
        lights
            .balls()
            .iter()
            .zip(nodes)
            .map(|(ball, &node)| LightTriangle {
                corner: ball.centre,
                area: ball.radius,
                leaf: NONE,
                emission: ball.emission,
                node,
                flags: LIGHT_BALL,
                alpha: NONE,
                ..Default::default()
            }),
    );
    Ok(rows_of)
}

/// The tree of lights and all lights that are no surfaces.
pub fn add_lights(world: &World, rows: &mut Rows, textures: &mut Textures) -> LightParameters {
    let (scene, lights) = (world.scene(), world.lights());
    // The tree of lights.
    let tree = match lights.tree().is_empty() {
        true => NONE,
        false => {
            let first = rows.next();
            for node in lights.tree().nodes() {
                rows.push(node);
            }
            first
        }
    };
    // Point lights.
    let points: Vec<_> = lights
        .points()
        .iter()
        .map(|point| point_row(scene, &scene.lights[point.light as usize], rows, textures))
        .collect();
    let first_point = rows.next();
    for point in &points {
        rows.push(point);
    }
    // Skies.
    let skies: Vec<_> = (lights.skies().iter().zip(0..))
        .map(|(sky, index)| {
            let share = lights.remote().iter().find(|remote| remote.index == index);
            let share = share.map_or(0.0, |remote| remote.share);
            sky_row(scene, sky, share, rows, textures)
        })
        .collect();
    let first_sky = rows.next();
    for sky in &skies {
        rows.push(sky);
    }
    // Distant lights, and the choice between them and skies.
    let first_distant = rows.next();
    for light in lights.distant() {
        rows.push(&shared::DistantLight {
            direction: light.direction,
            irradiance: light.irradiance,
            ..Default::default()
        });
    }
    let first_remote = rows.next();
    for light in lights.remote() {
        rows.push(&shared::RemoteLight {
            start: light.start,
            share: light.share,
            index: light.index,
            padding: 0,
        });
    }
    LightParameters {
        tree,
        triangles: (lights.triangles().len() + lights.balls().len()) as u32,
        points: first_point,
        remote: first_remote,
        skies: first_sky,
        distant: first_distant,
        remote_count: lights.remote().len() as u32,
        sky_count: lights.skies().len() as u32,
        remote_irradiance: lights.remote_irradiance(),
        ..Default::default()
    }
}

fn wide(rows: [[f32; 3]; 3]) -> [[f32; 4]; 3] {
    rows.map(|[x, y, z]| [x, y, z, 0.0])
}

fn point_row(
    scene: &Scene,
    light: &Light,
    rows: &mut Rows,
    textures: &mut Textures,
) -> shared::PointLight {
    let mut point = shared::PointLight {
        image: NONE,
        ..Default::default()
    };
    let kind = match *light {
        Light::Point {
            position,
            intensity,
        } => {
            (point.position, point.intensity) = (position, intensity);
            PointLightKind::Point
        }
        Light::Spot {
            position,
            axis,
            cos_end,
            cos_start,
            intensity,
        } => {
            (point.position, point.intensity) = (position, intensity);
            (point.axis, point.cos_end, point.cos_start) = (axis, cos_end, cos_start);
            PointLightKind::Spot
        }
        Light::Goniometric {
            position,
            to_light,
            image,
            intensity,
        } => {
            (point.position, point.intensity) = (position, intensity);
            point.to_light = wide(to_light);
            point.image = textures.image(scene, rows, image);
            PointLightKind::Goniometric
        }
        Light::Projection {
            position,
            to_light,
            half_size,
            image,
            intensity,
        } => {
            (point.position, point.intensity) = (position, intensity);
            point.to_light = wide(to_light);
            point.half_size = half_size;
            point.image = textures.image(scene, rows, image);
            PointLightKind::Projection
        }
        // Not at a point: it is in no list of those.
        Light::Distant { .. } | Light::Infinite { .. } => PointLightKind::Point,
    };
    point.kind = kind as u32;
    point
}

fn sky_row(
    scene: &Scene,
    sky: &Sky,
    share: f32,
    rows: &mut Rows,
    textures: &mut Textures,
) -> shared::Sky {
    let mut row = shared::Sky {
        to_light: wide(sky.to_light),
        radiance: sky.radiance,
        image: NONE,
        distribution: NONE,
        share,
        ..Default::default()
    };
    if sky.image != NONE {
        row.image = textures.image(scene, rows, sky.image);
    }
    if let Some(distribution) = &sky.distribution {
        [row.columns, row.rows] = distribution.size();
        let sums = distribution.rows().iter().chain(distribution.columns());
        row.distribution = textures.numbers(sums.copied());
    }
    if let Some(portal) = &sky.portal {
        row.has_portal = 1;
        row.corner = portal.corner;
        [row.e1, row.e2] = portal.edges;
        row.normal = portal.normal;
        row.half_area = portal.half_area;
    }
    row
}

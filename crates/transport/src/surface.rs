//! The point where a ray meets a known triangle, in the scalar of the path function.

use crate::affine::{self, Affine};
use crate::bvh::Hit;
use crate::camera::Ray;
use crate::math::{Frame, Real, Vec3};
use crate::scene_kind::SceneKind;
use crate::texture::TexturePoint;
use wayfare_scene::{Material, Mesh, NONE, Parameter, Relief, SMOOTH_ALPHA, Scene};

/// A point on a surface.
#[derive(Clone, Copy, Debug)]
pub struct SurfacePoint<R: Real> {
    /// The triangle.
    pub hit: Hit,
    /// Position in the world.
    pub position: Vec3<R>,
    /// Unit normal of the triangle, towards the outer side. It does not depend on where the triangle is hit.
    pub geometric_normal: Vec3<R::Constant>,
    /// Shading frame, without the relief of the material; its normal points to the outer side too.
    pub frame: Frame<R>,
    /// Barycentric coordinates: the weights of the second and of the third corner.
    pub barycentric: [R; 2],
    /// Texture coordinates, where the mesh needs them; zero elsewhere.
    pub uv: [R; 2],
    /// Index into [`Scene::materials`].
    pub material: u32,
    /// Index into [`Scene::emissions`], or [`NONE`].
    pub emission: u32,
    /// How far rays must start above the surface so that rounding cannot put them below it.
    pub clearance: f32,
}

/// What the surface points of a mesh need, worked out once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MeshTraits {
    /// Whether the direction of tangents matters.
    pub anisotropic: bool,
    /// Whether something is looked up at its points: a texture, a relief, the image of a light.
    pub textured: bool,
    /// Whether rays may pass through it.
    pub cutout: bool,
}

impl MeshTraits {
    /// Of all meshes of a scene.
    pub fn of(scene: &Scene) -> Vec<Self> {
        let materials = Self::of_materials(scene);
        let meshes = scene.meshes.iter().map(|mesh| {
            let mut traits = materials[mesh.material as usize];
            let emission = scene.emissions.get(mesh.emission as usize);
            traits.textured |= emission.is_some_and(|emission| emission.image != NONE);
            traits.cutout |= mesh.alpha != Parameter::Constant(1.0);
            traits.textured |= matches!(mesh.alpha, Parameter::Texture(_));
            traits
        });
        meshes.collect()
    }

    fn of_materials(scene: &Scene) -> Vec<Self> {
        let mut all: Vec<Self> = Vec::with_capacity(scene.materials.len());
        for (material, relief) in scene.materials.iter().zip(&scene.reliefs) {
            let mut traits = Self {
                textured: material.is_textured() || *relief != Relief::None,
                cutout: *material == Material::Interface,
                anisotropic: match material {
                    Material::Conductor { alpha, .. }
                    | Material::Dielectric { alpha, .. }
                    | Material::CoatedDiffuse { alpha, .. } => differ(alpha),
                    Material::CoatedConductor {
                        alpha, coat_alpha, ..
                    } => differ(alpha) || differ(coat_alpha),
                    _ => false,
                },
            };
            if let Material::Mix { materials, .. } = material {
                // What one of the two needs, all need; parts come before their mixture.
                for part in materials.map(|part| all[part as usize]) {
                    traits.anisotropic |= part.anisotropic;
                    traits.textured |= part.textured;
                }
            }
            all.push(traits);
        }
        all
    }
}

/// Whether a scene has nothing but constant materials of three kinds (diffuse, metal, glass) and lamps of one colour. A few
/// such lamps that are flat or hollow are chosen by power.
pub fn is_plain(scene: &Scene) -> bool {
    let is_known = |material: &Material| {
        matches!(
            material,
            Material::Diffuse { .. } | Material::Conductor { .. } | Material::Dielectric { .. }
        )
    };
    scene.lights.is_empty()
        && scene.materials.iter().all(is_known)
        && (MeshTraits::of_materials(scene).iter()).all(|traits| !traits.textured)
        && (scene.emissions.iter()).all(|emission| emission.image == NONE)
        && (scene.meshes.iter()).all(|mesh| mesh.alpha == Parameter::Constant(1.0))
}

/// Whether two GGX widths differ at some point at which the surface is not smooth.
fn differ(alpha: &[Parameter<f32>; 2]) -> bool {
    let is_smooth = |width: &Parameter<f32>| width.constant().is_some_and(|a| a < SMOOTH_ALPHA);
    alpha[0] != alpha[1] && !alpha.iter().all(is_smooth)
}

/// What surface points need of an instance.
#[derive(Clone, Copy, Debug)]
pub struct Placement {
    to_world: Affine,
    to_object: Affine,
    /// Whether the map to the world swaps handedness.
    mirrored: bool,
}

impl Placement {
    /// From the map to the world.
    pub fn new(to_world: Affine) -> Self {
        let row = |i: usize| Vec3::<f64>::of([to_world[i][0], to_world[i][1], to_world[i][2]]);
        let determinant = row(0).dot(row(1).cross(row(2)));
        Self {
            to_world,
            to_object: affine::inverse(&to_world),
            mirrored: determinant < 0.0,
        }
    }

    /// Whether the map to the world swaps handedness.
    pub fn mirrored(&self) -> bool {
        self.mirrored
    }
}

/// Rounding of an interpolated point, relative to the coordinates of its triangle: seven operations, twice over.
const POSITION_ERROR: f32 = 8.0 * f32::EPSILON;

impl<R: Real> SurfacePoint<R> {
    /// Intersects `ray` with the plane of the triangle that it is known to hit.
    #[cfg_attr(debug_assertions, inline(never))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn at<S: SceneKind>(
        scene: &Scene,
        placements: &[Placement],
        traits: &[MeshTraits],
        hit: Hit,
        ray: &Ray<R>,
    ) -> Self {
        // The corners in the world.
        let vertices = scene.triangles[hit.triangle as usize];
        let mesh_index = scene.triangle_mesh[hit.triangle as usize] as usize;
        let (mesh, traits) = (&scene.meshes[mesh_index], traits[mesh_index]);
        let placement = (hit.instance != NONE).then(|| &placements[hit.instance as usize]);
        let [p0, p1, p2] = corners::<R::Constant>(scene, placement, vertices);

        // The point of the plane on the ray, then its barycentric coordinates, which are exact on the
        // triangle where the point itself carries the rounding of the whole ray.
        let (e1, e2) = (p1 - p0, p2 - p0);
        let normal = e1.cross(e2);
        let scale = R::Constant::one() / normal.length_squared();
        let from_p0 = ray.origin.shift(-p0);
        let t = -(from_p0.dot_constant(normal) / ray.direction.dot_constant(normal));
        let in_plane = from_p0 + ray.direction * t;
        let b1 = in_plane.dot_constant(e2.cross(normal) * scale);
        let b2 = in_plane.dot_constant(normal.cross(e1) * scale);
        let position = (Vec3::along(b1, e1) + Vec3::along(b2, e2)).shift(p0);

        // The normals: of the triangle, towards its outer side, and interpolated ones.
        let mut geometric_normal = normal * scale.sqrt();
        if mesh.flip != placement.is_some_and(|place| place.mirrored) {
            geometric_normal = -geometric_normal;
        }
        let mut shading_normal = None;
        if mesh.has_normals {
            let [n0, n1, n2] = vertices.map(|v| Vec3::<R::Constant>::of(scene.normals[v as usize]));
            let mut n = (Vec3::along(b1, n1 - n0) + Vec3::along(b2, n2 - n0)).shift(n0);
            if let Some(place) = placement {
                n = affine::normal_real(&place.to_object, n);
            }
            let length2 = n.length_squared();
            if length2 > R::zero() {
                let n = n * (R::one() / length2.sqrt());
                geometric_normal = geometric_normal.facing(n.value());
                shading_normal = Some(n);
            }
        }

        // The shading frame; its tangent matters for anisotropic materials only.
        let tangent = || tangents(e1, e2, uvs(scene, mesh, vertices))[0];
        let anisotropic = traits.anisotropic;
        let frame = match shading_normal {
            // A flat triangle has one frame.
            None if anisotropic => {
                Frame::lift(Frame::from_normal_tangent(geometric_normal, tangent()))
            }
            None => Frame::lift(Frame::from_normal(geometric_normal)),
            Some(n) if anisotropic => Frame::from_normal_tangent(n, Vec3::lift(tangent())),
            Some(n) => Frame::from_normal(n),
        };

        let uv = match !S::PLAIN && traits.textured {
            true => interpolated_uv(uvs(scene, mesh, vertices), [b1, b2]),
            false => [R::zero(); 2],
        };
        let clearance = clearance(
            geometric_normal.to_f32(),
            [p0, p1, p2].map(Vec3::to_f32),
            placement,
        );
        Self {
            hit,
            position,
            geometric_normal,
            frame,
            barycentric: [b1, b2],
            uv,
            material: mesh.material,
            emission: mesh.emission,
            clearance,
        }
    }

    /// Where textures are looked up.
    #[inline(always)]
    pub(crate) fn texture_point(&self) -> TexturePoint<R> {
        TexturePoint {
            uv: self.uv,
            position: self.position,
            normal: Vec3::lift(self.geometric_normal),
        }
    }

    /// Where a ray towards `direction` starts: just off the surface, on the side that it leaves to.
    #[inline(always)]
    pub fn ray_origin(&self, direction: Vec3<R>) -> Vec3<R> {
        let n = self.geometric_normal;
        let outwards = direction.dot_constant(n) > R::zero();
        let offset = if outwards {
            self.clearance
        } else {
            -self.clearance
        };
        self.position.shift(n * R::Constant::of(offset))
    }
}

/// The corners of a triangle in the world.
#[inline(always)]
pub(crate) fn corners<C: Real>(
    scene: &Scene,
    placement: Option<&Placement>,
    vertices: [u32; 3],
) -> [Vec3<C>; 3] {
    let corners = vertices.map(|v| Vec3::of(scene.positions[v as usize]));
    match placement {
        None => corners,
        Some(place) => corners.map(|p| affine::point_real(&place.to_world, p)),
    }
}

/// The shading normals at the corners of a triangle in the world.
#[inline(always)]
pub(crate) fn normals<C: Real>(
    scene: &Scene,
    placement: Option<&Placement>,
    vertices: [u32; 3],
) -> [Vec3<C>; 3] {
    let normals = vertices.map(|v| Vec3::of(scene.normals[v as usize]));
    match placement {
        None => normals,
        Some(place) => normals.map(|n| affine::normal_real(&place.to_object, n).normalize()),
    }
}

/// Rounding error of a point of the triangle along its normal.
#[inline(always)]
fn clearance(normal: [f32; 3], corners: [[f32; 3]; 3], placement: Option<&Placement>) -> f32 {
    let mut sum = 0.0;
    for axis in 0..3 {
        let [a, b, c] = corners.map(|p| p[axis].abs());
        let mut extent = a.max(b).max(c);
        if let Some(place) = placement {
            // The ray also goes through the inverse map, whose rounding follows the largest coordinate.
            extent = 2.0 * extent + place.to_world[axis][3].abs() + largest(&corners);
        }
        sum += normal[axis].abs() * extent;
    }
    // A neighbour in the same plane is missed by as much as the rounding of its largest coordinate, also
    // where the plane itself is exact (a floor at height 0).
    sum.max(largest(&corners)) * POSITION_ERROR
}

fn largest(corners: &[[f32; 3]; 3]) -> f32 {
    corners.iter().flatten().fold(0.0, |m, &c| m.max(c.abs()))
}

/// The texture coordinates of a triangle's corners; those of pbrt-v4 where its mesh has none.
#[inline(always)]
pub fn uvs(scene: &Scene, mesh: &Mesh, vertices: [u32; 3]) -> [[f32; 2]; 3] {
    match mesh.has_uvs {
        true => vertices.map(|v| scene.uvs[v as usize]),
        false => [[0.0, 0.0], [1.0, 0.0], [1.0, 1.0]],
    }
}

/// The texture coordinates at a point of a triangle, given by its barycentric coordinates.
#[inline(always)]
pub(crate) fn interpolated_uv<R: Real>(uvs: [[f32; 2]; 3], [b1, b2]: [R; 2]) -> [R; 2] {
    std::array::from_fn(|i| {
        let [a, b, c] = uvs.map(|uv| R::Constant::of(uv[i]));
        (b1.scale(b - a) + b2.scale(c - a)).shift(a)
    })
}

/// The derivatives along u and v of something that changes by `e1` towards the second corner and by `e2` towards the
/// third.
#[inline(always)]
pub fn tangents<R: Real>(e1: Vec3<R>, e2: Vec3<R>, [uv0, uv1, uv2]: [[f32; 2]; 3]) -> [Vec3<R>; 2] {
    let (du1, dv1) = (uv1[0] - uv0[0], uv1[1] - uv0[1]);
    let (du2, dv2) = (uv2[0] - uv0[0], uv2[1] - uv0[1]);
    let det = du1 * dv2 - du2 * dv1;
    if det.abs() < 1e-20 {
        return [e1, e2];
    }
    let scale = R::of(1.0 / det);
    [
        (e1 * R::of(dv2) - e2 * R::of(dv1)) * scale,
        (e2 * R::of(du1) - e1 * R::of(du2)) * scale,
    ]
}

//! Small scenes that are built by hand, and built-in ones made small.

use glam::DVec3;
use wayfare_scene::{
    Camera, Emission, FilmSettings, Instance, Material, Mesh, NONE, Object, Parameter, Relief,
    Scene,
};

/// Corners, shading normals, texture coordinates and triangles; no normals or coordinates where a list is empty.
#[derive(Clone, Debug, Default)]
pub struct Shape {
    /// Corners.
    pub positions: Vec<[f32; 3]>,
    /// Shading normals at the corners.
    pub normals: Vec<[f32; 3]>,
    /// Texture coordinates at the corners.
    pub uvs: Vec<[f32; 2]>,
    /// Three corners each.
    pub triangles: Vec<[u32; 3]>,
}

/// A parallelogram whose normal is cross(u, v).
#[must_use]
pub fn quad(corner: [f32; 3], u: [f32; 3], v: [f32; 3]) -> Shape {
    let at = |a: f32, b: f32| std::array::from_fn(|i| corner[i] + a * u[i] + b * v[i]);
    Shape {
        positions: vec![at(0.0, 0.0), at(1.0, 0.0), at(1.0, 1.0), at(0.0, 1.0)],
        triangles: vec![[0, 1, 2], [0, 2, 3]],
        ..Default::default()
    }
}

/// A cube with flat sides, normals outwards.
#[must_use]
pub fn cube(centre: [f32; 3], half: f32) -> Shape {
    let corner = |i: usize| {
        std::array::from_fn(|axis| centre[axis] + if i >> axis & 1 == 1 { half } else { -half })
    };
    let sides = [
        [0, 2, 3, 1],
        [4, 5, 7, 6],
        [0, 1, 5, 4],
        [2, 6, 7, 3],
        [0, 4, 6, 2],
        [1, 3, 7, 5],
    ];
    Shape {
        positions: (0..8).map(corner).collect(),
        triangles: sides
            .iter()
            .flat_map(|&[a, b, c, d]| [[a, b, c], [a, c, d]])
            .collect(),
        ..Default::default()
    }
}

/// A closed sphere of a number of rings, with exact normals and texture coordinates.
#[must_use]
pub fn sphere(centre: [f32; 3], radius: f32, rings: u32) -> Shape {
    let segments = 2 * rings;
    let mut shape = Shape::default();
    for ring in 0..=rings {
        for segment in 0..=segments {
            let (v, u) = (ring as f32 / rings as f32, segment as f32 / segments as f32);
            let (theta, phi) = (std::f32::consts::PI * v, std::f32::consts::TAU * u);
            let (s, c) = (theta.sin(), theta.cos());
            let n = [s * phi.cos(), s * phi.sin(), c];
            shape.normals.push(n);
            shape
                .positions
                .push(std::array::from_fn(|i| centre[i] + radius * n[i]));
            shape.uvs.push([u, v]);
        }
    }
    let at = |ring: u32, segment: u32| ring * (segments + 1) + segment;
    for r in 0..rings {
        for s in 0..segments {
            let (a, b, c, d) = (at(r, s), at(r + 1, s), at(r + 1, s + 1), at(r, s + 1));
            // The triangles at the poles have one corner twice.
            if r + 1 < rings {
                shape.triangles.push([a, b, c]);
            }
            if r > 0 {
                shape.triangles.push([a, c, d]);
            }
        }
    }
    shape
}

/// An open cylinder that stands on `base` along y, of 32 strips.
#[must_use]
pub fn cylinder(base: [f32; 3], radius: f32, height: f32) -> Shape {
    const STRIPS: u32 = 32;
    let mut shape = Shape::default();
    for strip in 0..STRIPS {
        let phi = std::f32::consts::TAU * strip as f32 / STRIPS as f32;
        let n = [phi.cos(), 0.0, phi.sin()];
        for y in [0.0, height] {
            let [x, _, z] = n.map(|c| c * radius);
            shape.normals.push(n);
            shape
                .positions
                .push([base[0] + x, base[1] + y, base[2] + z]);
        }
        let [a, b] = [2 * strip, 2 * ((strip + 1) % STRIPS)];
        shape.triangles.extend([[a, a + 1, b + 1], [a, b + 1, b]]);
    }
    shape
}

/// A disk of 32 sectors that faces down along y.
#[must_use]
pub fn disk(centre: [f32; 3], radius: f32) -> Shape {
    const SECTORS: u32 = 32;
    let mut shape = Shape {
        positions: vec![centre],
        ..Default::default()
    };
    for sector in 0..SECTORS {
        let phi = std::f32::consts::TAU * sector as f32 / SECTORS as f32;
        let [x, y, z] = centre;
        let rim = [x + radius * phi.cos(), y, z + radius * phi.sin()];
        shape.positions.push(rim);
        let next = 1 + (sector + 1) % SECTORS;
        shape.triangles.push([0, 1 + sector, next]);
    }
    shape
}

impl Shape {
    /// With the order of all corners turned round, which turns the plane normals.
    #[must_use]
    pub fn turned(mut self) -> Self {
        self.triangles
            .iter_mut()
            .for_each(|triangle| triangle.swap(1, 2));
        self
    }

    /// Without shading normals and texture coordinates.
    #[must_use]
    pub fn flat(mut self) -> Self {
        self.normals.clear();
        self.uvs.clear();
        self
    }

    /// Without texture coordinates.
    #[must_use]
    pub fn without_uvs(mut self) -> Self {
        self.uvs.clear();
        self
    }
}

/// Adds meshes, objects and instances to a scene.
pub struct SceneBuilder {
    /// What has been built so far.
    pub scene: Scene,
}

impl SceneBuilder {
    /// Nothing yet, seen by a camera at the origin that looks along +z.
    #[must_use]
    pub fn new(name: &str, max_depth: u32) -> Self {
        let scene = Scene {
            name: name.into(),
            max_depth,
            film: FilmSettings {
                resolution: [16, 16],
                ..Default::default()
            },
            objects: vec![Object::default()],
            ..Default::default()
        };
        Self { scene }
    }

    /// A camera at `from` that looks at `to` and sees `fov` degrees.
    #[must_use]
    pub fn camera(mut self, from: [f32; 3], to: [f32; 3], fov: f32) -> Self {
        let [from, to] = [from, to].map(|p| DVec3::from(p.map(f64::from)));
        let z = (to - from).normalize();
        let helper = if z.y.abs() > 0.9 { DVec3::X } else { DVec3::Y };
        let x = helper.cross(z).normalize();
        let y = z.cross(x);
        let row = |a: f64, b: f64, c: f64, o: f64| [a, b, c, o].map(|v| v as f32);
        self.scene.camera = Camera {
            to_world: [
                row(x.x, y.x, z.x, from.x),
                row(x.y, y.y, z.y, from.y),
                row(x.z, y.z, z.z, from.z),
            ],
            fov_degrees: fov,
            ..Default::default()
        };
        self
    }

    /// Adds a shape to the last object. The mesh can then be changed.
    pub fn add(
        &mut self,
        shape: &Shape,
        material: Material,
        emission: Option<Emission>,
    ) -> &mut Mesh {
        let scene = &mut self.scene;
        let base = scene.positions.len() as u32;
        let first = scene.triangles.len() as u32;
        let count = shape.triangles.len() as u32;
        scene.positions.extend(&shape.positions);
        scene.normals.extend(&shape.normals);
        scene.normals.resize(scene.positions.len(), [0.0; 3]);
        scene.uvs.extend(&shape.uvs);
        scene.uvs.resize(scene.positions.len(), [0.0; 2]);
        let triangles = shape.triangles.iter().map(|t| t.map(|v| v + base));
        scene.triangles.extend(triangles);
        let mesh = scene.meshes.len() as u32;
        scene.triangle_mesh.resize(scene.triangles.len(), mesh);
        scene.materials.push(material);
        scene.reliefs.push(Relief::None);
        let emission = emission.map_or(NONE, |emission| {
            scene.emissions.push(emission);
            scene.emissions.len() as u32 - 1
        });
        if let Some(object) = scene.objects.last_mut() {
            object.triangle_count += count;
        }
        scene.meshes.push(Mesh {
            first_triangle: first,
            triangle_count: count,
            material: scene.materials.len() as u32 - 1,
            emission,
            alpha: Parameter::Constant(1.0),
            has_normals: !shape.normals.is_empty(),
            has_uvs: !shape.uvs.is_empty(),
            flip: false,
        });
        scene.meshes.last_mut().expect("the mesh just added")
    }

    /// Opens a new object: what is added from now on belongs to it.
    pub fn object(&mut self) -> u32 {
        self.scene.objects.push(Object {
            name: "object".into(),
            first_triangle: self.scene.triangles.len() as u32,
            triangle_count: 0,
        });
        self.scene.objects.len() as u32 - 1
    }

    /// Places an object.
    pub fn place(&mut self, object: u32, to_world: [[f32; 4]; 3]) {
        self.scene.instances.push(Instance { object, to_world });
    }
}

/// A surface that reflects nothing.
pub const BLACK: Material = grey([0.0; 3]);

/// A diffuse surface.
#[must_use]
pub const fn grey(reflectance: [f32; 3]) -> Material {
    Material::Diffuse {
        reflectance: Parameter::Constant(reflectance),
    }
}

/// Emission on the outer side.
#[must_use]
pub fn glow(radiance: [f32; 3]) -> Option<Emission> {
    Some(Emission {
        radiance,
        two_sided: false,
        image: NONE,
    })
}

/// A built-in scene with paths and an image of some size.
///
/// # Panics
///
/// If there is no such scene.
#[must_use]
pub fn builtin(name: &str, max_depth: u32, resolution: [u32; 2]) -> Scene {
    let builtin = wayfare_builtin::find(name).expect("a built-in scene");
    let mut scene = builtin.load(&Default::default()).expect("it loads");
    scene.film.resolution = resolution;
    scene.max_depth = max_depth;
    scene
}

/// The same, and the cameras of some frames of its trajectory at 30 frames per second.
///
/// # Panics
///
/// If there is no such scene or frame.
#[must_use]
pub fn film_of(
    name: &str,
    max_depth: u32,
    resolution: [u32; 2],
    frames: &[usize],
) -> (Scene, Vec<Camera>) {
    let scene = builtin(name, max_depth, resolution);
    let builtin = wayfare_builtin::find(name).expect("a built-in scene");
    let poses = builtin.trajectory().frames(30.0);
    let cameras = frames.iter().map(|&i| poses[i].camera(&scene.camera));
    let cameras = cameras.collect();
    (scene, cameras)
}

/// A scene with other lamps, brighter and of another colour, and darker walls.
pub fn edited(scene: &Scene) -> Scene {
    let mut scene = scene.clone();
    for emission in &mut scene.emissions {
        let [r, g, b] = emission.radiance;
        emission.radiance = [3.0 * r, g, 0.5 * b];
    }
    for material in &mut scene.materials {
        if let Material::Diffuse {
            reflectance: Parameter::Constant(rgb),
        } = material
        {
            *rgb = rgb.map(|albedo| albedo * albedo);
        }
    }
    scene
}

//! Small scenes made by hand, which together hold every material and every way to place a surface.

use wayfare_scene::{
    Camera, Emission, FilmSettings, Instance, Material, Mesh, NONE, Object, Scene,
};

/// Corners, shading normals, texture coordinates and triangles; no normals or coordinates where a list is empty.
#[derive(Clone, Default)]
struct Shape {
    positions: Vec<[f32; 3]>,
    normals: Vec<[f32; 3]>,
    uvs: Vec<[f32; 2]>,
    triangles: Vec<[u32; 3]>,
}

/// A parallelogram whose normal is cross(u, v).
fn quad(corner: [f32; 3], u: [f32; 3], v: [f32; 3]) -> Shape {
    let at = |a: f32, b: f32| std::array::from_fn(|i| corner[i] + a * u[i] + b * v[i]);
    Shape {
        positions: vec![at(0.0, 0.0), at(1.0, 0.0), at(1.0, 1.0), at(0.0, 1.0)],
        triangles: vec![[0, 1, 2], [0, 2, 3]],
        ..Default::default()
    }
}

/// A cube with flat sides, normals outwards.
fn cube(centre: [f32; 3], half: f32) -> Shape {
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

/// A closed sphere with exact normals and texture coordinates.
fn sphere(centre: [f32; 3], radius: f32) -> Shape {
    const RINGS: u32 = 10;
    const SEGMENTS: u32 = 2 * RINGS;
    let mut shape = Shape::default();
    for ring in 0..=RINGS {
        for segment in 0..=SEGMENTS {
            let (v, u) = (ring as f32 / RINGS as f32, segment as f32 / SEGMENTS as f32);
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
    let at = |ring: u32, segment: u32| ring * (SEGMENTS + 1) + segment;
    for r in 0..RINGS {
        for s in 0..SEGMENTS {
            let (a, b, c, d) = (at(r, s), at(r + 1, s), at(r + 1, s + 1), at(r, s + 1));
            // The triangles at the poles have one corner twice.
            if r + 1 < RINGS {
                shape.triangles.push([a, b, c]);
            }
            if r > 0 {
                shape.triangles.push([a, c, d]);
            }
        }
    }
    shape
}

impl Shape {
    /// With the order of all corners turned round, which turns the plane normals.
    fn turned(mut self) -> Self {
        self.triangles
            .iter_mut()
            .for_each(|triangle| triangle.swap(1, 2));
        self
    }

    /// Without shading normals and texture coordinates.
    fn flat(mut self) -> Self {
        self.normals.clear();
        self.uvs.clear();
        self
    }

    /// Without texture coordinates.
    fn without_uvs(mut self) -> Self {
        self.uvs.clear();
        self
    }
}

struct Builder {
    scene: Scene,
}

impl Builder {
    /// Nothing yet, seen from z = -3 along +z.
    fn new(name: &str) -> Self {
        let mut camera = Camera {
            fov_degrees: 60.0,
            ..Default::default()
        };
        camera.to_world[2][3] = -3.0;
        Self {
            scene: Scene {
                name: name.into(),
                camera,
                max_depth: 6,
                film: FilmSettings {
                    resolution: [32, 24],
                    ..Default::default()
                },
                objects: vec![Object::default()],
                ..Default::default()
            },
        }
    }

    /// A room of coloured walls with a lamp below its ceiling, open towards the camera.
    fn room(name: &str) -> Self {
        let mut room = Self::new(name);
        room.walls();
        room.add(
            quad([-0.5, 1.4, -0.5], [1.0, 0.0, 0.0], [0.0, 0.0, 1.0]),
            BLACK,
            glow([9.0, 8.0, 7.0]),
        );
        room
    }

    fn walls(&mut self) {
        let (x, y, z) = ([3.0, 0.0, 0.0], [0.0, 3.0, 0.0], [0.0, 0.0, 3.0]);
        let (low, high) = ([-1.5; 3], [1.5; 3]);
        let back = |v: [f32; 3]| v.map(|c| -c);
        self.add(quad(low, z, x), grey([0.7; 3]), None);
        self.add(quad(high, back(x), back(z)), grey([0.8, 0.7, 0.6]), None);
        self.add(quad(low, y, z), grey([0.7, 0.2, 0.1]), None);
        self.add(quad(high, back(z), back(y)), grey([0.2, 0.7, 0.1]), None);
        self.add(quad(high, back(y), back(x)), grey([0.6; 3]), None);
    }

    /// Adds a shape to the last object. The mesh can then be changed.
    fn add(&mut self, shape: Shape, material: Material, emission: Option<Emission>) -> &mut Mesh {
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
            has_normals: !shape.normals.is_empty(),
            has_uvs: !shape.uvs.is_empty(),
            flip: false,
        });
        scene.meshes.last_mut().expect("the mesh just added")
    }

    /// Opens a new object: what is added from now on belongs to it.
    fn object(&mut self) -> u32 {
        self.scene.objects.push(Object {
            name: "object".into(),
            first_triangle: self.scene.triangles.len() as u32,
            triangle_count: 0,
        });
        self.scene.objects.len() as u32 - 1
    }

    fn place(&mut self, object: u32, to_world: [[f32; 4]; 3]) {
        self.scene.instances.push(Instance { object, to_world });
    }
}

const BLACK: Material = grey([0.0; 3]);

const fn grey(reflectance: [f32; 3]) -> Material {
    Material::Diffuse { reflectance }
}

/// Gold.
const fn metal(alpha: [f32; 2]) -> Material {
    Material::Conductor {
        eta: [0.14, 0.37, 1.44],
        k: [3.98, 2.38, 1.6],
        alpha,
    }
}

const fn glass(eta: f32, alpha: [f32; 2]) -> Material {
    Material::Dielectric { eta, alpha }
}

fn glow(radiance: [f32; 3]) -> Option<Emission> {
    Some(Emission {
        radiance,
        two_sided: false,
    })
}

fn glow_on_both_sides(radiance: [f32; 3]) -> Option<Emission> {
    Some(Emission {
        radiance,
        two_sided: true,
    })
}

/// A sphere, a cube and a panel of one material: curved and flat, with and without texture coordinates.
fn show(name: &str, material: Material) -> Scene {
    let mut room = Builder::room(name);
    room.add(sphere([-0.6, -0.7, 0.2], 0.7), material, None);
    room.add(cube([0.8, -0.8, 0.3], 0.5), material, None);
    let panel = quad([0.2, 0.2, 1.2], [0.9, 0.1, -0.3], [0.0, 0.9, 0.2]);
    let mut with_uvs = panel;
    with_uvs.uvs = vec![[0.0, 0.0], [0.7, 0.5], [0.2, 1.2], [-0.5, 0.7]];
    room.add(with_uvs, material, None);
    room.scene
}

/// Two lamps of unequal power, one shining both ways and reflecting, one a sphere that shines inwards, behind glass.
fn lamps() -> Scene {
    let mut room = Builder::new("lamps");
    room.walls();
    room.add(
        quad([-1.2, 0.1, 0.4], [0.8, 0.0, 0.1], [0.1, 0.7, 0.0]),
        grey([0.3, 0.4, 0.5]),
        glow_on_both_sides([2.0, 3.0, 1.0]),
    );
    room.add(
        quad([0.3, 1.3, 0.0], [0.2, 0.0, 0.0], [0.0, 0.0, 0.2]),
        BLACK,
        glow([60.0, 40.0, 20.0]),
    );
    room.add(
        sphere([0.7, -0.6, 0.2], 0.5),
        grey([0.5; 3]),
        glow([0.4, 0.5, 0.9]),
    );
    // Emits nothing: no light, although it has an emission.
    room.add(cube([-0.5, -1.0, 0.6], 0.3), grey([0.5; 3]), glow([0.0; 3]));
    room.add(cube([-0.3, -0.9, -0.5], 0.3), metal([0.1, 0.1]), None);
    room.scene
}

/// Every way in which a mesh says which side is its outer one: flipped, turned, with normals for or against it.
fn sides() -> Scene {
    let mut room = Builder::room("sides");
    let glow_a_little = glow([0.5, 0.7, 0.9]);
    let ball = |x: f32, y: f32| sphere([x, y, 0.4], 0.3);
    room.add(ball(-1.0, -1.0).flat(), grey([0.5; 3]), glow_a_little);
    room.add(ball(-0.3, -1.0).flat(), grey([0.5; 3]), glow_a_little)
        .flip = true;
    room.add(ball(0.4, -1.0).turned(), grey([0.5; 3]), glow_a_little);
    room.add(ball(1.1, -1.0), grey([0.5; 3]), glow_a_little)
        .flip = true;
    room.add(ball(-1.0, 0.0).turned().flat(), glass(1.5, [0.0; 2]), None)
        .flip = true;
    room.add(ball(-0.3, 0.0).turned(), glass(1.5, [0.3; 2]), None);
    room.add(ball(0.4, 0.0).without_uvs(), glass(1.5, [0.3, 0.1]), None)
        .flip = true;
    // Normals that point inwards, and normals of length zero, which count as none.
    let mut inwards = ball(1.1, 0.0);
    inwards.normals.iter_mut().for_each(|n| *n = n.map(|c| -c));
    room.add(inwards, glass(1.4, [0.0; 2]), None);
    let mut without = ball(0.4, 0.8);
    without.normals.iter_mut().for_each(|n| *n = [0.0; 3]);
    room.add(without, metal([0.2, 0.2]), None);
    room.scene
}

/// Objects placed plainly, scaled, sheared and mirrored, of materials that tell tangents and sides apart.
fn instances() -> Scene {
    let mut room = Builder::room("instances");
    let matt = room.object();
    room.add(sphere([0.0; 3], 0.3), grey([0.6, 0.5, 0.3]), None);
    room.add(cube([0.3, 0.3, 0.0], 0.15), metal([0.0; 2]), None);
    let brushed = room.object();
    room.add(sphere([0.0; 3], 0.3), metal([0.05, 0.4]), None);
    let clear = room.object();
    room.add(cube([0.0; 3], 0.3), glass(1.5, [0.0; 2]), None);
    room.add(sphere([0.0, 0.5, 0.0], 0.2), glass(1.3, [0.2, 0.2]), None);
    let map = |a: [[f32; 3]; 3], shift: [f32; 3]| {
        std::array::from_fn(|i| [a[i][0], a[i][1], a[i][2], shift[i]])
    };
    let scaled = [[1.2, 0.0, 0.0], [0.0, 0.7, 0.0], [0.0, 0.0, 1.0]];
    let sheared = [[0.8, 0.3, 0.0], [-0.2, 0.9, 0.1], [0.1, 0.0, 1.1]];
    let mirrored = [[-0.9, 0.0, 0.2], [0.1, 1.0, 0.0], [0.0, -0.2, 0.8]];
    room.place(matt, map(scaled, [-0.9, -1.0, 0.3]));
    room.place(matt, map(mirrored, [0.9, -1.0, 0.4]));
    room.place(brushed, map(sheared, [-0.8, 0.2, 0.5]));
    room.place(brushed, map(mirrored, [0.0, 0.3, 0.7]));
    room.place(clear, map(sheared, [0.0, -0.9, -0.2]));
    room.place(clear, map(mirrored, [0.9, 0.0, 0.3]));
    room.scene
}

/// Glass in glass, a metal ball in it, and long paths.
fn nested() -> Scene {
    let mut room = Builder::room("nested");
    room.add(sphere([0.0, -0.4, 0.0], 0.9), glass(1.5, [0.0; 2]), None);
    room.add(sphere([0.1, -0.4, 0.1], 0.6), glass(0.8, [0.2, 0.2]), None);
    room.add(cube([0.0, -0.4, 0.0], 0.3), glass(1.0, [0.0; 2]), None);
    room.add(sphere([0.0, -0.4, 0.0], 0.2), metal([0.3, 0.3]), None);
    room.scene.max_depth = 12;
    room.scene
}

/// A lens wide open.
fn lens() -> Scene {
    let mut scene = show("lens", grey([0.8, 0.6, 0.4]));
    scene.camera.lens_radius = 0.2;
    scene.camera.focal_distance = 3.2;
    scene
}

/// Walls without any light.
fn dark() -> Scene {
    let mut room = Builder::new("dark");
    room.walls();
    room.scene
}

/// Emitted light only.
fn shallow() -> Scene {
    let mut room = Builder::room("shallow");
    room.scene.max_depth = 0;
    room.add(
        cube([0.0, -0.5, 0.0], 0.4),
        BLACK,
        glow_on_both_sides([1.0, 2.0, 3.0]),
    );
    room.scene
}

/// All of them.
pub fn all() -> Vec<Scene> {
    vec![
        show("diffuse", grey([0.8, 0.6, 0.4])),
        show("mirror", metal([0.0; 2])),
        show("metal", metal([0.2; 2])),
        show("polished", metal([0.01; 2])),
        show("brushed", metal([0.05, 0.4])),
        // One width below what the formulas take.
        show("scratched", metal([0.00005, 0.2])),
        show("glass", glass(1.5, [0.0; 2])),
        show("rough-glass", glass(1.5, [0.2; 2])),
        show("brushed-glass", glass(1.4, [0.4, 0.1])),
        show("air", glass(1.0, [0.3; 2])),
        lamps(),
        sides(),
        instances(),
        nested(),
        lens(),
        dark(),
        shallow(),
        Builder::new("empty").scene,
    ]
}

/// A camera inside a lamp, with another lamp before it that covers the left half of a square image. Every path brings
/// the light of one of them.
#[allow(dead_code)] // Not every test file asks for it.
pub fn inside_lamps(around: [f32; 3], on_the_left: [f32; 3]) -> Scene {
    let mut lamps = Builder::new("inside-lamps");
    lamps.scene.max_depth = 0;
    lamps.add(
        cube([0.0, 0.0, -3.0], 4.0),
        BLACK,
        glow_on_both_sides(around),
    );
    lamps.add(
        quad([-3.0, -3.0, 0.0], [3.0, 0.0, 0.0], [0.0, 6.0, 0.0]),
        BLACK,
        glow_on_both_sides(on_the_left),
    );
    lamps.scene
}

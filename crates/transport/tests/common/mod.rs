//! Small scenes built by hand, random numbers and statistics for the tests.
#![allow(dead_code)]

use rayon::prelude::*;
use wayfare_sampling::Philox;
use wayfare_scene::{
    Camera, Emission, FilmSettings, Instance, Material, Mesh, NONE, Object, Scene,
};
use wayfare_transport::math::Vec3;
use wayfare_transport::{Counters, World};

/// Adds meshes to a scene whose camera sits at the origin and looks along +z.
pub struct Builder {
    pub scene: Scene,
}

impl Builder {
    pub fn new(max_depth: u32) -> Self {
        let scene = Scene {
            name: "test".into(),
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
    pub fn camera(mut self, from: [f32; 3], to: [f32; 3], fov: f32) -> Self {
        let sub = Vec3::<f64>::of(to) - Vec3::of(from);
        let z = sub.normalize();
        let helper = if z.y.abs() > 0.9 {
            [1.0, 0.0, 0.0]
        } else {
            [0.0, 1.0, 0.0]
        };
        let x = Vec3::<f64>::of(helper).cross(z).normalize();
        let y = z.cross(x);
        let row = |a: f64, b: f64, c: f64, o: f32| [a as f32, b as f32, c as f32, o];
        self.scene.camera = Camera {
            to_world: [
                row(x.x, y.x, z.x, from[0]),
                row(x.y, y.y, z.y, from[1]),
                row(x.z, y.z, z.z, from[2]),
            ],
            fov_degrees: fov,
            ..Default::default()
        };
        self
    }

    pub fn material(&mut self, material: Material) -> u32 {
        self.scene.materials.push(material);
        self.scene.materials.len() as u32 - 1
    }

    /// Adds triangles to the last object. Emission by value, black where None.
    pub fn mesh(
        &mut self,
        positions: &[[f32; 3]],
        normals: &[[f32; 3]],
        triangles: &[[u32; 3]],
        material: Material,
        emission: Option<Emission>,
    ) -> &mut Self {
        let base = self.scene.positions.len() as u32;
        let first = self.scene.triangles.len() as u32;
        self.scene.positions.extend_from_slice(positions);
        self.scene.uvs.resize(self.scene.positions.len(), [0.0; 2]);
        self.scene.normals.extend_from_slice(normals);
        self.scene
            .normals
            .resize(self.scene.positions.len(), [0.0; 3]);
        self.scene
            .triangles
            .extend(triangles.iter().map(|t| t.map(|v| v + base)));
        let mesh = self.scene.meshes.len() as u32;
        self.scene
            .triangle_mesh
            .resize(self.scene.triangles.len(), mesh);
        let material = self.material(material);
        let emission = emission.map_or(NONE, |e| {
            self.scene.emissions.push(e);
            self.scene.emissions.len() as u32 - 1
        });
        let count = triangles.len() as u32;
        self.scene.meshes.push(Mesh {
            first_triangle: first,
            triangle_count: count,
            material,
            emission,
            has_normals: !normals.is_empty(),
            has_uvs: false,
            flip: false,
        });
        if let Some(object) = self.scene.objects.last_mut() {
            object.triangle_count += count;
        }
        self
    }

    /// A parallelogram whose normal is cross(u, v).
    pub fn quad(
        &mut self,
        corner: [f32; 3],
        u: [f32; 3],
        v: [f32; 3],
        material: Material,
        emission: Option<Emission>,
    ) -> &mut Self {
        let at = |a: f32, b: f32| std::array::from_fn(|i| corner[i] + a * u[i] + b * v[i]);
        let positions = [at(0.0, 0.0), at(1.0, 0.0), at(1.0, 1.0), at(0.0, 1.0)];
        self.mesh(&positions, &[], &[[0, 1, 2], [0, 2, 3]], material, emission)
    }

    /// An axis-aligned cube round `centre` with normals outwards, or inwards where `inwards`.
    pub fn cube(
        &mut self,
        centre: [f32; 3],
        half: f32,
        inwards: bool,
        material: Material,
        emission: Option<Emission>,
    ) -> &mut Self {
        let positions: Vec<[f32; 3]> = (0..8)
            .map(|i| {
                std::array::from_fn(|a| centre[a] + if i >> a & 1 == 1 { half } else { -half })
            })
            .collect();
        let faces = [
            [0, 2, 3, 1],
            [4, 5, 7, 6],
            [0, 1, 5, 4],
            [2, 6, 7, 3],
            [0, 4, 6, 2],
            [1, 3, 7, 5],
        ];
        let mut triangles = Vec::new();
        for [a, b, c, d] in faces {
            for t in [[a, b, c], [a, c, d]] {
                triangles.push(if inwards { [t[0], t[2], t[1]] } else { t });
            }
        }
        self.mesh(&positions, &[], &triangles, material, emission)
    }

    /// A sphere of latitude rings with exact normals.
    pub fn sphere(
        &mut self,
        centre: [f32; 3],
        radius: f32,
        rings: u32,
        material: Material,
    ) -> &mut Self {
        let (positions, normals, triangles) = sphere_mesh(centre, radius, rings);
        self.mesh(&positions, &normals, &triangles, material, None)
    }

    /// Opens a new object: meshes added from now on belong to it.
    pub fn object(&mut self) -> u32 {
        self.scene.objects.push(Object {
            name: "object".into(),
            first_triangle: self.scene.triangles.len() as u32,
            triangle_count: 0,
        });
        self.scene.objects.len() as u32 - 1
    }

    pub fn instance(&mut self, object: u32, to_world: [[f32; 4]; 3]) -> &mut Self {
        self.scene.instances.push(Instance { object, to_world });
        self
    }

    pub fn world(self) -> World {
        World::new(self.scene).expect("a small BVH")
    }
}

/// Positions, normals and triangles.
pub type Surface = (Vec<[f32; 3]>, Vec<[f32; 3]>, Vec<[u32; 3]>);

/// A closed sphere.
pub fn sphere_mesh(centre: [f32; 3], radius: f32, rings: u32) -> Surface {
    let segments = 2 * rings;
    let mut normals = vec![[0.0, 0.0, 1.0], [0.0, 0.0, -1.0]];
    for ring in 1..rings {
        let theta = std::f32::consts::PI * ring as f32 / rings as f32;
        for segment in 0..segments {
            let phi = std::f32::consts::TAU * segment as f32 / segments as f32;
            normals.push([
                theta.sin() * phi.cos(),
                theta.sin() * phi.sin(),
                theta.cos(),
            ]);
        }
    }
    let at = |ring: u32, segment: u32| 2 + (ring - 1) * segments + segment % segments;
    let mut triangles = Vec::new();
    for s in 0..segments {
        triangles.push([0, at(1, s), at(1, s + 1)]);
        triangles.push([1, at(rings - 1, s + 1), at(rings - 1, s)]);
        for r in 1..rings - 1 {
            triangles.push([at(r, s), at(r + 1, s), at(r + 1, s + 1)]);
            triangles.push([at(r, s), at(r + 1, s + 1), at(r, s + 1)]);
        }
    }
    let positions = normals
        .iter()
        .map(|n| std::array::from_fn(|i| centre[i] + radius * n[i]))
        .collect();
    (positions, normals, triangles)
}

pub const BLACK: Material = Material::Diffuse {
    reflectance: [0.0; 3],
};

pub fn grey(albedo: f32) -> Material {
    Material::Diffuse {
        reflectance: [albedo; 3],
    }
}

pub fn glow(radiance: f32) -> Option<Emission> {
    Some(Emission {
        radiance: [radiance; 3],
        two_sided: false,
    })
}

/// Mean and standard error of the first channel over `n` independent paths of the whole film.
pub fn mean_radiance(world: &World, n: u64, seed: u64) -> (f64, f64) {
    const RUN: u64 = 4096;
    let philox = Philox::new(seed);
    let runs: Vec<(f64, f64)> = (0..n.div_ceil(RUN))
        .into_par_iter()
        .map(|run| {
            let mut x = vec![0.0; world.dimension()];
            let mut counters = Counters::default();
            let (mut sum, mut sum2) = (0.0, 0.0);
            for sample in run * RUN..n.min((run + 1) * RUN) {
                philox.stream(0, sample).fill(&mut x);
                let value = f64::from(world.radiance::<f32>(&mut &x[..], &mut counters).x);
                sum += value;
                sum2 += value * value;
            }
            assert_eq!(counters.non_finite, 0);
            (sum, sum2)
        })
        .collect();
    let (sum, sum2) = runs.iter().fold((0.0, 0.0), |a, b| (a.0 + b.0, a.1 + b.1));
    let mean = sum / n as f64;
    let variance = (sum2 / n as f64 - mean * mean).max(0.0);
    (mean, (variance / n as f64).sqrt())
}

/// Asserts that an estimate agrees with the truth within 4.5 standard errors (one in 150,000 by
/// chance), and that the standard error is small enough for the test to mean something.
pub fn assert_mean(name: &str, (mean, error): (f64, f64), truth: f64, largest_error: f64) {
    assert!(
        error <= largest_error * truth.abs(),
        "{name}: standard error {error} too large"
    );
    let tolerance = 4.5 * error + 2e-6 * truth.abs();
    assert!(
        (mean - truth).abs() <= tolerance,
        "{name}: mean {mean} +- {error}, expected {truth}"
    );
}

/// The number of standard deviations that a chi-square value lies above its mean (Wilson and Hilferty).
pub fn chi_square_sigma(chi2: f64, degrees: usize) -> f64 {
    let k = degrees as f64;
    ((chi2 / k).cbrt() - (1.0 - 2.0 / (9.0 * k))) / (2.0 / (9.0 * k)).sqrt()
}

/// Chi-square of counts against expected counts, in standard deviations. Bins that expect fewer than
/// eight are pooled.
pub fn chi_square(counts: &[f64], expected: &[f64]) -> f64 {
    let (mut chi2, mut degrees, mut pool) = (0.0, 0, (0.0, 0.0));
    for (&count, &expect) in counts.iter().zip(expected) {
        if expect < 8.0 {
            pool = (pool.0 + count, pool.1 + expect);
        } else {
            chi2 += (count - expect).powi(2) / expect;
            degrees += 1;
        }
    }
    if pool.1 > 1.0 {
        chi2 += (pool.0 - pool.1).powi(2) / pool.1;
        degrees += 1;
    } else {
        assert!(
            pool.0 < 12.0,
            "{} samples where {} are expected",
            pool.0,
            pool.1
        );
    }
    chi_square_sigma(chi2, degrees - 1)
}

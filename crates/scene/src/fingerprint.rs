//! A scene as a short text that changes with whatever changes its image.

use crate::model::{
    Camera, Emission, FilmSettings, Instance, Material, Mesh, Object, Parameter, Rgb, Scene,
};
use sha2::{Digest, Sha256};

/// What is hashed first. It changes when the bytes after it change their meaning.
const FORMAT: &[u8] = b"wayfare scene 2";

impl Scene {
    /// The SHA-256 hash, in hexadecimal digits, of everything that an image depends on: camera, film, depth, geometry,
    /// materials and lights. Names and warnings do not count.
    ///
    /// It is made from values written in a fixed order, not from names in the source code: it stays the same when a
    /// field or a type is renamed. Caches of reference images are keyed by it.
    pub fn fingerprint(&self) -> String {
        // Every field is named, so that a new one cannot be forgotten.
        let Self {
            name: _,
            camera,
            film,
            max_depth,
            positions,
            normals,
            uvs,
            triangles,
            triangle_mesh,
            meshes,
            objects,
            instances,
            materials,
            reliefs: _,
            textures: _,
            images: _,
            emissions,
            lights: _,
            warnings: _,
        } = self;
        let mut hash = Hash(Sha256::new());
        hash.0.update(FORMAT);
        hash.camera(camera);
        let FilmSettings {
            resolution,
            crop_window,
            exposure: _,
            filter: _,
        } = film;
        hash.words(resolution);
        hash.floats(crop_window);
        hash.words(&[*max_depth]);
        // Tables, each after its length, so that no two lists of tables look alike.
        hash.length(positions.len());
        hash.floats(positions.as_flattened());
        hash.length(normals.len());
        hash.floats(normals.as_flattened());
        hash.length(uvs.len());
        hash.floats(uvs.as_flattened());
        hash.length(triangles.len());
        hash.words(triangles.as_flattened());
        hash.length(triangle_mesh.len());
        hash.words(triangle_mesh);
        hash.length(meshes.len());
        meshes.iter().for_each(|mesh| hash.mesh(mesh));
        hash.length(objects.len());
        for object in objects {
            let Object {
                name: _,
                first_triangle,
                triangle_count,
            } = object;
            hash.words(&[*first_triangle, *triangle_count]);
        }
        hash.length(instances.len());
        for Instance { object, to_world } in instances {
            hash.words(&[*object]);
            hash.floats(to_world.as_flattened());
        }
        hash.length(materials.len());
        materials
            .iter()
            .for_each(|material| hash.material(material));
        hash.length(emissions.len());
        for Emission {
            radiance,
            two_sided,
            image: _,
        } in emissions
        {
            hash.floats(radiance);
            hash.words(&[u32::from(*two_sided)]);
        }
        let digest = hash.0.finalize();
        digest.iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

/// Words of 32 bits and lengths of 64 bits, little-endian.
struct Hash(Sha256);

impl Hash {
    fn length(&mut self, length: usize) {
        self.0.update((length as u64).to_le_bytes());
    }

    fn words(&mut self, words: &[u32]) {
        if cfg!(target_endian = "little") {
            self.0.update(bytemuck::cast_slice::<u32, u8>(words));
        } else {
            words
                .iter()
                .for_each(|word| self.0.update(word.to_le_bytes()));
        }
    }

    /// The bits of the numbers.
    fn floats(&mut self, numbers: &[f32]) {
        self.words(bytemuck::cast_slice(numbers));
    }

    /// A value that may be absent: whether it is there, then the value.
    fn optional(&mut self, numbers: Option<&[f32]>) {
        self.words(&[u32::from(numbers.is_some())]);
        self.floats(numbers.unwrap_or_default());
    }

    fn camera(&mut self, camera: &Camera) {
        let Camera {
            to_world,
            fov_degrees,
            screen_window,
            frame_aspect_ratio,
            lens_radius,
            focal_distance,
            projection: _,
        } = camera;
        self.floats(to_world.as_flattened());
        self.floats(&[*fov_degrees]);
        self.optional(screen_window.as_ref().map(<[f32; 4]>::as_slice));
        self.optional(frame_aspect_ratio.as_ref().map(std::slice::from_ref));
        self.floats(&[*lens_radius, *focal_distance]);
    }

    fn mesh(&mut self, mesh: &Mesh) {
        let Mesh {
            first_triangle,
            triangle_count,
            material,
            emission,
            alpha: _,
            has_normals,
            has_uvs,
            flip,
        } = mesh;
        self.words(&[*first_triangle, *triangle_count, *material, *emission]);
        self.words(&[has_normals, has_uvs, flip].map(|flag| u32::from(*flag)));
    }

    /// The number of its kind, then its parameters.
    fn material(&mut self, material: &Material) {
        match material {
            Material::Diffuse { reflectance } => {
                self.words(&[0]);
                self.color(reflectance);
            }
            Material::Conductor { eta, k, alpha } => {
                self.words(&[1]);
                self.color(eta);
                self.color(k);
                self.numbers(alpha);
            }
            Material::Dielectric { eta, alpha } => {
                self.words(&[2]);
                self.floats(&[*eta]);
                self.numbers(alpha);
            }
            Material::DiffuseTransmission {
                reflectance,
                transmittance,
            } => {
                self.words(&[3]);
                self.color(reflectance);
                self.color(transmittance);
            }
            Material::ThinDielectric { eta } => {
                self.words(&[4]);
                self.floats(&[*eta]);
            }
            Material::CoatedDiffuse {
                reflectance,
                alpha,
                eta,
            } => {
                self.words(&[5]);
                self.color(reflectance);
                self.numbers(alpha);
                self.floats(&[*eta]);
            }
            Material::CoatedConductor {
                eta,
                k,
                alpha,
                coat_alpha,
                coat_eta,
            } => {
                self.words(&[6]);
                self.color(eta);
                self.color(k);
                self.numbers(alpha);
                self.numbers(coat_alpha);
                self.floats(&[*coat_eta]);
            }
            Material::Mix { materials, amount } => {
                self.words(&[7]);
                self.words(materials);
                self.numbers(&[*amount]);
            }
            Material::Interface => self.words(&[8]),
        }
    }

    fn color(&mut self, parameter: &Parameter<Rgb>) {
        match parameter {
            Parameter::Constant(rgb) => {
                self.words(&[0]);
                self.floats(rgb);
            }
            Parameter::Texture(texture) => self.words(&[1, *texture]),
        }
    }

    fn numbers(&mut self, parameters: &[Parameter<f32>]) {
        for parameter in parameters {
            match parameter {
                Parameter::Constant(number) => self.words(&[0, number.to_bits()]),
                Parameter::Texture(texture) => self.words(&[1, *texture]),
            }
        }
    }
}

//! A scene as a short text that changes with everything that changes its image.

use crate::model::{
    Camera, Emission, FilmSettings, ImageMap, Instance, Light, Mapping, Material, Mesh, Object,
    Parameter, PixelFilter, Projection, Relief, Rgb, Scene, Texels, Texture, Wrap,
};
use sha2::{Digest, Sha256};

/// What is hashed first. It changes when the bytes after it change their meaning.
const FORMAT: &[u8] = b"wayfare scene 3";

impl Scene {
    /// The SHA-256 hash, in hexadecimal digits, of everything that an image depends on: camera, film, depth, geometry,
    /// materials, textures and lights. Names, warnings and the file's wishes about output and samples do not count.
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
            reliefs,
            textures,
            images,
            emissions,
            lights,
            output: _,
            samples: _,
            warnings: _,
        } = self;
        let mut hash = Hash(Sha256::new());
        hash.0.update(FORMAT);
        hash.camera(camera);
        let FilmSettings {
            resolution,
            crop_window,
            exposure,
            filter,
        } = film;
        hash.words(resolution);
        hash.floats(crop_window);
        hash.floats(&[*exposure]);
        hash.filter(filter);
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
        for relief in reliefs {
            match relief {
                Relief::None => hash.words(&[0]),
                Relief::Height(texture) => hash.words(&[1, *texture]),
                Relief::NormalMap(image) => hash.words(&[2, *image]),
            }
        }
        hash.length(textures.len());
        textures.iter().for_each(|texture| hash.texture(texture));
        hash.length(images.len());
        images.iter().for_each(|image| hash.image(image));
        hash.length(emissions.len());
        for Emission {
            radiance,
            two_sided,
            image,
        } in emissions
        {
            hash.floats(radiance);
            hash.words(&[u32::from(*two_sided), *image]);
        }
        hash.length(lights.len());
        lights.iter().for_each(|light| hash.light(light));
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
            projection,
        } = camera;
        self.words(&[match projection {
            Projection::Perspective => 0,
            Projection::Orthographic => 1,
            Projection::SphericalEqualArea => 2,
            Projection::SphericalEquirectangular => 3,
        }]);
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
            alpha,
            has_normals,
            has_uvs,
            flip,
        } = mesh;
        self.words(&[*first_triangle, *triangle_count, *material, *emission]);
        self.words(&[has_normals, has_uvs, flip].map(|flag| u32::from(*flag)));
        self.numbers(&[*alpha]);
    }

    fn filter(&mut self, filter: &PixelFilter) {
        let (kind, radius, parameters) = match *filter {
            PixelFilter::Box { radius } => (0, radius, [0.0; 2]),
            PixelFilter::Triangle { radius } => (1, radius, [0.0; 2]),
            PixelFilter::Gaussian { radius, sigma } => (2, radius, [sigma, 0.0]),
            PixelFilter::Mitchell { radius, b, c } => (3, radius, [b, c]),
            PixelFilter::Sinc { radius, tau } => (4, radius, [tau, 0.0]),
        };
        self.words(&[kind]);
        self.floats(&radius);
        self.floats(&parameters);
    }

    /// The number of its kind, then its parameters.
    fn texture(&mut self, texture: &Texture) {
        match texture {
            Texture::Constant(rgb) => {
                self.words(&[0]);
                self.floats(rgb);
            }
            Texture::Image {
                image,
                mapping,
                wrap,
                bilinear,
                scale,
                invert,
                grey,
            } => {
                let wrap = match wrap {
                    Wrap::Repeat => 0,
                    Wrap::Black => 1,
                    Wrap::Clamp => 2,
                    Wrap::OctahedralSphere => 3,
                };
                self.words(&[1, *image, wrap]);
                self.words(&[bilinear, invert, grey].map(|flag| u32::from(*flag)));
                self.floats(&[*scale]);
                self.mapping(mapping);
            }
            Texture::Checkerboard { mapping, textures } => {
                self.words(&[2]);
                self.words(textures);
                self.mapping(mapping);
            }
            Texture::Checkerboard3 {
                to_texture,
                textures,
            } => {
                self.words(&[3]);
                self.words(textures);
                self.floats(to_texture.as_flattened());
            }
            Texture::Dots { mapping, textures } => {
                self.words(&[4]);
                self.words(textures);
                self.mapping(mapping);
            }
            Texture::Bilerp { mapping, corners } => {
                self.words(&[5]);
                self.floats(corners.as_flattened());
                self.mapping(mapping);
            }
            Texture::Scale(textures) => {
                self.words(&[6]);
                self.words(textures);
            }
            Texture::Mix { textures, amount } => {
                self.words(&[7, *amount]);
                self.words(textures);
            }
            Texture::DirectionMix {
                textures,
                direction,
            } => {
                self.words(&[8]);
                self.words(textures);
                self.floats(direction);
            }
            Texture::Fbm {
                to_texture,
                octaves,
                roughness,
            } => {
                self.words(&[9, *octaves]);
                self.floats(&[*roughness]);
                self.floats(to_texture.as_flattened());
            }
            Texture::Wrinkled {
                to_texture,
                octaves,
                roughness,
            } => {
                self.words(&[10, *octaves]);
                self.floats(&[*roughness]);
                self.floats(to_texture.as_flattened());
            }
            Texture::Windy { to_texture } => {
                self.words(&[11]);
                self.floats(to_texture.as_flattened());
            }
            Texture::Marble {
                to_texture,
                octaves,
                roughness,
                scale,
                variation,
            } => {
                self.words(&[12, *octaves]);
                self.floats(&[*roughness, *scale, *variation]);
                self.floats(to_texture.as_flattened());
            }
            Texture::SquareRoot(texture) => self.words(&[13, *texture]),
            Texture::Absorption(texture) => self.words(&[14, *texture]),
        }
    }

    fn mapping(&mut self, mapping: &Mapping) {
        match mapping {
            Mapping::Uv { scale, delta } => {
                self.words(&[0]);
                self.floats(scale);
                self.floats(delta);
            }
            Mapping::Spherical { to_texture } => {
                self.words(&[1]);
                self.floats(to_texture.as_flattened());
            }
            Mapping::Cylindrical { to_texture } => {
                self.words(&[2]);
                self.floats(to_texture.as_flattened());
            }
            Mapping::Planar {
                to_texture,
                axes,
                delta,
            } => {
                self.words(&[3]);
                self.floats(to_texture.as_flattened());
                self.floats(axes.as_flattened());
                self.floats(delta);
            }
        }
    }

    fn image(&mut self, image: &ImageMap) {
        let ImageMap {
            name: _,
            size,
            channels,
            texels,
        } = image;
        self.words(size);
        self.words(&[*channels]);
        match texels {
            Texels::Bytes { texels, decode } => {
                self.words(&[0]);
                self.floats(&decode[..]);
                self.length(texels.len());
                self.0.update(texels);
            }
            Texels::Floats(texels) => {
                self.words(&[1]);
                self.length(texels.len());
                self.floats(texels);
            }
        }
    }

    fn light(&mut self, light: &Light) {
        match light {
            Light::Point {
                position,
                intensity,
            } => {
                self.words(&[0]);
                self.floats(position);
                self.floats(intensity);
            }
            Light::Spot {
                position,
                axis,
                cos_end,
                cos_start,
                intensity,
            } => {
                self.words(&[1]);
                self.floats(position);
                self.floats(axis);
                self.floats(&[*cos_end, *cos_start]);
                self.floats(intensity);
            }
            Light::Distant {
                direction,
                irradiance,
            } => {
                self.words(&[2]);
                self.floats(direction);
                self.floats(irradiance);
            }
            Light::Goniometric {
                position,
                to_light,
                image,
                intensity,
            } => {
                self.words(&[3, *image]);
                self.floats(position);
                self.floats(to_light.as_flattened());
                self.floats(intensity);
            }
            Light::Projection {
                position,
                to_light,
                half_size,
                image,
                intensity,
            } => {
                self.words(&[4, *image]);
                self.floats(position);
                self.floats(to_light.as_flattened());
                self.floats(half_size);
                self.floats(intensity);
            }
            Light::Infinite {
                to_light,
                image,
                radiance,
                portal,
            } => {
                self.words(&[5, *image]);
                self.floats(to_light.as_flattened());
                self.floats(radiance);
                self.optional(portal.as_ref().map(|corners| corners.as_flattened()));
            }
        }
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

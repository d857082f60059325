//! Checks of materials, textures, images and lights.

use super::{InvalidScene, check_index, is_near, is_positive, value};
use crate::model::{
    ImageMap, Light, MAX_MIX_DEPTH, Mapping, Material, NONE, Parameter, Relief, Rgb, Scene, Texels,
    Texture,
};
use crate::references::TextureSize;
use glam::{Mat3, Vec3};

/// What is wrong with an entry, if anything.
#[derive(Default)]
struct Problem(Option<&'static str>);

impl Problem {
    fn unless(&mut self, good: bool, problem: &'static str) {
        if !good {
            self.0.get_or_insert(problem);
        }
    }

    fn report(self, entry: &'static str, number: usize) -> Result<(), InvalidScene> {
        match self.0 {
            Some(problem) => Err(value(entry, number, problem)),
            None => Ok(()),
        }
    }
}

impl Scene {
    pub(super) fn check_images(&self) -> Result<(), InvalidScene> {
        for (number, image) in self.images.iter().enumerate() {
            let ImageMap {
                name: _,
                size: [width, height],
                channels,
                texels,
            } = image;
            let mut problem = Problem::default();
            problem.unless(*width > 0 && *height > 0, "no texels");
            problem.unless(
                matches!(channels, 1 | 3),
                "a number of channels that is neither 1 nor 3",
            );
            let expected = u128::from(*width) * u128::from(*height) * u128::from(*channels);
            let (count, are_good) = match texels {
                Texels::Bytes { texels, decode } => {
                    (texels.len(), decode.iter().all(|c| is_amount(*c)))
                }
                Texels::Floats(texels) => (texels.len(), texels.iter().all(|c| is_amount(*c))),
            };
            problem.unless(
                count as u128 == expected,
                "more or fewer texels than its size says",
            );
            problem.unless(are_good, "texels that are negative or not finite");
            problem.report("image", number)?;
        }
        Ok(())
    }

    fn check_image(
        &self,
        entry: &'static str,
        number: usize,
        image: u32,
    ) -> Result<&ImageMap, InvalidScene> {
        check_index(entry, number, "image", image, self.images.len())?;
        Ok(&self.images[image as usize])
    }

    pub(super) fn check_textures(&self) -> Result<(), InvalidScene> {
        let mut sizes: Vec<TextureSize> = Vec::with_capacity(self.textures.len());
        for (number, texture) in self.textures.iter().enumerate() {
            // What it refers to.
            let inputs = texture.inputs();
            for input in &inputs {
                check_index("texture", number, "an earlier texture", *input, number)?;
            }
            if let Texture::Image { image, .. } = texture {
                self.check_image("texture", number, *image)?;
            }
            let size = TextureSize::over(inputs.iter().map(|input| sizes[*input as usize]));
            if !size.is_allowed() {
                return Err(InvalidScene::TextureSize {
                    number,
                    depth: size.depth,
                    nodes: size.nodes,
                });
            }
            sizes.push(size);
            // Its numbers.
            let mut problem = Problem::default();
            problem.unless(
                has_finite_numbers(texture),
                "a parameter that is not finite",
            );
            if let Texture::DirectionMix { direction, .. } = texture {
                problem.unless(is_unit(direction), "a direction that is not a unit vector");
            }
            problem.report("texture", number)?;
        }
        Ok(())
    }

    pub(super) fn check_materials(&self) -> Result<(), InvalidScene> {
        let mut mix_depths: Vec<u32> = Vec::with_capacity(self.materials.len());
        for (number, (material, relief)) in self.materials.iter().zip(&self.reliefs).enumerate() {
            // What it refers to.
            let mut textures = Vec::new();
            let mut copy = *material;
            copy.for_each_texture(|texture| textures.push(*texture));
            if let Relief::Height(texture) = relief {
                textures.push(*texture);
            }
            for texture in textures {
                check_index("material", number, "texture", texture, self.textures.len())?;
            }
            let mut problem = Problem::default();
            if let Relief::NormalMap(image) = *relief {
                let image = self.check_image("material", number, image)?;
                problem.unless(image.channels == 3, "a normal map without three channels");
            }
            let mut depth = 0;
            if let Material::Mix { materials, .. } = material {
                for &part in materials {
                    check_index("material", number, "an earlier material", part, number)?;
                    depth = depth.max(mix_depths[part as usize] + 1);
                }
            }
            problem.unless(depth <= MAX_MIX_DEPTH, "too many mixtures in it");
            mix_depths.push(depth);
            // Its numbers.
            check_constants(material, &mut problem);
            problem.report("material", number)?;
        }
        for (number, emission) in self.emissions.iter().enumerate() {
            if emission.image != NONE {
                self.check_image("emission", number, emission.image)?;
            }
            let mut problem = Problem::default();
            problem.unless(
                is_color(&emission.radiance),
                "a radiance that is negative or not finite",
            );
            problem.report("emission", number)?;
        }
        Ok(())
    }

    pub(super) fn check_lights(&self) -> Result<(), InvalidScene> {
        for (number, light) in self.lights.iter().enumerate() {
            if let Some(image) = light.image() {
                let image = self.check_image("light", number, image)?;
                if image.size[0] != image.size[1] && !matches!(light, Light::Projection { .. }) {
                    return Err(value(
                        "light",
                        number,
                        "a map of directions that is not square",
                    ));
                }
            }
            let mut problem = Problem::default();
            check_light(light, &mut problem);
            problem.report("light", number)?;
        }
        Ok(())
    }
}

/// Checks the parameters that are the same everywhere.
fn check_constants(material: &Material, problem: &mut Problem) {
    const REFLECTANCE: &str = "a reflectance outside of 0 to 1";
    const INDEX: &str = "an index of refraction that is negative or not finite";
    let mut color = |parameter: &Parameter<Rgb>, most: f32, what| {
        if let Parameter::Constant(rgb) = parameter {
            problem.unless(rgb.iter().all(|c| (0.0..=most).contains(c)), what);
        }
    };
    let mut widths: Vec<Parameter<f32>> = Vec::new();
    let mut indices: Vec<f32> = Vec::new();
    // Check colours and shares, and collect roughnesses and indices of refraction.
    match material {
        Material::Diffuse { reflectance } => color(reflectance, 1.0, REFLECTANCE),
        Material::DiffuseTransmission {
            reflectance,
            transmittance,
        } => {
            color(reflectance, 1.0, REFLECTANCE);
            color(transmittance, 1.0, "a transmittance outside of 0 to 1");
        }
        Material::Conductor { eta, k, alpha } => {
            color(eta, f32::MAX, INDEX);
            color(k, f32::MAX, INDEX);
            widths.extend(alpha);
        }
        Material::Dielectric { eta, alpha } => {
            indices.push(*eta);
            widths.extend(alpha);
        }
        Material::ThinDielectric { eta } => indices.push(*eta),
        Material::CoatedDiffuse {
            reflectance,
            alpha,
            eta,
        } => {
            color(reflectance, 1.0, REFLECTANCE);
            indices.push(*eta);
            widths.extend(alpha);
        }
        Material::CoatedConductor {
            eta,
            k,
            alpha,
            coat_alpha,
            coat_eta,
        } => {
            color(eta, f32::MAX, INDEX);
            color(k, f32::MAX, INDEX);
            indices.push(*coat_eta);
            widths.extend(alpha.iter().chain(coat_alpha));
        }
        Material::Mix { amount, .. } => {
            if let Parameter::Constant(share) = amount {
                problem.unless((0.0..=1.0).contains(share), "an amount outside of 0 to 1");
            }
        }
        Material::Interface => {}
    }
    // Check what was collected.
    for eta in indices {
        problem.unless(
            is_positive(eta),
            "an index of refraction that is not positive and finite",
        );
    }
    for width in widths {
        if let Parameter::Constant(width) = width {
            problem.unless(
                is_amount(width),
                "a roughness that is negative or not finite",
            );
        }
    }
}

fn check_light(light: &Light, problem: &mut Problem) {
    let mut place = |position: &[f32; 3]| {
        problem.unless(
            is_near(position),
            "a position that is not finite or too far away",
        );
    };
    match light {
        Light::Point { position, .. }
        | Light::Spot { position, .. }
        | Light::Goniometric { position, .. }
        | Light::Projection { position, .. } => place(position),
        Light::Infinite { portal, .. } => portal.iter().flatten().for_each(place),
        Light::Distant { .. } => {}
    }
    problem.unless(
        is_color(&light.strength()),
        "a strength that is negative or not finite",
    );
    match light {
        Light::Spot {
            axis,
            cos_end,
            cos_start,
            ..
        } => {
            problem.unless(is_unit(axis), "an axis that is not a unit vector");
            let is_cone = -1.0 <= *cos_end && cos_end <= cos_start && *cos_start <= 1.0;
            problem.unless(is_cone, "cosines that are not those of a cone");
        }
        Light::Distant { direction, .. } => {
            problem.unless(is_unit(direction), "a direction that is not a unit vector");
        }
        Light::Goniometric { to_light, .. }
        | Light::Projection { to_light, .. }
        | Light::Infinite { to_light, .. } => {
            problem.unless(
                is_orthogonal(to_light),
                "axes that are not perpendicular unit vectors",
            );
        }
        Light::Point { .. } => {}
    }
    if let Light::Projection { half_size, .. } = light {
        problem.unless(
            half_size.iter().all(|half| is_positive(*half)),
            "a size of its image that is not positive and finite",
        );
    }
}

/// Whether all numbers of a texture are finite.
fn has_finite_numbers(texture: &Texture) -> bool {
    let finite = |numbers: &[f32]| numbers.iter().all(|number| number.is_finite());
    let mapped = |mapping: &Mapping| match mapping {
        Mapping::Uv { scale, delta } => finite(scale) && finite(delta),
        Mapping::Spherical { to_texture } | Mapping::Cylindrical { to_texture } => {
            finite(to_texture.as_flattened())
        }
        Mapping::Planar {
            to_texture,
            axes,
            delta,
        } => finite(to_texture.as_flattened()) && finite(axes.as_flattened()) && finite(delta),
    };
    match texture {
        Texture::Constant(rgb) => finite(rgb),
        Texture::Image { mapping, scale, .. } => mapped(mapping) && scale.is_finite(),
        Texture::Checkerboard { mapping, .. } | Texture::Dots { mapping, .. } => mapped(mapping),
        Texture::Bilerp { mapping, corners } => mapped(mapping) && finite(corners.as_flattened()),
        Texture::Checkerboard3 { to_texture, .. } | Texture::Windy { to_texture } => {
            finite(to_texture.as_flattened())
        }
        Texture::Fbm {
            to_texture,
            octaves: _,
            roughness,
        }
        | Texture::Wrinkled {
            to_texture,
            octaves: _,
            roughness,
        } => finite(to_texture.as_flattened()) && roughness.is_finite(),
        Texture::Marble {
            to_texture,
            octaves: _,
            roughness,
            scale,
            variation,
        } => finite(to_texture.as_flattened()) && finite(&[*roughness, *scale, *variation]),
        Texture::Scale(_)
        | Texture::Mix { .. }
        | Texture::DirectionMix { .. }
        | Texture::SquareRoot(_)
        | Texture::Absorption(_) => true,
    }
}

/// Whether a number is finite and not negative.
fn is_amount(number: f32) -> bool {
    number.is_finite() && number >= 0.0
}

fn is_color(rgb: &Rgb) -> bool {
    rgb.iter().all(|c| is_amount(*c))
}

fn is_unit(vector: &[f32; 3]) -> bool {
    (Vec3::from(*vector).length() - 1.0).abs() < 1e-3
}

fn is_orthogonal(rows: &[[f32; 3]; 3]) -> bool {
    let matrix = Mat3::from_cols_array_2d(rows);
    (matrix * matrix.transpose()).abs_diff_eq(Mat3::IDENTITY, 1e-3)
}

//! Materials as kernels see them.

use crate::GpuError;
use crate::rows::{Row, Rows, row};
use crate::shared::{
    self, MATERIAL_BLACK, MATERIAL_HEIGHT, MATERIAL_NORMAL_MAP, MATERIAL_TEXTURED, MaterialKind,
    NONE,
};
use crate::textures::Textures;
use wayfare_scene::{Material, Parameter, Relief, Scene, Wrap};
use wayfare_transport::bsdf::{self, Coat};

/// Rows of a material.
pub const MATERIAL_ROWS: usize = size_of::<shared::Material>() / size_of::<Row>();

// Kernels know how large the tables of a coat are: see `kernels/bsdf/coat.slang`.
const _: () = {
    assert!(bsdf::COSINES == shared::COAT_COSINES as usize);
    assert!(bsdf::WIDTHS == shared::COAT_WIDTHS as usize);
    assert!(bsdf::LAYER_WIDTHS == shared::COAT_LAYER_WIDTHS as usize);
};

/// The tables of a coat: its index, thickness and number of reflections; then its numbers, four in a row. Returns the
/// first row.
pub fn coat_rows(coat: &Coat, rows: &mut Rows) -> u32 {
    let (lobes, orders) = coat.lobe_tables();
    let numbers: Vec<f32> = (coat.crossing_table().values().iter())
        .chain(coat.internal_table().values())
        .chain(lobes.as_flattened())
        .chain(orders.as_flattened())
        .copied()
        .collect();
    let head = [
        coat.eta().to_bits(),
        coat.thickness().to_bits(),
        coat.bounces(),
        0,
    ];
    let first = rows.extend(&[head]);
    for chunk in numbers.chunks(4) {
        let mut numbers = [0.0; 4];
        numbers[..chunk.len()].copy_from_slice(chunk);
        rows.extend(&[row(numbers)]);
    }
    first
}

/// The row of a material, whose textures are added to the tables.
pub fn material_row(
    scene: &Scene,
    index: usize,
    coat: u32,
    rows: &mut Rows,
    textures: &mut Textures,
) -> Result<shared::Material, GpuError> {
    let mut lookup = Lookup {
        scene,
        rows,
        textures,
    };
    let mut material = shared::Material {
        a_texture: NONE,
        b_texture: NONE,
        alpha_textures: [NONE; 2],
        coat_alpha_textures: [NONE; 2],
        relief: NONE,
        coat,
        ..Default::default()
    };
    let kind = match &scene.materials[index] {
        Material::Diffuse { reflectance } => {
            if *reflectance == Parameter::Constant([0.0; 3]) {
                material.bits |= MATERIAL_BLACK;
            }
            (material.a, material.a_texture) = lookup.color(reflectance)?;
            MaterialKind::Diffuse
        }
        Material::DiffuseTransmission {
            reflectance,
            transmittance,
        } => {
            (material.a, material.a_texture) = lookup.color(reflectance)?;
            (material.b, material.b_texture) = lookup.color(transmittance)?;
            MaterialKind::DiffuseTransmission
        }
        Material::Conductor { eta, k, alpha } => {
            (material.a, material.a_texture) = lookup.color(eta)?;
            (material.b, material.b_texture) = lookup.color(k)?;
            (material.alpha, material.alpha_textures) = lookup.widths(alpha)?;
            MaterialKind::Conductor
        }
        Material::Dielectric { eta, alpha } => {
            material.eta = *eta;
            (material.alpha, material.alpha_textures) = lookup.widths(alpha)?;
            MaterialKind::Dielectric
        }
        Material::ThinDielectric { eta } => {
            material.eta = *eta;
            MaterialKind::ThinDielectric
        }
        Material::CoatedDiffuse {
            reflectance,
            alpha,
            eta,
            ..
        } => {
            material.eta = *eta;
            (material.a, material.a_texture) = lookup.color(reflectance)?;
            (material.alpha, material.alpha_textures) = lookup.widths(alpha)?;
            MaterialKind::CoatedDiffuse
        }
        Material::CoatedConductor {
            eta,
            k,
            alpha,
            coat_alpha,
            coat_eta,
            ..
        } => {
            material.eta = *coat_eta;
            (material.a, material.a_texture) = lookup.color(eta)?;
            (material.b, material.b_texture) = lookup.color(k)?;
            (material.alpha, material.alpha_textures) = lookup.widths(alpha)?;
            (material.coat_alpha, material.coat_alpha_textures) = lookup.widths(coat_alpha)?;
            MaterialKind::CoatedConductor
        }
        Material::Mix { materials, amount } => {
            let (share, texture) = lookup.number(amount)?;
            material.a = [share, 0.0, 0.0];
            material.a_texture = texture;
            material.alpha_textures = *materials;
            MaterialKind::Mix
        }
        Material::Interface => MaterialKind::Interface,
    };
    // The share of a mixture is looked up apart.
    let is_textured = scene.materials[index].is_textured();
    if is_textured && !matches!(kind, MaterialKind::Mix) {
        material.bits |= MATERIAL_TEXTURED;
    }
    match scene.reliefs[index] {
        Relief::None => {}
        Relief::Height(texture) => {
            material.bits |= MATERIAL_HEIGHT;
            material.relief = lookup.texture(texture)?;
        }
        Relief::NormalMap(image) => {
            material.bits |= MATERIAL_NORMAL_MAP;
            material.relief = lookup
                .textures
                .plain_image(scene, lookup.rows, image, Wrap::Repeat);
        }
    }
    material.bits |= kind as u32;
    Ok(material)
}

/// Finds the textures of parameters.
struct Lookup<'a> {
    scene: &'a Scene,
    rows: &'a mut Rows,
    textures: &'a mut Textures,
}

impl Lookup<'_> {
    fn texture(&mut self, texture: u32) -> Result<u32, GpuError> {
        self.textures.texture(self.scene, self.rows, texture)
    }

    fn color(&mut self, parameter: &Parameter<[f32; 3]>) -> Result<([f32; 3], u32), GpuError> {
        Ok(match *parameter {
            Parameter::Constant(color) => (color, NONE),
            Parameter::Texture(texture) => ([0.0; 3], self.texture(texture)?),
        })
    }

    fn number(&mut self, parameter: &Parameter<f32>) -> Result<(f32, u32), GpuError> {
        Ok(match *parameter {
            Parameter::Constant(number) => (number, NONE),
            Parameter::Texture(texture) => (0.0, self.texture(texture)?),
        })
    }

    fn widths(&mut self, alpha: &[Parameter<f32>; 2]) -> Result<([f32; 2], [u32; 2]), GpuError> {
        let (u, u_texture) = self.number(&alpha[0])?;
        let (v, v_texture) = self.number(&alpha[1])?;
        Ok(([u, v], [u_texture, v_texture]))
    }
}

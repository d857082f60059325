//! Textures and images as kernels see them.
//!
//! A texture becomes a list of instructions in postfix order, each with its operands in the rows behind it. Kernels run
//! the list with a small stack: see `kernels/texture/texture.slang`. Where a pattern shows one of two textures, the
//! list has jumps, so that only that one is looked up.

use crate::GpuError;
use crate::rows::{Row, Rows, flag, row};
use crate::shared::{
    ImageEntry, ImageWrap, NONE, TEXTURE_BILINEAR, TEXTURE_GREY, TEXTURE_INVERT,
    TEXTURE_MAPPING_SHIFT, TEXTURE_STACK, TEXTURE_WRAP_SHIFT, TextureMapping, TextureOperation,
};
use std::collections::HashMap;
use wayfare_scene::{ImageMap, Mapping, Scene, Texels, Texture, Wrap};
use wayfare_transport::texture;

/// The most rows of one texture. Textures that use others many times over are written out each time.
const MOST_ROWS: u64 = 1 << 16;

/// The textures and images that have been added to the tables so far.
#[derive(Clone, Debug, Default)]
pub struct Textures {
    /// All texels.
    texels: Vec<u32>,
    /// The entries of images by their numbers.
    images: HashMap<u32, u32>,
    /// The first instructions of textures by their numbers.
    textures: HashMap<u32, u32>,
    /// The linear values of bytes, by their bits.
    decodes: HashMap<Vec<u32>, u32>,
    /// Rows and stack of every texture of the scene.
    sizes: Vec<Size>,
    /// Whether one of them is made of noise.
    noisy: bool,
    /// Where the permutation of noise is among the texels.
    permutation: u32,
}

/// What running a texture takes.
#[derive(Clone, Copy, Debug, Default)]
struct Size {
    rows: u64,
    stack: u32,
}

impl Textures {
    /// None yet.
    pub fn new(scene: &Scene) -> Self {
        let mut textures = Self::default();
        for texture in &scene.textures {
            let size = textures.size(texture);
            textures.sizes.push(size);
        }
        textures
    }

    /// The first word of the permutation that noise is made of.
    pub fn permutation(&self) -> u32 {
        self.permutation
    }

    /// Whether a texture that was added is made of noise.
    pub fn is_noisy(&self) -> bool {
        self.noisy
    }

    /// All texels, packed into words.
    pub fn texels(&self) -> &[u32] {
        &self.texels
    }

    /// Keeps numbers beside the texels. Returns the first word.
    pub fn numbers(&mut self, numbers: impl Iterator<Item = f32>) -> u32 {
        let first = self.texels.len() as u32;
        self.texels.extend(numbers.map(f32::to_bits));
        first
    }

    /// The entry of an image.
    pub fn image(&mut self, scene: &Scene, rows: &mut Rows, image: u32) -> u32 {
        if let Some(&known) = self.images.get(&image) {
            return known;
        }
        let entry = self.add_texels(&scene.images[image as usize]);
        let first = rows.push(&entry);
        self.images.insert(image, first);
        first
    }

    fn add_texels(&mut self, image: &ImageMap) -> ImageEntry {
        let first = self.texels.len() as u32;
        let decode = match &image.texels {
            Texels::Floats(numbers) => {
                self.texels.extend(numbers.iter().map(|x| x.to_bits()));
                NONE
            }
            Texels::Bytes { texels, decode } => {
                // One channel: four texels in a word. Three: one.
                let chunk = if image.channels == 1 { 4 } else { 3 };
                self.texels.extend(texels.chunks(chunk).map(|bytes| {
                    let mut word = [0; 4];
                    word[..bytes.len()].copy_from_slice(bytes);
                    u32::from_le_bytes(word)
                }));
                let table: Vec<u32> = decode.iter().map(|x| x.to_bits()).collect();
                let next = self.texels.len() as u32;
                let place = *self.decodes.entry(table).or_insert(next);
                if place == next {
                    self.texels.extend(decode.iter().map(|x| x.to_bits()));
                }
                place
            }
        };
        ImageEntry {
            first,
            width: image.size[0],
            height: image.size[1],
            channels: image.channels,
            decode,
            ..Default::default()
        }
    }

    /// The first row of a texture that is an image at the texture coordinates of the surface, as it is.
    pub fn plain_image(&mut self, scene: &Scene, rows: &mut Rows, image: u32, wrap: Wrap) -> u32 {
        let entry = self.image(scene, rows, image);
        let bits = TextureOperation::Image as u32
            | TEXTURE_BILINEAR
            | TEXTURE_GREY
            | wrap_number(wrap) << TEXTURE_WRAP_SHIFT;
        rows.extend(&[
            [bits, entry, 1f32.to_bits(), 0],
            row([1.0, 1.0, 0.0, 0.0]),
            [TextureOperation::End as u32, 0, 0, 0],
        ])
    }

    /// The first row of a texture that is the same everywhere.
    pub fn constant(&mut self, rows: &mut Rows, value: f32) -> u32 {
        let value = value.to_bits();
        rows.extend(&[
            [TextureOperation::Constant as u32, value, value, value],
            [TextureOperation::End as u32, 0, 0, 0],
        ])
    }

    /// The first row of a texture.
    pub fn texture(
        &mut self,
        scene: &Scene,
        rows: &mut Rows,
        texture: u32,
    ) -> Result<u32, GpuError> {
        if let Some(&known) = self.textures.get(&texture) {
            return Ok(known);
        }
        let size = self.sizes[texture as usize];
        // The topmost result is not on the stack.
        if size.stack > TEXTURE_STACK + 1 || size.rows > MOST_ROWS {
            return Err(GpuError::Scene {
                problem: format!(
                    "a texture is made of too many others ({} instructions on a stack of {}; kernels run {MOST_ROWS} on {})",
                    size.rows,
                    size.stack,
                    TEXTURE_STACK + 1
                ),
            });
        }
        let mut list = Instructions::default();
        self.write(scene, rows, texture, &mut list);
        list.push(TextureOperation::End as u32, [0; 3]);
        let first = rows.next();
        for place in list.jumps {
            list.rows[place][1] += first;
        }
        rows.extend(&list.rows);
        self.textures.insert(texture, first);
        Ok(first)
    }

    /// Rows and stack of a texture whose parts are known already.
    fn size(&self, texture: &Texture) -> Size {
        let of = |index: &u32| self.sizes[*index as usize];
        // Results that wait while each part is run.
        let all = |own: u64, parts: &[(u32, Size)]| Size {
            rows: parts
                .iter()
                .fold(own, |sum, (_, part)| sum.saturating_add(part.rows)),
            stack: parts
                .iter()
                .fold(1, |most, (waiting, part)| most.max(waiting + part.stack)),
        };
        match texture {
            Texture::Checkerboard { textures, .. }
            | Texture::Checkerboard3 { textures, .. }
            | Texture::Dots { textures, .. } => {
                all(7, &[(0, of(&textures[0])), (0, of(&textures[1]))])
            }
            Texture::Scale([a, b]) => all(1, &[(0, of(a)), (1, of(b))]),
            Texture::Mix { textures, amount } => all(
                1,
                &[
                    (0, of(&textures[0])),
                    (1, of(&textures[1])),
                    (2, of(amount)),
                ],
            ),
            Texture::DirectionMix { textures, .. } => {
                all(1, &[(0, of(&textures[0])), (1, of(&textures[1]))])
            }
            Texture::SquareRoot(part) | Texture::Absorption(part) => all(1, &[(0, of(part))]),
            _ => all(10, &[]),
        }
    }

    fn write(&mut self, scene: &Scene, rows: &mut Rows, index: u32, list: &mut Instructions) {
        use TextureOperation as Op;
        let of = |number: f32| number.to_bits();
        // Upload the permutation of the noise with the first texture that needs it.
        let is_noisy = matches!(
            &scene.textures[index as usize],
            Texture::Dots { .. }
                | Texture::Fbm { .. }
                | Texture::Wrinkled { .. }
                | Texture::Windy { .. }
                | Texture::Marble { .. }
        );
        if is_noisy && !self.noisy {
            self.noisy = true;
            self.permutation = self.texels.len() as u32;
            let words = texture::PERMUTATION.chunks_exact(4);
            self.texels
                .extend(words.map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]])));
        }
        match &scene.textures[index as usize] {
            // Leaves: constants and images.
            Texture::Constant(value) => list.push(Op::Constant as u32, value.map(of)),
            Texture::Image {
                image,
                mapping,
                wrap,
                bilinear,
                scale,
                invert,
                grey,
            } => {
                let bits = Op::Image as u32
                    | mapping_number(mapping) << TEXTURE_MAPPING_SHIFT
                    | wrap_number(*wrap) << TEXTURE_WRAP_SHIFT
                    | flag(*bilinear, TEXTURE_BILINEAR)
                    | flag(*invert, TEXTURE_INVERT)
                    | flag(*grey, TEXTURE_GREY);
                let averaged = *grey && scene.images[*image as usize].channels != 1;
                let mean = if averaged { 1.0 / 3.0 } else { 0.0 };
                let entry = self.image(scene, rows, *image);
                list.push(bits, [entry, of(*scale), of(mean)]);
                list.mapping(mapping);
            }
            // Choices between two textures: an instruction that jumps to one of them.
            Texture::Checkerboard { mapping, textures } => {
                let bits =
                    Op::Checkerboard as u32 | mapping_number(mapping) << TEXTURE_MAPPING_SHIFT;
                let jump = list.jump(bits);
                list.mapping(mapping);
                self.either(scene, rows, *textures, jump, list);
            }
            Texture::Checkerboard3 {
                to_texture,
                textures,
            } => {
                let jump = list.jump(Op::CheckerboardInSpace as u32);
                list.affine(to_texture);
                self.either(scene, rows, *textures, jump, list);
            }
            Texture::Dots { mapping, textures } => {
                let bits = Op::Dots as u32 | mapping_number(mapping) << TEXTURE_MAPPING_SHIFT;
                let jump = list.jump(bits);
                list.mapping(mapping);
                self.either(scene, rows, *textures, jump, list);
            }
            // Four corners, interpolated.
            Texture::Bilerp { mapping, corners } => {
                let bits = Op::Bilerp as u32 | mapping_number(mapping) << TEXTURE_MAPPING_SHIFT;
                list.push(bits, [0; 3]);
                list.mapping(mapping);
                let corners = corners.map(|[r, g, b]| row([r, g, b, 0.0]));
                list.rows.extend(corners);
            }
            // Operations on the values of other textures, which come first.
            Texture::Scale(parts) => {
                for part in parts {
                    self.write(scene, rows, *part, list);
                }
                list.push(Op::Scale as u32, [0; 3]);
            }
            Texture::Mix { textures, amount } => {
                for part in [textures[0], textures[1], *amount] {
                    self.write(scene, rows, part, list);
                }
                list.push(Op::Mix as u32, [0; 3]);
            }
            Texture::DirectionMix {
                textures,
                direction,
            } => {
                for part in textures {
                    self.write(scene, rows, *part, list);
                }
                list.push(Op::DirectionMix as u32, direction.map(of));
            }
            // Noise.
            Texture::Fbm {
                to_texture,
                octaves,
                roughness,
            } => {
                list.push(Op::Fbm as u32, [*octaves, of(*roughness), 0]);
                list.affine(to_texture);
            }
            Texture::Wrinkled {
                to_texture,
                octaves,
                roughness,
            } => {
                list.push(Op::Wrinkled as u32, [*octaves, of(*roughness), 0]);
                list.affine(to_texture);
            }
            Texture::Windy { to_texture } => {
                list.push(Op::Windy as u32, [0; 3]);
                list.affine(to_texture);
            }
            Texture::Marble {
                to_texture,
                octaves,
                roughness,
                scale,
                variation,
            } => {
                list.push(Op::Marble as u32, [*octaves, of(*roughness), 0]);
                list.affine(to_texture);
                list.rows.push(row([*scale, *variation, 0.0, 0.0]));
            }
            // Functions of one other texture.
            Texture::SquareRoot(part) => {
                self.write(scene, rows, *part, list);
                list.push(Op::SquareRoot as u32, [0; 3]);
            }
            Texture::Absorption(part) => {
                self.write(scene, rows, *part, list);
                list.push(Op::Absorption as u32, [0; 3]);
            }
        }
    }

    /// The first of two textures, and the second where the instruction at `jump` leads to it.
    fn either(
        &mut self,
        scene: &Scene,
        rows: &mut Rows,
        textures: [u32; 2],
        jump: usize,
        list: &mut Instructions,
    ) {
        self.write(scene, rows, textures[0], list);
        let end = list.jump(TextureOperation::Jump as u32);
        list.land(jump);
        self.write(scene, rows, textures[1], list);
        list.land(end);
    }
}

/// A list of instructions, whose jumps count from its first row.
#[derive(Default)]
struct Instructions {
    rows: Vec<Row>,
    /// Rows whose second word is a row.
    jumps: Vec<usize>,
}

impl Instructions {
    fn push(&mut self, bits: u32, [a, b, c]: [u32; 3]) {
        self.rows.push([bits, a, b, c]);
    }

    /// An instruction that jumps to a row to be filled in later.
    fn jump(&mut self, bits: u32) -> usize {
        let place = self.rows.len();
        self.jumps.push(place);
        self.push(bits, [0; 3]);
        place
    }

    /// That row is the next one.
    fn land(&mut self, jump: usize) {
        self.rows[jump][1] = self.rows.len() as u32;
    }

    fn affine(&mut self, map: &[[f32; 4]; 3]) {
        self.rows.extend(map.map(row));
    }

    fn mapping(&mut self, mapping: &Mapping) {
        match mapping {
            Mapping::Uv { scale, delta } => {
                self.rows
                    .push(row([scale[0], scale[1], delta[0], delta[1]]));
            }
            Mapping::Spherical { to_texture } | Mapping::Cylindrical { to_texture } => {
                self.affine(to_texture);
            }
            Mapping::Planar {
                to_texture,
                axes,
                delta,
            } => {
                self.affine(to_texture);
                for ([x, y, z], delta) in axes.iter().zip(delta) {
                    self.rows.push(row([*x, *y, *z, *delta]));
                }
            }
        }
    }
}

fn mapping_number(mapping: &Mapping) -> u32 {
    (match mapping {
        Mapping::Uv { .. } => TextureMapping::Uv,
        Mapping::Spherical { .. } => TextureMapping::Spherical,
        Mapping::Cylindrical { .. } => TextureMapping::Cylindrical,
        Mapping::Planar { .. } => TextureMapping::Planar,
    }) as u32
}

fn wrap_number(wrap: Wrap) -> u32 {
    (match wrap {
        Wrap::Repeat => ImageWrap::Repeat,
        Wrap::Black => ImageWrap::Black,
        Wrap::Clamp => ImageWrap::Clamp,
        Wrap::OctahedralSphere => ImageWrap::OctahedralSphere,
    }) as u32
}

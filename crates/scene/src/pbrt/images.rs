//! The images of a scene: each file is read once, and all together stay within a limit.

use std::collections::HashMap;

use super::reader::Reader;
use super::source::{Fault, Loc, Result};
use crate::error::ErrorKind;
use crate::image_file::{self, Encoding, ImageError, ImageUse};
use crate::model::{ImageMap, Texels};

/// An image that the scene names.
#[derive(Clone, Debug)]
pub(crate) struct ImageRequest {
    pub path: String,
    /// Where it is named.
    pub loc: Loc,
    /// The encoding of a PNG file.
    pub encoding: Encoding,
    pub usage: ImageUse,
}

/// The images that have been read.
#[derive(Default)]
pub(crate) struct Images {
    pub table: Vec<ImageMap>,
    found: HashMap<(String, u64, ImageUse), u32>,
    /// Memory of all of them.
    bytes: u64,
}

impl Reader<'_> {
    /// The index of an image, which is read unless it has been.
    pub fn load_image(&mut self, request: &ImageRequest) -> Result<u32> {
        let key = |usage| (request.path.clone(), request.encoding.key(), usage);
        if let Some(index) = self.images.found.get(&key(request.usage)) {
            return Ok(*index);
        }
        // The size, before anything is decoded.
        let name = self.files.display_name(&request.path);
        let broken = |error: ImageError| {
            let message = format!("the image \"{name}\" cannot be read: {error}");
            Fault::new(ErrorKind::InvalidImage, request.loc, message)
        };
        let bytes = self.read_bytes(&request.path, Some(request.loc))?;
        let header = image_file::header(&request.path, &bytes, request.usage).map_err(broken)?;
        let (kept, peak) = (self.images.bytes, header.peak);
        let limit = self.options.max_image_bytes;
        if kept.saturating_add(peak) > limit {
            let [width, height] = header.size;
            let message = format!(
                "the image \"{name}\" of {width} x {height} pixels needs {peak} bytes while it is read, and those before it \
                 need {kept}: more than the limit of {limit}"
            );
            return Err(Fault::new(ErrorKind::LimitExceeded, request.loc, message));
        }
        // The image itself.
        let loaded = image_file::load(&request.path, &bytes, request.encoding, request.usage)
            .map_err(broken)?;
        if loaded.bad_texels > 0 {
            let text = format!(
                "image \"{name}\": {} values that are negative, infinite or not a number become 0",
                loaded.bad_texels
            );
            self.note(request.loc, text);
        }
        let index = self.images.table.len() as u32;
        self.images.bytes += match &loaded.image.texels {
            Texels::Bytes { texels, .. } => texels.len() as u64,
            Texels::Floats(texels) => size_of_val(&texels[..]) as u64,
        };
        self.images.table.push(loaded.image);
        self.images.found.insert(key(request.usage), index);
        if loaded.is_shared && request.usage != ImageUse::Mean {
            for usage in [ImageUse::Color, ImageUse::Vector, ImageUse::Number] {
                self.images.found.insert(key(usage), index);
            }
        }
        Ok(index)
    }
}

//! A device of the library, with a filter for images of one size.

use crate::DenoiseError;
use crate::library::{DEVICE_DEFAULT, FORMAT_FLOAT3, Functions, Handle};
use std::ffi::{CStr, c_int};
use std::sync::Arc;
use wayfare_film::Image;

/// What guides a denoiser: images without noise, of the size of the noisy one.
#[derive(Clone, Copy, Debug)]
pub struct GuideImages<'a> {
    /// Albedo, 0 to 1.
    pub albedo: &'a Image,
    /// Normals, -1 to 1; zero where there is no surface.
    pub normal: &'a Image,
}

/// Open Image Denoise on the device that it likes best: a graphics card that it knows, else the CPU.
pub struct Denoiser {
    functions: Arc<Functions>,
    device: Handle,
    filter: Option<Filter>,
}

// SAFETY: the library allows calls from any thread, one at a time, which `&mut self` makes sure of.
unsafe impl Send for Denoiser {}

impl Denoiser {
    /// Finds the library and opens a device, with one thread per core where that is the CPU.
    pub fn open() -> Result<Self, DenoiseError> {
        Self::with_threads(0)
    }

    /// The same with a number of threads; 0 is one per core.
    pub fn with_threads(threads: usize) -> Result<Self, DenoiseError> {
        let functions = Arc::new(Functions::load()?);
        // SAFETY: any number is allowed; null is returned where there is no such device.
        let device = unsafe { (functions.new_device)(DEVICE_DEFAULT) };
        functions.error(device)?;
        let denoiser = Self {
            functions,
            device,
            filter: None,
        };
        let f = &denoiser.functions;
        // SAFETY: the device was just made, and names end in zero.
        unsafe {
            // Threads that are tied to cores get in the way of renderers. Graphics cards do not know these settings.
            (f.set_device_bool)(device, c"setAffinity".as_ptr(), false);
            if threads > 0 {
                let threads = c_int::try_from(threads).unwrap_or(c_int::MAX);
                (f.set_device_int)(device, c"numThreads".as_ptr(), threads);
            }
            (f.commit_device)(device);
        }
        f.error(device)?;
        Ok(denoiser)
    }

    /// An image without its noise, with the help of guides. Values that are not finite count as black.
    pub fn denoise(
        &mut self,
        image: &Image,
        guides: Option<GuideImages<'_>>,
    ) -> Result<Image, DenoiseError> {
        let size = image.size();
        for (what, guide) in guides
            .iter()
            .flat_map(|guides| [("albedo", guides.albedo), ("normal", guides.normal)])
        {
            if guide.size() != size {
                return Err(DenoiseError::Size {
                    what,
                    found: guide.size(),
                    expected: size,
                });
            }
        }
        if image.pixels.is_empty() {
            return Ok(image.clone());
        }

        // A filter for this size: the last one, or a new one.
        let has_guides = guides.is_some();
        let fits = |filter: &Filter| filter.size == size && filter.has_guides == has_guides;
        let filter = match self.filter.take().filter(fits) {
            Some(filter) => filter,
            None => Filter::new(self.functions.clone(), self.device, size, has_guides)?,
        };

        // Images go to the device and come back.
        filter.write(COLOUR, image);
        if let Some(guides) = guides {
            filter.write(ALBEDO, guides.albedo);
            filter.write(NORMAL, guides.normal);
        }
        let denoised = filter.run();
        self.functions.error(self.device)?;
        self.filter = Some(filter);
        Ok(denoised)
    }
}

impl Drop for Denoiser {
    fn drop(&mut self) {
        self.filter = None;
        // SAFETY: the device is used no more.
        unsafe { (self.functions.release_device)(self.device) };
    }
}

const OUTPUT: usize = 0;
const COLOUR: usize = 1;
const ALBEDO: usize = 2;
const NORMAL: usize = 3;
/// The names of the images of a filter.
const IMAGES: [&CStr; 4] = [c"output", c"color", c"albedo", c"normal"];

/// A filter for images of one size, and its buffers on the device.
struct Filter {
    functions: Arc<Functions>,
    filter: Handle,
    buffers: Vec<Handle>,
    size: [u32; 2],
    has_guides: bool,
}

impl Filter {
    fn new(
        functions: Arc<Functions>,
        device: Handle,
        size: [u32; 2],
        has_guides: bool,
    ) -> Result<Self, DenoiseError> {
        let [width, height] = size.map(|n| n as usize);
        let bytes = width * height * size_of::<[f32; 3]>();
        let images = if has_guides {
            &IMAGES[..]
        } else {
            &IMAGES[..2]
        };
        let f = &*functions;
        // SAFETY: the device is committed, names end in zero, and buffers hold images of this format and size.
        let (filter, buffers) = unsafe {
            let filter = (f.new_filter)(device, c"RT".as_ptr());
            f.error(device)?;
            let mut buffers = Vec::new();
            for name in images {
                let buffer = (f.new_buffer)(device, bytes);
                let format = FORMAT_FLOAT3;
                (f.set_filter_image)(
                    filter,
                    name.as_ptr(),
                    buffer,
                    format,
                    width,
                    height,
                    0,
                    0,
                    0,
                );
                buffers.push(buffer);
            }
            (f.set_filter_bool)(filter, c"hdr".as_ptr(), true);
            // Our guides are computed to have no noise: see the layers of the renderer.
            (f.set_filter_bool)(filter, c"cleanAux".as_ptr(), has_guides);
            (f.commit_filter)(filter);
            (filter, buffers)
        };
        let filter = Self {
            functions,
            filter,
            buffers,
            size,
            has_guides,
        };
        filter.functions.error(device)?;
        Ok(filter)
    }

    fn write(&self, which: usize, image: &Image) {
        let bytes = size_of_val(&image.pixels[..]);
        // SAFETY: sizes were compared; the library copies before it returns.
        unsafe {
            (self.functions.write_buffer)(
                self.buffers[which],
                0,
                bytes,
                image.pixels.as_ptr().cast(),
            );
        }
    }

    fn run(&self) -> Image {
        let [width, height] = self.size;
        let mut image = Image::new(width, height);
        let bytes = size_of_val(&image.pixels[..]);
        // SAFETY: the filter is committed and has its images; the output has this many bytes.
        unsafe {
            (self.functions.execute_filter)(self.filter);
            let to = image.pixels.as_mut_ptr().cast();
            (self.functions.read_buffer)(self.buffers[OUTPUT], 0, bytes, to);
        }
        image
    }
}

impl Drop for Filter {
    fn drop(&mut self) {
        // SAFETY: neither is used any more.
        unsafe {
            (self.functions.release_filter)(self.filter);
            for &buffer in &self.buffers {
                (self.functions.release_buffer)(buffer);
            }
        }
    }
}

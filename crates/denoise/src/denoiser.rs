//! A denoiser: a device with a filter for images of one size.

use crate::DenoiseError;
use crate::device::{Device, DeviceKind};
use crate::library::{FORMAT_FLOAT3, Handle, STORAGE_DEFAULT, STORAGE_DEVICE};
use std::ffi::{CStr, c_int};
use std::sync::Arc;
use std::time::{Duration, Instant};
use wayfare_film::Image;

/// What guides a denoiser: images without noise, of the size of the noisy one.
#[derive(Clone, Copy, Debug)]
pub struct GuideImages<'a> {
    /// Albedo, 0 to 1.
    pub albedo: &'a Image,
    /// Normals, -1 to 1; zero where there is no surface.
    pub normal: &'a Image,
}

/// How much work goes into an image.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Quality {
    /// For previews.
    Fast,
    /// What the library recommends for images that change all the time.
    Balanced,
    /// For images that are kept.
    #[default]
    High,
}

impl Quality {
    /// Its number in the library's interface.
    fn code(self) -> c_int {
        match self {
            Self::Fast => 4,
            Self::Balanced => 5,
            Self::High => 6,
        }
    }
}

/// How a denoiser is opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DenoiserOptions {
    /// What it runs on. `None` leaves that to the library, which takes a graphics card that it knows, else the processor, or what the
    /// environment variable `OIDN_DEFAULT_DEVICE` says.
    pub device: Option<DeviceKind>,
    /// Threads of a processor; 0 is one per core.
    pub threads: usize,
    /// How much work goes into an image.
    pub quality: Quality,
}

/// How long the last image took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DenoiseTimes {
    /// The image to the device.
    pub write: Duration,
    /// The filter.
    pub filter: Duration,
    /// The image back to the host.
    pub read: Duration,
}

impl DenoiseTimes {
    /// All of it.
    pub fn total(&self) -> Duration {
        self.write + self.filter + self.read
    }
}

/// Open Image Denoise on a device. The device, the filter with its weights, and the guides stay there between images of one size.
pub struct Denoiser {
    filter: Option<Filter>,
    device: Arc<Device>,
    quality: Quality,
    times: DenoiseTimes,
}

impl Denoiser {
    /// Finds the library and opens a device.
    pub fn open(options: DenoiserOptions) -> Result<Self, DenoiseError> {
        Ok(Self {
            filter: None,
            device: Device::open(options.device, options.threads)?,
            quality: options.quality,
            times: DenoiseTimes::default(),
        })
    }

    /// What it runs on: the name of the device and its kind, for reports.
    pub fn device_name(&self) -> &str {
        &self.device.name
    }

    /// What it runs on; `None` for a kind that is newer than this program.
    pub fn device_kind(&self) -> Option<DeviceKind> {
        self.device.kind
    }

    /// How long the last image took.
    pub fn times(&self) -> DenoiseTimes {
        self.times
    }

    /// Guides all images from now on, or none of them. They go to the device once.
    pub fn set_guides(&mut self, guides: Option<GuideImages<'_>>) -> Result<(), DenoiseError> {
        let Some(GuideImages { albedo, normal }) = guides else {
            self.filter = self.filter.take().filter(|filter| !filter.has_guides);
            return Ok(());
        };
        same_size("normal", normal, albedo.size())?;
        if albedo.pixels.is_empty() {
            return self.set_guides(None);
        }
        let filter = self.filter(albedo.size(), true)?;
        filter.write(ALBEDO, albedo)?;
        filter.write(NORMAL, normal)
    }

    /// An image without its noise, of the size of the guides if there are any. Values that are not finite count as black.
    pub fn denoise(&mut self, image: &Image) -> Result<Image, DenoiseError> {
        let has_guides = match &self.filter {
            Some(filter) if filter.has_guides => {
                same_size("image", image, filter.size)?;
                true
            }
            _ => false,
        };
        if image.pixels.is_empty() {
            return Ok(image.clone());
        }
        let filter = self.filter(image.size(), has_guides)?;
        let start = Instant::now();
        filter.write(COLOUR, image)?;
        let written = Instant::now();
        filter.run()?;
        let filtered = Instant::now();
        let denoised = filter.read()?;
        self.times = DenoiseTimes {
            write: written - start,
            filter: filtered - written,
            read: filtered.elapsed(),
        };
        Ok(denoised)
    }

    /// The filter for images of a size: the last one, or a new one.
    fn filter(&mut self, size: [u32; 2], has_guides: bool) -> Result<&Filter, DenoiseError> {
        let fits = |filter: &Filter| filter.size == size && filter.has_guides == has_guides;
        let filter = match self.filter.take().filter(fits) {
            Some(filter) => filter,
            None => Filter::new(self.device.clone(), size, has_guides, self.quality)?,
        };
        Ok(self.filter.insert(filter))
    }
}

fn same_size(what: &'static str, image: &Image, expected: [u32; 2]) -> Result<(), DenoiseError> {
    let found = image.size();
    match found == expected {
        true => Ok(()),
        false => Err(DenoiseError::Size {
            what,
            found,
            expected,
        }),
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
    device: Arc<Device>,
    handle: Handle,
    buffers: Vec<Handle>,
    size: [u32; 2],
    has_guides: bool,
}

// SAFETY: as for the device.
unsafe impl Send for Filter {}

impl Filter {
    fn new(
        device: Arc<Device>,
        size: [u32; 2],
        has_guides: bool,
        quality: Quality,
    ) -> Result<Self, DenoiseError> {
        let [width, height] = size.map(|n| n as usize);
        let bytes = width * height * size_of::<[f32; 3]>();
        let images = match has_guides {
            true => &IMAGES[..],
            false => &IMAGES[..2],
        };
        // Cards cannot read the memory of programs, and are slow to read what they share with them; Apple's have the same memory.
        let storage = match device.kind {
            None | Some(DeviceKind::Metal) => STORAGE_DEFAULT,
            Some(_) => STORAGE_DEVICE,
        };
        // SAFETY: the device is committed, and the name ends in zero.
        let handle = unsafe { (device.functions.new_filter)(device.handle, c"RT".as_ptr()) };
        let mut filter = Self {
            device,
            handle,
            buffers: Vec::new(),
            size,
            has_guides,
        };
        filter.check()?;
        for name in images {
            let f = &filter.device.functions;
            // SAFETY: as above; the size is that of an image.
            let buffer = unsafe { (f.new_buffer)(filter.device.handle, bytes, storage) };
            filter.check()?;
            filter.buffers.push(buffer);
            let f = &filter.device.functions;
            let (name, format) = (name.as_ptr(), FORMAT_FLOAT3);
            // SAFETY: the buffer holds an image of this format and size.
            unsafe { (f.set_filter_image)(handle, name, buffer, format, width, height, 0, 0, 0) };
        }
        let f = &filter.device.functions;
        // SAFETY: names end in zero.
        unsafe {
            (f.set_filter_bool)(handle, c"hdr".as_ptr(), true);
            // Our guides are computed to have no noise: see the layers of the renderer.
            (f.set_filter_bool)(handle, c"cleanAux".as_ptr(), has_guides);
            (f.set_filter_int)(handle, c"quality".as_ptr(), quality.code());
            (f.commit_filter)(handle);
        }
        filter.check()?;
        Ok(filter)
    }

    /// What the library reports.
    fn check(&self) -> Result<(), DenoiseError> {
        self.device.functions.error(self.device.handle)
    }

    fn write(&self, which: usize, image: &Image) -> Result<(), DenoiseError> {
        let bytes = size_of_val(&image.pixels[..]);
        let from = image.pixels.as_ptr().cast();
        // SAFETY: sizes were compared; the library copies before it returns.
        unsafe { (self.device.functions.write_buffer)(self.buffers[which], 0, bytes, from) };
        self.check()
    }

    /// Runs, and waits for the device.
    fn run(&self) -> Result<(), DenoiseError> {
        // SAFETY: the filter is committed and has its images.
        unsafe { (self.device.functions.execute_filter)(self.handle) };
        self.check()
    }

    fn read(&self) -> Result<Image, DenoiseError> {
        let [width, height] = self.size;
        let mut image = Image::new(width, height);
        let bytes = size_of_val(&image.pixels[..]);
        let to = image.pixels.as_mut_ptr().cast();
        // SAFETY: the output has this many bytes; the library copies before it returns.
        unsafe { (self.device.functions.read_buffer)(self.buffers[OUTPUT], 0, bytes, to) };
        self.check()?;
        Ok(image)
    }
}

impl Drop for Filter {
    fn drop(&mut self) {
        let f = &self.device.functions;
        // SAFETY: neither is used any more.
        unsafe {
            if !self.handle.is_null() {
                (f.release_filter)(self.handle);
            }
            for &buffer in &self.buffers {
                (f.release_buffer)(buffer);
            }
        }
    }
}

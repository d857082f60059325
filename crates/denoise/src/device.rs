//! A device of the library.

use crate::DenoiseError;
use crate::library::{DEVICE_DEFAULT, Functions, Handle};
use std::ffi::{CStr, c_int};
use std::fmt;
use std::sync::Arc;

/// The kinds of devices that the library may support.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DeviceKind {
    /// The processor.
    Cpu,
    /// A graphics card of Intel.
    Sycl,
    /// A graphics card of NVIDIA.
    Cuda,
    /// A graphics card of AMD.
    Hip,
    /// A graphics card of Apple.
    Metal,
}

impl DeviceKind {
    const ALL: [Self; 5] = [Self::Cpu, Self::Sycl, Self::Cuda, Self::Hip, Self::Metal];

    /// Its number in the library's interface.
    fn code(self) -> c_int {
        match self {
            Self::Cpu => 1,
            Self::Sycl => 2,
            Self::Cuda => 3,
            Self::Hip => 4,
            Self::Metal => 5,
        }
    }
}

impl fmt::Display for DeviceKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Cpu => "CPU",
            Self::Sycl => "SYCL",
            Self::Cuda => "CUDA",
            Self::Hip => "HIP",
            Self::Metal => "Metal",
        })
    }
}

/// A device, ready for filters and buffers.
pub struct Device {
    pub functions: Functions,
    pub handle: Handle,
    /// `None` for one that only newer versions know.
    pub kind: Option<DeviceKind>,
    pub name: String,
}

// SAFETY: the library allows calls from any thread, one at a time; a denoiser, which needs `&mut` for each of them, has the
// device to itself.
unsafe impl Send for Device {}
// SAFETY: as above; what can be reached without `&mut` is not changed after the device was opened.
unsafe impl Sync for Device {}

impl Device {
    /// Opens one of a kind, or the one that the library likes best. A processor gets a number of threads; 0 is one per core.
    pub fn open(kind: Option<DeviceKind>, threads: usize) -> Result<Arc<Self>, DenoiseError> {
        let functions = Functions::load()?;
        // SAFETY: any number is allowed; null is returned where there is no such device.
        let handle =
            unsafe { (functions.new_device)(kind.map_or(DEVICE_DEFAULT, DeviceKind::code)) };
        functions.error(handle)?;
        // SAFETY: the device was just made, and the name ends in zero.
        let code = unsafe { (functions.get_device_int)(handle, c"type".as_ptr()) };
        let kind = DeviceKind::ALL.into_iter().find(|kind| kind.code() == code);
        let name = match (physical_name(&functions, code), kind) {
            (Some(name), Some(kind)) => format!("{name} ({kind})"),
            (Some(name), None) => name,
            (None, Some(kind)) => kind.to_string(),
            (None, None) => format!("device of type {code}"),
        };
        let device = Self {
            functions,
            handle,
            kind,
            name,
        };
        let f = &device.functions;
        // SAFETY: as above.
        unsafe {
            if kind == Some(DeviceKind::Cpu) {
                // Threads that are tied to cores get in the way of renderers.
                (f.set_device_bool)(handle, c"setAffinity".as_ptr(), false);
                if threads > 0 {
                    let threads = c_int::try_from(threads).unwrap_or(c_int::MAX);
                    (f.set_device_int)(handle, c"numThreads".as_ptr(), threads);
                }
            }
            (f.commit_device)(handle);
        }
        f.error(handle)?;
        Ok(Arc::new(device))
    }
}

impl Drop for Device {
    fn drop(&mut self) {
        // SAFETY: filters and buffers hold the device: there are none any more.
        unsafe { (self.functions.release_device)(self.handle) };
    }
}

/// The name of the first physical device of a type: the one that the library takes, unless the user asked for another.
fn physical_name(f: &Functions, code: c_int) -> Option<String> {
    // SAFETY: indices are below the number of devices, and names end in zero; strings live as long as the library.
    unsafe {
        let all = 0..(f.get_num_physical_devices)();
        let mut same = all.filter(|&i| (f.get_physical_device_int)(i, c"type".as_ptr()) == code);
        let name = (f.get_physical_device_string)(same.next()?, c"name".as_ptr());
        (!name.is_null()).then(|| CStr::from_ptr(name).to_string_lossy().trim().to_owned())
    }
}

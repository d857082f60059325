//! The functions of Open Image Denoise, declared by hand after its C interface of version 2.

use crate::{DenoiseError, LIBRARY_VARIABLE};
use libloading::Library;
use std::ffi::{CStr, c_char, c_int, c_void};
use std::path::{Path, PathBuf};

/// The files that version 2 comes in.
const FILES: &[&str] = if cfg!(target_os = "windows") {
    &["OpenImageDenoise.dll"]
} else if cfg!(target_os = "macos") {
    &["libOpenImageDenoise.2.dylib", "libOpenImageDenoise.dylib"]
} else {
    &["libOpenImageDenoise.so.2", "libOpenImageDenoise.so"]
};

/// Whichever device the library likes best.
pub const DEVICE_DEFAULT: c_int = 0;
/// Three 32-bit numbers a pixel.
pub const FORMAT_FLOAT3: c_int = 3;
/// A buffer where the library likes to have it: memory that the host and the device share.
pub const STORAGE_DEFAULT: c_int = 0;
/// A buffer in the memory of the device, which only copies can reach.
pub const STORAGE_DEVICE: c_int = 2;

/// A device, a filter or a buffer of the library.
pub type Handle = *mut c_void;

/// The library and those of its functions that are used.
pub struct Functions {
    pub get_num_physical_devices: unsafe extern "C" fn() -> c_int,
    pub get_physical_device_int: unsafe extern "C" fn(c_int, *const c_char) -> c_int,
    pub get_physical_device_string: unsafe extern "C" fn(c_int, *const c_char) -> *const c_char,
    pub new_device: unsafe extern "C" fn(c_int) -> Handle,
    pub get_device_int: unsafe extern "C" fn(Handle, *const c_char) -> c_int,
    pub set_device_bool: unsafe extern "C" fn(Handle, *const c_char, bool),
    pub set_device_int: unsafe extern "C" fn(Handle, *const c_char, c_int),
    pub commit_device: unsafe extern "C" fn(Handle),
    pub release_device: unsafe extern "C" fn(Handle),
    pub get_device_error: unsafe extern "C" fn(Handle, *mut *const c_char) -> c_int,
    pub new_filter: unsafe extern "C" fn(Handle, *const c_char) -> Handle,
    pub set_filter_bool: unsafe extern "C" fn(Handle, *const c_char, bool),
    pub set_filter_int: unsafe extern "C" fn(Handle, *const c_char, c_int),
    pub set_filter_image: SetFilterImage,
    pub commit_filter: unsafe extern "C" fn(Handle),
    pub execute_filter: unsafe extern "C" fn(Handle),
    pub release_filter: unsafe extern "C" fn(Handle),
    pub new_buffer: unsafe extern "C" fn(Handle, usize, c_int) -> Handle,
    pub write_buffer: unsafe extern "C" fn(Handle, usize, usize, *const c_void),
    pub read_buffer: unsafe extern "C" fn(Handle, usize, usize, *mut c_void),
    pub release_buffer: unsafe extern "C" fn(Handle),
    /// Functions may be called while it is loaded.
    _library: Library,
}

/// Filter, name, buffer, format, width, height, offset, bytes per pixel, bytes per row.
type SetFilterImage =
    unsafe extern "C" fn(Handle, *const c_char, Handle, c_int, usize, usize, usize, usize, usize);

impl Functions {
    /// Finds and loads the library.
    pub fn load() -> Result<Self, DenoiseError> {
        let place = std::env::var_os(LIBRARY_VARIABLE).filter(|place| !place.is_empty());
        let candidates = match &place {
            Some(place) => candidates_at(Path::new(place)),
            None => FILES.iter().map(PathBuf::from).collect(),
        };
        let mut reason = None;
        for file in candidates {
            // SAFETY: the user has installed it as Open Image Denoise, whose initialisers have no preconditions.
            match unsafe { Library::new(&file) } {
                Ok(library) => return Self::of(library, &file),
                // The first one is the most likely.
                Err(error) => reason = reason.or(Some(error)),
            }
        }
        Err(DenoiseError::Missing {
            reason: match (reason, place) {
                (Some(error), _) => error.to_string(),
                (None, place) => {
                    let place = place.unwrap_or_default();
                    format!(
                        "there is no such library in {}",
                        Path::new(&place).display()
                    )
                }
            },
        })
    }

    fn of(library: Library, file: &Path) -> Result<Self, DenoiseError> {
        let unsuitable = |error: libloading::Error| DenoiseError::Unsuitable {
            library: file.display().to_string(),
            reason: error.to_string(),
        };
        // A function by its name, with the type of the field that it is for.
        macro_rules! function {
            ($name:literal) => {
                // SAFETY: version 2 has a function of this name and type; oidnReadBuffer distinguishes it from version
                // 1.
                *unsafe { library.get($name) }.map_err(unsuitable)?
            };
        }
        Ok(Self {
            get_num_physical_devices: function!(b"oidnGetNumPhysicalDevices\0"),
            get_physical_device_int: function!(b"oidnGetPhysicalDeviceInt\0"),
            get_physical_device_string: function!(b"oidnGetPhysicalDeviceString\0"),
            new_device: function!(b"oidnNewDevice\0"),
            get_device_int: function!(b"oidnGetDeviceInt\0"),
            set_device_bool: function!(b"oidnSetDeviceBool\0"),
            set_device_int: function!(b"oidnSetDeviceInt\0"),
            commit_device: function!(b"oidnCommitDevice\0"),
            release_device: function!(b"oidnReleaseDevice\0"),
            get_device_error: function!(b"oidnGetDeviceError\0"),
            new_filter: function!(b"oidnNewFilter\0"),
            set_filter_bool: function!(b"oidnSetFilterBool\0"),
            set_filter_int: function!(b"oidnSetFilterInt\0"),
            set_filter_image: function!(b"oidnSetFilterImage\0"),
            commit_filter: function!(b"oidnCommitFilter\0"),
            execute_filter: function!(b"oidnExecuteFilter\0"),
            release_filter: function!(b"oidnReleaseFilter\0"),
            new_buffer: function!(b"oidnNewBufferWithStorage\0"),
            write_buffer: function!(b"oidnWriteBuffer\0"),
            read_buffer: function!(b"oidnReadBuffer\0"),
            release_buffer: function!(b"oidnReleaseBuffer\0"),
            _library: library,
        })
    }

    /// What the library reports of a device, or of the last attempt to make one; nothing where all is well.
    pub fn error(&self, device: Handle) -> Result<(), DenoiseError> {
        let mut message = std::ptr::null();
        // SAFETY: a device or null, and a place for a pointer to a string that lives until the next call on this
        // thread.
        let code = unsafe { (self.get_device_error)(device, &raw mut message) };
        if code == 0 {
            return Ok(());
        }
        let words = if message.is_null() {
            format!("error {code}")
        } else {
            // SAFETY: a string that ends in zero.
            unsafe { CStr::from_ptr(message) }
                .to_string_lossy()
                .into_owned()
        };
        Err(DenoiseError::Failed(words))
    }
}

/// The library at a place that is the library itself, or a folder in which it is.
fn candidates_at(place: &Path) -> Vec<PathBuf> {
    if !place.is_dir() {
        return vec![place.to_owned()];
    }
    let folders = [place.to_owned(), place.join("lib"), place.join("bin")];
    let files = folders
        .iter()
        .flat_map(|folder| FILES.iter().map(move |file| folder.join(file)));
    files.filter(|file| file.exists()).collect()
}

//! Bytes of files, decompressed and within limits.

use std::io::Read;

use flate2::read::MultiGzDecoder;

use super::reader::Reader;
use super::source::{Fault, Loc, Result};
use crate::error::ErrorKind;

const GZIP_MAGIC: [u8; 2] = [0x1f, 0x8b];
/// Gzip files may unpack to this many times their size, all files of a scene together: meshes and scenes reach 10. A
/// file that was made to fill the memory reaches 1000.
const LARGEST_RATIO: u64 = 100;
/// Files that unpack to no more than this are harmless at any ratio.
const UNSUSPICIOUS_BYTES: u64 = 64 << 20;

impl Reader<'_> {
    /// Reads a file that the scene names at `loc` (`None`: the main file) and decompresses it if it is a gzip file, by
    /// its contents and not its name. All bytes count against the limit.
    pub fn read_bytes(&mut self, path: &str, loc: Option<Loc>) -> Result<Vec<u8>> {
        let fault = |kind, message: String| Fault {
            kind,
            message,
            hint: None,
            loc,
        };
        // What can go wrong.
        let name = self.files.display_name(path);
        let limit = self.options.max_bytes;
        let remaining = limit.saturating_sub(self.bytes_read);
        let too_large = || {
            let message =
                format!("with the file \"{name}\" the scene exceeds the limit of {limit} bytes");
            fault(ErrorKind::LimitExceeded, message)
        };
        let unreadable = |error: std::io::Error| {
            if error.kind() == std::io::ErrorKind::NotFound {
                let mut fault = fault(
                    ErrorKind::MissingFile,
                    format!("the file \"{name}\" does not exist"),
                );
                if loc.is_some() {
                    let hint = "paths are relative to the folder of the main scene file";
                    fault.hint = Some(hint.to_owned());
                }
                fault
            } else {
                let message = format!("the file \"{name}\" cannot be read: {error}");
                fault(ErrorKind::MissingFile, message)
            }
        };
        // Ask for the size, then read.
        if self.files.size(path).map_err(unreadable)? > remaining {
            return Err(too_large());
        }
        let packed = self.files.read(path).map_err(unreadable)?;
        // Decompress no more than the limits allow.
        let bytes = if packed.starts_with(&GZIP_MAGIC) {
            self.bytes_packed += packed.len() as u64;
            let plausible = UNSUSPICIOUS_BYTES.max(LARGEST_RATIO * self.bytes_packed);
            let plausible = plausible.saturating_sub(self.bytes_unpacked);
            let mut bytes = Vec::new();
            MultiGzDecoder::new(packed.as_slice())
                .take(remaining.min(plausible).saturating_add(1))
                .read_to_end(&mut bytes)
                .map_err(|error| {
                    let message = format!("the file \"{name}\" is a damaged gzip file: {error}");
                    fault(ErrorKind::InvalidGzip, message)
                })?;
            self.bytes_unpacked += bytes.len() as u64;
            if bytes.len() as u64 > plausible {
                let message = format!(
                    "the file \"{name}\" unpacks to more than {LARGEST_RATIO} times its size"
                );
                let mut fault = fault(ErrorKind::LimitExceeded, message);
                fault.hint = Some("unpack it beforehand if it is meant to be so".to_owned());
                return Err(fault);
            }
            bytes
        } else if path.ends_with(".gz") {
            let message = format!("the file \"{name}\" is not a gzip file");
            return Err(fault(ErrorKind::InvalidGzip, message));
        } else {
            packed
        };
        // A file may have grown, and one in memory has any size.
        if bytes.len() as u64 > remaining {
            return Err(too_large());
        }
        self.bytes_read += bytes.len() as u64;
        Ok(bytes)
    }
}

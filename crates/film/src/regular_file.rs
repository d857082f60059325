//! Reading files that users name: pipes and devices have no end, and a file may be too large to be what it should be.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// Reads a regular file of at most `most` bytes.
pub fn read(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let refuse = |why: String| io::Error::new(io::ErrorKind::InvalidInput, why);
    let too_large = || refuse(format!("it has more than {most} bytes"));
    // Opening a pipe would wait for a writer.
    let there = std::fs::metadata(path)?;
    if !there.is_file() {
        return Err(refuse("it is not a regular file".to_owned()));
    }
    if there.len() > most {
        return Err(too_large());
    }
    let mut bytes = Vec::with_capacity(there.len() as usize);
    // It may have grown, and files that the system makes up claim to be empty.
    File::open(path)?
        .take(most.saturating_add(1))
        .read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        return Err(too_large());
    }
    Ok(bytes)
}

/// Reads a regular file of at most `most` bytes of UTF-8.
pub fn read_text(path: &Path, most: u64) -> io::Result<String> {
    let not_text = |_| io::Error::new(io::ErrorKind::InvalidData, "it is not UTF-8 text");
    String::from_utf8(read(path, most)?).map_err(not_text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_regular_files_of_a_sane_size_are_read() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a");
        std::fs::write(&path, "12345").unwrap();
        assert_eq!(read_text(&path, 5).unwrap(), "12345");
        let error = read(&path, 4).unwrap_err().to_string();
        assert!(error.contains("more than 4 bytes"), "{error}");
        for other in [folder.path(), Path::new("/dev/zero")] {
            assert!(read(other, 1 << 20).is_err(), "{}", other.display());
        }
        std::fs::write(&path, [0xff, 0xfe]).unwrap();
        assert!(read_text(&path, 5).is_err());
    }
}

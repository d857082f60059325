//! The state of a rendering as bytes: written by one renderer, read by another of the same kind, which continues as if
//! it had never stopped.

use crate::RenderError;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::io::{self, Write};

/// Why a state cannot be written or taken over.
#[derive(Debug, thiserror::Error)]
pub enum StateError {
    /// The renderer does not know how.
    #[error("a rendering by {0} cannot be put away and continued")]
    Unsupported(&'static str),
    /// It could not be written.
    #[error(transparent)]
    Write(#[from] io::Error),
    /// Its bytes are not what a renderer of this kind writes.
    #[error("the state is damaged: {0}")]
    Damaged(String),
    /// It belongs to another rendering.
    #[error("the state does not fit: {0}")]
    Misfit(String),
    /// The renderer failed.
    #[error(transparent)]
    Render(#[from] RenderError),
}

/// Writes a value.
pub fn put(to: &mut dyn Write, value: &impl Serialize) -> Result<(), StateError> {
    let failed = |error: postcard::Error| StateError::Write(io::Error::other(error));
    // The encoder hides why a writer failed: what it writes goes through one that remembers.
    let mut remembering = Remembering { to, error: None };
    let done = postcard::to_io(value, &mut remembering).map(drop);
    match remembering.error.take() {
        Some(error) => Err(error.into()),
        None => done.map_err(failed),
    }
}

/// Reads a value from the beginning of some bytes, and leaves the rest.
pub fn take<T: DeserializeOwned>(from: &mut &[u8]) -> Result<T, StateError> {
    let damaged = |error: postcard::Error| StateError::Damaged(error.to_string());
    let (value, rest) = postcard::take_from_bytes(from).map_err(damaged)?;
    *from = rest;
    Ok(value)
}

/// Writes bytes as they are, after their number. They come in pieces, of which there may be more than fit into memory
/// at once.
pub fn put_bytes(
    to: &mut dyn Write,
    length: u64,
    pieces: impl IntoIterator<Item = Result<Vec<u8>, StateError>>,
) -> Result<(), StateError> {
    to.write_all(&length.to_le_bytes())?;
    for piece in pieces {
        to.write_all(&piece?)?;
    }
    Ok(())
}

/// Reads what [`put_bytes`] has written: exactly the expected number of bytes.
pub fn take_bytes<'a>(from: &mut &'a [u8], expected: u64) -> Result<&'a [u8], StateError> {
    let ends = || StateError::Damaged("it ends too early".to_owned());
    let (length, rest) = from.split_first_chunk().ok_or_else(ends)?;
    let length = u64::from_le_bytes(*length);
    if length != expected {
        let words = format!("{length} bytes where {expected} were expected");
        return Err(StateError::Misfit(words));
    }
    let (bytes, rest) = usize::try_from(length)
        .ok()
        .and_then(|length| rest.split_at_checked(length))
        .ok_or_else(ends)?;
    *from = rest;
    Ok(bytes)
}

/// A writer that remembers its first error.
struct Remembering<'a> {
    to: &'a mut dyn Write,
    error: Option<io::Error>,
}

impl Write for Remembering<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.to.write(bytes);
        if let Err(error) = &written
            && error.kind() != io::ErrorKind::Interrupted
        {
            let copy = io::Error::new(error.kind(), error.to_string());
            self.error.get_or_insert(copy);
        }
        written
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_is_taken() {
        let mut bytes = Vec::new();
        let value = (7u64, vec![f32::NAN, -0.0, 1e-40], Some("text".to_owned()));
        put(&mut bytes, &value).unwrap();
        put_bytes(&mut bytes, 3, [Ok(b"ra".to_vec()), Ok(b"w".to_vec())]).unwrap();
        let mut from = &bytes[..];
        let back: (u64, Vec<f32>, Option<String>) = take(&mut from).unwrap();
        assert_eq!((back.0, back.2), (value.0, value.2));
        let bits = |values: &[f32]| values.iter().map(|v| v.to_bits()).collect::<Vec<_>>();
        assert_eq!(bits(&back.1), bits(&value.1));
        assert_eq!(take_bytes(&mut from, 3).unwrap(), b"raw");
        assert!(from.is_empty());
        assert!(take::<u8>(&mut from).is_err() && take_bytes(&mut from, 0).is_err());
    }

    #[test]
    fn a_disk_that_is_full_says_so() {
        struct Full;
        impl Write for Full {
            fn write(&mut self, _: &[u8]) -> io::Result<usize> {
                Err(io::ErrorKind::StorageFull.into())
            }
            fn flush(&mut self) -> io::Result<()> {
                Ok(())
            }
        }
        let error = put(&mut Full, &1u8).unwrap_err();
        assert!(
            matches!(&error, StateError::Write(why) if why.kind() == io::ErrorKind::StorageFull),
            "{error}"
        );
    }
}

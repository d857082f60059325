//! The numbers after the header of a PLY file, one after the other.

use std::borrow::Cow;

use super::header::{Element, Encoding, Header, Kind, Property, Scalar, quote};
use crate::shape::ShapeError;

/// A position in the rows of one element: reads numbers and knows where it is for messages.
pub(super) struct Rows<'a> {
    bytes: &'a [u8],
    encoding: Encoding,
    element: &'a Element,
    /// Where the next number starts.
    offset: usize,
    /// Where the last number started.
    last_offset: usize,
    /// The row that is being read.
    pub number: u64,
}

impl<'a> Rows<'a> {
    /// Starts to read the rows of an element, having checked that the file is long enough for them to
    /// be there: a count in the header can be trusted with allocations from here on.
    pub fn new(
        bytes: &'a [u8],
        header: &Header,
        element: &'a Element,
        offset: usize,
    ) -> Result<Self, ShapeError> {
        let rows = Self {
            bytes,
            encoding: header.encoding,
            element,
            offset,
            last_offset: offset,
            number: 0,
        };
        let row_bytes = element.min_row_bytes(header.encoding);
        let fitting = rows.available().checked_div(row_bytes);
        match fitting {
            Some(fitting) if element.count > fitting as u64 => {
                Err(rows.truncated_at(fitting as u64))
            }
            _ => Ok(rows),
        }
    }

    /// Where the next number starts.
    pub fn offset(&self) -> usize {
        self.offset
    }

    /// The next number. All types fit a double.
    #[inline]
    pub fn read(&mut self, scalar: Scalar) -> Result<f64, ShapeError> {
        self.last_offset = self.offset;
        match self.encoding {
            Encoding::Ascii => self.read_ascii(),
            Encoding::LittleEndian => self.read_binary::<false>(scalar),
            Encoding::BigEndian => self.read_binary::<true>(scalar),
        }
    }

    /// The length of a list, having checked that the file is long enough for its items.
    #[inline]
    pub fn read_list_length(&mut self, count: Scalar, item: Scalar) -> Result<usize, ShapeError> {
        let length = self.read(count)?;
        if !(length >= 0.0 && length.fract() == 0.0) {
            return Err(self.fail(format!("{length} is not a valid list length")));
        }
        let item_bytes = match self.encoding {
            Encoding::Ascii => 2,
            Encoding::LittleEndian | Encoding::BigEndian => item.size(),
        };
        if length > (self.available() / item_bytes) as f64 {
            return Err(self.truncated_at(self.number));
        }
        Ok(length as usize)
    }

    /// Passes over one property.
    pub fn skip(&mut self, property: &Property) -> Result<(), ShapeError> {
        match property.kind {
            Kind::Scalar(scalar) => self.read(scalar).map(drop),
            Kind::List { count, item } => {
                let length = self.read_list_length(count, item)?;
                self.skip_numbers(item, length)
            }
        }
    }

    /// Passes over all rows.
    pub fn skip_all(&mut self) -> Result<(), ShapeError> {
        if self.element.properties.is_empty() {
            return Ok(());
        }
        for number in 0..self.element.count {
            self.number = number;
            for property in &self.element.properties {
                self.skip(property)?;
            }
        }
        Ok(())
    }

    /// An error about the number that was read last.
    #[cold]
    pub fn fail(&self, message: String) -> ShapeError {
        ShapeError::PlyData {
            element: self.element.name.clone(),
            number: self.number,
            offset: self.last_offset,
            message,
        }
    }

    fn skip_numbers(&mut self, scalar: Scalar, count: usize) -> Result<(), ShapeError> {
        match self.encoding {
            Encoding::Ascii => {
                for _ in 0..count {
                    self.read(scalar)?;
                }
            }
            // That many bytes are there: see `read_list_length`.
            Encoding::LittleEndian | Encoding::BigEndian => self.offset += scalar.size() * count,
        }
        Ok(())
    }

    /// Bytes that are left; in ASCII with a separator for the last number, where the file may lack it.
    fn available(&self) -> usize {
        let left = self.bytes.len() - self.offset;
        left.saturating_add(usize::from(self.encoding == Encoding::Ascii))
    }

    #[inline]
    fn read_binary<const BIG: bool>(&mut self, scalar: Scalar) -> Result<f64, ShapeError> {
        macro_rules! number {
            ($type:ty) => {{
                let Some((bytes, _)) = self.bytes[self.offset..].split_first_chunk() else {
                    return Err(self.truncated_at(self.number));
                };
                self.offset += size_of::<$type>();
                if BIG {
                    <$type>::from_be_bytes(*bytes).into()
                } else {
                    <$type>::from_le_bytes(*bytes).into()
                }
            }};
        }
        Ok(match scalar {
            Scalar::I8 => number!(i8),
            Scalar::U8 => number!(u8),
            Scalar::I16 => number!(i16),
            Scalar::U16 => number!(u16),
            Scalar::I32 => number!(i32),
            Scalar::U32 => number!(u32),
            Scalar::F32 => number!(f32),
            Scalar::F64 => number!(f64),
        })
    }

    fn read_ascii(&mut self) -> Result<f64, ShapeError> {
        let left = &self.bytes[self.offset..];
        let Some(start) = left.iter().position(|byte| !byte.is_ascii_whitespace()) else {
            return Err(self.truncated_at(self.number));
        };
        let word = &left[start..];
        let end = word.iter().position(u8::is_ascii_whitespace);
        let word = &word[..end.unwrap_or(word.len())];
        self.last_offset = self.offset + start;
        self.offset = self.last_offset + word.len();
        let number = std::str::from_utf8(word).ok().and_then(|w| w.parse().ok());
        number.ok_or_else(|| {
            // A binary file that claims to be ASCII has words of any length.
            let shown: Cow<str> = String::from_utf8_lossy(&word[..word.len().min(64)]);
            self.fail(format!("{} is not a number", quote(&shown)))
        })
    }

    #[cold]
    fn truncated_at(&self, number: u64) -> ShapeError {
        ShapeError::PlyTruncated {
            element: self.element.name.clone(),
            number,
            offset: self.bytes.len(),
            count: self.element.count,
        }
    }
}

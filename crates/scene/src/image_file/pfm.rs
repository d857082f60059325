//! Portable float maps: a short header, then numbers of 32 bits, the bottom row first.

use super::{Header, ImageError, ImageUse, Pixels, Samples, bytes_of_channels};

/// The header, and where the numbers begin.
struct Layout {
    size: [u32; 2],
    channels: u32,
    /// Its sign gives the order of the bytes, its absolute value is a factor.
    scale: f32,
    start: usize,
}

/// Whether a file is one, by its first bytes.
pub(super) fn is_pfm(bytes: &[u8]) -> bool {
    matches!(bytes, [b'P', b'F' | b'f', space, ..] if space.is_ascii_whitespace())
}

/// The size of the image.
pub(super) fn header(bytes: &[u8], usage: ImageUse) -> Result<Header, ImageError> {
    let layout = layout(bytes)?;
    let [width, height] = layout.size.map(u64::from);
    Ok(Header {
        size: layout.size,
        peak: bytes_of_channels(width * height, u64::from(layout.channels), 4, usage),
    })
}

/// Reads the image.
pub(super) fn read(bytes: &[u8]) -> Result<Pixels, ImageError> {
    let Layout {
        size,
        channels,
        scale,
        start,
    } = layout(bytes)?;
    let row_bytes = size[0] as usize * channels as usize * 4;
    let data = row_bytes
        .checked_mul(size[1] as usize)
        .and_then(|length| bytes.get(start..)?.get(..length))
        .ok_or_else(|| ImageError::new("it ends too early"))?;
    let mut values = Vec::with_capacity(data.len() / 4);
    for row in data.chunks_exact(row_bytes).rev() {
        values.extend(row.as_chunks::<4>().0.iter().map(|&number| {
            let value = if scale < 0.0 {
                f32::from_le_bytes(number)
            } else {
                f32::from_be_bytes(number)
            };
            value * scale.abs()
        }));
    }
    Ok(Pixels {
        size,
        channels,
        samples: Samples::Floats(values),
    })
}

fn layout(bytes: &[u8]) -> Result<Layout, ImageError> {
    let broken = || ImageError::new("its header is damaged");
    let mut at = 0;
    let mut words = Vec::new();
    while words.len() < 4 {
        while bytes.get(at).is_some_and(u8::is_ascii_whitespace) {
            at += 1;
        }
        let rest = bytes.get(at..).unwrap_or_default();
        let length = rest.iter().position(u8::is_ascii_whitespace);
        // A word ends with one white space, right before the numbers in case of the last one.
        let length = length.filter(|length| (1..64).contains(length));
        let length = length.ok_or_else(broken)?;
        words.push(std::str::from_utf8(&rest[..length]).map_err(|_| broken())?);
        at += length;
    }
    let number = |word: &str| {
        word.parse::<u32>()
            .ok()
            .filter(|n| (1..=1 << 20).contains(n))
    };
    let scale: f32 = words[3].parse().map_err(|_| broken())?;
    if !scale.is_finite() || scale == 0.0 {
        return Err(broken());
    }
    Ok(Layout {
        size: [
            number(words[1]).ok_or_else(broken)?,
            number(words[2]).ok_or_else(broken)?,
        ],
        channels: match words[0] {
            "PF" => 3,
            "Pf" => 1,
            _ => return Err(broken()),
        },
        scale,
        start: at + 1,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_run_up_and_the_sign_of_the_scale_is_the_byte_order() {
        let numbers = [1.0f32, 2.0, 3.0, 4.0];
        let mut little = b"Pf\n2 2\n-1.0\n".to_vec();
        let mut big = b"Pf 2 2 2\n".to_vec();
        for number in numbers {
            little.extend(number.to_le_bytes());
            big.extend(number.to_be_bytes());
        }
        let pixels = read(&little).expect("an image");
        assert_eq!(pixels.size, [2, 2]);
        assert_eq!(pixels.samples, Samples::Floats(vec![3.0, 4.0, 1.0, 2.0]));
        let doubled = read(&big).expect("an image");
        assert_eq!(doubled.samples, Samples::Floats(vec![6.0, 8.0, 2.0, 4.0]));
        assert!(read(&little[..little.len() - 1]).is_err());
        for text in [
            "Pf",
            "PF 2 2 0\n",
            "Pf -1 2 1\n",
            "Pf 2 2 nan\n",
            "Pf 0 1 1\n",
        ] {
            assert!(read(text.as_bytes()).is_err(), "{text}");
        }
    }
}

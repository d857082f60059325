//! The "Quite OK Image" format (specification version 1.0): runs, differences and a small table of recent colours.

use super::{Encoding, Header, ImageError, ImageUse, Pixels, Samples, bytes_of_channels};

const MAGIC: &[u8] = b"qoif";
const HEADER_BYTES: usize = 14;

/// Whether a file is one, by its first bytes.
pub(super) fn is_qoi(bytes: &[u8]) -> bool {
    bytes.starts_with(MAGIC)
}

/// The size of the image.
pub(super) fn header(bytes: &[u8], usage: ImageUse) -> Result<Header, ImageError> {
    let (size, channels) = layout(bytes)?;
    let [width, height] = size.map(u64::from);
    Ok(Header {
        size,
        peak: bytes_of_channels(width * height, u64::from(channels), 1, usage),
    })
}

/// Whether the file says that its values are linear or encoded as sRGB.
pub(super) fn encoding(bytes: &[u8]) -> Encoding {
    if bytes.get(HEADER_BYTES - 1) == Some(&1) {
        Encoding::Linear
    } else {
        Encoding::Srgb
    }
}

/// Reads the image.
pub(super) fn read(bytes: &[u8]) -> Result<Pixels, ImageError> {
    // Begin with the state that the format prescribes.
    let (size, channels) = layout(bytes)?;
    let count = size[0] as usize * size[1] as usize;
    let mut input = bytes[HEADER_BYTES..].iter().copied();
    let mut next = || {
        input
            .next()
            .ok_or_else(|| ImageError::new("it ends too early"))
    };
    let mut recent = [[0_u8; 4]; 64];
    let mut pixel = [0, 0, 0, 255_u8];
    let mut output = Vec::with_capacity(count * channels as usize);
    let mut done = 0;
    while done < count {
        // Decode one tag: a new pixel, or a run of the last one.
        let mut run = 1;
        let tag = next()?;
        match tag {
            0xfe => pixel = [next()?, next()?, next()?, pixel[3]],
            0xff => pixel = [next()?, next()?, next()?, next()?],
            _ => match tag >> 6 {
                0 => pixel = recent[usize::from(tag)],
                1 => {
                    let change = |channel: u8, shift: u32| {
                        channel.wrapping_add((tag >> shift) & 3).wrapping_sub(2)
                    };
                    let [r, g, b, a] = pixel;
                    pixel = [change(r, 4), change(g, 2), change(b, 0), a];
                }
                2 => {
                    let more = next()?;
                    let green = (tag & 63).wrapping_sub(32);
                    let other = |nibble: u8| green.wrapping_add(nibble).wrapping_sub(8);
                    let [r, g, b, a] = pixel;
                    pixel = [
                        r.wrapping_add(other(more >> 4)),
                        g.wrapping_add(green),
                        b.wrapping_add(other(more & 15)),
                        a,
                    ];
                }
                _ => run = usize::from(tag & 63) + 1,
            },
        }
        // Remember and write the pixel.
        let [r, g, b, a] = pixel.map(usize::from);
        recent[(r * 3 + g * 5 + b * 7 + a * 11) % 64] = pixel;
        for _ in 0..run.min(count - done) {
            output.extend_from_slice(&pixel[..channels as usize]);
        }
        done += run;
    }
    Ok(Pixels {
        size,
        channels,
        samples: Samples::Bytes(output),
    })
}

fn layout(bytes: &[u8]) -> Result<([u32; 2], u32), ImageError> {
    let broken = || ImageError::new("its header is damaged");
    let header = bytes.get(..HEADER_BYTES).ok_or_else(broken)?;
    let number = |at: usize| u32::from_be_bytes(std::array::from_fn(|i| header[at + i]));
    let (size, channels) = ([number(4), number(8)], u32::from(header[12]));
    let is_good = size.iter().all(|n| (1..=1 << 20).contains(n)) && matches!(channels, 3 | 4);
    if is_good {
        Ok((size, channels))
    } else {
        Err(broken())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One of each kind of chunk, by the text of the specification.
    #[test]
    fn every_kind_of_chunk() {
        let mut bytes = b"qoif\0\0\0\x04\0\0\0\x02\x03\0".to_vec();
        bytes.extend([
            0xfe,
            10,
            20,
            30,            // these bytes
            0b01_11_10_01, // +1 0 -1
            0b10_100010,
            0b1001_0111, // green +2, red +3, blue +1
            0b11_000001, // the same twice
            // The first colour again, from the table.
            ((10 * 3 + 20 * 5 + 30 * 7 + 255 * 11) % 64) as u8,
            0xff,
            1,
            2,
            3,
            4,           // with alpha, which is not stored here
            0b11_111101, // more than there is room for
        ]);
        let pixels = read(&bytes).expect("an image");
        assert_eq!((pixels.size, pixels.channels), ([4, 2], 3));
        let expected = [
            [10, 20, 30],
            [11, 20, 29],
            [14, 22, 30],
            [14, 22, 30],
            [14, 22, 30],
            [10, 20, 30],
            [1, 2, 3],
            [1, 2, 3],
        ];
        assert_eq!(pixels.samples, Samples::Bytes(expected.concat()));
        for cut in 0..bytes.len() - 1 {
            assert!(read(&bytes[..cut]).is_err(), "{cut}");
        }
    }
}

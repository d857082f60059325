//! A tiny bitmap font for the numbers beside a colour bar.

use crate::image::Rgb8Image;

/// Width of a glyph with the gap after it, in font pixels.
const ADVANCE: u32 = 4;
/// Height of a glyph in font pixels.
pub(crate) const HEIGHT: u32 = 5;

/// Rows of three bits from the top; the highest bit is the left pixel. Unknown characters are blank.
const fn glyph(character: u8) -> [u8; HEIGHT as usize] {
    match character {
        b'0' => [0b111, 0b101, 0b101, 0b101, 0b111],
        b'1' => [0b010, 0b110, 0b010, 0b010, 0b111],
        b'2' => [0b111, 0b001, 0b111, 0b100, 0b111],
        b'3' => [0b111, 0b001, 0b011, 0b001, 0b111],
        b'4' => [0b101, 0b101, 0b111, 0b001, 0b001],
        b'5' => [0b111, 0b100, 0b111, 0b001, 0b111],
        b'6' => [0b111, 0b100, 0b111, 0b101, 0b111],
        b'7' => [0b111, 0b001, 0b010, 0b010, 0b010],
        b'8' => [0b111, 0b101, 0b111, 0b101, 0b111],
        b'9' => [0b111, 0b101, 0b111, 0b001, 0b111],
        b'-' => [0b000, 0b000, 0b111, 0b000, 0b000],
        b'.' => [0b000, 0b000, 0b000, 0b000, 0b010],
        b'e' => [0b000, 0b111, 0b111, 0b100, 0b111],
        _ => [0; HEIGHT as usize],
    }
}

/// Width of a text in font pixels.
pub(crate) fn width(text: &str) -> u32 {
    (text.len() as u32 * ADVANCE).saturating_sub(1)
}

/// Draws a text with its upper left corner at `(x, y)`, each font pixel a square of `scale` pixels.
pub(crate) fn draw(image: &mut Rgb8Image, x: u32, y: u32, scale: u32, text: &str, ink: [u8; 3]) {
    for (i, character) in (0..).zip(text.bytes()) {
        for (row, bits) in (0..).zip(glyph(character)) {
            for column in (0..3).filter(|column| bits >> (2 - column) & 1 == 1) {
                for dy in 0..scale {
                    for dx in 0..scale {
                        let px = x + (i * ADVANCE + column) * scale + dx;
                        image.set(px, y + row * scale + dy, ink);
                    }
                }
            }
        }
    }
}

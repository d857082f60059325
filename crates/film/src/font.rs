//! A small bitmap font for the numbers beside a colour bar and the labels above images.

use crate::image::Rgb8Image;

/// The glyphs, drawn: a line of characters, then their pixels below them.
const DRAWN: &str = include_str!("font.txt");
/// Width of a glyph in font pixels.
const WIDTH: usize = 5;
/// Width of a glyph with the gap after it.
const ADVANCE: usize = WIDTH + 1;
/// Height of a glyph, from the tips of `b` and `d` to those of `g` and `p`.
pub(crate) const HEIGHT: u32 = 9;

/// The pixels of a character that are ink, as columns and rows. Capitals look like small letters; characters that the
/// font does not have are blank.
fn ink_of(character: char) -> Vec<(u32, u32)> {
    let wanted = character.to_ascii_lowercase();
    let lines: Vec<&str> = DRAWN.lines().collect();
    // The glyphs of one line of characters, and the empty line after them.
    for block in lines.chunks(HEIGHT as usize + 2) {
        let (names, rows) = (block[0], &block[1..]);
        let mut names = names.chars().step_by(ADVANCE);
        let Some(place) = names.position(|name| name == wanted) else {
            continue;
        };
        let row = |(row, pixels): (u32, &&'static str)| {
            let pixels = pixels.bytes().skip(place * ADVANCE).take(WIDTH);
            let ink = (0..).zip(pixels).filter(|(_, pixel)| *pixel == b'#');
            ink.map(move |(column, _)| (column, row))
        };
        return (0..HEIGHT).zip(rows).flat_map(row).collect();
    }
    Vec::new()
}

/// Width of a text in font pixels.
pub(crate) fn width(text: &str) -> u32 {
    ((text.chars().count() * ADVANCE) as u32).saturating_sub(1)
}

/// Draws a text with its upper left corner at `(x, y)`, each font pixel a square of `scale` pixels.
pub(crate) fn draw(image: &mut Rgb8Image, x: u32, y: u32, scale: u32, text: &str, colour: [u8; 3]) {
    for (i, character) in (0..).zip(text.chars()) {
        for (column, row) in ink_of(character) {
            for dy in 0..scale {
                for dx in 0..scale {
                    let px = x + (i * ADVANCE as u32 + column) * scale + dx;
                    image.set(px, y + row * scale + dy, colour);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_glyph_is_drawn_and_none_is_drawn_twice() {
        let characters = "abcdefghijklmnopqrstuvwxyz0123456789-.,:/%+=_()";
        let drawn: Vec<_> = characters.chars().map(ink_of).collect();
        for (i, (character, ink)) in characters.chars().zip(&drawn).enumerate() {
            assert!(!ink.is_empty(), "{character} is blank");
            assert!(!drawn[..i].contains(ink), "{character} looks like another");
        }
        assert_eq!(ink_of('P'), ink_of('p'));
        for unknown in [' ', '\u{4e16}', '#', '?'] {
            assert_eq!(ink_of(unknown), [], "{unknown}");
        }
    }

    #[test]
    fn every_glyph_has_all_its_pixels() {
        for block in DRAWN.split("\n\n") {
            let (names, rows) = block.split_once('\n').expect("characters, then pixels");
            let width = names.split_whitespace().count() * ADVANCE - 1;
            assert_eq!(rows.lines().count(), HEIGHT as usize, "{names}");
            assert!(rows.lines().all(|row| row.len() == width), "{names}");
        }
    }

    #[test]
    fn a_text_is_as_wide_as_it_says() {
        let text = "mm";
        let mut image = Rgb8Image::filled(40, 10, [0; 3]);
        draw(&mut image, 0, 0, 1, text, [255; 3]);
        let ink = (0..40).filter(|&x| (0..10).any(|y| image.pixels[y * 40 + x] != [0; 3]));
        assert_eq!(ink.max(), Some(width(text) as usize - 1));
    }
}

//! Several images as one, each with a label above.

use crate::font;
use crate::image::Rgb8Image;

/// An image with a label.
#[derive(Clone, Copy, Debug)]
pub struct Labelled<'a> {
    /// The image.
    pub image: &'a Rgb8Image,
    /// What it is.
    pub title: &'a str,
    /// More about it, in a second line.
    pub note: &'a str,
}

const PAPER: [u8; 3] = [16, 16, 18];
const TITLE: [u8; 3] = [240, 240, 240];
const NOTE: [u8; 3] = [168, 168, 172];
/// The shape that most screens have.
const SCREEN: f64 = 16.0 / 9.0;
/// Space around labels, in font pixels.
const MARGIN: u32 = 3;

/// Images of one size beside and below each other, in the arrangement that fits a screen best.
pub fn side_by_side(images: &[Labelled<'_>]) -> Rgb8Image {
    let width = images.iter().map(|p| p.image.width).max().unwrap_or(0);
    let height = images.iter().map(|p| p.image.height).max().unwrap_or(0);
    let scale = (width / 320).clamp(1, 6);
    let label_height = label_height(scale);
    let (cell_width, cell_height) = (width, label_height + height);
    let columns = columns(images.len(), cell_width, cell_height);
    let rows = (images.len() as u32).div_ceil(columns);
    let gap = 2 * scale;
    let mut sheet = Rgb8Image::filled(
        (columns * (cell_width + gap)).saturating_sub(gap),
        (rows * (cell_height + gap)).saturating_sub(gap),
        PAPER,
    );
    for (i, labelled) in (0..).zip(images) {
        let x = i % columns * (cell_width + gap);
        let y = i / columns * (cell_height + gap);
        // Drawn separately, so that a long label does not reach into the next image.
        let mut label = Rgb8Image::filled(cell_width, label_height, PAPER);
        let margin = MARGIN * scale;
        let second = margin + (font::HEIGHT + MARGIN - 1) * scale;
        font::draw(&mut label, margin, margin, scale, labelled.title, TITLE);
        font::draw(&mut label, margin, second, scale, labelled.note, NOTE);
        paste(&mut sheet, &label, x, y);
        paste(&mut sheet, labelled.image, x, y + label_height);
    }
    sheet
}

/// Two lines and the space around them.
fn label_height(scale: u32) -> u32 {
    (2 * font::HEIGHT + 2 * MARGIN) * scale
}

/// The number of columns with which the whole comes closest to the shape of a screen. A hole in the last row is worth
/// avoiding.
fn columns(count: usize, width: u32, height: u32) -> u32 {
    let count = count.max(1) as u32;
    let cost = |columns: u32| {
        let rows = count.div_ceil(columns);
        let aspect = f64::from(columns * width.max(1)) / f64::from(rows * height.max(1));
        let holes = f64::from(columns * rows - count);
        (aspect / SCREEN).ln().abs() + 0.6 * holes
    };
    (1..=count)
        .min_by(|a, b| cost(*a).total_cmp(&cost(*b)))
        .unwrap_or(1)
}

fn paste(sheet: &mut Rgb8Image, image: &Rgb8Image, x: u32, y: u32) {
    let [width, sheet_width] = [image.width, sheet.width].map(|pixels| pixels as usize);
    for row in 0..image.height as usize {
        let from = row * width;
        let to = (y as usize + row) * sheet_width + x as usize;
        sheet.pixels[to..to + width].copy_from_slice(&image.pixels[from..from + width]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pixel(image: &Rgb8Image, x: u32, y: u32) -> [u8; 3] {
        image.pixels[(y * image.width + x) as usize]
    }

    #[test]
    fn images_are_arranged_for_a_screen() {
        for (count, width, height, expected) in [
            (1, 640, 480, 1),
            (2, 640, 480, 2),
            (3, 640, 480, 3),
            (4, 640, 480, 2),
            (4, 1024, 576, 2),
            (6, 640, 480, 3),
            (2, 1920, 400, 1),
        ] {
            assert_eq!(
                columns(count, width, height),
                expected,
                "{count} of {width}x{height}"
            );
        }
    }

    #[test]
    fn every_image_is_whole_and_below_its_label() {
        let colours = [[200, 0, 0], [0, 200, 0], [0, 0, 200], [200, 200, 0]];
        let images = colours.map(|colour| Rgb8Image::filled(64, 48, colour));
        let labelled: Vec<_> = images
            .iter()
            .map(|image| Labelled {
                image,
                title: "persistent-restore, which is far too long",
                note: "4.00 spp",
            })
            .collect();
        let sheet = side_by_side(&labelled);
        for colour in colours {
            let count = sheet
                .pixels
                .iter()
                .filter(|pixel| **pixel == colour)
                .count();
            assert_eq!(count, 64 * 48);
        }
        let top = label_height(1);
        assert_eq!(pixel(&sheet, 0, top), colours[0]);
        assert_eq!(pixel(&sheet, 66, top), colours[1]);
        assert_eq!(pixel(&sheet, 0, 2 * top + 48 + 2), colours[2]);
        for ink in [TITLE, NOTE] {
            let inks = sheet.pixels.iter().filter(|pixel| **pixel == ink).count();
            assert!(inks > 4 * 20 && inks % 4 == 0, "{inks}");
        }
        let gap = (0..top).flat_map(|y| [(64, y), (65, y)]);
        assert!(gap.into_iter().all(|(x, y)| pixel(&sheet, x, y) == PAPER));
    }

    #[test]
    fn nothing_is_an_empty_image() {
        assert_eq!(side_by_side(&[]).pixels.len(), 0);
    }
}

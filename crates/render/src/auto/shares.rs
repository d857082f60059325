//! What chains render, for people.

use super::cells::tile_at;
use super::{CellMoments, Cells};
use wayfare_film::{Image, luminance};
use wayfare_transport::PathKinds;

/// The colour of what is path traced, ...
const PATH_TRACED: [f32; 3] = [0.6; 3];
/// ... and those of the kinds of paths that chains have: violet, blue and orange.
const CHAINS: [[f32; 3]; 3] = [[0.7, 0.15, 0.75], [0.05, 0.4, 1.0], [1.0, 0.45, 0.0]];

/// Of every tile the share of its luminance that chains render, for each of [`PathKinds::EACH`].
///
/// It is zero where path tracing has the cell. The cells of the chains have more than nothing wherever a pilot has seen light of
/// their kind anywhere.
#[derive(Clone, Debug, PartialEq)]
pub struct ChainShares {
    tiles: [u32; 2],
    shares: Vec<[f32; 3]>,
}

impl ChainShares {
    /// The shares of some cells by what is known of all.
    ///
    /// # Panics
    ///
    /// If the two have different tiles.
    pub fn new(moments: &CellMoments, cells: &Cells) -> Self {
        assert_eq!(moments.tiles(), cells.tiles());
        let estimates = moments.estimates();
        let of_tile = |(estimates, kinds): (&[_; 3], &PathKinds)| {
            let means = estimates.map(|estimate: super::CellEstimate| estimate.mean.max(0.0));
            let all = means.iter().sum::<f64>().max(f64::MIN_POSITIVE);
            std::array::from_fn(|kind| match kinds.contains(PathKinds::EACH[kind]) {
                true => (means[kind] / all) as f32,
                false => 0.0,
            })
        };
        let both = estimates.iter().zip(cells.kinds());
        Self {
            tiles: cells.tiles(),
            shares: both.map(of_tile).collect(),
        }
    }

    /// Where all is path traced.
    pub fn none() -> Self {
        Self {
            tiles: [1; 2],
            shares: vec![[0.0; 3]],
        }
    }

    /// The shares in the tile of every pixel of an image, row by row.
    pub fn pixels(&self, [width, height]: [u32; 2]) -> impl Iterator<Item = [f32; 3]> {
        (0..width * height).map(move |pixel| {
            let [x, y] = [pixel % width, pixel / width].map(|i| i as f32 + 0.5);
            self.shares[tile_at(self.tiles, [x / width as f32, y / height as f32])]
        })
    }

    /// An image in grey, tinted where chains render it: direct light in violet, connected in blue, hit in orange. Colours are
    /// between 0 and 1.
    pub fn over(&self, image: &Image) -> Image {
        let tinted = |(rgb, shares): (&[f32; 3], [f32; 3])| {
            let light = luminance(rgb.map(f64::from)).max(0.0) as f32;
            // Tints are seen in the dark, too. What is not a number is bright.
            let grey = 0.1 + 0.9 * (light / (1.0 + light)).min(1.0);
            tint(shares).map(|c| c * grey)
        };
        Image {
            width: image.width,
            height: image.height,
            pixels: { image.pixels.iter() }
                .zip(self.pixels(image.size()))
                .map(tinted)
                .collect(),
        }
    }
}

/// The colour of some shares.
pub(crate) fn tint(shares: [f32; 3]) -> [f32; 3] {
    let rest = 1.0 - shares.iter().sum::<f32>().min(1.0);
    std::array::from_fn(|c| {
        let of_chains: f32 = shares
            .iter()
            .zip(CHAINS)
            .map(|(share, of)| share * of[c])
            .sum();
        rest * PATH_TRACED[c] + of_chains
    })
}

#[cfg(test)]
mod tests {
    use super::super::Moments;
    use super::*;

    /// Connected light is found on the left only, three times as much as direct light; chains have it in the lower tiles.
    #[test]
    fn shares_are_those_of_the_tiles_that_chains_have() {
        let of = |sum: f64| Moments {
            sum,
            ..Default::default()
        };
        let mut moments = CellMoments::new([2, 2]);
        let (left, right) = ([of(1.0), of(3.0), of(0.0)], [of(1.0), of(0.0), of(0.0)]);
        moments.add(1000, &[left, right, left, right]);
        let cells = [PathKinds::NONE, PathKinds::INDIRECT].map(|kinds| [kinds; 2]);
        let cells = Cells::new([2, 2], cells.concat());
        let shares = ChainShares::new(&moments, &cells);
        let pixels: Vec<_> = shares.pixels([4, 2]).collect();
        assert!(pixels[..4].iter().all(|shares| *shares == [0.0; 3]));
        // A tile learns a little from its neighbours.
        let [direct, connected, hit] = pixels[4];
        assert!((0.65..0.75).contains(&connected), "{connected}");
        assert_eq!([direct, hit], [0.0; 2]);
        assert!((0.001..0.3).contains(&pixels[7][1]), "{:?}", pixels[7]);

        let seen = shares.over(&Image::from_fn(4, 2, |_, _| [1.0; 3]));
        let [r, g, b] = seen.pixel(0, 0);
        assert!(r == g && g == b, "what is path traced is grey");
        let [r, _, b] = seen.pixel(0, 1);
        assert!(b > 2.0 * r, "connected light of chains is blue");
    }
}

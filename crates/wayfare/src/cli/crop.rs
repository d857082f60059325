//! The part of an image that is rendered.

use std::fmt;
use std::str::FromStr;
use wayfare_scene::FilmSettings;

/// A part of the frame, written as `x0,x1,y0,y1`: from column x0 to column x1 and from row y0 to row y1, counted from
/// the upper left corner, ends excluded.
///
/// Numbers of which none is above 1 are shares of the frame, as in pbrt; otherwise they are whole pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Crop {
    /// Shares of width and height.
    Shares([f32; 4]),
    /// Pixels of the whole frame.
    Pixels([u32; 4]),
}

impl FromStr for Crop {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || {
            "write x0,x1,y0,y1 with x0 < x1 and y0 < y1: pixels, for example 100,300,50,200, or shares of the image from \
             0 to 1, for example 0.25,0.75,0,1"
                .to_owned()
        };
        let numbers: Vec<&str> = text.split(',').map(str::trim).collect();
        let &[x0, x1, y0, y1] = &numbers[..] else {
            return Err(wrong());
        };
        let words = [x0, x1, y0, y1];
        fn all<T: FromStr + Copy + PartialOrd>(words: [&str; 4]) -> Option<[T; 4]> {
            let [x0, x1, y0, y1] = words.map(|word| word.parse().ok());
            let all = [x0?, x1?, y0?, y1?];
            (all[0] < all[1] && all[2] < all[3]).then_some(all)
        }
        let shares = all::<f32>(words).filter(|all| all.iter().all(|n| (0.0..=1.0).contains(n)));
        shares
            .map(Self::Shares)
            .or_else(|| all(words).map(Self::Pixels))
            .ok_or_else(wrong)
    }
}

impl fmt::Display for Crop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shares([x0, x1, y0, y1]) => write!(f, "{x0},{x1},{y0},{y1}"),
            Self::Pixels([x0, x1, y0, y1]) => write!(f, "{x0},{x1},{y0},{y1}"),
        }
    }
}

impl Crop {
    /// The crop window of a frame of this size; an error where the frame ends before it.
    pub fn window(&self, resolution: [u32; 2]) -> Result<[f32; 4], String> {
        match *self {
            Self::Shares(window) => Ok(window),
            Self::Pixels(pixels) => {
                let [width, height] = resolution;
                if pixels[1] > width || pixels[3] > height {
                    return Err(format!(
                        "--crop {self} reaches beyond the image, which has {width}x{height} pixels"
                    ));
                }
                Ok(FilmSettings::window_of(pixels, resolution))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crop_is_in_shares_or_pixels() {
        let crop = |text: &str| text.parse::<Crop>();
        assert_eq!(crop("0,1,0,1"), Ok(Crop::Shares([0.0, 1.0, 0.0, 1.0])));
        let quarter = Crop::Shares([0.25, 0.75, 0.0, 0.5]);
        assert_eq!(crop("0.25, 0.75, 0, .5"), Ok(quarter));
        assert_eq!(crop("0,3,0,1"), Ok(Crop::Pixels([0, 3, 0, 1])));
        for wrong in [
            "",
            "1,2,3",
            "1,2,3,4,5",
            "5,5,0,9",
            "9,1,0,2",
            "0.5,3,0,1",
            "-1,3,0,2",
            "nan,1,0,1",
            "a,b,c,d",
        ] {
            assert!(crop(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn pixels_become_a_window_of_exactly_those_pixels() {
        for resolution in [[64, 48], [1000, 3], [1919, 1079]] {
            let [width, height] = resolution;
            let pixels = [width / 3, width / 3 + 1, height - 1, height];
            let window = Crop::Pixels(pixels).window(resolution).unwrap();
            let film = FilmSettings {
                resolution,
                crop_window: window,
                ..FilmSettings::default()
            };
            assert_eq!(film.crop_pixels(), pixels);
        }
        let beyond = Crop::Pixels([0, 65, 0, 48]).window([64, 48]).unwrap_err();
        assert!(beyond.contains("64x48"), "{beyond}");
    }
}

//! LDR-ꟻLIP: the difference that a viewer sees when flipping between two images.
//!
//! Andersson, Nilsson, Akenine-Möller, Oskarsson, Åström, Fairchild: *ꟻLIP: A Difference Evaluator for Alternating
//! Images* (HPG 2020). A colour pipeline blurs both images as the eye does and measures distances between colours; a
//! feature pipeline compares edges and points; where features differ, differences between colours count more.
//!
//! Radiance is shown as the tone map `srgb` shows it: clipped to 0..1. The viewer sits where the publication puts them,
//! 0.7 m before a screen of 3840 pixels that is 0.7 m wide.

use rayon::prelude::*;

use crate::error::FilmError;
use crate::image::Image;
use crate::metrics::check_comparable;

/// Pixels per degree of the field of view: 0.7 m * 3840 / 0.7 m * pi / 180.
const PIXELS_PER_DEGREE: f64 = 3840.0 * std::f64::consts::PI / 180.0;
/// Exponent of differences between colours (q_c).
const COLOUR_EXPONENT: f32 = 0.7;
/// Exponent of differences between features (q_f).
const FEATURE_EXPONENT: f32 = 0.5;
/// Differences up to this share of the largest one (p_c) take up the range to p_t.
const SMALL_SHARE: f32 = 0.4;
const SMALL_RANGE: f32 = 0.95;
/// Width of the feature detector in degrees.
const FEATURE_WIDTH: f64 = 0.082;

/// A reference that many images are compared with: its half of the work is done once.
#[derive(Clone, Debug)]
pub struct FlipReference {
    image: Image,
    seen: Seen,
}

impl FlipReference {
    /// Prepares a reference; fails when a pixel is not finite or when there is none.
    pub fn new(reference: &Image) -> Result<Self, FilmError> {
        check_comparable(reference, reference)?;
        Ok(Self {
            image: reference.clone(),
            seen: Seen::new(reference),
        })
    }

    /// Bytes of a prepared reference of this size.
    pub fn bytes(size: [u32; 2]) -> u64 {
        // The image, its colours and two kinds of features.
        Image::bytes(size).saturating_mul(8) / 3
    }

    /// The mean of ꟻLIP over all pixels: 0 for equal images, at most 1.
    pub fn mean(&self, image: &Image) -> Result<f64, FilmError> {
        let map = self.map(image)?;
        Ok(map.iter().copied().map(f64::from).sum::<f64>() / map.len() as f64)
    }

    /// ꟻLIP, pixel by pixel.
    pub fn map(&self, image: &Image) -> Result<Vec<f32>, FilmError> {
        check_comparable(image, &self.image)?;
        let (a, b) = (&self.seen, Seen::new(image));
        let largest = largest_colour_difference();
        let pixels = 0..image.pixels.len();
        let difference = |i: usize| {
            let colours = distance(a.colours[i], b.colours[i]).powf(COLOUR_EXPONENT);
            let [edges, points] = [0, 1].map(|k| (a.features[i][k] - b.features[i][k]).abs());
            let features = (edges.max(points) / 2f32.sqrt()).powf(FEATURE_EXPONENT);
            redistributed(colours, largest).powf(1.0 - features)
        };
        Ok(pixels.into_par_iter().map(difference).collect())
    }
}

/// What the eye makes of an image.
#[derive(Clone, Debug)]
struct Seen {
    /// Blurred colours in L*a*b*, their chroma scaled by the lightness (Hunt).
    colours: Vec<[f32; 3]>,
    /// How much of an edge and of a point there is.
    features: Vec<[f32; 2]>,
}

impl Seen {
    fn new(image: &Image) -> Self {
        let size = image.size().map(|length| length as usize);
        let shown = image
            .pixels
            .iter()
            .map(|rgb| rgb.map(|v| v.clamp(0.0, 1.0)));
        let opponent: Vec<[f32; 3]> = shown.map(opponent_from_rgb).collect();
        let channel = |c: usize| -> Vec<f32> { opponent.iter().map(|pixel| pixel[c]).collect() };
        // Blur each channel by the contrast sensitivity of the eye.
        let blurred = CONTRAST_SENSITIVITY.map(|(c, terms)| blurred(&channel(c), size, terms));
        let colour = |i: usize| {
            let rgb = rgb_from_opponent([blurred[0][i], blurred[1][i], blurred[2][i]]);
            hunt_adjusted(lab_from_rgb(rgb.map(|v| v.clamp(0.0, 1.0))))
        };
        let colours = (0..opponent.len()).into_par_iter().map(colour).collect();
        // Find edges and points in the luminance.
        let luminance: Vec<f32> = channel(0).iter().map(|y| (y + 16.0) / 116.0).collect();
        let detector = Detector::new();
        let [edges, points] = [&detector.edge, &detector.point]
            .map(|kernel| detector.strength(&luminance, size, kernel));
        let features = edges.into_iter().zip(points).map(|(e, p)| [e, p]).collect();
        Self { colours, features }
    }
}

/// A Gaussian of the contrast sensitivity: its weight a and its scale b.
type Term = (f64, f64);
/// Luminance, red-green and blue-yellow, each a sum of Gaussians.
const CONTRAST_SENSITIVITY: [(usize, &[Term]); 3] = [
    (0, &[(1.0, 0.0047)]),
    (1, &[(1.0, 0.0053)]),
    (2, &[(34.1, 0.04), (13.5, 0.025)]),
];
/// The largest scale, which determines the radius of all filters.
const LARGEST_SCALE: f64 = 0.04;

/// Filters a channel by a sum of Gaussians a sqrt(pi/b) exp(-pi^2 (x^2 + y^2) / b), x and y in degrees. Each is
/// separable.
fn blurred(channel: &[f32], size: [usize; 2], terms: &[Term]) -> Vec<f32> {
    let pi = std::f64::consts::PI;
    let radius = (3.0 * (LARGEST_SCALE / (2.0 * pi * pi)).sqrt() * PIXELS_PER_DEGREE).ceil() as i32;
    let profile = |b: f64| -> Vec<f64> {
        let degrees = |x: i32| f64::from(x) / PIXELS_PER_DEGREE;
        let weight = |x: i32| (-pi * pi * degrees(x).powi(2) / b).exp();
        (-radius..=radius).map(weight).collect()
    };
    // The weight of a Gaussian in two dimensions, before all are normalised together.
    let total = |&(a, b): &Term| a * (pi / b).sqrt() * profile(b).iter().sum::<f64>().powi(2);
    let whole: f64 = terms.iter().map(total).sum();
    let mut sum = vec![0.0; channel.len()];
    for term in terms {
        let share = (total(term) / whole) as f32;
        let kernel = normalised(&profile(term.1));
        let filtered = filtered(channel, size, [&kernel, &kernel]);
        sum.iter_mut()
            .zip(filtered)
            .for_each(|(s, v)| *s += share * v);
    }
    sum
}

fn normalised(kernel: &[f64]) -> Vec<f32> {
    let sum: f64 = kernel.iter().sum();
    kernel.iter().map(|weight| (weight / sum) as f32).collect()
}

/// First and second derivatives of a Gaussian: the detectors of edges and points.
struct Detector {
    gaussian: Vec<f32>,
    edge: Vec<f32>,
    point: Vec<f32>,
}

impl Detector {
    fn new() -> Self {
        let sd = 0.5 * FEATURE_WIDTH * PIXELS_PER_DEGREE;
        let radius = (3.0 * sd).ceil() as i32;
        let places = || (-radius..=radius).map(f64::from);
        let gaussian = |x: f64| (-x * x / (2.0 * sd * sd)).exp();
        Self {
            gaussian: normalised(&places().map(gaussian).collect::<Vec<_>>()),
            edge: balanced(places().map(|x| -x * gaussian(x)).collect()),
            point: balanced(
                places()
                    .map(|x| (x * x / (sd * sd) - 1.0) * gaussian(x))
                    .collect(),
            ),
        }
    }

    /// The length of the vector of responses along x and along y.
    fn strength(&self, luminance: &[f32], size: [usize; 2], kernel: &[f32]) -> Vec<f32> {
        let along_x = filtered(luminance, size, [kernel, &self.gaussian]);
        let along_y = filtered(luminance, size, [&self.gaussian, kernel]);
        along_x
            .iter()
            .zip(along_y)
            .map(|(x, y)| x.hypot(y))
            .collect()
    }
}

/// Positive weights with the sum 1, negative ones with the sum -1.
fn balanced(kernel: Vec<f64>) -> Vec<f32> {
    let sum = |sign: f64| -> f64 { kernel.iter().map(|w| (sign * w).max(0.0)).sum() };
    let (positive, negative) = (sum(1.0), sum(-1.0));
    let scaled = |w: &f64| (w / if *w < 0.0 { negative } else { positive }) as f32;
    kernel.iter().map(scaled).collect()
}

/// Convolves with a kernel along x and another one along y, of odd lengths. Beyond the edges the nearest pixel is
/// repeated.
fn filtered(channel: &[f32], [width, height]: [usize; 2], [x, y]: [&[f32]; 2]) -> Vec<f32> {
    let mut rows = vec![0.0; channel.len()];
    rows.par_chunks_mut(width).enumerate().for_each(|(v, row)| {
        let source = &channel[v * width..][..width];
        let radius = x.len() / 2;
        let first = std::iter::repeat_n(source[0], radius);
        let last = std::iter::repeat_n(source[width - 1], radius);
        let padded: Vec<f32> = first.chain(source.iter().copied()).chain(last).collect();
        for (u, out) in row.iter_mut().enumerate() {
            *out = x.iter().zip(&padded[u..]).map(|(w, value)| w * value).sum();
        }
    });
    let mut out = vec![0.0; channel.len()];
    out.par_chunks_mut(width).enumerate().for_each(|(v, row)| {
        for (k, &weight) in y.iter().enumerate() {
            let from = (v + k).saturating_sub(y.len() / 2).min(height - 1);
            let source = &rows[from * width..][..width];
            row.iter_mut()
                .zip(source)
                .for_each(|(out, value)| *out += weight * value);
        }
    });
    out
}

/// Linear sRGB to XYZ, rows divided by the white point: white becomes 1, 1, 1.
const XYZ_FROM_RGB: [[f64; 3]; 3] = {
    const M: [[f64; 3]; 3] = [
        [
            10135552.0 / 24577794.0,
            8788810.0 / 24577794.0,
            4435075.0 / 24577794.0,
        ],
        [
            2613072.0 / 12288897.0,
            8788810.0 / 12288897.0,
            887015.0 / 12288897.0,
        ],
        [
            1425312.0 / 73733382.0,
            8788810.0 / 73733382.0,
            70074185.0 / 73733382.0,
        ],
    ];
    let mut scaled = M;
    let mut row = 0;
    while row < 3 {
        let white = M[row][0] + M[row][1] + M[row][2];
        let mut column = 0;
        while column < 3 {
            scaled[row][column] = M[row][column] / white;
            column += 1;
        }
        row += 1;
    }
    scaled
};

fn times(matrix: &[[f64; 3]; 3], v: [f32; 3]) -> [f32; 3] {
    let row = |r: &[f64; 3]| (0..3).map(|i| r[i] * f64::from(v[i])).sum::<f64>() as f32;
    [row(&matrix[0]), row(&matrix[1]), row(&matrix[2])]
}

/// Y C_x C_z: luminance, red-green and blue-yellow, linear in the radiance.
fn opponent_from_rgb(rgb: [f32; 3]) -> [f32; 3] {
    let [x, y, z] = times(&XYZ_FROM_RGB, rgb);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

fn rgb_from_opponent([y, cx, cz]: [f32; 3]) -> [f32; 3] {
    let y = (y + 16.0) / 116.0;
    times(rgb_from_xyz(), [y + cx / 500.0, y, y - cz / 200.0])
}

/// The inverse of [`XYZ_FROM_RGB`], by cofactors.
fn rgb_from_xyz() -> &'static [[f64; 3]; 3] {
    static INVERSE: std::sync::OnceLock<[[f64; 3]; 3]> = std::sync::OnceLock::new();
    INVERSE.get_or_init(|| {
        let m = &XYZ_FROM_RGB;
        let cofactor = |r: usize, c: usize| {
            let [r1, r2, c1, c2] = [(r + 1) % 3, (r + 2) % 3, (c + 1) % 3, (c + 2) % 3];
            m[r1][c1] * m[r2][c2] - m[r1][c2] * m[r2][c1]
        };
        let determinant: f64 = (0..3).map(|c| m[0][c] * cofactor(0, c)).sum();
        std::array::from_fn(|r| std::array::from_fn(|c| cofactor(c, r) / determinant))
    })
}

fn lab_from_rgb(rgb: [f32; 3]) -> [f32; 3] {
    const DELTA: f32 = 6.0 / 29.0;
    let curve = |t: f32| match t > DELTA.powi(3) {
        true => t.cbrt(),
        false => t / (3.0 * DELTA * DELTA) + 4.0 / 29.0,
    };
    let [x, y, z] = times(&XYZ_FROM_RGB, rgb).map(curve);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// Colours look more colourful in bright light (Hunt).
fn hunt_adjusted([l, a, b]: [f32; 3]) -> [f32; 3] {
    [l, 0.01 * l * a, 0.01 * l * b]
}

/// HyAB: differences in lightness and in chroma add up.
fn distance(p: [f32; 3], q: [f32; 3]) -> f32 {
    (p[0] - q[0]).abs() + (p[1] - q[1]).hypot(p[2] - q[2])
}

/// The difference between green and blue, the largest in sRGB.
fn largest_colour_difference() -> f32 {
    let [green, blue] = [[0.0, 1.0, 0.0], [0.0, 0.0, 1.0]].map(|c| hunt_adjusted(lab_from_rgb(c)));
    distance(green, blue).powf(COLOUR_EXPONENT)
}

/// Maps differences to 0..1: small ones take up most of the range.
fn redistributed(difference: f32, largest: f32) -> f32 {
    let small = SMALL_SHARE * largest;
    if difference < small {
        return SMALL_RANGE / small * difference;
    }
    let share = (difference - small) / (largest - small);
    SMALL_RANGE + share * (1.0 - SMALL_RANGE)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn flip(a: &Image, b: &Image) -> f64 {
        FlipReference::new(a).unwrap().mean(b).unwrap()
    }

    fn uniform(rgb: [f32; 3]) -> Image {
        Image::from_fn(40, 30, |_, _| rgb)
    }

    /// A pattern and the same with errors of several kinds and one firefly.
    fn pair() -> [Image; 2] {
        let reference = |x: u32, y: u32| {
            let (u, v) = (x as f32 / 40.0, y as f32 / 30.0);
            let rgb = [0.2 + 0.6 * u, 0.1 + 0.7 * v, 0.5 * (1.0 - u) * v + 0.05];
            match (x / 8 + y / 6) % 2 {
                0 => [0.9 * rgb[0], 0.3 * rgb[1], 0.6 + 0.2 * rgb[2]],
                _ => rgb,
            }
        };
        let test = |x: u32, y: u32| {
            let (rgb, k) = (reference(x, y), (x * 7 + y * 13) % 11);
            let blue = if k % 4 == 0 { 0.4 } else { 1.0 };
            let red = 0.8 + 0.04 * k as f32;
            match (x, y) {
                (20, 15) => [7.0; 3],
                _ => [rgb[0] * red, rgb[1] + 0.02 * (k % 3) as f32, rgb[2] * blue],
            }
        };
        [
            Image::from_fn(40, 30, reference),
            Image::from_fn(40, 30, test),
        ]
    }

    /// The values of the authors' own program (flip-evaluator 1.7, LDR, linear input) for the same images.
    #[test]
    fn values_are_those_of_the_published_program() {
        let [reference, test] = pair();
        let prepared = FlipReference::new(&reference).unwrap();
        let map = prepared.map(&test).unwrap();
        assert!((prepared.mean(&test).unwrap() - 0.247_128).abs() < 2e-5);
        for (x, y, known) in [(20, 15, 0.521_921), (0, 0, 0.355_945), (39, 29, 0.197_421)] {
            let found = map[y * 40 + x];
            assert!(
                (found - known).abs() < 1e-4,
                "({x}, {y}): {found}, not {known}"
            );
        }
        let contrast = flip(&uniform([0.0; 3]), &uniform([1.0; 3]));
        assert!((contrast - 0.967_39).abs() < 2e-5, "{contrast}");
    }

    #[test]
    fn equal_images_do_not_differ_and_green_and_blue_do_most() {
        let [a, b] = pair();
        assert_eq!(flip(&a, &a), 0.0);
        assert!((flip(&a, &b) - flip(&b, &a)).abs() < 1e-6, "symmetric");
        let most = flip(&uniform([0.0, 1.0, 0.0]), &uniform([0.0, 0.0, 1.0]));
        assert!((most - 1.0).abs() < 1e-5, "{most}");
    }

    /// What the screen cannot show is not seen.
    #[test]
    fn radiance_beyond_the_screen_is_clipped() {
        assert_eq!(flip(&uniform([1.0; 3]), &uniform([50.0; 3])), 0.0);
        assert_eq!(flip(&uniform([0.0; 3]), &uniform([-1.0; 3])), 0.0);
    }

    #[test]
    fn images_that_cannot_be_compared_are_refused() {
        let prepared = FlipReference::new(&uniform([0.5; 3])).unwrap();
        assert!(prepared.mean(&Image::new(3, 3)).is_err());
        assert!(prepared.mean(&uniform([f32::NAN; 3])).is_err());
        assert!(FlipReference::new(&Image::new(0, 0)).is_err());
    }
}

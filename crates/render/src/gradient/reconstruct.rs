//! The image that agrees best with values and differences.

use super::{Estimates, Gradient, Weights};
use rayon::prelude::*;
use wayfare_film::{EPSILON, Image};
use wayfare_transport::math::{Vec3, luminance};

/// Steps of the iteration.
pub const STEPS: u32 = 40;
/// Length of a step along the residual over the diagonal, ...
pub const STEP_SIZE: f32 = 1.814;
/// ... and the share of the last step that is taken again. Both are best for eigenvalues between 1/200 and 2: noise at
/// wavelengths of up to some 40 pixels. Longer waves have little of it.
pub const MOMENTUM: f32 = 0.818;
/// Variances are at least this share of the variance of the value, lest one difference decides everything.
const LEAST_SHARE: f32 = 1e-4;
/// The least variance.
const LEAST: f32 = 1e-20;
/// How much the ratio of the variances of differences and values over the image counts beside that in the neighbourhood.
const EVERYWHERE: f32 = 0.1;

/// The error of a pixel, as far as two halves of the samples tell it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PixelError {
    /// The squared error of the luminance: a quarter of the squared difference of the halves.
    pub square: f32,
    /// The mean luminance around the pixel in the half where it is less: bright samples that are rare are seldom in both.
    pub luminance: f32,
}

impl PixelError {
    /// The relative squared error.
    pub fn relative(&self) -> f64 {
        f64::from(self.square) / (f64::from(self.luminance).powi(2) + EPSILON)
    }
}

/// Pixels on each side of one that are around it.
const AROUND: usize = 2;

/// The mean luminance around a pixel of an image.
fn luminance_around([width, height]: [usize; 2], image: &[[f32; 3]], pixel: usize) -> f32 {
    let range = |at: usize, end: usize| at.saturating_sub(AROUND)..(at + AROUND + 1).min(end);
    let (mut sum, mut count) = (0.0, 0.0);
    for row in range(pixel / width, height) {
        for column in range(pixel % width, width) {
            let [red, green, blue] = image[row * width + column];
            sum += luminance(Vec3::new(red, green, blue));
            count += 1.0;
        }
    }
    sum / count
}

/// The image from both halves of the samples, and those of each half.
pub fn reconstruct(
    size: [u32; 2],
    halves: &[Vec<Estimates>; 2],
    gradient: &Gradient,
) -> (Image, HalfImages) {
    let solved = |data: &[Estimates], of: &[Estimates]| {
        let mut variances = smooth(size, of, gradient.smoothing);
        expect_the_rare(&mut variances, of);
        solve(size, data, &weights(size, data, &variances))
    };
    let images = match gradient.weights {
        Weights::OtherHalf => {
            let [first, second] = halves;
            [solved(first, second), solved(second, first)]
        }
        Weights::Own => {
            let all = both(halves);
            let image = solved(&all, &all);
            [image.clone(), image]
        }
    };
    let mean = |a: &[f32; 3], b: &[f32; 3]| std::array::from_fn(|c| 0.5 * (a[c] + b[c]));
    let [first, second] = &images;
    let image = Image {
        width: size[0],
        height: size[1],
        pixels: first
            .par_iter()
            .zip(second)
            .map(|(a, b)| mean(a, b))
            .collect(),
    };
    (image, HalfImages { size, images })
}

/// The images of both halves of the samples.
pub struct HalfImages {
    size: [u32; 2],
    images: [Vec<[f32; 3]>; 2],
}

impl HalfImages {
    /// The error of every pixel, as far as the halves tell it.
    pub fn errors(&self) -> Vec<PixelError> {
        let error = |a: &[f32; 3], b: &[f32; 3]| {
            let [red, green, blue] = std::array::from_fn(|c| 0.5 * (a[c] - b[c]));
            luminance(Vec3::new(red, green, blue)).powi(2)
        };
        let size = self.size.map(|side| side as usize);
        let around = |half: &[[f32; 3]], pixel| luminance_around(size, half, pixel);
        let [first, second] = &self.images;
        let pairs = first.par_iter().zip(second).enumerate();
        let errors = pairs.map(|(pixel, (a, b))| PixelError {
            square: error(a, b),
            luminance: around(first, pixel).min(around(second, pixel)),
        });
        errors.collect()
    }
}

/// Both halves together.
fn both([first, second]: &[Vec<Estimates>; 2]) -> Vec<Estimates> {
    let mean = |a: [f32; 3], b: [f32; 3]| std::array::from_fn(|c| 0.5 * (a[c] + b[c]));
    let of_pixel = |(a, b): (&Estimates, &Estimates)| Estimates {
        value: mean(a.value, b.value),
        right: mean(a.right, b.right),
        down: mean(a.down, b.down),
        is_known: a.is_known && b.is_known,
        variances: mean(a.variances, b.variances).map(|variance: f32| 0.5 * variance),
    };
    first.par_iter().zip(second).map(of_pixel).collect()
}

/// The variances, smoothed by a Gaussian. What is infinite does not count.
fn smooth([width, height]: [u32; 2], estimates: &[Estimates], sd: f32) -> Vec<[f32; 3]> {
    let (width, height) = (width as usize, height as usize);
    let radius = (2.0 * sd).ceil() as usize;
    let kernel: Vec<f32> = (0..=radius)
        .map(|i| (-0.5 * (i as f32 / sd.max(1e-3)).powi(2)).exp())
        .collect();
    // The sum of finite variances and of their weights, along rows and then along columns.
    let rows: Vec<[[f32; 2]; 3]> = (0..width * height)
        .into_par_iter()
        .map(|pixel| {
            let (column, row) = (pixel % width, pixel / width);
            let mut sums = [[0.0; 2]; 3];
            for other in column.saturating_sub(radius)..(column + radius + 1).min(width) {
                let weight = kernel[other.abs_diff(column)];
                let variances = estimates[row * width + other].variances;
                for (sum, variance) in sums.iter_mut().zip(variances) {
                    if variance.is_finite() {
                        *sum = [sum[0] + weight * variance, sum[1] + weight];
                    }
                }
            }
            sums
        })
        .collect();
    (0..width * height)
        .into_par_iter()
        .map(|pixel| {
            let (column, row) = (pixel % width, pixel / width);
            let mut sums = [[0.0; 2]; 3];
            for other in row.saturating_sub(radius)..(row + radius + 1).min(height) {
                let weight = kernel[other.abs_diff(row)];
                for (sum, of_row) in sums.iter_mut().zip(rows[other * width + column]) {
                    *sum = [sum[0] + weight * of_row[0], sum[1] + weight * of_row[1]];
                }
            }
            sums.map(|[sum, weight]| {
                if weight > 0.0 {
                    sum / weight
                } else {
                    f32::INFINITY
                }
            })
        })
        .collect()
}

/// Makes differences as uncertain, to some degree, as they are all over the image: there is a share of them whose samples have not
/// been seen here.
fn expect_the_rare(variances: &mut [[f32; 3]], estimates: &[Estimates]) {
    let mut means = [0.0; 3];
    for of_pixel in estimates.iter().map(|pixel| pixel.variances) {
        if of_pixel[0].is_finite() {
            means = std::array::from_fn(|i| means[i] + f64::from(of_pixel[i]));
        }
    }
    if means[0] <= 0.0 {
        return;
    }
    let ratio = |i: usize| EVERYWHERE * (means[i] / means[0]) as f32;
    for [value, right, down] in variances {
        *right += ratio(1) * *value;
        *down += ratio(2) * *value;
    }
}

/// The weights of values and of differences to the right and down; none where there is no sample, and none across the edge.
fn weights(
    [width, height]: [u32; 2],
    estimates: &[Estimates],
    variances: &[[f32; 3]],
) -> Vec<[f32; 3]> {
    let (width, height) = (width as usize, height as usize);
    estimates
        .par_iter()
        .zip(variances)
        .enumerate()
        .map(|(pixel, (own, variances))| {
            let least = (LEAST_SHARE * variances[0]).max(LEAST);
            let mut weights = std::array::from_fn(|i| {
                let is_sampled = match i {
                    0 => own.is_known,
                    _ => own.variances[i].is_finite(),
                };
                let is_known = is_sampled && variances[i].is_finite();
                if is_known {
                    1.0 / variances[i].max(least)
                } else {
                    0.0
                }
            });
            if pixel % width + 1 == width {
                weights[1] = 0.0;
            }
            if pixel / width + 1 == height {
                weights[2] = 0.0;
            }
            weights
        })
        .collect()
}

/// Minimises the weighted squares by a fixed number of steps with momentum. Every step is linear in the estimates and leaves the
/// solution as it is, so that it does no harm to stop early.
fn solve([width, _]: [u32; 2], estimates: &[Estimates], weights: &[[f32; 3]]) -> Vec<[f32; 3]> {
    let width = width as usize;
    let mut image: Vec<[f32; 3]> = estimates.iter().map(|pixel| pixel.value).collect();
    let mut before = image.clone();
    for _ in 0..STEPS {
        before
            .par_iter_mut()
            .enumerate()
            .with_min_len(1024)
            .for_each(|(pixel, before)| {
                let own = image[pixel];
                let [value, right, down] = weights[pixel];
                let mut diagonal = value + right + down;
                let data = &estimates[pixel];
                let mut residual: [f32; 3] =
                    std::array::from_fn(|c| value * (data.value[c] - own[c]));
                // Each of four neighbours, with the difference to it.
                let mut add = |weight: f32, neighbour: usize, difference: [f32; 3], sign: f32| {
                    for c in 0..3 {
                        residual[c] +=
                            weight * (image[neighbour][c] - own[c] - sign * difference[c]);
                    }
                };
                if right > 0.0 {
                    add(right, pixel + 1, data.right, 1.0);
                }
                if down > 0.0 {
                    add(down, pixel + width, data.down, 1.0);
                }
                if pixel % width > 0 {
                    let weight = weights[pixel - 1][1];
                    add(weight, pixel - 1, estimates[pixel - 1].right, -1.0);
                    diagonal += weight;
                }
                if pixel >= width {
                    let weight = weights[pixel - width][2];
                    add(weight, pixel - width, estimates[pixel - width].down, -1.0);
                    diagonal += weight;
                }
                let step = if diagonal > 0.0 {
                    STEP_SIZE / diagonal
                } else {
                    0.0
                };
                *before = std::array::from_fn(|c| {
                    own[c] + step * residual[c] + MOMENTUM * (own[c] - before[c])
                });
            });
        std::mem::swap(&mut image, &mut before);
    }
    image
}

#[cfg(test)]
mod tests {
    use super::*;
    use wayfare_sampling::Philox;
    use wayfare_testing::statistics::mean_and_error;

    const SIZE: [u32; 2] = [12, 9];
    const PIXELS: usize = 12 * 9;

    /// A true image: a slope with an edge.
    fn truth(pixel: usize) -> f32 {
        let (column, row) = (pixel % 12, pixel / 12);
        0.2 + 0.01 * (column + 2 * row) as f32 + if column > 6 { 1.0 } else { 0.0 }
    }

    /// Values and differences of the true image, with these variances.
    fn exact(variances: impl Fn(usize) -> [f32; 3]) -> Vec<Estimates> {
        let [width, height] = SIZE.map(|n| n as usize);
        let of_pixel = |pixel: usize| {
            let (column, row) = (pixel % width, pixel / width);
            let right = row * width + (column + 1) % width;
            let down = (row + 1) % height * width + column;
            Estimates {
                value: [truth(pixel); 3],
                right: [truth(right) - truth(pixel); 3],
                down: [truth(down) - truth(pixel); 3],
                is_known: true,
                variances: variances(pixel),
            }
        };
        (0..PIXELS).map(of_pixel).collect()
    }

    /// Numbers in [0, 1) that belong to a seed and a pixel.
    fn units(seed: u64, pixel: usize) -> [f32; 4] {
        let mut stream = Philox::new(seed).stream(0, pixel as u64);
        [0, 1, 2, 3].map(|i| stream.unit(i))
    }

    #[test]
    fn a_true_image_stays_as_it_is_whatever_the_weights() {
        let variances = |pixel| units(1, pixel)[..3].try_into().expect("three");
        let half = exact(variances);
        let (image, _) = reconstruct(SIZE, &[half.clone(), half], &Gradient::default());
        for (pixel, rgb) in image.pixels.iter().enumerate() {
            assert!((rgb[1] - truth(pixel)).abs() < 1e-5, "{pixel}: {rgb:?}");
        }
    }

    /// Not quite, for the number of steps is fixed; the rest is noise at long wavelengths.
    #[test]
    fn the_image_all_but_minimises_the_weighted_squares() {
        let variances = |pixel| std::array::from_fn(|i| 0.2 + units(2, pixel)[i]);
        let mut half = exact(variances);
        for (pixel, estimates) in half.iter_mut().enumerate() {
            let noise = units(3, pixel);
            estimates.value[1] += noise[0];
            estimates.right[1] += 0.3 * noise[1];
            estimates.down[1] += 0.3 * noise[2];
        }
        let gradient = Gradient {
            smoothing: 0.0,
            ..Default::default()
        };
        let (image, _) = reconstruct(SIZE, &[half.clone(), half.clone()], &gradient);
        let mut variances: Vec<_> = half.iter().map(|pixel| pixel.variances).collect();
        expect_the_rare(&mut variances, &half);
        let squares = |image: &[[f32; 3]]| -> f64 {
            let of_pixel = |pixel: usize| {
                let data = &half[pixel];
                let of =
                    |difference: f32, i: usize| f64::from(difference.powi(2) / variances[pixel][i]);
                let mut sum = of(image[pixel][1] - data.value[1], 0);
                if pixel % 12 < 11 {
                    sum += of(image[pixel + 1][1] - image[pixel][1] - data.right[1], 1);
                }
                if pixel < PIXELS - 12 {
                    sum += of(image[pixel + 12][1] - image[pixel][1] - data.down[1], 2);
                }
                sum
            };
            (0..PIXELS).map(of_pixel).sum()
        };
        let found = squares(&image.pixels);
        // One pixel after the other, to the lowest point of the parabola.
        let mut best = image.pixels;
        let at = |best: &mut Vec<[f32; 3]>, pixel: usize, change: f32| {
            let before = best[pixel][1];
            best[pixel][1] = before + change;
            let sum = squares(best);
            best[pixel][1] = before;
            sum
        };
        for pixel in (0..100).flat_map(|_| 0..PIXELS) {
            let [low, here, high] = [-1.0, 0.0, 1.0].map(|change| at(&mut best, pixel, change));
            best[pixel][1] += (0.5 * (low - high) / (low + high - 2.0 * here)) as f32;
        }
        let least = squares(&best);
        println!("{found} where {least} is least");
        assert!(found < 1.01 * least, "{found} {least}");
        let values: Vec<_> = half.iter().map(|pixel| pixel.value).collect();
        assert!(
            squares(&values) > 1.5 * least,
            "the values alone are far from it"
        );
    }

    /// Samples that are rarely bright, as those of a path tracer: 1 in 8 is 8 times too bright, the others are black. Differences of
    /// neighbours vanish.
    fn noisy(seed: u64) -> [Vec<Estimates>; 2] {
        [0, 1].map(|half| {
            let of_pixel = |pixel: usize| {
                // Four samples: their mean and the variance that they tell.
                let bright = units(seed, pixel + half * PIXELS);
                let count = bright.iter().filter(|&&unit| unit < 0.125).count() as f32;
                let (sum, squares) = (8.0 * count, 64.0 * count);
                Estimates {
                    value: [sum / 4.0; 3],
                    is_known: true,
                    variances: [(squares - sum * sum / 4.0).max(0.0) / 12.0 + 0.05, 0.1, 0.1],
                    ..Default::default()
                }
            };
            (0..PIXELS).map(of_pixel).collect()
        })
    }

    /// By how many standard errors the mean of many images is off.
    fn error_of_mean(weights: Weights) -> f64 {
        let gradient = Gradient {
            weights,
            smoothing: 1.0,
            ..Default::default()
        };
        let mean = |seed| vec![reconstruct(SIZE, &noisy(seed), &gradient).0.mean()[1]];
        let means: Vec<_> = (0..400).map(mean).collect();
        let (mean, error) = mean_and_error(&means)[0];
        println!("{weights:?}: {mean} +- {error}");
        (mean - 1.0) / error
    }

    #[test]
    fn weights_of_the_other_half_are_unbiased_and_own_weights_are_not() {
        let other = error_of_mean(Weights::OtherHalf);
        assert!(other.abs() < 4.0, "{other} sigma");
        let own = error_of_mean(Weights::Own);
        assert!(own < -10.0, "{own} sigma");
    }
}

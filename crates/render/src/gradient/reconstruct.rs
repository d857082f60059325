//! The image that fits values and differences best.

use super::{Estimates, Gradient, Weights};
use rayon::prelude::*;
use wayfare_film::Image;

/// Steps of the iteration.
pub const STEPS: u32 = 28;
/// Length of a step along the residual over the diagonal, ...
pub const STEP_SIZE: f32 = 1.745;
/// ... and the share of the last step that is repeated (momentum). Both are best for eigenvalues between 1/100 and 2:
/// noise at wavelengths of up to some 30 pixels. Longer waves have little of it: 16 steps for eigenvalues from 1/32 on have the same error, but
/// leave the mean of small images a per cent off.
pub const MOMENTUM: f32 = 0.753;
/// Variances are at least this share of the variance of the value, lest one difference decide everything.
const LEAST_SHARE: f32 = 1e-4;
/// The least variance.
const LEAST: f32 = 1e-20;
/// The weight of the ratio of the variances of differences and values over the image, relative to that in the
/// neighbourhood.
const EVERYWHERE: f32 = 0.1;
/// Standard deviation, in pixels, of the Gaussian that smooths variances of differences with own weights: samples alone
/// must identify outliers there.
const LOCAL_SMOOTHING: f32 = 0.5;

/// The image of one or two sets of [estimates](super::estimates).
pub fn reconstruct(size: [u32; 2], sets: &[Vec<Estimates>], gradient: &Gradient) -> Image {
    let solved = |data: &[Estimates], of: &[Estimates]| {
        solve(size, data, &weights(size, data, of, gradient))
    };
    let pixels = match sets {
        [first, second] => {
            let images = [solved(first, second), solved(second, first)];
            let mean =
                |(a, b): (&[f32; 3], &[f32; 3])| std::array::from_fn(|c| 0.5 * (a[c] + b[c]));
            images[0].par_iter().zip(&images[1]).map(mean).collect()
        }
        all => all.first().map_or_else(Vec::new, |all| solved(all, all)),
    };
    Image {
        width: size[0],
        height: size[1],
        pixels,
    }
}

/// The variances, smoothed by Gaussians of some standard deviations. Infinite ones do not count.
fn smooth(
    [width, height]: [u32; 2],
    estimates: &[Estimates],
    deviations: [f32; 3],
) -> Vec<[f32; 3]> {
    let (width, height) = (width as usize, height as usize);
    let radius_of = |sd: f32| (2.0 * sd).ceil() as usize;
    let radius = deviations.map(radius_of).into_iter().max().unwrap_or(0);
    let kernels: [Vec<f32>; 3] = deviations.map(|sd| {
        let at = |i: usize| match i <= radius_of(sd) {
            true => (-0.5 * (i as f32 / sd.max(1e-3)).powi(2)).exp(),
            false => 0.0,
        };
        (0..=radius).map(at).collect()
    });
    // The sum of finite variances and of their weights, along rows and then along columns.
    let rows: Vec<[[f32; 2]; 3]> = (0..width * height)
        .into_par_iter()
        .map(|pixel| {
            let (column, row) = (pixel % width, pixel / width);
            let mut sums = [[0.0; 2]; 3];
            for other in column.saturating_sub(radius)..(column + radius + 1).min(width) {
                let variances = estimates[row * width + other].variances;
                for ((sum, variance), kernel) in sums.iter_mut().zip(variances).zip(&kernels) {
                    let weight = kernel[other.abs_diff(column)];
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
                let of_rows = rows[other * width + column];
                for ((sum, of_row), kernel) in sums.iter_mut().zip(of_rows).zip(&kernels) {
                    let weight = kernel[other.abs_diff(row)];
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

/// The uncertainty of differences over the whole image, in variances of the value: some of their samples have not been
/// seen yet at a given pixel.
fn rare_ratios(estimates: &[Estimates]) -> [f32; 3] {
    let mut means = [0.0; 3];
    for of_pixel in estimates.iter().map(|pixel| pixel.variances) {
        if of_pixel[0].is_finite() {
            means = std::array::from_fn(|i| means[i] + f64::from(of_pixel[i]));
        }
    }
    match means[0] > 0.0 {
        true => means.map(|mean| EVERYWHERE * (mean / means[0]) as f32),
        false => [0.0; 3],
    }
}

/// The weights of values and of differences to the right and down, from the estimated variances; zero where there is no
/// sample, and across the edge.
///
/// Weights from other samples are the inverse variances. With own weights, a bright sample would then have a low weight
/// because it is bright, and the image would be darker. So all values have the same weight, and differences the smaller
/// ratio of variances of the two pixels: differences cancel in the sum over all pixels, and the mean of the image is
/// that of its values.
fn weights(
    size: [u32; 2],
    data: &[Estimates],
    of: &[Estimates],
    gradient: &Gradient,
) -> Vec<[f32; 3]> {
    let deviations = match gradient.weights {
        Weights::OtherHalf => [gradient.smoothing; 3],
        Weights::Own => [gradient.smoothing, LOCAL_SMOOTHING, LOCAL_SMOOTHING],
    };
    let variances = smooth(size, of, deviations);
    let ratios = rare_ratios(of);
    let [width, height] = size.map(|side| side as usize);
    let of_pixel = |pixel: usize| {
        let (value, data) = (variances[pixel][0], &data[pixel]);
        let mut weights = [0.0; 3];
        if data.is_known {
            weights[0] = match gradient.weights {
                Weights::OtherHalf if value.is_finite() => 1.0 / value.max(LEAST),
                Weights::OtherHalf => 0.0,
                Weights::Own => 1.0,
            };
        }
        let places = [
            (1, pixel + 1, pixel % width + 1 < width),
            (2, pixel + width, pixel / width + 1 < height),
        ];
        for (i, neighbour, is_inside) in places {
            let is_known = data.variances[i].is_finite()
                && variances[pixel][i].is_finite()
                && value.is_finite();
            if !is_inside || !is_known {
                continue;
            }
            let (scale, value) = match gradient.weights {
                Weights::OtherHalf => (1.0, value),
                Weights::Own => {
                    let value = value.min(variances[neighbour][0]).max(LEAST);
                    (value, value)
                }
            };
            let variance = variances[pixel][i] + ratios[i] * value;
            weights[i] = scale / variance.max((LEAST_SHARE * value).max(LEAST));
        }
        weights
    };
    (0..width * height).into_par_iter().map(of_pixel).collect()
}

/// Minimises the weighted squares by a fixed number of steps with momentum. Every step is linear in the estimates and
/// keeps the solution fixed, so that stopping early does no harm.
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
        let image = reconstruct(SIZE, &[half.clone(), half], &Gradient::default());
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
        let image = reconstruct(SIZE, &[half.clone(), half.clone()], &gradient);
        let ratios = rare_ratios(&half);
        let variances: Vec<[f32; 3]> = half
            .iter()
            .map(|pixel| {
                let [value, right, down] = pixel.variances;
                [value, right + ratios[1] * value, down + ratios[2] * value]
            })
            .collect();
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
        // Pixel by pixel, to the minimum of the parabola.
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

    /// Samples that are rarely bright, like those of a path tracer: 1 in 8 is 8 times too bright, the others are black.
    /// Differences of neighbours vanish.
    fn noisy(seed: u64) -> [Vec<Estimates>; 2] {
        [0, 1].map(|half| {
            let of_pixel = |pixel: usize| {
                // Four samples: their mean and the variance estimated from them.
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

    /// Both halves, or one set of samples with own weights.
    fn sets_of(weights: Weights, seed: u64) -> Vec<Vec<Estimates>> {
        let halves = Vec::from(noisy(seed));
        match weights {
            Weights::OtherHalf => halves,
            Weights::Own => halves[..1].to_vec(),
        }
    }

    /// By how many standard errors the mean of many images is off.
    fn error_of_mean(weights: Weights) -> f64 {
        let gradient = Gradient {
            weights,
            smoothing: 1.0,
            ..Default::default()
        };
        let mean = |seed| vec![reconstruct(SIZE, &sets_of(weights, seed), &gradient).mean()[1]];
        let means: Vec<_> = (0..400).map(mean).collect();
        let (mean, error) = mean_and_error(&means)[0];
        println!("{weights:?}: {mean} +- {error}");
        (mean - 1.0) / error
    }

    #[test]
    fn the_mean_is_right_whichever_samples_decide_the_weights() {
        for weights in [Weights::OtherHalf, Weights::Own] {
            let sigma = error_of_mean(weights);
            assert!(sigma.abs() < 4.0, "{weights:?}: {sigma} sigma");
        }
    }

    /// With weights of their own, the mean of every single image is that of its values.
    #[test]
    fn own_weights_keep_the_mean_of_the_values() {
        let gradient = Gradient {
            weights: Weights::Own,
            ..Default::default()
        };
        for seed in 0..20 {
            let sets = sets_of(Weights::Own, seed);
            let values = sets[0].iter().map(|pixel| f64::from(pixel.value[1]));
            let expected = values.sum::<f64>() / PIXELS as f64;
            let mean = reconstruct(SIZE, &sets, &gradient).mean()[1];
            assert!((mean / expected - 1.0).abs() < 5e-3, "{mean} {expected}");
        }
    }

    /// An outlier has less weight in differences that it decides itself than in those of another half: this reduces the
    /// noise, and biases single pixels.
    #[test]
    fn own_weights_hold_back_what_stands_alone() {
        let middle = 4 * 12 + 5;
        let mut bright = exact(|_| [0.1, 1e-3, 1e-3]);
        let expected = bright.clone();
        let alone = &mut bright[middle];
        for c in 0..3 {
            alone.value[c] += 4.0;
            alone.right[c] -= 4.0;
            alone.down[c] -= 4.0;
        }
        alone.variances = [16.0, 16.0, 16.0];
        let around = |weights: Weights| {
            let gradient = Gradient {
                weights,
                smoothing: 1.0,
                ..Default::default()
            };
            let weights_of = match weights {
                Weights::OtherHalf => &expected,
                Weights::Own => &bright,
            };
            let weights = super::weights(SIZE, &bright, weights_of, &gradient);
            let pixel = solve(SIZE, &bright, &weights)[middle + 1];
            f64::from(pixel[1] - truth(middle + 1)).abs()
        };
        let [own, other] = [Weights::Own, Weights::OtherHalf].map(around);
        println!("beside a bright sample: own {own}, other half {other}");
        assert!(own < 0.5 * other, "{own} {other}");
    }
}

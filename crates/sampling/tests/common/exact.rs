//! Expectations of the killed process without sampling: the transfer operator on a grid.
//!
//! Let nu_t(x) be the density of a chain's t-th state, q = a/(1+a) the probability of surviving a state and K the local
//! kernel. Tours begin uniformly, so nu_1 = 1 and nu_{t+1} = K(q nu_t) + (kills at step t). The visits of one tour,
//! N = sum over its steps, solve N = 1 + K(q N); the image that the process converges to is f N/(1+a) divided by the
//! number of kills per tour, which is one.

use wayfare_sampling::toy::Density;

/// Odds of surviving, per grid point.
fn odds(p: &[f64], m: f64) -> Vec<f64> {
    let p_bar = p.iter().sum::<f64>() / p.len() as f64;
    p.iter().map(|p| m * p / p_bar).collect()
}

/// A density on a line at the midpoints of `n` intervals.
pub fn on_line<D: Density>(density: &D, n: usize) -> Vec<f64> {
    (0..n)
        .map(|i| density.density(&[(i as f64 + 0.5) / n as f64]))
        .collect()
}

/// A local kernel on a line: row x, column y, rows summing to one.
pub type Kernel = Vec<Vec<f64>>;

/// Probabilities of wrapped Gaussian steps of standard deviation `sd` from `from(i)` to every grid point.
fn gaussian_rows(n: usize, sd: f64, from: impl Fn(usize) -> f64) -> Kernel {
    (0..n)
        .map(|i| {
            let centre = from(i);
            let mut row: Vec<f64> = (0..n)
                .map(|j| {
                    let d = (j as f64 + 0.5) / n as f64 - centre;
                    let d = (d - d.round()) / sd;
                    (-0.5 * d * d).exp()
                })
                .collect();
            let sum: f64 = row.iter().sum();
            row.iter_mut().for_each(|entry| *entry /= sum);
            row
        })
        .collect()
}

/// The unadjusted Langevin step on a line.
pub fn langevin_kernel<D: Density>(density: &D, n: usize, sd: f64) -> Kernel {
    gaussian_rows(n, sd, |i| {
        let x = (i as f64 + 0.5) / n as f64;
        let mut score = [0.0];
        density.score(&[x], &mut score);
        x + 0.5 * sd * sd * score[0]
    })
}

/// The Metropolis step on a line.
pub fn metropolis_kernel(p: &[f64], sd: f64) -> Kernel {
    let n = p.len();
    let mut kernel = gaussian_rows(n, sd, |i| (i as f64 + 0.5) / n as f64);
    for (i, row) in kernel.iter_mut().enumerate() {
        for (j, entry) in row.iter_mut().enumerate() {
            *entry *= (p[j] / p[i]).min(1.0);
        }
        row[i] += 1.0 - row.iter().sum::<f64>();
    }
    kernel
}

fn apply(kernel: &Kernel, density: &[f64]) -> Vec<f64> {
    let mut result = vec![0.0; density.len()];
    for (row, weight) in kernel.iter().zip(density) {
        for (sum, entry) in result.iter_mut().zip(row) {
            *sum += weight * entry;
        }
    }
    result
}

/// The expected image of a cold start after each number of steps in `at`, as image mean over truth: expected deposits
/// over expected kills.
pub fn cold_start(p: &[f64], m: f64, kernel: &Kernel, at: &[usize]) -> Vec<f64> {
    let n = p.len() as f64;
    let a = odds(p, m);
    let p_bar = p.iter().sum::<f64>() / n;
    let mut nu = vec![1.0; p.len()];
    let (mut deposits, mut kills) = (0.0, 0.0);
    let mut result = Vec::new();
    for step in 1..=at[at.len() - 1] {
        let killed: Vec<f64> = nu.iter().zip(&a).map(|(nu, a)| nu / (1.0 + a)).collect();
        let kill = killed.iter().sum::<f64>() / n;
        deposits += killed.iter().zip(p).map(|(k, p)| k * p).sum::<f64>() / n;
        kills += kill;
        if at.contains(&step) {
            result.push(deposits / kills / p_bar);
        }
        let survived: Vec<f64> = nu.iter().zip(&killed).map(|(nu, k)| nu - k).collect();
        nu = apply(kernel, &survived);
        nu.iter_mut().for_each(|nu| *nu += kill);
    }
    result
}

/// The image that Restore converges to on a line.
pub fn stationary_on_line(p: &[f64], m: f64, kernel: &Kernel) -> Vec<f64> {
    let a = odds(p, m);
    let mut visits = vec![1.0; p.len()];
    // Surviving probabilities are at most 1 - 1/(1 + a_max): a few times a_max sweeps converge.
    let sweeps = 30 * a.iter().fold(0.0f64, |most, a| most.max(*a)) as usize;
    for _ in 0..sweeps {
        let survived: Vec<f64> = visits
            .iter()
            .zip(&a)
            .map(|(v, a)| v * a / (1.0 + a))
            .collect();
        let next: Vec<f64> = apply(kernel, &survived).iter().map(|v| v + 1.0).collect();
        let change = next
            .iter()
            .zip(&visits)
            .map(|(new, old)| ((new - old) / new).abs())
            .fold(0.0, f64::max);
        visits = next;
        if change < 1e-7 {
            break;
        }
    }
    image(&visits, &a, p)
}

/// f N/(1+a) with f = p, normalised by the kills.
fn image(visits: &[f64], a: &[f64], p: &[f64]) -> Vec<f64> {
    let n = p.len() as f64;
    let kills: f64 = visits
        .iter()
        .zip(a)
        .map(|(v, a)| v / (1.0 + a))
        .sum::<f64>()
        / n;
    visits
        .iter()
        .zip(a)
        .zip(p)
        .map(|((v, a), p)| v * p / (1.0 + a) / kills)
        .collect()
}

/// What Restore with the Langevin step converges to in the plane, for a piecewise constant density: there the score is
/// zero and the step is a convolution with a Gaussian. Returns image mean over truth and the mean squared error over
/// the squared mean. `n` grid points per side.
///
/// With w = sqrt(q) and u = w N the equation N = 1 + G(q N) is the symmetric positive definite system
/// u - w G(w u) = w, solved by conjugate gradients.
pub fn langevin_plane<D: Density>(density: &D, n: usize, m: f64, sd: f64) -> (f64, f64) {
    let p: Vec<f64> = (0..n * n)
        .map(|i| {
            let x = [(i / n) as f64 + 0.5, (i % n) as f64 + 0.5];
            density.density(&x.map(|c| c / n as f64))
        })
        .collect();
    let a = odds(&p, m);
    let w: Vec<f64> = a.iter().map(|a| (a / (1.0 + a)).sqrt()).collect();
    let blur = Blur::new(n, sd);
    let operator = |u: &[f64]| -> Vec<f64> {
        let wu: Vec<f64> = u.iter().zip(&w).map(|(u, w)| u * w).collect();
        let blurred = blur.apply(&wu);
        u.iter()
            .zip(&w)
            .zip(&blurred)
            .map(|((u, w), b)| u - w * b)
            .collect()
    };
    let dot = |a: &[f64], b: &[f64]| -> f64 { a.iter().zip(b).map(|(a, b)| a * b).sum() };
    let mut u = vec![0.0; n * n];
    let mut residual = w.clone();
    let mut direction = residual.clone();
    let mut square = dot(&residual, &residual);
    let goal = 1e-12 * square;
    while square > goal {
        let image = operator(&direction);
        let step = square / dot(&direction, &image);
        for i in 0..n * n {
            u[i] += step * direction[i];
            residual[i] -= step * image[i];
        }
        let next = dot(&residual, &residual);
        for i in 0..n * n {
            direction[i] = residual[i] + next / square * direction[i];
        }
        square = next;
    }
    let wu: Vec<f64> = u.iter().zip(&w).map(|(u, w)| u * w).collect();
    let visits: Vec<f64> = blur.apply(&wu).iter().map(|v| v + 1.0).collect();
    let image = image(&visits, &a, &p);
    let count = (n * n) as f64;
    let truth = p.iter().sum::<f64>() / count;
    let square: f64 = image.iter().zip(&p).map(|(i, p)| (i - p).powi(2)).sum();
    (
        image.iter().sum::<f64>() / count / truth,
        square / count / (truth * truth),
    )
}

/// Convolution of a periodic image with a Gaussian, one coordinate after the other.
struct Blur {
    n: usize,
    taps: Vec<f64>,
}

impl Blur {
    fn new(n: usize, sd: f64) -> Self {
        let step = 1.0 / (n as f64 * sd);
        let reach = (5.0 / step).ceil() as i32;
        let mut taps: Vec<f64> = (-reach..=reach)
            .map(|i| (-0.5 * (f64::from(i) * step).powi(2)).exp())
            .collect();
        let sum: f64 = taps.iter().sum();
        taps.iter_mut().for_each(|tap| *tap /= sum);
        Self { n, taps }
    }

    fn apply(&self, image: &[f64]) -> Vec<f64> {
        let n = self.n;
        let reach = self.taps.len() / 2;
        // Along the rows: each row is extended at both ends so that the inner loop needs no wrapping.
        let mut along = vec![0.0; n * n];
        let mut extended = vec![0.0; n + 2 * reach];
        for (row, out) in image.chunks(n).zip(along.chunks_mut(n)) {
            for (i, entry) in extended.iter_mut().enumerate() {
                *entry = row[(i + n - reach % n) % n];
            }
            for (offset, tap) in self.taps.iter().enumerate() {
                for (o, e) in out.iter_mut().zip(&extended[offset..]) {
                    *o += tap * e;
                }
            }
        }
        // Across: sums of whole rows.
        let mut across = vec![0.0; n * n];
        for (y, out) in across.chunks_mut(n).enumerate() {
            for (offset, tap) in self.taps.iter().enumerate() {
                let source = (y + n + offset - reach) % n;
                for (o, e) in out.iter_mut().zip(&along[source * n..(source + 1) * n]) {
                    *o += tap * e;
                }
            }
        }
        across
    }
}

//! Derivatives of light samples.

use super::{crowd, extended, places};
use wayfare_sampling::Philox;
use wayfare_transport::LightSample;
use wayfare_transport::math::{Dual, Real, Vec3};

/// Numbers that a sample consists of.
fn parts<R: Real>(sample: &LightSample<R>) -> [R; 8] {
    let (d, radiance) = (sample.direction, sample.radiance);
    let distance = if sample.distance.to_f32() < f32::INFINITY {
        sample.distance
    } else {
        R::zero()
    };
    [
        d.x, d.y, d.z, distance, sample.pdf, radiance.x, radiance.y, radiance.z,
    ]
}

/// Derivatives with respect to the coordinates and the point, against central differences.
#[test]
fn derivatives_of_samples() {
    let mut cases = extended();
    cases.push(("crowd", crowd()));
    for (name, world) in cases {
        let (lights, scene) = (world.lights(), world.scene());
        let philox = Philox::new(20);
        let mut compared = 0;
        for (case, point) in places().into_iter().enumerate() {
            for index in 0..200 {
                let mut s = philox.stream(case as u32, index);
                let pick = f64::from(s.unit(0));
                let u = [1, 2].map(|i| 0.05 + 0.9 * f64::from(s.unit(i)));
                let at = [u[0], u[1], point.x, point.y, point.z];
                let inputs: [Dual<f64, 5>; 5] = std::array::from_fn(|i| Dual::input(at[i], i));
                let sample = |x: [f64; 5]| {
                    let point = Vec3::new(x[2], x[3], x[4]);
                    lights.sample(scene, point, pick, [x[0], x[1]])
                };
                let dual = lights.sample(
                    scene,
                    Vec3::new(inputs[2], inputs[3], inputs[4]),
                    Dual::constant(pick),
                    [inputs[0], inputs[1]],
                );
                let Some(dual) = dual else { continue };
                let dual_parts = parts(&dual);
                for lane in 0..5 {
                    let moved = |h: f64| {
                        let mut x = at;
                        x[lane] += h;
                        sample(x).filter(|sample| sample.hit == dual.hit)
                    };
                    // Where a border of cells or texels lies in between, two step sizes disagree.
                    let slopes = [1e-6, 5e-7].map(|h| {
                        let (above, below) = (moved(h)?, moved(-h)?);
                        let (above, below) = (parts(&above), parts(&below));
                        Some(std::array::from_fn::<f64, 8, _>(|i| {
                            (above[i] - below[i]) / (2.0 * h)
                        }))
                    });
                    let [Some(slope), Some(check)] = slopes else {
                        continue;
                    };
                    for (i, part) in dual_parts.iter().enumerate() {
                        let size = slope[i].abs() + part.v.abs() + 1.0;
                        if (slope[i] - check[i]).abs() > 1e-4 * size {
                            continue;
                        }
                        compared += 1;
                        assert!(
                            (slope[i] - part.d[lane]).abs() < 1e-3 * size,
                            "{name} {case} {index}: part {i} lane {lane}: {} {}",
                            slope[i],
                            part.d[lane]
                        );
                    }
                }
            }
        }
        assert!(compared > 3000, "{name}: {compared}");
    }
}

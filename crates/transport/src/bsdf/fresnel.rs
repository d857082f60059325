//! Fresnel reflectance of smooth interfaces.

use crate::math::{Real, Rgb};

/// Reflectance of a dielectric interface for unpolarised light.
///
/// `cos_i` is positive on the outer side; `eta` is the index of the inner side over that of the outer.
#[inline(always)]
pub fn dielectric<R: Real>(cos_i: R, eta: R) -> R {
    let (cos_i, eta) = if cos_i < R::zero() {
        (-cos_i, R::one() / eta)
    } else {
        (cos_i, eta)
    };
    let sin2_t = (R::one() - cos_i.sqr()) / eta.sqr();
    if sin2_t >= R::one() {
        return R::one();
    }
    let cos_t = (R::one() - sin2_t).safe_sqrt();
    let parallel = (eta * cos_i - cos_t) / (eta * cos_i + cos_t);
    let perpendicular = (cos_i - eta * cos_t) / (cos_i + eta * cos_t);
    (parallel.sqr() + perpendicular.sqr()) * R::of(0.5)
}

/// Reflectance of a metal with the complex index `eta + i k`, per channel.
#[inline(always)]
pub fn conductor<R: Real>(cos_i: R, eta: Rgb<R>, k: Rgb<R>) -> Rgb<R> {
    Rgb::new(
        conductor_channel(cos_i, eta.x, k.x),
        conductor_channel(cos_i, eta.y, k.y),
        conductor_channel(cos_i, eta.z, k.z),
    )
}

/// The exact formula in real arithmetic (Born and Wolf, section 13.4).
#[inline(always)]
fn conductor_channel<R: Real>(cos_i: R, eta: R, k: R) -> R {
    let cos_i = cos_i.min(R::one());
    let cos2 = cos_i.sqr();
    let sin2 = R::one() - cos2;
    let two = R::of(2.0);
    // a^2 and b^2 are the squared real and imaginary parts of the refracted wave's normal component.
    let t0 = eta.sqr() - k.sqr() - sin2;
    let a2_plus_b2 = (t0.sqr() + R::of(4.0) * eta.sqr() * k.sqr()).safe_sqrt();
    let a = ((a2_plus_b2 + t0) * R::of(0.5)).safe_sqrt();
    let t1 = a2_plus_b2 + cos2;
    let t2 = two * a * cos_i;
    let perpendicular = (t1 - t2) / (t1 + t2);
    let t3 = cos2 * a2_plus_b2 + sin2.sqr();
    let t4 = t2 * sin2;
    let parallel = perpendicular * (t3 - t4) / (t3 + t4);
    // Rounding must not make it negative where there is nearly nothing to reflect.
    ((perpendicular + parallel) * R::of(0.5)).max(R::zero())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn normal_incidence_has_the_textbook_value() {
        assert!((dielectric(1.0f64, 1.5) - 0.04).abs() < 1e-12);
        assert!((dielectric(-1.0f64, 1.5) - 0.04).abs() < 1e-12);
        let (n, k) = (0.2f32, 3.9f32);
        let expected = ((n - 1.0).powi(2) + k * k) / ((n + 1.0).powi(2) + k * k);
        let got = conductor(1.0f64, Rgb::of([n; 3]), Rgb::of([k; 3])).x;
        assert!((got - f64::from(expected)).abs() < 1e-6);
    }

    #[test]
    fn brewster_angle_and_total_reflection() {
        // At Brewster's angle only the perpendicular part is reflected: R = ((1-n^2)/(1+n^2))^2 / 2.
        let n: f64 = 1.5;
        let expected = ((1.0 - n * n) / (1.0 + n * n)).powi(2) / 2.0;
        let brewster = 1.0 / (1.0 + n * n).sqrt();
        assert!((dielectric(brewster, n) - expected).abs() < 1e-12);
        assert_eq!(dielectric(-0.5, n), 1.0);
    }

    #[test]
    fn a_metal_without_absorption_is_a_dielectric() {
        for i in 1..100 {
            let cos = f64::from(i) / 100.0;
            let metal = conductor(cos, Rgb::splat(1.5), Rgb::zero()).y;
            assert!((metal - dielectric(cos, 1.5)).abs() < 1e-10, "{cos}");
        }
    }

    /// A metal that reflects next to nothing has a reflectance of next to nothing, and never less.
    #[test]
    fn rounding_makes_no_reflectance_negative() {
        let mut vanishing = 0;
        for eta in [1.0, 1.0 - f32::EPSILON, 1.0 + f32::EPSILON, 1.001] {
            for k in [0.0, 1e-22, 1e-10, 1e-4, 1e-3] {
                for i in 0..=1000 {
                    let cos = i as f32 / 1000.0;
                    let got = conductor(cos, Rgb::splat(eta), Rgb::splat(k)).x;
                    assert!((0.0..=1.0).contains(&got), "{cos} {eta} {k}: {got}");
                    vanishing += u32::from(got == 0.0);
                }
            }
        }
        assert!(vanishing > 100, "{vanishing}");
    }

    /// The two sides of an interface reflect the same share along the same refracted path.
    #[test]
    fn both_sides_agree() {
        for i in 1..100 {
            let cos_o = f64::from(i) / 100.0;
            let cos_t = (1.0 - (1.0 - cos_o * cos_o) / 2.25).sqrt();
            assert!((dielectric(cos_o, 1.5) - dielectric(-cos_t, 1.5)).abs() < 1e-12);
        }
    }
}

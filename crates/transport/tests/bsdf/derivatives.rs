//! The derivatives that dual numbers carry through every BSDF, against central differences.

use super::{CLEAR, GOLD, VARNISH, direction};
use wayfare_transport::bsdf::Bsdf;
use wayfare_transport::math::{Dual, Real, Rgb, Vec3};

/// The direction of sight, two coordinates and two parameters.
const INPUTS: usize = 7;
/// A scattered direction, a colour and a density.
const OUTPUTS: usize = 5;

type BsdfOf<R> = fn(R, R) -> Bsdf<'static, R>;

/// Every kind of BSDF as a function of two parameters: a roughness and a reflectance, or the coat's roughness.
fn bsdfs<R: Real>() -> Vec<(&'static str, BsdfOf<R>, [f64; 2])> {
    fn gold<R: Real>() -> (Rgb<R>, Rgb<R>) {
        (Rgb::of(GOLD.0), Rgb::of(GOLD.1))
    }
    vec![
        (
            "diffuse",
            |_, r| Bsdf::Diffuse {
                reflectance: Rgb::splat(r),
            },
            [0.3, 0.6],
        ),
        (
            "paper",
            |t, r| Bsdf::DiffuseTransmission {
                reflectance: Rgb::splat(r),
                transmittance: Rgb::splat(t),
            },
            [0.3, 0.6],
        ),
        (
            "conductor",
            |alpha, _| {
                let (eta, k) = gold();
                let alpha = [alpha, alpha + R::of(0.1)];
                Bsdf::Conductor { eta, k, alpha }
            },
            [0.23, 0.0],
        ),
        (
            "metal of any index",
            |eta, k| Bsdf::Conductor {
                eta: Rgb::splat(eta),
                k: Rgb::splat(k),
                alpha: [R::of(0.2); 2],
            },
            [0.4, 2.6],
        ),
        (
            "glass",
            |alpha, _| Bsdf::Dielectric {
                eta: 1.5,
                alpha: [alpha, alpha],
            },
            [0.3, 0.0],
        ),
        ("pane", |_, _| Bsdf::ThinDielectric { eta: 1.5 }, [0.0; 2]),
        (
            "varnish",
            |alpha, r| Bsdf::CoatedDiffuse {
                reflectance: Rgb::splat(r),
                alpha: [alpha, alpha],
                coat: &VARNISH,
            },
            [0.23, 0.6],
        ),
        (
            "smooth varnish",
            |_, r| Bsdf::CoatedDiffuse {
                reflectance: Rgb::splat(r),
                alpha: [R::zero(); 2],
                coat: &CLEAR,
            },
            [0.0, 0.6],
        ),
        (
            "coated metal",
            |alpha, coat_alpha| {
                let (eta, k) = gold();
                Bsdf::CoatedConductor {
                    eta,
                    k,
                    alpha: [alpha, alpha],
                    coat_alpha: [coat_alpha, coat_alpha],
                    coat: &VARNISH,
                }
            },
            [0.2, 0.17],
        ),
        (
            "metal under a smooth coat",
            |alpha, k| Bsdf::CoatedConductor {
                eta: Rgb::of(GOLD.0),
                k: Rgb::splat(k),
                alpha: [alpha, alpha],
                coat_alpha: [R::zero(); 2],
                coat: &VARNISH,
            },
            [0.2, 2.6],
        ),
        (
            "smooth layers",
            |_, k| Bsdf::CoatedConductor {
                eta: Rgb::of(GOLD.0),
                k: Rgb::splat(k),
                alpha: [R::zero(); 2],
                coat_alpha: [R::zero(); 2],
                coat: &VARNISH,
            },
            [0.0, 2.6],
        ),
    ]
}

fn sampled<R: Real>(bsdf: BsdfOf<R>, x: [R; INPUTS], lobe: f64) -> Option<[R; OUTPUTS]> {
    let wo = Vec3::new(x[0], x[1], x[2]);
    let got = bsdf(x[5], x[6]).sample(wo, [x[3], x[4]], R::of_f64(lobe))?;
    // The density of a perfectly smooth direction means nothing.
    let pdf = if got.delta { R::zero() } else { got.pdf };
    Some([got.wi.x, got.wi.y, got.wi.z, got.weight.y, pdf])
}

fn evaluated<R: Real>(bsdf: BsdfOf<R>, x: [R; INPUTS], wi: Vec3<f64>) -> Option<[R; OUTPUTS]> {
    let wo = Vec3::new(x[0], x[1], x[2]);
    let lift = |v: f64| R::of_f64(v);
    let wi = Vec3::new(lift(wi.x) + x[3], lift(wi.y), lift(wi.z) + x[4]);
    let got = bsdf(x[5], x[6]).evaluate(wo, wi);
    Some([got.f_cos.x, got.f_cos.y, got.f_cos.z, got.pdf, R::zero()])
}

/// Compares the derivatives of a function with respect to all of its inputs.
fn compare(
    name: &str,
    x: [f64; INPUTS],
    function: impl Fn([f64; INPUTS]) -> Option<[f64; OUTPUTS]>,
    dual: Option<[Dual<f64, INPUTS>; OUTPUTS]>,
) -> bool {
    let (Some(value), Some(dual)) = (function(x), dual) else {
        return false;
    };
    for input in 0..INPUTS {
        let moved = |step: f64| {
            let mut at = x;
            at[input] += step;
            function(at)
        };
        const H: f64 = 1e-6;
        let (Some(up), Some(down)) = (moved(H), moved(-H)) else {
            continue;
        };
        for output in 0..OUTPUTS {
            assert!((dual[output].v - value[output]).abs() <= 1e-12 * value[output].abs() + 1e-12);
            let expected = (up[output] - down[output]) / (2.0 * H);
            let got = dual[output].d[input];
            assert!(
                (got - expected).abs() < 1e-4 * (1.0 + expected.abs() + value[output].abs()),
                "{name}: output {output}, input {input} at {x:?}: {got}, not {expected}"
            );
        }
    }
    true
}

fn inputs(x: [f64; INPUTS]) -> [Dual<f64, INPUTS>; INPUTS] {
    std::array::from_fn(|i| Dual::input(x[i], i))
}

#[test]
fn derivatives_agree_with_differences() {
    let kinds = bsdfs::<f64>().into_iter().zip(bsdfs::<Dual<f64, INPUTS>>());
    for ((name, plain, parameters), (_, dual, _)) in kinds {
        let mut compared = [0; 2];
        for theta in [0.31, 0.87, 1.27, 2.3] {
            let wo = direction(theta, 0.8);
            for u in [[0.13, 0.41], [0.57, 0.22], [0.81, 0.78]] {
                let mut x = [wo.x, wo.y, wo.z, u[0], u[1], parameters[0], parameters[1]];
                for lobe in [0.013, 0.37, 0.71, 0.995] {
                    let got = sampled(dual, inputs(x), lobe);
                    compared[0] += usize::from(compare(name, x, |x| sampled(plain, x, lobe), got));
                }
                // The value towards a direction that is moved a little.
                let side = if theta > 1.6 { -1.0 } else { 1.0 };
                let wi = direction(0.2 + u[1], 6.0 * u[0]);
                let wi = Vec3::new(wi.x, wi.y, wi.z * side);
                (x[3], x[4]) = (0.0, 0.0);
                let got = evaluated(dual, inputs(x), wi);
                compared[1] += usize::from(compare(name, x, |x| evaluated(plain, x, wi), got));
            }
        }
        assert!(
            compared[0] > 20 && compared[1] == 12,
            "{name}: {compared:?}"
        );
    }
}

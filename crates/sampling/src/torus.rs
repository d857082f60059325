//! The unit torus T^d = [0,1)^d with opposite faces joined.

/// The representative of `x` in [0, 1).
#[inline]
pub fn wrap(x: f32) -> f32 {
    let w = x - floor(x);
    // A tiny negative x rounds up to 1, which is the point 0.
    if w < 1.0 { w } else { 0.0 }
}

/// The shortest displacement that leads from `a` to `b`, in [-1/2, 1/2].
#[inline]
pub fn difference(b: f32, a: f32) -> f32 {
    let d = b - a;
    d - round(d)
}

/// From here on every f32 is an integer.
const INTEGERS: f32 = 8_388_608.0;

/// `f32::floor` in operations that every processor has for whole vectors: without SSE4.1 it is a call of the C library.
#[inline]
fn floor(x: f32) -> f32 {
    let magnitude = x.abs();
    // The addition rounds to an integer, to the nearest even one.
    let nearest = ((magnitude + INTEGERS) - INTEGERS).copysign(x);
    let below = nearest - if nearest > x { 1.0 } else { 0.0 };
    if magnitude < INTEGERS { below } else { x }
}

/// `f32::round` likewise: halves go away from zero.
#[inline]
fn round(x: f32) -> f32 {
    let magnitude = x.abs();
    let nearest = (magnitude + INTEGERS) - INTEGERS;
    let halves_up = nearest + if magnitude - nearest >= 0.5 { 1.0 } else { 0.0 };
    if magnitude < INTEGERS {
        halves_up.copysign(x)
    } else {
        x
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrap_lands_in_the_unit_interval() {
        for (x, w) in [
            (0.25, 0.25),
            (1.0, 0.0),
            (-0.25, 0.75),
            (3.5, 0.5),
            (-1e-12, 0.0),
        ] {
            assert_eq!(wrap(x), w, "wrap({x})");
        }
    }

    /// All exponents and signs, with mantissas of every kind; halves and what lies next to them.
    #[test]
    fn floor_and_round_are_those_of_the_library() {
        let check = |x: f32| {
            assert_eq!(floor(x).to_bits(), x.floor().to_bits(), "floor({x:e})");
            assert_eq!(round(x).to_bits(), x.round().to_bits(), "round({x:e})");
        };
        for i in 0..1u32 << 20 {
            let x = f32::from_bits(i.wrapping_mul(4099));
            if x.is_nan() {
                assert!(floor(x).is_nan() && round(x).is_nan());
            } else {
                check(x);
            }
        }
        for i in -4096..4096 {
            let half = i as f32 * 0.5;
            for x in [half, half.next_up(), half.next_down()] {
                check(x);
            }
        }
    }

    #[test]
    fn difference_takes_the_short_way() {
        assert!((difference(0.05, 0.95) - 0.1).abs() < 1e-6);
        assert!((difference(0.95, 0.05) + 0.1).abs() < 1e-6);
        assert_eq!(difference(0.4, 0.4), 0.0);
    }
}

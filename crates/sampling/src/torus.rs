//! The unit torus T^d = [0,1)^d with opposite faces joined.

/// The representative of `x` in [0, 1).
#[inline]
pub fn wrap(x: f32) -> f32 {
    let w = x - x.floor();
    // A tiny negative x rounds up to 1, which is the point 0.
    if w < 1.0 { w } else { 0.0 }
}

/// The shortest displacement that leads from `a` to `b`, in [-1/2, 1/2].
#[inline]
pub fn difference(b: f32, a: f32) -> f32 {
    let d = b - a;
    d - d.round()
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

    #[test]
    fn difference_takes_the_short_way() {
        assert!((difference(0.05, 0.95) - 0.1).abs() < 1e-6);
        assert!((difference(0.95, 0.05) + 0.1).abs() < 1e-6);
        assert_eq!(difference(0.4, 0.4), 0.0);
    }
}

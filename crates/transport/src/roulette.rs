//! Russian roulette: paths with little throughput survive with a probability, and then carry more.
//!
//! A path that has scattered twice or more survives with the probability q = min(1, largest channel of its throughput /
//! threshold), and its throughput is then divided by q. With a threshold of 1 this is the rule of pbrt-v4; lower ones
//! leave more paths alone. The decision is a coordinate of its own, so that f stays a fixed function of x:
//!
//! ```text
//! f(x) = ... [u < q] / q ...        integral over u of [u < q] / q = 1
//! ```
//!
//! Behind smooth surfaces nothing is decided: they absorb little, and glass changes the throughput only until the path
//! leaves it.

use crate::math::{LUMINANCE, Real, Rgb, Vec3};

/// Vertices from this one on decide.
pub(crate) const FIRST_VERTEX: u32 = 1;

/// The probability to survive with a throughput, which is one from the throughput `certain` on; and the channel that it
/// comes from.
#[inline(always)]
pub(crate) fn survival<R: Real>(throughput: Rgb<R>, certain: f32) -> (R, usize) {
    let sizes = [throughput.x, throughput.y, throughput.z].map(|channel| channel.abs());
    let mut largest = usize::from(sizes[1] > sizes[0]);
    if sizes[2] > sizes[largest] {
        largest = 2;
    }
    let relative = sizes[largest] * R::of(1.0 / certain);
    (relative.min(R::one()), largest)
}

/// What the luminance of a path changes by with the throughput U before the decision, per luminance of each channel,
/// where it is L with the throughput behind it.
///
/// With q = |U_m| / certain the path carries U/q, whose luminance is the sum over channels of l U L / q. Its derivative
/// by U_c is l_c L_c / q and, for the largest channel m, minus the whole luminance over U_m.
pub(crate) fn backward<T: Real>(throughput: Rgb<T>, certain: f32, later: Rgb<T>) -> Rgb<T> {
    let (survival, largest) = survival(throughput, certain);
    if survival >= T::one() {
        return later;
    }
    let scale = T::one() / survival;
    let luminance = Vec3::of(LUMINANCE);
    let whole = (luminance * throughput).dot(later) * scale;
    let mut later = later * scale;
    let channels = [
        (&mut later.x, throughput.x, luminance.x),
        (&mut later.y, throughput.y, luminance.y),
        (&mut later.z, throughput.z, luminance.z),
    ];
    let (channel, own, weight) = channels.into_iter().nth(largest).expect("one of three");
    *channel -= whole / (own * weight);
    later
}

//! Looking up an image.

use super::scalar::split;
use crate::math::{Real, Rgb, Vec3};
use wayfare_scene::{ImageMap, Texels, Wrap};

/// The colour of an image at `st`: s runs across from the left edge at 0 to the right edge at 1, t runs *down* from the
/// top edge. Texel (i, j) has its centre at ((i + 0.5) / width, (j + 0.5) / height).
///
/// With `bilinear` the four texels around are interpolated, and the derivative is that of the interpolant; otherwise it
/// is the texel that covers the point, without a derivative.
///
/// One channel comes back as grey. Coordinates that are no numbers find some texel.
pub fn lookup<D: Real>(image: &ImageMap, wrap: Wrap, bilinear: bool, st: [D; 2]) -> Rgb<D> {
    if image.size[0] == 0 || image.size[1] == 0 {
        return Rgb::zero();
    }
    let offset = if bilinear { -0.5 } else { 0.0 };
    let (i, x) = texel_coordinate(st[0], image.size[0], wrap, offset);
    let (j, y) = texel_coordinate(st[1], image.size[1], wrap, offset);
    if !bilinear {
        return Rgb::of(texel(image, wrap, i, j));
    }
    let corners =
        [(i, j), (i + 1, j), (i, j + 1), (i + 1, j + 1)].map(|(i, j)| texel(image, wrap, i, j));
    let channel = |c: usize| {
        let [t00, t10, t01, t11] = corners.map(|corner| D::Constant::of(corner[c]));
        let upper = x.scale(t10 - t00).shift(t00);
        let lower = x.scale(t11 - t01).shift(t01);
        upper + y * (lower - upper)
    };
    if image.channels == 1 {
        Vec3::splat(channel(0))
    } else {
        Vec3::new(channel(0), channel(1), channel(2))
    }
}

/// The number of the texel along one axis that a coordinate falls into, and how far, after moving it by `offset`
/// texels. The number is at most one outside of 0..size, at both ends.
#[cfg_attr(not(debug_assertions), inline(always))]
fn texel_coordinate<D: Real>(coordinate: D, size: u32, wrap: Wrap, offset: f32) -> (i32, D) {
    let in_texels = |c: D| {
        c.scale(D::Constant::of(size as f32))
            .shift(D::Constant::of(offset))
    };
    if wrap == Wrap::Repeat {
        // Repeated before it is scaled, so that what follows the point is exact.
        return split(in_texels(split(coordinate).1));
    }
    // A texel beyond the edge all that is outside looks alike, in the other direction (an octahedral map ends there).
    let x = in_texels(coordinate);
    if x > D::of(-1.0) && x < D::of(size as f32) {
        split(x)
    } else if x > D::zero() {
        (size as i32, D::zero())
    } else {
        (-1, D::zero())
    }
}

/// The linear colour of a texel, which may lie one outside of the image.
#[cfg_attr(not(debug_assertions), inline(always))]
fn texel(image: &ImageMap, wrap: Wrap, i: i32, j: i32) -> [f32; 3] {
    let [width, height] = image.size.map(|size| size as i32);
    let inside = (0..width).contains(&i) && (0..height).contains(&j);
    let (i, j) = match wrap {
        _ if inside => (i, j),
        Wrap::Repeat => (repeat(i, width), repeat(j, height)),
        Wrap::Clamp => (i.clamp(0, width - 1), j.clamp(0, height - 1)),
        Wrap::Black => return [0.0; 3],
        Wrap::OctahedralSphere => octahedral(i, j, width, height),
    };
    let index = j as usize * width as usize + i as usize;
    if image.channels == 1 {
        let [grey] = values(&image.texels, index);
        [grey; 3]
    } else {
        values(&image.texels, index)
    }
}

/// The channels of a texel out of the table; zeros past its end.
#[cfg_attr(not(debug_assertions), inline(always))]
fn values<const CHANNELS: usize>(texels: &Texels, index: usize) -> [f32; CHANNELS] {
    let range = CHANNELS * index..CHANNELS * (index + 1);
    match texels {
        Texels::Bytes { texels, decode } => match texels.get(range) {
            Some(bytes) => std::array::from_fn(|c| decode[usize::from(bytes[c])]),
            None => [0.0; CHANNELS],
        },
        Texels::Floats(texels) => match texels.get(range) {
            Some(numbers) => std::array::from_fn(|c| numbers[c]),
            None => [0.0; CHANNELS],
        },
    }
}

/// The same texel of the next copy of the image.
#[cfg_attr(not(debug_assertions), inline(always))]
fn repeat(i: i32, size: i32) -> i32 {
    if i < 0 {
        i + size
    } else if i >= size {
        i - size
    } else {
        i
    }
}

/// The texel that meets the edge of an octahedral map of the sphere from the other side: every edge is folded about its
/// middle. (pbrt-v4 takes the second texel instead of the first beyond the left and the upper edge; this fold is
/// continuous.)
#[cfg_attr(not(debug_assertions), inline(always))]
fn octahedral(mut i: i32, mut j: i32, width: i32, height: i32) -> (i32, i32) {
    if i < 0 || i >= width {
        i = if i < 0 { -1 - i } else { 2 * width - 1 - i };
        j = height - 1 - j;
    }
    if j < 0 || j >= height {
        j = if j < 0 { -1 - j } else { 2 * height - 1 - j };
        i = width - 1 - i;
    }
    (i.clamp(0, width - 1), j.clamp(0, height - 1))
}

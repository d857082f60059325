//! What a texture gives at a point, with its derivatives.
//!
//! A texture is a small expression ([`Texture`]) over images and patterns. It is evaluated in any scalar: in f32 for
//! rendering, in f64 as the oracle of tests, and in [`Dual`] numbers with the two barycentric coordinates of the
//! triangle as inputs, since all that a texture depends on (texture coordinates, position) is linear in them.
//! [`Sloped`] keeps what comes out of that and continues it to the many derivatives of a path.
//!
//! There is no footprint: images are not filtered beyond their own resolution and noise keeps all its octaves. What is
//! too fine for a pixel is averaged by the samples in it.

mod image;
mod mapping;
mod noise;
mod pattern;
mod scalar;

pub use image::lookup;
pub use noise::{PERMUTATION, noise};

use crate::math::{Dual, Real, Rgb, Vec3};
use scalar::mix;
use wayfare_scene::{Scene, Texture};

/// What textures know of a point.
#[derive(Clone, Copy, Debug)]
pub struct TexturePoint<D> {
    /// Texture coordinates of the surface.
    pub uv: [D; 2],
    /// Position in the world.
    pub position: Vec3<D>,
    /// Unit normal of the triangle (not the interpolated one; pbrt-v4 gives textures the geometric normal too).
    pub normal: Vec3<D>,
}

/// The value of a colour texture: finite and not negative.
pub fn evaluate<D: Real>(scene: &Scene, texture: u32, point: &TexturePoint<D>) -> Rgb<D> {
    let colour = expression(scene, texture, point);
    Vec3::new(
        not_negative(colour.x),
        not_negative(colour.y),
        not_negative(colour.z),
    )
}

/// The value of a float texture: finite and not negative. Float textures are grey in the model, so that this is the
/// first channel; an image that is read as a float texture has been averaged over its channels ([`Texture::Image`]).
pub fn evaluate_float<D: Real>(scene: &Scene, texture: u32, point: &TexturePoint<D>) -> D {
    not_negative(expression(scene, texture, point).x)
}

/// The value of a float texture that may be negative: a height.
pub fn evaluate_signed<D: Real>(scene: &Scene, texture: u32, point: &TexturePoint<D>) -> D {
    finite(expression(scene, texture, point).x)
}

/// The value of a texture and its derivatives with respect to the barycentric coordinates b1 and b2.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sloped<T> {
    /// The value.
    pub value: Rgb<T>,
    /// Its derivatives.
    pub d: [Rgb<T>; 2],
}

impl<T: Real<Constant = T>> Sloped<T> {
    /// The value of a colour texture at a point whose derivatives are those with respect to b1 and b2.
    pub fn at(scene: &Scene, texture: u32, point: &TexturePoint<Dual<T, 2>>) -> Self {
        evaluate(scene, texture, point).into()
    }

    /// The value as a function of barycentric coordinates that have derivatives of their own, at the point where it was
    /// evaluated.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn extend<D: Real<Constant = T>>(&self, b1: D, b2: D) -> Rgb<D> {
        let (b1, b2) = (b1.shift(-b1.value()), b2.shift(-b2.value()));
        (Vec3::along(b1, self.d[0]) + Vec3::along(b2, self.d[1])).shift(self.value)
    }
}

impl<T: Real<Constant = T>> From<Rgb<Dual<T, 2>>> for Sloped<T> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn from(colour: Rgb<Dual<T, 2>>) -> Self {
        let d = |lane: usize| Vec3::new(colour.x.d[lane], colour.y.d[lane], colour.z.d[lane]);
        Self {
            value: colour.value(),
            d: [d(0), d(1)],
        }
    }
}

/// The positive part; zero where there is no number.
#[cfg_attr(not(debug_assertions), inline(always))]
fn not_negative<D: Real>(x: D) -> D {
    if x > D::zero() { finite(x) } else { D::zero() }
}

/// A number without the derivatives that it cannot have; zero where it is none.
#[cfg_attr(not(debug_assertions), inline(always))]
fn finite<D: Real>(x: D) -> D {
    if x.is_finite() {
        x
    } else if x.value().is_finite() {
        D::lift(x.value())
    } else {
        D::zero()
    }
}

/// The value of an expression. Textures refer to earlier ones only, so that this ends.
fn expression<D: Real>(scene: &Scene, texture: u32, point: &TexturePoint<D>) -> Rgb<D> {
    let of = |texture: u32| expression(scene, texture, point);
    let constant = D::Constant::of;
    match &scene.textures[texture as usize] {
        Texture::Constant(value) => Rgb::of(*value),
        Texture::Image {
            image,
            mapping,
            wrap,
            bilinear,
            scale,
            invert,
            grey,
        } => {
            let [s, t] = mapping::coordinates(mapping, point);
            // v runs up, the rows of an image run down.
            let st = [s, D::one() - t];
            let mut colour = lookup(&scene.images[*image as usize], *wrap, *bilinear, st);
            if *grey && scene.images[*image as usize].channels != 1 {
                let sum = colour.x + colour.y + colour.z;
                colour = Vec3::splat(sum.scale(constant(1.0 / 3.0)));
            }
            colour = colour.scale(Vec3::splat(constant(*scale)));
            if *invert {
                colour = Vec3::splat(D::one()) - colour;
            }
            if *invert || !grey {
                colour = Vec3::new(
                    colour.x.max(D::zero()),
                    colour.y.max(D::zero()),
                    colour.z.max(D::zero()),
                );
            }
            colour
        }
        Texture::Checkerboard { mapping, textures } => {
            let st = mapping::coordinates(mapping, point);
            of(textures[usize::from(pattern::is_odd(&st))])
        }
        Texture::Checkerboard3 {
            to_texture,
            textures,
        } => {
            let p = mapping::position(to_texture, point);
            of(textures[usize::from(pattern::is_odd(&[p.x, p.y, p.z]))])
        }
        Texture::Dots { mapping, textures } => {
            let st = mapping::coordinates(mapping, point);
            of(textures[usize::from(!pattern::is_in_dot(st))])
        }
        Texture::Bilerp { mapping, corners } => {
            pattern::bilerp(mapping::coordinates(mapping, point), corners)
        }
        Texture::Scale([a, b]) => of(*a) * of(*b),
        Texture::Mix { textures, amount } => {
            let amount = of(*amount).x;
            blend(amount, || of(textures[0]), || of(textures[1]))
        }
        Texture::DirectionMix {
            textures,
            direction,
        } => {
            let amount = point.normal.dot_constant(Vec3::of(*direction)).abs();
            blend(amount, || of(textures[1]), || of(textures[0]))
        }
        Texture::Fbm {
            to_texture,
            octaves,
            roughness,
        } => {
            let p = mapping::position(to_texture, point);
            Vec3::splat(noise::fractional_brownian_motion(p, *octaves, *roughness))
        }
        Texture::Wrinkled {
            to_texture,
            octaves,
            roughness,
        } => {
            let p = mapping::position(to_texture, point);
            Vec3::splat(noise::turbulence(p, *octaves, *roughness))
        }
        Texture::Windy { to_texture } => {
            Vec3::splat(pattern::windy(mapping::position(to_texture, point)))
        }
        Texture::Marble {
            to_texture,
            octaves,
            roughness,
            scale,
            variation,
        } => {
            let p = mapping::position(to_texture, point);
            let p = p.scale(Vec3::splat(constant(*scale)));
            pattern::marble(p, *octaves, *roughness, *variation)
        }
        Texture::SquareRoot(texture) => {
            let value = of(*texture);
            Vec3::new(
                value.x.safe_sqrt(),
                value.y.safe_sqrt(),
                value.z.safe_sqrt(),
            )
        }
        Texture::Absorption(texture) => {
            let reflectance = of(*texture);
            Vec3::new(
                absorption(reflectance.x),
                absorption(reflectance.y),
                absorption(reflectance.z),
            )
        }
    }
}

/// From `first` to `second` as the amount goes from 0 to 1. Masks are mostly 0 or 1: there the other one is not looked
/// up.
#[cfg_attr(not(debug_assertions), inline(always))]
fn blend<D: Real>(amount: D, first: impl Fn() -> Rgb<D>, second: impl Fn() -> Rgb<D>) -> Rgb<D> {
    if amount == D::zero() {
        return first();
    }
    if amount == D::one() {
        return second();
    }
    let (first, second) = (first(), second());
    Vec3::new(
        mix(amount, first.x, second.x),
        mix(amount, first.y, second.y),
        mix(amount, first.z, second.z),
    )
}

/// The imaginary part k of an index of refraction 1 + ik that reflects the share r of light at normal incidence:
/// r = k^2 / (4 + k^2).
#[cfg_attr(not(debug_assertions), inline(always))]
fn absorption<D: Real>(r: D) -> D {
    let r = r.max(D::zero()).min(D::of_f64(0.9999));
    (r / (D::one() - r)).safe_sqrt().scale(D::Constant::of(2.0))
}

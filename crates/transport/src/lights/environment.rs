//! Light from beyond the scene: skies, and skies behind a portal.
//!
//! An image is sampled by its luminance, less its mean: what is no brighter than the mean is left to the directions that
//! surfaces sample, which find all of the sky alike (Karlík et al. 2019). A sky of one colour is left to them altogether.
//!
//! Through a portal hardly any of those directions lead, so there nothing is left to them: half of the samples go to the
//! points of the portal as they are seen, the other half follow the image.

use super::distribution::Distribution;
use super::octahedral;
use super::points::{rotate, rotate_back, texel};
use super::triangle::{Triangle, TriangleView};
use crate::math::{Real, Rgb, Vec3, luminance};
use crate::texture;
use wayfare_scene::{Light, NONE, Scene, Wrap};

/// The most columns and rows of the distribution of a sky: texels of larger images are taken together.
const LARGEST_DISTRIBUTION: u32 = 2048;

/// One infinite light.
#[derive(Clone, Debug)]
pub struct Sky {
    /// Rows of the rotation from directions of the world to those of the image.
    pub to_light: [[f32; 3]; 3],
    /// Index into [`Scene::images`], or [`NONE`].
    pub image: u32,
    /// Radiance, or factor on the image.
    pub radiance: [f32; 3],
    /// The opening through which alone light comes.
    pub portal: Option<Portal>,
    /// What the image is sampled by.
    pub distribution: Option<Distribution>,
    /// Mean luminance over all directions.
    pub mean: f64,
    /// Mean luminance of what is sampled.
    pub sampled_mean: f64,
}

/// A parallelogram.
#[derive(Clone, Copy, Debug)]
pub struct Portal {
    /// The corner from which the edges go.
    pub corner: [f32; 3],
    /// The edges from there.
    pub edges: [[f32; 3]; 2],
    /// Unit normal away from the scene: rays pass the portal along it.
    pub normal: [f32; 3],
    /// Area of one half.
    pub half_area: f32,
}

impl Sky {
    /// An infinite light of a scene; none for other lights and for those that are black.
    pub fn new(light: &Light, scene: &Scene) -> Option<Self> {
        let Light::Infinite {
            to_light,
            image,
            radiance,
            portal,
        } = *light
        else {
            return None;
        };
        let portal = match portal {
            // Nothing comes through a portal without an area.
            Some(corners) => Some(Portal::new(corners)?),
            None => None,
        };
        let factor = Rgb::<f32>::of(radiance);
        let mut sky = Self {
            to_light,
            image,
            radiance,
            portal,
            distribution: None,
            mean: f64::from(luminance(factor)),
            sampled_mean: 0.0,
        };
        if image != NONE {
            sky.set_distribution(scene);
        } else if sky.portal.is_some() {
            sky.sampled_mean = sky.mean;
        }
        (sky.mean > 0.0).then_some(sky)
    }

    fn set_distribution(&mut self, scene: &Scene) {
        let image = &scene.images[self.image as usize];
        let [width, height] = image.size;
        let factor = Rgb::<f32>::of(self.radiance);
        let mut luminances = Vec::with_capacity(width as usize * height as usize);
        for y in 0..height {
            for x in 0..width {
                luminances.push(luminance(Rgb::of(texel(image, x, y)) * factor));
            }
        }
        let texels = luminances.len().max(1) as f64;
        self.mean = luminances.iter().map(|&l| f64::from(l)).sum::<f64>() / texels;
        let left_to_surfaces = if self.portal.is_some() {
            0.0
        } else {
            self.mean
        };
        // Several texels together where there are very many.
        let block = |size: u32| {
            let block = size.div_ceil(LARGEST_DISTRIBUTION).max(1);
            if size.is_multiple_of(block) { block } else { 1 }
        };
        let (block_x, block_y) = (block(width) as usize, block(height) as usize);
        let size = [width / block_x as u32, height / block_y as u32];
        let mut weights = vec![0.0; size[0] as usize * size[1] as usize];
        for (i, &l) in luminances.iter().enumerate() {
            let (x, y) = (i % width as usize, i / width as usize);
            let cell = (y / block_y) * size[0] as usize + x / block_x;
            weights[cell] += (f64::from(l) - left_to_surfaces).max(0.0);
        }
        self.sampled_mean = weights.iter().sum::<f64>() / texels;
        // What is left of a nearly even sky is noise.
        if self.sampled_mean > 1e-4 * self.mean {
            self.distribution = Distribution::new(size, &weights);
        } else {
            self.sampled_mean = 0.0;
        }
    }

    /// Whether there is something to sample.
    pub fn is_sampled(&self) -> bool {
        self.distribution.is_some() || self.portal.is_some()
    }

    /// The radiance from a point of the image.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn radiance_at<C: Real>(&self, scene: &Scene, square: [C; 2]) -> Rgb<C> {
        let factor = Rgb::of(self.radiance);
        if self.image == NONE {
            return factor;
        }
        let image = &scene.images[self.image as usize];
        texture::lookup(image, Wrap::Clamp, false, square) * factor
    }

    /// The radiance from a direction, and the density with respect to solid angle with which [`Self::sample`] finds it
    /// from a point. Neither has a derivative but that of the view of a portal.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn arriving<R: Real>(
        &self,
        scene: &Scene,
        point: Vec3<R>,
        direction: Vec3<R>,
    ) -> (Rgb<R>, R) {
        if let Some(portal) = &self.portal {
            let Some(half) = portal.half_seen(point.value(), direction.value()) else {
                return (Rgb::zero(), R::zero());
            };
            let square = octahedral::square(rotate(&self.to_light, direction.value()));
            let radiance = Rgb::lift(self.radiance_at(scene, square));
            let portal_pdf = portal.pdf(half, point, direction);
            let pdf = match &self.distribution {
                Some(distribution) => {
                    let image_pdf = distribution.pdf(square.map(Real::to_f32)) * DENSITY;
                    (portal_pdf + R::of(image_pdf)).scale(R::Constant::of(0.5))
                }
                None => portal_pdf,
            };
            return (radiance, pdf);
        }
        if self.image == NONE {
            return (Rgb::of(self.radiance), R::zero());
        }
        let square = octahedral::square(rotate(&self.to_light, direction.value()));
        let radiance = Rgb::lift(self.radiance_at(scene, square));
        let pdf = match &self.distribution {
            Some(distribution) => distribution.pdf(square.map(Real::to_f32)) * DENSITY,
            None => 0.0,
        };
        (radiance, R::of(pdf))
    }

    /// A direction, with its radiance and its density with respect to solid angle.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn sample<R: Real>(
        &self,
        scene: &Scene,
        point: Vec3<R>,
        mut pick: f32,
        u: [R; 2],
    ) -> Option<(Vec3<R>, Rgb<R>, R)> {
        if let Some(portal) = &self.portal {
            let mut by_portal = true;
            if self.distribution.is_some() {
                by_portal = pick < 0.5;
                pick = 2.0 * pick - if by_portal { 0.0 } else { 1.0 };
            }
            let direction = if by_portal {
                portal.sample(point, pick, u)?
            } else {
                let (square, _) = self.distribution.as_ref()?.sample(u);
                rotate_back(&self.to_light, octahedral::direction(square))
            };
            // A direction from the image may miss the portal. It must not count for other skies: the density knows nothing of it.
            let (radiance, pdf) = self.arriving(scene, point, direction);
            return (pdf > R::zero()).then_some((direction, radiance, pdf));
        }
        let (square, pdf) = self.distribution.as_ref()?.sample(u);
        let direction = rotate_back(&self.to_light, octahedral::direction(square));
        let radiance = Rgb::lift(self.radiance_at(scene, square.map(Real::value)));
        Some((direction, radiance, R::of(pdf * DENSITY)))
    }
}

/// Density with respect to solid angle of a uniform point of the square: 1 / 4 pi.
const DENSITY: f32 = 0.25 * std::f32::consts::FRAC_1_PI;

impl Portal {
    /// From four corners in order, of which the third follows from the others. None if it has no area.
    pub fn new(corners: [[f32; 3]; 4]) -> Option<Self> {
        let [p0, p1, _, p3] = corners.map(Vec3::<f64>::of);
        let edges = [p1 - p0, p3 - p0];
        let cross = edges[1].cross(edges[0]);
        let area = cross.length_squared().sqrt();
        (area > 0.0).then(|| Self {
            corner: corners[0],
            edges: edges.map(Vec3::to_f32),
            normal: (cross * (1.0 / area)).to_f32(),
            half_area: (area / 2.0) as f32,
        })
    }

    /// The triangle on one side of the diagonal.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn half<C: Real>(&self, second: bool) -> Triangle<C> {
        let corner = Vec3::of(self.corner);
        let [e1, e2] = self.edges.map(Vec3::<C>::of);
        let opposite = corner + e1 + e2;
        Triangle {
            corners: [corner, corner + if second { e2 } else { e1 }, opposite],
            normal: Vec3::of(self.normal),
            area: C::of(self.half_area),
        }
    }

    /// Which half a ray passes out through, if any.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn half_seen<C: Real>(&self, point: Vec3<C>, direction: Vec3<C>) -> Option<bool> {
        let normal = Vec3::of(self.normal);
        let to_corner = Vec3::of(self.corner) - point;
        let (height, cos) = (to_corner.dot(normal), direction.dot(normal));
        if height <= C::zero() || cos <= C::zero() {
            return None;
        }
        let on_portal = direction * (height / cos) - to_corner;
        let [e1, e2] = self.edges.map(Vec3::<C>::of);
        let scale = C::one() / e2.cross(e1).dot(normal);
        let a = e2.cross(on_portal).dot(normal) * scale;
        let b = on_portal.cross(e1).dot(normal) * scale;
        let inside = |c: C| c >= C::zero() && c <= C::one();
        (inside(a) && inside(b)).then(|| b > a)
    }

    /// A direction from a point through the portal.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn sample<R: Real>(&self, point: Vec3<R>, pick: f32, u: [R; 2]) -> Option<Vec3<R>> {
        let view = TriangleView::new(self.half(pick >= 0.5), point);
        if view.height() <= R::zero() {
            return None;
        }
        view.sample(u).map(|(direction, _)| direction)
    }

    /// The density of a direction that passes out through one half.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn pdf<R: Real>(&self, half: bool, point: Vec3<R>, direction: Vec3<R>) -> R {
        let triangle = self.half::<R::Constant>(half);
        let view = TriangleView::new(triangle, point);
        let distance = view.height() / direction.dot_constant(triangle.normal);
        let pdf = view.pdf(direction, distance).unwrap_or_default();
        pdf.scale(R::Constant::of(0.5))
    }
}

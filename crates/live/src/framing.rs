//! Which part of an image appears where in the window.

/// A rectangle of the window, in physical pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Area {
    /// The corner at the top left.
    pub min: [u32; 2],
    /// Width and height.
    pub size: [u32; 2],
}

impl Area {
    /// All of a target.
    pub fn whole(size: [u32; 2]) -> Self {
        Self { min: [0; 2], size }
    }

    /// Whether a point lies inside.
    pub fn contains(&self, [x, y]: [f32; 2]) -> bool {
        let inside =
            |at: f32, min: u32, size: u32| at >= min as f32 && at < min.saturating_add(size) as f32;
        inside(x, self.min[0], self.size[0]) && inside(y, self.min[1], self.size[1])
    }

    /// The part inside a target of this size, if any.
    pub fn within(&self, target: [u32; 2]) -> Option<Self> {
        let size = std::array::from_fn(|i| self.size[i].min(target[i].saturating_sub(self.min[i])));
        let min = self.min;
        (size[0] > 0 && size[1] > 0).then_some(Self { min, size })
    }

    fn middle(&self) -> [f32; 2] {
        std::array::from_fn(|i| self.min[i] as f32 + 0.5 * self.size[i] as f32)
    }
}

/// How an image lies in an area.
///
/// Points of the window are physical pixels from its top left corner, with the middle of the first pixel at
/// (0.5, 0.5). Points of the image are fractions of its width and height, so that they keep their meaning when it is
/// rendered at a lower resolution for a while.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Framing {
    /// Where the image is displayed. What it does not fill stays dark.
    pub area: Area,
    /// Width and height of the image at its full resolution. Only their ratio matters.
    pub size: [u32; 2],
    /// Magnification: 1 if the whole image just fits.
    pub zoom: f32,
    /// The point of the image in the middle of the area.
    pub centre: [f32; 2],
}

/// Where the whole image lies in the window, visible or not.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rectangle {
    /// The corner at the top left.
    pub origin: [f32; 2],
    /// Width and height.
    pub extent: [f32; 2],
}

impl Framing {
    /// The range of magnifications. Beyond it, positions in single precision would be coarser than pixels.
    pub const ZOOMS: std::ops::RangeInclusive<f32> = 0.125..=512.0;

    /// The whole image, as large as the area allows.
    pub fn fitted(area: Area, size: [u32; 2]) -> Self {
        Self {
            area,
            size,
            zoom: 1.0,
            centre: [0.5; 2],
        }
    }

    /// The same with zoom and centre clamped to their ranges.
    fn sane(self) -> Self {
        let or = |value: f32, otherwise: f32| if value.is_finite() { value } else { otherwise };
        Self {
            zoom: or(self.zoom, 1.0).clamp(*Self::ZOOMS.start(), *Self::ZOOMS.end()),
            centre: self.centre.map(|c| or(c, 0.5).clamp(0.0, 1.0)),
            ..self
        }
    }

    fn extent(&self) -> [f32; 2] {
        let size = self.size.map(|n| n.max(1) as f32);
        let fits = |i: usize| self.area.size[i].max(1) as f32 / size[i];
        let scale = fits(0).min(fits(1)) * self.zoom;
        size.map(|n| n * scale)
    }

    /// Where the image lies. It starts at a whole pixel of the window; otherwise the pixels of an image at its natural
    /// size would be looked up at their borders, where rounding decides.
    pub fn rectangle(&self) -> Rectangle {
        let framing = self.sane();
        let (extent, middle) = (framing.extent(), framing.area.middle());
        Rectangle {
            origin: std::array::from_fn(|i| (middle[i] - framing.centre[i] * extent[i]).round()),
            extent,
        }
    }

    /// The point of the image at a point of the window; outside the image it is outside 0..1.
    pub fn fraction_at(&self, point: [f32; 2]) -> [f32; 2] {
        let Rectangle { origin, extent } = self.rectangle();
        // The shader multiplies by the inverse too, so that both round alike.
        std::array::from_fn(|i| (point[i] - origin[i]) * (1.0 / extent[i]))
    }

    /// Column and row of the pixel that [`Display`](crate::Display) draws at a point of the window, for an image of
    /// `size` pixels. `None` outside the image or the area.
    pub fn pixel_at(&self, point: [f32; 2], size: [u32; 2]) -> Option<[u32; 2]> {
        let fraction = self.fraction_at(point);
        let inside = fraction.iter().all(|f| (0.0..1.0).contains(f)) && !size.contains(&0);
        (inside && self.area.contains(point)).then(|| {
            std::array::from_fn(|i| ((fraction[i] * size[i] as f32) as u32).min(size[i] - 1))
        })
    }

    /// Magnified by a factor, with the same point of the image under a point of the window.
    #[must_use]
    pub fn zoomed(&self, point: [f32; 2], factor: f32) -> Self {
        let (before, middle) = (self.sane(), self.area.middle());
        let mut after = Self {
            zoom: before.zoom * factor,
            ..before
        }
        .sane();
        let (old, new) = (before.extent(), after.extent());
        for i in 0..2 {
            after.centre[i] += (point[i] - middle[i]) * (1.0 / old[i] - 1.0 / new[i]);
        }
        after.sane()
    }

    /// With the image moved by a distance in the window.
    #[must_use]
    pub fn panned(&self, by: [f32; 2]) -> Self {
        let mut framing = self.sane();
        let extent = framing.extent();
        for i in 0..2 {
            framing.centre[i] -= by[i] / extent[i];
        }
        framing.sane()
    }

    /// The middle of the handle of a divider at a fraction of the width: on the divider, halfway down the visible part
    /// of the image.
    pub fn handle(&self, divider: f32) -> [f32; 2] {
        let Rectangle { origin, extent } = self.rectangle();
        let top = origin[1].max(self.area.min[1] as f32);
        let bottom =
            (self.area.min[1] as f32 + self.area.size[1] as f32).min(origin[1] + extent[1]);
        [origin[0] + divider * extent[0], 0.5 * (top + bottom)]
    }

    /// The divider that goes through a point of the window.
    pub fn divider_at(&self, point: [f32; 2]) -> f32 {
        self.fraction_at(point)[0].clamp(0.0, 1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const AREA: Area = Area {
        min: [300, 20],
        size: [801, 600],
    };

    fn assert_near(a: [f32; 2], b: [f32; 2], within: f32) {
        let near = (0..2).all(|i| (a[i] - b[i]).abs() <= within);
        assert!(near, "{a:?} instead of {b:?}");
    }

    #[test]
    fn a_fitted_image_touches_two_sides_and_is_centred() {
        let wide = Framing::fitted(AREA, [400, 100]).rectangle();
        assert_eq!((wide.origin[0], wide.extent[0]), (300.0, 801.0));
        assert_near(wide.extent, [801.0, 200.25], 1e-3);
        assert_near(wide.origin, [300.0, 220.0], 0.5);
        let high = Framing::fitted(AREA, [100, 300]).rectangle();
        assert_near(high.extent, [200.0, 600.0], 1e-3);
        assert_near(high.origin, [600.5, 20.0], 0.5);
    }

    #[test]
    fn at_its_natural_size_every_pixel_is_seen_once() {
        // The area is one pixel wider than the image, which cannot be centred.
        let framing = Framing::fitted(AREA, [800, 600]);
        let columns: Vec<_> = (300..1101)
            .filter_map(|x| framing.pixel_at([x as f32 + 0.5, 20.5], [800, 600]))
            .map(|[x, _]| x)
            .collect();
        assert_eq!(columns, (0..800).collect::<Vec<_>>());
    }

    #[test]
    fn nothing_is_found_beside_the_image_or_the_area() {
        let framing = Framing::fitted(AREA, [100, 300]);
        assert_eq!(framing.pixel_at([700.0, 300.0], [0, 3]), None);
        assert_eq!(framing.pixel_at([590.0, 300.0], [100, 300]), None);
        assert_eq!(framing.pixel_at([f32::NAN, 300.0], [100, 300]), None);
        let close = framing.zoomed([700.0, 300.0], 50.0);
        assert_eq!(close.pixel_at([299.0, 300.0], [100, 300]), None);
        assert!(close.pixel_at([301.0, 300.0], [100, 300]).is_some());
    }

    #[test]
    fn zooming_keeps_the_point_below_the_mouse() {
        let mouse = [500.0, 222.0];
        let mut framing = Framing::fitted(AREA, [1920, 1080]);
        let before = framing.fraction_at(mouse);
        for _ in 0..20 {
            framing = framing.zoomed(mouse, 1.2);
        }
        // The origin is rounded to pixels of the window: half a one at the first zoom, and never more with each.
        let pixel = 1.0 / Framing::fitted(AREA, [1920, 1080]).rectangle().extent[1];
        assert_near(framing.fraction_at(mouse), before, 0.6 * pixel);
    }

    #[test]
    fn panning_follows_the_mouse() {
        let framing = Framing::fitted(AREA, [1920, 1080]).zoomed([700.0, 320.0], 8.0);
        let grabbed = framing.fraction_at([500.0, 200.0]);
        let moved = framing.panned([111.0, -57.0]);
        let pixel = 1.0 / framing.rectangle().extent[1];
        assert_near(moved.fraction_at([611.0, 143.0]), grabbed, pixel);
    }

    #[test]
    fn no_setting_loses_the_image() {
        let area = Area {
            min: [0; 2],
            size: [0; 2],
        };
        let odd = [f32::NAN, f32::INFINITY, -3.0, 0.0, 1e30];
        for (area, zoom) in [area, AREA].into_iter().flat_map(|a| odd.map(|z| (a, z))) {
            let framing = Framing {
                area,
                size: [0, 7],
                zoom,
                centre: [zoom; 2],
            };
            for framing in [
                framing,
                framing.panned([zoom; 2]),
                framing.zoomed([3.0; 2], zoom),
            ] {
                let Rectangle { origin, extent } = framing.rectangle();
                assert!(origin.iter().all(|v| v.is_finite()), "{framing:?}");
                assert!(extent.iter().all(|&v| v > 0.0), "{framing:?}");
            }
        }
    }

    #[test]
    fn the_handle_lies_on_the_divider_in_sight() {
        let framing = Framing::fitted(AREA, [800, 600]).zoomed([700.0, 100.0], 6.0);
        let handle = framing.handle(framing.divider_at([512.0, 0.0]));
        assert_near(handle, [512.0, 320.0], 1e-2);
    }

    #[test]
    fn an_area_is_cut_to_the_target() {
        let cut = AREA.within([500, 1000]).map(|area| area.size);
        assert_eq!(cut, Some([200, 600]));
        assert_eq!(AREA.within([300, 1000]), None);
    }
}

//! The image that a scene file asks for.

/// The image that a scene file asks for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FilmSettings {
    /// Width and height of the full frame in pixels.
    pub resolution: [u32; 2],
    /// Part of the frame that is rendered, `[x0, x1, y0, y1]` in 0..1.
    pub crop_window: [f32; 4],
    /// Factor on all radiance: exposure time and speed of the film.
    pub exposure: f32,
    /// How samples around a pixel are weighted.
    pub filter: PixelFilter,
}

impl Default for FilmSettings {
    fn default() -> Self {
        Self {
            resolution: [1280, 720],
            crop_window: [0.0, 1.0, 0.0, 1.0],
            exposure: 1.0,
            filter: PixelFilter::default(),
        }
    }
}

impl FilmSettings {
    /// The crop window of exactly these pixels `[x0, x1, y0, y1]`, ends excluded, of a frame of this size: what
    /// [`crop_pixels`](Self::crop_pixels) gives back.
    pub fn window_of(pixels: [u32; 4], resolution: [u32; 2]) -> [f32; 4] {
        let sizes = [resolution[0], resolution[0], resolution[1], resolution[1]];
        let window = |shift: f32| {
            let fraction = |i: usize| (pixels[i] as f32 - shift).max(0.0) / sizes[i] as f32;
            std::array::from_fn(fraction)
        };
        let plain = Self {
            resolution,
            crop_window: window(0.0),
            ..Self::default()
        };
        // Bounds are rounded up, so half a pixel less means the same and stands no risk of rounding.
        if plain.crop_pixels() == pixels {
            plain.crop_window
        } else {
            window(0.5)
        }
    }

    /// The rendered pixels of the full frame, `[x0, x1, y0, y1]`, ends excluded; never empty.
    pub fn crop_pixels(&self) -> [u32; 4] {
        // 0.6 of 100 pixels is 60, although 0.6f32 * 100 lies just above it.
        let bound = |fraction: f32, size: u32| {
            ((f64::from(fraction) * f64::from(size) - 1e-3).ceil() as u32).min(size)
        };
        let [x0, x1, y0, y1] = self.crop_window;
        let [w, h] = self.resolution;
        let (x0, y0) = (bound(x0, w).min(w - 1), bound(y0, h).min(h - 1));
        [x0, bound(x1, w).max(x0 + 1), y0, bound(y1, h).max(y0 + 1)]
    }
}

/// How samples around a pixel are weighted. The filters of pbrt-v4, each with its radii across and down.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PixelFilter {
    /// All alike. With radii of 0.5 no pixel sees its neighbours.
    Box {
        /// Radii.
        radius: [f32; 2],
    },
    /// Linearly falling.
    Triangle {
        /// Radii.
        radius: [f32; 2],
    },
    /// A Gaussian less its value at the radius.
    Gaussian {
        /// Radii.
        radius: [f32; 2],
        /// Standard deviation.
        sigma: f32,
    },
    /// Mitchell and Netravali's cubic.
    Mitchell {
        /// Radii.
        radius: [f32; 2],
        /// Its parameter B.
        b: f32,
        /// Its parameter C.
        c: f32,
    },
    /// A windowed sinc (Lanczos).
    Sinc {
        /// Radii.
        radius: [f32; 2],
        /// Cycles of the sinc within the radius.
        tau: f32,
    },
}

impl Default for PixelFilter {
    fn default() -> Self {
        Self::Box { radius: [0.5; 2] }
    }
}

//! The coordinates of the samples of a pixel.

use crate::auto::PathSet;
use wayfare_sampling::sobol::VERTICES;
use wayfare_sampling::{Philox, Sequence, SobolPoint, Stream};
use wayfare_transport::{
    CAMERA_COORDINATES, Coordinates, Counters, VERTEX_COORDINATES, VertexCoordinates, World,
};

/// Where the samples of all pixels come from.
#[derive(Clone, Copy, Debug)]
pub(super) struct PixelSampler {
    pub sequence: Sequence,
    philox: Philox,
    /// Pixels of the whole image.
    pixels: u64,
}

impl PixelSampler {
    pub fn new(sequence: Sequence, [width, height]: [u32; 2], seed: u64) -> Self {
        Self {
            sequence,
            philox: Philox::new(seed),
            pixels: u64::from(width) * u64::from(height),
        }
    }

    /// Takes another seed.
    pub fn restart(&mut self, seed: u64) {
        self.philox = Philox::new(seed);
    }

    /// Sample number `sample` of a pixel. Of independent numbers it is number `sample * pixels + pixel` of the random
    /// stream.
    #[inline]
    pub fn sample(&self, pixel: u32, sample: u64) -> PixelSample {
        self.with_point(pixel, sample, 0, sample)
    }

    /// The same where samples belong to two halves by turns, which must be independent of each other: each has points
    /// of its own.
    #[inline]
    pub fn sample_of_halves(&self, pixel: u32, sample: u64) -> PixelSample {
        self.with_point(pixel, sample, (sample % 2) as u32, sample / 2)
    }

    #[inline]
    fn with_point(&self, pixel: u32, sample: u64, part: u32, index: u64) -> PixelSample {
        let number = sample * self.pixels + u64::from(pixel);
        let point = SobolPoint::new(self.philox, pixel, part, index);
        PixelSample {
            stream: self.philox.stream(0, number),
            point: (self.sequence == Sequence::Sobol).then_some(point),
        }
    }
}

/// The coordinates of one sample, made as the path asks for them.
#[derive(Clone, Copy, Debug)]
pub(super) struct PixelSample {
    stream: Stream,
    point: Option<SobolPoint>,
}

impl PixelSample {
    /// The place inside the pixel, and the point on the lens.
    #[inline]
    fn camera(&mut self) -> [[f32; 2]; 2] {
        let [u, v, lens_u, lens_v] = match self.point {
            Some(point) => point.units(0),
            None => std::array::from_fn(|i| self.stream.unit(i as u32)),
        };
        [[u, v], [lens_u, lens_v]]
    }

    /// The radiance of the sample in a pixel.
    #[inline]
    pub fn radiance_in(
        mut self,
        world: &World,
        paths: &PathSet,
        pixel: [u32; 2],
        counters: &mut Counters,
    ) -> [f32; 3] {
        let [inside, lens] = self.camera();
        let film = world.camera().film_point(pixel, inside);
        let kinds = paths.at(film);
        if kinds.is_empty() {
            counters.paths += 1;
            return [0.0; 3];
        }
        let mut x = PlacedSample {
            film,
            lens,
            sample: self,
            decision: None,
        };
        let radiance = world.observed_radiance(kinds, &mut x, counters, |_| ());
        radiance.to_f32()
    }
}

/// A sample at a point of the film.
struct PlacedSample {
    film: [f32; 2],
    lens: [f32; 2],
    sample: PixelSample,
    /// The coordinate of Russian roulette at the last vertex, where it comes from a Sobol point.
    decision: Option<f32>,
}

impl Coordinates<f32> for PlacedSample {
    #[inline]
    fn get(&mut self, index: usize) -> f32 {
        match index {
            0..2 => self.film[index],
            2..CAMERA_COORDINATES => self.lens[index - 2],
            _ => {
                let place = index - CAMERA_COORDINATES;
                let vertex = (place / VERTEX_COORDINATES) as u32;
                self.coordinates(vertex)[place % VERTEX_COORDINATES]
            }
        }
    }

    #[inline]
    fn vertex(&mut self, vertex: u32) -> VertexCoordinates<f32> {
        self.coordinates(vertex).into()
    }

    #[inline]
    fn decision(&mut self, index: usize) -> f32 {
        let stream = &mut self.sample.stream;
        self.decision.unwrap_or_else(|| stream.unit(index as u32))
    }
}

impl PlacedSample {
    /// The coordinates of a vertex. It has two groups of Sobol points, each of what belongs together: direction, lobe
    /// and roulette, and the point on a light and which one. Film and lens are group 0.
    #[inline]
    fn coordinates(&mut self, vertex: u32) -> [f32; VERTEX_COORDINATES] {
        if let Some(point) = self.sample.point
            && vertex < VERTICES
        {
            let [d0, d1, lobe, decision] = point.units(1 + 2 * vertex);
            let [l0, l1, pick, _] = point.units(2 + 2 * vertex);
            self.decision = Some(decision);
            return [d0, d1, l0, l1, lobe, pick];
        }
        self.decision = None;
        let first = CAMERA_COORDINATES + VERTEX_COORDINATES * vertex as usize;
        std::array::from_fn(|i| self.sample.stream.unit((first + i) as u32))
    }
}

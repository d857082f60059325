//! A layer of clear varnish: what share of light crosses it, by angle and roughness.

/// Tables of a coat of one index of refraction.
#[derive(Clone, Debug, PartialEq)]
pub struct Coat {
    eta: f32,
}

impl Coat {
    /// Tables of a coat with the index of refraction `eta`.
    pub fn new(eta: f32) -> Self {
        Self { eta }
    }

    /// Index of refraction.
    #[inline(always)]
    pub fn eta(&self) -> f32 {
        self.eta
    }
}

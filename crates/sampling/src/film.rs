//! Where weighted values land.

/// Receives deposits. The sum of all deposits, times [`Population::scale`](crate::Population::scale), estimates the
/// integral of f.
pub trait Film<V> {
    /// Adds `weight` times the integrand's value f to the place that the value names.
    fn add(&mut self, value: &V, weight: f32);

    /// Adds `weight` times the value of an independent sample with which a tour began: an estimate of the integral of
    /// f. Only called where [`Independent`](crate::Normalisation::Independent) samples normalise.
    fn add_independent(&mut self, value: &V, weight: f32) {
        let _ = (value, weight);
    }

    /// Adds `weight` times a value to the sum over all candidates from which carried chains begin: an estimate of the
    /// integral of f that continues that of the last run.
    fn add_carried(&mut self, value: &V, weight: f32) {
        let _ = (value, weight);
    }
}

/// A film without places: the running sum of weight times value.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Sum(pub f64);

impl Film<f32> for Sum {
    fn add(&mut self, value: &f32, weight: f32) {
        self.0 += f64::from(weight) * f64::from(*value);
    }
}

/// A film that forgets everything, for runs of which only the diagnostics matter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Discard;

impl<V> Film<V> for Discard {
    fn add(&mut self, _value: &V, _weight: f32) {}
}

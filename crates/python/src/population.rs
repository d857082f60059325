//! Markov chains on a target that is written in Python.

use crate::arrays::{Numbers, Rows, rows};
use crate::errors::{exception, setting};
use crate::interrupt::interruptible;
use crate::json::to_python;
use crate::methods::method_of;
use numpy::{AllowTypeChange, PyArray1, PyArray2, PyArrayLike1, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use wayfare_sampling::{BatchPopulation, BatchTarget, Evaluation, Film, PopulationError};

/// Markov chains on an unnormalised density p on the torus [0, 1)^dimension, which is given by a function of Python.
///
/// ``target(x)`` is called with many points at once, an array of the shape (n, dimension) of float32, and returns p, an
/// array of n numbers that are not negative; or a tuple of p and f, the values to integrate, of the shape (n,) or (n,
/// channels) with at most three channels; or of p, f and the index of the bin to which each f belongs. Without f, f =
/// p. Where p is 0, f must be 0 too. ``score(x)``, where the method needs it, returns grad p / (p + 1e-8), an array of
/// the shape of x.
///
/// The chains are those of ``method`` with its parameters as keyword arguments; they are the same chains, bit by bit,
/// as those of the Rust library on the same target.
#[pyclass(name = "Population", module = "wayfare", frozen)]
pub struct PyPopulation {
    state: Mutex<State>,
}

struct State {
    population: BatchPopulation<PythonTarget>,
    first: Bins,
    film: Bins,
    channels: usize,
}

/// A target that is evaluated in Python.
struct PythonTarget {
    target: Py<PyAny>,
    score: Option<Py<PyAny>>,
    dimension: usize,
    bins: usize,
}

/// f and the bin that it belongs to.
#[derive(Clone, Copy, Default)]
struct Deposit {
    bin: u32,
    value: [f32; 3],
}

/// Sums of every bin, and of all independent samples.
#[derive(Clone)]
struct Bins {
    sums: Vec<[f64; 3]>,
    independent: [f64; 3],
}

impl Bins {
    fn new(bins: usize) -> Self {
        Self {
            sums: vec![[0.0; 3]; bins],
            independent: [0.0; 3],
        }
    }

    fn total(&self) -> [f64; 3] {
        let add = |sum: [f64; 3], bin: &[f64; 3]| [0, 1, 2].map(|c| sum[c] + bin[c]);
        self.sums.iter().fold([0.0; 3], add)
    }
}

impl Film<Deposit> for Bins {
    fn add(&mut self, deposit: &Deposit, weight: f32) {
        let sum = &mut self.sums[deposit.bin as usize];
        for (sum, value) in sum.iter_mut().zip(deposit.value) {
            *sum += f64::from(weight) * f64::from(value);
        }
    }

    fn add_independent(&mut self, deposit: &Deposit, weight: f32) {
        for (sum, value) in self.independent.iter_mut().zip(deposit.value) {
            *sum += f64::from(weight) * f64::from(value);
        }
    }
}

/// What goes wrong on the way.
enum Trouble {
    Population(PopulationError),
    Python(PyErr),
}

impl From<PopulationError> for Trouble {
    fn from(error: PopulationError) -> Self {
        Self::Population(error)
    }
}

impl From<PyErr> for Trouble {
    fn from(error: PyErr) -> Self {
        Self::Python(error)
    }
}

impl Trouble {
    fn exception(self) -> PyErr {
        match self {
            Self::Population(error) => exception(error),
            Self::Python(error) => error,
        }
    }
}

/// What a function of Python has returned.
struct Answer<'py> {
    density: Numbers<'py>,
    values: Option<Rows<'py>>,
    bins: Option<PyArrayLike1<'py, i64, AllowTypeChange>>,
}

impl<'py> Answer<'py> {
    fn of(answer: &Bound<'py, PyAny>) -> PyResult<Self> {
        let Ok(tuple) = answer.cast::<PyTuple>() else {
            return Ok(Self {
                density: answer.extract()?,
                values: None,
                bins: None,
            });
        };
        if !(1..=3).contains(&tuple.len()) {
            return Err(setting("the target returns p, (p, f) or (p, f, bin)"));
        }
        let values = tuple.get_item(1).ok().map(|values| {
            // One channel may come without its axis.
            match values.getattr("ndim").and_then(|n| n.extract::<usize>()) {
                Ok(1) => values.call_method1("reshape", (-1, 1))?.extract(),
                _ => values.extract(),
            }
        });
        let bins = tuple.get_item(2).ok().map(|bins| bins.extract());
        Ok(Self {
            density: tuple.get_item(0)?.extract()?,
            values: values.transpose()?,
            bins: bins.transpose()?,
        })
    }

    fn channels(&self) -> usize {
        self.values.as_ref().map_or(1, |v| v.as_array().ncols())
    }

    /// Checks the shapes against `count` points and gives the evaluations.
    fn evaluations(&self, count: usize, bins: usize) -> PyResult<Vec<Evaluation<Deposit>>> {
        let density = self.density.as_array();
        let values = self.values.as_ref().map(|values| values.as_array());
        let places = self.bins.as_ref().map(|bins| bins.as_array());
        let wrong = |what: &str, shape: &[usize]| {
            setting(format!(
                "the target was called with {count} points, but {what} has the shape {shape:?}"
            ))
        };
        if density.len() != count {
            return Err(wrong("p", density.shape()));
        }
        if let Some(values) = values.filter(|v| v.nrows() != count || !(1..=3).contains(&v.ncols()))
        {
            return Err(wrong("f", values.shape()));
        }
        if let Some(places) = places.filter(|p| p.len() != count) {
            return Err(wrong("bin", places.shape()));
        }
        (0..count)
            .map(|i| {
                let bin = places.map_or(0, |places| places[i]);
                if !(0..bins as i64).contains(&bin) {
                    return Err(setting(format!(
                        "the target gives bin {bin}, but there are the bins 0 to {}",
                        bins - 1
                    )));
                }
                let value = match values {
                    None => [density[i], 0.0, 0.0],
                    Some(v) => std::array::from_fn(|c| if c < v.ncols() { v[[i, c]] } else { 0.0 }),
                };
                let finite = density[i].is_finite() && value.iter().all(|v| v.is_finite());
                Ok(Evaluation {
                    density: if finite { density[i] } else { 0.0 },
                    value: Deposit {
                        bin: bin as u32,
                        value: if finite { value } else { [0.0; 3] },
                    },
                    non_finite: !finite,
                })
            })
            .collect()
    }
}

impl PythonTarget {
    fn points<'py>(&self, py: Python<'py>, x: &[f32]) -> Bound<'py, PyArray2<f32>> {
        rows(py, x.to_vec(), self.dimension)
    }
}

impl BatchTarget for PythonTarget {
    type Value = Deposit;
    type Error = Trouble;

    fn dimension(&self) -> usize {
        self.dimension
    }

    fn has_score(&self) -> bool {
        self.score.is_some()
    }

    fn evaluate(
        &self,
        x: &[f32],
        scores: Option<&mut [f32]>,
    ) -> Result<Vec<Evaluation<Deposit>>, Trouble> {
        Python::attach(|py| {
            let points = self.points(py, x);
            let answer = self.target.bind(py).call1((points,))?;
            let answer = Answer::of(&answer)?;
            let count = x.len() / self.dimension;
            if let (Some(scores), Some(score)) = (scores, &self.score) {
                let found = score.bind(py).call1((self.points(py, x),))?;
                let found: Rows<'_> = found.extract()?;
                let view = found.as_array();
                if view.dim() != (count, self.dimension) {
                    return Err(Trouble::Python(setting(format!(
                        "the score was called with an array of the shape [{count}, {}], but has the shape {:?}",
                        self.dimension,
                        view.shape()
                    ))));
                }
                for (place, score) in scores.iter_mut().zip(view) {
                    *place = *score;
                }
            }
            Ok(answer.evaluations(count, self.bins)?)
        })
    }
}

#[pymethods]
impl PyPopulation {
    #[new]
    #[pyo3(signature = (
        target, dimension, method = "persistent-restore", *, score = None, bins = 1, chains = 1024, bootstrap = 65536,
        seed = 0, defaults = "ours", **parameters
    ))]
    #[expect(clippy::too_many_arguments, reason = "they are keyword arguments")]
    fn new(
        py: Python<'_>,
        target: Py<PyAny>,
        dimension: usize,
        method: &str,
        score: Option<Py<PyAny>>,
        bins: usize,
        chains: usize,
        bootstrap: usize,
        seed: u64,
        defaults: &str,
        parameters: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Self> {
        if dimension == 0 || bins == 0 {
            return Err(setting("dimension and bins are at least 1"));
        }
        let Some(method) = method_of(method, defaults, parameters)?.chains().copied() else {
            return Err(setting(format!("{method} has no chains")));
        };
        // The first call determines the number of channels.
        let target = PythonTarget {
            target,
            score,
            dimension,
            bins,
        };
        let middle = target.points(py, &vec![0.5; dimension]);
        let answer = Answer::of(&target.target.bind(py).call1((middle,))?)?;
        answer.evaluations(1, bins)?;
        let channels = answer.channels();
        drop(answer);
        let stop = AtomicBool::new(false);
        let start = || {
            let mut first = Bins::new(bins);
            BatchPopulation::start(target, method, chains, bootstrap, seed, &mut first, &stop)
                .map(|population| (population, first))
        };
        let (population, first) = interruptible(py, &stop, start)?.map_err(Trouble::exception)?;
        Ok(Self {
            state: Mutex::new(State {
                population,
                first,
                film: Bins::new(bins),
                channels,
            }),
        })
    }

    /// Advances every chain by a number of steps, each of which calls the target once with a point for every chain.
    #[pyo3(signature = (steps = 1))]
    fn advance(&self, py: Python<'_>, steps: u64) -> PyResult<()> {
        let stop = AtomicBool::new(false);
        let state = &self.state;
        let advance = || -> Result<(), Trouble> {
            let mut state = state.lock().unwrap_or_else(PoisonError::into_inner);
            let State {
                population, film, ..
            } = &mut *state;
            for _ in 0..steps {
                if stop.load(Ordering::Relaxed) {
                    break;
                }
                population.advance(film)?;
            }
            Ok(())
        };
        interruptible(py, &stop, advance)?.map_err(Trouble::exception)
    }

    /// The estimate so far of the integral of f over each bin: an array of the shape (bins, channels).
    fn estimate<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<f64>> {
        let (bins, channels) = self.with(py, |state| {
            let population = &state.population;
            let (mut film, diagnostics) = (state.film.clone(), population.diagnostics());
            if diagnostics.steps == 0 {
                let samples = diagnostics.bootstrap_samples.max(1) as f64;
                let mean = |sum: &[f64; 3]| sum.map(|sum| sum / samples);
                return (state.first.sums.iter().map(mean).collect(), state.channels);
            }
            // As for an image: every channel has its own scale where independent samples normalise.
            let (first, deposited) = (state.first.total(), film.total());
            let scales = [0, 1, 2]
                .map(|c| population.scale_of(deposited[c], first[c] + state.film.independent[c]));
            population.close(&mut film);
            let scaled = |sum: &[f64; 3]| [0, 1, 2].map(|c| sum[c] * scales[c]);
            (
                film.sums.iter().map(scaled).collect::<Vec<_>>(),
                state.channels,
            )
        });
        let numbers: Vec<f64> = bins
            .iter()
            .flat_map(|bin| bin[..channels].to_vec())
            .collect();
        let array = PyArray1::from_vec(py, numbers).reshape([bins.len(), channels]);
        array.expect("whole rows")
    }

    /// Where the chains are: an array of the shape (chains, dimension).
    #[getter]
    fn states<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<f32>> {
        let (numbers, dimension) = self.with(py, |state| {
            let states = state.population.chain_states();
            let numbers = states.flat_map(|state| state.x).collect();
            (numbers, state.population.target().dimension)
        });
        rows(py, numbers, dimension)
    }

    /// Evaluations of the target so far.
    #[getter]
    fn evaluations(&self, py: Python<'_>) -> u64 {
        self.with(py, |state| state.population.evaluations())
    }

    /// Counters and checks of the run so far, as a dict.
    #[getter]
    fn diagnostics<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let diagnostics = self.with(py, |state| state.population.diagnostics());
        to_python(py, &diagnostics)
    }
}

impl PyPopulation {
    fn with<T: Send>(&self, py: Python<'_>, read: impl FnOnce(&State) -> T + Send) -> T {
        py.detach(|| read(&self.state.lock().unwrap_or_else(PoisonError::into_inner)))
    }
}

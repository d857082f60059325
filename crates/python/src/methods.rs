//! Methods by name, with parameters as keyword arguments.

use crate::errors::{exception, setting};
use crate::json::to_python;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict};
use wayfare_engine::Method;
use wayfare_sampling::{Defaults, Given};

fn defaults_of(words: &str) -> PyResult<Defaults> {
    let known = Defaults::ALL.iter().find(|(name, _)| *name == words);
    known.map(|(_, defaults)| *defaults).ok_or_else(|| {
        setting(format!(
            "the defaults are \"ours\", \"published\" or \"published-dwell-time\", not {words:?}"
        ))
    })
}

/// The method that arguments of Python mean.
pub fn method_of(
    name: &str,
    defaults: &str,
    parameters: Option<&Bound<'_, PyDict>>,
) -> PyResult<Method> {
    let mut given = Vec::new();
    for (key, value) in parameters.into_iter().flatten() {
        let key: String = key.extract()?;
        given.push((key.clone(), value_of(&key, &value)?));
    }
    Method::configured(name, defaults_of(defaults)?, given).map_err(exception)
}

/// Values keep their types.
fn value_of(key: &str, value: &Bound<'_, PyAny>) -> PyResult<Given<'static>> {
    if value.is_instance_of::<PyBool>() {
        return Ok(Given::Switch(value.extract()?));
    }
    if let Ok(number) = value.extract::<f64>() {
        return Ok(Given::Number(number));
    }
    let words = value.extract::<String>();
    words
        .map(|words| Given::Text(words.into()))
        .map_err(|_| setting(format!("`{key}` must be a number, a word, true or false")))
}

/// The names of all methods.
#[pyfunction]
pub fn methods() -> Vec<&'static str> {
    Method::names().collect()
}

/// The parameters of a method with their values, as a dict; names as keyword arguments have them.
#[pyfunction]
#[pyo3(signature = (method, defaults = "ours"))]
pub fn parameters<'py>(
    py: Python<'py>,
    method: &str,
    defaults: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let method = method_of(method, defaults, None)?;
    let all = to_python(py, &method)?;
    all.cast::<PyDict>()?.del_item("method")?;
    Ok(all)
}

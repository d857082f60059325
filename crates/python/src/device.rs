//! Devices.

use crate::errors::exception;
use crate::json::to_python;
use pyo3::prelude::*;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use wayfare_engine::{Device, DeviceSpec};

/// What renders: ``"cpu"``, a graphics card ``"gpu"``, ``"gpu:0"`` or ``"gpu:NAME"``, or ``"auto"``: a graphics card
/// that works and otherwise the CPU. ``threads`` is the number of threads on the CPU; 0 takes one per core.
#[pyclass(name = "Device", module = "wayfare", frozen)]
#[derive(Clone)]
pub struct PyDevice {
    device: Device,
    key: Key,
}

/// What a device was asked for.
pub type Key = (String, usize);

/// Devices that were opened by name: one program need not open a card twice.
static OPEN: Mutex<Option<HashMap<Key, PyDevice>>> = Mutex::new(None);

impl PyDevice {
    /// The device.
    pub fn device(&self) -> &Device {
        &self.device
    }

    /// What it was asked for.
    pub fn key(&self) -> &Key {
        &self.key
    }

    /// Opens a device, or finds one that is open.
    pub fn open(py: Python<'_>, name: &str, threads: usize) -> PyResult<Self> {
        let spec: DeviceSpec = name.parse().map_err(exception)?;
        let key = (name.to_owned(), threads);
        py.detach(|| {
            let mut open = OPEN.lock().unwrap_or_else(PoisonError::into_inner);
            let open = open.get_or_insert_default();
            // A card that was lost may be had again.
            if let Some(known) = open.get(&key)
                && known.device.gpu().is_none_or(|gpu| gpu.check().is_ok())
            {
                return Ok(known.clone());
            }
            let device = Device::open(&spec, threads).map_err(exception)?;
            let device = Self {
                device,
                key: key.clone(),
            };
            open.insert(key, device.clone());
            Ok(device)
        })
    }

    /// The device that an argument means: one that is open, or its name.
    pub fn of(argument: &Bound<'_, PyAny>) -> PyResult<Self> {
        match argument.cast::<Self>() {
            Ok(device) => Ok(device.get().clone()),
            Err(_) => Self::open(argument.py(), &argument.extract::<String>()?, 0),
        }
    }
}

#[pymethods]
impl PyDevice {
    #[new]
    #[pyo3(signature = (name = "auto", threads = 0))]
    fn new(py: Python<'_>, name: &str, threads: usize) -> PyResult<Self> {
        Self::open(py, name, threads)
    }

    /// Its own name: that of the card, or ``"cpu"``.
    #[getter]
    fn name(&self) -> &str {
        self.device.name()
    }

    /// Whether it is a graphics card or its driver.
    #[getter]
    fn is_gpu(&self) -> bool {
        self.device.gpu().is_some()
    }

    /// What one should know about the choice.
    #[getter]
    fn notes(&self) -> Vec<String> {
        self.device.notes().to_vec()
    }

    fn __repr__(&self) -> String {
        let (name, threads) = &self.key;
        match threads {
            0 => format!("Device({name:?})"),
            threads => format!("Device({name:?}, threads={threads})"),
        }
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> (Bound<'py, PyAny>, Key) {
        (slf.get_type().into_any(), slf.get().key.clone())
    }
}

/// The graphics adapters of this machine, each as a dict: ``index`` (for ``"gpu:INDEX"``), ``name``, ``driver``,
/// ``hardware`` (or a program on the CPU), ``kind``, ``pci_bus``, where it is plugged in, and ``problem``, where it
/// cannot be used.
#[pyfunction]
pub fn devices(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    let adapters = py.detach(wayfare_gpu::adapters);
    let adapters: Vec<_> = adapters
        .iter()
        .map(|adapter| {
            serde_json::json!({
                "index": adapter.index,
                "name": adapter.name,
                "backend": adapter.backend,
                "driver": adapter.driver,
                "hardware": adapter.hardware,
                "kind": adapter.kind,
                "pci_bus": adapter.pci_bus,
                "problem": adapter.problem.as_ref().map(ToString::to_string),
            })
        })
        .collect();
    to_python(py, &adapters)
}

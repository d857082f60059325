//! Which adapter to take.

use crate::adapter::{AdapterReport, KernelForm};
use crate::error::GpuError;
use std::fmt;

/// Which adapter to open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AdapterChoice {
    /// The best adapter that is hardware.
    Hardware,
    /// The best adapter, be it software.
    Any,
    /// The one at this place in the list.
    Index(usize),
    /// The best one with these words in its name, in upper or lower case.
    Named(String),
}

impl fmt::Display for AdapterChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hardware => f.write_str("adapter that is hardware"),
            Self::Any => f.write_str("adapter"),
            Self::Index(index) => write!(f, "adapter {index}"),
            Self::Named(name) => write!(f, "adapter with \"{name}\" in its name"),
        }
    }
}

impl AdapterChoice {
    /// The adapter that is meant.
    ///
    /// One that cannot run the kernels is chosen only where it was asked for by number or where no other fits;
    /// it is then an error that says what it lacks.
    pub fn choose<'a>(&self, reports: &'a [AdapterReport]) -> Result<&'a AdapterReport, GpuError> {
        if reports.is_empty() {
            return Err(GpuError::NoAdapter);
        }
        let fits = |a: &AdapterReport| match self {
            Self::Hardware => a.hardware,
            Self::Any => true,
            Self::Index(index) => a.index == *index,
            Self::Named(name) => a.name.to_lowercase().contains(&name.to_lowercase()),
        };
        let best = reports.iter().filter(|a| fits(a)).min_by_key(|a| {
            // The same card under two interfaces: the one that takes SPIR-V is the faster one.
            let translated = a.form != KernelForm::SpirV;
            (a.problem.is_some(), a.kind, translated, a.index)
        });
        let best = best.ok_or_else(|| GpuError::NoSuchAdapter {
            wanted: self.to_string(),
            known: known(reports),
        })?;
        match &best.problem {
            None => Ok(best),
            Some(problem) => Err(GpuError::Unsuitable {
                adapter: best.name.clone(),
                problem: problem.clone(),
            }),
        }
    }
}

fn known(reports: &[AdapterReport]) -> String {
    let known: Vec<_> = reports
        .iter()
        .map(|a| format!("{} ({}, {})", a.index, a.name, a.kind))
        .collect();
    known.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::adapter::AdapterKind;

    fn made_up(index: usize, name: &str, kind: AdapterKind) -> AdapterReport {
        AdapterReport {
            index,
            name: name.into(),
            backend: "vulkan".into(),
            kind,
            pci_bus: None,
            driver: "1.0".into(),
            hardware: kind != AdapterKind::Software,
            form: KernelForm::SpirV,
            subgroups: None,
            float32_atomics: false,
            timestamps: false,
            ray_query: false,
            max_storage_binding: 1 << 31,
            max_buffer: 1 << 31,
            max_storage_buffers: 16,
            problem: None,
        }
    }

    fn machine() -> Vec<AdapterReport> {
        let broken = AdapterReport {
            problem: Some("it has 8 storage buffers".into()),
            ..made_up(3, "Ancient Card", AdapterKind::Discrete)
        };
        let translated = AdapterReport {
            form: KernelForm::Wgsl,
            ..made_up(2, "Fast Card", AdapterKind::Discrete)
        };
        vec![
            made_up(0, "Soft Pipe", AdapterKind::Software),
            made_up(1, "Small Chip", AdapterKind::Integrated),
            translated,
            broken,
            made_up(4, "Fast Card", AdapterKind::Discrete),
        ]
    }

    #[test]
    fn the_best_adapter_is_discrete_works_and_takes_spirv() {
        let machine = machine();
        for choice in [
            AdapterChoice::Hardware,
            AdapterChoice::Any,
            AdapterChoice::Named("fast".into()),
        ] {
            assert_eq!(
                choice.choose(&machine).map(|a| a.index),
                Ok(4),
                "{choice:?}"
            );
        }
        assert_eq!(
            AdapterChoice::Hardware
                .choose(&machine[..3])
                .map(|a| a.index),
            Ok(2)
        );
        assert_eq!(
            AdapterChoice::Hardware
                .choose(&machine[..2])
                .map(|a| a.index),
            Ok(1)
        );
        assert_eq!(
            AdapterChoice::Any.choose(&machine[..1]).map(|a| a.index),
            Ok(0)
        );
        assert_eq!(
            AdapterChoice::Index(1).choose(&machine).map(|a| a.index),
            Ok(1)
        );
    }

    #[test]
    fn what_cannot_be_chosen_is_explained() {
        let machine = machine();
        let complaint = |choice: AdapterChoice, reports: &[AdapterReport]| {
            choice
                .choose(reports)
                .expect_err("nothing fits")
                .to_string()
        };
        for (choice, words) in [
            (
                AdapterChoice::Index(9),
                "no adapter 9; there are 0 (Soft Pipe, software), 1",
            ),
            (AdapterChoice::Named("voodoo".into()), "\"voodoo\""),
            (
                AdapterChoice::Index(3),
                "\"Ancient Card\" cannot be used: it has 8 storage",
            ),
            (AdapterChoice::Named("ancient".into()), "8 storage buffers"),
        ] {
            let told = complaint(choice, &machine);
            assert!(told.contains(words), "{told}");
        }
        let told = complaint(AdapterChoice::Hardware, &machine[..1]);
        assert!(told.contains("no adapter that is hardware"), "{told}");
        assert_eq!(AdapterChoice::Any.choose(&[]), Err(GpuError::NoAdapter));
    }
}

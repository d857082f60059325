//! What a study compares: the TOML file of a study.
//!
//! ```toml
//! name = "mine"
//! scenes = ["ajar", "caustics.pbrt"]    # built-in scenes, or files
//! methods = [
//!     "pt",
//!     "persistent-restore",
//!     { method = "persistent-restore", label = "long tours", parameters = { m = 64 } },
//! ]
//! defaults = "ours"                     # or "published", "published-dwell-time": the values of parameters that are not given
//! size = [320, 240]                     # default: the scenes' own
//! max-depth = 8                         # default: the scenes' own
//! seeds = 20
//! first-seed = 1
//! time = 3.0                            # compare at equal time up to 3 s; leave out to skip
//! spp = 64                              # compare at equal samples up to 64 per pixel; leave out to skip
//! reference-spp = 16384
//! # References are path traced. Where that converges too slowly, name another exact method:
//! reference-methods = { pool = { method = "metropolis", parameters = { start = "stationary" } } }
//! images = ["1/30 s", "64 spp"]         # checkpoints whose images are kept; default: three
//! ```

use crate::results::{MethodRecord, Protocol};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashSet};
use wayfare_engine::Method;
use wayfare_sampling::{Defaults, Given};

/// A study is invalid.
#[derive(Debug, thiserror::Error)]
pub enum SpecError {
    /// Not TOML, or not the fields of a study.
    #[error("{0}")]
    Syntax(#[from] toml::de::Error),
    /// A value is invalid.
    #[error("{0}")]
    Value(String),
}

/// A study: scenes, methods, seeds and budgets.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Spec {
    /// Its name; results go to `study-NAME` by default.
    pub name: String,
    /// Built-in scenes or files.
    pub scenes: Vec<String>,
    /// What is compared.
    pub methods: Vec<MethodSpec>,
    /// Whose values the methods' parameters have where the file gives none: ours, or the published ones.
    #[serde(default)]
    pub defaults: Defaults,
    /// Width and height of the images; by default the scenes' own.
    pub size: Option<[u32; 2]>,
    /// Largest number of scattering events; by default the scenes' own.
    pub max_depth: Option<u32>,
    /// Number of independent images of every method.
    pub seeds: u64,
    /// The first seed.
    #[serde(default = "one")]
    pub first_seed: u64,
    /// Seconds up to which methods are compared at equal time.
    pub time: Option<f64>,
    /// Samples per pixel up to which methods are compared at equal samples.
    pub spp: Option<u64>,
    /// Samples per pixel of the references.
    pub reference_spp: u64,
    /// The methods of references, by scene; path tracing by default.
    #[serde(default)]
    pub reference_methods: BTreeMap<String, MethodSpec>,
    /// Checkpoints whose images are kept, in words; by default the first and the last of equal time and the last of
    /// equal samples.
    #[serde(alias = "pictures")]
    pub images: Option<Vec<String>>,
}

fn one() -> u64 {
    1
}

/// A method, by name or with parameters.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum MethodSpec {
    /// With its default parameters.
    Name(String),
    /// With parameters of its own.
    Full {
        /// The name of the method.
        method: String,
        /// Its name in the report; by default name and parameters.
        #[serde(skip_serializing_if = "Option::is_none")]
        label: Option<String>,
        /// Parameters that are not the defaults.
        #[serde(default)]
        parameters: toml::Table,
    },
}

/// A method ready to be run, with its record for the report.
#[derive(Clone, Debug, PartialEq)]
pub struct MethodPlan {
    /// The method and its parameters.
    pub method: Method,
    /// What the report says about it.
    pub record: MethodRecord,
}

impl MethodSpec {
    /// The method with its parameters.
    pub fn plan(&self, defaults: Defaults) -> Result<MethodPlan, SpecError> {
        let value = |error: &dyn std::fmt::Display| SpecError::Value(error.to_string());
        let (name, label, table) = match self {
            Self::Name(name) => (name, None, None),
            Self::Full {
                method,
                label,
                parameters,
            } => (method, label.clone(), Some(parameters)),
        };
        // Values of the file keep their types.
        let mut given = Vec::new();
        for (key, setting) in table.into_iter().flatten() {
            let typed: Given<'_> = setting
                .clone()
                .try_into()
                .map_err(|_| value(&format!("`{key}` must be a number, a word, true or false")))?;
            given.push((key, typed));
        }
        let parameters: Vec<String> = given.iter().map(|(k, v)| format!("{k}={v}")).collect();
        let method = Method::configured(name, defaults, given).map_err(|error| value(&error))?;
        let words = std::iter::once(name.clone()).chain(parameters.iter().cloned());
        let label = label.unwrap_or_else(|| words.collect::<Vec<_>>().join(" "));
        let settings = serde_json::to_value(method).map_err(|error| value(&error))?;
        Ok(MethodPlan {
            record: MethodRecord {
                label,
                method: method.name().into(),
                parameters,
                settings,
            },
            method,
        })
    }
}

impl Spec {
    /// The built-in studies: name and text.
    pub const PRESETS: [(&str, &str); 2] = [
        ("quick", include_str!("presets/quick.toml")),
        ("paper", include_str!("presets/paper.toml")),
    ];

    /// Reads a study from the text of a file.
    pub fn parse(text: &str) -> Result<Self, SpecError> {
        Ok(toml::from_str(text)?)
    }

    /// A built-in study.
    pub fn preset(name: &str) -> Option<&'static str> {
        let found = Self::PRESETS.iter().find(|(preset, _)| *preset == name);
        found.map(|(_, text)| *text)
    }

    /// Checks everything that can be checked without a scene; returns the methods.
    pub fn validate(&self) -> Result<Vec<MethodPlan>, SpecError> {
        let complain = |message: &str| Err(SpecError::Value(message.into()));
        let refusals = [
            (self.name.trim().is_empty(), "a study needs a name"),
            (
                self.scenes.is_empty() || self.methods.is_empty(),
                "a study needs at least one scene and one method",
            ),
            (
                self.time.is_none() && self.spp.is_none(),
                "a study needs a budget: time in seconds, spp in samples per pixel, or both",
            ),
            (
                self.time
                    .is_some_and(|t| !(1.0 / 30.0 - 1e-9..=1e7).contains(&t)),
                "time is a number of seconds of at least 1/30",
            ),
            (
                self.spp.is_some_and(|n| !(1..=1 << 24).contains(&n)),
                "spp is a number of samples per pixel from 1 to 16777216",
            ),
            (
                !(1..=1_000_000).contains(&self.seeds),
                "seeds is a number from 1 to 1000000",
            ),
            (
                self.first_seed.checked_add(self.seeds).is_none(),
                "first-seed is too large: the seeds after it would exceed 64 bits",
            ),
            (
                !(2..=1 << 32).contains(&self.reference_spp),
                "reference-spp is at least 2, one for each half, and at most 4294967296",
            ),
            (
                self.size
                    .is_some_and(|s| s.iter().any(|n| !(1..=65535).contains(n))),
                "size is two numbers from 1 to 65535",
            ),
        ];
        if let Some((_, message)) = refusals.iter().find(|(is_refused, _)| *is_refused) {
            return complain(message);
        }
        // Methods, each with a folder of its own.
        let plans: Vec<MethodPlan> = self
            .methods
            .iter()
            .map(|method| method.plan(self.defaults))
            .collect::<Result<_, _>>()?;
        let mut labels = HashSet::new();
        for plan in &plans {
            let label = &plan.record.label;
            if !labels.insert(crate::results::file_name(label)) {
                return complain(&format!(
                    "two methods are called \"{label}\"; give one of them another label"
                ));
            }
        }
        // References.
        for spec in self.reference_methods.values() {
            if spec.plan(self.defaults)?.record.method == "diffusion-restore" {
                return complain("diffusion-restore is not exact: it cannot compute references");
            }
        }
        // Checkpoints whose images are kept.
        for words in self.images.iter().flatten() {
            if self.shown(words).is_none() {
                let all: Vec<String> = Protocol::ALL
                    .into_iter()
                    .flat_map(|p| self.checkpoints(p).into_iter().map(move |at| p.words(at)))
                    .collect();
                return complain(&format!(
                    "there is no checkpoint \"{words}\" to keep images of; there are {}",
                    all.join(", ")
                ));
            }
        }
        Ok(plans)
    }

    /// The method of the reference of a scene.
    pub fn reference_method(&self, scene: &str) -> Result<MethodPlan, SpecError> {
        let path_tracing = MethodSpec::Name("pt".into());
        let chosen = self.reference_methods.get(scene);
        chosen.unwrap_or(&path_tracing).plan(self.defaults)
    }

    /// The seeds.
    pub fn seeds(&self) -> Vec<u64> {
        (self.first_seed..self.first_seed.saturating_add(self.seeds)).collect()
    }

    /// The checkpoints of a protocol, in order: 1/30 s and 10^(i/4) s from a tenth of a second on, or 2^i samples per
    /// pixel, up to the budget; empty without one.
    pub fn checkpoints(&self, protocol: Protocol) -> Vec<f64> {
        match protocol {
            Protocol::Time => {
                let budget = self.time.unwrap_or(0.0) * (1.0 + 1e-9);
                let powers = (-4..).map(|i| 10f64.powf(f64::from(i) / 4.0));
                std::iter::once(1.0 / 30.0)
                    .chain(powers)
                    .take_while(|&at| at <= budget)
                    .collect()
            }
            Protocol::Samples => {
                let budget = self.spp.unwrap_or(0);
                let powers = (0..64).map(|i| 1u64 << i);
                powers
                    .take_while(|&n| n <= budget)
                    .map(|n| n as f64)
                    .collect()
            }
        }
    }

    /// The checkpoint that words mean.
    fn shown(&self, words: &str) -> Option<(Protocol, f64)> {
        let squeeze = |text: &str| text.replace(' ', "");
        Protocol::ALL.into_iter().find_map(|protocol| {
            let mut all = self.checkpoints(protocol).into_iter();
            let at = all.find(|&at| squeeze(&protocol.words(at)) == squeeze(words))?;
            Some((protocol, at))
        })
    }

    /// Whether the images of a checkpoint are kept.
    pub fn is_shown(&self, protocol: Protocol, at: f64) -> bool {
        match &self.images {
            Some(images) => {
                let mut shown = images.iter().filter_map(|words| self.shown(words));
                shown.any(|image| image == (protocol, at))
            }
            None => {
                let all = self.checkpoints(protocol);
                let is_first = protocol == Protocol::Time && all.first() == Some(&at);
                is_first || all.last() == Some(&at)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spec(text: &str) -> Spec {
        Spec::parse(text).expect("valid TOML")
    }

    const SMALL: &str =
        "name='a'\nscenes=['cornell']\nmethods=['pt']\nseeds=2\nspp=20\nreference-spp=4\n";

    #[test]
    fn presets_are_valid() {
        for (name, text) in Spec::PRESETS {
            let spec = spec(text);
            assert_eq!(spec.name, name);
            let methods = spec.validate().expect("a valid study");
            assert!(methods.iter().any(|m| m.method.name() == "pt"), "{name}");
        }
    }

    #[test]
    fn checkpoints_go_up_to_the_budget() {
        let mut spec = spec(SMALL);
        assert_eq!(
            spec.checkpoints(Protocol::Samples),
            [1.0, 2.0, 4.0, 8.0, 16.0]
        );
        assert!(spec.checkpoints(Protocol::Time).is_empty());
        spec.time = Some(1.0);
        let words = |spec: &Spec| {
            let all = spec.checkpoints(Protocol::Time).into_iter();
            all.map(|at| Protocol::Time.words(at)).collect::<Vec<_>>()
        };
        let expected = ["1/30 s", "0.1 s", "0.178 s", "0.316 s", "0.562 s", "1 s"];
        assert_eq!(words(&spec), expected);
        spec.time = Some(1.0 / 30.0);
        assert_eq!(words(&spec), ["1/30 s"]);
        assert_eq!(spec.checkpoints(Protocol::Time).len(), 1);
    }

    #[test]
    fn images_are_those_asked_for() {
        let mut spec = spec(SMALL);
        spec.time = Some(1.0);
        assert!(spec.is_shown(Protocol::Time, 1.0 / 30.0));
        assert!(spec.is_shown(Protocol::Time, 1.0) && spec.is_shown(Protocol::Samples, 16.0));
        assert!(!spec.is_shown(Protocol::Samples, 1.0));
        spec.images = Some(vec!["0.1 s".into(), "1spp".into()]);
        spec.validate().expect("both are there");
        assert!(spec.is_shown(Protocol::Time, 0.1) && spec.is_shown(Protocol::Samples, 1.0));
        assert!(!spec.is_shown(Protocol::Time, 1.0));
        spec.images = Some(vec!["3 s".into()]);
        let complaint = spec.validate().expect_err("beyond the budget").to_string();
        assert!(
            complaint.contains("\"3 s\"") && complaint.contains("16 spp"),
            "{complaint}"
        );
    }

    #[test]
    fn parameters_are_set_and_named() {
        let text = SMALL.replace(
            "['pt']",
            "['pt', {method='persistent-restore', parameters={m=64, start='cold'}}, \
             {method='metropolis', label='mine', parameters={sd=0.02}}]",
        );
        let plans = spec(&text).validate().expect("valid");
        assert_eq!(plans[1].record.label, "persistent-restore m=64 start=cold");
        assert_eq!(plans[1].record.settings["m"], 64.0);
        assert_eq!(plans[2].record.label, "mine");
        assert_eq!(plans[2].record.parameters, ["sd=0.02"]);
    }

    #[test]
    fn nonsense_is_refused_with_a_reason() {
        for (from, to, reason) in [
            ("seeds=2", "seeds=0", "seeds"),
            ("spp=20\n", "\n", "budget"),
            ("spp=20", "spp=0", "spp"),
            ("spp=20", "time=0.001", "seconds"),
            ("spp=20", "time=nan", "seconds"),
            ("spp=20", "time=-1.0", "seconds"),
            ("spp=20", "time=inf", "seconds"),
            (
                "seeds=2",
                "seeds=2\nfirst-seed=18446744073709551615",
                "first-seed",
            ),
            ("-spp=4", "-spp=9007199254740993", "reference-spp"),
            ("['pt']", "['pt', 'pt']", "another label"),
            ("['pt']", "['magic']", "magic"),
            (
                "['pt']",
                "[{method='metropolis', parameters={rho=1}}]",
                "rho",
            ),
            ("['cornell']", "[]", "scene"),
            ("spp=4", "spp=1", "at least 2"),
            (
                "seeds=2",
                "seeds=2\nreference-methods={cornell='diffusion-restore'}",
                "not exact",
            ),
        ] {
            let changed = SMALL.replacen(from, to, 1);
            let refused = Spec::parse(&changed).and_then(|spec| spec.validate());
            let complaint = refused.expect_err(to).to_string();
            assert!(complaint.contains(reason), "{to}: {complaint}");
        }
        assert!(Spec::parse(&format!("{SMALL}colour='red'")).is_err());
    }
}

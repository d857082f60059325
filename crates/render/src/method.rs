//! Methods: an image is a sum of parts of path space, each rendered by some sampler.

use crate::auto::AutoSettings;
use crate::gradient::Gradient;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use wayfare_sampling::{
    Defaults, Given, Local, Parameter, Range, Sequence, SettingError, Slot, Value,
};
use wayfare_scene::suggest::did_you_mean;
use wayfare_transport::PathKinds;

/// How a part of path space is sampled.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Sampler {
    /// Path tracing: equally many samples in every pixel, independent of those of all others.
    Independent(Sequence),
    /// The same with differences between neighbouring pixels.
    Gradient(Gradient),
    /// Path tracing, with such differences where they pay, and chains, each of which has some cells of path space: see
    /// [`auto`](crate::auto).
    Auto(AutoSettings),
    /// Markov chains, one for this many pixels where their number is left open.
    Chains {
        /// Local dynamics x global dynamics x run.
        method: wayfare_sampling::Method,
        /// Pixels per chain.
        pixels_per_chain: u32,
        /// Whether they sample differences between neighbouring pixels too.
        gradient: bool,
    },
}

impl Default for Sampler {
    fn default() -> Self {
        Self::Independent(Sequence::default())
    }
}

/// A part of path space, and how it is sampled.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Part {
    /// The paths that belong to it.
    pub kinds: PathKinds,
    /// How they are sampled.
    pub sampler: Sampler,
    /// Samples per pixel in every round.
    pub share: u64,
}

/// A rendering method with its parameters.
///
/// ```
/// use wayfare_render::Method;
///
/// let mut method: Method = "persistent-restore".parse()?;
/// assert_eq!(method.parts().len(), 2, "direct light is path traced");
/// method.set("direct-every", "0")?;
/// assert_eq!(method.parts().len(), 1, "chains sample all light");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Method {
    /// How light is sampled, or all but direct light.
    pub sampler: Sampler,
    /// Samples per pixel of the chains for every one of direct light, which is then path traced separately; 0: the
    /// sampler finds all light.
    pub direct_every: u32,
    /// The throughput below which Russian roulette may end paths; 0: none is ended.
    pub roulette: f32,
}

const PATH_TRACING: &str = "pt";
const GRADIENT: &str = "gradient-pt";
const AUTO: &str = "auto";
const PERSISTENT: &str = "persistent-restore";
const DIRECT_EVERY: &str = "direct-every";
const ABOUT_DIRECT_EVERY: &str = "Samples of the chains for each one of direct light, path traced separately; 0: chains sample all light.";
const GRADIENT_OF_CHAINS: &str = "gradient";
const ABOUT_GRADIENT: &str =
    "Samples differences between neighbouring pixels too, and makes the image of both.";
const ROULETTE: &str = "roulette";
/// Our threshold. On scenes with long paths 0.5 is as good for path tracing, and worse for differences; 1, as in
/// pbrt-v4, is too much.
const OUR_ROULETTE: f32 = 0.25;
const ABOUT_ROULETTE: &str = "Russian roulette: paths with a lower throughput survive with a probability, and then carry more; 0: none.";

/// The parameter that says where the samples of a pixel come from.
pub(crate) fn sampler_slot(sequence: &mut Sequence) -> (&'static str, &'static str, Slot<'_>) {
    (
        "sampler",
        "Samples of a pixel: independent random numbers, or Sobol points, which are spread more evenly.",
        Slot::Word(sequence),
    )
}

impl Method {
    /// The names of all methods.
    pub fn names() -> impl Iterator<Item = &'static str> {
        let chains = wayfare_sampling::Method::PRESETS.iter();
        [PATH_TRACING, GRADIENT, AUTO]
            .into_iter()
            .chain(chains.map(|preset| preset.name))
    }

    /// The method of that name with our values of its parameters, or the published ones.
    pub fn preset(name: &str, defaults: Defaults) -> Result<Self, UnknownMethod> {
        let roulette = match defaults {
            Defaults::Ours => OUR_ROULETTE,
            Defaults::Published | Defaults::PublishedDwellTime => 0.0,
        };
        let independent = match name {
            PATH_TRACING => Some(Sampler::default()),
            GRADIENT => Some(Sampler::Gradient(Gradient::default())),
            AUTO => Some(Sampler::Auto(AutoSettings::default())),
            _ => None,
        };
        if let Some(sampler) = independent {
            return Ok(Self {
                sampler,
                direct_every: 0,
                roulette,
            });
        }
        let method = wayfare_sampling::Method::preset(name, defaults);
        let method = method.ok_or_else(|| UnknownMethod {
            name: name.to_owned(),
            known: Self::names().collect::<Vec<_>>().join(", ")
                + &did_you_mean(name, Self::names()),
        })?;
        let ours = name == PERSISTENT;
        Ok(Self {
            sampler: Sampler::Chains {
                method,
                pixels_per_chain: if ours { 2 } else { 1 },
                gradient: false,
            },
            direct_every: u32::from(ours || defaults == Defaults::Ours),
            roulette: if ours { OUR_ROULETTE } else { roulette },
        })
    }

    /// The method of that name with some of its parameters changed, which are then checked.
    pub fn configured<'a, K: AsRef<str>, V: Into<Given<'a>>>(
        name: &str,
        defaults: Defaults,
        parameters: impl IntoIterator<Item = (K, V)>,
    ) -> Result<Self, MethodError> {
        let mut method = Self::preset(name, defaults)?;
        for (key, value) in parameters {
            method.set(key.as_ref(), value)?;
        }
        Ok(method)
    }

    /// The name on the command line and in files.
    pub fn name(&self) -> &'static str {
        match &self.sampler {
            Sampler::Independent(_) => PATH_TRACING,
            Sampler::Gradient(_) => GRADIENT,
            Sampler::Auto(_) => AUTO,
            Sampler::Chains { method, .. } => method.name(),
        }
    }

    /// The chains, where there are any.
    pub fn chains(&self) -> Option<&wayfare_sampling::Method> {
        match &self.sampler {
            Sampler::Independent(_) | Sampler::Gradient(_) | Sampler::Auto(_) => None,
            Sampler::Chains { method, .. } => Some(method),
        }
    }

    /// The parts of path space, in the order in which they take turns.
    pub fn parts(&self) -> Vec<Part> {
        let part = |kinds, sampler, share| Part {
            kinds,
            sampler,
            share,
        };
        match (self.sampler, self.direct_every) {
            (sampler @ Sampler::Chains { .. }, every @ 1..) => vec![
                part(PathKinds::DIRECT, Sampler::default(), 1),
                part(PathKinds::INDIRECT, sampler, u64::from(every)),
            ],
            (sampler, _) => vec![part(PathKinds::ALL, sampler, 1)],
        }
    }

    /// The chains that `auto` starts, and pixels per chain: those of our best method, for all light.
    pub fn chains_of_auto() -> (wayfare_sampling::Method, u32) {
        let ours = Self::preset(PERSISTENT, Defaults::Ours).map(|method| method.sampler);
        match ours {
            Ok(Sampler::Chains {
                method,
                pixels_per_chain,
                ..
            }) => (method, pixels_per_chain),
            _ => unreachable!("it is a preset of chains"),
        }
    }

    /// Whether its parameters have published values besides ours.
    pub fn is_published(&self) -> bool {
        match self.sampler {
            Sampler::Independent(_) => true,
            Sampler::Gradient(_) | Sampler::Auto(_) => false,
            Sampler::Chains { .. } => self.name() != PERSISTENT,
        }
    }

    /// Whether its stationary distribution is the right one, so that a longer run gives a better image.
    pub fn is_exact(&self) -> bool {
        let is_unadjusted =
            |chains: &wayfare_sampling::Method| matches!(chains.local, Local::Langevin(_));
        !self.chains().is_some_and(is_unadjusted)
    }

    /// Whether the score of the path function is needed.
    pub fn needs_score(&self) -> bool {
        self.chains().is_some_and(|chains| chains.needs_score())
    }

    /// Checks that all parameters are in their ranges, for methods that were put together in code.
    pub fn validate(&self) -> Result<(), SettingError> {
        let (name, mut copy) = (self.name(), *self);
        if let Some(chains) = self.chains() {
            chains.validate()?;
        }
        let mut slots = copy.own_slots().into_iter();
        slots.try_for_each(|(key, _, slot)| slot.validate(name, key))
    }

    /// The parameters besides those of the chains: key, words about it, and where its value is.
    fn own_slots(&mut self) -> Vec<(&'static str, &'static str, Slot<'_>)> {
        let mut slots = match &mut self.sampler {
            Sampler::Independent(sequence) => vec![sampler_slot(sequence)],
            Sampler::Gradient(gradient) => gradient.slots().into(),
            Sampler::Auto(settings) => settings.slots(),
            Sampler::Chains { gradient, .. } => vec![
                (
                    DIRECT_EVERY,
                    ABOUT_DIRECT_EVERY,
                    Slot::Whole(&mut self.direct_every),
                ),
                (GRADIENT_OF_CHAINS, ABOUT_GRADIENT, Slot::Word(gradient)),
            ],
        };
        let roulette = Slot::Number(&mut self.roulette, Range::closed(0.0, 1.0));
        slots.push((ROULETTE, ABOUT_ROULETTE, roulette));
        slots
    }

    /// All parameters with their values, for a user interface.
    pub fn parameters(&self) -> Vec<Parameter> {
        let mut parameters = self
            .chains()
            .map_or(Vec::new(), |chains| chains.parameters());
        let mut copy = *self;
        let own = copy.own_slots().into_iter();
        parameters.extend(own.map(|(key, about, slot)| slot.parameter(key, about)));
        parameters
    }

    /// Changes one parameter, from text or from a value in a file. What is refused changes nothing.
    pub fn set<'a>(&mut self, key: &str, value: impl Into<Given<'a>>) -> Result<(), SettingError> {
        let (name, wanted) = (self.name(), key.trim().replace('_', "-"));
        let mut own = self.own_slots();
        if let Some((key, _, slot)) = own.iter_mut().find(|(key, ..)| *key == wanted) {
            return slot.set(name, key, &value.into());
        }
        let own: Vec<_> = own.iter().map(|(key, ..)| *key).collect();
        let unknown = |others: Option<String>| SettingError::UnknownKey {
            method: name,
            key: key.to_owned(),
            keys: others
                .into_iter()
                .chain([own.join(", ")])
                .collect::<Vec<_>>()
                .join(", "),
        };
        match &mut self.sampler {
            Sampler::Independent(_) | Sampler::Gradient(_) | Sampler::Auto(_) => Err(unknown(None)),
            Sampler::Chains { method, .. } => method.set(key, value).map_err(|error| match error {
                SettingError::UnknownKey { keys, .. } => unknown(Some(keys)),
                invalid => invalid,
            }),
        }
    }
}

/// Path tracing.
impl Default for Method {
    fn default() -> Self {
        Self {
            sampler: Sampler::default(),
            direct_every: 0,
            roulette: OUR_ROULETTE,
        }
    }
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A name that belongs to no method.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no method \"{name}\"; there are {known}")]
pub struct UnknownMethod {
    name: String,
    known: String,
}

/// Why a name and parameters are no method.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MethodError {
    /// There is no such method.
    #[error(transparent)]
    Unknown(#[from] UnknownMethod),
    /// A parameter cannot be set.
    #[error(transparent)]
    Parameter(#[from] SettingError),
}

/// By name, with our values of the parameters.
impl FromStr for Method {
    type Err = UnknownMethod;

    fn from_str(name: &str) -> Result<Self, UnknownMethod> {
        Self::preset(name, Defaults::Ours)
    }
}

/// A map of the name and all parameters.
impl Serialize for Method {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut entries = match self.chains() {
            Some(chains) => chains.entries(),
            None => vec![("method", Value::Word(self.name()))],
        };
        let mut copy = *self;
        let own = copy.own_slots().into_iter();
        entries.extend(own.map(|(key, _, slot)| (key, slot.value())));
        serializer.collect_map(entries)
    }
}

/// What is missing has our value.
impl<'de> Deserialize<'de> for Method {
    fn deserialize<D: Deserializer<'de>>(source: D) -> Result<Self, D::Error> {
        use serde::de::Error;
        let mut entries = BTreeMap::<String, Given<'static>>::deserialize(source)?;
        let name = entries.remove("method").map(|name| name.to_string());
        let name = name.ok_or_else(|| D::Error::missing_field("method"))?;
        let mut method: Self = name.parse().map_err(D::Error::custom)?;
        for (key, value) in entries {
            method.set(&key, value).map_err(D::Error::custom)?;
        }
        Ok(method)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn independent_methods_choose_their_sampler() {
        for name in ["pt", "gradient-pt", "auto"] {
            let mut method: Method = name.parse().expect("a method");
            method.set("sampler", "sobol").expect("a sampler");
            let shown = method.parameters();
            let shown = shown.iter().find(|p| p.key == "sampler");
            assert_eq!(shown.expect("it is shown").value, "sobol", "{name}");
        }
        let error = Method::default().set("sd", "1").expect_err("no step");
        assert_eq!(
            error.to_string(),
            "pt has no parameter `sd`; it has sampler, roulette"
        );
    }

    #[test]
    fn direct_light_is_a_parameter_like_any_other() {
        let mut method: Method = "metropolis".parse().expect("a method");
        assert_eq!(method.direct_every, 1);
        method.set("direct_every", "4").expect("a whole number");
        let shown = method.parameters();
        let shown = shown.iter().find(|p| p.key == DIRECT_EVERY);
        assert_eq!(shown.expect("it is shown").value, "4");
        let refused = method.set(DIRECT_EVERY, "-1").expect_err("a whole number");
        assert_eq!(
            refused.to_string(),
            "`direct-every` of metropolis must be a whole number from 0 to 4294967295, not `-1`"
        );
        let refused = method
            .set("rho", "1")
            .expect_err("metropolis has no velocity");
        assert!(
            refused
                .to_string()
                .ends_with(", chains, direct-every, gradient, roulette"),
            "{refused}"
        );
    }

    /// A name means the same everywhere: our values, unless the published ones are asked for.
    #[test]
    fn presets_sample_direct_light_separately_unless_as_published() {
        for name in Method::names() {
            let ours = Method::preset(name, Defaults::Ours).expect("a method");
            assert_eq!(Ok(ours), name.parse());
            let published = Method::preset(name, Defaults::Published).expect("a method");
            let parts = match name {
                "auto" | "pt" | "gradient-pt" => (1, 1),
                "persistent-restore" => (2, 2),
                _ => (2, 1),
            };
            assert_eq!(
                (ours.parts().len(), published.parts().len()),
                parts,
                "{name}"
            );
        }
    }
}

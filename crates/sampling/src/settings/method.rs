//! The choice among the methods.

use super::field::{Field, Parameter};
use super::{
    DiffusionRestoreSettings, MalaRestoreSettings, MalaSettings, MetropolisRestoreSettings,
    MetropolisSettings, Normalisation, PersistentRestoreSettings, ReadOut, SettingError, Start,
};
use serde::{Deserialize, Serialize};

/// Whose values parameters have where nothing is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Defaults {
    /// As published, where a method was published. The defaults of the structs.
    #[default]
    Published,
    /// As we would have it: the same steps, but chains start stationary, and the picture is as bright as all independent
    /// draws say, so that it is right from the first frame on.
    Ours,
}

/// A method and its parameters.
///
/// ```
/// use wayfare_sampling::MethodSettings;
///
/// let mut method = MethodSettings::from_name("metropolis-restore").unwrap();
/// method.set("m", "16")?;
/// let refused = method.set("rho", "0.5").unwrap_err();
/// assert_eq!(
///     refused.to_string(),
///     "metropolis-restore has no parameter `rho`; it has sd, m, start, read-out, copies, normalise, direct, chains"
/// );
/// # Ok::<(), wayfare_sampling::SettingError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "method", rename_all = "kebab-case")]
pub enum MethodSettings {
    /// A random walk with large steps.
    Metropolis(MetropolisSettings),
    /// A random walk along the score with large steps, Metropolis-adjusted.
    Mala(MalaSettings),
    /// Restore with random-walk Metropolis steps.
    MetropolisRestore(MetropolisRestoreSettings),
    /// Restore with Metropolis-adjusted Langevin steps.
    MalaRestore(MalaRestoreSettings),
    /// Restore with unadjusted nonreversible Langevin steps. Not exact: see [`Langevin`](crate::dynamics::Langevin).
    DiffusionRestore(DiffusionRestoreSettings),
    /// Restore with steps that keep their direction: exact and nonreversible.
    PersistentRestore(PersistentRestoreSettings),
}

/// The same expression on whichever struct is inside.
macro_rules! on_settings {
    ($method:expr, $settings:ident => $result:expr) => {
        match $method {
            MethodSettings::Metropolis($settings) => $result,
            MethodSettings::Mala($settings) => $result,
            MethodSettings::MetropolisRestore($settings) => $result,
            MethodSettings::MalaRestore($settings) => $result,
            MethodSettings::DiffusionRestore($settings) => $result,
            MethodSettings::PersistentRestore($settings) => $result,
        }
    };
}

impl MethodSettings {
    /// The names of all methods.
    pub const NAMES: [&str; 6] = [
        "metropolis",
        "mala",
        "metropolis-restore",
        "mala-restore",
        "diffusion-restore",
        "persistent-restore",
    ];

    /// The method of that name with its default parameters.
    pub fn from_name(name: &str) -> Option<Self> {
        Some(match name {
            "metropolis" => Self::Metropolis(Default::default()),
            "mala" => Self::Mala(Default::default()),
            "metropolis-restore" => Self::MetropolisRestore(Default::default()),
            "mala-restore" => Self::MalaRestore(Default::default()),
            "diffusion-restore" => Self::DiffusionRestore(Default::default()),
            "persistent-restore" => Self::PersistentRestore(Default::default()),
            _ => return None,
        })
    }

    /// The method of that name with the defaults of either kind.
    pub fn with_defaults(name: &str, defaults: Defaults) -> Option<Self> {
        let mut method = Self::from_name(name)?;
        if defaults == Defaults::Ours {
            method.start_right();
        }
        Some(method)
    }

    /// Sets everything that makes the first picture as bright as the last, as it is in `persistent-restore`.
    fn start_right(&mut self) {
        let PersistentRestoreSettings {
            start,
            read_out,
            copies,
            normalise,
            direct,
            ..
        } = PersistentRestoreSettings::default();
        on_settings!(self, settings => {
            settings.start = start;
            settings.read_out = read_out;
            settings.copies = copies;
            settings.direct = direct;
        });
        match self {
            Self::Metropolis(_) | Self::Mala(_) => {}
            Self::MetropolisRestore(s) => s.normalise = normalise,
            Self::MalaRestore(s) => s.normalise = normalise,
            Self::DiffusionRestore(s) => s.normalise = normalise,
            Self::PersistentRestore(s) => s.normalise = normalise,
        }
    }

    /// The method's name, as on the command line.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Metropolis(_) => "metropolis",
            Self::Mala(_) => "mala",
            Self::MetropolisRestore(_) => "metropolis-restore",
            Self::MalaRestore(_) => "mala-restore",
            Self::DiffusionRestore(_) => "diffusion-restore",
            Self::PersistentRestore(_) => "persistent-restore",
        }
    }

    fn fields(&mut self) -> Vec<Field<'_>> {
        on_settings!(self, settings => settings.fields())
    }

    /// The names of the method's parameters.
    pub fn keys(&self) -> Vec<&'static str> {
        self.clone()
            .fields()
            .iter()
            .map(|field| field.key)
            .collect()
    }

    /// All parameters with their values, for a user interface.
    pub fn parameters(&self) -> Vec<Parameter> {
        let mut copy = self.clone();
        copy.fields().iter().map(Field::parameter).collect()
    }

    /// Sets one parameter by name, from text. Hyphens and underscores in names are the same.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), SettingError> {
        let method = self.name();
        let wanted = key.trim().replace('_', "-");
        let mut fields = self.fields();
        match fields.iter_mut().find(|field| field.key == wanted) {
            Some(field) => field.set(method, value),
            None => Err(SettingError::UnknownKey {
                method,
                key: key.into(),
                keys: self.keys().join(", "),
            }),
        }
    }

    /// Checks that every number lies in its valid range.
    pub fn validate(&self) -> Result<(), SettingError> {
        let method = self.name();
        self.clone()
            .fields()
            .iter()
            .try_for_each(|field| field.validate(method))
    }

    /// How the run starts.
    pub fn start(&self) -> Start {
        on_settings!(self, settings => settings.start)
    }

    /// How states become deposits.
    pub fn read_out(&self) -> ReadOut {
        on_settings!(self, settings => settings.read_out)
    }

    /// The most copies of one bootstrap sample that a stationary start asks for.
    pub fn copies(&self) -> Option<f32> {
        on_settings!(self, settings => settings.copies)
    }

    /// What the picture of a Restore method is divided by. Other chains have no choice, and the unbiased start has a
    /// denominator of its own.
    pub fn normalisation(&self) -> Option<Normalisation> {
        let wanted = match self {
            Self::Metropolis(_) | Self::Mala(_) => return None,
            Self::MetropolisRestore(s) => s.normalise,
            Self::MalaRestore(s) => s.normalise,
            Self::DiffusionRestore(s) => s.normalise,
            Self::PersistentRestore(s) => s.normalise,
        };
        Some(match self.start() {
            Start::Unbiased => Normalisation::Kills,
            Start::Cold | Start::Stationary => wanted,
        })
    }

    /// Evaluations per pixel of the chains for every one of direct light; 0 where chains sample all light.
    pub fn direct(&self) -> u32 {
        on_settings!(self, settings => settings.direct)
    }

    /// The number of chains, where the settings fix it.
    pub fn chains(&self) -> Option<u32> {
        on_settings!(self, settings => settings.chains)
    }

    /// Whether the method needs the score of the target.
    pub fn needs_score(&self) -> bool {
        match self {
            Self::Metropolis(_) | Self::MetropolisRestore(_) => false,
            Self::Mala(_) | Self::MalaRestore(_) | Self::DiffusionRestore(_) => true,
            Self::PersistentRestore(settings) => settings.score,
        }
    }
}

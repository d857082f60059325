//! The methods by their names.

use super::{Estimator, Global, Method, Normalisation, Run, Start};
use crate::dynamics::{Langevin, Local, Mala, Metropolis, Persistent};
use crate::large_steps::LargeSteps;
use crate::restore::Restore;
use serde::{Deserialize, Serialize};

/// Whose values the parameters of a preset have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Defaults {
    /// Ours: the same steps, but chains start stationary, and the image is as bright as all independent samples say, so
    /// that it is right from the first frame on.
    #[default]
    Ours,
    /// As published, where a method was published: images of Restore methods are divided by the number of tours.
    Published,
    /// The same, but divided by the time that tours have spent, as in the authors' earlier code.
    PublishedDwellTime,
}

impl Defaults {
    /// All of them with their names.
    pub const ALL: [(&str, Self); 3] = [
        ("ours", Self::Ours),
        ("published", Self::Published),
        ("published-dwell-time", Self::PublishedDwellTime),
    ];
}

/// A method that has a name.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Preset {
    /// Its name.
    pub name: &'static str,
    /// What it is, in a sentence.
    pub about: &'static str,
    /// The parts with the published values, or ours where it was not published.
    pub published: Method,
    /// The parts with our values.
    pub ours: Method,
}

const PUBLISHED: Run = Run {
    start: Start::Cold,
    estimator: Estimator::Published,
    max_copies: None,
    chains: None,
    fits_steps: false,
};

const OURS: Run = Run {
    start: Start::Stationary,
    estimator: Estimator::RaoBlackwellised,
    max_copies: Some(1.0),
    chains: None,
    fits_steps: true,
};

const LARGE_STEPS: Global = Global::LargeSteps(LargeSteps { probability: 0.3 });

const fn restore(m: f32, normalise: Normalisation) -> Global {
    Global::Restore(Restore { m, normalise })
}

/// A method that was published as local x global, and the same steps in our kind of run.
const fn published(
    name: &'static str,
    about: &'static str,
    local: Local,
    global: Global,
) -> Preset {
    let ours = match global {
        Global::Restore(process) => restore(process.m, Normalisation::Independent),
        large_steps => large_steps,
    };
    Preset {
        name,
        about,
        published: Method {
            local,
            global,
            run: PUBLISHED,
        },
        ours: Method {
            local: match local {
                Local::Metropolis(Metropolis { sd, .. }) => Local::Metropolis(Metropolis {
                    sd,
                    pair_step: PAIR_STEP,
                }),
                along_the_score => along_the_score,
            },
            global: ours,
            run: Run {
                // How steps along the score should follow the size of an image has not been measured.
                fits_steps: matches!(local, Local::Metropolis(_)),
                ..OURS
            },
        },
    }
}

/// The film position goes twice as far as all other coordinates.
const PAIR_STEP: f32 = 2.0;

const METROPOLIS: Local = Local::Metropolis(Metropolis::new(1e-2));
const MALA: Local = Local::Mala(Mala {
    sd: 5e-3,
    tame: false,
});
const LANGEVIN: Local = Local::Langevin(Langevin {
    sd: 5e-3,
    gamma: None,
});
const PERSISTENT_RESTORE: Method = Method {
    local: Local::Persistent(Persistent {
        sd: 5e-3,
        pair_step: PAIR_STEP,
        rho: 0.5,
        score: false,
        tame: true,
    }),
    global: restore(4.0, Normalisation::Independent),
    run: OURS,
};

const PRESETS: [Preset; 6] = [
    published(
        "metropolis",
        "PSSMLT: a random walk with large steps",
        METROPOLIS,
        LARGE_STEPS,
    ),
    published(
        "mala",
        "a random walk along the score with large steps, Metropolis-adjusted",
        MALA,
        LARGE_STEPS,
    ),
    published(
        "metropolis-restore",
        "Restore with random-walk Metropolis steps",
        METROPOLIS,
        restore(64.0, Normalisation::Kills),
    ),
    published(
        "mala-restore",
        "Restore with Metropolis-adjusted Langevin steps",
        MALA,
        restore(64.0, Normalisation::Kills),
    ),
    published(
        "diffusion-restore",
        "Restore with unadjusted, nonreversible Langevin steps: not exact",
        LANGEVIN,
        restore(64.0, Normalisation::Kills),
    ),
    Preset {
        name: "persistent-restore",
        about: "Restore with steps that keep their direction: exact and nonreversible; ours",
        published: PERSISTENT_RESTORE,
        ours: PERSISTENT_RESTORE,
    },
];

impl Method {
    /// All methods that have a name.
    pub const PRESETS: &[Preset] = &PRESETS;

    /// The method of that name with its default parameters.
    pub fn preset(name: &str, defaults: Defaults) -> Option<Self> {
        let preset = PRESETS.iter().find(|preset| preset.name == name)?;
        let mut method = match defaults {
            Defaults::Ours => preset.ours,
            Defaults::Published | Defaults::PublishedDwellTime => preset.published,
        };
        if let (Defaults::PublishedDwellTime, Global::Restore(process)) =
            (defaults, &mut method.global)
            && process.normalise == Normalisation::Kills
        {
            process.normalise = Normalisation::DwellTime;
        }
        Some(method)
    }
}

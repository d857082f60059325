//! Parameters of the method `auto`.

use crate::gradient::{Gradient, Weights};
use wayfare_sampling::{Slot, Words};
use wayfare_transport::PathKinds;

/// The paths that chains have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ChainPaths {
    /// Those that are chosen by what a pilot finds.
    #[default]
    Auto,
    /// None.
    None,
    /// Indirect light that is found by hitting a lamp.
    Hit,
    /// Indirect light that next event estimation connects to.
    Connected,
    /// Both kinds of indirect light.
    Indirect,
    /// All.
    All,
}

impl ChainPaths {
    /// Their kinds; none where they are to be chosen.
    pub fn kinds(self) -> Option<PathKinds> {
        match self {
            Self::Auto => None,
            Self::None => Some(PathKinds::NONE),
            Self::Hit => Some(PathKinds::HIT),
            Self::Connected => Some(PathKinds::CONNECTED),
            Self::Indirect => Some(PathKinds::INDIRECT),
            Self::All => Some(PathKinds::ALL),
        }
    }
}

impl Words for ChainPaths {
    fn words(&self) -> &'static [&'static str] {
        &["auto", "none", "hit", "connected", "indirect", "all"]
    }
    fn index(&self) -> usize {
        *self as usize
    }
    fn choose(&mut self, index: usize) {
        *self = [
            Self::Auto,
            Self::None,
            Self::Hit,
            Self::Connected,
            Self::Indirect,
            Self::All,
        ][index];
    }
}

/// The parameters of `auto`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AutoSettings {
    /// How differences between pixels are weighed.
    pub gradient: Gradient,
    /// The paths that chains have.
    pub chain_paths: ChainPaths,
}

impl Default for AutoSettings {
    /// With the least noise: what `auto` chooses depends on its samples anyway.
    fn default() -> Self {
        Self {
            gradient: Gradient {
                weights: Weights::Own,
                ..Gradient::default()
            },
            chain_paths: ChainPaths::default(),
        }
    }
}

impl AutoSettings {
    /// The parameters: key, words about it, and where its value is.
    pub(crate) fn slots(&mut self) -> Vec<(&'static str, &'static str, Slot<'_>)> {
        let mut slots: Vec<_> = self.gradient.slots().into();
        slots.push((
            "chain-paths",
            "Paths that chains have: those that a pilot chooses, or always the same ones.",
            Slot::Word(&mut self.chain_paths),
        ));
        slots
    }
}

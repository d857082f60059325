//! Kinds of paths, of which the path function is the sum.

use std::ops::{BitAnd, BitOr, Not};

/// A set of kinds of paths, by how often light is scattered on its way to the camera and by how the path finds it.
///
/// At every x the path function is the sum of its parts, one for each kind:
///
/// ```
/// use wayfare_transport::PathKinds;
///
/// assert_eq!(PathKinds::DIRECT | PathKinds::INDIRECT, PathKinds::ALL);
/// assert_eq!(!PathKinds::DIRECT, PathKinds::CONNECTED | PathKinds::HIT);
/// assert!((PathKinds::CONNECTED & PathKinds::HIT).is_empty());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PathKinds(u8);

impl PathKinds {
    /// No path.
    pub const NONE: Self = Self(0);
    /// Direct illumination, and the lamps themselves: at most one scattering event.
    pub const DIRECT: Self = Self(1);
    /// Indirect illumination that next event estimation finds.
    pub const CONNECTED: Self = Self(2);
    /// Indirect illumination that is found by hitting a light: caustics, and what multiple importance sampling leaves
    /// to it.
    pub const HIT: Self = Self(4);
    /// Indirect illumination: at least two scattering events.
    pub const INDIRECT: Self = Self(6);
    /// All paths.
    pub const ALL: Self = Self(7);

    /// The single kinds, in the order of their bits.
    pub const EACH: [Self; 3] = [Self::DIRECT, Self::CONNECTED, Self::HIT];

    /// The set with these bits; further ones do not count.
    pub const fn from_bits(bits: u8) -> Self {
        Self(bits & Self::ALL.0)
    }

    /// Its bits, one for each of [`PathKinds::EACH`].
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Whether there is no kind in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether it has all kinds of another set.
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// The most scattering events of its paths.
    #[inline(always)]
    pub const fn max_depth(self) -> u32 {
        match self.0 & Self::INDIRECT.0 {
            0 => 1,
            _ => u32::MAX,
        }
    }

    /// Whether light counts that is hit after a number of scattering events.
    #[inline(always)]
    pub(crate) const fn count_hits(self, depth: u32) -> bool {
        let kind = if depth < 2 { Self::DIRECT } else { Self::HIT };
        self.0 & kind.0 != 0
    }

    /// Whether next event estimation counts at a vertex that light reaches after one more scattering event.
    #[inline(always)]
    pub(crate) const fn count_connections(self, depth: u32) -> bool {
        let kind = if depth < 1 {
            Self::DIRECT
        } else {
            Self::CONNECTED
        };
        self.0 & kind.0 != 0
    }
}

impl BitOr for PathKinds {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAnd for PathKinds {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

/// All other kinds.
impl Not for PathKinds {
    type Output = Self;

    fn not(self) -> Self {
        Self(!self.0 & Self::ALL.0)
    }
}

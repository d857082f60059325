//! Chromaticities of the illuminants that pbrt-v4 knows by name.
//!
//! The renderer carries RGB, so the chromaticity is all that remains of an emission spectrum. The
//! values are the ones that CIE 15 (2004) publishes for the 2 degree observer; for the white of
//! ACES they are those of SMPTE ST 2065-1.

const TABLE: [(&str, [f64; 2]); 16] = [
    ("stdillum-A", [0.44758, 0.40745]),
    ("stdillum-D50", [0.34567, 0.35850]),
    ("stdillum-D65", [0.3127, 0.3290]),
    ("stdillum-F1", [0.3131, 0.3371]),
    ("stdillum-F2", [0.3721, 0.3751]),
    ("stdillum-F3", [0.4091, 0.3941]),
    ("stdillum-F4", [0.4402, 0.4031]),
    ("stdillum-F5", [0.3138, 0.3452]),
    ("stdillum-F6", [0.3779, 0.3882]),
    ("stdillum-F7", [0.3129, 0.3292]),
    ("stdillum-F8", [0.3458, 0.3586]),
    ("stdillum-F9", [0.3741, 0.3727]),
    ("stdillum-F10", [0.3458, 0.3588]),
    ("stdillum-F11", [0.3805, 0.3769]),
    ("stdillum-F12", [0.4370, 0.4042]),
    ("illum-acesD60", [0.32168, 0.33767]),
];

/// CIE xy of a named illuminant.
pub(super) fn chromaticity(name: &str) -> Option<[f64; 2]> {
    let (_, xy) = TABLE.iter().find(|(known, _)| *known == name)?;
    Some(*xy)
}

//! Refractive indices of the optical glasses that pbrt-v4 knows by name.
//!
//! The dispersion formula of Sellmeier, n^2 - 1 = sum B l^2 / (l^2 - C) with l in micrometres, and
//! the coefficients of the Schott catalogue.

/// Name, B and C of each glass. What pbrt-v4 calls F5, F10 and F11 are the dense flints SF5, SF10 and SF11.
#[rustfmt::skip]
const TABLE: [(&str, [f64; 3], [f64; 3]); 7] = [
    ("BK7", [1.03961212, 0.231792344, 1.01046945], [0.00600069867, 0.0200179144, 103.560653]),
    ("BAF10", [1.5851495, 0.143559385, 1.08521269], [0.00926681282, 0.0424489805, 105.613573]),
    ("FK51A", [0.971247817, 0.216901417, 0.904651666], [0.00472301995, 0.0153575612, 168.68133]),
    ("LASF9", [2.00029547, 0.298926886, 1.80691843], [0.0121426017, 0.0538736236, 156.530829]),
    ("SF5", [1.52481889, 0.187085527, 1.42729015], [0.011254756, 0.0588995392, 129.141675]),
    ("SF10", [1.62153902, 0.256287842, 1.64447552], [0.0122241457, 0.0595736775, 147.468793]),
    ("SF11", [1.73759695, 0.313747346, 1.89878101], [0.013188707, 0.0623068142, 155.23629]),
];

/// Refractive index of a named glass at a wavelength in nanometres.
pub(super) fn eta(name: &str, nm: f64) -> Option<f64> {
    let name = match name.strip_prefix("glass-")? {
        "F5" => "SF5",
        "F10" => "SF10",
        "F11" => "SF11",
        name => name,
    };
    let (_, b, c) = TABLE.iter().find(|(known, ..)| *known == name)?;
    let squared = (nm * 1e-3) * (nm * 1e-3);
    let sum: f64 = b
        .iter()
        .zip(c)
        .map(|(b, c)| b * squared / (squared - c))
        .sum();
    Some((1.0 + sum).sqrt())
}

//! Plots as SVG: axes, curves, markers, filled contours and panels side by side.
//!
//! A [`Panel`] has two [`Axis`] and collects what is drawn between them; a [`Figure`] arranges panels in a grid and adds
//! a caption. Everything is vector graphics and text in the fonts of the reader's machine. The output depends on the
//! input alone, byte for byte.
//!
//! ```
//! use wayfare_study::plot::{Axis, Figure, Panel, Scale, Stroke, palette};
//!
//! let points: Vec<[f64; 2]> = (0..=100).map(|i| f64::from(i) / 10.0).map(|x| [x, x.sin()]).collect();
//! let mut panel = Panel::new(Axis::new("_x_", Scale::linear(0.0, 10.0)), Axis::new("sin _x_", Scale::linear(-1.0, 1.0)));
//! panel.title("A sine").line(&points, &Stroke::new(palette::BLUE));
//! let svg = Figure::new(400.0, 1, 250.0).panel(panel).caption("One period and a half.").to_svg();
//! assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n"));
//! ```
//!
//! Texts may hold `_italics_` and superscripts, `10^{-3}`; [`literally`] keeps names from becoming italic.

mod axis;
mod contour;
mod draw;
mod figure;
mod marker;
pub mod palette;
mod panel;
mod style;
mod svg;

pub use axis::{Axis, Scale};
pub use contour::Field;
pub use figure::Figure;
pub use panel::{Corner, Panel};
pub use style::{Dash, Stroke, Symbol};
pub use svg::literally;

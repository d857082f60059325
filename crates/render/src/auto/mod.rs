//! The method `auto`: path tracing where light is easy to find, chains where it is hard, in one image.
//!
//! Path space is divided into [`Cells`]: tiles of the film x kinds of paths. Some belong to [chains](PartKind::Chains), all others to
//! path tracing, with or without differences between pixels. The two images add up to the right one whatever the division is,
//! provided that it was not made by the samples that it is applied to. So a pilot of its own, whose samples are no part of the
//! image, [chooses](choose) it, and chooses again, with more samples, as the image grows.

mod cells;
mod choose;
mod decide;
mod edit;
mod moments;
mod renderer;
mod saved;
mod schedule;
mod settings;
mod shares;

pub use cells::{Cells, PathSet};
pub use choose::{Choice, Costs, choose};
pub use moments::{CellEstimate, CellMoments, Moments};
pub use renderer::{Auto, AutoStatistics, Backend, PURPOSE_PILOT, PartKind};
pub use settings::{AutoSettings, ChainPaths};
pub use shares::ChainShares;
pub(crate) use shares::tint;

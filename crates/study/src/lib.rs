//! Studies: methods compared on scenes with many seeds, and the report that shows what was found.
//!
//! - [`spec`]: what a study compares. [`sources`]: where its scenes are. [`run`]: running it. [`folder`]: continuing
//!   where an earlier run was stopped.
//! - [`results`]: what was measured, as it is stored in the folder of a study. [`machine`]: where it was measured.
//! - [`Ensemble`]: many images with independent seeds, and how much of their error is bias; [`Estimate`]: a number and
//!   its confidence interval; [`LocalBias`]: whether every part of an image is right.
//! - [`report`]: tables, plots, images and a summary. [`plot`]: panels of curves as SVG. [`output`]: writing files.
//!
//! A study is computed first, as plain numbers; its plots, tables and sentences are all made from these numbers. A
//! study at equal samples gives the same numbers on every run, with any number of threads.
//!
//! ```
//! use std::sync::Arc;
//! use wayfare_film::Image;
//! use wayfare_study::Ensemble;
//!
//! // Four images that are 0.1 too bright everywhere, with noise of plus or minus 0.2.
//! let truth = Arc::new(Image::from_fn(32, 32, |_, _| [1.0; 3]));
//! let mut ensemble = Ensemble::new(truth, 0.0);
//! for seed in 0..4 {
//!     let noise = |x, y| if (x * 7 + y * 3 + seed * 5) % 4 < 2 { 0.2 } else { -0.2 };
//!     ensemble.add(&Image::from_fn(32, 32, |x, y| [1.1 + noise(x, y); 3]))?;
//! }
//! let summary = ensemble.summary();
//! assert!((summary.mean_ratio.value - 1.1).abs() < 0.01);
//! assert!((summary.mse.value - 0.05).abs() < 0.01);
//! # Ok::<(), wayfare_film::FilmError>(())
//! ```

mod ensemble;
mod estimate;
pub mod folder;
pub mod machine;
pub mod output;
pub mod plot;
pub mod report;
pub mod results;
pub mod run;
pub mod sources;
pub mod spec;
mod tiles;

pub use ensemble::{Ensemble, Summary};
pub use estimate::Estimate;
pub use tiles::{LocalBias, OverTiles, TILE};

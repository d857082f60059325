//! Experiments about the samplers, and the figures that show them.
//!
//! - [`results`]: what a study of many methods and scenes has found, as it lies in its folder.
//! - [`report`]: its tables, plots, images and words.
//! - [`spec`]: what a study compares. [`run`]: doing it.
//! - [`ensemble`]: many images with independent seeds, and how much of their error is bias.
//! - [`estimate`]: a number and its confidence interval.
//! - [`plot`]: panels of curves as SVG.
//! - [`output`]: writing the results.
//!
//! An experiment is computed first, as plain numbers; its figure, its table and the sentences that say what is seen are
//! made from these numbers, so none of them can say something else than the others. Nothing depends on the time, the
//! machine or the number of threads: the same settings give the same bytes.

pub mod ensemble;
pub mod estimate;
pub mod folder;
pub mod output;
pub mod plot;
pub mod report;
pub mod results;
pub mod run;
pub mod spec;

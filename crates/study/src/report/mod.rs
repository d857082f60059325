//! The report of a study: tables, plots, pictures and a summary in words, from the files in its folder.

mod atlas;
mod curve;
#[cfg(test)]
mod example;
mod files;
mod gallery;
mod judge;
mod load;
mod maps;
mod measured;
mod number;
mod overall;
pub mod page;
mod pictures;
pub mod plots;
mod table;
pub mod tables;
#[cfg(test)]
mod tests;
pub mod words;

pub use files::write_files;
pub use load::{LoadError, Results, cell_folder};

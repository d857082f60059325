//! The report of a study: tables, plots, images and a summary in words, from the files in its folder.

mod atlas;
#[cfg(test)]
mod example;
mod files;
mod gallery;
mod images;
mod judge;
mod load;
mod maps;
mod number;
pub mod page;
pub mod plots;
mod summary;
mod table;
pub mod tables;
#[cfg(test)]
mod tests;

pub use files::write_files;
pub use load::{LoadError, Results, cell_folder};
pub use summary::summary;
pub use table::Table;

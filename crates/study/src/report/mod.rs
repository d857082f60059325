//! The report of a study: summary, tables, plots, maps and images, made from the files in its folder.

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
mod page;
mod plots;
mod summary;
mod table;
mod tables;
#[cfg(test)]
mod tests;

pub use files::write_files;
pub use load::{LoadError, Results};
pub use page::{PageError, PageOptions, write_page};
pub use summary::summary;
pub use table::Table;
pub use tables::overview;

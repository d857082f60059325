//! The report of a study: tables, plots, pictures and a summary in words, from the files in its folder.

mod load;

pub use load::{LoadError, Results, cell_folder};

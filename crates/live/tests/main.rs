//! The frame loop, and the images that it shows.

mod images;
mod viewer;

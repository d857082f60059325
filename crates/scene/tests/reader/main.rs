//! The pbrt-v4 reader as its users meet it: texts in, scenes or messages out.

mod common;
mod errors_of_scenes;
mod errors_of_words;
mod files;
mod geometry;
mod grammar;
mod images;
mod large;
mod left_out;
mod lights;
mod materials;
mod nonsense;
mod textures;
mod view;
mod warnings;

//! The pbrt-v4 reader.
//!
//! Data flows through these files: [`input`] reads bytes and decompresses them, [`lexer`] cuts them into tokens,
//! [`params`] reads parameter lists, [`directives`] walks through the file and changes the [`state`]. Shapes become
//! triangles at once ([`shapes`], [`geometry`]). Materials and what they look up wait until the whole file is read,
//! because pbrt lets a file use them before it defines them, and because images are large ([`materials`],
//! [`material_kinds`], [`textures`], [`images`]). [`finish`] puts the tables together ([`tables`]) and validates the
//! scene.

mod approximate_materials;
mod area_lights;
mod colors;
mod directives;
mod finish;
mod geometry;
mod images;
mod input;
mod lexer;
mod lights;
mod mappings;
mod material_kinds;
mod materials;
mod mesh_arrays;
mod number;
mod objects;
mod option_directives;
mod param_set;
mod params;
mod reader;
mod shapes;
mod source;
mod state;
mod tables;
mod textures;
mod transform;
mod transform_directives;
mod view;
mod warnings;

pub(crate) use reader::read;

//! The pbrt-v4 reader.
//!
//! The data flows through these files: [`input`] gets bytes and unpacks them, [`lexer`] cuts them into
//! tokens, [`params`] reads parameter lists, [`directives`] walks over the file and changes the
//! [`state`]. Shapes become triangles on the spot ([`shapes`], [`geometry`]). Materials wait until the
//! whole file is read, because pbrt allows to name them before they are defined ([`materials`]), and
//! so do lights that have no surface, because their stand-ins depend on the size of the scene
//! ([`lights`]). [`finish`] puts the tables together and checks the whole.

mod approximate_materials;
mod area_lights;
mod colors;
mod directives;
mod finish;
mod geometry;
mod input;
mod lexer;
mod lights;
mod materials;
mod number;
mod objects;
mod option_directives;
mod param_set;
mod params;
mod picture;
mod reader;
mod shapes;
mod source;
mod state;
mod suggest;
mod textures;
mod transform;
mod transform_directives;
mod view;
mod warnings;

pub(crate) use reader::read;

//! Images on the graphics card: what is seen of them, and what is measured, against the same on the processor.

mod display;
mod look;
mod measure;
mod offscreen;

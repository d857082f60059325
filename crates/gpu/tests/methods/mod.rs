//! Every method as a renderer on the card.
//!
//! Kernels draw the same random numbers as the CPU. With the same settings, chains and steps they therefore render the
//! same image, up to chains for which a rounding turned one decision: nearly everything here is such a comparison.
//!
//! - [`agreement`]: all scenes and methods, images and counters
//! - [`carried`]: chains that continue when the camera moves or the scene is edited
//! - [`parameters`]: every parameter reaches the kernels
//! - [`exactness`]: exact methods converge to the truth
//! - [`repeatability`]: an image depends on seed and settings alone
//! - [`resuming`]: a rendering that was saved and resumed is the one that was not interrupted
//! - [`robustness`]: budgets, sizes, scenes and devices at their limits
//! - [`accumulation`]: sums keep the light of many samples

mod accumulation;
mod agreement;
mod carried;
mod exactness;
mod parameters;
mod repeatability;
mod resuming;
mod robustness;
mod setup;

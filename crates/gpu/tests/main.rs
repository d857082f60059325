//! Kernels against the CPU, and the devices that they run on.

mod common;
mod device;
mod generated;
mod methods;
mod paths;
mod random;
mod ray_query;
mod reprojection;

//! The `wayfare` program.
fn main() {}

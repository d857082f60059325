//! Temporary.
use wayfare_study::toy::{bias::Bias, exploration::*};
fn main() {
    for seed in 1..=6u64 {
        let e = Exploration::compute(Settings {
            seed,
            ..Settings::default()
        });
        std::fs::write(format!("/tmp/toyout/e{seed}.svg"), e.to_svg()).unwrap();
        if seed == 1 {
            println!("{}\n{}", e.table(), e.reading());
        }
    }
    let b = Bias::compute();
    std::fs::write("/tmp/toyout/toy-bias.svg", b.to_svg()).unwrap();
    println!("{}\n{}", b.table(), b.reading());
}

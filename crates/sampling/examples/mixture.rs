//! Samples a two-dimensional mixture and a density given as a closure, and compares the integrals with the truth.
//!
//! Run with `cargo run -p wayfare-sampling --example mixture`.

use wayfare_sampling::toy::{Binned, Mixture};
use wayfare_sampling::{Defaults, FnTarget, Method, Population, Sum};

fn main() -> Result<(), wayfare_sampling::SettingError> {
    // A mixture of three modes, its integral collected in four times four bins, by every method in turn.
    let target = Binned::new(Mixture::default(), 4);
    let exact = target.exact();
    let truth: f64 = exact.iter().sum();
    for name in Method::PRESETS.iter().map(|preset| preset.name) {
        let mut method = Method::preset(name, Defaults::Ours).expect("every listed name is known");
        method.set("start", "stationary")?;
        let mut population = Population::builder(&target)
            .method(method)
            .chains(512)
            .bootstrap(1 << 16)
            .seed(1)
            .start()
            .expect("valid settings");
        let mut film = target.histogram();
        for _ in 0..64 {
            population.advance(&mut film);
        }
        let total = population.scale() * film.total();
        let bin = population.scale() * film.sums[5] / exact[5];
        println!("{name:>20}: integral {total:.5}, exact {truth:.5}; bin 5 / exact {bin:.3}");
    }

    // Any non-negative function on [0,1)^d. Without a derivative, the methods that need none can sample it.
    let ring = FnTarget::new(2, |x| {
        let radius = (x[0] - 0.5).hypot(x[1] - 0.5);
        if (0.2..0.3).contains(&radius) {
            1.0
        } else {
            0.0
        }
    });
    let mut method = Method::preset("persistent-restore", Defaults::Ours).expect("a known name");
    method.set("sd", "0.05")?;
    let mut population = Population::builder(ring)
        .method(method)
        .chains(256)
        .bootstrap(1 << 14)
        .seed(1)
        .start()
        .expect("valid settings");
    let mut sum = Sum::default();
    for _ in 0..64 {
        population.advance(&mut sum);
    }
    let area = std::f64::consts::PI * (0.3f64.powi(2) - 0.2f64.powi(2));
    println!(
        "{:>20}: integral {:.5}, exact {area:.5}",
        "ring",
        population.scale() * sum.0
    );
    Ok(())
}

//! A few seconds of the soak test, which can run for hours: `cargo run --release --example soak -- --help`.

#[path = "../../examples/soak/frame_loop.rs"]
mod frame_loop;

use frame_loop::{Plan, soak};
use std::time::Duration;
use wayfare_engine::DeviceSpec;

#[test]
fn frames_go_on_and_stay_as_bright_as_the_scene() {
    if wayfare_testing::is_left_out() {
        return;
    }
    let plan = Plan {
        time: Duration::from_secs(4),
        devices: vec![DeviceSpec::Cpu],
        seed: 1,
        truth_spp: 64,
        report_every: Duration::from_secs(60),
        heap: || 0,
    };
    let status = soak(&plan, &mut |_| {}).expect("threads");
    assert!(status.errors.is_empty(), "{:#?}", status.errors);
    assert!(status.changes > 2 && status.frames > 20, "{status:?}");
    let all = status.brightness["all"];
    assert!((all.mean - 1.0).abs() < 0.2, "{status:?}");
}

//! Runs the viewer's frame loop without a window for as long as asked for, with random changes of camera, method, size,
//! scene and device, and watches memory, brightness and errors. docs/robustness.md says more.

mod frame_loop;

use clap::{Parser, ValueEnum};
use frame_loop::{Plan, Status, soak};
use std::process::ExitCode;
use std::time::Duration;
use wayfare_engine::{AdapterChoice, DeviceSpec};
use wayfare_testing::CountingAllocator;

#[global_allocator]
static HEAP: CountingAllocator = CountingAllocator::new();

/// Runs the viewer's frame loop for a long time, with random changes.
#[derive(Debug, Parser)]
#[command(name = "soak")]
struct Args {
    /// Seconds.
    #[arg(long, value_name = "SECONDS", default_value_t = 3600)]
    time: u64,
    /// Where to render; a GPU may be a software driver.
    #[arg(long, value_enum, default_value_t = Devices::Cpu)]
    device: Devices,
    /// Seed of everything that is chosen at random.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Devices to render on.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Devices {
    /// The CPU.
    Cpu,
    /// The GPU.
    Gpu,
    /// Both in turn.
    Both,
}

fn main() -> ExitCode {
    let args = Args::parse();
    let gpu = DeviceSpec::Gpu(AdapterChoice::Any);
    let plan = Plan {
        time: Duration::from_secs(args.time.max(1)),
        devices: match args.device {
            Devices::Cpu => vec![DeviceSpec::Cpu],
            Devices::Gpu => vec![gpu],
            Devices::Both => vec![DeviceSpec::Cpu, gpu],
        },
        seed: args.seed,
        truth_spp: 1024,
        report_every: Duration::from_secs(10),
        heap: || HEAP.held(),
    };
    let mut told = 0;
    let outcome = soak(&plan, &mut |status| {
        for error in &status.errors[told..] {
            eprintln!("FAILED: {error}");
        }
        told = status.errors.len();
        print_status(status);
    });
    match outcome {
        Ok(status) if status.errors.is_empty() => {
            println!("PASS");
            ExitCode::SUCCESS
        }
        Ok(_) => {
            println!("FAIL");
            ExitCode::FAILURE
        }
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::from(2)
        }
    }
}

/// Prints a line.
fn print_status(status: &Status) {
    let brightness: Vec<_> = status
        .brightness
        .iter()
        .map(|(method, sample)| {
            let (mean, error) = (sample.mean, sample.error());
            format!("{method} {mean:.4} ± {error:.4} ({})", sample.count)
        })
        .collect();
    println!(
        "{:>6.0} s  {:>8} frames  {:>6} changes  {:>4} of device  {:>6.1} MB held, {:.0} MB resident  {} errors  mean/truth: {}",
        status.seconds,
        status.frames,
        status.changes,
        status.devices,
        status.held / 1e6,
        status.resident.unwrap_or(0.0) / 1e6,
        status.errors.len(),
        brightness.join(", ")
    );
}

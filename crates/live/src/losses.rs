//! Where to continue when a device is lost.

use std::time::{Duration, Instant};
use wayfare_engine::DeviceSpec;

/// A device that is lost again this soon is given up.
const SOON: Duration = Duration::from_secs(20);

/// When devices were lost.
#[derive(Clone, Debug, Default)]
pub struct Losses(Vec<Instant>);

impl Losses {
    /// Records a loss. Gives the device to continue on: first the same one, then the CPU, and then none.
    pub fn next_device(&mut self, lost: &DeviceSpec) -> Option<DeviceSpec> {
        self.next_device_at(lost, Instant::now())
    }

    fn next_device_at(&mut self, lost: &DeviceSpec, now: Instant) -> Option<DeviceSpec> {
        let is_recent = |at: &&Instant| now.duration_since(**at) < SOON;
        let recent = self.0.iter().rev().take_while(is_recent).count();
        self.0.push(now);
        match recent {
            0 => Some(lost.clone()),
            1 => Some(DeviceSpec::Cpu),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_gets_a_second_chance_and_then_the_cpu_takes_over() {
        let gpu: DeviceSpec = "gpu:0".parse().expect("a device");
        let mut losses = Losses::default();
        let start = Instant::now();
        let mut after = |seconds| losses.next_device_at(&gpu, start + Duration::from_secs(seconds));
        assert_eq!(after(0), Some(gpu.clone()));
        // Long after, it is another story.
        assert_eq!(after(60), Some(gpu.clone()));
        assert_eq!(after(70), Some(DeviceSpec::Cpu));
        assert_eq!(after(75), None);
    }
}

//! What is served, to whom, and how much of it.

use crate::Token;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use wayfare_film::{Image, Look};
use wayfare_live::{Finish, Request};
use wayfare_trajectory::Pose;

/// What is served, and where.
#[derive(Clone, Debug)]
pub struct Options {
    /// The address to listen on; port 0 takes a free one.
    pub listen: SocketAddr,
    /// What viewers must know. Required unless only this machine can reach the address.
    pub token: Option<Token>,
    /// Names of this machine by which browsers may call it, besides `localhost` and addresses in digits.
    pub host_names: Vec<String>,
    /// Limits on what viewers may ask for.
    pub limits: Limits,
    /// What a new viewer sees first.
    pub request: Request,
    /// The scenes that viewers may choose; others they cannot name.
    pub scenes: Vec<String>,
    /// The camera that a new viewer starts from, instead of the scene's own.
    pub first_pose: Option<Pose>,
    /// Exposure and tone map that a new viewer starts with.
    pub look: Look,
    /// Seconds that a frame should take.
    pub budget: f64,
    /// What is done at first with images before they are shown.
    pub finish: Finish,
    /// What images are compared with: its name, and the image.
    pub reference: Option<(String, Arc<Image>)>,
}

/// Limits on what viewers may ask for, all of them together or each.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Limits {
    /// Viewers at once.
    pub clients: usize,
    /// Cameras at once; viewers may share one.
    pub sessions: usize,
    /// Pixels of an image.
    pub pixels: u64,
    /// Width and height of an image.
    pub side: u32,
    /// Bytes of a message from a viewer.
    pub message_bytes: usize,
    /// Messages per second from a viewer.
    pub messages_per_second: f64,
    /// How long a camera is kept for a viewer whose connection broke.
    pub linger: Duration,
    /// How long a viewer may be silent; browsers answer pings by themselves.
    pub silence: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            clients: 16,
            sessions: 4,
            pixels: 3840 * 2160,
            side: 8192,
            message_bytes: 4096,
            messages_per_second: 600.0,
            linger: Duration::from_secs(10),
            silence: Duration::from_secs(30),
        }
    }
}

impl Limits {
    /// The largest size within the limits with about the same aspect ratio.
    pub fn fitted(&self, size: [u32; 2]) -> [u32; 2] {
        let size = size.map(|side| side.clamp(1, self.side));
        let pixels = f64::from(size[0]) * f64::from(size[1]);
        let factor = (self.pixels as f64 / pixels).sqrt();
        match factor < 1.0 {
            true => size.map(|side| ((f64::from(side) * factor) as u32).max(1)),
            false => size,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_size_exceeds_the_limits() {
        let limits = Limits::default();
        for size in [
            [0, 0],
            [u32::MAX, u32::MAX],
            [u32::MAX, 1],
            [8192, 8192],
            [1, 9000],
        ] {
            let [width, height] = limits.fitted(size);
            assert!(width >= 1 && height >= 1, "{size:?}");
            assert!(width <= limits.side && height <= limits.side, "{size:?}");
            assert!(
                u64::from(width) * u64::from(height) <= limits.pixels,
                "{size:?}"
            );
        }
        assert_eq!(limits.fitted([1920, 1080]), [1920, 1080]);
        let [width, height] = limits.fitted([8000, 4000]);
        assert!((f64::from(width) / f64::from(height) - 2.0).abs() < 0.01);
    }
}

//! How many messages a viewer may send.

use std::time::Instant;

/// Seconds' worth of messages that may come at once.
const BURST: f64 = 2.0;
/// Seconds of messages beyond the limit after which a viewer is broken, or hostile.
const PATIENCE: f64 = 10.0;

/// What to do with a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Take it.
    Take,
    /// Ignore it; the first one in a row is worth a word to the viewer.
    Ignore {
        /// Whether it is the first in a row.
        is_first: bool,
    },
    /// Hang up.
    HangUp,
}

/// A token bucket.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    per_second: f64,
    /// Messages that may still come at once.
    left: f64,
    /// Messages that were ignored, less what has been forgiven since.
    ignored: f64,
    last: Instant,
    is_ignoring: bool,
}

impl Rate {
    /// A limit on the number of messages per second.
    pub fn new(per_second: f64, now: Instant) -> Self {
        Self {
            per_second,
            left: BURST * per_second,
            ignored: 0.0,
            last: now,
            is_ignoring: false,
        }
    }

    /// Judges a message that arrives now.
    pub fn judge(&mut self, now: Instant) -> Verdict {
        let earned = now.duration_since(self.last).as_secs_f64() * self.per_second;
        self.last = now;
        self.left = (self.left + earned).min(BURST * self.per_second);
        if self.left >= 1.0 {
            self.left -= 1.0;
            self.ignored = (self.ignored - 1.0).max(0.0);
            self.is_ignoring = false;
            return Verdict::Take;
        }
        self.ignored += 1.0;
        if self.ignored > PATIENCE * self.per_second {
            return Verdict::HangUp;
        }
        Verdict::Ignore {
            is_first: !std::mem::replace(&mut self.is_ignoring, true),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_quick_mouse_is_always_heard() {
        let start = Instant::now();
        let mut rate = Rate::new(600.0, start);
        // Camera, divider and acknowledgements, on a fast screen.
        for i in 0..10_000 {
            let now = start + Duration::from_secs_f64(f64::from(i) / (3.0 * 144.0));
            assert_eq!(rate.judge(now), Verdict::Take, "message {i}");
        }
    }

    #[test]
    fn a_flood_is_ignored_with_one_word_and_then_cut_off() {
        let start = Instant::now();
        let mut rate = Rate::new(10.0, start);
        let verdicts: Vec<_> = (0..200).map(|_| rate.judge(start)).collect();
        let count = |v: Verdict| verdicts.iter().filter(|x| **x == v).count();
        assert_eq!(count(Verdict::Take), 20);
        assert_eq!(count(Verdict::Ignore { is_first: true }), 1);
        assert_eq!(count(Verdict::Ignore { is_first: false }), 99);
        assert_eq!(count(Verdict::HangUp), 80);
    }

    #[test]
    fn whoever_slows_down_is_heard_again() {
        let start = Instant::now();
        let mut rate = Rate::new(10.0, start);
        for _ in 0..30 {
            rate.judge(start);
        }
        assert_eq!(rate.judge(start + Duration::from_secs(1)), Verdict::Take);
    }
}

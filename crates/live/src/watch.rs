//! Scene files that change while a viewer is open.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use wayfare_scene::SourceFiles;

/// How often files are looked at. A change is told once they have not changed again for that long: programs write files in pieces.
const EVERY: Duration = Duration::from_millis(250);

/// Watches files on a thread of its own, until one of them changes or this is dropped.
#[derive(Default)]
pub struct Watch {
    has_changed: Arc<AtomicBool>,
}

impl Watch {
    /// Watches the files that a scene was read from.
    pub fn new(files: Arc<SourceFiles>) -> Self {
        let watch = Self::default();
        if files.is_empty() {
            return watch;
        }
        let changed = Arc::downgrade(&watch.has_changed);
        std::thread::spawn(move || {
            let mut last = Vec::new();
            loop {
                std::thread::sleep(EVERY);
                let Some(changed) = changed.upgrade() else {
                    return;
                };
                let now = files.now();
                if now == last && now != files.as_read() {
                    changed.store(true, Ordering::Relaxed);
                    return;
                }
                last = now;
            }
        });
        watch
    }

    /// Whether a file has changed since it was read.
    pub fn has_changed(&self) -> bool {
        self.has_changed.load(Ordering::Relaxed)
    }
}

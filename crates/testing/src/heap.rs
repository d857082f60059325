//! An allocator that counts.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicU64, Ordering};

/// The allocator of the system, which counts the bytes that all threads hold. Those of drivers and other libraries do
/// not pass through it.
///
/// ```
/// use wayfare_testing::CountingAllocator;
///
/// #[global_allocator]
/// static HEAP: CountingAllocator = CountingAllocator::new();
///
/// let before = HEAP.held();
/// let bytes = vec![0u8; 1 << 20];
/// assert!(HEAP.held() >= before + bytes.len() as u64);
/// ```
#[derive(Debug, Default)]
pub struct CountingAllocator {
    held: AtomicU64,
    peak: AtomicU64,
}

impl CountingAllocator {
    /// One that has counted nothing.
    pub const fn new() -> Self {
        Self {
            held: AtomicU64::new(0),
            peak: AtomicU64::new(0),
        }
    }

    /// Bytes that are held now.
    pub fn held(&self) -> u64 {
        self.held.load(Ordering::Relaxed)
    }

    /// The most bytes that were held at once while something was done, beyond those held before.
    pub fn peak_of<R>(&self, work: impl FnOnce() -> R) -> (R, u64) {
        let before = self.held();
        self.peak.store(before, Ordering::Relaxed);
        let result = work();
        let peak = self.peak.load(Ordering::Relaxed);
        (result, peak.saturating_sub(before))
    }
}

// SAFETY: all calls go to the allocator of the system.
unsafe impl GlobalAlloc for CountingAllocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let size = layout.size() as u64;
        let held = self.held.fetch_add(size, Ordering::Relaxed) + size;
        self.peak.fetch_max(held, Ordering::Relaxed);
        // SAFETY: the caller's promise.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        self.held.fetch_sub(layout.size() as u64, Ordering::Relaxed);
        // SAFETY: the caller's promise.
        unsafe { System.dealloc(place, layout) }
    }
}

//! Limits on a case: 2 s and 1 GB. A case beyond them cannot be stopped, so the process ends; what was under way is
//! named first.

use crate::targets::TARGETS;
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::fs::{self, File};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, OnceLock};
use std::time::{Duration, Instant};

/// Most processor time of a case.
pub const MOST_TIME: Duration = Duration::from_secs(2);
/// Most time by the clock: a case may wait for something that never comes, and a machine may be busy.
const MOST_CLOCK_TIME: Duration = Duration::from_secs(30);
/// Most memory of a case, in bytes that are allocated at one time.
pub const MOST_MEMORY: isize = 1 << 30;

/// A case under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Case {
    /// The name of the target.
    pub target: &'static str,
    /// The seed of all cases.
    pub seed: u64,
    /// Its number.
    pub number: u64,
}

/// What is called with the cases under way and what is wrong, before the process ends.
pub type Report = fn(&[Case], &str);

/// The cases under way, one for each worker.
pub struct Watch {
    workers: Mutex<Vec<Worker>>,
    report: OnceLock<Report>,
    /// A file that survives the process, with a line for each worker.
    journal: OnceLock<File>,
}

/// What one worker does.
struct Worker {
    /// The number of its thread in the system, where that is known.
    thread: Option<String>,
    case: Option<Case>,
    /// When the watch first saw this case: clock and processor time.
    seen: Option<(Case, Instant, Option<Duration>)>,
}

/// The watch of this process.
pub static WATCH: Watch = Watch {
    workers: Mutex::new(Vec::new()),
    report: OnceLock::new(),
    journal: OnceLock::new(),
};

/// Bytes of a line of the journal.
const LINE: usize = 64;

impl Watch {
    /// Starts to watch, once.
    pub fn start(&'static self, report: Report) {
        if self.report.set(report).is_ok() {
            std::thread::spawn(move || {
                loop {
                    std::thread::sleep(Duration::from_millis(100));
                    if let Some((case, seconds)) = self.overdue(MOST_TIME, MOST_CLOCK_TIME) {
                        report(&[case], &format!("not done after {seconds:.1} s"));
                        std::process::exit(1);
                    }
                }
            });
        }
    }

    /// Registers the calling thread as a worker and gives its number.
    pub fn register(&self) -> usize {
        let task = fs::read_link("/proc/thread-self").ok();
        let thread = task.and_then(|path| Some(path.file_name()?.to_str()?.to_owned()));
        let mut workers = self.lock();
        workers.push(Worker {
            thread,
            case: None,
            seen: None,
        });
        workers.len() - 1
    }

    /// Says what a worker does from now on.
    pub fn set(&self, worker: usize, case: Option<Case>) {
        self.lock()[worker].case = case;
        if let Some(journal) = self.journal.get() {
            let mut line = case.map_or(String::new(), |case| {
                format!("{} {} {}", case.target, case.seed, case.number)
            });
            line.extend(std::iter::repeat_n(' ', LINE - 1 - line.len()));
            line.push('\n');
            write_line(journal, line.as_bytes(), worker);
        }
    }

    /// Writes what every worker does to a file from now on.
    pub fn keep_journal(&self, path: &Path) -> Result<(), String> {
        let file = File::create(path).map_err(|error| format!("no journal: {error}"))?;
        // There is only one.
        let _ = self.journal.set(file);
        Ok(())
    }

    /// The cases under way.
    pub fn under_way(&self) -> Vec<Case> {
        self.lock().iter().filter_map(|w| w.case).collect()
    }

    /// A case that has taken longer than it may, and the seconds.
    pub fn overdue(&self, most: Duration, most_clock: Duration) -> Option<(Case, f64)> {
        for worker in self.lock().iter_mut() {
            let Some(case) = worker.case else {
                worker.seen = None;
                continue;
            };
            let spent = worker.thread.as_deref().and_then(processor_time);
            match worker.seen {
                Some((seen, clock, before)) if seen == case => {
                    let clock = clock.elapsed();
                    let spent = spent.zip(before).map(|(now, then)| now - then);
                    if clock > most_clock || spent.unwrap_or(clock) > most {
                        return Some((case, clock.as_secs_f64()));
                    }
                }
                _ => worker.seen = Some((case, Instant::now(), spent)),
            }
        }
        None
    }

    /// The workers; a panic elsewhere does not matter to them.
    fn lock(&self) -> MutexGuard<'_, Vec<Worker>> {
        self.workers
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

/// Replaces the line of a worker. A journal that cannot be written is of no use after a crash, and that is all.
#[cfg(unix)]
fn write_line(journal: &File, line: &[u8], worker: usize) {
    use std::os::unix::fs::FileExt;
    let _ = journal.write_at(line, (worker * LINE) as u64);
}

/// Elsewhere crashes stay without names.
#[cfg(not(unix))]
fn write_line(_: &File, _: &[u8], _: usize) {}

/// The cases that were under way when a process ended.
pub fn read_journal(path: &Path) -> std::io::Result<Vec<Case>> {
    let text = fs::read_to_string(path)?;
    let case = |line: &str| {
        let mut words = line.split_ascii_whitespace();
        let name = words.next()?;
        Some(Case {
            target: TARGETS.iter().find(|target| target.name == name)?.name,
            seed: words.next()?.parse().ok()?,
            number: words.next()?.parse().ok()?,
        })
    };
    Ok(text.lines().filter_map(case).collect())
}

/// Processor time of a thread of this process, where the system reports it.
fn processor_time(thread: &str) -> Option<Duration> {
    let text = fs::read_to_string(format!("/proc/self/task/{thread}/schedstat")).ok()?;
    let nanoseconds = text.split_ascii_whitespace().next()?.parse().ok()?;
    Some(Duration::from_nanos(nanoseconds))
}

/// The allocator of the system, which counts what every thread has.
pub struct Counting;

thread_local! {
    static LIVE: Cell<isize> = const { Cell::new(0) };
    static PEAK: Cell<isize> = const { Cell::new(0) };
}

/// Counts from 0 on this thread.
pub fn reset_memory() {
    LIVE.set(0);
    PEAK.set(0);
}

/// The most bytes that this thread had at one time since [`reset_memory`].
pub fn peak_memory() -> isize {
    PEAK.get()
}

/// Counts bytes that are allocated, or freed if there are fewer than none.
fn count(bytes: isize) {
    static IS_ENDING: AtomicBool = AtomicBool::new(false);
    let live = LIVE.get() + bytes;
    LIVE.set(live);
    if live > PEAK.get() {
        PEAK.set(live);
        // What the report allocates is not counted again.
        if live > MOST_MEMORY
            && let Some(report) = WATCH.report.get()
            && !IS_ENDING.swap(true, Ordering::Relaxed)
        {
            let why = format!("{} MB of memory on one thread", live >> 20);
            report(&WATCH.under_way(), &why);
            std::process::exit(1);
        }
    }
}

// SAFETY: everything is passed on to the allocator of the system.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size() as isize);
        // SAFETY: the caller's promises are those that `System` asks for.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count(layout.size() as isize);
        // SAFETY: as above.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        count(-(layout.size() as isize));
        // SAFETY: as above.
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count(size as isize - layout.size() as isize);
        // SAFETY: as above.
        unsafe { System.realloc(pointer, layout, size) }
    }
}

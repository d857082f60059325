//! Memory is estimated before it is taken: what a renderer needs, what there is, and what would fit.
//!
//! Every component says next to its allocations how many bytes they take (`bytes` in the crates below); here these are
//! summed and compared with what the system can still give. An allocation that fails ends a program, and a system that
//! promises more than it has kills one; a [`NotEnoughMemory`] can be answered.

use crate::EngineError;
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use wayfare_film::Bytes;
use wayfare_gpu::SceneOnGpu;
use wayfare_render::{Method, Sampler, Settings, cpu};

/// More memory is needed than there is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotEnoughMemory {
    /// What it is for.
    pub what: String,
    /// Bytes that it needs, about.
    pub needed: u64,
    /// Bytes that are available.
    pub available: u64,
    /// What would fit if nothing else were changed.
    pub fits: Fits,
}

/// What would fit into the memory that is available. Absent is what does not help, or not alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fits {
    /// The number of chains.
    pub chains: Option<u32>,
    /// The largest depth of a path.
    pub max_depth: Option<u32>,
    /// Width and height of the image.
    pub size: Option<[u32; 2]>,
}

impl fmt::Display for NotEnoughMemory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (needed, available) = (Bytes(self.needed), Bytes(self.available));
        let what = &self.what;
        write!(
            f,
            "{what} needs about {needed} of memory, and {available} are available"
        )?;
        let Fits {
            chains,
            max_depth,
            size,
        } = self.fits;
        let chains = chains.map(|chains| format!("{chains} chains"));
        let max_depth = max_depth.map(|depth| format!("a maximum depth of {depth}"));
        let size = size.map(|[width, height]| format!("an image of {width}x{height}"));
        let fitting: Vec<_> = [chains, max_depth, size].into_iter().flatten().collect();
        match &fitting[..] {
            [] => Ok(()),
            [one] => write!(f, "; {one} would fit"),
            [some @ .., last] => write!(f, "; {} or {last} would fit", some.join(", ")),
        }
    }
}

impl std::error::Error for NotEnoughMemory {}

/// Bytes that were promised but have not been used yet.
static PROMISED: AtomicU64 = AtomicU64::new(0);

/// Memory that is promised until this is dropped.
///
/// The system counts memory when it is first written to, not when it is asked for: until then it looks free to
/// everybody else.
#[derive(Debug)]
pub struct Reservation(u64);

impl Drop for Reservation {
    fn drop(&mut self) {
        PROMISED.fetch_sub(self.0, Ordering::Relaxed);
    }
}

/// Promises memory, if there is enough of it. `fits` says what would fit into less.
pub fn reserve(
    what: impl Into<String>,
    needed: u64,
    fits: impl FnOnce(u64) -> Fits,
) -> Result<Reservation, NotEnoughMemory> {
    let before = PROMISED.fetch_add(needed, Ordering::Relaxed);
    let reservation = Reservation(needed);
    let available = available().saturating_sub(before);
    if needed <= available {
        return Ok(reservation);
    }
    Err(NotEnoughMemory {
        what: what.into(),
        needed,
        available,
        fits: fits(available),
    })
}

/// Promises the memory of a renderer on the CPU.
pub fn reserve_renderer(
    method: &Method,
    resolution: [u32; 2],
    max_depth: u32,
    threads: usize,
) -> Result<Reservation, NotEnoughMemory> {
    let needed = cpu::bytes(method, resolution, max_depth, threads);
    let [width, height] = resolution;
    let what = format!("an image of {width}x{height} by {method}");
    let chains = chains_of(method, resolution);
    let what = match chains {
        Some(chains) => {
            format!("{what}, with {chains} chains of paths up to a depth of {max_depth},")
        }
        None => what,
    };
    reserve(what, needed, |available| Fits {
        chains: chains.and_then(|chains| {
            most(chains, |chains| {
                let method = with_chains(method, chains);
                cpu::bytes(&method, resolution, max_depth, threads) <= available
            })
        }),
        max_depth: chains.and_then(|_| {
            most(max_depth, |depth| {
                cpu::bytes(method, resolution, depth, threads) <= available
            })
        }),
        size: fitting_size(resolution, |size| {
            cpu::bytes(method, size, max_depth, threads) <= available
        }),
    })
}

/// Promises what a renderer on a card needs here: its images, and its buffers too where the driver computes on the CPU.
/// What does not fit on the card is an error of its own.
pub(crate) fn reserve_beside_card(
    scene: &SceneOnGpu,
    settings: &Settings,
) -> Result<Reservation, EngineError> {
    let needed = wayfare_gpu::Memory::of(scene, settings)?;
    let buffers = match scene.gpu().is_software() {
        true => needed.card,
        false => 0,
    };
    let [width, height] = scene.world().camera().resolution();
    let what = format!("an image of {width}x{height} by {}", settings.method);
    let needed = needed.host.saturating_add(buffers);
    Ok(reserve(what, needed, |_| Fits::default())?)
}

/// The number of chains of a method, where it has any.
fn chains_of(method: &Method, resolution: [u32; 2]) -> Option<u32> {
    match &method.sampler {
        Sampler::Independent(_) | Sampler::Gradient(_) | Sampler::Auto(_) => None,
        Sampler::Chains {
            method,
            pixels_per_chain,
            ..
        } => {
            let size = cpu::PopulationSize::new(method, *pixels_per_chain, resolution);
            Some(size.chains as u32)
        }
    }
}

/// The same method with another number of chains.
fn with_chains(method: &Method, chains: u32) -> Method {
    let mut method = *method;
    if let Sampler::Chains { method, .. } = &mut method.sampler {
        method.run.chains = Some(chains);
    }
    method
}

/// The largest size of the same shape that fits; `None` where none does.
pub fn fitting_size(
    [width, height]: [u32; 2],
    fits: impl Fn([u32; 2]) -> bool,
) -> Option<[u32; 2]> {
    let size = |width_now: u32| {
        let height_now = u64::from(height) * u64::from(width_now) / u64::from(width.max(1));
        [width_now, (height_now as u32).max(1)]
    };
    most(width, |width| fits(size(width))).map(size)
}

/// The largest number from 1 to below `end` that fits, where smaller ones fit whenever larger ones do; rounded down to
/// two digits, because what is available changes from moment to moment.
fn most(end: u32, fits: impl Fn(u32) -> bool) -> Option<u32> {
    let (mut yes, mut no) = (0, end);
    while yes + 1 < no {
        let middle = yes + (no - yes) / 2;
        match fits(middle) {
            true => yes = middle,
            false => no = middle,
        }
    }
    let unit = 10_u32.pow(yes.max(1).ilog10().saturating_sub(1));
    (yes > 0).then_some(yes / unit * unit)
}

/// Bytes that this process can still take, according to the system, less a sixteenth for what is not counted.
pub fn available() -> u64 {
    let free = system::free().unwrap_or(isize::MAX as u64);
    free - free / 16
}

/// What Linux reports: the memory that is free or can be freed, the limit of the group of processes (containers have
/// one), and the limit of the address space.
#[cfg(target_os = "linux")]
mod system {
    use std::fs::read_to_string;
    use std::path::{Path, PathBuf};

    /// The least of all that limits this process.
    pub fn free() -> Option<u64> {
        let of_system = read_to_string("/proc/meminfo")
            .ok()
            .and_then(|text| field(&text, "MemAvailable:"));
        let groups = read_to_string("/proc/self/cgroup").unwrap_or_default();
        let of_groups = folders(&groups)
            .iter()
            .filter_map(|path| free_in(path))
            .min();
        let limits = read_to_string("/proc/self/limits").unwrap_or_default();
        let status = read_to_string("/proc/self/status").unwrap_or_default();
        let of_addresses = free_addresses(&limits, &status);
        [of_system, of_groups, of_addresses]
            .into_iter()
            .flatten()
            .min()
    }

    /// A field in kilobytes, as bytes.
    fn field(text: &str, name: &str) -> Option<u64> {
        let line = text.lines().find_map(|line| line.strip_prefix(name))?;
        let kilobytes: u64 = line.split_whitespace().next()?.parse().ok()?;
        kilobytes.checked_mul(1024)
    }

    /// What is left of the address space, where it is limited.
    pub fn free_addresses(limits: &str, status: &str) -> Option<u64> {
        let line = limits
            .lines()
            .find_map(|line| line.strip_prefix("Max address space"))?;
        let limit: u64 = line.split_whitespace().next()?.parse().ok()?;
        Some(limit.saturating_sub(field(status, "VmSize:")?))
    }

    /// The folders in which the limits of the process's groups are, from the innermost group outwards. Where a
    /// container does not see the name of its group, that group is the root.
    pub fn folders(groups: &str) -> Vec<PathBuf> {
        let mut folders = Vec::new();
        for line in groups.lines() {
            let mut parts = line.splitn(3, ':').skip(1);
            let (Some(controllers), Some(name)) = (parts.next(), parts.next()) else {
                continue;
            };
            let root = match controllers {
                "" => "/sys/fs/cgroup",
                list if list.split(',').any(|controller| controller == "memory") => {
                    "/sys/fs/cgroup/memory"
                }
                _ => continue,
            };
            let name = Path::new(name.trim_start_matches('/'));
            folders.extend(name.ancestors().map(|group| Path::new(root).join(group)));
        }
        folders
    }

    /// What is left to a group of processes; `None` where it has no limit.
    fn free_in(folder: &Path) -> Option<u64> {
        let read = |name: &str| read_to_string(folder.join(name)).ok();
        let limit = read("memory.max").or_else(|| read("memory.limit_in_bytes"))?;
        let used = read("memory.current").or_else(|| read("memory.usage_in_bytes"))?;
        left(&limit, &used, &read("memory.stat").unwrap_or_default())
    }

    /// The limit less what is used. Cached files that are not in use can be dropped.
    pub fn left(limit: &str, used: &str, stat: &str) -> Option<u64> {
        let limit: u64 = limit.trim().parse().ok()?;
        let used: u64 = used.trim().parse().ok()?;
        let files = ["total_inactive_file ", "inactive_file "]
            .iter()
            .find_map(|name| stat.lines().find_map(|line| line.strip_prefix(name)))
            .and_then(|bytes| bytes.trim().parse().ok())
            .unwrap_or(0);
        Some(limit.saturating_sub(used.saturating_sub(files)))
    }
}

/// Other systems are not asked: only what is larger than any address space is refused.
#[cfg(not(target_os = "linux"))]
mod system {
    pub fn free() -> Option<u64> {
        None
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::{Budget, Device, DeviceSpec, Settings, prepare_scene};
    use std::sync::{Arc, Mutex};
    use wayfare_scene::{LoadOptions, MemoryFiles};
    use wayfare_testing::CountingAllocator;
    use wayfare_transport::World;

    #[global_allocator]
    static HEAP: CountingAllocator = CountingAllocator::new();

    /// A sphere of 8 times 4^`levels` triangles.
    fn sphere(levels: u32) -> wayfare_scene::Scene {
        let text = format!(
            "WorldBegin LightSource \"infinite\"
             Shape \"loopsubdiv\" \"integer levels\" [{levels}]
             \"point3 P\" [1 0 0 -1 0 0 0 1 0 0 -1 0 0 0 1 0 0 -1]
             \"integer indices\" [0 2 4 2 1 4 1 3 4 3 0 4 2 0 5 1 2 5 3 1 5 0 3 5]"
        );
        let files = MemoryFiles::new().with("sphere.pbrt", text);
        wayfare_scene::load_from(&files, "sphere.pbrt", &LoadOptions::default()).expect("a sphere")
    }

    /// A renderer takes as much memory as was estimated; chains on short paths take less than that of long ones.
    fn check_renderer(world: &Arc<World>, name: &str, threads: usize, least: f64, roulette: f32) {
        let device = Device::open(&DeviceSpec::Cpu, threads).expect("threads");
        let scene = device.upload(world.clone()).expect("the CPU has it");
        let mut settings = Settings {
            method: name.parse().expect("a method"),
            ..Default::default()
        };
        settings.method.roulette = roulette;
        let (size, depth) = (world.camera().resolution(), world.scene().max_depth);
        let estimate = cpu::bytes(&settings.method, size, depth, threads);
        let ((), peak) = HEAP.peak_of(|| {
            let mut renderer = scene.renderer(&settings).expect("it fits");
            renderer
                .advance(&Budget::of_samples(3))
                .expect("the CPU never fails");
            renderer.image().expect("an image");
        });
        let ratio = peak as f64 / estimate as f64;
        println!("{name}: {peak} of {estimate} bytes, {ratio:.3}");
        assert!((least..1.05).contains(&ratio), "{name}: {peak} {estimate}");
    }

    /// Held by tests that allocate much, for they would be counted where memory is measured.
    pub(crate) static ALONE: Mutex<()> = Mutex::new(());

    #[test]
    fn estimates_agree_with_what_is_allocated() {
        let _alone = ALONE.lock();
        for levels in [5, 7] {
            let scene = sphere(levels);
            let estimate = World::bytes_to_build(&scene);
            let (_, peak) = HEAP.peak_of(|| World::new(scene).expect("a sphere"));
            println!("tree: {peak} of {estimate} bytes");
            assert!(peak < estimate && estimate < 2 * peak, "{peak} {estimate}");
        }
        let world = |name: &str, size: [u32; 2], depth: u32| {
            let scene = wayfare_testing::scenes::builtin(name, depth, size);
            Arc::new(prepare_scene(scene).expect("it fits"))
        };
        let shallow = world("cornell", [256, 192], 4);
        let deep = world("cornell", [64, 48], 400);
        check_renderer(&shallow, "pt", 2, 0.9, 0.25);
        check_renderer(&shallow, "metropolis", 2, 0.75, 0.25);
        check_renderer(&deep, "persistent-restore", 2, 0.75, 0.25);
        check_renderer(&deep, "metropolis-restore", 2, 0.75, 0.25);
        // The box is open: most paths leave it, and the scores of most chains are short.
        check_renderer(&deep, "mala", 2, 0.5, 0.25);
        // Nothing leaves this room, and paths are as long as they can be.
        check_renderer(&world("ajar", [64, 48], 100), "mala", 2, 0.75, 0.0);
    }

    #[test]
    fn what_does_not_fit_is_refused_with_what_would() {
        let mut method: Method = "mala".parse().expect("a method");
        let size = [1024, 768];
        let refused = |method: &Method, size, depth| {
            reserve_renderer(method, size, depth, 2).expect_err("no machine has so much")
        };
        // Too deep: fewer chains, shorter paths or a smaller image.
        let error = refused(&method, size, 1_000_000);
        let Fits {
            chains,
            max_depth,
            size: smaller,
        } = error.fits;
        let (chains, depth) = (chains.expect("chains"), max_depth.expect("a depth"));
        let smaller = smaller.expect("a size");
        for bytes in [
            cpu::bytes(&with_chains(&method, chains), size, 1_000_000, 2),
            cpu::bytes(&method, size, depth, 2),
            cpu::bytes(&method, smaller, 1_000_000, 2),
        ] {
            assert!(
                bytes <= error.available && bytes > error.available / 2,
                "{bytes} {error:?}"
            );
        }
        let words = error.to_string();
        for part in [
            "1024x768 by mala, with 786432 chains of paths up to a depth of 1000000",
            &format!("{chains} chains"),
            &format!("a maximum depth of {depth}"),
            &format!("an image of {}x{} would fit", smaller[0], smaller[1]),
        ] {
            assert!(words.contains(part), "{words}");
        }

        // Too many chains: shorter paths and a smaller image may not help.
        method.set("chains", "4294967295").expect("a number");
        let error = refused(&method, [32, 24], 12);
        assert!(
            error.fits.chains.is_some() && error.fits.size.is_none(),
            "{error}"
        );
        assert!(error.needed > 4_294_967_295 * 8 * 76, "{error:?}");
    }

    #[test]
    fn what_is_promised_is_not_promised_again() {
        let available = available();
        let most = reserve("all", available / 4 * 3, |_| Fits::default()).expect("it is there");
        let again = reserve("as much", available / 4 * 3, |_| Fits::default());
        let error = again.expect_err("it is gone");
        assert!(error.available < error.needed, "{error}");
        drop(most);
        reserve("as much", available / 4 * 3, |_| Fits::default()).expect("it is back");
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn limits_of_groups_and_addresses_are_found() {
        let folders = system::folders("0::/a/b\n");
        let paths = ["/sys/fs/cgroup/a/b", "/sys/fs/cgroup/a", "/sys/fs/cgroup/"];
        assert_eq!(folders, paths.map(std::path::PathBuf::from));
        let folders = system::folders("9:cpu,memory:/\n2:pids:/x\n");
        assert_eq!(
            folders,
            [std::path::PathBuf::from("/sys/fs/cgroup/memory/")]
        );
        assert_eq!(system::left("max\n", "5\n", ""), None);
        let stat = "anon 7\ninactive_file 20\n";
        assert_eq!(system::left("100\n", "50\n", stat), Some(70));
        assert_eq!(system::left("100\n", "150\n", stat), Some(0));
        let limits = "Max cpu time  unlimited unlimited seconds\n\
                      Max address space  8192000 unlimited bytes\n";
        let status = "Name: x\nVmSize:\t    1000 kB\n";
        assert_eq!(system::free_addresses(limits, status), Some(7_168_000));
        let unlimited = limits.replace("8192000", "unlimited");
        assert_eq!(system::free_addresses(&unlimited, status), None);
        assert!(available() > 0);
    }
}

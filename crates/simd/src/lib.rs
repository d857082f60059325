//! Code compiled for several instruction sets, the best of which is chosen at run time.
//!
//! A portable build may use nothing but SSE2 on x86-64. Hot code therefore becomes a [`Task`], and [`run`] calls the
//! copy of it that the compiler made for the processor at hand. The copies compute the same numbers: the compiler never
//! fuses or reorders floating-point operations by itself.
//!
//! ```
//! use wayfare_simd::{InstructionSet, Task, run};
//!
//! struct Dot<'a>(&'a [f32], &'a [f32]);
//!
//! impl Task for Dot<'_> {
//!     type Output = f32;
//!
//!     #[inline(always)]
//!     fn run<I: InstructionSet>(self) -> f32 {
//!         self.0.iter().zip(self.1).map(|(a, b)| a * b).sum()
//!     }
//! }
//!
//! assert_eq!(run(Dot(&[1.0, 2.0], &[3.0, 4.0])), 11.0);
//! ```

/// What the compiler may use in one copy of a task. Only [`run`] chooses one, after it has asked the processor.
pub trait InstructionSet {
    /// Whether AVX2 and fused multiply-add are there.
    const AVX2: bool;
}

/// A computation that is compiled once for every instruction set.
pub trait Task {
    /// Its result.
    type Output;

    /// Whether it is worth a copy for every instruction set, which costs as much time to compile.
    const HOT: bool = true;

    /// The computation. Mark it `#[inline(always)]`, as well as everything expensive that it calls: a function that is
    /// not inlined is compiled for the oldest processors only.
    fn run<I: InstructionSet>(self) -> Self::Output;
}

/// Runs a task with the best instruction set that the processor has.
#[inline(always)]
pub fn run<T: Task>(task: T) -> T::Output {
    #[cfg(target_arch = "x86_64")]
    if T::HOT {
        // SAFETY: the processor has what the functions are compiled for.
        match x86_64::level() {
            #[cfg(not(debug_assertions))]
            x86_64::AVX512 => return unsafe { x86_64::run_avx512(task) },
            x86_64::AVX2 => return unsafe { x86_64::run_avx2(task) },
            _ => {}
        }
    }
    task.run::<sets::Baseline>()
}

/// Callers cannot name an instruction set, so that none is used where it is missing.
mod sets {
    pub struct Baseline;

    impl super::InstructionSet for Baseline {
        const AVX2: bool = cfg!(all(target_feature = "avx2", target_feature = "fma"));
    }

    #[cfg(target_arch = "x86_64")]
    pub struct Avx2;
    #[cfg(all(target_arch = "x86_64", not(debug_assertions)))]
    pub struct Avx512;

    #[cfg(target_arch = "x86_64")]
    impl super::InstructionSet for Avx2 {
        const AVX2: bool = true;
    }

    #[cfg(all(target_arch = "x86_64", not(debug_assertions)))]
    impl super::InstructionSet for Avx512 {
        const AVX2: bool = true;
    }
}

#[cfg(target_arch = "x86_64")]
mod x86_64 {
    use super::{Task, sets};
    use std::sync::atomic::{AtomicU8, Ordering};

    const UNKNOWN: u8 = 0;
    const BASELINE: u8 = 1;
    pub const AVX2: u8 = 2;
    pub const AVX512: u8 = 3;

    /// The best level of this processor.
    #[inline(always)]
    pub fn level() -> u8 {
        static LEVEL: AtomicU8 = AtomicU8::new(UNKNOWN);
        match LEVEL.load(Ordering::Relaxed) {
            UNKNOWN => {
                let level = detect();
                LEVEL.store(level, Ordering::Relaxed);
                level
            }
            level => level,
        }
    }

    #[cold]
    fn detect() -> u8 {
        let avx2 = is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("fma")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("lzcnt")
            && is_x86_feature_detected!("popcnt");
        let avx512 = is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512bw")
            && is_x86_feature_detected!("avx512cd")
            && is_x86_feature_detected!("avx512dq")
            && is_x86_feature_detected!("avx512vl");
        match (avx2, avx512) {
            // Development builds do without, for the time that it takes to compile.
            (true, true) if !cfg!(debug_assertions) => AVX512,
            (true, _) => AVX2,
            _ => BASELINE,
        }
    }

    #[target_feature(enable = "avx2,fma,bmi1,bmi2,lzcnt,popcnt")]
    pub fn run_avx2<T: Task>(task: T) -> T::Output {
        task.run::<sets::Avx2>()
    }

    #[cfg(not(debug_assertions))]
    #[target_feature(enable = "avx2,fma,bmi1,bmi2,lzcnt,popcnt")]
    #[target_feature(enable = "avx512f,avx512bw,avx512cd,avx512dq,avx512vl")]
    pub fn run_avx512<T: Task>(task: T) -> T::Output {
        task.run::<sets::Avx512>()
    }
}

//! Waiting without an executor, and without panics.

use std::cell::Cell;
use std::future::Future;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::pin;
use std::sync::Arc;
use std::task::{Context, Poll, Wake, Waker};
use std::thread::{self, Thread};

struct Unpark(Thread);

impl Wake for Unpark {
    fn wake(self: Arc<Self>) {
        self.0.unpark();
    }
}

/// Waits for a future on this thread.
pub fn block_on<T>(future: impl Future<Output = T>) -> T {
    let waker = Waker::from(Arc::new(Unpark(thread::current())));
    let mut context = Context::from_waker(&waker);
    let mut future = pin!(future);
    loop {
        match future.as_mut().poll(&mut context) {
            Poll::Ready(value) => return value,
            Poll::Pending => thread::park(),
        }
    }
}

thread_local! {
    static CAUGHT: Cell<bool> = const { Cell::new(false) };
}

/// Whether a panic on this thread would be caught and returned as a [`GpuError`](crate::GpuError).
///
/// The graphics library panics where a driver reports a lost device. This crate catches that, but the process's panic
/// hook runs first and by default prints a message. A program that wants to be silent asks this in a hook of its own.
pub fn panic_is_caught() -> bool {
    CAUGHT.get()
}

/// Runs something that panics where it should return an error (`wgpu::Device::poll`); the words of the panic.
pub fn catch<T>(f: impl FnOnce() -> T) -> Result<T, String> {
    let before = CAUGHT.replace(true);
    let result = catch_unwind(AssertUnwindSafe(f));
    CAUGHT.set(before);
    result.map_err(|words| {
        words
            .downcast_ref::<String>()
            .map(String::as_str)
            .or_else(|| words.downcast_ref::<&str>().copied())
            .unwrap_or("it panicked")
            .to_owned()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_future_that_is_woken_later_comes_back() {
        let (mut asked, start) = (false, thread::current().id());
        let value = block_on(std::future::poll_fn(|context| {
            assert_eq!(thread::current().id(), start);
            if asked {
                return Poll::Ready(7);
            }
            asked = true;
            let waker = context.waker().clone();
            thread::spawn(move || waker.wake());
            Poll::Pending
        }));
        assert_eq!(value, 7);
    }

    #[test]
    fn a_panic_becomes_its_words() {
        assert_eq!(catch(|| 3), Ok(3));
        let number = 4;
        let caught = catch(|| -> u32 {
            assert!(panic_is_caught());
            panic!("lost {number}")
        });
        assert_eq!(caught, Err("lost 4".into()));
        assert!(!panic_is_caught());
    }
}

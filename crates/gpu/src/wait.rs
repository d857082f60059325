//! Waiting without an executor, and without panics.

use std::cell::Cell;
use std::future::Future;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::pin;
use std::sync::{Arc, Once};
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

/// Runs something that panics where it should return an error; the words of the panic.
///
/// `wgpu::Device::poll` panics when a driver reports a lost device. The user gets our own message, so the usual
/// one on standard error is left out, on this thread and during this call only.
pub fn catch<T>(f: impl FnOnce() -> T) -> Result<T, String> {
    static QUIET: Once = Once::new();
    QUIET.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            if !CAUGHT.get() {
                usual(info);
            }
        }));
    });
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
        assert_eq!(
            catch(|| -> u32 { panic!("lost {number}") }),
            Err("lost 4".into())
        );
        assert!(!CAUGHT.get());
    }
}

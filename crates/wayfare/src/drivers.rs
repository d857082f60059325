//! Environment variables that drivers need before they start.

/// Keeps a driver from complaining on standard error that a machine without a screen has none.
///
/// Mesa's Vulkan layer that sorts cards asks the display server which one shows the desktop. Without the folder of such
/// a server it prints a useless error. Must be called before any thread is started.
pub fn quiet_drivers() {
    let is_set = |name| std::env::var_os(name).is_some();
    if cfg!(target_os = "linux") && !is_set("XDG_RUNTIME_DIR") && !is_set("NODEVICE_SELECT") {
        // SAFETY: called first in `main`, where this thread is the only one.
        unsafe { std::env::set_var("NODEVICE_SELECT", "1") };
    }
}

//! A server, and viewers that connect to it over the network as browsers do.
//!
//! - [`harness`]: a server on a free port, and a viewer without a browser
//! - [`connection`]: frames, cameras, methods, images as files
//! - [`limits`]: what viewers may not do, and what happens when they vanish
//! - [`security`]: who may not even connect
//! - [`page_in_browser`]: the page in a real browser

mod connection;
mod harness;
mod limits;
mod page_in_browser;
mod security;

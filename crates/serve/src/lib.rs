//! The viewer in a browser, for machines without a screen.
//!
//! [`Server`] runs the frame loop of [`wayfare_live`] for everybody who opens its page, on the CPU or a graphics card,
//! and without a display or a driver for one. Frames go over a WebSocket, compressed to what the link carries; what the
//! user does on the page comes back as messages.
//!
//! Viewers of other machines must know a secret:
//!
//! ```
//! use wayfare_serve::Token;
//!
//! let token: Token = "letters-and-digits-42".parse()?;
//! assert!(token.is("letters-and-digits-42") && !token.is("letters-and-digits-43"));
//! assert_eq!(format!("{token:?}"), "Token(...)", "it stays out of logs");
//! # Ok::<(), wayfare_serve::BadToken>(())
//! ```
//!
//! - `options`, `token`, `guard`: what is served, and to whom
//! - `server`: connections, and what they get: the page, a camera, an image as a file
//! - `sessions`: all cameras, and who looks through which
//! - `session`: one camera, with the frame loop on a thread of its own; `compositor`: what is seen of its images
//! - `client`: the connection of one viewer; `message`, `rate`: what it says, and how often it may
//! - `frame`, `link`: what it sees, compressed to what its link carries
//! - `state`: what else it receives
//! - `page`: what runs in the browser
//! - `measure`: a viewer without a browser, to measure frame rate and latency

mod client;
mod compositor;
mod error;
mod frame;
mod guard;
mod link;
mod measure;
mod message;
mod options;
mod page;
mod rate;
mod server;
mod session;
mod sessions;
mod state;
mod token;

pub use error::ServeError;
pub use measure::{Measured, Phase, measure};
pub use options::{Limits, Options};
pub use server::Server;
pub use token::{BadToken, Token};

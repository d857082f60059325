//! The command line of the viewer in a browser.

use super::{LiveArgs, duration};
use clap::Args;
use std::net::SocketAddr;
use wayfare_serve::Token;

/// The default port.
pub const PORT: u16 = 8700;

/// `wayfare serve`
#[derive(Debug, Args)]
#[command(
    after_help = "Open the printed address in a browser. From another machine, forward the port and open it there:\n  \
ssh -L 8700:localhost:8700 SERVER\n\
Or let others connect, with --listen 0.0.0.0:8700: the address then contains a token that keeps strangers out, but nothing \
is encrypted."
)]
pub struct ServeArgs {
    /// pbrt-v4 files, or names of built-in scenes. The first is shown; viewers can choose the others, and the built-in
    /// ones.
    #[arg(value_name = "SCENE|NAME", default_value = super::DEFAULT_SCENE)]
    pub scenes: Vec<String>,
    /// What is shown at first.
    #[command(flatten)]
    pub live: LiveArgs,
    /// Address and port to listen on. Port 0 takes a free one.
    #[arg(long, value_name = "ADDRESS:PORT", default_value_t = SocketAddr::from(([127, 0, 0, 1], PORT)))]
    pub listen: SocketAddr,
    /// A secret that viewers need; without a value, a random one. The environment variable WAYFARE_TOKEN does the same
    /// and does not show in the list of processes. Addresses that other machines can reach always have a token.
    #[arg(long, value_name = "TOKEN", num_args = 0..=1, require_equals = true)]
    pub token: Option<Option<Token>>,
    /// A name by which browsers may call this machine, besides localhost, its host name and addresses in digits. May be
    /// repeated.
    #[arg(long = "allow-host", value_name = "NAME")]
    pub allow_hosts: Vec<String>,
    /// Viewers at once.
    #[arg(long, value_name = "N", default_value_t = 16, value_parser = clap::value_parser!(u16).range(1..))]
    pub max_viewers: u16,
    /// Cameras at once; viewers may share one.
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u16).range(1..))]
    pub max_cameras: u16,
    /// Measure instead of serving: connect, orbit and then rest for this time each, and print frame rate and latency.
    #[arg(long, value_name = "TIME", value_parser = duration)]
    pub measure: Option<f64>,
    /// Print JSON.
    #[arg(long, requires = "measure")]
    pub json: bool,
}

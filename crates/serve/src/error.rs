//! Why there is no server.

use std::net::SocketAddr;

/// Why viewers cannot be served.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address cannot be listened on: in use, not one of this machine, or not allowed.
    #[error("cannot listen on {address}: {}", reason(.source))]
    Bind {
        /// The address.
        address: SocketAddr,
        /// Why not.
        source: std::io::Error,
    },
    /// Other machines can reach the address, and nothing would keep strangers away.
    #[error("{0} can be reached from other machines, which needs a token")]
    NeedsToken(SocketAddr),
    /// The threads that answer cannot be started.
    #[error("cannot start to serve: {0}")]
    Start(#[source] std::io::Error),
    /// The system has no random numbers for a token.
    #[error("the system gives no random numbers for a token: {0}")]
    Random(getrandom::Error),
    /// A measurement lost its connection.
    #[error("the connection of the measurement failed: {0}")]
    Measure(String),
}

/// The reason in words, for those that users meet.
fn reason(error: &std::io::Error) -> String {
    use std::io::ErrorKind;
    match error.kind() {
        ErrorKind::AddrInUse => {
            "another program, perhaps another wayfare, is listening there".into()
        }
        ErrorKind::AddrNotAvailable => "this machine has no such address".into(),
        ErrorKind::PermissionDenied => "ports below 1024 are the administrator's".into(),
        _ => error.to_string(),
    }
}

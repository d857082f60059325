//! Who may ask: requests are checked before anything is done for them.
//!
//! - The `Host` must be an address in digits, `localhost` or a name of this machine. A page elsewhere whose name was
//!   made to point here (DNS rebinding) has another.
//! - The `Origin`, which browsers send along, must be the page that this server gave out.
//! - The token must be right, where there is one.

use crate::Token;
use axum::http::{HeaderMap, StatusCode, header};
use std::net::{Ipv4Addr, Ipv6Addr};

/// The first protocol of a WebSocket; the token comes as another one, because browsers let pages set no other header.
pub const PROTOCOL: &str = "wayfare";
/// What precedes the token among the protocols.
const TOKEN_PROTOCOL: &str = "token.";

/// Why a request is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// It names another host.
    #[error(
        "this server is not known by that name; allow the name, or use localhost or the address in digits"
    )]
    Host,
    /// It comes from another page.
    #[error("only pages of this server may ask")]
    Origin,
    /// It has no token, or a wrong one.
    #[error("the token is missing or wrong; open the address that the server printed")]
    Token,
}

impl Refused {
    /// The status of the answer.
    pub fn status(self) -> StatusCode {
        match self {
            Self::Host | Self::Origin => StatusCode::FORBIDDEN,
            Self::Token => StatusCode::UNAUTHORIZED,
        }
    }
}

/// Checks requests.
#[derive(Clone, Debug)]
pub struct Guard {
    /// What requests must present.
    pub token: Option<Token>,
    /// Names of this machine.
    pub host_names: Vec<String>,
}

impl Guard {
    /// Checks a request for what anybody may see: the page.
    pub fn check_host(&self, headers: &HeaderMap) -> Result<(), Refused> {
        let host = single(headers, header::HOST).ok_or(Refused::Host)?;
        match self.is_known(name_of(host)) {
            true => Ok(()),
            false => Err(Refused::Host),
        }
    }

    /// Checks a request for anything else.
    pub fn check(&self, headers: &HeaderMap) -> Result<(), Refused> {
        self.check_host(headers)?;
        self.check_origin(headers)?;
        self.check_token(headers)
    }

    /// Programs that are no browsers send no origin; a browser cannot be made to leave it out.
    fn check_origin(&self, headers: &HeaderMap) -> Result<(), Refused> {
        if !headers.contains_key(header::ORIGIN) {
            return Ok(());
        }
        let origin = single(headers, header::ORIGIN).ok_or(Refused::Origin)?;
        let host = single(headers, header::HOST).ok_or(Refused::Host)?;
        let authority = ["http://", "https://"]
            .iter()
            .find_map(|scheme| origin.strip_prefix(scheme));
        match authority.is_some_and(|authority| authority.eq_ignore_ascii_case(host)) {
            true => Ok(()),
            false => Err(Refused::Origin),
        }
    }

    fn check_token(&self, headers: &HeaderMap) -> Result<(), Refused> {
        let Some(token) = &self.token else {
            return Ok(());
        };
        let bearer =
            single(headers, header::AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer "));
        let protocols = headers.get_all(header::SEC_WEBSOCKET_PROTOCOL);
        let mut protocols = protocols
            .iter()
            .filter_map(|value| value.to_str().ok())
            .flat_map(|value| value.split(','))
            .filter_map(|protocol| protocol.trim().strip_prefix(TOKEN_PROTOCOL));
        let presented = bearer.or_else(|| protocols.next());
        match presented.is_some_and(|presented| token.is(presented)) {
            true => Ok(()),
            false => Err(Refused::Token),
        }
    }

    fn is_known(&self, name: &str) -> bool {
        let is_address = name.parse::<Ipv4Addr>().is_ok()
            || name
                .strip_prefix('[')
                .and_then(|name| name.strip_suffix(']'))
                .is_some_and(|name| name.parse::<Ipv6Addr>().is_ok());
        let is_local = name.eq_ignore_ascii_case("localhost");
        let mut names = self.host_names.iter();
        is_address || is_local || names.any(|own| own.eq_ignore_ascii_case(name))
    }
}

/// The protocols to ask for when connecting with a token.
pub fn protocols(token: Option<&Token>) -> String {
    match token {
        Some(token) => format!("{PROTOCOL}, {TOKEN_PROTOCOL}{}", token.secret()),
        None => PROTOCOL.to_owned(),
    }
}

/// A header that occurs once.
fn single(headers: &HeaderMap, name: header::HeaderName) -> Option<&str> {
    let mut values = headers.get_all(name).iter();
    let value = values.next()?;
    match values.next() {
        Some(_) => None,
        None => value.to_str().ok(),
    }
}

/// A host without its port. Tunnels change the port, so it says nothing.
fn name_of(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.chars().all(|c| c.is_ascii_digit()) => name,
        _ => host,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    const SECRET: &str = "0123456789abcdef";

    fn guard(token: Option<&str>) -> Guard {
        Guard {
            token: token.map(|token| token.parse().unwrap()),
            host_names: vec!["gpu-server".into()],
        }
    }

    fn headers(pairs: &[(header::HeaderName, &str)]) -> HeaderMap {
        let pairs = pairs.iter();
        pairs
            .map(|(name, value)| (name.clone(), HeaderValue::from_str(value).unwrap()))
            .collect()
    }

    #[test]
    fn only_names_of_this_machine_are_answered() {
        for host in [
            "localhost",
            "LOCALHOST:8700",
            "127.0.0.1:1",
            "[::1]:8700",
            "10.1.2.3",
            "gpu-server:8700",
        ] {
            let headers = headers(&[(header::HOST, host)]);
            assert_eq!(guard(None).check(&headers), Ok(()), "{host}");
        }
        for host in [
            "evil.example",
            "localhost.evil.example:8700",
            "127.0.0.1.evil.example",
            "",
            "[::1",
            "gpu-server.evil",
            "::1:x",
        ] {
            let headers = headers(&[(header::HOST, host)]);
            assert_eq!(guard(None).check(&headers), Err(Refused::Host), "{host}");
        }
        assert_eq!(guard(None).check(&HeaderMap::new()), Err(Refused::Host));
    }

    #[test]
    fn pages_of_others_are_refused() {
        let ask = |origin: &str| {
            let headers = headers(&[(header::HOST, "localhost:8700"), (header::ORIGIN, origin)]);
            guard(None).check(&headers)
        };
        assert_eq!(ask("http://localhost:8700"), Ok(()));
        assert_eq!(ask("https://localhost:8700"), Ok(()));
        for origin in [
            "null",
            "",
            "http://localhost",
            "http://localhost:8701",
            "http://evil.example",
            "file://",
            "http://localhost:8700.evil.example",
        ] {
            assert_eq!(ask(origin), Err(Refused::Origin), "{origin}");
        }
        let mut twice = headers(&[
            (header::HOST, "localhost"),
            (header::ORIGIN, "http://localhost"),
        ]);
        twice.append(
            header::ORIGIN,
            HeaderValue::from_static("http://evil.example"),
        );
        assert_eq!(guard(None).check(&twice), Err(Refused::Origin));
    }

    #[test]
    fn the_token_comes_as_a_header_or_as_a_protocol() {
        let guard = guard(Some(SECRET));
        let ask = |name: header::HeaderName, value: &str| {
            guard.check(&headers(&[(header::HOST, "localhost"), (name, value)]))
        };
        assert_eq!(
            ask(header::AUTHORIZATION, &format!("Bearer {SECRET}")),
            Ok(())
        );
        let asked = protocols(guard.token.as_ref());
        assert_eq!(ask(header::SEC_WEBSOCKET_PROTOCOL, &asked), Ok(()));
        for (name, value) in [
            (header::AUTHORIZATION, "Bearer 0123456789abcdeX"),
            (header::AUTHORIZATION, SECRET),
            (header::SEC_WEBSOCKET_PROTOCOL, "wayfare"),
            (header::SEC_WEBSOCKET_PROTOCOL, "wayfare, token."),
            (header::COOKIE, SECRET),
        ] {
            assert_eq!(ask(name, value), Err(Refused::Token), "{value}");
        }
    }
}

//! Who may not even connect.

use crate::harness::{BuiltIn, Served, Viewer, connect, options};
use std::net::SocketAddr;
use std::sync::Arc;
use tokio_tungstenite::tungstenite::Error;
use wayfare_serve::{ServeError, Server};

const SECRET: &str = "correct-horse-battery-staple";

fn status_of(result: Result<Viewer, Error>) -> u16 {
    match result {
        Ok(_) => 101,
        Err(Error::Http(response)) => response.status().as_u16(),
        Err(error) => panic!("neither connected nor refused: {error}"),
    }
}

#[test]
fn without_the_token_there_is_the_page_and_nothing_else() {
    let mut secret = options();
    secret.token = Some(SECRET.parse().unwrap());
    let served = Served::start(secret);
    let bearer = format!("Bearer {SECRET}");
    for (path, open, with_token) in [
        ("/", 200, 200),
        ("/page.js", 200, 200),
        ("/page.css", 200, 200),
        ("/status", 401, 200),
        ("/image/0/0/exr", 401, 404),
    ] {
        let (status, _, body) = served.get(path, &[]);
        assert_eq!(status, open, "{path}");
        assert!(!String::from_utf8_lossy(&body).contains(SECRET), "{path}");
        assert_eq!(
            served.get(path, &[("Authorization", &bearer)]).0,
            with_token,
            "{path}"
        );
        let wrong = served.get(
            path,
            &[("Authorization", "Bearer wrong-horse-battery-staple")],
        );
        assert_eq!(wrong.0, open, "{path}");
    }
    let connects = |protocols: &str| {
        let headers = [("sec-websocket-protocol", protocols)];
        status_of(connect(served.address, "new", &headers))
    };
    assert_eq!(connects("wayfare"), 401);
    assert_eq!(connects("wayfare, token.wrong-horse-battery-staple"), 401);
    assert_eq!(connects(&format!("wayfare, token.{SECRET}")), 101);
}

#[test]
fn pages_of_others_and_other_names_are_refused() {
    let served = Served::start(options());
    let own = format!("http://{}", served.address);
    let connects = |name: &'static str, value: &str| {
        status_of(connect(served.address, "new", &[(name, value)]))
    };
    assert_eq!(connects("origin", &own), 101);
    for origin in ["http://evil.example", "null", "http://localhost:1"] {
        assert_eq!(connects("origin", origin), 403, "{origin}");
    }
    // A name that an attacker made to point here.
    assert_eq!(connects("host", "evil.example"), 403);
    for path in ["/", "/status", "/image/0/0/exr"] {
        assert_eq!(
            served.get(path, &[("Host", "evil.example")]).0,
            403,
            "{path}"
        );
    }
    assert_eq!(
        served
            .get("/status", &[("Origin", "http://evil.example")])
            .0,
        403
    );
    assert_eq!(
        served.get("/status", &[("Host", "localhost:9999")]).0,
        200,
        "a tunnel"
    );
}

#[test]
fn no_path_leads_to_files() {
    let served = Served::start(options());
    for path in [
        "/../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/image/..%2f..%2fetc%2fpasswd/0/exr",
        "/image/x/0/..%2f..%2fpasswd",
        "//etc/passwd",
        "/page.html",
        "/live/new",
    ] {
        let (status, _, body) = served.get(path, &[]);
        assert!((400..500).contains(&status), "{path}: {status}");
        assert!(!String::from_utf8_lossy(&body).contains("root:"), "{path}");
    }
}

#[test]
fn the_page_may_fetch_nothing_from_elsewhere() {
    let served = Served::start(options());
    for path in ["/", "/page.js", "/page.css"] {
        let (_, head, _) = served.get(path, &[]);
        assert!(
            head.contains("content-security-policy: default-src 'none'"),
            "{head}"
        );
        assert!(head.contains("x-content-type-options: nosniff"), "{head}");
        assert!(
            !head.contains("unsafe-inline") && !head.contains("unsafe-eval"),
            "{head}"
        );
    }
}

#[test]
fn other_machines_need_a_token_and_ports_are_not_shared() {
    let mut open = options();
    open.listen = SocketAddr::from(([0, 0, 0, 0], 0));
    let refused = Server::bind(open.clone(), Arc::new(BuiltIn)).err();
    assert!(
        matches!(refused, Some(ServeError::NeedsToken(_))),
        "{refused:?}"
    );
    open.token = Some(SECRET.parse().unwrap());
    let server = Server::bind(open, Arc::new(BuiltIn)).expect("a token is enough");
    assert!(
        server
            .url("gpu-server")
            .ends_with(&format!("/#token={SECRET}"))
    );

    let served = Served::start(options());
    let mut same = options();
    same.listen = served.address;
    let refused = Server::bind(same, Arc::new(BuiltIn)).err();
    let words = refused.expect("the port is taken").to_string();
    assert!(
        words.contains("is listening there") && !words.contains("--"),
        "{words}"
    );
}

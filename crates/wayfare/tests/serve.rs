//! The viewer in a browser, as its server is started and stopped.

use crate::common::{fail_in, folder, json_in, text, wayfare};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Command, Stdio};

#[test]
fn the_server_says_where_it_is_answers_and_ends_with_ctrl_c() {
    let line = "serve cornell --device cpu --threads 1 --listen 127.0.0.1:0 --token";
    let mut child = wayfare(line.split_whitespace())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let stdout = BufReader::new(child.stdout.take().expect("an output"));
    let mut lines = stdout.lines().map_while(Result::ok);
    let address = lines
        .by_ref()
        .find_map(|line| line.strip_prefix("Open ").map(str::to_owned))
        .expect("an address");
    let (page, token) = address.split_once("#token=").expect("a token");
    assert!(token.len() >= 40, "{address}");
    // Everyone can load the page, but no one gets images without the token.
    let host = page.trim_start_matches("http://").trim_end_matches('/');
    let get = |path: &str, more: &str| {
        let mut stream = TcpStream::connect(host).expect("a connection");
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {host}\r\n{more}\r\n").expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer
    };
    assert!(get("/", "").contains("<title>Wayfare</title>"));
    assert!(get("/status", "").starts_with("HTTP/1.1 401"));
    let bearer = format!("Authorization: Bearer {token}\r\n");
    assert!(get("/status", &bearer).starts_with("HTTP/1.1 200"));
    // Ctrl-C.
    let pid = child.id().to_string();
    let killed = Command::new("kill").args(["-INT", &pid]).status();
    assert!(killed.expect("kill starts").success());
    let rest: Vec<_> = lines.collect();
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert!(rest.iter().any(|line| line == "stopped"), "{rest:?}");
}

#[test]
fn what_cannot_be_served_is_explained() {
    let dir = folder();
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address");
    let complaint = fail_in(
        dir.path(),
        &format!("serve cornell --device cpu --listen {address}"),
        1,
    );
    assert!(
        complaint.contains("listening there") && complaint.contains("--listen"),
        "{complaint}"
    );
    let complaint = fail_in(
        dir.path(),
        "serve nowhere.pbrt --device cpu --listen 127.0.0.1:0",
        3,
    );
    assert!(complaint.contains("nowhere.pbrt"), "{complaint}");
    std::fs::write(dir.path().join("bad.pbrt"), "WorldBegin\nShape \"spher\"\n").expect("a file");
    let complaint = fail_in(
        dir.path(),
        "serve bad.pbrt --device cpu --listen 127.0.0.1:0",
        3,
    );
    assert!(complaint.contains("bad.pbrt:2"), "{complaint}");
    let complaint = fail_in(dir.path(), "serve cornell --token=short", 2);
    assert!(complaint.contains("16 to 128"), "{complaint}");
}

#[test]
fn frame_rate_and_latency_are_measured_over_the_network() {
    if wayfare_testing::is_left_out() {
        return;
    }
    let dir = folder();
    let line = "serve cornell --device cpu --threads 1 --size 64x48 --measure 2 --json";
    let measured = json_in(dir.path(), line);
    assert_eq!(
        (&measured["device"], &measured["size"][0]),
        (&"cpu".into(), &64.into())
    );
    let moving = &measured["moving"];
    assert!(moving["frames"].as_u64() > Some(2), "{moving}");
    assert!(moving["median_latency_ms"].as_f64() > Some(0.0), "{moving}");
    assert!(moving["p95_latency_ms"].as_f64() >= moving["median_latency_ms"].as_f64());
    assert!(
        measured["resting"]["samples_per_pixel"].as_f64() > Some(1.0),
        "{measured}"
    );
}

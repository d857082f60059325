//! What viewers may not do, and what happens when they vanish.

use crate::harness::{LONG, Served, Viewer, connect, options};
use std::time::Duration;
use tokio_tungstenite::tungstenite::{Bytes, Message, Utf8Bytes};

#[test]
fn nonsense_is_answered_and_the_connection_goes_on() {
    let served = Served::start(options());
    let mut viewer = Viewer::join(&served, "new");
    for (text, words) in [
        ("hello?", "not understood"),
        (r#"{"type":"ack","frame":"x"}"#, "not understood"),
        (r#"{"type":"divider","at":7}"#, "divider"),
        (r#"{"type":"scene","name":"/etc/passwd"}"#, "not offered"),
        (
            r#"{"type":"scene","name":"../../secret.pbrt"}"#,
            "not offered",
        ),
        // Built in, but not offered by this server.
        (r#"{"type":"scene","name":"pool"}"#, "not offered"),
    ] {
        let error = viewer.error_of(text);
        assert!(error.contains(words), "{text}: {error}");
    }
    viewer.told.remove("error");
    viewer
        .send(Message::Binary(Bytes::from_static(b"\xff\xfe")))
        .unwrap();
    viewer.wait_for("error", |_| true);
    viewer.say(r#"{"type":"size","size":[4294967295,4294967295]}"#);
    viewer.say(r#"{"type":"size","size":[0,0]}"#);
    viewer.frame();
    viewer.say(r#"{"type":"scene","name":"gloss"}"#);
    viewer.wait_for("state", |state| {
        state["scene"] == "gloss" && state["busy"].is_null()
    });
    viewer.frame();
}

#[test]
fn a_message_that_is_too_long_ends_the_connection() {
    let served = Served::start(options());
    let mut viewer = Viewer::join(&served, "new");
    viewer.frame();
    // The server may hang up before all of it is sent.
    let _ = viewer.send(Message::Text(Utf8Bytes::from("x".repeat(1 << 20))));
    while viewer.next().is_some() {}
    served.wait_for_viewers(&[]);
}

#[test]
fn a_flood_of_messages_is_cut_off() {
    let mut few = options();
    few.limits.messages_per_second = 20.0;
    let served = Served::start(few);
    let mut viewer = Viewer::join(&served, "new");
    for _ in 0..400 {
        if viewer
            .send(Message::Text(Utf8Bytes::from_static(r#"{"type":"swap"}"#)))
            .is_err()
        {
            break;
        }
    }
    let mut was_told = false;
    let mut reason = String::new();
    while let Some(message) = viewer.next() {
        match message {
            Message::Text(text) => was_told |= text.contains("too many messages"),
            Message::Close(Some(close)) => reason = close.reason.to_string(),
            _ => {}
        }
    }
    assert!(
        was_told && reason.contains("too many"),
        "{was_told} {reason}"
    );
    served.wait_for_viewers(&[]);
}

#[test]
fn there_are_so_many_viewers_and_cameras_and_no_more() {
    let mut few = options();
    (few.limits.clients, few.limits.sessions) = (3, 2);
    let served = Served::start(few);
    let refused = |session: &str| {
        let mut viewer = connect(served.address, session, &[]).expect("a connection");
        match viewer.next() {
            Some(Message::Close(Some(close))) => close.reason.to_string(),
            other => panic!("not refused: {other:?}"),
        }
    };
    let mut first = Viewer::join(&served, "new");
    let session = first.session();
    let second = Viewer::join(&served, "new");
    served.wait_for_viewers(&[1, 1]);
    assert!(refused("new").contains("2 cameras"));
    assert!(refused("no-such-camera").contains("this camera is gone"));
    let third = Viewer::join(&served, &session);
    served.wait_for_viewers(&[2, 1]);
    assert!(refused(&session).contains("3 viewers"));
    // A camera that is kept for a viewer that may come back makes room for one that is there.
    drop((second, third));
    served.wait_for_viewers(&[1]);
    let mut fourth = Viewer::join(&served, "new");
    fourth.frame();
}

#[test]
fn whoever_vanishes_leaves_their_place_and_may_come_back_soon() {
    let mut patient = options();
    patient.limits.linger = Duration::from_secs(3);
    patient.limits.silence = Duration::from_secs(2);
    let served = Served::start(patient);
    let mut viewer = Viewer::join(&served, "new");
    viewer.frame();
    viewer.say(r#"{"type":"look","exposure":1.5,"tone_map":"srgb"}"#);
    viewer.wait_for("state", |state| state["display"]["exposure"] == 1.5);
    let session = viewer.session();
    // Without a word.
    drop(viewer);
    served.wait_for_viewers(&[0]);
    let mut again = Viewer::join(&served, &session);
    let state = again.wait_for("state", |state| state["viewers"] == 1);
    assert_eq!(state["display"]["exposure"], 1.5, "the camera was kept");
    // Connected, but silent: it answers no ping, as behind a cable that was pulled.
    let start = std::time::Instant::now();
    served.wait_for_viewers(&[0]);
    assert!(
        start.elapsed() >= Duration::from_secs(1),
        "it was given some time"
    );
    served.wait_for_viewers(&[]);
    assert!(start.elapsed() < LONG);
    drop(again);
}

#[test]
fn viewers_are_told_when_the_server_ends() {
    let mut served = Served::start(options());
    let mut viewer = Viewer::join(&served, "new");
    viewer.frame();
    served.end().expect("it ends");
    let mut reason = String::new();
    while let Some(message) = viewer.next() {
        if let Message::Close(Some(close)) = message {
            reason = close.reason.to_string();
        }
    }
    assert!(reason.contains("ended"), "{reason}");
}

//! A server on a free port, and a viewer without a browser.

use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use tokio::runtime::Runtime;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};
use wayfare_engine::{DeviceSpec, Method};
use wayfare_film::{Look, ToneMap};
use wayfare_live::{Finish, Host, HostError, Request};
use wayfare_sampling::Defaults;
use wayfare_scene::{LoadOptions, Scene, SourceFiles};
use wayfare_serve::{Limits, Options, ServeError, Server};

/// Far more than anything here takes, even on a busy machine.
pub const LONG: Duration = Duration::from_secs(60);
/// Size of the images.
pub const SIZE: [u32; 2] = [96, 72];

/// A program that has the built-in scenes.
pub struct BuiltIn;

impl Host for BuiltIn {
    fn scenes(&self) -> Vec<String> {
        vec!["cornell".into(), "gloss".into()]
    }

    fn load(&self, scene: &str, _: &Arc<SourceFiles>) -> Result<(Scene, Vec<String>), HostError> {
        let found = wayfare_builtin::find(scene).ok_or(format!("there is no scene \"{scene}\""))?;
        Ok((found.load(&LoadOptions::default())?, Vec::new()))
    }
}

/// What the tests serve: two scenes, on the CPU.
pub fn options() -> Options {
    Options {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        token: None,
        host_names: Vec::new(),
        limits: Limits {
            linger: Duration::from_millis(300),
            ..Default::default()
        },
        request: Request {
            scene: "cornell".into(),
            max_depth: Some(3),
            device: DeviceSpec::Cpu,
            methods: vec![Method::preset("pt", Defaults::Ours).expect("a method")],
            seed: 1,
            threads: 1,
            steps_per_dispatch: 0,
            size: None,
        },
        scenes: BuiltIn.scenes(),
        first_pose: None,
        look: Look {
            exposure: 0.0,
            tone_map: ToneMap::Filmic,
        },
        budget: 1.0 / 30.0,
        finish: Finish::default(),
        reference: None,
    }
}

/// A server, until it is dropped.
pub struct Served {
    /// Where it is.
    pub address: SocketAddr,
    stop: Arc<AtomicBool>,
    thread: Option<JoinHandle<Result<(), ServeError>>>,
}

impl Served {
    /// Starts one.
    pub fn start(options: Options) -> Self {
        let server = Server::bind(options, Arc::new(BuiltIn)).expect("a free port");
        let (address, stop) = (server.address(), Arc::new(AtomicBool::new(false)));
        let stopped = stop.clone();
        let thread = std::thread::spawn(move || server.run(&stopped));
        Self {
            address,
            stop,
            thread: Some(thread),
        }
    }

    /// Ends it as Ctrl-C does, and waits.
    pub fn end(&mut self) -> Result<(), ServeError> {
        self.stop.store(true, Ordering::Relaxed);
        match self.thread.take() {
            Some(thread) => thread.join().expect("the server does not panic"),
            None => Ok(()),
        }
    }

    /// The answer to a request: its status, headers in lower case, and body.
    pub fn get(&self, path: &str, headers: &[(&str, &str)]) -> (u16, String, Vec<u8>) {
        let mut request = format!("GET {path} HTTP/1.1\r\n");
        if !headers.iter().any(|(name, _)| *name == "Host") {
            request += &format!("Host: {}\r\n", self.address);
        }
        for (name, value) in headers {
            request += &format!("{name}: {value}\r\n");
        }
        request += "\r\n";
        let mut stream = TcpStream::connect(self.address).expect("a connection");
        stream.set_read_timeout(Some(LONG)).expect("a limit");
        stream.write_all(request.as_bytes()).expect("sent");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).expect("an answer");
        let end = answer.windows(4).position(|window| window == b"\r\n\r\n");
        let end = end.expect("headers");
        let head = String::from_utf8_lossy(&answer[..end]).to_ascii_lowercase();
        let status = head
            .split(' ')
            .nth(1)
            .and_then(|status| status.parse().ok());
        (status.expect("a status"), head, answer[end + 4..].to_vec())
    }

    /// How many look through each camera.
    pub fn viewers(&self) -> Vec<u64> {
        let (status, _, body) = self.get("/status", &[]);
        assert_eq!(status, 200);
        let status: Value = serde_json::from_slice(&body).expect("JSON");
        let sessions = status["sessions"].as_array().expect("a list").iter();
        sessions
            .map(|session| session["viewers"].as_u64().expect("a number"))
            .collect()
    }

    /// Waits until each camera has these numbers of viewers.
    pub fn wait_for_viewers(&self, expected: &[u64]) {
        let start = Instant::now();
        while self.viewers() != expected {
            assert!(
                start.elapsed() < LONG,
                "{:?} look, not {expected:?}",
                self.viewers()
            );
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.end();
    }
}

type Socket =
    tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<tokio::net::TcpStream>>;

/// A frame that arrived.
pub struct Seen {
    /// What is known about it.
    pub header: Value,
    /// What it shows.
    pub image: image::RgbImage,
}

impl Seen {
    /// Mean of each of 4 x 3 tiles and channels, in levels of 8 bits.
    pub fn tiles(&self) -> Vec<f64> {
        let (width, height) = self.image.dimensions();
        let mut sums = vec![0.0; 36];
        let mut counts = vec![0.0_f64; 36];
        for (x, y, pixel) in self.image.enumerate_pixels() {
            let tile = (y * 3 / height) * 4 + x * 4 / width;
            for (c, value) in pixel.0.into_iter().enumerate() {
                sums[tile as usize * 3 + c] += f64::from(value);
                counts[tile as usize * 3 + c] += 1.0;
            }
        }
        sums.iter()
            .zip(&counts)
            .map(|(s, n)| s / n.max(1.0))
            .collect()
    }

    /// Mean difference of tiles from those of another frame.
    pub fn differs_from(&self, other: &Self) -> f64 {
        let pairs = self.tiles().into_iter().zip(other.tiles());
        pairs.map(|(a, b)| (a - b).abs()).sum::<f64>() / 36.0
    }
}

/// A viewer without a browser.
pub struct Viewer {
    runtime: Runtime,
    socket: Socket,
    /// The last of each type of message.
    pub told: std::collections::HashMap<String, Value>,
}

/// Asks to connect, with some more headers.
pub fn connect(
    address: SocketAddr,
    session: &str,
    headers: &[(&'static str, &str)],
) -> Result<Viewer, Error> {
    let runtime = tokio::runtime::Builder::new_current_thread();
    let runtime = { runtime }.enable_all().build().expect("a runtime");
    let mut request = format!("ws://{address}/live/{session}").into_client_request()?;
    for (name, value) in headers {
        let value = HeaderValue::from_str(value).expect("a header");
        request.headers_mut().insert(*name, value);
    }
    if !headers
        .iter()
        .any(|(name, _)| *name == "sec-websocket-protocol")
    {
        let protocol = HeaderValue::from_static("wayfare");
        request
            .headers_mut()
            .insert("sec-websocket-protocol", protocol);
    }
    let connected = runtime.block_on(tokio_tungstenite::connect_async(request));
    let (socket, _) = connected?;
    Ok(Viewer {
        runtime,
        socket,
        told: Default::default(),
    })
}

impl Viewer {
    /// Joins a camera, or a new one, and says how large its area is.
    pub fn join(served: &Served, session: &str) -> Self {
        let mut viewer = connect(served.address, session, &[]).expect("a connection");
        let [width, height] = SIZE;
        viewer.say(&format!(r#"{{"type":"size","size":[{width},{height}]}}"#));
        viewer
    }

    /// Says something.
    pub fn say(&mut self, text: &str) {
        let message = Message::Text(Utf8Bytes::from(text));
        let sent = self.runtime.block_on(self.socket.send(message));
        sent.expect("a connection");
    }

    /// Sends something, which may fail.
    pub fn send(&mut self, message: Message) -> Result<(), Error> {
        self.runtime.block_on(self.socket.send(message))
    }

    /// The next message; nothing once the connection has ended.
    pub fn next(&mut self) -> Option<Message> {
        let next = async { tokio::time::timeout(LONG, self.socket.next()).await };
        let next = self
            .runtime
            .block_on(next)
            .expect("something within a minute");
        next?.ok()
    }

    /// The next frame, which is acknowledged. Messages in between are kept.
    pub fn frame(&mut self) -> Seen {
        loop {
            match self.next().expect("a connection") {
                Message::Binary(bytes) => {
                    let (length, rest) = bytes.split_at(4);
                    let length = u32::from_le_bytes(length.try_into().expect("four bytes"));
                    let (header, jpeg) = rest.split_at(length as usize);
                    let header: Value = serde_json::from_slice(header).expect("JSON");
                    self.say(&format!(r#"{{"type":"ack","frame":{}}}"#, header["frame"]));
                    let image = image::load_from_memory(jpeg).expect("a JPEG").to_rgb8();
                    return Seen { header, image };
                }
                Message::Text(text) => self.hear(&text),
                _ => {}
            }
        }
    }

    fn hear(&mut self, text: &str) {
        let told: Value = serde_json::from_str(text).expect("JSON");
        let kind = told["type"].as_str().expect("a type").to_owned();
        self.told.insert(kind, told);
    }

    /// Frames until one is as it should be.
    pub fn frame_that(&mut self, what: &str, is: impl Fn(&Seen) -> bool) -> Seen {
        let start = Instant::now();
        loop {
            let seen = self.frame();
            if is(&seen) {
                return seen;
            }
            assert!(start.elapsed() < LONG, "no frame {what}: {}", seen.header);
        }
    }

    /// Waits for a message that satisfies a condition. Frames in between are acknowledged.
    pub fn wait_for(&mut self, kind: &str, is: impl Fn(&Value) -> bool) -> Value {
        let start = Instant::now();
        loop {
            if let Some(told) = self.told.get(kind).filter(|told| is(told)) {
                return told.clone();
            }
            assert!(
                start.elapsed() < LONG,
                "no such {kind}: {:?}",
                self.told.get(kind)
            );
            match self.next().expect("a connection") {
                Message::Text(text) => self.hear(&text),
                Message::Binary(bytes) => {
                    let length = u32::from_le_bytes(bytes[..4].try_into().expect("four bytes"));
                    let header = &bytes[4..4 + length as usize];
                    let header: Value = serde_json::from_slice(header).expect("JSON");
                    self.say(&format!(r#"{{"type":"ack","frame":{}}}"#, header["frame"]));
                }
                _ => {}
            }
        }
    }

    /// The answer to something that is refused.
    pub fn error_of(&mut self, text: &str) -> String {
        self.told.remove("error");
        self.say(text);
        let error = self.wait_for("error", |_| true);
        error["text"].as_str().expect("words").to_owned()
    }

    /// A frame that is not coarse, with at least this many samples.
    pub fn settled(&mut self, spp: f64) -> Seen {
        self.frame_that("at rest", |seen| {
            seen.header["coarse"] == 1 && seen.header["spp"][0].as_f64() >= Some(spp)
        })
    }

    /// The camera, by which others can join.
    pub fn session(&mut self) -> String {
        let hello = self.wait_for("hello", |_| true);
        hello["session"].as_str().expect("a name").to_owned()
    }
}

//! A viewer without a browser, which measures frame rate and latency.
//!
//! It connects as a page does, orbits, rests, acknowledges every frame as soon as it has arrived, and decodes none:
//! what is measured is the server and the link.

use crate::guard::protocols;
use crate::{ServeError, Token};
use futures_util::{SinkExt, StreamExt};
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::time::{interval, sleep_until, timeout};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::{HeaderValue, header};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

/// How often the camera is moved, as a browser does at 60 Hz.
const STEP: Duration = Duration::from_micros(16_667);
/// What the camera is moved by, in image heights.
const DRAG: f64 = 0.004;
/// Time for a scene to be loaded and to settle.
const SETTLE: Duration = Duration::from_secs(120);
/// Frames before the measured ones.
const WARM_UP: u32 = 20;

/// What was measured.
#[derive(Clone, Debug, Serialize)]
pub struct Measured {
    /// The device that rendered.
    pub device: String,
    /// Size of the image.
    pub size: [u32; 2],
    /// While the camera orbits.
    pub moving: Phase,
    /// While it rests.
    pub resting: Phase,
}

/// What was measured of frames.
#[derive(Clone, Debug, Serialize)]
pub struct Phase {
    /// Seconds that were measured.
    pub seconds: f64,
    /// Frames that arrived.
    pub frames: usize,
    /// Frames per second that arrived.
    pub frames_per_second: f64,
    /// Median time from a motion of the camera to the arrival of the first frame that shows it; nothing where it rests.
    pub median_latency_ms: Option<f64>,
    /// The time that one in twenty exceeds.
    pub p95_latency_ms: Option<f64>,
    /// Mean size of a frame.
    pub kilobytes_per_frame: f64,
    /// Megabytes per second on the link.
    pub megabytes_per_second: f64,
    /// Samples per pixel at the end, of the first method.
    pub samples_per_pixel: f64,
}

/// Connects to a server, orbits and then rests for `seconds` each, with an image area of some size.
pub fn measure(
    address: SocketAddr,
    token: Option<&Token>,
    size: [u32; 2],
    seconds: f64,
) -> Result<Measured, ServeError> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_io()
        .enable_time()
        .build()
        .map_err(ServeError::Start)?;
    runtime.block_on(Measurement::run(address, token, size, seconds))
}

fn failed(error: impl std::fmt::Display) -> ServeError {
    ServeError::Measure(error.to_string())
}

type Socket =
    tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<tokio::net::TcpStream>>;

/// What stands before the image of a frame.
#[derive(Deserialize)]
struct Header {
    frame: u64,
    size: [u32; 2],
    input: u64,
    spp: Vec<f64>,
}

/// The other messages, as far as they matter here.
#[derive(Deserialize)]
struct Told {
    #[serde(rename = "type")]
    kind: String,
    device: Option<String>,
    problem: Option<String>,
    text: Option<String>,
}

struct Measurement {
    socket: Socket,
    device: String,
    size: [u32; 2],
    /// Motions that no frame has shown yet: their numbers and when they were sent.
    motions: VecDeque<(u64, Instant)>,
    inputs: u64,
    latencies: Vec<f64>,
    bytes: usize,
    frames: usize,
    spp: f64,
}

impl Measurement {
    async fn run(
        address: SocketAddr,
        token: Option<&Token>,
        size: [u32; 2],
        seconds: f64,
    ) -> Result<Measured, ServeError> {
        // Connect as a page does.
        let url = format!("ws://{address}/live/new");
        let mut request = url.into_client_request().map_err(failed)?;
        let protocols = HeaderValue::from_str(&protocols(token)).map_err(failed)?;
        let headers = request.headers_mut();
        headers.insert(header::SEC_WEBSOCKET_PROTOCOL, protocols);
        let (socket, _) = connect_async(request).await.map_err(failed)?;
        let mut this = Self {
            socket,
            device: String::new(),
            size,
            motions: VecDeque::new(),
            inputs: 0,
            latencies: Vec::new(),
            bytes: 0,
            frames: 0,
            spp: 0.0,
        };
        let [width, height] = size;
        this.say(format!(r#"{{"type":"size","size":[{width},{height}]}}"#))
            .await?;
        // Wait for the scene, and let the frame budget settle.
        let settled = timeout(SETTLE, async {
            let mut frames = 0;
            while frames < WARM_UP {
                let is_frame = this.receive().await?;
                if is_frame {
                    frames += 1;
                    this.orbit().await?;
                }
            }
            Ok::<_, ServeError>(())
        });
        settled
            .await
            .map_err(|_| failed("no frames came within two minutes"))??;
        // Orbit, and rest.
        let moving = this.phase(seconds, true).await?;
        let resting = this.phase(seconds, false).await?;
        // The server notices that it is gone in any case.
        let _ = this.socket.close(None).await;
        Ok(Measured {
            device: this.device,
            size: this.size,
            moving,
            resting,
        })
    }

    async fn phase(&mut self, seconds: f64, orbits: bool) -> Result<Phase, ServeError> {
        self.motions.clear();
        self.latencies.clear();
        (self.bytes, self.frames) = (0, 0);
        let start = Instant::now();
        let end = tokio::time::Instant::now() + Duration::from_secs_f64(seconds);
        let mut steps = interval(STEP);
        loop {
            tokio::select! {
                received = self.socket.next() => { self.take(received).await?; }
                _ = steps.tick(), if orbits => self.orbit().await?,
                () = sleep_until(end) => break,
            }
        }
        let seconds = start.elapsed().as_secs_f64();
        self.latencies.sort_by(f64::total_cmp);
        let quantile = |share: f64| {
            let last = self.latencies.len().checked_sub(1)?;
            let index = (share * last as f64).round() as usize;
            Some(1e3 * self.latencies[index])
        };
        Ok(Phase {
            seconds,
            frames: self.frames,
            frames_per_second: self.frames as f64 / seconds,
            median_latency_ms: quantile(0.5),
            p95_latency_ms: quantile(0.95),
            kilobytes_per_frame: 1e-3 * self.bytes as f64 / self.frames.max(1) as f64,
            megabytes_per_second: 1e-6 * self.bytes as f64 / seconds,
            samples_per_pixel: self.spp,
        })
    }

    async fn say(&mut self, text: String) -> Result<(), ServeError> {
        let message = Message::Text(Utf8Bytes::from(text));
        self.socket.send(message).await.map_err(failed)
    }

    async fn orbit(&mut self) -> Result<(), ServeError> {
        self.inputs += 1;
        let input = self.inputs;
        self.motions.push_back((input, Instant::now()));
        self.say(format!(
            r#"{{"type":"camera","input":{input},"motion":{{"orbit":[{DRAG},0]}}}}"#
        ))
        .await
    }

    /// Receives a message. Whether it is a frame.
    async fn receive(&mut self) -> Result<bool, ServeError> {
        let message = self.socket.next().await;
        self.take(message).await
    }

    async fn take(
        &mut self,
        message: Option<Result<Message, tokio_tungstenite::tungstenite::Error>>,
    ) -> Result<bool, ServeError> {
        let message = message.ok_or_else(|| failed("the server hung up"))?;
        match message.map_err(failed)? {
            Message::Binary(bytes) => {
                let header = header_of(&bytes).ok_or_else(|| failed("a frame is damaged"))?;
                self.frames += 1;
                self.bytes += bytes.len();
                self.size = header.size;
                self.spp = header.spp.first().copied().unwrap_or(0.0);
                while let Some((input, sent)) = self.motions.front()
                    && *input <= header.input
                {
                    self.latencies.push(sent.elapsed().as_secs_f64());
                    self.motions.pop_front();
                }
                let frame = header.frame;
                self.say(format!(r#"{{"type":"ack","frame":{frame}}}"#))
                    .await?;
                Ok(true)
            }
            Message::Text(text) => {
                let told: Told = serde_json::from_str(&text).map_err(failed)?;
                if let Some(device) = told.device {
                    self.device = device;
                }
                match (told.kind.as_str(), told.text, told.problem) {
                    ("error", Some(text), _) | ("state", _, Some(text)) => Err(failed(text)),
                    _ => Ok(false),
                }
            }
            Message::Close(Some(close)) => Err(failed(close.reason)),
            _ => Ok(false),
        }
    }
}

/// What is known about a frame; nothing where it is no frame with a JPEG in it.
fn header_of(message: &[u8]) -> Option<Header> {
    let (length, rest) = message.split_first_chunk::<4>()?;
    let (header, jpeg) = rest.split_at_checked(u32::from_le_bytes(*length) as usize)?;
    let is_jpeg = jpeg.starts_with(&[0xff, 0xd8]) && jpeg.ends_with(&[0xff, 0xd9]);
    is_jpeg.then(|| serde_json::from_slice(header).ok())?
}

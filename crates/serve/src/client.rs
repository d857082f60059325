//! One viewer's connection: messages in, frames out.

use crate::Options;
use crate::frame::Frame;
use crate::link::Link;
use crate::message::Message;
use crate::rate::{Rate, Verdict};
use crate::session::Ask;
use crate::sessions::{Membership, Refusal};
use crate::state::{Hello, Told};
use axum::extract::ws::{CloseFrame, Message as Packet, WebSocket, close_code};
use futures_util::{SinkExt, StreamExt};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;
use tokio::time::{interval, timeout};

/// Packets on their way to the socket, at most: two frames and some words.
const QUEUE: usize = 8;
/// Places in the queue for errors, pings and the farewell.
const MARGIN: usize = 3;
/// Answers of the camera that wait to be sent, at most.
const ANSWERS: usize = 16;
/// A socket that takes nothing for this long is broken.
const STUCK: Duration = Duration::from_secs(20);
/// How often the other end is asked whether it is there before its silence is too long.
const PINGS: u32 = 4;
/// How long a farewell may take.
const FAREWELL: Duration = Duration::from_secs(2);
/// The code of a connection that is refused; the reason says why.
const REFUSED: u16 = 4000;

/// Tells a viewer why there is no place for it, and closes the connection.
pub async fn refuse(mut socket: WebSocket, refusal: &Refusal) {
    hang_up(&mut socket, REFUSED, &refusal.to_string()).await;
}

async fn hang_up(socket: &mut WebSocket, code: u16, reason: &str) {
    let frame = CloseFrame {
        code,
        reason: reason.into(),
    };
    // A viewer that has left need not be told.
    let _ = timeout(STUCK, socket.send(Packet::Close(Some(frame)))).await;
}

/// Serves a viewer until it leaves, breaks the rules or the server ends.
pub async fn serve(
    socket: WebSocket,
    membership: Membership,
    options: Arc<Options>,
    mut ending: watch::Receiver<bool>,
) {
    let (mut sink, mut incoming) = socket.split();
    let (outgoing, mut queue) = mpsc::channel::<Packet>(QUEUE);
    // A writer of its own: a frame that takes long to send holds up no messages.
    let mut writer = tokio::spawn(async move {
        while let Some(packet) = queue.recv().await {
            let is_last = matches!(packet, Packet::Close(_));
            let sent = timeout(STUCK, sink.send(packet)).await;
            if is_last || !matches!(sent, Ok(Ok(()))) {
                return;
            }
        }
    });
    let (answers, mut answered) = mpsc::channel(ANSWERS);
    let mut pings = interval(options.limits.silence / PINGS);
    let mut client = Client::new(membership, options, outgoing);
    client.greet(answers);
    loop {
        client.want();
        let farewell = tokio::select! {
            packet = incoming.next() => match packet {
                Some(Ok(packet)) => client.hear(packet),
                // It has gone, or sends what is no WebSocket or too long.
                Some(Err(_)) | None => Err(None),
            },
            changed = client.frames.changed(), if client.is_ready() && client.has_room() => {
                changed.map_err(|_| None).map(|()| client.compress())
            }
            compressed = finished(&mut client.compressing), if client.compressing.is_some() => {
                client.send_frame(compressed)
            }
            changed = client.membership.outputs.state.changed(), if client.has_room() => {
                changed.map_err(|_| None).map(|()| client.send_state())
            }
            changed = client.membership.outputs.figures.changed(), if client.has_room() => {
                changed.map_err(|_| None).map(|()| client.send_figures())
            }
            Some(told) = answered.recv(), if client.has_room() => {
                client.tell(&told);
                Ok(())
            }
            _ = pings.tick() => client.ping(),
            _ = ending.changed() => Err(Some((close_code::AWAY, "the server has ended".to_owned()))),
            _ = &mut writer => Err(None),
        };
        if let Err(farewell) = farewell {
            client.leave(farewell);
            break;
        }
    }
    drop(client);
    // What is still to be sent has a moment.
    if !writer.is_finished() && timeout(FAREWELL, &mut writer).await.is_err() {
        writer.abort();
    }
}

/// Why a connection ends: a code and the reason, unless the other side is gone.
type Farewell = Option<(u16, String)>;

/// A frame that is being compressed: its number, whether the camera moves, and the message.
type Compressing = JoinHandle<Option<(u64, bool, Vec<u8>)>>;

async fn finished(compressing: &mut Option<Compressing>) -> Option<(u64, bool, Vec<u8>)> {
    let result = match compressing {
        Some(handle) => handle.await.ok().flatten(),
        None => None,
    };
    *compressing = None;
    result
}

struct Client {
    membership: Membership,
    frames: watch::Receiver<Option<Arc<Frame>>>,
    options: Arc<Options>,
    outgoing: mpsc::Sender<Packet>,
    link: Link,
    rate: Rate,
    compressing: Option<Compressing>,
    /// Whether the camera knows that this viewer is ready for a frame.
    has_asked: bool,
    heard: Instant,
}

impl Client {
    fn new(membership: Membership, options: Arc<Options>, outgoing: mpsc::Sender<Packet>) -> Self {
        let now = Instant::now();
        Self {
            frames: membership.outputs.frames.clone(),
            rate: Rate::new(options.limits.messages_per_second, now),
            membership,
            options,
            outgoing,
            link: Link::default(),
            compressing: None,
            has_asked: false,
            heard: now,
        }
    }

    fn greet(&mut self, answers: mpsc::Sender<Told>) {
        let client = self.membership.client;
        self.ask(Ask::Join { client, answers });
        let Options { scenes, budget, .. } = &*self.options;
        let session = self.membership.session.clone();
        self.tell(&Told::Hello(Box::new(Hello::new(session, scenes, *budget))));
        self.membership.outputs.state.mark_changed();
    }

    fn ask(&self, ask: Ask) {
        // A camera whose thread has ended closes its outputs, which is noticed.
        let _ = self.membership.ask.send(ask);
    }

    fn is_ready(&self) -> bool {
        self.compressing.is_none() && self.link.is_ready()
    }

    /// Whether more can be sent. Where not, frames are on their way, and their acknowledgements will wake this up.
    fn has_room(&self) -> bool {
        self.outgoing.capacity() > MARGIN
    }

    /// Asks for a frame once there is room for one.
    fn want(&mut self) {
        if self.is_ready() && !self.has_asked {
            self.ask(Ask::Frame);
            self.has_asked = true;
        }
    }

    fn hear(&mut self, packet: Packet) -> Result<(), Farewell> {
        let now = Instant::now();
        self.heard = now;
        let text = match packet {
            Packet::Text(text) => text,
            Packet::Close(_) => return Err(None),
            Packet::Ping(_) | Packet::Pong(_) => return Ok(()),
            Packet::Binary(_) => {
                self.error("messages are text");
                return Ok(());
            }
        };
        match self.rate.judge(now) {
            Verdict::Take => {}
            Verdict::Ignore { is_first } => {
                if is_first {
                    self.error("these are too many messages; some are ignored");
                }
                return Ok(());
            }
            Verdict::HangUp => {
                let reason = "too many messages".to_owned();
                return Err(Some((close_code::POLICY, reason)));
            }
        }
        match Message::parse(text.as_str()) {
            Ok(Message::Ack { frame }) => {
                self.link.acknowledged(frame, now);
            }
            Ok(message) => {
                let client = self.membership.client;
                self.ask(Ask::Message { client, message });
            }
            Err(bad) => self.error(&bad.to_string()),
        }
        Ok(())
    }

    /// Starts to compress the newest frame, beside everything else.
    fn compress(&mut self) {
        let Some(frame) = self.frames.borrow_and_update().clone() else {
            return;
        };
        self.has_asked = false;
        let level = self.link.level(frame.is_moving);
        let client = self.membership.client;
        self.compressing = Some(tokio::task::spawn_blocking(move || {
            let message = frame.message(client, level).ok()?;
            Some((frame.number, frame.is_moving, message))
        }));
    }

    fn send_frame(&mut self, frame: Option<(u64, bool, Vec<u8>)>) -> Result<(), Farewell> {
        let Some((number, is_moving, message)) = frame else {
            self.error("a frame could not be compressed");
            return Ok(());
        };
        self.link.sent(number, is_moving, Instant::now());
        // The queue has room for all frames that may be on their way.
        let sent = self.outgoing.try_send(Packet::Binary(message.into()));
        sent.map_err(|_| None)
    }

    fn send_state(&mut self) {
        let state = self.membership.outputs.state.borrow_and_update().clone();
        self.tell(&Told::State(Box::new((*state).clone())));
    }

    fn send_figures(&mut self) {
        let figures = self.membership.outputs.figures.borrow_and_update().clone();
        self.tell(&Told::Figures(Box::new((*figures).clone())));
    }

    /// Says something. On a link that is stuck it is left out.
    fn tell(&self, told: &Told) {
        if let Ok(text) = serde_json::to_string(told) {
            let _ = self.outgoing.try_send(Packet::Text(text.into()));
        }
    }

    fn error(&self, text: &str) {
        self.tell(&Told::Error { text: text.into() });
    }

    fn ping(&mut self) -> Result<(), Farewell> {
        if self.heard.elapsed() > self.options.limits.silence {
            return Err(None);
        }
        let _ = self.outgoing.try_send(Packet::Ping(Vec::new().into()));
        Ok(())
    }

    fn leave(&mut self, farewell: Farewell) {
        if let Some((code, reason)) = farewell {
            let frame = CloseFrame {
                code,
                reason: reason.into(),
            };
            let _ = self.outgoing.try_send(Packet::Close(Some(frame)));
        }
    }
}

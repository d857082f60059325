//! The server: who connects, and what they get.

use crate::guard::{Guard, PROTOCOL, Refused};
use crate::session::Ask;
use crate::sessions::{SessionInfo, Sessions};
use crate::{Options, ServeError, client, page};
use axum::Router;
use axum::body::Body;
use axum::extract::{Path, State, WebSocketUpgrade};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::map_response;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use serde::Serialize;
use std::net::{SocketAddr, TcpListener};
use std::path::Path as FilePath;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::{Semaphore, oneshot, watch};
use tokio::time::{interval, sleep, timeout};
use wayfare_live::{Host, LoadedScene, SceneCache, ViewError};

/// Threads that answer; compressing has others.
const WORKERS: usize = 2;
/// The most threads that compress frames and images.
const MOST_BLOCKING: usize = 16;
/// How long the headers of a request may take, ...
const SLOWEST_HEADERS: Duration = Duration::from_secs(5);
/// ... how many there may be at once beyond the viewers, ...
const MORE_CONNECTIONS: usize = 32;
/// ... and how large they are at most.
const HEADER_BYTES: usize = 16 << 10;
/// How often to look whether the server should end, and whether cameras are left.
const LOOK: Duration = Duration::from_millis(100);
/// How long viewers have to hear that the server ends.
const FAREWELL: Duration = Duration::from_millis(500);
/// How long an image to save may take.
const SLOWEST_IMAGE: Duration = Duration::from_secs(60);

/// A server that listens, and does not answer yet.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    options: Arc<Options>,
    host: Arc<dyn Host>,
    scenes: Arc<SceneCache>,
}

/// What all requests share.
struct Shared {
    options: Arc<Options>,
    guard: Guard,
    sessions: Arc<Sessions>,
    ending: watch::Receiver<bool>,
}

impl Server {
    /// Listens. Unless only this machine can reach the address, there must be a token.
    pub fn bind(options: Options, host: Arc<dyn Host>) -> Result<Self, ServeError> {
        let address = options.listen;
        if !address.ip().is_loopback() && options.token.is_none() {
            return Err(ServeError::NeedsToken(address));
        }
        let failed = |source| ServeError::Bind { address, source };
        let listener = TcpListener::bind(address).map_err(failed)?;
        listener.set_nonblocking(true).map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        Ok(Self {
            listener,
            address,
            options: Arc::new(options),
            host,
            scenes: Arc::new(SceneCache::new()),
        })
    }

    /// Opens the device and loads the scene that is shown first, so that what is wrong with them is known before
    /// anybody looks. Gives the scene on its device.
    pub fn preload(&self) -> Result<LoadedScene, ViewError> {
        self.scenes.preload(&*self.host, &self.options.request)
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address for a browser that calls this machine by a name.
    pub fn url(&self, name: &str) -> String {
        let port = self.address.port();
        match &self.options.token {
            // What follows # is never sent, so it is in no log of a proxy.
            Some(token) => format!("http://{name}:{port}/#token={}", token.secret()),
            None => format!("http://{name}:{port}/"),
        }
    }

    /// Serves until it should stop, and then tells the viewers.
    pub fn run(self, stop: &AtomicBool) -> Result<(), ServeError> {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(WORKERS)
            .max_blocking_threads(MOST_BLOCKING)
            .enable_io()
            .enable_time()
            .build()
            .map_err(ServeError::Start)?;
        let result = runtime.block_on(self.answer(stop));
        // What is still being compressed has no receiver.
        runtime.shutdown_background();
        result
    }

    async fn answer(self, stop: &AtomicBool) -> Result<(), ServeError> {
        let listener =
            tokio::net::TcpListener::from_std(self.listener).map_err(ServeError::Start)?;
        let (end, ending) = watch::channel(false);
        let sessions = Arc::new(Sessions::new(self.options.clone(), self.host, self.scenes));
        let shared = Arc::new(Shared {
            guard: Guard {
                token: self.options.token.clone(),
                host_names: self.options.host_names.clone(),
            },
            sessions: sessions.clone(),
            options: self.options.clone(),
            ending,
        });
        let service = TowerToHyperService::new(routes(shared));
        let limit = self.options.limits.clients + MORE_CONNECTIONS;
        let places = Arc::new(Semaphore::new(limit));
        let mut looks = interval(LOOK);
        while !stop.load(Ordering::Relaxed) {
            let accepted = tokio::select! {
                accepted = listener.accept() => accepted,
                _ = looks.tick() => {
                    sessions.reap();
                    continue;
                }
            };
            let (Ok((stream, _)), Ok(place)) = (accepted, places.clone().try_acquire_owned())
            else {
                // A connection that broke at once, or too many: the next one may do better.
                continue;
            };
            // Frames should not wait for more to send.
            let _ = stream.set_nodelay(true);
            let service = service.clone();
            tokio::spawn(async move {
                let connection = http1::Builder::new()
                    .timer(TokioTimer::new())
                    .header_read_timeout(SLOWEST_HEADERS)
                    .max_buf_size(HEADER_BYTES)
                    .serve_connection(TokioIo::new(stream), service)
                    .with_upgrades();
                // What goes wrong with a connection ends it.
                let _ = connection.await;
                drop(place);
            });
        }
        // Tell viewers, and wait a moment for the message to arrive.
        end.send_replace(true);
        drop(listener);
        sleep(FAREWELL).await;
        sessions.end();
        Ok(())
    }
}

fn routes(shared: Arc<Shared>) -> Router {
    Router::new()
        .route("/", get(|s, h| asset(s, h, page::HTML)))
        .route("/page.css", get(|s, h| asset(s, h, page::CSS)))
        .route("/page.js", get(|s, h| asset(s, h, page::JS)))
        .route("/status", get(status))
        .route("/live/{session}", get(live))
        .route("/image/{session}/{pane}/{format}", get(image))
        .layer(map_response(closing))
        .with_state(shared)
}

/// Connections that do not become viewers end with their answer: a page has few parts, and places are limited.
async fn closing(mut response: Response) -> Response {
    if response.status() != StatusCode::SWITCHING_PROTOCOLS {
        let close = HeaderValue::from_static("close");
        response.headers_mut().insert(header::CONNECTION, close);
    }
    response
}

/// A part of the page, for anybody who calls this machine by its name: it holds no secret.
async fn asset(
    State(shared): State<Arc<Shared>>,
    headers: HeaderMap,
    asset: page::Asset,
) -> Response {
    if let Err(refused) = shared.guard.check_host(&headers) {
        return refusal(refused);
    }
    let headers = [
        (header::CONTENT_TYPE, asset.content_type),
        (header::CONTENT_SECURITY_POLICY, page::POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    (headers, asset.text).into_response()
}

fn refusal(refused: Refused) -> Response {
    (refused.status(), refused.to_string()).into_response()
}

fn failure(status: StatusCode, text: impl Into<String>) -> Response {
    (status, text.into()).into_response()
}

/// What a page asks before it connects.
#[derive(Serialize)]
struct Status {
    version: &'static str,
    sessions: Vec<SessionInfo>,
    viewers: usize,
    most_sessions: usize,
    most_viewers: usize,
}

async fn status(State(shared): State<Arc<Shared>>, headers: HeaderMap) -> Response {
    if let Err(refused) = shared.guard.check(&headers) {
        return refusal(refused);
    }
    let (sessions, viewers) = shared.sessions.list();
    let status = Status {
        version: env!("CARGO_PKG_VERSION"),
        sessions,
        viewers,
        most_sessions: shared.options.limits.sessions,
        most_viewers: shared.options.limits.clients,
    };
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    match serde_json::to_string(&status) {
        Ok(text) => (headers, text).into_response(),
        Err(error) => failure(StatusCode::INTERNAL_SERVER_ERROR, error.to_string()),
    }
}

/// A viewer: of a new camera, or of one that is there.
async fn live(
    State(shared): State<Arc<Shared>>,
    Path(session): Path<String>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    if let Err(refused) = shared.guard.check(&headers) {
        return refusal(refused);
    }
    let limits = shared.options.limits;
    upgrade
        .protocols([PROTOCOL])
        .max_message_size(limits.message_bytes)
        .max_frame_size(limits.message_bytes)
        .on_upgrade(async move |socket| {
            let session = Some(session.as_str()).filter(|session| *session != "new");
            match shared.sessions.join(session) {
                Ok(membership) => {
                    let (options, ending) = (shared.options.clone(), shared.ending.clone());
                    client::serve(socket, membership, options, ending).await;
                }
                Err(refused) => client::refuse(socket, &refused).await,
            }
        })
}

/// An image as a file.
async fn image(
    State(shared): State<Arc<Shared>>,
    Path((session, pane, format)): Path<(String, usize, String)>,
    headers: HeaderMap,
) -> Response {
    if let Err(refused) = shared.guard.check(&headers) {
        return refusal(refused);
    }
    let content_type = match format.as_str() {
        "png" => "image/png",
        "exr" => "image/x-exr",
        _ => return failure(StatusCode::NOT_FOUND, "images are png or exr"),
    };
    // Ask the camera for it.
    let Some((ask, outputs)) = shared.sessions.ask(&session) else {
        return failure(StatusCode::NOT_FOUND, "there is no such camera");
    };
    let (answer, answered) = oneshot::channel();
    let _ = ask.send(Ask::Save { answer });
    let images = match timeout(SLOWEST_IMAGE, answered).await {
        Ok(Ok(Ok(images))) => images,
        Ok(Ok(Err(problem))) => return failure(StatusCode::CONFLICT, problem),
        _ => {
            return failure(
                StatusCode::SERVICE_UNAVAILABLE,
                "the camera does not answer",
            );
        }
    };
    // Compress it beside everything else.
    let (mut images, look) = images;
    if pane >= images.len() {
        return failure(StatusCode::NOT_FOUND, "there is no such method");
    }
    let image = images.swap_remove(pane);
    let scene = outputs.state.borrow().scene.clone();
    let name = format!("wayfare-{}-{}.{format}", stem(&scene), image.method);
    let file = name.clone();
    let encoded = tokio::task::spawn_blocking(move || match file.ends_with("png") {
        true => image.png(FilePath::new(&file), look),
        false => image.exr(FilePath::new(&file)),
    });
    let bytes = match encoded.await {
        Ok(Ok(bytes)) => bytes,
        Ok(Err(error)) => return failure(StatusCode::INTERNAL_SERVER_ERROR, error.to_string()),
        Err(_) => return failure(StatusCode::INTERNAL_SERVER_ERROR, "a thread panicked"),
    };
    let mut response = Response::new(Body::from(bytes));
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(content_type));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    let disposition = format!("attachment; filename=\"{name}\"");
    if let Ok(disposition) = HeaderValue::from_str(&disposition) {
        headers.insert(header::CONTENT_DISPOSITION, disposition);
    }
    response
}

/// The name of a scene without folders and extension, in letters that every file system knows.
fn stem(scene: &str) -> String {
    let stem = FilePath::new(scene).file_stem();
    let stem = stem.map_or_else(String::new, |stem| stem.to_string_lossy().into_owned());
    let plain = |c: char| match c.is_ascii_alphanumeric() || c == '-' || c == '_' {
        true => c,
        false => '-',
    };
    stem.chars().map(plain).take(64).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_files_are_plain() {
        assert_eq!(stem("ajar"), "ajar");
        assert_eq!(stem("/secret/folder/my scene.pbrt"), "my-scene");
        assert_eq!(stem("../../x\"\r\n.pbrt"), "x---");
    }
}

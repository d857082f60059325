//! A camera and those who look through it: the frame loop on a thread of its own.

use crate::compositor::Compositor;
use crate::frame::Frame;
use crate::message::{CommandName, Message, Motion};
use crate::state::{Figures, State, Told};
use crate::{Limits, Options};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot, watch};
use wayfare_engine::{DeviceSpec, Method};
use wayfare_film::Look;
use wayfare_live::{
    ContentKind, DisplaySettings, FIGURES, Finish, FrameTimes, Host, Losses, MovingAverage,
    Reference, SavedImage, SceneCache, ViewError, Viewer, saved_images,
};
use wayfare_sampling::Defaults;

/// How long the thread waits for events while there is no viewer.
const ASLEEP: Duration = Duration::from_millis(250);
/// How long it waits while renderers are at work and there is nothing new.
const NOTHING_NEW: Duration = Duration::from_millis(4);
/// A camera that has not moved for this long is at rest.
const REST: Duration = Duration::from_millis(400);
/// How often figures are sent.
const FIGURES_EVERY: Duration = Duration::from_millis(250);
/// An image at rest is sent again once it is better by this share of its samples, ...
const WORTH_SENDING: f64 = 1.0 / 30.0;
/// ... but at least this often.
const LONGEST_INTERVAL: Duration = Duration::from_secs(1);

/// What the thread is asked.
pub enum Ask {
    /// A viewer joins.
    Join {
        /// Who.
        client: u64,
        /// Where answers go.
        answers: mpsc::Sender<Told>,
    },
    /// A viewer leaves.
    Leave {
        /// Who.
        client: u64,
    },
    /// A viewer is ready for another frame.
    Frame,
    /// A viewer sends a message.
    Message {
        /// Who.
        client: u64,
        /// What.
        message: Message,
    },
    /// A viewer requests the images as files.
    Save {
        /// Where they go.
        answer: oneshot::Sender<Result<(Vec<SavedImage>, Look), String>>,
    },
    /// The server ends, or no viewer has come back.
    End,
}

/// What there is to see; the newest of each.
#[derive(Clone)]
pub struct Outputs {
    /// Frames, once there is one.
    pub frames: watch::Receiver<Option<Arc<Frame>>>,
    /// What is requested and displayed.
    pub state: watch::Receiver<Arc<State>>,
    /// What is known about the images.
    pub figures: watch::Receiver<Arc<Figures>>,
}

/// Starts a camera.
pub fn start(
    options: Arc<Options>,
    host: Arc<dyn Host>,
    scenes: Arc<SceneCache>,
) -> std::io::Result<(Sender<Ask>, Outputs)> {
    let (ask, asked) = channel();
    let (frames, frames_out) = watch::channel(None);
    let (state, state_out) = watch::channel(Arc::default());
    let (figures, figures_out) = watch::channel(Arc::default());
    let thread = std::thread::Builder::new().name("session".into());
    thread.spawn(move || {
        let session = Session::new(&options, host, scenes, frames, state, figures);
        session.run(&asked);
    })?;
    let outputs = Outputs {
        frames: frames_out,
        state: state_out,
        figures: figures_out,
    };
    Ok((ask, outputs))
}

/// A viewer at the camera.
struct Client {
    answers: mpsc::Sender<Told>,
    size: Option<[u32; 2]>,
    is_visible: bool,
    /// Their last motion.
    input: u64,
}

struct Session {
    viewer: Viewer,
    scenes: Arc<SceneCache>,
    offered: Vec<String>,
    limits: Limits,
    compositor: Compositor,
    display: DisplaySettings,
    losses: Losses,
    /// In the order of their joining.
    clients: Vec<(u64, Client)>,
    frames: watch::Sender<Option<Arc<Frame>>>,
    state: watch::Sender<Arc<State>>,
    figures: watch::Sender<Arc<Figures>>,
    /// Frames so far.
    number: u64,
    /// Whether any viewer is ready for a frame.
    is_wanted: bool,
    /// Whether what is seen has changed since the last frame.
    is_new: bool,
    /// Whether a viewer changed it, rather than more samples.
    is_urgent: bool,
    sent: Instant,
    moved: Instant,
    /// When the image was started over.
    restarted: Instant,
    /// The last motions that the renderers know of, and those that the images show.
    rendered_inputs: HashMap<u64, u64>,
    seen_inputs: HashMap<u64, u64>,
    all: MovingAverage,
    rendering: MovingAverage,
    told: Option<Instant>,
    has_ended: bool,
}

impl Session {
    fn new(
        options: &Options,
        host: Arc<dyn Host>,
        scenes: Arc<SceneCache>,
        frames: watch::Sender<Option<Arc<Frame>>>,
        state: watch::Sender<Arc<State>>,
        figures: watch::Sender<Arc<Figures>>,
    ) -> Self {
        let request = options.request.clone();
        let mut viewer = Viewer::new(host, request, options.budget, options.first_pose);
        viewer.share(scenes.clone());
        viewer.finish = options.finish;
        if let Some((name, image)) = &options.reference {
            viewer.request.size = Some(image.size());
            viewer.reference = Reference::File {
                name: name.clone(),
                image: image.clone(),
            };
        }
        let now = Instant::now();
        Self {
            viewer,
            scenes,
            offered: options.scenes.clone(),
            limits: options.limits,
            compositor: Compositor::default(),
            display: DisplaySettings {
                look: options.look,
                has_line: false,
                ..Default::default()
            },
            losses: Losses::default(),
            clients: Vec::new(),
            frames,
            state,
            figures,
            number: 0,
            is_wanted: false,
            is_new: false,
            is_urgent: false,
            sent: now,
            moved: now,
            restarted: now,
            rendered_inputs: HashMap::new(),
            seen_inputs: HashMap::new(),
            all: MovingAverage::default(),
            rendering: MovingAverage::default(),
            told: None,
            has_ended: false,
        }
    }

    fn run(mut self, asked: &Receiver<Ask>) {
        let mut patience = Duration::ZERO;
        while !self.has_ended {
            self.listen(asked, patience);
            if !self.clients.iter().any(|(_, client)| client.is_visible) {
                self.tell_state();
                patience = ASLEEP;
                continue;
            }
            let start = Instant::now();
            let times = self.frame();
            self.publish();
            let all = start.elapsed().as_secs_f64();
            if times.finished {
                let budget = &mut self.viewer.frame_budget;
                budget.record_frame(all, times.rendered, times.restarted);
                self.all.add(all);
                self.rendering.add(times.waiting);
            }
            // Where there was nothing to wait for, leave the CPU to others.
            let is_early = all < NOTHING_NEW.as_secs_f64();
            patience = match !times.finished && is_early {
                true => NOTHING_NEW,
                false => Duration::ZERO,
            };
        }
    }

    /// Does what was asked; waits for it if there is nothing else to do.
    fn listen(&mut self, asked: &Receiver<Ask>, patience: Duration) {
        let mut next = match patience.is_zero() {
            true => asked.try_recv().ok(),
            false => match asked.recv_timeout(patience) {
                Ok(ask) => Some(ask),
                Err(RecvTimeoutError::Timeout) => None,
                Err(RecvTimeoutError::Disconnected) => Some(Ask::End),
            },
        };
        while let Some(ask) = next {
            self.answer(ask);
            next = asked.try_recv().ok();
        }
    }

    fn answer(&mut self, ask: Ask) {
        match ask {
            Ask::Join { client, answers } => {
                let new = Client {
                    answers,
                    size: None,
                    is_visible: true,
                    input: 0,
                };
                self.clients.push((client, new));
                // A viewer that joins sees an image at once.
                self.is_new = true;
                self.is_urgent = true;
            }
            Ask::Leave { client } => {
                self.clients.retain(|(id, _)| *id != client);
                self.rendered_inputs.remove(&client);
                self.seen_inputs.remove(&client);
            }
            Ask::Frame => self.is_wanted = true,
            Ask::Message { client, message } => {
                if let Err(text) = self.act(client, message) {
                    self.tell(client, Told::Error { text });
                }
            }
            Ask::Save { answer } => {
                let look = self.display.look;
                let images = saved_images(&mut self.viewer, look);
                let images = images.map_err(|problem| self.viewer.host().explain(&problem));
                // The viewer that asked may have left.
                let _ = answer.send(images.map(|images| (images, look)));
            }
            Ask::End => self.has_ended = true,
        }
    }

    /// Answers one viewer. One that does not listen misses it.
    fn tell(&self, to: u64, told: Told) {
        let client = self.clients.iter().find(|(id, _)| *id == to);
        if let Some((_, client)) = client {
            let _ = client.answers.try_send(told);
        }
    }

    fn client(&mut self, id: u64) -> Option<&mut Client> {
        let mut clients = self.clients.iter_mut();
        clients
            .find(|(own, _)| *own == id)
            .map(|(_, client)| client)
    }

    /// Does what a viewer says, or gives the reason why not.
    fn act(&mut self, client: u64, message: Message) -> Result<(), String> {
        let before = (self.display, self.viewer.paused);
        match message {
            // The viewer and its camera.
            Message::Ack { .. } => {}
            Message::Size { size } => {
                let size = self.limits.fitted(size);
                if let Some(client) = self.client(client) {
                    client.size = Some(size);
                }
            }
            Message::Visible { visible } => {
                if let Some(client) = self.client(client) {
                    client.is_visible = visible;
                }
            }
            Message::Camera { input, motion } => {
                self.steer(client, motion);
                if let Some(client) = self.client(client) {
                    client.input = input;
                }
            }
            // Methods and their parameters.
            Message::Method { pane, name } => {
                let method = Method::preset(&name, Defaults::Ours).map_err(|e| e.to_string())?;
                *self.method(pane)? = method;
            }
            Message::Preset { pane, defaults } => {
                let method = self.method(pane)?;
                *method =
                    Method::preset(method.name(), defaults).map_err(|error| error.to_string())?;
            }
            Message::Parameter { pane, key, value } => {
                let method = self.method(pane)?;
                method
                    .set(&key, value.as_str())
                    .map_err(|error| error.to_string())?;
            }
            Message::Compare { on } => {
                if on != (self.viewer.request.methods.len() > 1) {
                    self.viewer.request.toggle_second();
                }
            }
            Message::Swap {} => self.viewer.request.methods.reverse(),
            Message::Reference { method } => {
                self.viewer.reference = match method {
                    None => Reference::None,
                    Some(name) => {
                        let method = Method::preset(&name, Defaults::Ours);
                        Reference::Rendered(method.map_err(|error| error.to_string())?)
                    }
                };
            }
            // What is shown, and how.
            Message::Content { pane, content } => {
                let content = ContentKind::from(content);
                let is_there = !matches!(self.viewer.reference, Reference::None);
                if content != ContentKind::Image && !is_there {
                    return Err("there is no reference yet; render one first".into());
                }
                self.display.contents[pane.min(1)] = content;
            }
            Message::Error { error, decade } => {
                self.display.error = error.into();
                self.display.decade = decade;
            }
            Message::Look { exposure, tone_map } => {
                self.display.look = Look { exposure, tone_map };
            }
            Message::Divider { at } => self.display.divider = at,
            // How images are rendered and finished.
            Message::Finish {
                shows,
                accumulate,
                denoise,
                reuse,
            } => {
                self.viewer.finish = Finish {
                    shows: shows.parse().map_err(|error| format!("{error}"))?,
                    accumulate,
                    denoise,
                };
                self.viewer.reuse = reuse;
            }
            Message::Pause { paused } => self.viewer.paused = paused,
            Message::Scene { name } => {
                if !self.offered.contains(&name) {
                    return Err("this scene is not offered; choose one of the list".into());
                }
                self.viewer.problem = None;
                self.viewer.request.scene = name;
            }
            // Messages to the user.
            Message::Dismiss {} => self.viewer.problem = None,
            Message::Command { command } => {
                let text = self.command(command);
                self.tell(client, Told::Command { command, text });
            }
        }
        // Only images can be shown without a reference; changes of the display are urgent.
        if matches!(self.viewer.reference, Reference::None) {
            self.display.contents = [ContentKind::Image; 2];
        }
        if before != (self.display, self.viewer.paused) {
            self.is_new = true;
            self.is_urgent = true;
        }
        Ok(())
    }

    fn method(&mut self, pane: usize) -> Result<&mut Method, String> {
        let methods = self.viewer.request.methods.get_mut(pane);
        methods.ok_or_else(|| "there is only one method; compare two first".into())
    }

    fn steer(&mut self, client: u64, motion: Motion) {
        let navigator = &mut self.viewer.navigator;
        match motion {
            Motion::Orbit(by) => navigator.orbit(by),
            Motion::LookAround(by) => navigator.look_around(by),
            Motion::Pan(by) => navigator.pan(by),
            Motion::Dolly(steps) => navigator.dolly(steps),
            Motion::Widen(steps) => navigator.widen(steps),
            Motion::Fly(by) => navigator.fly(by),
            Motion::FieldOfView(degrees) => navigator.set_field_of_view(degrees),
            Motion::Home => navigator.reset(),
            Motion::Target(at) => {
                let text = match self.viewer.distance_at(at) {
                    Some(distance) => {
                        self.viewer.navigator.set_target_distance(distance);
                        "Orbiting around this point."
                    }
                    None => "There is no surface to orbit around.",
                };
                self.tell(client, Told::Note { text: text.into() });
                return;
            }
        }
        self.moved = Instant::now();
    }

    fn command(&self, command: CommandName) -> String {
        let viewer = &self.viewer;
        let view = viewer.view(self.display.look);
        let budget = viewer.frame_budget.seconds();
        match command {
            CommandName::View => viewer.request.view_command("view", &view, budget),
            CommandName::Serve => viewer.request.view_command("serve", &view, budget),
            CommandName::Render => {
                let spp = viewer.panes().first().map_or(1.0, |p| p.samples_per_pixel);
                let method = viewer.request.methods.first().copied().unwrap_or_default();
                viewer
                    .request
                    .render_command(&method, &view, spp.ceil() as u64)
            }
        }
    }

    /// The area for the image: that of the viewer that has been here longest.
    fn area(&self) -> [u32; 2] {
        let sizes = self.clients.iter().filter(|(_, client)| client.is_visible);
        let size = sizes.filter_map(|(_, client)| client.size).next();
        size.unwrap_or([640, 480])
    }

    /// One frame of the loop.
    fn frame(&mut self) -> FrameTimes {
        let area = self.area();
        let times = self.viewer.frame(area);
        if times.restarted {
            let inputs = self.clients.iter().map(|(id, client)| (*id, client.input));
            self.rendered_inputs = inputs.collect();
            self.restarted = Instant::now();
        }
        if times.finished {
            self.seen_inputs.clone_from(&self.rendered_inputs);
            self.is_new = true;
        }
        let updated = self.compositor.update(&mut self.viewer);
        let gpu = self.viewer.scene().and_then(|scene| scene.device().gpu());
        let checked = gpu.map_or(Ok(()), |gpu| gpu.check());
        if let Err(problem) = checked.map_err(ViewError::from).and(updated) {
            self.recover(problem);
        }
        self.compositor.measure();
        times
    }

    /// Sends what is new to every viewer that is ready for it.
    fn publish(&mut self) {
        self.tell_state();
        if self.told.is_none_or(|told| told.elapsed() > FIGURES_EVERY) {
            self.told = Some(Instant::now());
            self.figures.send_replace(Arc::new(self.current_figures()));
        }
        let is_moving = self.moved.elapsed() < REST;
        let interval = match is_moving || self.is_urgent {
            true => Duration::ZERO,
            // More of the same samples change less and less.
            false => {
                let age = self.restarted.elapsed();
                age.mul_f64(WORTH_SENDING).min(LONGEST_INTERVAL)
            }
        };
        if !(self.is_new && self.is_wanted) || self.sent.elapsed() < interval {
            return;
        }
        match self.compositor.compose(&self.display) {
            Ok(image) => {
                self.number += 1;
                let panes = self.viewer.panes().iter();
                let frame = Frame {
                    number: self.number,
                    image,
                    full_size: self.viewer.full_size(),
                    coarseness: self.viewer.coarseness(),
                    is_moving,
                    samples_per_pixel: panes.map(|pane| pane.samples_per_pixel).collect(),
                    inputs: self.seen_inputs.clone(),
                    compressed: Default::default(),
                };
                self.frames.send_replace(Some(Arc::new(frame)));
                self.is_new = false;
                self.is_wanted = false;
                self.is_urgent = false;
                self.sent = Instant::now();
            }
            // The scene is still being loaded.
            Err(ViewError::NoImage) => {}
            Err(problem) => self.recover(problem),
        }
    }

    fn tell_state(&mut self) {
        let split = self.compositor.is_split(&self.display);
        let state = State::of(&self.viewer, &self.display, split, self.clients.len());
        self.state.send_if_modified(|told| {
            let is_new = **told != state;
            if is_new {
                *told = Arc::new(state);
            }
            is_new
        });
    }

    fn current_figures(&self) -> Figures {
        let viewer = &self.viewer;
        let panes = viewer.panes();
        let rows = FIGURES.iter().filter_map(|(title, about, value)| {
            let values: Vec<_> = panes
                .iter()
                .enumerate()
                .map(|(i, pane)| value(pane, self.compositor.measured(i)))
                .collect();
            let is_known = values.iter().any(Option::is_some);
            is_known.then_some((*title, *about, values))
        });
        let all = self.all.value().unwrap_or(0.0);
        let pose = viewer.navigator.pose();
        Figures {
            frames_per_second: if all > 0.0 { 1.0 / all } else { 0.0 },
            frame_ms: 1e3 * all,
            rendering_ms: 1e3 * self.rendering.value().unwrap_or(0.0),
            size: viewer.image_size(),
            coarseness: viewer.coarseness(),
            rows: rows.collect(),
            reference_spp: viewer.reference_info().map(|info| info.samples_per_pixel),
            pose: (pose.eye, pose.target, pose.fov_degrees),
        }
    }

    /// Continues after the loss of a device: first on the same one, then on the CPU, and then no more.
    fn recover(&mut self, problem: ViewError) {
        let lost = self.viewer.scene().map(|scene| scene.device().clone());
        let next = self.losses.next_device(&self.viewer.request.device);
        let (Some(lost), Some(spec)) = (lost, next) else {
            self.viewer.problem = Some(problem);
            self.viewer.paused = true;
            return;
        };
        let threads = self.viewer.request.threads;
        match self.scenes.replace(&lost, &spec, threads) {
            Ok(device) => {
                let cause = self.viewer.host().explain(&problem);
                let on_cpu = spec == DeviceSpec::Cpu;
                self.compositor = Compositor::default();
                self.viewer.reopen(device, spec);
                self.viewer.problem = Some(ViewError::Reopened { cause, on_cpu });
            }
            Err(next) => self.recover(next.into()),
        }
    }
}

//! The window: events in, frames out.

use crate::WindowError;
use crate::panel::{Action, Panel};
use crate::screen::Screen;
use wayfare_live::{Losses, ViewError, Viewer, save};

use std::sync::Arc;
use std::time::{Duration, Instant};
use wayfare_engine::{AdapterChoice, Device, DeviceSpec};
use wayfare_gpu::Gpu;
use winit::application::ApplicationHandler;
use winit::event::WindowEvent;
use winit::event_loop::{ActiveEventLoop, ControlFlow, EventLoop};
use winit::window::{Fullscreen, Window, WindowId};

/// Size of a window in points by default.
const SIZE: [u32; 2] = [1180, 720];

/// Opens a window and displays the images of a viewer until the user closes it. Returns the problems with devices that
/// the window survived.
pub fn run_window(
    viewer: Viewer,
    panel: Panel,
    size: Option<[u32; 2]>,
) -> Result<Vec<WindowError>, WindowError> {
    let events = EventLoop::new()?;
    events.set_control_flow(ControlFlow::Poll);
    let mut app = App {
        viewer,
        panel,
        size: size.unwrap_or(SIZE),
        window: None,
        screen: None,
        losses: Losses::default(),
        problems: Vec::new(),
        failure: None,
        area: SIZE,
        has_input: true,
    };
    events.run_app(&mut app)?;
    if let Some(failure) = app.failure {
        return Err(failure);
    }
    // A window that worked does not hide what the driver complained about.
    if let Some(Err(error)) = app.screen.map(|screen| screen.gpu().check()) {
        app.problems.push(error.into());
    }
    Ok(app.problems)
}

struct App {
    viewer: Viewer,
    panel: Panel,
    size: [u32; 2],
    window: Option<Arc<Window>>,
    screen: Option<Screen>,
    losses: Losses,
    /// Problems that the window survived.
    problems: Vec<WindowError>,
    /// Why the window had to close.
    failure: Option<WindowError>,
    /// Size of the area for the image.
    area: [u32; 2],
    /// Whether something happened in the window since the last frame.
    has_input: bool,
}

impl ApplicationHandler for App {
    fn resumed(&mut self, events: &ActiveEventLoop) {
        if self.window.is_some() {
            return;
        }
        if let Err(failure) = self.open(events) {
            self.failure = Some(failure);
            events.exit();
        }
    }

    fn window_event(&mut self, events: &ActiveEventLoop, _: WindowId, event: WindowEvent) {
        if let Some(screen) = &mut self.screen {
            screen.handle_event(&event);
        }
        self.has_input |= !matches!(event, WindowEvent::RedrawRequested);
        match event {
            WindowEvent::CloseRequested => events.exit(),
            WindowEvent::Resized(_) | WindowEvent::ScaleFactorChanged { .. } => {
                if let Some(Err(problem)) = self.screen.as_mut().map(Screen::resize) {
                    self.recover(problem.into());
                }
            }
            WindowEvent::RedrawRequested => self.frame(events),
            _ => {}
        }
    }

    fn about_to_wait(&mut self, events: &ActiveEventLoop) {
        if self.failure.is_some() {
            events.exit();
        }
        if let Some(window) = &self.window {
            window.request_redraw();
        }
    }
}

impl App {
    fn open(&mut self, events: &ActiveEventLoop) -> Result<(), WindowError> {
        let [width, height] = self.size;
        let attributes = Window::default_attributes()
            .with_title(format!("Wayfare: {}", self.viewer.request.scene))
            .with_inner_size(winit::dpi::LogicalSize::new(width, height))
            .with_min_inner_size(winit::dpi::LogicalSize::new(360, 240));
        let window = Arc::new(events.create_window(attributes)?);
        let spec = self.viewer.request.device.clone();
        let device = self.open_device(&spec, window.clone())?;
        self.window = Some(window);
        self.viewer.start_on(device);
        Ok(())
    }

    /// Opens a device, and the screen on its card, or on any other where the CPU renders.
    fn open_device(
        &mut self,
        spec: &DeviceSpec,
        window: Arc<Window>,
    ) -> Result<Device, WindowError> {
        let device = Device::open(spec, self.viewer.request.threads)?;
        let gpu = match device.gpu() {
            Some(gpu) => gpu.clone(),
            None => {
                let gpu = Gpu::open(&AdapterChoice::Any, None);
                Arc::new(gpu.map_err(WindowError::NoDriver)?)
            }
        };
        self.screen = Some(Screen::new(gpu, window)?);
        Ok(device)
    }

    fn frame(&mut self, events: &ActiveEventLoop) {
        let start = Instant::now();
        let size = self.window.as_ref().map(|window| window.inner_size());
        if size.is_some_and(|size| size.width == 0 || size.height == 0) {
            // Minimised.
            std::thread::sleep(Duration::from_millis(50));
            return;
        }
        // Render.
        self.follow_device();
        let times = self.viewer.frame(self.area);
        let Some(screen) = &mut self.screen else {
            return;
        };
        let is_animated = screen.is_animated() || self.panel.is_animated(&self.viewer);
        let has_input = std::mem::take(&mut self.has_input);
        if !times.finished && !has_input && !is_animated {
            // Nothing has changed: leave the CPU to the renderers.
            std::thread::sleep(Duration::from_millis(4));
            return;
        }
        // Draw the panel even if the image fails: it says why.
        let (drawing, actions) = screen.ui(&mut self.panel, &mut self.viewer);
        self.area = drawing.framing.area.size;
        let updated = screen.update(&mut self.viewer);
        let drawn = screen.draw(drawing, &self.panel);
        let checked = screen.gpu().check();
        let result = updated.and(drawn.map_err(ViewError::from));
        if let Err(problem) = result.and(checked.map_err(ViewError::from)) {
            self.recover(problem.into());
        }
        // Do what the user asked for in the panel.
        for action in actions {
            self.act(events, action);
        }
        let all = start.elapsed().as_secs_f64();
        if times.finished {
            let budget = &mut self.viewer.frame_budget;
            budget.record_frame(all, times.rendered, times.restarted);
            self.panel.record_frame(all, times.waiting);
        }
    }

    /// Moves the window to the card that renders. Where the CPU renders, any card can draw.
    fn follow_device(&mut self) {
        let gpu = self.viewer.scene().and_then(|scene| scene.device().gpu());
        let (Some(gpu), Some(window), Some(screen)) = (gpu, &self.window, &self.screen) else {
            return;
        };
        if Arc::ptr_eq(gpu, screen.gpu()) {
            return;
        }
        // A window belongs to one surface at a time.
        self.screen = None;
        match Screen::new(gpu.clone(), window.clone()) {
            Ok(screen) => self.screen = Some(screen),
            Err(problem) => self.recover(problem),
        }
    }

    /// Continues after the loss of a device: first on the same one, then on the CPU, and then no more.
    fn recover(&mut self, problem: WindowError) {
        let next = self.losses.next_device(&self.viewer.request.device);
        let (Some(spec), Some(window)) = (next, self.window.clone()) else {
            self.failure = Some(problem);
            return;
        };
        // The old surface lets go of the window before another one takes it.
        self.screen = None;
        match self.open_device(&spec, window) {
            Ok(device) => {
                let cause = match &problem {
                    WindowError::View(problem) => self.viewer.host().explain(problem),
                    problem => problem.to_string(),
                };
                let on_cpu = spec == DeviceSpec::Cpu;
                self.viewer.reopen(device, spec);
                self.viewer.problem = Some(ViewError::Reopened { cause, on_cpu });
                self.problems.push(problem);
            }
            Err(next) => {
                self.problems.push(problem);
                self.recover(next);
            }
        }
    }

    fn act(&mut self, events: &ActiveEventLoop, action: Action) {
        match action {
            Action::Quit => events.exit(),
            Action::ToggleFullScreen => {
                if let Some(window) = &self.window {
                    let full = match window.fullscreen() {
                        Some(_) => None,
                        None => Some(Fullscreen::Borderless(None)),
                    };
                    window.set_fullscreen(full);
                }
            }
            Action::Save(stem) => match save(&mut self.viewer, &stem, self.panel.display.look) {
                Ok(files) => {
                    let names: Vec<_> = files.iter().map(|f| f.display().to_string()).collect();
                    self.panel.say(format!("Saved {}.", names.join(", ")));
                }
                Err(problem) => self.viewer.problem = Some(problem),
            },
        }
    }
}

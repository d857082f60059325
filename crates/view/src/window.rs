//! The window: events in, frames out.

use crate::panel::{Action, Panel};
use crate::save;
use crate::screen::Screen;
use crate::viewer::Viewer;
use std::sync::Arc;
use std::time::{Duration, Instant};
use winit::application::ApplicationHandler;
use winit::event::WindowEvent;
use winit::event_loop::{ActiveEventLoop, ControlFlow, EventLoop};
use winit::window::{Fullscreen, Window, WindowId};

/// Size of a window in points, where nothing is said.
const SIZE: [u32; 2] = [1180, 720];
/// A card that is lost again so soon will not come back.
const AGAIN: Duration = Duration::from_secs(20);

/// Opens a window and shows the pictures of a viewer until the user has seen enough. Tells what went wrong with cards
/// although the window went on.
pub fn run(viewer: Viewer, panel: Panel, size: Option<[u32; 2]>) -> Result<Vec<String>, String> {
    let no_screen = |error: winit::error::EventLoopError| {
        format!(
            "no window can be opened: {error}; without a screen, use wayfare render or view --headless"
        )
    };
    let events = EventLoop::new().map_err(no_screen)?;
    events.set_control_flow(ControlFlow::Poll);
    let mut app = App {
        viewer,
        panel,
        size: size.unwrap_or(SIZE),
        window: None,
        screen: None,
        losses: Vec::new(),
        failed: None,
        area: SIZE,
        asked: true,
    };
    events.run_app(&mut app).map_err(no_screen)?;
    if let Some(problem) = app.failed {
        return Err(problem);
    }
    // What the driver complained about is not hidden behind a window that worked.
    let mut told: Vec<_> = app.losses.into_iter().map(|loss| loss.problem).collect();
    if let Some(Err(error)) = app.screen.map(|screen| screen.gpu().check()) {
        told.push(error.to_string());
    }
    Ok(told)
}

/// A card that had to be opened again.
struct Loss {
    when: Instant,
    problem: String,
}

struct App {
    viewer: Viewer,
    panel: Panel,
    size: [u32; 2],
    window: Option<Arc<Window>>,
    screen: Option<Screen>,
    losses: Vec<Loss>,
    /// Why the window had to close.
    failed: Option<String>,
    /// Size of the area for the picture.
    area: [u32; 2],
    /// Whether something happened in the window since the last frame.
    asked: bool,
}

impl ApplicationHandler for App {
    fn resumed(&mut self, events: &ActiveEventLoop) {
        if self.window.is_some() {
            return;
        }
        if let Err(problem) = self.open(events) {
            self.failed = Some(problem);
            events.exit();
        }
    }

    fn window_event(&mut self, events: &ActiveEventLoop, _: WindowId, event: WindowEvent) {
        if let Some(screen) = &mut self.screen {
            screen.take(&event);
        }
        self.asked |= !matches!(event, WindowEvent::RedrawRequested);
        match event {
            WindowEvent::CloseRequested => events.exit(),
            WindowEvent::Resized(_) | WindowEvent::ScaleFactorChanged { .. } => {
                if let Some(Err(problem)) = self.screen.as_mut().map(Screen::resize) {
                    self.recover(problem);
                }
            }
            WindowEvent::RedrawRequested => self.frame(events),
            _ => {}
        }
    }

    fn about_to_wait(&mut self, events: &ActiveEventLoop) {
        if self.failed.is_some() {
            events.exit();
        }
        if let Some(window) = &self.window {
            window.request_redraw();
        }
    }
}

impl App {
    fn open(&mut self, events: &ActiveEventLoop) -> Result<(), String> {
        let [width, height] = self.size;
        let attributes = Window::default_attributes()
            .with_title(format!("Wayfare: {}", self.viewer.wish.scene))
            .with_inner_size(winit::dpi::LogicalSize::new(width, height))
            .with_min_inner_size(winit::dpi::LogicalSize::new(360, 240));
        let window = events.create_window(attributes);
        let window = Arc::new(window.map_err(|error| format!("no window can be opened: {error}"))?);
        let asked = self.viewer.wish.device.clone();
        let device = self.viewer.host().open(&asked, self.viewer.wish.threads)?;
        let gpu = device
            .draws
            .clone()
            .ok_or("a window needs a graphics driver")?;
        self.screen = Some(Screen::new(gpu, window.clone())?);
        self.window = Some(window);
        self.viewer.start_on(device);
        Ok(())
    }

    fn frame(&mut self, events: &ActiveEventLoop) {
        let start = Instant::now();
        if self
            .window
            .as_ref()
            .is_some_and(|w| w.inner_size().width == 0 || w.inner_size().height == 0)
        {
            // Minimised.
            std::thread::sleep(Duration::from_millis(50));
            return;
        }
        self.follow_device();
        let times = self.viewer.frame(self.area);
        let Some(screen) = &mut self.screen else {
            return;
        };
        let asked = std::mem::take(&mut self.asked);
        if !times.finished && !asked && !screen.is_lively() && !self.panel.is_lively(&self.viewer) {
            // Nothing has changed: leave the processor to the renderers.
            std::thread::sleep(Duration::from_millis(4));
            return;
        }
        let (drawing, outcome) = screen.show(&mut self.panel, &mut self.viewer);
        self.area = outcome.framing.area.size;
        let updated = screen.update(&mut self.viewer);
        // The panel is drawn even where the picture cannot be: it says why.
        let drawn = screen.draw(drawing, &self.panel);
        if let Some(problem) = updated.and(drawn).err() {
            self.recover(problem);
        }
        if let Some(screen) = &self.screen
            && let Err(error) = screen.gpu().check()
        {
            self.recover(error.to_string());
        }
        for action in outcome.actions {
            self.act(events, action);
        }
        let all = start.elapsed().as_secs_f64();
        if times.finished {
            self.viewer.pace.note_frame(all, times.begun);
            self.panel.note_frame(all, times.waiting);
        }
    }

    /// Moves the window to the card that the viewer has moved to.
    fn follow_device(&mut self) {
        let (Some(stage), Some(window), Some(screen)) =
            (self.viewer.stage(), &self.window, &self.screen)
        else {
            return;
        };
        let Some(gpu) = stage.devices.draws.clone() else {
            return;
        };
        if Arc::ptr_eq(&gpu, screen.gpu()) {
            return;
        }
        // A window belongs to one surface at a time.
        self.screen = None;
        match Screen::new(gpu, window.clone()) {
            Ok(screen) => self.screen = Some(screen),
            Err(problem) => self.recover(problem),
        }
    }

    /// Goes on after the loss of a card: once on the same, then on the processor, and then no more.
    fn recover(&mut self, problem: String) {
        let recent = |loss: &&Loss| loss.when.elapsed() < AGAIN;
        let before = self.losses.iter().rev().take_while(recent).count();
        self.losses.push(Loss {
            when: Instant::now(),
            problem: problem.clone(),
        });
        let asked = match before {
            0 => self.viewer.wish.device.clone(),
            1 => "cpu".to_owned(),
            _ => {
                self.failed = Some(problem);
                return;
            }
        };
        // The window is let go before another surface takes it.
        self.screen = None;
        let opened = self
            .viewer
            .host()
            .open(&asked, self.viewer.wish.threads)
            .and_then(|device| {
                let gpu = device
                    .draws
                    .clone()
                    .ok_or("a window needs a graphics driver")?;
                let window = self.window.clone().ok_or("there is no window")?;
                Ok((Screen::new(gpu, window)?, device))
            });
        match opened {
            Ok((screen, device)) => {
                self.screen = Some(screen);
                self.viewer.reopen(device, asked);
                self.viewer.problem = Some(format!(
                    "{problem}. The device was opened again, and the picture begins anew{}.",
                    if before > 0 { ", on the processor" } else { "" }
                ));
            }
            Err(second) => self.recover(format!("{problem}; and then {second}")),
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
            Action::Save(stem) => {
                match save::save(&mut self.viewer, &stem, self.panel.glasses.look) {
                    Ok(files) => {
                        let names: Vec<_> = files.iter().map(|f| f.display().to_string()).collect();
                        self.panel.tell(format!("Saved {}.", names.join(", ")));
                    }
                    Err(problem) => self.viewer.problem = Some(problem),
                }
            }
        }
    }
}

//! A window on a card: its surface, and what draws the panel there.

use crate::canvas::Canvas;
use crate::display::Target;
use crate::framing::{Area, Framing};
use crate::panel::{Outcome, Panel};
use crate::viewer::Viewer;
use std::sync::Arc;
use std::time::{Duration, Instant};
use wayfare_gpu::{Gpu, GpuError, wgpu};
use wgpu::CurrentSurfaceTexture;
use winit::window::Window;

/// What the panel wants to draw again within this time is drawn in the next frame.
const SOON: Duration = Duration::from_millis(30);
/// A card that is not at rest after this time is at fault.
const RESTING: Duration = Duration::from_secs(10);

/// A window on a card.
pub struct Screen {
    gpu: Arc<Gpu>,
    window: Arc<Window>,
    surface: wgpu::Surface<'static>,
    config: wgpu::SurfaceConfiguration,
    context: egui::Context,
    input: egui_winit::State,
    painter: egui_wgpu::Renderer,
    canvas: Canvas,
    /// Whether the panel asks to be drawn again at once.
    repaint: bool,
}

/// The panel of a frame, ready to be drawn.
pub struct Drawing {
    output: egui::FullOutput,
    framing: Framing,
}

impl Screen {
    /// Connects a window with a card.
    pub fn new(gpu: Arc<Gpu>, window: Arc<Window>) -> Result<Self, String> {
        let surface = gpu.instance().create_surface(window.clone());
        let surface =
            surface.map_err(|error| format!("no picture can be put into the window: {error}"))?;
        let name = &gpu.report().name;
        let offered = surface.get_capabilities(gpu.adapter());
        if offered.formats.is_empty() {
            return Err(format!(
                "\"{name}\" cannot draw into this window; choose another --device (wayfare devices lists them)"
            ));
        }
        // The panel is drawn in the encoding of the screen, so that its edges look as they were meant to.
        let plain = offered
            .formats
            .iter()
            .find(|format| !format.is_srgb() && format.target_pixel_byte_cost() == Some(4));
        let format = plain.copied().unwrap_or(offered.formats[0]);
        let present_mode = [wgpu::PresentMode::Mailbox, wgpu::PresentMode::Immediate]
            .into_iter()
            .find(|mode| offered.present_modes.contains(mode))
            .unwrap_or(wgpu::PresentMode::Fifo);
        let size = window.inner_size();
        let config = wgpu::SurfaceConfiguration {
            usage: wgpu::TextureUsages::RENDER_ATTACHMENT,
            format,
            color_space: Default::default(),
            width: size.width.max(1),
            height: size.height.max(1),
            present_mode,
            desired_maximum_frame_latency: 2,
            alpha_mode: offered.alpha_modes[0],
            view_formats: Vec::new(),
        };
        let said = |error: GpuError| error.to_string();
        configure(&gpu, &surface, &config).map_err(said)?;
        let context = egui::Context::default();
        context.set_theme(egui::Theme::Dark);
        let limit = gpu.limits().max_texture_dimension_2d as usize;
        let input = egui_winit::State::new(
            context.clone(),
            egui::ViewportId::ROOT,
            &*window,
            Some(window.scale_factor() as f32),
            None,
            Some(limit),
        );
        let painter = gpu
            .guarded("the panel", || {
                egui_wgpu::Renderer::new(
                    gpu.device(),
                    format,
                    egui_wgpu::RendererOptions::default(),
                )
            })
            .map_err(said)?;
        let canvas = Canvas::new(gpu.clone(), format).map_err(said)?;
        Ok(Self {
            gpu,
            window,
            surface,
            config,
            context,
            input,
            painter,
            canvas,
            repaint: true,
        })
    }

    /// The card.
    pub fn gpu(&self) -> &Arc<Gpu> {
        &self.gpu
    }

    /// Whether the next frame differs from the last without anything new: something is held, or moves.
    pub fn is_lively(&self) -> bool {
        let held = self
            .context
            .input(|i| i.pointer.any_down() || !i.keys_down.is_empty());
        held || self.repaint
    }

    /// Tells the panel what happened in the window.
    pub fn take(&mut self, event: &winit::event::WindowEvent) {
        // Frames follow each other anyway.
        let _ = self.input.on_window_event(&self.window, event);
    }

    /// The window has another size.
    pub fn resize(&mut self) -> Result<(), String> {
        let size = self.window.inner_size();
        (self.config.width, self.config.height) = (size.width, size.height);
        if size.width == 0 || size.height == 0 {
            return Ok(());
        }
        let configured = configure(&self.gpu, &self.surface, &self.config);
        configured.map_err(|error| error.to_string())
    }

    /// Shows the panel; what the user asked for in it.
    pub fn show(&mut self, panel: &mut Panel, viewer: &mut Viewer) -> (Drawing, Outcome) {
        let input = self.input.take_egui_input(&self.window);
        let pixels = [self.config.width, self.config.height];
        let mut framing = None;
        let mut actions = Vec::new();
        // Where its layout changes, the panel is shown twice, and only the first time with what the user did.
        let output = self.context.run_ui(input, |ui| {
            let shown = panel.show(ui, viewer, &mut self.canvas, pixels);
            framing = Some(shown.framing);
            actions.extend(shown.actions);
        });
        let views = output.viewport_output.values();
        self.repaint = views
            .map(|view| view.repaint_delay)
            .any(|delay| delay < SOON);
        let whole = Area {
            min: [0, 0],
            size: pixels,
        };
        let framing = framing.unwrap_or_else(|| Framing::fitted(whole, pixels));
        let outcome = Outcome { framing, actions };
        (Drawing { output, framing }, outcome)
    }

    /// Takes over the finished pictures and measures them.
    pub fn update(&mut self, viewer: &mut Viewer) -> Result<(), String> {
        self.canvas.update(viewer)?;
        self.canvas.measure();
        Ok(())
    }

    /// Draws pictures and panel and shows them.
    pub fn draw(&mut self, drawing: Drawing, panel: &Panel) -> Result<(), String> {
        let Drawing {
            mut output,
            framing,
        } = drawing;
        let platform = std::mem::take(&mut output.platform_output);
        self.input.handle_platform_output(&self.window, platform);
        let scale = output.pixels_per_point;
        let shapes = std::mem::take(&mut output.shapes);
        let triangles = self.context.tessellate(shapes, scale);
        let gpu = self.gpu.clone();
        let (device, queue) = (gpu.device(), gpu.queue());
        let mut textures = std::mem::take(&mut output.textures_delta);
        for (id, deltas) in textures.set.drain() {
            for delta in deltas {
                self.painter.update_texture(device, queue, id, &delta);
            }
        }
        let free: Vec<_> = textures.free.drain().collect();
        let drawn = self.draw_triangles(&triangles, scale, &framing, panel);
        for id in free {
            self.painter.free_texture(&id);
        }
        drawn
    }

    fn draw_triangles(
        &mut self,
        triangles: &[egui::ClippedPrimitive],
        scale: f32,
        framing: &Framing,
        panel: &Panel,
    ) -> Result<(), String> {
        let surface = match self.surface.get_current_texture() {
            CurrentSurfaceTexture::Success(surface) => surface,
            CurrentSurfaceTexture::Suboptimal(surface) => {
                drop(surface);
                return self.resize();
            }
            CurrentSurfaceTexture::Outdated | CurrentSurfaceTexture::Lost => return self.resize(),
            CurrentSurfaceTexture::Timeout | CurrentSurfaceTexture::Occluded => return Ok(()),
            CurrentSurfaceTexture::Validation => {
                return self.gpu.check().map_err(|error| error.to_string());
            }
        };
        let size = [self.config.width, self.config.height];
        let target = Target {
            size,
            pixels_per_point: scale,
        };
        self.canvas.prepare(target, framing, &panel.glasses);
        let descriptor = egui_wgpu::ScreenDescriptor {
            size_in_pixels: size,
            pixels_per_point: scale,
        };
        let (device, queue) = (self.gpu.device(), self.gpu.queue());
        let mut encoder = self.gpu.encoder("a frame");
        let mut commands =
            self.painter
                .update_buffers(device, queue, &mut encoder, triangles, &descriptor);
        let view = surface.texture.create_view(&Default::default());
        let mut pass = self.canvas.draw(&mut encoder, &view).forget_lifetime();
        self.painter.render(&mut pass, triangles, &descriptor);
        drop(pass);
        commands.push(encoder.finish());
        queue.submit(commands);
        self.window.pre_present_notify();
        queue.present(surface);
        self.gpu.check().map_err(|error| error.to_string())
    }
}

/// Gives a surface its size. The graphics library first waits until the card is at rest, and refuses where a renderer
/// has handed over work meanwhile. A window that waits gives renderers nothing more to do, so that they come to an end.
fn configure(
    gpu: &Gpu,
    surface: &wgpu::Surface<'_>,
    config: &wgpu::SurfaceConfiguration,
) -> Result<(), GpuError> {
    let start = Instant::now();
    loop {
        match gpu.guarded("the window", || surface.configure(gpu.device(), config)) {
            Err(GpuError::Validation { .. }) if start.elapsed() < RESTING => {
                std::thread::sleep(Duration::from_millis(1));
            }
            configured => return configured,
        }
    }
}

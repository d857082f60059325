//! A window on a card: its surface, and what draws the panel there.

use crate::WindowError;
use crate::panel::{Action, Panel};
use std::sync::Arc;
use std::time::{Duration, Instant};
use wayfare_gpu::{Gpu, GpuError, wgpu};
use wayfare_live::{Area, Canvas, Framing, Target, ViewError, Viewer};
use wgpu::CurrentSurfaceTexture;
use winit::window::Window;

/// If the panel wants to be drawn again within this time, it is drawn in the next frame.
const SOON: Duration = Duration::from_millis(30);
/// A card that is not idle after this time is broken.
const IDLE_LIMIT: Duration = Duration::from_secs(10);

/// A window on a card.
pub struct Screen {
    gpu: Arc<Gpu>,
    window: Arc<Window>,
    surface: wgpu::Surface<'static>,
    config: wgpu::SurfaceConfiguration,
    context: egui::Context,
    input: egui_winit::State,
    panel_renderer: egui_wgpu::Renderer,
    canvas: Canvas,
    /// Whether the panel asks to be drawn again at once.
    repaint: bool,
}

/// The panel of a frame, ready to be drawn, and where the image goes.
pub struct Drawing {
    output: egui::FullOutput,
    /// Where the image goes.
    pub framing: Framing,
}

impl Screen {
    /// Connects a window with a card.
    pub fn new(gpu: Arc<Gpu>, window: Arc<Window>) -> Result<Self, WindowError> {
        // Choose a format that the card and the window both support.
        let surface = gpu.instance().create_surface(window.clone())?;
        let offered = surface.get_capabilities(gpu.adapter());
        if offered.formats.is_empty() {
            return Err(WindowError::SurfaceFormat(gpu.report().name.clone()));
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
        // Give the surface its size.
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
        configure(&gpu, &surface, &config)?;
        // Prepare what draws panel and images.
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
        let panel_renderer = gpu.guarded("the panel", || {
            let options = egui_wgpu::RendererOptions::default();
            egui_wgpu::Renderer::new(gpu.device(), format, options)
        })?;
        let canvas = Canvas::new(gpu.clone(), format)?;
        Ok(Self {
            gpu,
            window,
            surface,
            config,
            context,
            input,
            panel_renderer,
            canvas,
            repaint: true,
        })
    }

    /// The card.
    pub fn gpu(&self) -> &Arc<Gpu> {
        &self.gpu
    }

    /// Whether the next frame may differ from the last without new images or events: a key is held, or something moves.
    pub fn is_animated(&self) -> bool {
        let held = self
            .context
            .input(|i| i.pointer.any_down() || !i.keys_down.is_empty());
        held || self.repaint
    }

    /// Passes an event of the window to the panel.
    pub fn handle_event(&mut self, event: &winit::event::WindowEvent) {
        // Frames follow each other anyway.
        let _ = self.input.on_window_event(&self.window, event);
    }

    /// Adapts to the size of the window.
    pub fn resize(&mut self) -> Result<(), GpuError> {
        let size = self.window.inner_size();
        (self.config.width, self.config.height) = (size.width, size.height);
        if size.width == 0 || size.height == 0 {
            return Ok(());
        }
        configure(&self.gpu, &self.surface, &self.config)
    }

    /// Lays out the panel, and gives what the user asked for in it.
    pub fn ui(&mut self, panel: &mut Panel, viewer: &mut Viewer) -> (Drawing, Vec<Action>) {
        let input = self.input.take_egui_input(&self.window);
        let pixels = [self.config.width, self.config.height];
        let mut framing = None;
        let mut actions = Vec::new();
        // If its layout changes, the panel is laid out twice, and only the first time with the input.
        let output = self.context.run_ui(input, |ui| {
            framing = Some(panel.ui(ui, viewer, &mut self.canvas, pixels, &mut actions));
        });
        let views = output.viewport_output.values();
        self.repaint = views
            .map(|view| view.repaint_delay)
            .any(|delay| delay < SOON);
        let framing = framing.unwrap_or_else(|| Framing::fitted(Area::whole(pixels), pixels));
        (Drawing { output, framing }, actions)
    }

    /// Takes the newest images and measures them.
    pub fn update(&mut self, viewer: &mut Viewer) -> Result<(), ViewError> {
        self.canvas.update(viewer)?;
        self.canvas.measure();
        Ok(())
    }

    /// Draws and presents images and panel.
    pub fn draw(&mut self, drawing: Drawing, panel: &Panel) -> Result<(), GpuError> {
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
                self.panel_renderer
                    .update_texture(device, queue, id, &delta);
            }
        }
        let free: Vec<_> = textures.free.drain().collect();
        let drawn = self.draw_triangles(&triangles, scale, &framing, panel);
        for id in free {
            self.panel_renderer.free_texture(&id);
        }
        drawn
    }

    fn draw_triangles(
        &mut self,
        triangles: &[egui::ClippedPrimitive],
        scale: f32,
        framing: &Framing,
        panel: &Panel,
    ) -> Result<(), GpuError> {
        // Take the next image of the swap chain.
        let surface = match self.surface.get_current_texture() {
            CurrentSurfaceTexture::Success(surface) => surface,
            CurrentSurfaceTexture::Suboptimal(surface) => {
                drop(surface);
                return self.resize();
            }
            CurrentSurfaceTexture::Outdated | CurrentSurfaceTexture::Lost => return self.resize(),
            CurrentSurfaceTexture::Timeout | CurrentSurfaceTexture::Occluded => return Ok(()),
            CurrentSurfaceTexture::Validation => return self.gpu.check(),
        };
        let size = [self.config.width, self.config.height];
        // Upload what the frame shows.
        let target = Target {
            size,
            pixels_per_point: scale,
        };
        self.canvas.prepare(target, framing, &panel.display);
        let descriptor = egui_wgpu::ScreenDescriptor {
            size_in_pixels: size,
            pixels_per_point: scale,
        };
        let (device, queue) = (self.gpu.device(), self.gpu.queue());
        let mut encoder = self.gpu.encoder("a frame");
        let mut commands =
            self.panel_renderer
                .update_buffers(device, queue, &mut encoder, triangles, &descriptor);
        // Draw the images, and the panel over them.
        let view = surface.texture.create_view(&Default::default());
        let mut pass = self.canvas.draw(&mut encoder, &view).forget_lifetime();
        self.panel_renderer
            .render(&mut pass, triangles, &descriptor);
        drop(pass);
        commands.push(encoder.finish());
        queue.submit(commands);
        self.window.pre_present_notify();
        queue.present(surface);
        self.gpu.check()
    }
}

/// Gives a surface its size. wgpu first waits until the card is idle, and refuses if a renderer has submitted work in
/// the meantime. While the window waits, renderers get nothing more to do, so the card becomes idle.
fn configure(
    gpu: &Gpu,
    surface: &wgpu::Surface<'_>,
    config: &wgpu::SurfaceConfiguration,
) -> Result<(), GpuError> {
    let start = Instant::now();
    loop {
        match gpu.guarded("the window", || surface.configure(gpu.device(), config)) {
            Err(GpuError::Validation { .. }) if start.elapsed() < IDLE_LIMIT => {
                std::thread::sleep(Duration::from_millis(1));
            }
            configured => return configured,
        }
    }
}

//! The frame loop: images that converge while a camera moves, parameters change and methods are compared.
//!
//! [`Viewer`] is the frame loop. A [`Request`] says what to render; every [`Viewer::frame`] follows its changes,
//! renders for as long as the [`FrameBudget`] allows and leaves new images in [`Viewer::take_round`]. Scenes come from
//! a [`Host`], devices and renderers from [`wayfare_engine`]. It needs no window; a window, a page in a browser and a
//! benchmark all run it:
//!
//! ```
//! use std::sync::Arc;
//! use wayfare_engine::{DeviceSpec, Method};
//! use wayfare_scene::{Scene, SourceFiles};
//! use wayfare_live::{Host, HostError, Request, Viewer};
//!
//! struct BuiltIn;
//!
//! impl Host for BuiltIn {
//!     fn scenes(&self) -> Vec<String> {
//!         vec!["cornell".into()]
//!     }
//!
//!     fn load(&self, scene: &str, _: &Arc<SourceFiles>) -> Result<(Scene, Vec<String>), HostError> {
//!         let scene = wayfare_builtin::find(scene).ok_or("there is no such scene")?;
//!         Ok((scene.load(&Default::default())?, Vec::new()))
//!     }
//! }
//!
//! let request = Request {
//!     scene: "cornell".into(),
//!     max_depth: None,
//!     device: DeviceSpec::Cpu,
//!     methods: vec!["metropolis".parse::<Method>()?],
//!     seed: 0,
//!     threads: 1,
//!     steps_per_dispatch: 0,
//!     size: Some([32, 24]),
//! };
//! let mut viewer = Viewer::new(Arc::new(BuiltIn), request, 1.0 / 60.0, None);
//! viewer.settle([32, 24])?;
//! for _ in 0..3 {
//!     viewer.navigator.orbit([0.01, 0.0]);
//!     viewer.frame([32, 24]);
//! }
//! let image = viewer.with_panes(|panes| panes[0].image())??;
//! assert!(image.mean_luminance() > 0.0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! What the user requests becomes images:
//!
//! - `request`: what is rendered, and the command line that requests the same
//! - `host`, `loaded_scene`, `watch`: scenes from the program, on a device, and read again when their files change
//! - `navigate`: the camera under mouse and keys
//! - `frame_budget`: how much is rendered in a frame
//! - `pane`, `renderers`: methods in progress, on a thread of their own
//! - `viewer`: the frame loop
//!
//! Images stay on the graphics card from the kernel that renders them to the screen:
//!
//! - `card_image`: images in buffers, rendered there or uploaded
//! - `framing`: which part of an image appears where on a screen
//! - `display`, `measure`, `probe`: images and their errors in colour, in numbers, and pixel by pixel
//! - `canvas`: all of these for the images of a viewer
//! - `offscreen`: the same, drawn off screen and read back
//!
//! Without a card the CPU does the same:
//!
//! - `host_canvas`: images and their errors in colour and in numbers
//!
//! And then:
//!
//! - `finish`, `history`: what happens to images between renderer and screen; earlier frames carried along with the
//!   camera
//! - `figures`: what there is to say about a method in progress
//! - `save`: images become files
//! - `losses`: where to continue when a device is lost
//! - `benchmark`: the frame loop, measured

mod benchmark;
mod bind;
mod canvas;
mod card_image;
mod display;
mod error;
mod figures;
mod finish;
mod frame_budget;
mod framing;
mod history;
mod host;
mod host_canvas;
mod job;
mod loaded_scene;
mod losses;
mod measure;
mod navigate;
mod offscreen;
mod pane;
mod probe;
mod renderers;
mod request;
mod save;
mod viewer;
mod watch;

pub use benchmark::{Benchmark, BenchmarkReport, Besides, FrameReport, MethodReport};
pub use canvas::{Canvas, ContentKind, DisplaySettings};
pub use card_image::{CardImage, UploadedImage};
pub use display::{Composition, Content, Display, DisplayedPane, Split, Target};
pub use error::{HostError, ViewError};
pub use figures::{FIGURES, Figure};
pub use finish::{Finish, Shows};
pub use frame_budget::{FrameBudget, MovingAverage};
pub use framing::{Area, Framing, Rectangle};
pub use history::History;
pub use host::Host;
pub use host_canvas::HostCanvas;
pub use loaded_scene::{LoadedScene, SceneCache};
pub use losses::Losses;
pub use measure::{MeasurePass, Measurement};
pub use navigate::Navigator;
pub use offscreen::Offscreen;
pub use pane::{Pane, PaneInfo};
pub use renderers::Round;
pub use request::{Request, View, quoted};
pub use save::{SavedImage, save, saved_images};
pub use viewer::{FrameTimes, Reference, Viewer};

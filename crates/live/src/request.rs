//! What the user requests, and the command line that requests the same.

use std::fmt::Write;
use wayfare_engine::{DeviceSpec, Method, Settings};
use wayfare_film::Look;
use wayfare_sampling::Defaults;
use wayfare_trajectory::Pose;

/// What to render.
#[derive(Clone, Debug, PartialEq)]
pub struct Request {
    /// A built-in scene or a file.
    pub scene: String,
    /// Largest number of scattering events on a path, instead of the scene's own.
    pub max_depth: Option<u32>,
    /// The device to render on.
    pub device: DeviceSpec,
    /// The method on the left or everywhere, and the one on the right.
    pub methods: Vec<Method>,
    /// Seed of all random numbers.
    pub seed: u64,
    /// Number of threads; 0 takes one per core.
    pub threads: usize,
    /// Steps per dispatch on a GPU; 0 takes as many as fit the frame.
    pub steps_per_dispatch: u32,
    /// Size of the image; the size of the window by default.
    pub size: Option<[u32; 2]>,
}

impl Request {
    /// The settings of a method, for an image with this seed.
    pub(crate) fn settings(&self, method: &Method, seed: u64) -> Settings {
        Settings {
            method: *method,
            seed,
            steps_per_dispatch: self.steps_per_dispatch,
        }
    }

    /// One method becomes two, or two one.
    pub fn toggle_second(&mut self) {
        if self.methods.len() > 1 {
            self.methods.truncate(1);
            return;
        }
        let has_chains = self.methods.first().is_some_and(|m| m.chains().is_some());
        let other = if has_chains {
            "pt"
        } else {
            "persistent-restore"
        };
        self.methods.extend(Method::preset(other, Defaults::Ours));
    }

    /// The command that opens this view again: `view` in a window, `serve` in a browser.
    pub fn view_command(&self, subcommand: &str, view: &View, budget: f64) -> String {
        let mut command = format!("wayfare {subcommand} {}", quoted(&self.scene));
        let flags = [("--method", "--set"), ("--compare", "--compare-set")];
        for (method, (flag, set)) in self.methods.iter().zip(flags) {
            push(&mut command, flag, method.name());
            push_parameters(&mut command, set, method);
        }
        self.push_rest(&mut command, view);
        push(&mut command, "--budget", &fraction(budget));
        command
    }

    /// The command that renders the image of one of the methods to files.
    pub fn render_command(&self, method: &Method, view: &View, spp: u64) -> String {
        let mut command = format!("wayfare render {}", quoted(&self.scene));
        push(&mut command, "--method", method.name());
        push_parameters(&mut command, "--set", method);
        self.push_rest(&mut command, view);
        push(&mut command, "--spp", &spp.max(1).to_string());
        command
    }

    fn push_rest(&self, command: &mut String, view: &View) {
        if let Some(pose) = view.pose {
            push(command, "--camera", &pose.to_string());
        }
        let [width, height] = view.size;
        push(command, "--size", &format!("{width}x{height}"));
        if let Some(max_depth) = self.max_depth {
            push(command, "--max-depth", &max_depth.to_string());
        }
        push(command, "--seed", &view.seed.to_string());
        push(command, "--device", &self.device.to_string());
        if self.threads > 0 {
            push(command, "--threads", &self.threads.to_string());
        }
        if self.steps_per_dispatch > 0 {
            let steps = self.steps_per_dispatch.to_string();
            push(command, "--steps-per-dispatch", &steps);
        }
        // A negative number after a space would be taken for a flag. Writing to a string cannot fail.
        let _ = write!(command, " --exposure={}", view.look.exposure);
        push(command, "--tonemap", view.look.tone_map.name());
        if view.denoise {
            command.push_str(" --denoise");
        }
    }
}

/// What is currently displayed: what a command line needs besides the request.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// Size of the image.
    pub size: [u32; 2],
    /// The camera, unless it is the scene's own.
    pub pose: Option<Pose>,
    /// Seed of the current image.
    pub seed: u64,
    /// Exposure and tone map.
    pub look: Look,
    /// Whether noise is taken out.
    pub denoise: bool,
}

fn push(command: &mut String, flag: &str, value: &str) {
    let _ = write!(command, " {flag} {}", quoted(value));
}

/// The parameters that are not what they would be by default.
fn push_parameters(command: &mut String, flag: &str, method: &Method) {
    let Ok(default) = Method::preset(method.name(), Defaults::Ours) else {
        return;
    };
    for (parameter, default) in method.parameters().iter().zip(default.parameters()) {
        if parameter.value != default.value {
            push(
                command,
                flag,
                &format!("{}={}", parameter.key, parameter.value),
            );
        }
    }
}

/// A budget as people say it: 1/30.
fn fraction(seconds: f64) -> String {
    let per_second = 1.0 / seconds;
    if (per_second - per_second.round()).abs() < 1e-6 && per_second >= 1.0 {
        format!("1/{}", per_second.round())
    } else {
        seconds.to_string()
    }
}

/// A word of a command line, quoted for a shell where it needs to be.
pub fn quoted(word: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_./:=+,@%".contains(c);
    if !word.is_empty() && word.chars().all(is_plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wayfare_film::ToneMap;

    fn request() -> Request {
        let mut ours = Method::preset("persistent-restore", Defaults::Ours).expect("a method");
        ours.set("m", "16").expect("a number");
        Request {
            scene: "my scenes/it's.pbrt".into(),
            max_depth: Some(5),
            device: "gpu:0".parse().expect("a device"),
            methods: vec![ours, Method::default()],
            seed: 1,
            threads: 0,
            steps_per_dispatch: 0,
            size: None,
        }
    }

    const VIEW: View = View {
        size: [64, 48],
        pose: None,
        seed: 7,
        look: Look {
            exposure: -1.5,
            tone_map: ToneMap::Filmic,
        },
        denoise: false,
    };

    #[test]
    fn the_command_says_what_is_not_default_and_no_more() {
        assert_eq!(
            request().view_command("view", &VIEW, 1.0 / 30.0),
            r"wayfare view 'my scenes/it'\''s.pbrt' --method persistent-restore --set m=16 --compare pt --size 64x48 --max-depth 5 --seed 7 --device gpu:0 --exposure=-1.5 --tonemap filmic --budget 1/30"
        );
        let published = Method::preset("mala-restore", Defaults::Published).expect("a method");
        let command = request().render_command(&published, &VIEW, 40);
        for words in [
            "--set start=cold",
            "--set normalise=kills",
            "--set direct-every=0",
            "--spp 40",
        ] {
            assert!(command.contains(words), "{command}");
        }
        assert!(!command.contains("sd="), "{command}");
        assert!(!command.contains("--denoise"), "{command}");
        let denoised = View {
            denoise: true,
            ..VIEW
        };
        let command = request().render_command(&published, &denoised, 40);
        assert!(command.contains(" --denoise"), "{command}");
    }

    #[test]
    fn words_are_quoted_for_a_shell() {
        assert_eq!(quoted("a/frame-%04d.png"), "a/frame-%04d.png");
        assert_eq!(quoted("pad=ceil(iw/2)*2"), "'pad=ceil(iw/2)*2'");
        assert_eq!(quoted("it's"), r"'it'\''s'");
        assert_eq!(quoted(""), "''");
    }

    #[test]
    fn budgets_are_written_as_people_say_them() {
        assert_eq!(fraction(1.0 / 60.0), "1/60");
        assert_eq!(fraction(0.25), "1/4");
        assert_eq!(fraction(0.03), "0.03");
        assert_eq!(fraction(2.5), "2.5");
    }
}

//! What the user asks for, and the command line that asks for the same.

use std::fmt::Write;
use wayfare_engine::{Method, Settings};
use wayfare_film::Look;
use wayfare_sampling::Defaults;
use wayfare_trajectory::Pose;

/// What is rendered.
#[derive(Clone, Debug, PartialEq)]
pub struct Wish {
    /// A built-in scene or a file.
    pub scene: String,
    /// Largest number of scattering events, instead of the scene's own.
    pub max_depth: Option<u32>,
    /// The device, as on the command line.
    pub device: String,
    /// The method on the left or everywhere, and the one on the right.
    pub methods: Vec<Method>,
    /// Seed of all random numbers.
    pub seed: u64,
    /// Number of threads; 0 takes one per core.
    pub threads: usize,
    /// Steps in one dispatch on a card; 0 lets the clock decide.
    pub steps_per_dispatch: u32,
    /// Size of the picture; where absent, that of the window.
    pub size: Option<[u32; 2]>,
}

impl Wish {
    /// The settings of a method, for a picture with this seed.
    pub fn settings(&self, method: &Method, seed: u64) -> Settings {
        Settings {
            method: *method,
            seed,
            steps_per_dispatch: self.steps_per_dispatch,
        }
    }
}

/// What a command line has to say besides the wish.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shown {
    /// Size of the picture.
    pub size: [u32; 2],
    /// Where the camera is, if not where the scene puts it.
    pub pose: Option<Pose>,
    /// Seed of the picture that is seen.
    pub seed: u64,
    /// How it is looked at.
    pub look: Look,
}

/// The command that opens this view again.
pub fn view_command(wish: &Wish, shown: &Shown, budget: f64) -> String {
    let mut words = format!("wayfare view {}", quoted(&wish.scene));
    let flags = [("--method", "--set"), ("--compare", "--compare-set")];
    for (method, (flag, set)) in wish.methods.iter().zip(flags) {
        push(&mut words, flag, method.name());
        push_parameters(&mut words, set, method);
    }
    push_rest(&mut words, wish, shown);
    push(&mut words, "--budget", &fraction(budget));
    words
}

/// The command that renders this picture of one of the methods to files.
pub fn render_command(wish: &Wish, method: &Method, shown: &Shown, spp: u64) -> String {
    let mut words = format!("wayfare render {}", quoted(&wish.scene));
    push(&mut words, "--method", method.name());
    push_parameters(&mut words, "--set", method);
    push_rest(&mut words, wish, shown);
    push(&mut words, "--spp", &spp.max(1).to_string());
    words
}

fn push(words: &mut String, flag: &str, value: &str) {
    // Writing to a string cannot fail.
    let _ = write!(words, " {flag} {}", quoted(value));
}

/// The parameters that are not what they would be by default.
fn push_parameters(words: &mut String, flag: &str, method: &Method) {
    let Ok(default) = Method::preset(method.name(), Defaults::Ours) else {
        return;
    };
    for (parameter, default) in method.parameters().iter().zip(default.parameters()) {
        if parameter.value != default.value {
            push(
                words,
                flag,
                &format!("{}={}", parameter.key, parameter.value),
            );
        }
    }
}

fn push_rest(words: &mut String, wish: &Wish, shown: &Shown) {
    if let Some(pose) = shown.pose {
        push(words, "--camera", &pose.to_string());
    }
    let [width, height] = shown.size;
    push(words, "--size", &format!("{width}x{height}"));
    if let Some(max_depth) = wish.max_depth {
        push(words, "--max-depth", &max_depth.to_string());
    }
    push(words, "--seed", &shown.seed.to_string());
    push(words, "--device", &wish.device);
    if wish.threads > 0 {
        push(words, "--threads", &wish.threads.to_string());
    }
    if wish.steps_per_dispatch > 0 {
        let steps = wish.steps_per_dispatch.to_string();
        push(words, "--steps-per-dispatch", &steps);
    }
    // A negative number after a space would be taken for a flag.
    let _ = write!(words, " --exposure={}", shown.look.exposure);
    push(words, "--tonemap", shown.look.tone_map.name());
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

    fn wish() -> Wish {
        let mut ours = Method::preset("persistent-restore", Defaults::Ours).expect("a method");
        ours.set("m", "16").expect("a number");
        Wish {
            scene: "my scenes/it's.pbrt".into(),
            max_depth: Some(5),
            device: "gpu:0".into(),
            methods: vec![ours, Method::default()],
            seed: 1,
            threads: 0,
            steps_per_dispatch: 0,
            size: None,
        }
    }

    const SHOWN: Shown = Shown {
        size: [64, 48],
        pose: None,
        seed: 7,
        look: Look {
            exposure: -1.5,
            tone_map: ToneMap::Filmic,
        },
    };

    #[test]
    fn the_command_says_what_is_not_default_and_no_more() {
        assert_eq!(
            view_command(&wish(), &SHOWN, 1.0 / 30.0),
            r"wayfare view 'my scenes/it'\''s.pbrt' --method persistent-restore --set m=16 --compare pt --size 64x48 --max-depth 5 --seed 7 --device gpu:0 --exposure=-1.5 --tonemap filmic --budget 1/30"
        );
        let published = Method::preset("mala-restore", Defaults::Published).expect("a method");
        let command = render_command(&wish(), &published, &SHOWN, 40);
        for words in [
            "--set start=cold",
            "--set normalise=kills",
            "--set direct-every=0",
            "--spp 40",
        ] {
            assert!(command.contains(words), "{command}");
        }
        assert!(!command.contains("sd="), "{command}");
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

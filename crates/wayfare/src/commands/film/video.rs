//! Frames become videos, where ffmpeg is installed. Without it a film is complete too.

use super::folder::{Folder, SIDE_BY_SIDE};
use crate::cli::Style;
use crate::console::errln;
use crate::progress;
use std::fs;
use std::process::{Command, Stdio};
use std::time::SystemTime;
use wayfare_live::quoted;

/// How ffmpeg compresses a video, and the container that belongs to it.
#[derive(Debug, PartialEq, Eq)]
struct Encoder {
    name: &'static str,
    extension: &'static str,
    /// Noise is what a film of methods is about: little of it may be lost.
    quality: &'static [&'static str],
}

const X264: Encoder = Encoder {
    name: "libx264",
    extension: "mp4",
    quality: &["-crf", "18", "-movflags", "+faststart"],
};
const VP9: Encoder = Encoder {
    name: "libvpx-vp9",
    extension: "webm",
    quality: &["-crf", "24", "-b:v", "0", "-row-mt", "1"],
};

impl Encoder {
    /// The first of them that a list of encoders, as ffmpeg prints it, holds: what plays everywhere is preferred.
    fn among(list: &str) -> Option<Self> {
        let has = |encoder: &Self| list.split_whitespace().any(|word| word == encoder.name);
        [X264, VP9].into_iter().find(has)
    }
}

/// Makes a video of every track and one of all side by side. Failures are reported and do no other harm.
pub fn make(folder: &Folder, tracks: &[&str], fps: f64, style: Style) {
    let encoder = match find() {
        Ok(encoder) => encoder,
        Err(why) => {
            let words = arguments(&X264, folder, SIDE_BY_SIDE, fps, "side-by-side.mp4");
            errln!(
                "note: no videos, because {why}. Install ffmpeg and give the same command again, or make one yourself:\n  \
                 cd {} && ffmpeg {}",
                quoted(&folder.root().display().to_string()),
                words
                    .iter()
                    .map(|word| quoted(word))
                    .collect::<Vec<_>>()
                    .join(" ")
            );
            return;
        }
    };
    let spinner = progress::spinner(style, String::new());
    for track in tracks.iter().copied().chain([SIDE_BY_SIDE]) {
        let name = format!("{track}.{}", encoder.extension);
        if is_current(folder, track, &name) {
            continue;
        }
        spinner.set_message(format!("making {name}"));
        if let Err(why) = encode(&encoder, folder, track, fps, &name) {
            spinner.suspend(|| {
                errln!("warning: ffmpeg could not make {name}; all frames are there:\n{why}")
            });
        }
    }
    spinner.finish_and_clear();
}

/// What the ffmpeg on the path can do, or why there is none.
fn find() -> Result<Encoder, String> {
    let asked = Command::new("ffmpeg")
        .args(["-hide_banner", "-encoders"])
        .stdin(Stdio::null())
        .output();
    let answer = asked.map_err(|error| match error.kind() {
        std::io::ErrorKind::NotFound => "there is no ffmpeg on the PATH".to_owned(),
        _ => format!("ffmpeg cannot be started ({error})"),
    })?;
    Encoder::among(&String::from_utf8_lossy(&answer.stdout))
        .ok_or_else(|| "the ffmpeg on the PATH has neither libx264 nor libvpx-vp9".to_owned())
}

/// The words of the command that makes a video, run in the folder of the film.
fn arguments(encoder: &Encoder, folder: &Folder, track: &str, fps: f64, file: &str) -> Vec<String> {
    // Chroma is stored for two by two pixels: odd sizes get another row or column of black. The frames are sRGB, whose
    // primaries are those of BT.709.
    let filter = "pad=ceil(iw/2)*2:ceil(ih/2)*2,scale=out_color_matrix=bt709,format=yuv420p";
    let colours = [
        "-colorspace",
        "bt709",
        "-color_primaries",
        "bt709",
        "-color_trc",
        "bt709",
    ];
    let (rate, pattern) = (fps.to_string(), folder.pattern(track));
    let mut words = vec!["-y", "-framerate", &rate, "-i", &pattern, "-vf", filter];
    words.extend(["-c:v", encoder.name]);
    words.extend(encoder.quality);
    words.extend(colours);
    words.push(file);
    words.into_iter().map(str::to_owned).collect()
}

/// Whether a video is there and no frame is newer.
fn is_current(folder: &Folder, track: &str, name: &str) -> bool {
    let time = |metadata: fs::Metadata| metadata.modified().unwrap_or(SystemTime::UNIX_EPOCH);
    let Ok(video) = fs::metadata(folder.root().join(name)).map(time) else {
        return false;
    };
    let frames = fs::read_dir(folder.root().join(track))
        .into_iter()
        .flatten()
        .flatten();
    frames
        .flat_map(|entry| entry.metadata())
        .all(|frame| time(frame) <= video)
}

/// Makes a video; it gets its name when it is complete.
fn encode(
    encoder: &Encoder,
    folder: &Folder,
    track: &str,
    fps: f64,
    name: &str,
) -> Result<(), String> {
    let unfinished = format!(".unfinished.{name}");
    let output = Command::new("ffmpeg")
        .current_dir(folder.root())
        .args(["-hide_banner", "-loglevel", "error", "-nostdin"])
        .args(arguments(encoder, folder, track, fps, &unfinished))
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .output();
    let from = folder.root().join(&unfinished);
    let result = match output {
        Ok(output) if output.status.success() => {
            fs::rename(&from, folder.root().join(name)).map_err(|error| format!("  {error}"))
        }
        Ok(output) => Err(format!(
            "{}\n  {}",
            last_lines(&output.stderr),
            output.status
        )),
        Err(error) => Err(format!("  {error}")),
    };
    if result.is_err() {
        // It may be there or not.
        let _ = fs::remove_file(from);
    }
    result
}

/// The end of what a program complained about.
fn last_lines(bytes: &[u8]) -> String {
    let text = String::from_utf8_lossy(bytes);
    let lines: Vec<&str> = text
        .lines()
        .filter(|line| !line.trim().is_empty())
        .collect();
    let last = &lines[lines.len().saturating_sub(5)..];
    last.iter()
        .map(|line| format!("  {line}"))
        .collect::<Vec<_>>()
        .join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_encoder_that_plays_everywhere_is_preferred() {
        let line = |name: &str| format!(" V....D {name}   some encoder (codec h264)\n");
        let both = line("libvpx-vp9") + &line("libx264");
        assert_eq!(Encoder::among(&both), Some(X264));
        assert_eq!(Encoder::among(&line("libvpx-vp9")), Some(VP9));
        assert_eq!(Encoder::among(&line("libx264rgb")), None);
    }

    #[test]
    fn the_last_words_of_a_program_are_kept() {
        let text = (0..9).map(|i| format!("line {i}\n\n")).collect::<String>();
        let last = last_lines(text.as_bytes());
        assert_eq!(last.lines().count(), 5);
        assert!(
            last.starts_with("  line 4") && last.ends_with("  line 8"),
            "{last}"
        );
    }
}

//! The file of a rendering that is resumed later.
//!
//! It holds, in this order: [`MAGIC`], the version of the format, the length of a [`StateHeader`] in JSON and the
//! header, the states of the renderers, and a SHA-256 hash of all of it. A file that was cut off or changed is found
//! out before anything is taken from it.

use crate::{Renderer, Settings};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use wayfare_film::{FilmError, atomic_file, regular_file};
use wayfare_render::StateError;

/// What a file of this kind begins with.
const MAGIC: &[u8; 16] = b"wayfare state\r\n\0";
/// It changes when the bytes behind it change their meaning.
const FORMAT: u32 = 1;
/// Bytes of the hash at the end.
const HASH: usize = 32;
/// The most bytes of a header.
const MAX_HEADER: usize = 1 << 20;
/// The most bytes of a file: more than the sums of any image that can be rendered.
const MAX_BYTES: u64 = 1 << 40;

/// What a state belongs to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StateHeader {
    /// The version of the program.
    pub version: String,
    /// The words that found the scene.
    pub scene: String,
    /// The scene's fingerprint, with its camera, size and depth.
    pub scene_hash: String,
    /// Method, parameters and seed.
    pub settings: Settings,
    /// Width and height of the image.
    pub size: [u32; 2],
    /// `cpu` or `gpu`: their random numbers are the same, the sums of their images are not.
    pub device_kind: String,
    /// The device's name.
    pub device: String,
    /// Seeds of the renderers, whose images are averaged.
    pub seeds: Vec<u64>,
    /// Samples per pixel so far.
    pub samples_per_pixel: f64,
    /// What else the command line needs to find the same scene again.
    #[serde(default)]
    pub options: Vec<(String, String)>,
}

impl StateHeader {
    /// What differs in another run, so that it cannot resume from here; `None` if it can.
    pub fn misfit(&self, run: &Self) -> Option<String> {
        let shown = |a: &str, b: &str| format!("{a}, and this is {b}");
        let size = |[width, height]: [u32; 2]| format!("{width}x{height}");
        let method =
            |settings: &Settings| serde_json::to_string(&settings.method).unwrap_or_default();
        if self.version != run.version {
            let words = shown(&self.version, &run.version);
            return Some(format!("it was written by version {words}"));
        }
        if self.size != run.size {
            let words = shown(&size(self.size), &size(run.size));
            return Some(format!("its image has {words}"));
        }
        if self.settings.method != run.settings.method {
            let words = shown(&method(&self.settings), &method(&run.settings));
            return Some(format!("its method is {words}"));
        }
        if self.seeds != run.seeds {
            let words = |seeds: &[u64]| {
                let words: Vec<_> = seeds.iter().map(u64::to_string).collect();
                words.join(" and ")
            };
            let words = shown(&words(&self.seeds), &words(&run.seeds));
            return Some(format!("its seed is {words}"));
        }
        if self.scene_hash != run.scene_hash {
            let hash = |hash: &str| hash.chars().take(12).collect::<String>();
            let words = shown(&hash(&self.scene_hash), &hash(&run.scene_hash));
            return Some(format!(
                "it is of another scene, camera or depth: the hash is {words}"
            ));
        }
        if self.device_kind != run.device_kind {
            let words = shown(&self.device_kind, &run.device_kind);
            return Some(format!("it was rendered on the {words}"));
        }
        None
    }
}

/// Why a state cannot be written or read.
#[derive(Debug, thiserror::Error)]
pub enum StateFileError {
    /// The file cannot be read.
    #[error("cannot read the state {path}: {source}", path = path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// The reason given by the system.
        source: io::Error,
    },
    /// The file is not whole.
    #[error("the state {path} is damaged: {reason}", path = path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// How this was noticed.
        reason: String,
    },
    /// The file belongs to another rendering.
    #[error("the state {path} does not fit: {reason}", path = path.display())]
    Misfit {
        /// The file.
        path: PathBuf,
        /// What differs.
        reason: String,
    },
    /// The file cannot be written. An earlier one is untouched.
    #[error(transparent)]
    Write(FilmError),
    /// The rendering cannot be written down.
    #[error(transparent)]
    State(#[from] StateError),
}

/// Where the state of an image is: beside it.
pub fn state_path(image: &Path) -> PathBuf {
    let mut path = image.as_os_str().to_owned();
    path.push(".state");
    path.into()
}

/// Writes the state of the renderers of an image. An existing file is replaced only when the new one is complete.
pub fn write_state(
    path: &Path,
    header: &StateHeader,
    renderers: &mut [Renderer],
) -> Result<(), StateFileError> {
    let written = atomic_file::replace_with(path, |file| {
        let mut to = Hashing {
            to: BufWriter::with_capacity(1 << 20, file),
            hash: Sha256::new(),
        };
        let json = serde_json::to_vec(header).map_err(io::Error::other)?;
        to.write_all(MAGIC)?;
        to.write_all(&FORMAT.to_le_bytes())?;
        to.write_all(&(json.len() as u32).to_le_bytes())?;
        to.write_all(&json)?;
        for renderer in &mut *renderers {
            renderer.save_state(&mut to)?;
        }
        let Hashing { mut to, hash } = to;
        to.write_all(&hash.finalize())?;
        Ok(to.flush()?)
    });
    written.map_err(|error| match error {
        StateError::Write(source) => StateFileError::Write(FilmError::Write {
            path: path.to_owned(),
            source,
        }),
        error => error.into(),
    })
}

/// A file that was read and is whole.
pub struct StateFile {
    /// What it belongs to.
    pub header: StateHeader,
    path: PathBuf,
    bytes: Vec<u8>,
    /// Where the states of the renderers begin.
    body: usize,
}

impl StateFile {
    /// Reads a file and finds out whether it is whole.
    pub fn read(path: &Path) -> Result<Self, StateFileError> {
        let bytes = regular_file::read(path, MAX_BYTES).map_err(|source| StateFileError::Read {
            path: path.to_owned(),
            source,
        })?;
        let damaged = |reason: &str| StateFileError::Damaged {
            path: path.to_owned(),
            reason: reason.to_owned(),
        };
        let rest = bytes.strip_prefix(MAGIC);
        let rest = rest.ok_or_else(|| damaged("it does not begin as a state does"))?;
        let early = || damaged("it ends too early");
        let (format, rest) = rest.split_first_chunk().ok_or_else(early)?;
        let format = u32::from_le_bytes(*format);
        if format != FORMAT {
            return Err(StateFileError::Misfit {
                path: path.to_owned(),
                reason: format!("it has format {format}, and this program knows format {FORMAT}"),
            });
        }
        let (length, rest) = rest.split_first_chunk().ok_or_else(early)?;
        let length = u32::from_le_bytes(*length) as usize;
        let body = bytes.len() - rest.len() + length;
        if length > MAX_HEADER || body + HASH > bytes.len() {
            return Err(early());
        }
        let (hashed, hash) = bytes.split_at(bytes.len() - HASH);
        if Sha256::digest(hashed)[..] != *hash {
            return Err(damaged("its bytes are not those that were written"));
        }
        let header = serde_json::from_slice(&rest[..length]);
        let header = header.map_err(|error| damaged(&error.to_string()))?;
        Ok(Self {
            header,
            path: path.to_owned(),
            body,
            bytes,
        })
    }

    /// An error if a run cannot resume from here.
    pub fn check(&self, run: &StateHeader) -> Result<(), StateFileError> {
        match self.header.misfit(run) {
            None => Ok(()),
            Some(reason) => Err(self.misfit(reason)),
        }
    }

    fn misfit(&self, reason: String) -> StateFileError {
        StateFileError::Misfit {
            path: self.path.clone(),
            reason,
        }
    }

    /// Lets renderers that have done nothing yet resume from here.
    pub fn load(&self, renderers: &mut [Renderer]) -> Result<(), StateFileError> {
        let mut from = &self.bytes[self.body..self.bytes.len() - HASH];
        for renderer in renderers {
            renderer.load_state(&mut from)?;
        }
        if !from.is_empty() {
            return Err(self.misfit(format!("{} bytes are left over", from.len())));
        }
        Ok(())
    }
}

/// A writer that hashes what it writes.
struct Hashing<W> {
    to: W,
    hash: Sha256,
}

impl<W: Write> Write for Hashing<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.to.write(bytes)?;
        self.hash.update(&bytes[..written]);
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::tests::ALONE;
    use crate::{Budget, Device, DeviceSpec};
    use std::sync::Arc;
    use wayfare_transport::World;

    fn renderer(method: &str) -> Renderer {
        let scene = wayfare_testing::scenes::builtin("cornell", 3, [12, 9]);
        let world = Arc::new(World::new(scene).expect("a world"));
        let settings = Settings {
            method: method.parse().expect("a method"),
            ..Settings::default()
        };
        let device = Device::open(&DeviceSpec::Cpu, 1).expect("a CPU");
        let scene = device.upload(world).expect("memory");
        scene.renderer(&settings).expect("a renderer")
    }

    fn advance(renderer: &mut Renderer, samples_per_pixel: u64) {
        renderer
            .advance(&Budget::of_samples(samples_per_pixel))
            .expect("a working CPU");
    }

    fn header(method: &str) -> StateHeader {
        StateHeader {
            version: "1".into(),
            scene: "cornell".into(),
            scene_hash: "abc".into(),
            settings: Settings {
                method: method.parse().expect("a method"),
                ..Settings::default()
            },
            size: [12, 9],
            device_kind: "cpu".into(),
            device: "cpu".into(),
            seeds: vec![0, 1],
            samples_per_pixel: 3.0,
            options: vec![("crop".into(), "0,1,0,1".into())],
        }
    }

    #[test]
    fn what_is_written_is_read() {
        let _alone = ALONE.lock();
        let folder = tempfile::tempdir().expect("a folder");
        let path = state_path(&folder.path().join("a.exr"));
        assert!(path.ends_with("a.exr.state"));
        let mut two = [renderer("pt"), renderer("persistent-restore")];
        two.iter_mut().for_each(|renderer| advance(renderer, 3));
        write_state(&path, &header("pt"), &mut two).expect("a disk");
        let file = StateFile::read(&path).expect("a whole file");
        assert_eq!(file.header, header("pt"));
        let mut again = [renderer("pt"), renderer("persistent-restore")];
        file.load(&mut again).expect("its own state");
        for (a, b) in two.iter_mut().zip(&mut again) {
            advance(a, 9);
            advance(b, 9);
            assert!(a.image().expect("an image") == b.image().expect("an image"));
        }
        // Too few and too many renderers.
        assert!(file.load(&mut again[..1]).is_err());
        let mut three = ["pt", "persistent-restore", "pt"].map(renderer);
        assert!(file.load(&mut three).is_err());
    }

    #[test]
    fn a_file_that_was_cut_off_or_changed_is_refused() {
        let _alone = ALONE.lock();
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("state");
        let mut one = [renderer("pt")];
        advance(&mut one[0], 2);
        write_state(&path, &header("pt"), &mut one).expect("a disk");
        let whole = std::fs::read(&path).expect("a file");
        let read = |bytes: &[u8]| {
            std::fs::write(&path, bytes).expect("a disk");
            StateFile::read(&path).err()
        };
        assert!(read(&whole).is_none());
        for length in (0..whole.len()).step_by(97).chain([whole.len() - 1]) {
            let error = read(&whole[..length]).expect("cut off");
            assert!(
                matches!(error, StateFileError::Damaged { .. }),
                "{length}: {error}"
            );
        }
        for at in (0..whole.len()).step_by(61).chain([whole.len() - 1]) {
            let mut changed = whole.clone();
            changed[at] ^= 0x40;
            assert!(read(&changed).is_some(), "byte {at}");
        }
        let mut longer = whole.clone();
        longer.push(0);
        assert!(read(&longer).is_some());
        std::fs::remove_file(&path).expect("removed");
        let missing = StateFile::read(&path).err();
        assert!(matches!(missing, Some(StateFileError::Read { .. })));
    }

    #[test]
    fn what_differs_is_named() {
        type Change = fn(&mut StateHeader);
        let changes: [(Change, &str); 6] = [
            (|h| h.version = "2".into(), "version 1, and this is 2"),
            (|h| h.size = [9, 12], "12x9, and this is 9x12"),
            (
                |h| h.settings.method = "mala".parse().unwrap(),
                "\"method\":\"mala\"",
            ),
            (|h| h.seeds = vec![0], "0 and 1, and this is 0"),
            (|h| h.scene_hash = "def".into(), "another scene"),
            (
                |h| h.device_kind = "gpu".into(),
                "on the cpu, and this is gpu",
            ),
        ];
        let there = header("pt");
        assert_eq!(there.misfit(&there), None);
        for (change, words) in changes {
            let mut run = there.clone();
            change(&mut run);
            let misfit = there.misfit(&run).expect("something differs");
            assert!(misfit.contains(words), "{misfit}");
        }
        // Neither the words that find a scene nor the name of a device change an image.
        let mut run = there.clone();
        (run.scene, run.device) = ("./cornell.pbrt".into(), "cpu 2".into());
        run.settings.steps_per_dispatch = 7;
        assert_eq!(there.misfit(&run), None);
    }
}

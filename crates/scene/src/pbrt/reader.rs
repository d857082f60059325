//! Everything that is known while a scene is read.

use std::collections::HashMap;

use super::directives::{is_directive, is_nearly_directive};
use super::geometry::Geometry;
use super::images::Images;
use super::lexer::Lexer;
use super::materials::Materials;
use super::objects::{Objects, Placement};
use super::param_set::ParamSet;
use super::source::{Fault, Loc, Result, SourceMap};
use super::state::{Block, BlockKind, GraphicsState, TransformPair};
use super::textures::Textures;
use super::transform;
use super::view::View;
use super::warnings::Warnings;
use crate::error::{ErrorKind, SceneError};
use crate::files::Files;
use crate::load::LoadOptions;
use crate::model::{Emission, Light, Scene};

/// Largest number of files of one scene, each counted as often as it is included: files that include the next
/// one twice are read exponentially often.
const MOST_SOURCES: usize = 100_000;

/// Reads a scene.
pub(crate) fn read(
    files: &dyn Files,
    main: &str,
    options: &LoadOptions,
) -> std::result::Result<Scene, SceneError> {
    let mut reader = Reader::new(files, options);
    let outcome = match reader.read_source(main, None) {
        Ok(()) => reader.finish(),
        Err(fault) => Err(fault),
    };
    outcome.map_err(|fault| reader.sources.explain(fault))
}

/// The reader's state.
pub(crate) struct Reader<'a> {
    pub files: &'a dyn Files,
    pub options: &'a LoadOptions,
    pub bytes_read: u64,
    /// Bytes of gzip files, packed.
    pub bytes_packed: u64,
    /// Bytes of gzip files, unpacked.
    pub bytes_unpacked: u64,
    pub sources: SourceMap,
    open_sources: Vec<String>,
    pub warnings: Warnings,
    /// Where `WorldBegin` stands, once it has been met.
    pub world_begin: Option<Loc>,
    pub state: GraphicsState,
    pub blocks: Vec<Block>,
    pub coordinate_systems: HashMap<String, TransformPair>,
    /// Media by name: what is said about them.
    pub media: HashMap<String, String>,
    pub view: View,
    pub textures: Textures,
    pub images: Images,
    pub materials: Materials,
    pub emissions: Vec<Emission>,
    pub emission_indices: HashMap<([u32; 3], bool, u32), u32>,
    pub world: Geometry,
    pub triangle_count: u64,
    pub vertex_count: u64,
    pub objects: Objects,
    pub placements: Vec<Placement>,
    pub lights: Vec<Light>,
    /// Textures of cut-outs: name and place.
    pub alpha_uses: Vec<(String, Loc)>,
}

/// The line of the first word of a text, unless that is a directive, or with its argument looks like one.
fn line_without_directive(bytes: &[u8]) -> Option<u32> {
    let mut lexer = Lexer::new(bytes, 0);
    let line = lexer.next_loc().line;
    let is_scene = match lexer.next() {
        Ok(Some(word)) => is_directive(&word) || is_nearly_directive(&word) && lexer.is_argument(),
        Ok(None) => true,
        Err(_) => false,
    };
    (!is_scene).then_some(line)
}

impl<'a> Reader<'a> {
    fn new(files: &'a dyn Files, options: &'a LoadOptions) -> Self {
        Self {
            files,
            options,
            bytes_read: 0,
            bytes_packed: 0,
            bytes_unpacked: 0,
            sources: SourceMap::default(),
            open_sources: Vec::new(),
            warnings: Warnings::new(options.strict),
            world_begin: None,
            state: GraphicsState::default(),
            blocks: Vec::new(),
            coordinate_systems: HashMap::new(),
            media: HashMap::new(),
            view: View::default(),
            textures: Textures::default(),
            images: Images::default(),
            materials: Materials::default(),
            emissions: Vec::new(),
            emission_indices: HashMap::new(),
            world: Geometry::default(),
            triangle_count: 0,
            vertex_count: 0,
            objects: Objects::default(),
            placements: Vec::new(),
            lights: Vec::new(),
            alpha_uses: Vec::new(),
        }
    }

    /// Reads a file of directives; `loc` is where it is included.
    pub fn read_source(&mut self, path: &str, loc: Option<Loc>) -> Result<()> {
        let fault = |kind, message: String| Fault {
            kind,
            message,
            hint: None,
            loc,
        };
        if self.open_sources.iter().any(|open| open == path) {
            let message = format!("the file \"{path}\" includes itself");
            return Err(fault(ErrorKind::IncludeLoop, message));
        }
        if self.open_sources.len() >= self.options.max_include_depth {
            let message = format!(
                "includes are nested more than {} deep",
                self.open_sources.len()
            );
            return Err(fault(ErrorKind::LimitExceeded, message));
        }
        if self.sources.len() >= MOST_SOURCES {
            let message = format!("the scene consists of more than {MOST_SOURCES} files");
            return Err(fault(ErrorKind::LimitExceeded, message));
        }
        let bytes = self.read_bytes(path, loc)?;
        let name = self.files.display_name(path);
        // Errors show lines of scenes. An included file may be any file of the machine, whose contents must not be
        // shown.
        if loc.is_some()
            && let Some(line) = line_without_directive(&bytes)
        {
            let message = format!(
                "the file \"{name}\" is not a scene: there is no directive in line {line}, where its first word is"
            );
            return Err(fault(ErrorKind::UnknownDirective, message));
        }
        let file = self.sources.add(name, bytes, loc);
        let bytes = self.sources.bytes(file);
        let mut lexer = Lexer::new(&bytes, file);
        self.open_sources.push(path.to_owned());
        while let Some(token) = lexer.next()? {
            self.directive(&token, &mut lexer)?;
        }
        self.open_sources.pop();
        Ok(())
    }

    /// Enters a block.
    pub fn begin_block(&mut self, kind: BlockKind, loc: Loc) -> Result<()> {
        let limit = self.options.max_block_depth;
        if self.blocks.len() >= limit {
            let message = format!("blocks are nested more than {limit} deep");
            return Err(Fault::new(ErrorKind::LimitExceeded, loc, message));
        }
        let saved = self.state.clone();
        self.blocks.push(Block { kind, loc, saved });
        Ok(())
    }

    /// Leaves a block.
    pub fn end_block(&mut self, kind: BlockKind, loc: Loc) -> Result<()> {
        match self.blocks.pop() {
            Some(block) if block.kind == kind => {
                self.state = block.saved;
                Ok(())
            }
            Some(block) => {
                let message = format!(
                    "{}, but {} at {} is still open",
                    kind.end(),
                    block.kind.begin(),
                    self.sources.short(block.loc)
                );
                Err(Fault::new(ErrorKind::UnbalancedBlock, loc, message)
                    .hint(format!("{} must come first", block.kind.end())))
            }
            None => {
                let message = format!("{} without {}", kind.end(), kind.begin());
                Err(Fault::new(ErrorKind::UnbalancedBlock, loc, message))
            }
        }
    }

    /// Notes an approximation.
    pub fn warn(&mut self, loc: Loc, text: impl Into<String>) -> Result<()> {
        self.warnings.add(loc, text)
    }

    /// Notes what is left out as in pbrt: strict mode accepts it.
    pub fn note(&mut self, loc: Loc, text: impl Into<String>) {
        self.warnings.note(loc, text);
    }

    /// Warns about the parameters that a directive did not ask for.
    pub fn warn_unused(&mut self, params: &ParamSet) -> Result<()> {
        for (loc, message) in params.unused() {
            self.warn(loc, message)?;
        }
        Ok(())
    }

    /// The current transform for something that the renderer cannot move.
    pub fn still_transform(&mut self, loc: Loc) -> Result<glam::DMat4> {
        if self.state.transform.is_animated() {
            let text = "animated transform: the one at the start of the shutter interval is used";
            self.warn(loc, text)?;
        }
        Ok(self.state.transform.start)
    }

    /// The same, for something that needs its inverse.
    pub fn invertible_transform(&mut self, loc: Loc) -> Result<glam::DMat4> {
        let matrix = self.still_transform(loc)?;
        if transform::is_singular(&matrix) {
            let message = "the transform here is singular: it has no inverse";
            return Err(Fault::new(ErrorKind::InvalidTransform, loc, message)
                .hint("a scale of 0 or two parallel axes flatten everything"));
        }
        Ok(matrix)
    }
}

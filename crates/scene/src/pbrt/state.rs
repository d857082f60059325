//! The graphics state: what `AttributeBegin` saves and `AttributeEnd` restores.

use std::rc::Rc;

use glam::DMat4;

use super::area_lights::AreaLight;
use super::materials::MaterialRef;
use super::params::Param;
use super::source::Loc;
use crate::spectrum::ColorSpace;

/// The current transform at the start and at the end of the shutter interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct TransformPair {
    pub start: DMat4,
    pub end: DMat4,
}

impl TransformPair {
    pub const IDENTITY: Self = Self {
        start: DMat4::IDENTITY,
        end: DMat4::IDENTITY,
    };

    pub fn is_animated(&self) -> bool {
        self.start != self.end
    }

    pub fn inverse(&self) -> Self {
        Self {
            start: self.start.inverse(),
            end: self.end.inverse(),
        }
    }
}

/// Parameters that `Attribute` adds to all directives of a kind.
#[derive(Clone, Debug, Default)]
pub(crate) struct Inherited {
    pub shape: Rc<Vec<Param>>,
    pub light: Rc<Vec<Param>>,
    pub material: Rc<Vec<Param>>,
    pub medium: Rc<Vec<Param>>,
    pub texture: Rc<Vec<Param>>,
}

/// Cheap to copy: blocks are entered far more often than the lists in it change.
#[derive(Clone, Debug)]
pub(crate) struct GraphicsState {
    pub transform: TransformPair,
    /// Which of the two transforms the transform directives change.
    pub start_is_active: bool,
    pub end_is_active: bool,
    pub reverse_orientation: bool,
    pub material: MaterialRef,
    pub area_light: Option<Rc<AreaLight>>,
    pub color_space: ColorSpace,
    pub inherited: Inherited,
}

impl Default for GraphicsState {
    fn default() -> Self {
        Self {
            transform: TransformPair::IDENTITY,
            start_is_active: true,
            end_is_active: true,
            reverse_orientation: false,
            material: MaterialRef::Default,
            area_light: None,
            color_space: ColorSpace::Srgb,
            inherited: Inherited::default(),
        }
    }
}

/// The kinds of blocks, which must not overlap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BlockKind {
    Attribute,
    Transform,
    Object,
    Import,
}

impl BlockKind {
    pub fn begin(self) -> &'static str {
        match self {
            Self::Attribute => "AttributeBegin",
            Self::Transform => "TransformBegin",
            Self::Object => "ObjectBegin",
            Self::Import => "Import",
        }
    }

    pub fn end(self) -> &'static str {
        match self {
            Self::Attribute => "AttributeEnd",
            Self::Transform => "TransformEnd",
            Self::Object => "ObjectEnd",
            Self::Import => "end of the imported file",
        }
    }
}

/// An open block, and the state to return to.
pub(crate) struct Block {
    pub kind: BlockKind,
    pub loc: Loc,
    pub saved: GraphicsState,
}

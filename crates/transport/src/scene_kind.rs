//! Kinds of scenes that the path function is compiled for.
//!
//! Most of what a surface point may need (textures, mixtures, coats, cut-outs, a tree of lights) is missing in many
//! scenes. For [plain](crate::surface::is_plain) ones with a few lamps there is a copy of the path function without it,
//! which is 2 to 8 % faster. Both compute the same numbers. The backward pass has no such copy: it takes minutes to
//! compile.

/// What the compiler may assume of a scene.
pub trait SceneKind {
    /// Whether there is nothing but constant materials of three kinds and a few flat or hollow lamps that are chosen by power.
    const PLAIN: bool;
}

/// A plain scene.
pub struct Plain;

/// Any scene.
pub struct Any;

impl SceneKind for Plain {
    const PLAIN: bool = true;
}

impl SceneKind for Any {
    const PLAIN: bool = false;
}

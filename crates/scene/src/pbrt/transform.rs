//! Transforms of the scene file, in double precision.

use glam::{DMat4, DVec3};

use super::source::{Fault, Loc, Result};
use crate::error::ErrorKind;

/// Columns that are linearly dependent up to rounding: the volume they span, relative to their
/// lengths, is below this.
const SINGULAR: f64 = 1e-12;

fn invalid(loc: Loc, message: &str) -> Fault {
    Fault::new(ErrorKind::InvalidTransform, loc, message)
}

/// The matrix, if it is a finite affine map; scaled so that its last row is 0 0 0 1. Real files flatten some of their
/// pieces by a scale of 0, so it may be [singular](is_singular).
pub(crate) fn check(matrix: DMat4, loc: Loc) -> Result<DMat4> {
    if !matrix.is_finite() {
        return Err(invalid(loc, "this transform is not finite"));
    }
    let last = matrix.row(3);
    let is_projective = last.truncate().abs().max_element() > 1e-9 * last.w.abs();
    if is_projective || last.w == 0.0 {
        return Err(invalid(loc, "this transform is not affine")
            .hint("values 4, 8 and 12 of the matrix must be 0 and value 16 must be 1"));
    }
    let columns = [matrix.x_axis, matrix.y_axis, matrix.z_axis].map(|c| c.truncate() / last.w);
    let [x, y, z] = columns.map(|c| c.extend(0.0));
    let translation = (matrix.w_axis.truncate() / last.w).extend(1.0);
    let affine = DMat4::from_cols(x, y, z, translation);
    let is_good = affine.is_finite() && (is_singular(&affine) || affine.inverse().is_finite());
    if is_good {
        Ok(affine)
    } else {
        Err(invalid(loc, "this transform or its inverse is not finite"))
    }
}

/// Whether a map flattens space.
pub(crate) fn is_singular(matrix: &DMat4) -> bool {
    let columns = [matrix.x_axis, matrix.y_axis, matrix.z_axis].map(|c| c.truncate());
    // Scaled by the largest component first, because the square of a length may overflow.
    let unit = |c: DVec3| (c / c.abs().max_element()).normalize_or_zero();
    let [x, y, z] = columns.map(unit);
    // Also where a column is zero, whose direction is not a number.
    let volume = x.dot(y.cross(z)).abs();
    volume.is_nan() || volume < SINGULAR
}

/// A rotation by an angle in degrees.
pub(crate) fn rotate(degrees: f64, axis: DVec3, loc: Loc) -> Result<DMat4> {
    let axis = axis
        .try_normalize()
        .ok_or_else(|| invalid(loc, "the axis of this rotation has no direction"))?;
    Ok(DMat4::from_axis_angle(axis, degrees.to_radians()))
}

/// The map from the world to a camera at `eye` that looks at `look`.
pub(crate) fn look_at(eye: DVec3, look: DVec3, up: DVec3, loc: Loc) -> Result<DMat4> {
    let direction = (look - eye).try_normalize().ok_or_else(|| {
        invalid(
            loc,
            "LookAt: the eye and the point it looks at are the same",
        )
    })?;
    let right = up.normalize_or_zero().cross(direction);
    // pbrt accepts only exactly zero; a sine of 1e-10 leaves no digit of the direction either.
    if right.length() < 1e-10 {
        return Err(invalid(
            loc,
            "LookAt: the up vector is zero or parallel to the viewing direction",
        ));
    }
    let right = right.normalize();
    let world_from_camera = DMat4::from_cols(
        right.extend(0.0),
        direction.cross(right).extend(0.0),
        direction.extend(0.0),
        eye.extend(1.0),
    );
    Ok(world_from_camera.inverse())
}

/// Whether the map turns right-handed triples into left-handed ones.
pub(crate) fn swaps_handedness(matrix: &DMat4) -> bool {
    matrix.determinant() < 0.0
}

/// The first three rows, in the precision of the scene; `None` where it does not suffice.
pub(crate) fn rows(matrix: &DMat4) -> Option<[[f32; 4]; 3]> {
    let row = |i| matrix.row(i).as_vec4();
    let rows = [row(0), row(1), row(2)];
    let is_finite = rows.iter().all(|row| row.is_finite());
    is_finite.then(|| rows.map(|row| row.to_array()))
}

//! Shapes that the built-in scenes are made of.
//!
//! The scenes live in pbrt's left-handed space: x to the right, y up, z away from the viewer.

use std::f64::consts::{PI, TAU};

use glam::{DVec2, DVec3};

use crate::mesh::Mesh;

/// A parallelogram; its outer side is that of `cross(u, v)`.
pub(crate) fn quad(corner: [f64; 3], u: [f64; 3], v: [f64; 3]) -> Mesh {
    let [corner, u, v] = [corner, u, v].map(DVec3::from);
    Mesh {
        positions: vec![corner, corner + u, corner + u + v, corner + v],
        normals: Vec::new(),
        triangles: vec![[0, 1, 2], [0, 2, 3]],
    }
}

/// A rectangle about `centre` that faces `towards`, with sides `width` (horizontal) and `height`.
pub(crate) fn facing_quad(centre: [f64; 3], towards: [f64; 3], width: f64, height: f64) -> Mesh {
    let centre = DVec3::from(centre);
    let normal = (DVec3::from(towards) - centre).normalize();
    let side = if normal.y.abs() > 0.999 {
        DVec3::Z
    } else {
        DVec3::Y
    };
    let u = side.cross(normal).normalize() * width;
    let v = normal.cross(u.normalize()) * height;
    quad((centre - (u + v) / 2.0).into(), u.into(), v.into())
}

/// A box with flat faces.
pub(crate) fn cuboid(min: [f64; 3], max: [f64; 3]) -> Mesh {
    let corner = |i: usize| {
        DVec3::new(
            if i & 1 == 0 { min[0] } else { max[0] },
            if i & 2 == 0 { min[1] } else { max[1] },
            if i & 4 == 0 { min[2] } else { max[2] },
        )
    };
    let faces = [
        [0, 4, 6, 2],
        [1, 3, 7, 5],
        [0, 1, 5, 4],
        [2, 6, 7, 3],
        [0, 2, 3, 1],
        [4, 5, 7, 6],
    ];
    Mesh {
        positions: (0..8).map(corner).collect(),
        normals: Vec::new(),
        triangles: faces
            .iter()
            .flat_map(|&[a, b, c, d]| [[a, b, c], [a, c, d]])
            .collect(),
    }
}

/// The inside of a box: a room, whose walls face inwards.
pub(crate) fn room(min: [f64; 3], max: [f64; 3]) -> [Mesh; 6] {
    let [x, y, z] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
    let [dx, dy, dz] = [[x, 0.0, 0.0], [0.0, y, 0.0], [0.0, 0.0, z]];
    [
        quad(min, dy, dz),
        quad([max[0], min[1], min[2]], dz, dy),
        quad(min, dz, dx),
        quad([min[0], max[1], min[2]], dx, dz),
        quad(min, dx, dy),
        quad([min[0], min[1], max[2]], dy, dx),
    ]
}

/// The surface of a sphere of radius `radius` swept over a box (of half-size `inner`): a ball, or a box with
/// round edges. `n` is the number of steps over an eighth of a circle.
fn swept_ball(inner: DVec3, radius: f64, n: usize) -> Mesh {
    // Steps along an axis as (place in the inner box, tangent of the angle towards the axis).
    let steps = |inner: f64| {
        let arc = |i: usize| (PI / 4.0 * i as f64 / n as f64).tan();
        let low = (0..=n).map(|i| (-inner, -arc(n - i)));
        let high = (0..=n).map(|i| (inner, arc(i)));
        low.chain(high.skip(if inner == 0.0 { 1 } else { 0 }))
            .collect::<Vec<_>>()
    };
    let mut all = Mesh::default();
    for axis in 0..3 {
        for sign in [-1.0, 1.0] {
            let (u, v) = ((axis + 1) % 3, (axis + 2) % 3);
            let (u, v) = if sign > 0.0 { (u, v) } else { (v, u) };
            let (rows, columns) = (steps(inner[u]), steps(inner[v]));
            let mut face = Mesh {
                triangles: Mesh::lattice(rows.len(), columns.len(), [false; 2]),
                ..Mesh::default()
            };
            for &(inner_u, tan_u) in &rows {
                for &(inner_v, tan_v) in &columns {
                    let (mut place, mut direction) = (DVec3::ZERO, DVec3::ZERO);
                    (place[axis], direction[axis]) = (sign * inner[axis], sign);
                    (place[u], direction[u]) = (inner_u, tan_u);
                    (place[v], direction[v]) = (inner_v, tan_v);
                    let normal = direction.normalize();
                    face.positions.push(place + radius * normal);
                    face.normals.push(normal);
                }
            }
            all.append(&face);
        }
    }
    all.welded()
}

/// A ball about the origin.
pub(crate) fn ball(radius: f64, n: usize) -> Mesh {
    swept_ball(DVec3::ZERO, radius, n)
}

/// A box about the origin with round edges of a radius.
pub(crate) fn rounded_box(size: [f64; 3], radius: f64, n: usize) -> Mesh {
    swept_ball(DVec3::from(size) / 2.0 - radius, radius, n)
}

/// A round tube along the closed curve `curve(t)`, `t` in 0..1, with `n` steps along it and `m` around it.
/// The curve must have curvature everywhere, which gives each cross-section its orientation.
pub(crate) fn tube(curve: impl Fn(f64) -> DVec3, radius: f64, n: usize, m: usize) -> Mesh {
    let mut mesh = Mesh {
        triangles: Mesh::lattice(n, m, [true; 2]),
        ..Mesh::default()
    };
    let h = 1e-4;
    for i in 0..n {
        let t = i as f64 / n as f64;
        let (before, here, after) = (curve(t - h), curve(t), curve(t + h));
        let tangent = (after - before).normalize();
        let bend = after + before - 2.0 * here;
        let side = (bend - tangent * bend.dot(tangent)).normalize();
        let up = tangent.cross(side);
        for j in 0..m {
            let (sin, cos) = (TAU * j as f64 / m as f64).sin_cos();
            let normal = (side * sin + up * cos).normalize();
            mesh.positions.push(here + radius * normal);
            mesh.normals.push(normal);
        }
    }
    mesh
}

/// A torus about the y axis.
pub(crate) fn torus(ring_radius: f64, tube_radius: f64, n: usize, m: usize) -> Mesh {
    let circle = |t: f64| {
        let (sin, cos) = (TAU * t).sin_cos();
        DVec3::new(cos, 0.0, sin) * ring_radius
    };
    tube(circle, tube_radius, n, m)
}

/// A surface of revolution about the y axis. The profile of (radius, height) runs counter-clockwise (up on
/// the outside); a solid body starts and ends on the axis. Edges sharper than 30 degrees stay sharp.
pub(crate) fn lathe(profile: &[DVec2], n: usize) -> Mesh {
    let mut all = Mesh::default();
    let outward = |a: DVec2, b: DVec2| DVec2::new(b.y - a.y, a.x - b.x).normalize();
    let normal_at = |i: usize, segment: usize| {
        let own = outward(profile[segment], profile[segment + 1]);
        if profile[i].x == 0.0 {
            return DVec2::new(0.0, own.y.signum());
        }
        let neighbour = if i == segment {
            segment.checked_sub(1)
        } else {
            Some(segment + 1)
        };
        match neighbour.filter(|&s| s + 1 < profile.len()) {
            Some(s) => {
                let other = outward(profile[s], profile[s + 1]);
                let smooth = own.dot(other) > (PI / 6.0).cos();
                if smooth {
                    (own + other).normalize()
                } else {
                    own
                }
            }
            None => own,
        }
    };
    for segment in 0..profile.len() - 1 {
        let mut strip = Mesh {
            triangles: Mesh::lattice(2, n, [false, true]),
            ..Mesh::default()
        };
        for i in [segment, segment + 1] {
            let normal = normal_at(i, segment);
            for j in 0..n {
                let (sin, cos) = (TAU * j as f64 / n as f64).sin_cos();
                let spin = |v: DVec2| DVec3::new(v.x * cos, v.y, v.x * sin);
                strip.positions.push(spin(profile[i]));
                strip.normals.push(spin(normal).normalize());
            }
        }
        all.append(&strip);
    }
    all.welded()
}

/// A smooth curve (Catmull-Rom) through points, `n` steps between two of them.
pub(crate) fn spline(points: &[[f64; 2]], n: usize) -> Vec<DVec2> {
    let point = |i: isize| DVec2::from(points[i.clamp(0, points.len() as isize - 1) as usize]);
    let mut curve = Vec::new();
    for i in 0..points.len() as isize - 1 {
        let [a, b, c, d] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
        for step in 0..n {
            let t = step as f64 / n as f64;
            let (t2, t3) = (t * t, t * t * t);
            curve.push(
                0.5 * (2.0 * b
                    + (c - a) * t
                    + (2.0 * a - 5.0 * b + 4.0 * c - d) * t2
                    + (3.0 * b - a - 3.0 * c + d) * t3),
            );
        }
    }
    curve.push(point(points.len() as isize - 1));
    curve
}

/// A wall of constant profile along x: `profile` of (z, y) from the viewer away, smooth, seen from above.
pub(crate) fn sweep(profile: &[DVec2], x: [f64; 2]) -> Mesh {
    let n = profile.len();
    let mut mesh = Mesh {
        triangles: Mesh::lattice(n, 2, [false; 2]),
        ..Mesh::default()
    };
    for i in 0..n {
        let tangent = profile[(i + 1).min(n - 1)] - profile[i.saturating_sub(1)];
        let normal = DVec3::new(0.0, tangent.x, -tangent.y).normalize();
        for x in x {
            mesh.positions
                .push(DVec3::new(x, profile[i].y, profile[i].x));
            mesh.normals.push(normal);
        }
    }
    mesh
}

/// A floor that bends up into a wall: along z from `near` to `far`, bent with `radius`, up to `height`.
pub(crate) fn backdrop(near: f64, far: f64, radius: f64, height: f64) -> Vec<DVec2> {
    let mut profile = vec![DVec2::new(near, 0.0)];
    for i in 0..=32 {
        let (sin, cos) = (PI / 2.0 * f64::from(i) / 32.0).sin_cos();
        profile.push(DVec2::new(
            far - radius + radius * sin,
            radius - radius * cos,
        ));
    }
    profile.push(DVec2::new(far, height));
    profile
}

//! A terrace under an evening sky: textures, a varnished floor, an image of the sky that a formula paints.

use std::f64::consts::{FRAC_PI_2, TAU};

use glam::{DVec2, DVec3};

use crate::shapes::{ball, cuboid, lathe, quad, rounded_box, spline, torus, tube};
use crate::text::{SceneFiles, View};
use crate::{Builtin, FileList};

/// Width and height of the image of the sky.
const SKY: usize = 256;

pub(crate) fn files(scene: &Builtin) -> FileList {
    let view = View {
        resolution: [1024, 576],
        max_depth: 12,
        eye: [-2.3, 1.55, -6.6],
        target: [0.1, 1.0, 0.6],
        fov: 36.0,
        lens: None,
    };
    let mut files = SceneFiles::new(scene.name, scene.title, &view);
    files.sky("sky.pfm", &sky_image());
    declare_textures(&mut files);
    declare_materials(&mut files);
    add_building(&mut files);
    add_things(&mut files);
    files.finish()
}

fn declare_textures(files: &mut SceneFiles) {
    // Veins of stone, and tiles of two stones.
    files.directives(
        "AttributeBegin\n    \
         Scale 0.35 0.35 0.35\n    \
         Texture \"veins\" \"float\" \"wrinkled\" \"integer octaves\" [ 6 ] \"float roughness\" [ 0.55 ]\n\
         AttributeEnd\n\
         Texture \"light stone\" \"spectrum\" \"mix\"\n    \
         \"rgb tex1\" [ 0.78 0.73 0.64 ] \"rgb tex2\" [ 0.52 0.45 0.37 ] \"texture amount\" [ \"veins\" ]\n\
         Texture \"dark stone\" \"spectrum\" \"mix\"\n    \
         \"rgb tex1\" [ 0.20 0.13 0.10 ] \"rgb tex2\" [ 0.42 0.30 0.22 ] \"texture amount\" [ \"veins\" ]\n\
         Texture \"tiles\" \"spectrum\" \"checkerboard\" \"string mapping\" [ \"planar\" ]\n    \
         \"vector3 v1\" [ 1.1 0 1.1 ] \"vector3 v2\" [ -1.1 0 1.1 ]\n    \
         \"texture tex1\" [ \"light stone\" ] \"texture tex2\" [ \"dark stone\" ]\n",
    );
    // The dents of hammered clay.
    files.directives(
        "AttributeBegin\n    \
         Scale 0.09 0.09 0.09\n    \
         Texture \"grain\" \"float\" \"fbm\" \"integer octaves\" [ 4 ] \"float roughness\" [ 0.5 ]\n\
         AttributeEnd\n\
         Texture \"dents\" \"float\" \"scale\" \"texture tex\" [ \"grain\" ] \"float scale\" [ 0.03 ]\n",
    );
}

fn declare_materials(files: &mut SceneFiles) {
    files.material(
        "floor",
        "coateddiffuse",
        "\"texture reflectance\" [ \"tiles\" ] \"float roughness\" [ 0.0004 ]",
    );
    files.material(
        "stone",
        "diffuse",
        "\"texture reflectance\" [ \"light stone\" ]",
    );
    files.diffuse("plaster", [0.74, 0.66, 0.56]);
    files.material(
        "clay",
        "diffuse",
        "\"rgb reflectance\" [ 0.55 0.24 0.13 ] \"texture displacement\" [ \"dents\" ]",
    );
    files.material(
        "glaze",
        "coateddiffuse",
        "\"rgb reflectance\" [ 0.03 0.16 0.22 ] \"float roughness\" [ 0.0002 ]",
    );
    files.material(
        "sea",
        "coateddiffuse",
        "\"rgb reflectance\" [ 0.03 0.07 0.10 ] \"float roughness\" [ 0.02 ] \"float eta\" [ 1.33 ]",
    );
    files.conductor("gold", "Au", 0.08);
    files.dielectric("glass", 1.5, 0.0);
}

fn add_building(files: &mut SceneFiles) {
    let floor = quad([-14.0, 0.0, -10.0], [0.0, 0.0, 16.0], [28.0, 0.0, 0.0]);
    files.inline("floor", "floor", &floor);
    // A row of columns at the edge, a lintel on them and a low wall between them.
    let profile = [
        [0.0, 0.0],
        [0.34, 0.0],
        [0.34, 0.12],
        [0.27, 0.17],
        [0.245, 0.3],
        [0.205, 3.1],
        [0.24, 3.18],
        [0.32, 3.28],
        [0.32, 3.4],
        [0.0, 3.4],
    ]
    .map(DVec2::from);
    let column = lathe(&profile, 64);
    for (i, x) in [-6.4, -3.2, 0.0, 3.2, 6.4].into_iter().enumerate() {
        let place = column.clone().at(x, 0.0, 3.6);
        files.mesh("stone", &format!("column-{i}"), &place);
    }
    let lintel = cuboid([-9.0, 3.4, 3.2], [9.0, 4.1, 4.0]);
    files.inline("plaster", "lintel", &lintel);
    let wall = cuboid([-9.0, 0.0, 3.45], [9.0, 0.62, 3.75]);
    files.inline("plaster", "low wall", &wall);
    let coping = cuboid([-9.0, 0.62, 3.38], [9.0, 0.72, 3.82]);
    files.inline("plaster", "coping", &coping);
    // A wall on the right, which the sun warms.
    let house = cuboid([4.6, 0.0, -9.0], [5.4, 4.1, 4.0]);
    files.inline("plaster", "house", &house);
    // The sea, far below.
    let sea = quad(
        [-3000.0, -25.0, 6.0],
        [0.0, 0.0, 4000.0],
        [6000.0, 0.0, 0.0],
    );
    files.inline("sea", "sea", &sea);
    // A pergola above: its beams cast stripes.
    for i in 0..7 {
        let x = -6.0 + 1.6 * f64::from(i);
        let beam = cuboid([x - 0.09, 4.1, -4.0], [x + 0.09, 4.34, 4.6]);
        files.inline("stone", "beam", &beam);
    }
}

fn add_things(files: &mut SceneFiles) {
    let pedestal = rounded_box([0.9, 0.72, 0.9], 0.03, 4).at(0.0, 0.36, 0.6);
    files.mesh("stone", "pedestal", &pedestal);
    let knot = tube(knot, 0.105, 360, 32).turned(25.0).at(0.0, 1.36, 0.6);
    files.mesh("gold", "knot", &knot);
    files.mesh("glass", "glass", &ball(0.42, 24).at(-1.45, 0.4201, -0.9));
    let jar = [
        [0.0, 0.0],
        [0.22, 0.0],
        [0.3, 0.05],
        [0.44, 0.36],
        [0.46, 0.6],
        [0.36, 0.86],
        [0.2, 1.0],
        [0.17, 1.1],
        [0.23, 1.2],
    ];
    let mut outline = spline(&jar, 10);
    // The rim, and the inside as far as it is seen.
    let inside = [
        [0.23, 1.2],
        [0.2, 1.2],
        [0.14, 1.1],
        [0.16, 1.0],
        [0.0, 0.7],
    ];
    outline.extend(spline(&inside, 6).into_iter().skip(1));
    files.mesh("clay", "jar", &lathe(&outline, 96).at(1.75, 0.0, 0.1));
    let ring = torus(0.34, 0.13, 120, 40).at(0.95, 0.13, -1.5);
    files.mesh("glaze", "ring", &ring);
    files.mesh("glaze", "bead", &ball(0.2, 20).at(0.95, 0.3, -1.5));
}

/// A torus knot that winds twice around the axis and thrice through the hole.
fn knot(t: f64) -> DVec3 {
    let t = TAU * t;
    let r = 0.36 + 0.15 * (3.0 * t).cos();
    DVec3::new(
        r * (2.0 * t).cos(),
        r * (2.0 * t).sin(),
        -0.18 * (3.0 * t).sin(),
    )
}

/// The radiance of the sky in a direction; y is up.
fn sky(direction: DVec3) -> DVec3 {
    let sun = DVec3::new(-0.62, 0.36, 0.35).normalize();
    let near_sun = direction.dot(sun).max(0.0);
    let height = direction.y.max(0.0);
    let zenith = DVec3::new(0.09, 0.20, 0.50);
    let horizon = DVec3::new(0.86, 0.52, 0.32);
    let haze = (-3.6 * height).exp();
    let mut radiance = zenith.lerp(horizon, haze);
    // The glow around the sun, wide and narrow, and the sun itself with a soft edge.
    let warm = DVec3::new(1.0, 0.72, 0.42);
    radiance += warm * (0.9 * near_sun.powi(8) + 3.0 * near_sun.powi(180));
    let angle = direction.dot(sun).clamp(-1.0, 1.0).acos().to_degrees();
    let disc = 1.0 - ((angle - 1.6) / 1.8).clamp(0.0, 1.0);
    radiance += DVec3::new(1.0, 0.78, 0.50) * (330.0 * disc * disc * (3.0 - 2.0 * disc));
    // Streaks of cloud, low over the horizon.
    let streak = (14.0 * direction.y + 2.2 * (3.0 * direction.x).sin()
        - 1.3 * (5.0 * direction.z).cos())
    .sin();
    let cloud = streak.max(0.0).powi(3) * (-((height - 0.22) / 0.14).powi(2)).exp();
    radiance = radiance.lerp(DVec3::new(1.15, 0.66, 0.50), 0.6 * cloud);
    // Dark below the horizon, where the sea hides it.
    let below = (-(direction.y + 0.02) / 0.1).clamp(0.0, 1.0);
    radiance.lerp(DVec3::new(0.05, 0.08, 0.10), below)
}

/// The sky as a PFM file: the equal-area octahedral map that pbrt-v4 takes, with the zenith in the middle.
fn sky_image() -> Vec<u8> {
    let mut bytes = format!("PF\n{SKY} {SKY}\n-1.0\n").into_bytes();
    // Rows of a PFM file run from the bottom to the top.
    for row in (0..SKY).rev() {
        for column in 0..SKY {
            let at = |i: usize| (i as f64 + 0.5) / SKY as f64;
            let [x, y, z] = octahedral([at(column), at(row)]).to_array();
            // The axis of the image is z; up is y.
            let radiance = sky(DVec3::new(x, z, -y));
            for channel in radiance.to_array() {
                bytes.extend((channel as f32).to_le_bytes());
            }
        }
    }
    bytes
}

/// The direction at a point of the unit square in the equal-area octahedral map (Clarberg 2008).
fn octahedral(square: [f64; 2]) -> DVec3 {
    let [u, v] = square.map(|c| 2.0 * c - 1.0);
    let signed = 1.0 - (u.abs() + v.abs());
    let r = 1.0 - signed.abs();
    let phi = if r > 0.0 {
        ((v.abs() - u.abs()) / r + 1.0) * FRAC_PI_2 / 2.0
    } else {
        0.0
    };
    let radius = r * (2.0 - r * r).sqrt();
    DVec3::new(
        (radius * phi.cos()).copysign(u),
        (radius * phi.sin()).copysign(v),
        (1.0 - r * r).copysign(signed),
    )
}

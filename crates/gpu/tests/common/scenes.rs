//! Small scenes made by hand, which together hold every material and every way to place a surface.

use wayfare_scene::{Emission, Material, NONE, Parameter, Scene};
use wayfare_testing::scenes::{BLACK, SceneBuilder, Shape, cube, glow, grey, quad};

/// A sphere that is coarse enough for its facets to show.
pub fn sphere(centre: [f32; 3], radius: f32) -> Shape {
    wayfare_testing::scenes::sphere(centre, radius, 10)
}

/// Nothing yet, seen from z = -3 along +z.
pub fn nothing(name: &str) -> SceneBuilder {
    let mut builder = SceneBuilder::new(name, 6);
    builder.scene.camera.fov_degrees = 60.0;
    builder.scene.camera.to_world[2][3] = -3.0;
    builder.scene.film.resolution = [32, 24];
    builder
}

/// A room of coloured walls with a lamp below its ceiling, open towards the camera.
pub fn room(name: &str) -> SceneBuilder {
    let mut room = nothing(name);
    add_walls(&mut room);
    room.add(
        &quad([-0.5, 1.4, -0.5], [1.0, 0.0, 0.0], [0.0, 0.0, 1.0]),
        BLACK,
        glow([9.0, 8.0, 7.0]),
    );
    room
}

pub fn add_walls(room: &mut SceneBuilder) {
    let (x, y, z) = ([3.0, 0.0, 0.0], [0.0, 3.0, 0.0], [0.0, 0.0, 3.0]);
    let (low, high) = ([-1.5; 3], [1.5; 3]);
    let back = |v: [f32; 3]| v.map(|c| -c);
    room.add(&quad(low, z, x), grey([0.7; 3]), None);
    room.add(&quad(high, back(x), back(z)), grey([0.8, 0.7, 0.6]), None);
    room.add(&quad(low, y, z), grey([0.7, 0.2, 0.1]), None);
    room.add(&quad(high, back(z), back(y)), grey([0.2, 0.7, 0.1]), None);
    room.add(&quad(high, back(y), back(x)), grey([0.6; 3]), None);
}

/// Gold.
pub fn metal(alpha: [f32; 2]) -> Material {
    Material::Conductor {
        eta: Parameter::Constant([0.14, 0.37, 1.44]),
        k: Parameter::Constant([3.98, 2.38, 1.6]),
        alpha: alpha.map(Parameter::Constant),
    }
}

pub fn glass(eta: f32, alpha: [f32; 2]) -> Material {
    Material::Dielectric {
        eta,
        alpha: alpha.map(Parameter::Constant),
    }
}

pub fn glow_on_both_sides(radiance: [f32; 3]) -> Option<Emission> {
    Some(Emission {
        radiance,
        two_sided: true,
        image: NONE,
    })
}

/// A sphere, a cube and a panel of one material: curved and flat, with and without texture coordinates.
fn show(name: &str, material: Material) -> Scene {
    let mut room = room(name);
    room.add(&sphere([-0.6, -0.7, 0.2], 0.7), material, None);
    room.add(&cube([0.8, -0.8, 0.3], 0.5), material, None);
    let panel = quad([0.2, 0.2, 1.2], [0.9, 0.1, -0.3], [0.0, 0.9, 0.2]);
    let mut with_uvs = panel;
    with_uvs.uvs = vec![[0.0, 0.0], [0.7, 0.5], [0.2, 1.2], [-0.5, 0.7]];
    room.add(&with_uvs, material, None);
    room.scene
}

/// Two lamps of unequal power, one shining both ways and reflecting, one a sphere that shines inwards, behind glass.
fn lamps() -> Scene {
    let mut room = nothing("lamps");
    add_walls(&mut room);
    room.add(
        &quad([-1.2, 0.1, 0.4], [0.8, 0.0, 0.1], [0.1, 0.7, 0.0]),
        grey([0.3, 0.4, 0.5]),
        glow_on_both_sides([2.0, 3.0, 1.0]),
    );
    room.add(
        &quad([0.3, 1.3, 0.0], [0.2, 0.0, 0.0], [0.0, 0.0, 0.2]),
        BLACK,
        glow([60.0, 40.0, 20.0]),
    );
    room.add(
        &sphere([0.7, -0.6, 0.2], 0.5),
        grey([0.5; 3]),
        glow([0.4, 0.5, 0.9]),
    );
    // Emits nothing: no light, although it has an emission.
    room.add(
        &cube([-0.5, -1.0, 0.6], 0.3),
        grey([0.5; 3]),
        glow([0.0; 3]),
    );
    room.add(&cube([-0.3, -0.9, -0.5], 0.3), metal([0.1, 0.1]), None);
    room.scene
}

/// Every way in which a mesh says which side is its outer one: flipped, turned, with normals for or against it.
fn sides() -> Scene {
    let mut room = room("sides");
    let glow_a_little = glow([0.5, 0.7, 0.9]);
    let ball = |x: f32, y: f32| sphere([x, y, 0.4], 0.3);
    room.add(&ball(-1.0, -1.0).flat(), grey([0.5; 3]), glow_a_little);
    room.add(&ball(-0.3, -1.0).flat(), grey([0.5; 3]), glow_a_little)
        .flip = true;
    room.add(&ball(0.4, -1.0).turned(), grey([0.5; 3]), glow_a_little);
    room.add(&ball(1.1, -1.0), grey([0.5; 3]), glow_a_little)
        .flip = true;
    room.add(&ball(-1.0, 0.0).turned().flat(), glass(1.5, [0.0; 2]), None)
        .flip = true;
    room.add(&ball(-0.3, 0.0).turned(), glass(1.5, [0.3; 2]), None);
    room.add(&ball(0.4, 0.0).without_uvs(), glass(1.5, [0.3, 0.1]), None)
        .flip = true;
    // Normals that point inwards, and normals of length zero, which count as none.
    let mut inwards = ball(1.1, 0.0);
    inwards.normals.iter_mut().for_each(|n| *n = n.map(|c| -c));
    room.add(&inwards, glass(1.4, [0.0; 2]), None);
    let mut without = ball(0.4, 0.8);
    without.normals.iter_mut().for_each(|n| *n = [0.0; 3]);
    room.add(&without, metal([0.2, 0.2]), None);
    room.scene
}

/// Objects placed plainly, scaled, sheared and mirrored, of materials that depend on tangents and sides.
fn instances() -> Scene {
    let mut room = room("instances");
    let matt = room.object();
    room.add(&sphere([0.0; 3], 0.3), grey([0.6, 0.5, 0.3]), None);
    room.add(&cube([0.3, 0.3, 0.0], 0.15), metal([0.0; 2]), None);
    let brushed = room.object();
    room.add(&sphere([0.0; 3], 0.3), metal([0.05, 0.4]), None);
    let clear = room.object();
    room.add(&cube([0.0; 3], 0.3), glass(1.5, [0.0; 2]), None);
    room.add(&sphere([0.0, 0.5, 0.0], 0.2), glass(1.3, [0.2, 0.2]), None);
    let map = |a: [[f32; 3]; 3], shift: [f32; 3]| {
        std::array::from_fn(|i| [a[i][0], a[i][1], a[i][2], shift[i]])
    };
    let scaled = [[1.2, 0.0, 0.0], [0.0, 0.7, 0.0], [0.0, 0.0, 1.0]];
    let sheared = [[0.8, 0.3, 0.0], [-0.2, 0.9, 0.1], [0.1, 0.0, 1.1]];
    let mirrored = [[-0.9, 0.0, 0.2], [0.1, 1.0, 0.0], [0.0, -0.2, 0.8]];
    room.place(matt, map(scaled, [-0.9, -1.0, 0.3]));
    room.place(matt, map(mirrored, [0.9, -1.0, 0.4]));
    room.place(brushed, map(sheared, [-0.8, 0.2, 0.5]));
    room.place(brushed, map(mirrored, [0.0, 0.3, 0.7]));
    room.place(clear, map(sheared, [0.0, -0.9, -0.2]));
    room.place(clear, map(mirrored, [0.9, 0.0, 0.3]));
    room.scene
}

/// Glass in glass, a metal ball in it, and long paths.
fn nested() -> Scene {
    let mut room = room("nested");
    room.add(&sphere([0.0, -0.4, 0.0], 0.9), glass(1.5, [0.0; 2]), None);
    room.add(&sphere([0.1, -0.4, 0.1], 0.6), glass(0.8, [0.2, 0.2]), None);
    room.add(&cube([0.0, -0.4, 0.0], 0.3), glass(1.0, [0.0; 2]), None);
    room.add(&sphere([0.0, -0.4, 0.0], 0.2), metal([0.3, 0.3]), None);
    room.scene.max_depth = 12;
    room.scene
}

/// A lens wide open.
fn lens() -> Scene {
    let mut scene = show("lens", grey([0.8, 0.6, 0.4]));
    scene.camera.lens_radius = 0.2;
    scene.camera.focal_distance = 3.2;
    scene
}

/// Walls without any light.
fn dark() -> Scene {
    let mut room = nothing("dark");
    add_walls(&mut room);
    room.scene
}

/// Emitted light only.
fn shallow() -> Scene {
    let mut room = room("shallow");
    room.scene.max_depth = 0;
    room.add(
        &cube([0.0, -0.5, 0.0], 0.4),
        BLACK,
        glow_on_both_sides([1.0, 2.0, 3.0]),
    );
    room.scene
}

/// All of them.
pub fn all() -> Vec<Scene> {
    vec![
        show("diffuse", grey([0.8, 0.6, 0.4])),
        show("mirror", metal([0.0; 2])),
        show("metal", metal([0.2; 2])),
        show("polished", metal([0.01; 2])),
        show("brushed", metal([0.05, 0.4])),
        // One width below what the formulas take.
        show("scratched", metal([0.00005, 0.2])),
        show("glass", glass(1.5, [0.0; 2])),
        show("rough-glass", glass(1.5, [0.2; 2])),
        show("brushed-glass", glass(1.4, [0.4, 0.1])),
        show("air", glass(1.0, [0.3; 2])),
        lamps(),
        sides(),
        instances(),
        nested(),
        lens(),
        dark(),
        shallow(),
        nothing("empty").scene,
    ]
}

/// A camera inside a lamp, with another lamp before it that covers the left half of a square image. Every path brings
/// the light of one of them.
pub fn inside_lamps(around: [f32; 3], on_the_left: [f32; 3]) -> Scene {
    let mut lamps = nothing("inside-lamps");
    lamps.scene.max_depth = 0;
    lamps.add(
        &cube([0.0, 0.0, -3.0], 4.0),
        BLACK,
        glow_on_both_sides(around),
    );
    lamps.add(
        &quad([-3.0, -3.0, 0.0], [3.0, 0.0, 0.0], [0.0, 6.0, 0.0]),
        BLACK,
        glow_on_both_sides(on_the_left),
    );
    lamps.scene
}

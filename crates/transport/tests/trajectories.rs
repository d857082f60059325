//! The cameras of built-in trajectories move through the air of their scenes.

use wayfare_builtin as builtin;
use wayfare_scene::LoadOptions;
use wayfare_trajectory::Pose;
use wayfare_transport::World;
use wayfare_transport::bvh::{Hit, RayQuery};

/// The least distance of a camera from everything. Closer by, a surface fills the image.
const CLEARANCE: f32 = 0.25;

/// The directions from the middle of a cube to its corners, edges and faces.
fn directions() -> impl Iterator<Item = [f32; 3]> {
    let axis = || [-1.0, 0.0, 1.0];
    let all = axis().into_iter().flat_map(move |x| {
        let pairs = axis().into_iter().flat_map(move |y| axis().map(|z| (y, z)));
        pairs.map(move |(y, z)| [x, y, z])
    });
    all.filter(|direction| *direction != [0.0; 3])
}

#[test]
fn no_built_in_trajectory_leads_through_anything() {
    for builtin in builtin::all() {
        let scene = builtin.load(&LoadOptions::default()).expect("it is tested");
        let world = World::new(scene).expect("a tree");
        let meets = |origin, direction, t_max| {
            let ray = RayQuery::new(origin, direction, t_max);
            world.bvh().closest(ray, Hit::NOTHING).is_some()
        };
        let frames = builtin.trajectory().frames(30.0);
        let next = frames.iter().cycle().skip(1);
        for (i, (Pose { eye, .. }, next)) in frames.iter().zip(next).enumerate() {
            let step = std::array::from_fn(|axis| next.eye[axis] - eye[axis]);
            let name = builtin.name;
            assert!(
                !meets(*eye, step, 1.0),
                "{name}: through something at frame {i}"
            );
            for direction in directions() {
                let length = direction.iter().map(|x| x * x).sum::<f32>().sqrt();
                let close = meets(*eye, direction, CLEARANCE / length);
                assert!(!close, "{name}: close to something at frame {i}, {eye:?}");
                // Unless it has a sky, a scene is closed on all sides: to see nothing is to stand outside.
                assert!(
                    world.lights().has_sky() || meets(*eye, direction, 1e3),
                    "{name}: outside at frame {i}, {eye:?}"
                );
            }
        }
    }
}

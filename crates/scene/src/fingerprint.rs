//! A scene as a short text that changes with whatever changes its picture.

use crate::Scene;
use sha2::{Digest, Sha256};
use std::fmt::Debug;

impl Scene {
    /// The SHA-256 hash, in hexadecimal digits, of everything that a picture depends on: camera, film, depth, geometry,
    /// materials and lights. Names and warnings do not count.
    pub fn fingerprint(&self) -> String {
        let mut hash = Hash(Sha256::new());
        hash.words(&(&self.camera, &self.film, self.max_depth));
        hash.bytes(bytemuck::cast_slice(&self.positions));
        hash.bytes(bytemuck::cast_slice(&self.normals));
        hash.bytes(bytemuck::cast_slice(&self.uvs));
        hash.bytes(bytemuck::cast_slice(&self.triangles));
        hash.bytes(bytemuck::cast_slice(&self.triangle_mesh));
        hash.words(&self.meshes);
        for object in &self.objects {
            hash.words(&(object.first_triangle, object.triangle_count));
        }
        hash.words(&self.instances);
        hash.words(&self.materials);
        hash.words(&self.emissions);
        let digest = hash.0.finalize();
        digest.iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

/// A hash of parts, each with its length, so that no two lists of parts look alike.
struct Hash(Sha256);

impl Hash {
    fn bytes(&mut self, bytes: &[u8]) {
        self.0.update((bytes.len() as u64).to_le_bytes());
        self.0.update(bytes);
    }

    /// Numbers are written with as many digits as it takes to tell them apart.
    fn words(&mut self, part: &impl Debug) {
        self.bytes(format!("{part:?}").as_bytes());
    }
}

#[cfg(test)]
mod tests {
    use crate::{LoadOptions, Scene, builtin};

    fn cornell() -> Scene {
        let scene = builtin::find("cornell").expect("built in");
        scene.load(&LoadOptions::default()).expect("it loads")
    }

    #[test]
    fn whatever_changes_the_picture_changes_the_fingerprint() {
        let first = cornell().fingerprint();
        assert_eq!(first.len(), 64);
        assert_eq!(first, cornell().fingerprint());
        let changes: [fn(&mut Scene); 6] = [
            |scene| scene.positions[17][1] += 1e-6,
            |scene| scene.film.resolution[0] += 1,
            |scene| scene.max_depth += 1,
            |scene| scene.emissions[0].radiance[2] *= 1.000_001,
            |scene| scene.camera.fov_degrees += 1e-5,
            |scene| scene.triangles.swap(3, 4),
        ];
        for (i, change) in changes.into_iter().enumerate() {
            let mut scene = cornell();
            change(&mut scene);
            assert_ne!(first, scene.fingerprint(), "change {i}");
        }
        let mut scene = cornell();
        scene.name = "another".into();
        assert_eq!(first, scene.fingerprint(), "a name is no change");
    }
}

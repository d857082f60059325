//! Whether two scenes have the same shapes.

use crate::model::{Instance, Mesh, Object, Scene};

impl Scene {
    /// Whether another scene has the same triangles in the same places, bit for bit, whatever their materials and lights are: trees that were
    /// built for one are those of the other.
    pub fn has_geometry_of(&self, other: &Self) -> bool {
        same(&self.positions, &other.positions)
            && same(&self.normals, &other.normals)
            && same(&self.uvs, &other.uvs)
            && same(&self.triangles, &other.triangles)
            && same(&self.triangle_mesh, &other.triangle_mesh)
            && all(&self.meshes, &other.meshes, same_shape)
            && all(&self.objects, &other.objects, same_triangles)
            && all(&self.instances, &other.instances, same_place)
    }
}

fn same<T: bytemuck::NoUninit>(one: &[T], other: &[T]) -> bool {
    bytemuck::cast_slice::<T, u8>(one) == bytemuck::cast_slice::<T, u8>(other)
}

fn all<T>(one: &[T], other: &[T], same: fn(&T, &T) -> bool) -> bool {
    one.len() == other.len() && one.iter().zip(other).all(|(a, b)| same(a, b))
}

fn same_shape(one: &Mesh, other: &Mesh) -> bool {
    // Every field is named, so that a new one cannot be forgotten.
    let Mesh {
        first_triangle,
        triangle_count,
        material: _,
        emission: _,
        alpha: _,
        has_normals,
        has_uvs,
        flip,
    } = *one;
    let flags = [other.has_normals, other.has_uvs, other.flip];
    [first_triangle, triangle_count] == [other.first_triangle, other.triangle_count]
        && [has_normals, has_uvs, flip] == flags
}

fn same_triangles(one: &Object, other: &Object) -> bool {
    let Object {
        name: _,
        first_triangle,
        triangle_count,
    } = *one;
    [first_triangle, triangle_count] == [other.first_triangle, other.triangle_count]
}

fn same_place(one: &Instance, other: &Instance) -> bool {
    let Instance { object, to_world } = one;
    *object == other.object && same(to_world, &other.to_world)
}

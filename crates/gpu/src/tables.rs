//! The scene as the kernels see it: descriptor set 0.

use crate::shared::{
    self, Emission, FLIPPED, HAS_NORMALS, Instance, Leaf, LightTriangle, MATERIAL_ANISOTROPIC,
    MATERIAL_BLACK, MATERIAL_MASK, MATERIAL_SMOOTH, MaterialKind, NONE, PathParameters, STACK_SIZE,
    SceneBuffer, TOP_STACK_SIZE,
};
use crate::{Gpu, GpuError};
use std::ops::Range;
use wayfare_scene::{Material, Parameter, Projection, Scene};
use wayfare_transport::World;
use wayfare_transport::bsdf;
use wayfare_transport::bvh::{NodeWords, ObjectBvh};
use wayfare_transport::math::Vec3;
use wayfare_transport::surface::{self, Placement};
use wgpu::BufferUsages;

const IDENTITY: [[f32; 4]; 3] = [
    [1.0, 0.0, 0.0, 0.0],
    [0.0, 1.0, 0.0, 0.0],
    [0.0, 0.0, 1.0, 0.0],
];

/// All tables of a scene in memory, as they are uploaded.
#[derive(Clone, Debug, Default)]
pub struct Tables {
    nodes: Vec<NodeWords>,
    leaves: Vec<Leaf>,
    shading: Vec<[f32; 4]>,
    shading_stride: u32,
    materials: Vec<shared::Material>,
    emissions: Vec<Emission>,
    lights: Vec<LightTriangle>,
    instances: Vec<Instance>,
    world_root: u32,
    top_root: u32,
    /// The leaves of every object.
    leaves_of_objects: Vec<Range<u32>>,
    /// The object of every instance.
    objects_of_instances: Vec<u32>,
}

impl Tables {
    /// The tables of a scene.
    pub fn new(world: &World) -> Result<Self, GpuError> {
        let (scene, bvh) = (world.scene(), world.bvh());

        // What kernels cannot do.
        let deepest = bvh.objects().iter().map(ObjectBvh::depth).max();
        let deepest = deepest.unwrap_or(0);
        if deepest > STACK_SIZE as usize || bvh.top_depth() > TOP_STACK_SIZE as usize {
            return Err(GpuError::Scene {
                problem: format!(
                    "its trees have up to {} levels and kernels walk {STACK_SIZE} ({TOP_STACK_SIZE} for instances)",
                    deepest.max(bvh.top_depth())
                ),
            });
        }
        let most = MATERIAL_MASK as usize + 1;
        if scene.materials.len() > most {
            return Err(GpuError::Scene {
                problem: format!("it has more than {most} materials"),
            });
        }

        if let Some(problem) = unknown(world) {
            return Err(GpuError::Scene {
                problem: problem.into(),
            });
        }

        // Materials, then the trees of all objects, then where objects and lights are.
        let anisotropic = world.traits().iter().any(|traits| traits.anisotropic);
        let mut tables = Self {
            shading_stride: if anisotropic { 4 } else { 3 },
            materials: scene.materials.iter().map(material_row).collect(),
            world_root: NONE,
            top_root: NONE,
            ..Self::default()
        };
        let roots: Vec<u32> = bvh
            .objects()
            .iter()
            .map(|object| {
                let first = tables.leaves.len() as u32;
                let root = tables.add_object(scene, object);
                let leaves = first..tables.leaves.len() as u32;
                tables.leaves_of_objects.push(leaves);
                root
            })
            .collect();
        tables.world_root = roots.first().copied().unwrap_or(NONE);
        tables.add_instances(world, &roots);
        tables.add_lights(world);
        Ok(tables)
    }

    /// Appends the tree of an object. Returns its root, or [`NONE`] if it is empty.
    fn add_object(&mut self, scene: &Scene, object: &ObjectBvh) -> u32 {
        if object.nodes().is_empty() {
            return NONE;
        }
        let first_leaf = self.leaves.len() as u32;
        let (nodes, order) = breadth_first(object.nodes());
        for &entry in &order {
            let triangle = &object.triangles()[entry as usize];
            let mesh = &scene.meshes[scene.triangle_mesh[triangle.id as usize] as usize];
            let mut bits = mesh.material;
            if mesh.has_normals {
                bits |= HAS_NORMALS;
            }
            if mesh.flip {
                bits |= FLIPPED;
            }
            self.leaves.push(Leaf {
                corner: triangle.v0,
                triangle: triangle.id,
                e1: triangle.e1,
                material: bits,
                e2: triangle.e2,
                emission: mesh.emission,
            });
            let vertices = scene.triangles[triangle.id as usize];
            for v in vertices {
                let n = scene.normals[v as usize];
                self.shading.push([n[0], n[1], n[2], 0.0]);
            }
            if self.shading_stride == 4 {
                let uvs = surface::uvs(scene, mesh, vertices);
                let (e1, e2) = (Vec3::<f32>::of(triangle.e1), Vec3::of(triangle.e2));
                let [tangent, _] = surface::tangents(e1, e2, uvs);
                self.shading.push([tangent.x, tangent.y, tangent.z, 0.0]);
            }
        }
        self.add_nodes(&nodes, first_leaf)
    }

    /// Appends nodes, whose indices then count from the beginning of the table. Returns the first.
    fn add_nodes(&mut self, nodes: &[NodeWords], first_leaf: u32) -> u32 {
        let root = self.nodes.len() as u32;
        self.nodes.extend(nodes.iter().map(|node| {
            let mut node = *node;
            node[CHILD_BASE] = node[CHILD_BASE].wrapping_add(root);
            node[PRIMITIVE_BASE] = node[PRIMITIVE_BASE].wrapping_add(first_leaf);
            node
        }));
        root
    }

    /// The instances, in the order in which the leaves of their tree name them.
    fn add_instances(&mut self, world: &World, roots: &[u32]) {
        let (scene, bvh) = (world.scene(), world.bvh());
        if bvh.top_nodes().is_empty() {
            return;
        }
        self.top_root = self.add_nodes(bvh.top_nodes(), 0);
        for &index in bvh.top_instances() {
            let placed = &bvh.placed()[index as usize];
            let to_world = scene.instances[index as usize].to_world;
            self.objects_of_instances.push(placed.object);
            self.instances.push(Instance {
                to_world,
                to_object: placed.to_object,
                root: roots[placed.object as usize],
                mirrored: u32::from(Placement::new(to_world).mirrored()),
                index,
                padding: 0,
            });
        }
    }

    fn add_lights(&mut self, world: &World) {
        let lights = world.lights();
        let rows = world.scene().emissions.iter().zip(lights.pdf_area());
        self.emissions = rows
            .map(|(emission, &pdf_area)| {
                let [r, g, b] = emission.radiance;
                Emission {
                    radiance_pdf: [r, g, b, pdf_area],
                    two_sided: u32::from(emission.two_sided),
                    ..Default::default()
                }
            })
            .collect();
        let mut leaf_of = std::collections::HashMap::with_capacity(lights.len());
        for light in lights.triangles() {
            leaf_of.insert(light.triangle, NONE);
        }
        for (leaf, row) in self.leaves.iter().enumerate() {
            if let Some(place) = leaf_of.get_mut(&row.triangle) {
                *place = leaf as u32;
            }
        }
        let rows = lights.triangles().iter().zip(lights.cumulative());
        self.lights = rows
            .map(|(light, &cumulative)| {
                let [p0, p1, p2] = light.corners;
                let edge = |p: [f32; 3]| [p[0] - p0[0], p[1] - p0[1], p[2] - p0[2], 0.0];
                let n = light.normal;
                LightTriangle {
                    corner_cumulative: [p0[0], p0[1], p0[2], cumulative],
                    e1: edge(p1),
                    e2: edge(p2),
                    normal: [n[0], n[1], n[2], 0.0],
                    leaf: leaf_of[&light.triangle],
                    emission: light.emission,
                    ..Default::default()
                }
            })
            .collect();
    }

    /// The leaves of every object, the world first.
    pub fn leaves_of_objects(&self) -> &[Range<u32>] {
        &self.leaves_of_objects
    }

    /// The triangle of the scene in every leaf.
    pub fn leaf_triangles(&self) -> impl Iterator<Item = u32> + '_ {
        self.leaves.iter().map(|leaf| leaf.triangle)
    }

    /// Objects and where they are: the world, then all instances in the order of their table.
    pub fn placements(&self) -> impl Iterator<Item = (usize, [[f32; 4]; 3])> + '_ {
        let objects = self.objects_of_instances.iter();
        let placed = objects.zip(&self.instances);
        let placed = placed.map(|(&object, row)| (object as usize, row.to_world));
        std::iter::once((0, IDENTITY)).chain(placed)
    }

    /// Sets the fields that belong to the tables.
    pub fn set_parameters(&self, path: &mut PathParameters) {
        path.world_root = self.world_root;
        path.top_root = self.top_root;
        path.shading_stride = self.shading_stride;
    }

    /// Bytes of all tables.
    pub fn bytes(&self) -> u64 {
        let tables = SceneBuffer::ALL.iter();
        tables.map(|&table| self.table(table).1.len() as u64).sum()
    }

    /// Name and contents of a table.
    fn table(&self, table: SceneBuffer) -> (&'static str, &[u8]) {
        use bytemuck::cast_slice;
        match table {
            SceneBuffer::Nodes => ("the trees of the scene", cast_slice(&self.nodes)),
            SceneBuffer::Leaves => ("the triangles of the scene", cast_slice(&self.leaves)),
            SceneBuffer::Shading => ("the normals of the scene", cast_slice(&self.shading)),
            SceneBuffer::Materials => ("the materials of the scene", cast_slice(&self.materials)),
            SceneBuffer::Emissions => ("the emissions of the scene", cast_slice(&self.emissions)),
            SceneBuffer::LightTriangles => ("the lights of the scene", cast_slice(&self.lights)),
            SceneBuffer::Instances => ("the instances of the scene", cast_slice(&self.instances)),
        }
    }

    /// Uploads the tables, in the order of their bindings. A table that is larger than one binding is an error.
    pub fn upload(&self, gpu: &Gpu) -> Result<Vec<wgpu::Buffer>, GpuError> {
        SceneBuffer::ALL
            .into_iter()
            .map(|table| {
                let (what, bytes) = self.table(table);
                // A structure must fit into the binding even where there is none of it.
                const LARGEST_ROW: usize = size_of::<Instance>();
                if bytes.len() < LARGEST_ROW {
                    let mut padded = bytes.to_vec();
                    padded.resize(LARGEST_ROW, 0);
                    gpu.upload(what, &padded, BufferUsages::STORAGE)
                } else {
                    gpu.upload(what, bytes, BufferUsages::STORAGE)
                }
            })
            .collect()
    }
}

/// Words of a node: where its children and its primitives begin, which children are inner nodes, and what the
/// others are.
const CHILD_BASE: usize = 4;
const PRIMITIVE_BASE: usize = 5;
const INNER_MASK: usize = 3;
const META: usize = 6;

/// A tree level by level, so that what every ray visits comes first and stays together. Returns the nodes and the
/// order of the primitives.
fn breadth_first(nodes: &[NodeWords]) -> (Vec<NodeWords>, Vec<u32>) {
    let mut ordered = Vec::with_capacity(nodes.len());
    let mut order = Vec::new();
    let mut queue = std::collections::VecDeque::from([0u32]);
    let mut placed = 1;
    while let Some(index) = queue.pop_front() {
        let mut node = nodes[index as usize];
        let inner = (node[INNER_MASK] >> 24).count_ones();
        let first = node[CHILD_BASE];
        queue.extend(first..first + inner);
        node[CHILD_BASE] = placed;
        placed += inner;
        let primitives = primitive_count(&node);
        let first = node[PRIMITIVE_BASE];
        node[PRIMITIVE_BASE] = order.len() as u32;
        order.extend(first..first + primitives);
        ordered.push(node);
    }
    (ordered, order)
}

/// Primitives in the leaves of a node: the end of the last leaf.
fn primitive_count(node: &NodeWords) -> u32 {
    let metas = [node[META], node[META + 1]].map(u32::to_le_bytes);
    let ends = metas.iter().flatten().map(|&meta| {
        let (count, offset) = (u32::from(meta >> 5).count_ones(), u32::from(meta & 31));
        // Inner nodes carry numbers from 24 on.
        if offset < 24 { offset + count } else { 0 }
    });
    ends.max().unwrap_or(0)
}

/// What kernels do not know and the scene has.
fn unknown(world: &World) -> Option<&'static str> {
    if !surface::is_plain(world.scene()) {
        return Some(
            "kernels know constant diffuse, metal and glass surfaces and lamps of one colour; textures, coats, skies and \
             other lights are rendered by the CPU only",
        );
    }
    let camera = world.camera();
    let plain_film = camera.filter().is_none() && camera.exposure() == 1.0;
    if !plain_film || camera.projection() != Projection::Perspective {
        return Some(
            "kernels know perspective cameras with a box filter one pixel wide and an exposure of 1; other cameras and \
             films are rendered by the CPU only",
        );
    }
    None
}

/// The row of a material whose parameters are constant.
fn material_row(material: &Material) -> shared::Material {
    let color = |parameter: Parameter<[f32; 3]>| {
        let [r, g, b] = parameter.constant().unwrap_or_default();
        [r, g, b, 0.0]
    };
    let widths = |alpha: [Parameter<f32>; 2]| alpha.map(|a| a.constant().unwrap_or_default());
    let (kind, a, b, alpha) = match *material {
        Material::Conductor { eta, k, alpha } => {
            (MaterialKind::Conductor, color(eta), color(k), widths(alpha))
        }
        Material::Dielectric { eta, alpha } => (
            MaterialKind::Dielectric,
            [eta, 0.0, 0.0, 0.0],
            [0.0; 4],
            widths(alpha),
        ),
        Material::Diffuse { reflectance } => (
            MaterialKind::Diffuse,
            color(reflectance),
            [0.0; 4],
            [0.0; 2],
        ),
        // Refused before.
        _ => (MaterialKind::Diffuse, [0.0; 4], [0.0; 4], [0.0; 2]),
    };
    let rough = !matches!(kind, MaterialKind::Diffuse) && !bsdf::is_smooth(alpha);
    let index_1 = matches!(kind, MaterialKind::Dielectric) && a[0] == 1.0;
    let smooth = !matches!(kind, MaterialKind::Diffuse) && (!rough || index_1);
    let flag = |is_set: bool, flag: u32| if is_set { flag } else { 0 };
    let black = matches!(kind, MaterialKind::Diffuse) && a == [0.0; 4];
    shared::Material {
        a,
        b,
        alpha,
        kind: kind as u32,
        flags: flag(black, MATERIAL_BLACK)
            | flag(smooth, MATERIAL_SMOOTH)
            | flag(rough && alpha[0] != alpha[1], MATERIAL_ANISOTROPIC),
    }
}

//! The scene as the kernels see it: descriptor set 0.

use crate::lights;
use crate::materials::{MATERIAL_ROWS, coat_rows, material_row};
use crate::rows::{Row, Rows, flag};
use crate::shared::{
    ANISOTROPIC, CUTOUT, FEATURE_ANISOTROPY, FEATURE_BALLS, FEATURE_COATED_CONDUCTOR,
    FEATURE_COATED_DIFFUSE, FEATURE_CUTOUTS, FEATURE_LIGHT_TEXTURES, FEATURE_LIGHT_TREE,
    FEATURE_MATERIALS, FEATURE_NOISE, FEATURE_POINT_LIGHTS, FEATURE_RELIEFS, FEATURE_SKY,
    FEATURE_TEXTURES, FLIPPED, HAS_NORMALS, Instance, Leaf, LightParameters, LightTriangle,
    MATERIAL_HEIGHT, MATERIAL_KIND_MASK, MATERIAL_MASK, MATERIAL_NORMAL_MAP, MaterialKind, NONE,
    Parameters, STACK_SIZE, SceneBuffer, TEXTURED, TOP_STACK_SIZE,
};
use crate::textures::Textures;
use crate::{Gpu, GpuError};
use std::ops::Range;
use wayfare_scene::{Material, Parameter};
use wayfare_transport::World;
use wayfare_transport::bvh::{MAX_DEPTH, MAX_TOP_DEPTH, NodeWords, ObjectBvh};
use wayfare_transport::surface::{self, Placement};
use wgpu::BufferUsages;

const IDENTITY: [[f32; 4]; 3] = [
    [1.0, 0.0, 0.0, 0.0],
    [0.0, 1.0, 0.0, 0.0],
    [0.0, 0.0, 1.0, 0.0],
];

// The walks of the kernels have a stack for every tree.
const _: () = assert!(MAX_DEPTH <= STACK_SIZE as usize && MAX_TOP_DEPTH <= TOP_STACK_SIZE as usize);

/// All tables of a scene in memory, as they are uploaded.
#[derive(Clone, Debug, Default)]
pub struct Tables {
    nodes: Vec<NodeWords>,
    leaves: Vec<Leaf>,
    shading: Vec<[f32; 4]>,
    shading_stride: u32,
    rows: Rows,
    textures: Textures,
    lights: Vec<LightTriangle>,
    instances: Vec<Instance>,
    first_emission: u32,
    light_parameters: LightParameters,
    features: u32,
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
        let most = MATERIAL_MASK as usize + 1;
        if scene.materials.len() > most {
            return Err(GpuError::Scene {
                problem: format!("it has more than {most} materials"),
            });
        }

        // Materials, then the trees of all objects, then where objects and lights are.
        let has_uvs = world
            .traits()
            .iter()
            .any(|mesh| mesh.anisotropic || mesh.textured || mesh.cutout);
        let mut tables = Self {
            shading_stride: if has_uvs { 4 } else { 3 },
            textures: Textures::new(scene),
            world_root: NONE,
            top_root: NONE,
            ..Self::default()
        };
        tables.add_materials(world)?;
        let alphas = tables.alphas(world)?;
        let roots: Vec<u32> = bvh
            .objects()
            .iter()
            .map(|object| {
                let first = tables.leaves.len() as u32;
                let root = tables.add_object(world, object, &alphas);
                let leaves = first..tables.leaves.len() as u32;
                tables.leaves_of_objects.push(leaves);
                root
            })
            .collect();
        tables.world_root = roots.first().copied().unwrap_or(NONE);
        tables.add_instances(world, &roots);
        tables.lights = lights::light_triangles(
            world,
            &mut tables.leaves,
            &mut tables.rows,
            &mut tables.textures,
        )?;
        tables.first_emission =
            lights::add_emissions(world, &mut tables.rows, &mut tables.textures);
        tables.light_parameters = lights::add_lights(world, &mut tables.rows, &mut tables.textures);
        tables.set_features(world);
        Ok(tables)
    }

    /// The materials, which are the first rows, and all that belongs to them.
    fn add_materials(&mut self, world: &World) -> Result<(), GpuError> {
        let scene = world.scene();
        // Their textures come behind them.
        let places = vec![Row::default(); MATERIAL_ROWS * scene.materials.len()];
        self.rows.extend(&places);
        let (coats, coat_of) = world.coat_tables();
        let coats: Vec<u32> = coats
            .iter()
            .map(|coat| coat_rows(coat, &mut self.rows))
            .collect();
        for (index, &coat) in coat_of.iter().enumerate() {
            let coat = coats.get(coat as usize).copied().unwrap_or(NONE);
            let row = material_row(scene, index, coat, &mut self.rows, &mut self.textures)?;
            let kind = row.bits & MATERIAL_KIND_MASK;
            let is = |other: MaterialKind| kind == other as u32;
            let is_textured = scene.materials[index].is_textured();
            let is_bent = row.bits & (MATERIAL_HEIGHT | MATERIAL_NORMAL_MAP) != 0;
            let is_common = [
                MaterialKind::Diffuse,
                MaterialKind::Conductor,
                MaterialKind::Dielectric,
                MaterialKind::CoatedDiffuse,
                MaterialKind::CoatedConductor,
            ]
            .into_iter()
            .any(is);
            self.features |= flag(is_textured, FEATURE_TEXTURES)
                | flag(is_bent, FEATURE_RELIEFS)
                | flag(!is_common, FEATURE_MATERIALS)
                | flag(is(MaterialKind::CoatedDiffuse), FEATURE_COATED_DIFFUSE)
                | flag(is(MaterialKind::CoatedConductor), FEATURE_COATED_CONDUCTOR);
            self.rows.set(MATERIAL_ROWS * index, &row);
        }
        Ok(())
    }

    /// The textures of the alphas of all meshes, or [`NONE`].
    fn alphas(&mut self, world: &World) -> Result<Vec<u32>, GpuError> {
        let scene = world.scene();
        let (rows, textures) = (&mut self.rows, &mut self.textures);
        (scene.meshes.iter().zip(world.traits()))
            .map(|(mesh, traits)| {
                if !traits.cutout {
                    return Ok(NONE);
                }
                if scene.materials[mesh.material as usize] == Material::Interface {
                    return Ok(textures.constant(rows, 0.0));
                }
                match mesh.alpha {
                    Parameter::Constant(alpha) => Ok(textures.constant(rows, alpha)),
                    Parameter::Texture(texture) => textures.texture(scene, rows, texture),
                }
            })
            .collect()
    }

    /// What the scene asks of the kernels.
    fn set_features(&mut self, world: &World) {
        let lights = world.lights();
        let mut emissions = world.scene().emissions.iter();
        let are_lights_textured = emissions.any(|emission| emission.image != NONE)
            || lights.triangles().iter().any(|light| light.textured);
        self.features |= flag(are_lights_textured, FEATURE_LIGHT_TEXTURES)
            | flag(!lights.is_by_power(), FEATURE_LIGHT_TREE)
            | flag(self.textures.is_noisy(), FEATURE_NOISE)
            | flag(world.has_cutouts(), FEATURE_CUTOUTS)
            | flag(
                world.traits().iter().any(|traits| traits.anisotropic),
                FEATURE_ANISOTROPY,
            )
            | flag(
                !lights.skies().is_empty() || !lights.distant().is_empty(),
                FEATURE_SKY,
            )
            | flag(!lights.points().is_empty(), FEATURE_POINT_LIGHTS)
            | flag(!lights.balls().is_empty(), FEATURE_BALLS);
    }

    /// Appends the tree of an object. Returns its root, or [`NONE`] if it is empty.
    fn add_object(&mut self, world: &World, object: &ObjectBvh, alphas: &[u32]) -> u32 {
        if object.nodes().is_empty() {
            return NONE;
        }
        let scene = world.scene();
        let first_leaf = self.leaves.len() as u32;
        let (nodes, order) = breadth_first(object.nodes());
        for &entry in &order {
            let triangle = &object.triangles()[entry as usize];
            let mesh_index = scene.triangle_mesh[triangle.id as usize] as usize;
            let (mesh, traits) = (&scene.meshes[mesh_index], world.traits()[mesh_index]);
            let bits = mesh.material
                | flag(mesh.has_normals, HAS_NORMALS)
                | flag(mesh.flip, FLIPPED)
                | flag(traits.anisotropic, ANISOTROPIC)
                | flag(traits.textured, TEXTURED)
                | flag(traits.cutout, CUTOUT);
            self.leaves.push(Leaf {
                corner: triangle.v0,
                triangle: triangle.id,
                e1: triangle.e1,
                material: bits,
                e2: triangle.e2,
                emission: mesh.emission,
            });
            let vertices = scene.triangles[triangle.id as usize];
            let uvs = surface::uvs(scene, mesh, vertices);
            for (v, [u, _]) in vertices.into_iter().zip(uvs) {
                let n = scene.normals[v as usize];
                self.shading.push([n[0], n[1], n[2], u]);
            }
            if self.shading_stride == 4 {
                let [v0, v1, v2] = uvs.map(|uv| uv[1]);
                let alpha = f32::from_bits(alphas[mesh_index]);
                self.shading.push([v0, v1, v2, alpha]);
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
    pub fn set_parameters(&self, parameters: &mut Parameters) {
        let path = &mut parameters.path;
        path.world_root = self.world_root;
        path.top_root = self.top_root;
        path.shading_stride = self.shading_stride;
        path.first_emission = self.first_emission;
        path.permutation = self.textures.permutation();
        parameters.lights = self.light_parameters;
    }

    /// What the scene asks of the kernels: bits `FEATURE_...`.
    pub fn features(&self) -> u32 {
        self.features
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
            SceneBuffer::Tables => ("the tables of the scene", self.rows.as_bytes()),
            SceneBuffer::Texels => (
                "the images of the scene",
                cast_slice(self.textures.texels()),
            ),
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

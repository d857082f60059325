//! Checks of a whole scene, for the reader and for scenes that are built in code.
//!
//! Geometry, camera and film are checked here; materials, textures, images and lights in `appearance`.

mod appearance;

use crate::model::{
    Camera, FilmSettings, MAX_DEPTH, MAX_RESOLUTION, MAX_TEXTURE_DEPTH, MAX_TEXTURE_NODES, NONE,
    Parameter, PixelFilter, Scene,
};
use glam::{DMat3, DVec3};

/// Squares of distances beyond this overflow single precision.
pub(crate) const LARGEST_RADIUS: f64 = 1e18;

/// Why a [`Scene`] cannot be rendered. Entries of tables are counted from 0.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum InvalidScene {
    /// Width or height of the image is out of range.
    #[error("the resolution is {0} x {1}; width and height must be between 1 and {MAX_RESOLUTION}")]
    Resolution(u32, u32),
    /// The crop window is empty or reaches beyond the image.
    #[error(
        "the crop window {0:?} must be [x0, x1, y0, y1] with x0 < x1 and y0 < y1 within 0 to 1"
    )]
    CropWindow([f32; 4]),
    /// A part of the film is out of range.
    #[error("the film's {0}")]
    Film(&'static str),
    /// A part of the camera is out of range.
    #[error("the camera's {0}")]
    Camera(&'static str),
    /// Paths may be longer than any renderer can handle.
    #[error("the maximum depth is {0}; it must be at most {MAX_DEPTH}")]
    MaxDepth(u32),
    /// Two tables that must be parallel have different lengths.
    #[error("there are {length} {table}, but {expected} {parallel}: one for each is needed")]
    Length {
        /// The table that is too short or too long.
        table: &'static str,
        /// Its length.
        length: usize,
        /// The table that it must be parallel to.
        parallel: &'static str,
        /// The length of that table.
        expected: usize,
    },
    /// A table has more entries than an index can count.
    #[error("there are {length} {table}, more than an index of 32 bits can count")]
    TooMany {
        /// The table.
        table: &'static str,
        /// Its length.
        length: usize,
    },
    /// An entry refers to something that does not exist.
    #[error("{entry} {number} refers to {target} {index}, but there are {count}")]
    Index {
        /// What refers.
        entry: &'static str,
        /// Its number.
        number: usize,
        /// What it refers to.
        target: &'static str,
        /// The index that is too large.
        index: u32,
        /// How many of these there are.
        count: usize,
    },
    /// Meshes do not divide the triangles among each other as [`Scene::triangle_mesh`] says.
    #[error("the triangles of mesh {0} are not those that name it")]
    MeshTriangles(usize),
    /// Objects do not divide the triangles among each other, each taking up where the last one ends.
    #[error("the triangles of object {0} do not follow those of the objects before it")]
    ObjectTriangles(usize),
    /// Triangles after the last object belong to none.
    #[error("the last {0} triangles belong to no object")]
    TrianglesWithoutObject(usize),
    /// A vertex, a transform or a colour has a value that is infinite, NaN or out of range.
    #[error("{entry} {number} has {problem}")]
    Value {
        /// What has it.
        entry: &'static str,
        /// Its number.
        number: usize,
        /// What is wrong.
        problem: &'static str,
    },
    /// A texture consists of more others than a renderer can be asked to evaluate at every hit.
    #[error(
        "texture {number} has {nodes} textures, nested {depth} deep; at most {MAX_TEXTURE_NODES} and \
         {MAX_TEXTURE_DEPTH} are possible"
    )]
    TextureSize {
        /// The texture.
        number: usize,
        /// How deep it is nested.
        depth: u32,
        /// How many textures it consists of.
        nodes: u32,
    },
    /// Object 0 is the world itself, which cannot be placed in the world.
    #[error("instance {0} places object 0, which is the world")]
    WorldPlaced(usize),
    /// An object without triangles has no place.
    #[error("instance {0} places an object without triangles")]
    EmptyPlaced(usize),
    /// Lights stand in the world directly; objects that are placed by instances cannot emit.
    #[error(
        "mesh {0} emits, but belongs to an object that instances place; only object 0 can emit"
    )]
    EmissiveObject(usize),
}

impl Scene {
    /// Checks that every table is complete and consistent and every number is in its range.
    ///
    /// The reader and the renderer call this, so that a scene built in code with a wrong index is an error instead of a
    /// panic somewhere later. A scene without lights or without geometry is valid: its image is black.
    pub fn validate(&self) -> Result<(), InvalidScene> {
        self.film.validate()?;
        self.camera.validate()?;
        if self.max_depth > MAX_DEPTH {
            return Err(InvalidScene::MaxDepth(self.max_depth));
        }
        self.check_lengths()?;
        self.check_vertices()?;
        self.check_triangles()?;
        self.check_instances()?;
        self.check_images()?;
        self.check_textures()?;
        self.check_materials()?;
        self.check_lights()
    }

    fn check_lengths(&self) -> Result<(), InvalidScene> {
        for (table, length) in [
            ("positions", self.positions.len()),
            ("triangles", self.triangles.len()),
            ("meshes", self.meshes.len()),
            ("objects", self.objects.len()),
            ("instances", self.instances.len()),
            ("materials", self.materials.len()),
            ("textures", self.textures.len()),
            ("images", self.images.len()),
            ("emissions", self.emissions.len()),
            ("lights", self.lights.len()),
        ] {
            // The largest index is NONE.
            if length > NONE as usize {
                return Err(InvalidScene::TooMany { table, length });
            }
        }
        let (vertices, triangles) = (self.positions.len(), self.triangles.len());
        for (table, length, parallel, expected) in [
            ("normals", self.normals.len(), "positions", vertices),
            ("uvs", self.uvs.len(), "positions", vertices),
            (
                "reliefs",
                self.reliefs.len(),
                "materials",
                self.materials.len(),
            ),
            (
                "entries of triangle_mesh",
                self.triangle_mesh.len(),
                "triangles",
                triangles,
            ),
        ] {
            if length != expected {
                return Err(InvalidScene::Length {
                    table,
                    length,
                    parallel,
                    expected,
                });
            }
        }
        Ok(())
    }

    fn check_vertices(&self) -> Result<(), InvalidScene> {
        let vertices = self.positions.iter().zip(&self.normals).zip(&self.uvs);
        for (number, ((position, normal), uv)) in vertices.enumerate() {
            let problem = if !is_near(position) {
                "a position that is not finite or too far away"
            } else if !normal.iter().all(|c| c.is_finite()) {
                "a normal that is not finite"
            } else if !uv.iter().all(|c| c.is_finite()) {
                "texture coordinates that are not finite"
            } else {
                continue;
            };
            return Err(value("vertex", number, problem));
        }
        Ok(())
    }

    fn check_triangles(&self) -> Result<(), InvalidScene> {
        // Corners.
        for (number, corners) in self.triangles.iter().enumerate() {
            for &index in corners {
                check_index("triangle", number, "vertex", index, self.positions.len())?;
            }
        }
        // Objects share the triangles.
        let mut next = 0;
        for (number, object) in self.objects.iter().enumerate() {
            let end = u64::from(object.first_triangle) + u64::from(object.triangle_count);
            if u64::from(object.first_triangle) != next || end > self.triangles.len() as u64 {
                return Err(InvalidScene::ObjectTriangles(number));
            }
            next = end;
        }
        let left = self.triangles.len() - next as usize;
        if left > 0 {
            return Err(InvalidScene::TrianglesWithoutObject(left));
        }
        // So do meshes.
        let world_end = self.objects.first().map_or(0, |world| world.triangle_count);
        let mut claimed = 0;
        for (number, mesh) in self.meshes.iter().enumerate() {
            let first = mesh.first_triangle as usize;
            let end = first + mesh.triangle_count as usize;
            let own = self.triangle_mesh.get(first..end);
            if !own.is_some_and(|own| own.iter().all(|&mesh| mesh as usize == number)) {
                return Err(InvalidScene::MeshTriangles(number));
            }
            claimed += own.map_or(0, <[u32]>::len);
            check_index(
                "mesh",
                number,
                "material",
                mesh.material,
                self.materials.len(),
            )?;
            match mesh.alpha {
                Parameter::Constant(alpha) if (0.0..=1.0).contains(&alpha) => {}
                Parameter::Constant(_) => {
                    return Err(value("mesh", number, "an alpha outside of 0 to 1"));
                }
                Parameter::Texture(texture) => {
                    check_index("mesh", number, "texture", texture, self.textures.len())?;
                }
            }
            if mesh.emission != NONE {
                check_index(
                    "mesh",
                    number,
                    "emission",
                    mesh.emission,
                    self.emissions.len(),
                )?;
                if end > world_end as usize {
                    return Err(InvalidScene::EmissiveObject(number));
                }
            }
        }
        // Every triangle that names its mesh is claimed by it, unless it names one that does not exist or is shorter.
        if claimed < self.triangles.len() {
            let outside = self.triangle_mesh.iter().enumerate().find(|(i, mesh)| {
                let mesh = self.meshes.get(**mesh as usize);
                !mesh.is_some_and(|mesh| {
                    let first = mesh.first_triangle as usize;
                    (first..first + mesh.triangle_count as usize).contains(i)
                })
            });
            if let Some((number, &index)) = outside {
                check_index("triangle", number, "mesh", index, self.meshes.len())?;
                return Err(InvalidScene::MeshTriangles(index as usize));
            }
        }
        Ok(())
    }

    fn check_instances(&self) -> Result<(), InvalidScene> {
        // The largest coordinate of each object.
        let reach: Vec<f64> = self
            .objects
            .iter()
            .map(|object| {
                let first = object.first_triangle as usize;
                let triangles = &self.triangles[first..first + object.triangle_count as usize];
                let corners = triangles.as_flattened().iter();
                let positions = corners.flat_map(|&corner| self.positions[corner as usize]);
                positions.fold(0.0, |reach: f64, c| reach.max(c.abs().into()))
            })
            .collect();
        for (number, instance) in self.instances.iter().enumerate() {
            let object = instance.object;
            check_index("instance", number, "object", object, self.objects.len())?;
            if object == 0 {
                return Err(InvalidScene::WorldPlaced(number));
            }
            if self.objects[object as usize].triangle_count == 0 {
                return Err(InvalidScene::EmptyPlaced(number));
            }
            if !is_invertible(&instance.to_world) {
                let problem = "a transform that is not finite or has no inverse";
                return Err(value("instance", number, problem));
            }
            let reach = reach[object as usize];
            let is_near = instance.to_world.iter().all(|row| {
                let [x, y, z, shift] = row.map(|c| f64::from(c.abs()));
                (x + y + z) * reach + shift < LARGEST_RADIUS
            });
            if !is_near {
                return Err(value("instance", number, "a place that is too far away"));
            }
        }
        Ok(())
    }
}

impl FilmSettings {
    /// Checks resolution, crop window, exposure and filter.
    pub fn validate(&self) -> Result<(), InvalidScene> {
        let [width, height] = self.resolution;
        if ![width, height]
            .iter()
            .all(|size| (1..=MAX_RESOLUTION).contains(size))
        {
            return Err(InvalidScene::Resolution(width, height));
        }
        let [x0, x1, y0, y1] = self.crop_window;
        // Also false where a bound is NaN.
        if !(0.0 <= x0 && x0 < x1 && x1 <= 1.0 && 0.0 <= y0 && y0 < y1 && y1 <= 1.0) {
            return Err(InvalidScene::CropWindow(self.crop_window));
        }
        if !is_positive(self.exposure) {
            return Err(InvalidScene::Film("exposure must be positive and finite"));
        }
        self.filter.validate()
    }
}

impl PixelFilter {
    fn validate(&self) -> Result<(), InvalidScene> {
        let (radius, is_good) = match *self {
            Self::Box { radius } | Self::Triangle { radius } => (radius, true),
            Self::Gaussian { radius, sigma } => (radius, is_positive(sigma)),
            Self::Mitchell { radius, b, c } => (radius, b.is_finite() && c.is_finite()),
            Self::Sinc { radius, tau } => (radius, is_positive(tau)),
        };
        if is_good && radius.into_iter().all(is_positive) {
            return Ok(());
        }
        let problem = "filter must have radii and parameters that are positive and finite";
        Err(InvalidScene::Film(problem))
    }
}

fn is_positive(x: f32) -> bool {
    x.is_finite() && x > 0.0
}

impl Camera {
    /// Checks that every number is finite and in its range.
    pub fn validate(&self) -> Result<(), InvalidScene> {
        let problem = if !is_invertible(&self.to_world) {
            "transform is not finite or has no inverse"
        } else if !(self.fov_degrees > 0.0 && self.fov_degrees < 180.0) {
            "field of view must be above 0 and below 180 degrees"
        } else if self.screen_window.is_some_and(|window @ [x0, x1, y0, y1]| {
            !(window.iter().all(|c| c.is_finite()) && x0 < x1 && y0 < y1)
        }) {
            "screen window must be [x_min, x_max, y_min, y_max] with an area"
        } else if (self.frame_aspect_ratio).is_some_and(|ratio| !is_positive(ratio)) {
            "frame aspect ratio must be positive and finite"
        } else if !(self.lens_radius.is_finite() && self.lens_radius >= 0.0) {
            "lens radius must be finite and not negative"
        } else if !is_positive(self.focal_distance) {
            "focal distance must be positive and finite"
        } else {
            return Ok(());
        };
        Err(InvalidScene::Camera(problem))
    }
}

/// Whether a point is not so far away that squares overflow.
fn is_near(position: &[f32; 3]) -> bool {
    position.iter().all(|c| f64::from(c.abs()) < LARGEST_RADIUS)
}

fn value(entry: &'static str, number: usize, problem: &'static str) -> InvalidScene {
    InvalidScene::Value {
        entry,
        number,
        problem,
    }
}

fn check_index(
    entry: &'static str,
    number: usize,
    target: &'static str,
    index: u32,
    count: usize,
) -> Result<(), InvalidScene> {
    if (index as usize) < count {
        return Ok(());
    }
    Err(InvalidScene::Index {
        entry,
        number,
        target,
        index,
        count,
    })
}

/// Whether an affine map and its inverse are finite in single precision.
fn is_invertible(rows: &[[f32; 4]; 3]) -> bool {
    let row = |i: usize| DVec3::new(rows[i][0].into(), rows[i][1].into(), rows[i][2].into());
    let linear = DMat3::from_cols(row(0), row(1), row(2)).transpose();
    let shift = DVec3::from(rows.map(|row| f64::from(row[3])));
    let inverse = linear.inverse();
    let in_range = |x: f64| (x as f32).is_finite();
    linear.is_finite()
        && shift.is_finite()
        && linear.determinant() != 0.0
        && inverse.to_cols_array().into_iter().all(in_range)
        && (inverse * shift).to_array().into_iter().all(in_range)
}

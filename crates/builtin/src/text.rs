//! Writes a built-in scene as an ordinary pbrt-v4 file with its PLY meshes.

use std::fmt::Write;

use crate::FileList;
use crate::mesh::Mesh;
use crate::shapes::{backdrop, quad, sweep};

/// Camera and film of a built-in scene.
pub(crate) struct View {
    pub resolution: [u32; 2],
    pub max_depth: u32,
    pub eye: [f64; 3],
    pub target: [f64; 3],
    /// Field of view of the shorter side of the image, in degrees.
    pub fov: f64,
    /// Radius of the lens and distance in focus.
    pub lens: Option<[f64; 2]>,
}

/// A scene file under construction, with the meshes that it refers to.
pub(crate) struct SceneFiles {
    text: String,
    meshes: FileList,
}

impl SceneFiles {
    /// Starts a scene file.
    pub fn new(name: &str, title: &str, view: &View) -> Self {
        let [width, height] = view.resolution;
        let lens = view.lens.map_or(String::new(), |[radius, distance]| {
            format!(
                "\n    \"float lensradius\" [ {} ] \"float focaldistance\" [ {} ]",
                number(radius),
                number(distance)
            )
        });
        let text = format!(
            "# {title}\n\
             # A built-in scene of Wayfare. x to the right, y up, z away from the viewer.\n\
             Integrator \"path\" \"integer maxdepth\" [ {depth} ]\n\
             Sampler \"independent\" \"integer pixelsamples\" [ 64 ]\n\
             PixelFilter \"box\" \"float xradius\" [ 0.5 ] \"float yradius\" [ 0.5 ]\n\
             Film \"rgb\" \"string filename\" [ \"{name}.exr\" ] \
             \"integer xresolution\" [ {width} ] \"integer yresolution\" [ {height} ]\n\
             LookAt {eye}  {target}  0 1 0\n\
             Camera \"perspective\" \"float fov\" [ {fov} ]{lens}\n\n\
             WorldBegin\n\n\
             MakeNamedMaterial \"black\" \"string type\" [ \"diffuse\" ] \"rgb reflectance\" [ 0 0 0 ]\n",
            depth = view.max_depth,
            eye = numbers(view.eye),
            target = numbers(view.target),
            fov = number(view.fov),
        );
        Self {
            text,
            meshes: Vec::new(),
        }
    }

    /// Declares a matte material.
    pub fn diffuse(&mut self, name: &str, reflectance: [f64; 3]) {
        self.material(
            name,
            "diffuse",
            &format!("\"rgb reflectance\" [ {} ]", numbers(reflectance)),
        );
    }

    /// Declares a metal by pbrt's name of its spectra (`Au`, `Cu`, ...) and its GGX width.
    pub fn conductor(&mut self, name: &str, metal: &str, alpha: f64) {
        let parameters = format!(
            "\"spectrum eta\" [ \"metal-{metal}-eta\" ] \"spectrum k\" [ \"metal-{metal}-k\" ] {}",
            roughness(alpha)
        );
        self.material(name, "conductor", &parameters);
    }

    /// Declares a glass by its index of refraction relative to what is around it.
    pub fn dielectric(&mut self, name: &str, eta: f64, alpha: f64) {
        let parameters = format!("\"float eta\" [ {} ] {}", number(eta), roughness(alpha));
        self.material(name, "dielectric", &parameters);
    }

    /// Declares a material of any kind.
    pub fn material(&mut self, name: &str, kind: &str, parameters: &str) {
        writeln!(
            self.text,
            "MakeNamedMaterial \"{name}\" \"string type\" [ \"{kind}\" ] {parameters}"
        )
        .expect("writing to a string succeeds");
    }

    /// Adds directives as they are.
    pub fn directives(&mut self, text: &str) {
        self.text.push('\n');
        self.text.push_str(text);
    }

    /// Adds light from all directions by an image with the zenith in its middle, as a file of its own.
    pub fn sky(&mut self, file: &str, image: &[u8]) {
        let file = format!("textures/{file}");
        write!(
            self.text,
            "\n# The axis of the image is z; up is y.\nAttributeBegin\n    Rotate -90 1 0 0\n    \
             LightSource \"infinite\" \"string filename\" [ \"{file}\" ]\nAttributeEnd\n"
        )
        .expect("writing to a string succeeds");
        self.meshes.push((file, image.to_vec()));
    }

    /// Adds a mesh as a file of its own.
    pub fn mesh(&mut self, material: &str, stem: &str, mesh: &Mesh) {
        let file = format!("geometry/{stem}.ply");
        writeln!(
            self.text,
            "\nNamedMaterial \"{material}\"\nShape \"plymesh\" \"string filename\" [ \"{file}\" ]"
        )
        .expect("writing to a string succeeds");
        self.meshes.push((file, mesh.to_ply()));
    }

    /// Adds a small mesh without normals in the scene file itself.
    pub fn inline(&mut self, material: &str, what: &str, mesh: &Mesh) {
        let shape = inline_shape(mesh, "");
        write!(
            self.text,
            "\n# {what}\nNamedMaterial \"{material}\"\n{shape}"
        )
        .expect("writing to a string succeeds");
    }

    /// Adds a photographer's studio about x = 0: a floor that bends up into the back wall with a radius, and flat walls
    /// and a ceiling. The materials are those of the floor and of the walls.
    pub fn studio(
        &mut self,
        [floor, wall]: [&str; 2],
        half_width: f64,
        [near, far]: [f64; 2],
        radius: f64,
        height: f64,
    ) {
        let profile = backdrop(near, far, radius, height);
        let backdrop = sweep(&profile, [-half_width, half_width]);
        self.mesh(floor, "backdrop", &backdrop);
        let across = [2.0 * half_width, 0.0, 0.0];
        let up = [0.0, height, 0.0];
        let along = [0.0, 0.0, far - near];
        let low = [-half_width, 0.0, near];
        let quads = [
            ("left wall", quad(low, up, along)),
            ("right wall", quad([half_width, 0.0, near], along, up)),
            ("wall behind the viewer", quad(low, across, up)),
            ("ceiling", quad([-half_width, height, near], across, along)),
        ];
        for (what, quad) in quads {
            self.inline(wall, what, &quad);
        }
    }

    /// Adds a light: a mesh that emits on its outer side and reflects nothing.
    pub fn light(&mut self, what: &str, radiance: [f64; 3], mesh: &Mesh) {
        let shape = inline_shape(mesh, "    ");
        write!(
            self.text,
            "\nAttributeBegin\n    # {what}\n    \
             AreaLightSource \"diffuse\" \"rgb L\" [ {} ] \"bool twosided\" [ false ]\n    \
             NamedMaterial \"black\"\n{shape}AttributeEnd\n",
            numbers(radiance)
        )
        .expect("writing to a string succeeds");
    }

    /// The scene file, then its meshes.
    pub fn finish(self) -> FileList {
        let scene = ("scene.pbrt".to_owned(), self.text.into_bytes());
        std::iter::once(scene).chain(self.meshes).collect()
    }
}

/// The number is the GGX width itself.
fn roughness(alpha: f64) -> String {
    format!(
        "\"float roughness\" [ {} ] \"bool remaproughness\" [ false ]",
        number(alpha)
    )
}

fn inline_shape(mesh: &Mesh, indent: &str) -> String {
    assert!(
        mesh.normals.is_empty(),
        "only flat meshes are written inline"
    );
    let indices: Vec<_> = mesh
        .triangles
        .iter()
        .map(|t| t.map(|i| i.to_string()).join(" "))
        .collect();
    let points: Vec<_> = mesh.positions.iter().map(|&p| numbers(p.into())).collect();
    format!(
        "{indent}Shape \"trianglemesh\"\n\
         {indent}    \"integer indices\" [ {} ]\n\
         {indent}    \"point3 P\" [ {} ]\n",
        indices.join("  "),
        points.join("  ")
    )
}

/// A number as pbrt reads it back: the shortest digits of its 32-bit value.
fn number(value: f64) -> String {
    (value as f32).to_string()
}

fn numbers(values: [f64; 3]) -> String {
    values.map(number).join(" ")
}

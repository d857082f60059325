//! The directives of a scene file.

use std::rc::Rc;

use super::lexer::{Lexer, Token, TokenKind};
use super::option_directives::render_option;
use super::param_set::ParamSet;
use super::params::{self, Param};
use super::reader::Reader;
use super::source::{Fault, Loc, Result};
use super::state::BlockKind;
use crate::error::ErrorKind;
use crate::suggest;

const DIRECTIVES: [&str; 40] = [
    "Accelerator",
    "ActiveTransform",
    "AreaLightSource",
    "Attribute",
    "AttributeBegin",
    "AttributeEnd",
    "Camera",
    "ColorSpace",
    "ConcatTransform",
    "CoordinateSystem",
    "CoordSysTransform",
    "Film",
    "Identity",
    "Import",
    "Include",
    "Integrator",
    "LightSource",
    "LookAt",
    "MakeNamedMaterial",
    "MakeNamedMedium",
    "Material",
    "MediumInterface",
    "NamedMaterial",
    "ObjectBegin",
    "ObjectEnd",
    "ObjectInstance",
    "Option",
    "PixelFilter",
    "ReverseOrientation",
    "Rotate",
    "Sampler",
    "Scale",
    "Shape",
    "Texture",
    "Transform",
    "TransformBegin",
    "TransformEnd",
    "TransformTimes",
    "Translate",
    "WorldBegin",
];

impl Reader<'_> {
    /// Carries out one directive; its arguments follow in `lexer`.
    pub fn directive(&mut self, token: &Token<'_>, lexer: &mut Lexer<'_>) -> Result<()> {
        let loc = token.loc;
        if token.kind != TokenKind::Word {
            let message = format!("expected a directive, found {}", token.describe());
            return Err(Fault::new(ErrorKind::UnexpectedToken, loc, message));
        }
        match token.text {
            // Shapes.
            b"Shape" => {
                self.in_world(token)?;
                let inherited = Rc::clone(&self.state.inherited.shape);
                let params = self.params("Shape", loc, lexer, inherited)?;
                self.shape(&params)
            }
            // Blocks and objects.
            b"AttributeBegin" => {
                self.in_world(token)?;
                self.begin_block(BlockKind::Attribute, loc)
            }
            b"AttributeEnd" => {
                self.in_world(token)?;
                self.end_block(BlockKind::Attribute, loc)
            }
            b"TransformBegin" => self.begin_block(BlockKind::Transform, loc),
            b"TransformEnd" => self.end_block(BlockKind::Transform, loc),
            b"ObjectBegin" => {
                self.in_world(token)?;
                let name = lexer.require_string("the name of the object")?;
                self.object_begin(name.string().into_owned(), loc)
            }
            b"ObjectEnd" => {
                self.in_world(token)?;
                self.object_end(loc)
            }
            b"ObjectInstance" => {
                self.in_world(token)?;
                let name = lexer.require_string("the name of an object")?;
                self.object_instance(&name.string(), name.loc)
            }
            // Transforms.
            b"Identity" | b"Translate" | b"Scale" | b"Rotate" | b"LookAt" | b"Transform"
            | b"ConcatTransform" => self.transform_directive(token, lexer),
            b"CoordinateSystem" => {
                let name = lexer.require_string("a name")?.string().into_owned();
                self.coordinate_systems.insert(name, self.state.transform);
                Ok(())
            }
            b"CoordSysTransform" => self.coord_sys_transform(lexer),
            b"ActiveTransform" => self.active_transform(lexer),
            b"TransformTimes" => {
                self.in_options(token)?;
                lexer.number()?;
                lexer.number()?;
                Ok(())
            }
            // Other state.
            b"ReverseOrientation" => {
                self.in_world(token)?;
                self.state.reverse_orientation = !self.state.reverse_orientation;
                Ok(())
            }
            // Other files.
            b"Include" => {
                let path = lexer.require_string("the name of a file")?;
                self.read_source(&path.string(), Some(path.loc))
            }
            b"Import" => {
                self.in_world(token)?;
                let path = lexer.require_string("the name of a file")?;
                self.begin_block(BlockKind::Import, loc)?;
                self.read_source(&path.string(), Some(path.loc))?;
                self.end_block(BlockKind::Import, loc)
            }
            // Options.
            b"Option" => render_option(lexer),
            b"ColorSpace" => self.color_space(lexer),
            b"Attribute" => self.attribute(lexer),
            b"WorldBegin" => {
                self.in_options(token)?;
                self.world_begin(loc);
                Ok(())
            }
            _ => self.appearance(token, lexer),
        }
    }

    /// Directives about materials, lights and media.
    fn appearance(&mut self, token: &Token<'_>, lexer: &mut Lexer<'_>) -> Result<()> {
        let loc = token.loc;
        match token.text {
            // Materials and textures.
            b"Material" => {
                self.in_world(token)?;
                let inherited = Rc::clone(&self.state.inherited.material);
                let params = self.params("Material", loc, lexer, inherited)?;
                self.state.material = self.materials.add_direct(params)?;
                Ok(())
            }
            b"MakeNamedMaterial" => {
                self.in_world(token)?;
                let name = lexer.require_string("the name of the material")?;
                let own = params::parse(lexer, self.state.color_space)?;
                let inherited = Rc::clone(&self.state.inherited.material);
                let label = name.string().into_owned();
                let mut params = ParamSet::new("Material", label, [loc, loc], own, inherited);
                let (kind, kind_loc) = params.string("type")?;
                (params.kind, params.kind_loc) = (kind.to_owned(), kind_loc);
                self.materials.add_named(name.string().into_owned(), params)
            }
            b"NamedMaterial" => {
                self.in_world(token)?;
                let name = lexer.require_string("the name of a material")?;
                self.state.material = self
                    .materials
                    .add_use(name.string().into_owned(), name.loc)?;
                Ok(())
            }
            b"Texture" => {
                self.in_world(token)?;
                let name = lexer.require_string("the name of the texture")?;
                let sort = lexer.require_string("\"float\" or \"spectrum\"")?;
                let inherited = Rc::clone(&self.state.inherited.texture);
                let params = self.params("Texture", loc, lexer, inherited)?;
                self.texture(
                    name.string().into_owned(),
                    &sort.string(),
                    sort.loc,
                    &params,
                )
            }
            // Lights.
            b"LightSource" => {
                self.in_world(token)?;
                let inherited = Rc::clone(&self.state.inherited.light);
                let params = self.params("LightSource", loc, lexer, inherited)?;
                self.light_source(&params)
            }
            b"AreaLightSource" => {
                self.in_world(token)?;
                let inherited = Rc::clone(&self.state.inherited.light);
                let params = self.params("AreaLightSource", loc, lexer, inherited)?;
                self.state.area_light = Some(self.area_light(&params)?);
                Ok(())
            }
            // Media.
            b"MakeNamedMedium" => {
                let name = lexer.require_string("the name of the medium")?;
                let own = params::parse(lexer, self.state.color_space)?;
                let inherited = Rc::clone(&self.state.inherited.medium);
                let name_loc = name.loc;
                let name = name.string().into_owned();
                let params = ParamSet::new("Medium", name.clone(), [loc, name_loc], own, inherited);
                let text = match params.maybe_string("type")? {
                    Some((kind, _)) => format!("medium \"{name}\" ({kind}): not rendered"),
                    None => format!("medium \"{name}\": not rendered"),
                };
                if self.media.insert(name.clone(), text.clone()).is_some() {
                    let message = format!("the medium \"{name}\" is defined twice");
                    return Err(Fault::new(ErrorKind::Redefined, name_loc, message));
                }
                self.warn(loc, text)
            }
            b"MediumInterface" => {
                let inside = lexer.require_string("the name of a medium")?;
                self.use_medium(&inside)?;
                if lexer.peek() == Some(b'"') {
                    let outside = lexer.require_string("the name of a medium")?;
                    self.use_medium(&outside)?;
                }
                Ok(())
            }
            _ => self.image_option(token, lexer),
        }
    }

    /// Warns about a medium, unless it is none.
    fn use_medium(&mut self, name: &Token<'_>) -> Result<()> {
        if name.text.is_empty() {
            return Ok(());
        }
        let label = name.string();
        let text = match self.media.get(&*label) {
            Some(text) => text.clone(),
            None => format!("medium \"{label}\": not rendered"),
        };
        self.warn(name.loc, text)
    }

    /// Directives about the image as a whole.
    fn image_option(&mut self, token: &Token<'_>, lexer: &mut Lexer<'_>) -> Result<()> {
        let loc = token.loc;
        let none = Rc::new(Vec::new());
        match token.text {
            b"Camera" => {
                self.in_options(token)?;
                let params = self.params("Camera", loc, lexer, none)?;
                self.camera(&params)
            }
            b"Film" => {
                self.in_options(token)?;
                let params = self.params("Film", loc, lexer, none)?;
                self.film(&params)
            }
            b"PixelFilter" => {
                self.in_options(token)?;
                let params = self.params("PixelFilter", loc, lexer, none)?;
                self.pixel_filter(&params)
            }
            b"Integrator" => {
                self.in_options(token)?;
                let params = self.params("Integrator", loc, lexer, none)?;
                self.integrator(&params)
            }
            b"Sampler" => {
                self.in_options(token)?;
                let params = self.params("Sampler", loc, lexer, none)?;
                self.sampler(&params)
            }
            // How to find rays is not part of a scene here.
            b"Accelerator" => {
                self.in_options(token)?;
                lexer.require_string("the kind of this option")?;
                params::parse(lexer, self.state.color_space)?;
                Ok(())
            }
            _ => Err(unknown_directive(token)),
        }
    }

    /// The kind and the parameters of a directive.
    fn params(
        &self,
        directive: &'static str,
        loc: Loc,
        lexer: &mut Lexer<'_>,
        inherited: Rc<Vec<Param>>,
    ) -> Result<ParamSet> {
        let kind = lexer.require_string(&format!("the kind of {directive}"))?;
        let own = params::parse(lexer, self.state.color_space)?;
        let locs = [loc, kind.loc];
        let kind = kind.string().into_owned();
        Ok(ParamSet::new(directive, kind, locs, own, inherited))
    }

    fn in_world(&self, token: &Token<'_>) -> Result<()> {
        if self.world_begin.is_some() {
            return Ok(());
        }
        let message = format!("{} must come after WorldBegin", token.string());
        Err(Fault::new(ErrorKind::WrongSection, token.loc, message))
    }

    fn in_options(&self, token: &Token<'_>) -> Result<()> {
        let Some(world_begin) = self.world_begin else {
            return Ok(());
        };
        let begin = self.sources.short(world_begin);
        let message = if token.text == b"WorldBegin" {
            format!("WorldBegin occurs twice; the first one is at {begin}")
        } else {
            format!(
                "{} must come before WorldBegin, which is at {begin}",
                token.string()
            )
        };
        Err(Fault::new(ErrorKind::WrongSection, token.loc, message))
    }
}

/// Whether a token is the name of a directive.
pub(crate) fn is_directive(token: &Token<'_>) -> bool {
    token.kind == TokenKind::Word && DIRECTIVES.iter().any(|name| name.as_bytes() == token.text)
}

/// Whether a token may be a directive with a typing error.
pub(crate) fn is_nearly_directive(token: &Token<'_>) -> bool {
    token.kind == TokenKind::Word && suggest::closest(&token.string(), DIRECTIVES).is_some()
}

fn unknown_directive(token: &Token<'_>) -> Fault {
    let message = format!("unknown directive {}", token.describe());
    let fault = Fault::new(ErrorKind::UnknownDirective, token.loc, message);
    let word = token.string();
    if word == "WorldEnd" {
        return fault.hint("pbrt-v4 has no WorldEnd; the world ends with the file");
    }
    fault.suggest(suggest::closest(&word, DIRECTIVES))
}

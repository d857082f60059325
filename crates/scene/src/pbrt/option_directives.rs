//! Directives that set something for those that follow.

use std::rc::Rc;

use super::lexer::{Lexer, TokenKind};
use super::params;
use super::reader::Reader;
use super::source::{Fault, Result};
use crate::error::ErrorKind;
use crate::spectrum::ColorSpace;
use crate::suggest;

const OPTIONS: [&str; 11] = [
    "disablepixeljitter",
    "disabletexturefiltering",
    "disablewavelengthjitter",
    "displacementedgescale",
    "forcediffuse",
    "msereferenceimage",
    "msereferenceout",
    "pixelstats",
    "rendercoordsys",
    "seed",
    "wavefront",
];

const COLOR_SPACES: [(&str, ColorSpace); 4] = [
    ("srgb", ColorSpace::Srgb),
    ("dci-p3", ColorSpace::DciP3),
    ("rec2020", ColorSpace::Rec2020),
    ("aces2065-1", ColorSpace::Aces2065_1),
];

/// Parameters that `Attribute` may pile up. Every directive searches them.
const MOST_ATTRIBUTES: usize = 1000;

impl Reader<'_> {
    /// `ColorSpace "name"`
    pub fn color_space(&mut self, lexer: &mut Lexer<'_>) -> Result<()> {
        let token = lexer.require_string("the name of a colour space")?;
        let name = token.string();
        match COLOR_SPACES.iter().find(|(known, _)| *known == name) {
            Some((_, space)) => {
                self.state.color_space = *space;
                Ok(())
            }
            None => {
                let message = format!("unknown colour space \"{name}\"");
                Err(Fault::new(ErrorKind::UnknownKind, token.loc, message)
                    .suggest(suggest::closest(&name, COLOR_SPACES.map(|(name, _)| name))))
            }
        }
    }

    /// `Attribute "target" ...`
    pub fn attribute(&mut self, lexer: &mut Lexer<'_>) -> Result<()> {
        let target = lexer.require_string("the target of Attribute")?;
        let more = params::parse(lexer, self.state.color_space)?;
        let inherited = &mut self.state.inherited;
        let list =
            match target.text {
                b"shape" => &mut inherited.shape,
                b"light" => &mut inherited.light,
                b"material" => &mut inherited.material,
                b"medium" => &mut inherited.medium,
                b"texture" => &mut inherited.texture,
                _ => {
                    let message = format!("unknown target {} of Attribute", target.describe());
                    return Err(Fault::new(ErrorKind::UnknownKind, target.loc, message).hint(
                    "it must be \"shape\", \"light\", \"material\", \"medium\" or \"texture\"",
                ));
                }
            };
        if list.len() + more.len() > MOST_ATTRIBUTES {
            let message = format!("more than {MOST_ATTRIBUTES} parameters from Attribute");
            return Err(Fault::new(ErrorKind::LimitExceeded, target.loc, message));
        }
        Rc::make_mut(list).extend(more);
        Ok(())
    }
}

/// `Option "name" value`: no option changes what this renderer does, but a name that pbrt does not
/// know is a mistake.
pub(crate) fn render_option(lexer: &mut Lexer<'_>) -> Result<()> {
    let token = lexer.require_string("the name of an option")?;
    let declaration = token.string();
    // Files in the wild declare a type as well.
    let name = declaration.split_ascii_whitespace().last().unwrap_or("");
    let plain = name.to_ascii_lowercase().replace(['_', '-'], "");
    if !OPTIONS.contains(&plain.as_str()) {
        let message = format!("unknown option \"{name}\"");
        return Err(Fault::new(ErrorKind::UnknownKind, token.loc, message)
            .suggest(suggest::closest(&plain, OPTIONS)));
    }
    let has_bracket = lexer.peek() == Some(b'[');
    if has_bracket {
        lexer.next()?;
    }
    lexer.require("the value of the option")?;
    if has_bracket {
        lexer.require_bracket(TokenKind::Close)?;
    }
    Ok(())
}

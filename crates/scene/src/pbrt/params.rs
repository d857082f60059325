//! Parameter lists: `"float radius" 1 "rgb L" [ 1 1 1 ]`.

use super::lexer::{Lexer, TokenKind};
use super::source::{Fault, Loc, Result};
use crate::error::ErrorKind;
use crate::spectrum::ColorSpace;
use crate::suggest;

/// The declared type of a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ParamType {
    Bool,
    Integer,
    Float,
    Point2,
    Vector2,
    Point3,
    Vector3,
    Normal,
    Rgb,
    Blackbody,
    Spectrum,
    String,
    Texture,
}

/// Spellings of the types; the first one of each type is the one to show.
const TYPES: [(&str, ParamType); 16] = [
    ("bool", ParamType::Bool),
    ("integer", ParamType::Integer),
    ("float", ParamType::Float),
    ("point2", ParamType::Point2),
    ("vector2", ParamType::Vector2),
    ("point3", ParamType::Point3),
    ("vector3", ParamType::Vector3),
    ("normal", ParamType::Normal),
    ("rgb", ParamType::Rgb),
    ("blackbody", ParamType::Blackbody),
    ("spectrum", ParamType::Spectrum),
    ("string", ParamType::String),
    ("texture", ParamType::Texture),
    ("normal3", ParamType::Normal),
    ("point", ParamType::Point3),
    ("vector", ParamType::Vector3),
];

impl ParamType {
    /// The name in scene files.
    pub fn name(self) -> &'static str {
        TYPES
            .iter()
            .find(|(_, ty)| *ty == self)
            .map_or("", |(name, _)| name)
    }

    /// How many numbers make one value.
    fn components(self) -> usize {
        match self {
            Self::Point2 | Self::Vector2 => 2,
            Self::Point3 | Self::Vector3 | Self::Normal | Self::Rgb => 3,
            _ => 1,
        }
    }
}

/// The values of a parameter, as they stand in the file.
#[derive(Clone, Debug)]
pub(crate) enum Values {
    Bools(Vec<bool>),
    Integers(Vec<i32>),
    Floats(Vec<f32>),
    Strings(Vec<String>),
}

impl Values {
    fn len(&self) -> usize {
        match self {
            Self::Bools(values) => values.len(),
            Self::Integers(values) => values.len(),
            Self::Floats(values) => values.len(),
            Self::Strings(values) => values.len(),
        }
    }
}

/// One parameter.
#[derive(Clone, Debug)]
pub(crate) struct Param {
    pub ty: ParamType,
    pub name: String,
    pub values: Values,
    /// The declaration.
    pub loc: Loc,
    /// The colour space in force where the parameter stands.
    pub space: ColorSpace,
}

/// Reads all parameters that follow.
pub(crate) fn parse(lexer: &mut Lexer<'_>, space: ColorSpace) -> Result<Vec<Param>> {
    let mut params = Vec::new();
    while lexer.peek() == Some(b'"') {
        params.push(parse_one(lexer, space)?);
    }
    Ok(params)
}

fn parse_one(lexer: &mut Lexer<'_>, space: ColorSpace) -> Result<Param> {
    let token = lexer.require_string("a parameter")?;
    let loc = token.loc;
    let declaration = token.string();
    let mut words = declaration.split_ascii_whitespace();
    let (Some(ty), Some(name), None) = (words.next(), words.next(), words.next()) else {
        let message = format!(
            "expected a parameter such as \"float radius\", found {}",
            token.describe()
        );
        return Err(Fault::new(ErrorKind::UnexpectedToken, loc, message));
    };
    let Some(&(_, ty)) = TYPES.iter().find(|(spelling, _)| *spelling == ty) else {
        let fault = Fault::new(
            ErrorKind::WrongType,
            loc,
            format!("unknown parameter type \"{ty}\""),
        );
        return Err(match ty {
            "color" | "xyz" => fault.hint("pbrt-v4 has \"rgb\" instead"),
            "int" => fault.hint("did you mean \"integer\"?"),
            _ => fault.suggest(suggest::closest(ty, TYPES.map(|(name, _)| name))),
        });
    };
    let mut param = Param {
        ty,
        name: name.to_owned(),
        values: Values::Floats(Vec::new()),
        loc,
        space,
    };
    parse_values(lexer, &mut param)?;
    let (count, components) = (param.values.len(), ty.components());
    if count == 0 {
        let message = format!("parameter \"{}\" has no value", param.name);
        return Err(Fault::new(ErrorKind::WrongCount, loc, message));
    }
    if count % components != 0 {
        let message = format!(
            "parameter \"{}\" of type {} needs a multiple of {components} numbers, found {count}",
            param.name,
            ty.name()
        );
        return Err(Fault::new(ErrorKind::WrongCount, loc, message));
    }
    Ok(param)
}

fn parse_values(lexer: &mut Lexer<'_>, param: &mut Param) -> Result<()> {
    let bracket = if lexer.peek() == Some(b'[') {
        lexer.next()?.map(|token| token.loc)
    } else {
        None
    };
    // Whether the file names a spectrum or lists its values shows in the first value only.
    let quoted = lexer.peek() == Some(b'"');
    param.values = match param.ty {
        ParamType::Bool => Values::Bools(list(lexer, param, bracket, bool_value)?),
        ParamType::Integer => Values::Integers(list(lexer, param, bracket, |lexer, param| {
            numeric(lexer, param)?;
            lexer.integer()
        })?),
        ParamType::String | ParamType::Texture => {
            Values::Strings(list(lexer, param, bracket, string_value)?)
        }
        ParamType::Spectrum if quoted => {
            Values::Strings(list(lexer, param, bracket, string_value)?)
        }
        _ => Values::Floats(list(lexer, param, bracket, float_value)?),
    };
    Ok(())
}

/// Reads one value, or all up to the closing bracket.
fn list<T>(
    lexer: &mut Lexer<'_>,
    param: &Param,
    bracket: Option<Loc>,
    mut value: impl FnMut(&mut Lexer<'_>, &Param) -> Result<T>,
) -> Result<Vec<T>> {
    let Some(bracket) = bracket else {
        return Ok(vec![value(lexer, param)?]);
    };
    let mut values = Vec::new();
    loop {
        match lexer.peek() {
            Some(b']') => {
                lexer.next()?;
                return Ok(values);
            }
            Some(_) => values.push(value(lexer, param)?),
            None => {
                let message = "this bracket is never closed";
                return Err(Fault::new(ErrorKind::UnexpectedToken, bracket, message)
                    .hint("\"]\" ends a list of values"));
            }
        }
    }
}

/// Numbers in quotation marks are a frequent slip; they deserve more than "unexpected token".
fn numeric(lexer: &mut Lexer<'_>, param: &Param) -> Result<()> {
    if lexer.peek() != Some(b'"') {
        return Ok(());
    }
    let token = lexer.require_string("a number")?;
    let message = format!(
        "parameter \"{}\" of type {} needs numbers, found {}",
        param.name,
        param.ty.name(),
        token.describe()
    );
    Err(Fault::new(ErrorKind::WrongType, token.loc, message))
}

fn float_value(lexer: &mut Lexer<'_>, param: &Param) -> Result<f32> {
    numeric(lexer, param)?;
    lexer.single()
}

fn bool_value(lexer: &mut Lexer<'_>, param: &Param) -> Result<bool> {
    let token = lexer.require("true or false")?;
    match token.text {
        b"true" => Ok(true),
        b"false" => Ok(false),
        _ => {
            let message = format!(
                "parameter \"{}\" needs true or false, found {}",
                param.name,
                token.describe()
            );
            Err(Fault::new(ErrorKind::WrongType, token.loc, message))
        }
    }
}

fn string_value(lexer: &mut Lexer<'_>, param: &Param) -> Result<String> {
    let token = lexer.require("a string")?;
    if token.kind == TokenKind::Quoted {
        return Ok(token.string().into_owned());
    }
    let message = format!(
        "parameter \"{}\" of type {} needs a string in quotation marks, found {}",
        param.name,
        param.ty.name(),
        token.describe()
    );
    Err(Fault::new(ErrorKind::WrongType, token.loc, message))
}

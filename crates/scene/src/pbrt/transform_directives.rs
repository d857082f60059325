//! Directives that change the current transform.

use glam::{DMat4, DVec3};

use super::lexer::{Lexer, Token, TokenKind};
use super::reader::Reader;
use super::source::{Fault, Result};
use super::state::TransformPair;
use super::transform;
use crate::error::ErrorKind;
use crate::suggest;

impl Reader<'_> {
    /// `Translate`, `Rotate` and their like. Both transforms change, or the active one.
    pub fn transform_directive(&mut self, token: &Token<'_>, lexer: &mut Lexer<'_>) -> Result<()> {
        let loc = token.loc;
        let (matrix, replaces) = match token.text {
            b"Identity" => (DMat4::IDENTITY, true),
            b"Translate" => (DMat4::from_translation(numbers(lexer)?.into()), false),
            b"Scale" => (DMat4::from_scale(numbers(lexer)?.into()), false),
            b"Rotate" => {
                let [degrees, x, y, z] = numbers(lexer)?;
                (transform::rotate(degrees, DVec3::new(x, y, z), loc)?, false)
            }
            b"LookAt" => {
                let [eye, look, up]: [[f64; 3]; 3] =
                    [numbers(lexer)?, numbers(lexer)?, numbers(lexer)?];
                (
                    transform::look_at(eye.into(), look.into(), up.into(), loc)?,
                    false,
                )
            }
            word => (bracketed_matrix(lexer)?, word == b"Transform"),
        };
        let apply = |current: DMat4| {
            let result = if replaces { matrix } else { current * matrix };
            transform::check(result, loc)
        };
        if self.state.start_is_active {
            self.state.transform.start = apply(self.state.transform.start)?;
        }
        if self.state.end_is_active {
            self.state.transform.end = apply(self.state.transform.end)?;
        }
        Ok(())
    }

    /// `CoordSysTransform "name"`
    pub fn coord_sys_transform(&mut self, lexer: &mut Lexer<'_>) -> Result<()> {
        let name = lexer.require_string("the name of a coordinate system")?;
        let text = name.string();
        let Some(&transform) = self.coordinate_systems.get(text.as_ref()) else {
            let message = format!("the coordinate system \"{text}\" is not defined");
            let names = self.coordinate_systems.keys().map(String::as_str);
            return Err(Fault::new(ErrorKind::Undefined, name.loc, message)
                .suggest(suggest::closest(&text, names)));
        };
        let TransformPair { start, end } = transform;
        if self.state.start_is_active {
            self.state.transform.start = start;
        }
        if self.state.end_is_active {
            self.state.transform.end = end;
        }
        Ok(())
    }

    /// `ActiveTransform StartTime`, `EndTime` or `All`
    pub fn active_transform(&mut self, lexer: &mut Lexer<'_>) -> Result<()> {
        let which = lexer.require("StartTime, EndTime or All")?;
        let (start, end) = match which.text {
            b"StartTime" => (true, false),
            b"EndTime" => (false, true),
            b"All" => (true, true),
            _ => {
                let message = format!(
                    "expected StartTime, EndTime or All, found {}",
                    which.describe()
                );
                return Err(Fault::new(ErrorKind::UnexpectedToken, which.loc, message));
            }
        };
        self.state.start_is_active = start;
        self.state.end_is_active = end;
        Ok(())
    }
}

fn numbers<const N: usize>(lexer: &mut Lexer<'_>) -> Result<[f64; N]> {
    let mut values = [0.0; N];
    for value in &mut values {
        *value = lexer.number()?;
    }
    Ok(values)
}

/// 16 numbers, column after column (pbrt writes matrices transposed).
fn bracketed_matrix(lexer: &mut Lexer<'_>) -> Result<DMat4> {
    lexer.require_bracket(TokenKind::Open)?;
    let values = numbers::<16>(lexer)?;
    lexer.require_bracket(TokenKind::Close)?;
    Ok(DMat4::from_cols_array(&values))
}

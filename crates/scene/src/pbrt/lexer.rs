//! Text to tokens.

use std::borrow::Cow;

use super::number;
use super::source::{Fault, Loc, Result};
use crate::error::ErrorKind;

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TokenKind {
    /// A directive, a number or a bare `true`.
    Word,
    /// Text between quotation marks.
    Quoted,
    /// `[`
    Open,
    /// `]`
    Close,
}

/// A piece of the text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Token<'a> {
    pub kind: TokenKind,
    /// Without the quotation marks.
    pub text: &'a [u8],
    pub loc: Loc,
}

impl<'a> Token<'a> {
    /// The text with escape sequences resolved; bytes that are not UTF-8 are replaced.
    pub fn string(&self) -> Cow<'a, str> {
        let text = String::from_utf8_lossy(self.text);
        if self.kind != TokenKind::Quoted || !text.contains('\\') {
            return text;
        }
        let mut out = String::with_capacity(text.len());
        let mut characters = text.chars();
        while let Some(c) = characters.next() {
            if c != '\\' {
                out.push(c);
                continue;
            }
            out.push(match characters.next() {
                Some('b') => '\u{8}',
                Some('f') => '\u{c}',
                Some('n') => '\n',
                Some('r') => '\r',
                Some('t') => '\t',
                Some(other) => other,
                None => '\\',
            });
        }
        Cow::Owned(out)
    }

    /// How to speak of the token in a message.
    pub fn describe(&self) -> String {
        const LONGEST: usize = 40;
        let text = self.string();
        let mut short: String = text
            .chars()
            .take(LONGEST)
            .map(|c| if c.is_control() { ' ' } else { c })
            .collect();
        if text.chars().count() > LONGEST {
            short += "...";
        }
        match self.kind {
            TokenKind::Quoted => format!("the string \"{short}\""),
            _ => format!("\"{short}\""),
        }
    }
}

/// Reads tokens off a file.
pub(crate) struct Lexer<'a> {
    bytes: &'a [u8],
    at: usize,
    file: u32,
    line: u32,
}

fn is_delimiter(byte: u8) -> bool {
    matches!(
        byte,
        b' ' | b'\t' | b'\n' | b'\r' | b'"' | b'[' | b']' | b'#'
    )
}

impl<'a> Lexer<'a> {
    pub fn new(bytes: &'a [u8], file: u32) -> Self {
        // A byte order mark is not part of the text.
        let at = if bytes.starts_with(b"\xEF\xBB\xBF") {
            3
        } else {
            0
        };
        Self {
            bytes,
            at,
            file,
            line: 1,
        }
    }

    fn loc(&self, start: usize, end: usize) -> Loc {
        Loc {
            file: self.file,
            line: self.line,
            offset: start as u64,
            length: (end - start).min(u32::MAX as usize) as u32,
        }
    }

    /// The first byte of the next token, without taking it.
    pub fn peek(&mut self) -> Option<u8> {
        loop {
            let byte = *self.bytes.get(self.at)?;
            match byte {
                b'\n' => self.line = self.line.saturating_add(1),
                b'\r' if self.bytes.get(self.at + 1) != Some(&b'\n') => {
                    self.line = self.line.saturating_add(1);
                }
                b' ' | b'\t' | b'\r' => {}
                b'#' => {
                    let rest = &self.bytes[self.at..];
                    let length = rest.iter().position(|b| matches!(b, b'\n' | b'\r'));
                    self.at += length.unwrap_or(rest.len());
                    continue;
                }
                _ => return Some(byte),
            }
            self.at += 1;
        }
    }

    /// The position of the next token, or of the end of the file.
    pub fn next_loc(&mut self) -> Loc {
        match self.peek() {
            Some(_) => self.loc(self.at, self.word_end(self.at)),
            None => self.loc(self.at, self.at),
        }
    }

    fn word_end(&self, start: usize) -> usize {
        let rest = &self.bytes[start..];
        let length = rest.iter().position(|b| is_delimiter(*b));
        start + length.unwrap_or(rest.len()).max(1)
    }

    /// The next token, or `None` at the end of the file.
    pub fn next(&mut self) -> Result<Option<Token<'a>>> {
        let Some(byte) = self.peek() else {
            return Ok(None);
        };
        let start = self.at;
        let bytes = self.bytes;
        let (kind, text, end) = match byte {
            b'"' => {
                let end = self.closing_quote(start)?;
                (TokenKind::Quoted, &bytes[start + 1..end], end + 1)
            }
            b'[' => (TokenKind::Open, &bytes[start..start + 1], start + 1),
            b']' => (TokenKind::Close, &bytes[start..start + 1], start + 1),
            _ => {
                let end = self.word_end(start);
                (TokenKind::Word, &bytes[start..end], end)
            }
        };
        let loc = self.loc(start, end);
        self.at = end;
        Ok(Some(Token { kind, text, loc }))
    }

    fn closing_quote(&self, start: usize) -> Result<usize> {
        let mut at = start + 1;
        loop {
            match self.bytes.get(at) {
                Some(b'"') => return Ok(at),
                // An escaped newline would be a newline all the same.
                Some(b'\\') if !matches!(self.bytes.get(at + 1), Some(b'\n' | b'\r')) => at += 2,
                Some(b'\n' | b'\r') | None => {
                    let end = at.min(self.bytes.len());
                    let loc = self.loc(start, end.max(start + 1));
                    let message = "this string has no closing quotation mark on its line";
                    return Err(Fault::new(ErrorKind::UnterminatedString, loc, message));
                }
                Some(_) => at += 1,
            }
        }
    }

    /// The next token of any kind; an error at the end of the file.
    pub fn require(&mut self, expected: &str) -> Result<Token<'a>> {
        match self.next()? {
            Some(token) => Ok(token),
            None => Err(Fault::new(
                ErrorKind::UnexpectedToken,
                self.next_loc(),
                format!("the file ends where {expected} should be"),
            )),
        }
    }

    /// The next token, which must be a string.
    pub fn require_string(&mut self, expected: &str) -> Result<Token<'a>> {
        let token = self.require(expected)?;
        if token.kind == TokenKind::Quoted {
            return Ok(token);
        }
        let message = format!(
            "expected {expected} in quotation marks, found {}",
            token.describe()
        );
        Err(Fault::new(ErrorKind::UnexpectedToken, token.loc, message))
    }

    /// Takes a bracket.
    pub fn require_bracket(&mut self, kind: TokenKind) -> Result<()> {
        let expected = if kind == TokenKind::Open {
            "\"[\""
        } else {
            "\"]\""
        };
        let token = self.require(expected)?;
        if token.kind == kind {
            return Ok(());
        }
        let message = format!("expected {expected}, found {}", token.describe());
        Err(Fault::new(ErrorKind::UnexpectedToken, token.loc, message))
    }

    /// The next token, which must be a number within the range of single precision.
    pub fn single(&mut self) -> Result<f32> {
        self.number_within(f64::from(f32::MAX))
            .map(|value| value as f32)
    }

    /// The next token, which must be a number.
    pub fn number(&mut self) -> Result<f64> {
        self.number_within(f64::MAX)
    }

    fn number_within(&mut self, largest: f64) -> Result<f64> {
        self.peek();
        let scanned = number::scan(&self.bytes[self.at..]);
        match scanned {
            Some((value, length)) if self.ends_word(self.at + length) => {
                if value.abs() > largest {
                    let loc = self.loc(self.at, self.at + length);
                    let message = "this number is too large";
                    return Err(Fault::new(ErrorKind::InvalidValue, loc, message));
                }
                self.at += length;
                Ok(value)
            }
            _ => Err(self.not_a("a number")),
        }
    }

    /// The next token, which must be a 32-bit integer.
    pub fn integer(&mut self) -> Result<i32> {
        self.peek();
        match number::scan_integer(&self.bytes[self.at..]) {
            Some((value, length)) if self.ends_word(self.at + length) => {
                self.at += length;
                Ok(value)
            }
            _ => Err(self.not_a("a 32-bit integer")),
        }
    }

    /// Whether the next token may be the argument of a directive: a string, a number or a list.
    pub fn is_argument(&mut self) -> bool {
        match self.peek() {
            Some(b'"' | b'[') => true,
            Some(_) => number::scan(&self.bytes[self.at..])
                .is_some_and(|(_, length)| self.ends_word(self.at + length)),
            None => false,
        }
    }

    fn ends_word(&self, at: usize) -> bool {
        self.bytes.get(at).is_none_or(|byte| is_delimiter(*byte))
    }

    fn not_a(&mut self, expected: &str) -> Fault {
        match self.require(expected) {
            Ok(token) => Fault::new(
                ErrorKind::UnexpectedToken,
                token.loc,
                format!("expected {expected}, found {}", token.describe()),
            ),
            Err(fault) => fault,
        }
    }
}

//! The secret that viewers of other machines must know.

use crate::ServeError;
use std::fmt;
use std::str::FromStr;
use subtle::ConstantTimeEq;

/// The fewest characters of a token, ...
const SHORTEST: usize = 16;
/// ... and the most.
const LONGEST: usize = 128;
/// Bytes of a token that is made up.
const RANDOM_BYTES: usize = 20;

/// A secret: letters, digits, `-` and `_`, so that it needs no escaping in addresses and headers.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

/// A text that cannot be a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a token has {SHORTEST} to {LONGEST} letters, digits, - or _")]
pub struct BadToken;

impl Token {
    /// A new one that cannot be guessed.
    pub fn random() -> Result<Self, ServeError> {
        let mut bytes = [0; RANDOM_BYTES];
        getrandom::fill(&mut bytes).map_err(ServeError::Random)?;
        Ok(Self(hexadecimal(&bytes)))
    }

    /// Whether this is the presented token, compared in constant time.
    pub fn is(&self, presented: &str) -> bool {
        self.0.as_bytes().ct_eq(presented.as_bytes()).into()
    }

    /// The secret itself, for the address that is shown to the user.
    pub fn secret(&self) -> &str {
        &self.0
    }
}

impl FromStr for Token {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        let is_plain = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        let is_sound = (SHORTEST..=LONGEST).contains(&text.len()) && text.chars().all(is_plain);
        is_sound.then(|| Self(text.to_owned())).ok_or(BadToken)
    }
}

// Secrets do not belong into logs.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(...)")
    }
}

/// Bytes as text.
pub fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn random_tokens_differ_and_are_tokens() {
        let (a, b) = (Token::random().unwrap(), Token::random().unwrap());
        assert_ne!(a, b);
        assert_eq!(a.secret().parse(), Ok(a.clone()));
        assert!(a.is(a.secret()) && !a.is(b.secret()));
    }

    #[test]
    fn only_the_whole_token_is_right() {
        let token: Token = "0123456789abcdef".parse().unwrap();
        for wrong in [
            "",
            "0123456789abcde",
            "0123456789abcdef0",
            "0123456789abcdeF",
        ] {
            assert!(!token.is(wrong), "{wrong}");
        }
    }

    #[test]
    fn short_tokens_and_those_that_need_escaping_are_refused() {
        let long = "a".repeat(LONGEST + 1);
        for wrong in ["", "secret", "0123456789abcde f", "0123456789abcd&=", &long] {
            assert_eq!(wrong.parse::<Token>(), Err(BadToken), "{wrong}");
        }
    }

    #[test]
    fn a_token_is_not_printed_by_accident() {
        let token: Token = "0123456789abcdef".parse().unwrap();
        assert!(!format!("{token:?}").contains("0123"));
    }
}

//! The mutator: changes the bytes of a file as a slip of the keyboard, a broken disk or an attacker would.
//!
//! Text is changed by tokens, everything else by bytes. Both are applied to both now and then: a PLY or EXR file
//! has words in its header, and a text may have any byte.

use crate::random::Random;
use std::ops::Range;

/// Longer inputs are cut: time goes into many cases rather than into long ones.
const LONGEST: usize = 1 << 16;

/// Numbers at the edges of what types can hold and of what makes sense.
const NUMBERS: [&str; 36] = [
    "0",
    "-0",
    "1",
    "-1",
    "2",
    "3",
    "0.1",
    "-0.5",
    "7",
    "180",
    "360",
    "65535",
    "65536",
    "1e3",
    "1e-3",
    "1e-7",
    "1e7",
    "1e18",
    "1e20",
    "1e26",
    "-1e30",
    "1e38",
    "-1e38",
    "3.5e38",
    "1e-38",
    "1e-45",
    "1e308",
    "1e999",
    "nan",
    "inf",
    "-inf",
    "2147483647",
    "-2147483648",
    "4294967295",
    "9223372036854775807",
    "99999999999999999999",
];

/// Words that have a meaning in one of the formats, mostly elsewhere than where they are put.
const WORDS: [&str; 78] = [
    "\"\"",
    "\"",
    "'",
    "[",
    "]",
    "[ ]",
    "[[",
    "]]",
    "{",
    "}",
    "{ }",
    "=",
    ",",
    ".",
    "#",
    "\\",
    "\0",
    "\"a\nb\"",
    "\n",
    "\u{feff}",
    "é",
    "true",
    "false",
    "ObjectBegin \"a\"",
    "ObjectEnd",
    "ObjectInstance \"a\"",
    "AttributeBegin",
    "AttributeEnd",
    "TransformBegin",
    "Include \"main.pbrt\"",
    "Include \"part.pbrt\"",
    "Import \"part.pbrt\"",
    "WorldBegin",
    "Identity",
    "Scale 0 1 1",
    "Scale -1 1 1",
    "Scale 1e-30 1e-30 1e-30",
    "Translate 1e20 0 0",
    "ReverseOrientation",
    "Shape \"disk\"",
    "Shape \"cylinder\"",
    "LightSource \"point\"",
    "LightSource \"infinite\"",
    "AreaLightSource \"diffuse\"",
    "Material \"dielectric\"",
    "Material \"conductor\"",
    "NamedMaterial \"a\"",
    "Texture \"a\" \"float\" \"constant\"",
    "\"texture reflectance\" \"a\"",
    "\"float roughness\"",
    "\"float alpha\" 0.5",
    "\"rgb L\" [ 1 1 1 ]",
    "\"integer indices\"",
    "\"point3 P\"",
    "\"integer levels\" 3",
    "\"blackbody L\" 1",
    "element vertex 3",
    "element face 4294967295",
    "property list uchar int vertex_indices",
    "property list double double vertex_indices",
    "property float x",
    "format ascii 1.0",
    "end_header",
    "char",
    "double",
    "name = \"\"",
    "seeds = 18446744073709551615",
    "time = nan",
    "spp = 0",
    "size = [ 65535, 65535 ]",
    "parameters = { }",
    "[parameters]",
    "method = \"mala\"",
    "chains = 4294967295",
    "keys = [ ]",
    "closed = true",
    "1979-05-27",
    "0x7fffffff",
];

/// Changes a file in one to six ways. `other` is a file of the same kind to take pieces from.
pub fn mutate(bytes: &mut Vec<u8>, other: &[u8], random: &mut Random) {
    if random.one_in(256) {
        // Anything at all.
        *bytes = (0..random.below(300))
            .map(|_| random.word() as u8)
            .collect();
        return;
    }
    let is_text = std::str::from_utf8(bytes).is_ok();
    // Mostly once: a file with many faults is refused at the first.
    let edits = if random.one_in(2) {
        1
    } else {
        2 + random.below(5)
    };
    for _ in 0..edits {
        let by_tokens = random.below(8) < if is_text { 7 } else { 2 };
        if by_tokens {
            edit_text(bytes, other, random);
        } else {
            edit_bytes(bytes, other, random);
        }
        bytes.truncate(LONGEST);
    }
}

/// The tokens of a text, as ranges: words and punctuation, or anything between white space. White space belongs to the
/// token before it.
fn tokens(text: &[u8], by_space_only: bool) -> Vec<Range<usize>> {
    let is_word = |b: u8| b.is_ascii_alphanumeric() || b"._+-".contains(&b) || b >= 128;
    let mut tokens = Vec::with_capacity(text.len() / 3);
    let mut start = 0;
    for at in 1..=text.len() {
        let ends = at == text.len() || {
            let (last, next) = (text[at - 1], text[at]);
            if by_space_only {
                last.is_ascii_whitespace() && !next.is_ascii_whitespace()
            } else {
                !(next.is_ascii_whitespace() || is_word(last) && is_word(next))
            }
        };
        if ends {
            tokens.push(start..at);
            start = at;
        }
    }
    tokens
}

/// Changes one thing in a text.
fn edit_text(text: &mut Vec<u8>, other: &[u8], random: &mut Random) {
    let by_space_only = random.one_in(2);
    let all = tokens(text, by_space_only);
    if all.is_empty() {
        return text.extend(random.pick(&WORDS).bytes());
    }
    let at = random.below(all.len());
    let token = all[at].clone();
    match random.below(16) {
        // Delete a few tokens.
        0 => {
            let end = (at + 1 + random.below(3)).min(all.len());
            text.drain(token.start..all[end - 1].end);
        }
        // Repeat one, mostly once.
        1 => {
            let times = if random.one_in(8) {
                1 << random.below(10)
            } else {
                1
            };
            let copy = text[token.clone()].repeat(times);
            insert(text, token.end, &copy);
        }
        // Swap two.
        2 => {
            let to = all[random.below(all.len())].clone();
            let (first, second) = if token.start <= to.start {
                (token, to)
            } else {
                (to, token)
            };
            if first.end <= second.start {
                let mut swapped = text[second.clone()].to_vec();
                swapped.extend(&text[first.end..second.start]);
                swapped.extend(&text[first.clone()]);
                text.splice(first.start..second.end, swapped);
            }
        }
        // Copy a part of the text to another place.
        3 => {
            let end = (at + 1 + random.below(40)).min(all.len());
            let part = text[token.start..all[end - 1].end].to_vec();
            let to = all[random.below(all.len())].start;
            insert(text, to, &part);
        }
        // Put a word of ill repute in the place of another, or before it.
        4 | 5 => {
            let word = format!("{} ", random.pick(&WORDS));
            let end = if random.one_in(2) {
                token.end
            } else {
                token.start
            };
            text.splice(token.start..end, word.into_bytes());
        }
        // Put a token of this text, or of the other one, in its place.
        6 | 7 => {
            let from = all[random.below(all.len())].clone();
            let copy = text[from].to_vec();
            text.splice(token, copy);
        }
        8 => {
            let theirs = tokens(other, by_space_only);
            if !theirs.is_empty() {
                let copy = other[random.pick(&theirs).clone()].to_vec();
                text.splice(token, copy);
            }
        }
        // Change a number.
        9..=12 => change_number(text, &tokens(text, false), random),
        // Begin as this text and end as the other one.
        13 => {
            let theirs = tokens(other, by_space_only);
            text.truncate(token.start);
            if !theirs.is_empty() {
                let from = random.pick(&theirs).start;
                text.extend(&other[from..]);
            }
        }
        // Insert a line of the other text.
        14 => {
            let lines: Vec<&[u8]> = other.split_inclusive(|b| *b == b'\n').collect();
            if !lines.is_empty() {
                let line = *random.pick(&lines);
                insert(text, token.start, line);
            }
        }
        // Stop in the middle.
        _ => text.truncate(token.start),
    }
}

/// Replaces the next number of a text by an extreme or a similar one.
fn change_number(text: &mut Vec<u8>, all: &[Range<usize>], random: &mut Random) {
    let first = random.below(all.len());
    let is_number =
        |token: &&Range<usize>| matches!(text[token.start], b'0'..=b'9' | b'-' | b'+' | b'.');
    let Some(token) = all[first..].iter().chain(all).find(is_number).cloned() else {
        return;
    };
    let end = token.start + text[token.clone()].trim_ascii_end().len();
    let old = str::from_utf8(&text[token.start..end]).map(str::parse::<f64>);
    let new = match old {
        Ok(Ok(value)) if random.one_in(2) => match random.below(6) {
            0 => -value,
            1 => value + 1.0,
            2 => value - 1.0,
            3 => value * 10_f64.powi(random.below(9) as i32 - 4),
            4 => value * f64::from(random.word()) / f64::from(u32::MAX),
            _ => 1.0 / value,
        }
        .to_string(),
        _ => (*random.pick(&NUMBERS)).to_owned(),
    };
    text.splice(token.start..end, new.into_bytes());
}

/// Changes a few bytes of a file.
fn edit_bytes(bytes: &mut Vec<u8>, other: &[u8], random: &mut Random) {
    if bytes.is_empty() {
        return bytes.push(random.word() as u8);
    }
    // Headers are where the harm is.
    let reach = if random.one_in(2) { 128 } else { usize::MAX };
    let at = random.below(bytes.len().min(reach));
    match random.below(12) {
        0 | 1 => bytes[at] ^= 1 << random.below(8),
        2 => bytes[at] = *random.pick(&[0, 1, 2, 0x7f, 0x80, 0xfe, 0xff]),
        3 => bytes[at] = random.word() as u8,
        4 => drop(bytes.remove(at)),
        5 => bytes.truncate(at),
        // Copy a piece, or fill one.
        6 => {
            let end = (at + random.below(64)).min(bytes.len());
            let part = bytes[at..end].to_vec();
            let to = random.below(bytes.len());
            insert(bytes, to, &part);
        }
        7 => {
            let end = (at + random.below(64)).min(bytes.len());
            let value = *random.pick(&[0, 0x55, 0xff]);
            bytes[at..end].fill(value);
        }
        // Begin as this file and end as the other one.
        8 => {
            let from = random.below(other.len());
            bytes.truncate(at);
            bytes.extend(&other[from..]);
        }
        // Make a field of 1, 2, 4 or 8 bytes a length that is too large or too small.
        _ => {
            let size = bytes.len() as u64;
            let value = match random.below(12) {
                0 => 0,
                1 => 1,
                2 => size,
                3 => size + 1,
                4 => u64::from(u16::MAX),
                5 => i32::MAX as u64,
                6 => 1 << 31,
                7 => u64::from(u32::MAX),
                8 => i64::MAX as u64,
                9 => u64::MAX,
                10 => 1 << random.below(40),
                _ => u64::from(random.word()) >> random.below(32),
            };
            let width = 1 << random.below(4);
            let field = if random.one_in(2) {
                value.to_le_bytes()[..width].to_vec()
            } else {
                value.to_be_bytes()[8 - width..].to_vec()
            };
            let end = (at + width).min(bytes.len());
            bytes[at..end].copy_from_slice(&field[..end - at]);
        }
    }
}

/// Inserts a part.
fn insert(bytes: &mut Vec<u8>, at: usize, part: &[u8]) {
    bytes.splice(at..at, part.iter().copied());
}

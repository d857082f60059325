//! The header of a PLY file: which elements follow, made of which numbers.

use crate::shape::ShapeError;

/// How the numbers after the header are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Encoding {
    Ascii,
    LittleEndian,
    BigEndian,
}

/// The type of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scalar {
    I8,
    U8,
    I16,
    U16,
    I32,
    U32,
    F32,
    F64,
}

impl Scalar {
    fn from_name(name: &str) -> Option<Self> {
        Some(match name {
            "char" | "int8" => Self::I8,
            "uchar" | "uint8" => Self::U8,
            "short" | "int16" => Self::I16,
            "ushort" | "uint16" => Self::U16,
            "int" | "int32" => Self::I32,
            "uint" | "uint32" => Self::U32,
            "float" | "float32" => Self::F32,
            "double" | "float64" => Self::F64,
            _ => return None,
        })
    }

    /// Bytes of a binary number of this type.
    pub fn size(self) -> usize {
        match self {
            Self::I8 | Self::U8 => 1,
            Self::I16 | Self::U16 => 2,
            Self::I32 | Self::U32 | Self::F32 => 4,
            Self::F64 => 8,
        }
    }
}

/// What a property consists of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// One number.
    Scalar(Scalar),
    /// A count, then that many items.
    List { count: Scalar, item: Scalar },
}

/// One property of an element.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Property {
    pub name: String,
    pub kind: Kind,
}

/// A table of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Element {
    pub name: String,
    /// Number of rows. The file may have fewer: nothing has checked it yet.
    pub count: u64,
    pub properties: Vec<Property>,
    /// Line of the header that announces it, for messages.
    pub line: usize,
}

impl Element {
    /// The least number of bytes that one row takes. In ASCII that is a digit and a separator for
    /// each number; only the last number of the file may lack its separator.
    pub fn min_row_bytes(&self, encoding: Encoding) -> usize {
        let bytes = |property: &Property| match (encoding, property.kind) {
            (Encoding::Ascii, _) => 2,
            (_, Kind::Scalar(scalar) | Kind::List { count: scalar, .. }) => scalar.size(),
        };
        self.properties.iter().map(bytes).sum()
    }
}

/// The header of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Header {
    pub encoding: Encoding,
    pub elements: Vec<Element>,
    /// Where the first row of the first element starts.
    pub data_offset: usize,
    /// Line of `end_header`, for messages.
    pub last_line: usize,
}

/// Reads the header.
pub(super) fn parse(bytes: &[u8]) -> Result<Header, ShapeError> {
    let mut encoding = None;
    let mut elements: Vec<Element> = Vec::new();
    let mut offset = 0;
    for line in 1.. {
        let fail = |message: String| ShapeError::PlyHeader { line, message };
        // The next line.
        let Some(length) = bytes[offset..].iter().position(|byte| *byte == b'\n') else {
            return Err(fail(if line == 1 {
                "the file does not begin with a line \"ply\"".to_owned()
            } else {
                "the file ends before \"end_header\"".to_owned()
            }));
        };
        let text = String::from_utf8_lossy(&bytes[offset..offset + length]);
        offset += length + 1;
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        // The first one is a signature.
        if line == 1 {
            if words != ["ply"] {
                return Err(fail(
                    "the file does not begin with a line \"ply\"".to_owned(),
                ));
            }
            continue;
        }
        // The others are declarations, up to the end of the header.
        match words.as_slice() {
            [] | ["comment" | "obj_info", ..] => {}
            ["format", name, version] => {
                if encoding.is_some() {
                    return Err(fail("a second \"format\"".to_owned()));
                }
                encoding = Some(parse_format(name, version).map_err(fail)?);
            }
            ["element", name, count] => {
                let count = count.parse().map_err(|_| {
                    fail(format!("the count {} is not a whole number", quote(count)))
                })?;
                if elements.iter().any(|element| element.name == *name) {
                    return Err(fail(format!("a second element {}", quote(name))));
                }
                elements.push(Element {
                    name: (*name).to_owned(),
                    count,
                    properties: Vec::new(),
                    line,
                });
            }
            ["property", words @ ..] => {
                let Some(element) = elements.last_mut() else {
                    return Err(fail("a property before the first element".to_owned()));
                };
                let property = parse_property(words).map_err(fail)?;
                if element.properties.iter().any(|p| p.name == property.name) {
                    let name = quote(&property.name);
                    return Err(fail(format!("a second property {name} of this element")));
                }
                element.properties.push(property);
            }
            ["end_header"] => {
                let missing = || fail("the header has no \"format\"".to_owned());
                return Ok(Header {
                    encoding: encoding.ok_or_else(missing)?,
                    elements,
                    data_offset: offset,
                    last_line: line,
                });
            }
            _ => return Err(fail(format!("cannot understand {}", quote(text.trim())))),
        }
    }
    unreachable!("a file has finitely many lines, and the loop ends with the last one")
}

fn parse_format(name: &str, version: &str) -> Result<Encoding, String> {
    if version != "1.0" {
        return Err(format!("version {} instead of 1.0", quote(version)));
    }
    match name {
        "ascii" => Ok(Encoding::Ascii),
        "binary_little_endian" => Ok(Encoding::LittleEndian),
        "binary_big_endian" => Ok(Encoding::BigEndian),
        _ => Err(format!("unknown format {}", quote(name))),
    }
}

fn parse_property(words: &[&str]) -> Result<Property, String> {
    let scalar =
        |name: &str| Scalar::from_name(name).ok_or_else(|| format!("unknown type {}", quote(name)));
    let (kind, name) = match words {
        ["list", count, item, name] => {
            let (count, item) = (scalar(count)?, scalar(item)?);
            (Kind::List { count, item }, name)
        }
        [kind, name] => (Kind::Scalar(scalar(kind)?), name),
        _ => return Err("a property needs a type and a name".to_owned()),
    };
    Ok(Property {
        name: (*name).to_owned(),
        kind,
    })
}

/// A piece of the file for a message: in quotes, without control characters and of modest length.
pub(super) fn quote(text: &str) -> String {
    const LONGEST: usize = 40;
    let shown: String = text.chars().take(LONGEST).collect();
    let dots = if text.chars().nth(LONGEST).is_some() {
        "..."
    } else {
        ""
    };
    format!("{shown:?}{dots}")
}

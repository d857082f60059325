//! The list of approximations, and of what is left out.

use std::collections::HashMap;

use super::source::{Fault, Loc, Result, SourceMap};
use crate::error::ErrorKind;
use crate::model::Warning;

/// Different warnings that are kept. A person reads a few; a file with more is broken or hostile.
const MOST_WARNINGS: usize = 1000;

/// Collects warnings, equal texts once.
pub(crate) struct Warnings {
    strict: bool,
    by_text: HashMap<String, usize>,
    list: Vec<(String, u32, Loc)>,
}

impl Warnings {
    pub fn new(strict: bool) -> Self {
        Self {
            strict,
            by_text: HashMap::new(),
            list: Vec::new(),
        }
    }

    /// Adds an approximation; an error in strict mode.
    pub fn add(&mut self, loc: Loc, text: impl Into<String>) -> Result<()> {
        if self.strict {
            return Err(Fault::new(ErrorKind::Approximated, loc, text)
                .hint("this is an error because approximations are forbidden (strict)"));
        }
        self.note(loc, text);
        Ok(())
    }

    /// Adds something that a person should know, but that is not wrong in the image.
    pub fn note(&mut self, loc: Loc, text: impl Into<String>) {
        let mut text = text.into();
        if self.list.len() >= MOST_WARNINGS && !self.by_text.contains_key(&text) {
            text = String::from("more of the file is only approximated");
        }
        if let Some(&index) = self.by_text.get(&text) {
            self.list[index].1 = self.list[index].1.saturating_add(1);
        } else {
            self.by_text.insert(text.clone(), self.list.len());
            self.list.push((text, 1, loc));
        }
    }

    /// The list for the scene, in the order of first occurrence.
    pub fn into_list(self, sources: &SourceMap) -> Vec<Warning> {
        let list = self.list.into_iter();
        list.map(|(what, count, loc)| Warning {
            what,
            count,
            first: sources.short(loc),
        })
        .collect()
    }
}

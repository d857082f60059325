//! Parameters of a directive: looked up by name, and at the end reported where nothing has used them.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use super::params::{Param, ParamType, Values};
use super::source::{Fault, Loc, Result};
use crate::error::ErrorKind;
use crate::suggest;

/// The parameters of one directive, and those that `Attribute` gave to all directives of its sort.
#[derive(Debug)]
pub(crate) struct ParamSet {
    own: Vec<Param>,
    used: Vec<Cell<bool>>,
    inherited: Rc<Vec<Param>>,
    /// All names that were looked up: what a misspelt name may have meant.
    asked: RefCell<Vec<&'static str>>,
    /// What the parameters belong to, e.g. `Shape`.
    directive: &'static str,
    /// Its kind, e.g. `sphere`.
    pub kind: String,
    /// The directive.
    pub loc: Loc,
    /// Where the kind stands.
    pub kind_loc: Loc,
}

impl ParamSet {
    pub fn new(
        directive: &'static str,
        kind: String,
        [loc, kind_loc]: [Loc; 2],
        own: Vec<Param>,
        inherited: Rc<Vec<Param>>,
    ) -> Self {
        Self {
            used: vec![Cell::new(false); own.len()],
            own,
            inherited,
            asked: RefCell::new(Vec::new()),
            directive,
            kind,
            loc,
            kind_loc,
        }
    }

    /// How to speak of the directive: `Shape "sphere"`.
    pub fn owner(&self) -> String {
        format!("{} \"{}\"", self.directive, self.kind)
    }

    /// An error about the directive as a whole.
    pub fn fault(&self, kind: ErrorKind, message: impl Into<String>) -> Fault {
        Fault::new(kind, self.loc, message)
    }

    /// The error for a kind that pbrt-v4 does not have, with the one of `kinds` that may be meant.
    pub fn unknown_kind(&self, what: &str, kinds: &[&str]) -> Fault {
        let message = format!("unknown {what} \"{}\"", self.kind);
        Fault::new(ErrorKind::UnknownKind, self.kind_loc, message)
            .suggest(suggest::closest(&self.kind, kinds.iter().copied()))
    }

    /// An error about the value of a parameter.
    pub fn invalid(&self, param: &Param, requirement: &str) -> Fault {
        let message = format!(
            "parameter \"{}\" of {} must be {requirement}",
            param.name,
            self.owner()
        );
        Fault::new(ErrorKind::InvalidValue, param.loc, message)
    }

    /// The parameter of that name, if its type is one of `types`. Another type is an error: pbrt would
    /// call the parameter unused, which does not say why.
    pub fn find(&self, name: &'static str, types: &[ParamType]) -> Result<Option<&Param>> {
        self.asked.borrow_mut().push(name);
        let mut mismatch = None;
        for (param, used) in self.own.iter().zip(&self.used) {
            if param.name == name {
                if types.contains(&param.ty) {
                    used.set(true);
                    return Ok(Some(param));
                }
                mismatch = mismatch.or(Some(param));
            }
        }
        if let Some(param) = mismatch {
            let names: Vec<_> = types.iter().map(|ty| ty.name()).collect();
            let message = format!(
                "parameter \"{name}\" of {} must be of type {}, not {}",
                self.owner(),
                names.join(" or "),
                param.ty.name()
            );
            return Err(Fault::new(ErrorKind::WrongType, param.loc, message));
        }
        Ok(self
            .inherited
            .iter()
            .find(|param| param.name == name && types.contains(&param.ty)))
    }

    /// Whether the parameter is there, with any type. It counts as used.
    pub fn take_any(&self, name: &'static str) -> Option<&Param> {
        self.asked.borrow_mut().push(name);
        let own = self.own.iter().position(|param| param.name == name);
        if let Some(index) = own {
            self.used[index].set(true);
            return Some(&self.own[index]);
        }
        self.inherited.iter().find(|param| param.name == name)
    }

    /// Declares parameters harmless: they change nothing that the renderer shows.
    pub fn accept(&self, names: &[&'static str]) {
        for name in names {
            self.take_any(name);
        }
    }

    /// Declares all parameters used: the directive as a whole is approximated or of no consequence.
    pub fn accept_all(&self) {
        self.used.iter().for_each(|used| used.set(true));
    }

    /// A message for each unused parameter.
    pub fn unused(&self) -> Vec<(Loc, String)> {
        let asked = self.asked.borrow();
        let unused = self
            .own
            .iter()
            .zip(&self.used)
            .filter(|(_, used)| !used.get());
        unused
            .map(|(param, _)| {
                let mut message = format!(
                    "parameter \"{}\" of {} is not used",
                    param.name,
                    self.owner()
                );
                let others = asked.iter().copied().filter(|name| *name != param.name);
                message += &suggest::did_you_mean(&param.name, others);
                (param.loc, message)
            })
            .collect()
    }

    fn check_count(&self, param: &Param, found: usize, expected: usize) -> Result<()> {
        if found == expected {
            return Ok(());
        }
        let plural = if expected == 1 { "" } else { "s" };
        let message = format!(
            "parameter \"{}\" of {} takes {expected} value{plural}, found {found}",
            param.name,
            self.owner()
        );
        Err(Fault::new(ErrorKind::WrongCount, param.loc, message))
    }

    /// The numbers of a parameter that was found with a numeric type, exactly `N` of them.
    pub fn exactly<const N: usize>(&self, param: &Param) -> Result<[f32; N]> {
        let Values::Floats(values) = &param.values else {
            return Err(self.invalid(param, "a number"));
        };
        self.check_count(param, values.len(), N)?;
        Ok(std::array::from_fn(|i| values[i]))
    }

    /// The only string of a parameter that was found with a string type.
    pub fn only_string<'a>(&self, param: &'a Param) -> Result<&'a str> {
        let Values::Strings(values) = &param.values else {
            return Err(self.invalid(param, "a string"));
        };
        self.check_count(param, values.len(), 1)?;
        Ok(&values[0])
    }

    /// A single number, with its place, if the file gives it.
    pub fn maybe_float(&self, name: &'static str) -> Result<Option<(f32, &Param)>> {
        match self.find(name, &[ParamType::Float])? {
            Some(param) => Ok(Some((self.exactly::<1>(param)?[0], param))),
            None => Ok(None),
        }
    }

    /// A single number.
    pub fn float(&self, name: &'static str, default: f32) -> Result<f32> {
        Ok(self.maybe_float(name)?.map_or(default, |(value, _)| value))
    }

    /// A single whole number, with its place, if the file gives it.
    pub fn maybe_integer(&self, name: &'static str) -> Result<Option<(i32, &Param)>> {
        let Some(param) = self.find(name, &[ParamType::Integer])? else {
            return Ok(None);
        };
        let values = integers(param);
        self.check_count(param, values.len(), 1)?;
        Ok(Some((values[0], param)))
    }

    /// A list of whole numbers; empty where the file gives none.
    pub fn integer_list(&self, name: &'static str) -> Result<(&[i32], Loc)> {
        let param = self.find(name, &[ParamType::Integer])?;
        Ok(param.map_or((&[], self.loc), |param| (integers(param), param.loc)))
    }

    /// True or false.
    pub fn bool(&self, name: &'static str, default: bool) -> Result<bool> {
        let Some(param) = self.find(name, &[ParamType::Bool])? else {
            return Ok(default);
        };
        let Values::Bools(values) = &param.values else {
            return Ok(default);
        };
        self.check_count(param, values.len(), 1)?;
        Ok(values[0])
    }

    /// A string, with its place, if the file gives it.
    pub fn maybe_string(&self, name: &'static str) -> Result<Option<(&str, Loc)>> {
        match self.find(name, &[ParamType::String])? {
            Some(param) => Ok(Some((self.only_string(param)?, param.loc))),
            None => Ok(None),
        }
    }

    /// A string that the directive cannot do without.
    pub fn string(&self, name: &'static str) -> Result<(&str, Loc)> {
        self.maybe_string(name)?
            .ok_or_else(|| self.missing("string", name))
    }

    /// The error for a parameter that is not there.
    pub fn missing(&self, ty: &str, name: &str) -> Fault {
        let message = format!("{} needs the parameter \"{ty} {name}\"", self.owner());
        let mut fault = self.fault(ErrorKind::MissingParameter, message);
        let given = self.own.iter().map(|param| param.name.as_str());
        if let Some(slip) = suggest::closest(name, given) {
            fault.hint = Some(format!("is \"{slip}\" a typo?"));
        }
        fault
    }

    /// A list of numbers of one of the types; empty where the file gives none.
    pub fn float_list(&self, name: &'static str, types: &[ParamType]) -> Result<&[f32]> {
        Ok(match self.find(name, types)?.map(|param| &param.values) {
            Some(Values::Floats(values)) => values,
            _ => &[],
        })
    }

    /// A list of points or vectors with three coordinates.
    pub fn vec3_list(&self, name: &'static str, types: &[ParamType]) -> Result<Vec<[f32; 3]>> {
        let numbers = self.float_list(name, types)?;
        Ok(numbers
            .chunks_exact(3)
            .map(|v| [v[0], v[1], v[2]])
            .collect())
    }

    /// A single point.
    pub fn point(&self, name: &'static str, default: [f32; 3]) -> Result<[f32; 3]> {
        match self.find(name, &[ParamType::Point3])? {
            Some(param) => self.exactly(param),
            None => Ok(default),
        }
    }
}

fn integers(param: &Param) -> &[i32] {
    match &param.values {
        Values::Integers(values) => values,
        _ => &[],
    }
}

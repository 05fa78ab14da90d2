//! The author's gate: every fault of what people write for the program, in one run, each with its place.

pub mod locales;

use std::fmt;
use std::path::PathBuf;

pub use crate::i18n::Place;

/// How bad a [`Problem`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// The check fails.
    Error,
    /// Worth a look; the check passes.
    Warning,
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Error => "error",
            Self::Warning => "warning",
        })
    }
}

/// Something wrong in a file that an author can mend.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The file or folder.
    pub path: PathBuf,
    /// The place in the file, where the problem has one.
    pub place: Option<Place>,
    /// How bad it is.
    pub severity: Severity,
    /// What is wrong and what to do, in English.
    pub message: String,
}

impl fmt::Display for Problem {
    /// Writes `path:line:column: error: message`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.path.display())?;
        if let Some(place) = self.place {
            write!(f, "{place}:")?;
        }
        write!(f, " {}: {}", self.severity, self.message)
    }
}

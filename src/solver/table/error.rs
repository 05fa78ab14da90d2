//! Why a file is not used as a table.

use std::error::Error;
use std::fmt;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use crate::solver::pair::Pair;

/// A file that is not used as the table of a pair.
#[derive(Clone, Debug)]
pub struct TableError {
    /// The file.
    pub path: PathBuf,
    /// The pair whose table it should be.
    pub pair: Pair,
    /// What is wrong with it.
    pub fault: TableFault,
}

/// What is wrong with a file that should be a table.
#[derive(Clone, Debug)]
pub enum TableFault {
    /// It doesn't begin as tables do.
    NotATable,
    /// It has another version of the format.
    OtherVersion {
        /// The version that it says it has.
        found: u32,
        /// The version that is read and written.
        known: u32,
    },
    /// The header's checksum is not that of its contents.
    DamagedHeader,
    /// It is of another board or of other rules.
    OtherRules {
        /// Their fingerprint.
        found: u64,
    },
    /// It is of another pair.
    OtherPair {
        /// The stones of its larger side.
        larger: u8,
        /// The stones of its smaller side.
        smaller: u8,
    },
    /// Its rows, columns or blocks are not those that its rules and its pair have.
    OtherShape,
    /// It ends too early.
    Truncated {
        /// Its bytes.
        bytes: u64,
        /// The bytes that it should have.
        of: u64,
    },
    /// It goes on after its end.
    TooLong {
        /// Its bytes.
        bytes: u64,
        /// The bytes that it should have.
        of: u64,
    },
    /// The checksum of the list of checksums is not that of its contents.
    DamagedDirectory,
    /// The checksum of a block of values is not that of its contents.
    DamagedBlock {
        /// The block, counted from 0.
        block: usize,
        /// The blocks of the table.
        of: usize,
    },
    /// It can't be read, which says nothing about its contents.
    Unreadable(Arc<io::Error>),
}

impl TableError {
    /// Tells whether the file can't be read, which says nothing about its contents.
    #[must_use]
    pub const fn is_unreadable(&self) -> bool {
        matches!(self.fault, TableFault::Unreadable(_))
    }

    /// Tells whether there is no file at all.
    #[must_use]
    pub fn is_missing(&self) -> bool {
        // Where a part of the path is a file, what is below it is missing too.
        let missing = [io::ErrorKind::NotFound, io::ErrorKind::NotADirectory];
        matches!(&self.fault, TableFault::Unreadable(error) if missing.contains(&error.kind()))
    }
}

impl TableFault {
    /// Returns the token used in JSON.
    #[must_use]
    pub fn token(&self) -> &'static str {
        match self {
            Self::NotATable => "not-a-table",
            Self::OtherVersion { found, known } if found < known => "older-version",
            Self::OtherVersion { .. } => "newer-version",
            Self::DamagedHeader => "damaged-header",
            Self::OtherRules { .. } => "other-rules",
            Self::OtherPair { .. } => "other-pair",
            Self::OtherShape => "other-shape",
            Self::Truncated { .. } => "truncated",
            Self::TooLong { .. } => "too-long",
            Self::DamagedDirectory => "damaged-directory",
            Self::DamagedBlock { .. } => "damaged-block",
            Self::Unreadable(_) => "unreadable",
        }
    }
}

impl fmt::Display for TableFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotATable => f.write_str("not a table"),
            Self::OtherVersion { found, known } => {
                let age = if found < known { "an older" } else { "a newer" };
                write!(f, "a table of {age} version of the format, {found} (this one reads {known})")
            }
            Self::DamagedHeader => f.write_str("the header is damaged"),
            Self::OtherRules { found } => write!(f, "a table of other rules, {found:016x}"),
            Self::OtherPair { larger, smaller } => write!(f, "the table of another pair, {larger}-{smaller}"),
            Self::OtherShape => f.write_str("a table of another shape than its pair has"),
            Self::Truncated { bytes, of } => write!(f, "cut short: {bytes} bytes of {of}"),
            Self::TooLong { bytes, of } => write!(f, "too long: {bytes} bytes instead of {of}"),
            Self::DamagedDirectory => f.write_str("the list of checksums is damaged"),
            Self::DamagedBlock { block, of } => write!(f, "block {} of {of} is damaged", block + 1),
            Self::Unreadable(error) => write!(f, "can't be read: {error}"),
        }
    }
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { path, pair, fault } = self;
        let path = path.display();
        match fault {
            TableFault::Unreadable(_) if self.is_missing() => {
                write!(f, "{path}: there is no table (`malom tables build {pair}` makes it)")
            }
            TableFault::Unreadable(_) => write!(f, "{path}: {fault}"),
            _ => write!(f, "{path}: {fault} (`malom tables build {pair}` makes it anew)"),
        }
    }
}

impl Error for TableError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match &self.fault {
            TableFault::Unreadable(error) => Some(error),
            _ => None,
        }
    }
}

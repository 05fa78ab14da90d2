//! What a learner must be told about their file, as data; texts for people are made elsewhere.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

/// Something that happened to the file on opening.
#[derive(Debug)]
pub enum Notice {
    /// The file was damaged. It now lies, unchanged, under this name, and a fresh one was begun.
    Damaged {
        /// Where the damaged file lies now.
        set_aside: PathBuf,
    },
    /// The file was written by a newer Malom. It now lies, unchanged, under this name, and a fresh one was begun.
    Newer {
        /// Where the newer file lies now.
        set_aside: PathBuf,
    },
    /// Nothing is being kept.
    NotKept(NotKept),
}

impl Notice {
    /// The stable token: `damaged`, `newer` or `not-kept`.
    pub fn token(&self) -> &'static str {
        match self {
            Notice::Damaged { .. } => "damaged",
            Notice::Newer { .. } => "newer",
            Notice::NotKept(_) => NotKept::TOKEN,
        }
    }

    /// The file to look at: where the old one lies now, or the one that can't be written.
    pub fn path(&self) -> &Path {
        match self {
            Notice::Damaged { set_aside } | Notice::Newer { set_aside } => set_aside,
            Notice::NotKept(not_kept) => &not_kept.path,
        }
    }
}

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Notice::Damaged { set_aside } | Notice::Newer { set_aside } => {
                write!(f, "{}: set aside as {}", self.token(), set_aside.display())
            }
            Notice::NotKept(not_kept) => not_kept.fmt(f),
        }
    }
}

/// The error of a write: from here on nothing is kept, and the store goes on in memory.
#[derive(Debug)]
pub struct NotKept {
    /// The file that can't be written; `:memory:` where there is none.
    pub path: PathBuf,
    /// Why.
    pub cause: Cause,
}

impl NotKept {
    /// The stable token of the error.
    pub const TOKEN: &'static str = "not-kept";
}

impl fmt::Display for NotKept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}: {}", Self::TOKEN, self.path.display(), self.cause)
    }
}

impl std::error::Error for NotKept {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match &self.cause {
            Cause::NoFolder => None,
            Cause::Files(error) => Some(error),
            Cause::Database(error) => Some(error),
        }
    }
}

/// Why nothing can be kept.
#[derive(Debug)]
pub enum Cause {
    /// The system names no folder for data.
    NoFolder,
    /// The folder can't be made, or a file not be set aside.
    Files(io::Error),
    /// SQLite can't write: a read-only file, a full disk, another instance that never lets go.
    Database(rusqlite::Error),
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Cause::NoFolder => f.write_str("no data folder"),
            Cause::Files(error) => error.fmt(f),
            Cause::Database(error) => error.fmt(f),
        }
    }
}

impl From<io::Error> for Cause {
    fn from(error: io::Error) -> Self {
        Cause::Files(error)
    }
}

impl From<rusqlite::Error> for Cause {
    fn from(error: rusqlite::Error) -> Self {
        Cause::Database(error)
    }
}

/// The error of a read: the file was sound on opening, and no longer is.
#[derive(Debug)]
pub struct Unreadable {
    /// The file.
    pub path: PathBuf,
    /// What SQLite says.
    pub cause: rusqlite::Error,
}

impl Unreadable {
    /// The stable token of the error.
    pub const TOKEN: &'static str = "unreadable";
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}: {}", Self::TOKEN, self.path.display(), self.cause)
    }
}

impl std::error::Error for Unreadable {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.cause)
    }
}

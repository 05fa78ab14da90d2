//! Building tables: what comes first, what is there already, and what went wrong.

#[cfg(test)]
mod tests;

use std::error::Error;
use std::fmt;
use std::io;
use std::path::PathBuf;
use std::time::Instant;

use super::monitor::{Finished, Monitor, Stopped};
use super::pair::Pair;
use super::retrograde::{Lower, Solved, Unsolved};
use super::store::{Store, TableState};
use super::table::{NotWritten, Table, TableError};

/// Why a table was not built, or not gone through. The tables that were finished before stay, and building again goes on
/// from them.
#[derive(Debug)]
pub enum BuildError {
    /// The monitor asked to stop.
    Stopped,
    /// There are no tables of such a pair on this board.
    NoSuchPair {
        /// The pair.
        pair: Pair,
    },
    /// A distance is longer than a table holds.
    TooDeep {
        /// The pair.
        pair: Pair,
    },
    /// A table that is needed is not there, is refused or can't be read.
    Table(TableError),
    /// The folder can't be made, or nothing can be written in it.
    Folder {
        /// The folder.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// A table can't be written. Nothing is left of it.
    NotWritten {
        /// The file that it should be.
        path: PathBuf,
        /// The bytes that it needs.
        bytes: u64,
        /// What the system says.
        error: io::Error,
    },
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stopped => Stopped.fmt(f),
            Self::NoSuchPair { pair } => write!(f, "{pair}: no such pair of subspaces on this board"),
            Self::TooDeep { pair } => write!(f, "{pair}: {}", Unsolved::TooDeep),
            Self::Table(error) => error.fmt(f),
            Self::Folder { path, error } => {
                let what = match error.kind() {
                    io::ErrorKind::AlreadyExists | io::ErrorKind::NotADirectory => "is no folder",
                    _ => "can't be written in",
                };
                write!(f, "{}: {what}: {error} (`--tables DIR` takes another folder)", path.display())
            }
            Self::NotWritten { path, bytes, error } => {
                write!(f, "{}: can't be written, {bytes} bytes: {error}", path.display())?;
                f.write_str(" (tables finished before stay; with more space, or `--tables DIR`, build again)")
            }
        }
    }
}

impl Error for BuildError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Stopped | Self::NoSuchPair { .. } | Self::TooDeep { .. } => None,
            Self::Table(error) => Some(error),
            Self::Folder { error, .. } | Self::NotWritten { error, .. } => Some(error),
        }
    }
}

impl From<Stopped> for BuildError {
    fn from(Stopped: Stopped) -> Self {
        Self::Stopped
    }
}

impl From<TableError> for BuildError {
    fn from(error: TableError) -> Self {
        Self::Table(error)
    }
}

/// How a table came to be there.
#[derive(Clone, Debug)]
pub enum Built {
    /// It was there, or another process made it meanwhile; every value's checksum holds.
    Found,
    /// It was made.
    Made,
    /// It was made in the place of a file that is refused.
    Remade(TableError),
}

impl Built {
    /// Returns the token used in JSON.
    #[must_use]
    pub const fn token(&self) -> &'static str {
        match self {
            Self::Found => "found",
            Self::Made => "made",
            Self::Remade(_) => "remade",
        }
    }
}

/// A pair that is wanted, or that one captures into.
#[derive(Clone, Debug)]
pub struct Planned {
    /// The pair.
    pub pair: Pair,
    /// The pairs whose tables it needs: those that a capture leads to.
    pub waits_for: Vec<Pair>,
    /// The bytes of its table.
    pub bytes: u64,
    /// Whether the table is there.
    pub state: TableState,
}

/// Solves a pair from what it captures into.
pub(super) trait Solve: Fn(Pair, &Lower<'_>, &Monitor) -> Result<Solved, Unsolved> {}

impl<F: Fn(Pair, &Lower<'_>, &Monitor) -> Result<Solved, Unsolved>> Solve for F {}

/// The section in which the larger side, or the side to move of an equal pair, is to move.
pub(super) const LARGER: usize = 0;

/// The section in which the smaller side is to move.
pub(super) const SMALLER: usize = 1;

/// The tables that a pair reads: of each pair that it captures into, the section in which the side that has lost a stone is
/// to move.
#[derive(Debug, Default)]
pub(super) struct LowerTables {
    smaller: Option<Table>,
    larger: Option<Table>,
}

impl LowerTables {
    /// Returns their values, checked.
    pub(super) fn lower<'t>(&'t self) -> Result<Lower<'t>, TableError> {
        let values = |table: &'t Option<Table>, section| {
            table.as_ref().map(|table| table.section(section)).transpose()
        };
        Ok(Lower { smaller: values(&self.smaller, SMALLER)?, larger: values(&self.larger, LARGER)? })
    }
}

impl Store {
    /// Lists what building these pairs takes, in an order in which each pair comes after those it waits for.
    pub(super) fn plan(&self, wanted: &[Pair]) -> impl Iterator<Item = Planned> + use<'_> {
        let mut needed = wanted.to_vec();
        let mut next = 0;
        while let Some(&pair) = needed.get(next) {
            let lower: Vec<Pair> = pair.feeds(self.least()).filter(|pair| !needed.contains(pair)).collect();
            needed.extend(lower);
            next += 1;
        }
        self.pairs().iter().copied().filter(move |pair| needed.contains(pair)).map(|pair| Planned {
            pair,
            waits_for: pair.feeds(self.least()).collect(),
            bytes: self.header(pair).map_or(0, |header| header.file_bytes()),
            state: self.state(pair),
        })
    }

    /// Builds the table of a pair, and before it those of the pairs that captures lead to, unless they are there. A file
    /// that is refused is built anew.
    ///
    /// All that `solve` is given was checked. Not for one of several tasks of a rayon pool: while it waits for a part of
    /// its work, such a task could be given another that waits for its lock.
    ///
    /// # Errors
    ///
    /// The first table that could not be built.
    pub(super) fn build(
        &self,
        pair: Pair,
        solve: &impl Solve,
        monitor: &Monitor,
    ) -> Result<Built, BuildError> {
        if self.header(pair).is_none() {
            return Err(BuildError::NoSuchPair { pair });
        }
        for lower in self.plan(&[pair]).filter(|lower| lower.pair != pair) {
            // Of those that are there, what is needed is checked when it is.
            if matches!(lower.state, TableState::Ready) {
                // It may be new, from another process.
                self.forget(lower.pair);
            } else {
                self.make(lower.pair, solve, monitor)?;
            }
        }
        monitor.take_up(Some(pair));
        if let TableState::Ready = self.checked_state(pair, monitor)? {
            self.forget(pair);
            monitor.take_up(None);
            return Ok(Built::Found);
        }
        monitor.take_up(None);
        self.make(pair, solve, monitor)
    }

    /// Says whether there is a table of a pair, all of whose values were checked.
    fn checked_state(&self, pair: Pair, monitor: &Monitor) -> Result<TableState, BuildError> {
        Ok(match self.open(pair) {
            Ok(Some(table)) => match table.check(monitor)? {
                Ok(()) => TableState::Ready,
                Err(error) => TableState::Refused(error),
            },
            Ok(None) => TableState::Missing,
            // Building takes too long to begin because a file can't be read just now.
            Err(error) if error.is_unreadable() => return Err(error.into()),
            Err(error) => TableState::Refused(error),
        })
    }

    /// Makes the table of a pair, whose lower tables have been made.
    fn make(&self, pair: Pair, solve: &impl Solve, monitor: &Monitor) -> Result<Built, BuildError> {
        let header = self.header(pair).ok_or(BuildError::NoSuchPair { pair })?;
        self.create_folder()?;
        let began = Instant::now();
        let before = monitor.take_up(Some(pair));
        let _lock = self.lock(pair, monitor)?;
        // Whoever had the lock before may have made it.
        let built = match self.checked_state(pair, monitor)? {
            TableState::Ready => Built::Found,
            TableState::Missing => Built::Made,
            TableState::Refused(error) => Built::Remade(error),
        };
        if !matches!(built, Built::Found) {
            let tables =
                self.lower(pair, |pair, section| self.checked_or_made(pair, section, solve, monitor))?;
            let solved = solve(pair, &tables.lower()?, monitor).map_err(|error| match error {
                Unsolved::Stopped => BuildError::Stopped,
                Unsolved::TooDeep => BuildError::TooDeep { pair },
            })?;
            drop(tables);
            let both = [&solved.larger[..], &solved.smaller];
            let path = self.path(pair);
            Table::write(&path, &header, &both[..header.sections()], monitor).map_err(
                |error| match error {
                    NotWritten::Stopped => BuildError::Stopped,
                    NotWritten::Refused(error) => {
                        BuildError::NotWritten { path, bytes: header.file_bytes(), error }
                    }
                },
            )?;
        }
        self.forget(pair);
        monitor.finish(Finished { pair, built: built.clone(), took: began.elapsed() });
        monitor.take_up(before);
        Ok(built)
    }

    /// Opens the tables that a pair reads, in the sections that it reads of them.
    pub(super) fn lower(
        &self,
        pair: Pair,
        open: impl Fn(Pair, usize) -> Result<Table, BuildError>,
    ) -> Result<LowerTables, BuildError> {
        let mut tables = LowerTables::default();
        for lower in pair.feeds(self.least()) {
            if lower.larger() == pair.larger() {
                tables.smaller = Some(open(lower, SMALLER)?);
            } else {
                tables.larger = Some(open(lower, LARGER)?);
            }
        }
        Ok(tables)
    }

    /// Opens a table and checks one of its sections.
    pub(super) fn checked(&self, pair: Pair, section: usize, monitor: &Monitor) -> Result<Table, BuildError> {
        let missing = || {
            let fault = io::Error::from(io::ErrorKind::NotFound).into();
            TableError { path: self.path(pair), pair, fault }
        };
        let table = self.open(pair)?.ok_or_else(missing)?;
        table.check_section(section, monitor)??;
        Ok(table)
    }

    /// Opens a table and checks one of its sections. One that is not there any more or is damaged is made anew, while
    /// the lock of the pair that reads it is held: locks are always taken downwards, so nobody waits for one above.
    fn checked_or_made(
        &self,
        pair: Pair,
        section: usize,
        solve: &impl Solve,
        monitor: &Monitor,
    ) -> Result<Table, BuildError> {
        match self.checked(pair, section, monitor) {
            Err(BuildError::Table(_)) => {
                self.make(pair, solve, monitor)?;
                self.checked(pair, section, monitor)
            }
            other => other,
        }
    }
}

//! The tables of one board and its rules, in one folder.

#[cfg(test)]
mod tests;

use std::error::Error;
use std::fmt;
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};
use std::thread;
use std::time::Duration;

use super::builder::BuildError;
use super::index::Shape;
use super::monitor::{Monitor, Stage};
use super::pair::Pair;
use super::table::{Header, PARTIAL, Table, TableError};

/// The ending of a table's file.
const TABLE: &str = "table";

/// The ending of the file whose lock says that a pair is being built.
const LOCK: &str = "lock";

/// The pause between two looks at a lock.
const PAUSE: Duration = Duration::from_millis(100);

/// Whether there is a table of a pair.
#[derive(Clone, Debug)]
pub enum TableState {
    /// There is one. Its values are checked when they are read.
    Ready,
    /// There is none.
    Missing,
    /// There is a file that is not used.
    Refused(TableError),
}

impl TableState {
    /// Returns the token used in JSON.
    #[must_use]
    pub const fn token(&self) -> &'static str {
        match self {
            Self::Ready => "ready",
            Self::Missing => "missing",
            Self::Refused(_) => "refused",
        }
    }
}

/// The system names no folder for caches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoFolder;

impl fmt::Display for NoFolder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "the system names no folder for caches, as where there is no home (`--tables DIR` takes one)",
        )
    }
}

impl Error for NoFolder {}

/// Returns the folder of all tables where none is chosen: `tables` in the one that the system gives a program for what
/// it can make again.
///
/// # Errors
///
/// The system names none.
pub fn default_folder() -> Result<PathBuf, NoFolder> {
    let folders = directories::ProjectDirs::from("", "", "malom").ok_or(NoFolder)?;
    Ok(folders.cache_dir().join("tables"))
}

/// What is known of a pair's file.
#[derive(Debug, Default)]
enum Slot {
    /// It was not looked for.
    #[default]
    Unknown,
    Missing,
    Refused(TableError),
    Open(Arc<Table>),
}

/// The tables of one board and its rules, in one folder: `<folder>/<board>-<fingerprint>/<pair>.table`.
pub(super) struct Store {
    folder: PathBuf,
    fingerprint: u64,
    least: u8,
    pairs: Vec<Pair>,
    /// Counting the classes of many stones takes a while, so a pair's shape is asked for when it is needed.
    shape: Box<dyn Fn(Pair) -> Shape + Send + Sync>,
    /// By [`place`]; `None` for pairs that there are none of.
    slots: Vec<Option<RwLock<Slot>>>,
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Store")
            .field("folder", &self.folder)
            .field("slots", &self.slots)
            .finish_non_exhaustive()
    }
}

/// Numbers the pairs without gaps.
const fn place(pair: Pair) -> usize {
    let larger = pair.larger() as usize;
    larger * (larger + 1) / 2 + pair.smaller() as usize
}

impl Store {
    /// Makes the store of the tables that lie, or will lie, in `folder`. Nothing is read or written yet.
    ///
    /// A side with fewer than `least` stones has lost; `pairs` come each after those they capture into.
    pub(super) fn new(
        folder: &Path,
        board: &str,
        fingerprint: u64,
        least: u8,
        pairs: Vec<Pair>,
        shape: impl Fn(Pair) -> Shape + Send + Sync + 'static,
    ) -> Self {
        let mut slots = Vec::new();
        slots.resize_with(pairs.iter().map(|&pair| place(pair) + 1).max().unwrap_or(0), || None);
        for &pair in &pairs {
            slots[place(pair)] = Some(RwLock::default());
        }
        let folder = folder.join(format!("{board}-{fingerprint:016x}"));
        Self { folder, fingerprint, least, pairs, shape: Box::new(shape), slots }
    }

    /// Returns the folder of these tables.
    pub(super) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Returns the stones with fewer of which a side has lost.
    pub(super) const fn least(&self) -> u8 {
        self.least
    }

    /// Returns the pairs that there may be tables of, each after those it captures into.
    pub(super) fn pairs(&self) -> &[Pair] {
        &self.pairs
    }

    /// Returns what the table of a pair is; `None` where there can be none.
    pub(super) fn header(&self, pair: Pair) -> Option<Header> {
        self.slot(pair)?;
        let Shape { rows, columns } = (self.shape)(pair);
        Some(Header { fingerprint: self.fingerprint, pair, rows, columns })
    }

    fn slot(&self, pair: Pair) -> Option<&RwLock<Slot>> {
        self.slots.get(place(pair))?.as_ref()
    }

    /// Returns the file of a pair.
    pub(super) fn path(&self, pair: Pair) -> PathBuf {
        self.folder.join(format!("{pair}.{TABLE}"))
    }

    /// Opens the file of a pair; `None` where there is none.
    pub(super) fn open(&self, pair: Pair) -> Result<Option<Table>, TableError> {
        let Some(header) = self.header(pair) else { return Ok(None) };
        match Table::open(&self.path(pair), &header) {
            Ok(table) => Ok(Some(table)),
            Err(error) if error.is_missing() => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Says whether there is a table of a pair, as the folder is now.
    pub(super) fn state(&self, pair: Pair) -> TableState {
        match self.open(pair) {
            Ok(Some(_)) => TableState::Ready,
            Ok(None) => TableState::Missing,
            Err(error) => TableState::Refused(error),
        }
    }

    /// Reads one value, `None` where there is no table. What is found out about a pair's file is kept until
    /// [`Store::forget`], so that asking again costs next to nothing, whatever the answer.
    ///
    /// # Errors
    ///
    /// The file is refused, or the block that holds the value is damaged; then all of the file is refused from now on.
    pub(super) fn probe(&self, pair: Pair, section: usize, offset: usize) -> Result<Option<u8>, TableError> {
        let Some(slot) = self.slot(pair) else { return Ok(None) };
        loop {
            // A panic leaves a slot as it was or as it should be.
            let known = slot.read().unwrap_or_else(PoisonError::into_inner);
            let error = match &*known {
                Slot::Open(table) => match table.byte(section, offset) {
                    Ok(byte) => return Ok(Some(byte)),
                    Err(error) => error,
                },
                Slot::Missing => return Ok(None),
                Slot::Refused(error) => return Err(error.clone()),
                Slot::Unknown => {
                    drop(known);
                    self.look(pair);
                    continue;
                }
            };
            drop(known);
            *slot.write().unwrap_or_else(PoisonError::into_inner) = Slot::Refused(error.clone());
            return Err(error);
        }
    }

    /// Returns the open table of a pair, `None` where there is none; what is found out is kept as by [`Store::probe`].
    ///
    /// # Errors
    ///
    /// The file is refused.
    pub(super) fn table(&self, pair: Pair) -> Result<Option<Arc<Table>>, TableError> {
        let Some(slot) = self.slot(pair) else { return Ok(None) };
        loop {
            match &*slot.read().unwrap_or_else(PoisonError::into_inner) {
                Slot::Open(table) => return Ok(Some(Arc::clone(table))),
                Slot::Missing => return Ok(None),
                Slot::Refused(error) => return Err(error.clone()),
                Slot::Unknown => {}
            }
            self.look(pair);
        }
    }

    /// Finds out about a pair's file, unless that is known.
    fn look(&self, pair: Pair) {
        let Some(slot) = self.slot(pair) else { return };
        let mut known = slot.write().unwrap_or_else(PoisonError::into_inner);
        if matches!(*known, Slot::Unknown) {
            *known = match self.open(pair) {
                Ok(Some(table)) => Slot::Open(Arc::new(table)),
                Ok(None) => Slot::Missing,
                Err(error) => Slot::Refused(error),
            };
        }
    }

    /// Forgets what is known of a pair's file, which may have changed.
    pub(super) fn forget(&self, pair: Pair) {
        if let Some(slot) = self.slot(pair) {
            *slot.write().unwrap_or_else(PoisonError::into_inner) = Slot::Unknown;
        }
    }

    /// Makes the folder where there is none.
    pub(super) fn create_folder(&self) -> Result<(), BuildError> {
        fs::create_dir_all(&self.folder)
            .map_err(|error| BuildError::Folder { path: self.folder.clone(), error })
    }

    /// Waits until nobody else builds a pair, and keeps others from it as long as what is returned lives. Leftovers of
    /// those who were killed while they built it are removed.
    pub(super) fn lock(&self, pair: Pair, monitor: &Monitor) -> Result<Lock, BuildError> {
        let path = self.folder.join(format!("{pair}.{LOCK}"));
        let file = File::options()
            .write(true)
            .create(true)
            .truncate(false)
            .open(&path)
            .map_err(|error| BuildError::Folder { path: self.folder.clone(), error })?;
        let mut waiting = false;
        loop {
            match file.try_lock() {
                Ok(()) => break,
                Err(TryLockError::WouldBlock) => {
                    if !waiting {
                        monitor.begin(Stage::Waiting, 0);
                        waiting = true;
                    }
                    monitor.advance(0)?;
                    thread::sleep(PAUSE);
                }
                Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Interrupted => {}
                // A file system without locks: two who build at once then do the work twice, and no more harm.
                Err(TryLockError::Error(_)) => return Ok(Lock { _file: file }),
            }
        }
        self.remove_partials(pair);
        Ok(Lock { _file: file })
    }

    /// Removes what others left of a pair. They are dead: who writes has the lock.
    fn remove_partials(&self, pair: Pair) {
        let start = format!("{pair}.");
        let Ok(entries) = fs::read_dir(&self.folder) else { return };
        for path in entries.flatten().map(|entry| entry.path()) {
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            let ending = path.extension().and_then(|ending| ending.to_str());
            if name.starts_with(&start) && ending == Some(PARTIAL) {
                // One that can't be removed takes space and does nothing else.
                fs::remove_file(&path).ok();
            }
        }
    }
}

/// The right to build a pair, given back on dropping. The file stays: if it went, one who waits at it and one who makes
/// it anew would both have a lock.
#[derive(Debug)]
pub(super) struct Lock {
    _file: File,
}

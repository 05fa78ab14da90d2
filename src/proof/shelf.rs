//! The tables that proofs ask for, opened when first asked for and built where they are missing.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::{env, fs, process};

use crate::rules::Rules;
use crate::solver::{BuildError, Ground, Index, Monitor, Pair, Tables, default_folder};

use super::{Known, Prover};

/// Where tables lie.
#[derive(Clone, Debug)]
enum Place {
    /// In a folder that was asked for.
    Chosen(PathBuf),
    /// In the system's folder for caches.
    System(PathBuf),
    /// In one that is removed at the end.
    Own(PathBuf),
}

impl Place {
    fn own() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("malom-tables-{}-{}", process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        Self::Own(env::temp_dir().join(name))
    }

    fn path(&self) -> &Path {
        match self {
            Self::Chosen(path) | Self::System(path) | Self::Own(path) => path,
        }
    }
}

/// The tables of all rules, in one folder.
///
/// Where no folder is chosen it is the system's one for caches; if nothing can be written there, one that lasts as long as
/// this value.
#[derive(Debug)]
pub struct Shelf {
    folder: Mutex<Place>,
    /// By the ids of the rules; `None` where the rules have no tables.
    tables: Mutex<BTreeMap<&'static str, Option<Arc<Tables>>>>,
}

impl Shelf {
    /// Takes the tables in a folder or, where none is chosen, in the system's one for caches. Nothing is read or written
    /// yet.
    #[must_use]
    pub fn new(folder: Option<&Path>) -> Self {
        let place = match folder {
            Some(folder) => Place::Chosen(folder.to_owned()),
            None => default_folder().map_or_else(|_| Place::own(), Place::System),
        };
        Self { folder: Mutex::new(place), tables: Mutex::default() }
    }

    /// Returns the folder.
    #[must_use]
    pub fn folder(&self) -> PathBuf {
        lock(&self.folder).path().to_owned()
    }

    /// Returns the tables of these rules, none of which may be built yet; `None` where there can be none.
    #[must_use]
    pub fn tables(&self, rules: &'static Rules) -> Option<Arc<Tables>> {
        let folder = self.folder();
        let mut shelf = lock(&self.tables);
        if let Some(known) = shelf.get(rules.ruleset().id) {
            return known.clone();
        }
        let opened = Ground::new(rules).ok().map(|ground| {
            // Rules that play alike with stones on the board share what is known of their files.
            let alike = shelf.values().flatten().find(|tables| {
                let index = tables.index().ground();
                (index.board(), index.fingerprint()) == (ground.board(), ground.fingerprint())
            });
            let open = |ground| Arc::new(Tables::open(Index::new(ground), &folder));
            alike.cloned().unwrap_or_else(|| open(ground))
        });
        shelf.insert(rules.ruleset().id, opened.clone());
        opened
    }

    /// Makes a prover that asks these tables and looks at so many positions for one question.
    #[must_use]
    pub fn prover(&self, rules: &'static Rules, nodes: u64) -> Prover {
        Prover::with(rules, Known::new(self.tables(rules), Tables::SMALL), nodes)
    }

    /// Builds the table of a pair, and those below it, unless they are there. `tell` is told before it begins. Not for a
    /// task of a rayon pool, as [`Tables::build`].
    ///
    /// # Errors
    ///
    /// It can't be built.
    pub fn build(
        &self,
        rules: &'static Rules,
        pair: Pair,
        monitor: &Monitor,
        tell: &dyn Fn(&str),
    ) -> Result<(), BuildError> {
        let Some(tables) = self.tables(rules) else { return Err(BuildError::NoSuchPair { pair }) };
        let name = rules.ruleset().id;
        tell(&format!("building the tables up to {pair} of `{name}` in {}", tables.folder().display()));
        match tables.build(pair, monitor) {
            Err(error @ (BuildError::Folder { .. } | BuildError::NotWritten { .. }))
                if self.turns_aside() =>
            {
                tell(&format!("{error}; they are built in {} for now", self.folder().display()));
                let Some(tables) = self.tables(rules) else { return Err(error) };
                tables.build(pair, monitor).map(|_| ())
            }
            built => built.map(|_| ()),
        }
    }

    /// Goes over to a folder of its own, from the system's; tells whether it did.
    fn turns_aside(&self) -> bool {
        let mut place = lock(&self.folder);
        let aside = matches!(*place, Place::System(_));
        if aside {
            *place = Place::own();
            lock(&self.tables).clear();
        }
        aside
    }
}

impl Drop for Shelf {
    fn drop(&mut self) {
        if let Place::Own(folder) = &*lock(&self.folder) {
            // One that was never made, or can't be removed, is the system's to clear.
            fs::remove_dir_all(folder).ok();
        }
    }
}

/// A panic leaves these values whole.
fn lock<T>(value: &Mutex<T>) -> MutexGuard<'_, T> {
    value.lock().unwrap_or_else(PoisonError::into_inner)
}

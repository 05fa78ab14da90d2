//! The tables of one board and its rules: reading values, and building what is missing.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::rules::{Color, Position};

use super::builder::{BuildError, Built, LARGER, Planned, SMALLER};
use super::code;
use super::index::{Cell, Index, Side};
use super::monitor::Monitor;
use super::pair::Pair;
use super::retrograde::{self, Lower};
use super::stats::Stats;
use super::store::Store;
use super::table::{Table, TableError};
use super::value::Value;
use super::values::Values;
use super::verify::{self, Verified};

/// The tables of one board and its rules, in one folder: `<folder>/<board>-<fingerprint>/<pair>.table`. Rules that the
/// values don't depend on, such as how many stones the sides begin with, share them.
///
/// ```
/// use malom::rules::{Position, Rules};
/// use malom::solver::{Ground, Index, Monitor, Tables, Value};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let folder = std::env::temp_dir().join(format!("malom-example-{}", std::process::id()));
/// let rules = Rules::named("three").ok_or("no such rules")?;
/// let tables = Tables::open(Index::new(Ground::new(rules)?), &folder);
/// let position = Position::new(rules, &"w W:a1,b1,c2 B:a3,b3,b2".parse()?)?;
/// assert_eq!(tables.probe(&position)?, None);
/// tables.build("3-3".parse()?, &Monitor::default())?;
/// assert_eq!(tables.probe(&position)?, Some(Value::Win(1))); // c2-c1 closes a mill
/// # std::fs::remove_dir_all(folder)?;
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub struct Tables {
    index: Arc<Index>,
    store: Store,
}

impl Tables {
    /// The most stones on the board of which tables are built in a few seconds: all that a puzzle may need.
    pub const SMALL: u8 = 9;

    /// Takes the tables that lie, or will lie, in a folder. Nothing is read or written before it is asked for.
    #[must_use]
    pub fn open(index: Index, folder: &Path) -> Self {
        let index = Arc::new(index);
        let ground = index.ground();
        let (board, fingerprint, least) = (ground.board(), ground.fingerprint(), ground.least());
        let shape = Arc::clone(&index);
        let shape = move |pair| shape.shape(pair);
        let store = Store::new(folder, board, fingerprint, least, index.pairs(), shape);
        Self { index, store }
    }

    /// Returns the index that finds positions in these tables.
    #[must_use]
    pub fn index(&self) -> &Index {
        &self.index
    }

    /// Returns the folder of these tables, which may not be there yet.
    #[must_use]
    pub fn folder(&self) -> &Path {
        self.store.folder()
    }

    /// Returns the file of a pair's table, which may not be there yet.
    #[must_use]
    pub fn path(&self, pair: Pair) -> PathBuf {
        self.store.path(pair)
    }

    /// Returns the pairs that there may be tables of, each after those it captures into.
    #[must_use]
    pub fn pairs(&self) -> &[Pair] {
        self.store.pairs()
    }

    /// Returns the pair in whose table a position stands; `None` where it stands in none: with stones in hand or a capture
    /// due, or more or fewer stones than tables are of.
    #[must_use]
    pub fn pair_of(&self, position: &Position) -> Option<Pair> {
        let counts = Color::ALL.map(|color| position.stones(color).len() as u8);
        let counts_fit = counts
            .iter()
            .all(|count| (self.index.ground().least()..=self.index.ground().most()).contains(count));
        let moving = Color::ALL.iter().all(|&color| position.hand(color) == 0) && !position.capture_due();
        (counts_fit && moving).then(|| Pair::new(counts[0], counts[1]))
    }

    /// Returns the pair whose table a position asks for; `None` where there can be none of it. Where stones are in hand or a
    /// capture is due, it is the pair that the game comes to if nothing else is taken: with it, those of all captures are
    /// built.
    #[must_use]
    pub fn wanted(&self, position: &Position) -> Option<Pair> {
        let counts = Color::ALL.map(|color| {
            let lost = u8::from(position.capture_due() && color != position.to_move());
            (position.stones(color).len() as u8 + position.hand(color)).saturating_sub(lost)
        });
        let pair = Pair::new(counts[0], counts[1]);
        self.pairs().contains(&pair).then_some(pair)
    }

    /// Returns the value of a position of the moving phase; `None` where it stands in no table, or its table is not
    /// built. Whether there is a file is looked up once; what is built later by another process is seen after
    /// [`Tables::build`] or by new tables.
    ///
    /// # Errors
    ///
    /// The table is refused, or damaged where the position stands.
    pub fn probe(&self, position: &Position) -> Result<Option<Value>, TableError> {
        if self.pair_of(position).is_none() {
            return Ok(None);
        }
        let sets = |color: Color| self.index.ground().bits_of(position.stones(color));
        let own = position.to_move();
        self.probe_sets(sets(own), sets(own.opponent()))
    }

    /// Returns the value of a position of the moving phase by the stones of the side to move and of the other, as
    /// [`Tables::probe`] does. Each side must have as many stones as tables are of.
    ///
    /// # Errors
    ///
    /// The table is refused, or damaged where the position stands.
    pub fn probe_sets(&self, own: u32, enemy: u32) -> Result<Option<Value>, TableError> {
        let Cell { pair, side, at } = self.index.cell(own, enemy);
        let section = match side {
            Side::Larger => LARGER,
            Side::Smaller => SMALLER,
        };
        Ok(self.store.probe(pair, section, at)?.map(code::value))
    }

    /// Opens the table of a pair; `None` where it is not built. Section 0 has the larger side to move, 1 the smaller.
    ///
    /// # Errors
    ///
    /// The file is refused.
    pub fn table(&self, pair: Pair) -> Result<Option<Arc<Table>>, TableError> {
        self.store.table(pair)
    }

    /// Lists all pairs, each after those it waits for, with what is there now.
    pub fn list(&self) -> impl Iterator<Item = Planned> + use<'_> {
        self.plan(self.pairs())
    }

    /// Lists these pairs and all that captures lead to, each after those it waits for, with what is there now.
    pub fn plan(&self, wanted: &[Pair]) -> impl Iterator<Item = Planned> + use<'_> {
        self.store.plan(wanted)
    }

    /// Builds the table of a pair on the threads of the pool that it is run in, and before it those of the pairs that
    /// captures lead to, unless they are there. A table of the pair that is there is looked through whole; one that is
    /// refused, or damaged where it is read, is built anew.
    ///
    /// Others may build the same at the same time: each pair is built by one, for whom the others wait. Whatever
    /// happens, the tables that were finished stay, and the next call goes on from them. Not for one of several tasks
    /// of a rayon pool: while it waits for a part of its work, such a task could be given another that waits for it.
    ///
    /// # Errors
    ///
    /// The first table that could not be built, and why.
    pub fn build(&self, pair: Pair, monitor: &Monitor) -> Result<Built, BuildError> {
        let solve =
            |pair, lower: &Lower<'_>, monitor: &Monitor| retrograde::solve(&self.index, pair, lower, monitor);
        self.store.build(pair, &solve, monitor)
    }

    /// Holds every entry of a pair's table against its successors, on the threads of the pool that it is run in. The
    /// table and those that the pair captures into must be there; they are checked first.
    ///
    /// # Errors
    ///
    /// A table is not there or is refused, or the monitor asked to stop.
    pub fn verify(&self, pair: Pair, monitor: &Monitor) -> Result<Verified, BuildError> {
        monitor.take_up(Some(pair));
        let table = self.store.checked(pair, LARGER, monitor)?;
        table.check(monitor)??;
        let larger = table.section(LARGER)?;
        let smaller = if pair.is_equal() { &[] } else { table.section(SMALLER)? };
        let lower = self.store.lower(pair, |pair, section| self.store.checked(pair, section, monitor))?;
        Ok(verify::verify(&self.index, pair, larger, smaller, &lower.lower()?, monitor)?)
    }

    /// Counts the positions of a pair by value, for each of its subspaces: the larger side to move, then the smaller.
    ///
    /// # Errors
    ///
    /// The table is not there or is refused, or the monitor asked to stop before counting began.
    pub fn stats(&self, pair: Pair, monitor: &Monitor) -> Result<Vec<Stats>, BuildError> {
        monitor.take_up(Some(pair));
        let sides = [(Side::Larger, LARGER), (Side::Smaller, SMALLER)];
        let sides = sides.iter().filter(|(side, _)| *side == Side::Larger || !pair.is_equal());
        let stats = sides.map(|&(side, section)| {
            let table = self.store.checked(pair, section, monitor)?;
            Ok(Stats::of(&self.index, pair, side, table.section(section)?))
        });
        stats.collect()
    }
}

impl Values for Tables {
    type Fault = TableError;

    fn value(&self, position: &Position) -> Result<Option<Value>, TableError> {
        self.probe(position)
    }

    fn missing(&self, position: &Position) -> Option<Pair> {
        // A table that is refused needs building as well.
        self.wanted(position).filter(|&pair| !matches!(self.table(pair), Ok(Some(_))))
    }
}

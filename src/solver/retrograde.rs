//! Solving a pair of subspaces backwards from the ends of the game.
//!
//! First each cell finds what it can reach by a capture, whose value is known, and how many quiet moves it has. Then the
//! distances are gone through in order: whoever can move to a position lost in `d` plies wins in `d + 1`, and whoever
//! has no move left but to positions won, loses. Captures lead to all distances, so that a value may be found long
//! before its turn comes. What is never decided is a draw.
//!
//! Each row of both tables is worked on by one thread alone, which writes nothing else: so the result is the same
//! whatever the number of threads, and nothing is shared that changes.

mod captures;
mod propagation;
mod setup;

use std::fmt;

use rayon::prelude::*;

use super::code::{DRAW, MOST_PLIES};
use super::colex::Ranks;
use super::index::{Index, Shape};
use super::monitor::{Monitor, Stage, Stopped};
use super::pair::Pair;
use super::row::{Row, Steps};

/// Rows that a thread takes at a time.
const BATCH: usize = 32;

/// The solved tables that a pair captures into; `None` where the capture ends the game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Lower<'t> {
    /// The pair with one stone fewer of the smaller side: its table with the smaller side to move.
    pub smaller: Option<&'t [u8]>,
    /// The pair with one stone fewer of the larger side: its table with the side to move whose stones the rows are. An
    /// equal pair needs none of it.
    pub larger: Option<&'t [u8]>,
}

/// The solved tables of a pair, a byte a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solved {
    /// With the larger side to move.
    pub larger: Vec<u8>,
    /// With the smaller side to move; empty for an equal pair, where it would say the same.
    pub smaller: Vec<u8>,
}

/// Why a pair was not solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsolved {
    /// The work was stopped.
    Stopped,
    /// A distance is longer than a byte holds.
    TooDeep,
}

impl fmt::Display for Unsolved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stopped => Stopped.fmt(f),
            Self::TooDeep => write!(f, "a distance to the end of more than {MOST_PLIES} plies"),
        }
    }
}

impl std::error::Error for Unsolved {}

impl From<Stopped> for Unsolved {
    fn from(_: Stopped) -> Self {
        Self::Stopped
    }
}

/// One table while it is solved.
#[derive(Debug)]
struct Table {
    /// Where `open` is 0, the value found; where it is not, the loss in which captures end at the latest, or 0.
    codes: Vec<u8>,
    /// The quiet moves that are not known to lose; [`SAFE`] where a capture draws.
    open: Vec<u8>,
}

/// In [`Table::open`]: it can't lose, and it is not known to win.
const SAFE: u8 = u8::MAX;

/// The distances that occur in a row, in both tables.
#[derive(Clone, Copy, Debug, Default)]
struct Distances {
    larger: PlySet,
    smaller: PlySet,
}

/// A set of distances.
#[derive(Clone, Copy, Debug, Default)]
struct PlySet([u64; 4]);

impl PlySet {
    #[inline]
    fn insert(&mut self, plies: u8) {
        self.0[usize::from(plies >> 6)] |= 1 << (plies & 63);
    }

    #[inline]
    fn contains(self, plies: u8) -> bool {
        self.0[usize::from(plies >> 6)] >> (plies & 63) & 1 == 1
    }

    fn highest(self) -> Option<u8> {
        let word = self.0.iter().rposition(|&word| word != 0)?;
        Some((word as u32 * 64 + 63 - self.0[word].leading_zeros()) as u8)
    }
}

/// What solving a pair looks at and does not change.
struct Work<'a> {
    index: &'a Index,
    pair: Pair,
    shape: Shape,
    lower: &'a Lower<'a>,
    rows: Vec<Row>,
    steps: Steps,
    /// The sets of up to as many stones as the smaller side has, among the points that the larger leaves.
    subsets: Vec<Ranks>,
    monitor: &'a Monitor,
}

impl Work<'_> {
    /// The sets of the smaller side.
    fn columns(&self) -> &Ranks {
        self.index.columns(self.pair)
    }
}

/// Solves a pair of subspaces on the threads of the pool that it is run in.
///
/// While it works, it holds two bytes for each cell of two tables and one for each of the larger side's.
///
/// # Errors
///
/// The monitor stopped it; a distance is longer than a byte holds.
///
/// # Panics
///
/// `lower` lacks what the pair captures into.
pub fn solve(index: &Index, pair: Pair, lower: &Lower<'_>, monitor: &Monitor) -> Result<Solved, Unsolved> {
    let left = index.ground().points() - usize::from(pair.larger());
    let rows = index.classes(pair.larger()).representatives();
    let work = Work {
        index,
        pair,
        shape: index.shape(pair),
        lower,
        rows: rows.par_iter().map(|&larger| Row::new(index, larger)).collect(),
        steps: Steps::new(index, pair),
        subsets: (0..=usize::from(pair.smaller())).map(|size| Ranks::new(left, size)).collect(),
        monitor,
    };
    monitor.begin(Stage::SettingUp, 2 * work.shape.cells() as u64);
    let mut distances = vec![Distances::default(); work.shape.rows];
    let captures = work.captures();
    let mut larger = work.set_up_larger(&captures, &mut distances)?;
    let mut smaller = work.set_up_smaller(&captures, &mut distances)?;
    drop(captures);
    work.propagate(&mut larger, &mut smaller, &mut distances)?;
    let stored = if pair.is_equal() { Vec::new() } else { smaller.solved() };
    Ok(Solved { larger: larger.solved(), smaller: stored })
}

impl Table {
    /// Makes draws of what is not decided.
    fn solved(self) -> Vec<u8> {
        let Self { mut codes, open } = self;
        for (code, open) in codes.iter_mut().zip(open) {
            if open != 0 {
                *code = DRAW;
            }
        }
        codes
    }
}

//! Who knows what positions are worth: tables, the search, and a puzzle's proof.

use std::error::Error;
use std::fmt;
use std::sync::Arc;

use crate::content::Puzzle;
use crate::rules::{Color, Position};
use crate::solver::{Limits, Monitor, Pair, SearchError, Solution, Solver, TableError, Tables};

use super::book::Book;

/// Knows what positions are worth.
pub trait Judge {
    /// Finds all that can be known of a position, before which so many quiet plies were played.
    ///
    /// # Errors
    ///
    /// It was stopped; a table is refused or damaged.
    fn solve(&mut self, position: &Position, quiet: u32, monitor: &Monitor) -> Result<Solution, JudgeFault>;
}

/// Why nothing was found of a position.
#[derive(Clone, Debug)]
pub enum JudgeFault {
    /// [`Monitor::stop`] was called.
    Stopped,
    /// A table is refused, or damaged where the position stands.
    Table(TableError),
}

impl fmt::Display for JudgeFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stopped => f.write_str("stopped"),
            Self::Table(error) => error.fmt(f),
        }
    }
}

impl Error for JudgeFault {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Stopped => None,
            Self::Table(error) => Some(error),
        }
    }
}

impl From<SearchError<TableError>> for JudgeFault {
    fn from(error: SearchError<TableError>) -> Self {
        match error {
            SearchError::Stopped => Self::Stopped,
            SearchError::Values(error) => Self::Table(error),
        }
    }
}

/// Tables, where the rules have any.
pub(super) type Shelf = Option<Arc<Tables>>;

/// Judges by tables, by searching where they hold nothing and, where that is not enough, by the puzzle's own proof.
#[derive(Debug)]
pub struct TableJudge {
    solver: Solver<'static, Shelf>,
    book: Book,
    limits: Limits,
}

impl TableJudge {
    /// Makes a judge for a puzzle; `limits` are those of one position.
    #[must_use]
    pub fn new(puzzle: &Puzzle, tables: Option<Arc<Tables>>, limits: Limits) -> Self {
        let mut solver = Solver::new(puzzle.rules, tables);
        let book = Book::new(puzzle, &mut solver);
        Self { solver, book, limits }
    }
}

impl Judge for TableJudge {
    fn solve(&mut self, position: &Position, quiet: u32, monitor: &Monitor) -> Result<Solution, JudgeFault> {
        let mut solution = self.solver.solve(position, quiet, self.limits, monitor)?;
        self.book.add_to(position, &mut solution);
        Ok(solution)
    }
}

/// Returns the pairs whose tables a puzzle needs and that are small enough to be built at once: those that captures lead
/// to and that no other of them holds.
pub(super) fn pairs_needed(puzzle: &Puzzle, tables: &Tables) -> Vec<Pair> {
    let mut needed: Vec<Pair> = Vec::new();
    for start in &puzzle.starts {
        let [one, other] = Color::ALL.map(|color| {
            let stones = start.position.stones(color).len() as u8 + start.position.hand(color);
            // The stone that is due is gone before a table is asked.
            stones - u8::from(start.position.capture_due() && color != start.position.to_move())
        });
        let reached = |pair: Pair| {
            let is = |a: u8, b: u8| a <= one && b <= other;
            is(pair.larger(), pair.smaller()) || is(pair.smaller(), pair.larger())
        };
        let small = tables.pairs().iter().copied();
        let small = small.filter(|&pair| pair.larger() + pair.smaller() <= Tables::SMALL && reached(pair));
        needed.extend(small);
    }
    let below = |pair: Pair, other: Pair| {
        pair != other && pair.larger() <= other.larger() && pair.smaller() <= other.smaller()
    };
    let all = needed.clone();
    needed.retain(|&pair| !all.iter().any(|&other| below(pair, other)));
    needed.sort_unstable_by_key(|pair| (pair.larger(), pair.smaller()));
    needed.dedup();
    needed
}

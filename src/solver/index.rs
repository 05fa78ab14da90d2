//! Where in the tables a position stands.

use std::sync::OnceLock;

use super::classes::Classes;
use super::colex::{MOST_POINTS, Ranks, bits, choose};
use super::ground::Ground;
use super::pair::Pair;
use super::symmetry::Symmetries;

/// Which side of a pair of subspaces is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The one with more stones. Where both have as many, the side to move counts as the larger.
    Larger,
    /// The one with fewer stones.
    Smaller,
}

/// The size of a pair's tables, in cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Classes of the larger side's set under the symmetries of the board.
    pub rows: usize,
    /// Sets of the smaller side among the points that the larger leaves.
    pub columns: usize,
}

impl Shape {
    /// Returns the number of cells of one table.
    #[must_use]
    pub const fn cells(self) -> usize {
        self.rows * self.columns
    }
}

/// A cell of the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// How many stones stand.
    pub pair: Pair,
    /// Who is to move.
    pub side: Side,
    /// The place in the table of that side: row by row.
    pub at: usize,
}

/// Finds positions in tables: position ↔ cell.
///
/// A row is a class of the larger side's stones under the board's symmetries, whoever is to move; a column is the rank
/// of the smaller side's stones among the points left. So a move of the larger side leads from row to row, and one of
/// the smaller stays in its row of at most 20 KB. Where symmetries keep the larger side's stones, several cells show
/// the same position; all are filled, and so no successor needs a choice among them.
#[derive(Debug)]
pub struct Index {
    ground: Ground,
    symmetries: Symmetries,
    classes: [OnceLock<Classes>; MOST_POINTS / 2 + 1],
    columns: [[OnceLock<Ranks>; MOST_POINTS / 2 + 1]; MOST_POINTS / 2 + 1],
}

impl Index {
    /// Makes the index of a ground. Its tables are made when first asked for.
    #[must_use]
    pub fn new(ground: Ground) -> Self {
        Self {
            symmetries: Symmetries::new(ground.symmetries()),
            ground,
            classes: Default::default(),
            columns: Default::default(),
        }
    }

    /// Returns the board and rules.
    #[must_use]
    pub const fn ground(&self) -> &Ground {
        &self.ground
    }

    /// Returns the pairs of subspaces that there are, each after those it captures into.
    #[must_use]
    pub fn pairs(&self) -> Vec<Pair> {
        Pair::all(self.ground.least(), self.ground.most())
    }

    /// Returns the size of a pair's tables.
    #[must_use]
    pub fn shape(&self, pair: Pair) -> Shape {
        let left = self.ground.points() - usize::from(pair.larger());
        Shape {
            rows: self.classes(pair.larger()).representatives().len(),
            columns: choose(left, usize::from(pair.smaller())),
        }
    }

    /// Returns the cell of a position, from the stones of the side to move and the other's.
    ///
    /// # Panics
    ///
    /// A side with more than half of the board's points.
    #[inline]
    #[must_use]
    pub fn cell(&self, own: u32, enemy: u32) -> Cell {
        let [owns, enemies] = [own, enemy].map(|set| set.count_ones() as u8);
        let pair = Pair::new(owns, enemies);
        let (side, larger, smaller) =
            if owns >= enemies { (Side::Larger, own, enemy) } else { (Side::Smaller, enemy, own) };
        let (row, column) = self.place(larger, smaller);
        Cell { pair, side, at: row * self.columns(pair).sets().len() + column }
    }

    /// Returns the stones of the side to move and the other's in a cell.
    #[must_use]
    pub fn sets(&self, cell: Cell) -> (u32, u32) {
        let columns = self.columns(cell.pair).sets();
        let (row, column) = (cell.at / columns.len(), cell.at % columns.len());
        let larger = self.classes(cell.pair.larger()).representatives()[row];
        let smaller = unsqueezed(columns[column], larger);
        match cell.side {
            Side::Larger => (larger, smaller),
            Side::Smaller => (smaller, larger),
        }
    }

    /// Returns row and column of two sets.
    pub(super) fn place(&self, larger: u32, smaller: u32) -> (usize, usize) {
        let pair = Pair::new(larger.count_ones() as u8, smaller.count_ones() as u8);
        let classes = self.classes(pair.larger());
        let (row, symmetry) = classes.of(larger);
        let smaller = squeezed(self.symmetries.of(symmetry, smaller), classes.representatives()[row]);
        (row, self.columns(pair).rank(smaller))
    }

    /// Returns the board's symmetries.
    pub(super) const fn symmetries(&self) -> &Symmetries {
        &self.symmetries
    }

    /// Returns the classes of a side's sets of so many stones.
    pub(super) fn classes(&self, stones: u8) -> &Classes {
        let make = || Classes::new(self.ground.points(), usize::from(stones), &self.symmetries);
        self.classes[usize::from(stones)].get_or_init(make)
    }

    /// Returns the sets of a pair's smaller side among the points that the larger leaves.
    pub(super) fn columns(&self, pair: Pair) -> &Ranks {
        let [larger, smaller] = [pair.larger(), pair.smaller()].map(usize::from);
        self.columns[larger][smaller].get_or_init(|| Ranks::new(self.ground.points() - larger, smaller))
    }
}

/// Numbers the points of a set anew, those of `taken` left out.
#[inline]
pub(super) fn squeezed(set: u32, taken: u32) -> u32 {
    bits(set).fold(0, |squeezed, bit| squeezed | 1 << squeezed_bit(bit, taken))
}

/// Numbers a point anew, those of `taken` left out.
#[inline]
pub(super) fn squeezed_bit(bit: usize, taken: u32) -> usize {
    bit - (taken & ((1 << bit) - 1)).count_ones() as usize
}

/// Undoes [`squeezed`].
pub(super) fn unsqueezed(set: u32, taken: u32) -> u32 {
    let mut free = !taken;
    let mut unsqueezed = 0;
    let mut passed = 0;
    for bit in bits(set) {
        for _ in passed..bit {
            free &= free - 1;
        }
        passed = bit;
        unsqueezed |= free & free.wrapping_neg();
    }
    unsqueezed
}

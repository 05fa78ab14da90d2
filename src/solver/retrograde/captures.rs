//! What a capture is worth, once a mill is closed.

use rayon::prelude::*;

use crate::solver::code::{NONE, WINS_AT_ONCE, WORTH, Worth};
use crate::solver::colex::{bits, choose};
use crate::solver::pair::Pair;
use crate::solver::row::Row;
use crate::solver::symmetry::Spread;

use super::{BATCH, Work};

impl Work<'_> {
    /// Finds for each cell in which the larger side has a mill what its best capture is worth, where it has just closed
    /// one; [`NONE`] where it takes nothing.
    pub(super) fn captures(&self) -> Vec<Worth> {
        let (ground, columns) = (self.index.ground(), self.shape.columns);
        // What has no mill is not touched, and takes no memory.
        let mut captures = vec![NONE; self.shape.cells()];
        captures.par_chunks_mut(columns * BATCH).enumerate().for_each(|(batch, cells)| {
            let mut in_mills = Vec::new();
            let rows = self.rows[batch * BATCH..].iter().enumerate();
            for (cells, (offset, row)) in cells.chunks_mut(columns).zip(rows) {
                if ground.in_mills(row.larger) != 0 {
                    row.all_in_mills(self.columns().sets(), &mut in_mills);
                    self.row_captures(batch * BATCH + offset, &in_mills, cells);
                }
            }
        });
        captures
    }

    /// Finds the same for one row.
    fn row_captures(&self, row: usize, in_mills: &[u32], cells: &mut [Worth]) {
        let (ground, sets) = (self.index.ground(), self.columns().sets());
        let size = usize::from(self.pair.smaller());
        let left = self.index.ground().points() - usize::from(self.pair.larger());
        let less = &self.subsets[size - 1];
        let after: Vec<Worth> = match self.lower.smaller {
            None => vec![WINS_AT_ONCE; less.sets().len()],
            Some(table) => {
                let columns = less.sets().len();
                table[row * columns..][..columns].iter().map(|&code| WORTH[usize::from(code)]).collect()
            }
        };
        best_without_one(&after, size, left, cells);
        for ((cell, &set), &in_mills) in cells.iter_mut().zip(sets).zip(in_mills) {
            if in_mills != 0 {
                let takeable = ground.takeable(set, in_mills);
                let worth = bits(takeable).map(|bit| after[less.rank(set & !(1 << bit))]);
                *cell = worth.max().unwrap_or(NONE);
            }
        }
    }

    /// Finds for each set of the smaller side with a mill what its best capture is worth, where it has just closed one,
    /// in the columns of `row`; [`NONE`] where it takes nothing, and for sets without a mill.
    pub(super) fn captures_of_smaller(
        &self,
        row: &Row,
        in_mills: &[u32],
        of_larger: &[Worth],
        found: &mut Vec<Worth>,
    ) {
        let (ground, columns) = (self.index.ground(), self.columns());
        found.clear();
        found.resize(columns.sets().len(), NONE);
        let with_mill = || columns.sets().iter().enumerate().filter(|&(column, _)| in_mills[column] != 0);
        if self.pair.is_equal() {
            // The same as the larger side's, seen from the other side.
            let spread = self.spread_out(row);
            for (column, &set) in with_mill() {
                let (row, column_of_larger) = self.index.place(spread.of(set), row.larger);
                found[column] = of_larger[row * self.shape.columns + column_of_larger];
            }
            return;
        }
        let takeable = ground.takeable(row.larger, ground.in_mills(row.larger));
        let Some(table) = self.lower.larger else {
            if takeable != 0 {
                with_mill().for_each(|(column, _)| found[column] = WINS_AT_ONCE);
            }
            return;
        };
        let classes = self.index.classes(self.pair.larger() - 1);
        let pair = Pair::new(self.pair.larger() - 1, self.pair.smaller());
        let after = self.index.columns(pair);
        let width = choose(row.points + 1, usize::from(self.pair.smaller()));
        for taken in bits(takeable) {
            let (to, symmetry) = classes.of(row.larger & !(1 << taken));
            let images = row.without_stone(self.index, symmetry, classes.representatives()[to]);
            let spread = Spread::new(&images);
            let codes = &table[to * width..][..width];
            for (column, &set) in with_mill() {
                let worth = WORTH[usize::from(codes[after.rank(spread.of(set))])];
                found[column] = found[column].max(worth);
            }
        }
    }

    /// Returns the map from a row's numbers of points to the board's.
    fn spread_out(&self, row: &Row) -> Spread {
        Spread::new(&row.on_board())
    }
}

/// Finds for each set of `size` among `points` points the largest worth of those that lack one of its points:
/// `worth` has those of the sets of `size - 1`.
///
/// A set is its highest point and the rest: either the highest goes, or one of the rest, which is the same question for
/// the sets below that have the highest point in common and lie together. So whole blocks are compared, never single
/// sets looked up.
fn best_without_one(worth: &[Worth], size: usize, points: usize, best: &mut [Worth]) {
    if size == 1 {
        best.fill(worth[0]);
        return;
    }
    let mut start = 0;
    for highest in size - 1..points {
        let rests = choose(highest, size - 1);
        let block = &mut best[start..start + rests];
        let with_highest = &worth[rests..][..choose(highest, size - 2)];
        best_without_one(with_highest, size - 1, highest, block);
        for (best, &worth) in block.iter_mut().zip(&worth[..rests]) {
            *best = (*best).max(worth);
        }
        start += rests;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solver::colex::Ranks;

    #[test]
    fn the_best_capture_is_the_best_of_all() {
        for (points, size) in [(6, 1), (7, 3), (9, 4), (12, 6)] {
            let (sets, less) = (Ranks::new(points, size), Ranks::new(points, size - 1));
            let worth: Vec<Worth> = (0..less.sets().len()).map(|at| (at * 37 % 251) as Worth).collect();
            let mut best = vec![0; sets.sets().len()];
            best_without_one(&worth, size, points, &mut best);
            for (&set, &best) in sets.sets().iter().zip(&best) {
                let all = bits(set).map(|bit| worth[less.rank(set & !(1 << bit))]);
                assert_eq!(Some(best), all.max());
            }
        }
    }
}

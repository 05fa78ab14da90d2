//! What each cell knows before the distances are gone through.

use rayon::prelude::*;

use crate::solver::code::{DRAW, DRAWS, NONE, Worth, before};
use crate::solver::colex::{MOST_POINTS, bits};
use crate::solver::monitor::Stopped;
use crate::solver::symmetry::Spread;

use super::{BATCH, Distances, PlySet, SAFE, Table, Work};

/// Sums over the points of a set, each with its number: looked up in two halves.
struct Sums {
    low_bits: u32,
    low: Vec<u8>,
    high: Vec<u8>,
}

impl Sums {
    fn new(numbers: &[u8]) -> Self {
        let (low, high) = numbers.split_at(numbers.len().div_ceil(2));
        let sums = |numbers: &[u8]| {
            let mut sums = vec![0];
            for &number in numbers {
                sums.extend_from_within(..);
                let half = sums.len() / 2;
                sums[half..].iter_mut().for_each(|sum| *sum += number);
            }
            sums
        };
        Self { low_bits: low.len() as u32, low: sums(low), high: sums(high) }
    }

    #[inline]
    fn of(&self, set: u32) -> u8 {
        let low = self.low[(set & ((1 << self.low_bits) - 1)) as usize];
        low + self.high[(set >> self.low_bits) as usize]
    }
}

/// What a thread keeps from row to row.
#[derive(Default)]
struct Scratch {
    in_mills: Vec<u32>,
    captures: Vec<Worth>,
    moves: Vec<u8>,
    best: Vec<Worth>,
}

impl Work<'_> {
    /// Sets up the table with the larger side to move.
    pub(super) fn set_up_larger(
        &self,
        captures: &[Worth],
        distances: &mut [Distances],
    ) -> Result<Table, Stopped> {
        self.set_up(distances, |row, scratch, codes, open, distances| {
            let sets = self.columns().sets();
            let steps = self.steps.from(row);
            let stones = &self.rows[row];
            scratch.best.clear();
            scratch.best.resize(sets.len(), NONE);
            scratch.moves.clear();
            // The moves whose captures are found below are none of the quiet ones.
            scratch.moves.resize(sets.len(), 0);
            for &step in steps.iter().filter(|step| step.closes) {
                let to = step.row as usize;
                let spread = Spread::new(&stones.after(self.index, step, self.rows[to].larger));
                let captures = &captures[to * self.shape.columns..][..self.shape.columns];
                let cells = scratch.best.iter_mut().zip(&mut scratch.moves).zip(sets);
                for ((best, takes), &set) in cells {
                    let image = spread.of(set);
                    if image & Spread::LOST == 0 {
                        let worth = captures[self.columns().rank(image)];
                        *best = (*best).max(worth);
                        *takes += u8::from(worth != NONE);
                    }
                }
            }
            let mut arriving = [0; MOST_POINTS];
            for step in steps {
                arriving[stones.number(usize::from(step.to))] += 1;
            }
            let occupied = Sums::new(&arriving[..stones.points]);
            let cells = codes.iter_mut().zip(open).zip(sets).zip(scratch.best.iter().zip(&scratch.moves));
            for (((code, open), &set), (&best, &takes)) in cells {
                let moves = steps.len() as u8 - occupied.of(set);
                (*code, *open) = self.first(best, moves, moves - takes, &mut distances.larger);
            }
        })
    }

    /// Sets up the table with the smaller side to move.
    pub(super) fn set_up_smaller(
        &self,
        captures_of_larger: &[Worth],
        distances: &mut [Distances],
    ) -> Result<Table, Stopped> {
        let flies = self.index.ground().flies(self.pair.smaller());
        self.set_up(distances, |row, scratch, codes, open, distances| {
            let row = &self.rows[row];
            let columns = self.columns();
            let Scratch { in_mills, captures, moves, best } = scratch;
            row.all_in_mills(columns.sets(), in_mills);
            self.captures_of_smaller(row, in_mills, captures_of_larger, captures);
            if flies {
                let stones = columns.size();
                moves.clear();
                moves.resize(columns.sets().len(), (stones * (row.points - stones)) as u8);
            } else {
                row.count_moves(&self.subsets[..columns.size()], moves);
            }
            best.clear();
            best.resize(columns.sets().len(), NONE);
            // Whether a side can move at all is asked before captures are taken off the count.
            open.copy_from_slice(moves);
            let left = u32::MAX >> (32 - row.points);
            let closing = columns.sets().iter().zip(&*in_mills).zip(&*captures);
            for ((&set, &in_mills), &worth) in closing.filter(|&(_, &worth)| worth != NONE) {
                for to in bits(in_mills) {
                    let reach = if flies { left } else { row.neighbours[to] };
                    for from in bits(reach & !set) {
                        let earlier = columns.rank(set & !(1 << to) | 1 << from);
                        best[earlier] = best[earlier].max(worth);
                        open[earlier] -= 1;
                    }
                }
            }
            for (((code, open), &moves), &best) in codes.iter_mut().zip(open).zip(&*moves).zip(&*best) {
                (*code, *open) = self.first(best, moves, *open, &mut distances.smaller);
            }
        })
    }

    /// Makes a table, each row by `row`.
    fn set_up<F>(&self, distances: &mut [Distances], row: F) -> Result<Table, Stopped>
    where
        F: Fn(usize, &mut Scratch, &mut [u8], &mut [u8], &mut Distances) + Sync,
    {
        let columns = self.shape.columns;
        let mut table = Table { codes: vec![0; self.shape.cells()], open: vec![0; self.shape.cells()] };
        let batches =
            table.codes.par_chunks_mut(columns * BATCH).zip(table.open.par_chunks_mut(columns * BATCH));
        let batches = batches.zip(distances.par_chunks_mut(BATCH)).enumerate();
        batches.try_for_each_init(Scratch::default, |scratch, (batch, ((codes, open), distances))| {
            let cells = codes.len();
            let rows = codes.chunks_mut(columns).zip(open.chunks_mut(columns)).zip(distances);
            for (offset, ((codes, open), distances)) in rows.enumerate() {
                row(batch * BATCH + offset, scratch, codes, open, distances);
            }
            self.monitor.advance(cells as u64)
        })?;
        Ok(table)
    }

    /// Returns what a cell knows at first, as in [`Table`]: `best` is its best capture, `moves` counts all moves and
    /// `quiet` those that take nothing.
    #[inline]
    fn first(&self, best: Worth, moves: u8, quiet: u8, distances: &mut PlySet) -> (u8, u8) {
        let (code, open) = if moves == 0 {
            self.blocked()
        } else if best == DRAWS {
            (DRAW, SAFE)
        } else if best > DRAWS {
            (before(best), 0)
        } else {
            (before(best), quiet)
        };
        if open == 0 && code != DRAW {
            distances.insert(code);
        }
        (code, open)
    }

    /// Returns the same for a side that can't move.
    fn blocked(&self) -> (u8, u8) {
        let is_full = usize::from(self.pair.stones()) == self.index.ground().points();
        if is_full && self.index.ground().full_board_draws() { (DRAW, SAFE) } else { (0, 0) }
    }
}

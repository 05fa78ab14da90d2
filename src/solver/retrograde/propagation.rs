//! Going through the distances in order.

use rayon::prelude::*;

use crate::solver::code::MOST_PLIES;
use crate::solver::colex::bits;
use crate::solver::monitor::{Stage, Stopped};
use crate::solver::row::Step;
use crate::solver::symmetry::Spread;

use super::{BATCH, Distances, PlySet, SAFE, Table, Unsolved, Work};

/// Positions of a list from which on a map is looked up, and not followed point by point: making the lookup takes as
/// long as following it for so many.
const WORTH_A_LOOKUP: usize = 48;

/// The smaller side's positions at one distance in a batch of rows.
#[derive(Default)]
struct Front {
    columns: Vec<u16>,
    starts: Vec<u32>,
}

impl Front {
    /// Returns the columns of a row.
    #[inline]
    fn row(fronts: &[Self], row: usize) -> &[u16] {
        let front = &fronts[row / BATCH];
        &front.columns[front.starts[row % BATCH] as usize..front.starts[row % BATCH + 1] as usize]
    }

    /// Begins the next row.
    fn end_row(&mut self) {
        self.starts.push(self.columns.len() as u32);
    }
}

/// The cells of one row of both tables.
struct Cells<'t> {
    row: usize,
    larger: Half<'t>,
    smaller: Half<'t>,
}

/// The cells of one row of one table.
struct Half<'t> {
    codes: &'t mut [u8],
    open: &'t mut [u8],
    distances: &'t mut PlySet,
}

impl Half<'_> {
    /// Tells a cell that one of its moves leads to a position at this distance, which is lost there where `LOST`.
    ///
    /// Nothing is asked where the answer is as likely yes as no: that would cost more than all the rest.
    #[inline]
    fn reaches<const LOST: bool>(&mut self, at: usize, plies: u8) {
        let (code, open) = (&mut self.codes[at], &mut self.open[at]);
        if LOST {
            // A longer way to win may have been found before.
            *code = if (*open != 0) | (*code > plies + 1) { plies + 1 } else { *code };
            *open = 0;
        } else {
            let left = *open;
            *open -= u8::from((left != 0) & (left != SAFE));
            if left == 1 {
                // The longest of the captures may lose later than this.
                *code = (*code).max(plies + 1);
                self.distances.insert(*code);
            }
        }
    }

    /// Visits the columns at this distance.
    #[inline]
    fn at_distance(&self, plies: u8, mut visit: impl FnMut(usize)) {
        const CHUNK: usize = 64;
        if !self.distances.contains(plies) {
            return;
        }
        for (chunk, codes) in self.codes.chunks(CHUNK).enumerate() {
            // Without a branch, so that many are compared at once.
            if codes.iter().fold(false, |any, &code| any | (code == plies)) {
                for (offset, _) in codes.iter().enumerate().filter(|&(_, &code)| code == plies) {
                    let column = chunk * CHUNK + offset;
                    if self.open[column] == 0 {
                        visit(column);
                    }
                }
            }
        }
    }
}

impl Work<'_> {
    /// Finds all values, distance by distance.
    pub(super) fn propagate(
        &self,
        larger: &mut Table,
        smaller: &mut Table,
        distances: &mut [Distances],
    ) -> Result<(), Unsolved> {
        let mut plies = 0;
        let mut fronts = self.over_batches(larger, smaller, distances, |_, cells, front| {
            cells.smaller.at_distance(0, |column| front.columns.push(column as u16));
        })?;
        loop {
            let sets = distances.iter().flat_map(|row| [row.larger, row.smaller]);
            let highest = sets.filter_map(PlySet::highest).max().unwrap_or(0);
            if highest > MOST_PLIES - 2 {
                return Err(Unsolved::TooDeep);
            }
            if plies > highest {
                return Ok(());
            }
            self.monitor.begin(Stage::Propagating { plies }, self.shape.cells() as u64);
            fronts = self.over_batches(larger, smaller, distances, |scratch, cells, front| {
                if plies % 2 == 0 {
                    self.smaller_moved::<true>(cells, plies);
                    self.larger_moved::<true>(scratch, cells, plies, &fronts);
                } else {
                    self.smaller_moved::<false>(cells, plies);
                    self.larger_moved::<false>(scratch, cells, plies, &fronts);
                }
                cells.smaller.at_distance(plies + 1, |column| front.columns.push(column as u16));
            })?;
            plies += 1;
        }
    }

    /// Works on each row; what is done with the cells adds the row's columns to the front.
    fn over_batches<F>(
        &self,
        larger: &mut Table,
        smaller: &mut Table,
        distances: &mut [Distances],
        work: F,
    ) -> Result<Vec<Front>, Stopped>
    where
        F: Fn(&mut Spread, &mut Cells<'_>, &mut Front) + Sync,
    {
        let width = self.shape.columns;
        let batch = width * BATCH;
        let larger = larger.codes.par_chunks_mut(batch).zip(larger.open.par_chunks_mut(batch));
        let smaller = smaller.codes.par_chunks_mut(batch).zip(smaller.open.par_chunks_mut(batch));
        let batches = larger.zip(smaller).zip(distances.par_chunks_mut(BATCH)).enumerate();
        let on_batch = |scratch: &mut Spread,
                        (number, ((larger, smaller), distances)): (usize, Batch<'_>)| {
            let mut front = Front { columns: Vec::new(), starts: vec![0] };
            let done = larger.0.len();
            let larger = larger.0.chunks_mut(width).zip(larger.1.chunks_mut(width));
            let smaller = smaller.0.chunks_mut(width).zip(smaller.1.chunks_mut(width));
            for (offset, ((larger, smaller), distances)) in larger.zip(smaller).zip(distances).enumerate() {
                let mut cells = Cells {
                    row: number * BATCH + offset,
                    larger: Half { codes: larger.0, open: larger.1, distances: &mut distances.larger },
                    smaller: Half { codes: smaller.0, open: smaller.1, distances: &mut distances.smaller },
                };
                work(scratch, &mut cells, &mut front);
                front.end_row();
            }
            self.monitor.advance(done as u64)?;
            Ok(front)
        };
        batches.map_init(|| Spread::new(&[]), on_batch).collect()
    }

    /// Tells the cells with the smaller side to move of those that its moves lead to at this distance: it stays in the
    /// row.
    fn smaller_moved<const LOST: bool>(&self, cells: &mut Cells<'_>, plies: u8) {
        if !cells.larger.distances.contains(plies) {
            return;
        }
        let (ground, columns) = (self.index.ground(), self.columns());
        let row = &self.rows[cells.row];
        let flies = ground.flies(self.pair.smaller());
        let takes_nothing = ground.takeable(row.larger, ground.in_mills(row.larger)) == 0;
        let left = u32::MAX >> (32 - row.points);
        let (larger, smaller) = (&cells.larger, &mut cells.smaller);
        if LOST {
            smaller.distances.insert(plies + 1);
        }
        larger.at_distance(plies, |column| {
            let set = columns.sets()[column];
            // A stone that stands in a mill has closed it, which is no quiet move.
            let moved = if takes_nothing { set } else { set & !row.in_mills(set) };
            for to in bits(moved) {
                let reach = if flies { left } else { row.neighbours[to] };
                for from in bits(reach & !set) {
                    smaller.reaches::<LOST>(columns.rank(set & !(1 << to) | 1 << from), plies);
                }
            }
        });
    }

    /// Tells the cells with the larger side to move of those that its moves lead to at this distance, in other rows.
    fn larger_moved<const LOST: bool>(
        &self,
        lookup: &mut Spread,
        cells: &mut Cells<'_>,
        plies: u8,
        fronts: &[Front],
    ) {
        let reached = |step: &&Step| !Front::row(fronts, step.row as usize).is_empty();
        let steps = self.steps.from(cells.row);
        if !steps.iter().any(|step| reached(&step)) {
            return;
        }
        if LOST {
            cells.larger.distances.insert(plies + 1);
        }
        let columns = self.columns();
        let row = &self.rows[cells.row];
        for &step in steps.iter().filter(reached) {
            let images = row.before(self.index, step, self.rows[step.row as usize].larger);
            let front = Front::row(fronts, step.row as usize);
            let sets = front.iter().map(|&column| columns.sets()[usize::from(column)]);
            if step.closes {
                if !self.index.ground().may_take_nothing() {
                    continue;
                }
                // Quiet where nothing can be taken.
                let there = &self.rows[step.row as usize];
                for set in sets.filter(|&set| self.index.ground().takeable(set, there.in_mills(set)) == 0) {
                    let earlier = bits(set).fold(0, |earlier, bit| earlier | images[bit]);
                    if earlier & Spread::LOST == 0 {
                        cells.larger.reaches::<LOST>(columns.rank(earlier), plies);
                    }
                }
            } else if front.len() < WORTH_A_LOOKUP {
                for set in sets {
                    let earlier = bits(set).fold(0, |earlier, bit| earlier | images[bit]);
                    if earlier & Spread::LOST == 0 {
                        cells.larger.reaches::<LOST>(columns.rank(earlier), plies);
                    }
                }
            } else {
                lookup.set(&images);
                for set in sets {
                    let earlier = lookup.of(set);
                    if earlier & Spread::LOST == 0 {
                        cells.larger.reaches::<LOST>(columns.rank(earlier), plies);
                    }
                }
            }
        }
    }
}

/// A batch of rows: codes and open moves of both tables, and the rows' distances.
type Batch<'t> = (((&'t mut [u8], &'t mut [u8]), (&'t mut [u8], &'t mut [u8])), &'t mut [Distances]);

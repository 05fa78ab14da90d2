//! A row of the tables: one set of the larger side's stones, and the points it leaves.

use super::colex::{MOST_POINTS, Ranks, bits, choose};
use super::index::{Index, squeezed_bit};
use super::pair::Pair;
use super::symmetry::Spread;

/// A move of the larger side's stones: from its row to another, which shows the position under a symmetry.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    /// The point that the stone leaves.
    pub(super) from: u8,
    /// The point that it comes to.
    pub(super) to: u8,
    /// The symmetry by which the other row shows the position.
    symmetry: u8,
    /// Whether the stone then stands in a mill.
    pub(super) closes: bool,
    /// The other row.
    pub(super) row: u32,
}

/// The moves of the larger side from each row of a pair. They are the same for all columns but for the points that the
/// smaller side occupies.
#[derive(Debug)]
pub(super) struct Steps {
    steps: Vec<Step>,
    starts: Vec<u32>,
}

impl Steps {
    /// Finds them.
    pub(super) fn new(index: &Index, pair: Pair) -> Self {
        let (ground, classes) = (index.ground(), index.classes(pair.larger()));
        let (mut steps, mut starts) = (Vec::new(), vec![0]);
        for &larger in classes.representatives() {
            let free = ground.all() & !larger;
            for from in bits(larger) {
                let others = larger & !(1 << from);
                let reach = if ground.flies(pair.larger()) { free } else { ground.neighbours(from) & free };
                steps.extend(bits(reach).map(|to| {
                    let (row, symmetry) = classes.of(others | 1 << to);
                    let closes = ground.closes(to, others);
                    Step { from: from as u8, to: to as u8, symmetry, closes, row: row as u32 }
                }));
            }
            starts.push(steps.len() as u32);
        }
        Self { steps, starts }
    }

    /// Returns those from a row.
    #[inline]
    pub(super) fn from(&self, row: usize) -> &[Step] {
        &self.steps[self.starts[row] as usize..self.starts[row + 1] as usize]
    }
}

/// One set of the larger side's stones, with the points that it leaves numbered from 0, as columns number them.
#[derive(Debug)]
pub(super) struct Row {
    /// The larger side's stones.
    pub(super) larger: u32,
    /// How many points it leaves.
    pub(super) points: usize,
    /// The board's number of each point left.
    free: [u8; MOST_POINTS],
    /// The points left beside each.
    pub(super) neighbours: [u32; MOST_POINTS],
    /// The mills that the smaller side can have.
    pub(super) mills: Vec<u32>,
}

impl Row {
    /// Looks at the board from a row.
    pub(super) fn new(index: &Index, larger: u32) -> Self {
        let ground = index.ground();
        let left = ground.all() & !larger;
        let mut free = [0; MOST_POINTS];
        for (number, bit) in bits(left).enumerate() {
            free[number] = bit as u8;
        }
        let squeeze = |set: u32| bits(set).fold(0, |set, bit| set | 1 << squeezed_bit(bit, larger));
        let mut neighbours = [0; MOST_POINTS];
        for (number, bit) in bits(left).enumerate() {
            neighbours[number] = squeeze(ground.neighbours(bit) & left);
        }
        let mills = ground.mills().iter().filter(|&&mill| mill & larger == 0);
        Self {
            larger,
            points: left.count_ones() as usize,
            free,
            neighbours,
            mills: mills.map(|&mill| squeeze(mill)).collect(),
        }
    }

    /// Returns the smaller side's stones that stand in mills of theirs.
    #[inline]
    pub(super) fn in_mills(&self, set: u32) -> u32 {
        self.mills.iter().filter(|&&mill| set & mill == mill).fold(0, |all, mill| all | mill)
    }

    /// Finds the same for many sets.
    pub(super) fn all_in_mills(&self, sets: &[u32], found: &mut Vec<u32>) {
        found.clear();
        found.resize(sets.len(), 0);
        // Without a branch, so that several sets are looked at at once.
        for &mill in &self.mills {
            for (found, &set) in found.iter_mut().zip(sets) {
                *found |= if set & mill == mill { mill } else { 0 };
            }
        }
    }

    /// Returns the board's numbers of the points left, each as a set.
    pub(super) fn on_board(&self) -> [u32; MOST_POINTS] {
        self.images(|bit| 1 << bit)
    }

    /// Returns the number of a point left.
    pub(super) fn number(&self, bit: usize) -> usize {
        squeezed_bit(bit, self.larger)
    }

    /// Returns where the points of this row are after a step, in the row that it leads to; the point that the stone
    /// comes to is lost.
    pub(super) fn after(&self, index: &Index, step: Step, other: u32) -> [u32; MOST_POINTS] {
        self.images(|bit| {
            let image = index.symmetries().bit(step.symmetry, bit);
            if bit == usize::from(step.to) { Spread::LOST } else { 1 << squeezed_bit(image, other) }
        })
    }

    /// Returns where the points of the row that a step leads to, which leaves `other`, were before it, in this row; the
    /// point that the stone left is lost.
    pub(super) fn before(&self, index: &Index, step: Step, other: u32) -> [u32; MOST_POINTS] {
        let (symmetries, inverse) = (index.symmetries(), index.symmetries().inverse(step.symmetry));
        let mut images = [0; MOST_POINTS];
        let left = index.ground().all() & !other;
        for (image, bit) in images.iter_mut().zip(bits(left)) {
            let bit = symmetries.bit(inverse, bit);
            *image = if bit == usize::from(step.from) { Spread::LOST } else { 1 << self.number(bit) };
        }
        images
    }

    /// Returns where the points of this row are under a symmetry in the row of `other`, a set with a stone fewer.
    pub(super) fn without_stone(&self, index: &Index, symmetry: u8, other: u32) -> [u32; MOST_POINTS] {
        self.images(|bit| 1 << squeezed_bit(index.symmetries().bit(symmetry, bit), other))
    }

    fn images(&self, image: impl Fn(usize) -> u32) -> [u32; MOST_POINTS] {
        let mut images = [0; MOST_POINTS];
        for (image_of, &bit) in images.iter_mut().zip(&self.free[..self.points]) {
            *image_of = image(usize::from(bit));
        }
        images
    }

    /// Counts for each set of the smaller side the moves along lines to free points.
    ///
    /// A set is its highest point and the rest, whose moves were counted before: sets with the same highest point lie
    /// together, in the order of the rests. `subsets` are the sets of each size.
    pub(super) fn count_moves(&self, subsets: &[Ranks], moves: &mut Vec<u8>) {
        let mut rests = Vec::new();
        moves.clear();
        moves.push(0);
        for (ranks, size) in subsets.iter().zip(1..) {
            std::mem::swap(moves, &mut rests);
            moves.clear();
            for highest in size - 1..self.points {
                let rest = choose(highest, size - 1);
                let degree = self.neighbours[highest].count_ones() as u8;
                let start = moves.len();
                moves.extend_from_slice(&rests[..rest]);
                let (block, sets) = (&mut moves[start..], &ranks.sets()[..rest]);
                block.iter_mut().for_each(|count| *count += degree);
                // Two stones side by side lose a move each.
                for beside in bits(self.neighbours[highest] & ((1 << highest) - 1)) {
                    for (count, set) in block.iter_mut().zip(sets) {
                        *count -= 2 * (set >> beside & 1) as u8;
                    }
                }
            }
        }
    }
}

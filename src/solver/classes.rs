//! Sets of stones up to the symmetries of the board.

use super::colex::Ranks;
use super::symmetry::Symmetries;

/// The classes of the sets of one size: those that a symmetry takes into each other are one.
#[derive(Debug)]
pub(super) struct Classes {
    ranks: Ranks,
    /// By the rank of a set: its class, and in the low byte the symmetry that takes it to the representative.
    of: Box<[u32]>,
    /// The first set of each class.
    representatives: Box<[u32]>,
}

impl Classes {
    /// Finds the classes of the sets of `size` among `points` points.
    pub(super) fn new(points: usize, size: usize, symmetries: &Symmetries) -> Self {
        const OPEN: u32 = u32::MAX;
        let ranks = Ranks::new(points, size);
        let mut of = vec![OPEN; ranks.sets().len()];
        let mut representatives = Vec::new();
        for (rank, &set) in ranks.sets().iter().enumerate() {
            if of[rank] != OPEN {
                continue;
            }
            let class = representatives.len() as u32;
            representatives.push(set);
            for symmetry in 0..symmetries.count() as u8 {
                let image = &mut of[ranks.rank(symmetries.of(symmetry, set))];
                if *image == OPEN {
                    *image = class << 8 | u32::from(symmetries.inverse(symmetry));
                }
            }
        }
        Self { ranks, of: of.into(), representatives: representatives.into() }
    }

    /// Returns the class of a set, and the symmetry that takes the set to its representative.
    #[inline]
    pub(super) fn of(&self, set: u32) -> (usize, u8) {
        let found = self.of[self.ranks.rank(set)];
        ((found >> 8) as usize, found as u8)
    }

    /// Returns one set of each class.
    pub(super) fn representatives(&self) -> &[u32] {
        &self.representatives
    }
}

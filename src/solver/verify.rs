//! Holding every entry of a table against its successors.
//!
//! This goes forward, position by position, and shares nothing with the way tables are solved but the index: what
//! counts moves wrongly there is found here.

use rayon::prelude::*;

use super::code::{DRAW, NONE, Worth, before, value, worth};
use super::colex::bits;
use super::ground::Ground;
use super::index::{Cell, Index, Side};
use super::monitor::{Monitor, Stage, Stopped};
use super::pair::Pair;
use super::retrograde::Lower;
use super::value::Value;

/// An entry that its successors contradict.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mismatch {
    /// Where it stands.
    pub cell: Cell,
    /// What the table says.
    pub written: Value,
    /// What follows from the successors.
    pub found: Value,
}

/// What came of holding a pair's tables against the successors.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Verified {
    /// How many entries were looked at.
    pub entries: u64,
    /// How many are wrong.
    pub wrong: u64,
    /// The first of those in the order of the tables.
    pub first: Option<Mismatch>,
}

/// The tables that a pair's successors stand in.
struct Around<'t> {
    index: &'t Index,
    pair: Pair,
    larger: &'t [u8],
    smaller: &'t [u8],
    lower: &'t Lower<'t>,
}

impl Around<'_> {
    /// Returns the byte of a position from the stones of the side to move and the other's.
    fn code(&self, own: u32, enemy: u32) -> u8 {
        if own.count_ones() < u32::from(self.index.ground().least()) {
            return 0;
        }
        let cell = self.index.cell(own, enemy);
        let table = if cell.pair == self.pair {
            match cell.side {
                Side::Larger => self.larger,
                Side::Smaller => self.smaller,
            }
        } else {
            // A stone less of those to move now: it was the smaller side's or the larger's.
            let lower =
                if cell.pair.larger() == self.pair.larger() { self.lower.smaller } else { self.lower.larger };
            lower.expect("the tables that the pair captures into are there")
        };
        table[cell.at]
    }

    /// Returns the byte that follows from the successors.
    fn expected(&self, own: u32, enemy: u32) -> u8 {
        let ground = self.index.ground();
        let mut best: Worth = NONE;
        ground.successors(own, enemy, |own, enemy| best = best.max(worth(self.code(enemy, own))));
        if best != NONE {
            return before(best);
        }
        let is_full = own | enemy == ground.all();
        if is_full && ground.full_board_draws() { DRAW } else { 0 }
    }
}

/// Holds every entry of a pair's tables against its successors, on the threads of the pool that it is run in.
///
/// # Errors
///
/// The monitor stopped it.
///
/// # Panics
///
/// `lower` lacks what the pair captures into.
pub fn verify(
    index: &Index,
    pair: Pair,
    larger: &[u8],
    smaller: &[u8],
    lower: &Lower<'_>,
    monitor: &Monitor,
) -> Result<Verified, Stopped> {
    let around = Around { index, pair, larger, smaller, lower };
    monitor.begin(Stage::Checking, (larger.len() + smaller.len()) as u64);
    let one = verify_side(&around, Side::Larger, larger, monitor)?;
    let other = verify_side(&around, Side::Smaller, smaller, monitor)?;
    Ok(one.and(other))
}

fn verify_side(
    around: &Around<'_>,
    side: Side,
    table: &[u8],
    monitor: &Monitor,
) -> Result<Verified, Stopped> {
    let columns = around.index.shape(around.pair).columns;
    let rows = table.par_chunks(columns).enumerate().with_min_len(8).map(|(row, codes)| {
        let mut verified = Verified { entries: codes.len() as u64, ..Verified::default() };
        for (column, &code) in codes.iter().enumerate() {
            let cell = Cell { pair: around.pair, side, at: row * columns + column };
            let (own, enemy) = around.index.sets(cell);
            let expected = around.expected(own, enemy);
            if code != expected {
                verified.wrong += 1;
                let mismatch = Mismatch { cell, written: value(code), found: value(expected) };
                verified.first.get_or_insert(mismatch);
            }
        }
        monitor.advance(verified.entries)?;
        Ok(verified)
    });
    rows.try_reduce(Verified::default, |one, other| Ok(one.and(other)))
}

impl Verified {
    /// Adds what came of later entries.
    #[must_use]
    pub fn and(self, later: Self) -> Self {
        Self {
            entries: self.entries + later.entries,
            wrong: self.wrong + later.wrong,
            first: self.first.or(later.first),
        }
    }
}

impl Ground {
    /// Visits the positions after each turn: the mover's stones and the other's.
    pub(super) fn successors(&self, own: u32, enemy: u32, mut visit: impl FnMut(u32, u32)) {
        let free = self.all() & !(own | enemy);
        let takeable = self.takeable(enemy, self.in_mills(enemy));
        for from in bits(own) {
            let others = own & !(1 << from);
            let reach = if self.flies(own.count_ones() as u8) { free } else { self.neighbours(from) & free };
            for to in bits(reach) {
                let moved = others | 1 << to;
                if self.closes(to, others) && takeable != 0 {
                    bits(takeable).for_each(|taken| visit(moved, enemy & !(1 << taken)));
                } else {
                    visit(moved, enemy);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::rules::{ByColor, Color, PointSet, Position, Rules, Ruleset, Setup};

    /// All positions after a whole turn, by the rules core.
    fn by_the_core(rules: &Rules, position: &Position, found: &mut Vec<Position>) {
        for action in position.legal_actions(rules) {
            let (after, _) = position.play(rules, action).expect("a legal action is played");
            if after.capture_due() { by_the_core(rules, &after, found) } else { found.push(after) }
        }
    }

    #[test]
    fn successors_are_those_of_the_rules_core() {
        let mut random = 0x2545_f491_4f6c_dd1d_u64;
        let mut below = |limit: usize| {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (random >> 33) as usize % limit
        };
        let mut captures = 0;
        for ruleset in Ruleset::ALL {
            let rules = Rules::named(ruleset.id).expect("a profile has its name");
            let ground = Ground::new(rules).expect("every profile's moving phase has tables");
            let most = usize::from(rules.ruleset().stones);
            for round in 0..200 {
                let mut points: Vec<_> = rules.board().points().into_iter().collect();
                let mut take = |count: usize| -> PointSet {
                    (0..count).map(|_| points.swap_remove(below(points.len()))).collect()
                };
                // Few stones often, so that flying and mills occur.
                let sizes = [3 + round % (most - 2), 3 + round / 7 % (most - 2)];
                let [white, black] = sizes.map(&mut take);
                let setup = Setup {
                    to_move: Color::White,
                    stones: ByColor::from_fn(|color| if color == Color::White { white } else { black }),
                    hand: ByColor::from_fn(|_| 0),
                    closed: None,
                    caught: PointSet::EMPTY,
                    captures: None,
                };
                let position = Position::new(rules, &setup).expect("stones on points of their own");
                let mut expected = Vec::new();
                by_the_core(rules, &position, &mut expected);
                let expected: BTreeSet<(u32, u32)> = expected
                    .iter()
                    .map(|after| {
                        (
                            ground.bits_of(after.stones(Color::White)),
                            ground.bits_of(after.stones(Color::Black)),
                        )
                    })
                    .collect();
                let mut found = BTreeSet::new();
                let (own, enemy) = (ground.bits_of(white), ground.bits_of(black));
                ground.successors(own, enemy, |own, enemy| {
                    found.insert((own, enemy));
                });
                assert_eq!(found, expected, "{}: {setup}", ruleset.id);
                captures += found.iter().filter(|(_, left)| left.count_ones() < enemy.count_ones()).count();
            }
        }
        assert!(captures > 1000, "{captures}");
    }
}

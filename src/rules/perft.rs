//! Counting the games of a given length: the usual proof that two programs play by the same rules.

use super::position::Position;
use super::prepared::Rules;

/// What counts as one step of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ply {
    /// An action: a capture is a step of its own.
    Action,
    /// A whole turn: a capture belongs to the placing or move before it.
    Turn,
}

/// Counts the ways to play `depth` plies from a position; a game that ends sooner counts once.
///
/// ```
/// use malom::rules::{Ply, Position, Rules, perft};
///
/// let rules = Rules::standard();
/// assert_eq!(perft(rules, &Position::start(rules), 3, Ply::Turn), 24 * 23 * 22);
/// ```
#[must_use]
pub fn perft(rules: &Rules, position: &Position, depth: u32, ply: Ply) -> u64 {
    if rules.is_plain() { plainly(rules, position, depth, ply) } else { fully(rules, position, depth, ply) }
}

/// Counts by [plain](Rules::is_plain) rules. A function of its own, so that the standard game pays nothing for the rest.
fn plainly(rules: &Rules, position: &Position, depth: u32, ply: Ply) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut leaves = 0;
    position.for_each_next_plainly(rules, |next| {
        leaves += plainly(rules, &next, left(&next, depth, ply), ply);
    });
    // Where nothing is legal, the finished game is the leaf.
    leaves.max(1)
}

/// Counts by any rules.
fn fully(rules: &Rules, position: &Position, depth: u32, ply: Ply) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut leaves = 0;
    for action in position.legal_actions(rules) {
        let next = position.apply(rules, action);
        leaves += fully(rules, &next, left(&next, depth, ply), ply);
    }
    leaves.max(1)
}

/// Returns the plies left after an action: a capture that is due belongs to the turn that it ends, so it is played at
/// the same depth.
#[inline]
fn left(next: &Position, depth: u32, ply: Ply) -> u32 {
    if ply == Ply::Turn && next.capture_due() { depth } else { depth - 1 }
}

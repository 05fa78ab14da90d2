//! How the defence of a puzzle chooses its turns.

use crate::rules::{PointSet, Turn};
use crate::solver::{Solution, Value};

/// Chooses the turn that resists longest: of those worth most to the defence one that takes a point where the learner
/// could close a mill (`threats`), because whoever plays against people stops what can be seen; and of these the one that
/// the seed draws. Where the learner is to hold a draw, it is the turn that keeps the draw and leaves the fewest replies
/// that hold (`holding`).
///
/// `None` where there is no turn.
#[must_use]
pub fn defence(solution: &Solution, holding: &[(Turn, usize)], threats: PointSet, seed: u64) -> Option<Turn> {
    // What is settled counts before what may be: a turn is worth what it is worth at least.
    let best = solution.turns.iter().map(|solved| (solved.bounds.least, solved.bounds.most)).max()?;
    let best = solution.turns.iter().filter(|solved| (solved.bounds.least, solved.bounds.most) == best);
    let fewest = holding.iter().map(|&(_, count)| count).min();
    let mut turns: Vec<Turn> = match fewest {
        Some(fewest) if solution.bounds.least == Value::Draw => {
            holding.iter().filter(|&&(_, count)| count == fewest).map(|&(turn, _)| turn).collect()
        }
        _ => best.map(|solved| solved.turn).collect(),
    };
    turns.sort_unstable();
    let stops = |turn: &Turn| turn.first.target().is_some_and(|target| threats.contains(target));
    turns.into_iter().max_by_key(|turn| (stops(turn), draw(seed, *turn)))
}

/// Draws a number for a turn: FNV-1a over its text, then the last step of splitmix64. Written out here because what is
/// drawn must not change with a library.
fn draw(seed: u64, turn: Turn) -> u64 {
    const BASIS: u64 = 0xcbf2_9ce4_8422_2325;
    const PRIME: u64 = 0x0000_0100_0000_01b3;
    let text = turn.to_string();
    let bytes = seed.to_le_bytes().into_iter().chain(text.bytes());
    let mixed = bytes.fold(BASIS, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(PRIME));
    let mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

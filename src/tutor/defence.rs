//! How the defence of a puzzle chooses its turns.

use crate::chance::draw_for;
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
    turns.into_iter().max_by_key(|turn| (stops(turn), draw_for(seed, &turn.to_string())))
}

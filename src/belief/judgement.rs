//! What a turn in a puzzle says of the misconceptions that are judgements, by what turns are worth.

use crate::rules::{Action, Position, Rules, Turn};

use super::misconception::Misconception;
use super::reading::{Evidence, speaks};

/// A turn that could be played, and whether it keeps what is to be reached: a win, or a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weighed {
    /// The turn.
    pub turn: Turn,
    /// Whether it does; `None` where that is not known.
    pub keeps: Option<bool>,
}

/// Tells whether a judgement recommends a turn.
type Recommends = fn(&Rules, &Position, Turn) -> bool;

/// Says what a turn, one of those weighed, says of the judgements. They show where each turn that they recommend spoils what
/// another keeps.
#[must_use]
pub fn judged(rules: &Rules, position: &Position, turn: Turn, weighed: &[Weighed]) -> Vec<Evidence> {
    let judgements: [(Misconception, Recommends); 2] =
        [(Misconception::CloseEveryMill, closes), (Misconception::CaptureIntoFlying, takes_into_flying)];
    let recommended = |recommends: Recommends| {
        let mut of_them =
            weighed.iter().filter(|weighed| recommends(rules, position, weighed.turn)).peekable();
        of_them.peek().is_some() && of_them.all(|weighed| weighed.keeps == Some(false))
    };
    let keeps = weighed.iter().find(|weighed| weighed.turn == turn).and_then(|weighed| weighed.keeps);
    let some_keep = weighed.iter().any(|weighed| weighed.keeps == Some(true));
    let shown = judgements.into_iter().filter(|(_, recommends)| some_keep && recommended(*recommends));
    shown
        .filter_map(|(misconception, recommends)| {
            let speaks = speaks(keeps == Some(true), recommends(rules, position, turn))?;
            Some(Evidence::new(misconception, speaks, usize::from(Evidence::MANY)))
        })
        .collect()
}

/// Tells whether a turn closes a mill.
fn closes(rules: &Rules, position: &Position, turn: Turn) -> bool {
    position.play(rules, turn.first).is_ok_and(|(_, events)| events.closed.iter().next().is_some())
}

/// Tells whether a turn takes a stone and leaves the opponent the stones that fly.
fn takes_into_flying(rules: &Rules, position: &Position, turn: Turn) -> bool {
    let opponent = position.to_move().opponent();
    let takes = turn.actions().any(|action| matches!(action, Action::Capture(_)));
    let Ok(after) = position.play_turn(rules, turn) else { return false };
    let left = after.stones(opponent).len() + usize::from(after.hand(opponent));
    takes && rules.flies_at().map(usize::from) == Some(left)
}

//! What a session wants to know of positions, and the answers.

use crate::rules::{Position, Rules, Turn};
use crate::solver::{Monitor, Solution, Value};

use super::judge::{Judge, JudgeFault};

/// Something that a session wants to know. It holds all that is needed to find it, so that it can be sent to a thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ask {
    /// The position, at the beginning of a turn.
    pub position: Position,
    /// The quiet plies before it.
    pub quiet: u32,
    /// Whether it is asked as well how many turns hold the draw after each reply that does.
    pub counts_holding: bool,
}

/// What was found of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// What was asked.
    pub ask: Ask,
    /// What the position and its turns are worth.
    pub solution: Solution,
    /// For each turn that holds the draw, how many turns of the other side hold it after that; empty where it was not
    /// asked.
    pub holding: Vec<(Turn, usize)>,
}

impl Ask {
    /// Finds the answer, which may take seconds where no table helps.
    ///
    /// # Errors
    ///
    /// As [`Judge::solve`].
    pub fn answer(
        self,
        rules: &Rules,
        judge: &mut dyn Judge,
        monitor: &Monitor,
    ) -> Result<Answer, JudgeFault> {
        let solution = judge.solve(&self.position, self.quiet, monitor)?;
        let mut holding = Vec::new();
        if self.counts_holding {
            for solved in solution.turns.iter().filter(|solved| solved.bounds.least == Value::Draw) {
                let after = play(rules, &self.position, solved.turn);
                let quiet = rules.quiet_after(&after, self.quiet, after.has_stones_of(&self.position));
                let after = judge.solve(&after, quiet, monitor)?;
                let holds = after.turns.iter().filter(|turn| turn.bounds.least >= Value::Draw).count();
                holding.push((solved.turn, holds));
            }
        }
        Ok(Answer { ask: self, solution, holding })
    }
}

/// Returns the position after a legal turn.
pub(super) fn play(rules: &Rules, position: &Position, turn: Turn) -> Position {
    turn.actions().fold(*position, |position, action| position.apply(rules, action))
}

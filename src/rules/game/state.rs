//! A position with what earlier turns add to it.

use crate::rules::{Action, ByColor, Mills, Outcome, PointSet, Position, Rules};

/// What a step led to.
#[derive(Clone, Debug)]
pub(super) struct State {
    pub position: Position,
    /// The mills that the step closed.
    pub closed: Mills,
    /// What the turn has done to the number of stones so far.
    turn: TurnSoFar,
    /// The quiet plies up to the last whole turn.
    pub quiet: u32,
    /// The occurrences of the position, this one included; 0 where it does not count.
    pub times: u32,
    /// The stones that stand in a mill or once did, by where they stand.
    pub milled: ByColor<PointSet>,
    pub outcome: Option<Outcome>,
}

/// What a turn has done so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TurnSoFar {
    /// No stone was placed or taken.
    Quiet,
    /// A stone was taken, none placed.
    Took,
    /// A stone was placed.
    Placed,
}

impl State {
    /// The state in which a game begins.
    pub(super) fn new(rules: &Rules, position: Position, quiet: u32) -> Self {
        Self {
            position,
            closed: Mills::default(),
            // Which action made a capture due is not known; the turn takes a stone in any case.
            turn: TurnSoFar::Quiet,
            quiet: rules.quiet_at(&position, quiet),
            times: 0,
            milled: ByColor::from_fn(|color| position.mill_points(rules, color)),
            outcome: None,
        }
    }

    /// Returns the state after an action that led to `position`. Where that counts for repetition, its `times` is 1.
    pub(super) fn after(&self, rules: &Rules, action: Action, position: Position, closed: Mills) -> Self {
        let turn = match action {
            Action::Place(_) => TurnSoFar::Placed,
            Action::Capture(_) if self.turn == TurnSoFar::Quiet => TurnSoFar::Took,
            Action::Capture(_) | Action::Move { .. } | Action::Pass => self.turn,
        };
        let milled = ByColor::from_fn(|color| {
            let moved = match action {
                Action::Move { from, to } if self.milled[color].contains(from) => self.milled[color].with(to),
                _ => self.milled[color],
            };
            let stones = position.stones(color);
            moved.intersection(stones).union(rules.board().in_mills(stones))
        });
        let mut after = Self { position, closed, turn, quiet: self.quiet, times: 0, milled, outcome: None };
        if position.to_move() != self.position.to_move() {
            after.quiet = rules.quiet_after(&position, self.quiet, turn == TurnSoFar::Quiet);
            after.times = u32::from(turn != TurnSoFar::Placed);
            after.turn = TurnSoFar::Quiet;
        }
        after
    }

    /// Returns the state after the players ended the game.
    pub(super) fn ended(&self, outcome: Outcome) -> Self {
        Self { closed: Mills::default(), times: 0, outcome: Some(outcome), ..self.clone() }
    }
}

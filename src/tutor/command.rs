//! What goes into a session, and what it is doing.

use std::collections::BTreeSet;

use crate::rules::{Action, Outcome, Point, PointSet, Position};

/// What a front end asks of a session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// A point was chosen on the board: what that means depends on the task and the phase.
    Touch(Point),
    /// An action was typed.
    Act(Action),
    /// These points, and no others, are marked.
    Mark(PointSet),
    /// These actions, and no others, are marked.
    MarkActions(Vec<Action>),
    /// These options, and no others, are chosen.
    MarkOptions(BTreeSet<usize>),
    /// An option was chosen, by its index in [`Session::labels`](super::Session::labels); where several may be, its mark
    /// is changed.
    Choose(usize),
    /// The marks are complete.
    HandIn,
    /// The last input is taken back.
    Undo,
    /// The next rung of hints.
    Hint,
    /// The solution, replayed; the step earns nothing.
    Solution,
    /// On: the next frame of a replay or, once the step is solved, the next step.
    Next,
    /// To the previous step.
    Back,
    /// To this step.
    GoTo(usize),
    /// The lesson from its beginning, with a clean sheet.
    Restart,
    /// After solving: play on freely, for both sides; again: back to the step.
    Explore,
}

/// An answer as far as it has been given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// A turn.
    Turn {
        /// The stone that was chosen to move.
        selected: Option<Point>,
        /// What has been played.
        actions: Vec<Action>,
    },
    /// Marked points.
    Points(PointSet),
    /// Marked actions.
    Actions {
        /// The stone whose move is being marked.
        selected: Option<Point>,
        /// The actions marked.
        actions: Vec<Action>,
    },
    /// An option is to be chosen; in a judgement, what was said to the first question.
    Options {
        /// Whether the action was judged legal.
        judged: Option<bool>,
    },
    /// Options that are chosen, by their index, of which there may be any number.
    Several(BTreeSet<usize>),
    /// Nothing that goes into the session of the lesson: the step is played in a
    /// [`PuzzleSession`](super::PuzzleSession).
    Puzzle,
}

/// What the session is doing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mode {
    /// It waits for an answer.
    Asking,
    /// The solution is played: so many of its actions are on the board.
    Replaying {
        /// All actions.
        actions: Vec<Action>,
        /// How many are played.
        shown: usize,
    },
    /// The step is solved.
    Solved,
    /// The learner plays freely: the positions so far, and the chosen stone.
    Exploring {
        /// The positions, the present one last.
        path: Vec<Position>,
        /// The stone that was chosen to move.
        selected: Option<Point>,
    },
    /// The lesson is finished.
    Finished,
}

/// How a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It has ended.
    Over(Outcome),
    /// It goes on.
    GoesOn,
}

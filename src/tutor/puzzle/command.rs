//! What goes into a session of a puzzle, and what it is doing.

use crate::rules::{Action, Point, PointSet, Turn};

use super::feedback::Spoil;

/// What a front end asks of a session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleCommand {
    /// A point was chosen on the board: a stone, where it goes, what is taken; or a mark.
    Touch(Point),
    /// An action was typed.
    Act(Action),
    /// These points, and no others, are marked.
    MarkPoints(PointSet),
    /// These turns, and no others, are marked.
    MarkTurns(Vec<Turn>),
    /// The marks are complete.
    HandIn,
    /// The last thing is taken back: half a turn, a turn with the reply to it, a wrong turn with its refutation.
    Undo,
    /// The next rung of hints.
    Hint,
    /// The solution, replayed: before the puzzle is solved that gives it up.
    Solution,
    /// On: past a slower turn, to the next turn of a line that is shown, to the other side of the puzzle.
    Next,
    /// Back by a turn in a line that is shown.
    Back,
    /// On with the game after a turn that spoiled the goal, to see for oneself.
    PlayOn,
    /// Once the puzzle is done: play on freely, for both sides, with the value of every turn; again: back.
    Explore,
    /// From the beginning, with a clean sheet: a new attempt.
    Restart,
}

/// Marks as far as they are put in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Marked {
    /// Points.
    Points(PointSet),
    /// Turns, in the order of marking.
    Turns(Vec<Turn>),
}

/// What tells against an attempt, as it happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleEvent {
    /// A hint was asked for.
    Hinted,
    /// A turn spoiled the goal.
    Spoiled {
        /// The turn.
        turn: Turn,
        /// How.
        spoil: Spoil,
    },
}

/// What a session is doing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleMode {
    /// It waits for the learner's turn, or for marks.
    Asking,
    /// It waits for the answer to what it asks; all that the learner can do is leave, give up or take back.
    Thinking,
    /// A turn is played that keeps the goal, but more slowly than it can be, or of which the end is not known:
    /// [`Next`](PuzzleCommand::Next) goes on, [`Undo`](PuzzleCommand::Undo) takes it back. Another turn takes its place.
    Slower,
    /// A turn has spoiled the goal. Of the line that refutes it so many turns are shown. [`Undo`](PuzzleCommand::Undo)
    /// takes it back, [`PlayOn`](PuzzleCommand::PlayOn) goes on. Another turn takes its place.
    Refuted {
        /// The line after the turn, the reply first.
        line: Vec<Turn>,
        /// How many of its turns are on the board.
        shown: usize,
    },
    /// The game that went on after the goal was spoiled is over.
    Lost,
    /// The puzzle is solved from one side: [`Next`](PuzzleCommand::Next) leads to the other.
    HalfSolved,
    /// The solution is shown.
    Replaying {
        /// All its turns.
        line: Vec<Turn>,
        /// How many of them are on the board.
        shown: usize,
    },
    /// The learner plays freely, for both sides.
    Exploring,
    /// The puzzle is solved or given up.
    Done,
}

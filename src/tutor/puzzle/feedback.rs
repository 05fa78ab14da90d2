//! What is said of turns in a puzzle, as data.

use crate::content::Theme;
use crate::rules::{Action, Color, Illegal, Mills, Outcome, Point, PointSet, Turn};
use crate::solver::Bounds;
use crate::training;
use crate::tutor::feedback::{Role, of_illegal, role};

use super::command::Marked;

/// Something to say about what just happened in a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleFeedback {
    /// An action is refused, which counts as nothing.
    Refused {
        /// The side that tried it.
        by: Color,
        /// What it tried.
        action: Action,
        /// Why not.
        illegal: Illegal,
    },
    /// The action closed mills, and the turn goes on with a capture.
    CaptureDue {
        /// The mills.
        closed: Mills,
    },
    /// A turn keeps the goal in the best way.
    Good {
        /// The turn.
        turn: Turn,
    },
    /// A turn keeps the goal, but another wins sooner.
    Slower {
        /// The turn.
        turn: Turn,
        /// What the position is worth with it, to the learner.
        worth: Bounds,
        /// The plies of the quickest win.
        best: u16,
    },
    /// What a turn leads to could not be computed.
    Unclear {
        /// The turn.
        turn: Turn,
        /// The plies of the quickest win, where one is known.
        best: Option<u16>,
    },
    /// The defence has played.
    Reply {
        /// The side.
        by: Color,
        /// The turn.
        turn: Turn,
    },
    /// A turn has spoiled the goal.
    Spoiled {
        /// The turn.
        turn: Turn,
        /// How.
        spoil: Spoil,
        /// What the position is worth with it, to the learner.
        worth: Bounds,
        /// The line that refutes it, the reply first.
        line: Vec<Turn>,
    },
    /// The game goes on after a turn that spoiled the goal.
    PlayedOn,
    /// The game is over.
    Over(Outcome),
    /// Marks that don't belong, or are missing.
    Marks {
        /// Marked, and rightly.
        right: usize,
        /// Marked, and wrongly.
        wrong: Vec<WrongChoice>,
        /// Not marked, though they belong.
        missing: usize,
    },
    /// A hint.
    Hint(PuzzleHint),
    /// The solution that is replayed.
    Solution {
        /// Its turns.
        line: Vec<Turn>,
    },
    /// The marks that solve it.
    SolutionMarks(Marked),
    /// It is solved from one side.
    HalfSolved,
    /// The puzzle is solved or given up: how it counts.
    Done(training::Outcome),
    /// There is nothing to take back.
    NothingToUndo,
    /// First the puzzle is to be solved.
    NotYet,
    /// It could not be computed, whatever the reason; the fault is the front end's to tell.
    NotKnown,
}

/// How a turn spoils the goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spoil {
    /// The win is gone: neither side can force one any more.
    Drawn,
    /// The other side wins.
    Lost,
    /// It takes another stone than the right one, or none.
    WrongStone,
}

impl Spoil {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Drawn, Self::Lost, Self::WrongStone];

    /// Returns the token used in message ids.
    #[must_use]
    pub const fn token(self) -> &'static str {
        match self {
            Self::Drawn => "drawn",
            Self::Lost => "lost",
            Self::WrongStone => "wrong-stone",
        }
    }
}

/// A choice that was marked as not losing, but loses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongChoice {
    /// The turn; for a point, the best of those that place there.
    pub turn: Turn,
    /// What the position is worth with it.
    pub worth: Bounds,
}

/// A hint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleHint {
    /// What it is about: the idea of this theme.
    Theme(Theme),
    /// What it is about, in the words of the lesson whose step it is.
    Idea,
    /// The stone to move, or the one to take where that is all.
    Stone(Point),
    /// Where a stone is to be placed.
    Place(Point),
    /// How many are to be marked.
    Count(usize),
    /// A turn that keeps the goal.
    Turn(Turn),
    /// The whole line.
    Line(Vec<Turn>),
    /// All that is to be marked.
    Marks(Marked),
    /// Nothing helps in this line: it is to be taken back.
    TakeBack,
}

impl PuzzleHint {
    /// Rungs of the ladder: the theme or idea, the stone, the turn, the line.
    pub const RUNGS: u8 = 4;
}

impl PuzzleFeedback {
    /// Returns the points that it is about, with their roles.
    #[must_use]
    pub fn highlights(&self) -> Vec<(Point, Role)> {
        match self {
            Self::Refused { illegal, .. } => of_illegal(illegal),
            Self::CaptureDue { closed } => role(closed.set(), Role::Mill),
            Self::Marks { wrong, .. } => {
                let points = wrong.iter().filter_map(|wrong| wrong.turn.first.target());
                role(points.collect(), Role::Wrong)
            }
            Self::Hint(hint) => match hint {
                PuzzleHint::Stone(at) | PuzzleHint::Place(at) => vec![(*at, Role::Hinted)],
                PuzzleHint::Turn(turn) => role(points_of(*turn), Role::Hinted),
                PuzzleHint::Line(line) => {
                    line.first().map_or_else(Vec::new, |turn| role(points_of(*turn), Role::Hinted))
                }
                PuzzleHint::Marks(Marked::Points(points)) => role(*points, Role::Hinted),
                PuzzleHint::Marks(Marked::Turns(_))
                | PuzzleHint::Theme(_)
                | PuzzleHint::Idea
                | PuzzleHint::Count(_)
                | PuzzleHint::TakeBack => Vec::new(),
            },
            Self::SolutionMarks(Marked::Points(points)) => role(*points, Role::Hinted),
            Self::Good { .. }
            | Self::Slower { .. }
            | Self::Unclear { .. }
            | Self::Reply { .. }
            | Self::Spoiled { .. }
            | Self::PlayedOn
            | Self::Over(_)
            | Self::Solution { .. }
            | Self::SolutionMarks(Marked::Turns(_))
            | Self::HalfSolved
            | Self::Done(_)
            | Self::NothingToUndo
            | Self::NotYet
            | Self::NotKnown => Vec::new(),
        }
    }
}

/// Returns the points that a turn goes from, to and takes.
pub(super) fn points_of(turn: Turn) -> PointSet {
    let from = match turn.first {
        Action::Move { from, .. } => Some(from),
        Action::Place(_) | Action::Capture(_) | Action::Pass => None,
    };
    from.into_iter().chain(turn.actions().filter_map(Action::target)).collect()
}

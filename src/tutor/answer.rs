//! Answers, as they are chosen and shown, and what a turn can lack.

use crate::content::Prediction;
use crate::rules::{Action, IllegalKind, Mill, Point, PointSet, Position, Ruleset, Turn};

/// A condition that a turn does not meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Miss {
    /// It leaves its capture out.
    Unfinished,
    /// It does not close this mill.
    Closes(Mill),
    /// It takes none of these stones.
    Takes(PointSet),
    /// It moves another stone than this.
    From(Point),
    /// It lands elsewhere.
    To(PointSet),
    /// It does not win.
    Wins {
        /// The position after it.
        after: Box<Position>,
    },
    /// It lets the opponent close this mill.
    Stops(Mill),
}

impl Miss {
    /// Returns the token used in message ids.
    #[must_use]
    pub const fn token(&self) -> &'static str {
        match self {
            Self::Unfinished => "unfinished",
            Self::Closes(_) => "closes",
            Self::Takes(_) => "takes",
            Self::From(_) => "from",
            Self::To(_) => "to",
            Self::Wins { .. } => "wins",
            Self::Stops(_) => "stops",
        }
    }
}

/// An option to choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Label {
    /// It is legal.
    Yes,
    /// It is not legal.
    No,
    /// It is refused for this reason.
    Reason(IllegalKind),
    /// So many actions of the sort are legal.
    Count(usize),
    /// The author's option of this id.
    Option(String),
    /// What comes of a turn.
    Prediction(Prediction),
    /// A profile, by which something is legal.
    Profile(&'static Ruleset),
}

/// An answer, to show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A turn.
    Turn(Turn),
    /// Points.
    Points(PointSet),
    /// Actions.
    Actions(Vec<Action>),
    /// Options, one for each question.
    Labels(Vec<Label>),
    /// Options, all to the same question.
    Several(Vec<Label>),
}

/// An answer, as a learner gives it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Given {
    /// A whole turn, or as much of one as was played before an action, the last, was refused.
    Actions(Vec<Action>),
    /// Marked points.
    Points(PointSet),
    /// Marked actions.
    Marks(Vec<Action>),
    /// An action was judged legal, and so many of its sort counted, where that was asked.
    Legal(Option<usize>),
    /// An action was judged illegal, and for this reason, where one was asked for.
    Illegal(Option<IllegalKind>),
    /// An option of this id.
    Option(String),
    /// What comes of a turn.
    Prediction(Prediction),
    /// The profiles by which an attempt is legal.
    Profiles(Vec<&'static Ruleset>),
}

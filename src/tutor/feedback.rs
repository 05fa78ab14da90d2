//! What the tutor answers, as data.

use crate::content::Prediction;
use crate::rules::{
    Action, Color, Events, Illegal, IllegalKind, Mills, Outcome, Phase, Point, PointSet, Position,
};

use super::answer::{Answer, Miss};
use super::compare::{Compared, Refusal};
use super::hint::Hint;

/// Something that the tutor has to say about what the learner just did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Feedback {
    /// The action closed mills, and the turn goes on with a capture.
    CaptureDue {
        /// The mills.
        closed: Mills,
    },
    /// The action closed mills, but no stone may be taken.
    NothingToCapture,
    /// A side has come to another phase.
    PhaseBegins {
        /// The side.
        player: Color,
        /// The phase.
        phase: Phase,
    },
    /// The game has ended.
    Over(Outcome),
    /// An action is refused.
    Refused {
        /// The side that tried it.
        by: Color,
        /// What it tried.
        action: Action,
        /// Why not.
        illegal: Illegal,
    },
    /// A legal turn does not do what the step asks.
    Missed(Vec<Miss>),
    /// A legal turn does what the step asks, but another does more.
    GoodNotBest(Vec<Miss>),
    /// Marked elements do not belong, or others are missing.
    Marks {
        /// Marked, and rightly.
        right: usize,
        /// Marked, and wrongly.
        wrong: Vec<WrongMark>,
        /// Not marked, though they belong.
        missing: usize,
    },
    /// An illegal action was judged legal.
    JudgedLegal(Illegal),
    /// A legal action was judged illegal.
    JudgedIllegal {
        /// The action.
        action: Action,
    },
    /// An illegal action was judged so for a reason that is not the one.
    WrongReason {
        /// The reason given.
        said: IllegalKind,
        /// The true one.
        illegal: Illegal,
    },
    /// The number of legal actions is another.
    WrongCount {
        /// The number given.
        said: usize,
        /// The action whose sort is counted.
        action: Action,
    },
    /// An option that is not the answer; the author's `.wrong-<id>` says why.
    WrongOption {
        /// The option's id.
        id: String,
    },
    /// Something else comes of the turn.
    WrongPrediction {
        /// What was predicted.
        said: Prediction,
        /// How the game ends, if it does.
        outcome: Option<Outcome>,
        /// The position after the turn.
        after: Box<Position>,
    },
    /// Chosen profiles refuse the attempt, or others allow it.
    Compared {
        /// Chosen, and rightly.
        right: usize,
        /// Chosen, though they refuse it.
        wrong: Vec<Compared>,
        /// Not chosen, though they allow it.
        missing: Vec<Compared>,
    },
    /// A hint.
    Hint(Hint),
    /// The solution, as it is replayed.
    Solution(Answer),
    /// The step is solved; the author's `.success` says why.
    Solved,
    /// The step is still to be solved.
    NotYet,
}

/// A marked element that does not belong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongMark {
    /// The element: an action, or a placing for a point.
    pub mark: Mark,
    /// Why the action that it stands for is refused, where it stands for one.
    pub illegal: Option<Illegal>,
}

/// An element of a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A point.
    Point(Point),
    /// An action.
    Action(Action),
}

/// Why a point is highlighted. Each role has its own mark on the board as well as its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// Part of the last turn.
    LastTurn,
    /// Where the selected stone may go.
    Target,
    /// Part of a mill that was closed, or that protects a stone.
    Mill,
    /// A stone that may be taken.
    Free,
    /// Where a hint points.
    Hinted,
    /// Marked by the learner, or selected.
    Selected,
    /// What a refused action was about, or a mark that does not belong.
    Wrong,
}

impl Role {
    /// All roles; of two on one point, the later is shown.
    pub const ALL: [Self; 7] =
        [Self::LastTurn, Self::Target, Self::Mill, Self::Free, Self::Hinted, Self::Selected, Self::Wrong];
}

impl Feedback {
    /// Says what an action brought about, besides a capture that is due.
    pub(super) fn of_events(events: &Events) -> Vec<Self> {
        let phases = Color::ALL
            .into_iter()
            .filter_map(|player| events.phases[player].map(|phase| Self::PhaseBegins { player, phase }));
        let nothing = events.nothing_to_capture.then_some(Self::NothingToCapture);
        match events.over {
            Some(outcome) => vec![Self::Over(outcome)],
            None => nothing.into_iter().chain(phases).collect(),
        }
    }

    /// Returns the points that it is about, with their roles.
    #[must_use]
    pub fn highlights(&self) -> Vec<(Point, Role)> {
        match self {
            Self::CaptureDue { closed } => role(closed.set(), Role::Mill),
            Self::Refused { illegal, .. }
            | Self::JudgedLegal(illegal)
            | Self::WrongReason { illegal, .. } => of_illegal(illegal),
            Self::Missed(misses) | Self::GoodNotBest(misses) => misses.iter().flat_map(of_miss).collect(),
            Self::Marks { wrong, .. } => {
                let points = wrong.iter().filter_map(|wrong| match wrong.mark {
                    Mark::Point(at) => Some(at),
                    Mark::Action(action) => action.target(),
                });
                let mut all = role(points.collect(), Role::Wrong);
                // One explanation at a time is what a learner can take in: the first, as in the text.
                all.extend(
                    wrong
                        .iter()
                        .find_map(|wrong| wrong.illegal.as_ref())
                        .map(of_illegal)
                        .into_iter()
                        .flatten(),
                );
                all
            }
            Self::Compared { wrong, .. } => match wrong.first().map(|profile| &profile.refusal) {
                Some(Some(Refusal::Illegal(illegal))) => of_illegal(illegal),
                _ => Vec::new(),
            },
            Self::Hint(hint) => role(hint.points(), Role::Hinted),
            Self::Solution(Answer::Points(points)) => role(*points, Role::Hinted),
            Self::NothingToCapture
            | Self::PhaseBegins { .. }
            | Self::Over(_)
            | Self::JudgedIllegal { .. }
            | Self::WrongCount { .. }
            | Self::WrongOption { .. }
            | Self::WrongPrediction { .. }
            | Self::Solution(_)
            | Self::Solved
            | Self::NotYet => Vec::new(),
        }
    }
}

pub(super) fn role(points: PointSet, role: Role) -> Vec<(Point, Role)> {
    points.into_iter().map(|point| (point, role)).collect()
}

pub(super) fn of_illegal(illegal: &Illegal) -> Vec<(Point, Role)> {
    match *illegal {
        Illegal::CaptureDue { ref closed, free } => {
            [role(closed.set(), Role::Mill), role(free, Role::Free)].concat()
        }
        Illegal::NoCaptureDue { at, ref standing } => {
            [role(standing.set(), Role::Mill), vec![(at, Role::Wrong)]].concat()
        }
        Illegal::Protected { at, mill, free } => {
            [role(mill.set(), Role::Mill), role(free, Role::Free), vec![(at, Role::Wrong)]].concat()
        }
        Illegal::NotCaught { at, caught } => [role(caught, Role::Free), vec![(at, Role::Wrong)]].concat(),
        Illegal::SwingMill { opened, closed } => role(opened.set().union(closed.set()), Role::Mill),
        Illegal::ClosedTwice { mill } => role(mill.set(), Role::Mill),
        Illegal::Empty { at }
        | Illegal::NotYourStone { at }
        | Illegal::OwnStone { at }
        | Illegal::SamePoint { at }
        | Illegal::Occupied { at, .. } => vec![(at, Role::Wrong)],
        Illegal::NotAdjacent { between, to, jumps, .. } => {
            vec![(if jumps { between } else { to }, Role::Wrong)]
        }
        Illegal::OffLine { to, .. } => vec![(to, Role::Wrong)],
        Illegal::GameOver { .. }
        | Illegal::PassForbidden { .. }
        | Illegal::StonesInHand { .. }
        | Illegal::HandEmpty { .. }
        | Illegal::FlyingWhilePlacing { .. }
        | Illegal::NotAPoint { .. } => Vec::new(),
    }
}

fn of_miss(miss: &Miss) -> Vec<(Point, Role)> {
    match miss {
        Miss::Closes(mill) | Miss::Stops(mill) => role(mill.set(), Role::Mill),
        Miss::Takes(points) => role(*points, Role::Free),
        Miss::To(points) => role(*points, Role::Target),
        Miss::From(from) => vec![(*from, Role::Target)],
        Miss::Unfinished | Miss::Wins { .. } => Vec::new(),
    }
}

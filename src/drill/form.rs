//! What can be asked of a position.

use crate::content::{Choice, MarkSet, Question, Task};
use crate::rules::{Action, Color, Position, Rules};

use super::answer::{CAPTURES, Scene};

/// A form of question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Form {
    /// Mark the stones that may be taken.
    Captures,
    /// Mark where a stone may go.
    Destinations,
    /// Mark the stones in own mills.
    MillPoints,
    /// Mark the points where the side to move can close a mill.
    Closing,
    /// Judge a capture.
    Take,
    /// Judge a move.
    Move,
    /// Judge a placing.
    Place,
    /// Judge passing.
    Pass,
    /// How many stones does a turn take that begins so?
    HowMany,
    /// Who may fly?
    MayFly,
    /// Who has won?
    WhoWon,
    /// Who has won after this turn?
    Predict,
}

/// The options for who may fly.
const FLYERS: [&str; 4] = ["white", "black", "both", "neither"];

/// The options for who has won.
const WINNERS: [&str; 3] = ["white", "black", "nobody"];

impl Form {
    /// Returns the id of the messages that put the question.
    pub(super) const fn words(self) -> &'static str {
        match self {
            Self::Captures => "drill-captures",
            Self::Destinations => "drill-destinations",
            Self::MillPoints => "drill-mill-points",
            Self::Closing => "drill-closing",
            Self::Take | Self::Move | Self::Place | Self::Pass => "drill-judge",
            Self::HowMany => "drill-how-many",
            Self::MayFly => "drill-may-fly",
            Self::WhoWon => "drill-who-won",
            Self::Predict => "drill-predict",
        }
    }

    /// Lists the questions of this form that a scene is good for.
    pub(super) fn tasks(self, rules: &Rules, scene: &Scene) -> Vec<Task> {
        let position = &scene.position;
        let due = position.capture_due();
        let over = position.outcome(rules).is_some();
        let own = position.stones(position.to_move());
        match self {
            Self::WhoWon => vec![choice(Question::WhoWon, &WINNERS)],
            _ if over => Vec::new(),
            Self::Captures if due => vec![Task::Mark(MarkSet::Captures)],
            Self::Take if due => {
                let enemy = position.stones(position.to_move().opponent());
                enemy.into_iter().map(|at| Task::Judge(Action::Capture(at))).collect()
            }
            Self::Pass => vec![Task::Judge(Action::Pass)],
            _ if due => Vec::new(),
            Self::Destinations => own.into_iter().map(|at| Task::Mark(MarkSet::Destinations(at))).collect(),
            Self::MillPoints => vec![Task::Mark(MarkSet::MillPoints)],
            Self::Closing => vec![Task::Mark(MarkSet::Closing)],
            Self::Move => {
                let empty = position.empty(rules);
                let from = |from| empty.into_iter().map(move |to| Task::Judge(Action::Move { from, to }));
                own.into_iter().flat_map(from).collect()
            }
            Self::Place => {
                let empty = position.empty(rules).into_iter();
                empty.map(|at| Task::Judge(Action::Place(at))).collect()
            }
            Self::HowMany => {
                let firsts = position.legal_actions(rules);
                firsts.map(|first| choice(Question::HowManyCaptures(first), &CAPTURES)).collect()
            }
            Self::MayFly if hands_are_empty(position) => vec![choice(Question::MayFly, &FLYERS)],
            Self::MayFly | Self::Captures | Self::Take => Vec::new(),
            Self::Predict => {
                let turns = position.legal_turns(rules).into_iter();
                turns.map(|turn| Task::Predict(Some(turn))).collect()
            }
        }
    }
}

fn hands_are_empty(position: &Position) -> bool {
    Color::ALL.into_iter().all(|color| position.hand(color) == 0)
}

fn choice(question: Question, options: &[&str]) -> Task {
    Task::Choose(Choice { question, options: options.iter().map(|&id| id.to_owned()).collect() })
}

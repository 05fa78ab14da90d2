//! Lessons as the tutor takes them: checked, with positions in place of texts.

use std::fmt;
use std::sync::Arc;

use crate::rules::{Action, IllegalKind, Mill, Point, PointSet, Position, Rules, Ruleset, Turn};

use super::claim::Claims;
use super::facts::FactId;
use super::puzzle::Puzzle;

/// A lesson: steps that teach and test facts of the rules.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// Progress key and stem of message ids.
    pub id: String,
    /// The unit that it belongs to.
    pub unit: String,
    /// How hard it is, from 1.
    pub grade: u8,
    /// Whether it is the test of its unit: it tells nothing new, has no hints, and no lesson hangs on it.
    pub is_test: bool,
    /// Lessons to do before it.
    pub requires: Vec<String>,
    /// The rules it is judged by.
    pub rules: &'static Rules,
    /// The steps, in order; at least one.
    pub steps: Vec<Step>,
    /// The file it comes from.
    pub source: Source,
    /// The id of the messages about the belief that it drills; `None` for a lesson that a file holds.
    pub words: Option<String>,
}

impl Lesson {
    /// Returns the facts that its steps are about, each once, in the order of the steps.
    #[must_use]
    pub fn facts(&self) -> Vec<&FactId> {
        let mut facts: Vec<&FactId> = Vec::new();
        for fact in self.steps.iter().flat_map(|step| step.teaches.iter().chain(&step.tests)) {
            if !facts.contains(&fact) {
                facts.push(fact);
            }
        }
        facts
    }
}

/// One step of a lesson: a position and a task.
#[derive(Clone, Debug)]
pub struct Step {
    /// Stable within the lesson.
    pub id: String,
    /// Facts told here.
    pub teaches: Vec<FactId>,
    /// Facts asked without being told.
    pub tests: Vec<FactId>,
    /// Where the turns `played` begin; the step's own position where there are none.
    pub start: Position,
    /// Turns played before the learner acts.
    pub played: Vec<Turn>,
    /// The position in which the learner acts.
    pub position: Position,
    /// What to do in it.
    pub task: Task,
    /// The author's answer, for the checker to hold against the computed one; that of a puzzle is the puzzle's keys.
    pub expect: Option<Expect>,
    /// Attempts that learners really make, each refused.
    pub mistakes: Vec<Mistake>,
    /// What its texts say of play, for the checker to prove.
    pub claims: Claims,
    /// Whether it is about a fact in which families differ.
    pub family: bool,
    /// The id of the messages that put it, where they are not its own but those of all of its form: of a step that was
    /// made at random. A judgement is then answered by yes, or by no and the reason, and nothing is counted.
    pub words: Option<&'static str>,
}

impl Step {
    /// Returns the puzzle that the step is, where it is one.
    #[must_use]
    pub const fn puzzle(&self) -> Option<&Arc<Puzzle>> {
        match &self.task {
            Task::Puzzle(puzzle) => Some(puzzle),
            Task::Play(_)
            | Task::Mark(_)
            | Task::Judge(_)
            | Task::Choose(_)
            | Task::Predict(_)
            | Task::Compare(_) => None,
        }
    }
}

/// What a step asks for.
#[derive(Clone, Debug)]
pub enum Task {
    /// A whole turn, played on the board.
    Play(Play),
    /// Every element of a set.
    Mark(MarkSet),
    /// Whether an action is legal and, where not, why.
    Judge(Action),
    /// One of a few options.
    Choose(Choice),
    /// Who has won after a turn, or whether the game goes on; without a turn, who has won now.
    Predict(Option<Turn>),
    /// Every profile, of a few, by which an attempt is legal.
    Compare(Compare),
    /// A game against the best defence, to be won or held: written `win` or `hold`.
    Puzzle(Arc<Puzzle>),
}

impl Task {
    /// Returns the token of its kind, as it is written in YAML.
    #[must_use]
    pub fn token(&self) -> &'static str {
        match self {
            Self::Play(_) => "play",
            Self::Mark(_) => "mark",
            Self::Judge(_) => "judge",
            Self::Choose(_) => "choose",
            Self::Predict(_) => "predict",
            Self::Compare(_) => "compare",
            Self::Puzzle(puzzle) => puzzle.goal.token(),
        }
    }
}

/// An attempt that several profiles judge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Compare {
    /// An action or a whole turn of the side to move.
    pub attempt: Turn,
    /// The profiles, in the order in which they are shown; at least two, and each allows the step's position.
    pub under: Vec<&'static Ruleset>,
}

/// A turn to be played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Play {
    /// What the turn must do.
    pub goal: Goal,
    /// What the best of those turns do besides.
    pub prefer: Option<Goal>,
}

/// Conditions on a turn, all of which must hold; without any, each legal turn meets it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Goal {
    /// Mills that it closes.
    pub closes: Vec<Mill>,
    /// Stones of which it takes one.
    pub takes: PointSet,
    /// The stone that it moves.
    pub from: Option<Point>,
    /// Points on one of which its stone lands.
    pub to: PointSet,
    /// It wins the game at once.
    pub wins: bool,
    /// The opponent's next turn can't close this mill.
    pub stops: Option<Mill>,
}

/// A set that the rules core computes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MarkSet {
    /// Points where the side to move may place.
    Placings,
    /// Stones that may be taken now.
    Captures,
    /// Own stones that can move.
    Movable,
    /// Points to which the stone on this point may go.
    Destinations(Point),
    /// Enemy stones protected from capture.
    Protected,
    /// Points adjacent to this point.
    Neighbours(Point),
    /// Points of the side to move's standing mills.
    MillPoints,
    /// Empty points where the side to move can close a mill by its next action.
    Closing,
    /// Empty points where the opponent could close a mill if it were to act.
    Threats,
    /// The other points on the lines through this point.
    LinesOf(Point),
    /// Points with two neighbours.
    Corners,
    /// Points with four neighbours.
    Crossings,
    /// Legal moves of the side to move.
    Moves,
    /// Legal moves that the opponent would have if it were to act.
    EnemyMoves,
}

impl MarkSet {
    /// Returns the token used in YAML and message ids.
    #[must_use]
    pub const fn token(&self) -> &'static str {
        match self {
            Self::Placings => "placings",
            Self::Captures => "captures",
            Self::Movable => "movable",
            Self::Destinations(_) => "destinations",
            Self::Protected => "protected",
            Self::Neighbours(_) => "neighbours",
            Self::MillPoints => "mill-points",
            Self::Closing => "closing",
            Self::Threats => "threats",
            Self::LinesOf(_) => "lines-of",
            Self::Corners => "corners",
            Self::Crossings => "crossings",
            Self::Moves => "moves",
            Self::EnemyMoves => "enemy-moves",
        }
    }

    /// Returns the point that the set is about, where it is about one.
    #[must_use]
    pub const fn point(&self) -> Option<Point> {
        match self {
            Self::Destinations(of) | Self::Neighbours(of) | Self::LinesOf(of) => Some(*of),
            _ => None,
        }
    }
}

/// A question with options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What is asked.
    pub question: Question,
    /// The ids of the options, in the order in which they are shown.
    pub options: Vec<String>,
}

/// What a choice asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// Who acts next, and how: `white-places`, `black-captures`, …
    WhoseTurn,
    /// The phase of the side to move.
    WhichPhase,
    /// Which sides may fly: `white`, `black`, `both`, `neither`.
    MayFly,
    /// Who has won: `white`, `black`, `nobody`.
    WhoWon,
    /// How many stones the turn that begins so takes: `none`, `one`, `two`.
    HowManyCaptures(Action),
    /// How many elements a set has: `n0`, `n1`, …
    HowMany(MarkSet),
    /// Something that the core can't compute: the author's answer holds. For family and background facts alone.
    Given,
}

/// The author's answer to a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expect {
    /// Every turn that meets a play's goal.
    Turns(Vec<Turn>),
    /// Every point of a set.
    Points(PointSet),
    /// Every action of a set.
    Actions(Vec<Action>),
    /// The judged action is legal.
    Legal,
    /// The judged action is refused for this reason.
    Illegal(IllegalKind),
    /// The id of an option.
    Option(String),
    /// What a predict task predicts.
    Prediction(Prediction),
    /// Every profile by which the attempt is legal.
    Profiles(Vec<&'static Ruleset>),
}

/// An answer to "who wins, or does it go on?"
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Prediction {
    /// White has won.
    WhiteWins,
    /// Black has won.
    BlackWins,
    /// The game goes on.
    GoesOn,
}

impl Prediction {
    /// All predictions, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::WhiteWins, Self::BlackWins, Self::GoesOn];

    /// Returns the token used in YAML and message ids.
    #[must_use]
    pub const fn token(self) -> &'static str {
        match self {
            Self::WhiteWins => "white-wins",
            Self::BlackWins => "black-wins",
            Self::GoesOn => "goes-on",
        }
    }
}

/// An attempt that learners really make, and why it is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The actions, each made by the side whose turn the learner believes it is.
    pub attempt: Vec<Action>,
    /// The reason against the last of them.
    pub because: IllegalKind,
}

/// A content file, kept so that a fault found later can still be placed in it.
#[derive(Clone, PartialEq, Eq)]
pub struct Source {
    /// The path, as the reader of an error knows it.
    pub path: String,
    /// The whole text.
    pub text: String,
}

impl fmt::Debug for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Source").field("path", &self.path).finish_non_exhaustive()
    }
}

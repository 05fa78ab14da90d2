//! What rules answer to a task, so that what is believed can be held against what is so.

use crate::content::{MarkSet, Prediction, Question, Task};
use crate::rules::{Action, Color, Game, Illegal, Outcome, Phase, PointSet, Position, Rules, Turn};
use crate::tutor::{self, Marked};

/// An answer to a task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// Whether an action is legal.
    Legal(bool),
    /// The points to mark.
    Points(PointSet),
    /// The id of an option.
    Option(&'static str),
    /// What comes of a turn.
    Prediction(Prediction),
}

impl Answer {
    /// Returns what somebody who guesses would have to say; `None` where there is too much to guess from.
    pub(super) fn guess(&self) -> Option<Guess> {
        Some(match self {
            Self::Points(points) if points.is_empty() => Guess::Option("none"),
            Self::Points(_) => return None,
            Self::Legal(legal) => Guess::Legal(*legal),
            Self::Option("white" | "black") => Guess::Option("won"),
            Self::Option(id) => Guess::Option(id),
            Self::Prediction(Prediction::GoesOn) => Guess::Over(false),
            Self::Prediction(Prediction::WhiteWins | Prediction::BlackWins) => Guess::Over(true),
        })
    }
}

/// What somebody who guesses says, whatever the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Guess {
    Legal(bool),
    Option(&'static str),
    Over(bool),
}

/// A position with the turns that a learner is told of.
#[derive(Clone, Debug)]
pub(super) struct Scene {
    /// Where the turns told begin.
    pub(super) start: Position,
    /// The turns told; the last may lack its capture.
    pub(super) played: Vec<Turn>,
    /// The position asked about.
    pub(super) position: Position,
}

/// A scene as rules see it.
pub(super) enum View<'r> {
    /// Where no turn is told, the position is all there is.
    Bare { rules: &'r Rules, position: Position },
    /// Else what was played may have a say.
    Told(Game<'r>),
}

impl<'r> View<'r> {
    /// Has rules look at a scene; `None` where they refuse what was played.
    pub(super) fn new(rules: &'r Rules, scene: &Scene) -> Option<Self> {
        if scene.played.is_empty() {
            return Some(Self::Bare { rules, position: scene.position });
        }
        let mut game = Game::from_position(rules, scene.start, 0);
        for action in scene.played.iter().flat_map(|turn| turn.actions()) {
            game.play(action).ok()?;
        }
        Some(Self::Told(game))
    }

    fn rules(&self) -> &'r Rules {
        match self {
            Self::Bare { rules, .. } => rules,
            Self::Told(game) => game.rules(),
        }
    }

    fn position(&self) -> &Position {
        match self {
            Self::Bare { position, .. } => position,
            Self::Told(game) => game.position(),
        }
    }

    /// Returns how the game has ended, if it has.
    pub(super) fn outcome(&self) -> Option<Outcome> {
        match self {
            Self::Bare { rules, position } => position.outcome(rules),
            Self::Told(game) => game.outcome(),
        }
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        match self {
            Self::Bare { rules, position } => position.check(rules, action),
            Self::Told(game) => game.check(action),
        }
    }

    /// Answers a task; `None` where it makes no sense by these rules.
    pub(super) fn answer(&self, task: &Task) -> Option<Answer> {
        let (rules, position) = (self.rules(), self.position());
        Some(match task {
            Task::Judge(action) => Answer::Legal(self.check(*action).is_ok()),
            Task::Mark(set) => Answer::Points(match (set, self) {
                (MarkSet::Captures, Self::Told(game)) => game.captures(),
                _ => match tutor::marked(rules, position, set) {
                    Marked::Points(points) => points,
                    Marked::Actions(_) => return None,
                },
            }),
            Task::Choose(choice) => Answer::Option(match &choice.question {
                Question::HowManyCaptures(first) => self.captures_after(*first)?,
                Question::MayFly => {
                    let flies = |color| position.phase(rules, color) == Phase::Flying;
                    match (flies(Color::White), flies(Color::Black)) {
                        (true, true) => "both",
                        (true, false) => "white",
                        (false, true) => "black",
                        (false, false) => "neither",
                    }
                }
                Question::WhoWon => self.outcome().and_then(Outcome::winner).map_or("nobody", Color::token),
                _ => return None,
            }),
            Task::Predict(None) => Answer::Prediction(prediction(self.outcome())),
            Task::Predict(Some(turn)) => Answer::Prediction(prediction(self.outcome_after(*turn)?)),
            Task::Play(_) | Task::Compare(_) | Task::Puzzle(_) => return None,
        })
    }

    /// Returns how the game has ended after a turn, or ended before it; `None` where the turn is refused.
    fn outcome_after(&self, turn: Turn) -> Option<Option<Outcome>> {
        if let Some(outcome) = self.outcome() {
            return Some(Some(outcome));
        }
        match self {
            Self::Bare { rules, position } => Some(position.play_turn(rules, turn).ok()?.outcome(rules)),
            Self::Told(game) => {
                let mut game = game.clone();
                turn.actions().try_for_each(|action| game.play(action).map(drop)).ok()?;
                Some(game.outcome())
            }
        }
    }

    /// Returns how many stones a turn takes that begins so, as the option that says it; `None` where it is refused, or
    /// takes more than can be chosen.
    fn captures_after(&self, first: Action) -> Option<&'static str> {
        let (rules, mut captures) = (self.rules(), 0);
        match self {
            Self::Bare { rules, position } => {
                let mut position = position.play_turn(rules, Turn::from(first)).ok()?;
                while position.capture_due() {
                    let at = position.captures(rules).first()?;
                    position = position.play_turn(rules, Turn::from(Action::Capture(at))).ok()?;
                    captures += 1;
                }
            }
            Self::Told(game) => {
                let mut game = game.clone();
                game.play(first).ok()?;
                while game.position().capture_due() {
                    let at = game.captures().first()?;
                    game.play(Action::Capture(at)).ok()?;
                    captures += 1;
                }
            }
        }
        debug_assert!(captures <= Turn::MOST_CAPTURES, "{}", rules.ruleset().id);
        CAPTURES.get(captures).copied()
    }
}

/// The options for how many stones a turn takes, by their number.
pub(super) const CAPTURES: [&str; 3] = ["none", "one", "two"];

/// Returns what a lesson calls this end. A drawn game, which nobody has won, counts as one that goes on.
fn prediction(outcome: Option<Outcome>) -> Prediction {
    match outcome.and_then(Outcome::winner) {
        Some(Color::White) => Prediction::WhiteWins,
        Some(Color::Black) => Prediction::BlackWins,
        None => Prediction::GoesOn,
    }
}

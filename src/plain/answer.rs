//! Answers as they are typed.

use crate::content::Task;
use crate::i18n::{Message, Value};
use crate::rules::{Action, Phase, Point, PointSet, Turn};
use crate::tutor::{Input, Label, Mode, Session};

use super::words::{Keyword, Words, fold};

/// What a session waits for.
pub(super) enum Awaited {
    /// A turn, or what is left of it.
    Turn(Next),
    /// A set of points.
    Points,
    /// A set of actions; `places` where they are placings.
    Actions { places: bool },
    /// One of these options, each with its text.
    Option(Vec<(Label, String)>),
    /// Nothing: the step is solved.
    Nothing,
}

/// How a turn goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    Place,
    Move,
    Capture,
}

/// An answer that was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Typed {
    /// Actions of a turn, in order.
    Turn(Vec<Part>),
    /// A set of points.
    Points(PointSet),
    /// A set of actions.
    Actions(Vec<Action>),
    /// The option of this index.
    Option(usize),
}

/// A part of a turn that was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// A bare point: what is meant depends on the position.
    Point(Point),
    /// An action.
    Action(Action),
}

impl Awaited {
    /// Tells what a session waits for; `text` puts options in words.
    pub(super) fn by(session: &Session, text: impl Fn(&Label) -> String) -> Self {
        if *session.mode() != Mode::Asking {
            return Self::Nothing;
        }
        let (rules, position) = (session.rules(), session.position());
        match session.input() {
            Input::Turn { .. } if position.capture_due() => Self::Turn(Next::Capture),
            Input::Turn { .. } => Self::Turn(match position.phase(rules, position.to_move()) {
                Phase::Placing => Next::Place,
                Phase::Moving | Phase::Flying => Next::Move,
            }),
            Input::Points(_) => Self::Points,
            Input::Actions { .. } => {
                let player = match session.step().task {
                    Task::Mark(crate::content::MarkSet::EnemyMoves) => position.to_move().opponent(),
                    _ => position.to_move(),
                };
                Self::Actions { places: position.phase(rules, player) == Phase::Placing }
            }
            Input::Options { .. } => {
                let labels = session.labels().into_iter();
                Self::Option(labels.map(|label| (label.clone(), text(&label))).collect())
            }
        }
    }

    /// Reads an answer; `None` where the line is none.
    pub(super) fn read(&self, line: &str, words: &Words) -> Option<Typed> {
        let nothing = matches!(words.find(line), Some((Keyword::None, _)));
        match self {
            Self::Turn(_) => parts(line, words).map(Typed::Turn),
            Self::Points if nothing => Some(Typed::Points(PointSet::EMPTY)),
            Self::Points => {
                let points = parts(line, words)?.into_iter().map(|part| match part {
                    Part::Point(at) | Part::Action(Action::Capture(at)) => Some(at),
                    Part::Action(_) => None,
                });
                points.collect::<Option<_>>().map(Typed::Points)
            }
            Self::Actions { .. } if nothing => Some(Typed::Actions(Vec::new())),
            Self::Actions { places } => {
                let mut actions: Vec<Action> = Vec::new();
                for part in parts(line, words)? {
                    let action = match part {
                        Part::Point(at) if *places => Action::Place(at),
                        Part::Action(action @ Action::Move { .. }) => action,
                        Part::Point(_) | Part::Action(_) => return None,
                    };
                    if !actions.contains(&action) {
                        actions.push(action);
                    }
                }
                Some(Typed::Actions(actions))
            }
            Self::Option(options) => option(line, words, options).map(Typed::Option),
            Self::Nothing => None,
        }
    }

    /// Says what can be typed.
    pub(super) fn how(&self, words: &Words) -> Message {
        let none = |message: Message| message.arg("none", words.shown(Keyword::None, ""));
        match self {
            Self::Turn(Next::Place) => Message::new("type-place"),
            Self::Turn(Next::Move) => Message::new("type-move"),
            Self::Turn(Next::Capture) => Message::new("type-capture"),
            Self::Points => none(Message::new("type-points")),
            Self::Actions { .. } => none(Message::new("type-moves")),
            Self::Option(options) => match options.first() {
                Some((Label::Yes | Label::No, _)) => Message::new("type-verdict")
                    .arg("yes", words.shown(Keyword::Yes, ""))
                    .arg("no", words.shown(Keyword::No, "")),
                Some((Label::Count(_), _)) => {
                    Message::new("type-count").arg("counts", counts(options).collect::<Value>())
                }
                _ => Message::new("type-option").arg("count", options.len()),
            },
            Self::Nothing => Message::new("type-next"),
        }
    }
}

/// The numbers among options.
pub(super) fn counts(options: &[(Label, String)]) -> impl Iterator<Item = usize> {
    options.iter().filter_map(|(label, _)| match label {
        Label::Count(count) => Some(*count),
        _ => None,
    })
}

/// Reads points, actions and whole turns, parted by spaces or commas.
fn parts(line: &str, words: &Words) -> Option<Vec<Part>> {
    // A dash may have spaces around it.
    let line = line.replace(['–', '−'], "-");
    let line = line.split('-').map(str::trim).collect::<Vec<_>>().join("-");
    let mut parts = Vec::new();
    for word in line.split([' ', '\t', ',', ';']).filter(|word| !word.is_empty()) {
        if let Some((Keyword::Pass, _)) = words.find(word) {
            parts.push(Part::Action(Action::Pass));
            continue;
        }
        let turn: Turn = word.parse().ok()?;
        parts.push(match turn.first {
            Action::Place(at) => Part::Point(at),
            action => Part::Action(action),
        });
        parts.extend(turn.capture.map(|at| Part::Action(Action::Capture(at))));
    }
    Some(parts).filter(|parts| !parts.is_empty())
}

/// Reads an option: its text, yes or no, its number in the list, or the number that it stands for.
fn option(line: &str, words: &Words, options: &[(Label, String)]) -> Option<usize> {
    let folded = fold(line);
    let find = |is: &dyn Fn(&Label) -> bool| options.iter().position(|(label, _)| is(label));
    if let Some(index) = options.iter().position(|(_, text)| fold(text) == folded) {
        return Some(index);
    }
    match words.find(line) {
        Some((Keyword::Yes, _)) => return find(&|label| *label == Label::Yes),
        Some((Keyword::No, _)) => return find(&|label| *label == Label::No),
        _ => {}
    }
    let number: usize = folded.parse().ok()?;
    if let Some((Label::Count(_), _)) = options.first() {
        return find(&|label| *label == Label::Count(number));
    }
    let listed = number.checked_sub(1).filter(|&index| index < options.len());
    listed.or_else(|| find(&|label| *label == Label::Option(format!("n{number}"))))
}

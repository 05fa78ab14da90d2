//! Answers as they are typed.

use std::collections::BTreeSet;

use crate::content::Task;
use crate::i18n::{Message, Value, fold};
use crate::rules::{Action, Phase, Point, PointSet, Turn};
use crate::tutor::{Input, Label, Mode, Session};

use super::words::{Keyword, Words};

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
    /// Any number of these options, each with its text.
    Several(Vec<(Label, String)>),
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
    /// The options of these indexes.
    Options(BTreeSet<usize>),
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
        let options = || {
            let labels = session.labels().into_iter();
            labels.map(|label| (label.clone(), text(&label))).collect()
        };
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
            Input::Options { .. } => Self::Option(options()),
            Input::Several(_) => Self::Several(options()),
            Input::Puzzle => Self::Nothing,
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
            Self::Several(_) if nothing => Some(Typed::Options(BTreeSet::new())),
            Self::Several(options) => several(line, options).map(Typed::Options),
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
            Self::Several(_) => none(Message::new("type-several")),
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
pub(super) fn parts(line: &str, words: &Words) -> Option<Vec<Part>> {
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
        parts.extend(turn.captures().map(|at| Part::Action(Action::Capture(at))));
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

/// Reads several options, parted by commas or spaces: each its text, its number in the list, or its profile's id.
fn several(line: &str, options: &[(Label, String)]) -> Option<BTreeSet<usize>> {
    let one = |word: &str| {
        let folded = fold(word);
        let number = folded.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let is_meant = |(label, text): &(Label, String)| {
            fold(text) == folded || matches!(label, Label::Profile(ruleset) if ruleset.id == folded)
        };
        number.filter(|&index| index < options.len()).or_else(|| options.iter().position(is_meant))
    };
    let mut chosen = BTreeSet::new();
    for part in line.split([',', ';']).map(str::trim).filter(|part| !part.is_empty()) {
        match one(part) {
            Some(index) => drop(chosen.insert(index)),
            None => {
                for word in part.split_whitespace() {
                    chosen.insert(one(word)?);
                }
            }
        }
    }
    Some(chosen).filter(|chosen| !chosen.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::{Localizer, Texts};
    use crate::rules::IllegalKind;

    fn hungarian() -> Words {
        Words::new(&Localizer::new(&Texts::embedded().unwrap(), &"hu".parse().unwrap()))
    }

    #[track_caller]
    fn assert_reads(awaited: &Awaited, expected: Option<&Typed>, lines: &[&str]) {
        let words = hungarian();
        for line in lines {
            assert_eq!(awaited.read(line, &words).as_ref(), expected, "{line}");
        }
    }

    fn turn(parts: &[&str]) -> Typed {
        let part =
            |text: &&str| text.parse().map_or_else(|_| Part::Action(text.parse().unwrap()), Part::Point);
        Typed::Turn(parts.iter().map(part).collect())
    }

    #[test]
    fn a_turn_is_read_however_it_is_spaced() {
        let awaited = Awaited::Turn(Next::Move);
        assert_reads(&awaited, Some(&turn(&["g1", "xd2"])), &["g1xd2", "g1 xd2", "G1, Xd2", " g1\txd2 "]);
        assert_reads(
            &awaited,
            Some(&turn(&["a1-a4", "xd2"])),
            &["a1-a4xd2", "a1–a4 xd2", "a1 - a4 xd2", "A1−A4 ; xd2"],
        );
        assert_reads(&awaited, Some(&turn(&["g1", "d2"])), &["g1 d2", "g1,d2"]);
        assert_reads(&awaited, Some(&turn(&["g1", "pass"])), &["g1 pass", "g1 PASSZ"]);
        assert_reads(&awaited, Some(&turn(&["pass"])), &["pass", "passzolok"]);
        assert_reads(&awaited, None, &["", "h1", "a1-", "g1 x d2", "igen", "1", "egy sem", "a4 mellett"]);
    }

    #[test]
    fn sets_are_read_in_one_line() {
        let points = ["c5", "d2"].map(|name| name.parse().unwrap()).into_iter().collect();
        assert_reads(
            &Awaited::Points,
            Some(&Typed::Points(points)),
            &["d2 c5", "C5,D2", "xc5 xd2", "d2 d2 c5"],
        );
        let nothing = Typed::Points(PointSet::EMPTY);
        assert_reads(&Awaited::Points, Some(&nothing), &["none", "egy sem", "SEMMI", "nincs"]);
        assert_reads(&Awaited::Points, None, &["", "d2 c8", "a1-a4", "pass", "igen"]);

        let moves = ["a1-a4", "b2-d2"].map(|text| text.parse().unwrap()).to_vec();
        let awaited = Awaited::Actions { places: false };
        assert_reads(&awaited, Some(&Typed::Actions(moves)), &["a1-a4 b2-d2", "a1–a4, b2 – d2, a1-a4"]);
        assert_reads(&awaited, Some(&Typed::Actions(Vec::new())), &["none", "egyik sem"]);
        assert_reads(&awaited, None, &["a1 a4", "xd2", "a1-a4xd2", "pass"]);
        let placings = Typed::Actions(vec!["d2".parse().unwrap()]);
        assert_reads(&Awaited::Actions { places: true }, Some(&placings), &["d2", "d2 d2"]);
    }

    fn options(labels: &[(Label, &str)]) -> Awaited {
        Awaited::Option(labels.iter().map(|(label, text)| (label.clone(), (*text).to_owned())).collect())
    }

    #[test]
    fn options_are_chosen_by_number_by_text_or_by_what_they_stand_for() {
        let verdict = options(&[(Label::Yes, "Igen"), (Label::No, "Nem")]);
        assert_reads(&verdict, Some(&Typed::Option(0)), &["1", "igen", "I", "yes"]);
        assert_reads(&verdict, Some(&Typed::Option(1)), &["2", "nem", "NEM", "n", "no"]);
        assert_reads(&verdict, None, &["", "0", "3", "-1", "egy sem", "a4"]);

        let reasons = [
            (Label::Reason(IllegalKind::Occupied), "a pont foglalt"),
            (Label::Reason(IllegalKind::Empty), "ott nem áll bábu"),
        ];
        assert_reads(&options(&reasons), Some(&Typed::Option(1)), &["2", "Ott nem all babu"]);
        assert_reads(&options(&reasons), None, &["igen", "nem"]);

        let counts = options(&[(Label::Count(2), "2"), (Label::Count(3), "3"), (Label::Count(4), "4")]);
        assert_reads(&counts, Some(&Typed::Option(1)), &["3"]);
        assert_reads(&counts, None, &["1", "5"]);

        let numbers = ["n4", "n8", "n12"].map(|id| Label::Option(id.to_owned()));
        let texts = ["Négy", "Nyolc", "Tizenkettő"];
        let numbers: Vec<_> = numbers.into_iter().zip(texts).collect();
        assert_reads(&options(&numbers), Some(&Typed::Option(2)), &["3", "12", "tizenketto"]);
        assert_reads(&options(&numbers), Some(&Typed::Option(0)), &["1", "4", "négy"]);

        let none = options(&[
            (Label::Option("one".to_owned()), "Egyet"),
            (Label::Option("none".to_owned()), "Egy sem"),
        ]);
        assert_reads(&none, Some(&Typed::Option(1)), &["egy sem"]);
    }

    #[test]
    fn nothing_is_an_answer_once_a_step_is_solved() {
        assert_reads(&Awaited::Nothing, None, &["", "g1", "1", "igen", "none"]);
    }

    #[test]
    fn several_options_are_read_from_numbers_ids_and_names() {
        use crate::rules::Ruleset;

        let profiles =
            [(Ruleset::named("mtte"), "MTTE"), (Ruleset::named("classic"), "Klasszikus szabályok")];
        let profiles = profiles.map(|(ruleset, name)| (Label::Profile(ruleset.unwrap()), name.to_owned()));
        let awaited = Awaited::Several(profiles.to_vec());
        let options = |indexes: &[usize]| Typed::Options(indexes.iter().copied().collect());
        assert_reads(&awaited, Some(&options(&[0])), &["1", "mtte", "MTTE", " 1, 1 "]);
        assert_reads(
            &awaited,
            Some(&options(&[0, 1])),
            &["1 2", "2;1", "mtte classic", "klasszikus szabalyok, MTTE", "2 mtte"],
        );
        assert_reads(&awaited, Some(&options(&[])), &["egy sem", "none"]);
        assert_reads(&awaited, None, &["", "0", "3", "mtte lasker", "klasszikus", "igen", ",", "g1"]);
    }
}

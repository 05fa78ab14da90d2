//! Content files as serde reads them: every text a value, nothing yet held against the rules.
//!
//! Texts are parsed while they are visited, so that the reader's errors carry their place. Derived `untagged`, `flatten`
//! and `try_from` would lose it. Tasks are maps with one key (`singleton_map_recursive`), and so are the sets and
//! questions in them that take a value; those that take none are plain words.

use std::fmt;
use std::marker::PhantomData;

use schemars::JsonSchema;
use serde::Deserialize;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserializer, Error, MapAccess, SeqAccess, Visitor};

use crate::rules::{Action, IllegalKind, Point, PointSet, Setup, Turn};

use super::claim::Worth;
use super::facts::FactKind;
use super::nearest::suggest;
use super::puzzle::raw::Pairs;
use super::schema::{Id, ProfileId, Shape, patterns};

/// The course: its units, in the order in which they are learnt.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "a map with the key units")]
#[schemars(rename = "Course")]
pub(super) struct RawCourse {
    /// The units, in order.
    #[schemars(length(min = 1))]
    pub units: Vec<RawUnit>,
}

/// A unit: lessons that belong together.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "a unit: a map with the keys id and lessons")]
#[schemars(rename = "Unit")]
pub(super) struct RawUnit {
    /// Its id; the message unit-<id> in ui.ftl is its title.
    #[schemars(with = "Id")]
    pub id: String,
    /// The ids of its lessons, in the order in which they are learnt.
    #[schemars(with = "Vec<Id>")]
    pub lessons: Vec<String>,
    /// Whether its last lesson is to be its test. `malom check` warns where there is none.
    #[serde(default = "yes")]
    pub test: bool,
}

const fn yes() -> bool {
    true
}

/// What people ask of the rules.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "a map with the key questions")]
#[schemars(rename = "Questions")]
pub(super) struct RawQuestions {
    /// The questions, in the order in which they are listed.
    pub questions: Vec<RawAsked>,
}

/// A question that people ask.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "a question: a map with the keys id, facts, position and try")]
#[schemars(rename = "Question")]
pub(super) struct RawAsked {
    /// Its id; question-<id> in questions.ftl is its text, with the answer under `.answer`.
    #[schemars(with = "Id")]
    pub id: String,
    /// The facts that the answer rests on.
    #[schemars(with = "Vec<Id>", length(min = 1))]
    pub facts: Vec<String>,
    /// The rules by which the position is judged; the standard ones where none are named.
    #[schemars(with = "Option<ProfileId>")]
    pub rules: Option<String>,
    /// What the answer is about.
    pub position: Parsed<Setup>,
    /// A step that asks the reader the same: its lesson and its id, such as capture/finish-the-turn.
    #[serde(rename = "try")]
    #[schemars(regex(pattern = patterns::STEP))]
    pub trial: String,
}

/// The words of the game.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "a map with the key terms")]
#[schemars(rename = "Glossary")]
pub(super) struct RawGlossary {
    /// Their ids, in the order in which they are learnt; glossary-<id> in glossary.ftl explains one.
    #[schemars(with = "Vec<Id>")]
    pub terms: Vec<String>,
}

/// A board: its points and the lines that join them.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "a board: a map with the keys id, points and lines")]
#[schemars(rename = "Board")]
pub(super) struct RawBoard {
    /// Its id, and the name of its file.
    #[schemars(with = "Id")]
    pub id: String,
    /// Its points.
    pub points: Vec<Parsed<Point>>,
    /// Its lines, each with its points in order: three can be a mill, two are a step.
    pub lines: Vec<Parsed<LinePoints>>,
}

/// The points of a board's line, in order.
pub(super) struct LinePoints(pub Vec<Point>);

/// The facts of the rules that lessons teach and test.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "a map with the key facts")]
#[schemars(rename = "Facts")]
pub(super) struct RawFacts {
    /// The facts.
    pub facts: Vec<RawFact>,
}

/// A fact of the rules.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "a fact: a map with the keys id, kind and from")]
#[schemars(rename = "Fact")]
pub(super) struct RawFact {
    /// Its id; fact-<id> in facts.ftl is its text.
    #[schemars(with = "Id")]
    pub id: String,
    /// How firmly it holds.
    pub kind: Parsed<FactKind>,
    /// The guides that state it, by their letters.
    pub from: Vec<String>,
}

/// A lesson: positions and questions. Its texts are messages in locales/<language>/lessons/<unit>/<lesson>.ftl.
#[derive(Deserialize, JsonSchema)]
#[serde(
    deny_unknown_fields,
    expecting = "a lesson: a map with the keys id, grade, requires, rules and steps"
)]
#[schemars(rename = "Lesson")]
pub(super) struct RawLesson {
    /// Its id, and the name of its file; never changed, as progress hangs on it.
    #[schemars(with = "Id")]
    pub id: String,
    /// How hard it is, from 1.
    #[schemars(range(min = 1))]
    pub grade: u8,
    /// Whether it is the test that ends its unit: it teaches nothing new, and has no hints.
    #[serde(default)]
    pub test: bool,
    /// The ids of lessons to do before it.
    #[serde(default)]
    #[schemars(with = "Vec<Id>")]
    pub requires: Vec<String>,
    /// The rules by which it is judged.
    #[schemars(with = "ProfileId")]
    pub rules: String,
    /// Its steps, in order.
    #[schemars(length(min = 1))]
    pub steps: Vec<RawStep>,
}

/// A step: a position and what is to be done in it.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "a step: a map with the keys id, position, task, …")]
#[schemars(rename = "Step")]
pub(super) struct RawStep {
    /// Its id within the lesson; step-<lesson>--<id> is its text.
    #[schemars(with = "Id")]
    pub id: String,
    /// The facts that it tells.
    #[serde(default)]
    #[schemars(with = "Vec<Id>")]
    pub teaches: Vec<String>,
    /// The facts that it asks for without telling them.
    #[serde(default)]
    #[schemars(with = "Vec<Id>")]
    pub tests: Vec<String>,
    /// Where it begins.
    pub position: Parsed<Setup>,
    /// Turns that are played before the learner acts.
    #[serde(default)]
    pub played: Vec<Parsed<Turn>>,
    /// What is to be done.
    #[serde(with = "serde_yaml::with::singleton_map_recursive")]
    #[schemars(with = "RawTask")]
    pub task: RawTask,
    /// The answer, for a cross-check: `malom check` computes it, and says what it should be.
    pub expect: Option<RawExpect>,
    /// Attempts that learners really make, each refused for the reason that is named. For play alone.
    #[serde(default)]
    pub mistakes: Vec<RawMistake>,
    /// What the texts say of play, so that `malom check` can prove it.
    #[serde(default)]
    pub claims: RawClaims,
}

/// What the texts of a step say of play.
#[derive(Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "claims: a map with the keys now, turns and only")]
#[schemars(rename = "Claims")]
pub(super) struct RawClaims {
    /// What the position is worth to the side to move.
    pub now: Option<Parsed<Worth>>,
    /// What whole turns are worth to the side that plays them.
    #[serde(default)]
    #[schemars(with = "std::collections::BTreeMap<Parsed<Turn>, Parsed<Worth>>")]
    pub turns: Pairs<Parsed<Worth>>,
    /// The turns that alone are worth as much as the position.
    pub only: Option<Vec<Parsed<Turn>>>,
}

/// What a step asks for: one of these.
#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", expecting = "a task: a map such as {play: any}")]
#[schemars(rename = "Task")]
pub(super) enum RawTask {
    /// A whole turn is played.
    Play(RawPlay),
    /// Every element of a set is marked.
    Mark(RawSet),
    /// Whether an action is legal is said; then why not, or how many such actions are.
    Judge(Parsed<Action>),
    /// One option is chosen.
    Choose(RawChoice),
    /// Who has won after a turn is said, or that the game goes on; `now` asks of the position itself.
    Predict(Parsed<After>),
    /// The profiles are chosen by which an attempt is legal.
    Compare(RawCompare),
    /// The game is won within so many turns, against the best defence.
    Win(u8),
    /// A drawn position is kept drawn for so many turns.
    Hold(u8),
}

/// A play's conditions: `any`, or a map.
pub(super) enum RawPlay {
    Any,
    Goal(RawGoal),
}

/// Conditions on a turn, all of which must hold.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "conditions: a map such as {closes: [a1-d1-g1]}")]
#[schemars(rename = "Conditions")]
pub(super) struct RawGoal {
    /// Mills that it closes.
    #[serde(default)]
    pub closes: Vec<Parsed<MillPoints>>,
    /// Stones of which it takes one.
    #[serde(default)]
    pub takes: Vec<Parsed<Point>>,
    /// The stone that it moves.
    pub from: Option<Parsed<Point>>,
    /// Points on one of which its stone lands.
    #[serde(default)]
    pub to: Vec<Parsed<Point>>,
    /// It wins the game at once.
    #[serde(default)]
    pub wins: bool,
    /// A mill that the opponent’s next turn can’t close any more.
    pub stops: Option<Parsed<MillPoints>>,
    /// What the best of those turns do besides.
    pub prefer: Option<Box<RawGoal>>,
}

impl RawGoal {
    /// Tells whether there is no condition; a preference is none.
    pub(super) fn is_empty(&self) -> bool {
        let Self { closes, takes, from, to, wins, stops, prefer: _ } = self;
        closes.is_empty() && takes.is_empty() && from.is_none() && to.is_empty() && !wins && stops.is_none()
    }
}

/// A set that the rules compute.
#[derive(Clone, Copy, Deserialize, JsonSchema)]
#[serde(
    rename_all = "kebab-case",
    expecting = "a set: a word such as captures, or a map such as {destinations: a1}"
)]
#[schemars(rename = "Set")]
pub(super) enum RawSet {
    /// Points where the side to move may place.
    Placings,
    /// Stones that may be taken now.
    Captures,
    /// Own stones that can move.
    Movable,
    /// Points to which the stone on this point may go.
    Destinations(Parsed<Point>),
    /// Enemy stones that may not be taken.
    Protected,
    /// Points beside this one.
    Neighbours(Parsed<Point>),
    /// Points of the side to move’s standing mills.
    MillPoints,
    /// Empty points where the side to move can close a mill now.
    Closing,
    /// The same for the opponent.
    Threats,
    /// The other points on the lines through this one.
    LinesOf(Parsed<Point>),
    /// Points with two neighbours.
    Corners,
    /// Points with four neighbours.
    Crossings,
    /// Legal moves.
    Moves,
    /// Legal moves that the opponent would have.
    EnemyMoves,
}

/// One option of several is chosen.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "a map with the keys question and options")]
#[schemars(rename = "Choice")]
pub(super) struct RawChoice {
    /// What is asked.
    pub question: RawQuestion,
    /// The ids of the options, in the order in which they are shown.
    #[schemars(with = "Vec<Id>", length(min = 2))]
    pub options: Vec<String>,
}

/// What a choice asks.
#[derive(Clone, Copy, Deserialize, JsonSchema)]
#[serde(
    rename_all = "kebab-case",
    expecting = "a question: a word such as whose-turn, or a map such as {how-many: captures}"
)]
#[schemars(rename = "ChoiceQuestion")]
pub(super) enum RawQuestion {
    /// Who acts next, and how: white-places, black-captures, …
    WhoseTurn,
    /// The phase of the side to move: placing, moving, flying.
    WhichPhase,
    /// Which sides may fly: white, black, both, neither.
    MayFly,
    /// Who has won: white, black, nobody.
    WhoWon,
    /// How many stones the turn that begins so takes: none, one, two.
    HowManyCaptures(Parsed<Action>),
    /// How many elements a set has: n0, n1, …
    HowMany(RawSet),
    /// What the rules can’t compute: the answer is the author’s, for facts of kind family and background.
    Given,
}

/// Every profile of rules is chosen by which an attempt is legal.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "a map with the keys try and under")]
#[schemars(rename = "Comparison")]
pub(super) struct RawCompare {
    /// The attempt.
    #[serde(rename = "try")]
    pub attempt: Parsed<Turn>,
    /// The profiles, in the order in which they are shown.
    #[schemars(with = "Vec<ProfileId>", length(min = 2))]
    pub under: Vec<String>,
}

/// The author's answer, still as text: only the task tells what it means.
pub(super) enum RawExpect {
    One(String),
    Many(Vec<String>),
}

/// An attempt that learners really make.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "a mistake: a map with the keys try and because")]
#[schemars(rename = "Mistake")]
pub(super) struct RawMistake {
    /// Its actions, the last of which is refused.
    #[serde(rename = "try")]
    #[schemars(length(min = 1))]
    pub attempt: Vec<Parsed<Action>>,
    /// Why it is refused.
    pub because: Parsed<IllegalKind>,
}

/// Three points joined by dashes, perhaps no mill of the board.
#[derive(Clone, Copy)]
pub(super) struct MillPoints(pub PointSet);

/// The turn after which a prediction is asked, or `now`.
#[derive(Clone, Copy)]
pub(super) struct After(pub Option<Turn>);

/// A value written as text, parsed while it is read.
#[derive(Clone, Copy)]
pub(super) struct Parsed<T>(pub T);

/// What [`Parsed`] can read.
pub(super) trait Parse: Sized {
    /// What is expected, for a value that is no text at all.
    const WHAT: &'static str;

    fn parse(text: &str) -> Result<Self, String>;

    /// Returns what an editor can know of the text. It may be narrower than what is read: editors teach one way to write.
    fn shape() -> Shape;
}

macro_rules! parse_notation {
    ($($type:ty: $what:literal, $pattern:expr);+ $(;)?) => {
        $(impl Parse for $type {
            const WHAT: &'static str = $what;

            fn parse(text: &str) -> Result<Self, String> {
                text.parse().map_err(|error| format!("`{text}`: {error}"))
            }

            fn shape() -> Shape {
                Shape::Pattern($pattern)
            }
        })+
    };
}

parse_notation! {
    Point: "a point such as a1", patterns::POINT;
    Action: "an action such as d6, a1-a4, xd2 or pass", patterns::ACTION;
    Turn: "a turn such as d6, a1-a4 or g1xd2", patterns::TURN;
    Setup: "a position such as `w W:a1,d1+7 B:d2,f6+7`", patterns::POSITION;
}

impl Parse for MillPoints {
    const WHAT: &'static str = "a mill such as a1-d1-g1";

    fn parse(text: &str) -> Result<Self, String> {
        let points: Result<Vec<Point>, _> = text.split(['-', '–', '−']).map(str::parse).collect();
        let set = points.iter().flatten().copied().collect::<PointSet>();
        match points {
            Ok(points) if points.len() == 3 && set.len() == 3 => Ok(Self(set)),
            _ => Err(format!("`{text}` is not a mill: write three points joined by -, such as a1-d1-g1")),
        }
    }

    fn shape() -> Shape {
        Shape::Pattern(patterns::MILL)
    }
}

impl Parse for After {
    const WHAT: &'static str = "a turn such as g1xd2, or now";

    fn parse(text: &str) -> Result<Self, String> {
        match text {
            "now" => Ok(Self(None)),
            turn => Turn::parse(turn).map(|turn| Self(Some(turn))),
        }
    }

    fn shape() -> Shape {
        Shape::Pattern(patterns::AFTER)
    }
}

impl Parse for LinePoints {
    const WHAT: &'static str = "a line such as a1-d1-g1";

    fn parse(text: &str) -> Result<Self, String> {
        let points = text.split(['-', '–', '−']).map(<Point as Parse>::parse);
        points.collect::<Result<_, _>>().map(Self)
    }

    fn shape() -> Shape {
        Shape::Pattern(patterns::LINE)
    }
}

impl Parse for IllegalKind {
    const WHAT: &'static str = "a reason such as capture-due";

    fn parse(text: &str) -> Result<Self, String> {
        Self::from_token(text).ok_or_else(|| {
            let tokens = Self::ALL.map(Self::token);
            let all = format!("one of {}", tokens.join(", "));
            format!("`{text}` is no reason against an action ({})", suggest(text, tokens, &all))
        })
    }

    fn shape() -> Shape {
        Shape::words(Self::ALL.map(Self::token))
    }
}

impl Parse for FactKind {
    const WHAT: &'static str = "a kind: rule, family, advice or background";

    fn parse(text: &str) -> Result<Self, String> {
        Self::ALL.into_iter().find(|kind| kind.token() == text).ok_or_else(|| {
            format!("`{text}` is no kind of fact (one of {})", Self::ALL.map(Self::token).join(", "))
        })
    }

    fn shape() -> Shape {
        Shape::words(Self::ALL.map(Self::token))
    }
}

impl<'de, T: Parse> Deserialize<'de> for Parsed<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Text<T>(PhantomData<T>);

        impl<T: Parse> Visitor<'_> for Text<T> {
            type Value = Parsed<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(T::WHAT)
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Parsed<T>, E> {
                T::parse(text).map(Parsed).map_err(E::custom)
            }
        }

        deserializer.deserialize_str(Text(PhantomData))
    }
}

impl<'de> Deserialize<'de> for RawPlay {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct AnyOrGoal;

        impl<'de> Visitor<'de> for AnyOrGoal {
            type Value = RawPlay;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("`any` or a map of conditions such as {closes: [a1-d1-g1]}")
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<RawPlay, E> {
                match text {
                    "any" => Ok(RawPlay::Any),
                    _ => Err(E::invalid_value(serde::de::Unexpected::Str(text), &self)),
                }
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<RawPlay, A::Error> {
                RawGoal::deserialize(MapAccessDeserializer::new(map)).map(RawPlay::Goal)
            }
        }

        deserializer.deserialize_any(AnyOrGoal)
    }
}

impl<'de> Deserialize<'de> for RawExpect {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct OneOrMany;

        impl<'de> Visitor<'de> for OneOrMany {
            type Value = RawExpect;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a word or a list")
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<RawExpect, E> {
                Ok(RawExpect::One(text.to_owned()))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<RawExpect, A::Error> {
                let mut texts = Vec::new();
                while let Some(text) = seq.next_element()? {
                    texts.push(text);
                }
                Ok(RawExpect::Many(texts))
            }
        }

        deserializer.deserialize_any(OneOrMany)
    }
}

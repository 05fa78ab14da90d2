//! Content files as serde reads them: every text a value, nothing yet held against the rules.
//!
//! Texts are parsed while they are visited, so that the reader's errors carry their place. Derived `untagged`, `flatten`
//! and `try_from` would lose it. Tasks are maps with one key (`singleton_map_recursive`), and so are the sets and
//! questions in them that take a value; those that take none are plain words.

use std::fmt;
use std::marker::PhantomData;

use serde::Deserialize;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserializer, Error, MapAccess, SeqAccess, Visitor};

use crate::rules::{Action, IllegalKind, Point, PointSet, Setup, Turn};

use super::claim::Worth;
use super::facts::FactKind;
use super::nearest::suggest;
use super::puzzle::raw::Pairs;

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a map with the key units")]
pub(super) struct RawCourse {
    pub units: Vec<RawUnit>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a unit: a map with the keys id and lessons")]
pub(super) struct RawUnit {
    pub id: String,
    pub lessons: Vec<String>,
    #[serde(default = "yes")]
    pub test: bool,
}

const fn yes() -> bool {
    true
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a map with the key questions")]
pub(super) struct RawQuestions {
    pub questions: Vec<RawAsked>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a question: a map with the keys id, facts, position and try")]
pub(super) struct RawAsked {
    pub id: String,
    pub facts: Vec<String>,
    pub rules: Option<String>,
    pub position: Parsed<Setup>,
    #[serde(rename = "try")]
    pub trial: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a map with the key terms")]
pub(super) struct RawGlossary {
    pub terms: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a board: a map with the keys id, points and lines")]
pub(super) struct RawBoard {
    pub id: String,
    pub points: Vec<Parsed<Point>>,
    pub lines: Vec<Parsed<LinePoints>>,
}

/// The points of a board's line, in order.
pub(super) struct LinePoints(pub Vec<Point>);

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a map with the key facts")]
pub(super) struct RawFacts {
    pub facts: Vec<RawFact>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a fact: a map with the keys id, kind and from")]
pub(super) struct RawFact {
    pub id: String,
    pub kind: Parsed<FactKind>,
    pub from: Vec<String>,
}

#[derive(Deserialize)]
#[serde(
    deny_unknown_fields,
    expecting = "a lesson: a map with the keys id, grade, requires, rules and steps"
)]
pub(super) struct RawLesson {
    pub id: String,
    pub grade: u8,
    #[serde(default)]
    pub test: bool,
    #[serde(default)]
    pub requires: Vec<String>,
    pub rules: String,
    pub steps: Vec<RawStep>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a step: a map with the keys id, position, task, …")]
pub(super) struct RawStep {
    pub id: String,
    #[serde(default)]
    pub teaches: Vec<String>,
    #[serde(default)]
    pub tests: Vec<String>,
    pub position: Parsed<Setup>,
    #[serde(default)]
    pub played: Vec<Parsed<Turn>>,
    #[serde(with = "serde_yaml::with::singleton_map_recursive")]
    pub task: RawTask,
    pub expect: Option<RawExpect>,
    #[serde(default)]
    pub mistakes: Vec<RawMistake>,
    #[serde(default)]
    pub claims: RawClaims,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, expecting = "claims: a map with the keys now, turns and only")]
pub(super) struct RawClaims {
    pub now: Option<Parsed<Worth>>,
    #[serde(default)]
    pub turns: Pairs<Parsed<Worth>>,
    pub only: Option<Vec<Parsed<Turn>>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", expecting = "a task: a map such as {play: any}")]
pub(super) enum RawTask {
    Play(RawPlay),
    Mark(RawSet),
    Judge(Parsed<Action>),
    Choose(RawChoice),
    Predict(Parsed<After>),
    Compare(RawCompare),
    Win(u8),
    Hold(u8),
}

/// A play's conditions: `any`, or a map.
pub(super) enum RawPlay {
    Any,
    Goal(RawGoal),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "conditions: a map such as {closes: [a1-d1-g1]}")]
pub(super) struct RawGoal {
    #[serde(default)]
    pub closes: Vec<Parsed<MillPoints>>,
    #[serde(default)]
    pub takes: Vec<Parsed<Point>>,
    pub from: Option<Parsed<Point>>,
    #[serde(default)]
    pub to: Vec<Parsed<Point>>,
    #[serde(default)]
    pub wins: bool,
    pub stops: Option<Parsed<MillPoints>>,
    pub prefer: Option<Box<RawGoal>>,
}

impl RawGoal {
    /// Tells whether there is no condition; a preference is none.
    pub(super) fn is_empty(&self) -> bool {
        let Self { closes, takes, from, to, wins, stops, prefer: _ } = self;
        closes.is_empty() && takes.is_empty() && from.is_none() && to.is_empty() && !wins && stops.is_none()
    }
}

#[derive(Clone, Copy, Deserialize)]
#[serde(
    rename_all = "kebab-case",
    expecting = "a set: a word such as captures, or a map such as {destinations: a1}"
)]
pub(super) enum RawSet {
    Placings,
    Captures,
    Movable,
    Destinations(Parsed<Point>),
    Protected,
    Neighbours(Parsed<Point>),
    MillPoints,
    Closing,
    Threats,
    LinesOf(Parsed<Point>),
    Corners,
    Crossings,
    Moves,
    EnemyMoves,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a map with the keys question and options")]
pub(super) struct RawChoice {
    pub question: RawQuestion,
    pub options: Vec<String>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(
    rename_all = "kebab-case",
    expecting = "a question: a word such as whose-turn, or a map such as {how-many: captures}"
)]
pub(super) enum RawQuestion {
    WhoseTurn,
    WhichPhase,
    MayFly,
    WhoWon,
    HowManyCaptures(Parsed<Action>),
    HowMany(RawSet),
    Given,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a map with the keys try and under")]
pub(super) struct RawCompare {
    #[serde(rename = "try")]
    pub attempt: Parsed<Turn>,
    pub under: Vec<String>,
}

/// The author's answer, still as text: only the task tells what it means.
pub(super) enum RawExpect {
    One(String),
    Many(Vec<String>),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a mistake: a map with the keys try and because")]
pub(super) struct RawMistake {
    #[serde(rename = "try")]
    pub attempt: Vec<Parsed<Action>>,
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
}

macro_rules! parse_notation {
    ($($type:ty: $what:literal),+ $(,)?) => {
        $(impl Parse for $type {
            const WHAT: &'static str = $what;

            fn parse(text: &str) -> Result<Self, String> {
                text.parse().map_err(|error| format!("`{text}`: {error}"))
            }
        })+
    };
}

parse_notation! {
    Point: "a point such as a1",
    Action: "an action such as d6, a1-a4, xd2 or pass",
    Turn: "a turn such as d6, a1-a4 or g1xd2",
    Setup: "a position such as `w W:a1,d1+7 B:d2,f6+7`",
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
}

impl Parse for After {
    const WHAT: &'static str = "a turn such as g1xd2, or now";

    fn parse(text: &str) -> Result<Self, String> {
        match text {
            "now" => Ok(Self(None)),
            turn => Turn::parse(turn).map(|turn| Self(Some(turn))),
        }
    }
}

impl Parse for LinePoints {
    const WHAT: &'static str = "a line such as a1-d1-g1";

    fn parse(text: &str) -> Result<Self, String> {
        let points = text.split(['-', '–', '−']).map(<Point as Parse>::parse);
        points.collect::<Result<_, _>>().map(Self)
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
}

impl Parse for FactKind {
    const WHAT: &'static str = "a kind: rule, family, advice or background";

    fn parse(text: &str) -> Result<Self, String> {
        Self::ALL.into_iter().find(|kind| kind.token() == text).ok_or_else(|| {
            format!("`{text}` is no kind of fact (one of {})", Self::ALL.map(Self::token).join(", "))
        })
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

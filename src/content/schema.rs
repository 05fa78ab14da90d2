//! JSON Schemas of the content files, for editors: derived from the types that read them, so that they know the same keys.
//!
//! A schema judges one file by itself. Whether an id exists, a turn is legal or an answer right is the checker's question.

use std::borrow::Cow;

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use crate::rules::Ruleset;

use super::puzzle::raw::RawPack;
use super::raw::{
    Parse, Parsed, RawBoard, RawCourse, RawExpect, RawFacts, RawGlossary, RawGoal, RawLesson, RawPlay,
    RawQuestions,
};

/// A kind of content file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FileKind {
    /// A lesson.
    Lesson,
    /// The units and their lessons.
    Course,
    /// The facts of the rules.
    Facts,
    /// The questions that people ask.
    Questions,
    /// The words of the game.
    Glossary,
    /// A pack of puzzles.
    Pack,
    /// A board.
    Board,
}

impl FileKind {
    /// All kinds.
    pub const ALL: [Self; 7] =
        [Self::Lesson, Self::Course, Self::Facts, Self::Questions, Self::Glossary, Self::Pack, Self::Board];

    /// Returns the token: the name of its schema.
    #[must_use]
    pub const fn token(self) -> &'static str {
        match self {
            Self::Lesson => "lesson",
            Self::Course => "course",
            Self::Facts => "facts",
            Self::Questions => "questions",
            Self::Glossary => "glossary",
            Self::Pack => "pack",
            Self::Board => "board",
        }
    }

    /// Returns the kind with this token.
    #[must_use]
    pub fn from_token(token: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.token() == token)
    }

    /// Returns where its files lie, below the folder of the content.
    #[must_use]
    pub const fn place(self) -> &'static str {
        match self {
            Self::Lesson => "<unit>/<lesson>.yaml",
            Self::Course => "course.yaml",
            Self::Facts => "facts.yaml",
            Self::Questions => "questions.yaml",
            Self::Glossary => "glossary.yaml",
            Self::Pack => "puzzles/<pack>.yaml",
            Self::Board => "boards/<board>.yaml",
        }
    }

    /// Returns the JSON Schema of such a file, as text.
    ///
    /// ```
    /// use malom::content::FileKind;
    ///
    /// assert!(FileKind::Lesson.schema().contains(r#""title": "Lesson""#));
    /// ```
    #[must_use]
    pub fn schema(self) -> String {
        // Draft 7 is what the editors' YAML servers all know.
        let generator = SchemaSettings::draft07().into_generator();
        let schema = match self {
            Self::Lesson => generator.into_root_schema_for::<RawLesson>(),
            Self::Course => generator.into_root_schema_for::<RawCourse>(),
            Self::Facts => generator.into_root_schema_for::<RawFacts>(),
            Self::Questions => generator.into_root_schema_for::<RawQuestions>(),
            Self::Glossary => generator.into_root_schema_for::<RawGlossary>(),
            Self::Pack => generator.into_root_schema_for::<RawPack>(),
            Self::Board => generator.into_root_schema_for::<RawBoard>(),
        };
        let mut text = serde_json::to_string_pretty(&schema).expect("a schema is JSON");
        text.push('\n');
        text
    }
}

/// What an editor can know of a value that is written as text.
pub(super) enum Shape {
    /// One of these words.
    Words(Vec<&'static str>),
    /// What this pattern fits.
    Pattern(&'static str),
}

impl Shape {
    pub(super) fn words(words: impl IntoIterator<Item = &'static str>) -> Self {
        Self::Words(words.into_iter().collect())
    }

    fn schema(self, what: &str) -> Schema {
        match self {
            Self::Words(words) => json_schema!({ "type": "string", "enum": words, "description": what }),
            Self::Pattern(pattern) => {
                json_schema!({ "type": "string", "pattern": pattern, "description": what })
            }
        }
    }
}

/// The patterns of texts. They are those that the parsers' own `Display` writes, with each kind of dash.
pub(super) mod patterns {
    /// Joins patterns into one that fits a whole text.
    macro_rules! whole {
        ($($part:expr),+) => { concat!("^(", $($part),+, ")$") };
    }
    macro_rules! point {
        () => {
            "[a-g][1-7]"
        };
    }
    macro_rules! dash {
        () => {
            "[-–−]"
        };
    }
    macro_rules! mill {
        () => {
            concat!(point!(), dash!(), point!(), dash!(), point!())
        };
    }
    macro_rules! turn {
        () => {
            concat!("pass|(x?", point!(), "|", point!(), dash!(), point!(), ")(x", point!(), "){0,4}")
        };
    }
    macro_rules! stones {
        () => {
            concat!("(", point!(), "(,", point!(), ")*)?(\\+[0-9]+)?")
        };
    }
    macro_rules! due {
        () => {
            concat!("(", mill!(), "|x", point!(), ")")
        };
    }
    macro_rules! distance {
        () => {
            "win-[0-9]*[13579]|loss-([0-9]*[2468]|[0-9]*[1-9]0)"
        };
    }

    pub(in crate::content) const ID: &str = "^[a-z0-9]+(-[a-z0-9]+)*$";
    pub(in crate::content) const STEP: &str = "^[a-z0-9]+(-[a-z0-9]+)*/[a-z0-9]+(-[a-z0-9]+)*$";
    /// Anything but an empty text.
    pub(in crate::content) const NAME: &str = "\\S";
    pub(in crate::content) const POINT: &str = whole!(point!());
    pub(in crate::content) const MILL: &str = whole!(mill!());
    pub(in crate::content) const LINE: &str =
        whole!(point!(), dash!(), point!(), "(", dash!(), point!(), ")?");
    pub(in crate::content) const ACTION: &str = whole!("pass|x?", point!(), "|", point!(), dash!(), point!());
    pub(in crate::content) const TURN: &str = whole!(turn!());
    pub(in crate::content) const AFTER: &str = whole!("now|", turn!());
    pub(in crate::content) const POSITION: &str = whole!(
        "[wb](!([0-9]+(:(",
        due!(),
        "(,",
        due!(),
        ")*)?)?|",
        due!(),
        "(,",
        due!(),
        ")*)?)? +W:",
        stones!(),
        " +B:",
        stones!()
    );
    pub(in crate::content) const WORTH: &str = whole!("win|draw|loss|", distance!());
    pub(in crate::content) const VERDICT: &str = whole!("draw|", distance!());
}

impl<T: Parse> JsonSchema for Parsed<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        T::WHAT.into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        T::shape().schema(T::WHAT)
    }
}

/// An id, in a schema.
pub(super) enum Id {}

impl JsonSchema for Id {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Id".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        Shape::Pattern(patterns::ID).schema("lower-case letters and digits, joined by single hyphens")
    }
}

/// The id of a profile of rules, in a schema.
pub(super) enum ProfileId {}

impl JsonSchema for ProfileId {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Profile".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        Shape::words(Ruleset::ALL.map(|ruleset| ruleset.id))
            .schema("a profile of rules: `malom rules` lists them")
    }
}

impl JsonSchema for RawPlay {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Play".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let any = json_schema!({ "type": "string", "enum": ["any"], "description": "Any legal turn." });
        let goal = generator.subschema_for::<RawGoal>();
        json_schema!({ "anyOf": [any, goal] })
    }
}

impl JsonSchema for RawExpect {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Answer".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "anyOf": [{ "type": "string" }, { "type": "array", "items": { "type": "string" } }]
        })
    }
}

#[cfg(test)]
mod tests;

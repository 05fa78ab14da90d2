//! Packs as serde reads them: every text a value, nothing yet held against the rules.
//!
//! The reader stops at the first thing that it can't read. So that one puzzle does not take the others with it, the file
//! is then read again, and that puzzle is passed over.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt;
use std::marker::PhantomData;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Deserialize;
use serde::de::value::{MapAccessDeserializer, SeqAccessDeserializer};
use serde::de::{
    DeserializeSeed, Deserializer, Error, IgnoredAny, IntoDeserializer, MapAccess, SeqAccess, Visitor,
};

use crate::content::claim::Worth;
use crate::content::fault::{Faults, Segment};
use crate::content::lesson::Source;
use crate::content::nearest::{nearest, suggest};
use crate::content::raw::{Parse, Parsed};
use crate::content::read::read_with;
use crate::content::schema::{Id, ProfileId, Shape, patterns};
use crate::rules::{Point, Setup, Turn};

use super::{Choices, Grade, Origin, Theme, Verdict};

/// A file of puzzles.
#[derive(JsonSchema)]
#[schemars(rename = "Pack", deny_unknown_fields)]
pub(in crate::content) struct RawPack {
    /// Its id, and the name of its file; pack-<id> is its title.
    #[schemars(with = "Id")]
    pub id: String,
    /// The rules by which its puzzles are judged unless they name their own.
    #[schemars(with = "ProfileId")]
    pub rules: String,
    /// The puzzles that could be read, each with its place in the list.
    #[schemars(with = "Vec<RawPuzzle>", description = "The puzzles.")]
    pub puzzles: Vec<(usize, RawPuzzle)>,
}

/// A puzzle: a position and what is to be reached from it.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "a puzzle: a map with the keys id, position, goal, …")]
#[schemars(rename = "Puzzle")]
pub(in crate::content) struct RawPuzzle {
    /// Its id, unique over all packs; never changed, as progress hangs on it.
    #[schemars(with = "Id")]
    pub id: String,
    /// Where it begins; the learner has the side to move.
    pub position: Parsed<Setup>,
    /// The rules by which it is judged, where they are not the pack’s.
    #[schemars(with = "Option<ProfileId>")]
    pub rules: Option<String>,
    /// What is to be reached.
    #[serde(with = "serde_yaml::with::singleton_map_recursive")]
    #[schemars(with = "RawPuzzleGoal")]
    pub goal: RawPuzzleGoal,
    /// What it is about, the most telling first.
    #[schemars(length(min = 1))]
    pub themes: Vec<Parsed<Theme>>,
    /// How hard it is.
    #[schemars(range(min = 1, max = Grade::ALL.len()))]
    pub grade: u8,
    /// Where it comes from.
    pub source: Parsed<Origin>,
    /// Whether no game need come to its position.
    #[serde(default)]
    pub composed: bool,
    /// The first turns that solve it best.
    pub keys: Option<Sides<Vec<Parsed<Turn>>>>,
    /// The plies to the win.
    pub plies: Option<Sides<u16>>,
    /// Other first turns that reach the goal.
    pub also: Option<Sides<Vec<Parsed<Turn>>>>,
    /// Whether no other turn reaches the goal, at every turn of the learner.
    #[serde(default)]
    pub only: bool,
    /// What the position is worth by other profiles, where their answer is another.
    #[serde(default)]
    #[schemars(with = "std::collections::BTreeMap<ProfileId, Sides<Parsed<Verdict>>>")]
    pub differs: Pairs<Sides<Parsed<Verdict>>>,
    /// A proof tree, where no small table knows the position.
    pub proof: Option<Sides<String>>,
}

/// What is to be reached: one of these.
#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", expecting = "a goal: a map such as {win: 3}")]
#[schemars(rename = "PuzzleGoal")]
pub(in crate::content) enum RawPuzzleGoal {
    /// A win within so many of the learner’s turns.
    Win(u8),
    /// The same for whichever side is to move.
    Both(u8),
    /// Still a draw after so many turns.
    Hold(u8),
    /// A turn that takes one of these stones.
    Capture(Vec<Parsed<Point>>),
    /// Every placing, or turn, that does not lose is marked.
    NonLosing(Parsed<Choices>),
}

/// A value that is about one side or, where both are asked, one for each.
pub(in crate::content) enum Sides<T> {
    One(T),
    Each { white: T, black: T },
}

/// A map's keys and values in their order, also where a key comes twice.
pub(in crate::content) struct Pairs<T>(pub Vec<(String, T)>);

/// Reads a pack as far as it can be; adds what is wrong to the faults.
pub(in crate::content) fn pack(source: &Source, faults: &mut Faults) -> Option<RawPack> {
    let mut skip = BTreeSet::new();
    loop {
        let fault = match read_with(source, PackSeed { skip: &skip }) {
            Ok(pack) => return Some(pack),
            Err(fault) => fault,
        };
        let broken = match fault.yaml_path.segments() {
            [Segment::Key(key), Segment::Index(index), ..] if key == "puzzles" => Some(*index),
            _ => None,
        };
        // A puzzle that fails though it is passed over is none that can be passed over.
        let goes_on = broken.is_some_and(|index| skip.insert(index)) && skip.len() < Faults::PER_FILE;
        faults.0.push(fault);
        if !goes_on {
            return None;
        }
    }
}

/// Reads a pack, but not the puzzles at these places.
struct PackSeed<'s> {
    skip: &'s BTreeSet<usize>,
}

#[derive(Deserialize)]
#[serde(field_identifier, rename_all = "kebab-case")]
enum PackKey {
    Id,
    Rules,
    Puzzles,
}

impl<'de> DeserializeSeed<'de> for PackSeed<'_> {
    type Value = RawPack;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<RawPack, D::Error> {
        deserializer.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for PackSeed<'_> {
    type Value = RawPack;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a pack: a map with the keys id, rules and puzzles")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<RawPack, A::Error> {
        let (mut id, mut rules, mut puzzles) = (None, None, None);
        while let Some(key) = map.next_key()? {
            match key {
                PackKey::Id if id.is_some() => return Err(A::Error::duplicate_field("id")),
                PackKey::Rules if rules.is_some() => return Err(A::Error::duplicate_field("rules")),
                PackKey::Puzzles if puzzles.is_some() => return Err(A::Error::duplicate_field("puzzles")),
                PackKey::Id => id = Some(map.next_value()?),
                PackKey::Rules => rules = Some(map.next_value()?),
                PackKey::Puzzles => puzzles = Some(map.next_value_seed(PuzzlesSeed { skip: self.skip })?),
            }
        }
        Ok(RawPack {
            id: id.ok_or_else(|| A::Error::missing_field("id"))?,
            rules: rules.ok_or_else(|| A::Error::missing_field("rules"))?,
            puzzles: puzzles.ok_or_else(|| A::Error::missing_field("puzzles"))?,
        })
    }
}

struct PuzzlesSeed<'s> {
    skip: &'s BTreeSet<usize>,
}

impl<'de> DeserializeSeed<'de> for PuzzlesSeed<'_> {
    type Value = Vec<(usize, RawPuzzle)>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        deserializer.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for PuzzlesSeed<'_> {
    type Value = Vec<(usize, RawPuzzle)>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of puzzles")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
        let mut puzzles = Vec::new();
        for index in 0.. {
            let goes_on = if self.skip.contains(&index) {
                seq.next_element::<IgnoredAny>()?.is_some()
            } else {
                let puzzle = seq.next_element()?.map(|puzzle| (index, puzzle));
                let goes_on = puzzle.is_some();
                puzzles.extend(puzzle);
                goes_on
            };
            if !goes_on {
                break;
            }
        }
        Ok(puzzles)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Sides<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct OneOrEach<T>(PhantomData<T>);

        #[derive(Deserialize)]
        #[serde(deny_unknown_fields, expecting = "a map with the keys white and black")]
        struct Each<T> {
            white: T,
            black: T,
        }

        impl<'de, T: Deserialize<'de>> Visitor<'de> for OneOrEach<T> {
            type Value = Sides<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a value, or a map with the keys white and black")
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<Sides<T>, E> {
                T::deserialize(number.into_deserializer()).map(Sides::One)
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Sides<T>, E> {
                T::deserialize(text.into_deserializer()).map(Sides::One)
            }

            fn visit_seq<A: SeqAccess<'de>>(self, seq: A) -> Result<Sides<T>, A::Error> {
                T::deserialize(SeqAccessDeserializer::new(seq)).map(Sides::One)
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Sides<T>, A::Error> {
                let Each { white, black } = Each::deserialize(MapAccessDeserializer::new(map))?;
                Ok(Sides::Each { white, black })
            }
        }

        deserializer.deserialize_any(OneOrEach(PhantomData))
    }
}

impl<T: JsonSchema> JsonSchema for Sides<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("Sides_of_{}", T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let value = generator.subschema_for::<T>();
        json_schema!({
            "anyOf": [value, {
                "type": "object",
                "properties": { "white": value, "black": value },
                "required": ["white", "black"],
                "additionalProperties": false,
            }]
        })
    }
}

impl<T> Default for Pairs<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Pairs<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Map<T>(PhantomData<T>);

        impl<'de, T: Deserialize<'de>> Visitor<'de> for Map<T> {
            type Value = Pairs<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a map such as {mtte: draw}")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Pairs<T>, A::Error> {
                let mut pairs = Vec::new();
                while let Some(pair) = map.next_entry()? {
                    pairs.push(pair);
                }
                Ok(Pairs(pairs))
            }
        }

        deserializer.deserialize_map(Map(PhantomData))
    }
}

impl Parse for Worth {
    const WHAT: &'static str = "what something is worth, such as win, win-5, draw or loss-4";

    fn parse(text: &str) -> Result<Self, String> {
        Self::from_text(text).ok_or_else(|| {
            format!("`{text}` is no worth (win, draw, loss; with the plies win-5 or loss-4, wins odd, losses even)")
        })
    }

    fn shape() -> Shape {
        Shape::Pattern(patterns::WORTH)
    }
}

impl Parse for Theme {
    const WHAT: &'static str = "a theme such as double-threat";

    fn parse(text: &str) -> Result<Self, String> {
        Self::from_token(text).ok_or_else(|| {
            let tokens = Self::ALL.map(Self::token);
            let all = format!("one of {}", tokens.join(", "));
            format!("there is no theme `{text}` ({})", suggest(text, tokens, &all))
        })
    }

    fn shape() -> Shape {
        Shape::words(Self::ALL.map(Self::token))
    }
}

impl Parse for Choices {
    const WHAT: &'static str = "what is marked: points or turns";

    fn parse(text: &str) -> Result<Self, String> {
        Self::from_token(text).ok_or_else(|| format!("`{text}` can't be marked (points or turns)"))
    }

    fn shape() -> Shape {
        Shape::words(Self::ALL.map(Self::token))
    }
}

impl Parse for Origin {
    const WHAT: &'static str = "a source: mined, composed, or the name of one";

    fn parse(text: &str) -> Result<Self, String> {
        match (text, nearest(text, ["mined", "composed"])) {
            ("mined", _) => Ok(Self::Mined),
            ("composed", _) => Ok(Self::Composed),
            (_, Some(meant)) => Err(format!("`{text}` names no source (did you mean `{meant}`?)")),
            _ if text.trim().is_empty() => {
                Err("the source has no name (write mined, composed, or who published it)".to_owned())
            }
            _ => Ok(Self::Cited(text.to_owned())),
        }
    }

    fn shape() -> Shape {
        Shape::Pattern(patterns::NAME)
    }
}

impl Parse for Verdict {
    const WHAT: &'static str = "a verdict: draw, win-5 or loss-4, with the plies to the end";

    fn parse(text: &str) -> Result<Self, String> {
        Self::from_text(text).ok_or_else(|| {
            format!(
                "`{text}` is no verdict (draw, win-5 with an odd number of plies, or loss-4 with an even one)"
            )
        })
    }

    fn shape() -> Shape {
        Shape::Pattern(patterns::VERDICT)
    }
}

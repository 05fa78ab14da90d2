//! The place of a value in its file.
//!
//! The YAML reader tells a place only with an error. So the text is read once more, straight down to the value, and the
//! reading fails there on purpose.

use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};

use crate::text_file::Place;

use super::fault::{Segment, YamlPath};

/// Finds where the value at `path` stands in a YAML text; where the path leads nowhere, where the innermost value on it
/// stands.
///
/// ```
/// use malom::content::{YamlPath, locate};
/// use malom::text_file::Place;
///
/// let path = YamlPath::root().key("steps").index(1);
/// assert_eq!(locate("id: board\nsteps: [one, two]", &path), Some(Place { line: 2, column: 14 }));
/// ```
#[must_use]
pub fn locate(text: &str, path: &YamlPath) -> Option<Place> {
    let found = Seek(path.segments()).deserialize(serde_yaml::Deserializer::from_str(text));
    let location = found.err()?.location()?;
    Some(Place { line: location.line(), column: location.column() })
}

/// The rest of the way. Reading with it always fails.
struct Seek<'p>(&'p [Segment]);

impl<'de> DeserializeSeed<'de> for Seek<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Seek<'_> {
    type Value = ();

    /// Every kind of value without a method below fails with this text, which nobody reads.
    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the value sought")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        if let [Segment::Key(wanted), rest @ ..] = self.0 {
            while let Some(key) = map.next_key::<String>()? {
                if key == *wanted {
                    return map.next_value_seed(Seek(rest));
                }
                map.next_value::<IgnoredAny>()?;
            }
        }
        Err(A::Error::custom("here"))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<(), A::Error> {
        if let [Segment::Index(wanted), rest @ ..] = self.0 {
            for _ in 0..*wanted {
                seq.next_element::<IgnoredAny>()?;
            }
            seq.next_element_seed(Seek(rest))?;
        }
        Err(A::Error::custom("here"))
    }
}

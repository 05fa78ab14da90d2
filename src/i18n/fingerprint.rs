//! What English said when a message was translated: a short hash of it for each message, so that a translation that has
//! fallen behind is found.

use std::collections::BTreeMap;
use std::fmt::Write;

use fluent_syntax::ast::{Entry, Identifier, Message, Pattern, Resource};
use fluent_syntax::{parser, serializer};

use super::texts::LanguageTexts;
use crate::chance::mark;

/// The file of a language that keeps its fingerprints, beside its `.ftl` files.
pub const FINGERPRINTS_FILE: &str = "fingerprints.txt";

/// What stands above the fingerprints.
const HEAD: &str = "\
# The English that each message was translated from, as a short hash: how `malom check` finds what has fallen behind.
# Written by `malom locale accept`; not to be edited by hand.
";

/// Digits of a hash that are kept: enough to tell the versions of one text apart.
const DIGITS: usize = 8;

/// Returns the fingerprint of each message of a language, by id. Comments and places don't count.
#[must_use]
pub fn fingerprints(texts: &LanguageTexts) -> BTreeMap<String, String> {
    let mut all = BTreeMap::new();
    for file in &texts.files {
        let resource = parser::parse(file.source()).unwrap_or_else(|(resource, _)| resource);
        for entry in resource.body {
            if let Entry::Message(mut message) = entry {
                message.comment = None;
                let id = message.id.name.to_owned();
                let text = serializer::serialize(&Resource { body: vec![Entry::Message(message)] });
                all.entry(id).or_insert_with(|| hash(&text));
            }
        }
    }
    all
}

/// Returns the ids of the messages of a Fluent file, in order.
#[must_use]
pub fn message_ids(source: &str) -> Vec<String> {
    let resource = parser::parse(source).unwrap_or_else(|(resource, _)| resource);
    let ids = resource.body.into_iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message.id.name.to_owned()),
        _ => None,
    });
    ids.collect()
}

/// A text of a Fluent file as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The message's id.
    pub id: String,
    /// The attribute, where the text is not the message's value.
    pub attribute: Option<String>,
    /// The text, with the names of its variables in braces, and its lines as far to the left as they go.
    pub text: String,
}

/// Returns the texts of the messages of a Fluent file, in order: of each its value, then its attributes.
#[must_use]
pub fn written(source: &str) -> Vec<Written> {
    let resource = parser::parse(source).unwrap_or_else(|(resource, _)| resource);
    let mut all = Vec::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let id = message.id.name;
        let mut add = |attribute: Option<&str>, pattern| {
            let text = text_of(id, pattern);
            all.push(Written { id: id.to_owned(), attribute: attribute.map(str::to_owned), text });
        };
        if let Some(value) = message.value {
            add(None, value);
        }
        for attribute in message.attributes {
            add(Some(attribute.id.name), attribute.value);
        }
    }
    all
}

/// Writes a text as it would be written as a message's value.
fn text_of(id: &str, value: Pattern<&str>) -> String {
    let message =
        Message { id: Identifier { name: id }, value: Some(value), attributes: Vec::new(), comment: None };
    let text = serializer::serialize(&Resource { body: vec![Entry::Message(message)] });
    let text = text.split_once(" =").map_or(text.as_str(), |(_, text)| text).trim();
    text.lines().map(|line| line.strip_prefix("    ").unwrap_or(line)).collect::<Vec<_>>().join("\n")
}

/// Reads a file of fingerprints; lines that are none are passed over.
#[must_use]
pub fn read_fingerprints(source: &str) -> BTreeMap<String, String> {
    let lines = source.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split_once(' ')).map(|(id, hash)| (id.into(), hash.trim().into())).collect()
}

/// Writes a file of fingerprints.
#[must_use]
pub fn write_fingerprints(all: &BTreeMap<String, String>) -> String {
    all.iter().fold(HEAD.to_owned(), |mut text, (id, hash)| {
        let _ = writeln!(text, "{id} {hash}");
        text
    })
}

fn hash(text: &str) -> String {
    format!("{:016x}", mark(text.bytes()))[..DIGITS].to_owned()
}

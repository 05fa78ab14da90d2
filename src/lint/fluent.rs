//! The literal words of Fluent texts, for checks that compare them with content.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use crate::text_file::Place;

/// A text: a message's value or one of its attributes.
pub(super) struct Text<'s> {
    pub(super) id: &'s str,
    pub(super) attribute: Option<&'s str>,
    /// The parts without variables and references, in order.
    literals: Vec<&'s str>,
}

/// Reads the messages of a file; what can't be parsed is left out.
pub(super) fn texts(source: &str) -> Vec<Text<'_>> {
    let resource = parser::parse(source).unwrap_or_else(|(resource, _)| resource);
    let messages = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    });
    let texts = messages.flat_map(|message| {
        let id = message.id.name;
        let value = message.value.as_ref().map(|pattern| Text::new(id, None, pattern));
        let attributes = message.attributes.iter();
        value
            .into_iter()
            .chain(attributes.map(move |attribute| Text::new(id, Some(attribute.id.name), &attribute.value)))
    });
    texts.collect()
}

impl<'s> Text<'s> {
    fn new(id: &'s str, attribute: Option<&'s str>, pattern: &Pattern<&'s str>) -> Self {
        let mut literals = Vec::new();
        collect(pattern, &mut literals);
        Self { id, attribute, literals }
    }

    /// Goes through the words.
    pub(super) fn words(&self) -> impl Iterator<Item = &'s str> + '_ {
        self.literals.iter().flat_map(|literal| literal.split(|c: char| !c.is_alphanumeric()))
    }
}

/// Finds where a word stands in the `source` that it was read from.
pub(super) fn place_of(source: &str, word: &str) -> Place {
    // The word lies inside the source, so the distance of their addresses is its offset.
    Place::of(source, word.as_ptr() as usize - source.as_ptr() as usize)
}

fn collect<'s>(pattern: &Pattern<&'s str>, literals: &mut Vec<&'s str>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => literals.push(value),
            PatternElement::Placeable { expression } => collect_expression(expression, literals),
        }
    }
}

fn collect_expression<'s>(expression: &Expression<&'s str>, literals: &mut Vec<&'s str>) {
    match expression {
        Expression::Inline(InlineExpression::StringLiteral { value }) => literals.push(value),
        Expression::Inline(InlineExpression::Placeable { expression }) => {
            collect_expression(expression, literals);
        }
        Expression::Inline(_) => {}
        Expression::Select { variants, .. } => {
            for variant in variants {
                collect(&variant.value, literals);
            }
        }
    }
}

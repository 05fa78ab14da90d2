//! The messages of a language as syntax trees, each part with its place.

use std::collections::BTreeMap;
use std::path::Path;

use fluent_syntax::ast::{
    Attribute, Comment, Entry as AstEntry, Expression, InlineExpression, Pattern, PatternElement, Resource,
    Variant,
};
use fluent_syntax::parser;

use super::Report;
use crate::i18n::{LanguageTexts, TextFile};
use crate::text_file::Place;

/// Where something stands: a file and a slice of its own text, as the parser hands out.
#[derive(Clone, Copy)]
pub(super) struct At<'s> {
    pub(super) path: &'s Path,
    source: &'s str,
    slice: &'s str,
}

impl<'s> At<'s> {
    pub(super) fn place(self) -> Place {
        // The slice lies inside the source, so the distance of their addresses is its offset.
        Place::of(self.source, self.slice.as_ptr() as usize - self.source.as_ptr() as usize)
    }

    /// Another place in the same file.
    pub(super) fn slice(self, slice: &'s str) -> Self {
        Self { slice, ..self }
    }

    /// The start of a file.
    pub(super) fn start(path: &'s Path, source: &'s str) -> Self {
        Self { path, source, slice: source }
    }
}

/// The parsed files of a language.
pub(super) struct Parsed<'s> {
    pub(super) texts: &'s LanguageTexts,
    files: Vec<(&'s TextFile, Resource<&'s str>)>,
}

impl<'s> Parsed<'s> {
    pub(super) fn new(texts: &'s LanguageTexts) -> Self {
        // Read again with comments, which say what is waived. What can't be parsed was reported at loading.
        let parse = |file: &'s TextFile| match parser::parse(file.source()) {
            Ok(resource) | Err((resource, _)) => (file, resource),
        };
        Self { texts, files: texts.files.iter().map(parse).collect() }
    }
}

/// A message or a term.
pub(super) struct Entry<'s> {
    pub(super) id: &'s str,
    pub(super) is_term: bool,
    pub(super) at: At<'s>,
    /// The name of its file below the language's folder.
    pub(super) file: &'s str,
    pub(super) comment: Option<&'s Comment<&'s str>>,
    pub(super) value: Option<&'s Pattern<&'s str>>,
    pub(super) attributes: &'s [Attribute<&'s str>],
}

impl<'s> Entry<'s> {
    /// Names the entry as in Fluent: `id` or `-id`.
    pub(super) fn name(&self) -> String {
        if self.is_term { format!("-{}", self.id) } else { self.id.to_owned() }
    }

    /// The text of the value or of an attribute.
    pub(super) fn text(&self, attribute: Option<&str>) -> Option<Text<'s>> {
        self.texts().into_iter().find(|text| text.attribute == attribute)
    }

    /// All texts of the entry: its value and its attributes.
    pub(super) fn texts(&self) -> Vec<Text<'s>> {
        let value = self.value.map(|pattern| Text { attribute: None, at: self.at, pattern });
        let attributes = self.attributes.iter().map(|attribute| Text {
            attribute: Some(attribute.id.name),
            at: self.at.slice(attribute.id.name),
            pattern: &attribute.value,
        });
        value.into_iter().chain(attributes).collect()
    }
}

/// The value of an entry, or one of its attributes.
#[derive(Clone, Copy)]
pub(super) struct Text<'s> {
    pub(super) attribute: Option<&'s str>,
    /// Where its id stands.
    pub(super) at: At<'s>,
    pub(super) pattern: &'s Pattern<&'s str>,
}

/// The entries of a language, by id. Of two with the same id the first counts.
pub(super) struct Language<'s> {
    pub(super) texts: &'s LanguageTexts,
    /// In the order of files and places.
    pub(super) entries: Vec<Entry<'s>>,
    by_id: BTreeMap<&'s str, usize>,
}

impl<'s> Language<'s> {
    /// Collects the entries and reports ids that are given twice.
    pub(super) fn new(parsed: &'s Parsed<'s>, report: &mut Report) -> Self {
        let mut language = Self { texts: parsed.texts, entries: Vec::new(), by_id: BTreeMap::new() };
        for (file, resource) in &parsed.files {
            for entry in resource.body.iter().filter_map(|entry| read_entry(file, entry)) {
                language.add(entry, report);
            }
        }
        language
    }

    fn add(&mut self, entry: Entry<'s>, report: &mut Report) {
        // Fluent keeps messages and terms in one table.
        if let Some(&first) = self.by_id.get(entry.id) {
            let first = &self.entries[first];
            let (name, first_name) = (entry.name(), first.name());
            let place = format!("{}:{}", first.at.path.display(), first.at.place());
            report.error(entry.at, format!("`{name}` clashes with `{first_name}` at {place}"));
            return;
        }
        for (index, attribute) in entry.attributes.iter().enumerate() {
            if entry.attributes[..index].iter().any(|earlier| earlier.id == attribute.id) {
                let name = attribute.id.name;
                report.error(entry.at.slice(name), format!("`{}.{name}` is given twice", entry.name()));
            }
        }
        self.by_id.insert(entry.id, self.entries.len());
        self.entries.push(entry);
    }

    pub(super) fn tag(&self) -> String {
        self.texts.language.to_string()
    }

    pub(super) fn message(&self, id: &str) -> Option<&Entry<'s>> {
        self.by_id.get(id).map(|&index| &self.entries[index]).filter(|entry| !entry.is_term)
    }

    pub(super) fn term(&self, id: &str) -> Option<&Entry<'s>> {
        self.by_id.get(id).map(|&index| &self.entries[index]).filter(|entry| entry.is_term)
    }
}

fn read_entry<'s>(file: &'s TextFile, entry: &'s AstEntry<&'s str>) -> Option<Entry<'s>> {
    let start = At::start(&file.path, file.source());
    let name = file.name.as_str();
    match entry {
        AstEntry::Message(message) => Some(Entry {
            id: message.id.name,
            is_term: false,
            at: start.slice(message.id.name),
            file: name,
            comment: message.comment.as_ref(),
            value: message.value.as_ref(),
            attributes: &message.attributes,
        }),
        AstEntry::Term(term) => Some(Entry {
            id: term.id.name,
            is_term: true,
            at: start.slice(term.id.name),
            file: name,
            comment: term.comment.as_ref(),
            value: Some(&term.value),
            attributes: &term.attributes,
        }),
        AstEntry::Comment(_)
        | AstEntry::GroupComment(_)
        | AstEntry::ResourceComment(_)
        | AstEntry::Junk { .. } => None,
    }
}

/// A part of a pattern, as [`walk`] meets it.
#[derive(Clone, Copy)]
pub(super) enum Node<'s> {
    /// A pattern: the whole, or a variant's.
    Pattern(&'s Pattern<&'s str>),
    /// An expression whose text is shown.
    Shown(&'s InlineExpression<&'s str>),
    /// An expression that selects a variant or is an argument.
    Used(&'s InlineExpression<&'s str>),
}

/// Visits a pattern and everything inside it, in the order of the text.
pub(super) fn walk<'s>(pattern: &'s Pattern<&'s str>, visit: &mut dyn FnMut(Node<'s>)) {
    visit(Node::Pattern(pattern));
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            walk_expression(expression, visit);
        }
    }
}

fn walk_expression<'s>(expression: &'s Expression<&'s str>, visit: &mut dyn FnMut(Node<'s>)) {
    match expression {
        Expression::Inline(InlineExpression::Placeable { expression }) => walk_expression(expression, visit),
        Expression::Inline(inline) => {
            visit(Node::Shown(inline));
            walk_arguments(inline, visit);
        }
        Expression::Select { selector, variants } => {
            visit(Node::Used(selector));
            walk_arguments(selector, visit);
            for Variant { value, .. } in variants {
                walk(value, visit);
            }
        }
    }
}

/// Visits the arguments of a call. Those with names are literals.
fn walk_arguments<'s>(inline: &'s InlineExpression<&'s str>, visit: &mut dyn FnMut(Node<'s>)) {
    let (InlineExpression::FunctionReference { arguments, .. }
    | InlineExpression::TermReference { arguments: Some(arguments), .. }) = inline
    else {
        return;
    };
    for argument in &arguments.positional {
        visit(Node::Used(argument));
        walk_arguments(argument, visit);
    }
}

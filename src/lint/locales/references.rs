//! What a text refers to: terms and their forms, other messages, functions. Fluent formats a term that lacks the form
//! asked for without a word of warning.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Expression, InlineExpression, NamedArgument, Pattern, PatternElement, Variant, VariantKey,
};

use super::Report;
use super::tree::{At, Language, Node, walk};

pub(super) fn check(language: &Language<'_>, report: &mut Report) {
    for entry in &language.entries {
        for text in entry.texts() {
            walk(text.pattern, &mut |node| {
                if let Node::Shown(inline) | Node::Used(inline) = node {
                    check_reference(language, inline, text.at, report);
                }
            });
        }
    }
}

fn check_reference<'s>(
    language: &Language<'s>,
    inline: &'s InlineExpression<&'s str>,
    at: At<'s>,
    report: &mut Report,
) {
    match inline {
        InlineExpression::MessageReference { id, attribute } => {
            let attribute = attribute.as_ref().map(|attribute| attribute.name);
            let found = language.message(id.name).and_then(|message| message.text(attribute));
            if found.is_none() && language.texts.is_whole() {
                let name = attribute.map_or_else(|| id.name.to_owned(), |name| format!("{}.{name}", id.name));
                report.error(at.slice(id.name), format!("there is no message `{name}`"));
            }
        }
        InlineExpression::TermReference { id, attribute, arguments } => {
            let attribute = attribute.as_ref().map(|attribute| attribute.name);
            match language.term(id.name).and_then(|term| term.text(attribute)) {
                Some(text) => {
                    let named = arguments.as_ref().map_or(&[][..], |arguments| &arguments.named);
                    Call { term: id.name, at: at.slice(id.name), named, taken: BTreeSet::new() }
                        .check(text.pattern, report);
                }
                None if language.texts.is_whole() => {
                    report.error(at.slice(id.name), format!("there is no term `-{}`", id.name));
                }
                None => {}
            }
        }
        InlineExpression::FunctionReference { id, arguments } => match id.name {
            "ARTICLE" => check_article_call(id.name, arguments, at, report),
            "NUMBER" => {}
            other => report.error(at.slice(id.name), format!("there is no function `{other}`")),
        },
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::VariableReference { .. }
        | InlineExpression::Placeable { .. } => {}
    }
}

fn check_article_call<'s>(
    name: &'s str,
    arguments: &'s CallArguments<&'s str>,
    at: At<'s>,
    report: &mut Report,
) {
    if arguments.positional.len() != 1 {
        report.error(at.slice(name), "ARTICLE takes one value: `ARTICLE($at)`".to_owned());
    }
    for NamedArgument { name, value } in &arguments.named {
        let known = matches!(value, InlineExpression::StringLiteral { value: "lower" | "upper" });
        if name.name != "case" || !known {
            let text = "ARTICLE takes `case: \"lower\"` or `case: \"upper\"`".to_owned();
            report.error(at.slice(name.name), text);
        }
    }
}

/// A reference to a term, followed through the term as Fluent will.
struct Call<'s> {
    term: &'s str,
    at: At<'s>,
    named: &'s [NamedArgument<&'s str>],
    /// The arguments that made a difference.
    taken: BTreeSet<&'s str>,
}

impl<'s> Call<'s> {
    fn check(mut self, pattern: &Pattern<&'s str>, report: &mut Report) {
        self.follow(pattern, report);
        for NamedArgument { name, .. } in self.named {
            if !self.taken.contains(name.name) {
                report.error(
                    self.at.slice(name.name),
                    format!("`-{}` takes no `{}` here", self.term, name.name),
                );
            }
        }
    }

    fn follow(&mut self, pattern: &Pattern<&'s str>, report: &mut Report) {
        for element in &pattern.elements {
            let PatternElement::Placeable { expression } = element else { continue };
            match expression {
                Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
                    if let Some(variant) = self.choose(id.name, variants, report) {
                        self.follow(&variant.value, report);
                    }
                }
                Expression::Select { variants, .. } => {
                    for variant in variants {
                        self.follow(&variant.value, report);
                    }
                }
                Expression::Inline(InlineExpression::VariableReference { id }) => {
                    if self.argument(id.name).is_none() {
                        report.error(self.at, format!("`-{}` needs `{}`", self.term, id.name));
                    }
                }
                // References inside the term are checked where it is defined.
                Expression::Inline(_) => {}
            }
        }
    }

    /// Chooses a variant by the argument of this name; reports one that the term does not have.
    fn choose<'v>(
        &mut self,
        name: &'s str,
        variants: &'v [Variant<&'s str>],
        report: &mut Report,
    ) -> Option<&'v Variant<&'s str>> {
        let default = variants.iter().find(|variant| variant.default);
        let Some(argument) = self.argument(name) else { return default };
        let InlineExpression::StringLiteral { value } = argument.value else { return default };
        let by_name: BTreeMap<&str, &Variant<&str>> = variants
            .iter()
            .filter_map(|variant| match variant.key {
                VariantKey::Identifier { name } => Some((name, variant)),
                VariantKey::NumberLiteral { .. } => None,
            })
            .collect();
        let chosen = by_name.get(value).copied();
        if chosen.is_none() {
            let known = by_name.into_keys().collect::<Vec<_>>().join(", ");
            let text = format!("`-{}` has no `{name}: \"{value}\"` here, only: {known}", self.term);
            report.error(self.at.slice(argument.name.name), text);
        }
        chosen
    }

    /// The argument of this name, which is thereby taken.
    fn argument(&mut self, name: &'s str) -> Option<&'s NamedArgument<&'s str>> {
        let argument = self.named.iter().find(|argument| argument.name.name == name)?;
        self.taken.insert(argument.name.name);
        Some(argument)
    }
}

//! `malom rules`: the rules that are played somewhere, and in what they differ.

use std::io::Write;
use std::process::ExitCode;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use serde_json::{Value, json};

use crate::explain::{self, Comparison, Paragraph, Source};
use crate::i18n::{Localizer, Message};
use crate::rules::{RuleField, Ruleset};

use super::context::{Context, Failure};
use super::exit;

/// The arguments of `malom rules`.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Args {
    /// Profile to explain; without one, all are listed
    #[arg(value_name = "PROFILE", value_parser = profiles())]
    ruleset: Option<&'static Ruleset>,
    /// Say in what PROFILE differs from this one
    #[arg(long, value_name = "OTHER", requires = "ruleset", value_parser = profiles())]
    against: Option<&'static Ruleset>,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

/// Reads the name of a profile.
fn profiles() -> impl TypedValueParser<Value = &'static Ruleset> {
    PossibleValuesParser::new(Ruleset::ALL.map(|ruleset| ruleset.id))
        .map(|id| Ruleset::named(&id).expect("each listed profile has its name"))
}

/// Lists the profiles, explains one, or says in what two differ.
///
/// # Errors
///
/// Broken texts; an output that can't be written.
pub(super) fn run(context: &Context, args: &Args, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let localizer = context.localizer()?;
    match (args.ruleset, args.against) {
        (None, _) => list(&localizer, args.json, out)?,
        (Some(ruleset), None) if args.json => writeln!(out, "{}", profile_data(&localizer, ruleset))?,
        (Some(ruleset), None) => write_out(&explain::about(ruleset, &localizer), &localizer, out)?,
        (Some(ruleset), Some(other)) if args.json => {
            writeln!(out, "{}", comparison_data(&localizer, ruleset, other))?;
        }
        (Some(ruleset), Some(other)) => {
            write_out(&explain::against(ruleset, other, &localizer), &localizer, out)?;
        }
    }
    Ok(exit::DONE)
}

fn list(localizer: &Localizer, json: bool, out: &mut impl Write) -> Result<(), Failure> {
    let text =
        |ruleset: &Ruleset, attribute: &str| localizer.text(&explain::profile(ruleset).attribute(attribute));
    if json {
        let profiles: Vec<Value> = Ruleset::ALL
            .iter()
            .map(|ruleset| {
                json!({
                    "id": ruleset.id,
                    "name": localizer.text(&explain::profile(ruleset)),
                    "about": text(ruleset, "about"),
                    "source": text(ruleset, "source"),
                })
            })
            .collect();
        writeln!(out, "{}", json!({ "profiles": profiles }))?;
        return Ok(());
    }
    let width = Ruleset::ALL.iter().map(|ruleset| ruleset.id.len()).max().unwrap_or_default();
    for ruleset in &Ruleset::ALL {
        let head = Message::new("rules-head")
            .arg("profile", explain::profile(ruleset))
            .arg("about", explain::profile(ruleset).attribute("about"));
        writeln!(out, "{:<width$}  {}", ruleset.id, localizer.text(&head))?;
    }
    Ok(())
}

/// Writes an explanation, each group of rules after an empty line.
fn write_out(paragraphs: &[Paragraph], localizer: &Localizer, out: &mut impl Write) -> Result<(), Failure> {
    for paragraph in paragraphs {
        match paragraph {
            Paragraph::Text(message) => writeln!(out, "{}", localizer.text(message))?,
            Paragraph::Heading(message) => writeln!(out, "\n{}", localizer.text(message))?,
            Paragraph::Item(message) => writeln!(out, "  {}", localizer.text(message))?,
        }
    }
    Ok(())
}

fn profile_data(localizer: &Localizer, ruleset: &Ruleset) -> Value {
    let name = explain::profile(ruleset);
    let rules: Vec<Value> = RuleField::ALL
        .iter()
        .map(|&field| {
            let mut rule = rule_data(localizer, ruleset, field);
            rule["field"] = json!(field.token());
            rule["about"] = json!(localizer.text(&explain::field(field)));
            rule
        })
        .collect();
    json!({
        "id": ruleset.id,
        "name": localizer.text(&name),
        "about": localizer.text(&name.clone().attribute("about")),
        "source": localizer.text(&name.attribute("source")),
        "rules": rules,
    })
}

fn comparison_data(localizer: &Localizer, ruleset: &Ruleset, other: &Ruleset) -> Value {
    let Comparison { differ, alike } = Comparison::of(ruleset, other);
    let both = |fields: Vec<RuleField>| -> Vec<Value> {
        let data = |one, field| rule_data(localizer, one, field);
        fields
            .into_iter()
            .map(|field| {
                json!({
                    "field": field.token(),
                    "about": localizer.text(&explain::field(field)),
                    "profile": data(ruleset, field),
                    "against": data(other, field),
                })
            })
            .collect()
    };
    json!({ "profile": ruleset.id, "against": other.id, "differ": both(differ), "alike": both(alike) })
}

/// Returns the value of a rule, on what it rests, and the rule in words.
fn rule_data(localizer: &Localizer, ruleset: &Ruleset, field: RuleField) -> Value {
    json!({
        "value": ruleset.value(field).to_string(),
        "grounds": Source::of(ruleset, field).token(),
        "text": explain::rule(ruleset, field).map(|rule| localizer.text(&rule)),
    })
}

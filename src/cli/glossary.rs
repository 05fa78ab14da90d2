//! `malom glossary`: the words of the game, in every language side by side.

use std::io::Write;
use std::process::ExitCode;

use serde_json::{Map, Value, json};

use crate::explain;
use crate::i18n::{Message, fold};
use crate::learner::Learner;
use crate::tui::{Play, Start};

use super::context::{Context, Failure};
use super::{exit, learn};

/// The arguments of `malom glossary`.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Args {
    /// A word, in any of the languages or by another name; all are listed without
    #[arg(value_name = "TERM")]
    wanted: Vec<String>,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    show: learn::Show,
}

/// Lists the words in which what is wanted is found; one alone is explained. On a terminal the list opens on the screen,
/// unless it is wanted in lines.
///
/// # Errors
///
/// Broken content or texts; an output that can't be written.
pub(super) fn run(
    context: &Context,
    show: learn::Show,
    args: &Args,
    out: &mut impl Write,
) -> Result<ExitCode, Failure> {
    let show = show.and(args.show);
    let learner = context.learner(context.content()?)?;
    let wanted = args.wanted.join(" ");
    if show.opens_screen() && !args.json {
        let wanted = Some(wanted).filter(|wanted| !wanted.is_empty());
        return learn::on_screen(learner, show, Start::Glossary(wanted), Play::default());
    }
    let found = find(&learner, &wanted);
    if args.json {
        let terms: Vec<Value> = found.iter().map(|id| data(&learner, id)).collect();
        writeln!(out, "{}", json!({ "terms": terms }))?;
    } else if let [id] = found.as_slice() {
        write_word(&learner, id, out)?;
    } else {
        for id in &found {
            let names = learner.in_every_language(&explain::word(id)).into_iter();
            let names: Vec<String> =
                names.filter_map(|(tag, name)| Some(format!("{tag} {}", name?))).collect();
            writeln!(out, "{}", names.join("  ·  "))?;
        }
    }
    Ok(if found.is_empty() { exit::NO } else { exit::DONE })
}

/// Finds the word that is called so in some language or, else, those in which it is found.
fn find(learner: &Learner, wanted: &str) -> Vec<String> {
    let terms = learner.content().terms();
    let wanted = fold(wanted);
    let names = |id: &String, attribute: Option<&str>| {
        let word = explain::word(id);
        let word = attribute.map_or(word.clone(), |name| word.clone().attribute(name));
        learner.in_every_language(&word).into_iter().filter_map(|(_, name)| Some(fold(&name?)))
    };
    let is_called = |id: &&String| **id == wanted || names(id, None).any(|name| name == wanted);
    let called: Vec<String> = terms.iter().filter(is_called).cloned().collect();
    if !called.is_empty() {
        return called;
    }
    let has = |id: &&String| {
        let other = names(id, Some("also")).chain(names(id, Some("forms")));
        names(id, None).chain(other).any(|name| name.contains(&wanted))
    };
    terms.iter().filter(has).cloned().collect()
}

fn write_word(learner: &Learner, id: &str, out: &mut impl Write) -> Result<(), Failure> {
    let word = explain::word(id);
    let also = learner.in_every_language(&word.clone().attribute("also"));
    for ((tag, name), (_, also)) in learner.in_every_language(&word).into_iter().zip(also) {
        let also = also.map(|names| learner.say(&Message::new("glossary-also").arg("names", names)));
        let also = also.map(|also| format!("  {also}")).unwrap_or_default();
        writeln!(out, "{tag}  {}{also}", name.unwrap_or_default())?;
    }
    writeln!(out, "\n{}", learner.say(&word.attribute("meaning")))?;
    Ok(())
}

fn data(learner: &Learner, id: &str) -> Value {
    let word = explain::word(id);
    let of = |attribute: &str| learner.in_every_language(&word.clone().attribute(attribute));
    let mut languages = Map::new();
    let texts = learner.in_every_language(&word).into_iter().zip(of("also")).zip(of("meaning"));
    for (((tag, term), (_, also)), (_, meaning)) in texts {
        languages.insert(tag.to_string(), json!({ "term": term, "also": also, "meaning": meaning }));
    }
    json!({ "id": id, "languages": languages })
}

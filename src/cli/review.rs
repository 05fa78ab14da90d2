//! `malom review`: what was missed comes back before it is forgotten.

use std::io::{self, BufRead, Write};
use std::process::ExitCode;

use serde_json::{Value, json};

use crate::explain;
use crate::i18n::Message;
use crate::learner::{Learner, Sequence, today};
use crate::tui::Start;

use super::context::{Context, Failure, note};
use super::exit;
use super::learn::{Show, fits, sequence};
use super::progress::agrees;

/// The arguments of `malom review`.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(super) struct Args {
    /// List what is due, and why, instead of practising it
    #[arg(long)]
    list: bool,
    /// List it as JSON
    #[arg(long)]
    json: bool,
    /// No more reviews: what is missed comes back no more
    #[arg(long, conflicts_with_all = ["list", "json"])]
    off: bool,
    #[command(flatten)]
    show: Show,
}

/// Takes the learner through what is due; the first time it asks whether they want that.
///
/// # Errors
///
/// Broken content or texts; no terminal to draw on; input or output that fails.
pub(super) fn run(
    context: &Context,
    show: Show,
    args: &Args,
    out: &mut impl Write,
) -> Result<ExitCode, Failure> {
    let show = show.and(args.show);
    let lists = args.list || args.json;
    if !lists && !args.off {
        fits(show)?;
    }
    let mut learner = context.learner(context.content()?)?;
    if lists {
        return list(&mut learner, args.json, out);
    }
    if args.off {
        learner.set_reviews(false);
        writeln!(out, "{}", learner.say(&Message::new("review-not")))?;
        return Ok(exit::DONE);
    }
    if learner.reviews() != Some(true) {
        writeln!(out, "{}", learner.say(&Message::new("review-ask")))?;
        out.flush()?;
        let mut line = String::new();
        let read = io::stdin().lock().read_line(&mut line);
        read.map_err(|error| Failure::input(format!("standard input: {error}")))?;
        let wants = agrees(&line, learner.localizer());
        learner.set_reviews(wants);
        if !wants {
            writeln!(out, "{}", learner.say(&Message::new("review-not")))?;
            return Ok(exit::NO);
        }
    }
    let parts = Sequence::review(&learner);
    if parts.is_empty() {
        writeln!(out, "{}", learner.say(&parts.farewell(&learner)))?;
        return Ok(exit::DONE);
    }
    sequence(learner, show, parts, Start::Sequence)
}

/// Lists what is due.
fn list(learner: &mut Learner, json: bool, out: &mut impl Write) -> Result<ExitCode, Failure> {
    for notice in learner.take_notices() {
        note(&learner.say(&notice));
    }
    let due = learner.due(today());
    let why = |due| learner.say(&explain::review::why(due, learner.content()));
    if json {
        let items: Vec<Value> = due
            .iter()
            .map(|due| {
                json!({
                    "kind": due.item.kind.token(),
                    "id": due.item.id,
                    "recall": due.why.recall.token(),
                    "days": due.why.days,
                    "why": why(due),
                })
            })
            .collect();
        writeln!(out, "{}", json!({ "on": learner.reviews() == Some(true), "due": items }))?;
    } else if due.is_empty() {
        writeln!(out, "{}", learner.say(&Message::new("review-nothing")))?;
    } else {
        due.iter().try_for_each(|due| writeln!(out, "{}", why(due)))?;
    }
    Ok(exit::DONE)
}

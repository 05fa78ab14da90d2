//! `malom legal`: all that is legal in a position.

use std::io::Write;
use std::process::ExitCode;

use serde_json::json;

use super::context::{Context, Failure};
use super::exit;
use super::source::{self, Asked};

/// The arguments of `malom legal`.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Args {
    #[arg(help = source::HELP)]
    position: String,
    /// Answer as JSON, an object for each position
    #[arg(long)]
    json: bool,
}

/// Lists the legal actions, sorted: one a line, or those of each position on a line of its own.
///
/// # Errors
///
/// A position that can't be read; an output that can't be written.
pub(super) fn run(context: &Context, args: &Args, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let rules = context.rules;
    source::each(rules, &args.position, |position, asked| {
        let mut actions: Vec<String> =
            position.legal_actions(rules).map(|action| action.to_string()).collect();
        actions.sort();
        if args.json {
            let position = position.setup(rules).to_string();
            writeln!(out, "{}", json!({ "position": position, "actions": actions }))?;
        } else if asked == Asked::InList {
            writeln!(out, "{}", actions.join(" "))?;
        } else {
            actions.iter().try_for_each(|action| writeln!(out, "{action}"))?;
        }
        Ok(exit::DONE)
    })
}

//! `malom perft`: counting games, to hold the rules against other programs.

use std::io::Write;
use std::process::ExitCode;

use serde_json::{Value, json};

use crate::rules::{Ply, Position, perft};

use super::context::{Context, Failure};
use super::exit;
use super::source::{self, Asked};

/// The arguments of `malom perft`.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Args {
    /// Plies to count to
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    depth: u32,
    #[arg(help = source::HELP)]
    position: Option<String>,
    /// What counts as a ply
    #[arg(long, value_enum, default_value_t = By::Turn)]
    by: By,
    /// Answer as JSON, an object for each position
    #[arg(long)]
    json: bool,
}

/// What counts as a ply.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum By {
    /// A capture counts by itself
    Action,
    /// A capture belongs to its turn
    Turn,
}

/// Counts the games of each length, from the start where no position is given: a line `depth count` each, or those of each position on a line of its own.
///
/// # Errors
///
/// A position that can't be read; an output that can't be written.
pub(super) fn run(context: &Context, args: &Args, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let rules = context.rules;
    let (ply, token) = match args.by {
        By::Action => (Ply::Action, "action"),
        By::Turn => (Ply::Turn, "turn"),
    };
    let mut answer = |position: Position, asked| {
        let counts = (1..=args.depth).map(|depth| (depth, perft(rules, &position, depth, ply)));
        if args.json {
            let counts: Vec<Value> =
                counts.map(|(depth, count)| json!({ "depth": depth, "count": count })).collect();
            let position = position.setup(rules).to_string();
            writeln!(out, "{}", json!({ "position": position, "by": token, "counts": counts }))?;
        } else if asked == Asked::InList {
            let counts: Vec<String> = counts.map(|(_, count)| count.to_string()).collect();
            writeln!(out, "{}", counts.join(" "))?;
        } else {
            for (depth, count) in counts {
                writeln!(out, "{depth} {count}")?;
            }
        }
        Ok(exit::DONE)
    };
    match &args.position {
        Some(text) => source::each(rules, text, answer),
        None => answer(Position::start(rules), Asked::Alone),
    }
}

//! `malom puzzles`: the list of puzzles.

use std::io::Write;
use std::process::ExitCode;

use serde_json::{Value, json};

use crate::content::{Pack, Puzzle, PuzzleGoal, Theme};
use crate::explain;
use crate::i18n::{Localizer, Message};

use super::context::{Context, Failure, note};
use super::exit;

/// The arguments of `malom puzzles`.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(super) struct Args {
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

/// Lists packs and puzzles.
///
/// # Errors
///
/// Broken content or texts; an output that can't be written.
pub(super) fn run(context: &Context, args: Args, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let content = context.content()?;
    let localizer = context.localizer()?;
    let packs = content.packs();
    for fault in packs.faults() {
        note(&format!("warning: {fault}"));
    }
    if args.json {
        let packs: Vec<Value> = packs.all().iter().map(|pack| pack_data(&localizer, pack)).collect();
        writeln!(out, "{}", json!({ "packs": packs }))?;
        return Ok(exit::DONE);
    }
    for pack in packs.all() {
        writeln!(out, "{}: {}", pack.id, localizer.text(&explain::puzzle::pack(pack)))?;
        let width = pack.puzzles.iter().map(|puzzle| puzzle.id.len()).max().unwrap_or_default();
        for puzzle in &pack.puzzles {
            let themes: Vec<String> =
                puzzle.themes.iter().map(|&theme| localizer.text(&explain::puzzle::theme(theme))).collect();
            writeln!(
                out,
                "  {:<width$}  {} {}  {}; {}",
                puzzle.id,
                puzzle.grade.number(),
                localizer.text(&explain::puzzle::grade(puzzle.grade)),
                localizer.text(&goal(puzzle)),
                themes.join(", "),
            )?;
        }
    }
    Ok(exit::DONE)
}

/// Says what is to be reached, from the first of the puzzle's positions.
fn goal(puzzle: &Puzzle) -> Message {
    let start = puzzle.starts.first().expect("a puzzle has a position");
    explain::puzzle::goal(puzzle, start)
}

fn pack_data(localizer: &Localizer, pack: &Pack) -> Value {
    let puzzles: Vec<Value> = pack.puzzles.iter().map(puzzle_data).collect();
    json!({ "id": pack.id, "title": localizer.text(&explain::puzzle::pack(pack)), "puzzles": puzzles })
}

fn puzzle_data(puzzle: &Puzzle) -> Value {
    let mut goal = json!({ "kind": puzzle.goal.token() });
    match puzzle.goal {
        PuzzleGoal::Win { turns } | PuzzleGoal::Both { turns } | PuzzleGoal::Hold { turns } => {
            goal["turns"] = json!(turns);
        }
        PuzzleGoal::Capture { stones } => {
            goal["stones"] = stones.into_iter().map(|point| point.to_string()).collect();
        }
        PuzzleGoal::NonLosing(choices) => goal["choices"] = json!(choices.token()),
    }
    let position = |start: &crate::content::Start| start.position.setup(puzzle.rules).to_string();
    json!({
        "id": puzzle.id,
        "goal": goal,
        "themes": puzzle.themes.iter().copied().map(Theme::token).collect::<Vec<_>>(),
        "grade": puzzle.grade.number(),
        "rules": puzzle.rules.ruleset().id,
        "positions": puzzle.starts.iter().map(position).collect::<Vec<_>>(),
    })
}

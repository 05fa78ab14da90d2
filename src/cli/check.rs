//! `malom check`: the author's gate.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use serde_json::json;

use crate::lint::{self, Checked, Problem, Severity};
use crate::proof::Shelf;

use super::context::{Context, Failure, note};
use super::exit;

/// How to answer.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Args {
    /// Folder of tables, where those that puzzles need are looked for and built (else the system's for caches)
    #[arg(long, value_name = "DIR")]
    tables: Option<PathBuf>,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

/// Checks lessons, puzzles and texts, and lists every problem.
///
/// # Errors
///
/// A folder that can't be read; a table that can't be built; an output that can't be written.
pub(super) fn run(
    context: &Context,
    Args { tables, json }: Args,
    out: &mut impl Write,
) -> Result<ExitCode, Failure> {
    let (lessons, locales) = (context.lessons.as_deref(), context.locales.as_deref());
    context.folders()?;
    let shelf = Shelf::new(tables.as_deref());
    let checked = lint::check_and_prove(lessons, locales, &shelf, &note);
    let checked = checked.map_err(|error| Failure::error(&error))?;
    if json {
        write_json(&checked, out)?;
    } else {
        write_text(&checked, out)?;
    }
    let failed = checked.problems.iter().any(|problem| problem.severity == Severity::Error);
    Ok(if failed { exit::NO } else { exit::DONE })
}

fn write_text(checked: &Checked, out: &mut impl Write) -> io::Result<()> {
    for problem in &checked.problems {
        writeln!(out, "{problem}")?;
    }
    let count = |severity| checked.problems.iter().filter(|problem| problem.severity == severity).count();
    writeln!(
        out,
        "{}, {} and {}: {}, {}",
        counted(checked.lessons, "lesson"),
        counted(checked.puzzles, "puzzle"),
        counted(checked.languages, "language"),
        counted(count(Severity::Error), "error"),
        counted(count(Severity::Warning), "warning")
    )
}

fn counted(count: usize, what: &str) -> String {
    let ending = if count == 1 { "" } else { "s" };
    format!("{count} {what}{ending}")
}

fn write_json(checked: &Checked, out: &mut impl Write) -> io::Result<()> {
    let problems: Vec<serde_json::Value> = checked.problems.iter().map(data).collect();
    let answer = json!({
        "lessons": checked.lessons,
        "puzzles": checked.puzzles,
        "languages": checked.languages,
        "problems": problems,
    });
    writeln!(out, "{answer}")
}

fn data(problem: &Problem) -> serde_json::Value {
    json!({
        "path": problem.path.display().to_string(),
        "line": problem.place.map(|place| place.line),
        "column": problem.place.map(|place| place.column),
        "severity": problem.severity.to_string(),
        "message": problem.message,
    })
}

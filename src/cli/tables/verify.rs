//! `malom tables verify`.

use std::io::Write;
use std::process::ExitCode;

use serde_json::json;

use crate::cli::context::{Context, Failure, complain, note};
use crate::cli::exit;
use crate::rules::{ByColor, Color, PointSet, Setup};
use crate::solver::{BuildError, Cell, Index, Mismatch, Monitor, Pair, Verified};

use super::progress::{Progress, watch};
use super::{Choice, Folder, Threads, grouped, in_words, positions, value_data};

/// The arguments of `malom tables verify`.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    choice: Choice,
    #[command(flatten)]
    threads: Threads,
    #[command(flatten)]
    folder: Folder,
    /// Answer as JSON, an object for each table
    #[arg(long)]
    json: bool,
}

/// Holds every entry of tables against the positions that a turn leads to: of all that are there, where none is chosen. The
/// answer is no where an entry is wrong; a table that is missing or damaged is told, and the others are gone through.
///
/// # Errors
///
/// Rules without tables; pairs that there are none of; an output that can't be written.
pub(super) fn run(context: &Context, args: &Args, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let tables = args.folder.open(context.rules)?;
    let pairs = args.choice.pairs_or_there(&tables, context.rules)?;
    let monitor = Monitor::default();
    let progress = Progress::new(pairs.iter().map(|&pair| (pair, positions(&tables, pair))).collect());
    let mut code = exit::DONE;
    let mut written = Ok(());
    let mut faults: Vec<String> = Vec::new();
    let ((), signal) = watch(
        progress,
        &monitor,
        args.threads,
        |sender| {
            for &pair in &pairs {
                let verified = tables.verify(pair, &monitor);
                let is_stopped = matches!(verified, Err(BuildError::Stopped));
                // Who receives stays till this has ended.
                drop(sender.send((pair, verified)));
                if is_stopped {
                    break;
                }
            }
        },
        |progress: &mut Progress, (pair, verified): (Pair, Result<Verified, BuildError>)| {
            progress.finish(pair);
            match verified {
                Ok(verified) => {
                    if verified.wrong > 0 && code == exit::DONE {
                        code = exit::NO;
                    }
                    if written.is_ok() {
                        progress.clear();
                        written = write(tables.index(), pair, &verified, args.json, out);
                    }
                    if written.is_err() {
                        monitor.stop();
                    }
                }
                Err(BuildError::Stopped) => {}
                Err(error) => {
                    code = exit::input();
                    // A table that several others read is told once.
                    let fault = error.to_string();
                    if !faults.contains(&fault) {
                        progress.clear();
                        complain(&fault);
                        faults.push(fault);
                    }
                }
            }
        },
    )?;
    written?;
    if signal.has_come() {
        note("stopped");
        return Ok(signal.exit_code());
    }
    Ok(code)
}

fn write(
    index: &Index,
    pair: Pair,
    verified: &Verified,
    json: bool,
    out: &mut impl Write,
) -> std::io::Result<()> {
    let Verified { entries, wrong, first } = verified;
    if json {
        let first = first.map(|Mismatch { cell, written, found }| {
            json!({
                "position": position(index, cell),
                "written": value_data(written),
                "found": value_data(found),
            })
        });
        let object = json!({ "pair": pair.to_string(), "entries": entries, "wrong": wrong, "first": first });
        writeln!(out, "{object}")?;
    } else if let Some(Mismatch { cell, written, found }) = first {
        writeln!(
            out,
            "{pair}: {} of {} entries are wrong. The first: {}: {} is written, {} is found",
            grouped(*wrong),
            grouped(*entries),
            position(index, *cell),
            in_words(*written),
            in_words(*found)
        )?;
    } else {
        writeln!(out, "{pair}: {} entries, all right", grouped(*entries))?;
    }
    out.flush()
}

/// Writes the position of a cell in the short form; White is to move, as tables know no colours.
fn position(index: &Index, cell: Cell) -> String {
    let (own, enemy) = index.sets(cell);
    let points = |set| index.ground().points_of(set);
    let setup = Setup {
        to_move: Color::White,
        stones: ByColor::from_fn(|color| points(if color == Color::White { own } else { enemy })),
        hand: ByColor::from_fn(|_| 0),
        closed: None,
        caught: PointSet::EMPTY,
        captures: None,
    };
    setup.to_string()
}

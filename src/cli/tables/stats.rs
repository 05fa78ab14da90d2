//! `malom tables stats`.

use std::io::Write;
use std::process::ExitCode;

use serde_json::{Value as Json, json};

use crate::cli::context::{Context, Failure};
use crate::cli::exit;
use crate::solver::{BuildError, Counts, Monitor, Side, Stats};

use super::progress::{Progress, watch};
use super::{Choice, Folder, Threads, positions, write_rows};

/// The arguments of `malom tables stats`.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    choice: Choice,
    /// Count each distance to the end by itself
    #[arg(long)]
    histogram: bool,
    #[command(flatten)]
    threads: Threads,
    #[command(flatten)]
    folder: Folder,
    /// Answer as JSON, an object for each subspace
    #[arg(long)]
    json: bool,
}

/// Counts positions by value: of all tables that are there, where none is chosen. `own` are the stones of the side to move,
/// `enemy` those of the other; positions that a symmetry of the board takes into each other count once under `reduced`.
///
/// # Errors
///
/// Rules without tables; pairs that there are none of; a table that is missing or damaged; an output that can't be written.
pub(super) fn run(context: &Context, args: &Args, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let tables = args.folder.open(context.rules)?;
    let pairs = args.choice.pairs_or_there(&tables, context.rules)?;
    let monitor = Monitor::default();
    let progress = Progress::new(pairs.iter().map(|&pair| (pair, positions(&tables, pair))).collect());
    let mut all: Vec<Stats> = Vec::new();
    let (counted, signal) = watch(
        progress,
        &monitor,
        args.threads,
        |sender| {
            for &pair in &pairs {
                // Who receives stays till this has ended.
                drop(sender.send((pair, tables.stats(pair, &monitor)?)));
            }
            Ok(())
        },
        |progress, (pair, stats)| {
            progress.finish(pair);
            all.extend(stats);
        },
    )?;
    match counted {
        Ok(()) => {}
        Err(BuildError::Stopped) => return Ok(signal.exit_code()),
        Err(error) => return Err(Failure::input(error)),
    }
    if args.json {
        for stats in &all {
            writeln!(out, "{}", data(stats, args.histogram))?;
        }
    } else if args.histogram {
        write_histogram(&all, out)?;
    } else {
        write_counts(&all, out)?;
    }
    Ok(exit::DONE)
}

/// The stones of the side to move, and those of the other.
fn stones(stats: &Stats) -> (u8, u8) {
    match stats.side {
        Side::Larger => (stats.pair.larger(), stats.pair.smaller()),
        Side::Smaller => (stats.pair.smaller(), stats.pair.larger()),
    }
}

fn write_counts(all: &[Stats], out: &mut impl Write) -> std::io::Result<()> {
    const HEAD: [&str; 10] =
        ["own", "enemy", "win", "loss", "draw", "red-win", "red-loss", "red-draw", "max-win", "max-loss"];
    let rows: Vec<[String; 10]> = all
        .iter()
        .map(|stats| {
            let (own, enemy) = stones(stats);
            let [win, loss, draw] = ["win", "loss", "draw"].map(|token| stats.count(token));
            let deepest =
                |plies: Option<u16>| plies.map_or_else(|| "-".to_owned(), |plies| plies.to_string());
            [
                own.to_string(),
                enemy.to_string(),
                win.all.to_string(),
                loss.all.to_string(),
                draw.all.to_string(),
                win.reduced.to_string(),
                loss.reduced.to_string(),
                draw.reduced.to_string(),
                deepest(stats.deepest_win()),
                deepest(stats.deepest_loss()),
            ]
        })
        .collect();
    write_rows(HEAD, &rows, out)
}

fn write_histogram(all: &[Stats], out: &mut impl Write) -> std::io::Result<()> {
    const HEAD: [&str; 6] = ["own", "enemy", "plies", "all", "reduced", "value"];
    let rows: Vec<[String; 6]> = all
        .iter()
        .flat_map(|stats| {
            let (own, enemy) = stones(stats);
            stats.by_value().map(move |(value, counts)| {
                [
                    own.to_string(),
                    enemy.to_string(),
                    value.plies().map_or_else(|| "-".to_owned(), |plies| plies.to_string()),
                    counts.all.to_string(),
                    counts.reduced.to_string(),
                    value.token().to_owned(),
                ]
            })
        })
        .collect();
    write_rows(HEAD, &rows, out)
}

fn data(stats: &Stats, histogram: bool) -> Json {
    let (own, enemy) = stones(stats);
    let counts = |of: fn(&Counts) -> u64| {
        let [win, loss, draw] = ["win", "loss", "draw"].map(|token| of(&stats.count(token)));
        json!({ "positions": win + loss + draw, "win": win, "loss": loss, "draw": draw })
    };
    let mut data = json!({
        "pair": stats.pair.to_string(),
        "own": own,
        "enemy": enemy,
        "all": counts(|counts| counts.all),
        "reduced": counts(|counts| counts.reduced),
        "deepest_win": stats.deepest_win(),
        "deepest_loss": stats.deepest_loss(),
    });
    if histogram {
        let by_value = stats.by_value().map(|(value, counts)| {
            json!({
                "value": value.token(),
                "plies": value.plies(),
                "all": counts.all,
                "reduced": counts.reduced,
            })
        });
        data["histogram"] = by_value.collect();
    }
    data
}

//! `malom tables plan`.

use std::io::Write;
use std::path;
use std::process::ExitCode;

use serde_json::{Value as Json, json};

use crate::cli::context::{Context, Failure};
use crate::cli::exit;
use crate::solver::Planned;

use super::{Choice, Folder, fault, makefile, write_rows};

/// The arguments of `malom tables plan`.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    choice: Choice,
    #[command(flatten)]
    folder: Folder,
    /// Write a makefile that builds them; such as for `make -j2 -f FILE`
    #[arg(long, conflicts_with = "json")]
    make: bool,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

/// Lists the pairs that building takes, each after those it waits for: a row `pair bytes state waits-for`, the last parted
/// by commas and `-` where it is empty.
///
/// # Errors
///
/// Rules without tables; pairs that there are none of; an output that can't be written.
pub(super) fn run(context: &Context, args: &Args, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let tables = args.folder.open(context.rules)?;
    let wanted = args.choice.pairs_or_small(&tables, context.rules)?;
    let plan: Vec<Planned> = tables.plan(&wanted).collect();
    if args.make {
        // The makefile may be run from any folder.
        let root = args.folder.root()?;
        let absolute =
            path::absolute(&root).map_err(|error| Failure::input(format!("{}: {error}", root.display())))?;
        makefile::write(&plan, &tables, context.rules.ruleset().id, &absolute, out)?;
    } else if args.json {
        let pairs: Vec<Json> = plan.iter().map(data).collect();
        writeln!(out, "{}", json!({ "folder": tables.folder().display().to_string(), "pairs": pairs }))?;
    } else {
        let rows: Vec<[String; 4]> = plan
            .iter()
            .map(|planned| {
                let waits_for = texts(planned).join(",");
                [
                    planned.pair.to_string(),
                    planned.bytes.to_string(),
                    planned.state.token().to_owned(),
                    if waits_for.is_empty() { "-".to_owned() } else { waits_for },
                ]
            })
            .collect();
        write_rows(["pair", "bytes", "state", "waits-for"], &rows, out)?;
    }
    Ok(exit::DONE)
}

fn texts(planned: &Planned) -> Vec<String> {
    planned.waits_for.iter().map(ToString::to_string).collect()
}

fn data(planned: &Planned) -> Json {
    json!({
        "pair": planned.pair.to_string(),
        "waits_for": texts(planned),
        "bytes": planned.bytes,
        "state": planned.state.token(),
        "fault": fault(&planned.state),
    })
}

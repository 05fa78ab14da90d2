//! `malom tables list`.

use std::io::Write;
use std::process::ExitCode;

use serde_json::{Value as Json, json};

use crate::cli::context::{Context, Failure};
use crate::cli::exit;
use crate::solver::{Planned, TableState};

use super::{Folder, fault, grouped, in_bytes, sharing, write_rows};

/// The arguments of `malom tables list`.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    folder: Folder,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

/// Lists the tables that there can be of the rules, with what is there: a row `pair bytes state`, and why a file is refused.
///
/// # Errors
///
/// Rules without tables; an output that can't be written.
pub(super) fn run(context: &Context, args: &Args, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let tables = args.folder.open(context.rules)?;
    let list: Vec<Planned> = tables.list().collect();
    let rules = sharing(&tables);
    if args.json {
        let pairs: Vec<Json> = list.iter().map(data).collect();
        let folder = tables.folder().display().to_string();
        writeln!(out, "{}", json!({ "folder": folder, "rules": rules, "pairs": pairs }))?;
        return Ok(exit::DONE);
    }
    writeln!(out, "folder: {}", tables.folder().display())?;
    writeln!(out, "rules: {}\n", rules.join(", "))?;
    let rows: Vec<[String; 3]> = list
        .iter()
        .map(|planned| {
            let token = planned.state.token();
            let state =
                fault(&planned.state).map_or_else(|| token.to_owned(), |fault| format!("{token}: {fault}"));
            [planned.pair.to_string(), grouped(planned.bytes), state]
        })
        .collect();
    write_rows(["pair", "bytes", "state"], &rows, out)?;
    let ready: Vec<&Planned> =
        list.iter().filter(|planned| matches!(planned.state, TableState::Ready)).collect();
    let sum = |bytes: u64| in_bytes(bytes);
    writeln!(
        out,
        "\n{} of {} ready, {} of {}",
        ready.len(),
        list.len(),
        sum(ready.iter().map(|planned| planned.bytes).sum()),
        sum(list.iter().map(|planned| planned.bytes).sum())
    )?;
    Ok(exit::DONE)
}

fn data(planned: &Planned) -> Json {
    json!({
        "pair": planned.pair.to_string(),
        "state": planned.state.token(),
        "fault": fault(&planned.state),
        "bytes": planned.bytes,
    })
}

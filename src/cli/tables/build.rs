//! `malom tables build`.

use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::mpsc::Sender;
use std::time::Duration;

use serde_json::json;

use crate::cli::context::{Context, Failure, note};
use crate::cli::exit;
use crate::solver::{BuildError, Built, Finished, Monitor, Pair, Planned, TableState, Tables};

use super::progress::{Progress, watch};
use super::{Choice, Folder, Threads, counted, grouped, in_bytes, positions};

/// The arguments of `malom tables build`.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    choice: Choice,
    #[command(flatten)]
    threads: Threads,
    #[command(flatten)]
    folder: Folder,
    /// Answer as JSON, an object for each table that was asked for or made, as soon as it is there
    #[arg(long)]
    json: bool,
}

/// Builds tables, the small ones where nothing is chosen, and those that captures lead to. What goes on is told on
/// standard error, what is there in the end on standard output.
///
/// # Errors
///
/// Rules without tables; pairs that there are none of; tables that can't be built; an output that can't be written.
pub(super) fn run(context: &Context, args: &Args, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let tables = args.folder.open(context.rules)?;
    let wanted = args.choice.pairs_or_small(&tables, context.rules)?;
    let plan: Vec<Planned> = tables.plan(&wanted).collect();
    let to_make = plan.iter().filter(|planned| !matches!(planned.state, TableState::Ready));
    let to_make = to_make.map(|planned| (planned.pair, positions(&tables, planned.pair)));
    let progress = Progress::new(to_make.collect());

    let monitor = Monitor::default();
    let mut made = 0;
    // The first fault of the output ends nothing: tables are worth having even if nobody reads on.
    let mut written = Ok(());
    let work = |sender: &Sender<Finished>| build(&tables, &wanted, &plan, &monitor, sender);
    let told = |progress: &mut Progress, finished: Finished| {
        progress.finish(finished.pair);
        made += usize::from(!matches!(finished.built, Built::Found));
        if let Some(line) = line(&finished, positions(&tables, finished.pair)) {
            progress.say(&line);
        }
        if args.json && written.is_ok() {
            written = write_data(&finished, &plan, out);
        }
    };
    let (built, signal) = watch(progress, &monitor, args.threads, work, told)?;
    let folder = tables.folder().display();
    match built {
        Ok(()) => {}
        Err(BuildError::Stopped) => {
            let at = monitor.pair().map(|pair| format!(" at {pair}")).unwrap_or_default();
            let is_there = |planned: &Planned| matches!(planned.state, TableState::Ready);
            let there = tables.plan(&wanted).filter(is_there).count();
            let of = counted(plan.len(), "table");
            note(&format!("stopped{at}: {there} of {of} there, in {folder}"));
            note("what is there stays; the same command goes on from there");
            return Ok(signal.exit_code());
        }
        Err(error) => return Err(Failure::input(error)),
    }
    written?;
    if !args.json {
        let bytes = in_bytes(plan.iter().map(|planned| planned.bytes).sum());
        let there = counted(plan.len(), "table");
        writeln!(out, "{there} there, {made} of them built now; {bytes} in {folder}")?;
    }
    Ok(exit::DONE)
}

/// Builds what is missing of a plan, and looks through what was asked for; sends what is there.
fn build(
    tables: &Tables,
    wanted: &[Pair],
    plan: &[Planned],
    monitor: &Monitor,
    sender: &Sender<Finished>,
) -> Result<(), BuildError> {
    for planned in plan {
        let pair = planned.pair;
        // Of what others need, they check what they read.
        if matches!(planned.state, TableState::Ready) && !wanted.contains(&pair) {
            continue;
        }
        let built = tables.build(pair, monitor);
        let mut finished = monitor.take_finished();
        if let Ok(built) = &built
            && finished.iter().all(|finished| finished.pair != pair)
        {
            finished.push(Finished { pair, built: built.clone(), took: Duration::ZERO });
        }
        // Who receives stays till this has ended.
        finished.into_iter().for_each(|finished| drop(sender.send(finished)));
        built?;
    }
    Ok(())
}

/// Tells of a table that was made; of one that was there, only if another process was waited for.
fn line(finished: &Finished, positions: u64) -> Option<String> {
    let Finished { pair, built, took } = finished;
    let seconds = took.as_secs_f64();
    let made = format!("{} entries, {seconds:.1} s", grouped(positions));
    match built {
        Built::Found if took.is_zero() => None,
        Built::Found => Some(format!("{pair}: built by another process, {seconds:.1} s")),
        Built::Made => Some(format!("{pair}: built, {made}")),
        Built::Remade(error) => {
            Some(format!("{pair}: built anew, {made} ({}: {})", error.path.display(), error.fault))
        }
    }
}

fn write_data(finished: &Finished, plan: &[Planned], out: &mut impl Write) -> io::Result<()> {
    let Finished { pair, built, took } = finished;
    let fault = if let Built::Remade(error) = built { Some(error.fault.to_string()) } else { None };
    let bytes = plan.iter().find(|planned| planned.pair == *pair).map(|planned| planned.bytes);
    let object = json!({
        "pair": pair.to_string(),
        "built": built.token(),
        "fault": fault,
        "bytes": bytes,
        "seconds": took.as_secs_f64(),
    });
    writeln!(out, "{object}")?;
    out.flush()
}

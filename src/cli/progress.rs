//! `malom progress`: what a learner has done, shown, taken elsewhere, forgotten; and a report for who teaches.

mod files;
mod report;
mod show;

pub(super) use files::agrees;

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Subcommand;

use crate::learner::Learner;

use super::context::{Context, Failure, note};

/// The arguments of `malom progress`.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Clone, Debug, Subcommand)]
enum What {
    /// Show stars, answers at the first try and strength, by unit and lesson
    Show {
        /// Answer as JSON
        #[arg(long)]
        json: bool,
    },
    /// Write everything that was done as JSON
    Export {
        /// File to write, instead of standard output; one that is there is written over
        file: Option<PathBuf>,
    },
    /// Take in an export: what is not here is added, what is here stays
    Import {
        /// File to read; - is standard input
        file: String,
        /// Answer as JSON
        #[arg(long)]
        json: bool,
    },
    /// Forget everything that was done, or LESSON alone: its place, its stars and its attempts
    Reset {
        /// The lesson's id, as `malom lessons` lists it
        lesson: Option<String>,
        /// Do not ask
        #[arg(long)]
        yes: bool,
    },
    /// Report for teachers: a row a learner and lesson; of --profile, or of every learner
    Report {
        /// Answer as comma-separated values
        #[arg(long, conflicts_with = "json")]
        csv: bool,
        /// Answer as JSON
        #[arg(long)]
        json: bool,
    },
}

/// Does what is asked with a learner's progress.
///
/// # Errors
///
/// Broken content or texts; an unknown lesson; a file that can't be read or written, or is no export.
pub(super) fn run(context: &Context, args: &Args, out: &mut impl Write) -> Result<ExitCode, Failure> {
    match &args.what {
        What::Show { json } => show::run(context, *json, out),
        What::Export { file } => files::export(context, file.as_deref(), out),
        What::Import { file, json } => files::import(context, file, *json, out),
        What::Reset { lesson, yes } => files::reset(context, lesson.as_deref(), *yes, out),
        What::Report { csv, json } => report::run(context, *csv, *json, out),
    }
}

/// Opens the learner's store, and tells what happened on opening it.
fn learner(context: &Context) -> Result<Learner, Failure> {
    let mut learner = context.learner(context.content()?)?;
    for notice in learner.take_notices() {
        note(&learner.say(&notice));
    }
    Ok(learner)
}

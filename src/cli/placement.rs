//! `malom placement`: ten questions find where a learner begins.

use std::process::ExitCode;

use crate::learner::Sequence;
use crate::tui::Start;

use super::context::{Context, Failure};
use super::learn::{Show, fits, sequence};

/// The arguments of `malom placement`.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(super) struct Args {
    /// Varies the questions
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    #[command(flatten)]
    show: Show,
}

/// Takes the learner through the questions, on the screen or line by line.
///
/// # Errors
///
/// Broken content or texts; no terminal to draw on; input or output that fails.
pub(super) fn run(context: &Context, show: Show, args: Args) -> Result<ExitCode, Failure> {
    let show = show.and(args.show);
    fits(show)?;
    let learner = context.learner(context.content()?)?;
    let parts = Sequence::placement(learner.content(), args.seed);
    sequence(learner, show, parts, Start::Sequence)
}

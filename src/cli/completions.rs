//! `malom completions`: what a shell needs to complete the command line.

use std::io::Write;
use std::process::ExitCode;

use clap::CommandFactory;
use clap_complete::Shell;

use super::context::Failure;
use super::{Cli, exit};

/// The arguments of `malom completions`.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(super) struct Args {
    /// The shell
    shell: Shell,
}

/// Writes the completion script of a shell.
///
/// # Errors
///
/// An output that can't be written.
pub(super) fn run(args: Args, out: &mut impl Write) -> Result<ExitCode, Failure> {
    // Generated in memory first, because clap panics where it can't write.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), env!("CARGO_PKG_NAME"), &mut script);
    out.write_all(&script)?;
    Ok(exit::DONE)
}

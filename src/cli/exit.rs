//! Exit codes.

use std::process::ExitCode;

/// Done.
pub(super) const DONE: ExitCode = ExitCode::SUCCESS;
/// The answer is no: a failed check, a refused action, a lesson left early.
pub(super) const NO: ExitCode = ExitCode::FAILURE;

/// Wrong usage.
#[must_use]
pub(super) fn usage() -> ExitCode {
    ExitCode::from(2)
}

/// Broken input or files.
#[must_use]
pub(super) fn input() -> ExitCode {
    ExitCode::from(3)
}

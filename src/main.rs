//! The program `malom`; all of it is in the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    malom::cli::run(std::env::args_os())
}

//! The course beyond its single lessons: tests of units, the questions and the glossary beside it.

pub(crate) mod against;
mod glossary;
mod guesses;
mod learners;
mod locales;
mod questions;
mod test_lessons;

use std::process::{Command, Output};

/// Runs the program with nothing kept of it.
fn malom(arguments: &[&str], input: &str) -> Output {
    use std::io::Write;
    use std::process::Stdio;
    let mut child = Command::new(env!("CARGO_BIN_EXE_malom"))
        .args(arguments)
        .env("MALOM_DATA", std::env::temp_dir().join(format!("malom-course-{}", std::process::id())))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

//! A session on a screen.
//!
//! Views draw, orders carry keys, the session decides: [`app`] reads what a key or a click asks for by the one table
//! in [`keys`], has the screen or the session do it, and lays out a [`frame`] for the view to print. Nothing here
//! knows a rule, and no other module knows a type of Cursive's.

mod app;
mod board;
mod dialog;
mod end;
mod frame;
mod home;
mod keys;
mod lesson;
mod look;
mod scroll;
mod terminal;
mod text;
mod view;

use std::error::Error;
use std::fmt;
use std::io;

use cursive::Cursive;
use cursive::theme::Theme;

use crate::learner::Learner;

pub use look::Look;

use app::App;
use terminal::Terminal;
use view::Root;

/// Where a learner begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// At the course.
    Home,
    /// In the lesson with this id; at the course where there is none such.
    Lesson(String),
}

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// By the key for it.
    Quit,
    /// By Ctrl-C.
    Interrupted,
    /// By SIGTERM.
    Terminated,
}

impl End {
    /// Returns the exit code that shells know it by.
    #[must_use]
    pub const fn exit_code(self) -> i32 {
        match self {
            Self::Quit => 0,
            Self::Interrupted => 130,
            Self::Terminated => 143,
        }
    }
}

/// Why the screen can't be used.
#[derive(Debug)]
pub enum TuiError {
    /// Nobody is at this end: it is a pipe or a file.
    NotATerminal(Stream),
    /// The terminal fails.
    Terminal(io::Error),
}

/// An end of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stream {
    /// Standard input.
    Input,
    /// Standard output.
    Output,
}

impl fmt::Display for TuiError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotATerminal(Stream::Input) => {
                f.write_str("standard input is not a terminal; use --plain to work line by line")
            }
            Self::NotATerminal(Stream::Output) => {
                f.write_str("standard output is not a terminal; use --plain to work line by line")
            }
            Self::Terminal(error) => write!(f, "the terminal can't be used: {error}"),
        }
    }
}

impl Error for TuiError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::NotATerminal(_) => None,
            Self::Terminal(error) => Some(error),
        }
    }
}

/// Works with a learner on the terminal until they leave, and leaves the terminal as it was.
///
/// # Errors
///
/// Standard input or output is not a terminal, or the terminal fails.
pub fn run(learner: Learner, start: &Start, look: Look) -> Result<End, TuiError> {
    terminal::check()?;
    let root = root(learner, start, look);
    let (terminal, signal) = Terminal::enter().map_err(TuiError::Terminal)?;
    let mut runner = root.into_runner(Box::new(terminal));
    runner.run();
    drop(runner);
    Ok(signal.end())
}

/// Builds the screen for any backend: [`run`] gives it the terminal, tests give it a puppet.
#[must_use]
pub fn root(learner: Learner, start: &Start, look: Look) -> Cursive {
    let mut root = Cursive::new();
    root.set_theme(Theme::terminal_default());
    root.add_fullscreen_layer(Root::new(App::new(learner, start, look)));
    root
}

//! A session on a screen.
//!
//! Views draw, orders carry keys, the session decides: `app` reads what a key or a click asks for by the one table
//! in `keys`, has the screen or the session do it, and lays out a `frame` for the view to print. Nothing here
//! knows a rule, and no other module knows a type of Cursive's.

mod app;
mod board;
mod dialog;
mod drills;
mod end;
mod frame;
mod home;
mod keys;
mod lesson;
mod look;
mod preview;
mod puzzle;
mod reference;
mod round;
mod scroll;
mod terminal;
mod text;
mod training;
mod view;
mod work;

use std::error::Error;
use std::fmt;
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;
use std::thread;

use cursive::Cursive;
use cursive::theme::Theme;
use cursive::view::Nameable;

use crate::author::{Book, Preview, Trial, Watch, Watcher};
use crate::belief::Misconception;
use crate::learner::{Learner, Sequence};
use crate::rules::Rules;
use crate::solver::Limits;
use crate::training::CycleSet;

pub use look::Look;

use app::App;
use terminal::Terminal;
use view::{ROOT, Root};
use work::Bench;

/// Where a learner begins.
#[derive(Clone, Debug)]
pub enum Start {
    /// At the course.
    Home,
    /// In the lesson with this id; at the course where there is none such.
    Lesson(String),
    /// In a drill of this belief; where drills are chosen if there is none.
    Drill {
        /// The belief.
        belief: Option<Misconception>,
        /// By which rules.
        rules: &'static Rules,
        /// What the first drill's questions are drawn by.
        seed: u64,
    },
    /// Where puzzles are chosen.
    Training,
    /// At the puzzle of the day.
    Daily,
    /// At the first of the puzzles with these ids, the others after it; where puzzles are chosen if there is none such.
    Puzzles(Vec<String>),
    /// In the present cycle of a fixed set.
    Cycle(CycleSet),
    /// At the next part of a sequence.
    Sequence(Sequence),
    /// At the questions that people ask: the one with this id or, else, those in which this is found.
    Questions(Option<String>),
    /// In the one lesson of the content, which is read anew when its files change; who leaves it leaves the program.
    Trial(Trying),
    /// At messages that are translated, which are read anew when their files change; who leaves them leaves the program.
    Preview(Previewing),
    /// At the glossary: the word with this id or, else, those in which this is found.
    Glossary(Option<String>),
}

/// A lesson that is tried while it is being written.
#[derive(Clone, Debug)]
pub struct Trying {
    /// Where it comes from.
    pub trial: Trial,
    /// Its files, as they were when the lesson was read.
    pub watch: Watch,
    /// What was wrong with it then, a line each.
    pub problems: Vec<String>,
}

/// Messages that are looked at while they are translated.
#[derive(Clone, Debug)]
pub struct Previewing {
    /// Where they come from.
    pub preview: Preview,
    /// Their files, as they were when the messages were read.
    pub watch: Watch,
    /// The messages.
    pub book: Book,
    /// The id of the one to begin at or, else, what is searched for.
    pub wanted: String,
}

/// How puzzles are played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Play {
    /// The folder in which tables that a puzzle lacks are built; without one, all is searched.
    pub tables: Option<PathBuf>,
    /// How long it searches a position at most.
    pub limits: Limits,
    /// What varies the defence among turns as good; else each attempt meets another one.
    pub seed: Option<u64>,
}

/// The terminal fails.
#[derive(Debug)]
pub struct TuiError(io::Error);

impl fmt::Display for TuiError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the terminal can't be used: {}", self.0)
    }
}

impl Error for TuiError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&self.0)
    }
}

/// Works with a learner on the terminal until they leave, and leaves the terminal as it was. The exit code is 0 or,
/// where Ctrl-C or a signal ended it, the one by which shells know that.
///
/// # Errors
///
/// The terminal can't be written to, or put into raw mode: standard output is none, say.
pub fn run(learner: Learner, start: Start, look: Look, play: Play) -> Result<ExitCode, TuiError> {
    // Reading the packs takes some time, which who goes to the puzzles later need not wait.
    let content = learner.content().clone();
    thread::spawn(move || {
        content.packs();
    });
    let root = root(learner, start, look, play);
    let (terminal, signal) = Terminal::enter().map_err(TuiError)?;
    let mut runner = root.into_runner(Box::new(terminal));
    runner.run();
    drop(runner);
    Ok(signal.exit_code())
}

/// Returns how many columns the terminal has, for those who write a line on it; `None` where there is none.
#[must_use]
pub fn columns() -> Option<usize> {
    terminal::columns()
}

/// Looks for changes of what is worked on, where it is files. They are read in the thread that looks.
fn watcher(start: &Start, root: &Cursive) -> Option<Watcher> {
    let sink = root.cb_sink().clone();
    // Where the program has ended, nobody waits for what was read.
    match start {
        Start::Trial(Trying { trial, watch, .. }) => {
            let trial = trial.clone();
            Some(Watcher::start(watch.clone(), move || {
                let tried = trial.load();
                let _ = sink.send(Box::new(move |root: &mut Cursive| {
                    root.call_on_name(ROOT, |view: &mut Root| view.take_tried(tried));
                }));
            }))
        }
        Start::Preview(Previewing { preview, watch, .. }) => {
            let preview = preview.clone();
            Some(Watcher::start(watch.clone(), move || {
                let book = preview.load();
                let _ = sink.send(Box::new(move |root: &mut Cursive| {
                    root.call_on_name(ROOT, |view: &mut Root| view.take_book(book));
                }));
            }))
        }
        _ => None,
    }
}

/// Builds the screen for any backend: [`run`] gives it the terminal, tests give it a puppet.
#[must_use]
pub fn root(learner: Learner, start: Start, look: Look, play: Play) -> Cursive {
    let mut root = Cursive::new();
    root.set_theme(Theme::terminal_default());
    let bench = Bench::new(play, root.cb_sink().clone());
    let watcher = watcher(&start, &root);
    let app = App::new(learner, start, look, bench).watched_by(watcher);
    work::tick(&mut root, app.is_working());
    root.add_fullscreen_layer(Root::new(app).with_name(ROOT));
    root
}

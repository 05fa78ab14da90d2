//! `malom try`: a lesson from its file, as its learners will have it.

use std::io::{self, BufRead, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::thread;
use std::time::Duration;

use crate::author::{Trial, Tried, Watch};
use crate::learner::Learner;
use crate::plain::{self, Ending, Files, Io};
use crate::progress::{Opened, Store};
use crate::tui::{Start, Trying};

use super::context::{Context, Failure, complain, note};
use super::{exit, learn};

/// The pause between two looks at a lesson that can't be read yet.
const PAUSE: Duration = Duration::from_millis(300);

/// The arguments of `malom try`.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Args {
    /// The lesson's file, such as lessons/rules/corners.yaml
    file: PathBuf,
    #[command(flatten)]
    show: learn::Show,
}

/// Takes an author through a lesson, of which nothing is kept. A file that can't be read is told, and waited for.
///
/// # Errors
///
/// The file is no lesson's; the terminal can't be used; input or output fails.
pub(super) fn run(
    context: &Context,
    show: learn::Show,
    args: &Args,
    out: &mut impl Write,
) -> Result<ExitCode, Failure> {
    let show = show.and(args.show);
    context.folders()?;
    let trial = Trial::new(&args.file, context.lessons.as_deref(), context.locales.as_deref())
        .map_err(|error| Failure::input(format!("{}: {error}", args.file.display())))?;
    learn::fits(show)?;
    if trial.locales().is_none() {
        note(
            "note: there is no folder of texts beside the lessons, so the lesson has none of its own (--locales names one)",
        );
    }
    let language = context.language(&trial.texts())?;
    let trial = trial.in_language(language.clone());
    let mut watch = trial.watch();
    let mut tried = trial.load();
    while tried.lesson.is_none() {
        tried.problems.iter().for_each(|problem| note(&problem.to_string()));
        wait(show.is_plain(), &mut watch)?;
        tried = trial.load();
    }
    let Tried { content, texts, problems, .. } = tried;
    let opened = Opened { store: Store::in_memory(), notices: Vec::new() };
    let mut learner = Learner::new(content, texts, &language, opened);
    let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
    if !show.is_plain() {
        let start = Start::Trial(Trying { trial, watch, problems });
        return learn::on_screen(learner, show, start, learn::play());
    }
    for problem in &problems {
        writeln!(out, "{problem}")?;
    }
    let session = learner.content().lessons().first().map(|lesson| lesson.id.clone());
    let session = session.and_then(|id| learner.begin(&id)).expect("a lesson that can be played is there");
    let options = show.in_lines(&learner);
    let io = Io { input: io::stdin().lock(), output: out };
    let mut origin = Files { trial, watch };
    let ended = plain::run_trial(&mut learner, session, &mut origin, io, options, &learn::play_in_lines());
    match ended.map_err(|error| Failure::error(&error))? {
        Ending::Finished => Ok(exit::DONE),
        Ending::Left => Ok(exit::NO),
    }
}

/// Waits until the files have changed or, line by line, the author says that they have.
///
/// # Errors
///
/// The input ends, so that nobody is there to mend them.
fn wait(in_lines: bool, watch: &mut Watch) -> Result<(), Failure> {
    if in_lines {
        note("Mend the file and press Enter.");
        let mut line = Vec::new();
        let read = io::stdin().lock().read_until(b'\n', &mut line);
        return match read {
            Ok(0) => Err(Failure::input("the lesson can't be read")),
            Ok(_) => Ok(()),
            Err(error) => Err(Failure::input(format!("standard input: {error}"))),
        };
    }
    complain("the lesson can't be read; mend the file, and it opens (Ctrl-C ends the waiting)");
    while !watch.has_changed() {
        thread::sleep(PAUSE);
    }
    Ok(())
}

//! `malom new`: where authors begin.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Subcommand;

use crate::author::{self, BeginError, Begun};
use crate::content::Content;
use crate::i18n::Texts;

use super::context::{Context, Failure};
use super::{exit, schema};

/// The folders that are worked in where none are named.
const LESSONS: &str = "lessons";
const LOCALES: &str = "locales";

/// The arguments of `malom new`.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Args {
    #[command(subcommand)]
    command: New,
}

#[derive(Clone, Debug, Subcommand)]
enum New {
    /// Write the program's own course and texts into a folder, to change them and add to them
    Course {
        /// Where the folders lessons and locales are to be
        #[arg(value_name = "DIR", default_value = ".")]
        folder: PathBuf,
    },
    /// Begin a lesson in lessons and locales (or --lessons and --locales): its file with a first step, its texts in every
    /// language, and its place in the course
    Lesson {
        /// The lesson's id, such as last-stones
        id: String,
        /// The unit that it is to belong to [default: the last]
        #[arg(long, value_name = "UNIT")]
        unit: Option<String>,
    },
}

/// Begins what an author wants to begin; never writes over anything.
///
/// # Errors
///
/// Something of this name is there; folders that can't be read, or written to.
pub(super) fn run(context: &Context, args: &Args, out: &mut impl Write) -> Result<ExitCode, Failure> {
    match &args.command {
        New::Course { folder } => course(folder, out),
        New::Lesson { id, unit } => lesson(context, id, unit.as_deref(), out),
    }
}

fn course(folder: &Path, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let (lessons, locales) = (folder.join(LESSONS), folder.join(LOCALES));
    for folder in [&lessons, &locales] {
        if folder.exists() {
            return Err(Failure::Usage(format!(
                "{} is there already (nothing was written; choose another folder: malom new course DIR)",
                folder.display()
            )));
        }
    }
    let (mut count, mut texts) = (0, 0);
    for (path, bytes) in Content::embedded_files() {
        write(&lessons.join(path), bytes)?;
        count += usize::from(path.extension().is_some_and(|extension| extension == "yaml"));
    }
    for (path, bytes) in Texts::embedded_files() {
        write(&locales.join(path), bytes)?;
        texts += 1;
    }
    schema::write_all(&lessons.join("schema"))?;
    writeln!(
        out,
        "{}: {count} files of lessons and puzzles\n{}: {texts} files of texts\n\
         Next, in that folder: malom new lesson ID",
        lessons.display(),
        locales.display()
    )?;
    Ok(exit::DONE)
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let written = path.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::write(path, bytes));
    written.map_err(|error| Failure::input(format!("{}: {error}", path.display())))
}

fn lesson(
    context: &Context,
    id: &str,
    unit: Option<&str>,
    out: &mut impl Write,
) -> Result<ExitCode, Failure> {
    let lessons = context.lessons.clone().unwrap_or_else(|| LESSONS.into());
    let locales = context.locales.clone().unwrap_or_else(|| LOCALES.into());
    let begun = author::begin_lesson(&lessons, &locales, id, unit).map_err(|error| match error {
        BeginError::Refused(why) => Failure::Usage(why),
        BeginError::Lessons(faults) => Failure::Input(faults.iter().map(ToString::to_string).collect()),
        BeginError::Locales(faults) => Failure::Input(faults.iter().map(ToString::to_string).collect()),
        error @ BeginError::Write(..) => Failure::input(error),
    })?;
    let Begun { lesson, texts, course, unit } = begun;
    writeln!(out, "{}: the lesson, with a first step to put yours in the place of", lesson.display())?;
    for texts in &texts {
        writeln!(out, "{}: its texts", texts.display())?;
    }
    writeln!(out, "{}: its place in the unit `{unit}`", course.display())?;
    // What lies beside each other is found without being named.
    let beside = lessons.parent() == locales.parent() && locales.ends_with(LOCALES);
    let named = if beside { String::new() } else { format!("--locales {} ", locales.display()) };
    writeln!(
        out,
        "Next: malom {named}try {}\nThen: malom --lessons {} --locales {} check",
        lesson.display(),
        lessons.display(),
        locales.display()
    )?;
    Ok(exit::DONE)
}

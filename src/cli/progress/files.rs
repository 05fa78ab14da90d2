//! Taking progress out, in, and away.

use std::fs;
use std::io::{self, BufRead, BufWriter, IsTerminal, Read, Write};
use std::path::Path;
use std::process::ExitCode;

use serde_json::json;

use crate::cli::context::{Context, Failure};
use crate::cli::exit;
use crate::cli::learn::known;
use crate::explain;
use crate::i18n::{Localizer, Message};
use crate::progress::{ExportError, ImportError};
use crate::text_file::{self, TextFileError};

/// The largest export that is read, in bytes: some millions of attempts.
const MAX_BYTES: u64 = 1 << 30;

/// Writes an export.
pub(super) fn export(
    context: &Context,
    file: Option<&Path>,
    out: &mut impl Write,
) -> Result<ExitCode, Failure> {
    let learner = super::learner(context)?;
    let Some(path) = file else {
        return match learner.export(&mut BufWriter::new(out)) {
            Ok(()) => Ok(exit::DONE),
            Err(ExportError::Write(error)) => Err(Failure::Output(error)),
            Err(error @ ExportError::Unreadable(_)) => Err(Failure::error(&error)),
        };
    };
    // Written beside and renamed, so that under the name there is the old export or the whole new one.
    let mut name = path.as_os_str().to_owned();
    name.push(".partial");
    let beside = Path::new(&name);
    let written = fs::File::create(beside).map_err(ExportError::Write).and_then(|file| {
        let mut file = BufWriter::new(file);
        learner.export(&mut file)?;
        file.get_ref().sync_all()?;
        fs::rename(beside, path)?;
        Ok(())
    });
    written.map_err(|error| {
        let _ = fs::remove_file(beside);
        Failure::input(format!("{}: {error}", path.display()))
    })?;
    Ok(exit::DONE)
}

/// Takes in an export.
pub(super) fn import(
    context: &Context,
    file: &str,
    json: bool,
    out: &mut impl Write,
) -> Result<ExitCode, Failure> {
    let text = read(file)?;
    let mut learner = super::learner(context)?;
    let imported = learner.import(&text).map_err(|error| match error {
        ImportError::Broken { .. } => Failure::input(format!("{file}:{error}")),
        ImportError::NotKept(error) => Failure::input(error),
    })?;
    if json {
        writeln!(out, "{}", json!({ "added": imported.added, "known": imported.known }))?;
    } else {
        let message =
            Message::new("progress-imported").arg("added", imported.added).arg("known", imported.known);
        writeln!(out, "{}", learner.say(&message))?;
    }
    Ok(exit::DONE)
}

fn read(file: &str) -> Result<String, Failure> {
    let text = if file == "-" {
        let mut bytes = Vec::new();
        match io::stdin().lock().take(MAX_BYTES + 1).read_to_end(&mut bytes) {
            Err(error) => Err(TextFileError::File(error)),
            Ok(_) if bytes.len() as u64 > MAX_BYTES => {
                Err(TextFileError::TooLarge { bytes: bytes.len() as u64, limit: MAX_BYTES })
            }
            Ok(_) => text_file::decode(&bytes).map(str::to_owned),
        }
    } else {
        text_file::read_up_to(Path::new(file), MAX_BYTES)
    };
    text.map_err(|error| match error.place() {
        Some(place) => Failure::input(format!("{file}:{place}: {error}")),
        None => Failure::input(format!("{file}: {error}")),
    })
}

/// Forgets a lesson, or everything.
pub(super) fn reset(
    context: &Context,
    lesson: Option<&str>,
    yes: bool,
    out: &mut impl Write,
) -> Result<ExitCode, Failure> {
    let lesson = lesson.map(|id| known(&context.content()?, id)).transpose()?;
    let can_ask = io::stdin().is_terminal() && io::stdout().is_terminal();
    if !yes && !can_ask {
        return Err(Failure::Usage(
            "to forget what was done needs --yes where nobody can be asked \
             (`malom progress export FILE` keeps a copy first)"
                .to_owned(),
        ));
    }
    let mut learner = super::learner(context)?;
    let named = |id: &str| match lesson.as_deref().and_then(|lesson| learner.content().lesson(lesson)) {
        Some(lesson) => Message::new(id).arg("what", "lesson").arg("lesson", explain::title(lesson)),
        None => Message::new(id).arg("what", "all").arg("lesson", ""),
    };
    let (ask, done) = (named("progress-reset-ask"), named("progress-reset-done"));
    if !yes {
        write!(out, "{} ", learner.say(&ask.arg("profile", context.profile().to_string())))?;
        out.flush()?;
        let mut line = String::new();
        io::stdin()
            .lock()
            .read_line(&mut line)
            .map_err(|error| Failure::input(format!("standard input: {error}")))?;
        if !agrees(&line, learner.localizer()) {
            writeln!(out, "{}", learner.say(&Message::new("progress-reset-not")))?;
            return Ok(exit::NO);
        }
    }
    learner.reset(lesson.as_deref()).map_err(Failure::input)?;
    writeln!(out, "{}", learner.say(&done))?;
    Ok(exit::DONE)
}

/// Tells whether a line says yes, in the learner's language or in English. Only a whole yes forgets anything.
pub(in crate::cli) fn agrees(line: &str, localizer: &Localizer) -> bool {
    let said = line.trim().to_lowercase();
    let words = localizer.text(&Message::new("word-yes"));
    words.split('|').map(str::trim).chain(["yes", "y"]).any(|word| word.to_lowercase() == said)
}

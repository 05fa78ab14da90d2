//! `malom progress report`: every learner's lessons, for who teaches them.

use std::io::Write;
use std::process::ExitCode;

use serde_json::{Value, json};

use crate::cli::context::{Context, Failure, complain};
use crate::cli::exit;
use crate::cli::lessons::stars;
use crate::content::Content;
use crate::explain;
use crate::i18n::{Localizer, Message};
use crate::learner::{LessonRow, lesson_rows};
use crate::progress::{self, Profile, Store};

/// A learner's row.
struct Row {
    learner: Profile,
    lesson: LessonRow,
}

/// Reports on the learner of `--profile` or, where none is named, on every learner in the data folder. Files are read as
/// they lie there: nothing is made, checked or set aside.
pub(super) fn run(
    context: &Context,
    csv: bool,
    json: bool,
    out: &mut impl Write,
) -> Result<ExitCode, Failure> {
    let (content, localizer) = (context.content()?, context.localizer()?);
    let Some(folder) = progress::data_folder() else {
        return Err(Failure::input("the system names no folder for data: set MALOM_DATA"));
    };
    let learners = match &context.profile {
        Some(profile) => vec![profile.clone()],
        None => progress::profiles(&folder)
            .map_err(|error| Failure::input(format!("{}: {error}", folder.display())))?,
    };
    let mut rows = Vec::new();
    let mut code = exit::DONE;
    for learner in learners {
        let Some(store) = Store::look(&folder, &learner) else {
            let path = folder.join(format!("{learner}.db"));
            complain(&format!("{}: no progress that can be read", path.display()));
            code = exit::input();
            continue;
        };
        rows.extend(
            lesson_rows(&content, &store).into_iter().map(|lesson| Row { learner: learner.clone(), lesson }),
        );
    }
    if json {
        let rows: Vec<Value> = rows.iter().map(data).collect();
        writeln!(out, "{}", json!({ "rows": rows }))?;
    } else if csv {
        write_csv(&rows, out)?;
    } else {
        write_table(&rows, &content, &localizer, out)?;
    }
    Ok(code)
}

fn data(row: &Row) -> Value {
    json!({
        "learner": row.learner.to_string(),
        "unit": row.lesson.unit,
        "lesson": row.lesson.lesson,
        "stars": row.lesson.stars,
        "steps": row.lesson.tally.steps,
        "first_try": row.lesson.tally.clean,
    })
}

/// Writes comma-separated values (RFC 4180). Names and ids have no character that needs quotes.
fn write_csv(rows: &[Row], out: &mut impl Write) -> Result<(), Failure> {
    write!(out, "learner,unit,lesson,stars,steps,first_try\r\n")?;
    for Row { learner, lesson } in rows {
        let stars = lesson.stars.map_or_else(String::new, |stars| stars.to_string());
        let (unit, id, tally) = (&lesson.unit, &lesson.lesson, lesson.tally);
        write!(out, "{learner},{unit},{id},{stars},{},{}\r\n", tally.steps, tally.clean)?;
    }
    Ok(())
}

/// Writes a table in the reader's language, its columns as wide as they need to be.
fn write_table(
    rows: &[Row],
    content: &Content,
    localizer: &Localizer,
    out: &mut impl Write,
) -> Result<(), Failure> {
    if rows.is_empty() {
        writeln!(out, "{}", localizer.text(&Message::new("progress-report-empty")))?;
        return Ok(());
    }
    let head = ["learner", "lesson", "stars", "first-try"];
    let head = head.map(|column| localizer.text(&Message::new(format!("progress-column-{column}"))));
    let cells = rows.iter().map(|Row { learner, lesson }| {
        let title = content.lesson(&lesson.lesson).map(|lesson| localizer.text(&explain::title(lesson)));
        let share =
            Message::new("progress-share").arg("clean", lesson.tally.clean).arg("steps", lesson.tally.steps);
        [learner.to_string(), title.unwrap_or_default(), stars(lesson.stars), localizer.text(&share)]
    });
    let table: Vec<[String; 4]> = std::iter::once(head).chain(cells).collect();
    let mut widths = [0; 4];
    for row in &table {
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = cell.chars().count().max(*width);
        }
    }
    for row in &table {
        let cells = row.iter().zip(widths).map(|(cell, width)| format!("{cell:<width$}"));
        writeln!(out, "{}", cells.collect::<Vec<_>>().join("  ").trim_end())?;
    }
    Ok(())
}

//! `malom progress report`: every learner's lessons and misconceptions, for who teaches them.

use std::io::Write;
use std::process::ExitCode;

use serde_json::{Value, json};

use crate::belief::Misconception;
use crate::cli::context::{Context, Failure, complain};
use crate::cli::exit;
use crate::cli::lessons::stars;
use crate::content::Content;
use crate::explain;
use crate::i18n::{Localizer, Message};
use crate::learner::{BeliefState, LessonRow, belief_rows, lesson_rows};
use crate::progress::{self, Profile, Store};

/// A learner's row: a lesson, or a misconception.
struct Row {
    learner: Profile,
    about: About,
}

enum About {
    Lesson(LessonRow),
    Belief(Misconception, BeliefState),
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
        let lessons = lesson_rows(&content, &store).into_iter().map(About::Lesson);
        let beliefs = belief_rows(&store).into_iter().map(|(belief, state)| About::Belief(belief, state));
        rows.extend(lessons.chain(beliefs).map(|about| Row { learner: learner.clone(), about }));
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
    match &row.about {
        About::Lesson(lesson) => json!({
            "learner": row.learner.to_string(),
            "unit": lesson.unit,
            "lesson": lesson.lesson,
            "stars": lesson.stars,
            "steps": lesson.tally.steps,
            "first_try": lesson.tally.clean,
        }),
        About::Belief(belief, state) => json!({
            "learner": row.learner.to_string(),
            "misconception": belief.token(),
            "state": state.token(),
        }),
    }
}

/// Writes comma-separated values (RFC 4180). Names and ids have no character that needs quotes.
fn write_csv(rows: &[Row], out: &mut impl Write) -> Result<(), Failure> {
    write!(out, "learner,unit,lesson,stars,steps,first_try,misconception,state\r\n")?;
    for Row { learner, about } in rows {
        match about {
            About::Lesson(lesson) => {
                let stars = lesson.stars.map_or_else(String::new, |stars| stars.to_string());
                let (unit, id, tally) = (&lesson.unit, &lesson.lesson, lesson.tally);
                write!(out, "{learner},{unit},{id},{stars},{},{},,\r\n", tally.steps, tally.clean)?;
            }
            About::Belief(belief, state) => {
                write!(out, "{learner},,,,,,{belief},{}\r\n", state.token())?;
            }
        }
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
    let head = |columns: [&str; 4]| {
        columns.map(|column| match column {
            "" => String::new(),
            column => localizer.text(&Message::new(format!("progress-column-{column}"))),
        })
    };
    let (mut lessons, mut beliefs) = (Vec::new(), Vec::new());
    for Row { learner, about } in rows {
        let learner = learner.to_string();
        match about {
            About::Lesson(row) => {
                let title = content.lesson(&row.lesson).map(|lesson| localizer.text(&explain::title(lesson)));
                let tally = row.tally;
                let share =
                    Message::new("progress-share").arg("clean", tally.clean).arg("steps", tally.steps);
                lessons.push([learner, title.unwrap_or_default(), stars(row.stars), localizer.text(&share)]);
            }
            About::Belief(belief, state) => {
                let name = localizer.text(&explain::belief::name(*belief));
                let state = localizer.text(&explain::progress::belief(state.token()));
                beliefs.push([learner, name, state, String::new()]);
            }
        }
    }
    let lesson_head = head(["learner", "lesson", "stars", "first-try"]);
    let belief_head = head(["learner", "belief", "state", ""]);
    let mut between = "";
    for (head, rows) in [(lesson_head, lessons), (belief_head, beliefs)] {
        if rows.is_empty() {
            continue;
        }
        write!(out, "{between}")?;
        between = "\n";
        let table: Vec<[String; 4]> = std::iter::once(head).chain(rows).collect();
        write_columns(&table, out)?;
    }
    Ok(())
}

fn write_columns(table: &[[String; 4]], out: &mut impl Write) -> Result<(), Failure> {
    let mut widths = [0; 4];
    for row in table {
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = cell.chars().count().max(*width);
        }
    }
    for row in table {
        let cells = row.iter().zip(widths).map(|(cell, width)| format!("{cell:<width$}"));
        writeln!(out, "{}", cells.collect::<Vec<_>>().join("  ").trim_end())?;
    }
    Ok(())
}

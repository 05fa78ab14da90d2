//! `malom progress show`: a learner's own view.

use std::collections::BTreeMap;
use std::io::Write;
use std::process::ExitCode;

use serde_json::{Value, json};

use crate::cli::context::{Context, Failure};
use crate::cli::exit;
use crate::cli::lessons::stars;
use crate::explain;
use crate::i18n::Message;
use crate::learner::{Learner, LessonRow};
use crate::training::Strength;

/// Shows what a learner has done.
pub(super) fn run(context: &Context, json: bool, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let learner = super::learner(context)?;
    let rows: BTreeMap<String, LessonRow> =
        learner.lesson_rows().into_iter().map(|row| (row.lesson.clone(), row)).collect();
    if json {
        writeln!(out, "{}", data(context, &learner, &rows))?;
        return Ok(exit::DONE);
    }
    let content = learner.content();
    for unit in content.units() {
        let title = learner.say(&Message::new(format!("unit-{}", unit.id)));
        let done =
            unit.lessons.iter().filter(|id| rows.get(*id).is_some_and(|row| row.stars.is_some())).count();
        let sum = explain::progress::unit(done, unit.lessons.len());
        writeln!(out, "{title}: {}", learner.say(&sum))?;
        for lesson in unit.lessons.iter().filter_map(|id| content.lesson(id)) {
            let row = rows.get(&lesson.id);
            let marks = stars(row.and_then(|row| row.stars));
            let title = learner.say(&explain::title(lesson));
            let how = row.map_or_else(String::new, |row| {
                let message = explain::progress::first_try(row.tally.clean, row.tally.steps, row.started);
                format!(": {}", learner.say(&message))
            });
            writeln!(out, "  {marks} {title}{how}")?;
        }
    }
    let beliefs = learner.belief_rows();
    if !beliefs.is_empty() {
        writeln!(out, "{}", learner.say(&Message::new("progress-beliefs")))?;
    }
    for (belief, state) in beliefs {
        let name = learner.say(&explain::belief::name(belief));
        writeln!(out, "  {name}: {}", learner.say(&explain::progress::belief(state.token())))?;
    }
    let tried = learner.standings().len();
    writeln!(out, "{}", learner.say(&explain::progress::puzzles(tried, learner.rating())))?;
    writeln!(out, "{}", learner.say(&explain::streak(learner.streak(learner.today()))))?;
    Ok(exit::DONE)
}

fn data(context: &Context, learner: &Learner, rows: &BTreeMap<String, LessonRow>) -> Value {
    let content = learner.content();
    let lesson = |id: &String| {
        let lesson = content.lesson(id)?;
        let row = rows.get(id);
        let tally = row.map(|row| row.tally).unwrap_or_default();
        Some(json!({
            "id": id,
            "title": learner.say(&explain::title(lesson)),
            "stars": row.and_then(|row| row.stars),
            "started": row.is_some_and(|row| row.started),
            "steps": tally.steps,
            "first_try": tally.clean,
        }))
    };
    let units: Vec<Value> = content
        .units()
        .iter()
        .map(|unit| {
            let lessons: Vec<Value> = unit.lessons.iter().filter_map(lesson).collect();
            json!({ "id": unit.id, "title": learner.say(&Message::new(format!("unit-{}", unit.id))), "lessons": lessons })
        })
        .collect();
    let beliefs: Vec<Value> = learner
        .belief_rows()
        .into_iter()
        .map(|(belief, state)| json!({ "id": belief.token(), "name": learner.say(&explain::belief::name(belief)), "state": state.token() }))
        .collect();
    let rating = learner.rating();
    let streak = learner.streak(learner.today());
    json!({
        "learner": context.profile().to_string(),
        "units": units,
        "misconceptions": beliefs,
        "puzzles": {
            "tried": learner.standings().len(),
            "strength": Strength::of(rating).token(),
            "sure": rating.is_sure(),
        },
        "streak": { "days": streak.days, "today": streak.today },
    })
}

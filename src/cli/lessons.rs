//! `malom lessons`: the course as a list.

use std::io::Write;
use std::process::ExitCode;

use serde_json::json;

use crate::explain;
use crate::i18n::Message;

use super::context::{Context, Failure, note};
use super::exit;

/// The most stars a lesson can earn.
const STARS: u8 = 3;

/// The arguments of `malom lessons`.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(super) struct Args {
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

/// Lists units and lessons with the learner's stars.
///
/// # Errors
///
/// Broken content or texts; an output that can't be written.
pub(super) fn run(context: &Context, args: Args, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let mut learner = context.learner(context.content()?)?;
    for notice in learner.take_notices() {
        note(&learner.say(&notice));
    }
    let progress = learner.progress();
    let content = learner.content();
    let mut units = Vec::new();
    for unit in content.units() {
        let title = learner.say(&Message::new(format!("unit-{}", unit.id)));
        if !args.json {
            writeln!(out, "{title}")?;
        }
        let mut lessons = Vec::new();
        for lesson in unit.lessons.iter().filter_map(|id| content.lesson(id)) {
            let progress = progress.get(&lesson.id).copied().unwrap_or_default();
            let title = learner.say(&explain::title(lesson));
            if args.json {
                lessons.push(json!({
                    "id": lesson.id,
                    "title": title,
                    "grade": lesson.grade,
                    "test": lesson.is_test,
                    "steps": lesson.steps.len(),
                    "stars": progress.stars,
                    "started": progress.started,
                }));
            } else {
                writeln!(out, "  {} {:<12} {title}", stars(progress.stars), lesson.id)?;
            }
        }
        units.push(json!({ "id": unit.id, "title": title, "lessons": lessons }));
    }
    if args.json {
        writeln!(out, "{}", json!({ "units": units }))?;
    }
    Ok(exit::DONE)
}

/// Draws the stars of a lesson; none where it was never finished.
pub(super) fn stars(earned: Option<u8>) -> String {
    let earned = earned.unwrap_or_default();
    (0..STARS).map(|star| if star < earned { '★' } else { '☆' }).collect()
}

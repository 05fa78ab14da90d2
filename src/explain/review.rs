//! What comes back and why, put as messages.

use crate::content::{Content, FactId};
use crate::i18n::Message;
use crate::review::{Due, Item, Kind};

/// Says why an item comes back: when it was missed, and what it is about.
#[must_use]
pub fn why(due: &Due, content: &Content) -> Message {
    Message::new(format!("review-why-{}", due.why.recall.token()))
        .arg("days", due.why.days)
        .arg("what", topic(&due.item, content))
}

/// Says how many items are left to review.
#[must_use]
pub fn end(left: usize) -> Message {
    Message::new("review-end").arg("count", left)
}

/// Says how many items are due.
#[must_use]
pub fn due(count: usize) -> Message {
    Message::new("review-due").arg("count", count)
}

/// Says what an item is about: the first fact of a step, or its lesson; the theme of a puzzle; what is wrongly believed.
#[must_use]
pub fn topic(item: &Item, content: &Content) -> Message {
    match item.kind {
        Kind::Step => {
            let (lesson, step) = item.as_step().unwrap_or_default();
            let found = content.lesson(lesson);
            let found = found.and_then(|lesson| lesson.steps.iter().find(|known| known.id == step));
            let fact = found.and_then(|step| step.tests.iter().chain(&step.teaches).next());
            fact.map_or_else(|| Message::new(format!("lesson-{lesson}")), fact_text)
        }
        Kind::Puzzle => {
            let puzzle = content.packs().puzzle(&item.id);
            let theme = puzzle.and_then(|puzzle| puzzle.themes.first());
            theme.map_or_else(
                || Message::new("review-a-puzzle"),
                |&theme| crate::explain::puzzle::theme(theme),
            )
        }
        Kind::Drill => Message::new(format!("belief-{}", item.id)).attribute("name"),
    }
}

fn fact_text(fact: &FactId) -> Message {
    Message::new(format!("fact-{fact}"))
}

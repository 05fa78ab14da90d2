//! What is worked through one after the other, though it is no lesson of the course: a teacher's list, what is due for
//! review, a placement test. Both front ends ask for the next part until there is none.

use std::collections::VecDeque;

use super::{Learner, today};
use crate::belief::Misconception;
use crate::chance::mark;
use crate::content::{Content, Lesson, ListEntry};
use crate::explain;
use crate::i18n::Message;
use crate::placement::{Placement, QUESTIONS};
use crate::review::{Due, Kind};
use crate::tutor::{Piece, StepState};

/// How many items a review brings back at most: what takes a quarter of an hour.
const REVIEWED_AT_ONCE: usize = 15;

/// What is worked through in one piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A lesson, with its place and its stars.
    Lesson(String),
    /// Steps of a lesson, in this order.
    Steps {
        /// Whether they are practised, or one of them is a question.
        piece: Piece,
        /// The lesson's id.
        lesson: String,
        /// The steps' ids.
        steps: Vec<String>,
    },
    /// A drill by the standard rules.
    Drill {
        /// What is drilled.
        belief: Misconception,
        /// What its questions are drawn by.
        seed: u64,
    },
    /// A puzzle.
    Puzzle(String),
}

/// A part, with what there is to say before it.
#[derive(Clone, Debug, PartialEq)]
pub struct Planned {
    /// What is worked through.
    pub part: Part,
    /// Why it is here.
    pub note: Option<Message>,
}

/// Parts that are worked through one after the other.
#[derive(Clone, Debug)]
pub struct Sequence {
    source: Source,
}

#[derive(Clone, Debug)]
enum Source {
    /// A teacher's list, and the setting in which the learner's place in it is kept.
    List { parts: Vec<Part>, next: usize, setting: String },
    /// What is due.
    Review { open: VecDeque<Due>, count: usize },
    /// A placement test, and the questions of each unit.
    Placement { test: Placement, questions: Vec<Vec<(String, String)>> },
}

impl Sequence {
    /// Takes up a teacher's list, where the learner was in it.
    #[must_use]
    pub fn list(entries: &[ListEntry], learner: &Learner) -> Self {
        let setting = format!("learning-list-{:016x}", fingerprint(entries));
        let parts = parts(entries);
        let kept = learner.store.setting(&setting).ok().flatten();
        let next = kept.and_then(|index| index.parse().ok()).filter(|&index| index < parts.len());
        Self { source: Source::List { next: next.unwrap_or_default(), parts, setting } }
    }

    /// Brings back what is due today, as much as is not too much at once.
    #[must_use]
    pub fn review(learner: &Learner) -> Self {
        let due = learner.due(learner.today());
        let open: VecDeque<Due> =
            due.into_iter().filter(|due| part(due).is_some()).take(REVIEWED_AT_ONCE).collect();
        Self { source: Source::Review { count: open.len(), open } }
    }

    /// Begins a placement test; the seed chooses its questions.
    #[must_use]
    pub fn placement(content: &Content, seed: u64) -> Self {
        let questions: Vec<_> =
            content.units().iter().map(|unit| questions(content, &unit.lessons)).collect();
        let counts: Vec<usize> = questions.iter().map(Vec::len).collect();
        Self { source: Source::Placement { test: Placement::new(&counts, seed), questions } }
    }

    /// Goes on to the next part; `None` at the end.
    pub fn next(&mut self, learner: &mut Learner) -> Option<Planned> {
        match &mut self.source {
            Source::List { parts, next, setting } => {
                let part = parts.get(*next).cloned();
                // Who stops here goes on here; who is through begins anew.
                let place = if part.is_some() { *next } else { 0 };
                learner.set_setting(setting, &place.to_string());
                *next += 1;
                let note = Message::new("list-part").arg("number", *next).arg("count", parts.len());
                part.map(|part| Planned { part, note: Some(note) })
            }
            Source::Review { open, .. } => {
                let due = open.pop_front()?;
                let note = explain::review::why(&due, learner.content());
                part(&due).map(|part| Planned { part, note: Some(note) })
            }
            Source::Placement { test, questions } => {
                let Some(question) = test.ask() else {
                    let unit = test.unit().and_then(|unit| learner.content.units().get(unit));
                    let unit = unit.map(|unit| unit.id.clone());
                    learner.begin_at(unit.as_deref());
                    return None;
                };
                let (lesson, step) = questions[question.unit][question.index].clone();
                let number = test.answered() + 1;
                let note = Message::new("placement-question").arg("number", number).arg("count", QUESTIONS);
                let part = Part::Steps { piece: Piece::Question, lesson, steps: vec![step] };
                Some(Planned { part, note: Some(note) })
            }
        }
    }

    /// Tells whether nothing is worked through: a review on a day when nothing is due.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        matches!(self.source, Source::Review { count: 0, .. })
    }

    /// Takes how a step that was a question went.
    pub fn answered(&mut self, state: StepState) {
        if let Source::Placement { test, .. } = &mut self.source {
            test.answer(state.solved && state.is_clean());
        }
    }

    /// Returns what is said before the first part.
    #[must_use]
    pub fn greeting(&self) -> Option<Message> {
        match &self.source {
            Source::List { .. } => None,
            Source::Review { count, .. } => Some(Message::new("review-begin").arg("count", *count)),
            Source::Placement { .. } => Some(Message::new("placement-begin").arg("count", QUESTIONS)),
        }
    }

    /// Returns what is said after the last part.
    #[must_use]
    pub fn farewell(&self, learner: &Learner) -> Message {
        match &self.source {
            Source::List { .. } => Message::new("list-end"),
            Source::Review { count: 0, .. } => Message::new("review-nothing"),
            Source::Review { .. } => explain::review::end(learner.due(learner.today()).len()),
            Source::Placement { .. } => match learner.beginning() {
                Some(Some(unit)) => {
                    Message::new("placement-unit").arg("unit", Message::new(format!("unit-{unit}")))
                }
                Some(None) | None => Message::new("placement-all"),
            },
        }
    }
}

/// Returns how a due item is practised; `None` where it can't be.
fn part(due: &Due) -> Option<Part> {
    match due.item.kind {
        Kind::Step => due.item.as_step().map(|(lesson, step)| Part::Steps {
            piece: Piece::Steps,
            lesson: lesson.to_owned(),
            steps: vec![step.to_owned()],
        }),
        Kind::Puzzle => Some(Part::Puzzle(due.item.id.clone())),
        Kind::Drill => {
            // Another day asks other questions.
            let seed = i64::from(today().0).cast_unsigned();
            Misconception::from_token(&due.item.id).map(|belief| Part::Drill { belief, seed })
        }
    }
}

/// Joins single steps of one lesson that follow each other.
fn parts(entries: &[ListEntry]) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    for ListEntry { lesson, step } in entries {
        match (step, parts.last_mut()) {
            (None, _) => parts.push(Part::Lesson(lesson.clone())),
            (Some(step), Some(Part::Steps { lesson: before, steps, .. }))
                if before == lesson && !steps.contains(step) =>
            {
                steps.push(step.clone());
            }
            (Some(step), _) => {
                let (piece, lesson, steps) = (Piece::Steps, lesson.clone(), vec![step.clone()]);
                parts.push(Part::Steps { piece, lesson, steps });
            }
        }
    }
    parts
}

/// Returns a number by which a list is known again.
fn fingerprint(entries: &[ListEntry]) -> u64 {
    let words = entries.iter().flat_map(|entry| {
        let step = entry.step.as_deref().unwrap_or_default();
        [entry.lesson.as_str(), "/", step, "\n"]
    });
    mark(words.flat_map(str::bytes))
}

/// Lists the steps by which a placement test finds out whether a unit is known: those of its tests, and where they are few
/// those that ask for facts without telling them, else all.
fn questions(content: &Content, lessons: &[String]) -> Vec<(String, String)> {
    let lessons: Vec<&Lesson> = lessons.iter().filter_map(|id| content.lesson(id)).collect();
    let of = |takes: &dyn Fn(&Lesson, &crate::content::Step) -> bool| -> Vec<(String, String)> {
        let steps = lessons.iter().flat_map(|lesson| lesson.steps.iter().map(move |step| (lesson, step)));
        // What is played against the best defence takes longer than a question may.
        let taken = steps.filter(|(lesson, step)| takes(lesson, step) && step.puzzle().is_none());
        taken.map(|(lesson, step)| (lesson.id.clone(), step.id.clone())).collect()
    };
    let tests = of(&|lesson, _| lesson.is_test);
    if tests.len() >= QUESTIONS / 2 {
        return tests;
    }
    let asking = of(&|_, step| !step.tests.is_empty());
    if asking.len() >= QUESTIONS / 2 { asking } else { of(&|_, _| true) }
}

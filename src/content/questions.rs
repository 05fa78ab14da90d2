//! Questions that people ask of the rules, each with a position to look at and a step of a lesson to try.

use crate::rules::{Position, Rules};

use super::check::{self, repeated, rules_of};
use super::facts::{Fact, FactId};
use super::fault::{Faults, YamlPath};
use super::lesson::{Lesson, Source};
use super::nearest::suggest;
use super::raw::{RawAsked, RawQuestions};

/// A question that people ask; its text and the answer are the messages of [`explain::asked`](crate::explain::asked).
#[derive(Clone, Debug)]
pub struct Asked {
    /// Its stable id: `question-<id>` is its text.
    pub id: String,
    /// The facts that the answer rests on; at least one.
    pub facts: Vec<FactId>,
    /// The rules by which the position is judged.
    pub rules: &'static Rules,
    /// What the answer is about.
    pub position: Position,
    /// A step that asks the reader the same.
    pub trial: Trial,
}

/// A step of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trial {
    /// The lesson's id.
    pub lesson: String,
    /// The step's id.
    pub step: String,
}

/// What questions are checked against.
pub(super) struct Known<'k> {
    /// The facts; `None` where their file could not be read.
    pub facts: Option<&'k [Fact]>,
    /// The lessons that could be read.
    pub lessons: Vec<&'k Lesson>,
    /// The lessons that could not: any of them may hold a step that is not found.
    pub unread: Vec<&'k str>,
}

/// Checks the questions, and returns those without a fault.
pub(super) fn questions(
    source: &Source,
    raw: RawQuestions,
    known: &Known<'_>,
    faults: &mut Faults,
) -> Vec<Asked> {
    let root = YamlPath::root().key("questions");
    let ids = raw.questions.iter().enumerate();
    let ids: Vec<_> = ids.map(|(index, one)| (root.index(index).key("id"), one.id.as_str())).collect();
    for (at, message) in repeated(ids, "question") {
        faults.add_value(source, at, message);
    }
    let read = |(index, one)| question(source, one, &root.index(index), known, faults);
    raw.questions.into_iter().enumerate().filter_map(read).collect()
}

fn question(
    source: &Source,
    raw: RawAsked,
    at: &YamlPath,
    known: &Known<'_>,
    faults: &mut Faults,
) -> Option<Asked> {
    let mut sound = true;
    let mut fault = |at: YamlPath, message: String| {
        sound = false;
        faults.add_value(source, at, message);
    };
    if let Some(message) = check::id_fault(&raw.id) {
        fault(at.key("id"), message);
    }
    if raw.facts.is_empty() {
        fault(at.key("facts"), "an answer rests on at least one fact".to_owned());
    }
    for (index, id) in raw.facts.iter().enumerate() {
        let Some(facts) = known.facts else { break };
        if !facts.iter().any(|fact| fact.id == *id) {
            let ids = facts.iter().map(|fact| fact.id.as_str());
            let hint = suggest(id, ids, "facts.yaml lists them");
            fault(at.key("facts").index(index), format!("there is no fact `{id}` ({hint})"));
        }
    }
    let rules = match raw.rules.as_deref().map_or(Ok(Rules::standard()), rules_of) {
        Ok(rules) => rules,
        Err(message) => {
            fault(at.key("rules"), message);
            Rules::standard()
        }
    };
    let position = match Position::new(rules, &raw.position.0) {
        Ok(position) => Some(position),
        Err(errors) => {
            errors.0.iter().for_each(|error| fault(at.key("position"), error.to_string()));
            None
        }
    };
    let trial = match trial(&raw.trial, known) {
        Ok(trial) => trial,
        Err(message) => {
            fault(at.key("try"), message);
            None
        }
    };
    let (Some(position), Some(trial), true) = (position, trial, sound) else { return None };
    Some(Asked { id: raw.id, facts: raw.facts, rules, position, trial })
}

/// Finds the step that is named; none where its lesson could not be read.
fn trial(text: &str, known: &Known<'_>) -> Result<Option<Trial>, String> {
    let Some((lesson, step)) = text.split_once('/') else {
        return Err(format!("`{text}` names no step (write its lesson and its id: capture/finish-the-turn)"));
    };
    if known.unread.contains(&lesson) {
        return Ok(None);
    }
    let Some(found) = known.lessons.iter().find(|one| one.id == lesson) else {
        let ids = known.lessons.iter().map(|one| one.id.as_str());
        return Err(format!(
            "there is no lesson `{lesson}` ({})",
            suggest(lesson, ids, "`malom lessons` lists them")
        ));
    };
    if found.is_test {
        return Err(format!("`{lesson}` is a test, which gives no hints (name a step of a lesson)"));
    }
    if !found.steps.iter().any(|one| one.id == step) {
        let ids: Vec<&str> = found.steps.iter().map(|one| one.id.as_str()).collect();
        let list = format!("its steps: {}", ids.join(", "));
        return Err(format!("`{lesson}` has no step `{step}` ({})", suggest(step, ids, &list)));
    }
    Ok(Some(Trial { lesson: lesson.to_owned(), step: step.to_owned() }))
}

//! The course held against the facts: whether each is taught often enough, in more ways than one, and asked again later.

use std::collections::BTreeSet;

use crate::content::{Content, Fact, FactKind, Step, YamlPath};

use super::{Problem, Severity};

/// Steps that teach a fact at least, each with another kind of task; of background one is enough.
const TAUGHT: usize = 2;

/// Finds the facts that are not covered, and the units that don't end with a test.
pub(super) fn check(content: &Content) -> Vec<Problem> {
    let mut problems = facts(content);
    problems.extend(units(content));
    problems
}

fn facts(content: &Content) -> Vec<Problem> {
    let Some(source) = content.facts_source() else { return Vec::new() };
    let mut problems = Vec::new();
    for (index, fact) in content.facts().iter().enumerate() {
        let lacks = lacks(content, fact);
        if !lacks.is_empty() {
            let at = YamlPath::root().key("facts").index(index).key("id");
            let message = format!("the {} `{}` {}", fact.kind.token(), fact.id, lacks.join("; "));
            problems.push(Problem::in_yaml(source, &at, Severity::Warning, message));
        }
    }
    problems
}

/// Says what a fact lacks.
fn lacks(content: &Content, fact: &Fact) -> Vec<String> {
    let steps = || {
        let lessons = content.lessons().iter().enumerate();
        lessons.flat_map(|(index, lesson)| lesson.steps.iter().map(move |step| (index, step)))
    };
    let teaching: Vec<(usize, &Step)> = steps().filter(|(_, step)| step.teaches.contains(&fact.id)).collect();
    let kinds: BTreeSet<&str> = teaching.iter().map(|(_, step)| step.task.token()).collect();
    let wanted = if fact.kind == FactKind::Background { 1 } else { TAUGHT };
    let Some(&(first, _)) = teaching.first() else { return vec!["is taught by no step".to_owned()] };
    let mut lacks = Vec::new();
    if kinds.len() < wanted {
        let kinds = kinds.into_iter().collect::<Vec<_>>().join(", ");
        let by =
            if teaching.len() == 1 { "one step".to_owned() } else { format!("{} steps", teaching.len()) };
        lacks.push(format!("is taught by {by} ({kinds}) and needs another kind of task"));
    }
    let asked_later = steps().any(|(index, step)| index > first && step.tests.contains(&fact.id));
    if fact.kind != FactKind::Background && !asked_later {
        let lesson = &content.lessons()[first].id;
        lacks.push(format!("is tested by no lesson after `{lesson}`, which teaches it first"));
    }
    lacks
}

/// Finds the units whose last lesson is no test, and tests that come before the last.
fn units(content: &Content) -> Vec<Problem> {
    let Some(source) = content.course_source() else { return Vec::new() };
    let is_test = |id: &String| content.lesson(id).is_some_and(|lesson| lesson.is_test);
    let mut problems = Vec::new();
    for (index, unit) in content.units().iter().enumerate() {
        let at = YamlPath::root().key("units").index(index);
        if unit.wants_test && !unit.lessons.last().is_some_and(is_test) {
            let message = format!(
                "the unit `{}` ends without its test (add a lesson with `test: true`, or write `test: false` here)",
                unit.id
            );
            problems.push(Problem::in_yaml(source, &at.key("id"), Severity::Warning, message));
        }
        let early = unit.lessons.iter().enumerate().rev().skip(1).filter(|(_, id)| is_test(id));
        for (lesson, id) in early {
            let at = at.key("lessons").index(lesson);
            let message = format!("the test `{id}` does not come last in its unit (move it)");
            problems.push(Problem::in_yaml(source, &at, Severity::Warning, message));
        }
    }
    problems
}

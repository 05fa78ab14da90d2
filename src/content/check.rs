//! One lesson held against the rules, the board and the facts; every fault of it, not the first.

mod expect;
mod puzzle;
mod task;

use std::collections::BTreeSet;

use crate::rules::{Position, Rules, Ruleset, Setup, Turn};

use super::claim::Claims;
use super::facts::{Fact, FactKind};
use super::fault::{Faults, YamlPath};
use super::files::File;
use super::lesson::{Lesson, Mistake, Question, Source, Step, Task};
use super::nearest::suggest;
use super::raw::{Parsed, RawClaims, RawLesson, RawMistake, RawStep};
use super::words::is_id;
use task::Setting;

/// Checks a lesson by itself; `facts` are those that it may name, `None` where their file could not be read.
///
/// Where faults were added, the lesson is not one to be taught.
pub(super) fn lesson(
    file: &File,
    source: &Source,
    raw: RawLesson,
    facts: Option<&[Fact]>,
    faults: &mut Faults,
) -> Lesson {
    Checker { source, facts, lesson: raw.id.clone(), rules: Rules::standard(), faults }.lesson(file, raw)
}

pub(super) use puzzle::puzzle;

/// Finds the ids that are there a second time.
pub(super) fn repeated<'i>(
    ids: impl IntoIterator<Item = (YamlPath, &'i str)>,
    what: &str,
) -> Vec<(YamlPath, String)> {
    let mut seen = BTreeSet::new();
    ids.into_iter()
        .filter(|&(_, id)| !seen.insert(id))
        .map(|(path, id)| (path, format!("the {what} `{id}` is there twice")))
        .collect()
}

/// Returns what is wrong with an id, if anything.
pub(super) fn id_fault(id: &str) -> Option<String> {
    (!is_id(id)).then(|| {
        format!("`{id}` is no id (lower-case letters and digits, joined by single hyphens: finish-the-turn)")
    })
}

/// Looks up the rules of this name.
///
/// # Errors
///
/// What is wrong with the name.
pub(super) fn rules_of(id: &str) -> Result<&'static Rules, String> {
    Rules::named(id).ok_or_else(|| {
        let names = Ruleset::ALL.map(|ruleset| ruleset.id);
        let known = format!("known: {}", names.join(", "));
        format!("there are no rules `{id}` ({})", suggest(id, names, &known))
    })
}

/// Holds a lesson's parts against what they refer to. Where a part is faulty, a stand-in takes its place, so that the
/// rest is checked as well.
struct Checker<'c> {
    source: &'c Source,
    facts: Option<&'c [Fact]>,
    /// The lesson's id.
    lesson: String,
    rules: &'static Rules,
    faults: &'c mut Faults,
}

impl Checker<'_> {
    fn fault(&mut self, at: &YamlPath, message: impl Into<String>) {
        self.faults.add_value(self.source, at.clone(), message);
    }

    fn lesson(&mut self, file: &File, raw: RawLesson) -> Lesson {
        let root = YamlPath::root();
        self.id(&raw.id, &root.key("id"));
        if raw.id != file.stem {
            let message =
                format!("the id is `{}`, the file's name says `{}` (make them alike)", raw.id, file.stem);
            self.fault(&root.key("id"), message);
        }
        if raw.grade == 0 {
            self.fault(&root.key("grade"), "grades begin at 1");
        }
        if let Some(rules) = self.rules(&raw.rules, &root.key("rules")) {
            self.rules = rules;
        }
        self.unique(&raw.requires, &root.key("requires"), "lesson");
        let steps = root.key("steps");
        if raw.steps.is_empty() {
            self.fault(&steps, "a lesson has at least one step");
        }
        let ids = raw
            .steps
            .iter()
            .enumerate()
            .map(|(index, step)| (steps.index(index).key("id"), step.id.as_str()));
        for (at, message) in repeated(ids, "step") {
            self.fault(&at, message);
        }
        let steps = raw.steps.into_iter().enumerate();
        let steps = steps.map(|(index, step)| self.step(step, &root.key("steps").index(index))).collect();
        Lesson {
            id: raw.id,
            unit: file.unit.clone().unwrap_or_default(),
            grade: raw.grade,
            is_test: raw.test,
            requires: raw.requires,
            rules: self.rules,
            steps,
            source: self.source.clone(),
            words: None,
        }
    }

    fn id(&mut self, id: &str, at: &YamlPath) {
        if let Some(message) = id_fault(id) {
            self.fault(at, message);
        }
    }

    /// Looks up the rules of this name.
    fn rules(&mut self, id: &str, at: &YamlPath) -> Option<&'static Rules> {
        rules_of(id).map_err(|message| self.fault(at, message)).ok()
    }

    fn unique(&mut self, ids: &[String], at: &YamlPath, what: &str) {
        let ids = ids.iter().enumerate().map(|(index, id)| (at.index(index), id.as_str()));
        for (at, message) in repeated(ids, what) {
            self.fault(&at, message);
        }
    }

    fn step(&mut self, raw: RawStep, at: &YamlPath) -> Step {
        self.id(&raw.id, &at.key("id"));
        if raw.teaches.is_empty() && raw.tests.is_empty() {
            self.fault(at, "the step neither teaches nor tests a fact (name one under teaches or tests)");
        }
        self.fact_ids(&raw.teaches, &at.key("teaches"));
        self.fact_ids(&raw.tests, &at.key("tests"));
        let start = self.position(&raw.position.0, &at.key("position"));
        let played: Vec<Turn> = raw.played.into_iter().map(|turn| turn.0).collect();
        let position = start.and_then(|start| self.played(start, &played, &at.key("played")));
        let mut expect = raw.expect;
        let id = format!("{}--{}", self.lesson, raw.id);
        let setting = Setting { id, at, position: position.as_ref(), expect: &mut expect };
        let task = self.task(raw.task, setting);
        if matches!(&task, Task::Choose(choice) if choice.question == Question::Given) {
            self.given(raw.teaches.iter().chain(&raw.tests), expect.is_some(), at);
        }
        let expect = expect.and_then(|expect| self.expect(&task, expect, &at.key("expect")));
        let mistakes = self.mistakes(raw.mistakes, &task, &at.key("mistakes"));
        let claims = self.claims(raw.claims, position.as_ref(), &at.key("claims"));
        let family = self.is_of_family(raw.teaches.iter().chain(&raw.tests));
        let stand_in = Position::start(self.rules);
        Step {
            id: raw.id,
            teaches: raw.teaches,
            tests: raw.tests,
            start: start.unwrap_or(stand_in),
            played,
            position: position.unwrap_or(stand_in),
            task,
            expect,
            mistakes,
            claims,
            family,
            words: None,
        }
    }

    /// Tells whether families differ in one of these facts.
    fn is_of_family<'i>(&self, mut ids: impl Iterator<Item = &'i String>) -> bool {
        let facts = self.facts.unwrap_or_default();
        ids.any(|id| facts.iter().any(|fact| fact.id == *id && fact.kind == FactKind::Family))
    }

    fn fact_ids(&mut self, ids: &[String], at: &YamlPath) {
        self.unique(ids, at, "fact");
        let Some(facts) = self.facts else { return };
        for (index, id) in ids.iter().enumerate() {
            if !facts.iter().any(|fact| fact.id == *id) {
                let known = facts.iter().map(|fact| fact.id.as_str());
                let message =
                    format!("there is no fact `{id}` ({})", suggest(id, known, "facts.yaml lists them"));
                self.fault(&at.index(index), message);
            }
        }
    }

    fn position(&mut self, setup: &Setup, at: &YamlPath) -> Option<Position> {
        match Position::new(self.rules, setup) {
            Ok(position) => Some(position),
            Err(errors) => {
                for error in errors.0 {
                    self.fault(at, error.to_string());
                }
                None
            }
        }
    }

    fn played(&mut self, start: Position, turns: &[Turn], at: &YamlPath) -> Option<Position> {
        let mut position = start;
        for (index, &turn) in turns.iter().enumerate() {
            let at = at.index(index);
            let before = position.setup(self.rules);
            position = match position.play_turn(self.rules, turn) {
                Ok(after) => after,
                Err(illegal) => {
                    self.fault(
                        &at,
                        format!("`{turn}` is refused: {illegal} (the position then is `{before}`)"),
                    );
                    return None;
                }
            };
            if position.capture_due() && index + 1 < turns.len() {
                self.fault(
                    &at,
                    format!("`{turn}` leaves a capture due (write it with the turn: `{turn}x…`)"),
                );
                return None;
            }
        }
        Some(position)
    }

    /// An answer that the core does not compute must not be about the rules, and there must be one.
    fn given<'i>(&mut self, ids: impl Iterator<Item = &'i String>, answered: bool, at: &YamlPath) {
        let facts = self.facts.unwrap_or_default();
        let ruling = ids
            .filter_map(|id| facts.iter().find(|fact| fact.id == *id))
            .find(|fact| !matches!(fact.kind, FactKind::Family | FactKind::Background));
        let question = at.key("task").key("choose").key("question");
        if let Some(Fact { id, kind, .. }) = ruling {
            let kind = kind.token();
            let message = format!(
                "`given` is for facts of kind family and background, `{id}` is of kind {kind} (ask what the rules can answer)"
            );
            self.fault(&question, message);
        }
        if !answered {
            self.fault(&question, "`given` needs an answer (name an option under expect)");
        }
    }

    fn mistakes(&mut self, raw: Vec<RawMistake>, task: &Task, at: &YamlPath) -> Vec<Mistake> {
        if !raw.is_empty() && !matches!(task, Task::Play(_)) {
            self.fault(at, "mistakes are for play steps (leave them out)");
        }
        for (index, mistake) in raw.iter().enumerate() {
            if mistake.attempt.is_empty() {
                self.fault(&at.index(index).key("try"), "an attempt has at least one action");
            }
        }
        raw.into_iter()
            .map(|RawMistake { attempt, because: Parsed(because) }| Mistake {
                attempt: attempt.into_iter().map(|action| action.0).collect(),
                because,
            })
            .collect()
    }

    /// Reads what is claimed of play; what is true of it takes perfect play, and is the linter's question.
    fn claims(&mut self, raw: RawClaims, position: Option<&Position>, at: &YamlPath) -> Claims {
        let turns = at.key("turns");
        let keys = raw.turns.0.iter().map(|(text, _)| (turns.key(text), text.as_str()));
        for (at, message) in repeated(keys, "turn") {
            self.fault(&at, message);
        }
        let read = raw.turns.0.into_iter().filter_map(|(text, Parsed(worth))| {
            let at = turns.key(&text);
            match text.parse::<Turn>() {
                Ok(turn) => self.whole_turn(turn, position, &at).then_some((turn, worth)),
                Err(error) => {
                    self.fault(&at, format!("`{text}`: {error}"));
                    None
                }
            }
        });
        let turns = read.collect();
        let only = raw.only.map(|only| only.into_iter().map(|turn| turn.0).collect::<Vec<_>>());
        for (index, &turn) in only.iter().flatten().enumerate() {
            self.whole_turn(turn, position, &at.key("only").index(index));
        }
        Claims { now: raw.now.map(|worth| worth.0), turns, only }
    }

    /// Tells whether a turn is legal and leaves no capture due; adds what is wrong to the faults.
    fn whole_turn(&mut self, turn: Turn, position: Option<&Position>, at: &YamlPath) -> bool {
        let Some(position) = position else { return false };
        match position.play_turn(self.rules, turn) {
            Ok(after) if after.capture_due() => {
                self.fault(at, format!("`{turn}` leaves a capture due (write it with the turn: `{turn}x…`)"));
            }
            Ok(_) => return true,
            Err(illegal) => self.fault(at, format!("`{turn}` is refused: {illegal}")),
        }
        false
    }
}

//! What the texts of lessons say of play, held against perfect play.

use std::fmt::Display;

use crate::content::{Lesson, Step, Verdict, Worth, YamlPath};
use crate::lint::{Problem, Severity};
use crate::proof::Unproved;
use crate::rules::{Rules, Turn};
use crate::solver::{Bounds, Monitor, Node, Value};

use super::{Provers, difference};

/// The proof of what one step's texts say.
pub(super) struct ClaimsCheck<'c, 'p, 's> {
    lesson: &'c Lesson,
    step: &'c Step,
    at: YamlPath,
    provers: &'p mut Provers<'s>,
    problems: Vec<Problem>,
    /// What was not settled.
    open: Vec<(&'static Rules, Unproved)>,
}

impl<'c, 'p, 's> ClaimsCheck<'c, 'p, 's> {
    /// Prepares the proof for a lesson's step of this index.
    pub(super) fn new(lesson: &'c Lesson, index: usize, provers: &'p mut Provers<'s>) -> Self {
        let at = YamlPath::root().key("steps").index(index).key("claims");
        Self { lesson, step: &lesson.steps[index], at, provers, problems: Vec::new(), open: Vec::new() }
    }

    /// Proves all that is claimed; returns the problems, and what was not settled.
    pub(super) fn run(mut self) -> (Vec<Problem>, Vec<(&'static Rules, Unproved)>) {
        let node = self.provers.of(self.lesson.rules).begin(&self.step.position);
        if let Some(claimed) = self.step.claims.now {
            self.worth(&self.at.key("now"), &node, claimed, Bounds::clone);
        }
        for &(turn, claimed) in &self.step.claims.turns {
            let after = self.provers.of(self.lesson.rules).play(&node, turn);
            self.worth(&self.at.key("turns").key(&turn.to_string()), &after, claimed, |bounds| {
                bounds.before()
            });
        }
        if let Some(only) = &self.step.claims.only {
            self.only(&node, only);
        }
        (self.problems, self.open)
    }

    fn error(&mut self, at: &YamlPath, message: impl Display) {
        self.problems.push(Problem::in_yaml(&self.lesson.source, at, Severity::Error, message));
    }

    /// Keeps what is not settled; tells it, too, for the case that it stays so.
    fn unproved(&mut self, at: &YamlPath, why: Unproved) {
        self.error(at, &why);
        self.open.push((self.lesson.rules, why));
    }

    /// Proves what a node is worth, as it is seen by the side that the claim speaks of.
    fn worth(&mut self, at: &YamlPath, node: &Node, claimed: Worth, seen: impl Fn(&Bounds) -> Bounds) {
        let prover = self.provers.of(self.lesson.rules);
        let monitor = Monitor::default();
        let found = match claimed {
            Worth::Exactly(_) => prover.value(node, &monitor).map(Bounds::exactly),
            Worth::Win | Worth::Loss => prover.outcome_of(node, &monitor),
        };
        match found.map(|bounds| seen(&bounds)) {
            Ok(bounds) if is(bounds, claimed) => {}
            Ok(bounds) => self.error(at, format!("computed: {}, not {claimed}", text(bounds))),
            Err(why) => self.unproved(at, why),
        }
    }

    /// Proves that these turns are worth as much as the position is, apart from the distance, and no others.
    fn only(&mut self, node: &Node, only: &[Turn]) {
        let at = self.at.key("only");
        let turns = match self.provers.of(self.lesson.rules).outcomes(node, &Monitor::default()) {
            Ok(turns) => turns,
            Err(why) => return self.unproved(&at, why),
        };
        // Who wins, without the distance.
        let outcome = |value: Value| value.cmp(&Value::Draw);
        let best = turns.iter().map(|solved| outcome(solved.bounds.least)).max();
        let may_be = turns.iter().filter(|solved| Some(outcome(solved.bounds.most)) >= best);
        let open = may_be.clone().filter(|solved| !solved.bounds.is_decided()).map(|solved| solved.turn);
        let open: Vec<Turn> = open.collect();
        if !open.is_empty() {
            let why = self.provers.of(self.lesson.rules).unsettled(node, open);
            return self.unproved(&at, why);
        }
        let computed = may_be.map(|solved| solved.turn.to_string()).collect();
        if let Some(message) = difference(&computed, &only.iter().map(ToString::to_string).collect()) {
            self.error(&at, message);
        }
    }
}

fn is(bounds: Bounds, claimed: Worth) -> bool {
    match claimed {
        Worth::Win => bounds.least > Value::Draw,
        Worth::Loss => bounds.most < Value::Draw,
        Worth::Exactly(verdict) => bounds.value().map(Verdict::from) == Some(verdict),
    }
}

fn text(bounds: Bounds) -> String {
    bounds.value().map_or_else(|| bounds.least.token().to_owned(), |value| Verdict::from(value).to_string())
}

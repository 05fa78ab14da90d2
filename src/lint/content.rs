//! Lessons held against the rules: whether what their author believes is what the rules core computes.

use std::collections::BTreeSet;
use std::fmt;

use crate::content::{
    Choice, Content, Expect, Goal, Lesson, MarkSet, Mistake, Play, Question, Step, Task, YamlPath,
};
use crate::rules::{Action, Position, Rules, Turn};
use crate::tutor::{Compared, Judgement, Solution, marked, solve, try_attempt};

use super::{Problem, Severity, arises};

/// The reasons, or numbers, that the second question of a judgement offers at least.
const OFFERED: usize = 3;

/// Checks every step of every lesson.
pub(super) fn check(content: &Content) -> Vec<Problem> {
    let mut problems = Vec::new();
    for lesson in content.lessons() {
        problems.extend(tests_required(content, lesson));
    }
    for unit in content.units() {
        let mut empty_set = None;
        for lesson in content.lessons().iter().filter(|lesson| lesson.unit == unit.id) {
            for (index, step) in lesson.steps.iter().enumerate() {
                let at = YamlPath::root().key("steps").index(index);
                let mut check = StepCheck { lesson, step, at, problems: &mut problems };
                check.step();
                check.second_empty_set(&mut empty_set);
            }
        }
    }
    problems
}

/// Finds the positions of questions that no game comes to.
pub(super) fn check_questions(content: &Content) -> Vec<Problem> {
    let Some(source) = content.questions_source() else { return Vec::new() };
    let mut problems = Vec::new();
    for (index, question) in content.questions().iter().enumerate() {
        let at = YamlPath::root().key("questions").index(index).key("position");
        for fault in arises::check(question.rules, &question.position) {
            problems.push(Problem::in_yaml(source, &at, Severity::Error, fault));
        }
    }
    problems
}

/// Finds the tests on which a lesson hangs.
fn tests_required(content: &Content, lesson: &Lesson) -> Vec<Problem> {
    let tests = lesson.requires.iter().enumerate();
    let tests = tests.filter(|(_, id)| content.lesson(id).is_some_and(|other| other.is_test));
    let problem = |(index, id): (usize, &String)| {
        let at = YamlPath::root().key("requires").index(index);
        let message = format!("`{id}` is a test, and no lesson hangs on a test (leave it out)");
        Problem::in_yaml(&lesson.source, &at, Severity::Error, message)
    };
    tests.map(problem).collect()
}

/// The checks of one step.
struct StepCheck<'c> {
    lesson: &'c Lesson,
    step: &'c Step,
    at: YamlPath,
    problems: &'c mut Vec<Problem>,
}

impl StepCheck<'_> {
    fn report(&mut self, severity: Severity, at: &YamlPath, message: impl fmt::Display) {
        self.problems.push(Problem::in_yaml(&self.lesson.source, at, severity, message));
    }

    fn error(&mut self, at: &YamlPath, message: impl fmt::Display) {
        self.report(Severity::Error, at, message);
    }

    fn warning(&mut self, at: &YamlPath, message: impl fmt::Display) {
        self.report(Severity::Warning, at, message);
    }

    fn rules(&self) -> &'static Rules {
        self.lesson.rules
    }

    fn step(&mut self) {
        if self.lesson.is_test && !self.step.teaches.is_empty() {
            self.error(&self.at.key("teaches"), "a test tells nothing new (write `tests`)");
        }
        for fault in arises::check(self.rules(), &self.step.start) {
            self.error(&self.at.key("position"), fault);
        }
        // Of a turn that can't be played nothing is to be asked.
        if self.can_be_asked() {
            let solution = solve(self.rules(), self.step);
            self.task(&solution);
            self.expect(&solution);
        }
        for (index, mistake) in self.step.mistakes.iter().enumerate() {
            self.mistake(mistake, &self.at.key("mistakes").index(index));
        }
    }

    /// Checks that the turn that a question is about can be played.
    fn can_be_asked(&mut self) -> bool {
        let task = self.at.key("task");
        let (turn, at) = match &self.step.task {
            Task::Predict(Some(turn)) => (*turn, task.key("predict")),
            Task::Choose(Choice { question: Question::HowManyCaptures(action), .. }) => {
                (Turn::from(*action), task.key("choose").key("question").key("how-many-captures"))
            }
            _ => return true,
        };
        match self.step.position.play_turn(self.rules(), turn) {
            Err(illegal) => self.error(&at, format!("`{turn}` is refused: {illegal}")),
            Ok(after) if after.capture_due() && matches!(self.step.task, Task::Predict(_)) => {
                self.error(
                    &at,
                    format!("`{turn}` leaves a capture due (write it with the turn: `{turn}x…`)"),
                );
            }
            Ok(_) => return true,
        }
        false
    }

    /// Checks that there is something to find out.
    fn task(&mut self, solution: &Solution) {
        let task = self.at.key("task");
        match (&self.step.task, solution) {
            (Task::Play(play), Solution::Turns { all, best }) => {
                self.play(play, all, best, &task.key("play"));
            }
            (Task::Choose(choice), Solution::Option(None)) => {
                let answer = match &choice.question {
                    Question::HowMany(set) => {
                        format!(": n{}", marked(self.rules(), &self.step.position, set).len())
                    }
                    _ => String::new(),
                };
                let at = task.key("choose").key("options");
                self.error(&at, format!("the right answer is not among the options{answer}"));
            }
            (Task::Judge(action), Solution::Judgement(judgement)) => {
                self.judgement(*action, judgement, &task.key("judge"));
            }
            _ => {}
        }
    }

    fn play(&mut self, play: &Play, all: &[Turn], best: &[Turn], at: &YamlPath) {
        let legal = self.step.position.legal_turns(self.rules()).len();
        if all.is_empty() {
            self.error(at, "no legal turn meets the goal");
        } else if all.len() == legal && play.goal != Goal::default() {
            self.error(at, "every legal turn meets the goal (ask for more, or write `play: any`)");
        } else if play.prefer.is_some() && best.is_empty() {
            self.error(&at.key("prefer"), "no turn that meets the goal meets the preference");
        } else if play.prefer.is_some() && best.len() == all.len() {
            self.error(&at.key("prefer"), "every turn that meets the goal meets the preference");
        }
    }

    fn judgement(&mut self, action: Action, judgement: &Judgement, at: &YamlPath) {
        let (offered, holds) = match &judgement.illegal {
            Some(illegal) => (judgement.reasons.len(), judgement.reasons.contains(&illegal.kind())),
            None => (judgement.counts.len(), judgement.counts.contains(&judgement.legal)),
        };
        if offered < OFFERED || !holds {
            self.error(at, format!("no second question with {OFFERED} answers can be made for `{action}`"));
        }
    }

    fn expect(&mut self, solution: &Solution) {
        let computed = answers_of(solution);
        match &self.step.expect {
            // A right answer that is not offered was reported.
            _ if matches!(solution, Solution::Option(None)) => {}
            // What takes perfect play is proved.
            _ if *solution == Solution::Puzzle => {}
            None => {
                let answer = computed.into_iter().collect::<Vec<_>>().join(", ");
                self.warning(
                    &self.at.clone(),
                    format!("there is no `expect`; the computed answer is: {answer}"),
                );
            }
            Some(expect) => {
                let expected = expected_answers(expect);
                let list = |answers: Vec<&String>| {
                    answers.into_iter().map(String::as_str).collect::<Vec<_>>().join(", ")
                };
                let lacking = list(computed.difference(&expected).collect());
                let extra = list(expected.difference(&computed).collect());
                let message = match (lacking.as_str(), extra.as_str()) {
                    ("", "") => return,
                    (lacking, "") => format!("computed, but not here: {lacking}"),
                    ("", extra) => format!("here, but not computed: {extra}"),
                    (lacking, extra) => {
                        format!("computed, but not here: {lacking}; here, but not computed: {extra}")
                    }
                };
                self.error(&self.at.key("expect"), message);
            }
        }
    }

    fn mistake(&mut self, mistake: &Mistake, at: &YamlPath) {
        let Mistake { attempt, because } = mistake;
        let because = because.token();
        match try_attempt(self.rules(), &self.step.position, attempt) {
            None => self.error(&at.key("try"), format!("nothing of this is refused, let alone as {because}")),
            Some((index, illegal)) if index + 1 < attempt.len() => {
                let action = attempt[index];
                self.error(
                    &at.key("try").index(index),
                    format!("`{action}` is refused already: {illegal} (what comes after it is never judged)"),
                );
            }
            Some((_, illegal)) if illegal.kind().token() != because => {
                self.error(&at.key("because"), format!("it is refused as {illegal}, not as {because}"));
            }
            Some(_) => {}
        }
    }

    /// A set with nothing in it is a surprise that works once: at the second one of a unit learners suspect a trick.
    fn second_empty_set(&mut self, first: &mut Option<String>) {
        let is_empty = match (&self.step.task, solve(self.rules(), self.step)) {
            (Task::Mark(set), _) => is_empty(self.rules(), &self.step.position, set),
            (Task::Compare(_), Solution::Profiles(profiles)) => !profiles.iter().any(Compared::is_legal),
            _ => false,
        };
        if !is_empty {
            return;
        }
        let here = format!("{}, step {}", self.lesson.id, self.step.id);
        match first {
            None => *first = Some(here),
            Some(earlier) => {
                let message =
                    format!("there is nothing to mark, and so it was before in this unit ({earlier})");
                self.warning(&self.at.key("task"), message);
            }
        }
    }
}

fn is_empty(rules: &Rules, position: &Position, set: &MarkSet) -> bool {
    marked(rules, position, set).is_empty()
}

/// The computed answers, as authors write them.
fn answers_of(solution: &Solution) -> BTreeSet<String> {
    match solution {
        Solution::Turns { all, .. } => texts(all),
        Solution::Points(points) => texts(*points),
        Solution::Actions(actions) => texts(actions),
        Solution::Judgement(judgement) => {
            let illegal = judgement.illegal.as_ref().map(|illegal| illegal.kind().token());
            texts([illegal.unwrap_or("legal")])
        }
        Solution::Option(id) => id.iter().cloned().collect(),
        Solution::Prediction { prediction, .. } => texts([prediction.token()]),
        Solution::Profiles(profiles) => {
            texts(profiles.iter().filter(|profile| profile.is_legal()).map(|profile| profile.ruleset.id))
        }
        Solution::Puzzle => BTreeSet::new(),
    }
}

/// The author's answers.
fn expected_answers(expect: &Expect) -> BTreeSet<String> {
    match expect {
        Expect::Turns(turns) => texts(turns),
        Expect::Points(points) => texts(*points),
        Expect::Actions(actions) => texts(actions),
        Expect::Legal => texts(["legal"]),
        Expect::Illegal(kind) => texts([kind.token()]),
        Expect::Option(id) => texts([id]),
        Expect::Prediction(prediction) => texts([prediction.token()]),
        Expect::Profiles(profiles) => texts(profiles.iter().map(|ruleset| ruleset.id)),
    }
}

fn texts<T: fmt::Display>(values: impl IntoIterator<Item = T>) -> BTreeSet<String> {
    values.into_iter().map(|value| value.to_string()).collect()
}

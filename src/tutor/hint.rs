//! The four rungs of hints: the idea, the region, the point, the answer.

use crate::content::{Question, Step, Task};
use crate::rules::{Action, Color, Point, PointSet, RuleField, Rules, Ruleset, Turn};

use super::answer::{Answer, Label};
use super::command::Input;
use super::compare::Compared;
use super::judge::{Judgement, Solution};

/// A hint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// The author's `.hint1`.
    Idea,
    /// Where to look: the author's `.hint2` or, where there is none, this.
    Region(Region),
    /// A point of the answer.
    Point(Point),
    /// An option that is not the answer.
    Not(Label),
    /// The rule on which a profile's verdict hangs.
    Rule {
        /// The profile.
        ruleset: &'static Ruleset,
        /// The rule.
        field: RuleField,
    },
    /// The answer.
    Answer(Answer),
}

/// Where to look.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Region {
    /// At these points.
    Points(PointSet),
    /// For so many elements to mark.
    Count(usize),
    /// At the other options: this one is not the answer.
    Not(Label),
}

impl Hint {
    /// Rungs of the ladder.
    pub const RUNGS: u8 = 4;

    /// Returns the points that the hint shows.
    #[must_use]
    pub fn points(&self) -> PointSet {
        match self {
            Self::Region(Region::Points(points)) | Self::Answer(Answer::Points(points)) => *points,
            Self::Point(at) => PointSet::of(*at),
            Self::Answer(Answer::Turn(turn)) => turn.actions().filter_map(Action::target).collect(),
            Self::Idea | Self::Region(_) | Self::Not(_) | Self::Rule { .. } | Self::Answer(_) => {
                PointSet::EMPTY
            }
        }
    }
}

/// Returns the answer of a solution, as it is shown; `None` where the content gives none.
pub(super) fn answer(solution: &Solution) -> Option<Answer> {
    Some(match solution {
        Solution::Turns { all, best } => Answer::Turn(*best.first().or(all.first())?),
        Solution::Points(points) => Answer::Points(*points),
        Solution::Actions(actions) => Answer::Actions(actions.clone()),
        Solution::Judgement(judgement) => Answer::Labels(match &judgement.illegal {
            Some(illegal) => vec![Label::No, Label::Reason(illegal.kind())],
            None if judgement.counts.is_empty() => vec![Label::Yes],
            None => vec![Label::Yes, Label::Count(judgement.legal)],
        }),
        Solution::Option(id) => Answer::Labels(vec![Label::Option(id.clone()?)]),
        Solution::Prediction { prediction, .. } => Answer::Labels(vec![Label::Prediction(*prediction)]),
        Solution::Profiles(profiles) => {
            let legal = profiles.iter().filter(|profile| profile.is_legal());
            Answer::Several(legal.map(|profile| Label::Profile(profile.ruleset)).collect())
        }
        Solution::Puzzle => return None,
    })
}

/// Makes the hint on a rung, counted from 1, of the part of a step that is still open.
///
/// `labels` are the options that are offered now, and `input` is the answer so far.
pub(super) fn hint(
    rules: &Rules,
    step: &Step,
    solution: &Solution,
    labels: &[Label],
    input: &Input,
    rung: u8,
) -> Option<Hint> {
    let answer = answer(solution)?;
    let next = next_target(solution, input);
    Some(match (rung, &answer) {
        (..=1, _) => Hint::Idea,
        (2, Answer::Turn(_)) => {
            Hint::Region(Region::Points(next.map_or(PointSet::EMPTY, |at| lines_through(rules, at))))
        }
        (2, Answer::Points(points)) => Hint::Region(Region::Count(points.len())),
        (2, Answer::Actions(actions)) => Hint::Region(Region::Count(actions.len())),
        (2, Answer::Labels(right)) => Hint::Region(region(rules, step, labels, right)),
        (3, Answer::Turn(_) | Answer::Points(_) | Answer::Actions(_)) => {
            next.map_or(Hint::Answer(answer), Hint::Point)
        }
        (3, Answer::Labels(right)) => {
            let ruled_out = usize::from(matches!(region(rules, step, labels, right), Region::Not(_)));
            // Ruling out the last wrong option would be the answer, one rung early; not so where a question follows.
            let goes_on = right.last().is_some_and(|last| !labels.contains(last));
            let may = goes_on || labels.len() - ruled_out > 2;
            let label = wrong(labels, right).nth(ruled_out).filter(|_| may).cloned();
            label.map_or(Hint::Answer(answer), Hint::Not)
        }
        (2, Answer::Several(labels)) => Hint::Region(Region::Count(labels.len())),
        (3, Answer::Several(_)) => rule(solution).unwrap_or(Hint::Answer(answer)),
        (4.., _) => Hint::Answer(answer),
    })
}

/// Returns the point that the answer so far leads to next: where the turn goes on, or what is not marked yet.
fn next_target(solution: &Solution, input: &Input) -> Option<Point> {
    match (solution, input) {
        (Solution::Turns { all, best }, Input::Turn { actions, .. }) => {
            let begun = |turn: &&Turn| turn.actions().take(actions.len()).eq(actions.iter().copied());
            let next = match best.iter().chain(all).find(begun) {
                Some(turn) => turn.actions().nth(actions.len()),
                // What was played leads nowhere: the turn has to begin anew.
                None => best.first().or(all.first()).map(|turn| turn.first),
            };
            next?.target()
        }
        (Solution::Points(points), Input::Points(marked)) => points.minus(*marked).first(),
        (Solution::Actions(all), Input::Actions { actions, .. }) => {
            match all.iter().find(|action| !actions.contains(action))? {
                Action::Move { from, .. } => Some(*from),
                action => action.target(),
            }
        }
        _ => None,
    }
}

/// Points out the rule of the first profile whose verdict hangs on one.
fn rule(solution: &Solution) -> Option<Hint> {
    let Solution::Profiles(profiles) = solution else { return None };
    let rule = |profile: &Compared| Some(Hint::Rule { ruleset: profile.ruleset, field: profile.decided_by? });
    profiles.iter().find_map(rule)
}

fn lines_through(rules: &Rules, at: Point) -> PointSet {
    rules.board().mills_through(at).fold(PointSet::EMPTY, |all, mill| all.union(mill.set()))
}

fn wrong<'l>(labels: &'l [Label], right: &[Label]) -> impl Iterator<Item = &'l Label> {
    labels.iter().filter(|label| !right.contains(label))
}

/// Says where the answer to a question is to be looked for: around the action that it is about or, where it is about
/// none, among fewer options or all stones.
fn region(rules: &Rules, step: &Step, labels: &[Label], right: &[Label]) -> Region {
    let action = match &step.task {
        Task::Judge(action) => Some(*action),
        Task::Predict(turn) => turn.map(|turn| turn.first),
        Task::Choose(choice) => match choice.question {
            Question::HowManyCaptures(action) => Some(action),
            _ => None,
        },
        Task::Compare(compare) => Some(compare.attempt.first),
        Task::Play(_) | Task::Mark(_) | Task::Puzzle(_) => None,
    };
    let around = action.and_then(Action::target).map(|at| lines_through(rules, at));
    match (around, wrong(labels, right).next()) {
        (Some(points), _) if !points.is_empty() => Region::Points(points),
        (_, Some(label)) if labels.len() > 2 => Region::Not(label.clone()),
        _ => Region::Points(step.position.stones(Color::White).union(step.position.stones(Color::Black))),
    }
}

/// Returns the labels of a judgement's second question.
pub(super) fn judgement_labels(judgement: &Judgement) -> Vec<Label> {
    match judgement.illegal {
        Some(_) => judgement.reasons.iter().copied().map(Label::Reason).collect(),
        None => judgement.counts.iter().copied().map(Label::Count).collect(),
    }
}

//! The four rungs of hints: the idea, the region, the point, the answer.

use crate::content::{Step, Task};
use crate::rules::{Action, Point, PointSet, Rules, Turn};

use super::feedback::{Answer, Label};
use super::judge::{Judgement, Solution};

/// A hint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// The author's `.hint1`.
    Idea,
    /// Where to look: the author's `.hint2` or, where there is none, these points.
    Region(PointSet),
    /// So many elements are to be marked: the author's `.hint2` is told instead where there is one.
    Count(usize),
    /// A point of the answer.
    Point(Point),
    /// An option that is not the answer.
    Not(Label),
    /// The answer.
    Answer(Answer),
}

impl Hint {
    /// Rungs of the ladder.
    pub const RUNGS: u8 = 4;

    /// Returns the points that the hint shows.
    #[must_use]
    pub fn points(&self) -> PointSet {
        match self {
            Self::Region(points) | Self::Answer(Answer::Points(points)) => *points,
            Self::Point(at) => PointSet::of(*at),
            Self::Answer(Answer::Turn(turn)) => turn.actions().filter_map(Action::target).collect(),
            Self::Idea | Self::Count(_) | Self::Not(_) | Self::Answer(_) => PointSet::EMPTY,
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
            None => vec![Label::Yes, Label::Count(judgement.legal)],
        }),
        Solution::Option(id) => Answer::Labels(vec![Label::Option(id.clone()?)]),
        Solution::Prediction { prediction, .. } => Answer::Labels(vec![Label::Prediction(*prediction)]),
    })
}

/// Makes the hint on a rung, counted from 1, of the part of a step that is still open.
///
/// `labels` are the options that are offered now, and `marked` the points that are marked already.
pub(super) fn hint(
    rules: &Rules,
    step: &Step,
    solution: &Solution,
    labels: &[Label],
    marked: PointSet,
    rung: u8,
) -> Option<Hint> {
    let answer = answer(solution)?;
    Some(match (rung, &answer) {
        (..=1, _) => Hint::Idea,
        (2, Answer::Turn(turn)) => Hint::Region(lines_of(rules, *turn)),
        (2, Answer::Points(points)) => Hint::Count(points.len()),
        (2, Answer::Actions(actions)) => Hint::Count(actions.len()),
        (3, Answer::Turn(turn)) => match turn.actions().filter_map(Action::target).last() {
            Some(_) if step.position.capture_due() => Hint::Answer(answer),
            _ => turn.first.target().map_or(Hint::Answer(answer), Hint::Point),
        },
        (3, Answer::Points(points)) => match points.minus(marked).first() {
            Some(point) => Hint::Point(point),
            None => Hint::Answer(answer),
        },
        (3, Answer::Actions(actions)) => match actions.first().copied() {
            Some(Action::Move { from, .. }) => Hint::Point(from),
            _ => Hint::Answer(answer),
        },
        (2 | 3, Answer::Labels(right)) => {
            let mut wrong = labels.iter().filter(|&label| !right.contains(label));
            match wrong.nth(usize::from(rung) - 2) {
                // Ruling out the last wrong option would be the answer, one rung early; the region is what is left.
                Some(label) if labels.len() > usize::from(rung) => Hint::Not(label.clone()),
                _ if rung == 2 => Hint::Region(asked_about(rules, step)),
                _ => Hint::Answer(answer),
            }
        }
        (4.., _) => Hint::Answer(answer),
    })
}

/// Returns the points of the lines through the point where a turn begins its work.
fn lines_of(rules: &Rules, turn: Turn) -> PointSet {
    let Some(at) = turn.first.target() else { return PointSet::EMPTY };
    rules.board().mills_through(at).fold(PointSet::EMPTY, |all, mill| all.union(mill.set()))
}

/// Returns the points that a question is about: those of its action with what surrounds them, or all stones.
fn asked_about(rules: &Rules, step: &Step) -> PointSet {
    let action = match &step.task {
        Task::Judge(action) => Some(*action),
        Task::Predict(turn) => turn.map(|turn| turn.first),
        Task::Play(_) | Task::Mark(_) | Task::Choose(_) => None,
    };
    match action {
        Some(action) => lines_of(rules, Turn::from(action)),
        None => {
            let stones = crate::rules::Color::ALL.map(|color| step.position.stones(color));
            stones[0].union(stones[1])
        }
    }
}

/// Returns the labels of a judgement's second question.
pub(super) fn judgement_labels(judgement: &Judgement) -> Vec<Label> {
    match judgement.illegal {
        Some(_) => judgement.reasons.iter().copied().map(Label::Reason).collect(),
        None => judgement.counts.iter().copied().map(Label::Count).collect(),
    }
}

//! The answers of steps, computed by the rules core.

use std::collections::BTreeMap;

use crate::content::{Choice, Expect, Goal, MarkSet, Play, Prediction, Question, Step, Task};
use crate::rules::{
    Action, Color, Illegal, IllegalKind, Line, Outcome, Phase, Point, PointSet, Position, Rules, Turn,
};

use super::answer::Miss;
use super::compare::{Compared, compare};

/// The answer of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Solution {
    /// The turns that meet a play's goal, and the best of them; the same where no preference is given.
    Turns {
        /// Every turn that meets the goal.
        all: Vec<Turn>,
        /// Those that meet the preference besides.
        best: Vec<Turn>,
    },
    /// The points to mark.
    Points(PointSet),
    /// The actions to mark.
    Actions(Vec<Action>),
    /// Whether the action is legal, and why not.
    Judgement(Judgement),
    /// The id of the right option; `None` where it is not among those offered, which the checker reports.
    Option(Option<String>),
    /// What comes of the turn.
    Prediction {
        /// The answer.
        prediction: Prediction,
        /// How the game ends, if it does.
        outcome: Option<Outcome>,
        /// The position that is asked about.
        after: Box<Position>,
    },
    /// What each profile says of the attempt.
    Profiles(Vec<Compared>),
    /// Nothing that the rules alone can tell: it takes perfect play, of which a puzzle's session asks.
    Puzzle,
}

/// The verdict on an action, with the options of the second question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// Why the action is refused; `None` where it is legal.
    pub illegal: Option<Illegal>,
    /// The number of legal actions of that sort.
    pub legal: usize,
    /// The reasons to choose from, where it is refused.
    pub reasons: Vec<IllegalKind>,
    /// The numbers to choose from, where it is legal; none where that it is legal is the whole answer.
    pub counts: Vec<usize>,
}

/// Computes the answer of a step.
#[must_use]
pub fn solve(rules: &Rules, step: &Step) -> Solution {
    let position = &step.position;
    match &step.task {
        Task::Play(play) => {
            let turns = position.legal_turns(rules).into_iter();
            let all: Vec<Turn> =
                turns.filter(|&turn| misses(rules, position, turn, &play.goal).is_empty()).collect();
            let best =
                all.iter().copied().filter(|&turn| prefers(rules, position, turn, play).is_empty()).collect();
            Solution::Turns { all, best }
        }
        Task::Mark(set) => match marked(rules, position, set) {
            Marked::Points(points) => Solution::Points(points),
            Marked::Actions(actions) => Solution::Actions(actions),
        },
        Task::Judge(action) => {
            Solution::Judgement(judge_action(rules, position, *action, step.words.is_none()))
        }
        Task::Choose(choice) => {
            let answer = choose(rules, step, choice);
            Solution::Option(answer.filter(|answer| choice.options.contains(answer)))
        }
        Task::Predict(turn) => {
            let after = turn.and_then(|turn| position.play_turn(rules, turn).ok()).unwrap_or(*position);
            let outcome = after.outcome(rules);
            let prediction = predicted(outcome);
            Solution::Prediction { prediction, outcome, after: Box::new(after) }
        }
        Task::Compare(task) => Solution::Profiles(compare(position, task)),
        Task::Puzzle(_) => Solution::Puzzle,
    }
}

/// Returns the prediction that an end, or none, proves right.
pub(super) fn predicted(outcome: Option<Outcome>) -> Prediction {
    match outcome.and_then(Outcome::winner) {
        Some(Color::White) => Prediction::WhiteWins,
        Some(Color::Black) => Prediction::BlackWins,
        // Nobody has won a drawn game either; lessons ask for no draws.
        None => Prediction::GoesOn,
    }
}

/// The elements of a set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Marked {
    /// Points.
    Points(PointSet),
    /// Actions, in the order of their texts.
    Actions(Vec<Action>),
}

impl Marked {
    /// Returns the number of elements.
    #[must_use]
    pub fn len(&self) -> usize {
        match self {
            Self::Points(points) => points.len(),
            Self::Actions(actions) => actions.len(),
        }
    }

    /// Tells whether the set has no elements.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// Computes a set in a position.
#[must_use]
pub fn marked(rules: &Rules, position: &Position, set: &MarkSet) -> Marked {
    let board = rules.board();
    let actions = |position: &Position| {
        let mut actions: Vec<Action> = position.legal_actions(rules).collect();
        actions.sort_unstable();
        Marked::Actions(actions)
    };
    Marked::Points(match set {
        MarkSet::Placings => position
            .legal_actions(rules)
            .filter_map(|action| match action {
                Action::Place(at) => Some(at),
                _ => None,
            })
            .collect(),
        MarkSet::Captures => position.captures(rules),
        MarkSet::Movable => position.movable(rules),
        MarkSet::Destinations(from) => position.destinations(rules, *from),
        MarkSet::Protected => position.protected(rules),
        MarkSet::Neighbours(of) => board.neighbours(*of),
        MarkSet::MillPoints => position.mill_points(rules, position.to_move()),
        MarkSet::Closing => position.closing(rules),
        MarkSet::Threats => position.turned().closing(rules),
        MarkSet::LinesOf(of) => {
            let lines = board.lines().iter().map(Line::set).filter(|points| points.contains(*of));
            lines.fold(PointSet::EMPTY, PointSet::union).without(*of)
        }
        MarkSet::Corners => board.with_neighbours(2),
        MarkSet::Crossings => board.with_neighbours(4),
        MarkSet::Moves => return actions(position),
        MarkSet::EnemyMoves => return actions(&position.turned()),
    })
}

/// Says why a point does not belong to a set, where the set is one of legal actions.
pub(super) fn why_not_marked(
    rules: &Rules,
    position: &Position,
    set: &MarkSet,
    at: Point,
) -> Option<Illegal> {
    let action = match set {
        MarkSet::Placings => Action::Place(at),
        MarkSet::Captures => Action::Capture(at),
        MarkSet::Destinations(from) => Action::Move { from: *from, to: at },
        _ => return None,
    };
    position.check(rules, action).err()
}

/// Says what a legal turn lacks of a goal; nothing where it meets it.
fn misses(rules: &Rules, position: &Position, turn: Turn, goal: &Goal) -> Vec<Miss> {
    let Ok(stepped) = position.play_turn(rules, Turn::from(turn.first)) else {
        return vec![Miss::Unfinished];
    };
    let Ok(after) = position.play_turn(rules, turn) else { return vec![Miss::Unfinished] };
    let (mover, landed) = match turn.first {
        Action::Move { from, to } => (Some(from), Some(to)),
        Action::Place(at) => (None, Some(at)),
        Action::Capture(_) | Action::Pass => (None, None),
    };
    let taken: PointSet = turn
        .actions()
        .filter_map(|action| match action {
            Action::Capture(at) => Some(at),
            _ => None,
        })
        .collect();
    let own = position.to_move();
    let mut misses = Vec::new();
    // A mill counts as closed by this turn if it stands after the step and the stone that landed is part of it.
    let closed = |points: PointSet| {
        stepped.stones(own).contains_all(points) && landed.is_some_and(|at| points.contains(at))
    };
    misses.extend(goal.closes.iter().filter(|mill| !closed(mill.set())).map(|&mill| Miss::Closes(mill)));
    if !goal.takes.is_empty() && !goal.takes.meets(taken) {
        misses.push(Miss::Takes(goal.takes));
    }
    if let Some(from) = goal.from.filter(|&from| mover != Some(from)) {
        misses.push(Miss::From(from));
    }
    if !goal.to.is_empty() && landed.is_none_or(|at| !goal.to.contains(at)) {
        misses.push(Miss::To(goal.to));
    }
    if goal.wins && after.outcome(rules).and_then(Outcome::winner) != Some(own) {
        misses.push(Miss::Wins { after: Box::new(after) });
    }
    if let Some(mill) = goal.stops {
        let replies = after.legal_turns(rules);
        let closes = Goal { closes: vec![mill], ..Goal::default() };
        if replies.into_iter().any(|reply| self::misses(rules, &after, reply, &closes).is_empty()) {
            misses.push(Miss::Stops(mill));
        }
    }
    misses
}

/// Says what a turn that meets a play's goal lacks of the best.
fn prefers(rules: &Rules, position: &Position, turn: Turn, play: &Play) -> Vec<Miss> {
    play.prefer.as_ref().map_or_else(Vec::new, |prefer| misses(rules, position, turn, prefer))
}

/// Judges a whole legal turn: what it lacks of the goal and, where it meets that, of the best.
#[must_use]
pub fn judge_turn(rules: &Rules, position: &Position, turn: Turn, play: &Play) -> (Vec<Miss>, Vec<Miss>) {
    let missed = misses(rules, position, turn, &play.goal);
    let better = if missed.is_empty() { prefers(rules, position, turn, play) } else { Vec::new() };
    (missed, better)
}

/// Plays an attempt, action by action, and returns the first refusal with the place of the action in the list.
#[must_use]
pub fn try_attempt(rules: &Rules, position: &Position, attempt: &[Action]) -> Option<(usize, Illegal)> {
    let mut position = *position;
    for (index, &action) in attempt.iter().enumerate() {
        match position.play(rules, action) {
            Ok((next, _)) => position = next,
            Err(illegal) => return Some((index, illegal)),
        }
    }
    None
}

/// Reasons, or numbers, offered in a judgement's second question.
const OFFERED: usize = 3;

/// Judges an action; `counts` tells whether the legal ones of its sort are asked for where it is one.
fn judge_action(rules: &Rules, position: &Position, action: Action, counts: bool) -> Judgement {
    let same_sort = |other: &Action| std::mem::discriminant(other) == std::mem::discriminant(&action);
    let legal = position.legal_actions(rules).filter(same_sort).count();
    let illegal = position.check(rules, action).err();
    let reasons = illegal.as_ref().map(|illegal| plausible_reasons(rules, position, action, illegal.kind()));
    // The true number with its neighbours, placed by the number itself so that no place is always right.
    let first = legal.saturating_sub(legal % OFFERED).max(1);
    let asked = counts && illegal.is_none();
    let counts = if asked { (first..first + OFFERED).collect() } else { Vec::new() };
    Judgement { illegal, legal, reasons: reasons.unwrap_or_default(), counts }
}

/// Chooses the reasons to offer: the true one, and the two that most other attempts of the sort are refused for on
/// this position; where fewer occur, those that such an action can ever meet.
fn plausible_reasons(
    rules: &Rules,
    position: &Position,
    action: Action,
    truth: IllegalKind,
) -> Vec<IllegalKind> {
    let points: Vec<Point> = rules.board().points().into_iter().collect();
    let attempts: Vec<Action> = match action {
        Action::Place(_) => points.iter().map(|&at| Action::Place(at)).collect(),
        Action::Capture(_) => points.iter().map(|&at| Action::Capture(at)).collect(),
        // Nobody mistakes whose stone it is, or that it should go elsewhere: plausible is what the own stones meet.
        Action::Move { .. } => {
            let elsewhere = |from| points.iter().copied().filter(move |&to| to != from);
            let own = position.stones(position.to_move()).into_iter();
            own.flat_map(|from| elsewhere(from).map(move |to| Action::Move { from, to })).collect()
        }
        Action::Pass => vec![Action::Pass],
    };
    let mut met: BTreeMap<IllegalKind, usize> = BTreeMap::new();
    for illegal in attempts.into_iter().filter_map(|attempt| position.check(rules, attempt).err()) {
        *met.entry(illegal.kind()).or_default() += 1;
    }
    let mut others: Vec<IllegalKind> = met.keys().copied().collect();
    others.sort_by_key(|kind| std::cmp::Reverse(met[kind]));
    others.extend(IllegalKind::of_sort(action).iter().copied().filter(|kind| !met.contains_key(kind)));
    others.retain(|&kind| kind != truth);
    others.truncate(OFFERED - 1);
    others.push(truth);
    others.sort_unstable();
    others
}

/// Returns the id of the option that is so many captures.
pub(super) const fn captures_word(captures: u8) -> &'static str {
    match captures {
        0 => "none",
        1 => "one",
        2 => "two",
        _ => "more",
    }
}

/// Returns the id of the option that answers a choice.
fn choose(rules: &Rules, step: &Step, choice: &Choice) -> Option<String> {
    let position = &step.position;
    let side = position.to_move();
    Some(match &choice.question {
        Question::WhoseTurn => {
            let acts = match position.phase(rules, side) {
                _ if position.capture_due() => "captures",
                Phase::Placing => "places",
                Phase::Moving => "moves",
                Phase::Flying => "flies",
            };
            format!("{side}-{acts}")
        }
        Question::WhichPhase => position.phase(rules, side).token().to_owned(),
        Question::MayFly => {
            let flies = |color| position.phase(rules, color) == Phase::Flying;
            match (flies(Color::White), flies(Color::Black)) {
                (true, true) => "both",
                (true, false) => "white",
                (false, true) => "black",
                (false, false) => "neither",
            }
            .to_owned()
        }
        Question::WhoWon => {
            position.outcome(rules).and_then(Outcome::winner).map_or("nobody", Color::token).to_owned()
        }
        Question::HowManyCaptures(first) => {
            captures_word(position.play_turn(rules, Turn::from(*first)).ok()?.captures_left()).to_owned()
        }
        Question::HowMany(set) => format!("n{}", marked(rules, position, set).len()),
        Question::Given => match &step.expect {
            Some(Expect::Option(id)) => id.clone(),
            _ => return None,
        },
    })
}

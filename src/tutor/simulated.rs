//! Learners that are not there: who answer by certain rules, and slip now and then. For trying what hangs on many answers.

use std::collections::BTreeSet;

use crate::chance::Chance;
use crate::content::{Prediction, Step, Task};
use crate::rules::{Action, Point, Rules, Turn};

use super::answer::{Given, Label};
use super::command::Command;
use super::judge::{Judgement, Solution, solve};
use super::recall::solve_as;
use super::session::Session;

/// Returns every answer to a step that these rules, which need not be its own, make right; none where they give none.
#[must_use]
pub fn answers(rules: &Rules, step: &Step) -> Vec<Given> {
    match solve_as(rules, step) {
        Some(Solution::Turns { best, .. }) => {
            best.into_iter().map(|turn| Given::Actions(turn.actions().collect())).collect()
        }
        Some(Solution::Points(points)) => vec![Given::Points(points)],
        Some(Solution::Actions(actions)) => vec![Given::Marks(actions)],
        Some(Solution::Judgement(Judgement { illegal: None, legal, .. })) => vec![Given::Legal(Some(legal))],
        Some(Solution::Judgement(Judgement { illegal: Some(illegal), .. })) => {
            vec![Given::Illegal(Some(illegal.kind()))]
        }
        Some(Solution::Option(id)) => id.map(Given::Option).into_iter().collect(),
        Some(Solution::Prediction { prediction, .. }) => vec![Given::Prediction(prediction)],
        Some(Solution::Profiles(profiles)) => {
            let legal = profiles.into_iter().filter(|profile| profile.refusal.is_none());
            vec![Given::Profiles(legal.map(|profile| profile.ruleset).collect())]
        }
        Some(Solution::Puzzle) | None => Vec::new(),
    }
}

/// Returns as much of an answer as the step's own rules let a learner give: up to the action that is refused, or the
/// question that is not asked.
#[must_use]
pub fn tried(rules: &Rules, step: &Step, given: Given) -> Given {
    match (given, solve(rules, step)) {
        (Given::Actions(actions), _) => Given::Actions(as_far_as_tried(rules, step, &actions)),
        (Given::Illegal(_), Solution::Judgement(Judgement { illegal: None, .. })) => Given::Illegal(None),
        (Given::Legal(_), Solution::Judgement(Judgement { illegal: Some(_), .. })) => Given::Legal(None),
        (Given::Illegal(Some(reason)), Solution::Judgement(judgement)) => {
            let offered = judgement.reasons.contains(&reason);
            Given::Illegal(if offered { Some(reason) } else { judgement.reasons.first().copied() })
        }
        (Given::Legal(Some(count)), Solution::Judgement(judgement)) => {
            let offered = judgement.counts.contains(&count);
            Given::Legal(if offered { Some(count) } else { judgement.counts.first().copied() })
        }
        (given, _) => given,
    }
}

/// Who thinks that the turn is over while a capture is due goes on as if it were: passes.
fn as_far_as_tried(rules: &Rules, step: &Step, actions: &[Action]) -> Vec<Action> {
    let (mut position, mut tried) = (step.position, Vec::new());
    for &action in actions.iter().chain([&Action::Pass]) {
        if !tried.is_empty() && !position.capture_due() {
            break;
        }
        tried.push(action);
        match position.play(rules, action) {
            Ok((next, _)) => position = next,
            Err(_) => break,
        }
    }
    tried
}

/// Returns another answer than the one meant, of those that the step's rules let a learner give.
#[must_use]
pub fn slip(rules: &Rules, step: &Step, meant: &Given, chance: &mut Chance) -> Given {
    let points: Vec<Point> = rules.board().points().into_iter().collect();
    let point = |chance: &mut Chance| points[chance.below(points.len())];
    match meant {
        Given::Actions(_) => {
            let legal = chance.one(&step.position.legal_turns(rules)).copied().filter(|_| chance.percent(50));
            let anything = |chance: &mut Chance| match chance.below(4) {
                0 => Action::Place(point(chance)),
                1 => Action::Move { from: point(chance), to: point(chance) },
                2 => Action::Capture(point(chance)),
                _ => Action::Pass,
            };
            let turn = legal.unwrap_or_else(|| Turn::from(anything(chance)));
            Given::Actions(as_far_as_tried(rules, step, &turn.actions().collect::<Vec<_>>()))
        }
        Given::Points(marked) => {
            let at = point(chance);
            Given::Points(if marked.contains(at) { marked.without(at) } else { marked.with(at) })
        }
        Given::Marks(actions) => {
            let mut actions = actions.clone();
            let other = Action::Move { from: point(chance), to: point(chance) };
            if actions.is_empty() || chance.percent(50) {
                actions.push(other);
            } else {
                actions.remove(chance.below(actions.len()));
            }
            Given::Marks(actions)
        }
        Given::Legal(_) | Given::Illegal(_) => {
            let Solution::Judgement(Judgement { illegal, reasons, counts, .. }) = solve(rules, step) else {
                return meant.clone();
            };
            let mut all: Vec<Given> = match illegal {
                Some(_) => reasons.into_iter().map(|reason| Given::Illegal(Some(reason))).collect(),
                None => counts.into_iter().map(|count| Given::Legal(Some(count))).collect(),
            };
            all.push(if illegal.is_some() { Given::Legal(None) } else { Given::Illegal(None) });
            all.retain(|given| given != meant);
            chance.one(&all).cloned().unwrap_or_else(|| meant.clone())
        }
        Given::Option(id) => {
            let Task::Choose(choice) = &step.task else { return meant.clone() };
            let others: Vec<String> = choice.options.iter().filter(|other| *other != id).cloned().collect();
            chance.one(&others).cloned().map_or_else(|| meant.clone(), Given::Option)
        }
        Given::Prediction(said) => {
            let others: Vec<Prediction> = Prediction::ALL.into_iter().filter(|other| other != said).collect();
            chance.one(&others).copied().map_or_else(|| meant.clone(), Given::Prediction)
        }
        Given::Profiles(chosen) => {
            let Task::Compare(compare) = &step.task else { return meant.clone() };
            let Some(other) = chance.one(&compare.under).copied() else { return meant.clone() };
            let mut chosen = chosen.clone();
            match chosen.iter().position(|ruleset| *ruleset == other) {
                Some(index) => drop(chosen.remove(index)),
                None => chosen.push(other),
            }
            Given::Profiles(chosen)
        }
    }
}

/// Gives an answer to a session, as a front end would.
pub fn give(session: &mut Session, given: &Given) {
    let choose = |session: &mut Session, wanted: &dyn Fn(&Label) -> bool| {
        if let Some(index) = session.labels().iter().position(wanted) {
            session.command(Command::Choose(index));
        }
    };
    match given {
        Given::Actions(actions) => {
            actions.iter().for_each(|&action| session.command(Command::Act(action)));
        }
        Given::Points(points) => session.command(Command::Mark(*points)),
        Given::Marks(actions) => session.command(Command::MarkActions(actions.clone())),
        Given::Legal(count) => {
            choose(session, &|label| *label == Label::Yes);
            choose(session, &|label| Some(label) == count.map(Label::Count).as_ref());
        }
        Given::Illegal(reason) => {
            choose(session, &|label| *label == Label::No);
            choose(session, &|label| Some(label) == reason.map(Label::Reason).as_ref());
        }
        Given::Option(id) => choose(session, &|label| *label == Label::Option(id.clone())),
        Given::Prediction(said) => choose(session, &|label| *label == Label::Prediction(*said)),
        Given::Profiles(profiles) => {
            let labels = session.labels();
            let is_chosen =
                |label: &Label| matches!(label, Label::Profile(ruleset) if profiles.contains(ruleset));
            let chosen: BTreeSet<usize> =
                (0..labels.len()).filter(|&index| is_chosen(&labels[index])).collect();
            session.command(Command::MarkOptions(chosen));
        }
    }
    if matches!(given, Given::Points(_) | Given::Marks(_) | Given::Profiles(_)) {
        session.command(Command::HandIn);
    }
}

//! All that is legal, without trying what is not.

use super::action::{Action, Turn};
use super::board::Board;
use super::color::Color;
use super::field::{Blocked, CaptureDuty, Passing};
use super::point::{Point, PointSet, Points};
use super::position::Position;
use super::prepared::Rules;

impl Position {
    /// Returns the legal actions of the side to move, in no promised order; none where the game is over.
    #[inline]
    #[must_use]
    pub fn legal_actions<'r>(&self, rules: &'r Rules) -> Actions<'r> {
        let left =
            if rules.is_plain() { self.legal_plainly(rules) } else { Legal::Listed(self.listed(rules)) };
        Actions { left, mover: None }
    }

    /// Visits the position after each action that is legal by [plain](Rules::is_plain) rules:
    /// [`Position::legal_actions`] and [`Position::apply`] in one, at twice the speed, because what the side may do is
    /// asked for once and not for each action.
    #[inline]
    pub(crate) fn for_each_next_plainly(&self, rules: &Rules, mut visit: impl FnMut(Self)) {
        match self.legal_plainly(rules) {
            Legal::Place(points) => points.for_each(|at| visit(self.placed_plainly(rules, at))),
            Legal::Capture(points) => points.for_each(|at| visit(self.captured_plainly(at))),
            Legal::Move { movers, reach } => movers.for_each(|from| {
                reach.targets(from).for_each(|to| visit(self.moved_plainly(rules, from, to)));
            }),
            Legal::Listed(_) => {}
        }
    }

    /// Visits the position after each whole legal turn; after a turn that may be made in several ways, once for each. By
    /// rules that are played the plain way, it allocates nothing.
    #[inline]
    pub(crate) fn for_each_after_turn(&self, rules: &Rules, visit: &mut impl FnMut(Self)) {
        if rules.is_plain() {
            self.for_each_next_plainly(rules, |next| {
                if next.capture_due() {
                    next.for_each_next_plainly(rules, &mut *visit);
                } else {
                    visit(next);
                }
            });
        } else {
            self.visit_after_turns(rules, visit);
        }
    }

    /// Does the same by any rules.
    fn visit_after_turns(&self, rules: &Rules, visit: &mut dyn FnMut(Self)) {
        for action in self.listed(rules) {
            let next = self.apply(rules, action);
            if next.capture_due() { next.visit_after_turns(rules, visit) } else { visit(next) }
        }
    }

    /// Finds what is legal by [plain](Rules::is_plain) rules, which leave one kind of action.
    fn legal_plainly<'r>(&self, rules: &'r Rules) -> Legal<'r> {
        if Color::ALL.into_iter().any(|color| self.is_reduced_plainly(rules, color)) {
            return Legal::Place(PointSet::EMPTY.into_iter());
        }
        if self.capture_due() {
            return Legal::Capture(self.takeable_plainly(rules).into_iter());
        }
        let (movers, empty) = (self.own.into_iter(), self.empty(rules));
        if self.own_hand > 0 {
            Legal::Place(empty.into_iter())
        } else if self.own.len() == usize::from(rules.flying_stones()) {
            Legal::Move { movers, reach: Reach { empty, walks: None } }
        } else {
            Legal::Move { movers, reach: Reach { empty, walks: Some(rules.board()) } }
        }
    }

    /// Lists what is legal by any rules.
    fn listed(&self, rules: &Rules) -> std::vec::IntoIter<Action> {
        let ruleset = rules.ruleset();
        let mut actions = Vec::new();
        if self.decided(rules).is_some() {
            return actions.into_iter();
        }
        if self.capture_due() {
            actions.extend(self.captures(rules).into_iter().map(Action::Capture));
            actions.extend((ruleset.capture == CaptureDuty::Optional).then_some(Action::Pass));
            return actions.into_iter();
        }
        if self.own_hand > 0 {
            actions.extend(self.empty(rules).into_iter().map(Action::Place));
        }
        for from in self.own {
            let allowed = |to: &Point| self.swing(rules, from, *to).is_none();
            let targets = self.reach(rules, from).into_iter().filter(allowed);
            actions.extend(targets.map(|to| Action::Move { from, to }));
        }
        if ruleset.passing == Passing::Allowed || ruleset.blocked == Blocked::Passes && actions.is_empty() {
            actions.push(Action::Pass);
        }
        actions.into_iter()
    }

    /// Returns every whole legal turn of the side to move. Where a capture may be declined, a turn without it is whole,
    /// too.
    #[must_use]
    pub fn legal_turns(&self, rules: &Rules) -> Vec<Turn> {
        let mut turns = Vec::new();
        for first in self.legal_actions(rules) {
            self.apply(rules, first).extend_turns(rules, first, &mut Vec::new(), &mut turns);
        }
        turns
    }

    /// Adds the turns that go on from here with the captures due.
    fn extend_turns(&self, rules: &Rules, first: Action, taken: &mut Vec<Point>, turns: &mut Vec<Turn>) {
        let goes_on = self.capture_due() && taken.len() < Turn::MOST_CAPTURES;
        if !goes_on || rules.ruleset().capture == CaptureDuty::Optional {
            turns.push(Turn::new(first, taken.iter().copied()));
        }
        if goes_on {
            for at in self.captures(rules) {
                taken.push(at);
                self.apply(rules, Action::Capture(at)).extend_turns(rules, first, taken, turns);
                taken.pop();
            }
        }
    }
}

/// What the side to move may do.
#[derive(Clone, Debug)]
enum Legal<'r> {
    Place(Points),
    Capture(Points),
    Move { movers: Points, reach: Reach<'r> },
    Listed(std::vec::IntoIter<Action>),
}

/// Where a side's stones may move.
#[derive(Clone, Copy, Debug)]
struct Reach<'r> {
    empty: PointSet,
    /// The board whose neighbours limit the way; `None` for a side that flies.
    walks: Option<&'r Board>,
}

impl Reach<'_> {
    #[inline]
    fn targets(self, from: Point) -> Points {
        self.walks.map_or(self.empty, |board| board.neighbours(from).intersection(self.empty)).into_iter()
    }
}

/// The legal actions of a position; made by [`Position::legal_actions`]. By rules that are played the plain way, it
/// allocates nothing.
#[derive(Clone, Debug)]
pub struct Actions<'r> {
    left: Legal<'r>,
    /// The stone whose moves come next, and where it may still go.
    mover: Option<(Point, Points)>,
}

impl Iterator for Actions<'_> {
    type Item = Action;

    #[inline]
    fn next(&mut self) -> Option<Action> {
        match &mut self.left {
            Legal::Place(points) => points.next().map(Action::Place),
            Legal::Capture(points) => points.next().map(Action::Capture),
            Legal::Move { movers, reach } => loop {
                if let Some((from, targets)) = &mut self.mover
                    && let Some(to) = targets.next()
                {
                    return Some(Action::Move { from: *from, to });
                }
                let from = movers.next()?;
                self.mover = Some((from, reach.targets(from)));
            },
            Legal::Listed(actions) => actions.next(),
        }
    }
}

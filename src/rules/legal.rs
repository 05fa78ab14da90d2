//! All that is legal, without trying what is not.

use super::action::{Action, Turn};
use super::board::Board;
use super::color::Color;
use super::point::{Point, PointSet, Points};
use super::position::{Phase, Position};
use super::prepared::Rules;

impl Position {
    /// Returns the legal actions of the side to move, in no promised order; none where the game is over.
    #[inline]
    #[must_use]
    pub fn legal_actions<'r>(&self, rules: &'r Rules) -> Actions<'r> {
        Actions { left: self.legal(rules), mover: None }
    }

    /// Visits the position after each legal action: [`Position::legal_actions`] and [`Position::apply`] in one, at twice
    /// the speed, because what the side may do is asked for once and not for each action.
    #[inline]
    pub(crate) fn for_each_next(&self, rules: &Rules, mut visit: impl FnMut(Self)) {
        match self.legal(rules) {
            Legal::Place(points) => points.for_each(|at| visit(self.placed(rules, at))),
            Legal::Capture(points) => points.for_each(|at| visit(self.captured(at))),
            Legal::Move { movers, reach } => {
                movers.for_each(|from| reach.targets(from).for_each(|to| visit(self.moved(rules, from, to))));
            }
        }
    }

    fn legal<'r>(&self, rules: &'r Rules) -> Legal<'r> {
        if Color::ALL.into_iter().any(|color| self.is_reduced(rules, color)) {
            return Legal::Place(PointSet::EMPTY.into_iter());
        }
        if self.capture_due() {
            return Legal::Capture(self.captures(rules).into_iter());
        }
        let (movers, empty) = (self.own.into_iter(), self.empty(rules));
        match self.phase(rules, self.to_move) {
            Phase::Placing => Legal::Place(empty.into_iter()),
            Phase::Moving => Legal::Move { movers, reach: Reach { empty, walks: Some(rules.board()) } },
            Phase::Flying => Legal::Move { movers, reach: Reach { empty, walks: None } },
        }
    }

    /// Returns every whole legal turn of the side to move.
    #[must_use]
    pub fn legal_turns(&self, rules: &Rules) -> Vec<Turn> {
        let turns = self.legal_actions(rules).flat_map(|first| {
            let after = self.apply(rules, first);
            if after.capture_due() {
                after.captures(rules).into_iter().map(|at| Turn::new(first, [at])).collect()
            } else {
                vec![Turn::from(first)]
            }
        });
        turns.collect()
    }
}

/// What the side to move may do.
#[derive(Clone, Debug)]
enum Legal<'r> {
    Place(Points),
    Capture(Points),
    Move { movers: Points, reach: Reach<'r> },
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

/// The legal actions of a position; made by [`Position::legal_actions`].
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
        }
    }
}

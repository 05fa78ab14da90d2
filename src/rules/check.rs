//! Whether an action is legal and, where it is not, why.

use super::action::Action;
use super::field::{CaptureDuty, Flying, Hopping, MovingWhilePlacing, SwingMill};
use super::illegal::Illegal;
use super::mill::Mill;
use super::point::{Point, PointSet};
use super::position::Position;
use super::prepared::Rules;

impl Position {
    /// Judges an action of the side to move.
    ///
    /// # Errors
    ///
    /// The first reason against it, in the order of [`IllegalKind::ALL`](super::IllegalKind::ALL).
    pub fn check(&self, rules: &Rules, action: Action) -> Result<(), Illegal> {
        if let Some(outcome) = self.outcome(rules) {
            return Err(Illegal::GameOver { outcome });
        }
        let ruleset = rules.ruleset();
        match action {
            Action::Capture(at) => self.check_capture(rules, at),
            Action::Pass if self.capture_due() && ruleset.capture == CaptureDuty::Optional => Ok(()),
            _ if self.capture_due() => {
                Err(Illegal::CaptureDue { closed: self.closed_mills(rules), free: self.captures(rules) })
            }
            Action::Pass => self.check_pass(rules),
            Action::Place(at) => self.check_placing(rules, at),
            Action::Move { from, to } => self.check_move(rules, from, to),
        }
    }

    fn check_pass(&self, rules: &Rules) -> Result<(), Illegal> {
        if self.legal_actions(rules).any(|action| action == Action::Pass) {
            return Ok(());
        }
        Err(Illegal::PassForbidden { legal: self.legal_actions(rules).count() })
    }

    fn check_capture(&self, rules: &Rules, at: Point) -> Result<(), Illegal> {
        if !self.capture_due() {
            return Err(Illegal::NoCaptureDue { at, standing: rules.board().mills_in(self.own).collect() });
        }
        is_point(rules, at)?;
        if self.own.contains(at) {
            return Err(Illegal::OwnStone { at });
        }
        if !self.enemy.contains(at) {
            return Err(Illegal::Empty { at });
        }
        let free = self.captures(rules);
        if free.contains(at) {
            return Ok(());
        }
        if self.closed_mills(rules).is_empty() {
            return Err(Illegal::NotCaught { at, caught: free });
        }
        let mut mills = rules.board().mills_in(self.enemy).filter(|mill| mill.set().contains(at));
        let mill = mills.next().expect("only a mill protects a stone");
        Err(Illegal::Protected { at, mill, free })
    }

    fn check_placing(&self, rules: &Rules, at: Point) -> Result<(), Illegal> {
        if self.own_hand == 0 {
            return Err(Illegal::HandEmpty { stones: self.own.len() as u8 });
        }
        is_point(rules, at)?;
        self.is_free(at)
    }

    fn check_move(&self, rules: &Rules, from: Point, to: Point) -> Result<(), Illegal> {
        let (board, left, stones) = (rules.board(), self.own_hand, self.own.len() as u8);
        if left > 0 {
            let would_fly = rules.fly(self.own.len())
                && !self.flies(rules, self.to_move)
                && self.own.contains(from)
                && self.empty(rules).contains(to)
                && !self.ways(rules, from).contains(to);
            if would_fly {
                return Err(Illegal::FlyingWhilePlacing { left });
            }
            if !self.may_move(rules) {
                return Err(Illegal::StonesInHand { left });
            }
        }
        is_point(rules, from)?;
        is_point(rules, to)?;
        match self.at(from) {
            None => return Err(Illegal::Empty { at: from }),
            Some(color) if color != self.to_move => return Err(Illegal::NotYourStone { at: from }),
            Some(_) if from == to => return Err(Illegal::SamePoint { at: from }),
            Some(_) => self.is_free(to)?,
        }
        if self.reach(rules, from).contains(to) {
            let swing = self.swing(rules, from, to);
            return swing.map_or(Ok(()), |(opened, closed)| Err(Illegal::SwingMill { opened, closed }));
        }
        let flies_at = rules.flies_at();
        Err(match board.over(from).find(|&(_, end)| end == to) {
            Some((between, _)) => {
                let jumps = self.at(between).is_some();
                Illegal::NotAdjacent { from, to, between, jumps, stones, flies_at }
            }
            None => Illegal::OffLine { from, to, diagonal: from.is_diagonal_to(to), stones, flies_at },
        })
    }

    /// Tells whether the side to move may move stones, so far as its hand is concerned.
    fn may_move(&self, rules: &Rules) -> bool {
        self.own_hand == 0
            || match rules.ruleset().moving_while_placing {
                MovingWhilePlacing::No => false,
                MovingWhilePlacing::Yes => true,
                MovingWhilePlacing::WhenFlying => self.flies(rules, self.to_move),
            }
    }

    /// Returns where a stone on `from` may go along the lines, whether or not the points are empty.
    fn ways(&self, rules: &Rules, from: Point) -> PointSet {
        let (board, ruleset) = (rules.board(), rules.ruleset());
        let hops = ruleset.hopping == Hopping::Allowed
            || ruleset.flying == Flying::HopOnly && self.flies(rules, self.to_move);
        let over = board.over(from).filter(|&(between, _)| hops && self.at(between).is_some());
        over.fold(board.neighbours(from), |ways, (_, to)| ways.with(to))
    }

    /// Returns where the own stone on `from` may go, but for what closing a mill there would do.
    pub(super) fn reach(&self, rules: &Rules, from: Point) -> PointSet {
        if !self.may_move(rules) {
            return PointSet::EMPTY;
        }
        let empty = self.empty(rules);
        let flies = rules.ruleset().flying != Flying::HopOnly && self.flies(rules, self.to_move);
        if flies { empty } else { self.ways(rules, from).intersection(empty) }
    }

    /// Returns the mill that a move would open and the one that it would close, where a swing mill is forbidden.
    pub(super) fn swing(&self, rules: &Rules, from: Point, to: Point) -> Option<(Mill, Mill)> {
        if rules.ruleset().swing_mill == SwingMill::Allowed {
            return None;
        }
        let standing = |point, stones: PointSet| {
            rules.board().mills_through(point).find(|mill| stones.contains_all(mill.set()))
        };
        standing(from, self.own).zip(standing(to, self.own.without(from).with(to)))
    }

    fn is_free(&self, at: Point) -> Result<(), Illegal> {
        match self.at(at) {
            Some(by) => Err(Illegal::Occupied { at, by }),
            None => Ok(()),
        }
    }
}

/// Refuses a cell that is no point of the board.
fn is_point(rules: &Rules, at: Point) -> Result<(), Illegal> {
    if rules.board().points().contains(at) { Ok(()) } else { Err(Illegal::NotAPoint { at }) }
}

//! What an action does to a position.
//!
//! There are two ways to the same. The *full* way asks every field of the ruleset. The *plain* way is the standard game
//! written out, and asks none; it is taken where [`Rules::is_plain`] says that the two agree.

use super::action::{Action, Turn};
use super::color::{ByColor, Color};
use super::field::{CaptureDuty, Captured, CapturesPerTurn, Counting, Custodian, StandingMills};
use super::illegal::Illegal;
use super::point::{Point, PointSet};
use super::position::{Events, Position};
use super::prepared::Rules;

impl Position {
    /// Plays an action and tells what it brought about.
    ///
    /// # Errors
    ///
    /// As [`Position::check`].
    pub fn play(&self, rules: &Rules, action: Action) -> Result<(Self, Events), Illegal> {
        self.check(rules, action)?;
        let next = self.apply(rules, action);
        let mut events = Events {
            phases: ByColor::from_fn(|color| {
                let phase = next.phase(rules, color);
                let comes = phase != self.phase(rules, color) && !next.is_reduced(rules, color);
                comes.then_some(phase)
            }),
            over: next.outcome(rules),
            ..Events::default()
        };
        if let Action::Place(at) | Action::Move { to: at, .. } = action {
            let closed = rules.board().closed_at(at, next.stones(self.to_move).without(at));
            events.closed = rules.board().mills_in(closed).filter(|mill| mill.set().contains(at)).collect();
            events.nothing_to_capture = !closed.is_empty() && !next.capture_due();
        }
        Ok((next, events))
    }

    /// Plays the actions of a turn one after the other, which may leave a capture due.
    ///
    /// # Errors
    ///
    /// As [`Position::check`], for the first action that is refused.
    pub fn play_turn(&self, rules: &Rules, turn: Turn) -> Result<Self, Illegal> {
        turn.actions().try_fold(*self, |position, action| {
            position.check(rules, action)?;
            Ok(position.apply(rules, action))
        })
    }

    /// Plays an action that is known to be legal.
    #[inline]
    pub(crate) fn apply(&self, rules: &Rules, action: Action) -> Self {
        match (action, rules.is_plain()) {
            (Action::Place(at), true) => self.placed_plainly(rules, at),
            (Action::Move { from, to }, true) => self.moved_plainly(rules, from, to),
            (Action::Capture(at), true) => self.captured_plainly(at),
            (Action::Place(at), false) => {
                let takes = rules.ruleset().capture != CaptureDuty::MovesOnly;
                Self { own_hand: self.own_hand - 1, ..*self }.landed(rules, at, takes)
            }
            (Action::Move { from, to }, false) => {
                Self { own: self.own.without(from), ..*self }.landed(rules, to, true)
            }
            (Action::Capture(at), false) => self.captured(rules, at),
            (Action::Pass, _) => self.turned(),
        }
    }

    #[inline]
    pub(super) fn placed_plainly(&self, rules: &Rules, at: Point) -> Self {
        Self { own_hand: self.own_hand - 1, ..*self }.landed_plainly(rules, at)
    }

    #[inline]
    pub(super) fn moved_plainly(&self, rules: &Rules, from: Point, to: Point) -> Self {
        Self { own: self.own.without(from), ..*self }.landed_plainly(rules, to)
    }

    #[inline]
    pub(super) fn captured_plainly(&self, at: Point) -> Self {
        Self { enemy: self.enemy.without(at), ..*self }.turned()
    }

    /// Puts down a stone of the side to move; the turn goes on where that closes a mill and a stone may be taken.
    #[inline]
    fn landed_plainly(self, rules: &Rules, at: Point) -> Self {
        let board = rules.board();
        let landed = Self { own: self.own.with(at), ..self };
        if board.closes_plainly(at, self.own) && !self.enemy.is_empty() {
            Self { due: board.closed_plainly_at(at, self.own), ..landed }
        } else {
            landed.turned()
        }
    }

    /// Puts down a stone of the side to move; the turn goes on where that makes a capture due. `takes` tells whether
    /// mills take a stone for this action.
    fn landed(self, rules: &Rules, at: Point, takes: bool) -> Self {
        let (board, ruleset) = (rules.board(), rules.ruleset());
        let landed = Self { own: self.own.with(at), ..self };
        let closed = match ruleset.standing_mills {
            StandingMills::Nothing => board.closed_at(at, self.own),
            StandingMills::Capture => board.in_mills(landed.own),
        };
        let closed = if takes && !landed.takeable(rules).is_empty() { closed } else { PointSet::EMPTY };
        let caught = match ruleset.custodian {
            Custodian::Safe => PointSet::EMPTY,
            Custodian::Caught => landed.caught_from(rules, at),
        };
        let mills = board
            .mills_in(closed)
            .filter(|mill| ruleset.standing_mills == StandingMills::Capture || mill.set().contains(at));
        let captures = landed.captures_due(rules, mills.count(), caught);
        let due = closed.union(caught);
        if due.is_empty() { landed.turned() } else { Self { due, more: captures - 1, ..landed } }
    }

    /// Takes an enemy stone; the turn goes on where another capture is due.
    fn captured(&self, rules: &Rules, at: Point) -> Self {
        let enemy_hand = match rules.ruleset().captured {
            Captured::Removed => self.enemy_hand,
            Captured::ToHand => self.enemy_hand + 1,
        };
        let taken = Self { enemy: self.enemy.without(at), enemy_hand, due: self.due.without(at), ..*self };
        let further = Self { more: taken.more.saturating_sub(1), ..taken };
        let goes_on = taken.more > 0 && taken.decided(rules).is_none() && !further.captures(rules).is_empty();
        if goes_on { further } else { taken.turned() }
    }

    /// Returns how many captures so many mills and caught stones make due, one at least.
    pub(super) fn captures_due(&self, rules: &Rules, mills: usize, caught: PointSet) -> u8 {
        match rules.ruleset().captures_per_turn {
            CapturesPerTurn::One => 1,
            CapturesPerTurn::OneAMill => (mills + caught.len()).clamp(1, Turn::MOST_CAPTURES) as u8,
        }
    }

    /// Returns the enemy stones on a line between the own stone on `at` and another of the side to move.
    pub(super) fn caught_from(&self, rules: &Rules, at: Point) -> PointSet {
        let over = rules.board().over(at);
        over.filter(|&(middle, end)| self.enemy.contains(middle) && self.own.contains(end))
            .map(|(middle, _)| middle)
            .collect()
    }

    /// Tells whether a side has too few stones left.
    #[must_use]
    pub(super) fn is_reduced(&self, rules: &Rules, color: Color) -> bool {
        let (ruleset, stones) = (rules.ruleset(), self.stones(color).len());
        let too_few = stones < usize::from(ruleset.loses_below);
        match ruleset.counting {
            Counting::WithHand => self.is_reduced_plainly(rules, color),
            Counting::AfterPlacing => too_few && self.own_hand == 0 && self.enemy_hand == 0,
            // A side that has lost a stone has had enough of them ever since the capture that took the last one.
            Counting::BoardOnly => {
                too_few && stones + usize::from(self.hand(color)) < usize::from(ruleset.stones)
            }
        }
    }

    /// Tells whether a side has too few stones left, counting its hand.
    #[inline]
    pub(super) fn is_reduced_plainly(&self, rules: &Rules, color: Color) -> bool {
        let (hand, limit) = (usize::from(self.hand(color)), usize::from(rules.ruleset().loses_below));
        hand < limit && self.stones(color).len() + hand < limit
    }

    /// Returns the position as if it were the opponent's turn, with no capture due.
    #[inline]
    #[must_use]
    pub fn turned(&self) -> Self {
        Self {
            to_move: self.to_move.opponent(),
            own: self.enemy,
            enemy: self.own,
            own_hand: self.enemy_hand,
            enemy_hand: self.own_hand,
            due: PointSet::EMPTY,
            more: 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Ply, Ruleset, Setup, perft};

    /// Where rules may be played the plain way, the full way finds the same games.
    #[test]
    fn both_ways_lead_to_the_same() {
        let positions = [
            "w W:a1,d1,c3+4 B:d2,f6,e4+4",
            "w W:a1,a4,d1,g1,c4 B:a7,b4,d2,d3,f2",
            "b W:a1,d1,g1,e5 B:d2,d3,c5",
            "w!a1-d1-g1 W:a1,d1,g1,e5 B:d2,d3,c5,b6,f6",
        ];
        let plain = Ruleset::ALL
            .iter()
            .filter_map(|ruleset| Rules::named(ruleset.id))
            .filter(|rules| rules.is_plain());
        let mut compared = 0;
        for rules in plain {
            let fully = rules.asked_fully();
            let setups = positions.iter().filter_map(|text| text.parse::<Setup>().ok());
            let positions = setups.filter_map(|setup| Position::new(rules, &setup).ok());
            for position in positions.chain([Position::start(rules)]) {
                let [one, other] = [rules, &fully].map(|rules| perft(rules, &position, 3, Ply::Action));
                assert_eq!(one, other, "{} {}", rules.ruleset().id, position.setup(rules));
                compared += 1;
            }
        }
        assert!(compared > 20, "only {compared} positions were compared");
    }
}

//! A valid position: who may do what in it.

use super::action::Action;
use super::board::Symmetry;
use super::color::{ByColor, Color};
use super::field::{Blocked, Flying, Protection};
use super::mill::{Mill, Mills};
use super::outcome::{DrawReason, Outcome, WinReason};
use super::point::{Point, PointSet};
use super::prepared::Rules;
use super::setup::{self, Closed, Setup, SetupErrors};

/// Stones, hands and whose turn it is, with no history.
///
/// Where a mill has just been closed and a stone may be taken, a *capture is due*: the same side is still to act, and
/// only a capture is legal, or a pass where captures may be declined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) to_move: Color,
    // Kept by who is to move, not by color, so that playing an action need not ask for the color.
    pub(super) own: PointSet,
    pub(super) enemy: PointSet,
    pub(super) own_hand: u8,
    pub(super) enemy_hand: u8,
    /// For what a capture is due: the points of the mills closed, and the enemy stones caught; empty where none is.
    pub(super) due: PointSet,
    /// The captures that are due after the next.
    pub(super) more: u8,
}

/// What a side does on its turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// It places stones from hand.
    Placing,
    /// It moves stones to adjacent points.
    Moving,
    /// It moves stones to any empty point.
    Flying,
}

impl Phase {
    /// All phases, in the order of a game.
    pub const ALL: [Self; 3] = [Self::Placing, Self::Moving, Self::Flying];

    /// Returns the token used in message ids, YAML and JSON.
    #[must_use]
    pub const fn token(self) -> &'static str {
        match self {
            Self::Placing => "placing",
            Self::Moving => "moving",
            Self::Flying => "flying",
        }
    }
}

/// What an action brought about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Events {
    /// The mills that it closed.
    pub closed: Mills,
    /// Whether a mill was closed and no stone may be taken, so that the turn passes.
    pub nothing_to_capture: bool,
    /// The phase that a side has come to, where it changed.
    pub phases: ByColor<Option<Phase>>,
    /// The end of the game.
    pub over: Option<Outcome>,
}

impl Position {
    /// Checks a setup against the rules.
    ///
    /// # Errors
    ///
    /// Every fault of the setup: points that the board lacks, points with two stones, more stones than the rules have,
    /// a capture due for no mill.
    pub fn new(rules: &Rules, setup: &Setup) -> Result<Self, SetupErrors> {
        setup::check(rules, setup)
    }

    /// Returns the position in which a game begins.
    #[must_use]
    pub fn start(rules: &Rules) -> Self {
        let stones = rules.ruleset().stones;
        Self {
            to_move: Color::White,
            own: PointSet::EMPTY,
            enemy: PointSet::EMPTY,
            own_hand: stones,
            enemy_hand: stones,
            due: PointSet::EMPTY,
            more: 0,
        }
    }

    /// Returns the position as a setup; [`Position::new`] makes the same position of it.
    #[must_use]
    pub fn setup(&self, rules: &Rules) -> Setup {
        let caught = self.caught();
        let points = self.due.minus(caught);
        let closed = (!points.is_empty()).then(|| {
            if setup::closable_at_once(rules, self.own, points) {
                Closed::Mills(self.closed_mills(rules).iter().map(Mill::set).collect())
            } else {
                Closed::Standing
            }
        });
        let captures = self.more + 1;
        let at_first = self.captures_due(rules, self.closed_mills(rules).len(), caught);
        Setup {
            to_move: self.to_move,
            stones: ByColor::from_fn(|color| self.stones(color)),
            hand: ByColor::from_fn(|color| self.hand(color)),
            closed,
            caught,
            captures: (self.capture_due() && captures != at_first).then_some(captures),
        }
    }

    /// Returns the side that is to act.
    #[must_use]
    pub const fn to_move(&self) -> Color {
        self.to_move
    }

    /// Returns a side's stones on the board.
    #[inline]
    #[must_use]
    pub fn stones(&self, color: Color) -> PointSet {
        if color == self.to_move { self.own } else { self.enemy }
    }

    /// Returns the number of a side's stones in hand.
    #[inline]
    #[must_use]
    pub fn hand(&self, color: Color) -> u8 {
        if color == self.to_move { self.own_hand } else { self.enemy_hand }
    }

    /// Returns whose stone stands on a point.
    #[must_use]
    pub fn at(&self, point: Point) -> Option<Color> {
        Color::ALL.into_iter().find(|&color| self.stones(color).contains(point))
    }

    /// Returns the points without a stone.
    #[inline]
    #[must_use]
    pub fn empty(&self, rules: &Rules) -> PointSet {
        rules.board().points().minus(self.own.union(self.enemy))
    }

    /// Tells whether the turn goes on with a capture: for a mill just closed, as a rule.
    #[inline]
    #[must_use]
    pub const fn capture_due(&self) -> bool {
        !self.due.is_empty()
    }

    /// Returns how many captures are due, one after the other.
    #[must_use]
    pub const fn captures_left(&self) -> u8 {
        if self.capture_due() { self.more + 1 } else { 0 }
    }

    /// Returns the mills for which a capture is due.
    #[must_use]
    pub fn closed_mills(&self, rules: &Rules) -> Mills {
        rules.board().mills_in(self.due.intersection(self.own)).collect()
    }

    /// Returns what a side does on its turns. One that chooses between placing and moving counts as placing.
    #[must_use]
    pub fn phase(&self, rules: &Rules, color: Color) -> Phase {
        if self.hand(color) > 0 {
            Phase::Placing
        } else if self.flies(rules, color) {
            Phase::Flying
        } else {
            Phase::Moving
        }
    }

    /// Tells whether a side has come down to the stones that fly, and may do what that allows.
    pub(super) fn flies(&self, rules: &Rules, color: Color) -> bool {
        let has_come_down = |color| rules.fly(self.stones(color).len());
        match rules.ruleset().flying {
            Flying::Never => false,
            Flying::At | Flying::HopOnly => self.hand(color) == 0 && has_come_down(color),
            Flying::HandIgnored => has_come_down(color),
            Flying::EitherSide => {
                let comes_down = |either| self.hand(either) == 0 && has_come_down(either);
                self.hand(color) == 0 && Color::ALL.into_iter().any(comes_down)
            }
        }
    }

    /// Returns how the game has ended, if it has.
    #[must_use]
    pub fn outcome(&self, rules: &Rules) -> Option<Outcome> {
        self.decided(rules).or_else(|| {
            let blocked = self.legal_actions(rules).next().is_none();
            blocked.then(|| match rules.ruleset().blocked {
                Blocked::Loses | Blocked::Passes => {
                    Outcome::Win { winner: self.to_move.opponent(), reason: WinReason::Blocked }
                }
                Blocked::Draws => Outcome::Draw { reason: DrawReason::Blocked },
            })
        })
    }

    /// Returns how the game has ended, where what can be played has no say in it.
    pub(super) fn decided(&self, rules: &Rules) -> Option<Outcome> {
        if let Some(loser) = Color::ALL.into_iter().find(|&color| self.is_reduced(rules, color)) {
            return Some(Outcome::Win { winner: loser.opponent(), reason: WinReason::Reduced });
        }
        let full = rules.ruleset().draws.full_board && !self.capture_due() && self.empty(rules).is_empty();
        full.then_some(Outcome::Draw { reason: DrawReason::FullBoard })
    }

    /// Returns the stones that may be taken now.
    #[must_use]
    pub fn captures(&self, rules: &Rules) -> PointSet {
        let caught = self.caught();
        if self.due.minus(caught).is_empty() { caught } else { self.takeable(rules).union(caught) }
    }

    /// Returns the enemy stones for which a capture is due because they are caught.
    pub(super) fn caught(&self) -> PointSet {
        self.due.intersection(self.enemy)
    }

    /// Returns the enemy stones that a closed mill may take.
    pub(super) fn takeable(&self, rules: &Rules) -> PointSet {
        self.takeable_beside(rules, rules.board().in_mills(self.enemy))
    }

    /// Returns the enemy stones that a closed mill may take, where mills protect these: those that stand in mills, or
    /// have stood.
    pub(super) fn takeable_beside(&self, rules: &Rules, in_mills: PointSet) -> PointSet {
        let outside = self.enemy.minus(in_mills);
        let takes_any = match rules.ruleset().protection {
            Protection::Never => true,
            Protection::UnlessAll | Protection::OnceInAMill => outside.is_empty(),
            Protection::Always => false,
            Protection::EmptyHandToo => outside.is_empty() && self.enemy_hand == 0,
        };
        if takes_any { self.enemy } else { outside }
    }

    /// Returns the same by [plain](Rules::is_plain) rules.
    #[inline]
    pub(super) fn takeable_plainly(&self, rules: &Rules) -> PointSet {
        let outside = self.enemy.minus(rules.board().in_mills(self.enemy));
        if outside.is_empty() { self.enemy } else { outside }
    }

    /// Returns the enemy stones that their mills protect from capture.
    #[must_use]
    pub fn protected(&self, rules: &Rules) -> PointSet {
        self.enemy.minus(self.takeable(rules))
    }

    /// Returns a side's stones that stand in its mills.
    #[must_use]
    pub fn mill_points(&self, rules: &Rules, color: Color) -> PointSet {
        rules.board().in_mills(self.stones(color))
    }

    /// Returns where the stone on `from` may go now.
    #[must_use]
    pub fn destinations(&self, rules: &Rules, from: Point) -> PointSet {
        self.legal_actions(rules)
            .filter_map(|action| match action {
                Action::Move { from: mover, to } if mover == from => Some(to),
                _ => None,
            })
            .collect()
    }

    /// Returns the own stones that can move now.
    #[must_use]
    pub fn movable(&self, rules: &Rules) -> PointSet {
        self.legal_actions(rules)
            .filter_map(|action| match action {
                Action::Move { from, .. } => Some(from),
                _ => None,
            })
            .collect()
    }

    /// Returns the empty points at which the side to move can close a mill with its next action.
    #[must_use]
    pub fn closing(&self, rules: &Rules) -> PointSet {
        let board = rules.board();
        self.legal_actions(rules)
            .filter_map(|action| match action {
                Action::Place(at) => board.closes(at, self.own).then_some(at),
                Action::Move { from, to } => board.closes(to, self.own.without(from)).then_some(to),
                Action::Capture(_) | Action::Pass => None,
            })
            .collect()
    }

    /// Returns the position as a symmetry of the board shows it.
    #[must_use]
    pub fn mapped(&self, symmetry: &Symmetry) -> Self {
        Self {
            own: symmetry.set(self.own),
            enemy: symmetry.set(self.enemy),
            due: symmetry.set(self.due),
            ..*self
        }
    }
}

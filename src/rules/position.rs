//! A valid position: who may do what in it.

use super::action::{Action, Turn};
use super::board::{Mill, Mills, Symmetry};
use super::color::{ByColor, Color};
use super::illegal::Illegal;
use super::outcome::{DrawReason, Outcome, WinReason};
use super::point::{Point, PointSet};
use super::prepared::Rules;
use super::setup::{self, Closed, Setup, SetupErrors};

/// Stones, hands and whose turn it is, with no history.
///
/// Where a mill has just been closed and a stone may be taken, a *capture is due*: the same side is still to act, and
/// only a capture is legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) to_move: Color,
    // Kept by who is to move, not by color, so that playing an action need not ask for the color.
    pub(super) own: PointSet,
    pub(super) enemy: PointSet,
    pub(super) own_hand: u8,
    pub(super) enemy_hand: u8,
    /// The points of the mills for which a capture is due; empty where none is.
    pub(super) closed: PointSet,
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
        let closed = setup::check(rules, setup)?;
        let (own, enemy) = (setup.to_move, setup.to_move.opponent());
        Ok(Self {
            to_move: own,
            own: setup.stones[own],
            enemy: setup.stones[enemy],
            own_hand: setup.hand[own],
            enemy_hand: setup.hand[enemy],
            closed,
        })
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
            closed: PointSet::EMPTY,
        }
    }

    /// Returns the position as a setup; [`Position::new`] makes the same position of it.
    #[must_use]
    pub fn setup(&self, rules: &Rules) -> Setup {
        let closed = self.capture_due().then(|| {
            if setup::closable_at_once(rules, self.own, self.closed) {
                Closed::Mills(self.closed_mills(rules).iter().map(Mill::set).collect())
            } else {
                Closed::Standing
            }
        });
        let stones = ByColor::from_fn(|color| self.stones(color));
        let hand = ByColor::from_fn(|color| self.hand(color));
        Setup { to_move: self.to_move, stones, hand, closed }
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

    /// Tells whether a mill has just been closed and a stone must be taken for it.
    #[inline]
    #[must_use]
    pub const fn capture_due(&self) -> bool {
        !self.closed.is_empty()
    }

    /// Returns the mills for which a capture is due.
    #[must_use]
    pub fn closed_mills(&self, rules: &Rules) -> Mills {
        rules.board().mills_in(self.closed).collect()
    }

    /// Returns what a side does on its turns.
    #[inline]
    #[must_use]
    pub fn phase(&self, rules: &Rules, color: Color) -> Phase {
        if self.hand(color) > 0 {
            Phase::Placing
        } else if self.stones(color).len() == usize::from(rules.flying_stones()) {
            Phase::Flying
        } else {
            Phase::Moving
        }
    }

    /// Returns how the game has ended, if it has.
    #[must_use]
    pub fn outcome(&self, rules: &Rules) -> Option<Outcome> {
        if let Some(loser) = Color::ALL.into_iter().find(|&color| self.is_reduced(rules, color)) {
            return Some(Outcome::Win { winner: loser.opponent(), reason: WinReason::Reduced });
        }
        let blocked = self.legal_actions(rules).next().is_none();
        blocked.then(|| {
            if rules.ruleset().draws.full_board && self.empty(rules).is_empty() {
                Outcome::Draw { reason: DrawReason::FullBoard }
            } else {
                Outcome::Win { winner: self.to_move.opponent(), reason: WinReason::Blocked }
            }
        })
    }

    /// Tells whether a side has too few stones left, counting its hand.
    #[inline]
    pub(super) fn is_reduced(&self, rules: &Rules, color: Color) -> bool {
        let (hand, limit) = (usize::from(self.hand(color)), usize::from(rules.ruleset().loses_below));
        hand < limit && self.stones(color).len() + hand < limit
    }

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
            events.closed = rules.board().mills_in(closed).collect();
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
        match action {
            Action::Place(at) => self.placed(rules, at),
            Action::Move { from, to } => self.moved(rules, from, to),
            Action::Capture(at) => self.captured(at),
            Action::Pass => self.turned(),
        }
    }

    #[inline]
    pub(super) fn placed(&self, rules: &Rules, at: Point) -> Self {
        Self { own_hand: self.own_hand - 1, ..*self }.landed(rules, at)
    }

    #[inline]
    pub(super) fn moved(&self, rules: &Rules, from: Point, to: Point) -> Self {
        Self { own: self.own.without(from), ..*self }.landed(rules, to)
    }

    #[inline]
    pub(super) fn captured(&self, at: Point) -> Self {
        Self { enemy: self.enemy.without(at), ..*self }.turned()
    }

    /// Puts down a stone of the side to move; the turn goes on where that closes a mill and a stone may be taken.
    #[inline]
    fn landed(self, rules: &Rules, at: Point) -> Self {
        let board = rules.board();
        let landed = Self { own: self.own.with(at), ..self };
        if rules.is_plain() {
            return if board.closes_plainly(at, self.own) && !self.enemy.is_empty() {
                Self { closed: board.closed_plainly_at(at, self.own), ..landed }
            } else {
                landed.turned()
            };
        }
        if board.closes(at, self.own) && !self.enemy.is_empty() {
            Self { closed: board.closed_at(at, self.own), ..landed }
        } else {
            landed.turned()
        }
    }

    /// Returns the stones that may be taken now: the enemy's outside mills or, where all stand in mills, all.
    #[must_use]
    pub fn captures(&self, rules: &Rules) -> PointSet {
        if !self.capture_due() {
            return PointSet::EMPTY;
        }
        let outside = self.enemy.minus(rules.board().in_mills(self.enemy));
        if outside.is_empty() { self.enemy } else { outside }
    }

    /// Returns the enemy stones that their mills protect from capture.
    #[must_use]
    pub fn protected(&self, rules: &Rules) -> PointSet {
        let in_mills = rules.board().in_mills(self.enemy);
        if in_mills == self.enemy { PointSet::EMPTY } else { in_mills }
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
            closed: PointSet::EMPTY,
        }
    }

    /// Returns the position as a symmetry of the board shows it.
    #[must_use]
    pub fn mapped(&self, symmetry: &Symmetry) -> Self {
        Self {
            own: symmetry.set(self.own),
            enemy: symmetry.set(self.enemy),
            closed: symmetry.set(self.closed),
            ..*self
        }
    }
}

//! A valid position: who may do what in it.

use super::action::{Action, Turn};
use super::board::{Board, Mill, Mills, Symmetry};
use super::color::{ByColor, Color};
use super::illegal::Illegal;
use super::outcome::{Outcome, WinReason};
use super::point::{Point, PointSet, Points};
use super::ruleset::Rules;
use super::setup::{self, Closed, Setup, SetupErrors};

/// Stones, hands and whose turn it is, with no history.
///
/// Where a mill has just been closed and a stone may be taken, a *capture is due*: the same side is still to act, and
/// only a capture is legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) stones: ByColor<PointSet>,
    pub(super) hand: ByColor<u8>,
    pub(super) to_move: Color,
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
        Ok(Self { stones: setup.stones, hand: setup.hand, to_move: setup.to_move, closed })
    }

    /// Returns the position in which a game begins.
    #[must_use]
    pub fn start(rules: &Rules) -> Self {
        let stones = rules.ruleset().stones;
        Self {
            stones: ByColor::default(),
            hand: ByColor { white: stones, black: stones },
            to_move: Color::White,
            closed: PointSet::EMPTY,
        }
    }

    /// Returns the position as a setup; [`Position::new`] makes the same position of it.
    #[must_use]
    pub fn setup(&self, rules: &Rules) -> Setup {
        let closed = self.capture_due().then(|| {
            if setup::closable_at_once(rules, self.stones[self.to_move], self.closed) {
                Closed::Mills(self.closed_mills(rules).iter().map(Mill::set).collect())
            } else {
                Closed::Standing
            }
        });
        Setup { to_move: self.to_move, stones: self.stones, hand: self.hand, closed }
    }

    /// Returns the side that is to act.
    #[must_use]
    pub const fn to_move(&self) -> Color {
        self.to_move
    }

    /// Returns a side's stones on the board.
    #[must_use]
    pub fn stones(&self, color: Color) -> PointSet {
        self.stones[color]
    }

    /// Returns the number of a side's stones in hand.
    #[must_use]
    pub fn hand(&self, color: Color) -> u8 {
        self.hand[color]
    }

    /// Returns whose stone stands on a point.
    #[must_use]
    pub fn at(&self, point: Point) -> Option<Color> {
        Color::ALL.into_iter().find(|&color| self.stones[color].contains(point))
    }

    /// Returns the points without a stone.
    #[inline]
    #[must_use]
    pub fn empty(&self, rules: &Rules) -> PointSet {
        rules.board().points().minus(self.stones.white.union(self.stones.black))
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
        if self.hand[color] > 0 {
            Phase::Placing
        } else if self.stones[color].len() == usize::from(rules.ruleset().flies_at) {
            Phase::Flying
        } else {
            Phase::Moving
        }
    }

    /// Returns how the game has ended, if it has.
    #[must_use]
    pub fn outcome(&self, rules: &Rules) -> Option<Outcome> {
        if let Some(loser) = Color::ALL.into_iter().find(|&color| self.is_reduced(rules, color)) {
            return Some(Outcome { winner: loser.opponent(), reason: WinReason::Reduced });
        }
        let blocked = self.legal_actions(rules).next().is_none();
        blocked.then(|| Outcome { winner: self.to_move.opponent(), reason: WinReason::Blocked })
    }

    /// Tells whether a side has too few stones left, counting its hand.
    #[inline]
    fn is_reduced(&self, rules: &Rules, color: Color) -> bool {
        self.stones[color].len() + usize::from(self.hand[color]) < usize::from(rules.ruleset().loses_below)
    }

    /// Judges an action of the side to move.
    ///
    /// # Errors
    ///
    /// The first reason against it, in the order of [`IllegalKind::ALL`](super::IllegalKind::ALL).
    pub fn check(&self, rules: &Rules, action: Action) -> Result<(), Illegal> {
        if let Some(outcome) = self.outcome(rules) {
            return Err(Illegal::GameOver { outcome });
        }
        match action {
            Action::Capture(at) => self.check_capture(rules, at),
            _ if self.capture_due() => {
                Err(Illegal::CaptureDue { closed: self.closed_mills(rules), free: self.captures(rules) })
            }
            Action::Pass => Err(Illegal::PassForbidden { legal: self.legal_actions(rules).count() }),
            Action::Place(at) => self.check_placing(rules, at),
            Action::Move { from, to } => self.check_move(rules, from, to),
        }
    }

    fn check_capture(&self, rules: &Rules, at: Point) -> Result<(), Illegal> {
        let (own, enemy) = (self.stones[self.to_move], self.stones[self.to_move.opponent()]);
        if !self.capture_due() {
            return Err(Illegal::NoCaptureDue { standing: rules.board().mills_in(own).collect() });
        }
        is_point(rules, at)?;
        if own.contains(at) {
            return Err(Illegal::OwnStone { at });
        }
        if !enemy.contains(at) {
            return Err(Illegal::Empty { at });
        }
        let free = self.captures(rules);
        if !free.contains(at) {
            let mut mills = rules.board().mills_in(enemy).filter(|mill| mill.set().contains(at));
            let mill = mills.next().expect("only a mill protects a stone");
            return Err(Illegal::Protected { at, mill, free });
        }
        Ok(())
    }

    fn check_placing(&self, rules: &Rules, at: Point) -> Result<(), Illegal> {
        if self.hand[self.to_move] == 0 {
            return Err(Illegal::HandEmpty { stones: self.stones[self.to_move].len() as u8 });
        }
        is_point(rules, at)?;
        self.is_free(at)
    }

    fn check_move(&self, rules: &Rules, from: Point, to: Point) -> Result<(), Illegal> {
        let (board, own, left) = (rules.board(), self.stones[self.to_move], self.hand[self.to_move]);
        let flies = own.len() == usize::from(rules.ruleset().flies_at);
        if left > 0 {
            let would_fly =
                own.contains(from) && self.empty(rules).contains(to) && !board.neighbours(from).contains(to);
            return Err(if flies && would_fly {
                Illegal::FlyingWhilePlacing { left }
            } else {
                Illegal::StonesInHand { left }
            });
        }
        is_point(rules, from)?;
        is_point(rules, to)?;
        match self.at(from) {
            None => return Err(Illegal::Empty { at: from }),
            Some(color) if color != self.to_move => return Err(Illegal::NotYourStone { at: from }),
            Some(_) if from == to => return Err(Illegal::SamePoint { at: from }),
            Some(_) => self.is_free(to)?,
        }
        if flies || board.neighbours(from).contains(to) {
            return Ok(());
        }
        let stones = own.len() as u8;
        Err(match board.line_through(from, to) {
            Some(line) => {
                let between = line.middle();
                Illegal::NotAdjacent { from, to, between, jumps: self.at(between).is_some(), stones }
            }
            None => Illegal::OffLine { from, to, diagonal: from.is_diagonal_to(to), stones },
        })
    }

    fn is_free(&self, at: Point) -> Result<(), Illegal> {
        match self.at(at) {
            Some(by) => Err(Illegal::Occupied { at, by }),
            None => Ok(()),
        }
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
            let closed = rules.board().closed_at(at, next.stones[self.to_move].without(at));
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
        let mut next = *self;
        match action {
            Action::Place(at) => {
                next.hand[self.to_move] -= 1;
                next.land(rules, at);
            }
            Action::Move { from, to } => {
                next.stones[self.to_move].remove(from);
                next.land(rules, to);
            }
            Action::Capture(at) => {
                next.stones[self.to_move.opponent()].remove(at);
                next.closed = PointSet::EMPTY;
                next.to_move = self.to_move.opponent();
            }
            Action::Pass => next.to_move = self.to_move.opponent(),
        }
        next
    }

    /// Puts down a stone of the side to move; the turn goes on where that closes a mill and a stone may be taken.
    #[inline]
    fn land(&mut self, rules: &Rules, at: Point) {
        let opponent = self.to_move.opponent();
        let own = &mut self.stones[self.to_move];
        let closed = rules.board().closed_at(at, *own);
        own.insert(at);
        if closed.is_empty() || self.stones[opponent].is_empty() {
            self.to_move = opponent;
        } else {
            self.closed = closed;
        }
    }

    /// Returns the legal actions of the side to move, in no promised order; none where the game is over.
    #[must_use]
    pub fn legal_actions(&self, rules: &Rules) -> Actions {
        if Color::ALL.into_iter().any(|color| self.is_reduced(rules, color)) {
            return Actions::none();
        }
        if self.capture_due() {
            return Actions::points(self.captures(rules), Action::Capture);
        }
        let (own, empty) = (self.stones[self.to_move], self.empty(rules));
        match (self.phase(rules, self.to_move), own.first()) {
            (Phase::Placing, _) => Actions::points(empty, Action::Place),
            (_, None) => Actions::none(),
            (phase, Some(from)) => Actions(Kind::Moves {
                from,
                targets: PointSet::EMPTY.into_iter(),
                movers: own.into_iter(),
                empty,
                walks: (phase == Phase::Moving).then(|| rules.board()),
            }),
        }
    }

    /// Returns every whole legal turn of the side to move.
    #[must_use]
    pub fn legal_turns(&self, rules: &Rules) -> Vec<Turn> {
        let turns = self.legal_actions(rules).flat_map(|first| {
            let after = self.apply(rules, first);
            if after.capture_due() {
                after.captures(rules).into_iter().map(|at| Turn { first, capture: Some(at) }).collect()
            } else {
                vec![Turn::from(first)]
            }
        });
        turns.collect()
    }

    /// Returns the stones that may be taken now: the enemy's outside mills or, where all stand in mills, all.
    #[must_use]
    pub fn captures(&self, rules: &Rules) -> PointSet {
        if !self.capture_due() {
            return PointSet::EMPTY;
        }
        let enemy = self.stones[self.to_move.opponent()];
        let outside = enemy.minus(rules.board().in_mills(enemy));
        if outside.is_empty() { enemy } else { outside }
    }

    /// Returns the enemy stones that their mills protect from capture.
    #[must_use]
    pub fn protected(&self, rules: &Rules) -> PointSet {
        let enemy = self.stones[self.to_move.opponent()];
        let in_mills = rules.board().in_mills(enemy);
        if in_mills == enemy { PointSet::EMPTY } else { in_mills }
    }

    /// Returns a side's stones that stand in its mills.
    #[must_use]
    pub fn mill_points(&self, rules: &Rules, color: Color) -> PointSet {
        rules.board().in_mills(self.stones[color])
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
        let own = self.stones[self.to_move];
        self.legal_actions(rules)
            .filter_map(|action| match action {
                Action::Place(at) => rules.board().closes(at, own).then_some(at),
                Action::Move { from, to } => rules.board().closes(to, own.without(from)).then_some(to),
                Action::Capture(_) | Action::Pass => None,
            })
            .collect()
    }

    /// Returns the position as if it were the opponent's turn, with no capture due.
    #[must_use]
    pub fn turned(&self) -> Self {
        Self { to_move: self.to_move.opponent(), closed: PointSet::EMPTY, ..*self }
    }

    /// Returns the position as a symmetry of the board shows it.
    #[must_use]
    pub fn mapped(&self, symmetry: &Symmetry) -> Self {
        Self {
            stones: ByColor::from_fn(|color| symmetry.set(self.stones[color])),
            closed: symmetry.set(self.closed),
            ..*self
        }
    }
}

/// Refuses a cell that is no point of the board.
fn is_point(rules: &Rules, at: Point) -> Result<(), Illegal> {
    if rules.board().points().contains(at) { Ok(()) } else { Err(Illegal::NotAPoint { at }) }
}

/// The legal actions of a position; made by [`Position::legal_actions`].
#[derive(Clone, Debug)]
pub struct Actions(Kind);

#[derive(Clone, Debug)]
enum Kind {
    /// One action a point.
    Points { points: Points, make: fn(Point) -> Action },
    /// Moves, one mover after the other.
    Moves {
        /// The stone that moves to `targets`.
        from: Point,
        targets: Points,
        /// The stones after it.
        movers: Points,
        empty: PointSet,
        /// The board whose neighbours are the targets; `None` for a side that flies.
        walks: Option<&'static Board>,
    },
}

impl Actions {
    fn none() -> Self {
        Self::points(PointSet::EMPTY, Action::Place)
    }

    fn points(points: PointSet, make: fn(Point) -> Action) -> Self {
        Self(Kind::Points { points: points.into_iter(), make })
    }
}

impl Iterator for Actions {
    type Item = Action;

    #[inline]
    fn next(&mut self) -> Option<Action> {
        match &mut self.0 {
            Kind::Points { points, make } => points.next().map(*make),
            Kind::Moves { from, targets, movers, empty, walks } => loop {
                if let Some(to) = targets.next() {
                    return Some(Action::Move { from: *from, to });
                }
                *from = movers.next()?;
                *targets =
                    walks.map_or(*empty, |board| board.neighbours(*from).intersection(*empty)).into_iter();
            },
        }
    }
}

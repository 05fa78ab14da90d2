//! What earlier turns have to say on an action and on the end of the game.

use crate::rules::{
    Action, Blocked, Color, DrawReason, Illegal, Mill, Mills, Outcome, Point, PointSet, Position, Protection,
    Reclose, WinReason,
};

use super::state::State;
use super::{Game, Step};

/// How often the same mill may be closed where a third time is refused.
const TWICE: usize = 2;

impl Game<'_> {
    /// Judges an action of the side to move.
    ///
    /// # Errors
    ///
    /// The first reason against it, in the order of [`IllegalKind::ALL`](crate::rules::IllegalKind::ALL).
    pub fn check(&self, action: Action) -> Result<(), Illegal> {
        if let Some(outcome) = self.outcome() {
            return Err(Illegal::GameOver { outcome });
        }
        if action == Action::Pass && self.is_stuck() && self.rules.ruleset().blocked == Blocked::Passes {
            return Ok(());
        }
        self.position().check(self.rules, action)?;
        self.check_history(action)
    }

    /// Returns the legal actions of the side to move, in no promised order; none where the game is over.
    #[must_use]
    pub fn legal_actions(&self) -> Vec<Action> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let mut actions: Vec<Action> = self.allowed_by_history().collect();
        if actions.is_empty() {
            actions.push(Action::Pass);
        }
        actions
    }

    /// Returns the stones that may be taken now.
    #[must_use]
    pub fn captures(&self) -> PointSet {
        let free = self.position().captures(self.rules);
        if self.rules.ruleset().protection != Protection::OnceInAMill {
            return free;
        }
        let never_in_mills = free.minus(self.state().milled[self.position().to_move().opponent()]);
        if never_in_mills.is_empty() { free } else { never_in_mills }
    }

    /// Returns the enemy stones that mills protect from capture: those in which they stand or, where the rules ask for it,
    /// once stood.
    #[must_use]
    pub fn protected(&self) -> PointSet {
        let position = self.position();
        if self.rules.ruleset().protection != Protection::OnceInAMill {
            return position.protected(self.rules);
        }
        let milled = self.state().milled[position.to_move().opponent()];
        position.enemy.minus(position.takeable_beside(self.rules, milled))
    }

    /// Goes through the actions that the position and the turns before it allow.
    fn allowed_by_history(&self) -> impl Iterator<Item = Action> + '_ {
        let actions = self.position().legal_actions(self.rules);
        actions.filter(|&action| self.check_history(action).is_ok())
    }

    /// Tells whether it is the turns before alone that leave the side to move nothing to play.
    pub(super) fn is_stuck(&self) -> bool {
        self.rules.ruleset().reclose == Reclose::Twice && self.allowed_by_history().next().is_none()
    }

    fn check_history(&self, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Place(_) | Action::Move { .. } => {
                if self.rules.ruleset().reclose != Reclose::Twice {
                    return Ok(());
                }
                let by = self.position().to_move();
                let spent = self.closes(action).iter().find(|&mill| self.times_closed(by, mill) >= TWICE);
                spent.map_or(Ok(()), |mill| Err(Illegal::ClosedTwice { mill }))
            }
            Action::Capture(at) => {
                let free = self.captures();
                let protecting = if free.contains(at) { None } else { self.once_in(at) };
                protecting.map_or(Ok(()), |mill| Err(Illegal::Protected { at, mill, free }))
            }
            Action::Pass => Ok(()),
        }
    }

    /// Returns the mills that a placing or a move would close.
    fn closes(&self, action: Action) -> Mills {
        let (at, left) = match action {
            Action::Place(at) => (at, PointSet::EMPTY),
            Action::Move { from, to } => (to, PointSet::of(from)),
            Action::Capture(_) | Action::Pass => return Mills::default(),
        };
        let (board, own) = (self.rules.board(), self.position().stones(self.position().to_move()));
        let closed = board.closed_at(at, own.minus(left));
        board.mills_in(closed).filter(|mill| mill.set().contains(at)).collect()
    }

    /// Returns how often a side has closed a mill in this game. One that stands at its beginning was closed before.
    fn times_closed(&self, by: Color, mill: Mill) -> usize {
        let before = usize::from(self.start.position.stones(by).contains_all(mill.set()));
        // A step that closes a mill leaves its stones there: whose they are tells who closed it.
        let closed = self.played.iter().filter(|played| {
            let state = &played.state;
            state.position.stones(by).contains_all(mill.set())
                && state.closed.iter().any(|closed| closed == mill)
        });
        before + closed.count()
    }

    /// Returns the mill in which the enemy stone on `at` stood last.
    fn once_in(&self, mut at: Point) -> Option<Mill> {
        let enemy = self.position().to_move().opponent();
        let mill_at = |state: &State, at| {
            let stones = state.position.stones(enemy);
            let mut mills = self.rules.board().mills_through(at);
            mills.find(|mill| stones.contains_all(mill.set()))
        };
        for played in self.played.iter().rev() {
            if let Some(mill) = mill_at(&played.state, at) {
                return Some(mill);
            }
            match played.step {
                Step::Act(Action::Move { from, to }) if to == at => at = from,
                Step::Act(Action::Place(to)) if to == at => return None,
                Step::Act(_) | Step::Resign(_) | Step::Agree => {}
            }
        }
        mill_at(&self.start, at)
    }

    /// Takes from a position, to which closing these mills led, the captures for mills that have taken theirs before;
    /// tells whether nothing is left to take.
    pub(super) fn without_spent_mills(&self, position: Position, closed: &Mills) -> (Position, bool) {
        let by = self.position().to_move();
        let is_spent = |&mill: &Mill| self.times_closed(by, mill) > 0;
        if self.rules.ruleset().reclose != Reclose::Never || !position.capture_due() {
            return (position, false);
        }
        let (spent, fresh): (Vec<Mill>, Vec<Mill>) = closed.iter().partition(is_spent);
        let points = |mills: &[Mill]| mills.iter().fold(PointSet::EMPTY, |all, mill| all.union(mill.set()));
        let due = position.due.minus(points(&spent)).union(points(&fresh));
        if due.is_empty() {
            return (position.turned(), true);
        }
        let more = position.more.saturating_sub(spent.len() as u8);
        (Position { due, more, ..position }, false)
    }

    /// Judges whether the state reached ends the game.
    pub(super) fn judge(&self) -> Option<Outcome> {
        let (state, ruleset) = (self.state(), self.rules.ruleset());
        let draw = |reason| Outcome::Draw { reason };
        let stuck = || match ruleset.blocked {
            Blocked::Loses => {
                let winner = state.position.to_move().opponent();
                Some(Outcome::Win { winner, reason: WinReason::Blocked })
            }
            Blocked::Draws => Some(draw(DrawReason::Blocked)),
            Blocked::Passes => None,
        };
        let times = |limit: u8| state.times >= u32::from(limit) && state.times > 0;
        let repetition = ruleset.draws.repetition.filter(|&limit| times(limit));
        let whole_turn = !state.position.capture_due();
        state
            .position
            .outcome(self.rules)
            .or_else(|| if self.is_stuck() { stuck() } else { None })
            .or_else(|| repetition.map(|times| draw(DrawReason::Repetition { times })))
            .or_else(|| self.rules.quiet_draw(state.quiet).filter(|_| whole_turn))
    }
}

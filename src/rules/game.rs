//! A game: what has been played, and what depends on it.

mod history;
mod state;

use std::collections::HashMap;
use std::fmt;

use super::action::{Action, Turn};
use super::color::Color;
use super::illegal::Illegal;
use super::outcome::{DrawReason, Outcome, WinReason};
use super::position::{Events, Position};
use super::prepared::Rules;

use state::State;

/// A game by certain rules: a beginning, and the steps played from there.
///
/// A [`Position`] knows no history. A game judges as its position does, and besides by what came before:
///
/// - **Repetition.** Counted are the positions after whole turns that began with no placing; equal are those with the
///   same stones, hands and side to move. So the first position that counts is the one after the first move of a stone,
///   not the one in which the last stone has just been placed, nor the one in which the game begins.
/// - **Quiet plies.** A turn in which no stone was placed or taken is a quiet ply; any other starts the count anew.
///   Where the rules count from the third phase, plies before it don't count: it begins with the first turn after placing
///   is over at which a side has no more stones on the board than [fly](super::Ruleset::flies_at).
/// - **Mills closed before** and **stones that once stood in a mill**, where the rules ask for them.
///
/// A win goes before a draw, and repetition before quiet plies, where one turn brings about both.
///
/// ```
/// use malom::rules::{DrawReason, Game, Outcome, Position, Rules};
///
/// let rules = Rules::standard();
/// let start = Position::new(rules, &"w W:a1,d2,g4,b6 B:d6,f2,c5,a7".parse()?)?;
/// let mut game = Game::from_position(rules, start, 0);
/// let to_and_fro = "a1-d1 d6-d5 d1-a1 d5-d6 ".repeat(2);
/// for action in to_and_fro.split_whitespace() {
///     game.play(action.parse()?)?;
/// }
/// assert_eq!(game.outcome(), None, "the position in which it began has come but twice");
/// game.play("a1-d1".parse()?)?;
/// assert_eq!(game.outcome(), Some(Outcome::Draw { reason: DrawReason::Repetition { times: 3 } }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game<'r> {
    rules: &'r Rules,
    start: State,
    played: Vec<Played>,
    /// What was taken back, the latest first to be played again.
    undone: Vec<Played>,
    /// How often each position that counts for repetition has occurred.
    seen: HashMap<Position, u32>,
}

/// A step with the state that it led to.
#[derive(Clone, Debug)]
struct Played {
    step: Step,
    state: State,
}

/// One step of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// The side to move played an action.
    Act(Action),
    /// A side gave up.
    Resign(Color),
    /// The players agreed on a draw.
    Agree,
}

/// Why a game can't be ended so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CannotEnd {
    /// It has ended already.
    Over {
        /// How.
        outcome: Outcome,
    },
    /// The rules know no draw by agreement.
    NoAgreement,
}

impl fmt::Display for CannotEnd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over { outcome } => write!(f, "the game has ended already: {}", outcome.token()),
            Self::NoAgreement => f.write_str("these rules know no draw by agreement"),
        }
    }
}

impl std::error::Error for CannotEnd {}

impl<'r> Game<'r> {
    /// Begins a game.
    #[must_use]
    pub fn new(rules: &'r Rules) -> Self {
        Self::from_position(rules, Position::start(rules), 0)
    }

    /// Begins a game from a position before which `quiet_plies` were played without a placing or a capture.
    #[must_use]
    pub fn from_position(rules: &'r Rules, position: Position, quiet_plies: u32) -> Self {
        let start = State::new(rules, position, quiet_plies);
        let mut game = Self { rules, start, played: Vec::new(), undone: Vec::new(), seen: HashMap::new() };
        game.start.outcome = game.judge();
        game
    }

    /// Returns the rules that it is played by.
    #[must_use]
    pub const fn rules(&self) -> &'r Rules {
        self.rules
    }

    /// Returns the position in which it began.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start.position
    }

    /// Returns the position reached.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.state().position
    }

    /// Returns how it has ended, if it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.state().outcome
    }

    /// Returns the plies in a row without a placing or a capture, as the rules count them. A turn that is not over yet
    /// does not count.
    #[must_use]
    pub fn quiet_plies(&self) -> u32 {
        self.state().quiet
    }

    /// Returns how often the position has occurred, this time included; 0 where it does not count.
    #[must_use]
    pub fn occurrences(&self) -> u32 {
        self.state().times
    }

    /// Goes through the steps played so far.
    pub fn steps(&self) -> impl Iterator<Item = Step> + '_ {
        self.played.iter().map(|played| played.step)
    }

    /// Returns the turns played so far; the last may lack its capture.
    #[must_use]
    pub fn turns(&self) -> Vec<Turn> {
        let mut turns: Vec<(Action, Vec<_>)> = Vec::new();
        let mut due = false;
        for (step, state) in self.played.iter().map(|played| (played.step, &played.state)) {
            match (step, turns.last_mut()) {
                (Step::Act(Action::Capture(at)), Some((_, captures))) if due => captures.push(at),
                (Step::Act(action), _) => turns.push((action, Vec::new())),
                (Step::Resign(_) | Step::Agree, _) => {}
            }
            due = state.position.capture_due();
        }
        turns.into_iter().map(|(first, captures)| Turn::new(first, captures)).collect()
    }

    /// Plays an action and tells what it brought about. What was taken back can't be played again after it.
    ///
    /// # Errors
    ///
    /// As [`Game::check`].
    pub fn play(&mut self, action: Action) -> Result<Events, Illegal> {
        self.check(action)?;
        let here = self.state();
        let (position, mut events) = if action == Action::Pass && self.is_stuck() {
            (here.position.turned(), Events::default())
        } else {
            here.position.play(self.rules, action)?
        };
        let (position, spent) = self.without_spent_mills(position, &events.closed);
        events.nothing_to_capture |= spent;
        let state = here.after(self.rules, action, position, events.closed.clone());
        self.undone.clear();
        self.push(Played { step: Step::Act(action), state });
        let outcome = self.judge();
        if let Some(last) = self.played.last_mut() {
            last.state.outcome = outcome;
        }
        events.over = outcome;
        Ok(events)
    }

    /// Ends the game by a side's giving up, whoever is to move.
    ///
    /// # Errors
    ///
    /// The game has ended already.
    pub fn resign(&mut self, loser: Color) -> Result<(), CannotEnd> {
        let reason = WinReason::Resigned;
        self.end(Step::Resign(loser), Outcome::Win { winner: loser.opponent(), reason })
    }

    /// Ends the game by the players' agreeing on a draw.
    ///
    /// # Errors
    ///
    /// The game has ended already, or the rules know no such draw.
    pub fn agree(&mut self) -> Result<(), CannotEnd> {
        if self.outcome().is_none() && !self.rules.ruleset().draws.agreement {
            return Err(CannotEnd::NoAgreement);
        }
        self.end(Step::Agree, Outcome::Draw { reason: DrawReason::Agreement })
    }

    fn end(&mut self, step: Step, outcome: Outcome) -> Result<(), CannotEnd> {
        if let Some(outcome) = self.outcome() {
            return Err(CannotEnd::Over { outcome });
        }
        self.undone.clear();
        self.push(Played { step, state: self.state().ended(outcome) });
        Ok(())
    }

    /// Takes back the last step and returns it: an action, so that a turn with its capture takes two; or the end that
    /// the players made.
    pub fn undo(&mut self) -> Option<Step> {
        let last = self.played.pop()?;
        if last.state.times > 0 {
            self.seen.insert(last.state.position, last.state.times - 1);
        }
        let step = last.step;
        self.undone.push(last);
        Some(step)
    }

    /// Plays the step again that was taken back last, and returns it.
    pub fn redo(&mut self) -> Option<Step> {
        let next = self.undone.pop()?;
        let step = next.step;
        self.push(next);
        Some(step)
    }

    fn state(&self) -> &State {
        self.played.last().map_or(&self.start, |last| &last.state)
    }

    fn push(&mut self, mut played: Played) {
        let state = &mut played.state;
        if state.times > 0 {
            let times = self.seen.entry(state.position).or_default();
            *times += 1;
            state.times = *times;
        }
        self.played.push(played);
    }
}

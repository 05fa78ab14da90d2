//! A game as it is played turn by turn from a puzzle's position.

use crate::rules::{Action, Color, Events, Game, Illegal, Outcome, Position, Rules, Turn};

/// A game from a position on, with where each turn began.
#[derive(Clone, Debug)]
pub(super) struct Line {
    game: Game<'static>,
    /// Where each turn began, and with how many quiet plies; the present one last.
    begins: Vec<(Position, u32)>,
    turns: Vec<Turn>,
    /// What is played of the present turn.
    begun: Vec<Action>,
}

impl Line {
    pub(super) fn new(rules: &'static Rules, position: Position, quiet: u32) -> Self {
        let game = Game::from_position(rules, position, quiet);
        let begins = vec![(position, game.quiet_plies())];
        Self { game, begins, turns: Vec::new(), begun: Vec::new() }
    }

    /// The position on the board.
    pub(super) fn position(&self) -> Position {
        *self.game.position()
    }

    /// The position in which the present turn began, and the quiet plies before it.
    pub(super) fn begin(&self) -> (Position, u32) {
        *self.begins.last().expect("the turn of the start never ends before the next begins")
    }

    /// The position in which the last whole turn began, and the quiet plies before it; the start where there is none.
    pub(super) fn begin_before(&self) -> (Position, u32) {
        self.begins[self.begins.len().saturating_sub(2)]
    }

    pub(super) fn to_move(&self) -> Color {
        self.game.position().to_move()
    }

    pub(super) fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// What is played of the present turn.
    pub(super) fn begun(&self) -> &[Action] {
        &self.begun
    }

    /// The whole turns so far.
    pub(super) fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// Plays an action; tells the turn that it completes.
    pub(super) fn play(&mut self, action: Action) -> Result<(Option<Turn>, Events), Illegal> {
        let events = self.game.play(action)?;
        self.begun.push(action);
        if self.game.position().capture_due() {
            return Ok((None, events));
        }
        let turn = Turn::new(self.begun[0], self.begun[1..].iter().filter_map(|action| action.target()));
        self.begun.clear();
        self.turns.push(turn);
        self.begins.push((self.position(), self.game.quiet_plies()));
        Ok((Some(turn), events))
    }

    /// Plays a whole legal turn; tells whether it was one.
    pub(super) fn play_turn(&mut self, turn: Turn) -> bool {
        turn.actions().all(|action| self.play(action).is_ok())
    }

    /// Takes back what is played of the present turn; tells whether there was anything.
    pub(super) fn undo_begun(&mut self) -> bool {
        let any = !self.begun.is_empty();
        for _ in self.begun.drain(..) {
            self.game.undo();
        }
        any
    }

    /// Takes back the last action of the present turn; tells whether there was one.
    pub(super) fn undo_action(&mut self) -> bool {
        self.begun.pop().is_some_and(|_| self.game.undo().is_some())
    }

    /// Takes back the last whole turn, and what was played after it; tells it.
    pub(super) fn undo_turn(&mut self) -> Option<Turn> {
        self.undo_begun();
        let turn = self.turns.pop()?;
        self.begins.pop();
        for _ in turn.actions() {
            self.game.undo();
        }
        Some(turn)
    }
}

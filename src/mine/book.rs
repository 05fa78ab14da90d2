//! What positions are worth: by the tables and, while the last stones are placed, by going through the placings.

use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt;

use crate::rules::{Color, Position, Rules, Turn};
use crate::solver::{TableError, Tables, Value};

/// Why a position's value is not known.
#[derive(Clone, Debug)]
pub enum NotKnown {
    /// A table is refused, or damaged where the position stands.
    Table(TableError),
    /// It stands in no table that is there.
    NoTable,
}

impl fmt::Display for NotKnown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Table(error) => error.fmt(f),
            Self::NoTable => f.write_str("a position stands in no table that is built"),
        }
    }
}

impl std::error::Error for NotKnown {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Table(error) => Some(error),
            Self::NoTable => None,
        }
    }
}

/// A turn with what comes of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    /// The turn.
    pub(super) turn: Turn,
    /// The position after it.
    pub(super) after: Position,
    /// What it gives the side that plays it.
    pub(super) value: Value,
}

impl Choice {
    /// Tells whether it wins, however late.
    pub(super) const fn wins(&self) -> bool {
        matches!(self.value, Value::Win(_))
    }

    /// Tells whether it loses, but not at once: so late that a mill that is due is not all there is to see, and so soon
    /// that a learner can be shown why.
    pub(super) fn is_tempting(&self) -> bool {
        matches!(self.value, Value::Loss(4..=16))
    }

    /// Tells whether it loses.
    pub(super) const fn loses(&self) -> bool {
        matches!(self.value, Value::Loss(_))
    }
}

/// Looks up values. It remembers what it has searched, so each candidate has one of its own.
#[derive(Debug)]
pub(super) struct Book<'t> {
    pub(super) rules: &'static Rules,
    tables: &'t Tables,
    searched: RefCell<HashMap<Position, Value>>,
}

impl<'t> Book<'t> {
    pub(super) fn new(rules: &'static Rules, tables: &'t Tables) -> Self {
        Self { rules, tables, searched: RefCell::default() }
    }

    /// Returns the value of a position in which no capture is due.
    ///
    /// # Errors
    ///
    /// It is not known.
    pub(super) fn value(&self, position: &Position) -> Result<Value, NotKnown> {
        if let Some(outcome) = position.outcome(self.rules) {
            return Ok(match outcome.winner() {
                None => Value::Draw,
                Some(winner) if winner == position.to_move() => Value::Win(0),
                Some(_) => Value::Loss(0),
            });
        }
        if Color::ALL.iter().all(|&color| position.hand(color) == 0) {
            return self.tables.probe(position).map_err(NotKnown::Table)?.ok_or(NotKnown::NoTable);
        }
        if let Some(&value) = self.searched.borrow().get(position) {
            return Ok(value);
        }
        let mut best = Value::Loss(0);
        for choice in self.choices(position)? {
            best = best.max(choice.value);
        }
        self.searched.borrow_mut().insert(*position, best);
        Ok(best)
    }

    /// Lists every whole turn, sorted, with what comes of it.
    ///
    /// # Errors
    ///
    /// What comes of one is not known.
    pub(super) fn choices(&self, position: &Position) -> Result<Vec<Choice>, NotKnown> {
        let mut turns = position.legal_turns(self.rules);
        turns.sort();
        let choice = |turn: Turn| {
            let after = turn.actions().fold(*position, |position, action| position.apply(self.rules, action));
            Ok(Choice { turn, after, value: self.value(&after)?.before() })
        };
        turns.into_iter().map(choice).collect()
    }
}

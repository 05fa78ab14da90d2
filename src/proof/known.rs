//! What is known of positions before anything is searched.

use std::sync::Arc;

use crate::rules::{Color, Position};
use crate::solver::{Pair, TableError, Tables, Value, Values};

/// The values of small tables, where the rules have tables at all.
#[derive(Clone, Debug)]
pub struct Known {
    tables: Option<Arc<Tables>>,
    most_stones: u8,
}

impl Known {
    /// Takes tables of at most so many stones; larger ones are not asked even where they are there, so that a proof does
    /// not hang on what somebody happens to have built.
    #[must_use]
    pub const fn new(tables: Option<Arc<Tables>>, most_stones: u8) -> Self {
        Self { tables, most_stones }
    }

    /// Returns the pair in whose table a position stands, where that is one of those that are asked.
    #[must_use]
    pub fn pair_of(&self, position: &Position) -> Option<Pair> {
        let stones: usize = Color::ALL.into_iter().map(|color| position.stones(color).len()).sum();
        let tables = self.tables.as_ref().filter(|_| stones <= usize::from(self.most_stones))?;
        tables.pair_of(position)
    }
}

impl Values for Known {
    type Fault = TableError;

    fn value(&self, position: &Position) -> Result<Option<Value>, TableError> {
        match (&self.tables, self.pair_of(position)) {
            (Some(tables), Some(_)) => tables.probe(position),
            _ => Ok(None),
        }
    }

    /// Where stones are in hand, a capture is due or there are too many stones, it is the largest of the pairs that a
    /// few captures lead to: with it, those below are built.
    fn missing(&self, position: &Position) -> Option<Pair> {
        let tables = self.tables.as_ref()?;
        let counts = Color::ALL.map(|color| {
            let lost = u8::from(position.capture_due() && color != position.to_move());
            (position.stones(color).len() as u8 + position.hand(color)).saturating_sub(lost)
        });
        let below = |pair: Pair| {
            let reached = Pair::new(counts[0], counts[1]);
            pair.stones() <= self.most_stones
                && pair.larger() <= reached.larger()
                && pair.smaller() <= reached.smaller()
        };
        // A table that is refused needs building as well.
        let is_there = |pair| matches!(tables.table(pair), Ok(Some(_)));
        tables.pairs().iter().copied().rfind(|&pair| below(pair) && !is_there(pair))
    }
}

//! Draws that are hard to hold.

use std::collections::HashMap;

use crate::rules::Position;
use crate::solver::Value;

use super::book::{Book, Choice, NotKnown};
use super::line::{Ply, played_out};

/// The most positions that a defence is followed through.
const MOST_POSITIONS: usize = 400;
/// The most turns that hold at the first turn; more is no question.
const MOST_HOLDING: usize = 3;

/// A draw, and how it is held.
#[derive(Clone, Debug)]
pub(super) struct Holding {
    /// The first turn: the first that holds, and all others.
    pub(super) key: Ply,
    /// How the enemy wins after the tempting turn that lasts longest.
    pub(super) refutation: Vec<Ply>,
    /// The learner's turns at which most lose, whichever the learner plays of those that hold: the fewest.
    pub(super) trying: u8,
}

/// Finds whether a draw, with these first turns, is hard to hold for so many turns: few turns hold at first, most lose at half of the turns or
/// more, against each defence that leaves fewest holding turns.
///
/// # Errors
///
/// A value is not known.
pub(super) fn holding(
    book: &Book<'_>,
    start: &Position,
    choices: Vec<Choice>,
    turns: u8,
) -> Result<Option<Holding>, NotKnown> {
    let holds: Vec<Choice> = choices.iter().filter(|choice| !choice.loses()).copied().collect();
    if holds.is_empty()
        || holds.len() > MOST_HOLDING
        || holds.iter().any(|choice| choice.value != Value::Draw)
        || !is_trying(holds.len(), choices.len())
    {
        return Ok(None);
    }
    let mut walk = Walk { book, known: HashMap::new() };
    let Some(trying) = walk.trying(start, turns)? else { return Ok(None) };
    if trying < turns.div_ceil(2) {
        return Ok(None);
    }
    let losing = choices.iter().filter(|choice| choice.is_tempting()).max_by_key(|choice| choice.value);
    let refutation = losing.map_or_else(|| Ok(Vec::new()), |losing| played_out(book, &losing.after))?;
    Ok(Some(Holding { key: Ply { before: *start, chosen: holds[0], choices }, refutation, trying }))
}

/// Tells whether most turns lose, and some do.
const fn is_trying(holding: usize, all: usize) -> bool {
    all >= holding + 2 && holding * 2 <= all
}

struct Walk<'b> {
    book: &'b Book<'b>,
    known: HashMap<(Position, u8), u8>,
}

impl Walk<'_> {
    /// Counts the trying turns from here on: the fewest; `None` where there are too many ways.
    fn trying(&mut self, position: &Position, turns: u8) -> Result<Option<u8>, NotKnown> {
        if turns == 0 {
            return Ok(Some(0));
        }
        if let Some(&known) = self.known.get(&(*position, turns)) {
            return Ok(Some(known));
        }
        if self.known.len() >= MOST_POSITIONS {
            return Ok(None);
        }
        let choices = self.book.choices(position)?;
        let holds: Vec<Choice> = choices.iter().filter(|choice| !choice.loses()).copied().collect();
        let here = u8::from(is_trying(holds.len(), choices.len()));
        let mut fewest = u8::MAX;
        for hold in &holds {
            if turns == 1 {
                fewest = 0;
                break;
            }
            for next in self.hardest(&hold.after)? {
                let Some(rest) = self.trying(&next, turns - 1)? else { return Ok(None) };
                fewest = fewest.min(rest);
            }
        }
        // Where the enemy can't but lose, nothing is left to hold.
        let trying = if fewest == u8::MAX { 0 } else { here + fewest };
        self.known.insert((*position, turns), trying);
        Ok(Some(trying))
    }

    /// Returns the positions after the replies that keep the draw and leave fewest holding turns.
    fn hardest(&self, position: &Position) -> Result<Vec<Position>, NotKnown> {
        let mut hardest = (usize::MAX, Vec::new());
        for reply in self.book.choices(position)? {
            if reply.value != Value::Draw {
                continue;
            }
            let holds = self.book.choices(&reply.after)?.iter().filter(|choice| !choice.loses()).count();
            if holds < hardest.0 {
                hardest = (holds, Vec::new());
            }
            if holds == hardest.0 {
                hardest.1.push(reply.after);
            }
        }
        Ok(hardest.1)
    }
}

//! A win played out: the learner's turns, and the longest resistance.

use std::collections::HashSet;

use crate::rules::{Action, Position, Turn};
use crate::solver::Value;

use super::book::{Book, Choice, NotKnown};

/// The most positions that a win is followed through: a win with more branches is no line that a learner can follow.
const MOST_POSITIONS: usize = 400;

/// One ply of a line.
#[derive(Clone, Debug)]
pub(super) struct Ply {
    /// The position before it.
    pub(super) before: Position,
    /// All that could be played.
    pub(super) choices: Vec<Choice>,
    /// What is played.
    pub(super) chosen: Choice,
}

/// A win in which the learner has no choice.
#[derive(Clone, Debug)]
pub(super) struct Forced {
    /// The plies to the win.
    pub(super) plies: u16,
    /// The key, the enemy's longest resistance that hinders most, and so on to the end.
    pub(super) line: Vec<Ply>,
    /// Whether not even at the last turn another wins as fast.
    pub(super) only: bool,
    /// Other first turns that win, more slowly.
    pub(super) slower: usize,
    /// Positions with the learner to move that the longest resistance can lead to.
    pub(super) positions: usize,
}

/// Finds whether a win is forced: one turn wins in the fewest plies, and so at every turn of the learner against every
/// longest resistance, but for the last, where any turn that ends the game will do. How many other first turns win, if
/// more slowly, is told with it. A win in one ply is forced where one turn gives it.
///
/// # Errors
///
/// A value is not known.
pub(super) fn forced(book: &Book<'_>, start: &Position) -> Result<Option<Forced>, NotKnown> {
    let Value::Win(plies) = book.value(start)? else { return Ok(None) };
    let mut walk = Walk { book, seen: HashSet::new(), only: true };
    let Some(line) = walk.learner(start, plies, true)? else { return Ok(None) };
    if plies == 1 && !walk.only {
        return Ok(None);
    }
    let slower = line[0].choices.iter().filter(|choice| choice.wins()).count() - 1;
    Ok(Some(Forced { plies, line, only: walk.only, slower, positions: walk.seen.len() }))
}

struct Walk<'b> {
    book: &'b Book<'b>,
    seen: HashSet<Position>,
    only: bool,
}

impl Walk<'_> {
    /// Follows a win; gives its line where it is asked for, and none at all where the learner has a choice.
    fn learner(
        &mut self,
        position: &Position,
        plies: u16,
        on_line: bool,
    ) -> Result<Option<Vec<Ply>>, NotKnown> {
        let is_new = self.seen.insert(*position);
        if self.seen.len() > MOST_POSITIONS {
            return Ok(None);
        }
        if !is_new && !on_line {
            return Ok(Some(Vec::new()));
        }
        let choices = self.book.choices(position)?;
        let fastest: Vec<Choice> =
            choices.iter().filter(|choice| choice.value == Value::Win(plies)).copied().collect();
        self.only &= fastest.len() == 1;
        let Some(&key) = fastest.first() else { return Ok(None) };
        let mut line = vec![Ply { before: *position, choices, chosen: key }];
        if plies == 1 {
            return Ok(Some(line));
        }
        if fastest.len() > 1 {
            return Ok(None);
        }
        let replies = self.book.choices(&key.after)?;
        let longest: Vec<Choice> =
            replies.iter().filter(|reply| reply.value == Value::Loss(plies - 1)).copied().collect();
        let Some(main) = most_hindering(self.book, &key.after, &longest) else { return Ok(None) };
        let Some(rest) = self.learner(&main.after, plies - 2, on_line)? else { return Ok(None) };
        for reply in longest.iter().filter(|reply| reply.turn != main.turn) {
            if self.learner(&reply.after, plies - 2, false)?.is_none() {
                return Ok(None);
            }
        }
        line.push(Ply { before: key.after, choices: replies, chosen: main });
        line.extend(rest);
        Ok(Some(line))
    }
}

/// Returns the first of the turns that hinder most.
fn most_hindering(book: &Book<'_>, position: &Position, turns: &[Choice]) -> Option<Choice> {
    turns.iter().rev().max_by_key(|reply| hindrance(book, position, reply.turn)).copied()
}

/// Follows a win or a loss by the fastest win and the longest resistance.
///
/// # Errors
///
/// A value is not known.
pub(super) fn played_out(book: &Book<'_>, start: &Position) -> Result<Vec<Ply>, NotKnown> {
    let (mut position, mut line) = (*start, Vec::new());
    while position.outcome(book.rules).is_none() {
        let choices = book.choices(&position)?;
        let Some(best) = choices.iter().map(|choice| choice.value).max() else { break };
        if best == Value::Draw {
            break;
        }
        let best: Vec<Choice> = choices.iter().filter(|choice| choice.value == best).copied().collect();
        let Some(chosen) = most_hindering(book, &position, &best) else { break };
        line.push(Ply { before: position, choices, chosen });
        position = chosen.after;
    }
    Ok(line)
}

/// How much a reply is one that a learner would expect: taking a stone, then stopping a mill.
fn hindrance(book: &Book<'_>, position: &Position, reply: Turn) -> u8 {
    if closes(book, position, reply.first) {
        return 2;
    }
    let threats = position.turned().closing(book.rules);
    u8::from(reply.first.target().is_some_and(|target| threats.contains(target)))
}

/// Tells whether an action closes a mill, whether or not a stone can be taken for it.
pub(super) fn closes(book: &Book<'_>, position: &Position, action: Action) -> bool {
    let (board, own) = (book.rules.board(), position.stones(position.to_move()));
    match action {
        Action::Place(at) => board.closes(at, own),
        Action::Move { from, to } => board.closes(to, own.without(from)),
        Action::Capture(_) | Action::Pass => false,
    }
}

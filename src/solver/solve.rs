//! All that can be said of a position: its value, those of its turns, and how it goes on.

use crate::rules::{Action, Outcome, Point, Position, Rules, Turn};

use super::monitor::Monitor;
use super::pair::Pair;
use super::search::{Bounds, Found, Limits, Node, Question, Search, SearchError};
use super::value::Value;
use super::values::Values;

/// What a solver has found out of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// How the game has ended, if it has. Then there are no turns.
    pub outcome: Option<Outcome>,
    /// Between which values the position's lies.
    pub bounds: Bounds,
    /// The plies to which it was searched to the end; 0 where it is known without.
    pub plies: u8,
    /// Every whole legal turn in the order of the notation, with the value that it gives the side to move. Where a capture is
    /// due, the captures.
    pub turns: Vec<SolvedTurn>,
    /// The best play of both, as far as it is known: of turns as good, one that takes a point where the other side could
    /// close a mill, since people ask first why that was not played; then the first in the notation. A drawn line ends where a
    /// position comes again, or after [`Solution::DRAWN_LINE`] plies.
    pub line: Vec<Turn>,
    /// The pair whose tables would settle it, or help most to settle it.
    pub needs: Option<Pair>,
}

/// A whole turn with what it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SolvedTurn {
    /// The turn.
    pub turn: Turn,
    /// Between which values the position before it lies for the side to move, if it plays so.
    pub bounds: Bounds,
}

impl Solution {
    /// The most plies of a line that leads nowhere.
    pub const DRAWN_LINE: usize = 12;

    /// Returns the value, where it is known with its distance.
    #[must_use]
    pub fn value(&self) -> Option<Value> {
        self.bounds.value()
    }
}

/// Solves positions by certain rules, with what is known of some of them, and by searching.
///
/// ```
/// use malom::rules::{Position, Rules};
/// use malom::solver::{Limits, Monitor, NoValues, Solver, Value};
///
/// let rules = Rules::named("three").ok_or("no such rules")?;
/// let position = Position::new(rules, &"w W:a1,b2,c2 B:a3,b1,c1".parse()?)?;
/// let mut solver = Solver::new(rules, NoValues);
/// let solution = solver.solve(&position, 0, Limits::default(), &Monitor::default())?;
/// assert_eq!(solution.value(), Some(Value::Win(1)));
/// assert_eq!(solution.line, ["a1-a2xa3".parse()?]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Solver<'r, V> {
    search: Search<'r, V>,
}

/// The bytes of a solver's memory of what it has searched.
const MEMORY: usize = 64 << 20;

impl<'r, V: Values> Solver<'r, V> {
    /// Makes a solver.
    #[must_use]
    pub fn new(rules: &'r Rules, values: V) -> Self {
        Self { search: Search::new(rules, values, MEMORY) }
    }

    /// Returns what knows values.
    pub const fn values(&self) -> &V {
        self.search.values()
    }

    /// Finds between which values a position's lies, before which so many quiet plies were played, until the question is
    /// answered.
    ///
    /// # Errors
    ///
    /// It was stopped; a known value could not be told.
    pub fn bounds(
        &mut self,
        position: &Position,
        quiet: u32,
        question: Question,
        limits: Limits,
        monitor: &Monitor,
    ) -> Result<Found, SearchError<V::Fault>> {
        let node = self.search.node(*position, quiet);
        self.search.find(node, question, limits, monitor)
    }

    /// Finds out of a position all that can be known, before which so many quiet plies were played. For the position and its
    /// turns together it looks at as many positions as `limits` allow, and once more so many for the line.
    ///
    /// # Errors
    ///
    /// It was stopped; a known value could not be told.
    pub fn solve(
        &mut self,
        position: &Position,
        quiet: u32,
        limits: Limits,
        monitor: &Monitor,
    ) -> Result<Solution, SearchError<V::Fault>> {
        let root = self.search.node(*position, quiet);
        let outcome = self.search.outcome(&root);
        let mut found = self.known(&root)?;
        let mut solution = Solution {
            outcome,
            bounds: found.bounds,
            plies: 0,
            turns: Vec::new(),
            line: Vec::new(),
            needs: None,
        };
        if outcome.is_some() {
            return Ok(solution);
        }
        let mut left = limits.nodes;
        let mut turns = self.turns(&root)?;
        let settled = |turns: &[After]| turns.iter().all(|after| after.found.bounds.value().is_some());
        while found.bounds.value().is_none()
            && !settled(&turns)
            && found.plies < limits.plies
            && self.search.deepen(&root, &mut found, &mut left, monitor)?
        {}
        self.search_turns(&mut turns, limits, &mut left, monitor)?;
        // The best of the turns is the position's, and no turn is better than it.
        let best = turns.iter().map(|after| after.found.bounds.before());
        let best = best.reduce(|one, other| Bounds {
            least: one.least.max(other.least),
            most: one.most.max(other.most),
        });
        let best = best.expect("a game that is not over has a legal turn");
        let bounds =
            Bounds { least: found.bounds.least.max(best.least), most: found.bounds.most.min(best.most) };
        solution.bounds = bounds;
        solution.plies = found.plies;
        solution.turns = turns
            .iter()
            .map(|after| {
                let Bounds { least, most } = after.found.bounds.before();
                SolvedTurn { turn: after.turn, bounds: Bounds { least, most: most.min(bounds.most) } }
            })
            .collect();
        match bounds.value() {
            Some(value) => solution.line = self.line(root, value, limits, monitor)?,
            None => solution.needs = self.values().missing(position),
        }
        Ok(solution)
    }

    fn known(&self, node: &Node) -> Result<Found, SearchError<V::Fault>> {
        Ok(Found { bounds: self.search.known(node).map_err(SearchError::Values)?, plies: 0 })
    }

    /// Returns the legal turns in the order of the notation, with what is known of the positions after them.
    fn turns(&self, node: &Node) -> Result<Vec<After>, SearchError<V::Fault>> {
        let rules = self.search.rules();
        let mut turns = node.position.legal_turns(rules);
        turns.sort_by_key(|&turn| in_notation(turn));
        let after = turns.into_iter().map(|turn| {
            let position =
                turn.actions().fold(node.position, |position, action| position.apply(rules, action));
            let node = self.search.node_after(node, position);
            Ok(After { turn, node, found: self.known(&node)? })
        });
        after.collect()
    }

    /// Searches the positions after each turn, all one ply further each time.
    fn search_turns(
        &mut self,
        turns: &mut [After],
        limits: Limits,
        left: &mut u64,
        monitor: &Monitor,
    ) -> Result<(), SearchError<V::Fault>> {
        for after in turns.iter_mut() {
            self.search.recall(&after.node, &mut after.found.bounds);
        }
        for plies in 1..limits.plies {
            let mut open = turns.iter_mut().filter(|after| after.found.bounds.value().is_none()).peekable();
            if open.peek().is_none() {
                break;
            }
            for after in open.filter(|after| after.found.plies < plies) {
                if !self.search.deepen(&after.node, &mut after.found, left, monitor)? {
                    return Ok(());
                }
            }
        }
        Ok(())
    }

    /// Follows the best play of both from a position of this value.
    fn line(
        &mut self,
        root: Node,
        value: Value,
        limits: Limits,
        monitor: &Monitor,
    ) -> Result<Vec<Turn>, SearchError<V::Fault>> {
        let (mut line, mut seen) = (Vec::new(), Vec::new());
        let (mut node, mut value, mut left) = (root, value, limits.nodes);
        while self.search.outcome(&node).is_none() {
            if value == Value::Draw {
                if seen.contains(&node.position) || line.len() == Solution::DRAWN_LINE {
                    break;
                }
                seen.push(node.position);
            }
            let Some(best) = self.first_worth(&node, value, &mut left, limits, monitor)? else { break };
            line.push(best.turn);
            (node, value) = (best.node, after(value));
        }
        Ok(line)
    }

    /// Finds the turn of a line that is worth so much; `None` where it can't be told.
    fn first_worth(
        &mut self,
        node: &Node,
        value: Value,
        left: &mut u64,
        limits: Limits,
        monitor: &Monitor,
    ) -> Result<Option<After>, SearchError<V::Fault>> {
        let wanted = after(value);
        let mut turns = self.turns(node)?;
        let threats = node.position.turned().closing(self.search.rules());
        let stops = |turn: Turn| turn.first.target().is_some_and(|target| threats.contains(target));
        turns.sort_by_key(|after| !stops(after.turn));
        for mut after in turns {
            self.search.recall(&after.node, &mut after.found.bounds);
            while after.found.bounds.value().is_none()
                && after.found.bounds.least <= wanted
                && wanted <= after.found.bounds.most
                && after.found.plies < limits.plies
            {
                if !self.search.deepen(&after.node, &mut after.found, left, monitor)? {
                    return Ok(None);
                }
            }
            if after.found.bounds.value() == Some(wanted) {
                return Ok(Some(after));
            }
        }
        Ok(None)
    }
}

/// A turn, the position after it, and what was found of that.
#[derive(Clone, Copy, Debug)]
struct After {
    turn: Turn,
    node: Node,
    found: Found,
}

/// Returns the value after the best turn of a position of this value, for the other side.
const fn after(value: Value) -> Value {
    match value {
        Value::Loss(plies) => Value::Win(plies.saturating_sub(1)),
        Value::Draw => Value::Draw,
        Value::Win(plies) => Value::Loss(plies.saturating_sub(1)),
    }
}

/// Returns what sorts turns as their texts are sorted.
fn in_notation(turn: Turn) -> (usize, Turn) {
    let first = match turn.first {
        Action::Place(at) | Action::Move { from: at, .. } => at.index(),
        Action::Pass => Point::CELLS,
        Action::Capture(_) => Point::CELLS + 1,
    };
    (first, turn)
}

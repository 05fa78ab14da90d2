//! Proof search: the value of positions that no table holds.

mod keys;
mod memory;
mod score;

use std::fmt;

use crate::rules::{Color, Outcome, Point, Position, Rules};

use super::monitor::Monitor;
use super::value::Value;
use super::values::Values;
use keys::{Key, Keys};
use memory::Memory;
use score::{BEST, DRAW, Score};

/// How far a search may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The most plies that it looks ahead.
    pub plies: u8,
    /// The most positions that it looks at.
    pub nodes: u64,
}

impl Default for Limits {
    /// About a second.
    fn default() -> Self {
        Self { plies: 100, nodes: 2_000_000 }
    }
}

/// Between which values a position's lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// It is at least this.
    pub least: Value,
    /// It is at most this.
    pub most: Value,
}

impl Bounds {
    /// Returns the bounds that a value alone lies between.
    #[must_use]
    pub const fn exactly(value: Value) -> Self {
        Self { least: value, most: value }
    }

    /// Returns the value, where only one is left.
    #[must_use]
    pub fn value(self) -> Option<Value> {
        (self.least == self.most).then_some(self.least)
    }

    /// Tells whether it is settled who wins, or that nobody does, if not after how many plies.
    #[must_use]
    pub fn is_decided(self) -> bool {
        self.least.token() == self.most.token()
    }

    /// Returns the bounds of the position one ply earlier, if the ply that led here was its best.
    #[must_use]
    pub const fn before(self) -> Self {
        Self { least: self.most.before(), most: self.least.before() }
    }
}

/// What is asked of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// The value with its distance.
    Exactly,
    /// Who wins, or that nobody does.
    WhoWins,
}

impl Question {
    fn is_answered(self, bounds: Bounds) -> bool {
        match self {
            Self::Exactly => bounds.value().is_some(),
            Self::WhoWins => bounds.is_decided(),
        }
    }
}

/// What a search has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// Between which values the position's lies.
    pub bounds: Bounds,
    /// The plies to which it was searched to the end.
    pub plies: u8,
}

/// Why a search found nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchError<F> {
    /// It was stopped by [`Monitor::stop`].
    Stopped,
    /// A known value could not be told.
    Values(F),
}

impl<F: fmt::Display> fmt::Display for SearchError<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stopped => f.write_str("stopped"),
            Self::Values(fault) => fault.fmt(f),
        }
    }
}

impl<F: std::error::Error> std::error::Error for SearchError<F> {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Stopped => None,
            Self::Values(fault) => fault.source(),
        }
    }
}

/// Why the search came back from inside.
enum Halt<F> {
    /// The most positions were looked at.
    Nodes,
    Error(SearchError<F>),
}

/// A position with the quiet plies before it, as far as the rules count them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Node {
    /// The position. Where a capture is due, the plies are counted as if its turn had only begun.
    pub position: Position,
    /// The quiet plies; 0 where no rule asks for them.
    pub quiet: u8,
}

/// Whether a search proves the least or the most of a node's value, from its side to move: positions too far away are taken
/// for as bad as can be, or as good.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Proving {
    Least,
    Most,
}

impl Proving {
    /// What is proved of the position one ply later.
    const fn turned(self) -> Self {
        match self {
            Self::Least => Self::Most,
            Self::Most => Self::Least,
        }
    }
}

/// What is asked of a node: whether its value is more than `above`, and whether it is less than `below`.
#[derive(Clone, Copy, Debug)]
struct Window {
    above: Score,
    below: Score,
}

/// A position after a turn, with how soon it is to be tried.
#[derive(Clone, Copy, Debug)]
struct Child {
    node: Node,
    promise: u32,
    /// The row of the history that its turn has.
    turn: u16,
}

/// The most plies that are looked ahead.
const MOST_PLIES: u8 = 250;
/// Positions between two looks at the monitor.
const BETWEEN_LOOKS: u64 = 1024;
/// Plies from which on children are looked up in the memory before the first is tried.
const LOOKS_AHEAD_FROM: u8 = 3;
/// Plies from which on children are sorted; below, those that take a stone come first.
const SORTS_FROM: u8 = 2;
/// The promise of a turn that takes a stone. History stays below.
const TAKES: u32 = 1 << 30;
/// The promise of a position that the memory finds good.
const GOOD: u32 = 1 << 31;
/// Places of the history: from a point or from hand, to a point.
const TURNS: usize = (Point::CELLS + 1) * Point::CELLS;

/// A proof search over whole turns. It answers exactly, or between which values a position's lies; it never estimates.
///
/// For the least that a position is worth, the other side is given every position that lies too far ahead; for the most, the
/// side to move. Each is an ordinary alpha-beta search, and what both have found of a position is kept for all its images
/// under the board's symmetries. Known [`Values`] are taken where they hold: under a rule that draws by quiet plies, a
/// known win counts where it takes no more plies than are left, and is else no more than an upper bound.
///
/// ```
/// use malom::rules::{Position, Rules};
/// use malom::solver::{Limits, Monitor, NoValues, Question, Search, Value};
///
/// let rules = Rules::named("three").ok_or("no such rules")?;
/// let position = Position::new(rules, &"w W:a1,b2,c2 B:a3,b1,c1".parse()?)?;
/// let mut search = Search::new(rules, NoValues, 1 << 20);
/// let node = search.node(position, 0);
/// let found = search.find(node, Question::Exactly, Limits { plies: 9, nodes: 100_000 }, &Monitor::default())?;
/// assert_eq!(found.bounds.value(), Some(Value::Win(1)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Search<'r, V> {
    rules: &'r Rules,
    values: V,
    keys: Keys,
    memory: Memory,
    /// How often each turn has been the one that settled a node, weighted by what that saved.
    history: Vec<u32>,
    /// The children of the nodes on the way here. Kept, so that searching allocates nothing.
    children: Vec<Child>,
    /// The worst that a position can be worth that is not over.
    worst: Score,
    /// The quiet plies that draw.
    quiet_limit: Option<u8>,
    nodes: u64,
    limit: u64,
}

impl<'r, V: Values> Search<'r, V> {
    /// Makes a search with a memory of at most so many bytes.
    #[must_use]
    pub fn new(rules: &'r Rules, values: V, memory: usize) -> Self {
        // Where stones in hand count, no side loses by its own turn.
        let worst = if rules.is_lost_by_placing() { score::loss(1) } else { score::loss(2) };
        Self {
            rules,
            values,
            keys: Keys::new(rules.board()),
            memory: Memory::new(memory),
            history: vec![0; TURNS],
            children: Vec::new(),
            worst,
            quiet_limit: rules.ruleset().draws.quiet.map(|quiet| quiet.plies),
            nodes: 0,
            limit: 0,
        }
    }

    /// Returns what knows values.
    pub const fn values(&self) -> &V {
        &self.values
    }

    /// Returns the rules.
    pub const fn rules(&self) -> &'r Rules {
        self.rules
    }

    /// Returns the positions that were looked at so far.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Returns the node of a position before which so many quiet plies were played.
    pub fn node(&self, position: Position, quiet: u32) -> Node {
        let quiet = match self.quiet_limit {
            Some(limit) => self.rules.quiet_at(&position, quiet).min(limit.into()) as u8,
            None => 0,
        };
        Node { position, quiet }
    }

    /// Returns the node after a whole turn.
    #[inline]
    pub fn node_after(&self, node: &Node, position: Position) -> Node {
        let Some(limit) = self.quiet_limit else { return Node { position, quiet: 0 } };
        let was_quiet = position.has_stones_of(&node.position);
        let quiet = self.rules.quiet_after(&position, node.quiet.into(), was_quiet);
        Node { position, quiet: quiet.min(limit.into()) as u8 }
    }

    /// Returns how a game has ended in a node, if it has.
    pub fn outcome(&self, node: &Node) -> Option<Outcome> {
        let drawn = || self.rules.quiet_draw(node.quiet.into()).filter(|_| !node.position.capture_due());
        node.position.outcome(self.rules).or_else(drawn)
    }

    /// Returns what is known of a node without searching.
    ///
    /// # Errors
    ///
    /// A known value could not be told.
    pub fn known(&self, node: &Node) -> Result<Bounds, V::Fault> {
        let (least, most) = match self.tabled(node)? {
            Some(known) => known,
            None => self.over(node).map_or((self.worst, BEST), |over| (over, over)),
        };
        Ok(Bounds { least: score::value(least), most: score::value(most) })
    }

    /// Finds the value of a node, looking one ply further each time, until the question is answered or a limit reached.
    ///
    /// # Errors
    ///
    /// It was stopped; a known value could not be told.
    pub fn find(
        &mut self,
        node: Node,
        question: Question,
        limits: Limits,
        monitor: &Monitor,
    ) -> Result<Found, SearchError<V::Fault>> {
        let mut found = Found { bounds: self.known(&node).map_err(SearchError::Values)?, plies: 0 };
        let mut left = limits.nodes;
        while !question.is_answered(found.bounds)
            && found.plies < limits.plies
            && self.deepen(&node, &mut found, &mut left, monitor)?
        {}
        Ok(found)
    }

    /// Looks one ply further than what was found before, at as many positions as are left; tells whether that was enough.
    ///
    /// # Errors
    ///
    /// It was stopped; a known value could not be told.
    pub(super) fn deepen(
        &mut self,
        node: &Node,
        found: &mut Found,
        left: &mut u64,
        monitor: &Monitor,
    ) -> Result<bool, SearchError<V::Fault>> {
        if self.rules.asks_earlier_turns() || found.plies == MOST_PLIES {
            return Ok(false);
        }
        let begin = self.nodes;
        self.limit = begin.saturating_add(*left);
        self.children.clear();
        let looked = self.look(node, &mut found.bounds, found.plies + 1, monitor);
        *left = left.saturating_sub(self.nodes - begin);
        match looked {
            Ok(()) => {
                found.plies += 1;
                Ok(true)
            }
            Err(Halt::Nodes) => Ok(false),
            Err(Halt::Error(error)) => Err(error),
        }
    }

    /// Narrows a node's bounds by what is remembered of it.
    pub(super) fn recall(&self, node: &Node, bounds: &mut Bounds) {
        if node.position.capture_due() {
            return;
        }
        if let Some(entry) = self.memory.get(self.keys.of(&node.position, node.quiet)) {
            bounds.least = bounds.least.max(score::value(entry.least));
            bounds.most = bounds.most.min(score::value(entry.most));
        }
    }

    /// Narrows a node's bounds by looking so many plies ahead; it was searched one ply less before.
    fn look(
        &mut self,
        node: &Node,
        bounds: &mut Bounds,
        plies: u8,
        monitor: &Monitor,
    ) -> Result<(), Halt<V::Fault>> {
        let (mut least, mut most) = (score::score(bounds.least), score::score(bounds.most));
        // What lies too far ahead is then beyond the window, and ends the search of a node at once.
        let far = u16::from(plies) + 2;
        let window = Window { above: least.max(score::loss(far)), below: most };
        let proved = self.prove(node, plies, window, Proving::Least, monitor)?;
        if proved > window.above {
            least = least.max(proved);
        }
        if proved < window.below {
            most = most.min(self.not_sooner(proved, plies));
        }
        *bounds = Bounds { least: score::value(least), most: score::value(most) };
        if least >= most {
            return Ok(());
        }
        let window = Window { above: least, below: most.min(score::win(far)) };
        let proved = self.prove(node, plies, window, Proving::Most, monitor)?;
        if proved < window.below {
            most = most.min(proved);
        }
        if proved > window.above {
            least = least.max(self.not_lost_sooner(proved, plies));
        }
        *bounds = Bounds { least: score::value(least), most: score::value(most) };
        Ok(())
    }

    /// Returns the most that a node is worth of which a search so many plies deep proves only `proved`: a win within these
    /// plies would have been found.
    const fn not_sooner(&self, proved: Score, plies: u8) -> Score {
        if proved < score::win(plies as u16) { score::win(plies as u16 + 1) } else { BEST }
    }

    /// Returns the least that a node is worth for which a search so many plies deep leaves `proved` open.
    const fn not_lost_sooner(&self, proved: Score, plies: u8) -> Score {
        if proved > score::loss(plies as u16) { score::loss(plies as u16 + 1) } else { self.worst }
    }

    /// Returns the score of a node in which the game is over.
    fn over(&self, node: &Node) -> Option<Score> {
        let outcome = self.outcome(node)?;
        Some(match outcome.winner() {
            None => DRAW,
            Some(winner) if winner == node.position.to_move() => score::win(0),
            Some(_) => score::loss(0),
        })
    }

    #[inline]
    fn is_drawn_by_quiet(&self, node: &Node) -> bool {
        self.quiet_limit.is_some_and(|limit| node.quiet >= limit) && !node.position.capture_due()
    }

    /// Returns the least and the most that a known value leaves a node.
    #[inline]
    fn tabled(&self, node: &Node) -> Result<Option<(Score, Score)>, V::Fault> {
        if node.position.capture_due() {
            return Ok(None);
        }
        let Some(value) = self.values.value(&node.position)? else { return Ok(None) };
        let score = score::score(value);
        let left = self.quiet_limit.map(|limit| u16::from(limit.saturating_sub(node.quiet)));
        let draws_before = left.is_some_and(|left| value.plies().is_some_and(|plies| plies > left));
        Ok(Some(match (left, draws_before) {
            (Some(_), true) if left == Some(0) || self.takes_end(node) => (DRAW, DRAW),
            (_, true) => (score.min(DRAW), score.max(DRAW)),
            (_, false) => (score, score),
        }))
    }

    /// Tells whether every turn that takes a stone ends the game, and every other is a quiet ply that counts.
    fn takes_end(&self, node: &Node) -> bool {
        let (position, last) = (&node.position, usize::from(self.rules.ruleset().loses_below));
        let is_last = |color| position.stones(color).len() == last && position.hand(color) == 0;
        Color::ALL.into_iter().all(is_last) && self.rules.quiet_at(position, 1) > 0
    }

    /// Proves the least or the most of a node's value, by looking so many plies ahead. What it returns is exact inside the
    /// window; outside, it is a bound in the direction in which it lies.
    fn prove(
        &mut self,
        node: &Node,
        plies: u8,
        window: Window,
        proving: Proving,
        monitor: &Monitor,
    ) -> Result<Score, Halt<V::Fault>> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(BETWEEN_LOOKS) {
            monitor.advance(BETWEEN_LOOKS).map_err(|_| Halt::Error(SearchError::Stopped))?;
            if self.nodes >= self.limit {
                return Err(Halt::Nodes);
            }
        }
        let tabled = self.tabled(node).map_err(|fault| Halt::Error(SearchError::Values(fault)))?;
        // It may be over already, for less or more than a position that goes on can be worth.
        let (mut least, mut most) = tabled.unwrap_or((score::loss(0), score::win(0)));
        if least == most || least >= window.below || most <= window.above {
            return Ok(if least >= window.below { least } else { most });
        }
        if plies == 0 || self.is_drawn_by_quiet(node) {
            let over = if tabled.is_some() { None } else { self.over(node) };
            return Ok(over.unwrap_or(match proving {
                Proving::Least => least.max(self.worst),
                Proving::Most => most.min(BEST),
            }));
        }
        // The memory keeps positions between turns; one in which a capture is due is searched from, never come to.
        let key = (!node.position.capture_due()).then(|| self.keys.of(&node.position, node.quiet));
        if let Some(entry) = key.and_then(|key| self.memory.get(key)) {
            least = least.max(entry.least);
            most = most.min(entry.most);
            if least >= most || least >= window.below || most <= window.above {
                return Ok(if least >= window.below { least } else { most });
            }
            match proving {
                Proving::Least if entry.cap_plies >= plies && entry.cap <= window.above.max(least) => {
                    return Ok(entry.cap.max(least));
                }
                Proving::Most if entry.floor_plies >= plies && entry.floor >= window.below.min(most) => {
                    return Ok(entry.floor.min(most));
                }
                Proving::Least | Proving::Most => {}
            }
        }
        let begin = self.children.len();
        self.find_children(node);
        if self.children.len() == begin {
            return Ok(self.over(node).expect("a game without a legal turn is over"));
        }
        least = least.max(self.worst);
        most = most.min(BEST);
        let asked = Window { above: window.above.max(least), below: window.below.min(most) };
        let proved = if asked.above < asked.below {
            self.prove_children(begin, plies, asked, least, proving, monitor)
        } else {
            Ok(if least >= window.below { least } else { most })
        };
        self.children.truncate(begin);
        let proved = proved?.min(most);
        if let Some(key) = key.filter(|_| asked.above < asked.below) {
            self.remember(key, plies, (least, most), asked, proving, proved);
        }
        Ok(proved)
    }

    /// Writes into the memory what a search so many plies deep has proved of a position in a window, and between which
    /// scores it was known to lie before.
    fn remember(
        &mut self,
        key: Key,
        plies: u8,
        (least, most): (Score, Score),
        asked: Window,
        proving: Proving,
        proved: Score,
    ) {
        let (not_sooner, not_lost) = (self.not_sooner(proved, plies), self.not_lost_sooner(proved, plies));
        let entry = self.memory.entry(key, self.worst, BEST);
        entry.least = entry.least.max(least);
        entry.most = entry.most.min(most);
        match proving {
            Proving::Least => {
                if proved > asked.above {
                    entry.least = entry.least.max(proved);
                }
                if proved < asked.below {
                    (entry.cap, entry.cap_plies) = (proved, plies);
                    entry.most = entry.most.min(not_sooner);
                }
            }
            Proving::Most => {
                if proved < asked.below {
                    entry.most = entry.most.min(proved);
                }
                if proved > asked.above {
                    (entry.floor, entry.floor_plies) = (proved, plies);
                    entry.least = entry.least.max(not_lost);
                }
            }
        }
    }

    /// Tries the positions after each turn, which stand from `begin` on.
    fn prove_children(
        &mut self,
        begin: usize,
        plies: u8,
        window: Window,
        least: Score,
        proving: Proving,
        monitor: &Monitor,
    ) -> Result<Score, Halt<V::Fault>> {
        let end = self.children.len();
        if plies >= LOOKS_AHEAD_FROM
            && let Some(enough) = self.look_ahead(begin, window)
        {
            return Ok(enough);
        }
        if plies >= SORTS_FROM {
            self.children[begin..].sort_unstable_by_key(|child| std::cmp::Reverse(child.promise));
        } else {
            let mut first = begin;
            for at in begin..end {
                if self.children[at].promise >= TAKES {
                    self.children.swap(first, at);
                    first += 1;
                }
            }
        }
        let mut best = least;
        for at in begin..end {
            let Child { node: next, turn, .. } = self.children[at];
            let asked =
                Window { above: score::after(window.below), below: score::after(window.above.max(best)) };
            let score = score::before(self.prove(&next, plies - 1, asked, proving.turned(), monitor)?);
            best = best.max(score);
            if best >= window.below {
                let weight = &mut self.history[usize::from(turn)];
                *weight += u32::from(plies) * u32::from(plies);
                if *weight >= TAKES / 2 {
                    self.history.iter_mut().for_each(|weight| *weight /= 2);
                }
                break;
            }
        }
        Ok(best)
    }

    /// Adds the positions after each turn.
    fn find_children(&mut self, node: &Node) {
        let to_move = node.position.to_move();
        let (own, enemy) = (node.position.stones(to_move), node.position.stones(to_move.opponent()).len());
        let mut children = std::mem::take(&mut self.children);
        node.position.for_each_after_turn(self.rules, &mut |position| {
            let after = position.stones(to_move);
            let from = own.minus(after).first().map_or(Point::CELLS, Point::index);
            let to = after.minus(own).first().map_or(0, Point::index);
            let turn = from * Point::CELLS + to;
            let takes = position.stones(to_move.opponent()).len() < enemy;
            let promise = self.history[turn] + if takes { TAKES } else { 0 };
            children.push(Child { node: self.node_after(node, position), promise, turn: turn as u16 });
        });
        self.children = children;
    }

    /// Looks up the children in the memory, whose best may settle the node; the others are tried as what is known of
    /// them promises.
    fn look_ahead(&mut self, begin: usize, window: Window) -> Option<Score> {
        let Self { children, keys, memory, .. } = self;
        for child in &mut children[begin..] {
            let key = keys.of(&child.node.position, child.node.quiet);
            let Some(entry) = memory.get(key) else { continue };
            let (least, most) = (score::before(entry.most), score::before(entry.least));
            if least >= window.below {
                return Some(least);
            }
            if least > DRAW {
                child.promise |= GOOD;
            } else if most <= window.above {
                child.promise = 0;
            }
        }
        None
    }
}

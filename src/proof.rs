//! What is true of a puzzle: what its position is worth, which turns reach its goal, and how the enemy resists.
//!
//! All of it is computed from tables of small pairs and by searching; what an author claims is held against it by the
//! checker, and what is played by the trainer.

mod goal;
mod known;
mod shelf;
mod tree;

use std::fmt;
use std::sync::Arc;

use crate::rules::{Color, Outcome, Position, Rules, Turn};
use crate::solver::{
    Bounds, Found, Limits, Monitor, Node, Pair, Question, Search, SearchError, SolvedTurn, TableError,
    Tables, Value, Values,
};

pub use goal::{Aim, Answer, Dual, Held, Proven};
pub use known::Known;
pub use shelf::Shelf;
pub use tree::TreeFault;

/// The bytes of a prover's memory of what it has searched; taken when it first searches.
const MEMORY: usize = 32 << 20;

/// The plies that are looked ahead where only who wins is asked.
const FAR: u8 = 60;

/// Why something is neither proved nor refuted.
#[derive(Clone, Debug)]
pub enum Unproved {
    /// [`Monitor::stop`] was called.
    Stopped,
    /// A table is refused, or damaged where it is read.
    Table(TableError),
    /// What the tables hold and the search reaches does not settle it.
    Open {
        /// The turns in question; empty where it is the position.
        turns: Vec<Turn>,
        /// The pair whose table would settle it, or help most to; `None` where no small one does.
        needs: Option<Pair>,
    },
}

impl fmt::Display for Unproved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stopped => f.write_str("stopped"),
            Self::Table(error) => error.fmt(f),
            Self::Open { turns, needs } => {
                f.write_str("neither small tables nor the search settle what the position is worth")?;
                if !turns.is_empty() {
                    let turns = turns.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
                    write!(f, " after {turns}")?;
                }
                needs.map_or(Ok(()), |pair| write!(f, " (the table {pair} is missing)"))
            }
        }
    }
}

impl std::error::Error for Unproved {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Table(error) => Some(error),
            Self::Stopped | Self::Open { .. } => None,
        }
    }
}

impl From<SearchError<TableError>> for Unproved {
    fn from(error: SearchError<TableError>) -> Self {
        match error {
            SearchError::Stopped => Self::Stopped,
            SearchError::Values(error) => Self::Table(error),
        }
    }
}

/// Proves by certain rules what positions are worth and what turns reach.
///
/// ```
/// use malom::content::PuzzleGoal;
/// use malom::proof::Prover;
/// use malom::rules::{Position, Rules};
/// use malom::solver::Monitor;
///
/// let rules = Rules::standard();
/// let position = Position::new(rules, &"b W:e5,c4,b2 B:d5,b6,g7,a4,a7".parse()?)?;
/// // A win within three plies needs no table.
/// let mut prover = Prover::new(rules, None);
/// let proven = prover.start(PuzzleGoal::Win { turns: 2 }, &position, &Monitor::default())?;
/// assert_eq!(proven.keys, ["a7-d7".parse()?]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Prover {
    search: Search<'static, Known>,
    /// The most positions that are looked at for one question.
    nodes: u64,
}

impl Prover {
    /// Makes a prover that asks small tables, where there are any.
    #[must_use]
    pub fn new(rules: &'static Rules, tables: Option<Arc<Tables>>) -> Self {
        Self::with(rules, Known::new(tables, Tables::SMALL), Limits::default().nodes)
    }

    /// Makes a prover with what is known, and with the most positions that are looked at for one question.
    #[must_use]
    pub fn with(rules: &'static Rules, known: Known, nodes: u64) -> Self {
        Self { search: Search::new(rules, known, MEMORY), nodes }
    }

    /// Returns the rules.
    #[must_use]
    pub const fn rules(&self) -> &'static Rules {
        self.search.rules()
    }

    /// Returns the node of a position before which nothing was played that counts.
    #[must_use]
    pub fn begin(&self, position: &Position) -> Node {
        self.search.node(*position, 0)
    }

    /// Returns the node after a legal turn.
    #[must_use]
    pub fn play(&self, node: &Node, turn: Turn) -> Node {
        let rules = self.rules();
        let position = turn.actions().fold(node.position, |position, action| position.apply(rules, action));
        self.search.node_after(node, position)
    }

    /// Returns how the game has ended, if it has.
    #[must_use]
    pub fn outcome(&self, node: &Node) -> Option<Outcome> {
        self.search.outcome(node)
    }

    /// Tells whether a position stands in a small table, be it built or not.
    #[must_use]
    pub fn is_tabled(&self, position: &Position) -> bool {
        self.search.values().pair_of(position).is_some()
    }

    /// Returns the pair whose table would settle a position or help most to, where it is small and not there yet.
    #[must_use]
    pub fn missing(&self, position: &Position) -> Option<Pair> {
        self.search.values().missing(position)
    }

    /// Finds what a position is worth, with its distance to the end.
    ///
    /// # Errors
    ///
    /// It can't be settled.
    pub fn value(&mut self, node: &Node, monitor: &Monitor) -> Result<Value, Unproved> {
        let found = self.find(node, Question::Exactly, FAR, &mut self.nodes.clone(), monitor)?;
        found.bounds.value().ok_or_else(|| self.open(&node.position, Vec::new(), FAR.into()))
    }

    /// Finds the value of a position of whose side to move only is asked whether it loses within so many plies; `None`
    /// where it does not.
    ///
    /// # Errors
    ///
    /// It can't be settled.
    pub fn lost_within(
        &mut self,
        node: &Node,
        plies: u16,
        monitor: &Monitor,
    ) -> Result<Option<Value>, Unproved> {
        let depth = u8::try_from(plies).unwrap_or(u8::MAX);
        let Bounds { least, most } =
            self.find(node, Question::Exactly, depth, &mut self.nodes.clone(), monitor)?.bounds;
        let asked = Value::Loss(plies);
        if least > asked {
            Ok(None)
        } else if least == most {
            Ok(Some(least))
        } else {
            Err(self.open(&node.position, Vec::new(), plies))
        }
    }

    /// Lists every whole turn, sorted, with what it gives the side to move. Wins within so many plies are told exactly
    /// and no others are taken for one, unless too many positions would have to be looked at; what takes longer may be
    /// told with bounds alone.
    ///
    /// # Errors
    ///
    /// It was stopped; a table is refused.
    pub fn turns(&mut self, node: &Node, plies: u16, monitor: &Monitor) -> Result<Vec<SolvedTurn>, Unproved> {
        let depth = u8::try_from(plies.saturating_sub(1)).unwrap_or(u8::MAX);
        self.judge(node, Question::Exactly, depth, monitor)
    }

    /// Finds who wins from a position, as the values between which it lies.
    ///
    /// # Errors
    ///
    /// It can't be settled.
    pub fn outcome_of(&mut self, node: &Node, monitor: &Monitor) -> Result<Bounds, Unproved> {
        let bounds = self.find(node, Question::WhoWins, FAR, &mut self.nodes.clone(), monitor)?.bounds;
        if bounds.is_decided() { Ok(bounds) } else { Err(self.unsettled(node, Vec::new())) }
    }

    /// Lists every whole turn, sorted, with between which values it leads; who wins is settled where it can be.
    ///
    /// # Errors
    ///
    /// It was stopped; a table is refused.
    pub fn outcomes(&mut self, node: &Node, monitor: &Monitor) -> Result<Vec<SolvedTurn>, Unproved> {
        self.judge(node, Question::WhoWins, FAR, monitor)
    }

    fn judge(
        &mut self,
        node: &Node,
        question: Question,
        depth: u8,
        monitor: &Monitor,
    ) -> Result<Vec<SolvedTurn>, Unproved> {
        let mut turns = node.position.legal_turns(self.rules());
        turns.sort();
        let mut left = self.nodes;
        let judged = turns.into_iter().map(|turn| {
            let after = self.play(node, turn);
            let found = self.find(&after, question, depth, &mut left, monitor)?;
            Ok(SolvedTurn { turn, bounds: found.bounds.before() })
        });
        judged.collect()
    }

    /// Searches a node at as many positions as are left.
    fn find(
        &mut self,
        node: &Node,
        question: Question,
        plies: u8,
        left: &mut u64,
        monitor: &Monitor,
    ) -> Result<Found, Unproved> {
        let before = self.search.nodes();
        let bounds = self.search.known(node).map_err(Unproved::Table)?;
        if bounds.least != bounds.most && self.only_time_is_left(node, bounds) {
            return Ok(Found { bounds: Bounds::exactly(Value::Draw), plies: 0 });
        }
        let found = self.search.find(*node, question, Limits { plies, nodes: *left }, monitor)?;
        *left = left.saturating_sub(self.search.nodes() - before);
        Ok(found)
    }

    /// Tells whether a side would win by the tables, but not before quiet plies draw, and nothing can be taken that
    /// would set their count back: with so few stones a capture ends the game.
    fn only_time_is_left(&self, node: &Node, Bounds { least, most }: Bounds) -> bool {
        let ruleset = self.rules().ruleset();
        let last = usize::from(ruleset.loses_below);
        let few = Color::ALL
            .into_iter()
            .all(|color| node.position.stones(color).len() == last && node.position.hand(color) == 0);
        let half = (least == Value::Draw) != (most == Value::Draw);
        ruleset.draws.quiet.is_some() && few && half && self.search.values().pair_of(&node.position).is_some()
    }

    /// Says that of these turns it is not settled who wins.
    #[must_use]
    pub fn unsettled(&self, node: &Node, turns: Vec<Turn>) -> Unproved {
        self.open(&node.position, turns, FAR.into())
    }

    /// Says that a question about a position stays open, of which so many plies were looked ahead.
    fn open(&self, position: &Position, turns: Vec<Turn>, plies: u16) -> Unproved {
        let sum = |count: &dyn Fn(Color) -> usize| Color::ALL.into_iter().map(count).sum::<usize>();
        let stones = sum(&|color| position.stones(color).len());
        let hand = sum(&|color| usize::from(position.hand(color)));
        // A ply places one stone or takes one at the most; what lies beyond no table tells.
        let plies = usize::from(plies);
        let is_near = hand <= plies && stones + hand <= usize::from(Tables::SMALL) + plies;
        Unproved::Open { turns, needs: self.missing(position).filter(|_| is_near) }
    }
}

//! Goals: which turns reach them, whether only one does, and how the enemy resists.

use std::collections::BTreeSet;

use crate::content::{Choices, PuzzleGoal, Verdict};
use crate::rules::{Action, PointSet, Position, Turn};
use crate::solver::{Bounds, Monitor, Node, SolvedTurn, Value};

use super::{FAR, Prover, Unproved};

/// What the learner is to reach from a position on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aim {
    /// A win within so many of the learner's turns.
    Win {
        /// The turns that are left.
        turns: u8,
    },
    /// A draw that still stands after so many of the learner's turns.
    Hold {
        /// The turns that are left.
        turns: u8,
    },
}

impl Aim {
    /// Returns the aim of a goal that takes more than one turn to reach; `None` where one choice does.
    #[must_use]
    pub const fn of(goal: PuzzleGoal) -> Option<Self> {
        match goal {
            PuzzleGoal::Win { turns } | PuzzleGoal::Both { turns } => Some(Self::Win { turns }),
            PuzzleGoal::Hold { turns } => Some(Self::Hold { turns }),
            PuzzleGoal::Capture { .. } | PuzzleGoal::NonLosing(_) => None,
        }
    }

    /// Returns the aim after one of the learner's turns; `None` after the last.
    #[must_use]
    pub const fn next(self) -> Option<Self> {
        match self {
            Self::Win { turns: 0 | 1 } | Self::Hold { turns: 0 | 1 } => None,
            Self::Win { turns } => Some(Self::Win { turns: turns - 1 }),
            Self::Hold { turns } => Some(Self::Hold { turns: turns - 1 }),
        }
    }

    /// Returns the most plies of a win that reaches it; 0 where no win is asked for.
    #[must_use]
    pub const fn plies(self) -> u16 {
        match self {
            Self::Win { turns } => (2 * turns as u16).saturating_sub(1),
            Self::Hold { .. } => 0,
        }
    }

    /// Returns the plies that are looked ahead for it.
    const fn depth(self) -> u16 {
        match self {
            Self::Win { .. } => self.plies(),
            Self::Hold { .. } => FAR as u16,
        }
    }

    /// Tells whether a turn of these bounds reaches it; `None` where they leave it open.
    #[must_use]
    pub fn is_reached(self, bounds: Bounds) -> Option<bool> {
        let asked = match self {
            Self::Win { .. } => Value::Win(self.plies()),
            Self::Hold { .. } => Value::Draw,
        };
        at_least(bounds, asked)
    }
}

/// Tells whether a value within bounds is at least another.
fn at_least(Bounds { least, most }: Bounds, asked: Value) -> Option<bool> {
    match (least >= asked, most < asked) {
        (true, _) => Some(true),
        (_, true) => Some(false),
        _ => None,
    }
}

/// What is true of a position from which a puzzle is solved.
#[derive(Clone, Debug)]
pub struct Proven {
    /// Between which values the position's lies.
    pub bounds: Bounds,
    /// The first turns that solve it best, sorted: those that win in the fewest plies; for a draw every one that holds it;
    /// for a capture the best of those that take a right stone; to mark, every one that does not lose, points without
    /// what they take. None where the goal can't be reached.
    pub keys: Vec<Turn>,
    /// Other first turns that reach the goal, sorted.
    pub also: Vec<Turn>,
    /// The stones that are right to take; empty where the goal asks for none.
    pub stones: PointSet,
    /// Every first turn, sorted, with what it gives.
    pub turns: Vec<SolvedTurn>,
}

impl Proven {
    /// Returns the value with its distance, where it is known.
    #[must_use]
    pub fn value(&self) -> Option<Value> {
        self.bounds.value()
    }

    /// Returns the plies of the fastest win; `None` where there is none.
    #[must_use]
    pub fn plies(&self) -> Option<u16> {
        match self.bounds.value() {
            Some(Value::Win(plies)) => Some(plies),
            _ => None,
        }
    }

    /// Returns how many choices a goal leaves: turns, or the points to mark.
    #[must_use]
    pub fn choices(&self, goal: PuzzleGoal) -> usize {
        let choices = self.turns.iter().map(|turn| match goal {
            PuzzleGoal::NonLosing(Choices::Points) => Turn::from(turn.turn.first),
            _ => turn.turn,
        });
        choices.collect::<BTreeSet<_>>().len()
    }
}

/// Another answer, by other rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// What the position is worth by them.
    pub verdict: Verdict,
    /// The turns that solve it best by them, where it is worth the same and they are all that differs.
    pub keys: Option<Vec<Turn>>,
}

/// What a turn leaves to err in where a draw is to be held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held {
    /// The turns that hold it.
    pub holding: usize,
    /// Those that lose.
    pub losing: usize,
}

/// A turn of the learner at which more than one reaches the goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dual {
    /// What is played before: the only turns, and the longest resistance.
    pub line: Vec<Turn>,
    /// The turns that reach it.
    pub turns: Vec<Turn>,
}

impl From<Value> for Verdict {
    fn from(value: Value) -> Self {
        match value {
            Value::Loss(plies) => Self::Loss(plies),
            Value::Draw => Self::Draw,
            Value::Win(plies) => Self::Win(plies),
        }
    }
}

impl Prover {
    /// Finds which first turns reach a goal.
    ///
    /// # Errors
    ///
    /// It can't be settled.
    pub fn start(
        &mut self,
        goal: PuzzleGoal,
        position: &Position,
        monitor: &Monitor,
    ) -> Result<Proven, Unproved> {
        let node = self.begin(position);
        match (Aim::of(goal), goal) {
            (Some(aim), _) => self.aimed(&node, aim, monitor),
            (None, PuzzleGoal::NonLosing(choices)) => self.non_losing(&node, choices, monitor),
            (None, _) => self.captures(&node, monitor),
        }
    }

    /// Lists the turns that reach an aim, sorted, with what they give.
    ///
    /// # Errors
    ///
    /// It can't be settled.
    pub fn reaching(
        &mut self,
        node: &Node,
        aim: Aim,
        monitor: &Monitor,
    ) -> Result<Vec<SolvedTurn>, Unproved> {
        let turns = self.aimed_turns(node, aim, monitor)?;
        self.settled(node, &turns, aim.depth(), |bounds| aim.is_reached(bounds))?;
        Ok(turns.into_iter().filter(|turn| aim.is_reached(turn.bounds) == Some(true)).collect())
    }

    /// Lists the replies of the best resistance, sorted, where the enemy is to move and the learner has an aim left: those
    /// that save or win most; of losing ones the longest; of those that keep a draw which is to be held, those that leave
    /// the fewest turns that hold it.
    ///
    /// # Errors
    ///
    /// It can't be settled.
    pub fn resistance(&mut self, node: &Node, aim: Aim, monitor: &Monitor) -> Result<Vec<Turn>, Unproved> {
        match aim {
            Aim::Win { .. } => {
                let lost = aim.plies() + 1;
                let turns = self.turns(node, lost, monitor)?;
                self.settled(node, &turns, lost, |bounds| at_least(bounds, Value::Loss(lost + 1)))?;
                let escapes = |turn: &SolvedTurn| turn.bounds.most > Value::Loss(lost);
                let any = turns.iter().any(escapes);
                let turns: Vec<SolvedTurn> = turns.into_iter().filter(|turn| !any || escapes(turn)).collect();
                if !any {
                    self.settled(node, &turns, lost, |bounds| bounds.value().map(|_| true))?;
                }
                let order = |turn: &SolvedTurn| (turn.bounds.least, turn.bounds.most);
                let best = turns.iter().map(order).max();
                let turns = turns.into_iter().filter(|turn| Some(order(turn)) == best);
                Ok(turns.map(|turn| turn.turn).collect())
            }
            Aim::Hold { .. } => {
                let turns = self.outcomes(node, monitor)?;
                self.settled(node, &turns, FAR.into(), |bounds| bounds.is_decided().then_some(true))?;
                let wins: Vec<&SolvedTurn> =
                    turns.iter().filter(|turn| turn.bounds.least > Value::Draw).collect();
                if !wins.is_empty() {
                    let best = wins.iter().map(|turn| turn.bounds.least).max();
                    return Ok(wins
                        .into_iter()
                        .filter(|turn| Some(turn.bounds.least) == best)
                        .map(|turn| turn.turn)
                        .collect());
                }
                let keeping = turns.iter().filter(|turn| turn.bounds.least == Value::Draw);
                let mut keeping: Vec<Turn> = keeping.map(|turn| turn.turn).collect();
                if keeping.is_empty() {
                    keeping = turns.iter().map(|turn| turn.turn).collect();
                }
                let mut fewest = (usize::MAX, Vec::new());
                for reply in keeping {
                    let next = self.play(node, reply);
                    let holding = self.reaching(&next, Aim::Hold { turns: 1 }, monitor)?.len();
                    // A position that is over leaves nothing to err in.
                    let holding = if holding == 0 { usize::MAX } else { holding };
                    if holding < fewest.0 {
                        fewest = (holding, Vec::new());
                    }
                    if holding == fewest.0 {
                        fewest.1.push(reply);
                    }
                }
                Ok(fewest.1)
            }
        }
    }

    /// Finds a turn of the learner, from the first on and over all the best resistance, at which more than one turn reaches
    /// the goal; `None` where only one does each time. Turns that end the game and take different stones with the same step
    /// count as one: whichever is taken, it is over.
    ///
    /// # Errors
    ///
    /// It can't be settled.
    pub fn dual(
        &mut self,
        goal: PuzzleGoal,
        position: &Position,
        monitor: &Monitor,
    ) -> Result<Option<Dual>, Unproved> {
        let Some(aim) = Aim::of(goal) else { return Ok(None) };
        let (node, mut line) = (self.begin(position), Vec::new());
        self.dual_from(&node, aim, &mut line, &mut BTreeSet::new(), monitor)
    }

    fn dual_from(
        &mut self,
        node: &Node,
        aim: Aim,
        line: &mut Vec<Turn>,
        seen: &mut BTreeSet<String>,
        monitor: &Monitor,
    ) -> Result<Option<Dual>, Unproved> {
        let state = format!("{} {} {aim:?}", node.position.setup(self.rules()), node.quiet);
        if !seen.insert(state) {
            return Ok(None);
        }
        let turns: Vec<Turn> = self.reaching(node, aim, monitor)?.into_iter().map(|turn| turn.turn).collect();
        let over = |turn: &Turn| self.outcome(&self.play(node, *turn)).is_some();
        let same_step = turns.iter().all(|turn| turn.first == turns[0].first);
        if turns.len() > 1 && !(same_step && turns.iter().all(over)) {
            return Ok(Some(Dual { line: line.clone(), turns }));
        }
        let (Some(&turn), Some(next)) = (turns.first(), aim.next()) else { return Ok(None) };
        let after = self.play(node, turn);
        if self.outcome(&after).is_some() {
            return Ok(None);
        }
        for reply in self.resistance(&after, next, monitor)? {
            let then = self.play(&after, reply);
            if self.outcome(&then).is_some() {
                continue;
            }
            line.extend([turn, reply]);
            let found = self.dual_from(&then, next, line, seen, monitor)?;
            line.truncate(line.len() - 2);
            if found.is_some() {
                return Ok(found);
            }
        }
        Ok(None)
    }

    /// Finds whether the rules of this prover have another answer than those by which a position was proven: another value,
    /// or other turns that solve it best.
    ///
    /// # Errors
    ///
    /// It can't be settled.
    pub fn answer(
        &mut self,
        goal: PuzzleGoal,
        position: &Position,
        own: &Proven,
        monitor: &Monitor,
    ) -> Result<Option<Answer>, Unproved> {
        let proven = match self.start(goal, position, monitor) {
            // Where the value alone differs, the turns need not be settled.
            Err(Unproved::Open { .. }) => None,
            proven => Some(proven?),
        };
        let value = match proven.as_ref().and_then(Proven::value) {
            Some(value) => value,
            None => {
                let node = self.begin(position);
                self.value(&node, monitor)?
            }
        };
        let verdict = Verdict::from(value);
        if own.value() != Some(value) {
            return Ok(Some(Answer { verdict, keys: None }));
        }
        match proven {
            Some(proven) if proven.keys == own.keys => Ok(None),
            Some(proven) => Ok(Some(Answer { verdict, keys: Some(proven.keys) })),
            None => self.start(goal, position, monitor).map(|_| None),
        }
    }

    /// Follows a draw that is to be held for so many turns, against the first of the best resistance; returns what each turn
    /// of the learner leaves to err in.
    ///
    /// # Errors
    ///
    /// It can't be settled.
    pub fn held(&mut self, node: &Node, turns: u8, monitor: &Monitor) -> Result<Vec<Held>, Unproved> {
        let (mut node, mut held, mut aim) = (*node, Vec::new(), Some(Aim::Hold { turns }));
        while let Some(left) = aim.filter(|_| self.outcome(&node).is_none()) {
            let holding = self.reaching(&node, left, monitor)?;
            let all = node.position.legal_turns(self.rules()).len();
            held.push(Held { holding: holding.len(), losing: all - holding.len() });
            let Some(first) = holding.first() else { break };
            let after = self.play(&node, first.turn);
            aim = left.next();
            if self.outcome(&after).is_some() {
                break;
            }
            let Some(&reply) = self.resistance(&after, left, monitor)?.first() else { break };
            node = self.play(&after, reply);
        }
        Ok(held)
    }

    fn aimed_turns(&mut self, node: &Node, aim: Aim, monitor: &Monitor) -> Result<Vec<SolvedTurn>, Unproved> {
        match aim {
            Aim::Win { .. } => self.turns(node, aim.plies(), monitor),
            Aim::Hold { .. } => self.outcomes(node, monitor),
        }
    }

    fn aimed(&mut self, node: &Node, aim: Aim, monitor: &Monitor) -> Result<Proven, Unproved> {
        let turns = self.aimed_turns(node, aim, monitor)?;
        self.settled(node, &turns, aim.depth(), |bounds| aim.is_reached(bounds))?;
        let reaching: Vec<SolvedTurn> =
            turns.iter().copied().filter(|turn| aim.is_reached(turn.bounds) == Some(true)).collect();
        let (keys, also) = match aim {
            Aim::Win { .. } => {
                self.settled(node, &reaching, aim.depth(), |bounds| bounds.value().map(|_| true))?;
                split(&reaching)
            }
            // Where it can be won, to hold it is no question.
            Aim::Hold { .. } => (reaching.iter().map(|turn| turn.turn).collect(), Vec::new()),
        };
        Ok(Proven { bounds: all(&turns), keys, also, stones: PointSet::EMPTY, turns })
    }

    fn non_losing(&mut self, node: &Node, choices: Choices, monitor: &Monitor) -> Result<Proven, Unproved> {
        let turns = self.outcomes(node, monitor)?;
        self.settled(node, &turns, FAR.into(), |bounds| at_least(bounds, Value::Draw))?;
        let safe = turns.iter().filter(|turn| turn.bounds.least >= Value::Draw).map(|turn| turn.turn);
        let mut keys: Vec<Turn> = match choices {
            Choices::Turns => safe.collect(),
            Choices::Points => safe.map(|turn| turn.first.into()).collect(),
        };
        keys.dedup();
        Ok(Proven { bounds: all(&turns), keys, also: Vec::new(), stones: PointSet::EMPTY, turns })
    }

    /// Finds the stones that are right to take: those whose loss costs the side to move nothing of what it can reach.
    fn captures(&mut self, node: &Node, monitor: &Monitor) -> Result<Proven, Unproved> {
        let turns = self.outcomes(node, monitor)?;
        let bounds = all(&turns);
        let asked = match bounds.least {
            Value::Win(_) => Some(Value::Win(u16::MAX)),
            Value::Draw if bounds.most == Value::Draw => Some(Value::Draw),
            Value::Loss(_) if bounds.most < Value::Draw => None,
            Value::Draw | Value::Loss(_) => {
                let open = turns.iter().filter(|turn| turn.bounds.most > bounds.least);
                let open = open.map(|turn| turn.turn).collect();
                return Err(self.unsettled(node, open));
            }
        };
        let taking: Vec<SolvedTurn> =
            turns.iter().copied().filter(|turn| !taken(turn.turn).is_empty()).collect();
        let Some(asked) = asked else {
            let (keys, also) = (Vec::new(), Vec::new());
            return Ok(Proven { bounds, keys, also, stones: PointSet::EMPTY, turns });
        };
        self.settled(node, &taking, FAR.into(), |bounds| at_least(bounds, asked))?;
        let right: Vec<SolvedTurn> = taking.into_iter().filter(|turn| turn.bounds.least >= asked).collect();
        let (keys, also) = split(&right);
        let stones = right.iter().fold(PointSet::EMPTY, |set, turn| set.union(taken(turn.turn)));
        Ok(Proven { bounds, keys, also, stones, turns })
    }

    /// Checks that a question for which so many plies were looked ahead is answered for each of these turns.
    fn settled(
        &self,
        node: &Node,
        turns: &[SolvedTurn],
        plies: u16,
        answer: impl Fn(Bounds) -> Option<bool>,
    ) -> Result<(), Unproved> {
        let open = turns.iter().filter(|turn| answer(turn.bounds).is_none());
        let open: Vec<Turn> = open.map(|turn| turn.turn).collect();
        if open.is_empty() { Ok(()) } else { Err(self.open(&node.position, open, plies)) }
    }
}

/// Returns the best that is sure.
fn best(turns: &[SolvedTurn]) -> Value {
    turns.iter().map(|turn| turn.bounds.least).max().unwrap_or(Value::Loss(0))
}

/// Returns the bounds of a position by those of all its turns.
fn all(turns: &[SolvedTurn]) -> Bounds {
    let most = turns.iter().map(|turn| turn.bounds.most).max().unwrap_or(Value::Loss(0));
    Bounds { least: best(turns), most }
}

/// Parts turns into the best and the others.
fn split(turns: &[SolvedTurn]) -> (Vec<Turn>, Vec<Turn>) {
    let best = best(turns);
    let (keys, also): (Vec<SolvedTurn>, Vec<SolvedTurn>) =
        turns.iter().partition(|turn| turn.bounds.least == best);
    let only = |turns: Vec<SolvedTurn>| turns.into_iter().map(|turn| turn.turn).collect();
    (only(keys), only(also))
}

/// Returns the stones that a turn takes.
fn taken(turn: Turn) -> PointSet {
    let captures = turn.actions().filter_map(|action| match action {
        Action::Capture(at) => Some(at),
        Action::Place(_) | Action::Move { .. } | Action::Pass => None,
    });
    captures.collect()
}

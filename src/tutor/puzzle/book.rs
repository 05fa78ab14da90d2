//! What a puzzle's proof says of positions, for those that neither tables nor a short search settle.

use std::collections::HashMap;

use crate::content::{Proof, ProofTree, Puzzle};
use crate::rules::{Position, Rules, Turn};
use crate::solver::{Bounds, Limits, Monitor, Question, Solution, Solver, Value};

use super::ask::play;
use super::judge::Shelf;

/// The positions of a looked-up end that are looked at: the tables know it, or a few plies do.
const AT_AN_END: u64 = 20_000;

/// In how many plies the learner wins at the latest, and how: by the proof's turns, from each position it comes to.
#[derive(Clone, Debug, Default)]
pub(super) struct Book {
    rules: Option<&'static Rules>,
    /// With the learner to move.
    wins: HashMap<Position, (Turn, u16)>,
}

impl Book {
    /// Reads the proofs of a puzzle. Where one has a gap, which the checker reports, it says nothing.
    pub(super) fn new(puzzle: &Puzzle, solver: &mut Solver<'static, Shelf>) -> Self {
        let mut book = Self { rules: Some(puzzle.rules), wins: HashMap::new() };
        for start in &puzzle.starts {
            if let Some(Ok(tree)) = start.proof.as_ref().map(Proof::tree) {
                book.read(puzzle.rules, &start.position, &tree, solver);
            }
        }
        book
    }

    /// Reads a tree from a position; returns the plies in which it wins at the latest, where it does.
    fn read(
        &mut self,
        rules: &'static Rules,
        position: &Position,
        tree: &ProofTree,
        solver: &mut Solver<'static, Shelf>,
    ) -> Option<u16> {
        if let Some(&(_, plies)) = self.wins.get(position) {
            return Some(plies);
        }
        let next = position.play_turn(rules, tree.turn).ok().filter(|next| !next.capture_due())?;
        let plies = match next.outcome(rules) {
            Some(outcome) => (outcome.winner() == Some(position.to_move())).then_some(1)?,
            None if tree.branches.is_empty() => {
                let limits = Limits { nodes: AT_AN_END, ..Limits::default() };
                let found = solver.bounds(&next, 0, Question::WhoWins, limits, &Monitor::default()).ok()?;
                match found.bounds.least {
                    Value::Loss(_) if matches!(found.bounds.most, Value::Loss(_)) => {
                        // The later loss is the greater value.
                        found.bounds.most.plies()? + 1
                    }
                    _ => return None,
                }
            }
            None => {
                let mut longest = 0;
                for reply in next.legal_turns(rules) {
                    let answer = tree.answer(reply)?;
                    let after = play(rules, &next, reply);
                    longest = longest.max(self.read(rules, &after, answer, solver)?);
                }
                longest + 2
            }
        };
        self.wins.insert(*position, (tree.turn, plies));
        Some(plies)
    }

    /// Adds to a solution what the proof knows and the search did not find.
    pub(super) fn add_to(&self, position: &Position, solution: &mut Solution) {
        let Some(rules) = self.rules.filter(|_| !self.wins.is_empty() && solution.outcome.is_none()) else {
            return;
        };
        if let Some(&(turn, plies)) = self.wins.get(position) {
            let least = Value::Win(plies);
            for solved in solution.turns.iter_mut().filter(|solved| solved.turn == turn) {
                solved.bounds = at_least(solved.bounds, least);
            }
            solution.bounds = at_least(solution.bounds, least);
        }
        let mut most = None;
        for solved in &mut solution.turns {
            if let Some((_, plies)) = self.wins.get(&play(rules, position, solved.turn)) {
                let value = Value::Loss(plies + 1);
                solved.bounds =
                    Bounds { least: solved.bounds.least.min(value), most: solved.bounds.most.min(value) };
            }
            most = most.max(Some(solved.bounds.most));
        }
        if let Some(most) = most {
            solution.bounds.most = solution.bounds.most.min(most);
            solution.bounds.least = solution.bounds.least.min(most);
        }
        if solution.line.is_empty() {
            solution.line = self.line(rules, *position);
        }
    }

    /// Follows the proof, the enemy taking the reply after which it is longest.
    fn line(&self, rules: &Rules, mut position: Position) -> Vec<Turn> {
        let mut line = Vec::new();
        if !self.wins.contains_key(&position) {
            let Some((turn, after)) = self.reply(rules, &position) else { return line };
            line.push(turn);
            position = after;
        }
        while let Some(&(turn, _)) = self.wins.get(&position) {
            line.push(turn);
            let next = play(rules, &position, turn);
            let Some((reply, after)) = self.reply(rules, &next) else { break };
            line.push(reply);
            position = after;
        }
        line
    }

    fn reply(&self, rules: &Rules, position: &Position) -> Option<(Turn, Position)> {
        let replies = position.legal_turns(rules).into_iter().map(|turn| (turn, play(rules, position, turn)));
        let known = replies.filter_map(|(turn, after)| Some((self.wins.get(&after)?.1, turn, after)));
        let longest = known.max_by_key(|&(plies, turn, _)| (plies, std::cmp::Reverse(turn)));
        longest.map(|(_, turn, after)| (turn, after))
    }
}

fn at_least(bounds: Bounds, least: Value) -> Bounds {
    Bounds { least: bounds.least.max(least), most: bounds.most.max(least) }
}

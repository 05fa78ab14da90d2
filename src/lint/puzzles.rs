//! Puzzles held against the rules: whether a game can come to them, and whether a proof answers every reply.
//!
//! What takes perfect play (that the keys win, that nothing else does, that a draw can be held) is not asked here.

use std::fmt::Display;

use crate::content::{Content, Pack, Proof, ProofTree, Puzzle, Start, YamlPath};
use crate::proof::Prover;
use crate::rules::{Position, Rules};

use super::{Problem, Severity, arises};

/// Checks every puzzle; gives the faults of reading them, too.
pub(super) fn check(content: &Content) -> Vec<Problem> {
    let packs = content.packs();
    let mut problems: Vec<Problem> = packs.faults().iter().map(Problem::from).collect();
    for pack in packs.all() {
        for puzzle in &pack.puzzles {
            for start in &puzzle.starts {
                PuzzleCheck { pack, puzzle, start, problems: &mut problems }.start();
            }
        }
    }
    problems
}

/// The checks of a puzzle's start.
struct PuzzleCheck<'c> {
    pack: &'c Pack,
    puzzle: &'c Puzzle,
    start: &'c Start,
    problems: &'c mut Vec<Problem>,
}

impl PuzzleCheck<'_> {
    fn error(&mut self, at: &YamlPath, message: impl Display) {
        self.problems.push(Problem::in_yaml(&self.pack.source, at, Severity::Error, message));
    }

    /// Returns where a value about this start stands.
    fn at(&self, key: &str) -> YamlPath {
        let at = self.puzzle.at.key(key);
        if self.puzzle.starts.len() == 1 { at } else { at.key(self.start.position.to_move().token()) }
    }

    fn start(&mut self) {
        if !self.puzzle.composed {
            for fault in arises::check(self.puzzle.rules, &self.start.position) {
                let message = format!("{fault} (write `composed: true` if it need not)");
                self.error(&self.puzzle.at.key("position"), message);
            }
        }
        if let Some(proof) = &self.start.proof
            && let Err(message) = self.proof(proof)
        {
            self.error(&self.at("proof"), message);
        }
    }

    fn proof(&self, proof: &Proof) -> Result<(), String> {
        let tree = proof.tree().map_err(|error| error.to_string())?;
        if let Some(keys) = &self.start.keys
            && !keys.contains(&tree.turn)
        {
            return Err(format!("the proof begins with `{}`, which is no key", tree.turn));
        }
        answers(self.puzzle.rules, &self.start.position, &tree)
    }
}

/// Checks that a tree answers every reply to its turn, down to the won game or to where the tree says no more.
fn answers(rules: &'static Rules, position: &Position, tree: &ProofTree) -> Result<(), String> {
    Prover::new(rules, None).answers(position, tree).map_err(|fault| fault.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::Branch;
    use crate::rules::Turn;

    fn position(text: &str) -> Position {
        Position::new(Rules::standard(), &text.parse().unwrap()).unwrap()
    }

    fn told(position: &Position, proof: &str) -> Result<(), String> {
        answers(Rules::standard(), position, &Proof::new(proof).tree().unwrap())
    }

    /// The proof that a turn wins in three plies, each reply with a turn that wins at once.
    fn proof(position: &Position, turn: &str) -> ProofTree {
        let rules = Rules::standard();
        let turn = turn.parse().unwrap();
        let after = position.play_turn(rules, turn).unwrap();
        let branch = |reply: Turn| {
            let next = after.play_turn(rules, reply).unwrap();
            let wins = |turn: &Turn| next.play_turn(rules, *turn).unwrap().outcome(rules).is_some();
            let turn = next.legal_turns(rules).into_iter().find(wins).unwrap();
            Branch { replies: vec![reply], then: ProofTree { turn, branches: Vec::new() } }
        };
        ProofTree { turn, branches: after.legal_turns(rules).into_iter().map(branch).collect() }
    }

    #[test]
    fn a_proof_answers_every_reply() {
        let start = position("b W:e5,c4,b2 B:d5,b6,g7,a4,a7");
        let mut tree = proof(&start, "a7-d7");
        assert_eq!(told(&start, &tree.to_string()), Ok(()));
        let left_out = tree.branches.pop().unwrap();
        let after = "`w W:b2,c4,e5 B:a4,b6,d5,d7,g7`";
        assert_eq!(
            told(&start, &tree.to_string()),
            Err(format!("there is no answer to {} in {after}", left_out.replies[0]))
        );
        // All others: that one alone, and so one answer does for them.
        let others = Branch { replies: Vec::new(), ..left_out };
        tree.branches.push(others.clone());
        assert_eq!(told(&start, &tree.to_string()), Ok(()));
        tree.branches.push(others);
        assert_eq!(told(&start, &tree.to_string()), Err(format!("`*` is there twice in {after}")));
        tree.branches.pop();
        let twice = tree.branches[0].clone();
        let reply = twice.replies[0];
        tree.branches.push(twice);
        assert_eq!(
            told(&start, &tree.to_string()),
            Err(format!("`{reply}` is no reply in {after}, or has an answer already"))
        );
        let mut tree = proof(&start, "a7-d7");
        tree.branches.push(Branch { replies: Vec::new(), then: tree.branches[0].then.clone() });
        assert_eq!(told(&start, &tree.to_string()), Err(format!("no reply is left for `*` in {after}")));
    }

    #[test]
    fn a_proof_is_played_by_the_rules() {
        let start = position("b W:e5,c4,b2 B:d5,b6,g7,a4,a7");
        let here = "`b W:b2,c4,e5 B:a4,a7,b6,d5,g7`";
        assert_eq!(told(&start, "a7-g7"), Err(format!("`a7-g7` is no whole turn in {here}")));
        // Where the tree says no more, the tables have the word.
        assert_eq!(told(&start, "a7-d7"), Ok(()));
        let answered = told(&start, "a7-d7 [*: b6-d6xe5]").unwrap_err();
        assert!(answered.starts_with("`b6-d6xe5` is no whole turn in `b W:"), "{answered}");
    }
}

//! Whether a proof tree proves what it says.

use std::collections::BTreeSet;
use std::fmt;

use crate::content::ProofTree;
use crate::rules::{Position, Turn};
use crate::solver::{Monitor, Node, Value};

use super::{Prover, Unproved};

/// Why a tree proves nothing.
#[derive(Clone, Debug)]
pub enum TreeFault {
    /// A turn of the learner is no whole turn where it stands.
    NoTurn {
        /// The turn.
        turn: Turn,
        /// Where it stands, as [`Setup`](crate::rules::Setup) writes it.
        at: String,
    },
    /// A turn ends the game, but not with a win.
    NoWin {
        /// The turn.
        turn: Turn,
        /// Where it stands.
        at: String,
    },
    /// A turn ends the game, but the tree says how it goes on.
    GoesOn {
        /// The turn.
        turn: Turn,
        /// Where it stands.
        at: String,
    },
    /// A reply is not legal, or there is an answer to it before.
    NoReply {
        /// The reply.
        reply: Turn,
        /// Where it stands.
        at: String,
    },
    /// All others are answered twice.
    OthersTwice {
        /// Where.
        at: String,
    },
    /// All others are answered, but there are none.
    NoOthers {
        /// Where.
        at: String,
    },
    /// Replies have no answer.
    Unanswered {
        /// The replies.
        replies: Vec<Turn>,
        /// Where.
        at: String,
    },
    /// The tree says no more, but the game is not won from there within the plies that are left.
    Leaf {
        /// The turn that it ends with.
        turn: Turn,
        /// Where that stands.
        at: String,
        /// The plies that are left after it.
        plies: u16,
    },
    /// Whether the end of a branch wins could not be found out.
    Unproved(Unproved),
}

impl fmt::Display for TreeFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoTurn { turn, at } => write!(f, "`{turn}` is no whole turn in `{at}`"),
            Self::NoWin { turn, at } => write!(f, "`{turn}` does not win in `{at}`"),
            Self::GoesOn { turn, at } => {
                write!(f, "the game is over after `{turn}` in `{at}`, but the proof goes on")
            }
            Self::NoReply { reply, at } => {
                write!(f, "`{reply}` is no reply in `{at}`, or has an answer already")
            }
            Self::OthersTwice { at } => write!(f, "`*` is there twice in `{at}`"),
            Self::NoOthers { at } => write!(f, "no reply is left for `*` in `{at}`"),
            Self::Unanswered { replies, at } => {
                let replies = replies.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
                write!(f, "there is no answer to {replies} in `{at}`")
            }
            Self::Leaf { turn, at, plies } => {
                write!(f, "`{turn}` in `{at}` is no win within {plies} plies more (go on with the proof)")
            }
            Self::Unproved(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for TreeFault {}

impl From<Unproved> for TreeFault {
    fn from(why: Unproved) -> Self {
        Self::Unproved(why)
    }
}

/// What has the word where a tree says no more: told the position after the tree's turn and the plies that are left, it
/// returns the plies to the end, `None` where they are more.
type Leaf<'l> = &'l mut dyn FnMut(&mut Prover, &Node, u16) -> Result<Option<u16>, Unproved>;

impl Prover {
    /// Checks that a tree wins within so many plies whatever is replied; returns the plies of its longest line. Where the
    /// tree says no more, tables and a search have the word.
    ///
    /// # Errors
    ///
    /// The first thing in it that proves nothing.
    pub fn tree(
        &mut self,
        node: &Node,
        tree: &ProofTree,
        plies: u16,
        monitor: &Monitor,
    ) -> Result<u16, TreeFault> {
        self.follow(node, tree, plies, &mut |prover, after, left| {
            let lost = prover.lost_within(after, left, monitor)?;
            Ok(lost.and_then(Value::plies))
        })
    }

    /// Checks that a tree answers every reply by the rules, down to the won game or to where it says no more, which is
    /// not looked into.
    ///
    /// # Errors
    ///
    /// The first thing in it that can't be played, and replies without an answer.
    pub fn answers(&mut self, position: &Position, tree: &ProofTree) -> Result<(), TreeFault> {
        let node = self.begin(position);
        self.follow(&node, tree, u16::MAX, &mut |_, _, _| Ok(Some(0))).map(|_| ())
    }

    fn follow(
        &mut self,
        node: &Node,
        tree: &ProofTree,
        plies: u16,
        leaf: Leaf<'_>,
    ) -> Result<u16, TreeFault> {
        let rules = self.rules();
        let turn = tree.turn;
        let written = |position: &Position| position.setup(rules).to_string();
        let at = || written(&node.position);
        if !node.position.legal_turns(rules).contains(&turn) {
            return Err(TreeFault::NoTurn { turn, at: at() });
        }
        let (after, left) = (self.play(node, turn), plies.saturating_sub(1));
        match self.outcome(&after) {
            Some(outcome) if outcome.winner() != Some(node.position.to_move()) => {
                return Err(TreeFault::NoWin { turn, at: at() });
            }
            Some(_) if !tree.branches.is_empty() => return Err(TreeFault::GoesOn { turn, at: at() }),
            Some(_) if plies == 0 => return Err(TreeFault::Leaf { turn, at: at(), plies }),
            Some(_) => return Ok(1),
            None => {}
        }
        if tree.branches.is_empty() {
            let to_end = leaf(self, &after, left)?;
            return to_end.map(|plies| plies + 1).ok_or_else(|| TreeFault::Leaf {
                turn,
                at: at(),
                plies: left,
            });
        }
        let at = || written(&after.position);
        let mut open: BTreeSet<Turn> = after.position.legal_turns(rules).into_iter().collect();
        let (mut longest, left) = (0, left.saturating_sub(1));
        let mut others = None;
        for branch in &tree.branches {
            if branch.replies.is_empty() && others.replace(branch).is_some() {
                return Err(TreeFault::OthersTwice { at: at() });
            }
            for &reply in &branch.replies {
                if !open.remove(&reply) {
                    return Err(TreeFault::NoReply { reply, at: at() });
                }
                let next = self.play(&after, reply);
                longest = longest.max(self.follow(&next, &branch.then, left, leaf)?);
            }
        }
        match others {
            Some(_) if open.is_empty() => return Err(TreeFault::NoOthers { at: at() }),
            Some(branch) => {
                for reply in open {
                    let next = self.play(&after, reply);
                    longest = longest.max(self.follow(&next, &branch.then, left, leaf)?);
                }
            }
            None if !open.is_empty() => {
                return Err(TreeFault::Unanswered { replies: open.into_iter().collect(), at: at() });
            }
            None => {}
        }
        Ok(longest + 2)
    }
}

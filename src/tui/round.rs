//! Which puzzles are being solved, one after the other.

use crate::i18n::Message;
use crate::learner::Learner;
use crate::training::{Card, CycleSet, InCycle, Outcome};

/// Puzzles to be solved one after the other.
#[derive(Clone, Debug)]
pub(super) struct Round {
    kind: Kind,
    /// The ids, in order; of a cycle, those that it still has.
    puzzles: Vec<String>,
    /// Which of them is being solved.
    index: usize,
    /// How many were tried, and how many of those solved cleanly.
    tried: usize,
    clean: usize,
}

/// What a round is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// The puzzle of the day.
    Daily,
    /// Any others.
    Chosen,
    /// A cycle of a fixed set.
    Cycle {
        /// The set.
        set: CycleSet,
        /// The number of the cycle, from 1.
        number: u32,
        /// How many puzzles of it were tried before.
        before: usize,
    },
}

impl Round {
    /// Begins a round; `None` where it has no puzzles.
    pub(super) fn new(kind: Kind, puzzles: Vec<String>) -> Option<Self> {
        (!puzzles.is_empty()).then_some(Self { kind, puzzles, index: 0, tried: 0, clean: 0 })
    }

    /// Goes on with a set where the learner was; `None` where none of its puzzles is left.
    pub(super) fn cycle(set: CycleSet, learner: &Learner) -> Option<Self> {
        let exists = |id: &str| learner.content().puzzle(id).is_some();
        let cycles = learner.cycles(&set, exists);
        let next = cycles.next?;
        // The cycle goes through the set in its order, so what comes after the next is open too.
        let there = set.puzzles.iter().filter(|id| exists(id));
        let open: Vec<String> = there.skip_while(|id| **id != next).cloned().collect();
        Self::new(Kind::Cycle { set, number: cycles.now.number, before: cycles.now.tried }, open)
    }

    pub(super) const fn kind(&self) -> &Kind {
        &self.kind
    }

    /// Returns the id of the puzzle that is being solved.
    pub(super) fn puzzle(&self) -> &str {
        &self.puzzles[self.index]
    }

    /// Returns the number of that puzzle, from 1, and of how many.
    pub(super) fn place(&self) -> (usize, usize) {
        let before = match self.kind {
            Kind::Cycle { before, .. } => before,
            Kind::Daily | Kind::Chosen => 0,
        };
        (before + self.index + 1, before + self.puzzles.len())
    }

    /// Goes on to the next puzzle; tells whether there is one.
    pub(super) fn advance(&mut self) -> bool {
        let goes_on = self.index + 1 < self.puzzles.len();
        self.index += usize::from(goes_on);
        goes_on
    }

    /// Returns the cycle to which attempts belong, if they do.
    pub(super) fn cycle_now(&self) -> Option<InCycle<'_>> {
        match &self.kind {
            Kind::Cycle { set, number, .. } => Some(InCycle { set: &set.key, number: *number }),
            Kind::Daily | Kind::Chosen => None,
        }
    }

    /// Counts an attempt, for what is said at the end.
    pub(super) fn count(&mut self, outcome: Option<Outcome>) {
        self.tried += 1;
        self.clean += usize::from(outcome == Some(Outcome::Solved));
    }

    /// Says what the round came to; nothing where it was only one puzzle.
    pub(super) fn report(&self) -> Option<Message> {
        let tally = || Message::new("puzzle-round").arg("clean", self.clean).arg("tried", self.tried);
        (self.tried > 1).then(tally)
    }
}

/// Returns what training needs to know of every puzzle.
pub(super) fn cards(learner: &Learner) -> Vec<Card> {
    learner.content().packs().puzzles().map(crate::learner::card).collect()
}

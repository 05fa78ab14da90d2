//! When two positions are the same puzzle, or nearly.

use std::collections::HashSet;

use crate::rules::{PointSet, Position, Rules, Turn};

use super::Mined;

/// The stones that must stand elsewhere for a position to be another puzzle: one stone moved, or one more, is not enough.
const APART: usize = 3;

/// A position up to the symmetries of the board and up to the colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Likeness {
    own: PointSet,
    enemy: PointSet,
    hands: [u8; 2],
}

impl Likeness {
    pub(super) fn of(rules: &Rules, position: &Position) -> Self {
        let sides = [position.to_move(), position.to_move().opponent()];
        let [own, enemy] = sides.map(|side| position.stones(side));
        let images = rules.board().symmetries().iter().map(|map| (map.set(own), map.set(enemy)));
        let (own, enemy) = images.min().unwrap_or((own, enemy));
        Self { own, enemy, hands: sides.map(|side| position.hand(side)) }
    }

    /// Returns the stones that stand elsewhere, or not at all, with the other turned and mirrored so that they are few.
    fn distance(&self, other: &Self, rules: &Rules) -> usize {
        let differ = |one: PointSet, other: PointSet| one.minus(other).len() + other.minus(one).len();
        let images = rules.board().symmetries().iter();
        let images = images.map(|map| {
            let straight = differ(self.own, map.set(other.own)) + differ(self.enemy, map.set(other.enemy));
            let crossed = differ(self.own, map.set(other.enemy)) + differ(self.enemy, map.set(other.own));
            straight.min(crossed)
        });
        images.min().unwrap_or(usize::MAX)
    }

    /// Returns the number that names it.
    pub(super) fn number(&self) -> u64 {
        let sets = [self.own, self.enemy]
            .map(|set| set.into_iter().fold(0_u64, |bits, point| bits | 1 << point.index()));
        super::lot::draw(0, &[sets[0], sets[1], u64::from(self.hands[0]), u64::from(self.hands[1])])
    }
}

/// What a learner sees of a solution at the first glance: the own stones, and the turn that they make. Up to the
/// symmetries of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Idea {
    own: PointSet,
    turn: Turn,
}

impl Idea {
    pub(super) fn of(rules: &Rules, position: &Position, turn: Turn) -> Self {
        let own = position.stones(position.to_move());
        let images = rules.board().symmetries().iter().map(|map| {
            // Which stone is taken is about the enemy's.
            (map.set(own), Turn::from(turn.first.mapped(map)))
        });
        let (own, turn) = images.min().unwrap_or((own, turn));
        Self { own, turn }
    }
}

/// The puzzles so far, which no other may be like.
#[derive(Clone, Debug, Default)]
pub struct Taken {
    starts: Vec<Likeness>,
    /// Their positions with the learner to move, the later ones too.
    passed: HashSet<Likeness>,
    ideas: HashSet<Idea>,
}

impl Taken {
    /// Adds a puzzle's position, with what solves it.
    pub fn add(&mut self, rules: &Rules, position: &Position, keys: &[Turn]) {
        self.starts.push(Likeness::of(rules, position));
        self.ideas.extend(keys.iter().map(|&key| Idea::of(rules, position, key)));
    }

    pub(super) fn add_mined(&mut self, mined: &Mined) {
        for start in &mined.starts {
            self.add(mined.rules, &start.position, &start.keys);
        }
        self.passed.extend(&mined.passed);
    }

    /// Tells whether a puzzle is like one of them: nearly the same stones, a part of a line that is there, or soon in
    /// one, or the same turn of the same stones.
    pub(super) fn has(&self, mined: &Mined) -> bool {
        mined.starts.iter().any(|start| {
            let rules = mined.rules;
            let ideas = start.keys.iter().map(|&key| Idea::of(rules, &start.position, key));
            let like = Likeness::of(rules, &start.position);
            self.passed.contains(&like)
                || mined.passed.get(1).is_some_and(|second| self.passed.contains(second))
                || ideas.into_iter().all(|idea| self.ideas.contains(&idea))
                || self
                    .starts
                    .iter()
                    .any(|other| mined.passed.contains(other) || like.distance(other, rules) < APART)
        })
    }
}

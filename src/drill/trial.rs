//! Games played at random, steered towards what chance hardly meets.
//!
//! Every turn is legal, so that every position is one to which a game can come. Which turn is chosen is a matter of
//! taste: what it does counts for so much, and chance for the rest.

use crate::chance::Chance;
use crate::rules::{Action, Board, Color, PointSet, Position, Rules, Turn};

/// Turns after which a game is left.
const LONGEST: usize = 90;

/// How much chance counts for.
const WHIM: usize = 8;

/// What the players of a trial care for: how much each thing counts that a turn can do.
#[derive(Clone, Copy, Debug)]
pub(super) struct Taste {
    /// Closing a mill.
    pub(super) close: i32,
    /// Closing a second mill with the same stone.
    pub(super) double: i32,
    /// Taking the point where the opponent could close one.
    pub(super) stop: i32,
    /// Coming to have two stones of a mill whose third point is empty.
    pub(super) extend: i32,
    /// Moving a stone out of a mill.
    pub(super) open: i32,
    /// Each way that it leaves a certain side fewer: both sides work at that.
    pub(super) cramp: i32,
    /// Coming to stand beside an enemy stone.
    pub(super) touch: i32,
}

impl Taste {
    /// People who have just learned the game: they see most mills, their own and the opponent's.
    pub(super) const NATURAL: Self =
        Self { close: 12, double: 2, stop: 7, extend: 3, open: -2, cramp: 0, touch: 0 };
    /// They close mills and keep them, and don't stop others.
    pub(super) const MILLS: Self =
        Self { close: 20, double: 0, stop: -6, extend: 5, open: -12, cramp: 0, touch: 0 };
    /// They build two lines that share a point, and fill that last.
    pub(super) const DOUBLES: Self =
        Self { close: -6, double: 40, stop: -4, extend: 4, open: -2, cramp: 0, touch: 0 };
    /// One side is hemmed in, and no stone is taken that would give it air.
    pub(super) const CRAMPED: Self =
        Self { close: -30, double: 0, stop: -2, extend: -1, open: 0, cramp: 6, touch: 1 };
    /// They open their mills and close them again.
    pub(super) const SHUTTLE: Self =
        Self { close: 20, double: 0, stop: -4, extend: 3, open: 9, cramp: 0, touch: -1 };
    /// They take what they can, and are soon down to few stones.
    pub(super) const HASTY: Self =
        Self { close: 20, double: 0, stop: -3, extend: 5, open: 3, cramp: 0, touch: 0 };
}

/// A game played at random.
#[derive(Clone, Debug)]
pub(super) struct Trial {
    /// The position before each turn, and the last.
    pub(super) positions: Vec<Position>,
    /// The turns.
    pub(super) turns: Vec<Turn>,
}

impl Trial {
    /// Plays a game to its end, or until it is too long.
    pub(super) fn play(rules: &Rules, taste: &Taste, chance: &mut Chance) -> Self {
        let victim = Color::ALL[chance.below(2)];
        let mut position = Position::start(rules);
        let mut trial = Self { positions: vec![position], turns: Vec::new() };
        while trial.turns.len() < LONGEST {
            let player = Player { rules, taste, victim, position: &position };
            let Some(first) = player.choose(chance) else { break };
            position = position.apply(rules, first);
            let mut taken = Vec::new();
            while position.capture_due() {
                let free: Vec<_> = position.captures(rules).into_iter().collect();
                let Some(&at) = chance.one(&free) else { break };
                taken.push(at);
                position = position.apply(rules, Action::Capture(at));
            }
            trial.turns.push(Turn::new(first, taken));
            trial.positions.push(position);
        }
        trial
    }
}

/// Who is to move.
struct Player<'g> {
    rules: &'g Rules,
    taste: &'g Taste,
    victim: Color,
    position: &'g Position,
}

impl Player<'_> {
    /// Chooses the action that a turn begins with; `None` where the game is over.
    fn choose(&self, chance: &mut Chance) -> Option<Action> {
        let actions = self.position.legal_actions(self.rules);
        let worth = |action| (self.worth(action) + chance.below(WHIM) as i32, action);
        actions.map(worth).max_by_key(|(worth, _)| *worth).map(|(_, action)| action)
    }

    fn worth(&self, action: Action) -> i32 {
        let (at, left) = match action {
            Action::Place(at) => (at, PointSet::EMPTY),
            Action::Move { from, to } => (to, PointSet::of(from)),
            Action::Capture(_) | Action::Pass => return 0,
        };
        let (board, taste, side) = (self.rules.board(), self.taste, self.position.to_move());
        let (own, enemy) = (self.position.stones(side), self.position.stones(side.opponent()));
        let others = own.minus(left);
        let (mut worth, mut closed) = (0, 0);
        for mill in board.mills_through(at) {
            let partners = mill.set().without(at);
            let mine = partners.intersection(others).len();
            if mine == partners.len() {
                worth += if closed == 0 { taste.close } else { taste.double };
                closed += 1;
            } else if mine == 1 && !partners.meets(enemy) {
                worth += taste.extend;
            }
            if enemy.contains_all(partners) {
                worth += taste.stop;
            }
        }
        if !left.is_empty() && left.into_iter().any(|from| board.closes(from, others)) {
            worth += taste.open;
        }
        if taste.touch != 0 {
            worth += taste.touch * board.neighbours(at).intersection(enemy).len() as i32;
        }
        if taste.cramp != 0 {
            let (mine, theirs) = (others.with(at), enemy);
            let hemmed = if self.victim == side { mine } else { theirs };
            worth -= taste.cramp * ways(board, hemmed, mine.union(theirs)) as i32;
        }
        worth
    }
}

/// Counts the ways along lines that stones have, all on their feet.
fn ways(board: &Board, stones: PointSet, all: PointSet) -> usize {
    stones.into_iter().map(|stone| board.neighbours(stone).minus(all).len()).sum()
}

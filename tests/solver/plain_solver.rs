//! A slow, plain solver, and what it finds.
//!
//! It shares nothing with the program's solver but the rules core: it knows positions, legal turns and how a game ends.
//! Its tables are lists of sets of points; it knows no symmetry of the board and counts no successors.
//!
//! What it finds, it proves: in the end it holds every position against its successors. Only one assignment of values
//! passes that, so no slip of the search could hide. (Take the least distance, true or assigned, at which the two
//! differ: the successors that decide such a position have shorter ones, which agree. So every win and every loss is as
//! it is assigned, and what is left are the draws.)

use std::collections::BTreeMap;

use malom::rules::{Action, ByColor, Color, Point, PointSet, Position, Rules, Setup, Turn};
use malom::solver::Value;

/// The positions of the moving phase in which the side to move has so many stones, and the other so many.
type Counts = (usize, usize);

/// The stones of the side to move, and the other's. What a position is worth does not hang on who has which color.
type Sets = (PointSet, PointSet);

/// A table for each two numbers of stones, with a place for each two sets; empty where these are not solved.
type Tables<T> = Vec<Vec<Vec<T>>>;

/// Values by plain exhaustion.
pub(crate) struct PlainSolver<'r> {
    rules: &'r Rules,
    /// The sets of so many of the board's points, in order.
    sets: Vec<Vec<PointSet>>,
    /// How many sets come before the first whose so manyeth point is this one.
    steps: Vec<[usize; Point::CELLS]>,
    values: Tables<Value>,
}

/// A place in the tables.
#[derive(Clone, Copy)]
struct Cell {
    counts: Counts,
    index: usize,
}

impl<'r> PlainSolver<'r> {
    pub(crate) fn new(rules: &'r Rules) -> Self {
        let counts = usize::from(rules.ruleset().stones) + 1;
        let points: Vec<Point> = rules.board().points().into_iter().collect();
        let mut sets = vec![Vec::new(); counts];
        extend(&points, PointSet::EMPTY, &mut sets);
        let mut steps = vec![[0; Point::CELLS]; counts];
        for (count, sets) in sets.iter_mut().enumerate().skip(1) {
            sets.sort();
            for (number, point) in points.iter().enumerate() {
                // Those before it have all their points among the earlier ones.
                steps[count - 1][point.index()] = choose(number, count);
            }
        }
        let plain = Self { rules, sets, steps, values: vec![vec![Vec::new(); counts]; counts] };
        for sets in &plain.sets {
            assert!(sets.iter().enumerate().all(|(rank, &set)| plain.rank(set) == rank));
        }
        plain
    }

    /// Solves the positions with so many stones on either side, once those that a capture leads to are solved.
    pub(crate) fn solve(&mut self, one: usize, other: usize) {
        let both: &[Counts] = if one == other { &[(one, other)] } else { &[(one, other), (other, one)] };
        for &(own, enemy) in both {
            self.values[own][enemy] = vec![Value::Draw; self.sets[own].len() * self.sets[enemy].len()];
        }
        self.find(both);
        for &counts in both {
            for sets in self.positions(counts) {
                assert_eq!(self.value_of(sets), self.look(sets, None), "{sets:?}");
            }
        }
    }

    /// Finds the values, the shortest distances first. What is not found is left a draw.
    fn find(&mut self, both: &[Counts]) {
        // The positions to look at, by the distance at which they may be decided: those that captures decide, and those
        // before the ones decided last.
        let mut waiting: BTreeMap<u16, Vec<Sets>> = BTreeMap::new();
        for sets in both.iter().flat_map(|&counts| self.positions(counts)) {
            if let Some(plies) = self.look(sets, None).plies() {
                waiting.entry(plies).or_default().push(sets);
            }
        }
        // The distance for which a position waits since it was last found to come before one decided.
        let mut waits: Tables<u16> =
            self.values.iter().map(|row| row.iter().map(|_| Vec::new()).collect()).collect();
        for &(own, enemy) in both {
            waits[own][enemy] = vec![0; self.values[own][enemy].len()];
        }
        while let Some((plies, positions)) = waiting.pop_first() {
            let mut decided = Vec::new();
            for sets in positions {
                if self.value_of(sets) != Value::Draw {
                    continue;
                }
                let value = self.look(sets, Some(plies));
                match value.plies() {
                    Some(later) if later > plies => waiting.entry(later).or_default().push(sets),
                    Some(_) => {
                        let Cell { counts: (own, enemy), index } = self.cell(sets);
                        self.values[own][enemy][index] = value;
                        decided.push(sets);
                    }
                    None => {}
                }
            }
            for before in decided.into_iter().flat_map(|sets| before(self.rules, sets)) {
                let Cell { counts: (own, enemy), index } = self.cell(before);
                let waits = &mut waits[own][enemy][index];
                if *waits <= plies && self.values[own][enemy][index] == Value::Draw {
                    *waits = plies + 1;
                    waiting.entry(plies + 1).or_default().push(before);
                }
            }
        }
    }

    /// Goes through the positions with so many stones, those of the side to move first.
    pub(crate) fn positions(&self, (own, enemy): Counts) -> impl Iterator<Item = Sets> + use<'_, 'r> {
        let both = self.sets[own]
            .iter()
            .flat_map(move |own| self.sets[enemy].iter().map(move |enemy| (*own, *enemy)));
        both.filter(|(own, enemy)| !own.meets(*enemy))
    }

    fn cell(&self, (own, enemy): Sets) -> Cell {
        let counts = (own.len(), enemy.len());
        Cell { counts, index: self.rank(own) * self.sets[counts.1].len() + self.rank(enemy) }
    }

    /// Returns the place of a set among those of as many points.
    fn rank(&self, set: PointSet) -> usize {
        set.into_iter().zip(&self.steps).map(|(point, steps)| steps[point.index()]).sum()
    }

    /// Returns the value of a position with numbers of stones that are solved.
    pub(crate) fn value_of(&self, sets: Sets) -> Value {
        let Cell { counts: (own, enemy), index } = self.cell(sets);
        self.values[own][enemy][index]
    }

    /// Returns what a position is worth by what is known of its successors, what is not known being a draw; with
    /// `plies`, a draw also where it is neither won nor lost in so many.
    fn look(&self, sets: Sets, plies: Option<u16>) -> Value {
        let position = moving(self.rules, Color::White, sets);
        let least = usize::from(self.rules.ruleset().loses_below);
        let value = |(own, enemy): Sets| {
            // With the last capture the side to move has lost.
            if own.len() < least { Value::Loss(0) } else { self.value_of((own, enemy)) }
        };
        let turns = position.legal_turns(self.rules);
        if turns.is_empty() {
            return ended(self.rules, &position);
        }
        let mut best = Value::Loss(0);
        for turn in turns {
            best = best.max(value(after(sets, turn)).before());
            // Every end is lost by the side to move, so losses are an even number of plies away: where an even number is
            // asked for, one successor that is not won is enough.
            let decided = best == Value::Win(plies.unwrap_or(1));
            if decided || best == Value::Draw && plies.is_some_and(|plies| plies % 2 == 0) {
                return best;
            }
        }
        best
    }
}

/// Returns the positions from which a quiet turn may have led here, and perhaps others: a move is taken back by the
/// opposite one, whether or not that would close a mill.
fn before(rules: &Rules, (own, enemy): Sets) -> impl Iterator<Item = Sets> {
    let turned = moving(rules, Color::White, (enemy, own));
    turned.legal_actions(rules).map(move |action| {
        let (own, enemy) = after((enemy, own), action.into());
        (enemy, own)
    })
}

/// Returns the stones after a turn of the moving phase, those of the other side first, who is then to move.
fn after((own, enemy): Sets, turn: Turn) -> Sets {
    let Action::Move { from, to } = turn.first else { panic!("{turn:?} is no turn of the moving phase") };
    (turn.captures().fold(enemy, PointSet::without), own.without(from).with(to))
}

/// Makes a position of the moving phase.
pub(crate) fn moving(rules: &Rules, to_move: Color, (own, enemy): Sets) -> Position {
    let setup = Setup {
        to_move,
        stones: ByColor::from_fn(|color| if color == to_move { own } else { enemy }),
        hand: ByColor::default(),
        closed: None,
        caught: PointSet::EMPTY,
        captures: None,
    };
    Position::new(rules, &setup).unwrap()
}

/// Returns the value of a position by those of its successors, and by the rules where it has none.
pub(crate) fn best(rules: &Rules, position: &Position, value: impl Fn(&Position) -> Value) -> Value {
    let turns = position.legal_turns(rules).into_iter();
    let next = turns.map(|turn| position.play_turn(rules, turn).unwrap());
    let worth = |next: &Position| match next.outcome(rules) {
        Some(_) => ended(rules, next),
        None => value(next),
    };
    next.map(|next| worth(&next).before()).max().unwrap_or_else(|| ended(rules, position))
}

/// Returns the value of a position in which no turn is left.
fn ended(rules: &Rules, position: &Position) -> Value {
    match position.outcome(rules).expect("no turn is left").winner() {
        Some(winner) => {
            assert_ne!(winner, position.to_move(), "nobody wins by the other's turn");
            Value::Loss(0)
        }
        None => Value::Draw,
    }
}

/// Returns the number of ways to choose so many of some things.
fn choose(of: usize, count: usize) -> usize {
    (0..count).fold(1, |ways, taken| ways * of.saturating_sub(taken) / (taken + 1))
}

/// Adds `set`, and those made of it by adding points of `left`, to the lists by their numbers of points.
fn extend(left: &[Point], set: PointSet, sets: &mut [Vec<PointSet>]) {
    sets[set.len()].push(set);
    if set.len() + 1 < sets.len() {
        for (index, &point) in left.iter().enumerate() {
            extend(&left[index + 1..], set.with(point), sets);
        }
    }
}

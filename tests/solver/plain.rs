//! The tables held against the rules core, by which they are not made: whole, by a plain solver, and in samples.

use malom::rules::{Color, Position, Rules};
use malom::solver::{Ground, Value};

use super::built::{Built, Random};
use super::plain_solver::{PlainSolver, best, moving};
use super::reference;

fn rules(id: &str) -> &'static Rules {
    Rules::named(id).unwrap_or_else(|| panic!("no rules {id}"))
}

/// Lets the plain solver solve all pairs with up to so many stones, and asserts that the tables say the same of every
/// position. Returns how many there are, and the plain solver.
fn solved_by_both(built: &Built, stones: u8) -> (usize, PlainSolver<'static>) {
    let mut plain = PlainSolver::new(built.rules);
    let mut positions = 0;
    for pair in built.pairs_up_to(stones) {
        let (one, other) = (usize::from(pair.larger()), usize::from(pair.smaller()));
        plain.solve(one, other);
        for counts in if one == other { vec![(one, other)] } else { vec![(one, other), (other, one)] } {
            for (number, sets) in plain.positions(counts).enumerate() {
                let position = moving(built.rules, Color::ALL[number % 2], sets);
                let found = built.value(&position);
                assert_eq!(found, plain.value_of(sets), "{}", position.setup(built.rules));
                positions += 1;
            }
        }
    }
    (positions, plain)
}

/// Asserts that a table's value of a position is what follows from its successors by the rules core.
fn assert_follows(built: &Built, position: &Position) {
    let follows = best(built.rules, position, |next| built.value(next));
    assert_eq!(built.value(position), follows, "{}", position.setup(built.rules));
}

/// Asserts the same of random positions of all pairs with up to so many stones, `each` of each subspace.
pub(crate) fn assert_samples_follow(built: &Built, stones: u8, each: u32) {
    let mut random = Random(0);
    for pair in built.pairs_up_to(stones) {
        for (own, enemy) in [(pair.larger(), pair.smaller()), (pair.smaller(), pair.larger())] {
            for _ in 0..each {
                assert_follows(built, &random.position(built.rules, own, enemy));
            }
        }
    }
}

#[test]
fn all_of_three_is_solved_by_both() {
    let built = Built::up_to(rules("three"), 6);
    let (positions, _) = solved_by_both(&built, 6);
    assert_eq!(positions, 84 * 20);
}

#[test]
fn a_tenth_of_three_to_three_of_six_follows_from_the_rules() {
    let built = Built::up_to(rules("six"), 6);
    let plain = PlainSolver::new(built.rules);
    for (number, sets) in plain.positions((3, 3)).step_by(10).enumerate() {
        assert_follows(&built, &moving(built.rules, Color::ALL[number % 2], sets));
    }
}

#[test]
fn five_and_six_share_their_tables() {
    let [five, six] = ["five", "six"].map(|id| Ground::new(rules(id)).unwrap().fingerprint());
    assert_eq!(five, six);
}

#[test]
#[ignore = "a minute in release"]
fn all_of_three_to_three_is_solved_by_both() {
    let built = Built::up_to(Rules::standard(), 6);
    let (positions, plain) = solved_by_both(&built, 6);
    assert_eq!(positions, 2024 * 1330);
    let values = plain.positions((3, 3)).map(|sets| plain.value_of(sets));
    reference::assert_is_histogram((3, 3), values);
    let checked = reference::assert_values(6..=6, |position| {
        let side = position.to_move();
        plain.value_of((position.stones(side), position.stones(side.opponent())))
    });
    assert_eq!(checked, 2691);
}

#[test]
#[ignore = "a minute in release"]
fn all_of_six_is_solved_by_both() {
    let built = Built::up_to(rules("six"), 12);
    let (_, plain) = solved_by_both(&built, 12);
    // The side to move, blocked, has lost.
    let blocked = plain.positions((6, 6)).filter(|&sets| plain.value_of(sets) == Value::Loss(0));
    assert!(blocked.count() > 0);
}

#[test]
#[ignore = "tables of nine stones"]
fn samples_of_larger_pairs_follow_from_the_rules() {
    for id in ["standard", "classic", "mtte"] {
        assert_samples_follow(&Built::up_to(rules(id), 9), 9, 5_000);
    }
    assert_samples_follow(&Built::up_to(rules("twelve"), 8), 8, 5_000);
}

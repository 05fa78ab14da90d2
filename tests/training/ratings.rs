//! Glicko-2, and ratings in words.

use malom::training::{Day, Grade, Outcome, Rating, Standing, Standings, Strength, mixed, rate};
use proptest::prelude::*;

use super::pack;

fn rating(value: f64, deviation: f64) -> Rating {
    Rating::new(value, deviation, 0.06).unwrap()
}

fn grade(number: u8) -> Rating {
    Rating::of_grade(Grade::new(number).unwrap())
}

fn attempt(learner: Rating, puzzle: Rating, outcome: Outcome) -> (Rating, Rating) {
    rate(learner, None, puzzle, outcome, Day(20_000))
}

#[test]
fn the_example_of_the_paper_comes_out() {
    // Glickman, "Example of the Glicko-2 system", 2013: 1464.06, 151.52 and 0.05999. With the paper's own numbers, which
    // it rounds on the way (0.8722 for φ', -0.2069 for µ'), the first is 1464.06; unrounded it is 1464.0507.
    let games = [(rating(1400.0, 30.0), 1.0), (rating(1550.0, 100.0), 0.0), (rating(1700.0, 300.0), 0.0)];
    let after = rating(1500.0, 200.0).after(&games);
    assert!((after.value() - 1464.0507).abs() < 0.0005, "{after:?}");
    assert!((after.deviation() - 151.5165).abs() < 0.0005, "{after:?}");
    assert!((after.volatility() - 0.059_996).abs() < 0.000_001, "{after:?}");
}

#[test]
fn a_draw_of_equals_moves_neither() {
    let (learner, puzzle) = attempt(grade(3), grade(3), Outcome::Slower);
    assert!((learner.value() - 1400.0).abs() < 1e-9 && (puzzle.value() - 1400.0).abs() < 1e-9);
    assert!(learner.deviation() < grade(3).deviation());
}

#[test]
fn a_harder_puzzle_is_worth_more() {
    let gain = |number| attempt(Rating::START, grade(number), Outcome::Solved).0.value();
    let loss = |number| attempt(Rating::START, grade(number), Outcome::Failed).0.value();
    for number in 1..6 {
        assert!(gain(number) < gain(number + 1));
        assert!(loss(number) < loss(number + 1));
    }
}

#[test]
fn a_hint_and_giving_up_count_as_failing() {
    let after = |outcome| attempt(Rating::START, grade(2), outcome);
    assert_eq!(after(Outcome::Hinted), after(Outcome::Failed));
    assert_eq!(after(Outcome::GivenUp), after(Outcome::Failed));
    assert!(after(Outcome::Slower).0.value() > after(Outcome::Failed).0.value());
    assert!(after(Outcome::Slower).0.value() < after(Outcome::Solved).0.value());
}

#[test]
fn who_rests_is_less_sure_and_no_weaker() {
    let rested = |days| rating(1500.0, 60.0).rested(days);
    assert_eq!(rested(0), rating(1500.0, 60.0));
    assert!(rested(1).deviation() > 60.0 && rested(30).deviation() > rested(1).deviation());
    assert!(rested(300).deviation() < 349.0, "a year is not for ever");
    assert!((rested(1200).deviation() - 350.0).abs() < 1e-9);
    assert_eq!(rested(u32::MAX), rested(1200), "and it takes no time to tell");
    assert!((rested(u32::MAX).value() - 1500.0).abs() < 1e-9);
}

#[test]
fn days_without_an_attempt_count_and_a_clock_set_back_does_not() {
    let after = |last: i32, day: i32| {
        let last = Some(Day(last));
        rate(rating(1500.0, 60.0), last, grade(3), Outcome::Solved, Day(day)).0.deviation()
    };
    assert!((after(100, 100) - after(100, 101)).abs() < 1e-9, "no day lies between");
    assert!(after(100, 102) > after(100, 101));
    assert!((after(100, 50) - after(100, 100)).abs() < 1e-9);
    assert!((after(i32::MAX, i32::MIN) - after(100, 100)).abs() < 1e-9);
    assert!(after(i32::MIN, i32::MAX) > after(100, 102));
}

#[test]
fn numbers_that_are_none_make_no_rating() {
    for bad in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        assert_eq!(Rating::new(bad, 50.0, 0.06), None);
        assert_eq!(Rating::new(1500.0, bad, 0.06), None);
        assert_eq!(Rating::new(1500.0, 50.0, bad), None);
    }
    assert_eq!(Rating::new(1500.0, 0.0, 0.06), None);
    assert_eq!(Rating::new(1500.0, 50.0, -0.06), None);
}

proptest! {
    #[test]
    fn ratings_move_the_right_way(
        (own, own_deviation) in (200.0..3000.0, 30.0..350.0),
        (other, other_deviation) in (200.0..3000.0, 30.0..350.0),
        volatility in 0.01..0.2,
        outcome in prop::sample::select(&Outcome::ALL[..]),
    ) {
        let learner = Rating::new(own, own_deviation, volatility).unwrap();
        let puzzle = Rating::new(other, other_deviation, volatility).unwrap();
        let (after, puzzle_after) = attempt(learner, puzzle, outcome);
        match outcome {
            Outcome::Solved => {
                prop_assert!(after.value() >= own && puzzle_after.value() <= other);
            }
            Outcome::Slower => prop_assert!((after.value() >= own) == (own <= other)),
            Outcome::Failed | Outcome::Hinted | Outcome::GivenUp => {
                prop_assert!(after.value() <= own && puzzle_after.value() >= other);
            }
        }
        for rating in [after, puzzle_after] {
            prop_assert!(rating.deviation() > 0.0 && rating.deviation() <= 350.0);
            prop_assert!(rating.volatility() > 0.0 && rating.volatility() < 1.0);
        }
    }

    #[test]
    fn a_first_attempt_makes_both_surer(
        number in 1_u8..=6,
        outcome in prop::sample::select(&Outcome::ALL[..]),
    ) {
        let (learner, puzzle) = attempt(Rating::START, grade(number), outcome);
        prop_assert!(learner.deviation() < Rating::START.deviation());
        // An unknown learner far below a puzzle tells little of it: less than a period's volatility takes away.
        let unplayed = grade(number).rested(1).deviation();
        prop_assert!(puzzle.deviation() < unplayed);
        prop_assert!(number > 2 || puzzle.deviation() < grade(number).deviation());
    }
}

/// A learner whose true rating is known solves as Glicko expects them to; a small generator plays chance.
fn trained(truth: f64, attempts: usize) -> Rating {
    let (cards, mut standings) = (pack(600), Standings::new());
    let (mut learner, mut chance) = (Rating::START, 12_345_u64);
    for n in 0..attempts {
        let card = mixed(&cards, &standings, learner, 1, n as u64)[0];
        let puzzle = Rating::of_grade(card.grade);
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let drawn = f64::from(u32::try_from(chance >> 32).unwrap()) / f64::from(u32::MAX);
        let solves = drawn < 1.0 / (1.0 + 10_f64.powf((puzzle.value() - truth) / 400.0));
        let outcome = if solves { Outcome::Solved } else { Outcome::Failed };
        let (after, rated) = attempt(learner, puzzle, outcome);
        learner = after;
        let standing = Standing { tries: 1, last: n as i64, failed: None, clean: None, rating: Some(rated) };
        standings.insert(card.id.clone(), standing);
    }
    learner
}

#[test]
fn the_rating_finds_the_learner() {
    for truth in [1000.0, 1400.0, 1800.0] {
        let learner = trained(truth, 200);
        assert!(learner.is_sure(), "{learner:?}");
        assert!((learner.value() - truth).abs() < 2.0 * learner.deviation(), "{truth}: {learner:?}");
    }
    assert!(!Rating::START.is_sure() && !trained(1400.0, 3).is_sure(), "three puzzles are a guess");
}

#[test]
fn strengths_rise_with_ratings_and_name_the_grades() {
    for (number, strength) in (1..=6).zip(&Strength::ALL[1..]) {
        assert_eq!(Strength::of(grade(number)), *strength);
    }
    assert_eq!(Strength::of(rating(-5000.0, 50.0)), Strength::Newcomer);
    assert_eq!(Strength::of(rating(5000.0, 50.0)), Strength::Master);
    let along: Vec<Strength> = (0..300).map(|n| Strength::of(rating(f64::from(n) * 10.0, 50.0))).collect();
    assert!(along.is_sorted());
    let mut met = along;
    met.dedup();
    assert_eq!(met, Strength::ALL);
}

#[test]
fn tokens_are_told_apart() {
    for outcome in Outcome::ALL {
        assert_eq!(Outcome::from_token(outcome.token()), Some(outcome));
    }
    assert_eq!(Outcome::from_token("Solved"), None);
    let mut tokens = Strength::ALL.map(Strength::token);
    tokens.sort_unstable();
    assert!(tokens.windows(2).all(|pair| pair[0] != pair[1]));
    assert_eq!((Grade::new(0), Grade::new(7)), (None, None));
    assert!(Grade::ALL.into_iter().map(Grade::number).eq(1..=6));
}

//! Placement with simulated learners.

use malom::placement::{Placement, QUESTIONS, Question};

/// Ten units with seven questions each.
const UNITS: [usize; 10] = [7; 10];

/// Takes the test with a learner, and returns the unit at which they begin and what they were asked.
fn placed(seed: u64, mut answers: impl FnMut(Question) -> bool) -> (Option<usize>, Vec<Question>) {
    let mut test = Placement::new(&UNITS, seed);
    let mut asked = Vec::new();
    while let Some(question) = test.ask() {
        asked.push(question);
        test.answer(answers(question));
    }
    (test.unit(), asked)
}

#[test]
fn who_knows_everything_is_spared_everything() {
    for seed in 0..100 {
        assert_eq!(placed(seed, |_| true).0, None, "seed {seed}");
    }
}

#[test]
fn who_knows_nothing_begins_at_the_beginning() {
    for seed in 0..100 {
        assert_eq!(placed(seed, |_| false).0, Some(0), "seed {seed}");
    }
}

#[test]
fn who_knows_the_first_units_begins_after_them() {
    for known in 0..UNITS.len() {
        for seed in 0..20 {
            let (unit, _) = placed(seed, |question| question.unit < known);
            assert_eq!(unit, Some(known), "{known} units, seed {seed}");
        }
    }
}

#[test]
fn who_guesses_begins_at_the_beginning_or_soon_after() {
    // One answer in four is right by chance; drawn from the seed, so that a failure can be seen again.
    let mut begun = [0; UNITS.len() + 1];
    for seed in 0..1000_u64 {
        let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        let guesses = |_| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state % 4 == 0
        };
        begun[placed(seed, guesses).0.unwrap_or(UNITS.len())] += 1;
    }
    assert!(begun[0] > 880, "{begun:?}");
    assert!(begun[..=1].iter().sum::<i32>() > 930, "{begun:?}");
}

#[test]
fn there_are_ten_questions_none_of_them_twice_and_the_same_by_the_same_seed() {
    for known in 0..=UNITS.len() {
        let (_, asked) = placed(7, |question| question.unit < known);
        assert_eq!(asked.len(), QUESTIONS);
        let different = asked.iter().enumerate().all(|(at, one)| !asked[..at].contains(one));
        assert!(different, "{asked:?}");
        assert_eq!(placed(7, |question| question.unit < known).1, asked);
    }
    let first = |seed| placed(seed, |_| true).1;
    assert_ne!(first(1), first(2), "another seed, other questions");
}

#[test]
fn a_course_with_few_questions_is_asked_through() {
    let mut test = Placement::new(&[1, 0, 2], 0);
    let mut asked = 0;
    while test.ask().is_some() {
        test.answer(true);
        asked += 1;
    }
    assert_eq!((asked, test.answered()), (3, 3));
    let mut empty = Placement::new(&[], 0);
    assert_eq!((empty.ask(), empty.unit()), (None, None));
}

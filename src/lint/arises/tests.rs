//! Positions that can and can't arise, and that none of a random game is refused.

use proptest::collection::vec;
use proptest::prelude::*;

use super::*;
use crate::rules::{Action, Ruleset, Setup};

fn faults(setup: &str) -> Vec<CantArise> {
    let setup: Setup = setup.parse().unwrap();
    check(Rules::standard(), &Position::new(Rules::standard(), &setup).unwrap())
}

/// Checks the reasons against a position, by the names of their variants.
#[track_caller]
fn assert_faults(setup: &str, expected: &[&str]) {
    let faults = faults(setup);
    let names: Vec<String> =
        faults.iter().map(|fault| format!("{fault:?}").split(' ').next().unwrap().to_owned()).collect();
    assert_eq!(names, expected, "{setup}: {faults:?}");
}

#[test]
fn turns_alternate() {
    for fits in [
        "w W:+9 B:+9",
        "w W:a1,d1+7 B:d2,f6+7",
        "b W:a1,d1+7 B:d2+8",
        "w!a1-d1-g1 W:a1,d1,g1+6 B:d2,f6+7",
        "b!a1-d1-g1 W:d2,f6,b4+6 B:a1,d1,g1+6",
        "b W:a1,a4,b2,b6,c3,d2,d6,e4,g7 B:a7,b4,c4,d1,d3,d5,e3,f2+1",
    ] {
        assert_faults(fits, &[]);
    }
    for wrong in [
        "w W:a1,d1+7 B:d2+8",
        "w W:a1+8 B:d2,f6+7",
        "b W:a1,d1+7 B:d2,f6+7",
        "b W:+9 B:+9",
        "b W:+9 B:a1+8",
        "w!a1-d1-g1 W:a1,d1,g1+6 B:d2,f6,b4+6",
        "b!a1-d1-g1 W:d2,f6+7 B:a1,d1,g1+6",
    ] {
        assert_faults(wrong, &["Order"]);
    }
}

#[test]
fn a_stone_is_missing_where_a_mill_can_have_taken_it() {
    assert_faults("b W:a1,d1,g1+6 B:d2+7", &[]);
    // White has placed two only.
    assert_faults("w W:a1,d1+7 B:d2+7", &["NoTrace", "TooEarly"]);
    // White has placed three, and lost none, but has no mill.
    assert_faults("b W:a1,d1,g4+6 B:d2+7", &["NoTrace"]);
    // Two are missing, but White's four stones make one mill.
    assert_faults("w W:a1,d1,g1,b4+5 B:d2,f6+5", &["NoTrace"]);
    // Both closed with their third stone; but White's took one of Black's first two.
    assert_faults("w W:a1,d1+6 B:d2,f6+6", &["TooEarly"]);
    // White's fifth stone, on g1, closed two mills; Black's fifth closed one and took it.
    assert_faults("w W:a1,d1,g4,g7+4 B:a4,b4,c4,e3+4", &[]);
    // Once stones move, mills open again and leave no trace.
    assert_faults("w W:a1,b2,c3,d5 B:d2,f6,e4,g4", &[]);
    assert_faults("w W:a1,b2,c3,d5,d7,e4,f6,g1,g4 B:d2,f2,e3,g7", &[]);
}

#[test]
fn a_mill_that_stands_has_taken_a_stone() {
    assert_faults("b W:a1,d1,g1+6 B:d2,f6+7", &["Unpaid"]);
    assert_faults("w W:a1,d1,g1,c4,e5,b6,f6,d5,g7 B:d2,b2,f4,e3,c3,a7,d7,g4,a4", &["Unpaid"]);
    // The capture that is due pays for the mill just closed, not for an older one.
    assert_faults("w!d5-d6-d7 W:a1,d1,g1,d5,d6,d7+3 B:b2,f2,f4,b4,c4+4", &["Unpaid"]);
    assert_faults("w!d5-d6-d7 W:a1,d1,g1,d5,d6,d7+3 B:b2,f2,f4,b4+4", &[]);
    // Two that share a point may have been closed at once.
    assert_faults("b W:a1,d1,g1,g4,g7+4 B:b2,f2,f4+5", &[]);
    assert_faults("w! W:a1,d1,g1,g4,g7+4 B:b2,f2,f4,b4+5", &[]);
    assert_faults("b W:a1,d1,g1,c3,d3,e3+3 B:b2,f2,f4,b4+4", &["Unpaid"]);
}

#[test]
fn a_game_ends_with_the_losers_turn() {
    assert_faults("b W:a4,b4,c4,d6,g1 B:c5,f2", &[]);
    assert_faults("w W:a4,b4,c4,d6,g1 B:c5,f2", &["PlayedOn"]);
    assert_faults("w!a4-b4-c4 W:a4,b4,c4,d6,g1 B:c5,f2", &["PlayedOn"]);
    assert_faults("b W:a4,b4,c4,d6,g1 B:c5", &["TooFew"]);
}

#[test]
fn a_stone_that_moved_came_from_somewhere() {
    assert_faults("w!a1-d1-g1 W:a1,d1,g1,c5 B:d2,f4,b6", &[]);
    // The points beside the mill are taken.
    assert_faults("w!a1-d1-g1 W:a1,d1,g1,c5 B:a4,d2,g4", &["CameFromNowhere"]);
    // Three fly.
    assert_faults("w!a1-d1-g1 W:a1,d1,g1 B:a4,d2,g4", &[]);
    // A move closes one mill at the most; Black may have placed its ninth.
    assert_faults("w! W:a1,d1,g1,g4,g7,c5 B:b4,d2,f6,e4", &["CameFromNowhere"]);
    assert_faults("b! W:b4,d2,f6,e4,c3 B:a1,d1,g1,g4,g7,c5,d3", &[]);
}

#[test]
fn reasons_are_told_with_their_numbers() {
    let told = |setup: &str| faults(setup)[0].to_string();
    assert_eq!(
        told("w W:a1,d1+7 B:d2+8"),
        "no game comes to this position: white has placed 2 stones, black 1, but on this turn both have placed \
         equally many"
    );
    assert_eq!(
        told("b W:a1,d1,g1+6 B:d2,f6+7"),
        "no game comes to this position: white's a1-d1-g1 took 1 turn to close, each of which takes a stone, but \
         black lacks none"
    );
}

/// Plays a game by the choices; an odd one closes a mill where that is possible.
fn play_out(rules: &Rules, choices: &[u16]) -> Vec<Position> {
    let mut game = vec![Position::start(rules)];
    for &choice in choices {
        let here = game[game.len() - 1];
        let closing = here.closing(rules);
        let closes = |action: &Action| action.target().is_some_and(|target| closing.contains(target));
        let (sharp, all): (Vec<Action>, Vec<Action>) = here.legal_actions(rules).partition(closes);
        let from = if choice % 2 == 1 && !sharp.is_empty() || all.is_empty() { sharp } else { all };
        let Some(&action) = from.get(usize::from(choice / 2) % from.len().max(1)) else { break };
        game.push(here.play(rules, action).unwrap().0);
    }
    game
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_position_of_a_game_can_arise(choices in vec(any::<u16>(), 0..200)) {
        for rules in Ruleset::ALL.iter().filter_map(|ruleset| Rules::named(ruleset.id)) {
            for position in play_out(rules, &choices) {
                let family = rules.ruleset().id;
                prop_assert_eq!(check(rules, &position), [], "{}: {}", family, position.setup(rules));
            }
        }
    }
}

/// Positions of drills are made by play, so that games come to them.
#[test]
fn positions_of_drills_arise() {
    let rules = Rules::standard();
    for belief in crate::belief::Misconception::rules() {
        for item in crate::drill::make(belief, rules, 1).unwrap() {
            let step = item.step();
            for position in [&step.start, &step.position] {
                assert_eq!(check(rules, position), [], "{belief}: {}", step.id);
            }
        }
    }
}

//! What is proved of puzzles.

use malom::content::{Proof, PuzzleGoal};
use malom::proof::{Aim, Prover, TreeFault, Unproved};
use malom::rules::{Position, Rules, Turn};
use malom::solver::{Monitor, Value};

fn position(rules: &str, text: &str) -> Position {
    Position::new(Rules::named(rules).unwrap(), &text.parse().unwrap()).unwrap()
}

fn texts(turns: &[Turn]) -> String {
    turns.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn prover(rules: &str) -> Prover {
    Prover::new(Rules::named(rules).unwrap(), None)
}

const DOUBLE: &str = "b W:e5,c4,b2 B:d5,b6,g7,a4,a7";
const BLOCK: &str = "b W:e3,b6,d7,g7,a7 B:c4,d6,b2,g4,a4";

#[test]
fn keys_win_in_the_fewest_plies_and_others_reach_the_goal_too() {
    let monitor = Monitor::default();
    let mut prover = prover("standard");
    let proven = prover.start(PuzzleGoal::Win { turns: 1 }, &position("standard", BLOCK), &monitor).unwrap();
    assert_eq!((texts(&proven.keys).as_str(), proven.plies()), ("b2-b4xe3", Some(1)));
    assert!(proven.also.is_empty());
    let proven = prover.start(PuzzleGoal::Win { turns: 2 }, &position("standard", DOUBLE), &monitor).unwrap();
    assert_eq!((texts(&proven.keys).as_str(), proven.value()), ("a7-d7", Some(Value::Win(3))));
    // One turn is not enough, and that is found out.
    let proven = prover.start(PuzzleGoal::Win { turns: 1 }, &position("standard", DOUBLE), &monitor).unwrap();
    assert!(proven.keys.is_empty() && proven.bounds.most < Value::Win(1), "{proven:?}");
}

#[test]
fn other_rules_have_other_keys() {
    let proven = prover("classic")
        .start(PuzzleGoal::Win { turns: 2 }, &position("classic", DOUBLE), &Monitor::default())
        .unwrap();
    assert_eq!((texts(&proven.keys).as_str(), proven.plies()), ("a7-d7 b6-d6 d5-d6 g7-d7", Some(3)));
}

#[test]
fn a_second_turn_that_reaches_the_goal_is_found_in_the_line() {
    let monitor = Monitor::default();
    let goal = PuzzleGoal::Win { turns: 2 };
    let dual = prover("classic").dual(goal, &position("classic", DOUBLE), &monitor).unwrap().unwrap();
    assert_eq!((dual.line.len(), texts(&dual.turns).as_str()), (0, "a7-d7 b6-d6 d5-d6 g7-d7"));
    // After the only key, white can stop one of two mills; the last turn takes any of three stones.
    let mut prover = prover("standard");
    let start = position("standard", DOUBLE);
    let after = prover.play(&prover.begin(&start), "a7-d7".parse().unwrap());
    let replies = prover.resistance(&after, Aim::Win { turns: 1 }, &monitor).unwrap();
    assert!(!replies.is_empty());
    let dual = prover.dual(goal, &start, &monitor).unwrap();
    let after_key = dual.map(|dual| (dual.line[0].to_string(), replies.contains(&dual.line[1])));
    assert!(after_key.is_none_or(|found| found == ("a7-d7".to_owned(), true)));
}

#[test]
fn what_no_table_and_no_search_settles_stays_open() {
    let goal = PuzzleGoal::Hold { turns: 3 };
    let mut prover =
        Prover::with(Rules::standard(), malom::proof::Known::new(None, malom::solver::Tables::SMALL), 2_000);
    let open = prover.start(goal, &position("standard", DOUBLE), &Monitor::default());
    assert!(matches!(open, Err(Unproved::Open { needs: None, .. })), "{open:?}");
}

#[test]
fn a_tree_is_followed_to_its_ends() {
    let monitor = Monitor::default();
    let mut prover = prover("standard");
    let start = prover.begin(&position("standard", DOUBLE));
    let mut tree =
        |text: &str, plies| prover.tree(&start, &Proof::new(text).tree().unwrap(), plies, &monitor);
    assert_eq!(tree("a7-d7", 3).unwrap(), 3);
    let told = tree("a7-d7", 1).unwrap_err();
    assert!(matches!(told, TreeFault::Leaf { plies: 0, .. }), "{told}");
    let told = tree("b6-d6", 3).unwrap_err();
    assert_eq!(
        told.to_string(),
        "`b6-d6` in `b W:b2,c4,e5 B:a4,a7,b6,d5,g7` is no win within 2 plies more (go on with the proof)"
    );
}

//! How games go: phases, mills, captures, and both ends.

use malom::rules::{Color, Events, Outcome, Phase, Position, Rules, Turn, WinReason};

use super::{action, after, position};

fn play(setup: &str, played: &str) -> (Position, Events) {
    let result = position(setup).play(Rules::standard(), action(played));
    result.unwrap_or_else(|illegal| panic!("{setup} {played}: {illegal:?}"))
}

fn outcome(position: &Position) -> Option<(Color, WinReason)> {
    position.outcome(Rules::standard()).map(|outcome| match outcome {
        Outcome::Win { winner, reason } => (winner, reason),
        Outcome::Draw { .. } => panic!("a draw: {outcome:?}"),
    })
}

/// Eighteen placings that close no mill.
const PLACED: &str = "d7 g7 g4 a7 a4 g1 f6 d6 b6 d2 f2 a1 e5 c5 c4 d5 e3 c3";

#[test]
fn a_game_begins_with_white_and_all_stones_in_hand() {
    let start = Position::start(Rules::standard());
    assert_eq!(start.setup(Rules::standard()).to_string(), "w W:+9 B:+9");
    assert_eq!(start, position("w W:+9 B:+9"));
    assert_eq!(outcome(&start), None);
}

#[test]
fn an_ordinary_action_brings_about_nothing_but_the_next_turn() {
    let (next, events) = play("w W:+9 B:+9", "d6");
    assert_eq!(next, position("b W:d6+8 B:+9"));
    assert_eq!(events, Events::default());
}

#[test]
fn a_closed_mill_leaves_a_capture_due_and_the_capture_ends_the_turn() {
    let (due, events) = play("w W:a1,d1+7 B:d2,f6+7", "g1");
    assert_eq!(events.closed.to_string(), "a1-d1-g1");
    assert!(due.capture_due() && !events.nothing_to_capture);
    assert_eq!(due, position("w!a1-d1-g1 W:a1,d1,g1+6 B:d2,f6+7"));
    assert_eq!(due.captures(Rules::standard()).to_string(), "d2,f6");
    let next = after(due, "xd2");
    assert_eq!(next, position("b W:a1,d1,g1+6 B:f6+7"));
}

#[test]
fn two_mills_at_once_take_one_stone() {
    let (due, events) = play("w W:a4,a7,d1,g1+5 B:d2,f6,b4+6", "a1");
    assert_eq!(events.closed.to_string(), "a1-a4-a7,a1-d1-g1");
    assert!(!after(due, "xd2").capture_due());
}

#[test]
fn only_a_mill_that_the_action_closes_counts() {
    let (next, events) = play("w W:a1,d1,g1+6 B:d2,f6+7", "b4");
    assert!(events.closed.is_empty() && !next.capture_due());
}

#[test]
fn a_mill_with_no_stone_to_take_passes_the_turn() {
    let (next, events) = play("w W:a1,d1+7 B:+9", "g1");
    assert_eq!(events.closed.to_string(), "a1-d1-g1");
    assert!(events.nothing_to_capture && !next.capture_due());
    assert_eq!(next.to_move(), Color::Black);
}

#[test]
fn where_all_stand_in_mills_any_may_be_taken() {
    let rules = Rules::standard();
    let some_outside = position("w!a1-a4-a7 W:a1,a4,a7+5 B:d1,d2,d3,f6+4");
    assert_eq!(some_outside.captures(rules).to_string(), "f6");
    assert_eq!(some_outside.protected(rules).to_string(), "d1,d2,d3");
    let all_in_mills = position("w!a1-a4-a7 W:a1,a4,a7+5 B:d1,d2,d3+5");
    assert_eq!(all_in_mills.captures(rules).to_string(), "d1,d2,d3");
    assert!(all_in_mills.protected(rules).is_empty());
}

#[test]
fn the_last_placing_brings_its_side_to_moving() {
    let rules = Rules::standard();
    let last_but_one = PLACED.rsplit_once(' ').expect("many placings").0;
    let before = after(Position::start(rules), last_but_one);
    assert_eq!(
        (before.phase(rules, Color::White), before.phase(rules, Color::Black)),
        (Phase::Moving, Phase::Placing)
    );
    let (next, events) = before.play(rules, action("c3")).expect("legal");
    assert_eq!((events.phases.white, events.phases.black), (None, Some(Phase::Moving)));
    assert_eq!(next.phase(rules, Color::Black), Phase::Moving);
}

#[test]
fn a_capture_down_to_three_brings_the_other_side_to_flying() {
    let rules = Rules::standard();
    let (next, events) = play("w!a1-d1-g1 W:a1,d1,g1,b6 B:d2,f6,c5,e3", "xd2");
    assert_eq!((events.phases.white, events.phases.black), (None, Some(Phase::Flying)));
    assert_eq!(next.phase(rules, Color::White), Phase::Moving);
    assert_eq!(next.destinations(rules, "f6".parse().expect("a point")), next.empty(rules));
}

#[test]
fn the_last_of_three_stones_is_placed_into_flying() {
    let (_, events) = play("w W:a1,d2+1 B:d1,f6,c5,e3", "g7");
    assert_eq!(events.phases.white, Some(Phase::Flying));
}

#[test]
fn three_on_the_board_with_others_in_hand_are_placing() {
    let rules = Rules::standard();
    assert_eq!(position("w W:a1,d1,g4+2 B:d2,f6,c5+2").phase(rules, Color::White), Phase::Placing);
    assert_eq!(position("w W:a1,d1,g4 B:d2,f6,c5").phase(rules, Color::White), Phase::Flying);
    assert_eq!(position("w W:a1,d1,g4,b6 B:d2,f6,c5").phase(rules, Color::White), Phase::Moving);
}

#[test]
fn a_side_with_two_stones_has_lost() {
    let (next, events) = play("w!a1-d1-g1 W:a1,d1,g1,b6 B:d2,f6,c5", "xd2");
    assert_eq!(outcome(&next), Some((Color::White, WinReason::Reduced)));
    assert_eq!(events.over, next.outcome(Rules::standard()));
    assert_eq!(events.phases.black, None, "a side that has lost comes to no phase");
    assert_eq!(next.legal_actions(Rules::standard()).count(), 0);
}

#[test]
fn stones_in_hand_count_for_losing() {
    assert_eq!(outcome(&position("b W:a1,d1,g1+6 B:d2+2")), None);
    assert_eq!(outcome(&position("b W:a1,d1,g1+6 B:d2+1")), Some((Color::White, WinReason::Reduced)));
}

#[test]
fn a_side_without_a_move_on_its_turn_has_lost() {
    let (next, events) = play("w W:d2,b4,d7,g4 B:a1,a4,a7,g1", "d2-d1");
    assert_eq!(outcome(&next), Some((Color::White, WinReason::Blocked)));
    assert_eq!(events.over, next.outcome(Rules::standard()));
    assert_eq!(next.legal_actions(Rules::standard()).count(), 0);
}

#[test]
fn a_side_without_a_move_goes_on_while_it_is_not_its_turn() {
    assert_eq!(outcome(&position("w W:d1,b4,d7,g4 B:a1,a4,a7,g1")), None);
}

#[test]
fn a_side_that_flies_or_places_is_not_blocked() {
    assert_eq!(outcome(&position("b W:a4,d1,d7,g4 B:a1,a7,g1")), None);
    assert_eq!(outcome(&position("b W:a4,d1,d7,g4 B:a1,a7,g1,g7+1")), None);
}

#[test]
fn turns_are_steps_with_their_captures() {
    let rules = Rules::standard();
    let turns = |setup: &str| {
        let mut turns: Vec<String> = position(setup).legal_turns(rules).iter().map(Turn::to_string).collect();
        turns.sort();
        turns.join(" ")
    };
    assert_eq!(
        turns("w W:a1,d1,g4,b6 B:d2,f6,c5,a4"),
        "b6-b4 b6-d6 d1-g1 g4-f4 g4-g1xa4 g4-g1xc5 g4-g1xd2 g4-g1xf6 g4-g7"
    );
    assert_eq!(turns("w!a1-d1-g1 W:a1,d1,g1+6 B:d2,f6+7"), "xd2 xf6");
    assert_eq!(turns("w W:a1,d1 B:a4,b4,c4"), "");
}

#[test]
fn a_turn_is_played_whole_or_up_to_its_capture() {
    let rules = Rules::standard();
    let before = position("w W:a1,d1+7 B:d2,f6+7");
    let turn = |text: &str| text.parse::<Turn>().unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(before.play_turn(rules, turn("g1xd2")), Ok(position("b W:a1,d1,g1+6 B:f6+7")));
    assert_eq!(before.play_turn(rules, turn("g1")), Ok(position("w!a1-d1-g1 W:a1,d1,g1+6 B:d2,f6+7")));
    let refused = before.play_turn(rules, turn("g4xd2")).expect_err("no mill is closed");
    assert_eq!(refused.to_string(), "no-capture-due");
}

#[test]
fn sets_of_points_answer_for_the_side_to_move() {
    let rules = Rules::standard();
    let here = position("w W:a1,d1,g4,b6 B:d2,f6,c5,a4");
    assert_eq!(here.movable(rules).to_string(), "b6,d1,g4");
    assert_eq!(here.destinations(rules, "g4".parse().expect("a point")).to_string(), "f4,g1,g7");
    assert_eq!(here.closing(rules).to_string(), "g1");
    assert_eq!(position("w W:a1,d1+1 B:d2,f6,c5,a4").closing(rules).to_string(), "g1");
    assert!(here.mill_points(rules, Color::White).is_empty());
    assert_eq!(
        position("w W:a1,d1,g1,b6 B:d2,f6,c5").mill_points(rules, Color::White).to_string(),
        "a1,d1,g1"
    );
    assert_eq!(here.turned(), position("b W:a1,d1,g4,b6 B:d2,f6,c5,a4"));
}

//! What the solver says of whole positions: turns, lines, captures due.

use malom::rules::{Action, Color, Position, Rules, Turn};
use malom::solver::{Bounds, Limits, Monitor, NoValues, Question, Solution, Solver, Value};

use super::search::{Moving, THREE, three};

fn solve(position: &Position) -> Solution {
    let mut solver = Solver::new(three(), Moving);
    solver.solve(position, 0, Limits::default(), &Monitor::default()).unwrap()
}

/// The value after a turn, for the side that played it.
fn worth(position: &Position, turn: Turn) -> Value {
    THREE[&position.play_turn(three(), turn).unwrap()].before()
}

#[test]
fn every_turn_has_its_value_and_the_line_leads_to_the_end() {
    let mut solver = Solver::new(three(), Moving);
    let mut ends = 0;
    for (position, &value) in THREE.iter().step_by(3) {
        let at = position.setup(three());
        let solution = solver.solve(position, 0, Limits::default(), &Monitor::default()).unwrap();
        assert_eq!(solution.value(), Some(value), "{at}");
        assert_eq!(solution.outcome, position.outcome(three()), "{at}");
        let mut turns: Vec<Turn> = position.legal_turns(three());
        turns.sort_by_key(ToString::to_string);
        assert_eq!(solution.turns.iter().map(|solved| solved.turn).collect::<Vec<_>>(), turns, "{at}");
        for solved in &solution.turns {
            assert_eq!(solved.bounds, Bounds::exactly(worth(position, solved.turn)), "{at} {}", solved.turn);
        }
        let mut reached = *position;
        for (index, &turn) in solution.line.iter().enumerate() {
            let mut best = reached.legal_turns(three());
            best.retain(|&other| worth(&reached, other) == THREE[&reached]);
            best.sort_by_key(ToString::to_string);
            assert_eq!(best[0], turn, "{at}, turn {index}");
            reached = reached.play_turn(three(), turn).unwrap();
        }
        if let Some(plies) = value.plies() {
            assert_eq!(solution.line.len(), usize::from(plies), "{at}");
            assert!(reached.outcome(three()).is_some(), "{at}");
            ends += 1;
        } else {
            assert!((1..=Solution::DRAWN_LINE).contains(&solution.line.len()), "{at}");
        }
    }
    assert!(ends > 100, "only {ends} lines were followed");
}

#[test]
fn where_a_capture_is_due_the_turns_are_the_captures() {
    let mut found = 0;
    for position in THREE.keys() {
        for action in position.legal_actions(three()).collect::<Vec<_>>() {
            let (due, _) = position.play(three(), action).unwrap();
            if !due.capture_due() || found == 200 {
                continue;
            }
            found += 1;
            let solution = solve(&due);
            let best = solution.turns.iter().map(|solved| worth(&due, solved.turn)).max();
            assert_eq!(solution.value(), best, "{}", due.setup(three()));
            assert!(solution.turns.iter().all(|solved| matches!(solved.turn.first, Action::Capture(_))));
        }
    }
    assert_eq!(found, 200);
}

#[test]
fn what_is_not_settled_is_said_to_be_between_bounds() {
    let rules = Rules::standard();
    let position = Position::new(rules, &"w W:a1,b4,d2,f6 B:a7,c5,e3,g4".parse().unwrap()).unwrap();
    let mut solver = Solver::new(rules, NoValues);
    let limits = Limits { plies: 3, ..Limits::default() };
    let solution = solver.solve(&position, 0, limits, &Monitor::default()).unwrap();
    assert_eq!((solution.value(), solution.plies), (None, 3));
    assert!(solution.line.is_empty());
    assert_eq!(solution.turns.len(), position.legal_turns(rules).len());
    let Bounds { least, most } = solution.bounds;
    assert_eq!((least, most), (Value::Loss(4), Value::Win(4)));
    let found = solver.bounds(&position, 0, Question::WhoWins, limits, &Monitor::default()).unwrap();
    assert!(!found.bounds.is_decided());
}

#[test]
fn a_game_that_is_over_has_no_turns() {
    let rules = Rules::named("morristalk").unwrap();
    let position = Position::new(rules, &"w W:a1,b4,d2,f6 B:a7,c5,e3,g4".parse().unwrap()).unwrap();
    let mut solver = Solver::new(rules, NoValues);
    let solution = solver.solve(&position, 50, Limits::default(), &Monitor::default()).unwrap();
    assert_eq!((solution.value(), solution.turns.len(), solution.line.len()), (Some(Value::Draw), 0, 0));
    assert_eq!(solution.outcome.map(|outcome| outcome.token()), Some("quiet"));
    let reduced = Position::new(rules, &"b W:a1,b4,d2 B:a7,c5".parse().unwrap()).unwrap();
    let solution = solver.solve(&reduced, 0, Limits::default(), &Monitor::default()).unwrap();
    assert_eq!((solution.value(), solution.turns.len()), (Some(Value::Loss(0)), 0));
    assert_eq!(solution.outcome.and_then(|outcome| outcome.winner()), Some(Color::White));
}

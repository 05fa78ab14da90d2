//! What the solver says of whole positions: turns, lines, captures due.

use malom::rules::{Action, Color, Game, Outcome, Position, Rules, Turn};
use malom::solver::{Bounds, Limits, Monitor, NoValues, Question, Solution, Solver, Value};

use super::search::{Moving, THREE, in_order, three};
use super::store::{Folder, position, tables};

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
    for (position, value) in in_order().iter().step_by(3) {
        let (at, value) = (position.setup(three()), *value);
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
            let threats = reached.turned().closing(three());
            let stops = |turn: &Turn| turn.first.target().is_some_and(|target| threats.contains(target));
            best.sort_by_key(|turn| (!stops(turn), turn.to_string()));
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
    for (position, _) in in_order() {
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
    assert_eq!(solution.outcome.map(Outcome::token), Some("quiet"));
    let reduced = Position::new(rules, &"b W:a1,b4,d2 B:a7,c5".parse().unwrap()).unwrap();
    let solution = solver.solve(&reduced, 0, Limits::default(), &Monitor::default()).unwrap();
    assert_eq!((solution.value(), solution.turns.len()), (Some(Value::Loss(0)), 0));
    assert_eq!(solution.outcome.and_then(Outcome::winner), Some(Color::White));
}

/// Plays a line out by the rules of the game, which count the quiet plies, and tells how that ends.
fn played_out(rules: &Rules, position: &Position, quiet: u32, line: &[Turn]) -> Option<Outcome> {
    let mut game = Game::from_position(rules, *position, quiet);
    for action in line.iter().flat_map(|turn| turn.actions()) {
        if game.outcome().is_none() {
            game.play(action).unwrap();
        }
    }
    game.outcome()
}

/// For each profile with a rule of quiet plies, a position whose value by it is not the table's: one ply more before it, and
/// the win comes too late. The first is figure 9 of Gasser (1996), a loss in 26 plies.
#[test]
fn draw_rules_have_the_last_word() {
    let folder = Folder::new();
    let rows = [
        ("morristalk", "b W:d7,g7,g1 B:d5,a4,g4", Value::Loss(26), 50),
        ("hogyankell", "b W:d7,g7,g1 B:d5,a4,g4", Value::Loss(26), 26),
        ("mtte", "w W:a4,d2,d5 B:a7,c3,f2", Value::Win(11), 26),
        ("morabaraba", "w W:b2,d7,e3 B:d5,e4,g4", Value::Loss(6), 20),
    ];
    for (id, text, value, limit) in rows {
        let (rules, tables) = (Rules::named(id).unwrap(), tables(id, &folder.0));
        let position = position(id, text);
        tables.build("3-3".parse().unwrap(), &Monitor::default()).unwrap();
        assert_eq!(tables.probe(&position).unwrap(), Some(value), "{id}");
        let mut solver = Solver::new(rules, &tables);
        let mut solve =
            |quiet| solver.solve(&position, quiet, Limits::default(), &Monitor::default()).unwrap();
        let last = limit - u32::from(value.plies().unwrap());
        let in_time = solve(last);
        assert_eq!(in_time.value(), Some(value), "{id}");
        let late = solve(last + 1);
        assert_eq!((late.value(), late.needs), (Some(Value::Draw), None), "{id}");
        assert!(late.turns.iter().all(|solved| solved.bounds.least <= Value::Draw), "{id}");
        // The game itself says the same of the same turns.
        let won = played_out(rules, &position, last, &in_time.line).unwrap();
        assert!(won.winner().is_some(), "{id}: {won:?}");
        let drawn = played_out(rules, &position, last + 1, &in_time.line).unwrap();
        assert_eq!(drawn.token(), "quiet", "{id}");
    }
}

#[test]
fn figure_nine_has_one_longest_defence() {
    let folder = Folder::new();
    let tables = tables("standard", &folder.0);
    tables.build("3-3".parse().unwrap(), &Monitor::default()).unwrap();
    let position = position("standard", "b W:d7,g7,g1 B:d5,a4,g4");
    let mut solver = Solver::new(Rules::standard(), &tables);
    let solution = solver.solve(&position, 0, Limits::default(), &Monitor::default()).unwrap();
    let longest = Bounds::exactly(Value::Loss(26));
    let best: Vec<String> = solution
        .turns
        .iter()
        .filter(|solved| solved.bounds == longest)
        .map(|solved| solved.turn.to_string())
        .collect();
    assert_eq!(best, ["d5-a7"]);
    assert_eq!((solution.line.len(), solution.line[0].to_string().as_str()), (26, "d5-a7"));
}

/// At the end of placing the search goes through to the tables; without them it says what would settle it.
#[test]
fn the_end_of_placing_is_searched_into_the_tables() {
    let folder = Folder::new();
    let tables = tables("standard", &folder.0);
    let position = position("standard", "w W:a1,d3+1 B:d6,f4+1");
    let limits = Limits { plies: 2, nodes: 1_000_000 };
    let solve = || {
        let mut solver = Solver::new(Rules::standard(), &tables);
        solver.solve(&position, 0, limits, &Monitor::default()).unwrap()
    };
    assert_eq!(solve().needs.map(|pair| pair.to_string()).as_deref(), Some("3-3"));
    tables.build("3-3".parse().unwrap(), &Monitor::default()).unwrap();
    let solution = solve();
    // By plain reckoning: after a placing of each the tables know.
    let rules = Rules::standard();
    let after = |position: &Position| -> Vec<Position> {
        let turns = position.legal_turns(rules).into_iter();
        turns.map(|turn| position.play_turn(rules, turn).unwrap()).collect()
    };
    let worth = |position: &Position| {
        let values = after(position).into_iter().map(|next| tables.probe(&next).unwrap().unwrap().before());
        values.max().unwrap()
    };
    let best = after(&position).iter().map(|next| worth(next).before()).max();
    assert_eq!(solution.value(), best);
    assert!(solution.value().is_some_and(|value| value.plies().is_some()), "{:?}", solution.bounds);
}

/// The games with few stones, from the empty board.
#[test]
fn small_boards_are_solved_from_the_empty_board() {
    let folder = Folder::new();
    let tables = tables("three", &folder.0);
    tables.build("3-3".parse().unwrap(), &Monitor::default()).unwrap();
    let start = Position::start(three());
    let mut solver = Solver::new(three(), &tables);
    let solution = solver.solve(&start, 0, Limits::default(), &Monitor::default()).unwrap();
    assert_eq!(solution.value(), Some(THREE[&start]));
    assert_eq!(solution.line[0].to_string(), "b2", "the middle is the only placing that wins");
}

/// With best play neither side wins them.
#[test]
#[ignore = "long without optimization"]
fn six_and_five_are_draws_from_the_empty_board() {
    for (id, pair) in [("six", "6-6"), ("five", "5-5")] {
        let folder = Folder::new();
        let tables = tables(id, &folder.0);
        tables.build(pair.parse().unwrap(), &Monitor::default()).unwrap();
        let rules = Rules::named(id).unwrap();
        let mut solver = Solver::new(rules, &tables);
        let limits = Limits { nodes: 100_000_000, ..Limits::default() };
        let solution = solver.solve(&Position::start(rules), 0, limits, &Monitor::default()).unwrap();
        assert_eq!(solution.value(), Some(Value::Draw), "{id}");
        assert!(solution.turns.iter().all(|solved| solved.bounds.value().is_some()), "{id}");
    }
}

//! Positions, actions and counts that other programs give (tests/data; the sources are named there).

use malom::rules::{Color, Fen, Outcome, Ply, Position, Rules, perft};

use super::{after, rows};

fn position(fen: &str) -> Position {
    let fen: Fen = fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"));
    Position::new(Rules::standard(), &fen.setup).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn legal(position: &Position) -> Vec<String> {
    let mut actions: Vec<String> =
        position.legal_actions(Rules::standard()).map(|action| action.to_string()).collect();
    actions.sort();
    actions
}

/// Checks the rows of perft.tsv whose counts are within what a test may take.
fn check_perft(counts: std::ops::Range<u64>) {
    let mut checked = 0;
    for (line, [fen, ply, depth, count]) in rows(include_str!("../data/perft.tsv")) {
        let depth: u32 = depth.parse().expect("a depth");
        let count: u64 = count.parse().expect("a count");
        let ply = if ply == "turn" { Ply::Turn } else { Ply::Action };
        if counts.contains(&count) && depth <= 6 {
            assert_eq!(perft(Rules::standard(), &position(fen), depth, ply), count, "perft.tsv:{line}");
            checked += 1;
        }
    }
    assert!(checked > 0, "no row of perft.tsv counts {counts:?}");
}

#[test]
fn perft_of_small_depths() {
    check_perft(0..300_000);
}

#[test]
#[ignore = "seconds in release, minutes in debug"]
fn perft_to_depth_six() {
    check_perft(300_000..u64::MAX);
}

#[test]
fn legal_actions_of_random_games() {
    // The older dialect does not say which mill a due capture is for, so positions are compared as it writes them.
    let told = |position: &Position| {
        let side = position.to_move();
        let stones = Color::ALL.map(|color| (position.stones(color), position.hand(color)));
        (side, stones, position.capture_due())
    };
    let mut next: Option<(&str, Position)> = None;
    for (line, [trajectory, _, fen, expected, played]) in rows(include_str!("../data/legal.tsv")) {
        let here = position(fen);
        assert_eq!(legal(&here).join(" "), expected, "legal.tsv:{line}");
        if let Some((_, led_to)) = next.filter(|(earlier, _)| *earlier == trajectory) {
            assert_eq!(told(&here), told(&led_to), "legal.tsv:{line}: not what the action before leads to");
        }
        next = Some((trajectory, after(here, played)));
    }
}

#[test]
fn short_games_end_as_stated() {
    let rules = Rules::standard();
    let table = include_str!("../data/games.tsv");
    for (line, [id, moves, phase, next, side, white, black, white_hand, black_hand, winner]) in rows(table) {
        let end = after(Position::start(rules), moves);
        let place = format!("games.tsv:{line} {id}");
        let counts = Color::ALL.map(|color| end.stones(color).len().to_string());
        let hands = Color::ALL.map(|color| end.hand(color).to_string());
        assert_eq!(counts, [white, black], "{place}");
        assert_eq!(hands, [white_hand, black_hand], "{place}");
        assert_eq!(end.to_move().token(), side, "{place}");
        assert_eq!(end.phase(rules, end.to_move()).token(), phase, "{place}");
        assert_eq!(if end.hand(end.to_move()) > 0 { "place" } else { "select" }, next, "{place}");
        assert!(!end.capture_due(), "{place}");
        assert_eq!(
            end.outcome(rules).and_then(Outcome::winner).map_or("none", Color::token),
            winner,
            "{place}"
        );
    }
}

//! The rules core held against other programs, and against itself.

use malom::rules::{Action, Color, Fen, Ply, Position, Rules, perft};

/// The rows of a table in tests/data, without its header.
fn rows(table: &'static str) -> impl Iterator<Item = (usize, Vec<&'static str>)> {
    let lines = table.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
    lines.skip(1).map(|(index, line)| (index + 1, line.split('\t').collect()))
}

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

/// The rows of perft.tsv whose counts are within what a test may take.
fn check_perft(counts: std::ops::Range<u64>) {
    let mut checked = 0;
    for (line, row) in rows(include_str!("data/perft.tsv")) {
        let (depth, count): (u32, u64) = (row[2].parse().unwrap(), row[3].parse().unwrap());
        let ply = if row[1] == "turn" { Ply::Turn } else { Ply::Action };
        if counts.contains(&count) && depth <= 6 {
            assert_eq!(perft(Rules::standard(), &position(row[0]), depth, ply), count, "perft.tsv:{line}");
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
#[ignore = "half a minute in release"]
fn perft_to_depth_six() {
    check_perft(0..u64::MAX);
}

#[test]
#[ignore = "1,142 positions"]
fn legal_actions_of_random_games() {
    // The older dialect does not say which mill a due capture is for, so positions are compared as it writes them.
    let told = |position: &Position| {
        let side = position.to_move();
        let stones = Color::ALL.map(|color| (position.stones(color), position.hand(color)));
        (side, stones, position.capture_due())
    };
    let mut previous: Option<(String, Position)> = None;
    for (line, row) in rows(include_str!("data/legal.tsv")) {
        let position = position(row[2]);
        assert_eq!(legal(&position).join(" "), row[3], "legal.tsv:{line}");
        if let Some((trajectory, expected)) = previous
            && trajectory == row[0]
        {
            assert_eq!(
                told(&position),
                told(&expected),
                "legal.tsv:{line}: not what the action before leads to"
            );
        }
        let action: Action = row[4].parse().unwrap_or(Action::Pass);
        previous = position.play(Rules::standard(), action).ok().map(|(next, _)| (row[0].to_owned(), next));
    }
}

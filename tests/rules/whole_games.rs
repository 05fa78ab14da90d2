//! Game files, as people and programs write them.

use std::path::{Path, PathBuf};

use malom::rules::{Color, GameText, Numbers, Outcome, Rules};

use super::rows;

/// The game that each file in tests/data/games/same is.
const GAME: &str = "d7 a1 g7 d1 a7xa1 g1 d2 a1xd2 d2 b2 f6 b6 c4 d6 e4 f4 c5 f2 c5-d5 b6-b4 d5-c5 b4-b6\n";

fn files(folder: &str) -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/games").join(folder);
    let mut paths: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths.into_iter().map(|path| (path.clone(), std::fs::read_to_string(path).unwrap())).collect()
}

#[test]
fn one_game_written_in_many_ways() {
    let files = files("same");
    assert!(files.len() >= 14, "{}", files.len());
    for (path, text) in files {
        let text: GameText = text.parse().unwrap_or_else(|error| panic!("{}:{error}", path.display()));
        let mut game = text.begin(Rules::standard()).unwrap();
        text.play_on(&mut game).unwrap_or_else(|refused| panic!("{}: {refused}", path.display()));
        assert_eq!(GameText::from(&game).moves(Numbers::Without), GAME, "{}", path.display());
    }
}

#[test]
fn broken_files_are_told_with_the_place() {
    let expected = [
        ("no-such-number.txt", "1:12: expected the number of a point (1 to 24)"),
        ("numbers-among-letters.txt", "1:7: expected a turn, or the number of the next one: 2"),
        ("open-comment.pgn", "11:10: the text ends within the comment that begins here (close it with })"),
        ("open-tag.pgn", "2:1: the text ends within the tag that begins here (close it with ])"),
        (
            "open-variation.pgn",
            "11:10: the text ends within the variation that begins here (close it with ))",
        ),
        ("truncated-capture.txt", "3:7: the text ends within a turn: expected a point (a1 to g7)"),
        ("truncated-dash.txt", "11:14: the text ends within a turn: expected a point (a1 to g7)"),
        ("truncated-move.txt", "11:11: turn 22, b4: hand-empty"),
        ("two-games.pgn", "13:1: another game begins here (give each its own file)"),
        ("wrong-turn.pgn", "17:7: turn 14, b6: occupied"),
    ];
    let told: Vec<(String, String)> = files("broken")
        .into_iter()
        .map(|(path, text)| {
            let told = match text.parse::<GameText>() {
                Err(error) => error.to_string(),
                Ok(text) => {
                    let refused = text.play_on(&mut text.begin(Rules::standard()).unwrap()).unwrap_err();
                    format!("{}: {refused}", refused.place.unwrap())
                }
            };
            (path.file_name().unwrap().to_string_lossy().into_owned(), told)
        })
        .collect();
    let told: Vec<(&str, &str)> = told.iter().map(|(file, told)| (file.as_str(), told.as_str())).collect();
    assert_eq!(told, expected);
}

#[test]
fn games_of_another_program_as_text() {
    let rules = Rules::standard();
    for (line, [id, moves, _, _, side, white, black, .., winner]) in
        rows::<10>(include_str!("../data/games.tsv"))
    {
        let place = format!("games.tsv:{line} {id}");
        let text: GameText = moves.parse().unwrap_or_else(|error| panic!("{place}: {error}"));
        let mut game = text.begin(rules).unwrap();
        text.play_on(&mut game).unwrap_or_else(|refused| panic!("{place}: {refused}"));
        let counts = Color::ALL.map(|color| game.position().stones(color).len().to_string());
        assert_eq!(counts, [white, black], "{place}");
        assert_eq!(game.position().to_move().token(), side, "{place}");
        assert_eq!(game.outcome().and_then(Outcome::winner).map_or("none", Color::token), winner, "{place}");
        // Written in each way and read again, it is the same game.
        let own = GameText::from(&game);
        for written in [own.moves(Numbers::With), own.moves(Numbers::Without), own.pgn()] {
            let again: GameText =
                written.parse().unwrap_or_else(|error| panic!("{place}: {error}\n{written}"));
            let mut replayed = again.begin(rules).unwrap();
            again.play_on(&mut replayed).unwrap();
            assert_eq!((replayed.turns(), replayed.outcome()), (game.turns(), game.outcome()), "{place}");
        }
    }
}

#[test]
fn a_capture_too_many_is_refused_for_the_side_that_makes_it() {
    let text: GameText = "d7 a1xd7".parse().unwrap();
    let refused = text.play_on(&mut text.begin(Rules::standard()).unwrap()).unwrap_err();
    assert_eq!((refused.by, refused.to_string().as_str()), (Color::Black, "turn 2, xd7: no-capture-due"));
    let text: GameText = "d7 a1 g7 d1 a7 b4".parse().unwrap();
    let refused = text.play_on(&mut text.begin(Rules::standard()).unwrap()).unwrap_err();
    assert_eq!((refused.by, refused.to_string().as_str()), (Color::White, "turn 6, b4: capture-due"));
}

//! Boards from files.

use malom::content::Content;
use malom::rules::{Catalogue, Position, Rules, Ruleset, RulesetErrors, Setup};

use super::folder::Folder;

const SQUARE: &str = "\
id: square
points: [a1, a2, b1, b2]
lines: [a1-a2, a2-b2, b1–b2, a1-b1]
";

fn faults(path: &str, text: &str) -> Vec<String> {
    let folder = Folder::sound().with("boards/square.yaml", SQUARE).with(path, text);
    let root = format!("{}/", folder.path().display());
    let loaded = folder.load();
    loaded.faults.iter().map(|fault| fault.to_string().replace(&root, "")).collect()
}

#[test]
fn a_sound_board_is_in_the_catalogue() {
    let content = Folder::sound().with("boards/square.yaml", SQUARE).load().into_result().unwrap();
    let board = content.boards().get("square").unwrap();
    assert_eq!((board.points().len(), board.mills().len(), board.symmetries().len()), (4, 0, 8));
    assert_eq!(content.boards().ids().count(), Catalogue::built_in().ids().count() + 1);
}

#[test]
fn the_boards_inside_the_binary_can_be_played_on() {
    let content = Content::embedded().into_result().unwrap();
    for (id, points, mills, stones) in [("seven", 17, 10, 7), ("nine-holes", 9, 6, 3)] {
        let board = content.boards().get(id).unwrap();
        assert_eq!((board.points().len(), board.mills().len()), (points, mills), "{id}");
        assert_eq!(board.symmetries().len(), 8, "{id}");
        let ruleset = Ruleset { board: board.id(), stones, ..Ruleset::STANDARD };
        let rules = Rules::new(&ruleset, content.boards()).unwrap();
        assert_eq!(Position::start(&rules).legal_actions(&rules).count(), points, "{id}");
    }
}

/// A cross's step leads on to the outer square; it is no part of a mill.
#[test]
fn a_step_is_no_mill() {
    let content = Content::embedded().into_result().unwrap();
    let ruleset = Ruleset { board: "seven", stones: 7, ..Ruleset::STANDARD };
    let rules = Rules::new(&ruleset, content.boards()).unwrap();
    let after = |text: &str, action: &str| {
        let setup: Setup = text.parse().unwrap();
        let position = Position::new(&rules, &setup).unwrap();
        position.play(&rules, action.parse().unwrap()).unwrap().1.closed.to_string()
    };
    assert_eq!(after("w W:b3,c3+5 B:a1,a5+5", "d3"), "b3-c3-d3");
    assert_eq!(after("w W:b3,c3+5 B:a1,a5+5", "a3"), "");
}

#[test]
fn the_count_of_stones_that_mtte_asks_for() {
    let content = Content::embedded().into_result().unwrap();
    let rules = |board, stones| Rules::new(&Ruleset { board, stones, ..Ruleset::MTTE }, content.boards());
    for (board, allowed) in
        [("nine", 7..=9), ("six", 5..=6), ("seven", 5..=6), ("three", 2..=4), ("nine-holes", 2..=4)]
    {
        for stones in 1..=12 {
            assert_eq!(rules(board, stones).is_ok(), allowed.contains(&stones), "{board} with {stones}");
        }
    }
    let Err(RulesetErrors(errors)) = rules("seven", 7) else { panic!("seven stones are too many") };
    assert_eq!(
        errors[0].to_string(),
        "7 stones each are no third of 17 points, give or take one: 3 × 7 − 17 = 4, more than 3 away from 0"
    );
}

#[test]
fn faults_of_boards_have_their_places() {
    let square = |from: &str, to: &str| {
        assert!(SQUARE.contains(from));
        faults("boards/square.yaml", &SQUARE.replace(from, to))
    };
    assert_eq!(
        square("id: square", "id: squire"),
        [
            "boards/square.yaml:1:5: id: the board is `squire`, but its file is boards/square.yaml (rename one)"
        ]
    );
    assert_eq!(square("b2]", "b2, b2]"), ["boards/square.yaml:2:26: points[4]: b2 is there twice"]);
    assert_eq!(square("b2]", "b2, c3]"), ["boards/square.yaml:2:26: points[4]: no line runs through c3"]);
    assert_eq!(
        square("a1-b1", "a1-c1"),
        ["boards/square.yaml:3:30: lines[3]: c1 is not among the board's points"]
    );
    assert_eq!(
        square("a1-b1", "a2-a1"),
        ["boards/square.yaml:3:30: lines[3]: an earlier line runs through the same points"]
    );
    assert_eq!(
        square("a1-b1", "a1-b1-a1"),
        ["boards/square.yaml:3:30: lines[3]: the line comes to a1 twice"]
    );
    assert_eq!(
        square("a1-b1", "a1"),
        ["boards/square.yaml:3:30: lines[3]: a line has two or three points, not 1"]
    );
    assert_eq!(
        square("a1-a2, a2-b2, b1–b2, a1-b1", "a1-a2, b1-b2"),
        ["boards/square.yaml:2:18: points[2]: no way leads to b1,b2 from the other points"]
    );
    assert_eq!(
        square("b1, b2]\nlines: [a1-a2, a2-b2, b1–b2, a1-b1]", "a3]\nlines: [a1-a3-a2]"),
        ["boards/square.yaml:3:9: lines[0]: the line's points are not in order from one end to the other"]
    );
    assert_eq!(
        faults("boards/six.yaml", &SQUARE.replace("square", "six")),
        ["boards/six.yaml:1:5: id: there is a board `six` already"]
    );
}

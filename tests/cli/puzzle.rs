//! Puzzles as a shell runs them.

use serde_json::Value;

use super::{Run, run, run_with};

#[test]
fn puzzles_are_listed_with_all_that_tools_ask() {
    let Run { out, err, code } = run(&["puzzles", "--json"]);
    assert_eq!((err.as_str(), code), ("", Some(0)));
    let listed: Value = serde_json::from_str(&out).unwrap();
    let first = listed["packs"].as_array().unwrap().iter().find(|pack| pack["id"] == "first").unwrap();
    let puzzles = first["puzzles"].as_array().unwrap();
    let block = puzzles.iter().find(|puzzle| puzzle["id"] == "first-block").unwrap();
    let expected = serde_json::json!({
        "id": "first-block",
        "goal": { "kind": "win", "turns": 1 },
        "themes": ["block", "capture-choice"],
        "grade": 1,
        "rules": "standard",
        "positions": ["b W:b6,d7,e3,a7,g7 B:b2,d6,a4,c4,g4"],
    });
    let sorted = |value: &Value| {
        let text = value["positions"][0].as_str().unwrap().to_owned();
        let mut letters: Vec<char> = text.chars().collect();
        letters.sort_unstable();
        letters
    };
    assert_eq!(sorted(block), sorted(&expected));
    for key in ["id", "goal", "themes", "grade", "rules"] {
        assert_eq!(block[key], expected[key], "{key}");
    }
    let both = puzzles.iter().find(|puzzle| puzzle["goal"]["kind"] == "both").unwrap();
    assert_eq!(both["positions"].as_array().unwrap().len(), 2);
}

#[test]
fn a_puzzle_is_solved_line_by_line() {
    let tables = format!("{}/cli-tables", env!("CARGO_TARGET_TMPDIR"));
    let arguments =
        ["puzzle", "first-flight", "--plain", "--no-board", "--tables", &tables, "--profile", "puzzle"];
    let Run { out, err, code } = run_with(&arguments, b"f4-g1xb6\n\n");
    assert_eq!((err.as_str(), code), ("", Some(0)), "{out}");
    assert!(out.contains("Solved, the shortest way and without help.\n"), "{out}");
    let left = run_with(&arguments, b"quit\n");
    assert_eq!(left.code, Some(1));
}

#[test]
fn what_there_is_not_is_said() {
    let Run { err, code, .. } = run(&["puzzle", "first-blok"]);
    assert_eq!(code, Some(2));
    assert_eq!(err, "error: there is no pack or puzzle `first-blok`: did you mean `first-block`?\n");
    assert_eq!(run(&["puzzle", "--grade", "7"]).code, Some(2));
    assert_eq!(run(&["puzzle", "--theme", "swing"]).code, Some(2));
    assert_eq!(run(&["puzzle", "first", "--daily"]).code, Some(2));
    let nothing = run(&["puzzle", "--repeat", "--profile", "puzzle-nothing"]);
    assert_eq!((nothing.out.as_str(), nothing.code), ("", Some(1)));
}

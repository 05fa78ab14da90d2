//! Puzzles as a shell runs them.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use serde_json::Value;

use super::{Run, command, run, run_with, told};

/// Two puzzles of three against three, and a store for those who solve them.
struct Corner {
    lessons: PathBuf,
    data: PathBuf,
}

impl Corner {
    fn new(name: &str) -> Self {
        let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let (lessons, data) = (root.join("lessons"), root.join("data"));
        // What an earlier run kept would be gone on with.
        let _ = fs::remove_dir_all(&root);
        for folder in ["rules", "puzzles"] {
            fs::create_dir_all(lessons.join(folder)).unwrap();
        }
        fs::create_dir_all(&data).unwrap();
        let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/steps/lessons");
        for file in ["course.yaml", "facts.yaml", "rules/against.yaml"] {
            fs::copy(from.join(file), lessons.join(file)).unwrap();
        }
        let puzzle = |id: &str, position: &str| {
            format!(
                "  - {{id: {id}, position: '{position}', goal: {{win: 2}}, themes: [flight], grade: 1, source: composed}}\n"
            )
        };
        let one = puzzle("corner-one", "w W:d3,d7,g4 B:a4,d1,f6");
        let two = puzzle("corner-two", "w W:c5,e4,g1 B:a4,d7,g4");
        let pack = format!("id: first\nrules: standard\npuzzles:\n{one}{two}");
        fs::write(lessons.join("puzzles/first.yaml"), pack).unwrap();
        Self { lessons, data }
    }

    fn run(&self, arguments: &[&str], input: &[u8]) -> Run {
        let tables = format!("{}/play-tables", env!("CARGO_TARGET_TMPDIR"));
        let mut command = command(&["puzzle", "--plain", "--no-board", "--seed", "0", "--tables", &tables]);
        command.args(arguments).arg("--lessons").arg(&self.lessons).env("MALOM_DATA", &self.data);
        let mut child = command.stdin(Stdio::piped()).spawn().unwrap();
        child.stdin.take().unwrap().write_all(input).unwrap();
        told(child.wait_with_output().unwrap())
    }
}

#[test]
fn a_set_is_solved_in_cycles() {
    let corner = Corner::new("puzzle-cycles");
    let left = corner.run(&["--cycle", "2"], b"solution\n\nquit\n");
    assert_eq!(left.code, Some(1), "{left:?}");
    assert!(left.err.starts_with("Cycle 1: 2 puzzles ahead\nCycle 1: 1 of 2 done\n"), "{left:?}");
    // The cycle goes on where it was left.
    let done = corner.run(&["--cycle", "2"], b"solution\n\n");
    assert_eq!(done.code, Some(0), "{done:?}");
    assert!(done.err.starts_with("Cycle 1: 1 of 2 done\nCycle 1: "), "{done:?}");
    assert!(done.err.contains("0 of 2 solved cleanly (0%)"), "{done:?}");
    let again = corner.run(&["--cycle", "2"], b"quit\n");
    assert!(again.err.starts_with("Cycle 2: 2 puzzles ahead\n"), "{again:?}");
}

#[test]
fn the_puzzle_of_the_day_is_one_and_known_to_be_done() {
    let corner = Corner::new("puzzle-daily");
    let first = corner.run(&["--daily"], b"solution\n\n");
    assert_eq!((first.err.as_str(), first.code), ("The puzzle of the day\n", Some(0)), "{first:?}");
    let again = corner.run(&["--daily"], b"quit\n");
    assert_eq!(again.code, Some(1), "{again:?}");
    assert!(again.err.starts_with("The puzzle of the day: "), "{again:?}");
}

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

//! `malom import`.

use std::fs;
use std::path::PathBuf;

use super::{Run, broken, command, no, run, run_with, told};

const CLAIMS: &str = "tests/data/import/claims.sanmill_puzzles";

/// A folder of one test, without what an earlier run left.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("import-{name}"));
    fs::remove_dir_all(&folder).ok();
    fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn each_claim_is_held_against_perfect_play() {
    let tables = folder("claims");
    let tables = tables.to_str().unwrap();
    let told = run(&["import", CLAIMS, "--tables", tables]);
    let out = "\
two_threats: win-3: a7-d7
Captures counted: win-3: d3-g7
  length: claimed: won in 3 turns; computed: in 2 turns (captures are counted as turns of their own)
spoils: win-3: d3-g7
  spoils: solution 1, turn 1: d3-e3 gives the win away: loss-2 after f6-a1
  others: as fast, but not told: d3-g7
illegal: win-3: d3-g7
  illegal: solution 1, turn 2: `f6-g4` is refused: occupied
no-capture: win-3: d3-g7
  illegal: solution 1, turn 3: `d7-g1` is refused: it leaves a capture due
unfinished: win-3: d3-g7
  unfinished: solution 1, turn 2: the solution ends, but the game goes on
whose: win-3: d3-g7
  side: solution 1, turn 2: `d7-g1` is not white's turn
lost: no puzzle
  value: claimed: won; computed: loss-2
elsewhere: no puzzle
  rules: the rules `russian_mill` are not known here
9 puzzles: 3 sound, 1 with nothing wrong
";
    // A short search settles all this, and no table is built.
    assert_eq!(told, no(out));
}

#[test]
fn a_list_of_positions_is_read_with_its_claims() {
    let list = "\u{feff}# two forms\r\nb W:e5,c4,b2 B:d5,b6,g7,a4,a7 ; win in 2\r\n\r\n\
                @O****O*/*****O*@/*@****@@ b m p 3 0 5 0 0 0 -1 -1 -1 -1 0 0 1 ids:nodes # as Sanmill writes it\n\
                w W:d3,d7,g4 B:a4,d1,f6; draw\nw W:d3,d3 B:a4\nw W:a1,d1,g1 B:a4,a7+0\n";
    let told = run_with(&["import", "-"], list.as_bytes());
    assert_eq!(
        told,
        Run {
            out: "line-2: win-3: a7-d7\nline-4: win-3: a7-d7\nline-5: win-3: d3-g7\n  value: claimed: a draw; computed: \
                  win-3\nline-7: no puzzle\n  over: the game is over in this position\n5 puzzles: 2 sound, 2 with nothing \
                  wrong\n"
                .to_owned(),
            err: "error: -:6: at character 8: d3 is written twice\n".to_owned(),
            code: Some(3)
        }
    );
    let told = run_with(&["import", "-", "--json"], b"w W:d3,d7,g4 B:a4,d1,f6 ; win in 1");
    assert_eq!(
        told,
        Run {
            out: "{\"puzzles\":[{\"also\":[],\"differs\":{},\"id\":\"line-1\",\"keys\":[\"d3-g7\"],\"plies\":3,\
                  \"position\":\"w W:d3,d7,g4 B:a4,d1,f6\",\"rules\":\"standard\",\"sound\":true,\"value\":\"win-3\",\
                  \"wrong\":[{\"kind\":\"length\",\"message\":\"claimed: won in 1 turn; computed: in 2 turns\"}]}],\
                  \"right\":0,\"sound\":1}\n"
                .to_owned(),
            err: String::new(),
            code: Some(1)
        }
    );
}

#[test]
fn broken_files_are_told_with_their_place() {
    let told = |text: &str| run_with(&["import", "-"], text.as_bytes());
    assert_eq!(
        told("{\n \"puzzles\": [\n  {\"id\": }\n]}"),
        broken("error: -:3:10: broken JSON: expected value\n")
    );
    assert_eq!(told("{\"puzzles\": ["), broken("error: -:1:13: broken JSON: EOF while parsing a list\n"));
    assert_eq!(told("{\"puzzles\": 3}"), broken("error: -: `puzzles` is no list\n"));
    assert_eq!(told("{}"), broken("error: -: there is no list `puzzles` in it (is it Sanmill's?)\n"));
    assert_eq!(
        told("{\"formatVersion\": \"2.0\", \"puzzles\": []}"),
        broken("error: -: the format is of version 2.0 (1.0 can be read)\n")
    );
    assert_eq!(told("# nothing\n"), broken("error: -: there is no puzzle in it\n"));
    assert_eq!(told(&"[".repeat(100_000)), broken("error: -:1:128: broken JSON: recursion limit exceeded\n"));
    assert_eq!(
        told("[{\"id\": \"a\"}, {\"initialPosition\": 3}]"),
        Run {
            out: "2 puzzles: 0 sound, 0 with nothing wrong\n".to_owned(),
            ..broken(
                "error: -: puzzles[0]: missing field `initialPosition`\n\
                 error: -: puzzles[1].initialPosition: invalid type: integer `3`, expected a string\n"
            )
        }
    );
    assert_eq!(
        run(&["import", "no-such-file"]),
        broken("error: no-such-file: this file can't be read: No such file or directory (os error 2)\n")
    );
    assert_eq!(
        run(&["import", CLAIMS, "--out", "Imported.yaml"]),
        Run {
            code: Some(2),
            ..broken(
                "error: --out: Imported.yaml: a pack's file is named after it: lower-case letters and digits, joined by \
                 hyphens, and .yaml\n"
            )
        }
    );
}

#[test]
fn what_is_sound_becomes_a_pack() {
    let folder = folder("pack");
    let path = |name: &str| folder.join(name).display().to_string();
    let written = path("imported.yaml");
    let told = run(&["import", CLAIMS, "--out", &written, "--tables", &path("tables")]);
    assert_eq!(told.code, Some(1));
    assert!(told.err.ends_with(&format!("{written}: 2 puzzles\n")), "{}", told.err);
    let pack = fs::read_to_string(&written).unwrap();
    let expected = "\
id: imported
rules: standard
puzzles:
  - id: imported-two-threats
    position: b W:b2,c4,e5 B:a4,a7,b6,d5,g7
    goal: {win: 2}
    themes: [quiet-key]
    grade: 2
    source: \"Somebody: \\\"me\\\"\"
    keys: [a7-d7]
    plies: 3
  - id: imported-captures-counted
    position: w W:d3,d7,g4 B:a4,d1,f6
    goal: {win: 2}
    themes: [quiet-key]
    grade: 2
    source: \"tests/data/import/claims.sanmill_puzzles\"
    keys: [d3-g7]
    plies: 3
";
    assert_eq!(pack.split_once('\n').map(|(_, pack)| pack), Some(expected));
    // It is not written over.
    let again = run(&["import", CLAIMS, "--out", &written, "--tables", &path("tables")]);
    assert_eq!((again.code, again.err), (Some(3), format!("error: {written}: File exists (os error 17)\n")));
    // The checker proves it as it stands.
    fs::create_dir_all(folder.join("lessons/puzzles")).unwrap();
    for file in ["course.yaml", "facts.yaml"] {
        let from = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("lessons").join(file);
        fs::copy(from, folder.join("lessons").join(file)).unwrap();
    }
    fs::copy(&written, folder.join("lessons/puzzles/imported.yaml")).unwrap();
    let checked = run(&["check", "--lessons", &path("lessons"), "--tables", &path("tables")]);
    let faults: Vec<&str> = checked.out.lines().filter(|line| line.contains("imported.yaml")).collect();
    assert_eq!(faults, [""; 0]);
    assert!(checked.out.contains(" 2 puzzles "), "{}", checked.out);
}

#[test]
fn tables_that_cannot_be_kept_are_built_for_now() {
    let folder = folder("aside");
    let list = folder.join("list");
    fs::write(&list, "w W:a1,g7,b4 B:d1,a7,g4 ; draw\n").unwrap();
    let temporary = folder.join("temporary");
    fs::create_dir(&temporary).unwrap();
    let mut command = command(&["import", list.to_str().unwrap()]);
    command.env("XDG_CACHE_HOME", "/dev/null").env("TMPDIR", &temporary);
    let run = told(command.output().unwrap());
    assert_eq!(run.code, Some(1), "{}", run.err);
    assert!(run.out.contains("  value: claimed: a draw; computed: win-13\n"), "{run:?}");
    assert!(run.err.ends_with(" for now\n"), "{run:?}");
    assert_eq!(fs::read_dir(&temporary).unwrap().count(), 0, "the folder is removed");
}

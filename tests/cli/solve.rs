//! `malom solve`.

use std::fs;
use std::path::PathBuf;

use super::{broken, done, no, run, run_with};

const WIN: &str = "w W:a1,b1,c2 B:a3,b3,b2";

/// A folder for the tables of one test, empty at first.
fn folder(name: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("solve-{name}"));
    fs::remove_dir_all(&folder).ok();
    folder.into_os_string().into_string().unwrap()
}

#[test]
fn a_position_is_told_with_its_turns_and_the_best_play() {
    let tables = &folder("text");
    let solve = |language| run(&["solve", WIN, "--rules", "three", "--tables", tables, "--lang", language]);
    assert_eq!(
        solve("en"),
        done(
            "White wins in one turn.\n\n  c2-c1xa3  win in 1\n  c2-c1xb2  win in 1\n  c2-c1xb3  win in 1\n  \
             c2-c3     win in 9\n  a1-a2     loss in 2\n  b1-c1     loss in 2\n\nThe best play of both: c2-c1xa3\n"
        )
    );
    assert_eq!(solve("hu").out.lines().next(), Some("Világos ebben a körben nyer."));
    assert_eq!(solve("id").out.lines().next(), Some("Putih menang dalam 1 giliran."));
    let start = run(&["solve", "w W:+3 B:+3", "--rules", "three", "--tables", tables]);
    let lines: Vec<&str> = start.out.lines().collect();
    assert_eq!(lines[..4], ["White wins in 9 turns, 5 of them White’s.", "", "  b2  win in 9", "  a1  draw"]);
}

#[test]
fn a_position_is_told_as_data() {
    let tables = &folder("json");
    let solve = |position| run(&["solve", position, "--rules", "three", "--json", "--tables", tables]);
    assert_eq!(
        solve(WIN),
        done(
            "{\"value\":\"win\",\"plies\":1,\"turns\":[{\"turn\":\"a1-a2\",\"value\":\"loss\",\"plies\":2},\
             {\"turn\":\"b1-c1\",\"value\":\"loss\",\"plies\":2},{\"turn\":\"c2-c1xa3\",\"value\":\"win\",\"plies\":1},\
             {\"turn\":\"c2-c1xb2\",\"value\":\"win\",\"plies\":1},{\"turn\":\"c2-c1xb3\",\"value\":\"win\",\"plies\":1},\
             {\"turn\":\"c2-c3\",\"value\":\"win\",\"plies\":9}],\"line\":[\"c2-c1xa3\"]}\n"
        )
    );
    assert_eq!(
        solve("w W:a1,b2 B:a3,b3,b1"),
        done("{\"value\":\"loss\",\"plies\":0,\"turns\":[],\"line\":[]}\n")
    );
}

#[test]
fn positions_are_answered_in_their_order() {
    let tables = &folder("list");
    let arguments = ["solve", "-", "--rules", "three", "--tables", tables];
    let input = format!("{WIN}\nnonsense\nw W:a1,b2 B:a3,b3,b1\n");
    let told = run_with(&arguments, input.as_bytes());
    let fault = "error: -:2:1: expected the side to act: w or b\n";
    assert_eq!(told.out, "win 1 c2-c1xa3\nloss 0\n");
    assert_eq!((told.err.as_str(), told.code), (fault, Some(3)));
}

#[test]
fn what_is_not_known_names_the_command_that_tells_more() {
    let tables = &folder("unknown");
    let position = "w W:a1,d2,d3,g4,f6,b4 B:c5,d7,e4,e3,a7,f2";
    let arguments = ["solve", position, "--plies", "2", "--tables", tables];
    let told = run(&arguments);
    let begin =
        "Not known: nothing is settled within 2 turns.\nTo know more: malom tables build 6-6\n\n  a1-a4 ";
    assert!(told.out.starts_with(begin), "{}", told.out);
    assert_eq!((told.err.as_str(), told.code), ("", Some(1)));
    let told = run(&[&arguments[..], &["--json"]].concat());
    assert!(told.out.starts_with("{\"value\":\"unknown\",\"plies\":null,\"turns\":[{"), "{}", told.out);
    assert_eq!(told.code, Some(1));
    assert!(!PathBuf::from(tables).exists(), "tables of twelve stones are not built unasked");
    let twisted = ["solve", "w W:+9 B:+9", "--plies", "1", "--rules", "lasker", "--tables", tables];
    assert_eq!(
        run_with(&["solve", "-", "--plies", "1", "--tables", tables], b"w W:+9 B:+9"),
        no("unknown\n")
    );
    assert_eq!(run(&twisted).code, Some(1));
}

#[test]
fn quiet_plies_come_from_the_fen_or_the_option() {
    let tables = &folder("quiet");
    let solve = |text: &str, more: &[&str]| {
        let arguments = ["solve", "-", "--rules", "morristalk", "--tables", tables];
        run_with(&[&arguments[..], more].concat(), text.as_bytes())
    };
    let position = "w W:a1,d2,f4 B:b6,d7,g4";
    assert_eq!(solve(position, &[]), done("win 3 a1-f2 b6-b2 d2-f6xb2\n"));
    assert_eq!(solve(position, &["--quiet", "47"]), done("win 3 a1-f2 b6-b2 d2-f6xb2\n"));
    assert!(solve(position, &["--quiet", "48"]).out.starts_with("draw "));
    assert_eq!(solve(position, &["--quiet", "50"]), done("draw\n"));
    let fen =
        |quiet| format!("********/**O*O**@/@**@*O** w m s 3 0 3 0 0 0 -1 -1 -1 -1 0 {quiet} 30 ids:nodes");
    assert_eq!(solve(&fen(47), &[]), done("win 3 a1-f2 b6-b2 d2-f6xb2\n"));
    assert!(solve(&fen(48), &[]).out.starts_with("draw "));
}

#[test]
fn a_damaged_table_is_built_anew_and_never_believed() {
    let tables = &folder("damaged");
    let solve = || run(&["solve", WIN, "--rules", "three", "--json", "--tables", tables]);
    let sound = solve();
    let boards = fs::read_dir(tables).unwrap().map(|entry| entry.unwrap().path());
    let table = boards.map(|board| board.join("3-3.table")).find(|table| table.exists()).unwrap();
    let mut bytes = fs::read(&table).unwrap();
    let last = bytes.len() - 1;
    bytes[last] ^= 1;
    fs::write(&table, &bytes).unwrap();
    let mended = solve();
    assert!(mended.err.ends_with(": building it anew\n"), "{}", mended.err);
    assert_eq!((&mended.out, mended.code), (&sound.out, sound.code));
    fs::write(&table, &bytes[..last / 2]).unwrap();
    let mended = solve();
    assert!(mended.err.ends_with(": building it anew\n"), "{}", mended.err);
    assert_eq!(mended.out, sound.out);
    assert_eq!(solve(), sound, "and now it is sound");
}

#[test]
fn what_can_not_be_asked_is_refused() {
    let fault = "error: position, character 1: expected the side to act: w or b\n";
    assert_eq!(run(&["solve", "nonsense", "--tables", &folder("refused")]), broken(fault));
    assert_eq!(run(&["solve", WIN, "--plies", "0"]).code, Some(2));
}

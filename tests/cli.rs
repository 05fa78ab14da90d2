//! The program as a shell runs it: exact output, exact faults, exit codes.

mod drill;
mod game;
mod import;
mod progress;
mod puzzle;
mod solve;
mod tables;

use std::fmt;
use std::io::Write;
use std::process::{Command, Output, Stdio};

/// What a run left behind.
#[derive(PartialEq, Eq)]
struct Run {
    out: String,
    err: String,
    code: Option<i32>,
}

impl fmt::Debug for Run {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "code {:?}\n-- out:\n{}-- err:\n{}", self.code, self.out, self.err)
    }
}

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_malom"));
    // The language and the learner's store of whoever runs the tests are left out.
    command.args(arguments).env_clear().env("MALOM_LANG", "en");
    command.env("HOME", env!("CARGO_TARGET_TMPDIR")).env("XDG_DATA_HOME", env!("CARGO_TARGET_TMPDIR"));
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn told(output: Output) -> Run {
    Run {
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
        code: output.status.code(),
    }
}

fn run(arguments: &[&str]) -> Run {
    told(command(arguments).output().unwrap())
}

fn run_with(arguments: &[&str], input: &[u8]) -> Run {
    let mut child = command(arguments).stdin(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(input).unwrap();
    told(child.wait_with_output().unwrap())
}

fn done(out: &str) -> Run {
    Run { out: out.to_owned(), err: String::new(), code: Some(0) }
}

fn no(out: &str) -> Run {
    Run { code: Some(1), ..done(out) }
}

fn broken(err: &str) -> Run {
    Run { out: String::new(), err: err.to_owned(), code: Some(3) }
}

const DUE: &str = "w!a1-d1-g1 W:a1,d1,g1+6 B:d2,f6+7";
const MOVING: &str = "w W:a1,d1,g4,b6 B:d2,f6,c5,a4";
const OVER: &str = "w W:a1,d1 B:d2,f6,c3";
const START_FEN: &str = "********/********/******** w p p 0 9 0 9 0 0 -1 -1 -1 -1 0 0 1 ids:nodes";

#[test]
fn legal_lists_the_actions_sorted() {
    assert_eq!(run(&["legal", DUE]), done("xd2\nxf6\n"));
    assert_eq!(run(&["legal", MOVING]), done("b6-b4\nb6-d6\nd1-g1\ng4-f4\ng4-g1\ng4-g7\n"));
    assert_eq!(run(&["legal", START_FEN]).out.lines().count(), 24);
    assert_eq!(run(&["legal", OVER]), done(""));
}

#[test]
fn legal_answers_as_data() {
    assert_eq!(
        run(&["legal", "--json", DUE]),
        done(&format!("{{\"actions\":[\"xd2\",\"xf6\"],\"position\":\"{DUE}\"}}\n"))
    );
}

#[test]
fn positions_on_standard_input_are_answered_a_line_each() {
    let input = format!("{DUE}\n{OVER}\r\n{MOVING}");
    let expected = "xd2 xf6\n\nb6-b4 b6-d6 d1-g1 g4-f4 g4-g1 g4-g7\n";
    assert_eq!(run_with(&["legal", "-"], input.as_bytes()), done(expected));
    assert_eq!(run_with(&["legal", "-"], b""), done(""));
    assert_eq!(run_with(&["legal", "-"], format!("\u{feff}{DUE}\n").as_bytes()), done("xd2 xf6\n"));
}

#[test]
fn a_bad_line_is_told_and_the_rest_goes_on() {
    let input = [b"w W:a1,h1 B:\n".as_slice(), b"\xff\n\n", b"w W:d4+9 B:+9\n", DUE.as_bytes()].concat();
    let run = run_with(&["legal", "-"], &input);
    let err = "\
error: -:1:8: expected a point (a1 to g7)
error: -:2: not UTF-8
error: -:3:1: expected the side to act: w or b
error: -:4: d4 is not a point of the board
error: -:4: white has 10 stones on the board and in hand; 9 are all there are
";
    assert_eq!(run, Run { out: "xd2 xf6\n".to_owned(), ..broken(err) });
}

#[test]
fn a_bad_position_is_told_with_its_place() {
    let place = "error: position, character 8: expected a point (a1 to g7)\n";
    let fen = "error: position, character 9: expected a / between the rings\n";
    let faults = "\
error: position: d4 is not a point of the board
error: position: white has 11 stones on the board and in hand; 9 are all there are
";
    for name in ["legal", "show"] {
        assert_eq!(run(&[name, "w W:a1,h1 B:"]), broken(place));
        assert_eq!(run(&[name, "********x/"]), broken(fen));
        assert_eq!(run(&[name, "w W:a1,d4+9 B:d2"]), broken(faults));
    }
    assert_eq!(run(&["perft", "1", "w W:a1,h1 B:"]), broken(place));
    assert_eq!(run(&["explain", "w W:a1,h1 B:", "d6"]), broken(place));
}

#[test]
fn show_draws_the_board() {
    let drawn = "\
7   ·───────────·───────────·
    │           │           │
6   │   ·───────·──────!●   │
    │   │       │       │   │
5   │   │   ·───·───·   │   │
    │   │   │       │   │   │
4   ·───·───·       ·───·───·
    │   │   │       │   │   │
3   │   │   ·───·───·   │   │
    │   │       │       │   │
2   │   ·──────!●───────·   │
    │           │           │
1  =○──────────=○──────────=○
    a   b   c   d   e   f   g

in hand: ○ 6, ● 7
○ White is to take a stone.
";
    assert_eq!(run(&["show", DUE]), done(drawn));
    let ascii: String = drawn
        .chars()
        .map(|c| match c {
            '·' => '.',
            '─' => '-',
            '│' => '|',
            '○' => 'O',
            '●' => '@',
            other => other,
        })
        .collect();
    assert_eq!(run(&["show", "--ascii", DUE]), done(&ascii));
}

#[test]
fn show_tells_whose_turn_it_is_in_each_language() {
    let last_line = |lang: &str, position: &str| {
        let shown = run(&["show", "--lang", lang, position]).out;
        shown.lines().last().unwrap().to_owned()
    };
    assert_eq!(last_line("en", "b W:+8 B:d2+8"), "● Black is to move.");
    assert_eq!(last_line("hu", "b W:+8 B:d2+8"), "● Sötét következik.");
    assert_eq!(last_line("hu", DUE), "○ Világos következik: le kell vennie egy bábut.");
    assert_eq!(last_line("id", "b W:+8 B:d2+8"), "● Giliran Hitam.");
    assert_eq!(last_line("id", DUE), "○ Giliran Putih: harus menangkap satu buah.");
    assert_eq!(last_line("en", OVER), "White has only two stones left, so Black has won.");
}

#[test]
fn show_answers_as_data() {
    let expected = format!(
        "{{\"black\":{{\"hand\":7,\"phase\":\"placing\",\"stones\":[\"d2\",\"f6\"]}},\"by\":null,\"closed\":[\"a1-d1-g1\"],\
         \"fen\":\"********/*@**@***/***OOO** w p r 3 6 2 7 1 0 -1 29 -1 -1 0 0 1 ids:nodes\",\"position\":\"{DUE}\",\
         \"to_move\":\"white\",\"white\":{{\"hand\":6,\"phase\":\"placing\",\"stones\":[\"a1\",\"d1\",\"g1\"]}},\"winner\":null}}\n"
    );
    assert_eq!(run(&["show", "--json", DUE]), done(&expected));
    assert!(run(&["show", "--json", OVER]).out.contains("\"by\":\"reduced\""));
}

#[test]
fn several_boards_are_parted_by_an_empty_line() {
    let shown = run_with(&["show", "-"], format!("{DUE}\n{OVER}\n").as_bytes());
    let one = run(&["show", DUE]).out;
    let other = run(&["show", OVER]).out;
    assert_eq!(shown, done(&format!("{one}\n{other}")));
}

#[test]
fn perft_counts_each_depth() {
    assert_eq!(run(&["perft", "3"]), done("1 24\n2 552\n3 12144\n"));
    assert_eq!(run(&["perft", "2", START_FEN]), done("1 24\n2 552\n"));
    let closing = "w W:a1,d1+7 B:d2,f6+7";
    assert_eq!(run(&["perft", "2", closing]), done("1 21\n2 401\n"));
    assert_eq!(run(&["perft", "2", closing, "--by", "action"]), done("1 20\n2 363\n"));
}

#[test]
fn perft_answers_as_data_and_in_a_row() {
    let json =
        "{\"by\":\"turn\",\"counts\":[{\"count\":2,\"depth\":1}],\"position\":\"".to_owned() + DUE + "\"}\n";
    assert_eq!(run(&["perft", "1", DUE, "--json"]), done(&json));
    assert_eq!(run_with(&["perft", "2", "-"], b"w W:+9 B:+9\nw W:a1,d1 B:d2,f6,c3\n"), done("24 552\n1 1\n"));
}

#[test]
fn explain_says_what_an_action_brings_or_why_it_is_refused() {
    let before = "w W:a1,d1+7 B:d2,f6+7";
    let closes = "g1: legal. The mill a1–d1–g1 is closed.\n";
    assert_eq!(run(&["explain", before, "g1", "xd2"]), done(&format!("{closes}xd2: legal.\n")));
    assert_eq!(run(&["explain", before, "g1xd2"]), done(&format!("{closes}xd2: legal.\n")));
    let refused = run(&["explain", before, "g1", "pass", "d6"]);
    assert!(refused.out.starts_with(&format!("{closes}pass: not legal. ")), "{refused:?}");
    assert_eq!((refused.out.lines().count(), refused.code), (2, Some(1)));
}

#[test]
fn explain_answers_as_data() {
    let run = run(&["explain", "--json", "w W:a1,d1,g4,b6 B:d2,f6,c5,e3", "a1-b2"]);
    let answer: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    let action = &answer["actions"][0];
    assert_eq!(action["reason"], "off-line");
    assert_eq!(
        action["facts"],
        serde_json::json!({ "from": "a1", "to": "b2", "diagonal": true, "stones": 4, "flies_at": 3 })
    );
    assert_eq!(run.code, Some(1));
}

#[test]
fn explain_answers_no_where_one_of_several_is_refused() {
    let run = run_with(&["explain", "-", "xd2"], format!("{DUE}\n{MOVING}\n{DUE}\n").as_bytes());
    let verdicts: Vec<bool> = run.out.lines().map(|line| line == "xd2: legal.").collect();
    assert_eq!(verdicts, [true, false, true]);
    assert_eq!(run, no(&run.out));
}

#[test]
fn explain_says_where_the_clubs_differ() {
    let explain = |position, action, rules| run(&["explain", position, action, "--rules", rules]).out;
    let flight = "w W:a1,d6,g4 B:a4,b4,c3,e5,f2";
    assert_eq!(explain(flight, "g4-c4", "standard"), "[clubs differ] g4–c4: legal.\n");
    assert!(
        explain(flight, "g4-c4", "classic").starts_with("[clubs differ] g4–c4: not legal. No line joins")
    );
    assert!(explain(flight, "a1-d1", "classic").starts_with("a1–d1: legal."));
    // By its own rules, a mill against mills alone passes the turn in one club and obliges a capture in the others.
    let mills = "w W:a1,d1+6 B:e3,e4,e5+6";
    let passes = "[clubs differ] g1: legal. The mill a1–d1–g1 is closed. No stone may be taken, so the turn ends here.\n";
    assert_eq!(explain(mills, "g1", "mtte"), passes);
    assert_eq!(explain(mills, "g1", "standard"), "[clubs differ] g1: legal. The mill a1–d1–g1 is closed.\n");
}

#[test]
fn rules_lists_the_profiles() {
    let listed = run(&["rules"]);
    assert_eq!((listed.out.lines().count(), listed.code), (13, Some(0)));
    assert!(listed.out.contains("\nmtte            MTTE – competition rules: "), "{}", listed.out);
    let data: serde_json::Value = serde_json::from_str(&run(&["rules", "--json"]).out).unwrap();
    assert_eq!(data["profiles"][5]["id"], "mtte");
}

#[test]
fn rules_tells_what_is_stated_from_what_is_assumed() {
    let told = run(&["rules", "mtte"]).out;
    let (stated, assumed) = told.split_once("We assume, as the guide does not say (°):").unwrap();
    assert!(stated.contains("The guide says:\n") && stated.contains("may not be taken, ever."), "{told}");
    assert!(assumed.contains("must take an enemy stone. (The rules write “may take”.)"), "{told}");
    let data: serde_json::Value = serde_json::from_str(&run(&["rules", "mtte", "--json"]).out).unwrap();
    let rule = |field: &str| {
        let rules = data["rules"].as_array().unwrap();
        rules.iter().find(|rule| rule["field"] == field).unwrap().clone()
    };
    assert_eq!([&rule("protection")["value"], &rule("protection")["grounds"]], ["always", "stated"]);
    assert_eq!(rule("capture")["grounds"], "assumed");
    assert_eq!(
        (&rule("repetition")["grounds"], rule("repetition")["text"].is_null()),
        (&"absent".into(), true)
    );
}

#[test]
fn rules_says_every_difference_of_two_profiles() {
    let told = run(&["rules", "mtte", "--against", "morristalk", "--lang", "hu"]).out;
    let (differ, alike) = told.split_once("Ami mindkettőben ugyanaz").unwrap();
    assert!(differ.starts_with("MTTE és MorrisTalk: 5 szabály különbözik.\n"), "{told}");
    for rule in [
        "ugrálás kis táblán\n  MTTE – a leírás szerint: Ahol fejenként 5 bábunál kevesebbel kezdenek",
        "malomban álló bábuk\n  MTTE – a leírás szerint: Malomban álló bábut sosem lehet levenni.",
        "\n  MorrisTalk – a leírás szerint: Malomban álló bábut nem lehet levenni, amíg",
        "döntetlen ismétlődéssel\n  MTTE – ilyen szabály nincs.\n  MorrisTalk – a leírás szerint: Ha ugyanaz az állás 3",
        "ha egymás után 26 körben",
        "\n  MorrisTalk – a leírás szerint: Ha egymás után 50 körben",
    ] {
        assert!(differ.contains(rule), "{rule}\n{told}");
    }
    // Of MTTE these are assumed, and MorrisTalk states them.
    for rule in ["le kell vennie", "kettős malomért is", "a kézben lévők is számítanak"] {
        assert!(alike.contains(rule), "{rule}\n{told}");
    }
    assert!(!told.contains("csiki-csuki"), "assumed of both: no difference\n{told}");
    let same = run(&["rules", "mtte", "--against", "mtte"]);
    assert_eq!(same, done("MTTE and MTTE play by the same rules.\n"));
    let data = run(&["rules", "mtte", "--against", "morristalk", "--json"]).out;
    let data: serde_json::Value = serde_json::from_str(&data).unwrap();
    assert_eq!(data["differ"][2]["field"], "protection");
    assert_eq!(data["differ"][2]["against"]["value"], "unless-all");
}

#[test]
fn wrong_usage_is_told_with_code_2() {
    for arguments in [
        &["legal"][..],
        &["perft", "0"],
        &["perft", "-1"],
        &["perft", "2", "--by", "stone"],
        &["explain", DUE],
        &["explain", DUE, "h9"],
        &["legal", DUE, "--rules", "no-such"],
        &["show", DUE, "--lang", "xx"],
        &["learn", "--no-board"],
        &["rules", "no-such"],
        &["rules", "--against", "mtte"],
        &["no-such-command"],
    ] {
        let run = run(arguments);
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{arguments:?}");
        assert!(run.err.starts_with("error: "), "{arguments:?}: {}", run.err);
    }
}

#[test]
fn options_for_all_commands_stand_before_or_after_them() {
    let hungarian = run(&["show", DUE, "--lang", "hu"]);
    assert_eq!(run(&["--lang", "hu", "show", DUE]), hungarian);
    assert_ne!(run(&["show", DUE]), hungarian);
    let plain = ["learn", "board", "--plain", "--no-board"];
    let before = ["--no-board", "learn", "board", "--plain"];
    let [plain, before] = [plain, before].map(|arguments| run_with(&arguments, b"quit\n"));
    assert_eq!(before, plain);
    assert_eq!(plain.code, Some(1));
}

#[test]
fn help_names_every_command() {
    let help = run(&["--help"]);
    for name in ["learn", "lessons", "check", "explain", "legal", "show", "perft", "tables", "completions"] {
        assert!(help.out.contains(&format!("\n  {name} ")), "{name}\n{}", help.out);
        assert_eq!(run(&[name, "--help"]).code, Some(0));
    }
    assert_eq!(run(&["--version"]), done(concat!("malom ", env!("CARGO_PKG_VERSION"), "\n")));
}

#[test]
fn completions_are_written_for_each_shell() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let run = run(&["completions", shell]);
        assert!(run.code == Some(0) && run.out.contains("perft"), "{shell}: {run:?}");
    }
}

#[test]
fn a_closed_pipe_ends_quietly() {
    for arguments in
        [&["perft", "4"][..], &["legal", DUE], &["show", DUE], &["completions", "bash"], &["--help"]]
    {
        let mut child = command(arguments).spawn().unwrap();
        drop(child.stdout.take());
        let run = told(child.wait_with_output().unwrap());
        assert_eq!(run, done(""), "{arguments:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told() {
    let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
    let run = told(command(&["perft", "1"]).stdout(full).output().unwrap());
    assert_eq!(run, broken("error: standard output: No space left on device (os error 28)\n"));
}

#[test]
fn a_folder_of_texts_that_is_missing_is_told() {
    let run = run(&["show", DUE, "--locales", "no-such-folder"]);
    assert_eq!(run.code, Some(3));
    assert!(run.err.starts_with("error: no-such-folder: "), "{}", run.err);
}

/// A folder for learners' progress in which the default learner's file is damaged.
fn damaged_progress(name: &str) -> std::path::PathBuf {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("default.db"), "no database").unwrap();
    folder
}

#[test]
fn a_damaged_progress_file_is_set_aside_only_where_the_learner_is_told() {
    let folder = damaged_progress("cli-damaged");
    let run = |arguments: &[&str]| told(command(arguments).env("MALOM_DATA", &folder).output().unwrap());
    let silent: [&[&str]; 4] = [
        &["show", DUE],
        &["explain", DUE, "xd2"],
        &["lessons", "--lang", "xx"],
        &["learn", "captrue", "--plain"],
    ];
    for arguments in silent {
        run(arguments);
        assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 1, "{arguments:?}");
    }
    let listed = run(&["lessons"]);
    assert!(listed.err.contains("default.damaged-1.db"), "{}", listed.err);
    assert_eq!(listed.code, Some(0));
    assert_eq!(run(&["lessons"]).err, "");
}

#[test]
fn an_unknown_lesson_is_told_with_the_nearest() {
    let run = run(&["learn", "captrue", "--plain"]);
    assert_eq!(run.err, "error: there is no lesson `captrue`: did you mean `capture`?\n");
    assert_eq!((run.code, run.out.as_str()), (Some(2), ""));
}

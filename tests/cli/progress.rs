//! Progress as a shell shows it, takes it elsewhere and forgets it.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use malom::belief::{Evidence, Misconception, Speaks};
use malom::progress::{Asked, Attempt, Credit, Outcome, Place, Profile, Stars, Store, Verdict};
use malom::review::{Day, Item, Kind, Recall};
use malom::training::{self, Grade};

use super::{Run, broken, command, done, told};

const LANGUAGES: [&str; 3] = ["en", "hu", "id"];

/// A data folder of one test, empty.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("cli-progress-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// A learner who has done this and that.
fn learner(folder: &std::path::Path, name: &str) -> Store {
    let mut store = Store::open(folder, &name.parse::<Profile>().unwrap()).store;
    for (step, wrong) in [("finish-the-turn", 0), ("capture-alone", 2)] {
        let lesson = "capture";
        let (verdict, reason) = (Verdict::Right, None);
        store.record_attempt(&Attempt { lesson, step, answer: "g1xd2", verdict, reason, hints: 0 }).unwrap();
        store.record_outcome(&Outcome { lesson, step, credit: Credit::Earned, wrong, hints: 0 }).unwrap();
    }
    store.finish_lesson("capture", Stars::new(2).unwrap()).unwrap();
    store
        .save_place(
            "moving",
            &Place { step: "no-diagonal".to_owned(), steps: std::collections::BTreeMap::new() },
        )
        .unwrap();
    store
}

/// A learner who seems to believe one thing, practises another, and has shed a third.
fn beliefs(folder: &std::path::Path, name: &str) {
    let mut store = Store::open(folder, &name.parse::<Profile>().unwrap()).store;
    let misconception = Misconception::MayPass;
    for step in ["1", "2", "3", "4"] {
        let evidence = Evidence { misconception, speaks: Speaks::For, answers: 3 };
        store.record_evidence(Asked::Drill { misconception, step }, &[evidence]).unwrap();
    }
    let drill = Item { kind: Kind::Drill, id: "bent-mill".to_owned() };
    store.record_review(&drill, Recall::Again, Day(20_000)).unwrap();
    store.finish_lesson("drill-both-fly", Stars::new(3).unwrap()).unwrap();
}

fn in_folder(folder: &std::path::Path, arguments: &[&str]) -> Command {
    let mut command = command(arguments);
    command.env("MALOM_DATA", folder);
    command
}

fn run(folder: &std::path::Path, arguments: &[&str]) -> Run {
    told(in_folder(folder, arguments).output().unwrap())
}

fn in_all_languages(folder: &std::path::Path, arguments: &[&str]) -> String {
    let outputs = LANGUAGES.map(|language| {
        let Run { out, err, code } =
            told(in_folder(folder, arguments).env("MALOM_LANG", language).output().unwrap());
        assert_eq!((err.as_str(), code), ("", Some(0)));
        out
    });
    outputs.join("-----\n")
}

#[test]
fn progress_is_shown_in_every_language() {
    let folder = folder("show");
    drop(learner(&folder, "default"));
    beliefs(&folder, "default");
    // The course grows; what was done in it is told alike.
    let shown = in_all_languages(&folder, &["progress", "show"]);
    let rows = ["  ★★☆ ", "  ☆☆☆ Moving:", "  ☆☆☆ Lépés:", "  ☆☆☆ Gerak:", "---"];
    let is_belief =
        |line: &str| line.starts_with("  ") && !line.starts_with("  ★") && !line.starts_with("  ☆");
    let is_kept =
        |line: &&str| !line.contains(": ") || is_belief(line) || rows.iter().any(|row| line.starts_with(row));
    let kept: Vec<&str> = shown
        .lines()
        .filter(is_kept)
        .filter(|line| !line.starts_with("  ☆☆☆") || line.contains(':'))
        .collect();
    insta::assert_snapshot!("progress_show", kept.join("\n"));
    let data: serde_json::Value =
        serde_json::from_str(&run(&folder, &["progress", "show", "--json"]).out).unwrap();
    let rules = data["units"].as_array().unwrap().iter().find(|unit| unit["id"] == "rules").unwrap();
    let capture =
        rules["lessons"].as_array().unwrap().iter().find(|lesson| lesson["id"] == "capture").unwrap();
    let expected = serde_json::json!({
        "id": "capture", "title": "Capturing", "stars": 2, "started": false, "steps": 2, "first_try": 1,
    });
    assert_eq!(*capture, expected);
    assert_eq!(data["puzzles"]["tried"], 0);
    let states: Vec<&str> =
        data["misconceptions"].as_array().unwrap().iter().map(|row| row["state"].as_str().unwrap()).collect();
    assert_eq!(states, ["open", "gone", "held"]);
}

#[test]
fn the_report_has_every_learner() {
    let folder = folder("report");
    drop(learner(&folder, "anna"));
    drop(Store::open(&folder, &"béla".parse().unwrap()).store);
    drop(learner(&folder, "cili"));
    beliefs(&folder, "cili");
    insta::assert_snapshot!("progress_report", in_all_languages(&folder, &["progress", "report"]));
    let csv = "learner,unit,lesson,stars,steps,first_try,misconception,state\r\n\
               anna,rules,capture,2,2,1,,\r\nanna,rules,moving,,0,0,,\r\n\
               cili,rules,capture,2,2,1,,\r\ncili,rules,moving,,0,0,,\r\n\
               cili,,,,,,bent-mill,open\r\ncili,,,,,,both-fly,gone\r\ncili,,,,,,may-pass,held\r\n";
    assert_eq!(run(&folder, &["progress", "report", "--csv"]), done(csv));
    let one = run(&folder, &["progress", "report", "--json", "--profile", "anna"]);
    let data: serde_json::Value = serde_json::from_str(&one.out).unwrap();
    assert_eq!(data["rows"].as_array().unwrap().len(), 2);
    assert_eq!(data["rows"][0]["learner"], "anna");
    fs::write(folder.join("dora.db"), "broken").unwrap();
    let Run { out, err, code } = run(&folder, &["progress", "report", "--csv"]);
    assert_eq!((out.as_str(), code), (csv, Some(3)), "the others are told all the same");
    assert_eq!(err, format!("error: {}: no progress that can be read\n", folder.join("dora.db").display()));
    assert_eq!(fs::read(folder.join("dora.db")).unwrap(), b"broken", "and nothing is set aside");
    let nobody = run(&folder, &["progress", "report", "--profile", "nobody"]);
    assert_eq!(nobody.code, Some(3));
    assert!(!folder.join("nobody.db").exists());
}

#[test]
fn progress_goes_into_another_folder_and_back() {
    let (one, other) = (folder("one"), folder("other"));
    drop(learner(&one, "default"));
    let file = one.join("mine.json");
    let file = file.to_str().unwrap();
    assert_eq!(run(&one, &["progress", "export", file]), done(""));
    let printed = run(&one, &["progress", "export"]);
    assert_eq!(printed, done(&fs::read_to_string(file).unwrap()));
    assert_eq!(run(&other, &["progress", "import", file]), done("6 entries added.\n"));
    assert_eq!(
        run(&other, &["progress", "import", file]),
        done("Nothing new: all of it was here already.\n")
    );
    assert_eq!(run(&other, &["progress", "import", "--json", file]), done("{\"added\":0,\"known\":6}\n"));
    assert_eq!(run(&other, &["progress", "export"]), printed);
    let hungarian = told(in_folder(&other, &["progress", "import", file, "--lang", "hu"]).output().unwrap());
    assert_eq!(hungarian, done("Nincs benne semmi új: minden megvolt már.\n"));
}

#[test]
fn what_is_no_export_is_refused_with_its_place() {
    let folder = folder("broken");
    let file = folder.join("broken.json");
    fs::write(&file, "{\"malom\": \"progress\",\n \"version\": 1,\n \"tables\": {\"attempt\": [}}").unwrap();
    let path = file.to_str().unwrap();
    let expected = format!("error: {path}:3:25: expected value\n");
    assert_eq!(run(&folder, &["progress", "import", path]), broken(&expected));
    fs::write(&file, "{\"malom\": \"progress\", \"version\": 9}").unwrap();
    let newer = format!(
        "error: {path}:1:35: version 9 was written by a newer Malom, and this one reads up to 1: use the newer one\n"
    );
    assert_eq!(run(&folder, &["progress", "import", path]), broken(&newer));
    fs::write(&file, b"{\"\xff").unwrap();
    assert_eq!(run(&folder, &["progress", "import", path]).code, Some(3));
    let missing = run(&folder, &["progress", "import", "/nowhere.json"]);
    assert_eq!(missing.code, Some(3));
    assert!(missing.err.starts_with("error: /nowhere.json: "), "{}", missing.err);
}

#[test]
fn nothing_is_forgotten_unasked() {
    let folder = folder("reset");
    drop(learner(&folder, "default"));
    let refused = run(&folder, &["progress", "reset"]);
    assert_eq!((refused.out.as_str(), refused.code), ("", Some(2)));
    assert!(refused.err.contains("--yes"), "{}", refused.err);
    let unknown = run(&folder, &["progress", "reset", "captrue", "--yes"]);
    assert_eq!(unknown.err, "error: there is no lesson `captrue`: did you mean `capture`?\n");
    assert_eq!(run(&folder, &["progress", "reset", "capture", "--yes"]), done("“Capturing” is as new.\n"));
    let csv =
        "learner,unit,lesson,stars,steps,first_try,misconception,state\r\ndefault,rules,moving,,0,0,,\r\n";
    assert_eq!(run(&folder, &["progress", "report", "--csv"]), done(csv));
    assert_eq!(run(&folder, &["progress", "reset", "--yes"]), done("All is as new.\n"));
    assert_eq!(run(&folder, &["progress", "report"]), done("No learner has begun a lesson yet.\n"));
}

#[test]
fn a_list_with_faults_is_not_begun() {
    let folder = folder("list");
    let file = folder.join("class.yaml");
    fs::write(&file, "- board\n- capture/no-such\n- captrue\n").unwrap();
    let path = file.to_str().unwrap();
    let Run { out, err, code } = run(&folder, &["learn", "--plain", "--list", path]);
    assert_eq!((out.as_str(), code), ("", Some(3)));
    let lines: Vec<&str> = err.lines().collect();
    assert!(
        lines[0].starts_with(&format!("error: {path}:2:11: the lesson `capture` has no step `no-such`: ")),
        "{err}"
    );
    assert_eq!(lines[1], format!("error: {path}:3:3: there is no lesson `captrue`: did you mean `capture`?"));
    assert!(!folder.join("default.db").exists());
}

#[test]
fn what_is_due_is_listed_with_the_reason_in_every_language() {
    let folder = folder("due");
    let mut store = Store::open(&folder, &Profile::default()).store;
    let today = malom::learner::today();
    let ago = |days: i32| Day(today.0 - days);
    let item = |kind, id: &str| Item { kind, id: id.to_owned() };
    store.record_review(&item(Kind::Step, "capture/finish-the-turn"), Recall::Again, ago(3)).unwrap();
    store.record_review(&item(Kind::Puzzle, "first-double-threat"), Recall::Hard, ago(40)).unwrap();
    store.record_review(&item(Kind::Step, "capture/capture-alone"), Recall::Again, ago(30)).unwrap();
    store.record_review(&item(Kind::Step, "capture/capture-alone"), Recall::Good, ago(29)).unwrap();
    drop(store);
    insta::assert_snapshot!("review_list", in_all_languages(&folder, &["review", "--list"]));
    let data: serde_json::Value = serde_json::from_str(&run(&folder, &["review", "--json"]).out).unwrap();
    assert_eq!(data["on"], false);
    let first = &data["due"][0];
    assert_eq!((&first["kind"], &first["days"]), (&serde_json::json!("puzzle"), &serde_json::json!(40)));
}

#[test]
fn a_review_is_begun_by_who_says_yes() {
    let folder = folder("opt-in");
    let asked = |input: &str, arguments: &[&str]| {
        let mut command = in_folder(&folder, arguments);
        let mut child = command.stdin(std::process::Stdio::piped()).spawn().unwrap();
        std::io::Write::write_all(&mut child.stdin.take().unwrap(), input.as_bytes()).unwrap();
        told(child.wait_with_output().unwrap())
    };
    let no = asked("no\n", &["review", "--plain"]);
    assert_eq!(no.code, Some(1));
    assert!(no.out.ends_with("Then not. `malom review` asks again whenever you like.\n"), "{}", no.out);
    let igen = asked("Igen\n", &["review", "--plain", "--lang", "hu"]);
    assert_eq!(igen.code, Some(0));
    assert!(
        igen.out.ends_with("Ma semmi sem jön vissza. Amit ezután elrontasz, az majd igen.\n"),
        "{}",
        igen.out
    );
    let again = asked("", &["review", "--plain"]);
    assert_eq!(again, done("Today nothing comes back. What you miss from now on will.\n"), "it asks once");
    assert_eq!(asked("", &["review", "--off"]).code, Some(0));
}

#[test]
fn puzzles_count_for_the_strength_that_is_shown() {
    let folder = folder("strength");
    let mut store = Store::open(&folder, &Profile::default()).store;
    let grade = Grade::new(5).unwrap();
    let outcome = training::Outcome::Solved;
    for puzzle in ["a", "b", "c"] {
        let day = malom::learner::today();
        store
            .record_puzzle(&training::Attempt { puzzle, grade, outcome, seconds: 9, day, cycle: None })
            .unwrap();
    }
    drop(store);
    let shown = run(&folder, &["progress", "show"]).out;
    assert!(shown.contains("3 puzzles tried. Your strength: "), "{shown}");
}

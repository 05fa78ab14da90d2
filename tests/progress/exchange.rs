//! Taking progress elsewhere: export, import and reset.

use std::collections::BTreeMap;
use std::path::Path;

use malom::progress::{Credit, ImportError, Imported, Outcome, Place, Profile, Stars, Store, profiles};
use malom::training::{self, Day, Grade, InCycle, streak};

use super::{Folder, OTHER_PROCESS, attempt, place, stars, start_test};

fn outcome(lesson: &str, wrong: u32) -> Outcome<'_> {
    Outcome { lesson, step: "finish-the-turn", credit: Credit::Earned, wrong, hints: 0 }
}

fn puzzle(id: &str, day: i32, outcome: training::Outcome) -> training::Attempt<'_> {
    let grade = Grade::new(3).unwrap();
    training::Attempt { puzzle: id, grade, outcome, seconds: 40, day: Day(day), cycle: None }
}

/// A store in which there is something of everything.
fn full(folder: &Folder) -> Store {
    let mut store = folder.store();
    store.record_attempt(&attempt("capture", "g1xd2 – „é”\n\"\\")).unwrap();
    store.record_outcome(&outcome("capture", 1)).unwrap();
    store.record_outcome(&outcome("capture", 0)).unwrap();
    store.finish_lesson("capture", stars(2)).unwrap();
    store.save_place("mill", &place()).unwrap();
    let (set, written) = store.begin_cycles(&["a".to_owned(), "b".to_owned()]);
    written.unwrap();
    for (id, day) in [("a", 100), ("b", 101)] {
        let cycle = Some(InCycle { set: &set.key, number: 1 });
        store
            .record_puzzle(&training::Attempt { cycle, ..puzzle(id, day, training::Outcome::Solved) })
            .unwrap();
    }
    store.record_puzzle(&puzzle("c", 102, training::Outcome::Failed)).unwrap();
    store.set_setting("learning-review", "on").unwrap();
    store.set_setting("language", "hu").unwrap();
    store
}

fn exported(store: &Store) -> String {
    let mut bytes = Vec::new();
    store.export(&mut bytes).unwrap();
    String::from_utf8(bytes).unwrap()
}

/// The fault of an import, with its place, and that nothing came of it.
fn refused(store: &mut Store, text: &str) -> String {
    let before = exported(store);
    let error = store.import(text).unwrap_err();
    assert!(matches!(error, ImportError::Broken { .. }), "{error}");
    assert_eq!(exported(store), before, "{error}");
    assert!(store.keeping());
    error.to_string()
}

#[test]
fn what_is_exported_is_taken_in_whole() {
    let (one, other) = (Folder::new(), Folder::new());
    let text = exported(&full(&one));
    assert!(
        text.starts_with("{\n\"malom\": \"progress\",\n\"version\": 1,\n\"tables\": {\n\"attempt\": [\n{")
    );
    assert!(text.contains(r#""answer": "g1xd2 – „é”\n\"\\""#), "{text}");
    assert!(!text.contains("language"), "a language belongs to a screen");
    let mut copy = other.store();
    let rows = text.lines().filter(|line| line.starts_with("{\"")).count();
    assert_eq!(copy.import(&text).unwrap(), Imported { added: rows, known: 0 });
    drop(copy);
    let (original, copy) = (one.store(), other.store());
    assert_eq!(exported(&copy), text, "the same, in another run");
    assert_eq!(copy.lesson_summaries().unwrap(), original.lesson_summaries().unwrap());
    assert_eq!(copy.tallies().unwrap(), original.tallies().unwrap());
    assert_eq!(copy.tallies().unwrap()["capture"].clean, 1);
    assert_eq!(copy.place("mill").unwrap(), Some(place()));
    assert_eq!(copy.rating().unwrap(), original.rating().unwrap());
    assert_eq!(copy.standings().unwrap(), original.standings().unwrap());
    assert_eq!(copy.practice_days().unwrap(), original.practice_days().unwrap());
    assert_eq!(copy.cycle_sets().unwrap(), original.cycle_sets().unwrap());
    assert_eq!(copy.setting("learning-review").unwrap().as_deref(), Some("on"));
    assert_eq!(copy.setting("language").unwrap(), None);
}

#[test]
fn to_import_twice_changes_nothing() {
    let (one, other) = (Folder::new(), Folder::new());
    let mut store = full(&one);
    let text = exported(&store);
    let itself = store.import(&text).unwrap();
    assert_eq!((itself.added, exported(&store)), (0, text.clone()), "not even into what it came from");
    let mut copy = other.store();
    let first = copy.import(&text).unwrap();
    // The place is left since, and must not come back.
    copy.finish_lesson("mill", stars(3)).unwrap();
    let after = exported(&copy);
    assert_eq!(copy.import(&text).unwrap(), Imported { added: 0, known: first.added });
    assert_eq!(exported(&copy), after);
    assert_eq!(copy.place("mill").unwrap(), None);
}

#[test]
fn two_learners_work_comes_together() {
    let (one, other) = (Folder::new(), Folder::new());
    let mut store = full(&one);
    let mut elsewhere = other.store();
    let mut own = place();
    own.step = "first".to_owned();
    elsewhere.save_place("mill", &own).unwrap();
    elsewhere.finish_lesson("capture", stars(3)).unwrap();
    elsewhere.record_puzzle(&puzzle("c", 103, training::Outcome::Solved)).unwrap();
    elsewhere.record_puzzle(&puzzle("d", 99, training::Outcome::Solved)).unwrap();
    elsewhere.set_setting("learning-review", "off").unwrap();
    store.import(&exported(&elsewhere)).unwrap();
    assert_eq!(store.lesson_summaries().unwrap()["capture"].stars, Some(stars(3)), "the most");
    assert_eq!(store.place("mill").unwrap(), Some(place()), "where the learner is here");
    assert_eq!(store.setting("learning-review").unwrap().as_deref(), Some("on"), "as it is set here");
    assert_eq!(store.standings().unwrap()["c"].tries, 2);
    assert!(store.standings().unwrap()["d"].rating.is_some(), "ratings are found anew");
    assert_eq!(streak(&store.practice_days().unwrap(), Day(103)).days, 5);
}

#[test]
fn a_newer_export_is_refused() {
    let folder = Folder::new();
    let mut store = full(&folder);
    let newer = exported(&store).replace("\"version\": 1", "\"version\": 2");
    assert_eq!(
        refused(&mut store, &newer),
        "3:12: version 2 was written by a newer Malom, and this one reads up to 1: use the newer one"
    );
}

#[test]
fn broken_exports_are_refused_with_their_place() {
    let (one, other) = (Folder::new(), Folder::new());
    let text = exported(&full(&one));
    let mut store = full(&other);
    let edited = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        text.replacen(from, to, 1)
    };
    let line = |words: &str| text.lines().position(|line| line.contains(words)).unwrap() + 1;
    let cases = [
        (String::new(), "1:0: EOF while parsing a value"),
        ("[]".to_owned(), "1:0: invalid type: sequence, expected an export of Malom's progress"),
        (
            "{\"malom\": \"puzzles\", \"version\": 1}".to_owned(),
            "1:34: this is no export of Malom's progress: it begins with {\"malom\": \"progress\", \"version\": 1",
        ),
        (text[..text.len() - 3].to_owned(), "EOF while parsing an object"),
        (edited("\"finish\"", "\"finnish\""), "there is no table `finnish`"),
        (
            edited("\"verdict\": \"right\"", "\"verdict\": \"perfect\""),
            "CHECK constraint failed: verdict IN ('right', 'good', 'wrong')",
        ),
        (edited("\"verdict\": \"right\"", "\"verdikt\": \"right\""), "`attempt` has no column `verdikt`"),
        (edited(", \"verdict\": \"right\"", ""), "a row of `attempt` needs `verdict`"),
        (edited("\"n\": 0", "\"n\": \"0\""), "invalid type: string \"0\", expected a whole number for `n`"),
        (
            edited("\"n\": 0", "\"n\": 1.5"),
            "invalid type: floating point `1.5`, expected a whole number for `n`",
        ),
        (
            edited("\"session\": \"", "\"session\": \"x"),
            "expected a name of 16 hexadecimal digits for `session`",
        ),
        (edited("\"stars\": 2", "\"stars\": 4"), "CHECK constraint failed: stars BETWEEN 1 AND 3"),
        (
            edited("\"lesson\": \"capture\"", "\"lesson\": null"),
            "invalid type: null, expected a text for `lesson`",
        ),
    ];
    for (broken, fault) in cases {
        let told = refused(&mut store, &broken);
        assert!(told.contains(fault), "{told}\nexpected {fault}");
    }
    let stars = edited("\"stars\": 2", "\"stars\": 4");
    assert!(refused(&mut store, &stars).starts_with(&format!("{}:", line("\"stars\": 2"))));
    // A step without its place.
    let at = text.find("\"place\": [\n{").unwrap();
    let end = text[at..].find(']').unwrap() + at;
    let orphan = format!("{}\"place\": [{}", &text[..at], &text[end..]);
    let error = Folder::new().store().import(&orphan).unwrap_err();
    assert!(error.to_string().contains("FOREIGN KEY constraint failed"), "{error}");
}

#[test]
fn a_reset_lesson_is_as_new_and_the_others_stay() {
    let folder = Folder::new();
    let mut store = full(&folder);
    store.finish_lesson("mill", stars(3)).unwrap();
    store.save_place("capture", &place()).unwrap();
    store.reset(Some("capture")).unwrap();
    assert_eq!(store.lesson_summaries().unwrap().keys().collect::<Vec<_>>(), ["mill"]);
    assert_eq!(store.place("capture").unwrap(), None);
    for table in ["attempt", "outcome", "place_step"] {
        assert_eq!(folder.count(table), 0, "{table}");
    }
    assert_eq!((folder.count("finish"), folder.count("puzzle_attempt")), (1, 3));
}

#[test]
fn a_reset_store_is_as_new() {
    let folder = Folder::new();
    let mut store = full(&folder);
    store.reset(None).unwrap();
    let empty = exported(&Store::in_memory());
    assert_eq!(exported(&store), empty);
    for table in ["lesson", "puzzle", "practice", "strength"] {
        assert_eq!(folder.count(table), 0, "{table}");
    }
    assert_eq!(store.setting("language").unwrap().as_deref(), Some("hu"), "that is no progress");
    store.finish_lesson("mill", stars(1)).unwrap();
    assert_eq!(store.lesson_summaries().unwrap()["mill"].stars, Some(stars(1)), "and it goes on");
}

#[test]
fn where_nothing_is_kept_nothing_is_imported_or_reset() {
    let text = exported(&full(&Folder::new()));
    let mut store = Store::in_memory();
    store.finish_lesson("mill", stars(1)).unwrap();
    assert!(matches!(store.import(&text), Err(ImportError::NotKept(_))));
    assert!(store.reset(None).is_err());
    assert_eq!(store.lesson_summaries().unwrap().len(), 1);
}

/// What the other process does: imports what lies in its folder.
#[test]
#[ignore = "the other process of the test below; does nothing alone"]
fn importing_process() {
    let Some(folder) = std::env::var_os(OTHER_PROCESS) else { return };
    let folder = Path::new(&folder);
    let mut store = Store::open(folder, &Profile::default()).store;
    let error = store.import(&std::fs::read_to_string(folder.join("many.json")).unwrap()).unwrap_err();
    assert!(matches!(error, ImportError::NotKept(_)), "{error}");
    println!("refused");
}

#[test]
#[cfg(unix)]
fn an_import_that_meets_a_full_disk_leaves_the_file_as_it_was() {
    let folder = Folder::new();
    let before = exported(&full(&folder));
    let others = Folder::new();
    let mut many = others.store();
    for n in 0..3000 {
        many.record_attempt(&attempt("capture", &format!("{n:0>200}"))).unwrap();
    }
    std::fs::write(folder.0.join("many.json"), exported(&many)).unwrap();
    // A limit on the size of files: 300 blocks of 512 or 1024 bytes.
    let shell = r#"trap "" XFSZ; ulimit -f 300; exec "$0" "$@""#;
    let output =
        start_test(&folder, shell, "progress::exchange::importing_process").wait_with_output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success() && text.contains("refused"), "{text}");
    assert_eq!(exported(&folder.store()), before);
}

#[test]
fn steps_of_an_older_file_are_counted() {
    let folder = Folder::new();
    let raw = folder.raw();
    for script in ["1", "2"] {
        let path = format!("{}/src/progress/store/schema/{script}.sql", env!("CARGO_MANIFEST_DIR"));
        raw.execute_batch(&std::fs::read_to_string(path).unwrap()).unwrap();
    }
    raw.execute_batch(
        "PRAGMA user_version = 2;
         INSERT INTO outcome (session, n, at, lesson, step, credit, wrong, hints)
         VALUES (1, 1, 1, 'mill', 'a', 1, 0, 0), (1, 2, 1, 'mill', 'b', 0, 0, 4), (1, 3, 1, 'mill', 'c', 1, 1, 0);",
    )
    .unwrap();
    drop(raw);
    let mut store = folder.store();
    let tally = |store: &Store| {
        let tally = store.tallies().unwrap()["mill"];
        (tally.steps, tally.clean)
    };
    assert_eq!(tally(&store), (3, 1));
    store.record_outcome(&outcome("mill", 0)).unwrap();
    assert_eq!(tally(&store), (4, 2));
}

#[test]
fn learners_are_listed_and_looked_at_without_a_trace() {
    let folder = Folder::new();
    drop(full(&folder));
    let anna: Profile = "Ánna-2".parse().unwrap();
    drop(Store::open(&folder.0, &anna).store);
    std::fs::write(folder.0.join("default.damaged-1.db"), "set aside").unwrap();
    std::fs::write(folder.0.join("broken.db"), "no database at all").unwrap();
    let names: Vec<String> = profiles(&folder.0).unwrap().iter().map(ToString::to_string).collect();
    assert_eq!(names, ["broken", "default", "Ánna-2"]);
    assert!(profiles(&folder.0.join("nowhere")).unwrap().is_empty());
    let before = listing(&folder);
    let store = Store::look(&folder.0, &Profile::default()).unwrap();
    assert_eq!(store.lesson_summaries().unwrap()["capture"].stars, Stars::new(2));
    assert!(Store::look(&folder.0, &anna).unwrap().lesson_summaries().unwrap().is_empty());
    assert!(Store::look(&folder.0, &"broken".parse().unwrap()).is_none());
    assert!(Store::look(&folder.0, &"nobody".parse().unwrap()).is_none());
    assert_eq!(listing(&folder), before);
}

fn listing(folder: &Folder) -> BTreeMap<String, Vec<u8>> {
    let entries = std::fs::read_dir(&folder.0).unwrap().map(|entry| entry.unwrap().path());
    entries.map(|path| (path.display().to_string(), std::fs::read(path).unwrap())).collect()
}

#[test]
fn a_place_without_steps_is_a_place() {
    let (one, other) = (Folder::new(), Folder::new());
    let mut store = one.store();
    let empty = Place { step: "first".to_owned(), steps: BTreeMap::new() };
    store.save_place("capture", &empty).unwrap();
    let mut copy = other.store();
    copy.import(&exported(&store)).unwrap();
    assert_eq!(copy.place("capture").unwrap(), Some(empty));
}

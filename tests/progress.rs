//! The progress store, from outside: what is written is found again, whatever happened to the file in between.

#![expect(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

mod exchange;
mod puzzles;

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

use malom::progress::{
    Attempt, Cause, Credit, LessonSummary, Notice, Opened, Outcome, Place, Profile, ProfileError, Stars,
    StepState, Store, Verdict,
};
use rusqlite::Connection;

/// A folder of one test; removed afterwards.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        static FOLDERS: AtomicU32 = AtomicU32::new(0);
        let name =
            format!("malom-progress-{}-{}", std::process::id(), FOLDERS.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn open(&self) -> Opened {
        Store::open(&self.0, &Profile::default())
    }

    /// Opens a file that nothing is wrong with.
    fn store(&self) -> Store {
        let Opened { store, notices } = self.open();
        assert!(notices.is_empty(), "{notices:?}");
        assert!(store.keeping());
        store
    }

    fn file(&self) -> PathBuf {
        self.0.join("default.db")
    }

    /// A look into the file past the store.
    fn raw(&self) -> Connection {
        let connection = Connection::open(self.file()).unwrap();
        connection.busy_timeout(std::time::Duration::from_secs(10)).unwrap();
        connection
    }

    fn count(&self, table: &str) -> i64 {
        self.raw().query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get(0)).unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    PathBuf::from(format!("{}{ending}", path.display()))
}

fn tokens(notices: &[Notice]) -> Vec<&'static str> {
    notices.iter().map(Notice::token).collect()
}

fn stars(count: u8) -> Stars {
    Stars::new(count).unwrap()
}

fn attempt<'a>(lesson: &'a str, answer: &'a str) -> Attempt<'a> {
    Attempt { lesson, step: "finish-the-turn", answer, verdict: Verdict::Right, reason: None, hints: 0 }
}

fn place() -> Place {
    let state = |wrong, hints, solved| StepState { wrong, hints, solved };
    Place {
        step: "third".to_owned(),
        steps: BTreeMap::from([
            ("first".to_owned(), state(0, 0, Some(Credit::Earned))),
            ("second".to_owned(), state(2, 4, Some(Credit::Lost))),
            ("third".to_owned(), state(1, 1, None)),
        ]),
    }
}

// Round trips

#[test]
fn settings_are_kept() {
    let folder = Folder::new();
    let mut store = folder.store();
    assert_eq!(store.setting("language").unwrap(), None);
    store.set_setting("language", "hu").unwrap();
    store.set_setting("language", "id").unwrap();
    store.set_setting("colours", "").unwrap();
    drop(store);
    let store = folder.store();
    assert_eq!(store.setting("language").unwrap().as_deref(), Some("id"));
    assert_eq!(store.setting("colours").unwrap().as_deref(), Some(""));
}

#[test]
fn the_place_is_kept_as_last_saved() {
    let folder = Folder::new();
    let mut store = folder.store();
    store.save_place("capture", &Place { step: "first".to_owned(), steps: place().steps }).unwrap();
    store.save_place("mill", &place()).unwrap();
    let mut fewer = place();
    fewer.steps.remove("first");
    store.save_place("capture", &fewer).unwrap();
    drop(store);
    let mut store = folder.store();
    assert_eq!(store.place("capture").unwrap(), Some(fewer));
    assert_eq!(store.place("flying").unwrap(), None);
    store.finish_lesson("capture", stars(1)).unwrap();
    store.finish_lesson("flying", stars(1)).unwrap();
    assert_eq!(store.place("capture").unwrap(), None);
    assert_eq!(store.place("mill").unwrap(), Some(place()), "another lesson's place stays");
    assert_eq!(folder.count("place_step"), 3);
}

#[test]
fn every_field_of_the_logs_is_kept() {
    let folder = Folder::new();
    for _run in 0..2 {
        let mut store = folder.store();
        store
            .record_attempt(&Attempt {
                lesson: "capture",
                step: "first",
                answer: "g1xd2 – „é”",
                verdict: Verdict::Wrong,
                reason: Some("protected"),
                hints: 3,
            })
            .unwrap();
        store
            .record_outcome(&Outcome {
                lesson: "capture",
                step: "first",
                credit: Credit::Lost,
                wrong: 1,
                hints: 4,
            })
            .unwrap();
        store.finish_lesson("capture", stars(2)).unwrap();
    }
    let raw = folder.raw();
    let attempts: Vec<(String, String, String, String, String, u32)> = raw
        .prepare("SELECT lesson, step, answer, verdict, reason, hints FROM attempt")
        .unwrap()
        .query_map([], |row| {
            Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?, row.get(5)?))
        })
        .unwrap()
        .collect::<Result<_, _>>()
        .unwrap();
    let wanted = ["capture", "first", "g1xd2 – „é”", "wrong", "protected"].map(str::to_owned);
    let [lesson, step, answer, verdict, reason] = wanted;
    assert_eq!(attempts, vec![(lesson, step, answer, verdict, reason, 3); 2]);
    let outcome: (bool, u32, u32) = raw
        .query_row("SELECT credit, wrong, hints FROM outcome", [], |row| {
            Ok((row.get(0)?, row.get(1)?, row.get(2)?))
        })
        .unwrap();
    assert_eq!(outcome, (false, 1, 4));
    let names = "SELECT session, n, at FROM attempt UNION SELECT session, n, at FROM outcome
                 UNION SELECT session, n, at FROM finish";
    let (sessions, rows, since): (i64, i64, i64) = raw
        .query_row(&format!("SELECT count(DISTINCT session), count(*), min(at) FROM ({names})"), [], |row| {
            Ok((row.get(0)?, row.get(1)?, row.get(2)?))
        })
        .unwrap();
    assert_eq!((sessions, rows), (2, 6), "each row has a name of its own");
    assert!(since > 1_700_000_000, "in UTC seconds");
}

#[test]
fn every_verdict_fits_the_table() {
    let folder = Folder::new();
    let mut store = folder.store();
    for verdict in Verdict::ALL {
        store.record_attempt(&Attempt { verdict, ..attempt("capture", "g1") }).unwrap();
    }
    assert_eq!(folder.count("attempt"), 3);
}

#[test]
fn the_summary_has_what_was_begun_and_the_most_stars() {
    let folder = Folder::new();
    let mut store = folder.store();
    assert!(store.lesson_summaries().unwrap().is_empty());
    store.save_place("board", &place()).unwrap();
    store.record_attempt(&attempt("placing", "d2")).unwrap();
    store
        .record_outcome(&Outcome { lesson: "mill", step: "first", credit: Credit::Lost, wrong: 0, hints: 4 })
        .unwrap();
    for count in [1, 3, 2] {
        store.save_place("capture", &place()).unwrap();
        store.finish_lesson("capture", stars(count)).unwrap();
    }
    drop(store);
    let mut summaries = folder.store().lesson_summaries().unwrap();
    let capture = summaries.remove("capture").unwrap();
    assert_eq!((capture.stars, capture.resume_at), (Some(stars(3)), None));
    assert!(capture.finished.is_some());
    let begun = |resume_at: Option<&str>| LessonSummary {
        stars: None,
        finished: None,
        resume_at: resume_at.map(str::to_owned),
    };
    let wanted = [("board", begun(Some("third"))), ("mill", begun(None)), ("placing", begun(None))];
    assert_eq!(summaries, wanted.map(|(lesson, summary)| (lesson.to_owned(), summary)).into());
}

#[test]
fn a_clock_set_back_leaves_the_last_finish() {
    let folder = Folder::new();
    let mut store = folder.store();
    let future = 4_000_000_000_i64;
    folder.raw().execute("INSERT INTO finish VALUES (NULL, 1, 1, ?, 'mill', 1)", [future]).unwrap();
    store.finish_lesson("mill", stars(2)).unwrap();
    let summary = &store.lesson_summaries().unwrap()["mill"];
    assert_eq!(summary.finished.unwrap().0, future);
    assert_eq!(summary.stars, Some(stars(2)));
}

#[test]
fn a_hundred_thousand_attempts_are_not_read_for_the_summary() {
    let folder = Folder::new();
    let store = folder.store();
    folder
        .raw()
        .execute_batch(
            "BEGIN;
             WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n LIMIT 100000)
             INSERT INTO attempt (session, n, at, lesson, step, answer, verdict, hints)
             SELECT 1, n, n, 'lesson-' || (n % 50), 'step', 'g1xd2', 'right', 0 FROM n;
             COMMIT;",
        )
        .unwrap();
    assert_eq!(store.lesson_summaries().unwrap().len(), 50);
    // Without the log the answer is the same. (The query plan is tested beside the query.)
    folder.raw().execute_batch("DELETE FROM attempt").unwrap();
    assert_eq!(store.lesson_summaries().unwrap().len(), 50);
}

#[test]
fn learners_do_not_share() {
    let folder = Folder::new();
    let mut anna = Store::open(&folder.0, &"Anna".parse().unwrap()).store;
    let zsofi = Store::open(&folder.0, &"Zsófi_2".parse().unwrap()).store;
    anna.set_setting("language", "en").unwrap();
    assert_eq!(zsofi.setting("language").unwrap(), None);
    assert_eq!(anna.path(), folder.0.join("Anna.db"));
}

#[test]
fn a_profile_name_is_never_a_path() {
    let refused = |text: &str| text.parse::<Profile>().unwrap_err();
    assert_eq!(refused(""), ProfileError::Empty);
    assert_eq!(refused("../anna"), ProfileError::Character('.'));
    assert_eq!(refused("a/b"), ProfileError::Character('/'));
    assert_eq!(refused("a b"), ProfileError::Character(' '));
    assert_eq!(refused(&"é".repeat(41)), ProfileError::TooLong);
    assert_eq!("é".repeat(40).parse::<Profile>().unwrap().to_string().chars().count(), 40);
    assert_eq!("default".parse(), Ok(Profile::default()));
}

// Two instances

#[test]
fn two_stores_write_at_once() {
    const EACH: u32 = 200;
    let folder = Folder::new();
    thread::scope(|scope| {
        for lesson in ["board", "mill"] {
            let folder = &folder;
            scope.spawn(move || {
                let mut store = folder.store(); // both also begin the file at once
                for _ in 0..EACH {
                    store.record_attempt(&attempt(lesson, "a1")).unwrap();
                    store.save_place("capture", &place()).unwrap();
                }
                assert!(store.keeping());
            });
        }
    });
    assert_eq!(folder.count("attempt"), i64::from(2 * EACH));
    let store = folder.store();
    assert_eq!(store.place("capture").unwrap(), Some(place()));
    assert!(store.lesson_summaries().unwrap().keys().eq(["board", "capture", "mill"]));
}

#[test]
fn a_second_instance_sees_what_the_first_has_written() {
    let folder = Folder::new();
    let mut first = folder.store();
    let second = folder.store();
    first.set_setting("language", "hu").unwrap();
    assert_eq!(second.setting("language").unwrap().as_deref(), Some("hu"));
}

#[test]
fn a_saved_setting_is_read_without_a_trace() {
    let folder = Folder::new();
    let saved = || Store::saved_setting(&folder.0, &Profile::default(), "language");
    assert_eq!(saved(), None);
    assert!(!folder.file().exists(), "none was begun");

    let mut store = folder.store();
    store.set_setting("language", "hu").unwrap();
    assert_eq!(saved().as_deref(), Some("hu"), "while another instance runs");
    drop(store);
    assert_eq!(saved().as_deref(), Some("hu"));
    assert!(!with_ending(&folder.file(), "-wal").exists(), "the next start would take it for a crash");

    fs::write(folder.file(), "no database").unwrap();
    assert_eq!(saved(), None);
    assert_eq!(fs::read(folder.file()).unwrap(), b"no database", "what is set aside must be told of");
}

// Files that can't be used

/// Opens a file that must be set aside, and returns where it lies now; the same bytes as before.
fn set_aside(folder: &Folder, token: &str) -> PathBuf {
    let before = ["", "-wal"].map(|ending| fs::read(with_ending(&folder.file(), ending)).ok());
    let Opened { mut store, notices } = folder.open();
    assert_eq!(tokens(&notices), [token]);
    let aside = notices[0].path().to_path_buf();
    for (ending, bytes) in ["", "-wal"].into_iter().zip(before) {
        if let Some(bytes) = bytes {
            assert!(fs::read(with_ending(&aside, ending)).unwrap() == bytes, "{ending} has changed");
        }
    }
    assert!(store.keeping(), "a fresh file was begun");
    assert!(store.lesson_summaries().unwrap().is_empty());
    store.set_setting("language", "hu").unwrap();
    drop(store);
    assert_eq!(folder.store().setting("language").unwrap().as_deref(), Some("hu"));
    aside
}

/// Writes over the pages of a table and its index, past SQLite.
fn spoil(folder: &Folder, table: &str) {
    let raw = folder.raw();
    let page_size: u32 = raw.pragma_query_value(None, "page_size", |row| row.get(0)).unwrap();
    let pages: Vec<u32> = raw
        .prepare("SELECT rootpage FROM sqlite_schema WHERE tbl_name = ? AND rootpage > 0")
        .unwrap()
        .query_map([table], |row| row.get(0))
        .unwrap()
        .collect::<Result<_, _>>()
        .unwrap();
    drop(raw);
    let mut bytes = fs::read(folder.file()).unwrap();
    for page in pages {
        let start = ((page - 1) * page_size) as usize;
        bytes[start..start + 100].fill(0xA5);
    }
    fs::write(folder.file(), bytes).unwrap();
}

#[test]
fn what_is_no_database_is_set_aside() {
    let folder = Folder::new();
    for n in 1..=3 {
        let text = format!("not a database, number {n}; and long enough to have a header. ").repeat(100);
        fs::write(folder.file(), &text).unwrap();
        let aside = set_aside(&folder, "damaged");
        assert_eq!(aside, folder.0.join(format!("default.damaged-{n}.db")), "none is written over");
    }
}

#[test]
fn a_database_cut_short_is_set_aside() {
    let folder = Folder::new();
    folder.store().save_place("capture", &place()).unwrap();
    let bytes = fs::read(folder.file()).unwrap();
    fs::write(folder.file(), &bytes[..bytes.len() / 2]).unwrap();
    set_aside(&folder, "damaged");
}

#[test]
fn a_database_with_a_spoilt_page_is_set_aside() {
    for table in ["setting", "place", "place_step", "lesson", "belief"] {
        let folder = Folder::new();
        folder.store().save_place("capture", &place()).unwrap();
        spoil(&folder, table);
        set_aside(&folder, "damaged");
    }
}

#[test]
fn a_database_without_our_tables_is_set_aside() {
    let folder = Folder::new();
    folder.raw().execute_batch("CREATE TABLE other (x); PRAGMA user_version = 1").unwrap();
    set_aside(&folder, "damaged");
    folder.raw().execute_batch("PRAGMA user_version = -1").unwrap();
    set_aside(&folder, "damaged");
}

#[test]
fn a_spoilt_log_is_set_aside_by_the_start_after_the_write_that_met_it() {
    let folder = Folder::new();
    let mut store = folder.store();
    store.set_setting("language", "hu").unwrap();
    store.record_attempt(&attempt("capture", "g1")).unwrap();
    drop(store);
    spoil(&folder, "attempt");
    let mut store = folder.store();
    let error = store.record_attempt(&attempt("capture", "g1xd2")).unwrap_err();
    assert!(matches!(error.cause, Cause::Database(_)));
    assert!(!store.keeping());
    assert_eq!(store.setting("language").unwrap(), None, "a copy of a damaged file is not to be trusted");
    drop(store);
    set_aside(&folder, "damaged");
}

#[test]
fn a_newer_file_is_set_aside_with_its_log() {
    let folder = Folder::new();
    let mut store = folder.store();
    store.set_setting("language", "hu").unwrap();
    // A newer instance at work: what it has written is still in the log.
    let newer = folder.raw();
    newer.execute_batch("CREATE TABLE later (x); PRAGMA user_version = 1000").unwrap();
    assert!(fs::metadata(with_ending(&folder.file(), "-wal")).unwrap().len() > 0);
    let aside = set_aside(&folder, "newer");
    assert_eq!(aside, folder.0.join("default.newer-1.db"));
    drop((store, newer)); // closing must not disturb the fresh file
    assert_eq!(folder.store().setting("language").unwrap().as_deref(), Some("hu"));
    let version: i64 =
        Connection::open(aside).unwrap().pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
    assert_eq!(version, 1000);
}

// Nothing can be kept

#[test]
fn without_a_folder_the_store_is_in_memory() {
    let folder = Folder::new();
    let file = folder.0.join("file");
    fs::write(&file, "").unwrap();
    let Opened { mut store, notices } = Store::open(&file.join("data"), &Profile::default());
    assert_eq!(tokens(&notices), ["not-kept"]);
    assert!(notices[0].to_string().starts_with("not-kept: "), "{}", notices[0]);
    assert!(!store.keeping());
    store.save_place("capture", &place()).unwrap(); // it has been said, so it is no error
    store.finish_lesson("mill", stars(3)).unwrap();
    assert_eq!(store.place("capture").unwrap(), Some(place()));
    assert_eq!(store.lesson_summaries().unwrap().len(), 2);
}

#[test]
fn a_file_that_can_only_be_read_is_read() {
    let folder = Folder::new();
    let mut store = folder.store();
    store.finish_lesson("mill", stars(3)).unwrap();
    drop(store);
    // Tests may run as root, whom no permission stops; but a folder where its log belongs stops SQLite.
    fs::create_dir(with_ending(&folder.file(), "-wal")).unwrap();
    let before = fs::read(folder.file()).unwrap();
    let Opened { mut store, notices } = folder.open();
    assert_eq!(tokens(&notices), ["not-kept"]);
    assert_eq!(notices[0].path(), folder.file());
    assert_eq!(store.lesson_summaries().unwrap()["mill"].stars, Some(stars(3)));
    store.finish_lesson("capture", stars(1)).unwrap();
    assert_eq!(store.lesson_summaries().unwrap().len(), 2);
    drop(store);
    assert!(fs::read(folder.file()).unwrap() == before);
}

#[test]
fn a_store_in_memory_needs_no_file() {
    let mut store = Store::in_memory();
    assert!(!store.keeping());
    store.set_setting("language", "hu").unwrap();
    assert_eq!(store.setting("language").unwrap().as_deref(), Some("hu"));
    assert_eq!(Store::in_memory().setting("language").unwrap(), None, "each is its own");
}

#[test]
fn a_write_that_fails_takes_the_store_into_memory() {
    let folder = Folder::new();
    let mut store = folder.store();
    store.set_setting("language", "hu").unwrap();
    store.finish_lesson("mill", stars(2)).unwrap();
    folder
        .raw()
        .execute_batch(
            "CREATE TRIGGER fails BEFORE INSERT ON place_step BEGIN SELECT raise(ABORT, 'no more'); END",
        )
        .unwrap();
    let error = store.save_place("capture", &place()).unwrap_err();
    assert_eq!(error.path, folder.file());
    assert!(!store.keeping());
    assert_eq!(store.setting("language").unwrap().as_deref(), Some("hu"), "what was kept is still known");
    drop(store);
    let store = folder.store();
    assert_eq!(store.place("capture").unwrap(), None, "half a place is none");
    assert_eq!(store.lesson_summaries().unwrap()["mill"].stars, Some(stars(2)));
}

// Another process: killed in the middle, and one that the system gives no more room

/// The variable that tells a test run that it is the other process, and in which folder.
const OTHER_PROCESS: &str = "MALOM_TEST_PROGRESS_FOLDER";

/// What the other process does: records attempts, saying each number when it is recorded, until it can't.
#[test]
#[ignore = "the other process of the tests below; does nothing alone"]
fn other_process() {
    let Some(folder) = std::env::var_os(OTHER_PROCESS) else { return };
    let mut store = Store::open(Path::new(&folder), &Profile::default()).store;
    let _ = store.save_place("capture", &place());
    let mut n = 0;
    while store.keeping() {
        n += 1;
        let answer = format!("answer {n}");
        if store.record_attempt(&attempt("capture", &answer)).is_ok() {
            println!("recorded {n}");
        }
    }
    // The lesson goes on.
    assert_eq!(store.place("capture").unwrap(), Some(place()));
    store.finish_lesson("capture", stars(1)).unwrap();
    assert_eq!(store.lesson_summaries().unwrap()["capture"].stars, Some(stars(1)));
    println!("went on");
}

/// Starts the other process with a shell command that ends in `"$0" "$@"`.
fn start_other(folder: &Folder, shell: &str) -> Child {
    start_test(folder, shell, "progress::other_process")
}

/// Starts a test, by its name, as the other process.
fn start_test(folder: &Folder, shell: &str, test: &str) -> Child {
    Command::new("sh")
        .args(["-c", shell])
        .arg(std::env::current_exe().unwrap())
        .args(["--exact", test, "--ignored", "--nocapture"])
        .env(OTHER_PROCESS, &folder.0)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
}

fn attempts_in_order(folder: &Folder) -> i64 {
    let raw = folder.raw();
    let sound: String = raw.query_row("PRAGMA integrity_check", [], |row| row.get(0)).unwrap();
    assert_eq!(sound, "ok");
    let out_of_order = "SELECT count(*) FROM attempt WHERE answer <> 'answer ' || id";
    assert_eq!(raw.query_row(out_of_order, [], |row| row.get::<_, i64>(0)).unwrap(), 0);
    drop(raw);
    folder.count("attempt")
}

#[test]
#[cfg(unix)]
fn what_was_recorded_outlives_a_kill() {
    let folder = Folder::new();
    let mut child = start_other(&folder, r#"exec "$0" "$@""#);
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let recorded = lines.map(Result::unwrap).filter(|line| line.starts_with("recorded ")).take(100).count();
    child.kill().unwrap(); // SIGKILL
    child.wait().unwrap();
    assert_eq!(recorded, 100);
    assert_eq!(folder.store().place("capture").unwrap(), Some(place()));
    assert!(attempts_in_order(&folder) >= 100);
}

#[test]
#[cfg(unix)]
fn where_the_system_gives_no_more_room_the_lesson_goes_on() {
    let folder = Folder::new();
    // A limit on the size of files, 600 blocks of 512 or 1024 bytes; the signal for meeting it is ignored, so that
    // the write fails as on a full disk.
    let child = start_other(&folder, r#"trap "" XFSZ; ulimit -f 600; exec "$0" "$@""#);
    let output = child.wait_with_output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{text}");
    assert!(text.contains("went on"), "{text}");
    let recorded = text.lines().filter(|line| line.starts_with("recorded ")).count();
    assert!(recorded > 10, "{text}");
    let store = folder.store();
    assert_eq!(store.lesson_summaries().unwrap()["capture"].stars, None);
    assert_eq!(attempts_in_order(&folder), i64::try_from(recorded).unwrap());
}

#[test]
fn a_transaction_that_is_not_committed_leaves_nothing() {
    let folder = Folder::new();
    let mut store = folder.store();
    store.save_place("capture", &place()).unwrap();
    let raw = folder.raw();
    raw.execute_batch("BEGIN IMMEDIATE; DELETE FROM place;").unwrap();
    assert_eq!(store.place("capture").unwrap(), Some(place()), "nor is it seen before");
    drop(raw);
    store.set_setting("language", "hu").unwrap();
    assert_eq!(folder.store().place("capture").unwrap(), Some(place()));
}

//! The course of a learner who has done very much.

use std::fs;
use std::path::PathBuf;
use std::time::Instant;

use malom::content::Content;
use malom::learner::today;
use malom::progress::{Profile, Store};
use malom::review::{Kind, Recall};
use malom::tui::{self, Play, Start};

use super::screen::{COLOURED, LARGE, Screen, with_store};

/// The rows in each of the logs.
const ROWS: usize = 100_000;

/// A folder with the file of a learner who has ten years of all kinds of work behind them.
fn filled() -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("tui-long-log");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let content = Content::embedded().into_result().unwrap();
    let mut store = Store::open(&folder, &Profile::default()).store;
    store.set_setting("learning-review", "on").unwrap();
    drop(store);
    let steps = content.lessons().iter().flat_map(|lesson| {
        lesson.steps.iter().map(move |step| (lesson.id.clone(), format!("{}/{}", lesson.id, step.id)))
    });
    let steps: Vec<(String, String)> = steps.collect();
    let puzzles: Vec<String> = content.packs().puzzles().map(|puzzle| puzzle.id.clone()).collect();
    let beliefs = malom::belief::Misconception::ALL;
    let first = today().0 - 3650;
    let mut raw = rusqlite::Connection::open(folder.join("default.db")).unwrap();
    let rows = raw.transaction().unwrap();
    let insert = |n: usize, sql: &str, values: &[&dyn rusqlite::ToSql]| {
        let named: [&dyn rusqlite::ToSql; 3] = [&1_i64, &(n as i64), &(n as i64)];
        rows.prepare_cached(sql).unwrap().execute(&[&named, values].concat()[..]).unwrap();
    };
    for n in 0..ROWS {
        let (lesson, step) = &steps[n % steps.len()];
        let id = step.split_once('/').unwrap().1;
        let day = first + (n * 3650 / ROWS) as i32;
        let (puzzle, belief) = (&puzzles[n % puzzles.len()], beliefs[n % beliefs.len()].token());
        insert(
            n,
            "INSERT INTO attempt (session, n, at, lesson, step, answer, verdict, hints)
             VALUES (?, ?, ?, ?, ?, 'g1xd2', 'wrong', 0)",
            &[lesson, &id],
        );
        insert(
            n,
            "INSERT INTO outcome (session, n, at, lesson, step, credit, wrong, hints)
             VALUES (?, ?, ?, ?, ?, 1, 1, 0)",
            &[lesson, &id],
        );
        insert(n, "INSERT INTO finish (session, n, at, lesson, stars) VALUES (?, ?, ?, ?, 2)", &[lesson]);
        insert(
            n,
            "INSERT INTO puzzle_attempt (session, n, at, day, puzzle, grade, outcome, seconds)
             VALUES (?, ?, ?, ?, ?, 2, 'solved', 9)",
            &[&day, puzzle],
        );
        insert(
            n,
            "INSERT INTO belief (session, n, at, place, item, step, misconception, speaks, answers)
             VALUES (?, ?, ?, 'lesson', ?, ?, ?, 'against', 3)",
            &[lesson, &id, &belief],
        );
        insert(
            n,
            "INSERT INTO review (session, n, at, day, kind, item, recall)
             VALUES (?, ?, ?, ?, 'step', ?, 'good')",
            &[&day, step],
        );
    }
    rows.commit().unwrap();
    drop(raw);
    // What is remembered of everything there is.
    let mut store = Store::open(&folder, &Profile::default()).store;
    let items = steps.iter().map(|(_, step)| (Kind::Step, step.clone()));
    let items = items.chain(puzzles.iter().map(|puzzle| (Kind::Puzzle, puzzle.clone())));
    let drills = beliefs.into_iter().filter(|belief| belief.is_rule());
    for (kind, id) in items.chain(drills.map(|belief| (Kind::Drill, belief.token().to_owned()))) {
        let item = malom::review::Item { kind, id };
        store.record_review(&item, Recall::Again, malom::training::Day(first)).unwrap();
    }
    folder
}

/// Tells what it takes until the course is on the screen. Nothing is asserted of the time, which hangs on the machine:
/// `cargo test --test all long_log -- --ignored --nocapture`.
#[test]
#[ignore = "fills a file with 600,000 rows, to measure"]
fn the_course_of_a_long_log_is_shown() {
    let folder = filled();
    for round in 0..5 {
        let begun = Instant::now();
        let opened = Store::open(&folder, &Profile::default());
        let store = begun.elapsed();
        assert!(opened.notices.is_empty());
        let learner = with_store("en", opened);
        let loaded = begun.elapsed();
        let root = tui::root(learner, Start::Home, COLOURED, Play::default());
        let home = begun.elapsed();
        let screen = Screen::new(root, LARGE);
        let drawn = begun.elapsed();
        assert!(screen.text().contains("Review"), "{}", screen.text());
        println!(
            "{round}: opening the store {:.1?}, content and texts {:.1?}, the course {:.1?}, drawing {:.1?}",
            store,
            loaded - store,
            home - loaded,
            drawn - home
        );
    }
}

//! What the store keeps of puzzles.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::thread;

use malom::progress::{Opened, Profile, Store};
use malom::training::{
    Attempt, CycleSet, Cycles, Day, Grade, InCycle, Outcome, Rating, rate, repeat, streak,
};

use super::{Folder, OTHER_PROCESS, set_aside, spoil, stars, start_test, tokens};

fn grade(number: u8) -> Grade {
    Grade::new(number).unwrap()
}

fn attempt(puzzle: &str, outcome: Outcome) -> Attempt<'_> {
    Attempt { puzzle, grade: grade(2), outcome, seconds: 30, day: Day(20_000), cycle: None }
}

/// The learner's rating as the log has it, taken in its order: the first attempts alone.
fn replayed(folder: &Folder) -> Rating {
    let raw = folder.raw();
    let mut statement = raw
        .prepare(
            "SELECT grade, outcome, day FROM puzzle_attempt AS a
             WHERE NOT EXISTS (SELECT 1 FROM puzzle_attempt AS b WHERE b.puzzle = a.puzzle AND b.id < a.id) ORDER BY id",
        )
        .unwrap();
    let rows =
        statement.query_map([], |row| Ok((row.get(0)?, row.get::<_, String>(1)?, row.get(2)?))).unwrap();
    let (mut rating, mut last) = (Rating::START, None);
    for row in rows {
        let (number, outcome, day) = row.unwrap();
        let outcome = Outcome::from_token(&outcome).unwrap();
        rating = rate(rating, last, Rating::of_grade(grade(number)), outcome, Day(day)).0;
        last = Some(Day(day));
    }
    rating
}

#[test]
fn every_field_of_the_log_is_kept() {
    let folder = Folder::new();
    let mut store = folder.store();
    let cycle = Some(InCycle { set: "key", number: 3 });
    for outcome in Outcome::ALL {
        store.record_puzzle(&Attempt { cycle, day: Day(-1), ..attempt("é-1", outcome) }).unwrap();
    }
    drop(store);
    let raw = folder.raw();
    let rows: Vec<(String, u8, String, u32, i32, String, u32)> = raw
        .prepare(
            "SELECT puzzle, grade, outcome, seconds, day, cycle_set, cycle FROM puzzle_attempt ORDER BY id",
        )
        .unwrap()
        .query_map([], |row| {
            Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?, row.get(5)?, row.get(6)?))
        })
        .unwrap()
        .collect::<Result<_, _>>()
        .unwrap();
    let wanted = Outcome::ALL
        .map(|outcome| ("é-1".to_owned(), 2, outcome.token().to_owned(), 30, -1, "key".to_owned(), 3));
    assert_eq!(rows, wanted);
    let (names, at): (i64, i64) = raw
        .query_row("SELECT count(DISTINCT n), min(at) FROM puzzle_attempt", [], |row| {
            Ok((row.get(0)?, row.get(1)?))
        })
        .unwrap();
    assert!(names == 5 && at > 1_700_000_000);
}

#[test]
fn the_first_attempt_at_a_puzzle_moves_both_ratings_and_later_ones_neither() {
    let folder = Folder::new();
    let mut store = folder.store();
    assert_eq!(store.rating().unwrap(), Rating::START);
    store.record_puzzle(&attempt("a", Outcome::Solved)).unwrap();
    let once = store.rating().unwrap();
    assert!(once.value() > Rating::START.value());
    let puzzle = store.standings().unwrap()["a"].rating.unwrap();
    assert!(puzzle.value() < Rating::of_grade(grade(2)).value());
    for outcome in Outcome::ALL {
        store.record_puzzle(&attempt("a", outcome)).unwrap();
    }
    drop(store);
    let store = folder.store();
    assert_eq!(store.rating().unwrap(), once, "to the last digit, in another run");
    assert_eq!(store.standings().unwrap()["a"].rating, Some(puzzle));
    assert_eq!(store.standings().unwrap()["a"].tries, 6);
}

#[test]
fn the_rating_is_what_the_log_comes_to() {
    let folder = Folder::new();
    let mut store = folder.store();
    for n in 0..40_u8 {
        let puzzle = format!("p{}", n % 30);
        let day = Day(20_000 + i32::from(n) * 3 % 17);
        let attempt = attempt(&puzzle, Outcome::ALL[usize::from(n) % 5]);
        store.record_puzzle(&Attempt { grade: grade(n % 6 + 1), day, ..attempt }).unwrap();
    }
    assert_eq!(store.rating().unwrap(), replayed(&folder));
}

#[test]
fn what_failed_is_due_until_it_is_solved_cleanly() {
    let folder = Folder::new();
    let mut store = folder.store();
    let cards = ["a", "b", "c"].map(|id| malom::training::Card {
        id: id.to_owned(),
        grade: grade(1),
        themes: Vec::new(),
    });
    let due = |store: &Store| -> Vec<String> {
        repeat(&cards, &store.standings().unwrap()).iter().map(|card| card.id.clone()).collect()
    };
    let mut play = |puzzle, outcome| {
        store.record_puzzle(&attempt(puzzle, outcome)).unwrap();
        due(&store)
    };
    assert_eq!(play("a", Outcome::Failed), ["a"]);
    assert_eq!(play("b", Outcome::GivenUp), ["a", "b"]);
    assert_eq!(play("c", Outcome::Slower), ["a", "b"], "slow is not failed");
    assert_eq!(play("a", Outcome::Slower), ["a", "b"], "nor is it clean");
    assert_eq!(play("a", Outcome::Hinted), ["b", "a"], "to the end of the row");
    assert_eq!(play("b", Outcome::Solved), ["a"]);
    assert_eq!(play("a", Outcome::Solved), [] as [&str; 0]);
    assert_eq!(play("b", Outcome::Failed), ["b"], "it may fail anew");
}

#[test]
fn days_of_practice_are_kept_in_order_and_giving_up_makes_none() {
    let folder = Folder::new();
    let mut store = folder.store();
    let mut on =
        |day, outcome| store.record_puzzle(&Attempt { day: Day(day), ..attempt("a", outcome) }).unwrap();
    on(5, Outcome::GivenUp);
    on(6, Outcome::Failed);
    on(6, Outcome::Solved);
    on(7, Outcome::Slower);
    on(8, Outcome::GivenUp);
    on(6, Outcome::Hinted); // the clock went back
    on(8, Outcome::Solved);
    drop(store);
    let days = folder.store().practice_days().unwrap();
    assert_eq!(days, [6, 7, 6, 8].map(Day));
    assert_eq!(streak(&days, Day(8)).days, 3);
}

#[test]
fn the_first_outcome_of_a_day_is_found() {
    let mut store = Store::in_memory();
    store.record_puzzle(&Attempt { day: Day(6), ..attempt("a", Outcome::Failed) }).unwrap();
    store.record_puzzle(&Attempt { day: Day(7), ..attempt("a", Outcome::Hinted) }).unwrap();
    store.record_puzzle(&Attempt { day: Day(7), ..attempt("a", Outcome::Solved) }).unwrap();
    assert_eq!(store.first_outcome_on(Day(6), "a").unwrap(), Some(Outcome::Failed));
    assert_eq!(store.first_outcome_on(Day(7), "a").unwrap(), Some(Outcome::Hinted));
    assert_eq!(store.first_outcome_on(Day(7), "b").unwrap(), None);
    assert_eq!(store.first_outcome_on(Day(8), "a").unwrap(), None);
}

// Sets and cycles

fn puzzles(ids: &[&str]) -> Vec<String> {
    ids.iter().map(|&id| id.to_owned()).collect()
}

fn next(store: &Store, set: &CycleSet) -> (u32, Option<String>) {
    let cycles = Cycles::new(set, &store.cycle_rows(&set.key).unwrap(), |_| true);
    (cycles.now.number, cycles.next)
}

#[test]
fn sets_are_kept_in_their_order() {
    let folder = Folder::new();
    let mut store = folder.store();
    let (first, written) = store.begin_cycles(&puzzles(&["z", "a", "m", "a"]));
    written.unwrap();
    assert_eq!(first.puzzles, ["z", "a", "m"], "each once");
    let (second, written) = store.begin_cycles(&puzzles(&["a"]));
    written.unwrap();
    assert_ne!(first.key, second.key);
    let cycle = Some(InCycle { set: &first.key, number: 1 });
    store.record_puzzle(&Attempt { cycle, ..attempt("z", Outcome::Solved) }).unwrap();
    store.record_puzzle(&attempt("a", Outcome::Solved)).unwrap();
    drop(store);
    let store = folder.store();
    assert_eq!(store.cycle_sets().unwrap(), [first.clone(), second.clone()]);
    assert_eq!(next(&store, &first), (1, Some("a".to_owned())), "an attempt outside the cycle is none in it");
    assert_eq!(next(&store, &second), (1, Some("a".to_owned())));
}

/// What the other process does: solves a set in cycles, saying what it did, until it is killed.
#[test]
#[ignore = "the other process of the test below; does nothing alone"]
fn other_woodpecker() {
    let Some(folder) = std::env::var_os(OTHER_PROCESS) else { return };
    let mut store = Store::open(Path::new(&folder), &Profile::default()).store;
    let ids: Vec<String> = (0..7).map(|n| format!("p{n}")).collect();
    let (set, written) = store.begin_cycles(&ids);
    written.unwrap();
    loop {
        let (number, puzzle) = next(&store, &set);
        let puzzle = puzzle.unwrap();
        let cycle = Some(InCycle { set: &set.key, number });
        store.record_puzzle(&Attempt { cycle, ..attempt(&puzzle, Outcome::Solved) }).unwrap();
        println!("tried {number} {puzzle}");
    }
}

#[test]
#[cfg(unix)]
fn a_cycle_goes_on_after_a_kill() {
    let folder = Folder::new();
    let mut child = start_test(&folder, r#"exec "$0" "$@""#, "progress::puzzles::other_woodpecker");
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let told = lines.map(Result::unwrap).filter(|line| line.starts_with("tried ")).take(24).count();
    child.kill().unwrap(); // SIGKILL, in the middle of the fourth cycle or later
    child.wait().unwrap();
    assert_eq!(told, 24);
    let store = folder.store();
    let set = store.cycle_sets().unwrap().remove(0);
    let rows = store.cycle_rows(&set.key).unwrap();
    assert!(rows.len() >= 24);
    let cycles = Cycles::new(&set, &rows, |_| true);
    assert_eq!(cycles.done.len(), rows.len() / 7);
    assert!(cycles.done.iter().all(|done| (done.tried, done.solved, done.seconds) == (7, 7, 210)));
    assert_eq!(cycles.next, Some(format!("p{}", rows.len() % 7)));
    assert_eq!(
        store.standings().unwrap().values().map(|standing| standing.tries as usize).sum::<usize>(),
        rows.len()
    );
    assert_eq!(store.rating().unwrap(), replayed(&folder));
}

// Two instances

#[test]
fn two_instances_rate_one_after_the_other() {
    const EACH: usize = 60;
    let folder = Folder::new();
    thread::scope(|scope| {
        for own in ["x", "y"] {
            let folder = &folder;
            scope.spawn(move || {
                let mut store = folder.store();
                for n in 0..EACH {
                    // Every other puzzle is the same for both; whoever comes second does not rate it.
                    let puzzle = if n % 2 == 0 { format!("shared-{n}") } else { format!("{own}-{n}") };
                    let outcome = Outcome::ALL[n % 5];
                    store.record_puzzle(&attempt(&puzzle, outcome)).unwrap();
                }
            });
        }
    });
    let store = folder.store();
    let standings = store.standings().unwrap();
    assert_eq!(standings.len(), EACH + EACH / 2);
    assert_eq!(standings.values().map(|standing| standing.tries as usize).sum::<usize>(), 2 * EACH);
    assert!(standings.values().all(|standing| standing.rating.is_some()));
    assert_eq!(store.rating().unwrap(), replayed(&folder));
    assert_eq!(store.practice_days().unwrap(), [Day(20_000)]);
}

#[test]
fn two_instances_solve_one_cycle_together() {
    let folder = Folder::new();
    let (mut one, mut two) = (folder.store(), folder.store());
    let (set, written) = one.begin_cycles(&puzzles(&["a", "b", "c"]));
    written.unwrap();
    let play = |store: &mut Store, puzzle, number| {
        let cycle = Some(InCycle { set: &set.key, number });
        store.record_puzzle(&Attempt { cycle, ..attempt(puzzle, Outcome::Solved) }).unwrap();
    };
    play(&mut one, "a", 1);
    assert_eq!(next(&two, &set), (1, Some("b".to_owned())));
    play(&mut two, "b", 1);
    play(&mut one, "b", 1); // it had begun the puzzle before the other was done
    play(&mut one, "c", 1);
    assert_eq!(next(&two, &set), (2, Some("a".to_owned())));
    let cycles = Cycles::new(&set, &two.cycle_rows(&set.key).unwrap(), |_| true);
    assert_eq!((cycles.done[0].tried, cycles.done[0].seconds), (3, 90));
}

// Older files, spoilt ones, and none

#[test]
fn a_file_of_version_1_gets_the_new_tables_and_keeps_its_rows() {
    let folder = Folder::new();
    let raw = folder.raw();
    raw.execute_batch(include_str!("../../src/progress/store/schema/1.sql")).unwrap();
    raw.execute_batch(
        "PRAGMA user_version = 1; PRAGMA journal_mode = wal;
         INSERT INTO setting VALUES ('language', 'hu');
         INSERT INTO finish (session, n, at, lesson, stars) VALUES (1, 1, 1800000000, 'mill', 3);",
    )
    .unwrap();
    drop(raw);
    let mut store = folder.store(); // without a notice
    assert_eq!(store.setting("language").unwrap().as_deref(), Some("hu"));
    assert_eq!(store.lesson_summaries().unwrap()["mill"].stars, Some(stars(3)));
    assert!(store.standings().unwrap().is_empty());
    store.record_puzzle(&attempt("a", Outcome::Solved)).unwrap();
    drop(store);
    let version: i64 = folder.raw().pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
    assert_eq!(version, 5);
    assert_eq!(folder.store().standings().unwrap()["a"].tries, 1);
}

#[test]
fn a_spoilt_page_of_the_summary_is_found_by_the_start() {
    for table in ["puzzle", "practice", "strength"] {
        let folder = Folder::new();
        folder.store().record_puzzle(&attempt("a", Outcome::Solved)).unwrap();
        spoil(&folder, table);
        set_aside(&folder, "damaged");
    }
}

#[test]
fn training_goes_on_where_nothing_can_be_kept() {
    let folder = Folder::new();
    let mut store = folder.store();
    store.record_puzzle(&attempt("a", Outcome::Solved)).unwrap();
    let kept = store.rating().unwrap();
    folder
        .raw()
        .execute_batch(
            "CREATE TRIGGER fails BEFORE UPDATE ON strength BEGIN SELECT raise(ABORT, 'no more'); END",
        )
        .unwrap();
    store.record_puzzle(&attempt("b", Outcome::Solved)).unwrap_err();
    assert!(!store.keeping());
    drop(store);
    let Opened { store, notices } = folder.open();
    assert!(tokens(&notices).is_empty());
    assert_eq!(store.rating().unwrap(), kept);
    assert_eq!(store.standings().unwrap().len(), 1, "an attempt without its rating is none");

    let mut store = Store::in_memory();
    let (set, written) = store.begin_cycles(&puzzles(&["a"]));
    written.unwrap(); // it was said on opening that nothing is kept
    assert_eq!(next(&store, &set), (1, Some("a".to_owned())));
    store.record_puzzle(&attempt("a", Outcome::Solved)).unwrap();
    assert!(store.rating().unwrap().value() > Rating::START.value());
}

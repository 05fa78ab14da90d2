//! Building, with a solver that takes no time and whose values depend on all that it reads.

mod processes;

use std::collections::BTreeMap;
use std::fs;
use std::sync::Mutex;
use std::thread;
use std::time::Duration;

use super::{BuildError, Built};
use crate::solver::store::Store;
use crate::solver::table::tests::{Folder, flip};
use crate::solver::table::{Header, Table};
use crate::solver::{Lower, Monitor, Pair, Shape, Solved, Unsolved};

fn pair(text: &str) -> Pair {
    text.parse().unwrap()
}

fn texts(pairs: impl IntoIterator<Item = Pair>) -> Vec<String> {
    pairs.into_iter().map(|pair| pair.to_string()).collect()
}

/// A store of the pairs of three to five stones, whose tables have `rows` rows.
fn store(folder: &Folder, rows: usize) -> Store {
    Store::new(&folder.0, "nine", 0xabc, 3, Pair::all(3, 5), move |_| Shape { rows, columns: 1009 })
}

/// Solves in its way: every value depends on its pair, its section and on all values that the pair reads.
fn solve(rows: usize, pair: Pair, lower: &Lower<'_>) -> Result<Solved, Unsolved> {
    let mut read = crc32fast::Hasher::new();
    for (mark, values) in [(1, lower.smaller), (2, lower.larger)] {
        if let Some(values) = values {
            read.update(&[mark]);
            read.update(values);
        }
    }
    read.update(&[pair.larger(), pair.smaller()]);
    let start = read.finalize() as usize;
    let section = |section: usize| {
        let mut values = vec![0; rows * 1009];
        for (row, values) in values.chunks_mut(1009).enumerate() {
            values.fill((start + section * 3 + row) as u8);
        }
        values
    };
    Ok(Solved { larger: section(0), smaller: if pair.is_equal() { Vec::new() } else { section(1) } })
}

/// What all tables must be, found without any file.
fn expected(rows: usize) -> BTreeMap<String, Solved> {
    let mut tables: BTreeMap<String, Solved> = BTreeMap::new();
    // The larger side takes: the smaller has lost the stone, is to move and is still the smaller. The smaller takes: the
    // larger is to move, and still the larger; or both have as many, and it counts as such.
    for (pair, smaller, larger) in [
        ("3-3", None, None),
        ("4-3", None, Some("3-3")),
        ("4-4", Some("4-3"), None),
        ("5-3", None, Some("4-3")),
        ("5-4", Some("5-3"), Some("4-4")),
        ("5-5", Some("5-4"), None),
    ] {
        let lower = Lower {
            smaller: smaller.map(|pair| &*tables[pair].smaller),
            larger: larger.map(|pair| &*tables[pair].larger),
        };
        let solved = solve(rows, self::pair(pair), &lower).unwrap();
        tables.insert(pair.to_owned(), solved);
    }
    tables
}

/// Holds what is in the folder against what must be there: these pairs, whole and right, and no other table.
fn assert_tables(store: &Store, rows: usize, pairs: &[&str]) {
    let expected = expected(rows);
    for &pair in store.pairs() {
        let text = pair.to_string();
        let table = store.open(pair).unwrap();
        assert_eq!(table.is_some(), pairs.contains(&&*text), "{text}");
        let Some(table) = table else { continue };
        assert!(table.section(0).unwrap() == expected[&text].larger, "{text}");
        assert!(pair.is_equal() || table.section(1).unwrap() == expected[&text].smaller, "{text}");
    }
    let names = Folder::names(store.folder());
    assert!(!names.iter().any(|name| name.ends_with("partial")), "{names:?}");
}

/// Builds, and notes what was solved.
fn build(store: &Store, rows: usize, wanted: &str) -> (Result<Built, BuildError>, Vec<String>) {
    let solved = Mutex::new(Vec::new());
    let built = store.build(
        pair(wanted),
        &|pair, lower, _| {
            solved.lock().unwrap().push(pair.to_string());
            solve(rows, pair, lower)
        },
        &Monitor::default(),
    );
    (built, solved.into_inner().unwrap())
}

const BELOW_5_4: [&str; 5] = ["3-3", "4-3", "4-4", "5-3", "5-4"];

#[test]
fn a_plan_lists_what_each_pair_waits_for() {
    let folder = Folder::new();
    let store = store(&folder, 3);
    build(&store, 3, "4-3").0.unwrap();
    let plan: Vec<_> = store.plan(&[pair("5-3"), pair("4-4")]).collect();
    assert_eq!(texts(plan.iter().map(|planned| planned.pair)), ["3-3", "4-3", "4-4", "5-3"]);
    let waits: Vec<_> = plan.iter().map(|planned| texts(planned.waits_for.clone())).collect();
    assert_eq!(waits, [vec![], vec!["3-3"], vec!["4-3"], vec!["4-3"]]);
    let states: Vec<_> = plan.iter().map(|planned| planned.state.token()).collect();
    assert_eq!(states, ["ready", "ready", "missing", "missing"]);
    assert_eq!(plan[3].bytes, store.header(pair("5-3")).unwrap().file_bytes());
    assert_eq!(store.plan(store.pairs()).count(), 6);
    assert_eq!(store.plan(&[]).count(), 0);
}

#[test]
fn what_a_pair_captures_into_comes_first_and_nothing_is_solved_twice() {
    let folder = Folder::new();
    let store = store(&folder, 40);
    assert_eq!(store.probe(pair("5-4"), 0, 0).unwrap(), None);
    let (built, solved) = build(&store, 40, "4-5");
    assert_eq!((built.unwrap().token(), solved), ("made", BELOW_5_4.map(str::to_owned).to_vec()));
    assert_tables(&store, 40, &BELOW_5_4);
    let first = expected(40)["5-4"].larger[0];
    assert_eq!(store.probe(pair("5-4"), 0, 0).unwrap(), Some(first), "what is built is found at once");
    let (built, solved) = build(&store, 40, "5-4");
    assert_eq!((built.unwrap().token(), solved), ("found", vec![]));
    let (built, solved) = build(&store, 40, "5-5");
    assert_eq!((built.unwrap().token(), solved), ("made", vec!["5-5".to_owned()]));
    assert!(matches!(build(&store, 40, "6-3").0, Err(BuildError::NoSuchPair { .. })));
}

#[test]
fn what_another_built_is_seen_after_building() {
    let folder = Folder::new();
    let (store, other) = (store(&folder, 3), store(&folder, 3));
    let asked = || ["3-3", "4-3"].map(|text| store.probe(pair(text), 0, 0).unwrap().is_some());
    assert_eq!(asked(), [false, false]);
    build(&other, 3, "4-3").0.unwrap();
    assert_eq!(asked(), [false, false], "each file is looked for once");
    assert_eq!(build(&store, 3, "4-3").0.unwrap().token(), "found");
    assert_eq!(asked(), [true, true]);
}

#[test]
fn a_file_that_is_refused_is_built_anew() {
    let (folder, rows) = (Folder::new(), 40);
    let store = store(&folder, rows);
    build(&store, rows, "5-4").0.unwrap();
    let file = |text: &str| store.path(pair(text));
    let damage = |text: &str, at: usize| flip(&file(text), at, 3);
    let end = |text: &str| fs::metadata(file(text)).unwrap().len() as usize - 1;
    let rebuilt = |wanted: &str, how: &str, expected: &[&str]| {
        let (built, solved) = build(&store, rows, wanted);
        assert_eq!(built.unwrap().token(), how);
        assert_eq!(solved, expected);
        assert_tables(&store, rows, &BELOW_5_4);
    };
    // The wanted table is looked through whole.
    damage("5-4", end("5-4"));
    rebuilt("5-4", "remade", &["5-4"]);
    // A header shows at once, wherever it is.
    damage("3-3", 8);
    rebuilt("5-4", "found", &["3-3"]);
    // Values below show when they are needed, and are made good first: 5-4 reads the last section of 5-3.
    damage("5-3", end("5-3"));
    fs::remove_file(file("5-4")).unwrap();
    rebuilt("5-4", "made", &["5-3", "5-4"]);
    // What nobody reads is left alone.
    damage("5-3", end("5-3") - 40 * 1009);
    let (built, solved) = build(&store, rows, "5-4");
    assert_eq!((built.unwrap().token(), solved), ("found", vec![]));
    rebuilt("5-3", "remade", &["5-3"]);
    fs::copy(file("5-3"), file("4-3")).unwrap();
    fs::write(file("4-4"), "").unwrap();
    rebuilt("5-4", "found", &["4-3", "4-4"]);
}

#[test]
fn two_threads_at_once_make_each_pair_once() {
    let (folder, rows) = (Folder::new(), 200);
    let stores = [store(&folder, rows), store(&folder, rows)];
    let solved = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for store in &stores {
            let solved = &solved;
            scope.spawn(move || {
                let solve = |pair: Pair, lower: &Lower<'_>, _: &Monitor| {
                    thread::sleep(Duration::from_millis(10));
                    solved.lock().unwrap().push(pair.to_string());
                    solve(rows, pair, lower)
                };
                store.build(pair("5-4"), &solve, &Monitor::default()).unwrap();
            });
        }
    });
    let mut solved = solved.into_inner().unwrap();
    solved.sort();
    assert_eq!(solved, BELOW_5_4);
    assert_tables(&stores[0], rows, &BELOW_5_4);
}

#[test]
fn what_fails_or_is_stopped_keeps_what_was_finished() {
    let folder = Folder::new();
    let store = store(&folder, 40);
    let monitor = Monitor::default();
    let stopped = store.build(
        pair("5-4"),
        &|pair, lower, monitor| {
            if pair.to_string() == "4-4" {
                monitor.stop();
            }
            solve(40, pair, lower)
        },
        &monitor,
    );
    assert!(matches!(stopped, Err(BuildError::Stopped)), "{stopped:?}");
    assert_tables(&store, 40, &["3-3", "4-3"]);
    let (built, solved) = build(&store, 40, "5-4");
    built.unwrap();
    assert_eq!(solved, BELOW_5_4[2..]);
}

#[test]
fn a_distance_that_no_byte_holds_is_told_with_its_pair() {
    let folder = Folder::new();
    let store = store(&folder, 3);
    let too_deep = |pair: Pair, lower: &Lower<'_>, _: &Monitor| {
        if pair.is_equal() { solve(3, pair, lower) } else { Err(Unsolved::TooDeep) }
    };
    let error = store.build(pair("4-4"), &too_deep, &Monitor::default()).unwrap_err();
    assert!(error.to_string().starts_with("4-3: a distance"), "{error}");
    assert_tables(&store, 3, &["3-3"]);
}

#[test]
fn a_folder_in_a_tables_place_is_named_and_left() {
    let folder = Folder::new();
    let store = store(&folder, 3);
    fs::create_dir_all(store.path(pair("3-3"))).unwrap();
    let (built, _) = build(&store, 3, "3-3");
    let text = built.unwrap_err().to_string();
    assert!(text.contains("3-3.table: can't be written"), "{text}");
    assert_eq!(Folder::names(store.folder()).iter().collect::<Vec<_>>(), ["3-3.lock", "3-3.table"]);
}

#[test]
fn a_table_of_other_rules_does_not_serve() {
    let folder = Folder::new();
    let store = store(&folder, 3);
    let three = pair("3-3");
    let other = Header { fingerprint: 0xdef, ..store.header(three).unwrap() };
    store.create_folder().unwrap();
    Table::write(&store.path(three), &other, &[&vec![0; other.section_bytes()]], &Monitor::default())
        .unwrap();
    let (built, solved) = build(&store, 3, "3-3");
    assert_eq!((built.unwrap().token(), solved), ("remade", vec!["3-3".to_owned()]));
    assert_tables(&store, 3, &["3-3"]);
}

//! The folder of tables: what is there, what is known of it, and who may write.

use std::fs::{self, File};
use std::thread;
use std::time::Duration;

use super::{NoFolder, Store, TableState, default_folder};
use crate::solver::builder::BuildError;
use crate::solver::table::Table;
use crate::solver::table::tests::{Folder, flip};
use crate::solver::{Monitor, Pair, Shape, Stage};

fn pair(text: &str) -> Pair {
    text.parse().unwrap()
}

fn store(folder: &Folder) -> Store {
    Store::new(&folder.0, "nine", 0xabc, 3, Pair::all(3, 4), |_| Shape { rows: 30, columns: 1009 })
}

fn write(store: &Store, pair: Pair, value: u8) {
    let header = store.header(pair).unwrap();
    let values = vec![value; header.section_bytes()];
    let sections = vec![&values[..]; header.sections()];
    store.create_folder().unwrap();
    Table::write(&store.path(pair), &header, &sections, &Monitor::default()).unwrap();
}

#[test]
fn the_folder_is_named_after_the_board_and_its_rules() {
    let folder = Folder::new();
    let store = store(&folder);
    assert_eq!(store.folder(), folder.0.join("nine-0000000000000abc"));
    assert_eq!(store.path(pair("3-4")), store.folder().join("4-3.table"));
    assert_eq!(store.pairs().iter().map(Pair::to_string).collect::<Vec<_>>(), ["3-3", "4-3", "4-4"]);
    assert!(Folder::names(&folder.0).is_empty(), "nothing is made before something is written");
}

#[test]
fn each_file_is_there_or_not_or_refused() {
    let folder = Folder::new();
    let store = store(&folder);
    let states = || ["3-3", "4-3", "4-4", "5-3"].map(|text| store.state(pair(text)).token());
    assert_eq!(states(), ["missing"; 4]);
    write(&store, pair("3-3"), 1);
    write(&store, pair("4-4"), 1);
    fs::copy(store.path(pair("4-4")), store.path(pair("4-3"))).unwrap();
    assert_eq!(states(), ["ready", "refused", "ready", "missing"]);
    let TableState::Refused(error) = store.state(pair("4-3")) else { panic!("not refused") };
    assert_eq!(error.fault.token(), "other-pair");
}

#[test]
fn a_probe_remembers_what_it_found() {
    let folder = Folder::new();
    let store = store(&folder);
    let (three, four) = (pair("3-3"), pair("4-3"));
    assert_eq!(store.probe(three, 0, 5).unwrap(), None);
    assert_eq!(store.probe(pair("9-9"), 0, 5).unwrap(), None);
    write(&store, three, 7);
    assert_eq!(store.probe(three, 0, 5).unwrap(), None, "a missing table is looked for once");
    assert!(store.table(three).unwrap().is_none());
    store.forget(three);
    assert_eq!(store.probe(three, 0, 5).unwrap(), Some(7));
    assert!(store.table(three).unwrap().is_some());

    write(&store, four, 9);
    flip(&store.path(four), fs::metadata(store.path(four)).unwrap().len() as usize - 1, 0);
    assert_eq!(store.probe(four, 0, 0).unwrap(), Some(9));
    let last = store.header(four).unwrap().section_bytes() - 1;
    assert_eq!(store.probe(four, 1, last).unwrap_err().fault.token(), "damaged-block");
    let error = store.probe(four, 0, 0).unwrap_err();
    assert_eq!(error.fault.token(), "damaged-block", "after that, none of its values is trusted");
    assert!(store.table(four).is_err());
    write(&store, four, 11);
    store.forget(four);
    assert_eq!(store.probe(four, 1, last).unwrap(), Some(11));
}

#[test]
fn a_lock_is_waited_for_and_the_wait_can_be_stopped() {
    let folder = Folder::new();
    let store = store(&folder);
    store.create_folder().unwrap();
    let (three, monitor) = (pair("3-3"), Monitor::default());
    let lock = store.lock(three, &monitor).unwrap();
    drop(store.lock(pair("4-3"), &Monitor::default()).unwrap());
    thread::scope(|scope| {
        let waits = scope.spawn(|| store.lock(three, &monitor).map(drop));
        thread::sleep(Duration::from_millis(250));
        assert!(!waits.is_finished());
        assert_eq!(monitor.stage(), Stage::Waiting);
        monitor.stop();
        assert!(matches!(waits.join().unwrap(), Err(BuildError::Stopped)));
    });
    let monitor = Monitor::default();
    thread::scope(|scope| {
        let waits = scope.spawn(|| store.lock(three, &monitor).map(drop));
        thread::sleep(Duration::from_millis(250));
        drop(lock);
        waits.join().unwrap().unwrap();
    });
}

#[test]
fn who_has_the_lock_clears_away_what_the_dead_left_of_that_pair() {
    let folder = Folder::new();
    let store = store(&folder);
    store.create_folder().unwrap();
    for name in ["3-3.1-0.partial", "3-3.99-4.partial", "13-3.7-0.partial", "4-3.1-0.partial", "3-3.txt"] {
        File::create(store.folder().join(name)).unwrap();
    }
    drop(store.lock(pair("3-3"), &Monitor::default()).unwrap());
    let left = Folder::names(store.folder());
    let expected = ["13-3.7-0.partial", "3-3.lock", "3-3.txt", "4-3.1-0.partial"];
    assert_eq!(left.iter().map(String::as_str).collect::<Vec<_>>(), expected);
}

#[test]
fn a_file_in_the_folders_place_is_named() {
    let folder = Folder::new();
    fs::write(folder.0.join("nine-0000000000000abc"), "no folder").unwrap();
    let store = store(&folder);
    assert_eq!(store.state(pair("3-3")).token(), "missing");
    let text = store.create_folder().unwrap_err().to_string();
    assert!(text.contains("nine-0000000000000abc: is no folder") && text.contains("--tables DIR"), "{text}");
}

#[test]
fn without_a_wish_tables_are_kept_among_the_systems_caches() {
    match default_folder() {
        Ok(folder) => assert!(folder.is_absolute() && folder.ends_with("tables"), "{}", folder.display()),
        Err(error) => assert_eq!(error, NoFolder),
    }
    assert!(NoFolder.to_string().contains("--tables DIR"));
}

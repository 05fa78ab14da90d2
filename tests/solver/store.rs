//! Tables on disk, from outside: what is built is found again, shared by the rules that may share it, and never trusted
//! where it is damaged.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use malom::rules::{Position, Rules};
use malom::solver::{
    Cell, Ground, Index, Lower, Monitor, Pair, Side, Stage, TableState, Tables, Value, Values, solve,
};

/// A folder of one test; removed afterwards.
pub(super) struct Folder(pub(super) PathBuf);

impl Folder {
    pub(super) fn new() -> Self {
        static FOLDERS: AtomicU32 = AtomicU32::new(0);
        let number = FOLDERS.fetch_add(1, Ordering::Relaxed);
        Self(std::env::temp_dir().join(format!("malom-store-{}-{number}", std::process::id())))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).ok();
    }
}

fn rules(id: &str) -> &'static Rules {
    Rules::named(id).unwrap_or_else(|| panic!("no rules {id}"))
}

pub(super) fn tables(id: &str, folder: &Path) -> Tables {
    Tables::open(Index::new(Ground::new(rules(id)).unwrap()), folder)
}

pub(super) fn position(id: &str, text: &str) -> Position {
    Position::new(rules(id), &text.parse().unwrap()).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn pair(text: &str) -> Pair {
    text.parse().unwrap()
}

fn states(tables: &Tables) -> Vec<(String, &'static str)> {
    tables.list().map(|planned| (planned.pair.to_string(), planned.state.token())).collect()
}

#[test]
fn every_cell_is_found_as_it_was_solved() {
    let folder = Folder::new();
    let tables = tables("five", &folder.0);
    let index = tables.index();
    let monitor = Monitor::default();
    assert_eq!(tables.build(pair("4-4"), &monitor).unwrap().token(), "made");
    assert_eq!(monitor.stage(), Stage::Writing);
    let three = solve(index, pair("3-3"), &Lower::default(), &monitor).unwrap();
    let below = Lower { larger: Some(&three.larger), smaller: None };
    let four = solve(index, pair("4-3"), &below, &monitor).unwrap();
    let above = Lower { larger: None, smaller: Some(&four.smaller) };
    let equal = solve(index, pair("4-4"), &above, &monitor).unwrap();
    for (text, side, codes) in [
        ("3-3", Side::Larger, three.larger),
        ("4-3", Side::Larger, four.larger),
        ("4-3", Side::Smaller, four.smaller),
        ("4-4", Side::Larger, equal.larger),
    ] {
        for (at, &code) in codes.iter().enumerate() {
            let (own, enemy) = index.sets(Cell { pair: pair(text), side, at });
            let value = tables.probe_sets(own, enemy).unwrap().unwrap();
            let plies = (code < 253).then(|| u16::from(code));
            assert_eq!(value.plies(), plies, "{text} {side:?} {at}");
            assert_eq!(matches!(value, Value::Loss(_)), plies.is_some_and(|plies| plies % 2 == 0));
        }
    }
}

#[test]
fn a_position_stands_in_the_table_of_its_stones_or_in_none() {
    let folder = Folder::new();
    let tables = tables("standard", &folder.0);
    let of = |text: &str| tables.pair_of(&position("standard", text)).map(|pair| pair.to_string());
    assert_eq!(of("w W:a1,d1,a4 B:d7,g7,g4,b2").as_deref(), Some("4-3"));
    assert_eq!(of("b W:a1,d1,a4 B:d7,g7,g4,b2").as_deref(), Some("4-3"));
    assert_eq!(of("w W:a1,d1,a4+1 B:d7,g7,g4,b2"), None, "a stone in hand");
    assert_eq!(of("w!a1-d1-g1 W:a1,d1,g1 B:d7,g7,g4,b2"), None, "a capture due");
    assert_eq!(of("w W:a1,d1 B:d7,g7,g4,b2"), None, "lost already");
    assert_eq!(of("w W:+9 B:+9"), None);
    let moving = position("standard", "w W:a1,d1,a4 B:d7,g7,g4,b2");
    assert_eq!(tables.probe(&moving).unwrap(), None, "no table yet");
    assert!(!folder.0.exists(), "asking makes no folder");
}

#[test]
fn what_is_missing_is_the_pair_that_the_game_comes_to() {
    let folder = Folder::new();
    let tables = tables("five", &folder.0);
    let missing = |text: &str| tables.missing(&position("five", text)).map(|pair| pair.to_string());
    assert_eq!(missing("w W:+5 B:+5").as_deref(), Some("5-5"));
    assert_eq!(missing("b W:a1,c1,a3 B:a5,c5,e3,b4").as_deref(), Some("4-3"));
    assert_eq!(missing("w!a1-c1-e1 W:a1,c1,e1 B:a5,c5,e3,b4").as_deref(), Some("3-3"));
    assert_eq!(missing("w!a1-c1-e1 W:a1,c1,e1 B:a5,c5,e3"), None, "the capture ends the game");
    tables.build(pair("3-3"), &Monitor::default()).unwrap();
    assert_eq!(missing("w!a1-c1-e1 W:a1,c1,e1 B:a5,c5,e3,b4"), None);
    let moving = position("five", "w W:a1,c1,a3 B:a5,c5,e3");
    assert_eq!(tables.value(&moving).unwrap(), tables.probe(&moving).unwrap());
    assert!(tables.value(&moving).unwrap().is_some());
    assert_eq!(missing("w W:a1,c1,a3 B:a5,c5,e3"), None);
}

#[test]
fn rules_that_play_alike_with_stones_on_the_board_share_tables() {
    let folder = Folder::new();
    let place = |id: &str| tables(id, &folder.0).folder().to_path_buf();
    for id in ["morristalk", "hogyankell", "classic-flying", "plyyard", "lasker"] {
        assert_eq!(place(id), place("standard"), "{id}");
    }
    for id in ["classic", "mtte", "six", "five", "three"] {
        assert_ne!(place(id), place("standard"), "{id}");
    }
    assert_eq!(tables("lasker", &folder.0).pairs().len(), tables("standard", &folder.0).pairs().len() + 8);
}

#[test]
fn what_is_damaged_is_refused_by_name_until_it_is_built_anew() {
    let folder = Folder::new();
    let built = tables("five", &folder.0);
    built.build(pair("4-3"), &Monitor::default()).unwrap();
    let state = |text: &str, token| (text.to_owned(), token);
    assert_eq!(states(&built)[..3], [state("3-3", "ready"), state("4-3", "ready"), state("4-4", "missing")]);

    let file = built.folder().join("4-3.table");
    let sound = fs::read(&file).unwrap();
    let mut damaged = sound.clone();
    // Under another name and renamed, as a table that is open must not be changed.
    let damage = |bytes: &[u8]| {
        fs::write(folder.0.join("other"), bytes).unwrap();
        fs::rename(folder.0.join("other"), &file).unwrap();
    };
    *damaged.last_mut().unwrap() ^= 1;
    damage(&damaged);
    let tables = tables("five", &folder.0);
    let table = tables.table(pair("4-3")).unwrap().unwrap();
    let last = table.header().section_bytes() - 1;
    let (own, enemy) = tables.index().sets(Cell { pair: pair("4-3"), side: Side::Smaller, at: last });
    let error = tables.probe_sets(own, enemy).unwrap_err().to_string();
    assert!(error.contains("4-3.table: block") && error.contains("malom tables build 4-3"), "{error}");
    assert_eq!(tables.build(pair("4-3"), &Monitor::default()).unwrap().token(), "remade");
    assert_eq!(fs::read(&file).unwrap(), sound);
    assert!(tables.probe_sets(own, enemy).unwrap().is_some());

    damage(&sound[..sound.len() / 2]);
    let TableState::Refused(error) = tables.list().nth(1).unwrap().state else { panic!("not refused") };
    assert_eq!(error.fault.token(), "truncated");
    assert_eq!(tables.build(pair("4-4"), &Monitor::default()).unwrap().token(), "made");
    assert_eq!(fs::read(&file).unwrap(), sound, "the same bytes each time");
}

#[test]
fn tables_are_gone_through_where_they_lie() {
    let folder = Folder::new();
    let tables = tables("five", &folder.0);
    let monitor = Monitor::default();
    let error = tables.verify(pair("3-3"), &monitor).unwrap_err().to_string();
    assert!(error.contains("3-3.table") && error.contains("`malom tables build 3-3` makes it"), "{error}");
    tables.build(pair("4-3"), &monitor).unwrap();
    for text in ["3-3", "4-3"] {
        let verified = tables.verify(pair(text), &monitor).unwrap();
        let header = *tables.table(pair(text)).unwrap().unwrap().header();
        assert_eq!(verified.entries, (header.sections() * header.section_bytes()) as u64);
        assert_eq!(verified.wrong, 0, "{verified:?}");
        let stats = tables.stats(pair(text), &monitor).unwrap();
        assert_eq!(stats.len(), header.sections());
        // Sixteen points: the sets of one side times those of the other among the points left.
        let positions = if text == "3-3" { 560 * 286 } else { 1820 * 220 };
        for stats in stats {
            assert_eq!(stats.by_value().map(|(_, counts)| counts.all).sum::<u64>(), positions, "{text}");
        }
    }
    // Verifying reads what the pair captures into, and only that: 4-3 reads 3-3.
    fs::remove_file(tables.folder().join("3-3.table")).unwrap();
    assert!(tables.stats(pair("4-3"), &monitor).is_ok());
    assert!(tables.verify(pair("4-3"), &monitor).unwrap_err().to_string().contains("3-3.table"));
}

//! The corpora of the fuzz targets, as ordinary tests.

use std::path::Path;

#[path = "../fuzz/checks.rs"]
mod checks;

fn replay(target: &str, check: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus").join(target);
    let entries: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert!(entries.len() >= 5, "{target}: {} entries", entries.len());
    for entry in entries {
        check(&std::fs::read(&entry).unwrap());
    }
}

#[test]
fn fens() {
    replay("fen", checks::fen);
}

#[test]
fn short_forms() {
    replay("short_form", checks::short_form);
}

#[test]
fn turns() {
    replay("turns", checks::turns);
}

#[test]
fn games() {
    replay("games", checks::games);
}

#[test]
fn lessons() {
    replay("lessons", checks::lessons);
}

//! Tables as files: what was written is read again, and nothing else is.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

use super::format::{BLOCK, HEADER, Layout};
use super::{Header, NotWritten, Table, TableFault};
use crate::solver::{Monitor, Pair};

/// A folder of one test; removed afterwards.
pub(in crate::solver) struct Folder(pub(in crate::solver) PathBuf);

impl Folder {
    pub(in crate::solver) fn new() -> Self {
        static FOLDERS: AtomicU32 = AtomicU32::new(0);
        let number = FOLDERS.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("malom-tables-{}-{number}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    /// The names of the files in a folder, sorted.
    pub(in crate::solver) fn names(path: &Path) -> BTreeSet<String> {
        let entries = fs::read_dir(path).unwrap();
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).ok();
    }
}

/// Turns one bit of a file around.
pub(in crate::solver) fn flip(path: &Path, at: usize, bit: u32) {
    let mut bytes = fs::read(path).unwrap();
    bytes[at] ^= 1 << bit;
    fs::write(path, bytes).unwrap();
}

const FINGERPRINT: u64 = 0x0123_4567_89ab_cdef;

fn header(pair: &str, rows: usize, columns: usize) -> Header {
    Header { fingerprint: FINGERPRINT, pair: pair.parse().unwrap(), rows, columns }
}

/// Values that differ from block to block and from section to section.
fn sections(header: &Header) -> Vec<Vec<u8>> {
    let value = |section: usize, at: usize| (at * 7 + at / BLOCK * 31 + section * 101) as u8;
    (0..header.sections())
        .map(|section| (0..header.section_bytes()).map(|at| value(section, at)).collect())
        .collect()
}

fn write(path: &Path, header: &Header) -> Vec<Vec<u8>> {
    let sections = sections(header);
    let slices: Vec<&[u8]> = sections.iter().map(Vec::as_slice).collect();
    Table::write(path, header, &slices, &Monitor::default()).unwrap();
    sections
}

/// Why a file is not opened.
fn refusal(path: &Path, header: &Header) -> &'static str {
    let error = Table::open(path, header).expect_err("the file is opened");
    assert!(error.to_string().contains(&*path.to_string_lossy()), "{error}");
    error.fault.token()
}

#[test]
fn what_was_written_is_read() {
    let folder = Folder::new();
    let path = folder.0.join("table");
    for (pair, rows, columns) in [
        ("3-3", 1, 1),
        ("4-3", 1, 1),
        ("4-3", 3, BLOCK),
        ("4-4", 5, BLOCK / 2 + 1),
        ("5-4", BLOCK - 1, 1),
        ("5-4", BLOCK + 1, 3),
        ("6-4", 300, 1009),
    ] {
        let header = header(pair, rows, columns);
        let sections = write(&path, &header);
        assert_eq!(fs::metadata(&path).unwrap().len(), header.file_bytes());
        let table = Table::open(&path, &header).unwrap();
        assert_eq!((table.path(), table.header()), (path.as_path(), &header));
        for (section, values) in sections.iter().enumerate() {
            for at in [0, values.len() / 3, values.len() - 1] {
                assert_eq!(table.byte(section, at).unwrap(), values[at], "{pair}, {section}, {at}");
            }
            assert_eq!(table.section(section).unwrap(), values, "{pair}, {section}");
            let again: Vec<u8> = (0..values.len()).map(|at| table.byte(section, at).unwrap()).collect();
            assert_eq!(&again, values, "{pair}, {section}");
        }
        let monitor = Monitor::default();
        table.check(&monitor).unwrap().unwrap();
        let bytes = (header.sections() * header.section_bytes()) as u64;
        assert_eq!(monitor.done(), (bytes, bytes));
    }
    assert_eq!(Folder::names(&folder.0), BTreeSet::from(["table".to_owned()]));
}

#[test]
fn a_file_of_another_length_is_refused() {
    let folder = Folder::new();
    let (path, cut) = (folder.0.join("whole"), folder.0.join("cut"));
    let header = header("4-3", 100, 333);
    write(&path, &header);
    let bytes = fs::read(&path).unwrap();
    let lengths = (0..=HEADER + 9).chain((HEADER + 9..bytes.len()).step_by(997)).chain([bytes.len() - 1]);
    for length in lengths {
        fs::write(&cut, &bytes[..length]).unwrap();
        assert_eq!(refusal(&cut, &header), "truncated", "{length}");
    }
    for more in [1, 4096] {
        fs::write(&cut, [&bytes[..], &vec![0; more]].concat()).unwrap();
        assert_eq!(refusal(&cut, &header), "too-long");
    }
    fs::write(&cut, &bytes).unwrap();
    Table::open(&cut, &header).unwrap();
}

#[test]
fn every_bit_of_the_header_and_of_the_list_of_checksums_counts() {
    let folder = Folder::new();
    let path = folder.0.join("table");
    let header = header("4-3", 4, 5);
    write(&path, &header);
    let sound = fs::read(&path).unwrap();
    for at in 0..Layout::of(&header).values_at {
        let expected: &[&str] = match at {
            0..8 => &["not-a-table"],
            8..12 => &["older-version", "newer-version"],
            12..HEADER => &["damaged-header"],
            _ => &["damaged-directory"],
        };
        for bit in if at < HEADER { 0..8 } else { 3..4 } {
            let mut bytes = sound.clone();
            bytes[at] ^= 1 << bit;
            fs::write(&path, bytes).unwrap();
            let found = refusal(&path, &header);
            assert!(expected.contains(&found), "byte {at}, bit {bit}: {found}");
        }
    }
}

#[test]
fn a_flipped_byte_is_found_when_its_block_is_read_and_no_sooner() {
    let folder = Folder::new();
    let path = folder.0.join("table");
    let header = header("4-3", 3, BLOCK - 100);
    let sections = write(&path, &header);
    let sound = fs::read(&path).unwrap();
    let layout = Layout::of(&header);
    assert_eq!(layout.blocks(), 6);
    for damaged in 0..layout.blocks() {
        let range = layout.block(damaged);
        for at in [range.start, (range.start + range.end) / 2, range.end - 1] {
            fs::write(&path, &sound).unwrap();
            flip(&path, at, 5);
            let table = Table::open(&path, &header).unwrap();
            for (section, values) in sections.iter().enumerate() {
                for (offset, &value) in values.iter().enumerate().step_by(1000) {
                    let block = section * layout.section_blocks + offset / BLOCK;
                    match table.byte(section, offset) {
                        Ok(byte) => assert!(block != damaged && byte == value, "block {block} of {damaged}"),
                        Err(error) => {
                            assert_eq!(block, damaged);
                            let TableFault::DamagedBlock { block, of: 6 } = error.fault else {
                                panic!("{error}")
                            };
                            assert_eq!(block, damaged);
                        }
                    }
                }
                let holds_it = damaged / layout.section_blocks == section;
                assert_eq!(table.section(section).is_err(), holds_it, "{damaged}, {section}");
                let checked = table.check_section(section, &Monitor::default()).unwrap();
                assert_eq!(checked.is_err(), holds_it, "{damaged}, {section}");
            }
            let error = table.check(&Monitor::default()).unwrap().unwrap_err();
            assert!(error.to_string().contains(&format!("block {} of 6", damaged + 1)), "{error}");
        }
    }
}

#[test]
fn the_table_of_something_else_is_refused_by_name() {
    let folder = Folder::new();
    let path = folder.0.join("table");
    let written = header("5-4", 100, 333);
    write(&path, &written);
    for (expected, token) in [
        (Header { fingerprint: FINGERPRINT ^ 1, ..written }, "other-rules"),
        (Header { pair: "5-3".parse().unwrap(), ..written }, "other-pair"),
        (Header { pair: "5-5".parse().unwrap(), ..written }, "other-pair"),
        (Header { rows: 101, ..written }, "other-shape"),
        (Header { rows: 333, columns: 100, ..written }, "other-shape"),
    ] {
        assert_eq!(refusal(&path, &expected), token);
    }
    // Another version, whole in its own way.
    for (version, token) in [(0, "older-version"), (2, "newer-version"), (u32::MAX, "newer-version")] {
        let mut bytes = fs::read(&path).unwrap();
        bytes[8..12].copy_from_slice(&u32::to_le_bytes(version));
        let checksum = crc32fast::hash(&bytes[..HEADER - 4]).to_le_bytes();
        bytes[HEADER - 4..HEADER].copy_from_slice(&checksum);
        fs::write(&path, bytes).unwrap();
        assert_eq!(refusal(&path, &written), token);
    }
}

#[test]
fn what_is_no_table_is_refused() {
    let folder = Folder::new();
    let path = folder.0.join("table");
    let header = header("4-3", 10, 10);
    for text in ["M", "hello\n", "\u{feff}MALOM", &"x".repeat(10_000)] {
        fs::write(&path, text).unwrap();
        assert_eq!(refusal(&path, &header), "not-a-table", "{text:.10}");
    }
    assert_eq!(refusal(&folder.0, &header), "not-a-table");
    let missing = Table::open(&folder.0.join("none"), &header).unwrap_err();
    assert!(missing.is_missing() && missing.is_unreadable());
    assert!(missing.to_string().contains("malom tables build 4-3"), "{missing}");
    assert!(Table::open(&path.join("below-a-file"), &header).unwrap_err().is_missing());
}

#[test]
fn what_is_open_stays_as_it_was_when_another_takes_its_place() {
    let folder = Folder::new();
    let path = folder.0.join("table");
    let header = header("4-3", 100, 333);
    let before = write(&path, &header);
    let table = Table::open(&path, &header).unwrap();
    let after = vec![vec![9; header.section_bytes()]; 2];
    Table::write(&path, &header, &[&after[0], &after[1]], &Monitor::default()).unwrap();
    assert_eq!(table.section(1).unwrap(), before[1]);
    assert_eq!(Table::open(&path, &header).unwrap().section(1).unwrap(), after[1]);
}

#[test]
fn stopping_leaves_what_was_there() {
    let folder = Folder::new();
    let path = folder.0.join("table");
    let header = header("3-3", 100, 333);
    let sections = write(&path, &header);
    let monitor = Monitor::default();
    monitor.stop();
    let stopped = Table::write(&path, &header, &[&vec![1; header.section_bytes()]], &monitor);
    assert!(matches!(stopped, Err(NotWritten::Stopped)), "{stopped:?}");
    assert_eq!(Folder::names(&folder.0).len(), 1);
    let table = Table::open(&path, &header).unwrap();
    assert!(table.check(&monitor).is_err(), "a check is stopped too");
    assert_eq!(table.section(0).unwrap(), sections[0]);
}

#[test]
fn threads_read_at_once() {
    let folder = Folder::new();
    let path = folder.0.join("table");
    let header = header("4-3", 40, BLOCK);
    let sections = write(&path, &header);
    let table = Table::open(&path, &header).unwrap();
    thread::scope(|scope| {
        for start in 0..4 {
            let (table, sections) = (&table, &sections);
            scope.spawn(move || {
                for step in 0..20_000 {
                    let (section, at) = (step % 2, (start * 7919 + step * 6151) % header.section_bytes());
                    assert_eq!(table.byte(section, at).unwrap(), sections[section][at]);
                }
            });
        }
    });
}

#[test]
fn the_layout_leaves_no_gap() {
    let header = Header { fingerprint: 0, pair: Pair::new(8, 7), rows: 7, columns: BLOCK / 3 };
    let layout = Layout::of(&header);
    let mut at = layout.values_at;
    for block in 0..layout.blocks() {
        let range = layout.block(block);
        assert_eq!(range.start, at, "{block}");
        assert!(!range.is_empty() && range.len() <= BLOCK);
        at = range.end;
    }
    assert_eq!(at as u64, layout.file_bytes);
}

//! Files and folders that can't be read, or should not be.

use std::time::{Duration, Instant};

use malom::content::Content;
use proptest::prelude::*;

use super::folder::{BOARD, COURSE, FACTS, Folder};

#[test]
fn a_folder_that_is_not_there_is_one_fault() {
    let folder = Folder::new();
    let missing = folder.path().join("none");
    let faults = Content::from_dir(&missing).faults;
    let path = missing.display();
    assert_eq!(faults.len(), 1);
    assert_eq!(
        faults[0].to_string(),
        format!("{path}: this folder can't be read: No such file or directory (os error 2)")
    );
}

#[test]
fn an_empty_folder_is_one_fault() {
    assert_eq!(
        Folder::new().faults(),
        ["lessons: there are no lessons here (course.yaml, facts.yaml and a folder for each unit)",]
    );
}

#[test]
fn course_and_facts_must_be_there() {
    assert_eq!(
        Folder::new().with("rules/board.yaml", BOARD).faults(),
        ["lessons: there is no facts.yaml here", "lessons: there is no course.yaml here",]
    );
}

#[test]
fn lessons_lie_in_units_and_other_files_are_let_be() {
    let folder = Folder::sound()
        .with("mill.yaml", BOARD)
        .with("README.md", "How to write lessons")
        .with("rules/.board.yaml.swp", [0xff]);
    assert_eq!(folder.faults(), ["lessons/mill.yaml: a lesson lies in the folder of its unit (move it)"]);
}

#[test]
fn what_is_no_file_is_not_read() {
    let folder = Folder::sound();
    std::fs::create_dir(folder.path().join("rules/mill.yaml")).unwrap();
    assert_eq!(
        folder.faults(),
        [
            "lessons/rules/mill.yaml: this is not a file",
            "lessons/rules/mill.yaml: the lesson `mill` is not in lessons/course.yaml (add it to its unit)",
        ]
    );
}

#[test]
fn a_file_over_one_mebibyte_is_refused() {
    let exact = format!("{BOARD}#{}", " ".repeat((1 << 20) - BOARD.len() - 1));
    assert_eq!(Folder::sound().with("rules/board.yaml", &exact).faults(), [""; 0]);
    assert_eq!(
        Folder::sound().with("rules/board.yaml", exact + " ").faults(),
        ["lessons/rules/board.yaml: this file has 1048577 bytes; 1048576 are the limit (split it)",]
    );
}

#[test]
fn bytes_that_are_no_text_are_placed() {
    let latin2 = [b"id: board\n# k\xc3\xb6r \xf5\n".as_slice(), BOARD.as_bytes()].concat();
    assert_eq!(
        Folder::sound().with("rules/board.yaml", latin2).faults(),
        ["lessons/rules/board.yaml:2:7: byte 18 (0xf5) is not UTF-8 (save the file as UTF-8)",]
    );
}

#[test]
fn a_byte_order_mark_and_carriage_returns_are_skipped() {
    let folder = Folder::new()
        .with("course.yaml", format!("\u{feff}{COURSE}"))
        .with("facts.yaml", format!("\u{feff}{FACTS}").replace('\n', "\r\n"))
        .with("rules/board.yaml", format!("\u{feff}{BOARD}").replace('\n', "\r\n"));
    assert_eq!(folder.faults(), [""; 0]);
    let wrong = format!("\u{feff}x: 1\r\n{BOARD}");
    assert_eq!(
        Folder::sound().with("rules/board.yaml", wrong).faults(),
        [
            "lessons/rules/board.yaml:1:1: x: unknown key `x`, expected one of `id`, `grade`, `test`, `requires`, `rules`, `steps`",
        ]
    );
}

#[test]
fn what_would_keep_the_parser_busy_is_refused_at_once() {
    let laughs: String = (1..10)
        .map(|level| format!("a{level}: &a{level} [{}]\n", vec![format!("*a{}", level - 1); 9].join(", ")))
        .collect();
    let start = Instant::now();
    assert_eq!(
        Folder::sound().with("rules/board.yaml", "[".repeat(1 << 20)).faults(),
        ["lessons/rules/board.yaml:1:65: lists and maps lie more than 64 deep in each other here",]
    );
    assert_eq!(
        Folder::sound().with("rules/board.yaml", format!("a0: &a0 ha\n{laughs}")).faults(),
        ["lessons/rules/board.yaml:1:5: anchors and aliases are not read here (write the value out)",]
    );
    assert!(start.elapsed() < Duration::from_secs(2), "{:?}", start.elapsed());
}

#[test]
fn a_file_of_faults_is_told_in_part() {
    let start = Instant::now();
    let lesson = BOARD.replace("[g1xd2, g1xf6]", &format!("[{}]", vec!["zz"; 10_000].join(", ")));
    let faults = Folder::sound().with("rules/board.yaml", lesson).faults();
    assert_eq!(faults.len(), 101);
    assert_eq!(faults[100], "lessons/rules/board.yaml: there are more faults (mend these first)");
    assert!(start.elapsed() < Duration::from_secs(10), "{:?}", start.elapsed());
}

#[test]
fn a_second_document_is_refused() {
    assert_eq!(
        Folder::sound().with("rules/board.yaml", format!("{BOARD}---\n{BOARD}")).faults(),
        [
            "lessons/rules/board.yaml: deserializing from YAML containing more than one document is not supported",
        ]
    );
}

proptest! {
    /// Whatever is done to a sound lesson, loading ends in a lesson or in faults that have a message.
    #[test]
    fn no_text_makes_loading_panic(at in 0..BOARD.len(), cut in 0..40_usize, put in r#"[ \n\[\]{}:,"'&*!|>#%@?a1x-]{0,6}"#) {
        let end = (at + cut).min(BOARD.len());
        let folder = Folder::sound().with("rules/board.yaml", format!("{}{put}{}", &BOARD[..at], &BOARD[end..]));
        let loaded = folder.load();
        prop_assert_eq!(loaded.faults.is_empty(), loaded.content.lesson("board").is_some());
        prop_assert!(loaded.faults.iter().all(|fault| !fault.message.is_empty()));
    }
}

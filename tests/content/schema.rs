//! The JSON Schemas for editors, held against the files and the reader.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use jsonschema::Validator;
use malom::content::{Content, FileKind, PuzzleGoal};
use malom::text_file;
use serde_json::Value;

use super::folder::{BOARD, COURSE, FACTS};

const PACK: &str = "\
id: few
rules: standard
puzzles:
  - id: one
    position: w W:d1,d6,f2 B:d7,f6,g4
    goal: {win: 2}
    themes: [shared-point]
    grade: 3
    source: mined
    keys: [d6-d2]
    plies: 3
    differs: {mtte: draw}
";

fn validator(kind: FileKind) -> Validator {
    let schema: Value = serde_json::from_str(&kind.schema()).unwrap();
    jsonschema::draft7::new(&schema).unwrap()
}

/// Says where the schema finds faults: the pointers to the values.
fn faults(kind: FileKind, text: &str) -> Vec<String> {
    let value: Value = serde_yaml::from_str(text).unwrap();
    let mut places: Vec<String> =
        validator(kind).iter_errors(&value).map(|error| error.instance_path().to_string()).collect();
    places.dedup();
    places
}

fn lessons() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons")
}

/// The kind of each file of content, by where it lies.
fn kind_of(unit: Option<&str>, stem: &str) -> FileKind {
    match unit {
        Some("puzzles") => FileKind::Pack,
        Some("boards") => FileKind::Board,
        Some(_) => FileKind::Lesson,
        None => FileKind::from_token(stem).unwrap(),
    }
}

#[test]
fn every_file_of_the_course_fits_its_schema() {
    let mut seen = BTreeSet::new();
    let validators = FileKind::ALL.map(|kind| (kind, validator(kind)));
    let mut check = |unit: Option<&str>, path: &Path| {
        let kind = kind_of(unit, &path.file_stem().unwrap().to_string_lossy());
        let value: Value = serde_yaml::from_str(&text_file::read(path).unwrap()).unwrap();
        let (_, validator) = validators.iter().find(|(one, _)| *one == kind).unwrap();
        let faults: Vec<String> = validator
            .iter_errors(&value)
            .map(|error| format!("{}: {error}", error.instance_path()))
            .collect();
        assert!(faults.is_empty(), "{}: {faults:#?}", path.display());
        seen.insert(kind.token());
    };
    let is_yaml = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "yaml");
    for path in text_file::entries(&lessons()).unwrap() {
        if path.is_dir() {
            let unit = path.file_name().unwrap().to_string_lossy().into_owned();
            text_file::entries(&path)
                .unwrap()
                .iter()
                .filter(|path| is_yaml(path))
                .for_each(|path| check(Some(&unit), path));
        } else if is_yaml(&path) {
            check(None, &path);
        }
    }
    assert_eq!(seen.len(), FileKind::ALL.len(), "{seen:?}");
}

#[test]
fn the_schemas_beside_the_lessons_are_those_of_the_program() {
    for kind in FileKind::ALL {
        let path = lessons().join("schema").join(format!("{}.json", kind.token()));
        if std::env::var_os("MALOM_REWRITE").is_some() {
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(&path, kind.schema()).unwrap();
        }
        let kept = fs::read_to_string(&path).unwrap_or_default();
        assert_eq!(
            kept,
            kind.schema(),
            "{} is not what `malom schema` writes (MALOM_REWRITE=1 writes it anew)",
            path.display()
        );
    }
}

/// A slip: the text in which it is made, what stands there, what is written instead, and where the schema sees it.
type Slip = (FileKind, &'static str, &'static str, &'static str, &'static str);

const SLIPS: [Slip; 26] = [
    (FileKind::Course, COURSE, "units", "unit", ""),
    (FileKind::Course, COURSE, "lessons: [board]", "lessons: board", "/units/0/lessons"),
    (FileKind::Course, COURSE, "id: rules, ", "", "/units/0"),
    (FileKind::Course, COURSE, "id: rules", "id: The rules", "/units/0/id"),
    (FileKind::Course, COURSE, "[{id: rules, lessons: [board]}]", "[]", "/units"),
    (FileKind::Facts, FACTS, "kind: rule,", "kind: rules,", "/facts/0/kind"),
    (FileKind::Facts, FACTS, ", from: [M]", "", "/facts/0"),
    (FileKind::Lesson, BOARD, "grade: 1", "grade: one", "/grade"),
    (FileKind::Lesson, BOARD, "grade: 1", "grade: 0", "/grade"),
    (FileKind::Lesson, BOARD, "grade: 1\n", "", ""),
    (FileKind::Lesson, BOARD, "rules: standard", "rules: standart", "/rules"),
    (FileKind::Lesson, BOARD, "teaches:", "teach:", "/steps/0"),
    (FileKind::Lesson, BOARD, "    position: w W:a1,d1+7 B:d2,f6+7\n", "", "/steps/0"),
    (FileKind::Lesson, BOARD, "w W:a1,d1+7", "w W:a1,h1+7", "/steps/0/position"),
    (FileKind::Lesson, BOARD, "w W:a1,d1+7", "W:a1,d1+7", "/steps/0/position"),
    (FileKind::Lesson, BOARD, "task: {play: {closes: [a1-d1-g1]}}", "task: {mark: corner}", "/steps/0/task"),
    (
        FileKind::Lesson,
        BOARD,
        "task: {play: {closes: [a1-d1-g1]}}",
        "task: {play: {close: [a1-d1-g1]}}",
        "/steps/0/task",
    ),
    (
        FileKind::Lesson,
        BOARD,
        "task: {play: {closes: [a1-d1-g1]}}",
        "task: {judge: a1, mark: corners}",
        "/steps/0/task",
    ),
    (
        FileKind::Lesson,
        BOARD,
        "task: {play: {closes: [a1-d1-g1]}}",
        "task: {choose: {question: whose-turn, options: [white-places]}}",
        "/steps/0/task",
    ),
    (
        FileKind::Lesson,
        BOARD,
        "expect:",
        "mistakes: [{try: [g1, pass], because: capture}]\n    expect:",
        "/steps/0/mistakes/0/because",
    ),
    (FileKind::Lesson, BOARD, "expect:", "claims: {now: won}\n    expect:", "/steps/0/claims/now"),
    (FileKind::Pack, PACK, "goal: {win: 2}", "goal: {won: 2}", "/puzzles/0/goal"),
    (FileKind::Pack, PACK, "grade: 3", "grade: 7", "/puzzles/0/grade"),
    (FileKind::Pack, PACK, "{mtte: draw}", "{mtt: draw}", "/puzzles/0/differs"),
    (FileKind::Pack, PACK, "rules: standard\n", "rule: standard\n", ""),
    (FileKind::Pack, PACK, "[shared-point]", "[]", "/puzzles/0/themes"),
];

#[test]
fn slips_are_seen_where_they_are_and_the_reader_sees_them_too() {
    for (kind, text, right, wrong, place) in SLIPS {
        assert!(text.contains(right), "{right}");
        assert_eq!(faults(kind, text), [""; 0], "{text}");
        let slip = text.replacen(right, wrong, 1);
        let found = faults(kind, &slip);
        assert!(!found.is_empty() && found.iter().all(|fault| fault == place), "{slip}\n{found:?}");
        let files = [
            ("course.yaml", COURSE, kind == FileKind::Course),
            ("facts.yaml", FACTS, kind == FileKind::Facts),
            ("rules/board.yaml", BOARD, kind == FileKind::Lesson),
            ("puzzles/few.yaml", PACK, kind == FileKind::Pack),
        ];
        let files = files.map(|(path, sound, slipped)| {
            (path.to_owned(), if slipped { slip.clone() } else { sound.to_owned() }.into_bytes())
        });
        let loaded = Content::from_files(files);
        assert!(!loaded.faults.is_empty() || !loaded.content.packs().faults().is_empty(), "{slip}");
    }
}

#[test]
fn other_files_have_schemas_as_strict() {
    let questions = "questions: [{id: why, facts: [mill-protects], position: w W:+9 B:+9, try: board/first}]";
    assert_eq!(faults(FileKind::Questions, questions), [""; 0]);
    assert_eq!(faults(FileKind::Questions, &questions.replace("board/first", "board")), ["/questions/0/try"]);
    assert_eq!(
        faults(FileKind::Questions, &questions.replace("[mill-protects]", "[]")),
        ["/questions/0/facts"]
    );
    assert_eq!(faults(FileKind::Glossary, "terms: [game]"), [""; 0]);
    assert_eq!(faults(FileKind::Glossary, "terms: [Game]"), ["/terms/0"]);
    let board = "{id: square, points: [a1, a2, b1, b2], lines: [a1-a2, a2-b2, b1-b2, a1-b1]}";
    assert_eq!(faults(FileKind::Board, board), [""; 0]);
    assert_eq!(faults(FileKind::Board, &board.replace("a1-a2,", "a1,")), ["/lines/0"]);
    assert_eq!(faults(FileKind::Board, &board.replace("points", "point")), [""]);
}

#[test]
fn the_goals_of_puzzles_are_in_the_schema() {
    let schema: Value = serde_json::from_str(&FileKind::Pack.schema()).unwrap();
    let goals = schema["definitions"]["PuzzleGoal"]["oneOf"].as_array().unwrap();
    let words: Vec<&str> = goals.iter().map(|goal| goal["required"][0].as_str().unwrap()).collect();
    assert_eq!(words, PuzzleGoal::TOKENS);
}

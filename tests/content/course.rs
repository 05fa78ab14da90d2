//! Faults between files: the course, the facts and what lessons require.

use super::folder::{BOARD, Folder};

fn lesson(id: &str, requires: &str) -> String {
    BOARD.replace("id: board", &format!("id: {id}\nrequires: [{requires}]"))
}

/// Returns the faults of a course with these lessons, each with what it requires.
fn requiring(lessons: &[(&str, &str)]) -> Vec<String> {
    let ids: Vec<&str> = lessons.iter().map(|&(id, _)| id).collect();
    let course = format!("units: [{{id: rules, lessons: [{}]}}]", ids.join(", "));
    let folder = Folder::sound().without("rules/board.yaml").with("course.yaml", course);
    let with_lesson = |folder: Folder, &(id, requires): &(&str, &str)| {
        folder.with(&format!("rules/{id}.yaml"), lesson(id, requires))
    };
    lessons.iter().fold(folder, with_lesson).faults()
}

#[test]
fn what_is_required_exists() {
    assert_eq!(
        requiring(&[("board", ""), ("mill", "board"), ("flying", "mil, chess")]),
        [
            "lessons/rules/flying.yaml:2:12: requires[0]: there is no lesson `mil` (did you mean `mill`?)",
            "lessons/rules/flying.yaml:2:17: requires[1]: there is no lesson `chess` (`malom lessons` lists them)",
        ]
    );
}

#[test]
fn circles_of_requirements_are_named_once_each() {
    let lessons =
        [("a", "d"), ("b", "a, c"), ("c", "d"), ("d", "e, b"), ("e", ""), ("f", "f"), ("g", "f"), ("h", "g")];
    assert_eq!(
        requiring(&lessons),
        [
            "lessons/rules/a.yaml:2:12: requires[0]: no lesson of these can come first: a → d → b → a",
            "lessons/rules/f.yaml:2:12: requires[0]: no lesson of these can come first: f → f",
        ]
    );
}

#[test]
fn the_course_and_the_files_name_the_same_lessons() {
    let folder = Folder::sound()
        .with(
            "course.yaml",
            "units:\n  - {id: rules, lessons: [baord, flying]}\n  - {id: Rules, lessons: [mill, mill]}\n  - {id: rules, lessons: []}\n",
        )
        .with("rules/mill.yaml", lesson("mill", ""));
    assert_eq!(
        folder.faults(),
        [
            "lessons/course.yaml:2:27: units[0].lessons[0]: there is no lesson `baord` (did you mean `board`?)",
            "lessons/course.yaml:2:34: units[0].lessons[1]: there is no lesson `flying` (write rules/flying.yaml)",
            "lessons/course.yaml:3:10: units[1].id: `Rules` is no id (lower-case letters and digits, joined by single hyphens: finish-the-turn)",
            "lessons/course.yaml:3:27: units[1].lessons[0]: `mill` is of the unit `Rules`, but its file is lessons/rules/mill.yaml (move it)",
            "lessons/course.yaml:3:33: units[1].lessons[1]: the lesson `mill` is there twice",
            "lessons/course.yaml:3:33: units[1].lessons[1]: `mill` is of the unit `Rules`, but its file is lessons/rules/mill.yaml (move it)",
            "lessons/course.yaml:4:10: units[2].id: the unit `rules` is there twice",
            "lessons/rules/board.yaml:1:5: id: the lesson `board` is not in lessons/course.yaml (add it to its unit)",
        ]
    );
    let empty = Folder::sound().with("course.yaml", "units: []").without("rules/board.yaml");
    assert_eq!(empty.faults(), ["lessons/course.yaml:1:8: units: a course has at least one unit"]);
}

#[test]
fn no_two_lessons_have_one_id() {
    let folder = Folder::sound()
        .with("course.yaml", "units: [{id: flying, lessons: [board]}]")
        .with("flying/board.yaml", BOARD);
    assert_eq!(
        folder.faults(),
        [
            "lessons/rules/board.yaml:1:5: id: there is a lesson `board` already: lessons/flying/board.yaml (rename one)",
        ]
    );
}

#[test]
fn facts_have_ids_of_their_own_and_a_known_kind() {
    let facts = "facts:\n  - {id: relatives, kind: rule, from: [M]}\n  - {id: Relatives, kind: rule, from: []}\n  - {id: relatives, kind: rule, from: []}\n  - {id: board-24-points, kind: rule, from: []}\n";
    assert_eq!(
        Folder::sound().with("facts.yaml", facts).faults(),
        [
            "lessons/facts.yaml:3:10: facts[1].id: `Relatives` is no id (lower-case letters and digits, joined by single hyphens: finish-the-turn)",
            "lessons/facts.yaml:4:10: facts[2].id: the fact `relatives` is there twice",
        ]
    );
    let kind = "facts: [{id: relatives, kind: law, from: []}]";
    assert_eq!(
        Folder::sound().with("facts.yaml", kind).faults(),
        [
            "lessons/facts.yaml:1:31: facts[0].kind: `law` is no kind of fact (one of rule, family, advice, background)",
        ]
    );
}

#[test]
fn a_broken_file_brings_no_faults_of_those_that_name_it() {
    let folder = Folder::sound()
        .with("course.yaml", "units: [{id: rules, lessons: [board, mill]}]")
        .with("rules/mill.yaml", "id: [")
        .with("rules/board.yaml", lesson("board", "mill"));
    let loaded = folder.load();
    assert_eq!(folder.faults(), ["lessons/rules/mill.yaml:1:5: id: invalid type: list, expected a string"]);
    assert_eq!(loaded.content.units()[0].lessons, ["board"]);
    assert_eq!(loaded.content.nearest_lesson("boord"), Some("board"));
}

#[test]
fn questions_name_facts_rules_positions_and_steps_that_exist() {
    let questions =
        |text: &str| Folder::sound().with("questions.yaml", format!("questions:\n  - {text}\n")).faults();
    let sound = "{id: why, facts: [relatives], position: w W:+9 B:+9, try: board/first}";
    assert_eq!(questions(sound), [""; 0]);
    let fault = |from: &str, to: &str| {
        let faults = questions(&sound.replace(from, to));
        assert_eq!(faults.len(), 1, "{faults:#?}");
        faults[0].clone()
    };
    assert!(fault("id: why", "id: Why?").contains("is no id"));
    assert!(fault("[relatives]", "[]").contains("rests on at least one fact"));
    assert!(
        fault("[relatives]", "[relativs]")
            .contains("there is no fact `relativs` (did you mean `relatives`?)")
    );
    assert!(fault("facts", "rules: chess, facts").contains("there are no rules `chess`"));
    assert!(fault("w W:+9 B:+9", "w W:a1+9 B:+9").contains("position"));
    assert!(fault("board/first", "first").contains("names no step"));
    assert!(fault("board/first", "bord/first").contains("did you mean `board`?"));
    assert!(fault("board/first", "board/frist").contains("has no step `frist`"));
}

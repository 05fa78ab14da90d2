//! Lessons and courses that are begun.

use std::fs;

use malom::content::FileKind;
use malom::lint::{self, Severity};
use malom::text_file;

use super::folder::{Folder, Run};

fn refused(err: &str) -> Run {
    Run { out: String::new(), err: format!("error: {err}\n"), code: Some(2) }
}

/// Lists what is wrong with a folder's lessons and texts.
fn problems(folder: &Folder, severity: Severity) -> Vec<String> {
    let checked = lint::check(Some(&folder.path().join("lessons")), Some(&folder.path().join("locales")));
    assert!(checked.lessons > 60 && checked.languages >= 3, "{checked:?}");
    let problems = checked.problems.iter().filter(|problem| problem.severity == severity);
    problems.map(ToString::to_string).collect()
}

#[test]
fn a_lesson_that_is_begun_has_no_fault_and_its_place() {
    let folder = Folder::of_course();
    let run = folder.malom(&["new", "lesson", "big-corners", "--unit", "rules"], "");
    let told = "\
lessons/rules/big-corners.yaml: the lesson, with a first step to put yours in the place of
locales/en/lessons/rules/big-corners.ftl: its texts
locales/hu/lessons/rules/big-corners.ftl: its texts
locales/id/lessons/rules/big-corners.ftl: its texts
lessons/course.yaml: its place in the unit `rules`
Next: malom try lessons/rules/big-corners.yaml
Then: malom --lessons lessons --locales locales check
";
    assert_eq!(run, Run { out: told.to_owned(), err: String::new(), code: Some(0) });
    assert!(folder.read("lessons/course.yaml").contains("flying, ending, big-corners, rules-test]"));
    assert!(
        folder
            .read("locales/hu/lessons/rules/big-corners.ftl")
            .starts_with("lesson-big-corners = Big corners\n")
    );
    assert_eq!(problems(&folder, Severity::Error), [""; 0]);
    assert_eq!(problems(&folder, Severity::Warning), [""; 0]);
    // It fits the schema of which its first line tells.
    let text = folder.read("lessons/rules/big-corners.yaml");
    assert!(text.starts_with("# yaml-language-server: $schema=../schema/lesson.json\n"), "{text}");
    let schema = serde_json::from_str(&folder.read("lessons/schema/lesson.json")).unwrap();
    assert_eq!(folder.read("lessons/schema/lesson.json"), FileKind::Lesson.schema());
    let lesson: serde_json::Value = serde_yaml::from_str(&text).unwrap();
    assert!(jsonschema::draft7::new(&schema).unwrap().is_valid(&lesson));
}

#[test]
fn nothing_is_written_over() {
    let folder = Folder::of_course();
    let there = refused(
        "lessons/rules/capture.yaml is there already (choose another id: it is that of the learners' progress)",
    );
    assert_eq!(folder.malom(&["new", "lesson", "capture"], ""), there);
    let course = refused(
        "./lessons is there already (nothing was written; choose another folder: malom new course DIR)",
    );
    assert_eq!(folder.malom(&["new", "course"], ""), course);
    // Where one of the files is there, none of the others is written, and the course stays as it was.
    folder.write("locales/id/lessons/rules/mine.ftl", "# mine\n");
    let before = folder.read("lessons/course.yaml");
    let run = folder.malom(&["new", "lesson", "mine", "--unit", "rules"], "");
    assert_eq!(run.code, Some(3), "{run:?}");
    assert!(run.err.starts_with("error: locales/id/lessons/rules/mine.ftl: "), "{run:?}");
    assert_eq!(folder.read("locales/id/lessons/rules/mine.ftl"), "# mine\n");
    assert_eq!(folder.read("lessons/course.yaml"), before);
    for path in
        ["lessons/rules/mine.yaml", "locales/en/lessons/rules/mine.ftl", "locales/hu/lessons/rules/mine.ftl"]
    {
        assert!(!folder.path().join(path).exists(), "{path}");
    }
}

#[test]
fn what_can_not_be_is_refused_with_what_to_do() {
    let folder = Folder::empty();
    let no_folder = refused(
        "there is no folder lessons (malom new course writes one; --lessons and --locales name others)",
    );
    assert_eq!(folder.malom(&["new", "lesson", "corners"], ""), no_folder);
    let no_id = "is no id for a lesson: lower-case letters a to z and digits, joined by single hyphens, such as last-stones";
    for id in ["Corners", "sarok-pontok-á", "two--hyphens", "a b", ""] {
        assert_eq!(folder.malom(&["new", "lesson", id], ""), refused(&format!("`{id}` {no_id}")));
    }
    let folder = Folder::of_course();
    let run = folder.malom(&["new", "lesson", "corners", "--unit", "rule"], "");
    assert_eq!(run, refused("there is no unit `rule` (did you mean `rules`?)"));
    let run = folder.malom(&["new", "lesson", "corners", "--unit", "harvest"], "");
    assert!(
        run.err.contains("a new one is begun in course.yaml, with its title unit-harvest in ui.ftl"),
        "{run:?}"
    );
    folder.write("lessons/course.yaml", "units: [\n");
    let run = folder.malom(&["new", "lesson", "corners"], "");
    assert!(run.code == Some(3) && run.err.contains("lessons/course.yaml:"), "{run:?}");
}

#[test]
fn a_course_is_written_as_the_program_has_it() {
    let folder = Folder::of_course();
    for name in ["lessons", "locales"] {
        let (ours, theirs) =
            (std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(name), folder.path().join(name));
        let mut folders = vec![ours.clone()];
        while let Some(path) = folders.pop() {
            for entry in text_file::entries(&path).unwrap() {
                if entry.is_dir() {
                    folders.push(entry);
                } else {
                    let copy = theirs.join(entry.strip_prefix(&ours).unwrap());
                    assert!(fs::read(&copy).unwrap() == fs::read(&entry).unwrap(), "{}", copy.display());
                }
            }
        }
    }
}

#[test]
fn a_language_that_we_do_not_speak_gets_the_english_as_comments() {
    let folder = Folder::of_course();
    assert_eq!(folder.malom(&["locale", "new", "de"], "").code, Some(0));
    assert_eq!(folder.malom(&["new", "lesson", "corners"], "").code, Some(0));
    let text = folder.read("locales/de/lessons/other-boards/corners.ftl");
    assert!(text.starts_with("# lesson-corners = Corners\n#     .intro = "), "{text}");
}

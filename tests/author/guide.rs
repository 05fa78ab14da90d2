//! docs/AUTHORS.md, followed to the letter.

use malom::lint;

use super::folder::Folder;

/// The texts between fences, in order: the step, its texts in three languages, the answer.
fn blocks(guide: &str) -> Vec<&str> {
    let parts = guide.split("\n```").enumerate().filter(|(index, _)| index % 2 == 1);
    // The first line names the kind of the block.
    parts.map(|(_, part)| part.split_once('\n').unwrap().1).collect()
}

#[test]
fn who_follows_the_guide_has_a_lesson_without_a_fault() {
    let guide = include_str!("../../docs/AUTHORS.md");
    let folder = Folder::empty();
    for command in ["malom new course", "malom new lesson corners --unit rules"] {
        assert!(guide.contains(&format!("    {command}\n")), "{command}");
        let words: Vec<&str> = command.split(' ').skip(1).collect();
        assert_eq!(folder.malom(&words, "").code, Some(0), "{command}");
    }
    let [step, english, hungarian, indonesian, answer] = blocks(guide)[..] else {
        panic!("{:#?}", blocks(guide))
    };
    let lesson = "lessons/rules/corners.yaml";
    let text = folder.read(lesson);
    let (head, _) = text.split_once("steps:\n").unwrap();
    folder.write(lesson, &format!("{head}steps:\n{step}\n"));
    for (language, texts) in [("en", english), ("hu", hungarian), ("id", indonesian)] {
        folder.write(&format!("locales/{language}/lessons/rules/corners.ftl"), &format!("{texts}\n"));
    }
    let problems = || {
        let (lessons, locales) = (folder.path().join("lessons"), folder.path().join("locales"));
        let checked = lint::check(Some(&lessons), Some(&locales));
        checked.problems.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let found = problems();
    assert!(
        found.len() == 1 && found[0].contains("there is no `expect`; the computed answer is: "),
        "{found:#?}"
    );
    folder.write(lesson, &format!("{head}steps:\n{step}\n{answer}\n"));
    assert_eq!(problems(), [""; 0]);
}

//! The texts that the content and the program ask for.

use std::collections::BTreeSet;

use crate::belief::Misconception;
use crate::content::{Lesson, Loaded, Pack, Source, Step, Task, YamlPath};
use crate::explain;
use crate::i18n::{Message, Texts};
use crate::tutor::{Solution, solve};

use super::locales::{Need, Wanted, WantedTexts};
use super::{Problem, Severity, fluent};

/// The file of the texts of facts, below a language's folder.
const FACTS: &str = "facts.ftl";

/// The file of what is said of misconceptions.
const BELIEFS: &str = "beliefs.ftl";

/// The file of the titles of units.
const UNITS: &str = "ui.ftl";

/// The file of the questions that people ask, with their answers.
const QUESTIONS: &str = "questions.ftl";

/// The file of the words of the glossary.
const GLOSSARY: &str = "glossary.ftl";

/// The folder of lessons' texts.
const LESSONS: &str = "lessons/";

/// The folder of packs' texts.
const PUZZLES: &str = "lessons/puzzles/";

/// Lists the texts that are asked for; reports ids that derive the same one.
pub(super) fn wanted(loaded: &Loaded, texts: &Texts, problems: &mut Vec<Problem>) -> WantedTexts {
    let content = &loaded.content;
    let mut collector = Collector { texts: WantedTexts::new(), problems };
    collector.program();
    collector.misconceptions();
    for lesson in content.lessons() {
        collector.lesson(lesson);
    }
    for pack in content.packs().all() {
        collector.pack(pack);
    }
    if let Some(source) = content.course_source() {
        for (index, unit) in content.units().iter().enumerate() {
            let at = YamlPath::root().key("units").index(index).key("id");
            collector.want(source, &at, format!("unit-{}", unit.id), UNITS);
        }
    }
    if let Some(source) = content.facts_source() {
        for (index, fact) in content.facts().iter().enumerate() {
            let at = YamlPath::root().key("facts").index(index).key("id");
            collector.want(source, &at, format!("fact-{}", fact.id), FACTS);
        }
    }
    if let Some(source) = content.questions_source() {
        for (index, question) in content.questions().iter().enumerate() {
            let at = YamlPath::root().key("questions").index(index).key("id");
            let id = explain::asked(question).id;
            let answer = (id.clone(), Some("answer".to_owned()));
            collector.want(source, &at, id, QUESTIONS);
            collector.texts.insert(answer, Wanted { file: QUESTIONS.to_owned(), need: Need::Always });
        }
    }
    if let Some(source) = content.terms_source() {
        for (index, term) in content.terms().iter().enumerate() {
            let at = YamlPath::root().key("terms").index(index);
            let id = explain::word(term).id;
            let attributes = [("meaning", Need::Always), ("forms", Need::Always), ("also", Need::Own)];
            for (attribute, need) in attributes {
                let text = (id.clone(), Some(attribute.to_owned()));
                collector.texts.insert(text, Wanted { file: GLOSSARY.to_owned(), need });
            }
            collector.want(source, &at, id, GLOSSARY);
        }
    }
    collector.unknown(loaded, texts);
    collector.texts
}

/// The file of a lesson's texts.
fn file_of(lesson: &Lesson) -> String {
    format!("{LESSONS}{}/{}.ftl", lesson.unit, lesson.id)
}

/// Whether a file's texts belong to content, whatever the program says itself.
fn is_of_content(file: &str, id: &str) -> bool {
    file.starts_with(LESSONS) || [FACTS, QUESTIONS, GLOSSARY].contains(&file) || id.starts_with("unit-")
}

struct Collector<'p> {
    texts: WantedTexts,
    problems: &'p mut Vec<Problem>,
}

impl Collector<'_> {
    /// Adds what the program says itself: the English inside it, of which nothing is superfluous.
    fn program(&mut self) {
        let (texts, _) = Texts::read_embedded();
        for file in texts.english().iter().flat_map(|english| &english.files) {
            for text in fluent::texts(file.source()).iter().filter(|text| !is_of_content(&file.name, text.id))
            {
                let key = (text.id.to_owned(), text.attribute.map(str::to_owned));
                self.texts.insert(key, Wanted { file: file.name.clone(), need: Need::Always });
            }
        }
    }

    /// Adds the texts of misconceptions; where clubs differ is told where they do.
    fn misconceptions(&mut self) {
        for misconception in Misconception::ALL {
            for attribute in explain::belief::ATTRIBUTES.into_iter().filter(|&attribute| attribute != "clubs")
            {
                let Message { id, attribute, .. } = explain::belief::text(misconception, attribute);
                let wanted = Wanted { file: BELIEFS.to_owned(), need: Need::Always };
                self.texts.insert((id, attribute), wanted);
            }
        }
    }

    /// Adds the texts of a lesson.
    fn lesson(&mut self, lesson: &Lesson) {
        let (file, root) = (file_of(lesson), YamlPath::root());
        let title = format!("lesson-{}", lesson.id);
        let intro = (title.clone(), Some("intro".to_owned()));
        self.texts.insert(intro, Wanted { file: file.clone(), need: Need::Always });
        self.want(&lesson.source, &root.key("id"), title, &file);
        for (index, step) in lesson.steps.iter().enumerate() {
            let at = root.key("steps").index(index).key("id");
            let id = explain::step_id(lesson, step);
            self.want(&lesson.source, &at, id.clone(), &file);
            for (attribute, optional) in attributes(lesson, step) {
                let need = if optional { Need::AsInEnglish } else { Need::Always };
                let wanted = Wanted { file: file.clone(), need };
                self.texts.insert((id.clone(), Some(attribute)), wanted);
            }
        }
    }

    /// Adds the texts of a pack and of its puzzles.
    fn pack(&mut self, pack: &Pack) {
        let file = format!("{PUZZLES}{}.ftl", pack.id);
        let title = explain::puzzle::pack(pack).id;
        let intro = (title.clone(), Some("intro".to_owned()));
        self.texts.insert(intro, Wanted { file: file.clone(), need: Need::Always });
        self.want(&pack.source, &YamlPath::root().key("id"), title, &file);
        for puzzle in &pack.puzzles {
            let note = explain::puzzle::note(puzzle).id;
            self.want(&pack.source, &puzzle.at.key("id"), note.clone(), &file);
            self.texts.insert((note, None), Wanted { file: file.clone(), need: Need::AsInEnglish });
        }
    }

    /// Asks for a message on behalf of the id that it derives from.
    fn want(&mut self, source: &Source, at: &YamlPath, id: String, file: &str) {
        if self.texts.contains_key(&(id.clone(), None)) {
            let message = format!("the message `{id}` of this id is another's already (rename it)");
            self.problems.push(Problem::in_yaml(source, at, Severity::Error, message));
        }
        self.texts.insert((id, None), Wanted { file: file.to_owned(), need: Need::Always });
    }

    /// Allows every text that may belong to content that could not be read.
    fn unknown(&mut self, loaded: &Loaded, texts: &Texts) {
        let content = &loaded.content;
        let known: BTreeSet<String> = content.lessons().iter().map(file_of).collect();
        let is_unknown = |file: &str| {
            if file.starts_with(PUZZLES) {
                !content.packs().faults().is_empty()
            } else if loaded.faults.is_empty() {
                false
            } else if file == FACTS {
                content.facts_source().is_none()
            } else if file == QUESTIONS {
                true
            } else if file == GLOSSARY {
                content.terms_source().is_none()
            } else {
                file.starts_with(LESSONS) && !known.contains(file)
            }
        };
        let files = texts.languages().iter().flat_map(|language| &language.files);
        for file in files.filter(|file| is_unknown(&file.name)) {
            for text in fluent::texts(file.source()) {
                let key = (text.id.to_owned(), text.attribute.map(str::to_owned));
                self.texts.entry(key).or_insert(Wanted { file: file.name.clone(), need: Need::AsInEnglish });
            }
        }
    }
}

/// The attributes of a step's message, and whether it can do without them.
fn attributes(lesson: &Lesson, step: &Step) -> Vec<(String, bool)> {
    // The region of the second hint is computed where the author names none.
    let mut attributes = vec![("success".to_owned(), false)];
    // A test has no hints.
    if !lesson.is_test {
        attributes.push(("hint1".to_owned(), false));
        if step.puzzle().is_none() {
            // A puzzle's hints go on from the idea to the stone, the turn and the line.
            attributes.push(("hint2".to_owned(), true));
        }
    }
    if let (Task::Choose(choice), Solution::Option(right)) = (&step.task, solve(lesson.rules, step)) {
        for option in &choice.options {
            attributes.push((format!("option-{option}"), false));
            if right.as_ref() != Some(option) {
                // Where the right one is not offered yet, it is not known which will be wrong.
                attributes.push((format!("wrong-{option}"), right.is_none()));
            }
        }
    }
    attributes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::Content;

    #[test]
    fn an_id_whose_message_is_taken_is_reported() {
        let loaded = Content::embedded();
        let lesson = loaded.content.lesson("capture").unwrap();
        let taken = Wanted { file: "ui.ftl".to_owned(), need: Need::Always };
        let (texts, mut problems) =
            (WantedTexts::from([(("lesson-capture".to_owned(), None), taken)]), Vec::new());
        Collector { texts, problems: &mut problems }.lesson(lesson);
        let told: Vec<String> = problems.iter().map(ToString::to_string).collect();
        assert_eq!(
            told,
            [
                "lessons/rules/capture.yaml:2:5: error: id: the message `lesson-capture` of this id is another's already \
              (rename it)"
            ]
        );
    }
}

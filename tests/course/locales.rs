//! Translators' work: a language begun, what is done of it, what has fallen behind; and the screens in a language made
//! from English, in which whatever is not said through a message shows.

use std::fs;
use std::path::{Path, PathBuf};

use malom::content::Content;
use malom::i18n::{BRACKETS, PSEUDO, Texts};
use malom::learner::Learner;
use malom::progress::{Opened, Store};
use malom::tui::{self, Play, Start};

use crate::tui::screen::{COLOURED, LARGE, Screen};

/// A copy of the folder of texts.
fn locales(name: &str) -> PathBuf {
    fn copy(from: &Path, to: &Path) {
        fs::create_dir_all(to).unwrap();
        for entry in fs::read_dir(from).unwrap() {
            let path = entry.unwrap().path();
            let to = to.join(path.file_name().unwrap());
            if path.is_dir() {
                copy(&path, &to);
            } else {
                fs::copy(&path, &to).unwrap();
            }
        }
    }
    let folder = std::env::temp_dir().join(format!("malom-locales-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join("locales"), &folder);
    folder
}

fn run(folder: &Path, arguments: &[&str]) -> (i32, String) {
    let folder = folder.display().to_string();
    let arguments: Vec<&str> = ["--locales", &folder].into_iter().chain(arguments.iter().copied()).collect();
    let output = super::malom(&arguments, "");
    let told = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    (output.status.code().unwrap(), told)
}

/// The translations that the checker finds to have fallen behind.
fn behind(folder: &Path) -> Vec<String> {
    let problems = malom::lint::check(None, Some(folder)).problems.into_iter();
    problems.map(|problem| problem.to_string()).filter(|told| told.contains("has changed since")).collect()
}

#[test]
fn a_translation_that_falls_behind_is_found_and_accepted() {
    let folder = locales("stale");
    assert_eq!(run(&folder, &["locale", "accept", "hu"]).0, 0);
    assert_eq!(run(&folder, &["locale", "accept", "id"]).0, 0);
    assert!(behind(&folder).is_empty());
    let english = folder.join("en/ui.ftl");
    let text = fs::read_to_string(&english).unwrap();
    let changed = text.replacen("do-undo = undo", "# a comment changes nothing\ndo-undo = undo", 1);
    fs::write(&english, changed).unwrap();
    assert!(run(&folder, &["locale", "status"]).1.contains(" 0 stale"));
    fs::write(&english, text.replacen("do-undo = undo", "do-undo = take back", 1)).unwrap();
    let warnings = behind(&folder);
    assert_eq!(warnings.len(), 2, "{warnings:#?}");
    assert!(warnings[0].contains("hu/ui.ftl:") && warnings[0].contains("warning: the English of `do-undo`"));
    let (code, json) = run(&folder, &["locale", "status", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    let hungarian = json["languages"].as_array().unwrap().iter().find(|one| one["language"] == "hu").unwrap();
    assert_eq!((code, &hungarian["stale"], &hungarian["missing"]), (1, &1.into(), &0.into()));
    assert_eq!(run(&folder, &["locale", "accept", "hu", "do-undo"]).0, 0);
    assert_eq!(run(&folder, &["locale", "accept", "id", "do-undo"]).0, 0);
    assert!(behind(&folder).is_empty());
    assert_eq!(run(&folder, &["locale", "accept", "hu", "do-nothing"]).0, 2);
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_new_language_begins_with_comments_and_grows_message_by_message() {
    let folder = locales("new");
    assert_eq!(run(&folder, &["locale", "new", "de"]).0, 0);
    assert_eq!(run(&folder, &["locale", "new", "de"]).0, 2, "what is there is not written over");
    assert_eq!(run(&folder, &["locale", "new", "not a tag"]).0, 2);
    let (_, told) = run(&folder, &["locale", "status"]);
    assert!(told.contains("de: 0 done"), "{told}");
    let file = folder.join("de/ui.ftl");
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, text.replacen("# do-quit = quit", "do-quit = Ende", 1)).unwrap();
    let (_, told) = run(&folder, &["locale", "status"]);
    assert!(told.contains("de: 1 done"), "{told}");
    let (_, told) = run(&folder, &["--lang", "de", "lessons"]);
    assert!(told.contains("‹en›"), "what is missing is shown in English: {told}");
    fs::remove_dir_all(folder).unwrap();
}

/// The words on a screen that were said without a message: letters without accents among them.
fn unsaid(text: &str) -> Vec<String> {
    let words = text.split(|sign: char| !sign.is_alphabetic()).filter(|word| word.chars().count() > 2);
    let is_plain = |word: &&str| word.to_lowercase().contains(['a', 'e', 'i', 'o', 'u', 'y']);
    words.filter(is_plain).map(str::to_owned).collect()
}

fn screen(start: Start) -> Screen {
    let texts = Texts::embedded().unwrap().with_pseudo();
    let content = Content::embedded().into_result().unwrap();
    let opened = Opened { store: Store::in_memory(), notices: Vec::new() };
    let learner = Learner::new(content, texts, &PSEUDO.parse().unwrap(), opened);
    Screen::new(tui::root(learner, start, COLOURED, Play::default()), LARGE)
}

#[test]
fn whatever_the_screens_show_went_through_a_message() {
    let check = |screen: &Screen, what: &str| {
        let text = screen.text();
        assert_eq!(unsaid(&text.replace(PSEUDO, "")), [""; 0], "{what}:\n{text}");
        assert!(text.contains(BRACKETS[0]), "{what} says something:\n{text}");
    };
    let mut home = screen(Start::Home);
    check(&home, "the course");
    check(home.press("?"), "help");
    check(home.press("Esc t"), "puzzles");
    check(home.press("Esc y"), "questions");
    check(home.press("Enter"), "a question");
    check(home.press("Esc / m"), "a search");
    let mut lesson = screen(Start::Lesson("capture".into()));
    check(&lesson, "a lesson");
    check(lesson.press("g1 0"), "a refusal");
    check(lesson.press("h"), "a hint");
    check(lesson.press("t"), "steps");
    check(lesson.press("Esc s"), "the solution");
    check(lesson.press("Enter n n"), "a step that is solved");
    check(&screen(Start::Lesson("captures-test".into())), "a test");
    let puzzles = Content::embedded().content.packs().puzzles().next().unwrap().id.clone();
    let mut puzzle = screen(Start::Puzzles(vec![puzzles]));
    check(puzzle.settle(), "a puzzle");
}

#[test]
fn no_text_beside_the_board_is_cut_however_long() {
    for id in ["capture", "flying", "protected"] {
        let mut lesson = screen(Start::Lesson(id.into()));
        for keys in ["", "h", "h"] {
            let text = lesson.press(keys).text();
            // Above the key bar, whatever begins ends.
            let body = text.rsplit_once('─').map_or(text.as_str(), |(body, _)| body);
            let [open, close] = BRACKETS.map(|sign| body.matches(sign).count());
            assert_eq!(open, close, "{id}:\n{text}");
        }
    }
}

//! The glossary: the languages side by side, and the words that a prompt uses.

use malom::content::Content;
use malom::explain;
use malom::i18n::{Localizer, Texts};
use malom::tui::{self, Play, Start};

use crate::tui::screen::{COLOURED, LANGUAGES, SMALL, Screen, learner};

#[test]
fn every_word_finds_itself() {
    let content = Content::embedded().into_result().unwrap();
    let texts = Texts::embedded().unwrap();
    for language in LANGUAGES {
        let localizer = Localizer::new(&texts, &language.parse().unwrap());
        for term in content.terms() {
            let name = localizer.try_text(&explain::word(term)).unwrap();
            let found = explain::words_in(&name, content.terms(), &localizer);
            assert!(found.contains(&term.as_str()), "{language}: {name} finds {found:?}");
        }
    }
}

#[test]
fn most_prompts_use_words_that_are_explained() {
    let content = Content::embedded().into_result().unwrap();
    let texts = Texts::embedded().unwrap();
    for language in LANGUAGES {
        let localizer = Localizer::new(&texts, &language.parse().unwrap());
        let prompts = content
            .lessons()
            .iter()
            .flat_map(|lesson| lesson.steps.iter().map(move |step| explain::prompt(lesson, step)));
        let prompts: Vec<String> = prompts.map(|prompt| localizer.text(&prompt)).collect();
        let without: Vec<&String> = prompts
            .iter()
            .filter(|prompt| explain::words_in(prompt, content.terms(), &localizer).is_empty())
            .collect();
        assert!(without.len() * 10 < prompts.len(), "{language}: {without:#?}");
    }
}

#[test]
fn forms_are_told_apart() {
    let content = Content::embedded().into_result().unwrap();
    let texts = Texts::embedded().unwrap();
    let hungarian = Localizer::new(&texts, &"hu".parse().unwrap());
    let words = |text: &str| explain::words_in(text, content.terms(), &hungarian).join(" ");
    assert_eq!(words("Zárd be a malmot!"), "mill");
    assert_eq!(words("A csiki-csukiban minden lépésért jár levétel."), "moving swing-mill capture");
    assert_eq!(words("Mikor mehet haza?"), "");
}

#[test]
fn the_words_of_a_prompt_open_over_the_lesson() {
    let mut screen = Screen::lesson_in("hu", "capture");
    screen.press("w").assert_shows("Szójegyzék").assert_shows("1) ");
    screen.press("1").assert_shows("en  ").assert_shows("id  ");
    screen.press("Esc").assert_lacks("Szójegyzék").assert_shows("1/8");
}

#[test]
fn the_list_shows_all_languages_and_a_word_its_other_names() {
    let root = tui::root(learner("en"), Start::Glossary(None), COLOURED, Play::default());
    let mut screen = Screen::new(root, SMALL);
    screen.assert_shows("stone · bábu · buah");
    screen.press("/ karakter Enter Enter").assert_shows("hu  malom  also: karakterlánc (T)");
    screen.assert_shows("Three stones of one side on one line.");
    screen.press("Esc Esc Esc").assert_shows("w words");
    let mut home = Screen::home("id");
    home.press("w").assert_shows("Kata-kata permainan").press("Esc y").assert_shows("Pertanyaan umum");
}

#[test]
fn the_command_explains_a_word_in_any_language() {
    let run = |arguments: &[&str]| {
        let output = super::malom(arguments, "");
        (output.status.code().unwrap(), String::from_utf8(output.stdout).unwrap())
    };
    for wanted in ["mill", "malom", "karakterlánc", "KARAKTERLANC"] {
        let (code, told) = run(&["--lang", "en", "glossary", wanted]);
        assert!(code == 0 && told.contains("Three stones of one side"), "{wanted}: {told}");
    }
    let (code, json) = run(&["--lang", "hu", "glossary", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    let terms = json["terms"].as_array().unwrap();
    assert!(code == 0 && terms.len() >= 30);
    assert!(terms.iter().all(|term| LANGUAGES.iter().all(|tag| term["languages"][tag]["term"].is_string())));
    assert_eq!(run(&["glossary", "zzz"]), (1, String::new()));
}

//! The test of a unit: what it checks is said before, no hints are given, and nothing hangs on it.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use malom::content::Content;
use malom::i18n::Texts;
use malom::learner::Learner;
use malom::plain::{self, Ending, Io, Options};
use malom::progress::{Opened, Store};
use malom::tui::{self, Play, Start};
use malom::tutor::{Command, Feedback, Mode, Session};

use crate::tui::screen::{COLOURED, LANGUAGES, SMALL, Screen};

/// The lesson `board` as a test, between two lessons that have not to do with it.
fn content() -> Content {
    let file = |name: &str| {
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons").join(name)).unwrap()
    };
    let board = file("rules/board.yaml").replace("grade: 1\n", "grade: 1\ntest: true\n");
    let alone = |name: &str| {
        let text = file(name);
        let requires = text.lines().find(|line| line.starts_with("requires")).unwrap();
        text.replace(requires, "requires: []")
    };
    let files = [
        ("course.yaml", "units: [{id: rules, lessons: [placing, board, mill]}]".to_owned()),
        ("facts.yaml", file("facts.yaml")),
        ("rules/board.yaml", board),
        ("rules/placing.yaml", alone("rules/placing.yaml")),
        ("rules/mill.yaml", alone("rules/mill.yaml")),
    ];
    Content::from_files(files.map(|(name, text)| (name.to_owned(), text.into_bytes()))).into_result().unwrap()
}

fn learner(language: &str) -> Learner {
    let opened = Opened { store: Store::in_memory(), notices: Vec::new() };
    Learner::new(content(), Texts::embedded().unwrap(), &language.parse().unwrap(), opened)
}

fn session() -> Session {
    Session::new(Arc::new(content().lesson("board").unwrap().clone()))
}

#[test]
fn a_test_gives_no_hints_and_counts_first_tries() {
    let mut session = session();
    session.command(Command::Hint);
    assert!(session.feedback().is_empty(), "{:?}", session.feedback());
    assert_eq!(session.states()[0].hints, 0);
    // A wrong attempt is answered, so that nobody is stuck; it costs what it costs.
    let before = session.stars();
    session.command(Command::Solution);
    assert!(session.feedback().iter().any(|one| matches!(one, Feedback::Solution(_))));
    assert_eq!((before, session.stars()), (3, 2));
    // The same lesson taught does give hints.
    let mut lesson = content().lesson("board").unwrap().clone();
    lesson.is_test = false;
    let mut taught = Session::new(Arc::new(lesson));
    taught.command(Command::Hint);
    assert!(matches!(taught.feedback(), [Feedback::Hint(_)]));
}

#[test]
fn plain_mode_says_what_a_test_checks_and_refuses_hints() {
    for (language, hint) in [("en", "hint"), ("hu", "tipp"), ("id", "petunjuk")] {
        let mut learner = learner(language);
        let lesson = learner.content().lesson("board").unwrap().clone();
        let facts: Vec<String> = lesson
            .facts()
            .into_iter()
            .map(|id| learner.say(&malom::i18n::Message::new(format!("fact-{id}"))))
            .collect();
        assert!(facts.len() > 2);
        let mut output = Vec::new();
        let input = format!("{hint}\n");
        let io = Io { input: input.as_bytes(), output: &mut output };
        let ending = plain::run(
            &mut learner,
            "board",
            io,
            Options { board: false, ascii: true },
            &plain::Play::default(),
        )
        .unwrap();
        assert_eq!(ending, Ending::Left);
        let told = String::from_utf8(output).unwrap();
        let first_step = learner.say(&malom::explain::prompt(&lesson, &lesson.steps[0]));
        let (before, after) = told.split_once(&first_step.replace("**", "")).unwrap();
        for fact in &facts {
            assert_eq!(before.matches(&fact.replace("**", "")).count(), 1, "{language}: {fact}\n{told}");
        }
        let idea = learner.say(&malom::explain::prompt(&lesson, &lesson.steps[0]).attribute("hint1"));
        assert!(!after.contains(&idea), "{told}");
        let word = learner.say(&malom::i18n::Message::new("word-solution"));
        assert!(after.contains(word.split(" | ").next().unwrap()), "the way out is named: {after}");
    }
}

#[test]
fn the_screen_shows_what_a_test_checks_before_it_begins() {
    for language in LANGUAGES {
        let root = tui::root(learner(language), Start::Lesson("board".into()), COLOURED, Play::default());
        let mut screen = Screen::new(root, SMALL);
        let learner = learner(language);
        let lesson = learner.content().lesson("board").unwrap();
        let fact = format!("fact-{}", lesson.facts()[0]);
        let fact = learner.say(&malom::i18n::Message::new(fact)).replace("**", "");
        screen.assert_shows(&fact);
        screen.assert_lacks("1  ");
        // Nothing of the lesson can be answered yet.
        screen.press("a1 h s").assert_shows(&fact);
        screen.press("Enter").assert_lacks(&fact[..20]);
        let hint = learner.say(&malom::i18n::Message::new("do-hint"));
        screen.assert_lacks(&format!("h {hint}"));
        let prompt = learner.say(&malom::explain::prompt(lesson, &lesson.steps[0])).replace("**", "");
        screen.assert_shows(&prompt.chars().take(40).collect::<String>());
    }
}

#[test]
fn who_passes_a_test_by_is_not_sent_back() {
    let mut learner = learner("en");
    let finish = |learner: &mut Learner, id: &str| {
        let mut session = learner.begin(id).unwrap();
        while *session.mode() != Mode::Finished {
            let (command, solved) = (Command::Solution, session.is_solved());
            session.command(if solved { Command::Next } else { command });
            learner.keep(&mut session);
        }
    };
    finish(&mut learner, "placing");
    assert_eq!(learner.suggestion(), Some("board"), "the test is offered");
    finish(&mut learner, "mill");
    assert_eq!(learner.suggestion(), None, "it gates nothing");
}

#[test]
fn a_key_press_that_means_nothing_yet_is_no_attempt() {
    let root = tui::root(learner("en"), Start::Lesson("board".into()), COLOURED, Play::default());
    let mut screen = Screen::new(root, SMALL);
    screen.press("d1 o u").press("Enter").assert_shows("1/");
    screen.assert_shows("★★★");
}

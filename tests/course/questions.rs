//! Questions that people ask: each has an answer, a position and a step to try, in lines and on the screen.

use malom::content::Content;
use malom::explain;
use malom::i18n::{Localizer, Texts};
use malom::plain::{self, Ending, Io, Options};
use malom::rules::Point;
use malom::tui::{self, Play, Start};

use crate::tui::screen::{COLOURED, LANGUAGES, SMALL, Screen, learner};

/// How many questions people are known to ask, at least.
const ASKED: usize = 30;

#[test]
fn every_question_is_answered_and_can_be_tried() {
    let content = Content::embedded().into_result().unwrap();
    assert!(content.questions().len() >= ASKED);
    let texts = Texts::embedded().unwrap();
    for language in LANGUAGES {
        let localizer = Localizer::new(&texts, &language.parse().unwrap());
        let mut learner = learner(language);
        for question in content.questions() {
            let asked = explain::asked(question);
            let title = localizer.try_text(&asked).unwrap();
            assert!(title.ends_with('?') || title.ends_with(':'), "{language}: {title}");
            let answer = localizer.try_text(&asked.attribute("answer")).unwrap();
            assert!(answer.chars().count() <= 330, "{language}: too long: {answer}");
            let session = learner.try_out(question).unwrap();
            assert!(!session.lesson().is_test);
            let mut output = Vec::new();
            let io = Io { input: "solution\n\n".as_bytes(), output: &mut output };
            let options = Options { board: false, ascii: true };
            let ending =
                plain::run_session(&mut learner, session, io, options, &plain::Play::default()).unwrap();
            assert_eq!(ending, Ending::Finished, "{language}: {}", question.id);
        }
        // Whatever was tried, no lesson was begun by it.
        assert!(learner.progress().is_empty());
    }
}

#[test]
fn points_that_an_answer_names_are_points_of_its_board() {
    let texts = Texts::embedded().unwrap();
    for language in LANGUAGES {
        let localizer = Localizer::new(&texts, &language.parse().unwrap());
        for question in Content::embedded().content.questions() {
            let answer = localizer.text(&explain::asked(question).attribute("answer"));
            let words = answer.split(|sign: char| !sign.is_alphanumeric());
            for point in words.filter_map(|word| word.parse::<Point>().ok()) {
                assert!(
                    question.rules.board().points().contains(point),
                    "{language} {}: {point}",
                    question.id
                );
            }
        }
    }
}

fn screen(language: &str, wanted: Option<&str>) -> Screen {
    let start = Start::Questions(wanted.map(str::to_owned));
    Screen::new(tui::root(learner(language), start, COLOURED, Play::default()), SMALL)
}

#[test]
fn the_list_is_searched_and_a_question_opened_and_tried() {
    let mut screen = screen("en", None);
    screen.assert_shows("May I take a stone out of a mill?");
    // While a search is typed, letters are letters: q does not quit.
    screen.press("/ qua").assert_shows("/ qua_").press("Esc").assert_lacks("/ qua");
    screen.press("/ swing Enter").assert_shows("Is a swing mill allowed?");
    screen.assert_lacks("May I take a stone out of a mill?");
    screen.press("Enter").assert_shows("None of the five guides forbids it.");
    assert!(screen.row('7').starts_with("7   ○"), "{}", screen.row('7'));
    screen.assert_shows("[clubs differ]").assert_shows("Enter try it");
    screen.press("Enter").assert_shows("s solution").press("s Enter n");
    // What was tried leads back to the question.
    screen.assert_shows("None of the five guides forbids it.");
    screen.press("Esc").assert_shows("/ swing").press("Esc").assert_lacks("/ swing");
    screen.press("Esc").assert_shows("y questions");
    assert!(screen.is_running());
}

#[test]
fn a_search_without_accents_finds_and_one_for_nothing_says_so() {
    let mut screen = screen("hu", Some("dontetlen sakk"));
    screen.assert_shows("Döntetlen, ha beszorítanak, mint a sakkban a patt?");
    screen.press("/ zzz").assert_shows("Találat: 0").press("Enter Down").assert_shows("Találat: 0");
}

#[test]
fn an_open_question_changes_its_language_and_leads_to_the_next() {
    let mut screen = screen("en", Some("must-i-capture"));
    screen.assert_shows("Must I take a stone when I close a mill?");
    screen.press("l").assert_shows("Muszáj bábut levennem, ha malmot zárok?");
    screen.press("Down").assert_shows("A levétel előtt az ellenfél következik?");
}

#[test]
fn the_command_lists_searches_answers_and_lets_one_try() {
    let run = |arguments: &[&str], input: &str| {
        let output = super::malom(arguments, input);
        (output.status.code().unwrap(), String::from_utf8(output.stdout).unwrap())
    };
    let (code, list) = run(&["--lang", "id", "questions"], "");
    assert_eq!((code, list.lines().count() >= ASKED), (0, true));
    let (code, one) = run(&["--lang", "en", "questions", "--plain", "fly", "at", "four"], "");
    assert!(one.contains("fly-at-four") && code == 0, "{one}");
    let (_, answer) = run(&["--lang", "en", "questions", "fly-at-four", "--ascii"], "");
    assert!(answer.contains("Exactly three may fly.") && answer.contains("[rule]"), "{answer}");
    assert!(answer.contains("malom questions fly-at-four --try"), "{answer}");
    let (code, json) = run(&["--lang", "en", "questions", "fly-at-four", "--json"], "");
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!((code, &json["questions"][0]["try"]), (0, &"exactly-three/one-too-many".into()));
    let (code, nothing) = run(&["--lang", "en", "questions", "zzz"], "");
    assert_eq!((code, nothing.as_str()), (1, ""));
    let (code, _) = run(&["--lang", "en", "questions", "fly-at-four", "--try"], "solution\n\n");
    assert_eq!(code, 0);
    let (code, _) = run(&["--lang", "en", "questions", "fly-at-four", "--try"], "");
    assert_eq!(code, 1, "left before it was solved");
    let (code, _) = run(&["--lang", "en", "questions", "--try"], "");
    assert_eq!(code, 2, "of all questions none can be tried");
}

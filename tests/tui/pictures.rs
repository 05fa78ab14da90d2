//! What the screens look like, at three sizes and in three languages.

use malom::tui::{self, Look, Play, Start};

use super::screen::{COLOURED, LANGUAGES, LARGE, MEDIUM, SMALL, Screen, learner};

/// Draws what some keys lead to in every language.
fn in_all_languages(start: &Start, size: (usize, usize), keys: &str) -> String {
    let pictures = LANGUAGES.map(|language| {
        let mut screen =
            Screen::new(tui::root(learner(language), start.clone(), COLOURED, Play::default()), size);
        screen.press(keys).text()
    });
    pictures.join("\n\n")
}

fn lesson(id: &str) -> Start {
    Start::Lesson(id.to_owned())
}

#[test]
fn the_course() {
    insta::assert_snapshot!("course_80", in_all_languages(&Start::Home, SMALL, ""));
    insta::assert_snapshot!("course_100", in_all_languages(&Start::Home, MEDIUM, "Down"));
    insta::assert_snapshot!("course_120", in_all_languages(&Start::Home, LARGE, "Down"));
}

#[test]
fn a_refused_pass() {
    let capture = lesson("capture");
    insta::assert_snapshot!("refused_80", in_all_languages(&capture, SMALL, "g1 0"));
    insta::assert_snapshot!("refused_100", in_all_languages(&capture, MEDIUM, "g1 0"));
    insta::assert_snapshot!("refused_120", in_all_languages(&capture, LARGE, "g1 0"));
}

#[test]
fn marks_judgement_and_choice() {
    let capture = lesson("capture");
    insta::assert_snapshot!("marks", in_all_languages(&capture, SMALL, "t4 a4 d2 o"));
    insta::assert_snapshot!("judgement", in_all_languages(&capture, SMALL, "t3 2"));
    insta::assert_snapshot!("choice", in_all_languages(&capture, SMALL, "t6 2"));
}

#[test]
fn a_comparison_of_clubs() {
    let clubs = lesson("clubs-differ");
    insta::assert_snapshot!("comparison_80", in_all_languages(&clubs, SMALL, "t5 1 3"));
    insta::assert_snapshot!("comparison_120", in_all_languages(&clubs, LARGE, "t5 1 3 o"));
}

#[test]
fn hints_and_the_solution() {
    let capture = lesson("capture");
    insta::assert_snapshot!("hint", in_all_languages(&capture, SMALL, "h h h"));
    insta::assert_snapshot!("solution", in_all_languages(&capture, SMALL, "s Enter n n"));
}

#[test]
fn dialogs() {
    let capture = lesson("capture");
    insta::assert_snapshot!("steps", in_all_languages(&capture, SMALL, "g1 d2 n t"));
    insta::assert_snapshot!("report", in_all_languages(&capture, SMALL, "g1 a1 r"));
    insta::assert_snapshot!("help_80", in_all_languages(&capture, SMALL, "?"));
    insta::assert_snapshot!("help_120", in_all_languages(&capture, LARGE, "?"));
}

#[test]
fn the_end_of_a_lesson() {
    let solve = "s Enter n n n ".repeat(8);
    insta::assert_snapshot!("end", in_all_languages(&lesson("capture"), SMALL, &solve));
}

#[test]
fn ascii() {
    let look = Look { colours: true, ascii: true };
    let picture = |size, keys| {
        let mut screen =
            Screen::new(tui::root(learner("hu"), lesson("capture"), look, Play::default()), size);
        screen.press(keys).text()
    };
    insta::assert_snapshot!("ascii_80", picture(SMALL, "g1 0"));
    insta::assert_snapshot!("ascii_120", picture(LARGE, "g1 0"));
}

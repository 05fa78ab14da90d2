//! Steps of lessons that are played against the best defence, on the screen.

use malom::solver::Limits;
use malom::tui::{self, Play, Start};

use super::screen::{COLOURED, LANGUAGES, SMALL, Screen};
use crate::steps::{LESSON, TABLES, learner};

fn lesson(language: &str) -> Screen {
    let limits = Limits { plies: 10, nodes: 5_000 };
    let play = Play { tables: Some(TABLES.clone()), limits, seed: Some(0) };
    let start = Start::Lesson(LESSON.to_owned());
    let mut screen = Screen::new(tui::root(learner(language), start, COLOURED, play), SMALL);
    screen.settle();
    screen
}

/// Presses keys, and waits after each word of them for what comes of it.
fn press<'s>(screen: &'s mut Screen, keys: &str) -> &'s mut Screen {
    for key in keys.split_whitespace() {
        screen.press(key).settle();
    }
    screen
}

/// Draws what some keys lead to in every language.
fn in_all_languages(keys: &str) -> String {
    let pictures = LANGUAGES.map(|language| {
        let mut screen = lesson(language);
        press(&mut screen, keys).assert_lacks("‹en›").assert_lacks("**").text()
    });
    pictures.join("\n\n")
}

#[test]
fn a_step_is_asked_and_solved() {
    insta::assert_snapshot!("step_asked", in_all_languages(""));
    insta::assert_snapshot!("step_slower", in_all_languages("d3 d6"));
    insta::assert_snapshot!("step_solved", in_all_languages("d3 g7 g4 a7 a4"));
}

#[test]
fn a_solved_step_leads_on_and_back() {
    let mut screen = lesson("en");
    screen.assert_shows("1/2").assert_shows("Which corner makes two threats at once?");
    press(&mut screen, "d3 g7 g4 a7 a4").assert_shows("Two threats at once").assert_shows("★★★");
    press(&mut screen, "n").assert_shows("2/2").assert_shows("White is about to close a mill.");
    press(&mut screen, "p").assert_shows("1/2").assert_shows("Two threats at once");
    // What is solved can be explored, with the value of every turn.
    press(&mut screen, "x").assert_shows("You play for both sides.");
    press(&mut screen, "Esc").assert_shows("Two threats at once");
    press(&mut screen, "Esc").assert_shows("The rules");
}

#[test]
fn a_wrong_turn_is_refuted_and_counts_in_the_lesson() {
    let mut screen = lesson("en");
    press(&mut screen, "d3 d2").assert_shows("1/2 ★");
    press(&mut screen, "n p u h").assert_shows("Look for a corner that lies on two of your lines.");
    press(&mut screen, "s").assert_shows("counts as missed");
    press(&mut screen, "Enter").assert_lacks("Two threats at once: only");
    press(&mut screen, "n n n n").assert_shows("Two threats at once");
    press(&mut screen, "n a1 b6").assert_shows("2/2");
}

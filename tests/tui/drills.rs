//! Drills on the screen: chosen, gone through, ended.

use malom::belief::Misconception;
use malom::rules::Rules;
use malom::tui::{self, Play, Start};

use super::screen::{COLOURED, LANGUAGES, LARGE, SMALL, Screen, learner};

fn drill_in(language: &str, belief: Misconception, size: (usize, usize)) -> Screen {
    let start = Start::Drill { belief: Some(belief), rules: Rules::standard(), seed: 11 };
    let mut screen = Screen::new(tui::root(learner(language), start, COLOURED, Play::default()), size);
    screen.settle();
    screen
}

fn in_all_languages(belief: Misconception, size: (usize, usize), keys: &str) -> String {
    let pictures = LANGUAGES.map(|language| {
        let mut screen = drill_in(language, belief, size);
        screen.press(keys).assert_lacks("‹en›").assert_lacks("**").text()
    });
    pictures.join("\n\n")
}

#[test]
fn the_list() {
    let pictures = LANGUAGES.map(|language| {
        let start = Start::Drill { belief: None, rules: Rules::standard(), seed: 11 };
        let mut screen = Screen::new(tui::root(learner(language), start, COLOURED, Play::default()), SMALL);
        screen.assert_lacks("‹en›").text()
    });
    insta::assert_snapshot!("drill_list", pictures.join("\n\n"));
}

#[test]
fn a_question() {
    insta::assert_snapshot!("drill_judged", in_all_languages(Misconception::FlyingAtFour, SMALL, ""));
    insta::assert_snapshot!("drill_told", in_all_languages(Misconception::MillCountsOnce, SMALL, ""));
    insta::assert_snapshot!("drill_told_120", in_all_languages(Misconception::MillCountsOnce, LARGE, "1"));
    insta::assert_snapshot!("drill_marked", in_all_languages(Misconception::AnyStoneMayBeTaken, SMALL, "h"));
}

#[test]
fn from_the_course_to_a_drill_and_back() {
    let mut screen = Screen::home("en");
    screen.press("z").assert_shows("any stone may be taken");
    screen.press("Down Down Enter").settle();
    screen.assert_shows("Is it true: stones in hand keep mills protected?").assert_shows("right: 0/0");
    screen.press("Esc").assert_shows("Each drill is about");
    screen.press("Esc").assert_shows("begin");
}

#[test]
fn what_is_being_made_need_not_be_waited_for() {
    let start = Start::Drill { belief: Some(Misconception::MayPass), rules: Rules::standard(), seed: 1 };
    let mut screen = Screen::new(tui::root(learner("en"), start, COLOURED, Play::default()), SMALL);
    screen.press("Esc").settle();
    screen.press("Esc").settle();
    screen.assert_lacks("Is it true: one may skip a turn?");
}

#[test]
fn what_has_become_clear_is_drilled_by_a_key() {
    let mut screen = Screen::lesson("capture");
    screen.press("g 1 0").assert_lacks("drills");
    screen.press("d 2 n 0 PgDn").assert_shows("To practise just this, press z.");
    screen.press("z").settle();
    screen.assert_shows("Is it true: a capture may be left out?").assert_shows("right: 0/0");
    // The lesson waits where it was left.
    screen.press("Esc Esc Enter").assert_shows("2/8");
}

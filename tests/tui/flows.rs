//! Ways through the program: a screen, keys, a screen.

use std::path::Path;

use cursive::event::MouseEvent;

use malom::content::Content;
use malom::progress::{Profile, Store};
use malom::tui::{self, Play, Start};

use super::screen::{COLOURED, LANGUAGES, LARGE, SMALL, Screen, learner, with_store};

#[test]
fn a_whole_turn_is_played_by_typing_points() {
    let mut screen = Screen::lesson("capture");
    screen.press("g1").assert_shows("Your turn is not over yet");
    assert_eq!(screen.row('1'), "1  =○──────────=○─────────<=○>");
    screen.press("d2").assert_shows("✓ That was a whole turn");
    screen.press("n").assert_shows("2/8").assert_shows("You have just closed the mill a1–d1–g1.");
}

#[test]
fn a_whole_turn_is_played_with_arrows() {
    let mut screen = Screen::lesson("capture");
    // c4, c3, d3, d2, d1, g1
    screen.press("Down Right Down Down Right Enter").assert_shows("The mill a1–d1–g1 is closed.");
    screen.press("Left Up Space").assert_shows("✓ That was a whole turn");
}

#[test]
fn a_point_is_typed_in_two_keys_and_can_be_given_up() {
    let mut screen = Screen::lesson("capture");
    screen.press("g").assert_shows("g…").assert_shows("Esc cancel");
    screen.press("Esc").assert_lacks("g…").assert_shows("1/8");
    screen.press("1").assert_lacks("closed");
    screen.press("d G1").assert_shows("The mill a1–d1–g1 is closed.");
}

#[test]
fn a_refusal_is_shown_on_the_board() {
    let mut screen = Screen::lesson("capture");
    screen.press("g1 0").assert_shows("You have closed the mill a1–d1–g1, and your turn is not over yet");
    assert_eq!(screen.row('1'), "1  =○──────────=○─────────<=○>");
    assert_eq!(screen.row('2'), "2   │   └──────!●───────┘   │");
    assert_eq!(screen.row('6'), "6   │   ┌───────┼──────!●   │");
    screen.assert_shows("= mill  ! free to take").assert_shows("★★☆");
}

#[test]
fn an_input_is_taken_back() {
    let mut screen = Screen::lesson("capture");
    screen.assert_lacks("u undo");
    screen.press("g1").assert_shows("u undo").press("u").assert_lacks("closed");
    assert_eq!(screen.row('1'), "1   ○───────────○──────────<┘>");
}

#[test]
fn hints_climb() {
    let mut screen = Screen::lesson("capture");
    screen.press("h").assert_shows("▸ The line lacks one stone.");
    screen.press("h h").assert_shows("Look at g1.");
    assert_eq!(screen.row('1'), "1   ○───────────○──────────?┘");
    screen.press("h").assert_shows("For example: g1 xd2.");
}

#[test]
fn the_solution_is_asked_for_and_replayed() {
    let mut screen = Screen::lesson("capture");
    screen.press("s Esc").assert_lacks("One solution");
    screen.press("s 2").assert_lacks("One solution");
    screen.press("s Enter").assert_shows("One solution: g1 xd2.").assert_lacks("whole turn");
    screen.press("n");
    assert_eq!(screen.row('1'), "1   ○───────────○───────────○'");
    screen.press("Enter").assert_shows("✓ That was a whole turn");
}

#[test]
fn the_language_changes_in_the_middle() {
    let mut screen = Screen::lesson("capture");
    screen.press("g1 l").assert_shows("Bezárult az a1–d1–g1 malom.").assert_shows("1/8");
    screen.press("l").assert_shows("Mill a1–d1–g1 terbentuk.");
    screen.press("l d2").assert_shows("✓ That was a whole turn");
}

#[test]
fn points_are_marked_and_handed_in() {
    let mut screen = Screen::lesson("capture");
    screen.press("t4 a4").assert_shows("Marked: a4.");
    screen.press("a4").assert_shows("Nothing is marked yet.");
    screen.press("a4 b2 o").assert_shows("is protected by the mill b2–d2–f2");
    screen.press("b2 g7 o").assert_shows("✓ Those on a4 and g7.");
    // A cell that is no point can't be marked.
    screen.press("p n d4").assert_lacks("d4");
}

#[test]
fn moves_are_marked_from_and_to() {
    let mut screen = Screen::lesson("ending");
    screen.press("t4").assert_shows("To mark a move, choose its stone, then the point it goes to.");
    screen.press("b4").assert_shows("Nothing is marked yet.").press("b2").assert_shows("Marked: b4–b2.");
    screen.press("d7 g7").assert_shows("Marked: b4–b2 and d7–g7.");
    screen.press("b4 b2").assert_shows("Marked: d7–g7.");
    screen.press("u").assert_shows("b4–b2");
}

#[test]
fn a_judgement_is_given_by_digits_or_arrows() {
    let mut screen = Screen::lesson("capture");
    screen.press("t3").assert_shows("d2: is that legal?");
    screen.press("1").assert_shows("No, this is not legal.");
    screen.press("Down Enter").assert_shows("Why is d2 not legal?").assert_shows("▸ 1)");
    screen.press("u").assert_shows("d2: is that legal?");
}

#[test]
fn several_options_are_chosen_and_handed_in() {
    let mut screen = Screen::lesson("clubs-differ");
    screen.assert_shows("g4–c4: where is that legal?").assert_shows("▸ 1) [ ] Standard rules");
    screen.assert_shows("o done").assert_shows("Nothing is marked yet.");
    screen.press("1 3").assert_shows("1) [x] Standard rules").assert_shows("▸ 3) [x] Classic rules");
    screen.assert_shows("Marked: Standard rules and Classic rules.");
    screen.press("o").assert_shows("[clubs differ] Classic rules – not legal").assert_shows("★★☆");
    screen.press("u").assert_shows("3) [ ] Classic rules");
    screen.press("Up Enter 4 o").assert_shows("✓ [clubs differ] It is legal wherever flying is played.");
    // None may be the answer.
    screen.press("t7").assert_shows("To pass: where is that legal?").press("o");
    screen.assert_shows("✓ Nowhere, as we play it.");
}

#[test]
fn a_solved_step_can_be_played_on_freely() {
    let mut screen = Screen::lesson("capture");
    screen.assert_lacks("try freely");
    screen.press("g1 d2 x").assert_shows("Try what you like").assert_shows("● Black to place");
    screen.press("d2").assert_shows("○ White to place").press("u u").assert_shows("● Black to place");
    screen.press("Esc").assert_shows("✓ That was a whole turn");
}

#[test]
fn the_list_of_steps_leads_to_any_and_back_to_the_beginning() {
    let mut screen = Screen::lesson("capture");
    screen.press("g1 d2 n t").assert_shows("1) ✓ Your stones stand").assert_shows("▸ 2)");
    screen.press("Down Down Enter").assert_shows("4/8");
    screen.press("p").assert_shows("3/8");
    screen.press("t 9").assert_shows("Begin this lesson anew?");
    screen.press("2").assert_shows("3/8");
    screen.press("t 9 1").assert_shows("1/8").press("t").assert_lacks("✓");
}

#[test]
fn a_digit_begins_the_lesson_of_its_number() {
    let mut screen = Screen::home("en");
    screen.press("4").assert_shows("Malom · Capturing");
}

#[test]
fn escape_leads_home_and_the_lesson_goes_on_where_it_was() {
    let mut screen = Screen::home("en");
    screen.assert_shows("▸ 1. The board");
    screen.press("Down Down Down Enter g1 d2 n Esc");
    screen.assert_shows("▸ 4. Capturing").assert_shows("You are in the middle of it.");
    screen.press("Enter").assert_shows("2/8").press("t").assert_shows("1) ✓");
}

#[test]
fn the_end_page_leads_on() {
    let solve = "s Enter n n n ".repeat(8);
    let mut screen = Screen::lesson("capture");
    screen
        .press(&solve)
        .assert_shows("“Capturing” is done: one star.")
        .assert_shows("▸ 1) Next lesson: Moving");
    screen.press("2").assert_shows("Malom · Capturing").assert_shows("1/8 ★★★");
    screen.press(&solve).press("Down Down Enter").assert_shows("★☆☆").assert_shows("▸ 1. The board");
    screen.press("Down Down Down Enter").press(&solve).press("Enter").assert_shows("Malom · Moving");
}

#[test]
fn a_lesson_without_a_fault_earns_three_stars() {
    let mut screen = Screen::lesson("capture");
    for answer in ["g1 d2", "d2", "2 2", "a4 g7 o", "1 1", "1", "2", "d1 a1"] {
        screen.press(answer).assert_shows("✓").press("n");
    }
    screen.assert_shows("three stars!");
}

#[test]
fn the_mouse_does_what_keys_do() {
    let mut screen = Screen::lesson("capture");
    screen.click("1   ○", 28).assert_shows("The mill a1–d1–g1 is closed.");
    screen.click("u undo", 0).assert_lacks("is closed");
    screen.click("t steps", 3).click("3)   White", 4).assert_shows("d2: is that legal?");
    screen.click("2) No", 0).assert_shows("Why is d2 not legal?");
    screen.click("Esc lessons", 0).click("7. How it ends", 2).assert_shows("Malom · How it ends");
}

#[test]
fn what_a_dialog_covers_cannot_be_clicked() {
    let mut screen = Screen::lesson("capture");
    let corner = screen.find("1   ○").unwrap() + (28, 0);
    screen.press("?").click_at(corner).press("Esc").assert_lacks("closed");
    screen.click_at(corner).assert_shows("closed");
}

#[test]
fn a_small_window_says_so_until_it_is_enlarged() {
    let mut screen = Screen::lesson("capture");
    screen.press("g1");
    let mut screen = screen.resized((79, 24));
    screen.assert_shows("This window is too small.").assert_shows("80 columns and 24 rows");
    screen.press("d2 h u Esc");
    for tiny in [(20, 8), (3, 2), (1, 1), (0, 0)] {
        screen = screen.resized(tiny);
    }
    let mut screen = screen.resized(LARGE);
    screen.assert_shows("The mill a1–d1–g1 is closed.");
    screen.press("d2").assert_shows("✓ That was a whole turn");
    let mut screen = screen.resized((79, 23));
    assert!(!screen.press("q").is_running());
}

#[test]
fn q_quits_from_anywhere() {
    for keys in ["", "g1", "s", "?", "t", "g1 d2 x"] {
        let mut screen = Screen::lesson("capture");
        assert!(screen.press(keys).is_running(), "{keys}");
        assert!(!screen.press("q").is_running(), "{keys}");
    }
}

#[test]
fn help_is_scrolled() {
    let mut screen = Screen::lesson("capture");
    screen.press("?").assert_shows("The rules in short").assert_shows("▼").assert_shows("PgUp/PgDn scroll");
    screen.press("PgDn PgDn PgDn").assert_lacks("The rules in short").assert_shows("▲");
    screen.wheel(MouseEvent::WheelUp).press("PgUp PgUp").assert_shows("The rules in short");
    screen.press("?").assert_lacks("The rules in short");
}

#[test]
fn an_unknown_lesson_begins_at_the_course() {
    let root = tui::root(learner("en"), Start::Lesson("nowhere".into()), COLOURED, Play::default());
    Screen::new(root, SMALL).assert_shows("▸ 1. The board");
}

#[test]
fn the_key_bar_has_room_for_all_keys_and_every_text_is_in_the_language() {
    let quit = ["q quit", "q kilépés", "q keluar"];
    for (language, quit) in LANGUAGES.into_iter().zip(quit) {
        for lesson in Content::embedded().into_result().unwrap().lessons().iter().step_by(4) {
            let mut screen = Screen::lesson_in(language, &lesson.id);
            for number in 0..lesson.steps.len() {
                let there = format!("t {} {} Enter", "Up ".repeat(number), "Down ".repeat(number));
                for keys in [&there, "a", "Esc", "a1", "u", "h h", "s", "Enter", "n n", "x"] {
                    screen.press(keys);
                    assert!(screen.find(quit).is_some(), "{} {keys}\n{}", lesson.id, screen.text());
                    screen.assert_lacks("‹en›").assert_lacks("**");
                }
            }
        }
    }
}

#[test]
fn the_key_bar_has_room_where_several_options_are_chosen() {
    for (language, quit) in LANGUAGES.into_iter().zip(["q quit", "q kilépés", "q keluar"]) {
        let mut screen = Screen::lesson_in(language, "clubs-differ");
        // Something to take back, an answer too long for the window, a step before.
        for keys in ["1", "o", "t5", "1 2 3", "o", "h h h"] {
            screen.press(keys);
            assert!(screen.find(quit).is_some(), "{keys}\n{}", screen.text());
        }
    }
}

#[test]
fn what_the_learner_must_be_told_is_told_first() {
    let opened = Store::open(Path::new("/dev/null/nowhere"), &Profile::default());
    let mut screen =
        Screen::new(tui::root(with_store("en", opened), Start::Home, COLOURED, Play::default()), SMALL);
    screen.assert_shows("Nothing is being kept: /dev/null/nowhere").assert_shows("1 choose");
    screen.press("Enter").assert_lacks("Nothing is being kept").press("Enter").assert_shows("1/8");
}

//! Puzzles on the screen: chosen, solved, refuted, explored.

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use malom::progress::{Opened, Store};
use malom::rules::Rules;
use malom::solver::{Ground, Index, Limits, Monitor, Tables};
use malom::tui::{self, Look, Play, Start};

use super::screen::{COLOURED, LANGUAGES, LARGE, SMALL, Screen, learner, with_store};

/// The least window for puzzles.
const LEAST: (usize, usize) = (60, 20);

/// A folder with the one small table that these puzzles need; the others are searched.
static TABLES: LazyLock<PathBuf> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("play-tables");
    let index = Index::new(Ground::new(Rules::standard()).unwrap());
    Tables::open(index, &folder).build("3-3".parse().unwrap(), &Monitor::default()).unwrap();
    folder
});

/// Three against three: every value is in the table.
const CORNERS: &str = "first-outer-corners";
const FLIGHT: &str = "first-flight";
/// Five against five: a table would take long, and a search tells enough.
const BLOCK: &str = "first-block";

fn play(puzzle: &str) -> Play {
    if puzzle == BLOCK {
        Play { tables: None, limits: Limits { plies: 10, nodes: 100_000 }, seed: Some(0) }
    } else {
        Play { tables: Some(TABLES.clone()), limits: Limits { plies: 10, nodes: 5_000 }, seed: Some(0) }
    }
}

/// A puzzle as a learner comes to it.
fn puzzle_in(language: &str, id: &str, look: Look, size: (usize, usize)) -> Screen {
    let start = Start::Puzzles(vec![id.to_owned()]);
    let mut screen = Screen::new(tui::root(learner(language), start, look, play(id)), size);
    screen.settle();
    screen
}

fn puzzle(id: &str) -> Screen {
    puzzle_in("en", id, COLOURED, SMALL)
}

/// Presses keys, and waits after each word of them for what comes of it.
fn press<'s>(screen: &'s mut Screen, keys: &str) -> &'s mut Screen {
    for key in keys.split_whitespace() {
        screen.press(key).settle();
    }
    screen
}

/// Draws what some keys lead to in every language.
fn in_all_languages(id: &str, size: (usize, usize), keys: &str) -> String {
    let pictures = LANGUAGES.map(|language| {
        let mut screen = puzzle_in(language, id, COLOURED, size);
        press(&mut screen, keys).assert_lacks("‹en›").assert_lacks("**").text()
    });
    pictures.join("\n\n")
}

#[test]
fn the_goal() {
    insta::assert_snapshot!("puzzle_goal_80", in_all_languages(CORNERS, SMALL, ""));
    insta::assert_snapshot!("puzzle_goal_60", in_all_languages(CORNERS, LEAST, ""));
    insta::assert_snapshot!("puzzle_goal_120", in_all_languages(CORNERS, LARGE, ""));
}

#[test]
fn solved() {
    insta::assert_snapshot!("puzzle_solved", in_all_languages(FLIGHT, SMALL, "f4 g1 b6"));
}

#[test]
fn slower() {
    insta::assert_snapshot!("puzzle_slower", in_all_languages(BLOCK, SMALL, "c4 b4"));
}

#[test]
fn spoiled_and_refuted() {
    insta::assert_snapshot!("puzzle_spoiled", in_all_languages(CORNERS, SMALL, "d3 d2"));
    insta::assert_snapshot!("puzzle_refuted", in_all_languages(CORNERS, SMALL, "d3 d2 n n"));
    insta::assert_snapshot!("puzzle_refuted_60", in_all_languages(CORNERS, LEAST, "d3 d2 n n"));
}

#[test]
fn hints() {
    insta::assert_snapshot!("puzzle_hint", in_all_languages(CORNERS, SMALL, "h h h"));
}

#[test]
fn given_up() {
    insta::assert_snapshot!("puzzle_give_up", in_all_languages(CORNERS, SMALL, "s"));
    insta::assert_snapshot!("puzzle_given_up", in_all_languages(CORNERS, SMALL, "s 1 n n"));
}

#[test]
fn explored() {
    insta::assert_snapshot!("puzzle_exploring_80", in_all_languages(FLIGHT, SMALL, "f4 g1 b6 x"));
    insta::assert_snapshot!("puzzle_exploring_stone", in_all_languages(FLIGHT, SMALL, "f4 g1 b6 x f4"));
    insta::assert_snapshot!("puzzle_exploring_120", in_all_languages(FLIGHT, LARGE, "f4 g1 b6 x f4"));
    let ascii = Look { colours: false, ascii: true };
    let mut screen = puzzle_in("en", FLIGHT, ascii, SMALL);
    insta::assert_snapshot!("puzzle_exploring_ascii", press(&mut screen, "f4 g1 b6 x f4").text());
}

#[test]
fn a_puzzle_of_two_sides_is_solved_from_each() {
    let mut screen = puzzle(CORNERS);
    screen.assert_shows("You play White now.");
    press(&mut screen, "d3 g7").assert_shows("d3–g7: good.").assert_shows("Black answers");
    // The last turn is marked, and written.
    screen.assert_shows("' last turn").assert_shows("1. d3–g7");
    // It stops one of two mills.
    press(&mut screen, "h h h h").assert_shows("This is how it goes: 1. g4–a7 xa4.");
    press(&mut screen, "g4 a7 a4").assert_shows("Solved for this side");
    press(&mut screen, "n").assert_shows("You play Black now.");
}

#[test]
fn a_wrong_turn_is_stepped_through_taken_back_and_played_on() {
    let mut screen = puzzle(CORNERS);
    press(&mut screen, "d3 d2").assert_shows("d3–d2 loses").assert_shows("j play on");
    press(&mut screen, "n n").assert_shows("2 of ").assert_shows("p previous");
    press(&mut screen, "p p").assert_lacks("p previous").press("u").settle();
    screen.assert_lacks("loses").assert_shows("○ White to fly");
    press(&mut screen, "d3 d2 j").assert_shows("You play on").assert_shows("Black answers");
    press(&mut screen, "u").assert_lacks("Black answers");
}

#[test]
fn a_failure_is_kept_even_where_the_learner_leaves() {
    let mut screen = puzzle(CORNERS);
    press(&mut screen, "d3 d2 Esc").assert_shows("One puzzle to repeat");
    // Who only looked has not tried.
    let mut screen = puzzle(CORNERS);
    press(&mut screen, "d3 Esc").assert_shows("There is nothing to repeat.");
}

#[test]
fn what_failed_is_repeated() {
    let mut screen = puzzle(FLIGHT);
    press(&mut screen, "s 1 n n").assert_shows("Given up").assert_shows("Theme: flying");
    press(&mut screen, "n").assert_shows("One puzzle to repeat").assert_shows("Puzzles");
    press(&mut screen, "3 f4 g1 b6").assert_shows("Solved, the shortest way");
    press(&mut screen, "n").assert_shows("There is nothing to repeat.");
}

#[test]
fn the_solution_is_asked_for_first() {
    let mut screen = puzzle(CORNERS);
    press(&mut screen, "s 2").assert_lacks("The solution:");
    press(&mut screen, "s Enter").assert_shows("The solution: 1. d3–g7");
}

#[test]
fn exploring_tells_what_everything_is_worth() {
    let mut screen = puzzle(FLIGHT);
    press(&mut screen, "f4 g1 b6 x").assert_shows("▲ wins").assert_shows("wins at once");
    screen.assert_shows("You play for both sides.");
    press(&mut screen, "f4 a4").assert_shows("▼ loses").press("u").settle();
    // A mill is closed: which stone is best to take is told by the signs.
    press(&mut screen, "f4 g1");
    assert!(screen.row('6').contains("▲●"), "{}", screen.text());
    press(&mut screen, "u u Esc").assert_shows("Solved, the shortest way");
}

#[test]
fn the_number_is_told_on_request() {
    let mut screen = puzzle(FLIGHT);
    press(&mut screen, "f4 g1 b6").assert_lacks("Rating:");
    press(&mut screen, "v").assert_shows("Rating: ");
    press(&mut screen, "Esc").assert_lacks("Rating:");
    press(&mut screen, "v").assert_shows("Rating: ");
}

#[test]
fn an_attempt_can_be_made_anew() {
    let mut screen = puzzle(FLIGHT);
    press(&mut screen, "f4 g1 b6 m").assert_lacks("Solved").assert_shows("Win with your next turn.");
    press(&mut screen, "f4 g1 b6").assert_shows("Solved, the shortest way");
}

#[test]
fn puzzles_are_chosen_from_the_course() {
    for language in LANGUAGES {
        let opened = Opened { store: Store::in_memory(), notices: Vec::new() };
        let root = tui::root(with_store(language, opened), Start::Home, COLOURED, play(CORNERS));
        let mut screen = Screen::new(root, SMALL);
        press(&mut screen, "t").assert_lacks("‹en›");
        // By theme, then by grade.
        press(&mut screen, "4").assert_lacks("‹en›");
        press(&mut screen, "Down Esc 5 Down Enter").assert_lacks("‹en›");
        press(&mut screen, "Esc").assert_lacks("‹en›").press("t");
    }
}

#[test]
fn a_theme_is_chosen() {
    let root = tui::root(learner("en"), Start::Training, COLOURED, play(CORNERS));
    let mut screen = Screen::new(root, SMALL);
    press(&mut screen, "4").assert_shows("swing mill (");
    press(&mut screen, "9").assert_shows("4) Theme: ").assert_lacks("Theme: any");
    press(&mut screen, "5 2").assert_shows("Grade: warm-up");
}

#[test]
fn a_set_is_solved_in_cycles() {
    let root = tui::root(learner("en"), Start::Training, COLOURED, play(CORNERS));
    let mut screen = Screen::new(root, SMALL);
    // A new set; given up at once, then left.
    press(&mut screen, "7").assert_shows("1/");
    press(&mut screen, "Esc").assert_shows("The woodpecker: go on");
    press(&mut screen, "Down Down Down Down Down Down Down").assert_shows("the same puzzles again and again");
}

#[test]
fn the_mouse_does_what_keys_do() {
    let mut screen = puzzle(FLIGHT);
    let row = screen.find("1   ○").unwrap();
    let at = |column: usize, up: usize| row + (4 + 4 * column, 0) - (0, 2 * up);
    screen.click_at(at(5, 3)).settle();
    screen.click_at(at(6, 0)).settle();
    screen.assert_shows("take a black stone");
    screen.click_at(at(1, 5)).settle();
    screen.assert_shows("Solved, the shortest way");
    screen.click("x try freely", 0).settle();
    screen.assert_shows("You play for both sides.");
}

#[test]
fn the_key_bar_has_room_for_all_keys() {
    for (language, quit) in LANGUAGES.into_iter().zip(["q quit", "q kilépés", "q keluar"]) {
        for size in [SMALL, LEAST] {
            let mut screen = puzzle_in(language, CORNERS, COLOURED, size);
            for keys in
                ["d", "3", "d2", "n", "p", "j", "u", "h", "h h h", "s 1", "n", "n n n", "n n n n n", "x"]
            {
                press(&mut screen, keys);
                assert!(screen.find(quit).is_some(), "{keys} at {size:?}\n{}", screen.text());
            }
        }
    }
}

#[test]
fn a_window_smaller_than_the_board_says_so() {
    let mut screen = puzzle(FLIGHT).resized((59, 20));
    screen.assert_shows("60 columns and 20 rows");
    let mut screen = screen.resized(LEAST);
    press(&mut screen, "f4 g1 b6").assert_shows("✓ Solved");
}

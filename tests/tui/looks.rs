//! Styles: what is told by more than a sign.

use std::collections::BTreeSet;

use cursive::theme::{Color, Effect};

use malom::tui::{self, Look, Play, Start};

use super::screen::{SMALL, Screen, learner};

fn refused(colours: bool) -> Screen {
    let look = Look { colours, ascii: false };
    let mut screen =
        Screen::new(tui::root(learner("en"), Start::Lesson("capture".into()), look, Play::default()), SMALL);
    screen.press("g1 0");
    screen
}

#[test]
fn without_colours_there_are_none() {
    let screen = refused(false);
    for cell in screen.cells() {
        let colours = (cell.style.colors.front, cell.style.colors.back);
        assert_eq!(colours, (Color::TerminalDefault, Color::TerminalDefault));
    }
}

#[test]
fn nothing_blinks() {
    for colours in [false, true] {
        assert!(refused(colours).cells().all(|cell| !cell.style.effects.contains(Effect::Blink)));
    }
}

#[test]
fn highlights_bring_both_their_colours() {
    let screen = refused(true);
    let mill = screen.cell("=○").style.colors;
    let free = screen.cell("!●").style.colors;
    for colours in [mill, free] {
        assert!(colours.front != Color::TerminalDefault && colours.back != Color::TerminalDefault);
    }
    assert_ne!(mill, free);
}

#[test]
fn stones_differ_by_colour_as_well_as_by_shape() {
    let screen = Screen::lesson("capture");
    assert_ne!(screen.cell("○").style.colors, screen.cell("●").style.colors);
    let backs: BTreeSet<String> =
        screen.cells().map(|cell| format!("{:?}", cell.style.colors.back)).collect();
    assert_eq!(backs.len(), 1, "the terminal's own background, where nothing is highlighted");
}

#[test]
fn the_cursor_is_reversed_and_marked() {
    for colours in [false, true] {
        let look = Look { colours, ascii: false };
        let screen = Screen::new(
            tui::root(learner("en"), Start::Lesson("capture".into()), look, Play::default()),
            SMALL,
        );
        let cell = screen.cell("<┤>");
        assert!(cell.style.effects.contains(Effect::Reverse));
    }
}

//! Points, actions, turns and positions as text: what is read, what is refused, and where.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use malom::rules::{Action, Color, Fen, NotationError, NotationErrorKind, Point, Setup, Turn};

/// Checks that each text is refused at its offset for its reason.
fn refused<T: FromStr<Err = NotationError> + Debug>(table: &[(&str, usize, &str)]) {
    for &(text, offset, reason) in table {
        let error = text.parse::<T>().expect_err(text);
        assert_eq!(
            (error.offset, error.to_string()),
            (offset, format!("at character {}: {reason}", offset + 1)),
            "{text}"
        );
    }
}

/// Checks that each text is read, and written as the second.
fn written<T: FromStr<Err = NotationError> + Display>(table: &[(&str, &str)]) {
    for (text, expected) in table {
        let value: T = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(value.to_string(), *expected, "{text}");
    }
}

const POINT: &str = "expected a point (a1 to g7)";
const ACTION: &str = "expected an action: a point (d6), a move (a1-a4), a capture (xd2) or pass";

#[test]
fn points() {
    written::<Point>(&[("a1", "a1"), ("G7", "g7"), (" d4 ", "d4")]);
    refused::<Point>(&[
        ("", 0, POINT),
        ("h1", 0, POINT),
        ("a8", 0, POINT),
        ("é1", 0, POINT),
        ("a1x", 2, "expected the end of the text"),
    ]);
}

#[test]
fn actions() {
    written::<Action>(&[
        ("D6", "d6"),
        ("a1-a4", "a1-a4"),
        ("a1–a4", "a1-a4"),
        ("a1−a4", "a1-a4"),
        ("Xd2", "xd2"),
        ("PASS", "pass"),
    ]);
    refused::<Action>(&[
        ("", 0, ACTION),
        ("paß!", 0, ACTION),
        ("a1–", 3, POINT),
        ("a1–h4", 3, POINT),
        ("x", 1, POINT),
        ("a1a4", 2, "expected the end of the text"),
        ("g1xd2", 2, "expected the end of the text"),
    ]);
}

#[test]
fn turns() {
    written::<Turn>(&[
        ("g1xd2", "g1xd2"),
        ("a1−a4XD7", "a1-a4xd7"),
        ("xd2", "xd2"),
        ("a1xd7Xb2", "a1xd7xb2"),
        ("xd2xd3", "xd2xd3"),
        ("pass", "pass"),
    ]);
    refused::<Turn>(&[
        ("a1-a4x", 6, POINT),
        ("a1xd2xd3xd5xd6xd7", 14, "expected the end of the text"),
        ("passxd2", 4, "expected the end of the text"),
    ]);
}

#[test]
fn positions_in_the_short_form() {
    written::<Setup>(&[
        ("w W:+9 B:+9", "w W:+9 B:+9"),
        ("B\tw:d1,A1+0  b:+7 ", "b W:a1,d1 B:+7"),
        ("w! W:a1,d1,g1 B:d2", "w! W:a1,d1,g1 B:d2"),
        ("w!g1-d1–a1,d1-d2-d3 W: B:", "w!a1-d1-g1,d1-d2-d3 W: B:"),
        ("w!xd2 W: B:", "w!xd2 W: B:"),
        ("w!Xf6,a1-d1-g1,xd2 W: B:", "w!a1-d1-g1,xd2,xf6 W: B:"),
        ("w!1 W: B:", "w!1 W: B:"),
        ("w!2:a1-d1-g1,xd2 W: B:", "w!2:a1-d1-g1,xd2 W: B:"),
    ]);
    refused::<Setup>(&[
        ("", 0, "expected the side to act: w or b"),
        ("x W:+9 B:+9", 0, "expected the side to act: w or b"),
        ("wW:+9 B:+9", 1, "expected a space"),
        ("w", 1, "expected a space"),
        ("w B:+9", 2, "expected W: and White's stones"),
        ("w W+9 B:+9", 3, "expected a colon after the side"),
        ("w W:a1,+8 B:+9", 7, POINT),
        ("w W:a1,h9+7 B:+9", 7, POINT),
        ("w W:a1,d1,a1+6 B:+9", 10, "a1 is written twice"),
        ("w W:a1,d1+7 B:d1+8", 14, "d1 is written twice"),
        ("w W:+256 B:+9", 5, "expected a number of stones (0 to 255)"),
        ("w W:+ B:+9", 5, "expected a number of stones (0 to 255)"),
        ("w W:+9", 6, "expected a space"),
        ("w W:+9 X:+9", 7, "expected B: and Black's stones"),
        ("w W:+9 B:+9 and more", 12, "expected the end of the text"),
        ("w!a1 W:+9 B:+9", 4, "expected a mill: three points joined by -"),
        ("w!a1–d1–a1 W:+9 B:+9", 8, "a1 is written twice"),
        ("w!xa1,xa1 W:+9 B:+9", 7, "a1 is written twice"),
        ("w!2a1-d1-g1 W:+9 B:+9", 3, "expected a space"),
        ("w!a1-d1-g1, W:+9 B:+9", 11, POINT),
    ]);
}

#[test]
fn positions_as_fen() {
    let current = "********/********/******** w p p 0 9 0 9 0 0 -1 -1 -1 -1 0 0 1 ids:nodes";
    written::<Fen>(&[
        (current, current),
        ("********/********/******** w p p 0 9 0 9 0 0 0 0 0 0 0 0 1", current),
        ("********/********/******** w r p 0 9 0 9 0 0 0 0 0 0 0 0 1", current),
    ]);
    let fen = |after_board: &str| format!("********/********/*****O** {after_board}");
    let counts = fen("b p p 2 8 0 9 0 0 0 0 0 0 0 0 1");
    refused::<Fen>(&[
        ("********", 8, "expected a / between the rings"),
        ("*******x", 7, "expected a point of the ring: O, @ or *"),
        (&fen("x"), 27, "expected the side to act: w or b"),
        (&fen("b x"), 29, "expected a phase: p, m or o"),
        (&fen("b p x"), 31, "expected an action: p, s or r"),
        (&fen("bp"), 28, "expected a space"),
        (&counts, 33, "white has 1 stones on this board, not 2"),
        (&fen("b p p 1 8 0 9 1 0"), 41, "expected 0: no capture is due for this side"),
        (&fen("b p p 1 8 0 9 0 2"), 43, "expected 0 or 1"),
        (&fen("b p p 1 8 0 9 0 0 -2"), 46, "expected a square (8 to 31), -1 or 0"),
        (&fen("b p p 1 8 0 9 0 0 7"), 45, "expected a square (8 to 31), -1 or 0"),
        (&fen("b p p 1 8 0 9 0 0 0 0 0 0 0 0"), 56, "expected a space"),
        (&fen("b p p 1 8 0 9 0 0 0 0 0 0 0 0 1 ids"), 62, "expected ids:nodes, or the end"),
    ]);
    let error = counts.parse::<Fen>().expect_err("counts differ");
    assert_eq!(error.kind, NotationErrorKind::CountsDiffer { color: Color::White, stones: 1, written: 2 });
}

/// The square of the stone that landed last says which of two standing mills a capture is due for.
#[test]
fn a_fen_says_which_mill_was_closed() {
    let fen = "********/********/@**OOOOO w p r 5 4 1 8 1 0 -1 LANDED -1 -1 0 0 6 ids:nodes";
    for (landed, closed) in [("28", "a1-d1-g1"), ("30", "a1-a4-a7"), ("29", "a1-a4-a7,a1-d1-g1")] {
        let read: Fen = fen.replace("LANDED", landed).parse().expect("a FEN");
        assert!(read.setup.to_string().starts_with(&format!("w!{closed} ")), "{landed}: {}", read.setup);
    }
    let unknown: Fen = fen.replace("LANDED", "-1").parse().expect("a FEN");
    assert!(unknown.setup.to_string().starts_with("w! "));
}

#[test]
fn counters_are_kept() {
    let text = "O@******/********/********  w m s 1 0 1 0 0 0 -1 -1 -1 -1 0 17 42 ids:nodes";
    let fen: Fen = text.parse().expect("a FEN");
    assert_eq!((fen.quiet_plies, fen.move_number), (17, 42));
    assert_eq!(Fen::from(fen.setup.clone()), Fen { setup: fen.setup, quiet_plies: 0, move_number: 1 });
}

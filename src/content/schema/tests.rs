use serde_json::json;

use super::*;
use crate::content::FactKind;
use crate::content::claim::Worth;
use crate::content::puzzle::{Choices, Origin, Theme, Verdict};
use crate::content::raw::{After, LinePoints, MillPoints};
use crate::rules::{Action, IllegalKind, Point, Setup, Turn};

/// Holds what an editor accepts against what the reader does.
#[track_caller]
fn agree<T: Parse>(texts: &[&str]) {
    let schema = T::shape().schema(T::WHAT);
    let validator = jsonschema::validator_for(schema.as_value()).unwrap();
    for text in texts {
        assert_eq!(validator.is_valid(&json!(text)), T::parse(text).is_ok(), "{text:?} as {}", T::WHAT);
    }
}

#[test]
fn an_editor_accepts_what_is_read_and_nothing_else() {
    let points: Vec<String> =
        (b'a'..=b'g').flat_map(|column| (1..=7).map(move |row| format!("{}{row}", column as char))).collect();
    let points: Vec<&str> = points.iter().map(String::as_str).collect();
    agree::<Point>(&points);
    agree::<Point>(&["", "h1", "a0", "a8", "a11", "a", "1a", "a1-a4"]);
    agree::<Action>(&[
        "d6", "a1-a4", "a1–a4", "a1−a4", "xd2", "pass", "a1-", "xa1-a4", "d6xa1", "passes", "",
    ]);
    agree::<Turn>(&[
        "d6", "g1xd2", "a1-a4xd7", "a1xd7xb2", "xd2", "xd2xf6", "pass", "passxd2", "g1x", "g1 xd2", "x",
    ]);
    let longest = format!("a1{}", "xb2".repeat(Turn::MOST_CAPTURES));
    agree::<Turn>(&[&longest, &format!("{longest}xb2")]);
    agree::<After>(&["now", "g1xd2", "then", "now g1"]);
    agree::<MillPoints>(&["a1-d1-g1", "a1–d1–g1", "a1-d1", "a1-d1-g1-g4", "a1,d1,g1"]);
    agree::<LinePoints>(&["a1-a2", "a1-a2-a3", "a1-h9"]);
    agree::<Setup>(&[
        "w W:+9 B:+9",
        "w W:a1,d1+7 B:d2,f6+7",
        "b W: B:",
        "w!  W:a1 B:d2",
        "w!a1-d1-g1 W:a1,d1,g1 B:d2",
        "w!a1-d1-g1,g1-g4-g7 W:a1 B:d2",
        "w!xd2 W:a1 B:d2",
        "w!1:a1-d1-g1 W:a1 B:d2",
        "w!1: W:a1 B:d2",
        "w W:a1",
        "W:a1 B:d2",
        "w B:d2 W:a1",
        "w W:a1 d1 B:d2",
        "w W:a1,h1 B:d2",
        "w W:a1+ B:d2",
        "w W:a1 B:d2 x",
    ]);
    agree::<Worth>(&[
        "win", "loss", "draw", "win-5", "win-10", "loss-4", "loss-10", "loss-0", "loss-5", "won", "win-",
    ]);
    agree::<Verdict>(&[
        "draw", "win-1", "win-15", "win-2", "loss-2", "loss-20", "loss-1", "loss-0", "win", "loss",
    ]);
    agree::<Origin>(&["mined", "composed", "Ply Yard", "", " "]);
}

#[test]
fn the_closed_words_are_those_of_the_program() {
    agree::<IllegalKind>(&IllegalKind::ALL.map(IllegalKind::token));
    agree::<IllegalKind>(&["capture-do", ""]);
    agree::<FactKind>(&FactKind::ALL.map(FactKind::token));
    agree::<FactKind>(&["rules"]);
    agree::<Theme>(&Theme::ALL.map(Theme::token));
    agree::<Theme>(&["swing"]);
    agree::<Choices>(&Choices::ALL.map(Choices::token));
    agree::<Choices>(&["stones"]);
}

#[test]
fn kinds_are_known_by_their_tokens() {
    for kind in FileKind::ALL {
        assert_eq!(FileKind::from_token(kind.token()), Some(kind));
    }
    assert_eq!(FileKind::from_token("lessons"), None);
}

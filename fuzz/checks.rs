//! What must hold of any bytes. The fuzz targets try new ones; `tests/corpora.rs` tries those that were kept.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use malom::content::Content;
use malom::rules::{
    Action, Fen, Game, GameText, NotationError, Numbers, Point, Position, Rules, Ruleset, Setup, Turn,
};

/// The rules of every profile.
fn every_rules() -> impl Iterator<Item = &'static Rules> {
    Ruleset::ALL.iter().filter_map(|ruleset| Rules::named(ruleset.id))
}

/// Reads a text; what can be read is written so that it can be read again, as the same.
fn round_trip<T>(text: &str) -> Option<T>
where
    T: FromStr<Err = NotationError> + Display + Debug + PartialEq,
{
    match text.parse::<T>() {
        Ok(value) => {
            let written = value.to_string();
            assert_eq!(written.parse().as_ref(), Ok(&value), "{text:?} is written as {written:?}");
            Some(value)
        }
        Err(error) => {
            assert!(error.offset <= text.chars().count(), "{text:?}: {error}");
            None
        }
    }
}

/// Plays on from a position by each profile that allows it.
fn play(setup: &Setup) {
    for rules in every_rules() {
        let Ok(position) = Position::new(rules, setup) else { continue };
        assert_eq!(Position::new(rules, &position.setup(rules)), Ok(position));
        for action in position.legal_actions(rules) {
            assert_eq!(position.check(rules, action), Ok(()), "{} {position:?}", rules.ruleset().id);
        }
        let mut game = Game::from_position(rules, position, 0);
        for _ in 0..16 {
            let Some(&action) = game.legal_actions().first() else { break };
            assert!(game.play(action).is_ok(), "{action} is listed as legal");
        }
        assert!(game.outcome().is_some() || !game.legal_actions().is_empty());
    }
}

/// A position as FEN.
pub(super) fn fen(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    if let Some(fen) = round_trip::<Fen>(text) {
        play(&fen.setup);
    }
}

/// A position in the short form.
pub(super) fn short_form(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    if let Some(setup) = round_trip::<Setup>(text) {
        play(&setup);
    }
}

/// Points, actions and turns.
pub(super) fn turns(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    round_trip::<Point>(text);
    round_trip::<Action>(text);
    if let Some(turn) = round_trip::<Turn>(text) {
        for rules in every_rules() {
            let _ = Position::start(rules).play_turn(rules, turn);
        }
    }
}

/// A whole game.
pub(super) fn games(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    let Ok(game) = text.parse::<GameText>() else { return };
    let pgn = game.pgn();
    let again: GameText = pgn.parse().unwrap_or_else(|error| panic!("{error}\n{pgn}"));
    assert_eq!(again.pgn(), pgn);
    for rules in every_rules() {
        let Ok(mut played) = game.begin(rules) else { continue };
        let _ = game.play_on(&mut played);
        let own = GameText::from(&played).moves(Numbers::With);
        if !own.is_empty() {
            let again: GameText = own.parse().unwrap_or_else(|error| panic!("{error}\n{own}"));
            assert_eq!(again.moves(Numbers::With), own);
        }
        while played.undo().is_some() {}
        assert_eq!(played.position(), played.start());
    }
}

/// A lesson's file, in a course that has no other.
pub(super) fn lessons(data: &[u8]) {
    let files = [
        ("course.yaml", b"units: [{id: rules, lessons: [lesson]}]\n".as_slice()),
        ("facts.yaml", b"facts: [{id: aim-block, kind: rule, from: [M]}]\n".as_slice()),
        ("rules/lesson.yaml", data),
    ];
    let loaded = Content::from_files(files.map(|(path, bytes)| (path.to_owned(), bytes.to_vec())));
    assert_eq!(loaded.content.lessons().is_empty(), !loaded.faults.is_empty());
}

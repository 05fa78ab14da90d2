//! Games as text: what is read, what is written, what is refused and where.

use malom::rules::{
    Game, GameResult, GameText, Numbers, Place, Rules, Ruleset, StartError, Turn, WrittenLine, WrittenTurn,
};
use proptest::collection::vec;
use proptest::prelude::*;

use super::action;

fn read(text: &str) -> GameText {
    text.parse().unwrap_or_else(|error| panic!("{text:?}: {error}"))
}

fn turns(line: &WrittenLine) -> String {
    line.turns.iter().map(|written| written.turn.to_string()).collect::<Vec<_>>().join(" ")
}

/// The same without the places, which a text that was written anew has elsewhere.
fn unplaced(mut text: GameText) -> GameText {
    fn line(of: &mut WrittenLine) {
        for written in &mut of.turns {
            written.places.clear();
            written.variations.iter_mut().for_each(line);
        }
    }
    text.tags.iter_mut().for_each(|tag| tag.place = None);
    line(&mut text.line);
    text
}

#[test]
fn everything_about_a_turn_is_kept() {
    let text = read(
        "[White \"Anna \\\"the mill\\\" \\\\ B.\"]\n[Result \"1-0\"]\n\n\
         {before   it\n} 1. d7! {one} ;two\n(1. a1 {other} a4 (1... g4 2. g1) 2. g7) a1 $5 $16 2. g7?? 1-0 {after}",
    );
    assert_eq!(text.tag("white"), Some("Anna \"the mill\" \\ B."));
    assert_eq!(text.result, Some(GameResult::WhiteWins));
    assert_eq!(text.line.comments, ["before it"]);
    assert_eq!(turns(&text.line), "d7 a1 g7");
    let [first, second, third] = text.line.turns.as_slice() else { panic!("{text:?}") };
    assert_eq!(
        (first.nags.as_slice(), first.comments.as_slice()),
        (&[1][..], &["one".to_owned(), "two".to_owned()][..])
    );
    assert_eq!((second.nags.as_slice(), third.nags.as_slice()), (&[5, 16][..], &[4][..]));
    assert_eq!(third.comments, ["after"]);
    let variation = &first.variations[0];
    assert_eq!(
        (turns(variation), turns(&variation.turns[1].variations[0])),
        ("a1 a4 g7".to_owned(), "g4 g1".to_owned())
    );
    assert_eq!(variation.turns[0].comments, ["other"]);
    assert!(text.without_variations().line.turns.iter().all(|turn| turn.variations.is_empty()));
}

#[test]
fn turns_know_where_they_stand() {
    let text = read("\u{feff}1. d7 a1\r\n2.g7\td1\r3... a7xd1 xa1");
    let places: Vec<Vec<(usize, usize)>> = text
        .line
        .turns
        .iter()
        .map(|turn| turn.places.iter().map(|place| (place.line, place.column)).collect())
        .collect();
    assert_eq!(
        places,
        [vec![(1, 4)], vec![(1, 7)], vec![(2, 3)], vec![(2, 6)], vec![(3, 6), (3, 8), (3, 12)]]
    );
}

#[test]
fn numbers_and_results_in_every_form() {
    for text in [
        "d7 a1 g7",
        "1. d7 a1 2. g7",
        "1.d7 a1 2.g7",
        "1 d7 a1 2 g7",
        "1. d7 1... a1 2. g7",
        "1. d7 … a1 2… g7",
        "1) d7",
    ] {
        match text.parse::<GameText>() {
            Ok(read) => assert_eq!(turns(&read.line), "d7 a1 g7", "{text}"),
            Err(error) => assert_eq!((text, error.place.column), ("1) d7", 2)),
        }
    }
    let results = [
        ("d7 1-0", GameResult::WhiteWins),
        ("d7 0–1", GameResult::BlackWins),
        ("d7 1/2-1/2", GameResult::Draw),
        ("d7 ½−½", GameResult::Draw),
        ("5 *", GameResult::Unknown),
        ("[Result \"0-1\"] d7", GameResult::BlackWins),
    ];
    for (text, result) in results {
        assert_eq!(read(text).stated_result(), Some(result), "{text}");
    }
    assert_eq!(read("d7").stated_result(), None);
}

#[test]
fn playok_numbers_the_points_from_the_top_left() {
    let points = "a7 d7 g7 b6 d6 f6 c5 d5 e5 a4 b4 c4 e4 f4 g4 c3 d3 e3 b2 d2 f2 a1 d1 g1";
    let numbers: Vec<String> = (1..=24).map(|number: u8| number.to_string()).collect();
    assert_eq!(turns(&read(&numbers.join(" ")).line), points);
    assert_eq!(turns(&read("1. 5 14 2. 5-6x14 x1 24–15X2").line), "d6 f4 d6-f6xf4xa7 g1-g4xd7");
}

/// Checks that each text is refused, with what and where.
fn refused(table: &[(&str, &str)]) {
    for (text, expected) in table {
        match text.parse::<GameText>() {
            Ok(read) => panic!("{text:?} is read: {read:?}"),
            Err(error) => assert_eq!(error.to_string(), *expected, "{text:?}"),
        }
    }
}

#[test]
fn what_is_no_game_is_refused_with_its_place() {
    const ACTION: &str = "expected an action: a point (d6), a move (a1-a4), a capture (xd2) or pass";
    const POINT: &str = "expected a point (a1 to g7)";
    const NUMBER: &str = "expected the number of a point (1 to 24)";
    refused(&[
        ("", "1:1: there is no game in this text"),
        (" \r\n\t", "1:1: there is no game in this text"),
        ("hello", &format!("1:1: {ACTION}")),
        ("d7 h8", &format!("1:4: {ACTION}")),
        ("d7 a1-h8 d1", &format!("1:7: {POINT}")),
        ("d7 a1d1", "1:6: expected the end of the text"),
        ("d7 a1-", &format!("1:7: the text ends within a turn: {POINT}")),
        ("d7 g", &format!("1:4: {ACTION}")),
        ("d7 g1x\r\n", &format!("1:7: the text ends within a turn: {POINT}")),
        ("5 25", &format!("1:3: {NUMBER}")),
        ("5 0", &format!("1:3: {NUMBER}")),
        ("5 99999999999999999999", &format!("1:3: {NUMBER}")),
        ("5 14-", &format!("1:6: the text ends within a turn: {NUMBER}")),
        ("d7 3 a1", "1:4: expected a turn, or the number of the next one: 1"),
        ("d7 {no end", "1:4: the text ends within the comment that begins here (close it with })"),
        ("d7\n (a1 (g7)", "2:2: the text ends within the variation that begins here (close it with ))"),
        ("[Event", "1:1: the text ends within the tag that begins here (close it with ])"),
        ("[Event \"x\nd7", "1:10: expected the quotation mark that ends the tag's value"),
        ("[\"x\"]", "1:2: expected a tag's name"),
        ("[Event x]", "1:8: expected a tag's value in quotation marks"),
        ("[Event \"x\" y]", "1:12: expected the ] that ends the tag"),
        ("d7 )", "1:4: this ) closes nothing"),
        ("d7 }", "1:4: this } closes nothing"),
        ("d7 ]", "1:4: this ] closes nothing"),
        ("(d7)", "1:1: there is no turn before this (it belongs after one)"),
        ("$1 d7", "1:1: there is no turn before this (it belongs after one)"),
        ("d7 $", "1:4: expected a number from 0 to 255 after $"),
        ("d7 $256", "1:4: expected a number from 0 to 255 after $"),
        ("d7!!!", "1:3: expected !, ?, !!, ??, !? or ?!"),
        ("d7 * a1", "1:6: another game begins here (give each its own file)"),
        ("d7 * [Event \"x\"]", "1:6: another game begins here (give each its own file)"),
        ("d7\n[Event \"x\"]", "2:1: another game begins here (give each its own file)"),
    ]);
    let deep = format!("d7 {}", "(d7 ".repeat(65));
    refused(&[(&deep, "1:260: too many variations within variations")]);
}

#[test]
fn a_game_may_begin_from_a_given_position() {
    let rules = Rules::standard();
    let text = read("[Position \"b W:a1,d1+7 B:d2,f6+6\"] 2... g7 3. g1xd2");
    let mut game = text.begin(rules).unwrap();
    text.play_on(&mut game).unwrap();
    assert_eq!(game.position().setup(rules).to_string(), "b W:a1,d1,g1+6 B:f6,g7+5");
    let again = GameText::from(&game);
    assert_eq!(again.moves(Numbers::With), "[Position \"b W:a1,d1+7 B:d2,f6+6\"]\n1... g7\n2. g1xd2\n");

    let fen = "[FEN \"********/***O****/*@*****O b p p 2 7 1 8 0 0 -1 -1 -1 -1 0 0 7 ids:nodes\"] d6";
    let text = read(fen);
    let mut game = text.begin(rules).unwrap();
    text.play_on(&mut game).unwrap();
    assert_eq!(game.position().setup(rules).to_string(), "w W:a7,f2+7 B:d6,g7+7");
    assert!(text.pgn().ends_with("\n7... d6 *\n"), "{}", text.pgn());

    let error = read("\n[Position \"b W:a1,h1\"]").begin(rules).unwrap_err();
    assert!(matches!(error, StartError::Notation { .. }));
    assert_eq!(
        (error.place().map(|place| place.to_string()), error.to_string().as_str()),
        (Some("2:19".to_owned()), "expected a point (a1 to g7)")
    );
    let error = read("[Position \"b W:a1+9 B:d1+8\"]").begin(rules).unwrap_err();
    assert_eq!(
        (error.place(), error.to_string().as_str()),
        (
            Some(Place { line: 1, column: 12 }),
            "white has 10 stones on the board and in hand; 9 are all there are"
        )
    );
}

#[test]
fn pgn_has_the_tags_that_every_reader_expects() {
    let mut game = Game::new(Rules::standard());
    for text in "d7 a1 g7 d1 a7 xa1".split(' ') {
        game.play(action(text)).unwrap();
    }
    let expected = "\
[Event \"?\"]
[Site \"?\"]
[Date \"????.??.??\"]
[Round \"?\"]
[White \"?\"]
[Black \"?\"]
[Result \"*\"]

1. d7 a1 2. g7 d1 3. a7xa1 *
";
    assert_eq!(GameText::from(&game).pgn(), expected);
    assert_eq!(GameText::from(&game).moves(Numbers::With), "1. d7 a1\n2. g7 d1\n3. a7xa1\n");
}

#[test]
fn pgn_is_wrapped_and_says_everything_again() {
    let long = "word ".repeat(60);
    let text = read(&format!("[Event \"x\"] 1. d7 {{{long}}} a1 (1... g7 $2 {{%}} 2. a4) 2. g7 ;a }} b\n* "));
    let pgn = text.pgn();
    assert!(pgn.lines().all(|line| line.chars().count() <= 80), "{pgn}");
    let end = "word} 1... a1 ( 1... g7 $2 {%} 2. a4 ) 2. g7 {a ) b} * ";
    assert!(pgn.replace('\n', " ").ends_with(end), "{pgn}");
    let again = unplaced(read(&pgn));
    assert_eq!(again.line.turns[..2], unplaced(text).line.turns[..2]);
    assert_eq!(again, unplaced(read(&again.pgn())));
}

/// A text of the pieces that games are made of, in any order.
fn pieces() -> impl Strategy<Value = String> {
    const PIECES: [&str; 28] = [
        "1.",
        "12...",
        "3",
        "d7",
        "a1-a4",
        "xd2",
        "g1xd2",
        "pass",
        "5-6x14",
        "24",
        "{",
        "}",
        "(",
        ")",
        "[White \"",
        "\"]",
        "\\",
        ";",
        "%",
        "$3",
        "!?",
        "*",
        "1-0",
        "½-½",
        "\n",
        "\r\n",
        "\u{feff}",
        "é",
    ];
    vec(proptest::sample::select(PIECES.to_vec()), 0..40).prop_map(|pieces| pieces.join(" "))
}

fn any_turn() -> impl Strategy<Value = Turn> {
    let points = || {
        (0..24_usize)
            .prop_map(|index| malom::rules::Board::standard().points().into_iter().nth(index).unwrap())
    };
    let first = prop_oneof![
        points().prop_map(malom::rules::Action::Place),
        (points(), points()).prop_map(|(from, to)| malom::rules::Action::Move { from, to }),
    ];
    (first, vec(points(), 0..3)).prop_map(|(first, captures)| Turn::new(first, captures))
}

fn any_line() -> impl Strategy<Value = WrittenLine> {
    let words = || vec("[a-zéő()\\[\\];%!0-9]{1,9}( [a-z%.]{1,30}){0,3}", 0..2);
    let leaf = (words(), vec(any_turn(), 1..4)).prop_map(|(comments, turns)| WrittenLine {
        comments,
        turns: turns.into_iter().map(WrittenTurn::from).collect(),
    });
    leaf.prop_recursive(3, 24, 3, move |inner| {
        let written = (any_turn(), vec(any::<u8>(), 0..2), words(), vec(inner, 0..2)).prop_map(
            |(turn, nags, comments, variations)| WrittenTurn { nags, comments, variations, ..turn.into() },
        );
        (words(), vec(written, 1..4)).prop_map(|(comments, turns)| WrittenLine { comments, turns })
    })
}

/// Reads a text and does with it all that can be done.
fn use_text(text: &str) {
    let Ok(read) = text.parse::<GameText>() else { return };
    for rules in [Rules::standard(), Rules::named("three").unwrap()] {
        if let Ok(mut game) = read.begin(rules) {
            let _ = read.play_on(&mut game);
            let own = GameText::from(&game);
            assert_eq!(turns(&read_or_empty(&own.moves(Numbers::With)).line), turns(&own.line));
        }
    }
    let again = unplaced(self::read(&read.pgn()));
    assert_eq!(unplaced(self::read(&again.pgn())), again);
}

/// Reads a text that may be empty, which is no game.
fn read_or_empty(text: &str) -> GameText {
    if text.trim().is_empty() { GameText::default() } else { read(text) }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn no_text_is_a_panic(text in ".*", pieces in pieces()) {
        use_text(&text);
        use_text(&pieces);
    }

    #[test]
    fn pgn_round_trips(line in any_line()) {
        let text = GameText { line, ..GameText::default() };
        let read = unplaced(read(&text.pgn()));
        prop_assert_eq!(read.line, text.line);
    }

    #[test]
    fn played_games_round_trip(choices in vec(any::<u16>(), 0..150), profile in 0..Ruleset::ALL.len()) {
        let rules = Rules::named(Ruleset::ALL[profile].id).unwrap();
        let mut game = Game::new(rules);
        super::history::play_out(&mut game, &choices);
        let text = GameText::from(&game);
        for written in [text.moves(Numbers::With), text.moves(Numbers::Without), text.pgn()] {
            let again = read_or_empty(&written);
            let mut replayed = again.begin(rules).unwrap();
            again.play_on(&mut replayed).unwrap();
            prop_assert_eq!(replayed.position(), game.position());
            prop_assert_eq!(replayed.outcome(), game.outcome());
            prop_assert_eq!(replayed.turns(), game.turns());
        }
    }
}

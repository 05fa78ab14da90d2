//! Games: draws with what was counted, and rules that look back.

use malom::rules::{
    Action, CannotEnd, CapturesPerTurn, Catalogue, Color, DrawReason, DrawRules, Game, Illegal,
    MovingWhilePlacing, Outcome, Position, Protection, Reclose, Rules, Ruleset, Setup, Step, WinReason,
};
use proptest::collection::vec;
use proptest::prelude::*;

use super::{action, rows};

fn rules(ruleset: Ruleset) -> Rules {
    Rules::new(&ruleset, &Catalogue::built_in()).unwrap()
}

fn from<'r>(rules: &'r Rules, position: &str) -> Game<'r> {
    let setup: Setup = position.parse().unwrap();
    Game::from_position(rules, Position::new(rules, &setup).unwrap(), 0)
}

/// Plays actions, none of which may end the game before the last.
fn play(game: &mut Game<'_>, actions: &str) {
    for text in actions.split_whitespace() {
        assert_eq!(game.outcome(), None, "over before {text}");
        game.play(action(text)).unwrap_or_else(|illegal| panic!("{text}: {illegal:?}"));
    }
}

/// Goes to and fro until so many plies are played.
fn shuffle(game: &mut Game<'_>, cycle: &str, plies: usize) {
    let actions: Vec<&str> = cycle.split_whitespace().cycle().take(plies).collect();
    play(game, &actions.join(" "));
}

fn draw(reason: DrawReason) -> Option<Outcome> {
    Some(Outcome::Draw { reason })
}

const EIGHT: &str = "w W:a1,d2,g4,b6 B:d6,f2,c5,a7";
const TO_AND_FRO: &str = "a1-d1 d6-d5 d1-a1 d5-d6";

/// Eighteen placings that close no mill.
const PLACED: &str = "d7 g7 g4 a7 a4 g1 f6 d6 b6 d2 f2 a1 e5 c5 c4 d5 e3 c3";

#[test]
fn the_third_occurrence_draws_and_the_beginning_is_none() {
    let mut game = from(Rules::standard(), EIGHT);
    assert_eq!(game.occurrences(), 0);
    shuffle(&mut game, TO_AND_FRO, 4);
    assert_eq!((game.position(), game.occurrences()), (game.start(), 1));
    shuffle(&mut game, TO_AND_FRO, 4);
    assert_eq!((game.outcome(), game.occurrences()), (None, 2));
    play(&mut game, "a1-d1");
    assert_eq!((game.outcome(), game.occurrences()), (draw(DrawReason::Repetition { times: 3 }), 3));
    assert!(matches!(game.check(action("d6-d5")), Err(Illegal::GameOver { .. })));
    assert_eq!(game.legal_actions(), []);
}

#[test]
fn the_position_after_the_last_placing_is_no_occurrence() {
    let mut game = Game::new(Rules::standard());
    play(&mut game, PLACED);
    assert_eq!(game.occurrences(), 0);
    let cycle = "f2-f4 a1-d1 f4-f2 d1-a1";
    shuffle(&mut game, cycle, 4);
    assert_eq!(game.occurrences(), 1);
    shuffle(&mut game, cycle, 5);
    assert_eq!(
        game.outcome(),
        draw(DrawReason::Repetition { times: 3 }),
        "the position after the first move"
    );
    assert_eq!(game.turns().len(), 18 + 9);
}

#[test]
fn equal_positions_have_the_same_side_to_move() {
    let mut game = from(Rules::standard(), "w W:a1,d2,g4 B:d6,f2,c5");
    // White takes three flights to come back, Black two: the same stones, the other side to move.
    play(&mut game, "a1-d1 d6-d7 d1-g1 d7-d6 g1-a1");
    assert_eq!(game.position().turned(), *game.start());
    assert_eq!(game.occurrences(), 1);
}

const NONE: DrawRules = DrawRules { repetition: None, ..Ruleset::STANDARD.draws };

#[test]
fn fifty_quiet_plies_draw() {
    let quiet = rules(Ruleset {
        draws: DrawRules { repetition: None, ..Ruleset::MORRISTALK.draws },
        ..Ruleset::MORRISTALK
    });
    let mut game = Game::new(&quiet);
    play(&mut game, PLACED);
    assert_eq!(game.quiet_plies(), 0);
    shuffle(&mut game, "f2-f4 a1-d1 f4-f2 d1-a1", 49);
    assert_eq!((game.outcome(), game.quiet_plies()), (None, 49));
    game.play(game.legal_actions()[0]).unwrap();
    assert_eq!((game.outcome(), game.quiet_plies()), (draw(DrawReason::Quiet { plies: 50 }), 50));
}

#[test]
fn a_capture_starts_the_count_of_quiet_plies_anew() {
    let quiet = rules(Ruleset {
        draws: DrawRules { repetition: None, ..Ruleset::MORRISTALK.draws },
        ..Ruleset::MORRISTALK
    });
    let mut game = from(&quiet, "w W:a1,d1,g4,b6 B:d6,f2,c5,a7,e3");
    shuffle(&mut game, "b6-b4 d6-d7 b4-b6 d7-d6", 48);
    play(&mut game, "g4-g1");
    assert_eq!((game.outcome(), game.quiet_plies()), (None, 48), "the turn is not over");
    play(&mut game, "xe3");
    assert_eq!((game.outcome(), game.quiet_plies()), (None, 0));
}

#[test]
fn quiet_plies_before_a_position_count() {
    let rules = Rules::named("morristalk").unwrap();
    let start = *from(rules, EIGHT).start();
    let mut game = Game::from_position(rules, start, 49);
    assert_eq!(game.outcome(), None);
    play(&mut game, "a1-d1");
    assert_eq!(game.outcome(), draw(DrawReason::Quiet { plies: 50 }));
    assert_eq!(Game::from_position(rules, start, 50).outcome(), draw(DrawReason::Quiet { plies: 50 }));
}

#[test]
fn thirteen_pairs_count_from_the_third_phase() {
    let rules = Rules::named("mtte").unwrap();
    let mut game = from(rules, "w W:a1,d1,g4,b6 B:d6,f2,c5,a7");
    shuffle(&mut game, "b6-b4 d6-d7 b4-b6 d7-d6", 40);
    assert_eq!((game.outcome(), game.quiet_plies()), (None, 0), "four stones each: not the third phase");
    play(&mut game, "g4-g1 xa7");
    assert_eq!(game.quiet_plies(), 0);
    shuffle(&mut game, "d6-d7 b6-b4 d7-d6 b4-b6", 25);
    assert_eq!((game.outcome(), game.quiet_plies()), (None, 25));
    play(&mut game, "b6-b4");
    // Without the capture the draw came earlier; each rule says what it counted.
    assert_eq!((game.outcome(), game.quiet_plies()), (draw(DrawReason::Quiet { plies: 26 }), 26));
}

#[test]
fn a_capture_in_the_third_phase_starts_the_pairs_anew() {
    let mut game = from(Rules::named("hogyankell").unwrap(), "w W:a1,d1,g4 B:d6,f2,c5,a7,e3");
    shuffle(&mut game, "g4-f4 d6-d7 f4-g4 d7-d6", 24);
    assert_eq!(game.quiet_plies(), 24);
    play(&mut game, "g4-g1 xe3");
    assert_eq!(game.quiet_plies(), 0);
    play(&mut game, "d6-d7 g1-g4");
    shuffle(&mut game, "d7-d6 g4-f4 d6-d7 f4-g4", 23);
    assert_eq!((game.outcome(), game.quiet_plies()), (None, 25));
    play(&mut game, "f4-g4");
    assert_eq!(game.outcome(), draw(DrawReason::Quiet { plies: 26 }));
}

#[test]
fn morabaraba_draws_after_twenty_quiet_plies_with_three() {
    let ruleset =
        Ruleset { draws: DrawRules { repetition: None, ..Ruleset::MORABARABA.draws }, ..Ruleset::MORABARABA };
    let rules = rules(ruleset);
    let mut game = from(&rules, "w W:a1,d1,g4 B:d6,f2,c5,a7,e3");
    shuffle(&mut game, "g4-f4 d6-d7 f4-g4 d7-d6", 19);
    assert_eq!(game.outcome(), None);
    play(&mut game, "d7-d6");
    assert_eq!(game.outcome(), draw(DrawReason::Quiet { plies: 20 }));
}

#[test]
fn no_third_phase_no_thirteen_pairs() {
    let three = Ruleset { board: "three", stones: 4, ..Ruleset::MTTE };
    let rules = rules(three);
    assert_eq!(rules.ruleset().draws.quiet, None);
}

#[test]
fn a_full_board_draws_where_the_rules_say_so() {
    let placed = "b W:d1,a4,b2,a7,d7,g7,g4,b4,d5,f6,d2,e4 B:g1,c3,b6,d6,f4,f2,c5,e5,c4,e3,d3+1";
    let mut game = from(Rules::named("twelve").unwrap(), placed);
    assert_eq!(game.outcome(), None);
    play(&mut game, "a1");
    assert_eq!(game.outcome(), draw(DrawReason::FullBoard));
    let loses = rules(Ruleset { draws: NONE, ..Ruleset::TWELVE });
    let mut game = from(&loses, placed);
    play(&mut game, "a1");
    assert_eq!(game.outcome(), Some(Outcome::Win { winner: Color::Black, reason: WinReason::Blocked }));
}

#[test]
fn players_agree_where_the_rules_know_it_and_give_up_anywhere() {
    let mut game = Game::new(Rules::standard());
    assert_eq!(game.agree(), Err(CannotEnd::NoAgreement));
    let resigned = Outcome::Win { winner: Color::Black, reason: WinReason::Resigned };
    game.resign(Color::White).unwrap();
    assert_eq!(game.outcome(), Some(resigned));
    assert_eq!(game.agree(), Err(CannotEnd::Over { outcome: resigned }));
    assert_eq!(game.resign(Color::Black), Err(CannotEnd::Over { outcome: resigned }));
    assert!(matches!(game.play(action("a1")), Err(Illegal::GameOver { outcome }) if outcome == resigned));
    assert_eq!((game.undo(), game.outcome()), (Some(Step::Resign(Color::White)), None));
    play(&mut game, "a1");
    assert_eq!(game.redo(), None, "what was taken back is gone after another step");

    let mut game = Game::new(Rules::named("plyyard").unwrap());
    play(&mut game, "a1 d1");
    game.agree().unwrap();
    assert_eq!(game.outcome(), draw(DrawReason::Agreement));
    assert_eq!(game.steps().last(), Some(Step::Agree));
}

#[test]
fn a_mill_closes_twice_where_that_is_all() {
    let twice = rules(Ruleset { reclose: Reclose::Twice, ..Ruleset::STANDARD });
    let mut game = from(&twice, "w W:a1,d1,g4,b6 B:d6,f2,c5,a7,e3,b2");
    play(&mut game, "g4-g1 xe3 d6-d7 g1-g4 d7-d6 g4-g1 xb2 d6-d7 g1-g4 d7-d6");
    let refused = game.check(action("g4-g1"));
    assert!(
        matches!(&refused, Err(Illegal::ClosedTwice { mill }) if mill.to_string() == "a1-d1-g1"),
        "{refused:?}"
    );
    assert!(!game.legal_actions().contains(&action("g4-g1")));
    assert!(game.legal_actions().contains(&action("g4-f4")));
    // Taken back, the mill was closed but once.
    for _ in 0..5 {
        game.undo();
    }
    assert_eq!(game.position().to_move(), Color::White);
    assert_eq!(game.check(action("g4-g1")), Ok(()));
}

#[test]
fn a_mill_closed_again_takes_nothing_where_each_takes_once() {
    let never = rules(Ruleset { reclose: Reclose::Never, ..Ruleset::STANDARD });
    let mut game = from(&never, "w W:a1,d1,g4,b6 B:d6,f2,c5,a7,e3,b2");
    play(&mut game, "g4-g1 xe3 d6-d7 g1-g4 d7-d6");
    let events = game.play(action("g4-g1")).unwrap();
    assert_eq!((events.closed.to_string().as_str(), events.nothing_to_capture), ("a1-d1-g1", true));
    assert_eq!((game.position().to_move(), game.position().capture_due()), (Color::Black, false));
}

#[test]
fn of_two_mills_at_once_the_fresh_one_takes() {
    let never = rules(Ruleset {
        reclose: Reclose::Never,
        captures_per_turn: CapturesPerTurn::OneAMill,
        moving_while_placing: MovingWhilePlacing::Yes,
        ..Ruleset::STANDARD
    });
    let mut game = from(&never, "w W:a1,d1,g4+4 B:d6,f2,c5,b2+4");
    // Closed, opened, a mill prepared beside it: a stone placed on g1 closes the old one and a new one.
    play(&mut game, "g4-g1 xb2 d6-d7 g1-g4 d7-d6 g7 d6-d7 g1");
    let due = "w!g1-g4-g7 W:a1,d1,g1,g4,g7+2 B:c5,d7,f2+4";
    assert_eq!(game.position().setup(&never).to_string(), due);
    play(&mut game, "xf2 c5-c4");
}

#[test]
fn a_stone_stays_protected_where_once_in_a_mill_is_enough() {
    let once = rules(Ruleset { protection: Protection::OnceInAMill, ..Ruleset::STANDARD });
    let start = "b W:a1,d1,g4,b6 B:d6,d7,c5,a7,d5,b2";
    let opening = "d5-e5 g4-g1";
    let mut game = from(&once, start);
    play(&mut game, opening);
    assert_eq!(game.captures().to_string(), "a7,b2,c5");
    let refused = game.check(action("xe5"));
    assert!(
        matches!(&refused, Err(Illegal::Protected { mill, free, .. })
            if mill.to_string() == "d5-d6-d7" && free.to_string() == "a7,b2,c5"),
        "{refused:?}"
    );
    let mut game = from(Rules::standard(), start);
    play(&mut game, opening);
    assert_eq!(game.check(action("xe5")), Ok(()));
}

#[test]
fn random_games_of_another_program() {
    // It knows no draws; the standard rules end trajectory 7 by repetition.
    let (no_draws, standard) = (Rules::named("classic-flying").unwrap(), Rules::standard());
    let mut games: Option<(&str, Game<'_>, Game<'_>)> = None;
    let mut drawn = Vec::new();
    for (line, [trajectory, ply, _, expected, played]) in rows(include_str!("../data/legal.tsv")) {
        if ply == "0" {
            games = Some((trajectory, Game::new(no_draws), Game::new(standard)));
        }
        let Some((_, game, strict)) = &mut games else { panic!("legal.tsv:{line}: no beginning") };
        let mut legal: Vec<String> = game.legal_actions().iter().map(Action::to_string).collect();
        legal.sort();
        assert_eq!(legal.join(" "), expected, "legal.tsv:{line}");
        if played.is_empty() {
            continue;
        }
        game.play(action(played)).unwrap_or_else(|illegal| panic!("legal.tsv:{line}: {illegal:?}"));
        match strict.outcome() {
            Some(Outcome::Draw { .. }) => {
                assert!(matches!(strict.check(action(played)), Err(Illegal::GameOver { .. })));
            }
            _ => {
                strict.play(action(played)).unwrap();
                assert_eq!(strict.position(), game.position());
            }
        }
        if let Some(Outcome::Draw { reason }) = strict.outcome() {
            drawn.push((trajectory, reason));
        }
    }
    drawn.dedup();
    assert_eq!(drawn, [("7", DrawReason::Repetition { times: 3 })]);
}

/// All that a game says of where it stands.
fn told(game: &Game<'_>) -> String {
    let state = (game.position(), game.outcome(), game.quiet_plies(), game.occurrences(), game.captures());
    format!("{state:?} {:?} {:?}", game.turns(), game.legal_actions())
}

/// Plays by the choices, as far as the game goes.
pub(super) fn play_out(game: &mut Game<'_>, choices: &[u16]) {
    for &choice in choices {
        let legal = game.legal_actions();
        let Some(&action) = legal.get(usize::from(choice) % legal.len().max(1)) else { break };
        game.play(action).expect("listed as legal");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 32, ..ProptestConfig::default() })]

    #[test]
    fn undo_and_redo_keep_everything(choices in vec(any::<u16>(), 0..120), profile in 0..Ruleset::ALL.len()) {
        let rules = Rules::named(Ruleset::ALL[profile].id).unwrap();
        let mut game = Game::new(rules);
        let mut states = vec![told(&game)];
        for &choice in &choices {
            play_out(&mut game, &[choice]);
            states.push(told(&game));
        }
        states.dedup();
        for state in states.iter().rev().skip(1) {
            game.undo().expect("as many as were played");
            prop_assert_eq!(&told(&game), state);
        }
        prop_assert_eq!(game.undo(), None);
        for state in &states[1..] {
            game.redo().expect("as many as were taken back");
            prop_assert_eq!(&told(&game), state);
        }
        prop_assert_eq!(game.redo(), None);
    }
}

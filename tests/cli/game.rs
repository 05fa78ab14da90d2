//! `malom game`.

use super::{broken, done, no, run, run_with};

const GAME: &str = "1. d7 a1\r\n2. g7 D1\r\n3. a7XA1\r\n";

#[test]
fn a_legal_game_is_told_how_far_it_has_come() {
    let told = "5 turns, all legal.\nThe game is not over: Black is to move.\n";
    assert_eq!(run_with(&["game", "-"], GAME.as_bytes()), done(told));
    assert_eq!(
        run_with(&["game", "-", "--lang", "hu"], GAME.as_bytes()),
        done("5 kör, mind szabályos.\nA játszma még tart: sötét következik.\n")
    );
    assert_eq!(
        run_with(&["game", "-", "--lang", "id"], b"d7 a1 g7 d1 a7"),
        done("5 giliran, semuanya legal.\nPermainan belum selesai: Putih masih harus menangkap satu buah.\n")
    );
    assert_eq!(run_with(&["game", "-", "--final"], GAME.as_bytes()), done("b W:a7,d7,g7+6 B:d1+7\n"));
}

#[test]
fn the_first_illegal_turn_is_told_with_its_place_and_reason() {
    let file = "tests/data/games/broken/wrong-turn.pgn";
    assert_eq!(
        run(&["game", file]),
        no(&format!(
            "{file}:17:7: Black, turn 14: b6 is not legal. One of Black’s own stones already stands on b6, and a point has \
             room for only one. Choose an empty point.\n"
        ))
    );
    assert_eq!(
        run(&["game", file, "--final", "--lang", "hu"]),
        no(&format!(
            "{file}:17:7: Sötét, 14. kör: b6 – szabálytalan. A b6 ponton már egy saját bábud áll, és egy ponton csak egy \
             bábu fér el. Válassz üres pontot!\n"
        ))
    );
}

#[test]
fn the_rules_judge_a_game() {
    // Black has three stones on the board, all in a mill: MTTE protects them, and the turn passes.
    let mills = b"[Position \"w W:a1,d1+7 B:e3,e4,e5+6\"] g1xe4";
    assert_eq!(run_with(&["game", "-", "--final"], mills), done("b W:a1,d1,g1+6 B:e3,e5+6\n"));
    let told = "-:1:41: White, turn 1: xe4 is not legal. No stone may be taken, so the turn ends here.\n";
    assert_eq!(run_with(&["game", "-", "--rules", "mtte"], mills), no(told));
}

#[test]
fn a_game_is_answered_as_data() {
    let game = "d7 a1 g7 d1 a7xa1 1-0";
    assert_eq!(
        run_with(&["game", "-", "--json"], game.as_bytes()),
        done(
            "{\"by\":\"resigned\",\"legal\":true,\"position\":\"b W:a7,d7,g7+6 B:d1+7\",\"quiet_plies\":0,\
             \"refused\":null,\"result\":\"1-0\",\"stated_result\":\"1-0\",\
             \"turns\":[\"d7\",\"a1\",\"g7\",\"d1\",\"a7xa1\"],\"winner\":\"white\"}\n"
        )
    );
    let refused = run_with(&["game", "-", "--json"], b"d7 d7");
    assert_eq!(refused.code, Some(1));
    assert!(
        refused.out.contains("\"column\":4,\"facts\":{\"at\":\"d7\",\"by\":\"white\"},\"line\":1"),
        "{refused:?}"
    );
}

#[test]
fn a_game_is_written_anew() {
    let playok = b"[Site \"PlayOK\"] 1. 2 22 {so} 2. 3 23 3. 1x22 1-0";
    assert_eq!(run_with(&["game", "-", "--as", "moves"], playok), done("d7 a1 g7 d1 a7xa1 1-0\n"));
    assert_eq!(
        run_with(&["game", "-", "--as", "numbered"], playok),
        done("1. d7 a1\n2. g7 d1\n3. a7xa1 1-0\n")
    );
    let pgn = run_with(&["game", "-", "--as", "pgn"], playok);
    assert!(pgn.out.starts_with("[Event \"?\"]\n[Site \"PlayOK\"]\n"), "{pgn:?}");
    assert!(pgn.out.ends_with("\n\n1. d7 a1 {so} 2. g7 d1 3. a7xa1 1-0\n"), "{pgn:?}");
    assert_eq!(run_with(&["game", "-", "--as", "moves"], b"d7 d7").code, Some(1));
}

#[test]
fn a_result_that_does_not_follow_is_told() {
    let drawn = run_with(&["game", "-"], b"d7 1/2-1/2");
    assert!(
        drawn.out.ends_with("The file gives the result 1/2-1/2, but these turns do not lead to it.\n"),
        "{drawn:?}"
    );
    let agreed = run_with(&["game", "-", "--rules", "plyyard"], b"d7 1/2-1/2");
    assert_eq!(agreed, done("One turn, and it is legal.\nThe players have agreed on a draw.\n"));
}

#[test]
fn what_is_no_game_is_broken_input() {
    let truncated = "error: -:1:7: the text ends within a turn: expected a point (a1 to g7)\n";
    assert_eq!(run_with(&["game", "-"], b"d7 a7x"), broken(truncated));
    assert_eq!(run_with(&["game", "-"], b"d7 a7x\n"), broken(truncated));
    assert_eq!(run_with(&["game", "-"], b""), broken("error: -:1:1: there is no game in this text\n"));
    assert_eq!(
        run_with(&["game", "-"], b"d7\na1 \xff"),
        broken("error: -:2:4: byte 7 (0xff) is not UTF-8 (save the file as UTF-8)\n")
    );
    assert_eq!(
        run_with(&["game", "-"], b"[Position \"w W:d4,a1,a7 B:b2,b4,b6\"] a1-a4"),
        broken("error: -:1:12: d4 is not a point of the board\n")
    );
    let large = vec![b' '; (1 << 20) + 1];
    assert_eq!(
        run_with(&["game", "-"], &large),
        broken("error: -: this file has 1048577 bytes; 1048576 are the limit (split it)\n")
    );
    assert_eq!(run(&["game", "tests"]), broken("error: tests: this is not a file\n"));
    let missing = run(&["game", "no-such-file"]);
    assert!(missing.err.starts_with("error: no-such-file: this file can't be read: "), "{missing:?}");
    assert_eq!(missing.code, Some(3));
}

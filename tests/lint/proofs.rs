//! Claims about puzzles that perfect play refutes, planted in a pack.

use super::planted::Planted;

const FIRST: &str = "lessons/puzzles/first.yaml";
const DOUBLE: &str = "keys: [a7-d7]\n    plies: 3\n";
const CORNERS: &str = "keys: {white: [d3-g7], black: [f6-a1]}\n    plies: {white: 3, black: 3}\n";

/// Says what a pack's claim is told.
fn told(at: &str, what: &str) -> String {
    format!("lessons/puzzles/first.yaml:‸: error: puzzles{at}: {what}")
}

#[test]
fn what_is_true_is_proved() {
    Planted::nothing().is_refuted(&[]);
}

#[test]
fn a_position_without_the_win_is_told() {
    Planted::one(FIRST, "goal: {win: 2}", "goal: {win: ‸1}")
        .and(FIRST, DOUBLE, "keys: [a7-d7]\n")
        .is_refuted(&[&told("[2].goal.win", "no win within 1 turn: the position is not won so soon")]);
}

#[test]
fn distances_are_exact() {
    Planted::one(FIRST, DOUBLE, "keys: [a7-d7]\n    plies: ‸1\n")
        .is_refuted(&[&told("[2].plies", "the fastest win takes 3 plies, not 1")]);
    Planted::one(FIRST, "plies: {white: 3, black: 3}", "plies: {white: 3, black: ‸1}")
        .is_refuted(&[&told("[3].plies.black", "the fastest win takes 3 plies, not 1")]);
    Planted::one(FIRST, "  - id: first-double-threat", "  - ‸id: first-double-threat")
        .and(FIRST, DOUBLE, "keys: [a7-d7]\n")
        .is_refuted(&[
            "lessons/puzzles/first.yaml:‸: warning: puzzles[2]: there are no `plies`; computed: 3",
        ]);
}

#[test]
fn every_key_is_named_and_no_other() {
    Planted::one(FIRST, DOUBLE, "keys: ‸[b6-d6]\n    plies: 3\n")
        .is_refuted(&[&told("[2].keys", "computed, but not here: a7-d7; here, but not computed: b6-d6")]);
    Planted::one(FIRST, "keys: [f4-g1xb6, f4-g1xd5, f4-g1xe3]", "keys: ‸[f4-g1xb6, f4-g1xe3]")
        .is_refuted(&[&told("[0].keys", "computed, but not here: f4-g1xd5")]);
    Planted::one(FIRST, CORNERS, &CORNERS.replace("[f6-a1]", "‸[f6-a1, f6-a7]"))
        .is_refuted(&[&told("[3].keys.black", "here, but not computed: f6-a7")]);
}

#[test]
fn other_turns_are_declared() {
    Planted::one(FIRST, DOUBLE, "keys: [a7-d7]\n    plies: 3\n    also: ‸[b6-d6]\n")
        .is_refuted(&[&told("[2].also", "here, but not computed: b6-d6")]);
}

#[test]
fn answers_of_other_rules_are_proved() {
    let differs =
        |differs: &str| Planted::one(FIRST, DOUBLE, &format!("{DOUBLE}    differs: {{{differs}}}\n"));
    differs("classic: win-3").is_refuted(&[]);
    differs("classic: ‸win-1").is_refuted(&[&told("[2].differs.classic", "computed: win-3, not win-1")]);
    differs("mtte: ‸draw").is_refuted(&[&told(
        "[2].differs.mtte",
        "the answer is that of the puzzle's own rules (leave it out)",
    )]);
}

#[test]
fn a_proof_is_followed_to_its_ends() {
    let proof = |proof: &str| Planted::one(FIRST, DOUBLE, &format!("{DOUBLE}    proof: {proof}\n"));
    proof("a7-d7").is_refuted(&[]);
    Planted::one(FIRST, "keys: [a7-d7]\n    plies: 3\n", "proof: ‸b6-d6\n    plies: 3\n    keys: [b6-d6]\n")
        .is_refuted(&[
            &told(
                "[2].proof",
                "`b6-d6` in `b W:b2,c4,e5 B:a4,a7,b6,d5,g7` is no win within 2 plies more (go on with the proof)",
            ),
            "lessons/puzzles/first.yaml:29:11: error: puzzles[2].keys: computed, but not here: a7-d7; here, but not \
             computed: b6-d6",
        ]);
}

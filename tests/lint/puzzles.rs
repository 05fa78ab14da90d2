//! Faults planted in packs of puzzles and in their texts.

use super::planted::Planted;

const FIRST: &str = "lessons/puzzles/first.yaml";
const EN: &str = "locales/en/lessons/puzzles/first.ftl";
const HU: &str = "locales/hu/lessons/puzzles/first.ftl";
const ID: &str = "locales/id/lessons/puzzles/first.ftl";

#[test]
fn puzzles_that_cannot_be_solved_are_told_and_the_rest_is_checked() {
    // The note of a puzzle that is left out is no orphan.
    Planted::one(FIRST, "themes: [block, capture-choice]", "themes: [‸blok, capture-choice]")
        .and(HU, "    .intro", "    .old = Régi.\n    .intro")
        .is_found(&["lessons/puzzles/first.yaml:‸: error: puzzles[1].themes[0]: there is no theme `blok` (did you mean `block`?)"]);
    Planted::one(FIRST, "position: w W:a1,d1,f4 B:b6,d5,e3", "position: ‸w W:a1,d1,g1,f4 B:b6,d5")
        .is_found(&["lessons/puzzles/first.yaml:‸: error: puzzles[0].position: the game is over here: white has won (reduced)"]);
}

#[test]
fn positions_that_no_game_comes_to_are_composed() {
    // White's two mills took two stones at least, but black lacks one.
    let position = "position: ‸w W:a1,d1,g1,b6,d6,f6,f4 B:a7,b4,c3,c4,d3,e3,e4,f2";
    let plant = |more: &str| {
        Planted::one(FIRST, "position: w W:a1,d1,f4 B:b6,d5,e3", position)
            .and(FIRST, "goal: {win: 1}", "goal: {win: 9}")
            .and(FIRST, "    keys: [f4-g1xb6, f4-g1xd5, f4-g1xe3]\n    plies: 1\n", more)
    };
    plant("").is_found(&[
        "lessons/puzzles/first.yaml:‸: error: puzzles[0].position: no game comes to this position: white's \
         a1-d1-g1,b6-d6-f6 took 2 turns to close, each of which takes a stone, but black lacks only 1 (write `composed: true` if it \
         need not)",
    ]);
    plant("    composed: true\n").is_found(&[]);
}

#[test]
fn proofs_that_are_none() {
    let at = "lessons/puzzles/first.yaml:‸: error: puzzles[1].proof:";
    let proof = |proof: &str, told: &str| {
        let told = format!("{at} {told}");
        let expected = [told.as_str()];
        Planted::one(FIRST, "    only: true\n", &format!("    only: true\n    proof: {proof}\n"))
            .is_found(if told.ends_with(": ") { &[] } else { &expected });
    };
    proof("b2-b4xe3", "");
    proof("‸\"b2-b4xe3 [\"", "the proof ends too early (expected a turn such as a1-a4 or g1xd2)");
    proof("‸c4-b4", "the proof begins with `c4-b4`, which is no key");
    proof(
        "‸\"b2-b4xe3 [*: d6-d5]\"",
        "the game is over after `b2-b4xe3` in `b W:a7,b6,d7,e3,g7 B:a4,b2,c4,d6,g4`, but the proof goes on",
    );
    Planted::one(FIRST, "keys: {white: [d3-g7], black: [f6-a1]}", "keys: {white: [d3-g7], black: [f6-a1]}\n    proof: {white: d3-g7, black: ‸f6-b6}")
        .is_found(&["lessons/puzzles/first.yaml:‸: error: puzzles[3].proof.black: the proof begins with `f6-b6`, which is no key"]);
}

#[test]
fn texts_of_packs_and_notes() {
    Planted::one(HU, "    .intro = ", "    .‸intros = ").is_found(&[
        "locales/hu/lessons/puzzles/first.ftl:1:1: error: `pack-first.intro` is missing",
        "locales/hu/lessons/puzzles/first.ftl:‸: error: `pack-first.intros` is an orphan: no lesson asks for it",
    ]);
    // A note is wanted by nobody, but what English has the others have, too.
    Planted::one(ID, "puzzle-first-block = ", "‸puzzle-first-blok = ").is_found(&[
        "locales/id/lessons/puzzles/first.ftl:1:1: error: `puzzle-first-block` is missing",
        "locales/id/lessons/puzzles/first.ftl:‸: error: `puzzle-first-blok` is an orphan: no lesson asks for it",
    ]);
    Planted::one(EN, "can move:", "can move from ‸d1:")
        .and(HU, "tud lépni:", "tud lépni (‸d1):")
        .and(ID, "bisa bergerak:", "bisa bergerak (‸d1):")
        .is_found(
            &["en", "hu", "id"]
                .map(|language| {
                    format!(
                        "locales/{language}/lessons/puzzles/first.ftl:‸: error: `d1` is neither taken nor a target, nor on a \
                         line with one, in `b W:a7,b6,d7,e3,g7 B:a4,b2,c4,d6,g4`"
                    )
                })
                .each_ref()
                .map(String::as_str),
        );
    Planted::one("locales/id/puzzles.ftl", "theme-block = ", "‸theme-blok = ").is_found(&[
        "locales/id/puzzles.ftl:44:1: error: `theme-block` is missing",
        "locales/id/puzzles.ftl:44:1: error: `theme-block.idea` is missing",
        "locales/id/puzzles.ftl:‸: error: `theme-blok` is an orphan: English has no such text",
    ]);
}

//! Packs of puzzles: what loads, and how faults are told.

use std::time::{Duration, Instant};

use malom::content::{Choices, Content, Origin, Puzzle, PuzzleGoal, Theme, Verdict};
use malom::rules::{Color, Position, Rules, Turn};
use proptest::prelude::*;

use super::folder::Folder;

/// Two puzzles: one for a side, one for both.
const PACK: &str = "\
id: first
rules: standard
puzzles:
  - id: one
    position: w W:a1,d1,f4 B:b6,d5,e3
    goal: {win: 1}
    themes: [flight]
    grade: 1
    source: composed
  - id: two
    position: w W:d3,d7,g4 B:a4,d1,f6
    goal: {both: 2}
    themes: [double-threat, flight]
    grade: 2
    source: A. Author, 1999
    keys: {white: [d3-g7], black: [f6-a1]}
    plies: {white: 3, black: 3}
";

/// A mark for the place of a fault.
const MARK: char = '‸';

fn folder(pack: &str) -> Folder {
    Folder::sound().with("puzzles/first.yaml", pack)
}

/// Returns the faults of the packs, and the ids of the puzzles that are there all the same.
fn loaded(folder: &Folder) -> (Vec<String>, Vec<String>) {
    let content = folder.load().into_result().unwrap();
    let root = folder.path().display().to_string();
    let faults = content.packs().faults().iter().map(|fault| fault.to_string().replace(&root, "lessons"));
    let ids = content.packs().puzzles().map(|puzzle| puzzle.id.clone());
    (faults.collect(), ids.collect())
}

/// Replaces texts of the pack, and checks that these are the faults; a mark stands for its place, and the second puzzle
/// is there whatever is wrong with the first.
#[track_caller]
fn planted(changes: &[(&str, &str)], expected: &[&str]) {
    let mut pack = PACK.to_owned();
    for (from, to) in changes {
        assert!(pack.contains(from), "nothing to replace: {from}");
        pack = pack.replacen(from, to, 1);
    }
    let place = pack.split_once(MARK).map(|(before, _)| {
        let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        format!("lessons/puzzles/first.yaml:{}:{column}", before.matches('\n').count() + 1)
    });
    let (faults, ids) = loaded(&folder(&pack.replace(MARK, "")));
    let expected: Vec<String> =
        expected.iter().map(|told| told.replace(MARK, place.as_deref().unwrap_or_default())).collect();
    assert_eq!(faults, expected, "\n{}", faults.join("\n"));
    let sound = if expected.is_empty() { vec!["one", "two"] } else { vec!["two"] };
    assert_eq!(ids, sound);
}

/// Changes the first puzzle's goal and position, and adds other keys.
#[track_caller]
fn asked(position: &str, goal: &str, more: &str, expected: &[&str]) {
    let changes = [
        ("w W:a1,d1,f4 B:b6,d5,e3", position),
        ("{win: 1}", goal),
        ("source: composed", &format!("source: composed\n    {more}")),
    ];
    planted(&changes, expected);
}

const WON: &str = "w W:a1,d1,f4 B:b6,d5,e3";

/// White places; black threatens nothing.
const PLACING: &str = "w W:a1,d1+7 B:d2,f6+7";

#[test]
fn a_pack_loads_when_it_is_asked_for() {
    let content = folder(PACK).load().into_result().unwrap();
    assert_eq!(content.packs().faults(), []);
    let pack = content.packs().pack("first").unwrap();
    assert_eq!((pack.puzzles.len(), pack.source.text.as_str()), (2, PACK));
    let one = content.puzzle("one").unwrap();
    assert_eq!(
        (one.goal, one.grade.number(), &one.origin),
        (PuzzleGoal::Win { turns: 1 }, 1, &Origin::Composed)
    );
    assert_eq!((one.starts.len(), one.starts[0].keys.as_ref()), (1, None));
    let two = content.puzzle("two").unwrap();
    assert_eq!(two.themes, [Theme::DoubleThreat, Theme::Flight]);
    assert_eq!(two.origin, Origin::Cited("A. Author, 1999".to_owned()));
    let sides = two.starts.iter().map(|start| start.position.to_move());
    assert_eq!(sides.collect::<Vec<_>>(), [Color::White, Color::Black]);
    assert_eq!(two.starts[1].keys, Some(vec!["f6-a1".parse().unwrap()]));
    assert_eq!(two.starts[0].position, two.starts[1].position.turned());
    assert_eq!(content.packs().nearest("fist"), Some("first"));
    assert!(content.puzzle("three").is_none());
}

#[test]
fn faults_of_puzzles_are_none_of_the_lessons() {
    let folder = folder("id: [").with("puzzles/second.yaml", [0xff]);
    assert_eq!(folder.faults(), [""; 0]);
    let (faults, ids) = loaded(&folder);
    assert_eq!(
        faults,
        [
            "lessons/puzzles/first.yaml:1:5: id: invalid type: list, expected a string",
            "lessons/puzzles/second.yaml:1:1: byte 1 (0xff) is not UTF-8 (save the file as UTF-8)",
        ]
    );
    assert_eq!(ids, [""; 0]);
}

#[test]
fn a_puzzle_that_cannot_be_read_takes_no_other_with_it() {
    planted(
        &[("[flight]", "[‸flihgt]")],
        &["‸: puzzles[0].themes[0]: there is no theme `flihgt` (did you mean `flight`?)"],
    );
    planted(
        &[("{win: 1}", "{‸wins: 1}")],
        &[
            "‸: puzzles[0].goal.wins: unknown word `wins`, expected one of `win`, `both`, `hold`, `capture`, `non-losing`",
        ],
    );
    planted(
        &[("W:a1,d1,f4", "W:a1,d1,h4"), ("position: w", "position: ‸w")],
        &["‸: puzzles[0].position: `w W:a1,d1,h4 B:b6,d5,e3`: at character 11: expected a point (a1 to g7)"],
    );
    planted(
        &[("source: composed", "source: ‸compose")],
        &["‸: puzzles[0].source: `compose` names no source (did you mean `composed`?)"],
    );
    planted(
        &[("grade: 1", "grade: ‸one")],
        &["‸: puzzles[0].grade: invalid type: string \"one\", expected a whole number from 0 to 255"],
    );
    planted(
        &[("- id: one", "- ‸name: one")],
        &[
            "‸: puzzles[0].name: unknown key `name`, expected one of `id`, `position`, `rules`, `goal`, `themes`, `grade`, \
         `source`, `composed`, `keys`, `plies`, `also`, `only`, `differs`, `proof`",
        ],
    );
    // Two of them, and a third that can be read but not solved.
    let more = "  - id: three\n    position: w W:a1 B:d1\n    goal: {win: 1}\n    themes: [block]\n    grade: 1\n    source: mined\n";
    let (faults, ids) =
        loaded(&folder(&(PACK.replace("[flight]", "[fight]").replace("{both: 2}", "{both: all}") + more)));
    assert_eq!(
        faults,
        [
            "lessons/puzzles/first.yaml:7:14: puzzles[0].themes[0]: there is no theme `fight` (did you mean `flight`?)",
            "lessons/puzzles/first.yaml:12:18: puzzles[1].goal.both: invalid type: string \"all\", expected a whole number \
             from 0 to 255",
            "lessons/puzzles/first.yaml:19:15: puzzles[2].position: both sides have too few stones: the game ended earlier",
        ]
    );
    assert_eq!(ids, [""; 0]);
}

#[test]
fn packs_have_faults_of_their_own() {
    let faults = |from: &str, to: &str| {
        assert!(PACK.contains(from));
        loaded(&folder(&PACK.replacen(from, to, 1)))
    };
    let (told, ids) = faults("id: first", "id: fist");
    assert_eq!(
        told,
        [
            "lessons/puzzles/first.yaml:1:5: id: the pack is `fist`, but its file is lessons/puzzles/first.yaml (rename one)"
        ]
    );
    assert_eq!(ids, ["one", "two"]);
    let (told, ids) = faults("rules: standard", "rules: standart");
    assert_eq!(
        told,
        ["lessons/puzzles/first.yaml:2:8: rules: there are no rules `standart` (did you mean `standard`?)"]
    );
    assert_eq!(ids, [""; 0]);
    let (told, _) = faults("rules: standard\n", "");
    assert_eq!(told, ["lessons/puzzles/first.yaml:1:1: missing key `rules`"]);
    let (told, _) = faults("puzzles:", "puzzle:");
    assert_eq!(
        told,
        [
            "lessons/puzzles/first.yaml:3:1: puzzle: unknown key `puzzle`, expected one of `id`, `rules`, `puzzles`"
        ]
    );
}

#[test]
fn ids_themes_and_grades() {
    planted(
        &[("id: one", "id: ‸One")],
        &[
            "‸: puzzles[0].id: `One` is no id (lower-case letters and digits, joined by single hyphens: finish-the-turn)",
        ],
    );
    planted(&[("[flight]", "‸[]")], &["‸: puzzles[0].themes: a puzzle has at least one theme"]);
    planted(
        &[("[flight]", "[flight, ‸flight]")],
        &["‸: puzzles[0].themes[1]: the theme `flight` is there twice"],
    );
    for grade in ["0", "7"] {
        planted(
            &[("grade: 1", &format!("grade: ‸{grade}"))],
            &[&format!("‸: puzzles[0].grade: there is no grade {grade} (1, the easiest, to 6)")],
        );
    }
}

#[test]
fn positions_in_which_nothing_can_be_asked() {
    let at = "‸: puzzles[0].position:";
    asked(
        "‸w W:a1,d1,f4 B:b6,d5,f4",
        "{win: 1}",
        "",
        &[&format!("{at} `w W:a1,d1,f4 B:b6,d5,f4`: at character 22: f4 is written twice")],
    );
    asked("‸w W:a1,d1,c6 B:b6,d5,e3", "{win: 1}", "", &[&format!("{at} c6 is not a point of the board")]);
    asked(
        "‸w W:a1,d1,f4+7 B:b6,d5,e3",
        "{win: 1}",
        "",
        &[&format!("{at} white has 10 stones on the board and in hand; 9 are all there are")],
    );
    asked(
        "‸w W:a1,d1,f4 B:b6,d5",
        "{win: 1}",
        "",
        &[&format!("{at} the game is over here: white has won (reduced)")],
    );
    asked(
        "‸w W:a1,a4,a7,d7 B:b4,d1,d6,g7",
        "{win: 1}",
        "",
        &[&format!("{at} the game is over here: black has won (blocked)")],
    );
    asked(
        "‸w!a1-d1-g1 W:a1,d1,g1 B:b6,d5,e3",
        "{win: 1}",
        "",
        &[&format!("{at} a capture is due (only the goal `capture` begins inside a turn)")],
    );
    asked(
        WON,
        "{win: 1}",
        "rules: ‸mtt",
        &["‸: puzzles[0].rules: there are no rules `mtt` (did you mean `mtte`?)"],
    );
    // The rules of the puzzle judge it, not those of the pack.
    asked("‸w W:a1,d1,f4+7 B:b6,d5,e3+6", "{win: 1}", "rules: lasker", &[]);
}

#[test]
fn goals_that_cannot_be_reached() {
    let at = "‸: puzzles[0].goal";
    for (goal, said) in [("win", "at least 1 turn"), ("both", "at least 1 turn"), ("hold", "at least 1 turn")]
    {
        asked(WON, &format!("{{{goal}: ‸0}}"), "", &[&format!("{at}.{goal}: a goal takes {said}")]);
    }
    asked(WON, "{win: ‸101}", "", &[&format!("{at}.win: a goal takes at most 100 turns")]);
    asked(
        "w W:a1,d1,f4+6 B:b6,d5,e3+6",
        "{both: ‸2}",
        "",
        &[&format!(
            "{at}.both: while stones are placed, their numbers say whose turn it is (`both` is for later)"
        )],
    );
    asked(
        "w W:b4,d1,d6,g7 B:a1,a4,a7,d7",
        "{both: ‸2}",
        "",
        &[&format!("{at}.both: with black to move the game is over: white has won (blocked)")],
    );
    asked(WON, "{capture: [‸a1]}", "", &[&format!("{at}.capture[0]: no turn takes a stone on a1")]);
    asked(WON, "{capture: [b6, ‸b6]}", "", &[&format!("{at}.capture[1]: b6 is there twice")]);
    asked(WON, "{capture: ‸[]}", "", &[&format!("{at}.capture: one stone at least is right to take")]);
    asked(
        WON,
        "{capture: ‸[b6, d5, e3]}",
        "",
        &[&format!("{at}.capture: every stone that can be taken is right here (there is nothing to find)")],
    );
    asked(WON, "{non-losing: ‸points}", "", &[&format!("{at}.non-losing: stones move here (mark `turns`)")]);
    asked(
        PLACING,
        "{non-losing: ‸turns}",
        "",
        &[&format!("{at}.non-losing: stones are placed here (mark `points`)")],
    );
    asked(
        PLACING,
        "{non-losing: ‸stones}",
        "",
        &[&format!("{at}.non-losing: `stones` can't be marked (points or turns)")],
    );
    asked("w!a1-d1-g1 W:a1,d1,g1 B:b6,d5,e3", "{capture: [b6]}", "keys: [xb6]", &[]);
    asked(PLACING, "{non-losing: points}", "keys: [g1, a4]", &[]);
    asked(WON, "{non-losing: turns}", "keys: [f4-g1xb6]", &[]);
    asked(WON, "{hold: 20}", "", &[]);
}

#[test]
fn turns_that_cannot_be_meant() {
    let at = "‸: puzzles[0].keys[0]:";
    let win = |more: &str, expected: &[&str]| asked(WON, "{win: 2}", more, expected);
    win("keys: [‸a1-d1]", &[&format!("{at} `a1-d1` is refused: occupied")]);
    win(
        "keys: [‸f4-g1]",
        &[&format!("{at} `f4-g1` leaves a capture due (write it with the turn: `f4-g1x…`)")],
    );
    win("keys: [‸f4-g1xa1]", &[&format!("{at} `f4-g1xa1` is refused: own-stone")]);
    win("keys: [f4-g1xb6, ‸f4-g1xb6]", &["‸: puzzles[0].keys[1]: `f4-g1xb6` is there twice"]);
    win("keys: ‸[]", &["‸: puzzles[0].keys: there is no turn here (leave the key out)"]);
    win(
        "keys: [‸zz]",
        &[
            "‸: puzzles[0].keys[0]: `zz`: at character 1: expected an action: a point (d6), a move (a1-a4), a capture (xd2) or \
         pass",
        ],
    );
    win(
        "keys: [f4-g1xb6]\n    also: [‸f4-g1xb6]",
        &["‸: puzzles[0].also[0]: `f4-g1xb6` is a key (leave it out)"],
    );
    win(
        "keys: [f4-g1xb6, f4-g1xd5]\n    only: ‸true",
        &["‸: puzzles[0].only: more than one turn is said to reach the goal (leave it out, or those turns)"],
    );
    win(
        "also: [f4-f2]\n    only: ‸true",
        &["‸: puzzles[0].only: more than one turn is said to reach the goal (leave it out, or those turns)"],
    );
    asked(
        WON,
        "{hold: 2}",
        "also: ‸[f4-f2]",
        &["‸: puzzles[0].also: for `hold` every turn that does is a key (join the two)"],
    );
    asked(
        WON,
        "{capture: [b6]}",
        "keys: [‸f4-g1xd5]",
        &[&format!("{at} `f4-g1xd5` takes no stone that is right to take")],
    );
    asked(
        WON,
        "{capture: [b6]}",
        "only: ‸true",
        &["‸: puzzles[0].only: `capture` is solved by what is right to choose (leave it out)"],
    );
    asked(
        PLACING,
        "{non-losing: points}",
        "keys: [‸g1xd2]",
        &[&format!("{at} `g1xd2` is more than a point")],
    );
    let all = "a4, a7, b2, b4, b6, c3, c4, c5, d3, d5, d6, d7, e3, e4, e5, f2, f4, g1, g4, g7";
    asked(
        PLACING,
        "{non-losing: points}",
        &format!("keys: ‸[{all}]"),
        &["‸: puzzles[0].keys: nothing that can be marked loses (there is nothing to find)"],
    );
}

#[test]
fn distances_and_other_rules() {
    let at = "‸: puzzles[0].plies:";
    asked(
        WON,
        "{win: 2}",
        "plies: ‸2",
        &[&format!("{at} a win takes an odd number of plies: the winner has the last turn")],
    );
    asked(WON, "{win: 2}", "plies: ‸5", &[&format!("{at} a win within 2 turns takes 3 plies at most")]);
    asked(WON, "{hold: 2}", "plies: ‸3", &[&format!("{at} plies are counted to a win (leave them out)")]);
    let at = "‸: puzzles[0].differs";
    let differs = |goal: &str, differs: &str, expected: &[&str]| {
        asked(WON, goal, &format!("plies: 1\n    differs: {differs}"), expected);
    };
    differs(
        "{win: 1}",
        "{‸mtt: draw}",
        &[
            "lessons/puzzles/first.yaml:11:20: puzzles[0].differs.mtt: there are no rules `mtt` (did you mean `mtte`?)",
        ],
    );
    differs(
        "{win: 1}",
        "{mtte: ‸lost}",
        &[&format!(
            "{at}.mtte: `lost` is no verdict (draw, win-5 with an odd number of plies, or loss-4 with an even one)"
        )],
    );
    differs(
        "{win: 1}",
        "{standard: ‸draw}",
        &[&format!("{at}.standard: the puzzle is judged by these rules anyway (name others)")],
    );
    // The same value may be reached by other turns, which is another answer.
    differs("{win: 1}", "{mtte: win-1}", &[]);
    differs("{win: 1}", "‸{mtte: draw, mtte: win-3}", &[&format!("{at}: `mtte` is there twice")]);
    differs(
        "{win: 1}",
        "{six: ‸draw}",
        &["b6", "d1", "d5", "f4"]
            .map(|point| {
                format!("{at}.six: the position is none of `six`: {point} is not a point of the board")
            })
            .each_ref()
            .map(String::as_str),
    );
    differs("{win: 1}", "{mtte: win-3, classic: draw}", &[]);
    asked(WON, "{hold: 2}", "proof: ‸f4-f2", &["‸: puzzles[0].proof: a proof leads to a win (leave it out)"]);
}

#[test]
fn what_is_asked_of_each_side_is_said_of_each_side() {
    let white = "(write what is true of white alone)";
    asked(
        WON,
        "{win: 1}",
        "plies: ‸{white: 1, black: 1}",
        &[&format!("‸: puzzles[0].plies: only white is asked here {white}")],
    );
    let both = "w W:b2,d5,e4 B:a4,c3,g4";
    let at = "‸: puzzles[0]";
    asked(
        both,
        "{both: 2}",
        "keys: ‸[b2-e5]",
        &[&format!("{at}.keys: both sides are asked here (write {{white: …, black: …}})")],
    );
    asked(
        both,
        "{both: 2}",
        "keys: {white: [b2-e5], black: [‸b2-e5]}",
        &[&format!("{at}.keys.black[0]: `b2-e5` is refused: not-your-stone")],
    );
    asked(
        both,
        "{both: 2}",
        "plies: {white: 3, black: ‸4}",
        &[&format!("{at}.plies.black: a win takes an odd number of plies: the winner has the last turn")],
    );
    asked(both, "{both: 2}", "keys: ‸{white: [b2-e5]}", &[&format!("{at}.keys: missing key `black`")]);
    asked(both, "{both: 2}", "differs: {mtte: {white: draw, black: loss-4}}\n    only: true", &[]);
}

#[test]
fn no_two_puzzles_have_one_id_or_one_position() {
    planted(&[], &[]);
    let again = |position: &str, goal: &str| {
        let pack = PACK
            .replacen("id: first", "id: second", 1)
            .replace("id: one", "id: three")
            .replace("id: two", "id: four");
        let (one, two) = ("w W:a1,d1,f4 B:b6,d5,e3", "w W:d3,d7,g4 B:a4,d1,f6");
        assert!(pack.contains(one) && pack.contains(two));
        let pack = pack.replace(one, position).replace("{win: 1}", goal);
        // The second puzzle of both packs is the same.
        loaded(&folder(PACK).with("puzzles/second.yaml", pack))
    };
    let twin = |of: &str, line: usize, puzzle: usize| {
        format!(
            "lessons/puzzles/second.yaml:{line}:15: puzzles[{puzzle}].position: the position is that of `{of}`: as it is, \
             turned, mirrored or with the colours exchanged (keep one)"
        )
    };
    for (position, goal) in [
        ("w W:a1,d1,f4 B:b6,d5,e3", "{win: 1}"),
        // A quarter turn, a mirror, the squares inside out, and black in the place of white.
        ("w W:a7,a4,d2 B:f6,e4,c3", "{win: 1}"),
        ("w W:g1,d1,b4 B:f6,d5,c3", "{hold: 3}"),
        ("w W:c3,d3,f4 B:b6,d7,g1", "{win: 1}"),
        ("b W:b6,d5,e3 B:a1,d1,f4", "{win: 1}"),
    ] {
        let (faults, ids) = again(position, goal);
        assert_eq!(faults, [twin("one", 5, 0), twin("two", 11, 1)], "{position}");
        assert_eq!(ids, ["one", "two"]);
    }
    // The other side of the same stones is another question, unless both are asked.
    let (faults, ids) = again("b W:a1,d1,f4 B:b6,d5,e3", "{win: 1}");
    assert_eq!((faults, ids.len()), (vec![twin("two", 11, 1)], 3));
    let (faults, _) = again("b W:a4,d1,f6 B:d3,d7,g4", "{win: 2}");
    assert_eq!(faults, [twin("two", 5, 0), twin("two", 11, 1)]);
    let (faults, _) = again("w W:a4,d1,f6 B:d3,d7,g4", "{win: 2}");
    assert_eq!(faults, [twin("two", 5, 0), twin("two", 11, 1)]);

    let (faults, ids) =
        loaded(&folder(PACK).with("puzzles/second.yaml", PACK.replacen("id: first", "id: second", 1)));
    let taken = |id: &str, line: usize, puzzle: usize| {
        format!(
            "lessons/puzzles/second.yaml:{line}:9: puzzles[{puzzle}].id: there is a puzzle `{id}` already, in \
             lessons/puzzles/first.yaml (rename one)"
        )
    };
    assert_eq!(faults, [taken("one", 4, 0), taken("two", 10, 1)]);
    assert_eq!(ids, ["one", "two"]);
}

#[test]
fn a_pack_of_faults_is_told_in_part() {
    let start = Instant::now();
    let puzzle = &PACK[PACK.find("  - id: one").unwrap()..PACK.find("  - id: two").unwrap()];
    let broken = format!(
        "id: first\nrules: standard\npuzzles:\n{}",
        puzzle.replace("grade: 1", "grade: x").repeat(300)
    );
    let (faults, _) = loaded(&folder(&broken));
    assert_eq!(faults.len(), 100);
    let unsound = broken.replace("grade: x", "grade: 9");
    let (faults, ids) = loaded(&folder(&unsound));
    assert_eq!((faults.len(), ids.len()), (101, 0));
    assert!(start.elapsed() < Duration::from_secs(30), "{:?}", start.elapsed());
}

#[test]
fn a_thousand_puzzles_load_at_once() {
    // Every pair of a stone of white's and one of black's on two of the places that are left.
    let points = [
        "a4", "a7", "b2", "b4", "c3", "c4", "c5", "d2", "d3", "d6", "d7", "e4", "e5", "f2", "f6", "g4", "g7",
    ];
    let mut pack = "id: first\nrules: standard\npuzzles:\n".to_owned();
    let mut count = 0;
    for own in points {
        for enemy in points.iter().filter(|enemy| **enemy != own) {
            for stones in 0..4 {
                let more = ["", ",f4", ",b6", ",f4,b6"][stones];
                count += 1;
                pack += &format!(
                    "  - id: p{count}\n    position: w W:a1,d1,{own}{more} B:d5,e3,{enemy}\n    goal: {{win: 9}}\n    \
                     themes: [flight, quiet-key]\n    grade: 3\n    source: mined\n    keys: [d1-g1]\n    plies: 17\n"
                );
            }
        }
    }
    let content = folder(&pack).load().into_result().unwrap();
    let start = Instant::now();
    let packs = content.packs();
    let elapsed = start.elapsed();
    assert!(packs.puzzles().count() > 1_000, "{:?}", packs.faults().first());
    assert!(elapsed < Duration::from_secs(8), "{elapsed:?}");
}

/// Whether a turn wins within so many plies, by trying everything.
fn wins(rules: &Rules, position: &Position, turn: Turn, plies: u16) -> bool {
    let after = position.play_turn(rules, turn).unwrap();
    if let Some(outcome) = after.outcome(rules) {
        return outcome.winner() == Some(position.to_move());
    }
    plies >= 3
        && after.legal_turns(rules).into_iter().all(|reply| {
            let next = after.play_turn(rules, reply).unwrap();
            next.outcome(rules).is_none()
                && next.legal_turns(rules).into_iter().any(|turn| wins(rules, &next, turn, plies - 2))
        })
}

#[track_caller]
fn is_proved(puzzle: &Puzzle) {
    for start in &puzzle.starts {
        let plies = start.plies.unwrap();
        let turns = start.position.legal_turns(puzzle.rules);
        let winning = |plies| {
            let turns = turns.iter().copied();
            turns.filter(|&turn| wins(puzzle.rules, &start.position, turn, plies)).collect::<Vec<_>>()
        };
        let mut keys = start.keys.clone().unwrap();
        let mut found = winning(plies);
        keys.sort();
        found.sort();
        assert_eq!(found, keys, "{}", puzzle.id);
        assert!(plies == 1 || winning(plies - 2).is_empty(), "{} is won sooner", puzzle.id);
        assert_eq!(
            puzzle.goal.wins_within().map(|turns| 2 * u16::from(turns) - 1),
            Some(plies),
            "{}",
            puzzle.id
        );
    }
}

/// Short wins need no table: every turn and every reply is tried.
#[test]
fn the_short_puzzles_inside_the_binary_are_won_by_their_keys_alone() {
    let content = Content::embedded().into_result().unwrap();
    assert_eq!(content.packs().faults(), []);
    let short: Vec<&Puzzle> = content.packs().pack("first").unwrap().puzzles.iter().collect();
    assert!(short.len() >= 5);
    short.into_iter().for_each(is_proved);
}

#[test]
fn words_are_read_and_written() {
    for theme in Theme::ALL {
        assert_eq!(Theme::from_token(theme.token()), Some(theme));
    }
    for choices in Choices::ALL {
        assert_eq!(Choices::from_token(choices.token()), Some(choices));
    }
    for text in ["draw", "win-1", "win-157", "loss-2"] {
        assert_eq!(Verdict::from_text(text).unwrap().to_string(), text);
    }
    for text in ["", "won", "win", "win-", "win-2", "loss-0", "loss-3", "draw-2", "win-70000", "win--1"] {
        assert_eq!(Verdict::from_text(text), None, "{text}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    /// Whatever is done to a pack, reading it ends, and what is left out has a fault.
    #[test]
    fn no_text_makes_reading_panic(at in 0..PACK.len(), cut in 0..40_usize, put in r#"[ \n\[\]{}:,"'&*!|>#%@?a1x-]{0,6}"#) {
        let boundary = |at: usize| (at..).find(|&at| PACK.is_char_boundary(at)).unwrap();
        let (start, end) = (boundary(at), boundary((at + cut).min(PACK.len())));
        let pack = format!("{}{put}{}", &PACK[..start], &PACK[end..]);
        let content = Content::from_files([
            ("course.yaml".to_owned(), b"units: []".to_vec()),
            ("puzzles/first.yaml".to_owned(), pack.into_bytes()),
        ])
        .content;
        let packs = content.packs();
        prop_assert!(packs.faults().iter().all(|fault| !fault.message.is_empty()));
        prop_assert!(packs.puzzles().count() <= 2);
    }
}

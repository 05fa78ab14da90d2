//! Faults of a lesson by itself, each with its place.

use super::folder::Folder;

/// Returns the faults of a course whose one lesson is this text.
fn lesson(text: &str) -> Vec<String> {
    Folder::sound().with("rules/board.yaml", text).faults()
}

/// Returns the faults of a step that ends with these lines; the first of them is line 8.
fn step(lines: &str) -> Vec<String> {
    lesson(&format!(
        "\
id: board
grade: 1
rules: standard
steps:
  - id: one
    teaches: [mill-protects]
    position: w W:a1,d1+7 B:d2,f6+7
{lines}"
    ))
}

/// Compares faults with the part after `lessons/rules/board.yaml:` of each expected one.
#[track_caller]
fn same(found: &[String], expected: &[&str]) {
    let expected: Vec<String> =
        expected.iter().map(|rest| format!("lessons/rules/board.yaml:{rest}")).collect();
    assert_eq!(found, expected);
}

#[test]
fn broken_yaml_tells_where() {
    same(
        &lesson("id: board\n\tgrade: 1"),
        &[
            "2:1: id: found a tab character that violates indentation, while scanning a plain scalar at line 1 column 5",
        ],
    );
    same(&lesson(""), &["1:1: missing key `id`"]);
    same(
        &lesson("nonsense"),
        &[
            "1:1: invalid type: string \"nonsense\", expected a lesson: a map with the keys id, grade, requires, rules and steps",
        ],
    );
    same(&lesson("id: {a: b}"), &["1:5: id: invalid type: map, expected a string"]);
    same(
        &lesson("id: board\ngrade: one"),
        &["2:8: grade: invalid type: string \"one\", expected a whole number from 0 to 255"],
    );
    same(
        &lesson("id: board\ngrade: 1\nrules: standard\nsteps: 5"),
        &["4:8: steps: invalid type: integer `5`, expected a list (in brackets: [one, two])"],
    );
}

#[test]
fn keys_are_known_and_there_once() {
    same(
        &lesson("id: board\nstep: []"),
        &[
            "2:1: step: unknown key `step`, expected one of `id`, `grade`, `test`, `requires`, `rules`, `steps`",
        ],
    );
    same(&lesson("id: board\nid: board"), &["1:1: twice the key `id`"]);
    same(&step(""), &["5:5: steps[0]: missing key `task`"]);
    same(
        &step("    task: {play: {clsoes: []}}"),
        &[
            "8:19: steps[0].task.play.clsoes: unknown key `clsoes`, expected one of `closes`, `takes`, `from`, `to`, `wins`, `stops`, `prefer`",
        ],
    );
    same(
        &step("    task: {play: any}\n    mistakes: [{try: [g1], becuase: empty}]"),
        &["9:28: steps[0].mistakes[0].becuase: unknown key `becuase`, expected `try` or `because`"],
    );
}

#[test]
fn everything_wrong_with_the_head_is_told() {
    same(
        &lesson("id: bo--ard\ngrade: 0\nrequires: [placing, placing]\nrules: standart\nsteps: []"),
        &[
            "1:5: id: `bo--ard` is no id (lower-case letters and digits, joined by single hyphens: finish-the-turn)",
            "1:5: id: the id is `bo--ard`, the file's name says `board` (make them alike)",
            "2:8: grade: grades begin at 1",
            "3:12: requires[0]: there is no lesson `placing` (`malom lessons` lists them)",
            "3:21: requires[1]: the lesson `placing` is there twice",
            "3:21: requires[1]: there is no lesson `placing` (`malom lessons` lists them)",
            "4:8: rules: there are no rules `standart` (did you mean `standard`?)",
            "5:8: steps: a lesson has at least one step",
        ],
    );
}

#[test]
fn steps_have_ids_of_their_own_and_facts_that_exist() {
    same(
        &step("    tests: [mill-protect, relatives, relatives]\n    task: {play: any}"),
        &[
            "8:13: steps[0].tests[0]: there is no fact `mill-protect` (did you mean `mill-protects`?)",
            "8:38: steps[0].tests[2]: the fact `relatives` is there twice",
        ],
    );
    same(
        &step("    task: {play: any}\n  - {id: one, position: w W:+9 B:+9, task: {play: any}}"),
        &[
            "9:5: steps[1]: the step neither teaches nor tests a fact (name one under teaches or tests)",
            "9:10: steps[1].id: the step `one` is there twice",
        ],
    );
    same(
        &step("    tests: [checkmate]\n    task: {play: any}"),
        &["8:13: steps[0].tests[0]: there is no fact `checkmate` (facts.yaml lists them)"],
    );
}

#[test]
fn positions_are_read_and_checked() {
    let position = |position: &str| {
        let head = "id: board\ngrade: 1\nrules: standard\nsteps:\n  - id: one\n    tests: [relatives]\n";
        lesson(&format!("{head}    position: {position}\n    task: {{play: any}}\n"))
    };
    same(
        &position("w W:a1,d1+7 B:d2,h6+7"),
        &["7:15: steps[0].position: `w W:a1,d1+7 B:d2,h6+7`: at character 18: expected a point (a1 to g7)"],
    );
    same(
        &position("[a1]"),
        &["7:15: steps[0].position: invalid type: list, expected a position such as `w W:a1,d1+7 B:d2,f6+7`"],
    );
    same(
        &position("w!a1-d1-g1 W:a1,d1,d4+9 B:d2,f6+7"),
        &[
            "7:15: steps[0].position: d4 is not a point of the board",
            "7:15: steps[0].position: white has 12 stones on the board and in hand; 9 are all there are",
            "7:15: steps[0].position: a capture is due for the mill a1-d1-g1, which does not stand",
        ],
    );
}

#[test]
fn played_turns_are_legal_and_whole() {
    same(
        &step("    played: [a4, d2]\n    task: {play: any}"),
        &[
            "8:18: steps[0].played[1]: `d2` is refused: occupied (the position then is `b W:a1,a4,d1+6 B:d2,f6+7`)",
        ],
    );
    same(
        &step("    played: [g1, xd2]\n    task: {play: any}"),
        &["8:14: steps[0].played[0]: `g1` leaves a capture due (write it with the turn: `g1x…`)"],
    );
    same(
        &step("    played: [g1xd2, q]\n    task: {play: any}"),
        &[
            "8:21: steps[0].played[1]: `q`: at character 1: expected an action: a point (d6), a move (a1-a4), a capture (xd2) or pass",
        ],
    );
    same(&step("    played: [g1]\n    task: {play: any}"), &[]);
}

#[test]
fn games_against_the_best_defence_are_of_some_length_and_begin_with_a_turn() {
    same(&step("    task: {win: 0}"), &["8:17: steps[0].task.win: a goal takes at least 1 turn"]);
    same(&step("    task: {hold: 101}"), &["8:18: steps[0].task.hold: a goal takes at most 100 turns"]);
    same(
        &step("    task: {win: soon}"),
        &["8:17: steps[0].task.win: invalid type: string \"soon\", expected a whole number from 0 to 255"],
    );
    same(
        &step("    played: [g1]\n    task: {win: 2}"),
        &["9:17: steps[0].task.win: a capture is due (the learner begins with a whole turn)"],
    );
    same(
        &step("    task: {win: 2}\n    expect: g1xd2"),
        &["9:13: steps[0].expect: expected a list (write it in brackets; `[]` where there is none)"],
    );
    same(
        &step("    task: {win: 2}\n    expect: [g1xd2, g1xd2]"),
        &["9:21: steps[0].expect[1]: `g1xd2` is there twice"],
    );
    same(
        &step("    task: {hold: 2}\n    mistakes: [{try: [a1], because: occupied}]"),
        &["9:15: steps[0].mistakes: mistakes are for play steps (leave them out)"],
    );
    let over = "id: board\ngrade: 1\nrules: standard\nsteps:\n  - id: one\n    teaches: [mill-protects]\n";
    same(
        &lesson(&format!("{over}    position: w W:a1,d1 B:d2,f6,b4\n    task: {{hold: 2}}")),
        &["8:18: steps[0].task.hold: the game is over here: black has won (reduced)"],
    );
}

#[test]
fn a_task_is_one_of_its_kinds() {
    let kinds = "expected one of `play`, `mark`, `judge`, `choose`, `predict`, `compare`, `win`, `hold`";
    same(
        &step("    task: {plya: any}"),
        &[&format!("8:12: steps[0].task.plya: unknown word `plya`, {kinds}")],
    );
    same(&step("    task: any"), &[&format!("8:11: steps[0].task: unknown word `any`, {kinds}")]);
    same(
        &step("    task: {play: any, mark: captures}"),
        &["8:11: steps[0].task: expected a map with exactly one key"],
    );
    same(&step("    task: mark"), &["8:11: steps[0].task: this word needs a value: {word: value}"]);
    same(
        &step("    task: [mark]"),
        &["8:11: steps[0].task: invalid type: list, expected a task: a map such as {play: any}"],
    );
    same(
        &step("    task: {judge: zz}"),
        &[
            "8:19: steps[0].task.judge: `zz`: at character 1: expected an action: a point (d6), a move (a1-a4), a capture (xd2) or pass",
        ],
    );
    same(
        &step("    task: {predict: [g1]}"),
        &["8:21: steps[0].task.predict: invalid type: list, expected a turn such as g1xd2, or now"],
    );
}

#[test]
fn conditions_name_mills_and_points_of_the_board() {
    same(
        &step("    task: {play: all}"),
        &[
            "8:18: steps[0].task.play: invalid value: string \"all\", expected `any` or a map of conditions such as {closes: [a1-d1-g1]}",
        ],
    );
    same(
        &step("    task: {play: {}}"),
        &["8:18: steps[0].task.play: there is no condition here (for any legal turn write `play: any`)"],
    );
    same(
        &step("    task: {play: {closes: [a1-d1]}}"),
        &[
            "8:28: steps[0].task.play.closes[0]: `a1-d1` is not a mill: write three points joined by -, such as a1-d1-g1",
        ],
    );
    same(
        &step("    task: {play: {closes: [a1-d1-g1, a1-d1-d2], from: d4, to: [a1, d4], takes: [d4]}}"),
        &[
            "8:38: steps[0].task.play.closes[1]: a1,d1,d2 is not a mill of the board (its points lie on one line)",
            "8:55: steps[0].task.play.from: d4 is not a point of the board",
            "8:68: steps[0].task.play.to[1]: d4 is not a point of the board",
            "8:81: steps[0].task.play.takes[0]: d4 is not a point of the board",
        ],
    );
    same(
        &step("    task: {play: {prefer: {stops: a1-d1-d2, prefer: {wins: true}}}}"),
        &[
            "8:35: steps[0].task.play.prefer.stops: a1,d1,d2 is not a mill of the board (its points lie on one line)",
            "8:53: steps[0].task.play.prefer.prefer: a preference has none of its own (join the two)",
        ],
    );
}

#[test]
fn sets_take_a_point_or_none() {
    same(
        &step("    task: {mark: destinations}"),
        &["8:18: steps[0].task.mark: this word needs a value: {word: value}"],
    );
    same(
        &step("    task: {mark: {captures: a1}}"),
        &["8:18: steps[0].task.mark: this word takes no value: write it alone"],
    );
    same(
        &step("    task: {mark: {neighbours: d4}}"),
        &["8:31: steps[0].task.mark.neighbours: d4 is not a point of the board"],
    );
    same(
        &step("    task: {mark: {lines-of: x}}"),
        &["8:29: steps[0].task.mark.lines-of: `x`: at character 1: expected a point (a1 to g7)"],
    );
}

#[test]
fn options_answer_their_question() {
    same(
        &step("    task: {choose: {question: who, options: [white, black]}}"),
        &[
            "8:31: steps[0].task.choose.question: unknown word `who`, expected one of `whose-turn`, `which-phase`, `may-fly`, `who-won`, `how-many-captures`, `how-many`, `given`",
        ],
    );
    same(
        &step("    task: {choose: {question: who-won, options: [white]}}"),
        &["8:49: steps[0].task.choose.options: a choice has at least two options"],
    );
    same(
        &step("    task: {choose: {question: may-fly, options: [white, whte, white, all]}}"),
        &[
            "8:57: steps[0].task.choose.options[1]: `whte` can't answer this question (did you mean `white`?)",
            "8:63: steps[0].task.choose.options[2]: the option `white` is there twice",
            "8:70: steps[0].task.choose.options[3]: `all` can't answer this question (possible: white, black, both, neither)",
        ],
    );
    same(
        &step("    task: {choose: {question: {how-many: {lines-of: d4}}, options: [n4, four]}}"),
        &[
            "8:53: steps[0].task.choose.question.how-many.lines-of: d4 is not a point of the board",
            "8:73: steps[0].task.choose.options[1]: `four` can't answer this question (possible: n0 to n24)",
        ],
    );
    for (question, options) in [
        ("whose-turn", "white-places, black-captures"),
        ("which-phase", "placing, flying"),
        ("{how-many-captures: g1}", "none, one, two"),
        ("{how-many: captures}", "n0, n24"),
    ] {
        same(&step(&format!("    task: {{choose: {{question: {question}, options: [{options}]}}}}")), &[]);
    }
}

#[test]
fn given_answers_are_not_about_the_rules() {
    same(
        &step("    task: {choose: {question: given, options: [old, New]}}"),
        &[
            "8:31: steps[0].task.choose.question: `given` is for facts of kind family and background, `mill-protects` is of kind rule (ask what the rules can answer)",
            "8:31: steps[0].task.choose.question: `given` needs an answer (name an option under expect)",
            "8:53: steps[0].task.choose.options[1]: `New` is no id (lower-case letters and digits, joined by single hyphens: finish-the-turn)",
        ],
    );
    let given = "id: board\ngrade: 1\nrules: standard\nsteps:\n  - id: one\n    tests: [relatives]
    position: w W:+9 B:+9\n    task: {choose: {question: given, options: [old, new]}}\n    expect: old\n";
    same(&lesson(given), &[]);
}

#[test]
fn answers_have_the_shape_of_their_task() {
    same(
        &step("    task: {play: any}\n    expect: g1"),
        &["9:13: steps[0].expect: expected a list (write it in brackets; `[]` where there is none)"],
    );
    same(
        &step("    task: {play: any}\n    expect: {a: b}"),
        &["9:13: steps[0].expect: invalid type: map, expected a word or a list"],
    );
    same(
        &step("    task: {play: any}\n    expect: [g1, zz, g1]"),
        &[
            "9:18: steps[0].expect[1]: `zz`: at character 1: expected an action: a point (d6), a move (a1-a4), a capture (xd2) or pass",
            "9:22: steps[0].expect[2]: `g1` is there twice",
        ],
    );
    same(
        &step("    task: {mark: captures}\n    expect: [d4, a1-d1]"),
        &[
            "9:14: steps[0].expect[0]: d4 is not a point of the board",
            "9:18: steps[0].expect[1]: `a1-d1`: at character 3: expected the end of the text",
        ],
    );
    same(
        &step("    task: {mark: moves}\n    expect: [a1-d1, a1-d1]"),
        &["9:21: steps[0].expect[1]: `a1-d1` is there twice"],
    );
    same(
        &step("    task: {judge: g1}\n    expect: leagl"),
        &["9:13: steps[0].expect: `leagl` can't answer this task (did you mean `legal`?)"],
    );
    same(
        &step("    task: {predict: now}\n    expect: white"),
        &["9:13: steps[0].expect: `white` can't answer this task (one of white-wins, black-wins, goes-on)"],
    );
    same(
        &step("    task: {predict: now}\n    expect: [goes-on]"),
        &["9:13: steps[0].expect: expected one word, not a list (one of white-wins, black-wins, goes-on)"],
    );
    same(
        &step("    task: {choose: {question: who-won, options: [white, nobody]}}\n    expect: black"),
        &["9:13: steps[0].expect: `black` can't answer this task (one of white, nobody)"],
    );
}

#[test]
fn mistakes_are_attempts_at_a_play() {
    same(
        &step("    task: {judge: g1}\n    mistakes: [{try: [g1], because: empty}]"),
        &["9:15: steps[0].mistakes: mistakes are for play steps (leave them out)"],
    );
    same(
        &step("    task: {play: any}\n    mistakes: [{try: [], because: empty}]"),
        &["9:22: steps[0].mistakes[0].try: an attempt has at least one action"],
    );
    same(
        &step("    task: {play: any}\n    mistakes: [{try: [g1], because: capture-deu}]"),
        &[
            "9:37: steps[0].mistakes[0].because: `capture-deu` is no reason against an action (did you mean `capture-due`?)",
        ],
    );
}

#[test]
fn comparisons_are_of_different_profiles_that_allow_the_position() {
    let compare = |under: &str, expect: &str| {
        step(&format!("    task: {{compare: {{try: g1xd2, under: {under}}}}}\n    expect: {expect}"))
    };
    same(&compare("[standard, mtte]", "[standard, mtte]"), &[]);
    same(
        &compare("[standard]", "[]"),
        &["8:41: steps[0].task.compare.under: at least two profiles are compared"],
    );
    same(
        &compare("[mtte, mttee, mtte]", "[mtte]"),
        &[
            "8:48: steps[0].task.compare.under[1]: there are no rules `mttee` (did you mean `mtte`?)",
            "8:55: steps[0].task.compare.under[2]: the profile `mtte` is there twice",
        ],
    );
    same(
        &compare("[standard, mtte]", "[mtte, lasker, mtte]"),
        &[
            "9:20: steps[0].expect[1]: `lasker` is not compared here (one of standard, mtte)",
            "9:28: steps[0].expect[2]: the profile `mtte` is there twice",
        ],
    );
    same(
        &compare("[standard, mtte]", "standard"),
        &["9:13: steps[0].expect: expected a list (write it in brackets; `[]` where there is none)"],
    );
    let five = compare("[standard, five]", "[standard]");
    let refused = "8:52: steps[0].task.compare.under[1]: the position is none of `five`: white has 9 stones on the board \
                   and in hand; 5 are all there are";
    assert!(five.contains(&format!("lessons/rules/board.yaml:{refused}")), "{five:#?}");
    same(
        &step("    task: {compare: {try: g9, over: [standard, mtte]}}"),
        &[
            "8:27: steps[0].task.compare.try: `g9`: at character 1: expected an action: a point (d6), a move (a1-a4), a capture (xd2) or pass",
        ],
    );
}

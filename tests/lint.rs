//! The author's gate: each fault, planted in a copy of the content, is found at its place, and nothing else is.

mod planted;
mod program;
mod proofs;
mod puzzles;

use std::process::Command;

use planted::Planted;

const BOARD: &str = "lessons/rules/board.yaml";
const CAPTURE: &str = "lessons/rules/capture.yaml";
const ENDING: &str = "lessons/rules/ending.yaml";
const CLUBS: &str = "lessons/clubs/clubs-differ.yaml";
const FACTS: &str = "lessons/facts.yaml";
const EN: &str = "locales/en/lessons/rules/capture.ftl";
const HU: &str = "locales/hu/lessons/rules/capture.ftl";
const ID: &str = "locales/id/lessons/rules/capture.ftl";

#[test]
fn nothing_is_found_where_nothing_is_planted() {
    assert_eq!(Planted::nothing().problems(), [""; 0]);
    let checked = malom::lint::check(None, None);
    assert_eq!(checked.problems, [], "inside the program");
    assert!(checked.lessons >= 7 && checked.languages >= 3, "the content was not found");
}

#[test]
fn positions_that_no_game_comes_to() {
    let place = |position: &str| {
        // Another question, whose answer stays the same.
        Planted::one(CAPTURE, "position: w W:a1,d1+7 B:d2,f6+7", &format!("position: ‸{position}"))
            .and(CAPTURE, "{play: {closes: [a1-d1-g1]}}", "{mark: {neighbours: d2}}")
            .and(CAPTURE, "expect: [g1xd2, g1xf6]", "expect: [d1, d3, b2, f2]")
            .and(CAPTURE, "    mistakes: # ", "    # ")
            .and(CAPTURE, "      - {try: [g1, pass], because: capture-due}\n", "")
            .and(CAPTURE, "      - {try: [g1, e3], because: capture-due} ", "      # ")
            .and(CAPTURE, "      - {try: [g1, xa1], because: own-stone}\n", "")
    };
    let at = "lessons/rules/capture.yaml:‸: error: steps[0].position: no game comes to this position:";
    place("w W:a1,d1+7 B:d2,f6+7").is_found(&[]);
    place("w W:a1,d1+7 B:d2,f6+6").is_found(&[&format!(
        "{at} white has placed 2 stones, black 3, but on this turn both have placed equally many"
    )]);
    place("b W:a1,d1+7 B:d2,f6+7").is_found(&[&format!(
        "{at} white has placed 2 stones, black 2, but on this turn white has placed one more"
    )]);
    place("w W:a1,d1,b4+6 B:d2,f6+6").is_found(&[&format!(
        "{at} white must have closed mills on 1 turn (a stone is missing or due for each), but 0 stand and at most 0 \
         were broken"
    )]);
    place("w W:a1,d1+6 B:d2,f6+6").is_found(&[&format!(
        "{at} black can't have closed mills on 1 turn (a stone is missing or due for each) with the 3 stones it has \
         placed"
    )]);
    place("b W:a1,d1,g1+6 B:d2,f6+7").is_found(&[&format!(
        "{at} white's a1-d1-g1 took 1 turn to close, each of which takes a stone, but black lacks none"
    )]);
    place("w W:a1,d1,b4 B:d2,f6")
        .is_found(&[&format!("{at} black has lost, so that no other turn than black's comes after it")]);
}

#[test]
fn expected_answers_that_differ_from_the_computed() {
    let at = "lessons/rules/capture.yaml:‸: error:";
    Planted::one(CAPTURE, "expect: [g1xd2, g1xf6]", "expect: ‸[g1xd2]")
        .is_found(&[&format!("{at} steps[0].expect: computed, but not here: g1xf6")]);
    Planted::one(CAPTURE, "expect: [xd2, xb6, xe5]", "expect: ‸[xd2, xb6, xe5, xb4]")
        .is_found(&[&format!("{at} steps[1].expect: here, but not computed: xb4")]);
    Planted::one(CAPTURE, "expect: [a4, g7]", "expect: ‸[a4, b2]").is_found(&[&format!(
        "{at} steps[3].expect: computed, but not here: g7; here, but not computed: b2"
    )]);
    Planted::one(CAPTURE, "expect: legal", "expect: ‸protected").is_found(&[&format!(
        "{at} steps[4].expect: computed, but not here: legal; here, but not computed: protected"
    )]);
    Planted::one(CAPTURE, "expect: one", "expect: ‸two").is_found(&[&format!(
        "{at} steps[5].expect: computed, but not here: one; here, but not computed: two"
    )]);
    Planted::one(ENDING, "expect: [b4-b2, d7-g7]", "expect: ‸[]").is_found(&[
        "lessons/rules/ending.yaml:‸: error: steps[3].expect: computed, but not here: b4-b2, d7-g7",
    ]);
    Planted::one(ENDING, "expect: goes-on", "expect: ‸white-wins").is_found(&[
        "lessons/rules/ending.yaml:‸: error: steps[1].expect: computed, but not here: goes-on; here, but not \
         computed: white-wins",
    ]);
    Planted::one(CAPTURE, "  - id: finish-the-turn", "  - ‸id: finish-the-turn")
        .and(CAPTURE, "    expect: [g1xd2, g1xf6]\n", "")
        .is_found(&[
            "lessons/rules/capture.yaml:‸: warning: steps[0]: there is no `expect`; the computed answer is: g1xd2, \
             g1xf6",
        ]);
}

#[test]
fn mistakes_that_are_not_refused_for_the_named_reason() {
    let at = "lessons/rules/capture.yaml:‸: error: steps[0].mistakes[0]";
    let mistake = "{try: [g1, pass], because: capture-due}";
    Planted::one(CAPTURE, mistake, "{try: [g1, pass], because: ‸pass-forbidden}")
        .is_found(&[&format!("{at}.because: it is refused as capture-due, not as pass-forbidden")]);
    Planted::one(CAPTURE, mistake, "{try: [a1, pass], because: capture-due}")
        .and(CAPTURE, "[a1, pass]", "[‸a1, pass]")
        .is_found(&[&format!(
            "{at}.try[0]: `a1` is refused already: occupied (what comes after it is never judged)"
        )]);
    Planted::one(CAPTURE, mistake, "{try: ‸[g1, xd2], because: capture-due}")
        .is_found(&[&format!("{at}.try: nothing of this is refused, let alone as capture-due")]);
}

#[test]
fn steps_that_leave_nothing_to_find_out() {
    let goal = "{play: {closes: [a1-d1-g1]}}";
    Planted::one(CAPTURE, "    task: {play: any}", "    task: {play: ‸{takes: [d2, b6, e5]}}").is_found(&[
        "lessons/rules/capture.yaml:‸: error: steps[1].task.play: every legal turn meets the goal (ask for more, or \
         write `play: any`)",
    ]);
    Planted::one(CAPTURE, goal, "{play: ‸{wins: true}}")
        .and(CAPTURE, "[g1xd2, g1xf6]", "[]")
        .is_found(&["lessons/rules/capture.yaml:‸: error: steps[0].task.play: no legal turn meets the goal"]);
    let preferring =
        |points: &str| format!("{{play: {{closes: [a1-d1-g1], prefer: ‸{{takes: [{points}]}}}}}}");
    Planted::one(CAPTURE, goal, &preferring("d2, f6")).is_found(&[
        "lessons/rules/capture.yaml:‸: error: steps[0].task.play.prefer: every turn that meets the goal meets the \
         preference",
    ]);
    Planted::one(CAPTURE, goal, &preferring("e3")).is_found(&[
        "lessons/rules/capture.yaml:‸: error: steps[0].task.play.prefer: no turn that meets the goal meets the \
         preference",
    ]);
    Planted::one(CAPTURE, "{mark: captures}", "{mark: closing}")
        .and(CAPTURE, "expect: [a4, g7]", "expect: []")
        .and(ENDING, "task: {mark: enemy-moves}", "task: ‸{mark: closing}")
        .and(ENDING, "expect: [b4-b2, d7-g7]", "expect: []")
        .is_found(&[
            "lessons/rules/ending.yaml:‸: warning: steps[3].task: there is nothing to mark, and so it was before in \
             this unit (capture, step mark-the-free)",
        ]);
}

#[test]
fn questions_that_cannot_be_answered() {
    Planted::one(BOARD, "options: [n4, n8, n12]", "options: ‸[n4, n8, n16]")
        .and(BOARD, "expect: n12", "expect: n16")
        .and_in_all("board", "option-n12", "option-n16")
        .is_found(&[
            "lessons/rules/board.yaml:‸: error: steps[2].task.choose.options: the right answer is not among the \
             options: n12",
        ]);
    Planted::one(CAPTURE, "{how-many-captures: g1}", "{how-many-captures: ‸a1}").is_found(&[
        "lessons/rules/capture.yaml:‸: error: steps[5].task.choose.question.how-many-captures: `a1` is refused: \
         occupied",
    ]);
    Planted::one(ENDING, "predict: a7xf4", "predict: ‸a7").is_found(&[
        "lessons/rules/ending.yaml:‸: error: steps[1].task.predict: `a7` leaves a capture due (write it with the \
         turn: `a7x…`)",
    ]);
    Planted::one(CAPTURE, "question: {how-many-captures: g1}", "question: ‸given").is_found(&[
        "lessons/rules/capture.yaml:‸: error: steps[5].task.choose.question: `given` is for facts of kind family and \
         background, `double-mill-one-capture` is of kind rule (ask what the rules can answer)",
    ]);
}

#[test]
fn comparisons_that_do_not_hold() {
    let at = "lessons/clubs/clubs-differ.yaml:‸: error:";
    Planted::one(CLUBS, "expect: [standard, hogyankell, classic-flying]", "expect: ‸[standard, classic]")
        .is_found(&[&format!(
            "{at} steps[0].expect: computed, but not here: classic-flying, hogyankell; here, but not computed: classic"
        )]);
    Planted::one(CLUBS, "expect: [lasker]", "expect: ‸[]")
        .is_found(&[&format!("{at} steps[7].expect: computed, but not here: lasker")]);
    // One surprise a unit.
    Planted::one(CLUBS, "{compare: {try: g4-g1xb6, under: [standard, mtte, lasker]}}", "‸{compare: {try: g4-g1xb6, under: [standard, mtte]}}")
        .and(CLUBS, "expect: [lasker]", "expect: []")
        .is_found(&[
            "lessons/clubs/clubs-differ.yaml:‸: warning: steps[7].task: there is nothing to mark, and so it was before \
             in this unit (clubs-differ, step rather-not)",
        ]);
    let flies = ["flies from g4", "a g4 pontról a c4 pontra", "terbang dari g4"];
    let far = ["flies from ‸f1", "az ‸f1 pontról a c4 pontra", "terbang dari ‸f1"];
    let at = |language: &str| format!("locales/{language}/lessons/clubs/clubs-differ.ftl");
    let languages = ["en", "hu", "id"];
    let planted = (0..3).fold(Planted::nothing(), |planted, index| {
        planted.and(&at(languages[index]), flies[index], far[index])
    });
    let found = languages.map(|language| {
        format!(
            "{}:‸: error: `f1` is neither taken nor a target, nor on a line with one, in `w W:a1,d6,g4 \
             B:a4,b4,c3,e5,f2`",
            at(language)
        )
    });
    planted.is_found(&found.each_ref().map(String::as_str));
}

#[test]
fn facts_that_do_not_exist_or_are_not_covered() {
    Planted::one(CAPTURE, "tests: [mill-obliges-capture]", "tests: [‸mill-obliges-captures]").is_found(&[
        "lessons/rules/capture.yaml:‸: error: steps[1].tests[0]: there is no fact `mill-obliges-captures` (did you \
         mean `mill-obliges-capture`?)",
    ]);
    let fact = |kind: &str| {
        Planted::one(FACTS, "facts:", &format!("facts:\n  - {{id: ‸new, kind: {kind}, from: [M]}}"))
            .and_in_all_files("facts.ftl", "fact-board", "fact-new = New.\nfact-board")
    };
    for kind in ["rule", "family", "advice", "background"] {
        let untaught =
            format!("lessons/facts.yaml:‸: warning: facts[0].id: the {kind} `new` is taught by no step");
        fact(kind).is_found(&[&untaught]);
    }
}

#[test]
fn facts_that_are_taught_too_seldom_or_never_asked_again() {
    let taught = |kind: &str| {
        Planted::one(FACTS, "facts:", &format!("facts:\n  - {{id: ‸new, kind: {kind}, from: [M]}}"))
            .and_in_all_files("facts.ftl", "fact-board", "fact-new = New.\nfact-board")
            .and(BOARD, "teaches: [light-first, point", "teaches: [new, light-first, point")
    };
    let place = "lessons/facts.yaml:‸: warning: facts[0].id: the";
    taught("background").is_found(&[]);
    taught("rule").is_found(&[&format!(
        "{place} rule `new` is taught by one step (play) and needs another kind of task; is tested by no lesson after \
         `board`, which teaches it first"
    )]);
    let twice = |step: &str| taught("rule").and(BOARD, step, &step.replace('[', "[new, "));
    twice("teaches: [board-24-points]").is_found(&[&format!(
        "{place} rule `new` is tested by no lesson after `board`, which teaches it first"
    )]);
    // Asked again in the same lesson it is not asked later.
    twice("teaches: [board-24-points]")
        .and(BOARD, "tests: [board-24-points]", "tests: [new, board-24-points]")
        .is_found(&[&format!(
            "{place} rule `new` is tested by no lesson after `board`, which teaches it first"
        )]);
    twice("teaches: [board-24-points]")
        .and(CAPTURE, "tests: [mill-obliges-capture]", "tests: [new, mill-obliges-capture]")
        .is_found(&[]);
}

#[test]
fn units_that_end_without_their_test() {
    let course = "lessons/course.yaml";
    let planted = |line: &str| Planted::one(course, "  - id: rules\n", &format!("  - id: ‸rules\n{line}"));
    let without = planted("").and("lessons/rules/rules-test.yaml", "test: true\n", "");
    let found = without.problems();
    let told = format!(
        "{course}:{}: warning: units[0].id: the unit `rules` ends without its test",
        without.place(course)
    );
    assert!(found.iter().any(|problem| problem.starts_with(&told)), "{found:#?}");
    let excused = planted("    test: false\n").and("lessons/rules/rules-test.yaml", "test: true\n", "");
    assert!(!excused.problems().iter().any(|problem| problem.contains("ends without its test")));
    Planted::one(course, "ending, rules-test]", "‸rules-test, ending]").is_found(&[&format!(
        "{course}:‸: warning: units[0].id: the unit `rules` ends without its test (add a lesson with `test: true`, or \
         write `test: false` here)"
    ).replace("‸", "3:9"), &format!("{course}:‸: warning: units[0].lessons[6]: the test `rules-test` does not come last in its unit (move it)")]);
}

#[test]
fn the_facts_are_those_that_were_written_down() {
    let written = include_str!("data/facts.tsv").lines().filter(|line| !line.starts_with('#')).skip(1);
    let content = malom::content::Content::embedded().content;
    let facts = content.facts().iter();
    let facts = facts.map(|fact| format!("{}\t{}\t{}", fact.id, fact.kind.token(), fact.from.join(",")));
    assert_eq!(facts.collect::<Vec<_>>(), written.collect::<Vec<_>>());
}

#[test]
fn messages_that_are_missing() {
    let hint = "    .hint1 = Itt egyik sötét bábu sem áll malomban.\n";
    Planted::one(HU, hint, "")
        .and(HU, "step-capture--capture-alone", "‸step-capture--capture-alone")
        .is_found(&[
            "locales/hu/lessons/rules/capture.ftl:‸: error: `step-capture--capture-alone.hint1` is missing",
        ]);
    Planted::one(CAPTURE, "options: [one, two]", "options: [one, two, none]")
        .and_in_all("capture", "step-capture--two-at-once", "‸step-capture--two-at-once")
        .is_found(&[
            "locales/en/lessons/rules/capture.ftl:‸: error: `step-capture--two-at-once.option-none` is missing",
            "locales/en/lessons/rules/capture.ftl:‸: error: `step-capture--two-at-once.wrong-none` is missing",
            "locales/hu/lessons/rules/capture.ftl:‸: error: `step-capture--two-at-once.option-none` is missing",
            "locales/hu/lessons/rules/capture.ftl:‸: error: `step-capture--two-at-once.wrong-none` is missing",
            "locales/id/lessons/rules/capture.ftl:‸: error: `step-capture--two-at-once.option-none` is missing",
            "locales/id/lessons/rules/capture.ftl:‸: error: `step-capture--two-at-once.wrong-none` is missing",
        ]);
    // What the program itself says is missed even where every language lacks it.
    Planted::nothing()
        .and_in_all_files("rules.ftl", "\nevent-closed", "\nevent-finished")
        .and_in_all_files("rules.ftl", "\noutcome-agreement", "\n‸outcome-agreement")
        .is_found(&[
            "locales/en/rules.ftl:‸: error: `event-closed` is missing",
            "locales/hu/rules.ftl:‸: error: `event-closed` is missing",
            "locales/id/rules.ftl:‸: error: `event-closed` is missing",
        ]);
}

#[test]
fn messages_that_nothing_asks_for() {
    Planted::one(HU, "lesson-capture", "‸step-capture--old = Régi.\nlesson-capture").is_found(&[
        "locales/hu/lessons/rules/capture.ftl:‸: error: `step-capture--old` is an orphan: no lesson asks for it",
    ]);
    Planted::one(ID, "    .option-two", "    .‸option-three = Tiga\n    .option-two").is_found(&[
        "locales/id/lessons/rules/capture.ftl:‸: error: `step-capture--two-at-once.option-three` is an orphan: no \
         lesson asks for it",
    ]);
    Planted::one("locales/id/rules.ftl", "player-white", "‸player-grey = Abu-abu\nplayer-white")
        .is_found(&["locales/id/rules.ftl:‸: error: `player-grey` is an orphan: English has no such text"]);
}

#[test]
fn ids_that_derive_one_message() {
    Planted::one(CAPTURE, "id: capture-alone", "id: ‸finish-the-turn").is_found(&[
        "lessons/rules/capture.yaml:‸: error: steps[1].id: the step `finish-the-turn` is there twice",
    ]);
    Planted::one(HU, "step-capture--capture-alone", "‸step-capture--finish-the-turn").is_found(&[
        "locales/hu/lessons/rules/capture.ftl:4:1: error: `step-capture--capture-alone` is missing",
        "locales/hu/lessons/rules/capture.ftl:4:1: error: `step-capture--capture-alone.hint1` is missing",
        "locales/hu/lessons/rules/capture.ftl:4:1: error: `step-capture--capture-alone.success` is missing",
        "locales/hu/lessons/rules/capture.ftl:‸: error: `step-capture--finish-the-turn` clashes with \
         `step-capture--finish-the-turn` at locales/hu/lessons/rules/capture.ftl:4:1",
    ]);
}

#[test]
fn languages_that_differ() {
    Planted::one("locales/id/rules.ftl", "{ $standing } sudah", "{ $‸mill } sudah")
        .is_found(&["locales/id/rules.ftl:‸: error: English has no variable `$mill` here"]);
    Planted::one("locales/hu/progress.ftl", "notice-damaged", "‸notice-damaged")
        .and("locales/hu/progress.ftl", "{ $path }", "…")
        .is_found(&[
            "locales/hu/progress.ftl:‸: error: the variable `$path` of the English text is left out",
        ]);
    Planted::one(HU, "bábu a g1 pontra", "bábu a g4 pontra")
        .and(HU, "    .success = Ez", "    .‸success = Ez")
        .is_found(&[
            "locales/hu/lessons/rules/capture.ftl:‸: error: points that the English text does not name: g4",
            "locales/hu/lessons/rules/capture.ftl:‸: error: points of the English text that are left out: g1",
        ]);
}

#[test]
fn forms_that_a_term_lacks() {
    Planted::one("locales/hu/rules.ftl", "-mill(case: \"accusative\")", "-mill(‸case: \"dative\")").is_found(&[
        "locales/hu/rules.ftl:‸: error: `-mill` has no `case: \"dative\"` here, only: accusative, allative, causal, elative, \
         inessive, instrumental, nominative, possessed, superessive",
    ]);
}

#[test]
fn words_to_avoid_and_articles() {
    Planted::one(HU, "sötét bábu sem", "‸fekete bábu sem")
        .is_found(&["locales/hu/lessons/rules/capture.ftl:‸: error: the glossary avoids `fekete`"]);
    Planted::one(HU, "Az a1 és a d1 ponton", "‸A a1 és a d1 ponton").is_found(&[
        "locales/hu/lessons/rules/capture.ftl:‸: error: the article before `a1` is `az`, not `a`",
    ]);
}

#[test]
fn points_that_have_nothing_to_do_with_the_position() {
    Planted::one(EN, "stone on g1, a mill", "stone on ‸b4, a mill")
        .and(HU, "bábu a g1 pontra", "bábu a ‸b4 pontra")
        .and(ID, "buah di g1", "buah di ‸b4")
        .is_found(&[
            "locales/en/lessons/rules/capture.ftl:‸: error: `b4` is neither taken nor a target, nor on a line with \
             one, in `w W:a1,d1+7 B:d2,f6+7`",
            "locales/hu/lessons/rules/capture.ftl:‸: error: `b4` is neither taken nor a target, nor on a line with \
             one, in `w W:a1,d1+7 B:d2,f6+7`",
            "locales/id/lessons/rules/capture.ftl:‸: error: `b4` is neither taken nor a target, nor on a line with \
             one, in `w W:a1,d1+7 B:d2,f6+7`",
        ]);
}

#[test]
fn files_that_cannot_be_read_and_the_rest_besides() {
    // Texts of a lesson that can't be read are not taken for orphans, and everything else is still checked.
    Planted::one(CAPTURE, "grade: 1", "grade: ‸one")
        .and(ENDING, "expect: [b4-b2, d7-g7]", "expect: ‸[b4-b2, d7-g7, d7-d6]")
        .and(HU, "lesson-capture", "‸(no message)\n\nlesson-capture")
        .and("locales/hu/facts.ftl", "\nfact-", "\n‸fact-old = Az a1 pont.\nfact-")
        .is_found(&[
            "lessons/rules/capture.yaml:‸: error: grade: invalid type: string \"one\", expected a whole number from 0 \
             to 255",
            "lessons/rules/ending.yaml:‸: error: steps[3].expect: here, but not computed: d7-d6",
            "locales/hu/facts.ftl:‸: error: `fact-old` is an orphan: no lesson asks for it",
            "locales/hu/lessons/rules/capture.ftl:‸: error: Expected one of \"a-zA-Z\"",
        ]);
    // What stands in a file of texts that can't be read is not taken for missing.
    let deep = format!("x = {}‸{{\n", "{".repeat(64));
    for file in ["locales/en/ui.ftl", "locales/hu/terms.ftl", "locales/id/lessons/rules/mill.ftl"] {
        let told = format!("{file}:‸: error: braces are nested too deeply or left open");
        Planted::one(file, "", &deep).is_found(&[&told]);
    }
    // Where the facts can't be read, no text of one is superfluous.
    Planted::one(FACTS, "facts:", "‸fact:")
        .is_found(&["lessons/facts.yaml:‸: error: fact: unknown key `fact`, expected `facts`"]);
}

#[test]
fn the_command_lists_problems_and_fails() {
    let check = |lessons: &str, json: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_malom"));
        let output = command.args(["check", "--lessons", lessons]).args(json).output().unwrap();
        let told = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
        (told, output.status.code())
    };
    let planted = Planted::one(CAPTURE, "expect: legal", "expect: ‸protected");
    let lessons = planted.path("lessons");
    let ([out, _], code) = check(&lessons, &[]);
    let problem = "steps[4].expect: computed, but not here: legal; here, but not computed: protected";
    let place = planted.place(CAPTURE);
    assert!(out.contains(&format!("{lessons}/rules/capture.yaml:{place}: error: {problem}\n")), "{out}");
    assert_eq!(code, Some(1));
    let ([out, _], code) = check(&lessons, &["--json"]);
    assert!(out.contains(&format!("\"message\":\"{problem}\"")), "{out}");
    assert_eq!(code, Some(1));
    let ([_, err], code) = check("nowhere", &[]);
    assert!(err.starts_with("error: nowhere: this folder can't be read: "), "{err}");
    assert_eq!(code, Some(3));
}

#[test]
fn a_test_that_teaches_gives_hints_or_has_lessons_hang_on_it() {
    let planted = Planted::nothing()
        .and("lessons/rules/placing.yaml", "requires: [board]", "requires: [‸board]")
        .and(BOARD, "grade: 1", "grade: 1\ntest: true");
    let found = planted.problems();
    let place = planted.place("lessons/rules/placing.yaml");
    let hangs = format!(
        "lessons/rules/placing.yaml:{place}: error: requires[0]: `board` is a test, and no lesson hangs on a test (leave \
         it out)"
    );
    assert!(found.contains(&hangs), "{found:#?}");
    let teaches = |problem: &String| {
        problem.starts_with("lessons/rules/board.yaml:")
            && problem.ends_with("teaches: a test tells nothing new (write `tests`)")
    };
    assert!(found.iter().any(teaches), "{found:#?}");
    let hinted = |problem: &String| {
        problem.starts_with("locales/id/lessons/rules/board.ftl:") && problem.contains("hint1")
    };
    assert!(found.iter().any(hinted), "{found:#?}");
}

//! Each fault, planted in texts without one, is found where it is.

use super::*;

const EN: &str = "\
-stone = { $number ->
   *[singular] stone
    [plural] stones
}
greeting = Take { $count } { -stone(number: \"plural\") } from a1.
    .hint = Look at { $at }.
";
const HU: &str = "\
-stone = { $number ->
   *[singular] { $case ->
       *[nominative] bábu
        [accusative] bábut
    }
    [plural] bábuk
}
greeting = Az a1 ponton vegyél le { $count } { -stone(case: \"accusative\") }!
    .hint = Nézd { ARTICLE($at) } { $at } pontot!
";
const EN_LESSON: &str = "\
step-mill--close = Close it.
    .hint1 = Which line?
";
const HU_LESSON: &str = "\
step-mill--close = Zárd be.
    .hint1 = Melyik vonal?
";
const AVOID: &str = "# better: bábu\nfigura: figurát, figurák\nfa bábu:\n";

/// What the content asks for: the lesson's texts, one of them optional.
fn wanted() -> WantedTexts {
    let key = |attribute: Option<&str>| ("step-mill--close".to_owned(), attribute.map(str::to_owned));
    let wanted = |optional| Wanted {
        file: "lessons/mill.ftl".to_owned(),
        need: if optional { Need::AsInEnglish } else { Need::Always },
    };
    WantedTexts::from([
        (key(None), wanted(false)),
        (key(Some("hint1")), wanted(false)),
        (key(Some("hint2")), wanted(true)),
    ])
}

/// Replaces one text in one file and checks that exactly these problems are found.
#[track_caller]
fn assert_found(file: &str, from: &str, to: &str, expected: &[&str]) {
    let mut files = [
        ("en/a.ftl", EN.to_owned()),
        ("en/lessons/mill.ftl", EN_LESSON.to_owned()),
        ("hu/a.ftl", HU.to_owned()),
        ("hu/avoid.txt", AVOID.to_owned()),
        ("hu/lessons/mill.ftl", HU_LESSON.to_owned()),
    ];
    let (_, source) = files.iter_mut().find(|(path, _)| *path == file).unwrap();
    assert!(source.contains(from), "nothing to replace in {file}");
    *source = source.replacen(from, to, 1);
    let files: Vec<(&str, &str)> = files.iter().map(|(path, source)| (*path, source.as_str())).collect();
    let (texts, faults) = Texts::from_files(&files);
    assert!(faults.is_empty(), "{faults:?}");
    let problems: Vec<String> = check(&texts, &wanted()).iter().map(ToString::to_string).collect();
    assert_eq!(problems, expected);
}

/// Adds a message to English and Hungarian, Hungarian's on line 9, and checks the problems found.
#[track_caller]
fn assert_found_in_hungarian(english: &str, hungarian: &str, expected: &[&str]) {
    let english = format!("{EN}{english}\n");
    let hungarian = format!("{HU}{hungarian}\n");
    let (texts, faults) =
        Texts::from_files(&[("en/a.ftl", &english), ("hu/a.ftl", &hungarian), ("hu/avoid.txt", AVOID)]);
    assert!(faults.is_empty(), "{faults:?}");
    let problems: Vec<String> = check(&texts, &WantedTexts::new()).iter().map(ToString::to_string).collect();
    assert_eq!(problems, expected);
}

#[test]
fn nothing_is_found_where_nothing_is_wrong() {
    assert_found("hu/a.ftl", "", "", &[]);
}

#[test]
fn a_missing_text_is_reported_where_it_belongs() {
    assert_found(
        "en/a.ftl",
        "    .hint",
        "    .more = More.\n    .hint",
        &["hu/a.ftl:8:1: error: `greeting.more` is missing"],
    );
    assert_found(
        "en/a.ftl",
        "greeting",
        "farewell = Bye.\ngreeting",
        &["hu/a.ftl:1:1: error: `farewell` is missing"],
    );
    assert_found_in_hungarian("farewell = Bye.", "", &["hu/a.ftl:8:1: error: `farewell` is missing"]);
}

#[test]
fn what_the_content_wants_is_missing_everywhere() {
    assert_found(
        "en/lessons/mill.ftl",
        "    .hint1 = Which line?\n",
        "",
        &["en/lessons/mill.ftl:1:1: error: `step-mill--close.hint1` is missing"],
    );
    let (texts, _) = Texts::from_files(&[("en/a.ftl", EN)]);
    let problems: Vec<String> = check(&texts, &wanted()).iter().map(ToString::to_string).collect();
    assert_eq!(
        problems,
        [
            "en/lessons/mill.ftl: error: `step-mill--close` is missing",
            "en/lessons/mill.ftl: error: `step-mill--close.hint1` is missing",
        ]
    );
}

#[test]
fn orphans_are_found() {
    assert_found(
        "hu/a.ftl",
        "    .hint",
        "    .more = Még.\n    .hint",
        &["hu/a.ftl:9:6: error: `greeting.more` is an orphan: English has no such text"],
    );
    assert_found_in_hungarian(
        "",
        "farewell = Szia.\n    .hint = Most!",
        &["hu/a.ftl:10:1: error: `farewell` is an orphan: English has no such text"],
    );
    assert_found(
        "en/lessons/mill.ftl",
        "    .hint1",
        "    .hint2 = There.\n    .hint1",
        &["hu/lessons/mill.ftl:1:1: error: `step-mill--close.hint2` is missing"],
    );
    assert_found(
        "hu/lessons/mill.ftl",
        "    .hint1",
        "    .hint3 = Ott.\n    .hint1",
        &["hu/lessons/mill.ftl:2:6: error: `step-mill--close.hint3` is an orphan: no lesson asks for it"],
    );
}

#[test]
fn ids_are_given_once_in_a_language() {
    assert_found(
        "hu/lessons/mill.ftl",
        "step",
        "# twice\ngreeting = Szia!\nstep",
        &["hu/lessons/mill.ftl:2:1: error: `greeting` clashes with `greeting` at hu/a.ftl:8:1"],
    );
    assert_found(
        "hu/a.ftl",
        "greeting",
        "stone = kő\ngreeting",
        &["hu/a.ftl:8:1: error: `stone` clashes with `-stone` at hu/a.ftl:1:2"],
    );
    assert_found(
        "hu/a.ftl",
        "    .hint",
        "    .hint = Ide!\n    .hint",
        &[
            "hu/a.ftl:9:6: error: the variable `$at` of the English text is left out",
            "hu/a.ftl:10:6: error: `greeting.hint` is given twice",
        ],
    );
}

#[test]
fn variables_are_those_of_english() {
    assert_found(
        "hu/a.ftl",
        "Nézd { ARTICLE($at) } { $at }",
        "Nézd { ARTICLE($to) } { $to }",
        &[
            "hu/a.ftl:9:6: error: the variable `$at` of the English text is left out",
            "hu/a.ftl:9:29: error: English has no variable `$to` here",
        ],
    );
    // Another language may need one that English only names in a comment.
    assert_found_in_hungarian("# $count: how many\nmany = stones", "many = { $count } bábu", &[]);
    // English selects a plural; Hungarian has no use for it.
    assert_found_in_hungarian(
        "many = { $count ->\n    [one] a stone\n   *[other] stones\n}",
        "many = bábu",
        &[],
    );
}

#[test]
fn forms_that_a_term_lacks_are_found() {
    assert_found(
        "hu/a.ftl",
        "case: \"accusative\"",
        "case: \"dative\"",
        &["hu/a.ftl:8:55: error: `-stone` has no `case: \"dative\"` here, only: accusative, nominative"],
    );
    assert_found(
        "hu/a.ftl",
        "case: \"accusative\"",
        "number: \"plural\", case: \"accusative\"",
        &["hu/a.ftl:8:73: error: `-stone` takes no `case` here"],
    );
    assert_found(
        "hu/a.ftl",
        "-stone(case",
        "-store(case",
        &["hu/a.ftl:8:49: error: there is no term `-store`"],
    );
    assert_found(
        "hu/a.ftl",
        "[accusative] bábut",
        "[accusative] { $colour } bábut",
        &["hu/a.ftl:8:49: error: `-stone` needs `colour`"],
    );
}

#[test]
fn other_references_lead_somewhere() {
    assert_found(
        "hu/a.ftl",
        "Nézd",
        "{ greeting.nowhere } { nowhere } { LENGTH($at) }",
        &[
            "hu/a.ftl:9:15: error: there is no message `greeting.nowhere`",
            "hu/a.ftl:9:36: error: there is no message `nowhere`",
            "hu/a.ftl:9:48: error: there is no function `LENGTH`",
        ],
    );
    assert_found(
        "hu/a.ftl",
        "ARTICLE($at)",
        "ARTICLE($at, case: \"Upper\")",
        &["hu/a.ftl:9:33: error: ARTICLE takes `case: \"lower\"` or `case: \"upper\"`"],
    );
    assert_found(
        "hu/a.ftl",
        "ARTICLE($at)",
        "ARTICLE()",
        &["hu/a.ftl:9:20: error: ARTICLE takes one value: `ARTICLE($at)`"],
    );
}

#[test]
fn avoided_words_are_found_in_all_forms() {
    assert_found(
        "hu/a.ftl",
        "Nézd",
        "Figurát, figurák; konfigurál. Fa  bábu, fa, bábu.",
        &[
            "hu/a.ftl:9:13: error: the glossary avoids `figura`",
            "hu/a.ftl:9:22: error: the glossary avoids `figura`",
            "hu/a.ftl:9:43: error: the glossary avoids `fa bábu`",
        ],
    );
    assert_found("hu/avoid.txt", "figura:", ":", &["hu/avoid.txt:2:1: error: a line is `word: form, form`"]);
}

#[test]
fn a_comment_waives_an_avoided_word_with_a_reason() {
    let waived = |comment: &str| format!("# {comment}\nold = A régi figurák.");
    assert_found_in_hungarian("old = Old.", &waived("allow: figura – the guide's word"), &[]);
    assert_found_in_hungarian(
        "old = Old.",
        &waived("allow: figura"),
        &[
            "hu/a.ftl:10:3: error: a waiver says why: `# allow: word – reason`",
            "hu/a.ftl:11:14: error: the glossary avoids `figura`",
        ],
    );
    assert_found_in_hungarian(
        "old = Old.",
        &waived("allow: other – why"),
        &["hu/a.ftl:11:14: error: the glossary avoids `figura`"],
    );
}

#[test]
fn literal_articles_fit_what_they_stand_before() {
    assert_found_in_hungarian("m = a1 b2 a1–d1–g1 5", "m = Az a1, a b2, az a1–d1–g1, az 5", &[]);
    assert_found_in_hungarian(
        "m = a1 b2 a1–d1–g1 5",
        "m = A a1, az b2, a „a1–d1–g1”, a 5",
        &[
            "hu/a.ftl:10:5: error: the article before `a1` is `az`, not `a`",
            "hu/a.ftl:10:11: error: the article before `b2` is `a`, not `az`",
            "hu/a.ftl:10:18: error: the article before `a1` is `az`, not `a`",
            "hu/a.ftl:10:32: error: the article before `5` is `az`, not `a`",
        ],
    );
    assert_found_in_hungarian("m = x", "m = Az a bábu, az nem baj, a bábu, az üres, a b sor", &[]);
    assert_found_in_hungarian(
        "m = x",
        "m = Ez a üres pont.",
        &["hu/a.ftl:10:8: error: the article before `üres` is `az`, not `a`"],
    );
    assert_found_in_hungarian(
        "m = { $at ->\n *[x] { $at }\n}",
        "m = { $at ->\n *[x] Az { $at } pont\n}",
        &["hu/a.ftl:11:7: error: the article before a variable depends on its value: { ARTICLE($at) }"],
    );
}

#[test]
fn points_are_those_of_english() {
    assert_found(
        "hu/a.ftl",
        "Az a1 ponton",
        "A d7 ponton",
        &[
            "hu/a.ftl:8:1: error: points that the English text does not name: d7",
            "hu/a.ftl:8:1: error: points of the English text that are left out: a1",
        ],
    );
}

#[test]
fn bold_marks_come_in_pairs() {
    assert_found(
        "hu/lessons/mill.ftl",
        "Melyik vonal?",
        "Melyik **vonal** az a **jó?",
        &["hu/lessons/mill.ftl:2:36: error: `**` has no partner"],
    );
}

#[test]
fn every_problem_is_found_in_one_run() {
    assert_found(
        "hu/a.ftl",
        "Az a1 ponton vegyél le",
        "Az b2 **figura",
        &[
            "hu/a.ftl:8:1: error: points that the English text does not name: b2",
            "hu/a.ftl:8:1: error: points of the English text that are left out: a1",
            "hu/a.ftl:8:12: error: the article before `b2` is `a`, not `az`",
            "hu/a.ftl:8:18: error: `**` has no partner",
            "hu/a.ftl:8:20: error: the glossary avoids `figura`",
        ],
    );
}

//! Plain mode as a learner types it: whole lessons in each language against their exact output, and every word that is
//! understood.

mod drill;
mod puzzle;
mod steps;

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use malom::content::Content;
use malom::i18n::Texts;
use malom::learner::Learner;
use malom::plain::{self, Ending, Io, Options, PlainError, Play};
use malom::progress::{Opened, Store};

use crate::course::against;

/// The environment variable that has the expected outputs written anew, to be read before they are committed.
const REWRITE: &str = "MALOM_REWRITE";

const LANGUAGES: [&str; 3] = ["en", "hu", "id"];

fn learner(language: &str) -> Learner {
    static CONTENT: LazyLock<Content> = LazyLock::new(|| Content::embedded().into_result().unwrap());
    let opened = Opened { store: Store::in_memory(), notices: Vec::new() };
    Learner::new(CONTENT.clone(), Texts::embedded().unwrap(), &language.parse().unwrap(), opened)
}

/// Runs a lesson on these lines.
fn run(learner: &mut Learner, lesson: &str, input: &[u8], board: bool) -> (Ending, String) {
    run_playing(learner, lesson, input, board, &Play::default())
}

/// Runs a lesson on these lines, with steps that are played.
fn run_playing(
    learner: &mut Learner,
    lesson: &str,
    input: &[u8],
    board: bool,
    play: &Play,
) -> (Ending, String) {
    let mut output = Vec::new();
    let options = Options { board, ascii: true };
    let ending = plain::run(learner, lesson, Io { input, output: &mut output }, options, play).unwrap();
    (ending, String::from_utf8(output).unwrap())
}

fn scripts(language: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/plain").join(language)
}

/// Shows where two texts part.
fn difference(expected: &str, found: &str) -> Option<String> {
    if expected == found {
        return None;
    }
    let (mut expected, mut found) = (expected.lines(), found.lines());
    let mut line = 0;
    loop {
        line += 1;
        match (expected.next(), found.next()) {
            (None, None) => return Some("line ends differ".to_owned()),
            (one, other) if one != other => {
                let text = |line: Option<&str>| line.unwrap_or("(the end)").to_owned();
                return Some(format!("line {line}\n  expected {}\n  found    {}", text(one), text(other)));
            }
            _ => {}
        }
    }
}

#[test]
fn every_lesson_is_finished_in_every_language() {
    let rewrite = std::env::var_os(REWRITE).is_some();
    let mut faults = Vec::new();
    for language in LANGUAGES {
        let mut shown = learner(language);
        let lessons: Vec<String> = shown.content().lessons().iter().map(|lesson| lesson.id.clone()).collect();
        for lesson in lessons {
            // The first lessons have scripts, with slips and questions; for the others the program gives the answers.
            let Ok(script) = fs::read(scripts(language).join(format!("{lesson}.in"))) else {
                let steps = &shown.content().lesson(&lesson).unwrap().steps;
                // What is played against the best defence takes tables.
                let is_played = steps.iter().any(|step| step.puzzle().is_some());
                let tables = is_played.then(against::tables);
                let play = Play { tables, limits: against::LIMITS, ..Play::default() };
                let script = "solution\n\n".repeat(steps.len());
                let (ending, _) = run_playing(&mut shown, &lesson, script.as_bytes(), false, &play);
                if ending != Ending::Finished {
                    faults.push(format!("{language}/{lesson}: the solutions don't finish the lesson"));
                }
                continue;
            };
            let (ending, output) = run(&mut learner(language), &lesson, &script, false);
            if ending != Ending::Finished {
                faults.push(format!("{language}/{lesson}: the lesson is not finished"));
            }
            let file = scripts(language).join(format!("{lesson}.out"));
            if rewrite {
                fs::write(&file, &output).unwrap();
            }
            let expected = fs::read_to_string(&file).unwrap_or_default();
            let fault = difference(&expected, &output);
            faults.extend(fault.map(|fault| format!("{}: {fault}", file.display())));
        }
    }
    assert!(faults.is_empty(), "\n{}\nwith {REWRITE}=1 they are written anew", faults.join("\n"));
}

/// Runs a lesson in a language and returns what is said, without the board.
fn said(language: &str, lesson: &str, input: &str) -> (Ending, String) {
    run(&mut learner(language), lesson, input.as_bytes(), false)
}

/// What is said after the lesson's first question.
fn answers(language: &str, lesson: &str, input: &str) -> String {
    let (_, before) = said(language, lesson, "");
    let (_, all) = said(language, lesson, input);
    all.strip_prefix(&before).unwrap().to_owned()
}

/// The lines that solve the first step of `capture`, and all of it but the last step.
const FIRST_STEP: &str = "g1xd2\n";
const CAPTURE: &str = "g1xd2\n\nxd2\n\nno\n2\n\na4 g7\n\nyes\n3\n\n1\n\n2\n\n";

#[test]
fn each_command_has_its_word_in_each_language() {
    let english =
        "at d2|near d2|near d4|board|mills|hands|turn|help|hint|pass|back|next|g1|undo|solution|hint|quit";
    let words = [
        ("en", "on d2|next to d2|near D4|position|Mills|HANDS|turn|?|h|Pass|previous|next|g1|u|s|h|q"),
        (
            "hu",
            "d2 pont|d2 mellett|mellett d4|tábla|malmok|kez|kör|súgó|tipp|passz|előző|tovább|g1|vissza|megoldás|TIPP|kilép",
        ),
        (
            "id",
            "di D2|dekat d2|tetangga d4|papan|mill|tangan|giliran|bantuan|petunjuk|lewati|kembali|lanjut|g1|urung|solusi|petunjuk|keluar",
        ),
    ];
    for (language, words) in words {
        let lines = |words: &str| said(language, "capture", &words.replace('|', "\n")).1;
        let fault = difference(&lines(english), &lines(words));
        assert!(fault.is_none(), "{language}: {}", fault.unwrap());
        // The last line would finish the lesson, had the learner not left.
        let left = words.rsplit('|').next().unwrap();
        assert_eq!(said(language, "capture", &format!("{CAPTURE}d1xa1\n{left}\n")).0, Ending::Left, "{left}");
    }
}

#[test]
fn answers_in_words_are_understood_in_each_language() {
    for (language, yes, no, none) in
        [("en", "y", "n", "nothing"), ("hu", "igen", "nem", "egy sem"), ("id", "ya", "tidak", "tidak ada")]
    {
        let to_verdict = "d6\n\n";
        for (word, english) in [(yes, "yes"), (no, "no")] {
            let found = said(language, "board", &format!("{to_verdict}{word}\n"));
            assert_eq!(
                found,
                said(language, "board", &format!("{to_verdict}{english}\n")),
                "{language}: {word}"
            );
        }
        let to_marks = "d6\n\nno\n2\n\n12\n\n";
        let found = said(language, "board", &format!("{to_marks}{none}\n"));
        assert_eq!(found, said(language, "board", &format!("{to_marks}none\n")), "{language}: {none}");
    }
}

#[test]
fn questions_about_the_position_are_answered() {
    let ask = |line: &str| answers("en", "capture", &format!("{line}\n"));
    assert_eq!(ask("at d2"), "d2: a black stone, in no mill.\n");
    assert_eq!(ask("at g1"), "g1: empty.\n");
    assert_eq!(ask("at d4"), "d4 is no point of this board.\n");
    assert_eq!(ask("near d2"), "Next to d2: b2 (empty), d1 (white), d3 (empty) and f2 (empty).\n");
    assert_eq!(ask("near d4"), "d4 is no point of this board.\n");
    assert_eq!(ask("mills"), "White has no mill.\nBlack has no mill.\n");
    assert_eq!(ask("hands"), "Stones in hand: White 7, Black 7.\n");
    assert_eq!(ask("turn"), "It is White’s turn.\n");
    assert_eq!(
        ask("board"),
        "White has stones on a1 and d1, and 7 in hand.\nBlack has stones on d2 and f6, and 7 in hand.\nIt is White’s turn.\n"
    );
    // Half of a turn counts: what is told is what stands now.
    let asked = ask("g1\nat g1\nturn\nmills");
    assert!(asked.contains("g1: a white stone, in the mill a1–d1–g1.\n"), "{asked}");
    assert!(asked.contains("White has closed the mill a1–d1–g1 and must now take a stone.\n"), "{asked}");
    assert!(asked.contains("White has the mill a1–d1–g1.\n"), "{asked}");
    let protected = "g1xd2\n\nxd2\n\nno\n2\n\nat b2\nat a4\nat d6\n";
    let (_, told) = said("hu", "capture", protected);
    assert!(told.contains("b2: sötét bábu, a b2–d2–f2 malomban, védett.\n"), "{told}");
    assert!(told.contains("d6: világos bábu, a d5–d6–d7 malomban, védett.\n"), "{told}");
}

#[test]
fn what_cannot_be_read_is_no_attempt() {
    let unreadable = "h9\ng1 x\nd2 and f6\n12\nyes\nnone\n\u{7}\n";
    let (ending, told) = said("en", "capture", &format!("{unreadable}{CAPTURE}d1xa1\n"));
    assert_eq!(
        told.matches("That can’t be read as an answer here. Type the point for your stone").count(),
        7
    );
    assert!(told.contains("three stars!"), "{told}");
    assert_eq!(ending, Ending::Finished);
    // Each task says what it takes.
    let says = |before: &str, how: &str| {
        let (_, told) = said("en", "capture", &format!("{before}nonsense\n"));
        assert!(told.ends_with(&format!("That can’t be read as an answer here. {how}\n")), "{told}");
    };
    says("g1\n", "Type the point of the stone that you take, such as d6.");
    says("g1xd2\n", "Press Enter to go on to the next step.");
    says("g1xd2\n\nxd2\n\n", "Type “yes” or “no”.");
    says("g1xd2\n\nxd2\n\nno\n", "Type the number of your answer, from 1 to 3.");
    let marks = "g1xd2\n\nxd2\n\nno\n2\n\n";
    says(marks, "Type all the points in one line, such as a1 d6 g4, or “none” if there is none.");
    says(&format!("{marks}a4 g7\n\nyes\n"), "Type one of these numbers: 3, 4 and 5.");
}

#[test]
fn bytes_that_are_no_text_are_asked_for_again() {
    let mut input = b"\xff\xfe g1\n".to_vec();
    input.extend(vec![b'x'; 1 << 20]);
    input.extend(format!("\n{CAPTURE}d1xa1\n").bytes());
    let (ending, told) = run(&mut learner("id"), "capture", &input, false);
    assert_eq!(told.matches("Baris itu bukan teks").count(), 2);
    assert_eq!(ending, Ending::Finished);
}

#[test]
fn the_end_of_the_input_finishes_only_what_is_solved() {
    assert_eq!(said("en", "capture", "").0, Ending::Left);
    assert_eq!(said("en", "capture", FIRST_STEP).0, Ending::Left);
    assert_eq!(said("en", "capture", CAPTURE).0, Ending::Left, "the last step is asked");
    for last in ["d1xa1", "d1xa1\n", "d1xa1\n\n", "d1xa1\r\nnext\r\n"] {
        let (ending, told) = said("en", "capture", &format!("{CAPTURE}{last}"));
        assert_eq!(ending, Ending::Finished);
        assert!(told.contains("“Capturing” is done: three stars!"), "{told}");
    }
    assert_eq!(said("en", "capture", &format!("{CAPTURE}d1xa1\nquit\n")).0, Ending::Left);
    assert_eq!(said("en", "capture", "solution\n").0, Ending::Left);
}

#[test]
fn the_solution_is_told_turn_by_turn_and_earns_nothing() {
    let told = answers("en", "capture", "solution\nsolution\nhint\nundo\n");
    let expected = "One solution: g1 xd2.\nWhite places a stone on g1.\nThe mill a1–d1–g1 is closed.\nWhite takes the stone on d2.\n";
    assert!(told.starts_with(expected), "{told}");
    assert_eq!(told.matches("This step is solved already.").count(), 3, "{told}");
    let (_, told) =
        said("en", "capture", &format!("solution\n{}d1xa1\n", CAPTURE.strip_prefix(FIRST_STEP).unwrap()));
    assert!(told.contains("two stars."), "{told}");
}

#[test]
fn a_turn_may_be_typed_in_pieces_and_taken_back() {
    assert!(answers("en", "capture", "g1\nundo\nundo\n").contains("Taken back."));
    assert!(answers("en", "capture", "undo\n").starts_with("There is nothing to take back."));
    let solved = "That was a whole turn";
    for line in ["g1\nd2", "g1\nxd2", "g1 d2", "g1xd2", "G1 XD2", "g1\npass\nd2"] {
        assert!(answers("en", "capture", &format!("{line}\n")).contains(solved), "{line}");
    }
    // Whoever places on as if the turn had passed is told that it has not.
    let refused = answers("en", "capture", "g1\ne3\n");
    assert!(refused.ends_with("now take one of the stones on d2 and f6.\n"), "{refused}");
    // A stone is named first, then where it goes; or both in one line.
    let chosen = answers("en", "moving", "d2\nd3\n");
    assert!(
        chosen.starts_with("The stone on d2 is chosen. It can go to b2, d1, d3 and f2. Type where.\n"),
        "{chosen}"
    );
    for line in ["d2\nd3", "d2 d3", "d2-d3", "d2 – d3"] {
        assert!(answers("en", "moving", &format!("{line}\n")).contains("That is a move"), "{line}");
    }
}

#[test]
fn going_on_and_back() {
    assert!(answers("en", "capture", "next\n").starts_with("First solve this step"));
    assert!(answers("en", "capture", "back\n").starts_with("This is the first step."));
    let (_, told) = said("en", "capture", "g1xd2\n\nback\nnext\n");
    assert_eq!(told.matches("Step 1 of 8").count(), 2, "{told}");
    assert_eq!(told.matches("Step 2 of 8").count(), 2, "{told}");
    // An empty line where an answer is awaited asks once more.
    let (_, once) = said("en", "flying", "");
    let question = once.lines().last().unwrap();
    assert_eq!(answers("en", "flying", "\n"), format!("{question}\n"));
}

#[test]
fn a_lesson_is_gone_on_with_where_it_was_left() {
    let mut learner = learner("en");
    let (ending, _) = run(&mut learner, "capture", b"g1\npass\nd2\n\nquit\n", false);
    assert_eq!(ending, Ending::Left);
    let (_, told) = run(&mut learner, "capture", b"", false);
    assert!(told.starts_with("Capturing\nYou go on where you stopped.\n"), "{told}");
    assert!(told.contains("Step 2 of 8"), "{told}");
    let rest = CAPTURE.strip_prefix("g1xd2\n\n").unwrap();
    let (ending, told) = run(&mut learner, "capture", format!("{rest}d1xa1\n").as_bytes(), false);
    assert_eq!(ending, Ending::Finished);
    assert!(told.contains("Wrong attempts: 1."), "{told}");
    assert_eq!(learner.progress()["capture"].stars, Some(2));
}

#[test]
fn the_board_is_drawn_where_it_is_wanted() {
    let row = "1   O-----------O-----------.\n";
    let (_, drawn) = run(&mut learner("en"), "capture", b"board\n", true);
    assert_eq!(drawn.matches(row).count(), 2, "{drawn}");
    let (_, words) = run(&mut learner("en"), "capture", b"board\n", false);
    assert!(!words.contains(row));
    let mut output = Vec::new();
    let io = Io { input: io::empty(), output: &mut output };
    plain::run(&mut learner("en"), "capture", io, Options { board: true, ascii: false }, &Play::default())
        .unwrap();
    assert!(String::from_utf8(output).unwrap().contains("1   ○───────────○───────────·\n"));
}

#[test]
fn help_lists_every_command_in_the_language() {
    let told = answers("hu", "capture", "súgó\n");
    for line in ["pont a4: ", "a4 mellett: ", "megoldás: ", "kilép: "] {
        assert!(told.lines().any(|told| told.starts_with(line)), "{line}");
    }
    assert_eq!(told.lines().count(), 2 + 14, "{told}");
}

#[test]
fn marks_of_new_words_are_not_shown() {
    for language in LANGUAGES {
        let (_, told) = said(language, "capture", FIRST_STEP);
        assert!(!told.contains("**"), "{told}");
    }
}

/// An output that fails once this many bytes are written.
struct Failing(usize, io::ErrorKind);

impl Write for Failing {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 = self.0.checked_sub(bytes.len()).ok_or(self.1)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_closed_output_ends_quietly_and_a_broken_one_does_not() {
    let run = |output| {
        let io = Io { input: FIRST_STEP.as_bytes(), output };
        plain::run(&mut learner("en"), "capture", io, Options { board: true, ascii: true }, &Play::default())
    };
    for bytes in [0, 10, 500] {
        assert!(matches!(run(Failing(bytes, io::ErrorKind::BrokenPipe)), Ok(Ending::Left)));
        assert!(matches!(run(Failing(bytes, io::ErrorKind::StorageFull)), Err(PlainError::Write(_))));
    }
}

#[test]
fn a_lesson_that_there_is_not() {
    let io = Io { input: io::empty(), output: io::sink() };
    let options = Options { board: false, ascii: false };
    let error = plain::run(&mut learner("en"), "captur", io, options, &Play::default()).unwrap_err();
    assert_eq!(error.to_string(), "there is no lesson `captur`");
}

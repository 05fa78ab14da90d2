//! A lesson that is tried while it is written.

use std::collections::VecDeque;
use std::io::{self, BufRead, Read};
use std::path::Path;
use std::time::{Duration, Instant};

use malom::author::{Trial, TrialError, Tried};
use malom::learner::Learner;
use malom::plain::{self, Ending, Files, Io, Options};
use malom::progress::{Opened, Store};
use malom::tui::{self, Play, Start, Trying};

use super::folder::Folder;
use crate::tui::screen::{COLOURED, LARGE, SMALL, Screen};

const LESSON: &str = "lessons/rules/corners.yaml";
const ENGLISH: &str = "locales/en/lessons/rules/corners.ftl";
const PROMPT: &str = "You have stones on a1 and d1.";

/// How long the screen may take to notice a change before a test fails: far longer than it does.
const PATIENCE: Duration = Duration::from_secs(120);

/// A folder with a lesson that was just begun, and a second step.
fn begun() -> Folder {
    let folder = Folder::of_course();
    assert_eq!(folder.malom(&["new", "lesson", "corners", "--unit", "rules"], "").code, Some(0));
    let step = "
  - id: second
    tests: [board-24-points]
    position: w W:d2+8 B:f6+8
    task: {mark: corners}
";
    folder.write(LESSON, &(folder.read(LESSON) + step));
    for language in ["en", "hu", "id"] {
        let path = format!("locales/{language}/lessons/rules/corners.ftl");
        let texts =
            "step-corners--second = Mark every corner.\n    .hint1 = Twelve.\n    .success = So it is.\n";
        folder.write(&path, &(folder.read(&path) + "\n" + texts));
    }
    folder
}

fn trial(folder: &Folder) -> Trial {
    Trial::new(&folder.path().join(LESSON), None, None).unwrap()
}

fn learner(tried: Tried) -> Learner {
    let opened = Opened { store: Store::in_memory(), notices: Vec::new() };
    Learner::new(tried.content, tried.texts, &"en".parse().unwrap(), opened)
}

/// What an author does in the folder, and what they type then.
type Act<'f> = (&'f dyn Fn(&Folder), &'static str);

/// An author at the keyboard: does something in the folder, then types a line.
struct Author<'f> {
    folder: &'f Folder,
    acts: VecDeque<Act<'f>>,
    typed: VecDeque<u8>,
}

impl Read for Author<'_> {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        unreachable!("lines are read by their buffer")
    }
}

impl BufRead for Author<'_> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.typed.is_empty()
            && let Some((act, line)) = self.acts.pop_front()
        {
            act(self.folder);
            self.typed.extend(line.bytes().chain([b'\n']));
        }
        Ok(self.typed.make_contiguous())
    }

    fn consume(&mut self, amount: usize) {
        self.typed.drain(..amount);
    }
}

/// Tries the lesson line by line; returns what was read.
fn talk(folder: &Folder, acts: &[Act<'_>]) -> (Ending, String) {
    let trial = trial(folder);
    let watch = trial.watch();
    let mut learner = learner(trial.load());
    let session = learner.begin("corners").unwrap();
    let mut output = Vec::new();
    let input = Author { folder, acts: acts.iter().copied().collect(), typed: VecDeque::new() };
    let options = Options { board: false, ascii: false };
    let mut files = Files { trial, watch };
    let io = Io { input, output: &mut output };
    let ending =
        plain::run_trial(&mut learner, session, &mut files, io, options, &plain::Play::default()).unwrap();
    (ending, String::from_utf8(output).unwrap())
}

fn nothing(_: &Folder) {}

#[test]
fn line_by_line_a_change_is_seen_before_the_next_answer_is_judged() {
    let folder = begun();
    let change = |folder: &Folder| folder.change(ENGLISH, PROMPT, "Your stones stand on a1 and d1.");
    let (ending, text) = talk(&folder, &[(&change, "a7"), (&nothing, "g1 xd2"), (&nothing, "")]);
    assert_eq!(ending, Ending::Left);
    let (before, after) = text.split_once("The files have changed.").expect(&text);
    assert!(before.contains(PROMPT) && !before.contains("Your stones"), "{text}");
    assert!(after.contains("Your stones stand on a1 and d1."), "{text}");
    // What was typed before the author could see the change is left unjudged.
    assert!(after.contains("A mill! Whoever closes one"), "{text}");
    assert!(after.contains("Mark every corner."), "{text}");
}

#[test]
fn the_step_stays_where_it_was_if_it_is_still_there() {
    let folder = begun();
    let new_first = |folder: &Folder| {
        let step = "steps:\n  - id: zeroth\n    tests: [board-24-points]\n    position: w W:d2+8 B:f6+8\n    task: {mark: crossings}\n";
        folder.change(LESSON, "steps:\n", step);
    };
    let acts: [Act<'_>; 4] = [(&nothing, "g1 xd2"), (&nothing, ""), (&new_first, ""), (&nothing, "hint")];
    let (_, text) = talk(&folder, &acts);
    let after = text.split("The files have changed.").nth(1).expect(&text);
    assert!(
        after.contains("Step 3 of 3") && after.contains("Mark every corner.") && after.contains("Twelve."),
        "{text}"
    );
}

#[test]
fn a_broken_file_tells_where_and_the_lesson_goes_on_until_it_is_mended() {
    let folder = begun();
    let slip = |folder: &Folder| folder.change(LESSON, "task: {mark: corners}", "task: {mark: corner}");
    let mend = |folder: &Folder| folder.change(LESSON, "task: {mark: corner}", "task: {mark: crossings}");
    let acts: [Act<'_>; 3] = [(&slip, "hint"), (&nothing, "help"), (&mend, "")];
    let (_, text) = talk(&folder, &acts);
    let broken = text.find("corners.yaml:25:18: error: ").unwrap_or_else(|| panic!("{text}"));
    assert!(text.contains("unknown word `corner`"), "{text}");
    let goes_on = text.find("so it goes on as it was").unwrap();
    // The old step's hint is given, and its commands work.
    let hint = text.find("Which point of that line is still empty?").unwrap();
    let changed = text.find("The files have changed.").unwrap();
    assert!(broken < goes_on && goes_on < hint && hint < changed, "{text}");
}

#[test]
fn a_fault_that_lets_the_lesson_be_played_is_told_as_well() {
    let folder = begun();
    folder.change(LESSON, "expect: [g1xd2, g1xf6]", "expect: [g1xd2]");
    folder.change("locales/hu/lessons/rules/corners.ftl", "    .hint1 = Twelve.\n", "");
    let tried = trial(&folder).load();
    assert_eq!(tried.lesson.as_deref(), Some("corners"));
    let problems: Vec<String> = tried.problems.iter().map(ToString::to_string).collect();
    assert_eq!(problems.len(), 2, "{problems:#?}");
    assert!(
        problems[0].contains("corners.yaml:17:13: error: steps[0].expect: computed, but not here: g1xf6"),
        "{problems:#?}"
    );
    assert!(problems[1].contains("hu/lessons/rules/corners.ftl:"), "{problems:#?}");
    assert!(problems[1].contains("`step-corners--second.hint1` is missing"), "{problems:#?}");
    // Who writes in English first is not told what Hungarian lacks yet.
    let tried = trial(&folder).in_language("en".parse().unwrap()).load();
    assert_eq!(tried.problems.len(), 1, "{:#?}", tried.problems);
}

#[test]
fn a_lesson_by_itself_is_tried_with_what_the_program_has() {
    let folder = begun();
    let alone = Folder::empty();
    alone.write("mine/corners.yaml", &folder.read(LESSON).replace("requires: []", "requires: [mill]"));
    let trial = Trial::new(&alone.path().join("mine/corners.yaml"), None, Some(alone.path())).unwrap();
    let tried = trial.load();
    let yaml = |path: &Path| path.extension().is_some_and(|extension| extension == "yaml");
    assert!(!tried.problems.iter().any(|problem| yaml(&problem.path)), "{:#?}", tried.problems);
    assert_eq!(tried.lesson.as_deref(), Some("corners"));
    // A copy of a lesson of the program takes its place.
    alone.write("mine/capture.yaml", &folder.read("lessons/rules/capture.yaml"));
    let trial = Trial::new(&alone.path().join("mine/capture.yaml"), None, None).unwrap();
    assert_eq!(trial.load().lesson.as_deref(), Some("capture"));
}

#[test]
fn what_is_no_lesson_is_refused_by_name() {
    let folder = begun();
    let refused = |path: &str| Trial::new(&folder.path().join(path), None, None).unwrap_err();
    assert_eq!(refused("lessons/rules/nowhere.yaml"), TrialError::NotThere);
    assert_eq!(refused("lessons/rules"), TrialError::NotAFile);
    assert_eq!(refused(ENGLISH), TrialError::NotYaml);
    assert_eq!(refused("lessons/puzzles/first.yaml"), TrialError::Pack);
    assert_eq!(refused("lessons/boards/seven.yaml"), TrialError::Board);
    assert_eq!(refused("lessons/course.yaml"), TrialError::OfCourse);
    let run = folder.malom(&["try", "--plain", "lessons/rules/nowhere.yaml"], "");
    assert_eq!(run.code, Some(3));
    assert_eq!(
        run.err,
        "error: lessons/rules/nowhere.yaml: there is no such file (malom new lesson ID writes one)\n"
    );
}

#[test]
fn the_command_keeps_nothing_and_waits_for_a_broken_file() {
    let folder = begun();
    let run = folder.malom(&["try", "--plain", "--no-board", LESSON], "g1 xd2\n\nquit\n");
    assert_eq!((run.code, run.err.as_str()), (Some(1), ""));
    assert!(
        run.out.starts_with("Corners\nWhat this lesson is about, in one line.\n")
            && run.out.contains("Mark every corner."),
        "{run:?}"
    );
    assert!(!folder.path().join(".data").exists(), "nothing is kept");
    folder.change(LESSON, "grade: 1", "grade: one");
    let run = folder.malom(&["try", "--plain", LESSON], "\n");
    assert_eq!((run.code, run.out.as_str()), (Some(3), ""));
    let fault = "lessons/rules/corners.yaml:4:8: error: grade: invalid type: string \"one\", expected a whole number from 0 to 255\n";
    let wait = "Mend the file and press Enter.\n";
    assert_eq!(run.err, format!("{fault}{wait}{fault}{wait}error: the lesson can't be read\n"));
    folder.change(LESSON, "grade: one", "grade: 1");
    let run = folder.malom(&["--lessons", "nowhere", "try", "--plain", LESSON], "");
    assert_eq!(run.code, Some(3));
    assert!(run.err.starts_with("error: nowhere: this folder can't be read: "), "{run:?}");
    let run = folder.malom(&["try", "--plain", "./lessons/../lessons/rules/corners.yaml"], "quit\n");
    assert!(run.out.contains(PROMPT), "{run:?}");
}

/// Waits until a text is on the screen.
#[track_caller]
pub(super) fn wait_for(screen: &mut Screen, text: &str) {
    let begun = Instant::now();
    while !screen.text().contains(text) {
        assert!(begun.elapsed() < PATIENCE, "no {text:?} on\n{}", screen.text());
        std::thread::sleep(Duration::from_millis(20));
        screen.look();
    }
}

fn on_screen(folder: &Folder, size: (usize, usize)) -> Screen {
    let trial = trial(folder);
    let watch = trial.watch();
    let tried = trial.load();
    let problems = tried.problems.iter().map(ToString::to_string).collect();
    let start = Start::Trial(Trying { trial, watch, problems });
    Screen::new(tui::root(learner(tried), start, COLOURED, Play::default()), size)
}

#[test]
fn on_the_screen_a_change_is_seen_and_a_fault_is_shown_over_the_lesson() {
    let folder = begun();
    let mut screen = on_screen(&folder, SMALL);
    wait_for(&mut screen, PROMPT);
    screen.press("g 1 d 2 n");
    wait_for(&mut screen, "Mark every corner.");
    folder.change(ENGLISH, "Mark every corner.", "Mark the corners.");
    wait_for(&mut screen, "Mark the corners.");
    assert!(screen.text().contains("2/2"), "{}", screen.text());
    folder.change(LESSON, "task: {mark: corners}", "task: {mark: corner}");
    wait_for(&mut screen, "What is wrong with the files");
    wait_for(&mut screen, "so it goes on as it was");
    // Put away, the lesson goes on as it was.
    screen.press("Esc");
    assert!(screen.text().contains("Mark the corners."), "{}", screen.text());
    folder.change(LESSON, "task: {mark: corner}", "task: {mark: crossings}");
    wait_for(&mut screen, "Mark the corners.");
    // Leaving the lesson leaves the program.
    screen.press("Esc");
    assert!(!screen.is_running());
}

#[test]
fn problems_are_shown_from_the_beginning_on_every_size_of_screen() {
    let folder = begun();
    folder.change(LESSON, "expect: [g1xd2, g1xf6]", "expect: [g1xd2]");
    for size in [SMALL, LARGE] {
        let mut screen = on_screen(&folder, size);
        wait_for(&mut screen, "this is still to be mended");
        wait_for(&mut screen, "computed, but not here: g1xf6");
    }
}

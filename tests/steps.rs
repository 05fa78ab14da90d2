//! A lesson whose steps are played against the best defence, for tests of both front ends.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

use malom::content::Content;
use malom::i18n::Texts;
use malom::learner::Learner;
use malom::lint;
use malom::progress::{Opened, Store};
use malom::proof::Shelf;
use malom::rules::Rules;
use malom::solver::{Ground, Index, Limits, Monitor, Tables};
use malom::tutor::{
    Command, Mode, PuzzleCommand, PuzzleFeedback, PuzzleHint, PuzzleMode, PuzzleSession, Record, Session,
    TableJudge, Verdict,
};

/// The lesson's id.
pub(crate) const LESSON: &str = "against";

/// A folder with the one small table that the lesson needs.
pub(crate) static TABLES: LazyLock<PathBuf> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("play-tables");
    let index = Index::new(Ground::new(Rules::standard()).unwrap());
    Tables::open(index, &folder).build("3-3".parse().unwrap(), &Monitor::default()).unwrap();
    folder
});

fn lessons() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/steps/lessons")
}

/// The program's texts and those of the lesson, in a folder.
static LOCALES: LazyLock<PathBuf> = LazyLock::new(|| {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("steps-locales");
    copy(&root.join("locales"), &folder);
    copy(&root.join("tests/data/steps/locales"), &folder);
    folder
});

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).unwrap();
        }
    }
}

/// A learner who has only this lesson, and of whom nothing is kept.
pub(crate) fn learner(language: &str) -> Learner {
    let content = Content::from_dir(&lessons()).into_result().unwrap();
    let texts = Texts::from_dir(&LOCALES).unwrap();
    let opened = Opened { store: Store::in_memory(), notices: Vec::new() };
    Learner::new(content, texts, &language.parse().unwrap(), opened)
}

/// Checks and proves the lessons in a folder; tells the problems of this lesson, without the folder.
fn told(lessons: &Path) -> Vec<String> {
    let shelf = Shelf::new(Some(&TABLES));
    let checked = lint::check_and_prove(Some(lessons), Some(&LOCALES), &shelf, &|_| {}).unwrap();
    let of_lesson = checked.problems.iter().filter(|one| one.path.starts_with(lessons.join("rules")));
    let root = format!("{}/rules/", lessons.display());
    let texts = checked.problems.iter().filter(|one| one.path.ends_with("rules/against.ftl"));
    of_lesson.chain(texts).map(|problem| problem.to_string().replace(&root, "")).collect()
}

/// Tells what is wrong with the lesson where a text is replaced.
fn told_with(name: &str, from: &str, to: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("steps-{name}"));
    copy(&lessons(), &folder);
    let file = folder.join("rules/against.yaml");
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.contains(from), "nothing to replace");
    fs::write(&file, text.replacen(from, to, 1)).unwrap();
    told(&folder)
}

#[test]
fn what_a_lesson_claims_is_proved() {
    assert_eq!(told(&lessons()), Vec::<String>::new());
}

#[test]
fn what_a_lesson_claims_wrongly_is_told() {
    assert_eq!(
        told_with("sooner", "win: 2", "win: 1"),
        ["against.yaml:9:17: error: steps[0].task.win: no win within 1 turn: the position is `win-3`"]
    );
    assert_eq!(
        told_with("won", "win: 2", "hold: 2"),
        ["against.yaml:9:18: error: steps[0].task.hold: there is no draw to hold: the position is `win-3`"]
    );
    assert_eq!(
        told_with("drawn", "hold: 2", "win: 2"),
        ["against.yaml:15:17: error: steps[1].task.win: no win within 2 turns: the position is `draw`"]
    );
    assert_eq!(
        told_with("key", "[d3-g7]", "[d3-d6]"),
        [
            "against.yaml:10:13: error: steps[0].expect: computed, but not here: d3-g7; here, but not computed: \
          d3-d6 (win-5)"
        ]
    );
    assert_eq!(
        told_with("no-key", "    expect: [d3-g7]\n", ""),
        ["against.yaml:6:5: warning: steps[0]: there is no `expect`; computed: d3-g7"]
    );
    assert_eq!(
        told_with("later", "win: 2", "win: 3"),
        ["against.yaml:9:17: warning: steps[0].task.win: 2 turns is enough to win (ask for no more)"]
    );
}

#[test]
fn what_the_texts_of_a_lesson_say_of_play_is_proved() {
    let claims = |from: &str, to: &str| told_with("claims", from, to);
    let at = |place: &str, message: &str| vec![format!("against.yaml:{place}: error: steps{message}")];
    assert_eq!(claims("now: win", "now: loss"), at("11:19", "[0].claims.now: computed: win-3, not loss"));
    assert_eq!(
        claims("d3-g7: win-3", "d3-g7: win-5"),
        at("11:39", "[0].claims.turns.d3-g7: computed: win-3, not win-5")
    );
    assert_eq!(
        claims("d3-d2: loss", "d3-d2: win"),
        at("11:53", "[0].claims.turns.d3-d2: computed: loss-4, not win")
    );
    assert_eq!(
        claims("only: [a1-b6]", "only: [a1-b6, a1-b2]"),
        at("17:31", "[1].claims.only: here, but not computed: a1-b2")
    );
    // What no perfect play is needed for is refused when the lesson is read.
    let read = |from: &str, to: &str| {
        let faults = told_with("claims", from, to);
        faults.first().cloned().unwrap_or_default()
    };
    assert_eq!(
        read("d3-d2: loss", "a1-a4: loss"),
        "against.yaml:11:53: error: steps[0].claims.turns.a1-a4: `a1-a4` is refused: empty"
    );
    assert_eq!(
        read("now: draw", "now: tie"),
        "against.yaml:17:19: error: steps[1].claims.now: `tie` is no worth (win, draw, loss; with the plies win-5 or loss-4, wins odd, losses even)"
    );
}

/// The lesson as a front end has it played.
struct Steps {
    lesson: Session,
    puzzle: PuzzleSession,
    judge: TableJudge,
}

impl Steps {
    fn new() -> Self {
        let lesson = learner("en").content().lesson(LESSON).unwrap().clone();
        Self::of(Session::new(Arc::new(lesson)))
    }

    fn of(lesson: Session) -> Self {
        let puzzle = lesson.begin_puzzle(0).unwrap();
        let tables = Tables::open(Index::new(Ground::new(Rules::standard()).unwrap()), &TABLES);
        let judge = TableJudge::new(puzzle.puzzle(), Some(Arc::new(tables)), Limits::default());
        Self { lesson, puzzle, judge }
    }

    fn command(&mut self, command: PuzzleCommand) -> &mut Self {
        self.puzzle.command(command);
        while let Some(ask) = self.puzzle.ask() {
            let answer = ask.answer(self.puzzle.rules(), &mut self.judge, &Monitor::default()).unwrap();
            self.puzzle.answered(answer);
        }
        self.lesson.take_from(&mut self.puzzle);
        self
    }

    fn play(&mut self, actions: &str) -> &mut Self {
        for action in actions.split_whitespace() {
            self.command(PuzzleCommand::Act(action.parse().unwrap()));
        }
        self
    }

    /// Plays the best turns to the end.
    fn win(&mut self) -> &mut Self {
        while *self.puzzle.mode() == PuzzleMode::Asking {
            let (position, quiet) = (self.puzzle.position(), 0);
            let ask = malom::tutor::Ask { position, quiet, counts_holding: false };
            let answer = ask.answer(self.puzzle.rules(), &mut self.judge, &Monitor::default()).unwrap();
            let best = answer.solution.turns.iter().max_by_key(|turn| turn.bounds.least).unwrap().turn;
            best.actions().for_each(|action| {
                self.command(PuzzleCommand::Act(action));
            });
        }
        self
    }

    fn told(&mut self) -> Vec<(String, Verdict, Option<&'static str>, u8)> {
        let records = self.lesson.take_records().into_iter();
        records
            .map(|Record { answer, verdict, reason, hints, .. }| (answer, verdict, reason, hints))
            .collect()
    }
}

#[test]
fn a_step_is_solved_at_the_first_try() {
    let mut steps = Steps::new();
    assert!(steps.play("d3-g7").told().is_empty());
    assert_eq!(*steps.lesson.mode(), Mode::Asking);
    let records = steps.win().told();
    let [(answer, Verdict::Right, None, 0)] = &records[..] else { panic!("{records:?}") };
    assert!(answer.starts_with("d3-g7 "), "{answer}");
    assert!(steps.lesson.is_solved() && steps.lesson.states()[0].is_clean());
    assert_eq!(*steps.lesson.mode(), Mode::Solved);
    // What comes after the end counts for nothing.
    steps.command(PuzzleCommand::Explore).play("d3-d2");
    assert!(steps.told().is_empty());
    steps.lesson.command(Command::Next);
    assert_eq!(steps.lesson.index(), 1);
}

#[test]
fn slips_and_hints_count_as_in_any_step() {
    let mut steps = Steps::new();
    steps.play("d3-d2").command(PuzzleCommand::Undo).command(PuzzleCommand::Hint);
    assert_eq!(steps.puzzle.feedback(), [PuzzleFeedback::Hint(PuzzleHint::Idea)]);
    assert_eq!(steps.told(), [("d3-d2".to_owned(), Verdict::Wrong, Some("lost"), 0)]);
    let state = steps.lesson.states()[0];
    assert_eq!((state.wrong, state.hints, state.solved), (1, 1, false));
    steps.command(PuzzleCommand::Hint);
    assert!(matches!(steps.puzzle.feedback(), [PuzzleFeedback::Hint(PuzzleHint::Stone(_))]));
    // Who goes on another day goes on with what was counted.
    let (lesson, states) = (Arc::clone(steps.lesson.lesson()), steps.lesson.states().to_vec());
    let mut steps = Steps::of(Session::resume(lesson, 0, states));
    let records = steps.win().told();
    assert!(matches!(&records[..], [(_, Verdict::Right, None, 2)]), "{records:?}");
    let state = steps.lesson.states()[0];
    assert_eq!((state.wrong, state.hints, state.solved, state.shown), (1, 2, true, false));
}

#[test]
fn a_slower_way_is_good_and_a_solution_earns_nothing() {
    let mut steps = Steps::new();
    steps.play("d3-d6").command(PuzzleCommand::Next);
    let records = steps.win().told();
    assert!(matches!(&records[..], [(_, Verdict::Good, None, 0)]), "{records:?}");

    let mut steps = Steps::new();
    let records = steps.command(PuzzleCommand::Solution).told();
    assert_eq!(records, [(String::new(), Verdict::Shown, None, 0)]);
    assert!(steps.lesson.is_solved() && steps.lesson.states()[0].shown);
    // Come back to, it is done; it can be looked at, not solved.
    let again = steps.lesson.begin_puzzle(0).unwrap();
    assert_eq!(*again.mode(), PuzzleMode::Done);
}

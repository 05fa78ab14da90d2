//! A learner between lessons: what is kept, and where they go on.

use std::fs;
use std::path::PathBuf;

use malom::content::Content;
use malom::i18n::{Message, Texts};
use malom::learner::{Choice, LANGUAGE, Learner, LessonProgress};
use malom::progress::{Opened, Profile, Stars, Store};
use malom::tutor::{Command, Mode, Session};

/// An empty folder for a learner's file.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("learner-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn learner(opened: Opened) -> Learner {
    let content = Content::embedded().into_result().unwrap();
    Learner::new(content, Texts::embedded().unwrap(), &"en".parse().unwrap(), opened)
}

/// The learner whose file lies in a folder, in another run of the program each time.
fn back(folder: &std::path::Path) -> Learner {
    learner(Store::open(folder, &Profile::default()))
}

fn forgetful() -> Learner {
    learner(Opened { store: Store::in_memory(), notices: Vec::new() })
}

/// Has the solution of a step shown, and goes on.
fn show(learner: &mut Learner, session: &mut Session) {
    let index = session.index();
    session.command(Command::Solution);
    learner.keep(session);
    while session.index() == index && *session.mode() != Mode::Finished {
        session.command(Command::Next);
        learner.keep(session);
    }
}

fn finish(learner: &mut Learner, lesson: &str) {
    let mut session = learner.begin(lesson).unwrap();
    while *session.mode() != Mode::Finished {
        show(learner, &mut session);
    }
}

#[test]
fn a_lesson_goes_on_where_it_was_left() {
    let folder = folder("goes-on");
    let mut first = back(&folder);
    let mut session = first.begin("capture").unwrap();
    show(&mut first, &mut session);
    session.command(Command::Hint);
    first.keep(&mut session);
    let states = session.states().to_vec();
    drop(first);

    let mut second = back(&folder);
    assert_eq!(second.progress()["capture"], LessonProgress { stars: None, started: true });
    let resumed = second.begin("capture").unwrap();
    assert_eq!((resumed.index(), resumed.states()), (1, states.as_slice()));
}

#[test]
fn a_finished_lesson_has_stars_and_begins_anew() {
    let folder = folder("finished");
    let mut learner = back(&folder);
    let mut session = learner.begin("board").unwrap();
    while session.index() + 1 < session.states().len() {
        show(&mut learner, &mut session);
    }
    session.command(Command::Solution);
    learner.keep(&mut session);
    drop(learner);

    // Nothing is left to do but to go on, in another run.
    let mut learner = back(&folder);
    let mut session = learner.begin("board").unwrap();
    session.command(Command::Next);
    learner.keep(&mut session);
    assert_eq!(*session.mode(), Mode::Finished);
    assert_eq!(learner.progress()["board"], LessonProgress { stars: Some(1), started: false });
    assert_eq!(learner.begin("board").unwrap().index(), 0);
}

#[test]
fn what_is_begun_comes_before_what_is_next() {
    let content = Content::embedded().into_result().unwrap();
    let first = &content.units()[0].lessons;
    let mut store = Store::in_memory();
    for lesson in content.lessons().iter().filter(|lesson| !first.contains(&lesson.id)) {
        store.finish_lesson(&lesson.id, Stars::new(1).unwrap()).unwrap();
    }
    let mut learner = learner(Opened { store, notices: Vec::new() });
    assert_eq!(learner.suggestion(), Some("board"));
    finish(&mut learner, "board");
    assert_eq!(learner.suggestion(), Some("placing"));
    let mut session = learner.begin("flying").unwrap();
    learner.keep(&mut session);
    assert_eq!(learner.suggestion(), Some("placing"), "a look is no beginning");
    session.command(Command::Hint);
    learner.keep(&mut session);
    assert_eq!(learner.suggestion(), Some("flying"));
    for lesson in first {
        finish(&mut learner, lesson);
    }
    assert_eq!(learner.suggestion(), None);
    assert!(learner.begin("no-such-lesson").is_none());
}

#[test]
fn choices_are_kept() {
    let folder = folder("choices");
    let mut first = back(&folder);
    assert_eq!((first.chose(Choice::Ascii), first.chose(Choice::Colours)), (None, None));
    first.choose(Choice::Ascii, true);
    first.choose(Choice::Colours, false);
    first.next_language();
    assert_eq!(first.localizer().language().to_string(), "hu");
    drop(first);

    let second = back(&folder);
    assert_eq!((second.chose(Choice::Ascii), second.chose(Choice::Colours)), (Some(true), Some(false)));
    let saved = Store::saved_setting(&folder, &Profile::default(), LANGUAGE);
    assert_eq!(saved.as_deref(), Some("hu"));
}

#[test]
fn languages_come_round() {
    let mut learner = forgetful();
    let hello = Message::new("lesson-mill");
    let english = learner.say(&hello);
    let heard: Vec<String> = std::iter::repeat_with(|| {
        learner.next_language();
        learner.say(&hello)
    })
    .take(3)
    .collect();
    assert_eq!(heard[2], english);
    assert_ne!(heard[0], english);
}

#[test]
fn that_nothing_is_kept_is_told_once() {
    let file = folder("nothing-kept").join("file");
    fs::write(&file, "").unwrap();
    let mut learner = back(&file);
    let told: Vec<String> = learner.take_notices().iter().map(|notice| notice.id.clone()).collect();
    assert_eq!(told, ["notice-not-kept"]);
    finish(&mut learner, "board");
    assert_eq!(learner.take_notices(), []);
    assert_eq!(learner.progress()["board"].stars, Some(1), "for as long as this run lasts");
}

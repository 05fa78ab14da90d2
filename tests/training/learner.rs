//! A learner at their puzzles, from one run of the program to the next.

use std::fs;
use std::path::{Path, PathBuf};

use malom::content::Content;
use malom::i18n::Texts;
use malom::learner::{Learner, today};
use malom::progress::{Profile, Store};
use malom::training::{Attempt, Day, Grade, InCycle, Outcome, Rating};

/// The learner whose file lies in a folder, in another run of the program each time.
fn learner(folder: &Path) -> Learner {
    let content = Content::embedded().into_result().unwrap();
    let opened = Store::open(folder, &Profile::default());
    Learner::new(content, Texts::embedded().unwrap(), &"en".parse().unwrap(), opened)
}

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("training-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn what_was_trained_is_there_the_next_day() {
    let folder = folder("next-day");
    let mut first = learner(&folder);
    assert_eq!((first.rating(), first.streak(Day(9)).days), (Rating::START, 0));
    let set = first.begin_cycles(&["a".to_owned(), "b".to_owned()]);
    let attempt = Attempt {
        puzzle: "a",
        grade: Grade::new(3).unwrap(),
        outcome: Outcome::Solved,
        seconds: 12,
        day: Day(9),
        cycle: Some(InCycle { set: &set.key, number: 1 }),
    };
    let change = first.keep_attempt(&attempt);
    assert_eq!(change.before, Rating::START);
    assert!(change.after.value() > change.before.value());
    let again = first.keep_attempt(&Attempt { outcome: Outcome::Failed, cycle: None, ..attempt });
    assert_eq!((again.before, again.after), (change.after, change.after), "a second attempt moves nothing");
    drop(first);

    let second = learner(&folder);
    assert_eq!(second.rating(), change.after);
    let streak = second.streak(Day(10));
    assert_eq!((streak.days, streak.today), (1, false));
    assert!(second.standings()["a"].is_due());
    assert_eq!(second.first_outcome_on(Day(9), "a"), Some(Outcome::Solved));
    assert_eq!(second.first_outcome_on(Day(10), "a"), None);
    assert_eq!(second.cycle_sets().first(), Some(&set));
    let cycles = second.cycles(&set, |_| true);
    assert_eq!((cycles.now.tried, cycles.next.as_deref()), (1, Some("b")));
    assert_eq!(second.cycles(&set, |id| id != "b").done.len(), 1);
}

#[test]
fn where_nothing_can_be_kept_it_is_said_once_and_training_goes_on() {
    let folder = folder("not-kept");
    drop(learner(&folder));
    // As good as a folder that may only be read, and it stops root too: something else lies where SQLite's log belongs.
    fs::create_dir(folder.join("default.db-wal")).unwrap();
    let mut learner = learner(&folder);
    let set = learner.begin_cycles(&["a".to_owned()]);
    learner.begin_cycles(&["b".to_owned()]);
    assert_eq!(learner.take_notices().len(), 1);
    assert_eq!(learner.cycle_sets().first(), Some(&set));
    let attempt = Attempt {
        puzzle: "a",
        grade: Grade::new(1).unwrap(),
        outcome: Outcome::Failed,
        seconds: 5,
        day: Day(1),
        cycle: None,
    };
    assert!(learner.keep_attempt(&attempt).after.value() < Rating::START.value());
    assert!(learner.take_notices().is_empty());
}

#[test]
fn today_is_the_day_that_the_clock_shows() {
    let since_1970 = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    let in_greenwich = i32::try_from(since_1970.as_secs() / (24 * 60 * 60)).unwrap();
    assert!((today().0 - in_greenwich).abs() <= 1);
}

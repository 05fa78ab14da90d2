//! Clocks that jump: what a learner has done is kept, what is remembered comes back, and the days in a row stand.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime};

use jiff::civil::date;
use jiff::tz::TimeZone;
use malom::content::Content;
use malom::i18n::Texts;
use malom::learner::Learner;
use malom::progress::{Clock, Profile, Store};
use malom::training::{Attempt, Day, Grade, Outcome, Streak};
use malom::tutor::{Command, Piece, answers, give};

const HOUR: i64 = 60 * 60;
const DAY: i64 = 24 * HOUR;
const YEAR: i64 = 365 * DAY;

/// The lesson that is worked on.
const LESSON: &str = "capture";

/// A clock that is set by hand, in seconds since 1970.
#[derive(Clone)]
struct Hands(Arc<AtomicI64>);

impl Hands {
    /// Begins half an hour after midnight, in the time zone of whoever looks.
    fn new() -> Self {
        let midnight = date(2026, 6, 10).at(0, 30, 0, 0).to_zoned(TimeZone::system()).unwrap();
        Self(Arc::new(AtomicI64::new(midnight.timestamp().as_second())))
    }

    fn turn(&self, seconds: i64) {
        self.0.fetch_add(seconds, Ordering::SeqCst);
    }

    fn set(&self, seconds: i64) {
        self.0.store(seconds, Ordering::SeqCst);
    }

    fn get(&self) -> i64 {
        self.0.load(Ordering::SeqCst)
    }

    fn clock(&self) -> Clock {
        let hands = self.clone();
        Clock::new(move || {
            let seconds = hands.get();
            let by = Duration::from_secs(seconds.unsigned_abs());
            if seconds < 0 { SystemTime::UNIX_EPOCH - by } else { SystemTime::UNIX_EPOCH + by }
        })
    }
}

/// Where a clock is set, from a time that is right.
type Jump = fn(i64) -> i64;

/// The jumps that are tried.
const JUMPS: [(&str, Jump); 8] = [
    ("an hour back", |right| right - HOUR),
    ("a day back", |right| right - DAY),
    ("a year back", |right| right - YEAR),
    ("to 1970", |_| 0),
    ("to before 1970", |_| -40 * YEAR),
    ("to beyond the calendar", |_| 9000 * YEAR),
    ("a day ahead", |right| right + DAY),
    ("ten years ahead", |right| right + 10 * YEAR),
];

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("clocks-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn learner(folder: &Path, hands: &Hands) -> Learner {
    let content = Content::embedded().into_result().unwrap();
    let opened = Store::open(folder, &Profile::default());
    let mut learner = Learner::new(content, Texts::embedded().unwrap(), &"en".parse().unwrap(), opened);
    assert!(learner.take_notices().is_empty());
    learner.set_clock(hands.clock());
    learner
}

/// Solves a puzzle, and misses a step of the lesson.
fn practise(learner: &mut Learner, number: usize) {
    let day = learner.today();
    let id = format!("puzzle-{number}");
    let grade = Grade::new(2).unwrap();
    learner.keep_attempt(&Attempt {
        puzzle: &id,
        grade,
        outcome: Outcome::Solved,
        seconds: 9,
        day,
        cycle: None,
    });
    let mut session = learner.begin(LESSON).unwrap();
    session.command(Command::GoTo(number));
    session.command(Command::Act("e2".parse().unwrap()));
    session.command(Command::Solution);
    learner.keep(&mut session);
    assert!(learner.take_notices().is_empty(), "everything is kept");
}

/// Answers a step rightly that comes back.
fn review(learner: &mut Learner, step: &str) {
    let mut session = learner.begin_steps(Piece::Steps, LESSON, &[step.to_owned()]).unwrap();
    let right = answers(session.rules(), session.step()).remove(0);
    give(&mut session, &right);
    learner.keep(&mut session);
}

/// The steps that come back within some days.
fn due(learner: &Learner, days: i32) -> Vec<String> {
    let day = Day(learner.today().0.saturating_add(days));
    let due = learner.due(day).into_iter();
    let mut steps: Vec<String> =
        due.filter_map(|due| due.item.as_step().map(|(_, step)| step.to_owned())).collect();
    steps.sort();
    steps
}

fn count(folder: &Path, table: &str) -> i64 {
    let raw = rusqlite::Connection::open(folder.join("default.db")).unwrap();
    raw.query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get(0)).unwrap()
}

/// What was missed comes back within a year, and, once it was answered rightly, not on the same day again.
fn comes_back_and_goes(learner: &mut Learner, missed: usize, case: &str) {
    assert_eq!(due(learner, 366).len(), missed, "{case}: nothing waits for ever");
    for step in due(learner, 366) {
        review(learner, &step);
    }
    assert_eq!(due(learner, 0), [""; 0], "{case}: nothing is due for ever");
    assert_eq!(due(learner, 366).len(), missed, "{case}: nor never again");
}

/// A learner who has practised for three days, at work when the clock jumps, and after it was put right.
#[test]
fn a_clock_that_jumps_loses_nothing() {
    for (index, (jump, set)) in JUMPS.into_iter().enumerate() {
        for reopens in [false, true] {
            let case = format!("{jump}, {}", if reopens { "between sessions" } else { "within one" });
            let (hands, folder) = (Hands::new(), folder(&format!("{index}-{reopens}")));
            let mut at_work = learner(&folder, &hands);
            let again = |at_work: &mut Learner| {
                if reopens {
                    *at_work = learner(&folder, &hands);
                }
            };
            for number in 0..3 {
                practise(&mut at_work, number);
                hands.turn(DAY);
            }
            hands.turn(-DAY);
            assert_eq!(at_work.streak(at_work.today()), Streak { days: 3, today: true }, "{case}");
            let right = hands.get();
            hands.set(set(right));
            again(&mut at_work);
            practise(&mut at_work, 3);
            let streak = at_work.streak(at_work.today());
            match jump {
                "a day ahead" => assert_eq!(streak, Streak { days: 4, today: true }, "{case}"),
                "an hour back" | "a day back" => {
                    assert_eq!(streak.days, 3, "{case}: neither lost nor counted twice");
                }
                _ => assert!((1..=3).contains(&streak.days), "{case}: {streak:?}"),
            }
            assert_eq!(due(&at_work, 366).len(), 4, "{case}: nothing waits for ever");

            // Put right on the next day.
            hands.set(right + DAY);
            again(&mut at_work);
            practise(&mut at_work, 4);
            assert_eq!(at_work.streak(at_work.today()), Streak { days: 4, today: true }, "{case}");
            assert_eq!((count(&folder, "puzzle_attempt"), count(&folder, "outcome")), (5, 5), "{case}");
            comes_back_and_goes(&mut at_work, 5, &case);
            let rating = at_work.rating();
            assert!(rating.value().is_finite() && rating.deviation() > 0.0, "{case}: {rating:?}");
        }
    }
}

/// An export with days of a wrong clock is taken in whole, and means the same there.
#[test]
fn what_a_wrong_clock_wrote_can_be_taken_elsewhere() {
    for (index, (jump, set)) in JUMPS.into_iter().enumerate() {
        let (hands, here, there) =
            (Hands::new(), folder(&format!("from-{index}")), folder(&format!("to-{index}")));
        let mut from = learner(&here, &hands);
        practise(&mut from, 0);
        let right = hands.get();
        hands.set(set(right));
        practise(&mut from, 0);
        practise(&mut from, 1);
        hands.set(right + DAY);
        practise(&mut from, 2);
        // What was seen by the wrong clock is seen again by the right one.
        for step in due(&from, 366) {
            review(&mut from, &step);
        }
        assert_eq!(due(&from, 0), [""; 0], "{jump}");
        let mut text = Vec::new();
        from.export(&mut text).unwrap();
        let text = String::from_utf8(text).unwrap();
        let mut to = learner(&there, &hands);
        let imported = to.import(&text).unwrap();
        assert!(imported.added > 0, "{jump}");
        assert_eq!(to.import(&text).unwrap().added, 0, "{jump}: twice is once");
        for table in ["attempt", "outcome", "puzzle_attempt", "review", "memory"] {
            assert_eq!(count(&here, table), count(&there, table), "{jump}: {table}");
        }
        assert_eq!(due(&to, 0), [""; 0], "{jump}: what was done today is not due again");
        // An import puts the days in their own order, since copies may have been practised with beside each other: so a day
        // that a clock set back has written can join the row there.
        let (streak, before) = (to.streak(to.today()), from.streak(from.today()));
        assert_eq!((before.days, streak.today), (2, true), "{jump}");
        let joins = matches!(jump, "an hour back" | "a day back");
        assert_eq!(streak.days, if joins { 3 } else { 2 }, "{jump}");
        comes_back_and_goes(&mut to, 3, jump);
    }
}

/// Around midnight an hour more or less is another day.
#[test]
fn an_hour_back_over_midnight_counts_no_day_twice() {
    let (hands, folder) = (Hands::new(), folder("midnight"));
    let mut learner = learner(&folder, &hands);
    for number in 0..3 {
        practise(&mut learner, number);
        hands.turn(DAY);
    }
    // Half past midnight, half past eleven, half past midnight: as in the night in which summer time ends too late.
    for (turn, number, days) in [(0, 3, 4), (-HOUR, 4, 4), (HOUR, 5, 4), (DAY, 5, 5)] {
        hands.turn(turn);
        practise(&mut learner, number);
        assert_eq!(learner.streak(learner.today()).days, days, "{number}");
    }
}

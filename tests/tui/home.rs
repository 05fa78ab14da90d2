//! Home: what is due, what comes next, the streak, how much is done; and what leads away from it.

use std::path::PathBuf;
use std::time::Instant;

use malom::content::Content;
use malom::i18n::Texts;
use malom::learner::{Learner, Sequence, today};
use malom::progress::{Credit, Opened, Outcome, Profile, Stars, Store};
use malom::review::{Day, Item, Kind, Recall};
use malom::training::{self, Grade};
use malom::tui::{self, Look, Play, Start};

use super::screen::{COLOURED, LANGUAGES, MEDIUM, SMALL, Screen};

const NARROW: (usize, usize) = (60, 20);

/// A learner in the middle of the course, on a day when something is due.
fn busy(language: &str) -> Learner {
    let mut store = Store::in_memory();
    let _ = store.finish_lesson("board", Stars::new(3).unwrap());
    let _ = store.finish_lesson("placing", Stars::new(2).unwrap());
    let _ = store.set_setting("learning-review", "on");
    let ago = |days: i32| Day(today().0 - days);
    for (step, days) in [("capture/finish-the-turn", 3), ("capture/capture-alone", 5)] {
        let item = Item { kind: Kind::Step, id: step.to_owned() };
        let _ = store.record_review(&item, Recall::Again, ago(days));
    }
    for days in [2, 1, 0] {
        let (grade, day) = (Grade::new(2).unwrap(), ago(days));
        let outcome = training::Outcome::Solved;
        let puzzle =
            training::Attempt { puzzle: "first-flight", grade, outcome, seconds: 20, day, cycle: None };
        let _ = store.record_puzzle(&puzzle);
    }
    learner(language, Opened { store, notices: Vec::new() })
}

fn learner(language: &str, opened: Opened) -> Learner {
    let content = Content::embedded().into_result().unwrap();
    Learner::new(content, Texts::embedded().unwrap(), &language.parse().unwrap(), opened)
}

fn home(learner: Learner, look: Look, size: (usize, usize)) -> Screen {
    Screen::new(tui::root(learner, Start::Home, look, Play::default()), size)
}

#[test]
fn home_shows_what_is_due_and_done() {
    for (name, size) in [("home_60", NARROW), ("home_80", SMALL), ("home_100", MEDIUM)] {
        let pictures = LANGUAGES.map(|language| home(busy(language), COLOURED, size).text());
        insta::assert_snapshot!(name, pictures.join("\n\n"));
    }
    let ascii = Look { colours: false, ascii: true };
    insta::assert_snapshot!("home_ascii", home(busy("hu"), ascii, SMALL).text());
}

#[test]
fn what_is_due_is_practised_and_said_why() {
    let mut screen = home(busy("en"), COLOURED, SMALL);
    screen.press("v").assert_shows("2 tasks come back today.");
    screen.press("Enter").assert_shows("Missed 5 days ago: ");
    screen.press("s Enter n n n n").assert_shows("Missed 3 days ago: ");
    screen.press("g1 d2 n").assert_shows("That was all for today.");
    screen.press("Enter").assert_shows("Review");
    screen.press("v").assert_shows("Today nothing comes back.");
}

#[test]
fn a_review_that_is_left_leads_home() {
    let mut screen = home(busy("en"), COLOURED, SMALL);
    screen.press("v Enter Esc").assert_shows("Review: 2");
}

#[test]
fn reviews_are_begun_by_who_wants_them() {
    let fresh = || learner("en", Opened { store: Store::in_memory(), notices: Vec::new() });
    let mut screen = home(fresh(), COLOURED, SMALL);
    screen.press("v").assert_shows("Shall Malom begin with it?");
    screen.press("Down Enter v").assert_shows("Shall Malom begin with it?");
    screen.press("Enter").assert_shows("Today nothing comes back.");
    screen.press("Enter v").assert_shows("Today nothing comes back.");
}

#[test]
fn a_placement_is_offered_to_who_has_not_begun() {
    let fresh = || learner("en", Opened { store: Store::in_memory(), notices: Vec::new() });
    let mut screen = home(fresh(), COLOURED, SMALL);
    screen.assert_shows("Press p: ten questions find where to begin.");
    screen.press("p").assert_shows("10 questions find where you begin.");
    screen.press("Enter").assert_shows("Question 1 of 10");
    screen.press("Esc").assert_shows("Press p: ten questions find where to begin.");
    screen.press("p Enter");
    for number in 1..=10 {
        screen.assert_shows(&format!("Question {number} of 10"));
        // Not known: the solution is shown, and replayed.
        screen.press("s Enter");
        for _ in 0..8 {
            if screen.text().contains(&format!("Question {number} of 10")) {
                screen.press("n");
            }
        }
    }
    screen.assert_shows("Begin here: The rules");
    screen.press("Enter").assert_shows("Next: ");
    assert!(!screen.text().contains("Press y"), "it is offered once");
}

#[test]
fn a_list_is_gone_through_on_the_screen() {
    let learner = learner("en", Opened { store: Store::in_memory(), notices: Vec::new() });
    let entries = learner.content().read_list("capture/finish-the-turn\ncapture\n").unwrap();
    let start = Start::Sequence(Sequence::list(&entries, &learner));
    let mut screen = Screen::new(tui::root(learner, start, COLOURED, Play::default()), SMALL);
    screen.assert_shows("Part 1 of 2");
    screen.press("g1 d2 n").assert_shows("1/8");
    screen.press(&"s Enter n n n ".repeat(8)).assert_shows("On to the next part");
    screen.press("Enter").assert_shows("That was the whole list.");
}

/// Fills a learner's file with so many attempts, spread over the course as it is.
fn fill(folder: &std::path::Path, attempts: usize) {
    drop(Store::open(folder, &Profile::default()));
    let content = Content::embedded().into_result().unwrap();
    let raw = rusqlite::Connection::open(folder.join("default.db")).unwrap();
    raw.execute_batch("BEGIN").unwrap();
    let steps: Vec<(&str, &str)> = content
        .lessons()
        .iter()
        .flat_map(|lesson| lesson.steps.iter().map(|step| (lesson.id.as_str(), step.id.as_str())))
        .collect();
    {
        let mut attempt = raw
            .prepare(
                "INSERT INTO attempt (session, n, at, lesson, step, answer, verdict, reason, hints)
                 VALUES (1, ?, ?, ?, ?, 'g1xd2', 'wrong', 'protected', 0)",
            )
            .unwrap();
        for n in 0..attempts {
            let (lesson, step) = steps[n % steps.len()];
            let n = i64::try_from(n).unwrap();
            attempt.execute(rusqlite::params![n, 1_700_000_000 + n, lesson, step]).unwrap();
        }
    }
    raw.execute_batch("COMMIT").unwrap();
    drop(raw);
    let mut store = Store::open(folder, &Profile::default()).store;
    store.set_setting("learning-review", "on").unwrap();
    for (index, &(lesson, step)) in steps.iter().enumerate() {
        let wrong = u32::from(index % 3 == 0);
        store.record_outcome(&Outcome { lesson, step, credit: Credit::Earned, wrong, hints: 0 }).unwrap();
        store.record_review(&Item::step(lesson, step), Recall::Again, Day(today().0 - 9)).unwrap();
    }
    let grade = Grade::new(2).unwrap();
    for n in 0..1000 {
        let (puzzle, day) = (format!("p{}", n % 400), Day(today().0 - n));
        let outcome = training::Outcome::Solved;
        let attempt = training::Attempt { puzzle: &puzzle, grade, outcome, seconds: 20, day, cycle: None };
        store.record_puzzle(&attempt).unwrap();
    }
}

#[test]
#[ignore = "fills a file with 100,000 attempts, and says how long home takes to open"]
fn home_opens_with_a_hundred_thousand_attempts() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("home-100000");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    fill(&folder, 100_000);
    for _ in 0..5 {
        let (content, texts) = (Content::embedded().into_result().unwrap(), Texts::embedded().unwrap());
        let begun = Instant::now();
        let opened = Store::open(&folder, &Profile::default());
        let learner = Learner::new(content, texts, &"en".parse().unwrap(), opened);
        let opened = begun.elapsed();
        let mut screen = home(learner, COLOURED, SMALL);
        println!("the store {opened:?}, home drawn {:?}", begun.elapsed());
        screen.assert_shows("Review: ");
    }
}

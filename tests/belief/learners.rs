//! Learners whose misconception becomes clear: it is kept, and explained once.

use std::fs;
use std::path::PathBuf;

use malom::belief::{Evidence, Misconception, Named, Reading, Seen, Speaks};
use malom::content::{Step, Task};
use malom::explain;
use malom::i18n::{Localizer, Texts};
use malom::learner::{Learner, today};
use malom::progress::{Asked, Profile, Store};
use malom::review::{Item, Kind};
use malom::rules::{Position, Rules};
use malom::training::Day;
use malom::tutor::{Command, answers, give, tried};

use super::placement_content;

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("belief-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn learner(folder: &std::path::Path) -> Learner {
    let opened = Store::open(folder, &Profile::default());
    Learner::new(placement_content(), Texts::embedded().unwrap(), &"en".parse().unwrap(), opened)
}

/// Answers the list by a belief, or rightly, until something is named.
fn answer_by(learner: &mut Learner, belief: Option<Misconception>) -> Vec<Named> {
    let mut session = learner.begin("placement").unwrap();
    session.command(Command::Restart);
    for index in 0..session.states().len() {
        session.command(Command::GoTo(index));
        let (rules, step) = (session.rules(), session.step().clone());
        let by = belief.and_then(|belief| belief.believed(rules)).unwrap_or(rules);
        if let Some(meant) = answers(by, &step).into_iter().next() {
            give(&mut session, &tried(rules, &step, meant));
        }
        learner.keep(&mut session);
        let named = learner.take_named();
        if !named.is_empty() {
            return named;
        }
    }
    Vec::new()
}

#[test]
fn what_is_named_is_explained_once_and_remembered() {
    let folder = folder("remembered");
    let mut first = learner(&folder);
    let named = answer_by(&mut first, Some(Misconception::MayPass));
    assert_eq!(named.iter().map(|named| named.misconception).collect::<Vec<_>>(), [Misconception::MayPass]);
    let example = named[0].example.as_ref().unwrap();
    assert!(matches!(example.step().task, Task::Judge(_)), "{example:?}");
    let texts = Texts::embedded().unwrap();
    for language in ["en", "hu", "id"] {
        let localizer = Localizer::new(&texts, &language.parse().unwrap());
        let said: Vec<String> = explain::belief::paragraphs(&named[0], None, &localizer)
            .iter()
            .map(|paragraph| localizer.try_text(paragraph).unwrap_or_else(|errors| panic!("{errors:?}")))
            .collect();
        assert_eq!(said.len(), 6, "{said:?}");
        assert!(said.last().unwrap().ends_with("malom drill may-pass"), "{said:?}");
        assert!(said.iter().all(|text| !text.contains('‹')), "{said:?}");
    }
    let likelihood = first.tally().likelihood(Misconception::MayPass);
    assert!(likelihood > 0.9, "{likelihood}");
    // Its drill comes back, the first of what does.
    let tomorrow = Day(today().0 + 1);
    let due: Vec<Item> = first.due(tomorrow).into_iter().map(|due| due.item).collect();
    assert!(due.contains(&Item { kind: Kind::Drill, id: "may-pass".to_owned() }), "{due:?}");
    drop(first);

    // It is known to the next run, which has no news of it.
    let mut second = learner(&folder);
    assert!((second.tally().likelihood(Misconception::MayPass) - likelihood).abs() < 1e-9);
    assert!(answer_by(&mut second, Some(Misconception::MayPass)).is_empty());
    // Who has known better for long enough holds it no more.
    assert!(answer_by(&mut second, None).is_empty());
    assert_eq!(second.tally().named().count(), 0);
}

#[test]
fn only_the_first_answer_to_a_step_tells() {
    let mut learner = learner(&folder("first"));
    let mut session = learner.begin("placement").unwrap();
    let index = session.lesson().steps.iter().position(|step| step.id == "may-pass-2").unwrap();
    session.command(Command::GoTo(index));
    session.command(Command::Hint);
    give(&mut session, &malom::tutor::Given::Legal(None));
    learner.keep(&mut session);
    assert!(!learner.tally().is_known(Misconception::MayPass));
}

#[test]
fn the_tally_is_read_fast_from_long_logs() {
    let folder = folder("long");
    let mut store = Store::open(&folder, &Profile::default()).store;
    let asked = Asked::Drill { misconception: Misconception::BentMill, step: "1" };
    let evidence = |speaks| Evidence { misconception: Misconception::BentMill, speaks, answers: 8 };
    store.record_evidence(asked, &[evidence(Speaks::For)]).unwrap();
    drop(store);
    let raw = rusqlite::Connection::open(folder.join("default.db")).unwrap();
    raw.execute_batch(
        "WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 100000)
         INSERT INTO belief (session, n, at, place, item, step, misconception, speaks, answers)
         SELECT 7, n, n, 'lesson', 'lesson', 'step', 'may-pass', iif(n > 99990, 'for', 'against'), 3 FROM numbers",
    )
    .unwrap();
    drop(raw);
    let store = Store::open(&folder, &Profile::default()).store;
    let tally = store.tally().unwrap();
    assert!(tally.is_named(Misconception::MayPass), "the latest count");
    assert!(tally.is_known(Misconception::BentMill) && !tally.is_named(Misconception::BentMill));
}

/// Where the table says that a misconception shows, an answer to some step of the list speaks for it.
#[test]
fn each_shows_where_it_is_said_to() {
    let (rules, list) = (Rules::standard(), super::diagnosis::steps());
    let plays = include_str!("../data/diagnosis/plays.tsv").lines().filter(|line| !line.starts_with('#'));
    let plays: Vec<(Misconception, Step, Vec<malom::rules::Action>)> = plays
        .map(|line| {
            let cells: Vec<&str> = line.split('\t').collect();
            let [misconception, position, attempt] = cells[..] else { panic!("{line}") };
            let position = Position::new(rules, &position.parse().unwrap()).unwrap();
            let step = Step {
                start: position,
                played: Vec::new(),
                position,
                task: Task::Play(malom::content::Play::default()),
                ..list[0].1.clone()
            };
            let attempt = attempt.split(' ').map(|action| action.parse().unwrap()).collect();
            (misconception.parse().unwrap(), step, attempt)
        })
        .collect();
    for belief in Misconception::rules() {
        for seen in belief.seen_in() {
            let speaks_for = |rules: &Rules, step: &Step, given: &malom::tutor::Given| {
                let evidence = Reading::of(rules, step).evidence(given);
                evidence.iter().any(|one| one.misconception == belief && one.speaks == Speaks::For)
            };
            let is_kind = |task: &Task| match seen {
                Seen::Play | Seen::Puzzle => false,
                Seen::Mark => matches!(task, Task::Mark(_)),
                Seen::Judge => matches!(task, Task::Judge(_)),
                Seen::Predict => matches!(task, Task::Predict(_)),
                Seen::Choose => matches!(task, Task::Choose(_)),
            };
            let shows = match seen {
                Seen::Play => plays.iter().any(|(of, step, attempt)| {
                    *of == belief && speaks_for(rules, step, &malom::tutor::Given::Actions(attempt.clone()))
                }),
                _ => list.iter().filter(|(_, step)| is_kind(&step.task)).any(|(rules, step)| {
                    let theirs = belief.believed(rules).map(|believed| answers(believed, step));
                    let theirs = theirs.unwrap_or_default().into_iter();
                    theirs.map(|given| tried(rules, step, given)).any(|given| speaks_for(rules, step, &given))
                }),
            };
            assert!(shows, "{belief} does not show in {}", seen.token());
        }
    }
}

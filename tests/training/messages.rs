//! What is said of training, in every language.

use malom::explain;
use malom::i18n::{Localizer, Message, Texts};
use malom::training::{CycleChange, CycleReport, Outcome, Pace, Rating, Streak, Strength};

fn localizer(language: &str) -> Localizer {
    Localizer::new(&Texts::embedded().unwrap(), &language.parse().unwrap())
}

fn report(number: u32, tried: usize, solved: usize, seconds: u64) -> CycleReport {
    CycleReport { number, puzzles: 20, tried, solved, seconds }
}

/// Every message, in each of its forms.
fn messages() -> Vec<Message> {
    let sure = Rating::new(1512.4, 60.2, 0.06).unwrap();
    let mut all: Vec<Message> = Strength::ALL.into_iter().map(explain::strength).collect();
    all.extend(Outcome::ALL.into_iter().map(explain::solved));
    all.extend([
        explain::strength_of_learner(Rating::START),
        explain::strength_of_learner(sure),
        explain::strength_of_puzzle(sure),
        explain::rating(sure),
        explain::rating_moved(Rating::START, sure),
        explain::daily(None),
        explain::daily(Some(Outcome::Slower)),
        explain::cycle_now(&report(1, 0, 0, 0)),
        explain::cycle_now(&report(2, 7, 5, 300)),
        explain::cycle_report(&report(2, 20, 17, 754)),
    ]);
    let labels = ["mixed", "by-theme", "by-grade", "nothing", "cycles"];
    all.extend(labels.map(|label| Message::new(format!("training-{label}"))));
    all.extend([0, 1, 5].map(explain::repeat));
    all.extend([0, 59, 60, 3725].map(explain::time));
    for days in [0, 1, 2, 365] {
        all.extend([true, false].map(|today| explain::streak(Streak { days, today })));
    }
    for pace in Pace::ALL {
        all.extend(
            [-20, -1, 0, 1, 20]
                .map(|percent| CycleChange { pace, seconds: 75, percent })
                .map(explain::cycle_change),
        );
    }
    all
}

#[test]
fn everything_can_be_said_in_every_language() {
    for language in ["en", "hu", "id"] {
        let localizer = localizer(language);
        for message in messages() {
            let text = localizer.try_text(&message).unwrap_or_else(|error| panic!("{language}: {error}"));
            assert!(
                !text.contains(['{', '}']) && !text.contains("  ") && text.trim() == text,
                "{language}: {text:?}"
            );
        }
    }
}

#[test]
fn every_text_of_training_is_said_by_something() {
    let said: Vec<String> = messages().iter().map(|message| message.id.clone()).collect();
    let file = include_str!("../../locales/en/training.ftl");
    let ids = file.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
    let mut count = 0;
    for id in ids.map(|line| line.split(' ').next().unwrap()) {
        assert!(said.iter().any(|other| other == id), "{id} is said by nothing");
        count += 1;
    }
    assert!(count > 20);
}

#[test]
fn the_texts_read_well() {
    let told: Vec<String> = ["en", "hu", "id"]
        .iter()
        .flat_map(|language| {
            let localizer = localizer(language);
            let texts = messages().iter().map(|message| localizer.text(message)).collect::<Vec<_>>();
            std::iter::once(format!("## {language}")).chain(texts)
        })
        .collect();
    insta::assert_snapshot!("training_texts", told.join("\n"));
}

#[test]
fn a_change_of_less_than_a_second_is_none() {
    let change = CycleChange { pace: Pace::Faster, seconds: 0, percent: 0 };
    let text = localizer("en").text(&explain::cycle_change(change));
    assert_eq!(text, "Compared with the cycle before: just as fast, just as accurate.");
}

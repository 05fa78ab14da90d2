//! Reviews, lists and placement with a learner: what is kept, and what is said line by line in three languages.

use malom::belief::Misconception;
use malom::content::Content;
use malom::drill::Drill;
use malom::i18n::Texts;
use malom::learner::{Learner, Part, Sequence, today};
use malom::plain::{self, Ending, Io, Options, Play};
use malom::progress::{Opened, Store};
use malom::review::{Kind, Recall};
use malom::rules::Rules;
use malom::training::Day;
use malom::tutor::{Command, Mode, Piece, answers, give};

fn learner(language: &str) -> Learner {
    let opened = Opened { store: Store::in_memory(), notices: Vec::new() };
    let content = Content::embedded().into_result().unwrap();
    Learner::new(content, Texts::embedded().unwrap(), &language.parse().unwrap(), opened)
}

/// Works through a sequence on these lines.
fn run(learner: &mut Learner, sequence: &mut Sequence, input: &str) -> (Ending, String) {
    let mut output = Vec::new();
    let options = Options { board: false, ascii: true };
    let io = Io { input: input.as_bytes(), output: &mut output };
    let ending = plain::run_sequence(learner, sequence, io, options, &Play::default()).unwrap();
    (ending, String::from_utf8(output).unwrap())
}

fn due(learner: &Learner, in_days: i32) -> Vec<String> {
    let day = Day(today().0 + in_days);
    learner.due(day).into_iter().map(|due| format!("{} {}", due.item.kind.token(), due.item.id)).collect()
}

#[test]
fn what_is_missed_in_a_lesson_comes_back_and_what_is_right_does_not() {
    let mut learner = learner("en");
    let mut session = learner.begin("capture").unwrap();
    let mut at = |learner: &mut Learner, commands: &[Command]| {
        for command in commands {
            session.command(command.clone());
            learner.keep(&mut session);
        }
    };
    let xd2 = [Command::Act("g1".parse().unwrap()), Command::Act("xd2".parse().unwrap()), Command::Next];
    at(&mut learner, &xd2);
    assert!(due(&learner, 400).is_empty(), "it was right at once");
    at(&mut learner, &[Command::Solution]);
    assert_eq!(due(&learner, 0), [""; 0], "not on the same day");
    let step = "step capture/".to_owned() + &session.step().id;
    assert_eq!(due(&learner, 1), [step]);
}

#[test]
fn a_simulated_learner_sees_a_corrected_drill_again_at_growing_intervals() {
    let mut learner = learner("en");
    let mut day = today();
    learner.keep_review_on(day, Kind::Drill, "mill-stones-never-taken", Recall::Again);
    let mut seen = Vec::new();
    // Every day the learner looks, and does what is due.
    for _ in 0..120 {
        day = Day(day.0 + 1);
        for item in learner.due(day) {
            assert_eq!(item.item.id, "mill-stones-never-taken");
            seen.push(day.0 - today().0);
            learner.keep_review_on(day, Kind::Drill, &item.item.id, Recall::Good);
        }
    }
    let intervals: Vec<i32> = seen.windows(2).map(|pair| pair[1] - pair[0]).collect();
    assert!(seen.len() >= 4, "{seen:?}");
    assert!(intervals.windows(2).all(|pair| pair[1] > pair[0]), "{seen:?}");
}

/// Goes through a drill, knowing the rule or getting every first answer wrong.
fn drill(learner: &mut Learner, belief: Misconception, knowing: bool) {
    let items = malom::drill::make(belief, Rules::standard(), 1).unwrap();
    let mut session = learner.begin_drill(Drill::new(belief, Rules::standard(), items));
    while *session.mode() != Mode::Finished {
        let (rules, step) = (session.rules(), session.step().clone());
        if knowing {
            give(&mut session, &answers(rules, &step)[0]);
        } else {
            session.command(Command::Solution);
            while matches!(session.mode(), Mode::Replaying { .. }) {
                session.command(Command::Next);
            }
        }
        learner.keep(&mut session);
        session.command(Command::Next);
        learner.keep(&mut session);
    }
}

#[test]
fn a_drill_comes_back_as_it_went() {
    let belief = Misconception::JumpingStones;
    let mut learner = learner("en");
    let mut due_after = |knowing: bool| {
        drill(&mut learner, belief, knowing);
        (1..400).find(|day| due(&learner, *day) == ["drill jumping-stones"])
    };
    let (failed, done) = (due_after(false), due_after(true));
    assert_eq!(failed, Some(1));
    assert!(done > failed, "{done:?}");
}

#[test]
fn a_review_takes_up_a_drill() {
    let mut learner = learner("en");
    learner.set_reviews(true);
    learner.keep_review_on(Day(today().0 - 3), Kind::Drill, "bent-mill", Recall::Again);
    assert_eq!(learner.next_drill(), Some(Misconception::BentMill));
    let mut sequence = Sequence::review(&learner);
    let planned = sequence.next(&mut learner).unwrap();
    assert!(matches!(planned.part, Part::Drill { belief: Misconception::BentMill, .. }), "{planned:?}");
    let mut sequence = Sequence::review(&learner);
    let (ending, text) = run(&mut learner, &mut sequence, "quit\n");
    assert_eq!(ending, Ending::Left);
    assert!(text.contains("Is it true: a mill may bend?") && text.contains("Question 1\n"), "{text}");
}

#[test]
fn a_review_says_why_each_task_is_there_in_every_language() {
    let told = |language: &str| {
        let mut learner = learner(language);
        let missed = Day(today().0 - 3);
        learner.keep_review_on(missed, Kind::Step, "capture/finish-the-turn", Recall::Again);
        learner.keep_review_on(Day(today().0 - 400), Kind::Step, "no-such/step", Recall::Again);
        let mut sequence = Sequence::review(&learner);
        let (ending, text) = run(&mut learner, &mut sequence, "g1xd2\n\n");
        assert_eq!(ending, Ending::Finished, "{text}");
        assert!(learner.due(today()).is_empty(), "it was right");
        assert!(learner.lesson_rows()[0].stars.is_none(), "a review earns no stars");
        text
    };
    insta::assert_snapshot!("review", ["en", "hu", "id"].map(told).join("\n=====\n"));
}

#[test]
fn a_review_of_nothing_says_so() {
    let mut learner = learner("en");
    let mut sequence = Sequence::review(&learner);
    assert!(sequence.is_empty());
    let (ending, text) = run(&mut learner, &mut sequence, "");
    assert_eq!(
        (ending, text.as_str()),
        (Ending::Finished, "\nToday nothing comes back. What you miss from now on will.\n")
    );
}

#[test]
fn whether_to_review_is_asked_once() {
    let mut learner = learner("en");
    assert_eq!(learner.reviews(), None);
    learner.set_reviews(true);
    assert_eq!(learner.reviews(), Some(true));
    learner.set_reviews(false);
    assert_eq!(learner.reviews(), Some(false));
}

#[test]
fn a_list_goes_through_its_parts_and_goes_on_where_it_was_left() {
    let text = "# a class\n- capture/finish-the-turn\ncapture/which-may-go # comment\n\n\"board\"\n";
    let mut learner = learner("en");
    let steps: Vec<String> =
        learner.content().lesson("capture").unwrap().steps.iter().map(|step| step.id.clone()).collect();
    let text = text.replace("which-may-go", &steps[1]);
    let entries = learner.content().read_list(&text).unwrap();
    let mut sequence = Sequence::list(&entries, &learner);
    let (ending, told) = run(&mut learner, &mut sequence, "g1xd2\n\nsolution\n\n");
    assert_eq!(ending, Ending::Left, "the lesson `board` is still to be done");
    assert!(told.contains("Part 1 of 2\n") && told.contains("Part 2 of 2\n"), "{told}");
    assert!(learner.lesson_rows().iter().all(|row| row.stars.is_none()));
    let mut again = Sequence::list(&entries, &learner);
    assert!(matches!(again.next(&mut learner).unwrap().part, Part::Lesson(id) if id == "board"));
    let other = learner.content().read_list("board\nmill").unwrap();
    let mut other = Sequence::list(&other, &learner);
    let first = other.next(&mut learner).unwrap().part;
    assert_eq!(first, Part::Lesson("board".to_owned()), "each list has a place of its own");
    // After the end it begins anew.
    assert!(again.next(&mut learner).is_none());
    let anew = Sequence::list(&entries, &learner).next(&mut learner).unwrap().part;
    assert!(matches!(anew, Part::Steps { steps, .. } if steps.len() == 2));
}

#[test]
fn faults_of_a_list_are_told_with_their_place() {
    let content = Content::embedded().into_result().unwrap();
    let faults = |text: &str| -> Vec<String> {
        content.read_list(text).unwrap_err().iter().map(ToString::to_string).collect()
    };
    assert_eq!(
        faults("board\n  - captrue\ncapture/finish-the-trun\n\"é\"\n"),
        [
            "2:5: there is no lesson `captrue`: did you mean `capture`?",
            "3:9: the lesson `capture` has no step `finish-the-trun`: did you mean `finish-the-turn`?",
            "4:2: there is no lesson `é`: `malom lessons` lists them",
        ]
    );
    assert_eq!(
        faults("# nothing\n\n"),
        ["1:1: the list is empty: write an id a line, `lesson` or `lesson/step`"]
    );
}

/// Takes the placement test, knowing the first so many units, and says at which unit the learner begins.
fn placed(learner: &mut Learner, known: usize, seed: u64) -> Option<Option<String>> {
    let mut sequence = Sequence::placement(learner.content(), seed);
    let mut questions = 0;
    while let Some(planned) = sequence.next(learner) {
        let Part::Steps { piece, lesson, steps } = planned.part else { panic!("only questions") };
        assert_eq!(piece, Piece::Question);
        let unit = learner.content().lesson(&lesson).unwrap().unit.clone();
        let place = learner.content().units().iter().position(|other| other.id == unit).unwrap();
        let mut session = learner.begin_steps(piece, &lesson, &steps).unwrap();
        let mut state = session.states()[0];
        if place < known {
            state.solved = true;
        } else {
            session.command(Command::Solution);
            learner.keep(&mut session);
            while matches!(session.mode(), Mode::Replaying { .. }) {
                session.command(Command::Next);
            }
            state = session.states()[0];
        }
        sequence.answered(state);
        questions += 1;
    }
    assert!(questions <= 10);
    learner.beginning()
}

#[test]
fn a_placement_finds_the_unit_to_begin_at() {
    let units: Vec<String> = learner("en").content().units().iter().map(|unit| unit.id.clone()).collect();
    for known in 0..=units.len() {
        let mut learner = learner("en");
        assert_eq!(placed(&mut learner, known, 5), Some(units.get(known).cloned()), "{known} units known");
        let next = learner.suggestion().map(str::to_owned);
        let unit = next.map(|id| learner.content().lesson(&id).unwrap().unit.clone());
        assert_eq!(unit, units.get(known).cloned(), "it is what comes next");
    }
}

#[test]
fn a_placement_line_by_line_takes_one_answer_a_question() {
    let told = |language: &str| {
        let mut learner = learner(language);
        let mut sequence = Sequence::placement(learner.content(), 3);
        let (ending, text) = run(&mut learner, &mut sequence, &"solution\n\n".repeat(10));
        assert_eq!(ending, Ending::Finished, "{text}");
        let first = learner.content().units()[0].id.clone();
        assert_eq!(learner.beginning(), Some(Some(first)));
        assert!(learner.due(Day(today().0 + 1)).len() > 3, "what was not known comes back");
        let lines: Vec<&str> = text.lines().collect();
        let ends = [&lines[..2], &lines[lines.len() - 1..]].concat();
        let numbered = lines.iter().filter(|line| line.contains("10")).count();
        assert!(numbered >= 10, "{text}");
        ends.join("\n")
    };
    insta::assert_snapshot!("placement", ["en", "hu", "id"].map(told).join("\n=====\n"));
}

#[test]
fn a_placement_that_is_left_changes_nothing() {
    let mut learner = learner("en");
    let mut sequence = Sequence::placement(learner.content(), 0);
    let (ending, _) = run(&mut learner, &mut sequence, "quit\n");
    assert_eq!(ending, Ending::Left);
    assert_eq!(learner.beginning(), None);
    assert_eq!(learner.suggestion(), Some("board"));
}

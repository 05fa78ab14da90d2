//! Learners at their desks: one who knows the rules, and one who answers at random, through the whole course.

use std::sync::Arc;

use malom::content::{Content, Lesson};
use malom::tutor::{Chance, Command, Mode, Session, answers, give, slip};

/// The wrong answers that the learner who guesses gives to a step before giving up on guessing.
const GUESSES: usize = 6;

/// Goes on to the next step, or to the end.
fn go_on(session: &mut Session) {
    let index = session.index();
    for _ in 0..4 {
        if session.index() != index || *session.mode() == Mode::Finished {
            return;
        }
        session.command(Command::Next);
    }
    panic!("{}: no way on from step {index}", session.lesson().id);
}

/// Takes back what was legal of a wrong turn, which still stands.
fn take_back(session: &mut Session) {
    for _ in 0..3 {
        session.command(Command::Undo);
    }
}

/// Answers a step as its own rules do.
fn answer_rightly(session: &mut Session) {
    let given = answers(session.rules(), session.step());
    let at = format!("{}/{}", session.lesson().id, session.step().id);
    take_back(session);
    give(session, given.first().unwrap_or_else(|| panic!("{at}: no answer")));
    assert!(session.is_solved(), "{at}: {:?}", session.feedback());
}

fn without_puzzles(lesson: &Lesson) -> Lesson {
    let mut lesson = lesson.clone();
    lesson.steps.retain(|step| step.puzzle().is_none());
    lesson
}

/// The lessons, with the steps that the rules alone can judge.
fn lessons() -> Vec<Lesson> {
    let content = Content::embedded().into_result().unwrap();
    let lessons = content.lessons().iter().map(without_puzzles);
    lessons.filter(|lesson| !lesson.steps.is_empty()).collect()
}

#[test]
fn who_knows_the_rules_finishes_every_lesson_with_three_stars() {
    for lesson in lessons() {
        let mut session = Session::new(Arc::new(lesson));
        while *session.mode() != Mode::Finished {
            answer_rightly(&mut session);
            go_on(&mut session);
        }
        assert_eq!(session.stars(), 3, "{}", session.lesson().id);
    }
}

#[test]
fn whoever_guesses_gets_through() {
    let mut chance = Chance::new(7);
    for lesson in lessons() {
        let mut session = Session::new(Arc::new(lesson));
        while *session.mode() != Mode::Finished {
            for _ in 0..GUESSES {
                take_back(&mut session);
                let right = answers(session.rules(), session.step());
                let guess = slip(session.rules(), session.step(), &right[0], &mut chance);
                give(&mut session, &guess);
                if session.is_solved() {
                    break;
                }
            }
            if !session.is_solved() {
                answer_rightly(&mut session);
            }
            go_on(&mut session);
        }
    }
}

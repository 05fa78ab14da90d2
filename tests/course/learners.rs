//! Learners at their desks who know the rules, through the whole course.

use std::sync::Arc;

use malom::content::{Content, Lesson};
use malom::tutor::{Command, Mode, Session, answers, give};

use super::against::Against;

/// Goes on to the next step, or to the end.
pub(super) fn go_on(session: &mut Session) {
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
pub(super) fn take_back(session: &mut Session) {
    for _ in 0..3 {
        session.command(Command::Undo);
    }
}

/// Answers a step as its own rules do, or plays it as the tables do.
pub(super) fn answer_rightly(session: &mut Session) {
    let at = at(session);
    if let Some(mut against) = Against::begin(session, 0) {
        against.solve(session);
        assert!(session.is_solved(), "{at}: {:?}", against.puzzle.feedback());
        return;
    }
    let given = answers(session.rules(), session.step());
    take_back(session);
    give(session, given.first().unwrap_or_else(|| panic!("{at}: no answer")));
    assert!(session.is_solved(), "{at}: {:?}", session.feedback());
}

/// Names the step.
pub(super) fn at(session: &Session) -> String {
    format!("{}/{}", session.lesson().id, session.step().id)
}

/// The lessons of the course.
pub(super) fn lessons() -> Vec<Lesson> {
    Content::embedded().into_result().unwrap().lessons().to_vec()
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

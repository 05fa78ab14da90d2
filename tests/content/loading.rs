//! Sound content, loaded.

use malom::content::{Expect, FactKind, Task};

use super::folder::{BOARD, Folder};

#[test]
fn a_sound_course_loads() {
    let content = Folder::sound().load().into_result().unwrap();
    assert_eq!(content.units()[0].lessons, ["board"]);
    assert_eq!(content.fact("relatives").unwrap().kind, FactKind::Background);
    let lesson = content.lesson("board").unwrap();
    assert_eq!((lesson.unit.as_str(), lesson.source.text.as_str()), ("rules", BOARD));
    let step = &lesson.steps[0];
    let Task::Play(play) = &step.task else { panic!("{:?}", step.task) };
    assert_eq!(play.goal.closes[0].to_string(), "a1-d1-g1");
    let Some(Expect::Turns(turns)) = &step.expect else { panic!("{:?}", step.expect) };
    assert_eq!(turns.len(), 2);
}

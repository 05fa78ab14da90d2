//! Sound content, loaded.

use malom::content::{Content, Expect, FactKind, Task};

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

#[test]
fn the_course_inside_the_binary_loads() {
    let content = Content::embedded().into_result().unwrap();
    let ids: Vec<&str> = content.lessons().iter().map(|lesson| lesson.id.as_str()).collect();
    assert_eq!(ids[..7], ["board", "placing", "mill", "capture", "moving", "flying", "ending"]);
    let of_units: Vec<&str> =
        content.units().iter().flat_map(|unit| &unit.lessons).map(String::as_str).collect();
    assert_eq!(ids, of_units);
    assert_eq!(content.lesson("capture").unwrap().source.path, "lessons/rules/capture.yaml");
}

//! The course's file with one more lesson in it, and all else as its author wrote it.

use crate::text_file::Place;

use super::fault::YamlPath;
use super::lesson::Source;
use super::locate::locate;
use super::raw::RawCourse;
use super::read::read;

/// Returns the text of a course with a lesson added to a unit: at its end, or before the last lesson where that `stays_last`.
/// `None` where the text is written in a way to which nothing can be added.
///
/// ```
/// use malom::content::{Source, with_lesson};
///
/// let text = "units: [{id: rules, lessons: [board, rules-test]}]".to_owned();
/// let course = Source { path: "course.yaml".to_owned(), text };
/// let added = with_lesson(&course, "rules", "corners", |id| id == "rules-test");
/// assert_eq!(added.as_deref(), Some("units: [{id: rules, lessons: [board, corners, rules-test]}]"));
/// ```
#[must_use]
pub fn with_lesson(
    course: &Source,
    unit: &str,
    lesson: &str,
    stays_last: impl FnOnce(&str) -> bool,
) -> Option<String> {
    let raw: RawCourse = read(course).ok()?;
    let index = raw.units.iter().position(|one| one.id == unit)?;
    let lessons = YamlPath::root().key("units").index(index).key("lessons");
    let text = &course.text;
    let place_of = |path: &YamlPath| Some(offset(text, locate(text, path)?));
    let (at, added) = match raw.units[index].lessons.split_last() {
        None => {
            let open = place_of(&lessons)?;
            (open + text[open..].find('[')? + 1, lesson.to_owned())
        }
        Some((last, before)) => {
            let at = place_of(&lessons.index(before.len()))?;
            let line = text[..at].rfind('\n').map_or(0, |end| end + 1);
            let lead = &text[line..at];
            match (lead.trim() == "-", stays_last(last)) {
                (true, true) => (line, format!("{lead}{lesson}\n")),
                (true, false) => {
                    let end = text[at..].find('\n').map_or(text.len(), |end| at + end);
                    (end, format!("\n{lead}{lesson}"))
                }
                (false, true) => (at, format!("{lesson}, ")),
                (false, false) => (at + written(&text[at..]), format!(", {lesson}")),
            }
        }
    };
    let text = format!("{}{added}{}", &text[..at], &text[at..]);
    // What was written must be read as it was meant.
    let again: RawCourse = read(&Source { path: course.path.clone(), text: text.clone() }).ok()?;
    let is_added = |(one, other): (&super::raw::RawUnit, &super::raw::RawUnit)| {
        let mut lessons = one.lessons.clone();
        lessons.retain(|id| id != lesson);
        one.id == other.id
            && lessons == other.lessons
            && one.lessons.len() == lessons.len() + usize::from(one.id == unit)
    };
    let same = again.units.len() == raw.units.len() && again.units.iter().zip(&raw.units).all(is_added);
    same.then_some(text)
}

/// Returns the bytes of the text that an id is written with: in quotes or plain.
fn written(text: &str) -> usize {
    match text.chars().next() {
        Some(quote @ ('"' | '\'')) => text[1..].find(quote).map_or(text.len(), |end| end + 2),
        _ => text.find([',', ']', ' ', '\n', '\r', '#']).unwrap_or(text.len()),
    }
}

/// Returns the offset of a place in bytes.
fn offset(text: &str, place: Place) -> usize {
    let line: usize = text.split_inclusive('\n').take(place.line - 1).map(str::len).sum();
    let column: usize = text[line..].chars().take(place.column - 1).map(char::len_utf8).sum();
    line + column
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn assert_added(text: &str, expected: &str) {
        let course = Source { path: "course.yaml".into(), text: text.into() };
        assert_eq!(with_lesson(&course, "b", "new", |id| id.ends_with("-test")).as_deref(), Some(expected));
    }

    #[test]
    fn a_lesson_comes_last_but_for_the_test_however_the_course_is_written() {
        let head = "# ő\nunits:\n  - {id: a, lessons: [one]}\n  - id: b\n";
        let assert = |lessons: &str, expected: &str| {
            assert_added(&format!("{head}    {lessons}\n"), &format!("{head}    {expected}\n"));
        };
        assert("lessons: [two, three]", "lessons: [two, three, new]");
        assert("lessons: [two, b-test] # why", "lessons: [two, new, b-test] # why");
        assert("lessons: []", "lessons: [new]");
        assert("lessons: [\"two\"]", "lessons: [\"two\", new]");
        assert("lessons: [two,\n      three ]", "lessons: [two,\n      three, new ]");
        assert("lessons:\n      - two # why", "lessons:\n      - two # why\n      - new");
        assert("lessons:\n      - two\n      - b-test", "lessons:\n      - two\n      - new\n      - b-test");
        assert("lessons:\n    - two\n    test: false", "lessons:\n    - two\n    - new\n    test: false");
    }

    #[test]
    fn a_file_without_a_last_line_break_is_added_to() {
        assert_added("units:\n- id: b\n  lessons:\n  - two", "units:\n- id: b\n  lessons:\n  - two\n  - new");
    }

    #[test]
    fn nothing_is_added_where_it_would_not_be_read_so() {
        let course = |text: &str| Source { path: "course.yaml".into(), text: text.into() };
        let add = |text: &str, unit: &str| with_lesson(&course(text), unit, "new", |_| false);
        assert_eq!(add("units: [{id: b, lessons: [two]}]", "c"), None);
        assert_eq!(add("units: {", "b"), None);
    }
}

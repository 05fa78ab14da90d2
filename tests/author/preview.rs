//! Messages that are looked at while they are translated.

use malom::author::{Preview, Standing};
use malom::content::Content;
use malom::i18n::{LanguageIdentifier, Texts};
use malom::learner::Learner;
use malom::progress::{Opened, Store};
use malom::tui::{self, Play, Previewing, Start};

use super::folder::Folder;
use super::trying::wait_for;
use crate::tui::screen::{COLOURED, LARGE, SMALL, Screen};

const STEP: &str = "step-capture--finish-the-turn";
const FILE: &str = "locales/hu/lessons/rules/capture.ftl";

fn tag(text: &str) -> LanguageIdentifier {
    text.parse().unwrap()
}

fn preview(folder: &Folder) -> Preview {
    Preview {
        lessons: Some(folder.path().join("lessons")),
        locales: Some(folder.path().join("locales")),
        language: tag("hu"),
        with: Some(tag("id")),
    }
}

#[test]
fn a_message_stands_beside_the_english_with_its_position() {
    let folder = Folder::of_course();
    let book = preview(&folder).load();
    assert_eq!(book.languages, [tag("hu"), tag("en"), tag("id")]);
    let page = book.pages.iter().find(|page| page.id == STEP).unwrap();
    assert_eq!((page.file.as_str(), page.standing), ("lessons/rules/capture.ftl", Standing::Done));
    let setting = page.setting.unwrap();
    let content = Content::embedded().into_result().unwrap();
    assert_eq!(setting.position, content.lesson("capture").unwrap().steps[0].position);
    let attributes: Vec<Option<&str>> = page.texts.iter().map(|row| row.attribute.as_deref()).collect();
    assert_eq!(attributes, [None, Some("hint1"), Some("success")]);
    for row in &page.texts {
        assert!(row.texts.len() == 3 && row.texts.iter().all(Option::is_some), "{row:?}");
    }
    // Where something has to be filled in, the text is as it is written; else its terms are put in.
    let text =
        |id: &str| book.pages.iter().find(|page| page.id == id).unwrap().texts[0].texts[1].clone().unwrap();
    assert!(text("plain-step").contains("{ $number }"), "{}", text("plain-step"));
    assert!(!text("ui-end-again").contains('{'), "{}", text("ui-end-again"));
    // Lessons, facts, questions, puzzles and reasons have positions, too.
    let settings = [
        "lesson-capture",
        "fact-mill-protects",
        "question-must-i-capture",
        "pack-first",
        "illegal-capture-due",
    ];
    for id in settings {
        assert!(book.pages.iter().find(|page| page.id == id).unwrap().setting.is_some(), "{id}");
    }
    assert!(book.pages.iter().find(|page| page.id == "ui-program").unwrap().setting.is_none());
}

#[test]
fn it_is_told_what_has_come_of_a_message() {
    let folder = Folder::of_course();
    let text = folder.read(FILE);
    let (first, rest) = text.split_once("\n\n").unwrap();
    folder.write(FILE, rest);
    folder.change("locales/en/lessons/rules/capture.ftl", ".hint1 = ", ".hint1 = Well: ");
    let fingerprints = folder.read("locales/hu/fingerprints.txt");
    let kept: Vec<&str> = fingerprints.lines().filter(|line| !line.starts_with("lesson-mill ")).collect();
    folder.write("locales/hu/fingerprints.txt", &(kept.join("\n") + "\n"));
    let book = preview(&folder).load();
    let standing = |id: &str| book.pages.iter().find(|page| page.id == id).unwrap().standing;
    assert!(first.starts_with("lesson-capture = "));
    assert_eq!(standing("lesson-capture"), Standing::Missing);
    assert_eq!(standing(STEP), Standing::Stale);
    assert_eq!(standing("lesson-mill"), Standing::Unconfirmed);
    // `malom locale status` counts the same.
    let run = folder.malom(&["locale", "status"], "");
    assert!(
        run.out.contains("1 missing, 1 stale, 1 without a fingerprint"),
        "{}",
        run.out.lines().next().unwrap()
    );
}

#[test]
fn the_command_answers_in_lines_and_as_data() {
    let folder = Folder::of_course();
    let run = folder.malom(&["locale", "preview", "hu", STEP, "--with", "id", "--no-board"], "");
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    let mut lines = run.out.lines();
    assert_eq!(lines.next(), Some("step-capture--finish-the-turn (lessons/rules/capture.ftl): done"));
    let languages: Vec<&str> =
        lines.filter(|line| line.get(2..4) == Some("  ")).map(|line| &line[..2]).collect();
    assert_eq!(languages, ["hu", "en", "id"].repeat(3));
    let run = folder.malom(&["locale", "preview", "hu", STEP, "--json"], "");
    let data: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    let message = &data["messages"][0];
    assert_eq!((message["id"].as_str(), message["standing"].as_str()), (Some(STEP), Some("done")));
    assert_eq!(message["position"], "w W:a1,d1+7 B:d2,f6+7");
    assert!(message["texts"][0]["texts"]["hu"].is_string() && message["texts"][0]["texts"]["id"].is_null());
    // Several are listed; none is a no.
    let run = folder.malom(&["locale", "preview", "hu", "finish", "turn", "capture"], "");
    assert!(run.out.contains(STEP), "{run:?}");
    let run = folder.malom(&["locale", "preview", "hu", "no such words at all"], "");
    assert_eq!((run.code, run.out.as_str()), (Some(1), ""));
    let run = folder.malom(&["locale", "preview", "de"], "");
    let known =
        "error: there are no texts in `de` (there are: en, hu, id; malom locale new de begins them)\n";
    assert_eq!((run.code, run.err.as_str()), (Some(2), known));
}

fn on_screen(folder: &Folder, wanted: &str, size: (usize, usize)) -> Screen {
    let preview = preview(folder);
    let (watch, book) = (preview.watch(), preview.load());
    let opened = Opened { store: Store::in_memory(), notices: Vec::new() };
    let content = Content::embedded().into_result().unwrap();
    let learner = Learner::new(content, Texts::embedded().unwrap(), &tag("en"), opened);
    let start = Start::Preview(Previewing { preview, watch, book, wanted: wanted.to_owned() });
    Screen::new(tui::root(learner, start, COLOURED, Play::default()), size)
}

#[test]
fn on_the_screen_messages_are_walked_searched_and_read_anew() {
    let folder = Folder::of_course();
    let mut screen = on_screen(&folder, STEP, SMALL);
    screen
        .assert_shows(STEP)
        .assert_shows("translated")
        .assert_shows(".hint1")
        .assert_shows("lessons/rules/capture.ftl");
    assert!(screen.row('1').contains('○'), "{}", screen.text());
    let text = folder.read(FILE);
    let prompt =
        text.lines().find(|line| line.starts_with(STEP)).unwrap().split_once(" = ").unwrap().1.to_owned();
    folder.change(FILE, &prompt, "Egészen más szöveg.");
    wait_for(&mut screen, "Egészen más szöveg.");
    // A file that is broken is told, and the rest stays to be looked at.
    folder.change(FILE, "Egészen más szöveg.", "Egészen } más.");
    wait_for(&mut screen, "Some of the files cannot be read whole");
    folder.change(FILE, "Egészen } más.", "Végül így.");
    wait_for(&mut screen, "Végül így.");
    screen.press("Up").assert_lacks(STEP).assert_shows("lesson-capture");
    screen.press("Down Down").assert_lacks(STEP);
    // Searching; the message that is found stays when the search is put away.
    screen.press("/ ui-program Enter").assert_shows("Found: 1").assert_shows("ui-program");
    screen.press("Esc").assert_shows("ui-program").assert_lacks("Found");
    screen.press("Esc");
    assert!(!screen.is_running());
}

#[test]
fn messages_have_room_on_small_and_large_screens() {
    let folder = Folder::of_course();
    for size in [(60, 20), SMALL, LARGE] {
        let mut screen = on_screen(&folder, STEP, size);
        screen.assert_shows("step-capture--finish-").assert_shows("hu  ").assert_shows("translated");
        assert!(screen.text().lines().all(|line| line.chars().count() <= size.0), "{}", screen.text());
    }
}

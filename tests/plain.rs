//! Plain mode as a learner types it: whole lessons in each language against their exact output, and every word that is
//! understood.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use malom::content::Content;
use malom::i18n::Texts;
use malom::learner::Learner;
use malom::plain::{self, Ending, Io, Options, PlainError};
use malom::progress::{Opened, Store};

/// The environment variable that has the expected outputs written anew, to be read before they are committed.
const REWRITE: &str = "MALOM_REWRITE";

const LANGUAGES: [&str; 3] = ["en", "hu", "id"];

fn learner(language: &str) -> Learner {
    let content = Content::embedded().into_result().unwrap();
    let opened = Opened { store: Store::in_memory(), notices: Vec::new() };
    Learner::new(content, Texts::embedded().unwrap(), &language.parse().unwrap(), opened)
}

/// Runs a lesson on these lines.
fn run(learner: &mut Learner, lesson: &str, input: &[u8], board: bool) -> (Ending, String) {
    let mut output = Vec::new();
    let options = Options { board, ascii: true };
    let ending = plain::run(learner, lesson, Io { input, output: &mut output }, options).unwrap();
    (ending, String::from_utf8(output).unwrap())
}

fn scripts(language: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/plain").join(language)
}

/// Shows where two texts part.
fn difference(expected: &str, found: &str) -> Option<String> {
    if expected == found {
        return None;
    }
    let (mut expected, mut found) = (expected.lines(), found.lines());
    let mut line = 0;
    loop {
        line += 1;
        match (expected.next(), found.next()) {
            (None, None) => return Some("line ends differ".to_owned()),
            (one, other) if one != other => {
                let text = |line: Option<&str>| line.unwrap_or("(the end)").to_owned();
                return Some(format!("line {line}\n  expected {}\n  found    {}", text(one), text(other)));
            }
            _ => {}
        }
    }
}

#[test]
fn every_lesson_is_finished_in_every_language() {
    let rewrite = std::env::var_os(REWRITE).is_some();
    let mut faults = Vec::new();
    for language in LANGUAGES {
        for lesson in learner(language).content().lessons().iter().map(|lesson| lesson.id.clone()) {
            let script = fs::read(scripts(language).join(format!("{lesson}.in"))).unwrap();
            let (ending, output) = run(&mut learner(language), &lesson, &script, false);
            if ending != Ending::Finished {
                faults.push(format!("{language}/{lesson}: the lesson is not finished"));
            }
            let file = scripts(language).join(format!("{lesson}.out"));
            if rewrite {
                fs::write(&file, &output).unwrap();
            }
            let expected = fs::read_to_string(&file).unwrap_or_default();
            let fault = difference(&expected, &output);
            faults.extend(fault.map(|fault| format!("{}: {fault}", file.display())));
        }
    }
    assert!(faults.is_empty(), "\n{}\nwith {REWRITE}=1 they are written anew", faults.join("\n"));
}

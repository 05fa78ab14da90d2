//! Steps of lessons that are played against the best defence: solving, slower, spoiling, hinting and giving up, in each
//! language against the exact output.

use std::fs;
use std::path::Path;

use malom::learner::Learner;
use malom::plain::{self, Ending, Io, Options, Play};
use malom::solver::Limits;

use super::{LANGUAGES, REWRITE, difference};
use crate::steps::{LESSON, TABLES, learner};

/// What is played, and how it ends.
const SCRIPTS: [(&str, Ending); 5] = [
    ("solving", Ending::Finished),
    ("slower", Ending::Finished),
    ("spoiling", Ending::Left),
    ("hinting", Ending::Left),
    ("giving-up", Ending::Finished),
];

fn run(learner: &mut Learner, input: &[u8]) -> (Ending, String) {
    let play = Play {
        tables: Some(TABLES.clone()),
        limits: Limits { plies: 10, nodes: 5_000 },
        seed: 0,
        patience: None,
    };
    let mut output = Vec::new();
    let options = Options { board: false, ascii: true };
    let ending = plain::run(learner, LESSON, Io { input, output: &mut output }, options, &play).unwrap();
    (ending, String::from_utf8(output).unwrap())
}

#[test]
fn steps_are_played_in_every_language() {
    let rewrite = std::env::var_os(REWRITE).is_some();
    let mut faults = Vec::new();
    for language in LANGUAGES {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/steps/plain").join(language);
        for (name, expected) in SCRIPTS {
            let script = fs::read(folder.join(format!("{name}.in"))).unwrap();
            let (ending, output) = run(&mut learner(language), &script);
            if ending != expected {
                faults.push(format!("{language}/{name}: ended as {ending:?}"));
            }
            let file = folder.join(format!("{name}.out"));
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

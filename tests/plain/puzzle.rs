//! Puzzles as a learner types them: solving, slower, spoiling, hinting and giving up, in each language against the exact
//! output.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

use malom::plain::{self, Ending, Io, Options, Play, Puzzles};
use malom::rules::Rules;
use malom::solver::{Ground, Index, Limits, Monitor, Tables};

use super::{LANGUAGES, REWRITE, difference, learner};

/// A folder with the one small table that these puzzles need; the others are searched.
static TABLES: LazyLock<PathBuf> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("play-tables");
    let index = Index::new(Ground::new(Rules::standard()).unwrap());
    Tables::open(index, &folder).build("3-3".parse().unwrap(), &Monitor::default()).unwrap();
    folder
});

/// What is played, in what, with or without tables, and how it ends.
const SCRIPTS: [(&str, &str, bool, Ending); 9] = [
    ("solving", "first-outer-corners", true, Ending::Finished),
    ("slower", "first-block", false, Ending::Finished),
    ("spoiling", "first-outer-corners", true, Ending::Left),
    ("hinting", "first-double-threat", false, Ending::Left),
    ("giving-up", "first-outer-corners", true, Ending::Finished),
    ("exploring", "first-flight", true, Ending::Finished),
    ("holding", "hold-y4yf", true, Ending::Finished),
    ("marking-points", "safe-points-jech", false, Ending::Finished),
    ("marking-turns", "safe-turns-ayr5", false, Ending::Finished),
];

fn run(language: &str, puzzle: &str, tables: bool, input: &[u8]) -> (Ending, String) {
    let mut learner = learner(language);
    let puzzle = learner.content().puzzle(puzzle).unwrap().clone();
    let puzzles = Puzzles {
        puzzles: vec![Arc::new(puzzle)],
        play: Play {
            tables: tables.then(|| TABLES.clone()),
            limits: Limits { plies: 10, nodes: if tables { 5_000 } else { 100_000 } },
            seed: 0,
            patience: None,
        },
        cycle: None,
    };
    let mut output = Vec::new();
    let options = Options { board: false, ascii: true };
    let ending =
        plain::run_puzzles(&mut learner, &puzzles, Io { input, output: &mut output }, options).unwrap();
    (ending, String::from_utf8(output).unwrap())
}

#[test]
fn puzzles_are_played_in_every_language() {
    let rewrite = std::env::var_os(REWRITE).is_some();
    let mut faults = Vec::new();
    for language in LANGUAGES {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/plain/puzzles").join(language);
        for (name, puzzle, tables, expected) in SCRIPTS {
            let script = fs::read(folder.join(format!("{name}.in"))).unwrap();
            let (ending, output) = run(language, puzzle, tables, &script);
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

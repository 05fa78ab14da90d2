//! Builders as processes of their own: killed, out of space, two at once.

#![cfg(unix)]

use std::fs;
use std::io::Read;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use super::{BELOW_5_4, assert_tables, build, pair, solve, store};
use crate::solver::Monitor;
use crate::solver::table::tests::Folder;

/// Says in a process that it is one of these builders: `<rows> <folder>`.
const CHILD: &str = "MALOM_TEST_BUILDS";

/// Rows that make a table of 24 MB, which takes a while to write.
const LARGE: usize = 12_000;

/// The command that builds 5-4 in a process of its own; `shell` is run before, in which `"$@"` is that process.
fn builder(folder: &Path, rows: usize, shell: &str) -> Command {
    let mut command = Command::new("sh");
    command
        .args(["-c", shell, "sh"])
        .arg(std::env::current_exe().unwrap())
        .args(["--exact", "solver::builder::tests::processes::builds", "--nocapture"])
        .env(CHILD, format!("{rows} {}", folder.display()))
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null());
    command
}

fn start(folder: &Folder, rows: usize) -> Child {
    builder(&folder.0, rows, "exec \"$@\"").spawn().unwrap()
}

/// What a builder prints, once it has ended.
fn output(mut child: Child) -> String {
    let mut text = String::new();
    child.stdout.take().unwrap().read_to_string(&mut text).unwrap();
    child.wait().unwrap();
    text
}

/// Is what such a process runs; without the variable, there is nothing to do.
#[test]
fn builds() {
    let Ok(task) = std::env::var(CHILD) else { return };
    let (rows, path) = task.split_once(' ').unwrap();
    let rows: usize = rows.parse().unwrap();
    let folder = std::mem::ManuallyDrop::new(Folder(path.into()));
    let store = store(&folder, rows);
    for planned in store.plan(&[pair("5-4")]) {
        let built = store.build(
            planned.pair,
            &|pair, lower, _| {
                println!("solves {pair}");
                solve(rows, pair, lower)
            },
            &Monitor::default(),
        );
        if let Err(error) = built {
            println!("error: {error}");
            break;
        }
    }
    for name in fs::read_dir(store.folder()).into_iter().flatten().flatten() {
        println!("file {}", name.file_name().display());
    }
}

#[test]
fn a_kill_at_any_moment_loses_at_most_the_pair_in_work() {
    let (folder, rows) = (Folder::new(), LARGE / 4);
    let store = store(&folder, rows);
    let ready = || store.plan(&[pair("5-4")]).filter(|planned| planned.state.token() == "ready").count();
    let mut before = 0;
    for delay in [5, 30, 80, 20, 50, 110, 15] {
        let mut child = start(&folder, rows);
        thread::sleep(Duration::from_millis(delay));
        child.kill().unwrap();
        child.wait().unwrap();
        for planned in store.plan(&[pair("5-4")]) {
            assert_ne!(planned.state.token(), "refused", "{planned:?}");
        }
        assert!(ready() >= before, "what was finished stays");
        before = ready();
    }
    let (built, solved) = build(&store, rows, "5-4");
    built.unwrap();
    assert!(solved.len() <= 5 - before, "{solved:?} after {before}");
    assert_tables(&store, rows, &BELOW_5_4);
}

/// Looks every millisecond until something is so.
fn wait_until<T>(what: &str, mut so: impl FnMut() -> Option<T>) -> T {
    let patient_until = Instant::now() + Duration::from_secs(120);
    loop {
        if let Some(found) = so() {
            return found;
        }
        assert!(Instant::now() < patient_until, "{what}");
        thread::sleep(Duration::from_millis(1));
    }
}

#[test]
fn a_kill_while_a_table_is_written_leaves_no_table_and_the_next_run_clears_up() {
    // The one that kills may itself be kept waiting until the table is finished; then it tries again.
    for _ in 0..20 {
        let folder = Folder::new();
        let store = store(&folder, LARGE);
        let mut child = start(&folder, LARGE);
        // 4-3, the second, is being written.
        let left = wait_until("no table is being written", || {
            let names = store.folder().exists().then(|| Folder::names(store.folder()))?;
            names.into_iter().find(|name| {
                let large = |file: fs::Metadata| file.len() > 100_000;
                name.starts_with("4-3.")
                    && (name.ends_with(".table")
                        || name.ends_with(".partial")
                            && fs::metadata(store.folder().join(name)).is_ok_and(large))
            })
        });
        child.kill().unwrap();
        child.wait().unwrap();
        if !left.ends_with(".partial") || !store.folder().join(&left).exists() {
            continue;
        }
        assert_eq!(store.state(pair("3-3")).token(), "ready");
        assert_eq!(store.state(pair("4-3")).token(), "missing");
        let (built, solved) = build(&store, LARGE, "4-3");
        built.unwrap();
        assert_eq!(solved, ["4-3"]);
        assert_tables(&store, LARGE, &["3-3", "4-3"]);
        return;
    }
    panic!("each time the table was finished before the process was killed");
}

#[test]
fn two_processes_at_once_make_each_pair_once() {
    let folder = Folder::new();
    let rows = LARGE / 8;
    let children = [start(&folder, rows), start(&folder, rows)];
    let outputs = children.map(output);
    assert!(!outputs.iter().any(|text| text.contains("error")), "{outputs:?}");
    let mut solved: Vec<&str> = outputs
        .iter()
        .flat_map(|text| text.lines())
        .filter_map(|line| line.split_once("solves ").map(|(_, pair)| pair))
        .collect();
    solved.sort_unstable();
    assert_eq!(solved, BELOW_5_4);
    assert_tables(&store(&folder, rows), rows, &BELOW_5_4);
}

#[test]
fn one_who_was_killed_keeps_nobody_waiting() {
    let folder = Folder::new();
    let mut child = start(&folder, LARGE);
    let store = store(&folder, LARGE);
    let lock = store.folder().join("3-3.lock");
    wait_until("no lock is taken", || lock.exists().then_some(()));
    child.kill().unwrap();
    child.wait().unwrap();
    let begun = Instant::now();
    drop(store.lock(pair("3-3"), &Monitor::default()).unwrap());
    assert!(begun.elapsed() < Duration::from_secs(1));
}

/// What a builder prints that finds no more space after 3-3 and 4-3: of those 4 MB are room for three sections.
fn assert_full(text: &str) {
    assert!(text.contains("solves 4-3") && text.contains("solves 4-4"), "{text}");
    let error = text.lines().find(|line| line.starts_with("error: ")).unwrap_or_else(|| panic!("{text}"));
    assert!(error.contains(".table: can't be written, ") && error.contains(" bytes: "), "{error}");
    assert!(text.contains("file 3-3.table") && text.contains("file 4-3.table"), "{text}");
    assert!(!text.contains(".partial"), "{text}");
}

#[test]
fn a_disk_that_is_full_is_named_and_nothing_half_is_left() {
    let folder = Folder::new();
    // A disk of 4 MB that nobody else sees, gone with the process. Tables of 1 MB and twice that.
    let shell =
        format!("mount -t tmpfs -o size=4m none {0} && echo mounted && exec \"$@\"", folder.0.display());
    let script = format!("exec unshare --map-root-user --mount sh -c '{shell}' sh \"$@\"");
    let text = output(builder(&folder.0, 1040, &script).spawn().unwrap());
    if !text.starts_with("mounted") {
        eprintln!("skipped: this system lets nobody mount");
        return;
    }
    assert_full(&text);
    assert!(text.contains("No space left on device"), "{text}");
}

#[test]
fn a_file_that_may_not_grow_is_named_and_nothing_half_is_left() {
    let folder = Folder::new();
    // 1,400 blocks of half a kilobyte: enough for a table of one section, too few for one of two.
    let rows = 500;
    let text = output(builder(&folder.0, rows, "trap '' XFSZ; ulimit -f 1400; exec \"$@\"").spawn().unwrap());
    let error = text.lines().find(|line| line.starts_with("error: ")).unwrap_or_else(|| panic!("{text}"));
    let bytes = store(&folder, rows).header(pair("4-3")).unwrap().file_bytes();
    assert!(
        error.contains(&format!("4-3.table: can't be written, {bytes} bytes: File too large")),
        "{error}"
    );
    let store = store(&folder, rows);
    assert_tables(&store, rows, &["3-3"]);
    let (built, solved) = build(&store, rows, "5-4");
    built.unwrap();
    assert_eq!(solved, BELOW_5_4[1..]);
}

#[test]
fn a_folder_that_may_not_be_written_in_is_named() {
    let folder = Folder::new();
    build(&store(&folder, 10), 10, "4-3").0.unwrap();
    let shell = format!(
        "mount --bind {0} {0} && mount -o remount,bind,ro {0} && echo mounted && exec \"$@\"",
        folder.0.display()
    );
    let script = format!("exec unshare --map-root-user --mount sh -c '{shell}' sh \"$@\"");
    let text = output(builder(&folder.0, 10, &script).spawn().unwrap());
    if !text.starts_with("mounted") {
        eprintln!("skipped: this system lets nobody mount");
        return;
    }
    // What is there serves all the same.
    assert!(!text.contains("solves"), "{text}");
    let error = text.lines().find(|line| line.starts_with("error: ")).unwrap_or_else(|| panic!("{text}"));
    assert!(error.contains("can't be written in: Read-only file system"), "{error}");
}

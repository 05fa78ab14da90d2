//! `malom tables`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command};

use serde_json::{Value, json};

use super::{Run, command, done, run, told};

/// A folder of one test, which may hold what a test before left.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("tables-{name}"));
        let _ = fs::remove_dir_all(&folder);
        Self(folder)
    }

    fn text(&self) -> &str {
        self.0.to_str().unwrap()
    }

    /// Runs `malom tables` by the rules of five men's morris, whose tables are small.
    fn run(&self, arguments: &[&str]) -> Run {
        run(&[&["tables"], arguments, &["--rules", "five", "--tables", self.text()]].concat())
    }

    /// Runs `malom tables`, which answers an object a line.
    fn data(&self, arguments: &[&str]) -> Vec<Value> {
        let run = self.run(&[arguments, &["--json"]].concat());
        assert_eq!(run.code, Some(0), "{run:?}");
        run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    /// The folder of the rules' tables.
    fn tables(&self) -> PathBuf {
        self.data(&["list"])[0]["folder"].as_str().unwrap().into()
    }

    /// The states of all pairs.
    fn states(&self) -> BTreeMap<String, String> {
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let list = self.data(&["list"]);
        let pairs = list[0]["pairs"].as_array().unwrap();
        pairs.iter().map(|pair| (text(&pair["pair"]), text(&pair["state"]))).collect()
    }

    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(self.tables()).unwrap();
        let mut names: Vec<String> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }
}

/// Changes a byte of the first value, and with `hidden` all checksums, so that the table is whole and wrong.
fn damage(file: &Path, hidden: bool) {
    let mut bytes = fs::read(file).unwrap();
    let number = |bytes: &[u8], at: usize| u32::from_le_bytes(bytes[at..at + 4].try_into().unwrap());
    let put = |bytes: &mut [u8], at: usize, checksum: u32| {
        bytes[at..at + 4].copy_from_slice(&checksum.to_le_bytes());
    };
    // The format is told in src/solver/table.rs. Small tables have a first page and then their values.
    let values = 4096;
    bytes[values] = if bytes[values] == 3 { 5 } else { 3 };
    if hidden {
        let block = number(&bytes, 40) as usize;
        let sections = usize::from(u16::from_le_bytes([bytes[22], bytes[23]]));
        let section = (bytes.len() - values) / sections;
        let checksum = crc32fast::hash(&bytes[values..values + block.min(section)]);
        put(&mut bytes, 64, checksum);
        let checksum = crc32fast::hash(&bytes[64..values]);
        put(&mut bytes, 44, checksum);
        let checksum = crc32fast::hash(&bytes[..60]);
        put(&mut bytes, 60, checksum);
    }
    // A table that is open must not be changed.
    let other = file.with_extension("other");
    fs::write(&other, bytes).unwrap();
    fs::rename(other, file).unwrap();
}

/// Reads standard error of a run that goes on until a line has `text`; returns that line.
fn wait_for(child: &mut Child, text: &str) -> String {
    let mut lines = BufReader::new(child.stderr.as_mut().unwrap()).lines();
    let found = lines.find(|line| line.as_ref().unwrap().contains(text));
    found.unwrap_or_else(|| panic!("it ended without {text}")).unwrap()
}

#[test]
fn what_is_built_is_listed_and_found_the_next_time() {
    let folder = Folder::new("build");
    let built = folder.run(&["build", "3-4"]);
    let place = folder.tables().display().to_string();
    assert_eq!(
        built,
        Run {
            err: built.err.clone(),
            ..done(&format!("2 tables there, 2 of them built now; 81.8 kB in {place}\n"))
        }
    );
    let lines: Vec<&str> = built.err.lines().collect();
    assert_eq!(lines.len(), 2, "{built:?}");
    assert!(lines[0].starts_with("3-3: built, 12,012 entries, "), "{built:?}");
    assert!(lines[1].starts_with("4-3: built, 61,600 entries, "), "{built:?}");

    let again = folder.run(&["build", "4-3", "--threads", "1"]);
    assert_eq!(again, done(&format!("2 tables there, 0 of them built now; 81.8 kB in {place}\n")));
    let data = folder.data(&["build", "--max-stones", "7"]);
    assert_eq!(
        data[1],
        json!({ "pair": "4-3", "built": "found", "fault": null, "bytes": 65696, "seconds": 0.0 })
    );
    assert_eq!(data.len(), 2);

    let list = folder.run(&["list"]);
    let start = format!("folder: {place}\nrules: six, five\n\npair    bytes  state\n3-3    16,108  ready\n");
    assert!(list.out.starts_with(&start), "{list:?}");
    assert!(list.out.ends_with("5-5   139,924  missing\n\n2 of 6 ready, 81.8 kB of 594.4 kB\n"), "{list:?}");
    assert_eq!(folder.names(), ["3-3.lock", "3-3.table", "4-3.lock", "4-3.table"]);
}

#[test]
fn what_is_damaged_is_told_and_built_anew() {
    let folder = Folder::new("damaged");
    folder.run(&["build", "4-3"]);
    let file = |pair: &str| folder.tables().join(format!("{pair}.table"));
    damage(&file("3-3"), false);
    let verified = folder.run(&["verify"]);
    assert_eq!((verified.code, verified.out.as_str()), (Some(3), ""), "4-3 reads 3-3: {verified:?}");
    let fault = "3-3.table: block 1 of 1 is damaged";
    assert_eq!(verified.err.matches(fault).count(), 1, "{verified:?}");
    fs::write(file("4-3"), "no table").unwrap();
    assert!(folder.run(&["list"]).out.contains("4-3    65,696  refused: not a table\n"));
    assert_eq!(folder.data(&["plan", "4-3"])[0]["pairs"][1]["fault"], "not a table");
    // 3-3 was not asked for, but is read for 4-3.
    let built = folder.run(&["build", "4-3"]);
    let lines: Vec<&str> = built.err.lines().collect();
    assert!(lines[0].starts_with("3-3: built anew, ") && lines[0].contains(fault), "{built:?}");
    assert!(
        lines[1].starts_with("4-3: built anew, ") && lines[1].ends_with("4-3.table: not a table)"),
        "{built:?}"
    );
    assert_eq!(
        folder.run(&["verify"]),
        done("3-3: 12,012 entries, all right\n4-3: 61,600 entries, all right\n")
    );
}

#[test]
fn a_wrong_entry_is_shown_as_a_position() {
    let folder = Folder::new("wrong");
    folder.run(&["build", "3-3"]);
    damage(&folder.tables().join("3-3.table"), true);
    let verified = folder.run(&["verify", "3-3"]);
    assert_eq!((verified.code, verified.err.as_str()), (Some(1), ""), "{verified:?}");
    assert!(verified.out.contains(" of 12,012 entries are wrong. The first: w W:"), "{verified:?}");
    let run = folder.run(&["verify", "--json"]);
    let data: Value = serde_json::from_str(&run.out).unwrap();
    let first = &data["first"];
    assert_eq!(first["written"], json!({ "value": "win", "plies": 5 }));
    assert_eq!(first["found"], json!({ "value": "win", "plies": 3 }));
    assert!(data["wrong"].as_u64().unwrap() >= 1);
    // The position is one that other commands take.
    let legal = run_position(first["position"].as_str().unwrap());
    assert_eq!(legal.code, Some(0), "{legal:?}");
}

fn run_position(position: &str) -> Run {
    run(&["legal", position, "--rules", "five"])
}

#[test]
fn positions_are_counted_by_value() {
    let folder = Folder::new("stats");
    folder.run(&["build", "4-3"]);
    let out = "\
own  enemy     win    loss   draw  red-win  red-loss  red-draw  max-win  max-loss
3        3   70696   30512  58952     4464      1934      3714       15  14
4        3  379328   21072      0    23861      1329         0       25  12
3        4   65368  335032      0     4115     21075         0       13  26
";
    assert_eq!(folder.run(&["stats"]), done(out));
    let data = folder.data(&["stats", "4-3", "--histogram", "--threads", "2"]);
    assert_eq!((&data[1]["own"], &data[1]["enemy"], data.len()), (&json!(3), &json!(4), 2));
    let sum = |of: &str| {
        let histogram = data[1]["histogram"].as_array().unwrap();
        histogram.iter().map(|row| row[of].as_u64().unwrap()).sum::<u64>()
    };
    assert_eq!(data[1]["all"], json!({ "positions": sum("all"), "win": 65368, "loss": 335_032, "draw": 0 }));
    assert_eq!(data[1]["reduced"]["positions"], sum("reduced"));
    assert_eq!((&data[1]["deepest_win"], &data[1]["deepest_loss"]), (&json!(13), &json!(26)));
    let histogram = folder.run(&["stats", "3-3", "--histogram"]).out;
    assert!(
        histogram.starts_with("own  enemy  plies    all  reduced  value\n3        3      0"),
        "{histogram}"
    );
    assert!(histogram.ends_with("3        3      -  58952     3714  draw\n"), "{histogram}");
}

#[test]
fn the_standard_game_is_counted_as_by_others() {
    let folder = Folder::new("standard");
    let tables = |arguments: &[&str]| run(&[&["tables"], arguments, &["--tables", folder.text()]].concat());
    assert_eq!(tables(&["build", "3-3"]).code, Some(0));
    // The row of 3-3 in the reference solver's table.
    let row = "3        3  2232160  455648  4112   140621     28736       269       25  26";
    assert_eq!(tables(&["stats"]).out.lines().nth(1), Some(row));
    // Rules that play alike with stones on the board share it.
    let list = tables(&["list", "--rules", "lasker"]);
    assert!(list.out.contains("\nrules: standard, "), "{list:?}");
    assert!(list.out.contains("lasker") && list.out.contains("\n1 of 36 ready, "), "{list:?}");
}

#[test]
fn a_plan_says_what_waits_for_what() {
    let folder = Folder::new("plan");
    let out = "\
pair   bytes    state  waits-for
3-3    16108  missing  -
4-3    65696  missing  3-3
4-4    73396  missing  4-3
5-3   101116  missing  4-3
";
    assert_eq!(folder.run(&["plan"]).out, out, "the small ones");
    assert!(!folder.0.exists(), "a plan makes nothing");
    let plan = folder.data(&["plan", "5-4"]);
    let pairs = plan[0]["pairs"].as_array().unwrap();
    let expected = json!({ "pair": "5-4", "waits_for": ["5-3", "4-4"], "bytes": 198_136, "state": "missing", "fault": null });
    assert_eq!(pairs[4], expected);
    assert_eq!(folder.data(&["plan", "--all"])[0]["pairs"].as_array().unwrap().len(), 6);
}

#[test]
fn make_builds_a_plan() {
    let Ok(version) = Command::new("make").arg("--version").output() else { return };
    assert!(version.status.success());
    let folder = Folder::new("make $HOME it's");
    let plan = folder.run(&["plan", "4-4", "--make"]);
    assert_eq!(plan.code, Some(0), "{plan:?}");
    let makefile = Path::new(env!("CARGO_TARGET_TMPDIR")).join("tables.mk");
    fs::write(&makefile, &plan.out).unwrap();
    let make = || {
        let mut make = Command::new("make");
        make.arg("-j2").arg("-f").arg(&makefile).arg("MALOMFLAGS=--threads 1");
        make.arg(format!("MALOM={}", env!("CARGO_BIN_EXE_malom")));
        told(make.output().unwrap())
    };
    let made = make();
    assert_eq!(made.code, Some(0), "{made:?}");
    let ready = folder.states().into_iter().filter(|(_, state)| state == "ready");
    assert_eq!(ready.map(|(pair, _)| pair).collect::<Vec<_>>(), ["3-3", "4-3", "4-4"]);
    // What is there is not made again, even if what it came from is newer.
    let lower = folder.tables().join("3-3.table");
    File::options().write(true).open(&lower).unwrap().set_modified(std::time::SystemTime::now()).unwrap();
    let again = make();
    assert!(again.code == Some(0) && !again.out.contains("tables build"), "{again:?}");
    // A file that is refused is made, in a plan that knows it.
    fs::write(&lower, "no table").unwrap();
    fs::write(&makefile, folder.run(&["plan", "4-4", "--make"]).out).unwrap();
    let again = make();
    assert_eq!(again.out.matches("tables build").count(), 1, "{again:?}");
    assert_eq!(folder.states()["3-3"], "ready");
}

#[cfg(unix)]
#[test]
fn a_signal_stops_building_and_leaves_what_was_finished() {
    let folder = Folder::new("signal");
    for (signal, code) in [("INT", 130), ("TERM", 143)] {
        let _ = fs::remove_dir_all(&folder.0);
        // So many positions that no build of the tests makes them all before the signal arrives.
        let mut child = command(&["tables", "build", "6-5", "--tables", folder.text()]).spawn().unwrap();
        wait_for(&mut child, "3-3: built");
        let pid = child.id().to_string();
        assert!(Command::new("kill").args(["-s", signal, &pid]).status().unwrap().success());
        let stopped = told(child.wait_with_output().unwrap());
        assert_eq!((stopped.code, stopped.out.as_str()), (Some(code), ""), "{stopped:?}");
        let [.., at, stays] = &stopped.err.lines().collect::<Vec<_>>()[..] else { panic!("{stopped:?}") };
        assert_eq!(*stays, "what is there stays; the same command goes on from there");
        let (next, counted) = at.strip_prefix("stopped at ").and_then(|at| at.split_once(": ")).expect(at);
        let (finished, _) = counted.split_once(" of 9 tables there, in ").expect(counted);
        let place = fs::read_dir(&folder.0).unwrap().next().unwrap().unwrap().path();
        let names: BTreeSet<_> = fs::read_dir(place)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        let tables: Vec<_> = names.iter().filter_map(|name| name.strip_suffix(".table")).collect();
        // How many were finished when the signal arrived is up to the machine.
        assert!(tables.contains(&"3-3") && tables.len().to_string() == finished, "{names:?}, {stopped:?}");
        let locks = tables.iter().copied().chain([next]).map(|pair| format!("{pair}.lock"));
        let expected = tables.iter().map(|pair| format!("{pair}.table")).chain(locks).collect();
        assert_eq!(names, expected);
    }
}

#[test]
fn a_second_builder_waits_and_says_so() {
    let folder = Folder::new("second");
    let place = folder.tables();
    fs::create_dir_all(&place).unwrap();
    let lock = File::create(place.join("3-3.lock")).unwrap();
    lock.lock().unwrap();
    let arguments = ["tables", "build", "3-3", "--rules", "five", "--tables", folder.text()];
    let mut child = command(&arguments).spawn().unwrap();
    assert_eq!(wait_for(&mut child, "another process"), "3-3: another process builds it, and is waited for");
    drop(lock);
    let mut out = String::new();
    child.stdout.take().unwrap().read_to_string(&mut out).unwrap();
    assert!(child.wait().unwrap().success());
    assert!(out.starts_with("1 table there, 1 of them built now; "), "{out}");
}

#[test]
fn what_can_not_be_done_with_tables_is_told() {
    let folder = Folder::new("faults");
    let usage = [
        (&["build", "6-3"][..], "error: 6-3: there are tables of 3 to 5 stones a side (--rules five)\n"),
        (&["verify", "2-3"], "error: 3-2: there are tables of 3 to 5 stones a side (--rules five)\n"),
        (&["build", "255-255"], "error: 255-255: there are tables of 3 to 5 stones a side (--rules five)\n"),
        (
            &["plan", "--max-stones", "5"],
            "error: --max-stones 5: there are tables of 6 to 10 stones on the board (--rules five)\n",
        ),
    ];
    for (arguments, err) in usage {
        assert_eq!(folder.run(arguments), Run { err: err.to_owned(), code: Some(2), ..done("") });
    }
    for arguments in [
        &["build", "5"][..],
        &["build", "five-four"],
        &["build", "5-4", "--all"],
        &["build", "--max-stones", "8", "--all"],
        &["build", "--threads", "0"],
        &["build", "--threads", "9999999"],
        &["plan", "--make", "--json"],
        &["list", "5-4"],
        &["no-such"],
    ] {
        let run = folder.run(arguments);
        assert!(run.code == Some(2) && run.err.starts_with("error: "), "{arguments:?}: {run:?}");
    }
    for arguments in [&["stats"][..], &["verify"]] {
        let run = folder.run(arguments);
        assert!(
            run.code == Some(3) && run.err.contains(": there are no tables (`malom tables build`"),
            "{run:?}"
        );
        let run = folder.run(&[arguments, &["3-3"]].concat());
        assert!(
            run.code == Some(3) && run.err.contains("3-3.table: there is no table (`malom tables build 3-3`"),
            "{run:?}"
        );
    }
    let run = run(&["tables", "plan", "--make", "--tables", "/a|b"]);
    assert!(run.code == Some(3) && run.err.contains("a makefile can't have this path"), "{run:?}");
    assert!(!folder.0.exists(), "asking makes no folder");
    fs::write(&folder.0, "").unwrap();
    let run = folder.run(&["build"]);
    assert!(run.code == Some(3) && run.err.contains(": is no folder: "), "{run:?}");
    fs::remove_file(&folder.0).unwrap();
}

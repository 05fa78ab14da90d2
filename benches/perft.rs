//! Leaves a second on one thread, each leaf an action that was applied: `cargo bench`.
//!
//! Where the environment variable `MALOM_REFERENCE` names the C++ source of the reference solver, it is compiled and
//! run beside, so that two machines can be compared by the ratio.

use std::error::Error;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use malom::rules::{Ply, Position, Rules, Setup, perft};

/// Runs of each measurement, of which the median counts.
const RUNS: usize = 5;

/// What is measured: a name, a position and the depth to which its games are counted.
const CASES: [(&str, &str, u32); 3] = [
    ("start", "w W:+9 B:+9", 6),
    ("moving", "w W:a1,a7,b4,d5,e3,f2,g4 B:a4,b6,c3,d1,d6,e5,g1", 8),
    ("flying", "w W:a7,d7,e4 B:b6,c4,g4", 4),
];

fn main() -> Result<(), Box<dyn Error>> {
    // Cargo passes `--bench`; a run as a test passes nothing and shall be short.
    if !std::env::args().any(|argument| argument == "--bench") {
        return Ok(());
    }
    let mut rates = Vec::new();
    for (name, position, depth) in CASES {
        for ply in [Ply::Action, Ply::Turn] {
            let (leaves, time) = measure(position, depth, ply)?;
            let rate = rate(leaves, time);
            let ply = format!("{ply:?}").to_lowercase();
            println!("{name:6} by {ply:6} to depth {depth}: {leaves:>10} leaves, {rate:5.1} million/s");
            rates.push(rate);
        }
    }
    if let Some(source) = std::env::var_os("MALOM_REFERENCE") {
        let (positions, time) = reference(Path::new(&source))?;
        let (ours, reference) = (rates[0], rate(positions, time));
        println!("reference `3 3`: {positions} positions solved, {reference:.2} million/s of its whole run");
        println!("start by action: {:.0} leaves for each of its positions", ours / reference);
    }
    Ok(())
}

fn rate(count: u64, time: Duration) -> f64 {
    count as f64 / time.as_secs_f64() / 1e6
}

/// Runs something [`RUNS`] times; returns what it gives and its median time.
fn median<T>(mut run: impl FnMut() -> T) -> (T, Duration) {
    let mut timed = || {
        let start = Instant::now();
        let value = run();
        (value, start.elapsed())
    };
    let mut runs: Vec<(T, Duration)> = (0..RUNS).map(|_| timed()).collect();
    runs.sort_by_key(|(_, time)| *time);
    runs.swap_remove(RUNS / 2)
}

fn measure(position: &str, depth: u32, ply: Ply) -> Result<(u64, Duration), Box<dyn Error>> {
    let rules = Rules::standard();
    let position = Position::new(rules, &position.parse::<Setup>()?)?;
    Ok(median(|| perft(rules, &position, depth, ply)))
}

/// Compiles the reference and lets it solve the subspace of three stones each; returns the positions and the time.
fn reference(source: &Path) -> Result<(u64, Duration), Box<dyn Error>> {
    let folder = std::env::temp_dir().join(format!("malom-reference-{}", std::process::id()));
    fs::create_dir_all(folder.join("t16"))?;
    let program = folder.join("reference");
    let compiled = Command::new("g++")
        .args(["-O3", "-march=native", "-fopenmp", "-o"])
        .arg(&program)
        .arg(fs::canonicalize(source)?)
        .status()?;
    if !compiled.success() {
        return Err("g++ could not compile the reference".into());
    }
    let (output, time) = median(|| {
        Command::new(&program)
            .args(["3", "3", "noverify"])
            .env("OMP_NUM_THREADS", "1")
            .current_dir(&folder)
            .output()
    });
    let text = String::from_utf8(output?.stdout)?;
    print!("reference: {text}");
    fs::remove_dir_all(&folder)?;
    let positions = text.split_whitespace().find_map(|field| field.strip_prefix("red="));
    Ok((positions.ok_or("the reference printed no `red=`")?.parse()?, time))
}

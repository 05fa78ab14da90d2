//! Solving the pairs of subspaces of the standard game up to ten stones, on one thread and on two: `cargo bench --bench
//! tables`. `MALOM_STONES` says up to how many stones, if not ten.
//!
//! Where the environment variable `MALOM_REFERENCE` names the C++ source of the reference solver, it is compiled and
//! run in between, pair by pair, so that two machines can be compared by the ratio. Of both, what counts is the time
//! from the start of reading the tables that captures lead to until all values are known: ours makes its index in that
//! time, the reference before it. Each pair is solved in a process of its own, so that its peak of memory is its own.
//!
//! Then the same pairs are built on disk, and positions are looked up.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use malom::rules::{ByColor, Color, PointSet, Position, Rules, Setup};
use malom::solver::{Ground, Index, Lower, Monitor, Pair, Tables, solve};

/// An error that can leave a thread pool.
type Fault = Box<dyn Error + Send + Sync>;

/// What the environment variable `MALOM_STONES` says where it is not set.
const STONES: u8 = 10;

/// The numbers of threads that are compared.
const THREADS: [usize; 2] = [1, 2];

/// Runs of a pair with up to [`SMALL`] stones, of which the shortest counts; larger ones take long enough for one.
const RUNS: usize = 3;
/// See [`RUNS`].
const SMALL: u8 = 8;

/// Positions that are looked up.
const PROBES: usize = 1_000_000;

/// What one process says of its work.
#[derive(Clone, Copy, Default)]
struct Measured {
    seconds: f64,
    /// The peak of memory, where the system tells it.
    kilobytes: Option<u64>,
    /// The bytes read.
    read: u64,
}

fn main() -> Result<(), Fault> {
    let arguments: Vec<String> = std::env::args().collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[1..] {
        ["solve", pair, threads, folder] => {
            let (pair, pool) = (pair.parse()?, pool(threads)?);
            pool.install(|| solve_pair(pair, Path::new(folder)))
        }
        ["build", stones, threads, folder] => {
            let (stones, pool) = (stones.parse()?, pool(threads)?);
            pool.install(|| build(stones, Path::new(folder)))
        }
        // Cargo passes `--bench`; a run as a test passes nothing and shall be short.
        _ if arguments.contains(&"--bench") => compare(),
        _ => Ok(()),
    }
}

fn pool(threads: &str) -> Result<rayon::ThreadPool, Fault> {
    Ok(rayon::ThreadPoolBuilder::new().num_threads(threads.parse()?).build()?)
}

/// Solves all pairs, by both solvers, and prints what came of it.
fn compare() -> Result<(), Fault> {
    let stones = std::env::var("MALOM_STONES").map_or(Ok(STONES), |text| text.parse())?;
    let folder = Folder::new()?;
    let reference = match std::env::var_os("MALOM_REFERENCE") {
        Some(source) => Some(Reference::compile(Path::new(&source), &folder.0)?),
        None => None,
    };
    let index = Index::new(Ground::new(Rules::standard())?);
    let mut pairs = index.pairs();
    pairs.retain(|pair| pair.stones() <= stones);
    println!("pair   cells (M)   threads   seconds   M cells/s   peak MB   bytes a cell   reference   ratio");
    let mut ours = [0.0; THREADS.len()];
    let mut theirs = [0.0; THREADS.len()];
    let mut cells = 0.0;
    for &pair in &pairs {
        // Both solvers work on two tables, of which an equal pair keeps one.
        let millions = index.shape(pair).cells() as f64 * if pair.is_equal() { 1.0 } else { 2.0 } / 1e6;
        cells += millions;
        for (at, threads) in THREADS.into_iter().enumerate() {
            let runs = if pair.stones() <= SMALL { RUNS } else { 1 };
            let mut best: Option<Measured> = None;
            let mut best_of_theirs: Option<f64> = None;
            for _ in 0..runs {
                let measured = run("solve", &pair.to_string(), threads, &folder.0)?;
                best = best.filter(|best| best.seconds <= measured.seconds).or(Some(measured));
                if let Some(reference) = &reference {
                    let seconds = reference.solve(pair, threads)?;
                    best_of_theirs = best_of_theirs.filter(|&best| best <= seconds).or(Some(seconds));
                }
            }
            let best = best.unwrap_or_default();
            ours[at] += best.seconds;
            theirs[at] += best_of_theirs.unwrap_or_default();
            let memory = best.kilobytes.map_or(String::from("        -              -"), |kilobytes| {
                let work = (kilobytes * 1024).saturating_sub(best.read) as f64;
                let both = index.shape(pair).cells() as f64 * 2.0;
                format!("{:9.0} {:14.2}", kilobytes as f64 / 1024.0, work / both)
            });
            let ratio = best_of_theirs.map_or_else(String::new, |seconds| ratio(seconds, best.seconds));
            let rate = millions / best.seconds;
            println!(
                "{pair}   {millions:11.3} {threads:9} {:9.2} {rate:11.1} {memory} {ratio}",
                best.seconds
            );
        }
    }
    println!("all: {cells:.1} million cells");
    for (at, threads) in THREADS.into_iter().enumerate() {
        let ratio = if reference.is_some() { ratio(theirs[at], ours[at]) } else { String::new() };
        println!("on {threads}: {:.2} s, {:.1} million cells/s {ratio}", ours[at], cells / ours[at]);
    }
    println!("two threads are {:.2} times as fast as one", ours[0] / ours[1]);
    if reference.is_some() {
        println!("those of the reference {:.2} times", theirs[0] / theirs[1]);
    }
    for threads in THREADS {
        let disk = folder.0.join(format!("built-{threads}"));
        let measured = run("build", &stones.to_string(), threads, &disk)?;
        println!("built on disk on {threads}: {:.2} s", measured.seconds);
    }
    probe(stones, &folder.0.join("built-1"))
}

fn ratio(theirs: f64, ours: f64) -> String {
    format!("{theirs:11.2} {:7.2}", theirs / ours)
}

/// Lets a process of its own do some work.
fn run(work: &str, what: &str, threads: usize, folder: &Path) -> Result<Measured, Fault> {
    let output = Command::new(std::env::current_exe()?)
        .args([work, what, &threads.to_string()])
        .arg(folder)
        .stderr(Stdio::inherit())
        .output()?;
    let text = String::from_utf8(output.stdout)?;
    let mut numbers = text.split_whitespace();
    let mut next = || numbers.next().ok_or_else(|| format!("`{work} {what}` failed: {}", output.status));
    let measured = Measured {
        seconds: next()?.parse()?,
        read: next()?.parse()?,
        kilobytes: next()?.parse().ok().filter(|&kilobytes| kilobytes > 0),
    };
    Ok(measured)
}

/// Prints what [`run`] reads.
fn report(time: Duration, read: u64) {
    println!("{} {read} {}", time.as_secs_f64(), peak().unwrap_or(0));
}

/// Returns the most memory that this process has had, in kilobytes, where the system tells it.
fn peak() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// Solves a pair in memory, from the tables in a folder and into it; writing is not in the time, as it isn't in the
/// reference's.
fn solve_pair(pair: Pair, folder: &Path) -> Result<(), Fault> {
    let file = |pair: Pair, side: &str| folder.join(format!("{pair}.{side}"));
    let start = Instant::now();
    let index = Index::new(Ground::new(Rules::standard())?);
    let (larger, smaller) = (pair.larger(), pair.smaller());
    let one_smaller =
        (smaller > index.ground().least()).then(|| file(Pair::new(larger, smaller - 1), "smaller"));
    let one_larger = (larger > smaller).then(|| file(Pair::new(larger - 1, smaller), "larger"));
    let [one_smaller, one_larger] = [one_smaller, one_larger].map(|file| file.map(fs::read).transpose());
    let (one_smaller, one_larger) = (one_smaller?, one_larger?);
    let lower = Lower { smaller: one_smaller.as_deref(), larger: one_larger.as_deref() };
    let solved = solve(&index, pair, &lower, &Monitor::default())?;
    let time = start.elapsed();
    let read = [lower.smaller, lower.larger].into_iter().flatten().map(|table| table.len() as u64).sum();
    report(time, read);
    fs::write(file(pair, "larger"), solved.larger)?;
    Ok(fs::write(file(pair, "smaller"), solved.smaller)?)
}

/// Builds all pairs with up to so many stones on disk.
fn build(stones: u8, folder: &Path) -> Result<(), Fault> {
    let start = Instant::now();
    let tables = Tables::open(Index::new(Ground::new(Rules::standard())?), folder);
    for &pair in tables.pairs().iter().filter(|pair| pair.stones() <= stones) {
        tables.build(pair, &Monitor::default())?;
    }
    report(start.elapsed(), 0);
    Ok(())
}

/// Looks up random positions of each pair with up to so many stones, and prints how long one takes.
fn probe(stones: u8, folder: &Path) -> Result<(), Fault> {
    let rules = Rules::standard();
    let tables = Tables::open(Index::new(Ground::new(rules)?), folder);
    let largest = *tables.pairs().iter().rfind(|pair| pair.stones() <= stones).ok_or("no pair")?;
    let mut state = 1;
    let positions: Vec<Position> = (0..PROBES)
        .map(|_| random(rules, [largest.larger(), largest.smaller()], &mut state))
        .collect::<Result<_, _>>()?;
    // The first time through warms it.
    for warm in [false, true] {
        let start = Instant::now();
        let mut found = 0;
        for position in &positions {
            found += usize::from(tables.probe(position)?.is_some());
        }
        let nanoseconds = start.elapsed().as_nanos() as f64 / PROBES as f64;
        if found < PROBES {
            return Err(format!("{found} of {PROBES} positions were found").into());
        }
        let how = if warm { "warm" } else { "first read" };
        println!("a probe of {largest}, {how}: {nanoseconds:.0} ns");
    }
    Ok(())
}

/// Makes a random position with these numbers of stones, by a xorshift generator.
fn random(rules: &Rules, counts: [u8; 2], state: &mut u64) -> Result<Position, Fault> {
    let mut left: Vec<_> = rules.board().points().into_iter().collect();
    let mut below = |limit: usize| {
        *state ^= *state << 13;
        *state ^= *state >> 7;
        *state ^= *state << 17;
        (*state % limit as u64) as usize
    };
    let to_move = Color::ALL[below(2)];
    let mut draw = |count| (0..count).map(|_| left.swap_remove(below(left.len()))).collect();
    let [white, black]: [PointSet; 2] = counts.map(&mut draw);
    let setup = Setup {
        to_move,
        stones: ByColor { white, black },
        hand: ByColor::default(),
        closed: None,
        caught: PointSet::EMPTY,
        captures: None,
    };
    Ok(Position::new(rules, &setup)?)
}

/// The reference solver, compiled; with its tables for each number of threads.
struct Reference {
    program: PathBuf,
    folder: PathBuf,
}

impl Reference {
    fn compile(source: &Path, folder: &Path) -> Result<Self, Fault> {
        let program = folder.join("reference");
        let compiled = Command::new("g++")
            .args(["-O3", "-march=native", "-fopenmp", "-o"])
            .arg(&program)
            .arg(fs::canonicalize(source)?)
            .status()?;
        if !compiled.success() {
            return Err("g++ could not compile the reference".into());
        }
        for threads in THREADS {
            fs::create_dir_all(folder.join(format!("reference-{threads}/t16")))?;
        }
        Ok(Self { program, folder: folder.to_owned() })
    }

    /// Solves a pair; returns the seconds that it says it read tables, set up and propagated.
    fn solve(&self, pair: Pair, threads: usize) -> Result<f64, Fault> {
        let output = Command::new(&self.program)
            .args([&pair.larger().to_string(), &pair.smaller().to_string(), "noverify"])
            .env("OMP_NUM_THREADS", threads.to_string())
            .current_dir(self.folder.join(format!("reference-{threads}")))
            .output()?;
        let text = String::from_utf8(output.stdout)?;
        let words: Vec<&str> = text.lines().next().unwrap_or_default().split_whitespace().collect();
        let seconds = |part: &str| -> Result<f64, Fault> {
            let at = words.iter().position(|&word| word == part).ok_or("the reference printed no times")?;
            Ok(words.get(at + 1).ok_or("the reference printed no time")?.parse()?)
        };
        Ok(seconds("load")? + seconds("init")? + seconds("prop")?)
    }
}

/// A temporary folder; removed afterwards.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Result<Self, Fault> {
        let path = std::env::temp_dir().join(format!("malom-tables-{}", std::process::id()));
        fs::create_dir_all(&path)?;
        Ok(Self(path))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).ok();
    }
}

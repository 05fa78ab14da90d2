//! `malom import`: puzzles of other programs, each proved on the way in.

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use serde_json::{Value, json};

use crate::content::Verdict;
use crate::import::{self, Foreign, Importer, Judged, Wrong};
use crate::proof::{Proven, Shelf};
use crate::text_file;

use super::context::{Context, Failure, complain, note};
use super::exit;

/// The arguments of `malom import`.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Args {
    /// File with positions, one a line (FEN or the short form; `; win in 3` claims something), or Sanmill's puzzles as JSON;
    /// - reads standard input
    file: String,
    /// Write the sound puzzles as a new pack
    #[arg(long, value_name = "PACK.yaml")]
    out: Option<PathBuf>,
    /// Folder of tables, where those that puzzles need are looked for and built (else the system's for caches)
    #[arg(long, value_name = "DIR")]
    tables: Option<PathBuf>,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

/// Proves the puzzles of a file, and says which of their claims are wrong and how.
///
/// # Errors
///
/// A file that can't be read, or holds no puzzles; a table that can't be built; a pack that can't be written.
pub(super) fn run(context: &Context, args: &Args, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let pack = args.out.as_deref().map(|path| Ok::<_, Failure>((path, pack_id(path)?))).transpose()?;
    let text = read(&args.file)?;
    let puzzles = import::read(&text).map_err(|error| match error.place {
        Some(place) => Failure::input(format!("{}:{place}: {error}", args.file)),
        None => Failure::input(format!("{}: {error}", args.file)),
    })?;
    let shelf = Shelf::new(args.tables.as_deref());
    let mut importer = Importer::new(context.rules, &shelf);
    let mut all = Vec::new();
    for puzzle in puzzles {
        let judged = importer.judge(puzzle, pack.is_some(), &note).map_err(|error| Failure::error(&error))?;
        if !args.json {
            tell(&args.file, &judged, out)?;
        }
        all.push(judged);
    }
    let sound = all.iter().filter(|judged| judged.is_sound()).count();
    let right = all.iter().filter(|judged| judged.wrong.is_empty()).count();
    if args.json {
        let puzzles: Vec<Value> = all.iter().map(data).collect();
        writeln!(out, "{}", json!({ "puzzles": puzzles, "sound": sound, "right": right }))?;
    } else {
        let all = counted(all.len(), "puzzle");
        writeln!(out, "{all}: {sound} sound, {right} with nothing wrong")?;
    }
    if let Some((path, id)) = pack {
        let (text, written_puzzles) = import::pack(&id, &args.file, &all);
        let written = File::create_new(path).and_then(|mut file| file.write_all(text.as_bytes()));
        written.map_err(|error| Failure::input(format!("{}: {error}", path.display())))?;
        note(&format!("{}: {}", path.display(), counted(written_puzzles, "puzzle")));
    }
    let unread = |wrong: &Wrong| matches!(wrong, Wrong::Unread(_));
    Ok(if all.iter().any(|judged| judged.wrong.iter().any(unread)) {
        exit::input()
    } else if right == all.len() {
        exit::DONE
    } else {
        exit::NO
    })
}

/// Returns the id of a pack by its file's name, which it must have.
fn pack_id(path: &Path) -> Result<String, Failure> {
    let stem = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
    let is_yaml = path.extension().is_some_and(|ending| ending == "yaml");
    let is_word = |word: &str| {
        !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
    };
    if is_yaml && stem.split('-').all(is_word) {
        Ok(stem.to_owned())
    } else {
        let path = path.display();
        Err(Failure::Usage(format!(
            "--out: {path}: a pack's file is named after it: lower-case letters and digits, joined by hyphens, and .yaml"
        )))
    }
}

fn read(file: &str) -> Result<String, Failure> {
    let text = if file == "-" {
        let mut bytes = Vec::new();
        match io::stdin().lock().take(import::MAX_BYTES + 1).read_to_end(&mut bytes) {
            Err(error) => Err(text_file::TextFileError::File(error)),
            Ok(_) if bytes.len() as u64 > import::MAX_BYTES => Err(text_file::TextFileError::TooLarge {
                bytes: bytes.len() as u64,
                limit: import::MAX_BYTES,
            }),
            Ok(_) => text_file::decode(&bytes).map(str::to_owned),
        }
    } else {
        text_file::read_up_to(Path::new(file), import::MAX_BYTES)
    };
    text.map_err(|error| match error.place() {
        Some(place) => Failure::input(format!("{file}:{place}: {error}")),
        None => Failure::input(format!("{file}: {error}")),
    })
}

/// Writes what is true of a puzzle, and below it what is wrong; of one that can't be read that on standard error.
fn tell(file: &str, judged: &Judged, out: &mut impl Write) -> io::Result<()> {
    let Foreign { id, at, .. } = &judged.foreign;
    if let [Wrong::Unread(why)] = &judged.wrong[..] {
        complain(&format!("{file}{at}: {why}"));
        return Ok(());
    }
    let id = id.escape_debug();
    let truth = match &judged.proven {
        Some(proven) => {
            let value = proven.value().map(Verdict::from);
            let value = value.map_or_else(String::new, |value| value.to_string());
            let keys = proven.keys.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
            format!("{value}: {keys}")
        }
        None => "no puzzle".to_owned(),
    };
    writeln!(out, "{id}: {truth}")?;
    judged.wrong.iter().try_for_each(|wrong| writeln!(out, "  {}: {wrong}", wrong.token()))
}

fn data(judged: &Judged) -> Value {
    let turns = |turns: &[crate::rules::Turn]| turns.iter().map(ToString::to_string).collect::<Vec<_>>();
    let proven = judged.proven.as_ref();
    let wrong = judged.wrong.iter();
    let wrong: Vec<Value> =
        wrong.map(|wrong| json!({ "kind": wrong.token(), "message": wrong.to_string() })).collect();
    let differs = judged.differs.iter().map(|(rules, verdict)| (*rules, verdict.to_string()));
    json!({
        "id": judged.foreign.id,
        "rules": judged.rules.ruleset().id,
        "position": judged.position.map(|position| position.setup(judged.rules).to_string()),
        "sound": judged.is_sound(),
        "value": proven.and_then(Proven::value).map(|value| Verdict::from(value).to_string()),
        "plies": proven.and_then(Proven::plies),
        "keys": proven.map(|proven| turns(&proven.keys)),
        "also": proven.map(|proven| turns(&proven.also)),
        "differs": differs.collect::<std::collections::BTreeMap<_, _>>(),
        "wrong": wrong,
    })
}

fn counted(count: usize, what: &str) -> String {
    let ending = if count == 1 { "" } else { "s" };
    format!("{count} {what}{ending}")
}

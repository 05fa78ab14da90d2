//! `malom locale`: the work of translators: a new language, what is done, what has been read again.

mod preview;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Subcommand;
use serde_json::{Value, json};

use crate::author::{self, Standing};
use crate::i18n::{
    FINGERPRINTS_FILE, LanguageIdentifier, TextFile, Texts, fingerprints, message_ids, read_fingerprints,
    write_fingerprints,
};

use super::context::{Context, Failure};
use super::{exit, learn};

/// The folder of texts that is written to where none is named.
const FOLDER: &str = "locales";

/// The arguments of `malom locale`.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Args {
    #[command(subcommand)]
    command: Locale,
}

#[derive(Clone, Debug, Subcommand)]
enum Locale {
    /// Start a language: a folder with every file, the English as comments above the places for its texts
    New {
        /// The language's tag, such as de or pt-BR
        #[arg(value_name = "LANG")]
        language: LanguageIdentifier,
    },
    /// Count what is done, missing and stale, for each language and file
    Status {
        /// Answer as JSON
        #[arg(long)]
        json: bool,
    },
    /// Look at messages beside the English and a third language, each with its position; changes are seen at once
    Preview(preview::Args),
    /// Say that messages have been read beside the English of today: all of the language, or those with these IDs
    Accept {
        /// The language's tag
        #[arg(value_name = "LANG")]
        language: LanguageIdentifier,
        /// Ids of messages
        ids: Vec<String>,
    },
}

/// Does a translator's work on a folder of texts: `--locales`, or `locales` here; where nothing is written, those of the
/// program will do.
///
/// # Errors
///
/// Texts that can't be read or written; a language that is there already, or is not.
pub(super) fn run(
    context: &Context,
    show: learn::Show,
    args: &Args,
    out: &mut impl Write,
) -> Result<ExitCode, Failure> {
    match &args.command {
        Locale::New { language } => new(&folder(context), language, out),
        Locale::Preview(args) => preview::run(context, show, args, out),
        Locale::Status { json } => status(context, *json, out),
        Locale::Accept { language, ids } => accept(&folder(context), language, ids, out),
    }
}

fn folder(context: &Context) -> PathBuf {
    context.locales.clone().unwrap_or_else(|| FOLDER.into())
}

fn read(folder: &Path) -> Result<Texts, Failure> {
    Texts::from_dir(folder)
        .map_err(|error| Failure::Input(error.faults.iter().map(ToString::to_string).collect()))
}

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    let written = path.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::write(path, text));
    written.map_err(|error| Failure::input(format!("{}: {error}", path.display())))
}

/// Writes each English file with every line as a comment: a translator takes the sign away where a message is done, and
/// what is not done yet is shown in English.
fn new(folder: &Path, lang: &LanguageIdentifier, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let texts = read(folder)?;
    let home = folder.join(lang.to_string());
    if home.exists() {
        return Err(Failure::Usage(format!(
            "{} is there already (`malom locale status` says what it lacks)",
            home.display()
        )));
    }
    let english = texts.english().ok_or_else(|| Failure::input("there is no English to begin from"))?;
    for file in &english.files {
        write(&home.join(&file.name), &as_comments(file.source()))?;
    }
    write(
        &home.join("avoid.txt"),
        "# Words that this language's writers avoid, one a line: `word: form, form`.\n",
    )?;
    writeln!(
        out,
        "{} is begun: {} files, each message as a comment.\n\
         Take the `# ` away from a message and write it in your language; begin with terms.ftl.\n\
         What is not there yet is shown in English. Then: malom locale accept {lang}, malom locale status.",
        home.display(),
        english.files.len()
    )?;
    Ok(exit::DONE)
}

fn as_comments(source: &str) -> String {
    let comment = |line: &str| match line {
        "" => String::new(),
        line if line.starts_with('#') => line.to_owned(),
        line => format!("# {line}"),
    };
    source.lines().map(comment).collect::<Vec<_>>().join("\n") + "\n"
}

/// What has come of a file's messages.
#[derive(Clone, Copy, Debug, Default)]
struct Count {
    done: usize,
    missing: usize,
    stale: usize,
    unread: usize,
}

fn status(context: &Context, as_json: bool, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let texts = match author::folder_here(FOLDER).filter(|_| context.locales.is_none()) {
        Some(folder) => read(&folder)?,
        None => context.texts()?,
    };
    let english = texts.english().ok_or_else(|| Failure::input("there is no English to compare with"))?;
    let mut languages: Vec<Value> = Vec::new();
    let mut is_behind = false;
    for language in texts.languages().iter().filter(|language| language.language != english.language) {
        let standings = author::standings(english, language);
        let counts: Vec<(&TextFile, Count)> =
            english.files.iter().map(|file| (file, count(file, &standings))).collect();
        let sum = |of: fn(&Count) -> usize| counts.iter().map(|(_, count)| of(count)).sum::<usize>();
        let (done, missing) = (sum(|count| count.done), sum(|count| count.missing));
        let (stale, unread) = (sum(|count| count.stale), sum(|count| count.unread));
        is_behind |= missing + stale > 0;
        if as_json {
            let file = |(file, count): &(&TextFile, Count)| {
                json!({ "file": file.name, "done": count.done, "missing": count.missing, "stale": count.stale,
                        "unconfirmed": count.unread })
            };
            languages.push(json!({
                "language": language.language.to_string(),
                "done": done, "missing": missing, "stale": stale, "unconfirmed": unread,
                "files": counts.iter().map(file).collect::<Vec<_>>(),
            }));
            continue;
        }
        writeln!(
            out,
            "{}: {done} done, {missing} missing, {stale} stale, {unread} without a fingerprint",
            language.language
        )?;
        for (file, count) in &counts {
            if count.missing + count.stale + count.unread > 0 {
                let Count { done, missing, stale, unread } = count;
                writeln!(
                    out,
                    "  {:<40} {done:>4} done {missing:>4} missing {stale:>4} stale {unread:>4} without",
                    file.name
                )?;
            }
        }
    }
    if as_json {
        writeln!(out, "{}", json!({ "languages": languages }))?;
    }
    Ok(if is_behind { exit::NO } else { exit::DONE })
}

fn count(file: &TextFile, standings: &BTreeMap<String, Standing>) -> Count {
    let mut count = Count::default();
    for id in message_ids(file.source()) {
        match standings.get(&id).copied().unwrap_or(Standing::Missing) {
            Standing::Missing => {
                count.missing += 1;
                continue;
            }
            Standing::Unconfirmed => count.unread += 1,
            Standing::Stale => count.stale += 1,
            Standing::Done => {}
        }
        count.done += 1;
    }
    count
}

fn accept(
    folder: &Path,
    lang: &LanguageIdentifier,
    ids: &[String],
    out: &mut impl Write,
) -> Result<ExitCode, Failure> {
    let texts = read(folder)?;
    let (Some(english), Some(language)) = (texts.english(), texts.language(lang)) else {
        return Err(Failure::Usage(format!(
            "there are no texts in `{lang}` below {} (begin with: malom locale new {lang})",
            folder.display()
        )));
    };
    let now = fingerprints(english);
    let has: BTreeSet<String> = language.files.iter().flat_map(|file| message_ids(file.source())).collect();
    for id in ids {
        if !has.contains(id) || !now.contains_key(id) {
            return Err(Failure::Usage(format!("`{id}` is no message of both `{lang}` and English")));
        }
    }
    let kept = language.fingerprints.as_ref().map(|kept| read_fingerprints(&kept.source)).unwrap_or_default();
    let accepted = |id: &String| ids.is_empty() || ids.contains(id);
    let mut all = BTreeMap::new();
    let mut changed = 0;
    for (id, hash) in now.into_iter().filter(|(id, _)| has.contains(id)) {
        let kept = kept.get(&id);
        let hash = if accepted(&id) { Some(hash) } else { kept.cloned() };
        changed += usize::from(hash.as_ref() != kept);
        all.extend(hash.map(|hash| (id, hash)));
    }
    write(&folder.join(lang.to_string()).join(FINGERPRINTS_FILE), &write_fingerprints(&all))?;
    writeln!(out, "{lang}: {changed} fingerprints written, {} in all", all.len())?;
    Ok(exit::DONE)
}

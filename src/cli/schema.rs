//! `malom schema`: what editors need to know of the content files.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use serde_json::json;

use crate::content::FileKind;

use super::context::Failure;
use super::exit;

/// The arguments of `malom schema`.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Args {
    /// What the schema is of; without it, the kinds are listed
    #[arg(value_name = "KIND", value_parser = kinds())]
    kind: Option<FileKind>,
    /// Write all schemas into this folder, so that editors find them
    #[arg(long, value_name = "DIR", conflicts_with = "kind")]
    to: Option<PathBuf>,
    /// List the kinds as JSON
    #[arg(long, conflicts_with_all = ["kind", "to"])]
    json: bool,
}

/// Reads the token of a kind.
fn kinds() -> impl TypedValueParser<Value = FileKind> {
    PossibleValuesParser::new(FileKind::ALL.map(FileKind::token))
        .map(|token| FileKind::from_token(&token).expect("each listed kind has its token"))
}

/// Prints a schema, writes all of them, or lists of what there are some.
///
/// # Errors
///
/// A folder that can't be written to; an output that can't be written.
pub(super) fn run(args: &Args, out: &mut impl Write) -> Result<ExitCode, Failure> {
    if let Some(kind) = args.kind {
        out.write_all(kind.schema().as_bytes())?;
    } else if let Some(folder) = &args.to {
        write_all(folder)?;
        writeln!(
            out,
            "{}: {} schemas written. The first line of a lesson tells an editor of its own:\n\
             # yaml-language-server: $schema=../schema/lesson.json",
            folder.display(),
            FileKind::ALL.len()
        )?;
    } else if args.json {
        let kinds = FileKind::ALL.map(|kind| json!({ "kind": kind.token(), "files": kind.place() }));
        writeln!(out, "{}", json!({ "kinds": kinds }))?;
    } else {
        for kind in FileKind::ALL {
            writeln!(out, "{:<10} {}", kind.token(), kind.place())?;
        }
    }
    Ok(exit::DONE)
}

/// Writes the schema of each kind as `<kind>.json`; those of an older Malom are replaced, as nobody edits them.
///
/// # Errors
///
/// The folder can't be written to.
pub(super) fn write_all(folder: &Path) -> Result<(), Failure> {
    let fault = |path: &Path, error: std::io::Error| Failure::input(format!("{}: {error}", path.display()));
    fs::create_dir_all(folder).map_err(|error| fault(folder, error))?;
    for kind in FileKind::ALL {
        let path = folder.join(format!("{}.json", kind.token()));
        fs::write(&path, kind.schema()).map_err(|error| fault(&path, error))?;
    }
    Ok(())
}

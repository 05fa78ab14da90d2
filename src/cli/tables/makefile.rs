//! A plan as a makefile.

use std::fmt;
use std::io::Write;
use std::path::Path;

use crate::cli::context::Failure;
use crate::solver::{Planned, TableState, Tables};

/// Writes a makefile whose targets are the tables' files. Where `root` is the absolute folder of all tables.
///
/// What a table waits for comes after `|`: it must be there, but a table is as good if it is older. A file that is refused
/// is no table, so that its target is made whatever file is there.
///
/// # Errors
///
/// The output can't be written, or a path can't be written in a makefile.
pub(super) fn write(
    plan: &[Planned],
    tables: &Tables,
    rules: &str,
    root: &Path,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let named = tables.folder().file_name().unwrap_or_default();
    let file = |pair: &dyn fmt::Display| escaped(&root.join(named).join(format!("{pair}.table")));
    let files = plan.iter().map(|planned| file(&planned.pair)).collect::<Result<Vec<_>, _>>()?;
    writeln!(out, "# make -j2 -f FILE MALOMFLAGS=\"--threads 1\"")?;
    writeln!(out, "MALOM ?= malom")?;
    writeln!(out, "MALOMFLAGS ?=\n")?;
    writeln!(out, ".PHONY: all")?;
    writeln!(out, "all: {}", files.join(" "))?;
    for (planned, target) in plan.iter().zip(&files) {
        writeln!(out)?;
        if matches!(planned.state, TableState::Refused(_)) {
            writeln!(out, ".PHONY: {target}")?;
        }
        let mut rule = format!("{target}:");
        for (index, lower) in planned.waits_for.iter().enumerate() {
            rule += if index == 0 { " | " } else { " " };
            rule += &file(lower)?;
        }
        writeln!(out, "{rule}")?;
        let root = quoted(root)?;
        writeln!(
            out,
            "\t$(MALOM) tables build {} --rules {rules} --tables {root} $(MALOMFLAGS)",
            planned.pair
        )?;
    }
    Ok(())
}

/// Returns a path as text. What make gives a meaning that it can't be talked out of everywhere is refused.
fn text(path: &Path) -> Result<&str, Failure> {
    let text = path
        .to_str()
        .filter(|text| !text.contains(['\n', '\t', '\\', '|', '%', ':', '*', '?', '[', ']', '~']));
    text.ok_or_else(|| {
        Failure::input(format!(
            "{}: a makefile can't have this path (`--tables DIR` takes another folder)",
            path.display()
        ))
    })
}

/// Writes a path as a makefile has it among targets.
fn escaped(path: &Path) -> Result<String, Failure> {
    Ok(text(path)?.replace('$', "$$").replace('#', "\\#").replace(' ', "\\ "))
}

/// Writes a path as the shell takes it from a makefile's recipe.
fn quoted(path: &Path) -> Result<String, Failure> {
    Ok(format!("'{}'", text(path)?.replace('\'', "'\\''").replace('$', "$$")))
}

//! A plan as a makefile.

use std::io::{self, Write};
use std::path::Path;

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
) -> io::Result<()> {
    let named = tables.folder().file_name().unwrap_or_default();
    let file = |pair: &dyn std::fmt::Display| escaped(&root.join(named).join(format!("{pair}.table")));
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

fn text(path: &Path) -> io::Result<&str> {
    let text = path.to_str().filter(|text| !text.contains(['\n', '\\']));
    text.ok_or_else(|| {
        io::Error::new(io::ErrorKind::InvalidInput, "this path can't be written in a makefile")
    })
}

/// Writes a path as a makefile has it among targets.
fn escaped(path: &Path) -> io::Result<String> {
    let mut escaped = String::new();
    for character in text(path)?.chars() {
        match character {
            '$' => escaped.push('$'),
            ' ' | '\t' | '#' | ':' | '%' | '|' | '*' | '?' | '[' | ']' | '~' => escaped.push('\\'),
            _ => {}
        }
        escaped.push(character);
    }
    Ok(escaped)
}

/// Writes a path as the shell takes it from a makefile's recipe.
fn quoted(path: &Path) -> io::Result<String> {
    Ok(format!("'{}'", text(path)?.replace('\'', "'\\''").replace('$', "$$")))
}

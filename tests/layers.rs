//! The layer table of docs/DESIGN.md, held against `src`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// What a module may import.
struct Layer {
    modules: BTreeSet<String>,
    crates: BTreeSet<String>,
}

/// Reads the table: one row a module, names parted by commas, `–` for none, `all` for every module.
fn layers(design: &str) -> BTreeMap<String, Layer> {
    let table = design.lines().skip_while(|line| !line.starts_with("| module | may import |")).skip(2);
    let rows = table.take_while(|line| line.starts_with('|'));
    let names = |cell: &str| -> BTreeSet<String> {
        cell.split(',')
            .map(|name| name.trim().trim_matches('`').to_owned())
            .filter(|name| name != "–")
            .collect()
    };
    rows.map(|row| {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        (cells[0].to_owned(), Layer { modules: names(cells[1]), crates: names(cells[2]) })
    })
    .collect()
}

/// The source files with their modules: the first part of the path below `src`.
fn sources(dir: &Path, found: &mut Vec<(String, String, String)>) {
    for entry in std::fs::read_dir(dir).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let below = path.strip_prefix(Path::new(env!("CARGO_MANIFEST_DIR")).join("src")).unwrap();
            let module = below.components().next().unwrap().as_os_str().to_string_lossy();
            let text = std::fs::read_to_string(&path).unwrap();
            found.push((module.trim_end_matches(".rs").to_owned(), below.display().to_string(), text));
        }
    }
}

/// The code of a file without its tests, comments and doc examples.
fn code(text: &str) -> String {
    let without_tests = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
    without_tests.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

/// The names that stand right after `prefix` in a code.
fn names_after<'c>(code: &'c str, prefix: &str) -> BTreeSet<&'c str> {
    code.match_indices(prefix)
        .filter(|(at, _)| !code[..*at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == ':'))
        .map(|(at, _)| {
            let rest = &code[at + prefix.len()..];
            rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default()
        })
        .filter(|name| !name.is_empty())
        .collect()
}

/// The first names of all paths in a code: `a` of `a::b::c`.
fn paths(code: &str) -> BTreeSet<&str> {
    let of_name = |c: char| c.is_alphanumeric() || c == '_';
    code.match_indices("::")
        .filter_map(|(at, _)| code[..at].rsplit(|c| !of_name(c)).next().map(|name| (at - name.len(), name)))
        .filter(|(start, name)| !name.is_empty() && !code[..*start].ends_with("::"))
        .map(|(_, name)| name)
        .collect()
}

#[test]
fn modules_import_only_what_the_design_lets_them() {
    let layers = layers(include_str!("../docs/DESIGN.md"));
    let manifest = include_str!("../Cargo.toml");
    let dependencies = manifest.split("\n[dependencies]\n").nth(1).unwrap().split("\n[").next().unwrap();
    let crates: Vec<String> = dependencies
        .lines()
        .filter(|line| !line.starts_with('#') && line.contains('='))
        .map(|line| line.split([' ', '=']).next().unwrap().replace('-', "_"))
        .collect();
    let mut files = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut files);
    assert!(files.len() > 20, "src was not found");
    let mut faults = Vec::new();
    for (module, file, text) in &files {
        if ["lib", "main"].contains(&module.as_str()) {
            continue;
        }
        let Some(layer) = layers.get(module) else {
            faults.push(format!("{file}: the module {module} has no row in docs/DESIGN.md"));
            continue;
        };
        let code = code(text);
        if code.contains("crate::{") {
            faults.push(format!(
                "{file}: a list after `crate::` hides what is imported (write a line for each)"
            ));
        }
        let may = |other: &str| layer.modules.contains(other) || layer.modules.contains("all");
        for other in names_after(&code, "crate::") {
            if layers.contains_key(other) && other != module && !may(other) {
                faults.push(format!("{file}: {module} may not import {other}"));
            }
        }
        let paths = paths(&code);
        // A module's own file may have a crate's name: `lint::fluent` is no use of `fluent`.
        let own = |name: &str| files.iter().any(|(_, file, _)| *file == format!("{module}/{name}.rs"));
        let used = crates.iter().filter(|name| paths.contains(name.as_str()) && !own(name));
        for name in used.filter(|&name| !layer.crates.contains(name)) {
            faults.push(format!("{file}: {module} may not use the crate {name}"));
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn the_table_is_read() {
    let layers = layers(
        "| module | may import | outside crates |\n|---|---|---|\n| a | – | x, `y` |\n| b | a | – |\n\n",
    );
    assert_eq!(layers.keys().collect::<Vec<_>>(), ["a", "b"]);
    assert!(
        layers["a"].modules.is_empty()
            && layers["a"].crates.contains("y")
            && layers["b"].modules.contains("a")
    );
    assert_eq!(names_after("use crate::rules::Point; my_crate::other", "crate::"), BTreeSet::from(["rules"]));
    assert_eq!(paths("use clap::Parser; x.y(serde::de::Error::custom)"), BTreeSet::from(["clap", "serde"]));
}

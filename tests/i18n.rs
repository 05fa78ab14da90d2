//! The texts themselves, and reading them from a folder.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::Entry;
use fluent_syntax::parser;
use malom::i18n::{LanguageIdentifier, LanguageTexts, Localizer, Message, Texts, Value};

/// The folder that the binary embeds.
const LOCALES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/locales");

fn embedded() -> Texts {
    Texts::embedded().unwrap_or_else(|error| panic!("{error}"))
}

/// The texts of a language: each message with the values of its variables still to come.
fn messages(texts: &LanguageTexts) -> Vec<Message> {
    let mut messages = Vec::new();
    for file in &texts.files {
        for entry in parser::parse(file.source()).expect("loaded before").body {
            let Entry::Message(entry) = entry else { continue };
            let message = Message::new(entry.id.name);
            messages.extend(entry.attributes.iter().map(|each| message.clone().attribute(each.id.name)));
            messages.extend(entry.value.is_some().then_some(message));
        }
    }
    messages
}

/// All names after a `$`, whatever they are for: more arguments than a message needs do no harm.
fn variables(texts: &LanguageTexts) -> BTreeSet<&'static str> {
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    let names = texts.files.iter().flat_map(|file| file.source().split('$').skip(1));
    let names = names.map(|after| after.split(|c| !is_name(c)).next().unwrap_or_default());
    // Arguments are named in code, so their names are static; a test may leak a few.
    names.map(|name| &*name.to_owned().leak()).collect()
}

#[test]
fn every_message_formats_in_every_language() {
    let texts = embedded();
    // Each variable takes each of these in turn, so that every kind of variant is chosen somewhere.
    let values: [Value; 9] = [
        0.into(),
        1.into(),
        5.into(),
        "yes".into(),
        "no".into(),
        "none".into(),
        "white".into(),
        "a1–d1–g1".into(),
        ["b2", "d2", "f6"].into_iter().collect(),
    ];
    let mut faults = Vec::new();
    for language in texts.languages() {
        let localizer = Localizer::new(&texts, &language.language);
        let variables = variables(language);
        for message in messages(language) {
            for value in &values {
                let message = Message {
                    args: variables.iter().map(|&name| (name, value.clone())).collect(),
                    ..message.clone()
                };
                match localizer.try_text(&message) {
                    Ok(text) if text.trim().is_empty() => faults.push(format!("{}: empty", message.key())),
                    // A function that fails shows its name.
                    Ok(text) if text.contains("()") => faults.push(format!("{}: {text}", message.key())),
                    Ok(_) => {}
                    Err(error) => faults.push(format!("{}: {error}", language.language)),
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_language_has_the_terms_of_the_glossary() {
    let texts = embedded();
    let terms = |language: &LanguageTexts| -> BTreeSet<String> {
        let file =
            language.files.iter().find(|file| file.name == "terms.ftl").expect("each language has terms");
        let entries = parser::parse(file.source()).expect("loaded before").body;
        entries
            .iter()
            .filter_map(|entry| match entry {
                Entry::Term(term) => Some(term.id.name.to_owned()),
                _ => None,
            })
            .collect()
    };
    let english = terms(texts.english().unwrap());
    for language in texts.languages() {
        assert_eq!(terms(language), english, "{}", language.language);
    }
}

/// Formats a message in English, Hungarian and Indonesian.
fn in_all_languages(message: &Message) -> [String; 3] {
    let texts = embedded();
    ["en", "hu", "id"].map(|tag| {
        let language = tag.parse().expect("a language tag");
        Localizer::new(&texts, &language).try_text(message).unwrap_or_else(|error| panic!("{tag}: {error}"))
    })
}

fn list<const N: usize>(elements: [&str; N]) -> Value {
    elements.into_iter().collect()
}

#[test]
fn a_protected_stone_is_explained() {
    let refusal = Message::new("illegal-protected").arg("at", "d5").arg("mill", "c5–d5–e5");
    insta::assert_debug_snapshot!(in_all_languages(
        &refusal.clone().arg("free", list(["d2"])).arg("free-count", 1)
    ));
    insta::assert_debug_snapshot!(in_all_languages(
        &refusal.arg("free", list(["a1", "d2", "f6"])).arg("free-count", 3)
    ));
}

#[test]
fn a_capture_due_is_explained() {
    let one = Message::new("illegal-capture-due").arg("mills", list(["a1–d1–g1"])).arg("count", 1);
    insta::assert_debug_snapshot!(in_all_languages(
        &one.arg("free", list(["d2", "f6"])).arg("free-count", 2)
    ));
    let two =
        Message::new("illegal-capture-due").arg("mills", list(["a1–d1–g1", "g1–g4–g7"])).arg("count", 2);
    insta::assert_debug_snapshot!(in_all_languages(&two.arg("free", list(["f6"])).arg("free-count", 1)));
}

#[test]
fn a_jump_is_explained() {
    let refusal = Message::new("illegal-not-adjacent").arg("from", "a1").arg("to", "g1").arg("between", "d1");
    let refusal = refusal.arg("stones", 5).arg("flies-at", 3);
    insta::assert_debug_snapshot!(in_all_languages(&refusal.clone().arg("over", "none")));
    insta::assert_debug_snapshot!(in_all_languages(&refusal.arg("over", "d1")));
}

/// An empty folder for one test.
fn scratch(name: &str) -> PathBuf {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join("i18n").join(name);
    let _ = fs::remove_dir_all(&dir);
    fs::create_dir_all(&dir).expect("the target folder is writable");
    dir
}

/// Reads a folder with these files, given by path and bytes; gives what is wrong, without the folder's own path.
fn faults(name: &str, files: &[(&str, &[u8])]) -> Vec<String> {
    let dir = scratch(name);
    for (path, bytes) in files {
        let path = dir.join(path);
        fs::create_dir_all(path.parent().expect("a file lies in a folder")).expect("the folder is writable");
        fs::write(path, bytes).expect("the folder is writable");
    }
    let Err(error) = Texts::from_dir(&dir) else { return Vec::new() };
    let prefix = format!("{}/", dir.display());
    error.to_string().lines().map(|line| line.strip_prefix(&prefix).unwrap_or(line).to_owned()).collect()
}

#[test]
fn a_folder_reads_like_the_binary() {
    let (embedded, folder) = (embedded(), Texts::from_dir(Path::new(LOCALES)).unwrap());
    let sources = |texts: &Texts| -> BTreeMap<(LanguageIdentifier, String), String> {
        let files = texts.languages().iter().flat_map(|language| {
            language
                .files
                .iter()
                .map(|file| (language.language.clone(), file.name.clone(), file.source().to_owned()))
        });
        files.map(|(language, name, source)| ((language, name), source)).collect()
    };
    assert_eq!(sources(&embedded), sources(&folder));
    assert!(folder.languages().iter().all(|language| language.avoid.is_some()));
}

#[test]
fn every_fault_of_a_folder_is_reported() {
    let large = vec![b'#'; (1 << 20) + 1];
    let found = faults(
        "faults",
        &[
            ("en/a.ftl", b"\xef\xbb\xbfone = { \n"),
            ("en/bytes.ftl", b"one = \xc5\x91\ntwo = a\xff\n"),
            ("en/deep/large.ftl", &large),
            ("en/notes.md", b"\xff is no text of ours"),
            ("hu/b.ftl", b"three"),
            (".git/c.ftl", b"}"),
            ("not a tag/d.ftl", b""),
        ],
    );
    assert_eq!(
        found,
        [
            "en/a.ftl:2:1: Expected an inline expression",
            "en/bytes.ftl:2:8: byte 17 (0xff) is not UTF-8 (save the file as UTF-8)",
            "en/deep/large.ftl: this file has 1048577 bytes; 1048576 are the limit (split it)",
            "hu/b.ftl:1:6: Expected a token starting with \"=\"",
            "not a tag: the folder's name is not a language tag such as `en`",
        ]
    );
}

#[test]
fn a_folder_without_english_is_refused() {
    let found = faults("no-english", &[("hu/a.ftl", b"one = 1")]);
    assert_eq!(found.len(), 1);
    assert!(found[0].ends_with("no-english: has no folder `en`; English stands in for missing texts"));
}

#[test]
fn a_folder_that_is_not_there_is_refused() {
    let error = Texts::from_dir(&scratch("nowhere").join("at all")).unwrap_err().to_string();
    assert!(error.contains("nowhere/at all: this folder can't be read: "), "{error}");
    assert_eq!(error.lines().count(), 1);
}

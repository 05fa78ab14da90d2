//! `malom locale preview`: messages where they belong.

use std::io::Write;
use std::process::ExitCode;

use serde_json::{Value, json};

use crate::author::{Book, Page, Preview, folder_here};
use crate::cli::context::{Context, Failure, note};
use crate::cli::{exit, learn};
use crate::content::Content;
use crate::i18n::{LanguageIdentifier, Localizer, Texts, fold};
use crate::learner::Learner;
use crate::plain;
use crate::progress::{Opened, Store};
use crate::text_board::{Charset, Glyph, board_text};
use crate::tui::{Play, Previewing, Start};

/// The arguments of `malom locale preview`.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Args {
    /// The language that you work on
    #[arg(value_name = "LANG")]
    language: LanguageIdentifier,
    /// A message's id, or words to search for; all messages without
    #[arg(value_name = "ID|WORD")]
    wanted: Vec<String>,
    /// A third language to look at, besides English
    #[arg(long, value_name = "LANG")]
    with: Option<LanguageIdentifier>,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    show: learn::Show,
}

/// Shows messages: on the screen, where it is a terminal and nothing else is asked for; else those that are wanted, as lines
/// or JSON.
///
/// # Errors
///
/// A language without texts; texts that can't be read; an output that can't be written.
pub(super) fn run(
    context: &Context,
    show: learn::Show,
    args: &Args,
    out: &mut impl Write,
) -> Result<ExitCode, Failure> {
    let show = show.and(args.show);
    context.folders()?;
    let preview = Preview {
        lessons: context.lessons.clone().or_else(|| folder_here("lessons")),
        locales: context.locales.clone().or_else(|| folder_here("locales")),
        language: args.language.clone(),
        with: args.with.clone(),
    };
    let watch = preview.watch();
    let (texts, _) = preview.locales.as_deref().map_or_else(Texts::read_embedded, Texts::read_dir);
    for language in [Some(&args.language), args.with.as_ref()].into_iter().flatten() {
        if texts.language(language).is_none() {
            let known: Vec<String> = texts.tags().iter().map(ToString::to_string).collect();
            return Err(Failure::Usage(format!(
                "there are no texts in `{language}` (there are: {}; malom locale new {language} begins them)",
                known.join(", ")
            )));
        }
    }
    let book = preview.load();
    if book.pages.is_empty() {
        return Err(Failure::Input(book.problems));
    }
    let wanted = args.wanted.join(" ");
    // What the program itself says does not hang on texts that are being written.
    let program = Texts::embedded().map_err(|error| Failure::error(&error))?;
    let language = context.language(&program)?;
    if show.opens_screen() && !args.json {
        let content = preview.lessons.as_deref().map_or_else(Content::embedded, Content::from_dir).content;
        let opened = Opened { store: Store::in_memory(), notices: Vec::new() };
        let learner = Learner::new(content, program, &language, opened);
        let start = Start::Preview(Previewing { preview, watch, book, wanted });
        return learn::on_screen(learner, show, start, Play::default());
    }
    book.problems.iter().for_each(|problem| note(problem));
    let found = find(&book, &wanted);
    if args.json {
        let pages: Vec<Value> = found.iter().map(|page| data(page, &book)).collect();
        writeln!(out, "{}", json!({ "messages": pages }))?;
    } else if let [page] = found.as_slice() {
        let charset = if show.is_ascii() { Charset::Ascii } else { Charset::Unicode };
        let board = show.has_board().then_some(charset);
        write_page(page, &book, board, &Localizer::new(&program, &language), out)?;
    } else {
        for page in &found {
            let text = page.texts.first().and_then(|row| row.texts.first()?.as_deref()).unwrap_or("-");
            let line = text.lines().next().unwrap_or_default();
            writeln!(out, "{:<11} {}  {line}", page.standing.token(), page.id)?;
        }
    }
    Ok(if found.is_empty() { exit::NO } else { exit::DONE })
}

/// Finds the message with this id or, else, those in which each word is found.
fn find<'b>(book: &'b Book, wanted: &str) -> Vec<&'b Page> {
    if let Some(page) = book.pages.iter().find(|page| page.id == wanted) {
        return vec![page];
    }
    let query = fold(wanted);
    book.pages.iter().filter(|page| page.is_found_by(&query)).collect()
}

fn write_page(
    page: &Page,
    book: &Book,
    board: Option<Charset>,
    localizer: &Localizer,
    out: &mut impl Write,
) -> Result<(), Failure> {
    writeln!(out, "{} ({}): {}", page.id, page.file, page.standing.token())?;
    if let Some(setting) = &page.setting {
        if let Some(charset) = board {
            writeln!(out)?;
            let stone = |point| Glyph::from(charset.point(setting.position.at(point)));
            for line in board_text(setting.rules.board(), charset, stone) {
                writeln!(out, "{line}")?;
            }
        }
        writeln!(out)?;
        for message in plain::position(&setting.position, setting.rules) {
            writeln!(out, "{}", localizer.text(&message))?;
        }
    }
    for row in &page.texts {
        writeln!(out)?;
        if let Some(attribute) = &row.attribute {
            writeln!(out, ".{attribute}")?;
        }
        for (language, text) in book.languages.iter().zip(&row.texts) {
            let text = text.as_deref().unwrap_or("-").replace('\n', "\n    ");
            writeln!(out, "{language}  {text}")?;
        }
    }
    Ok(())
}

fn data(page: &Page, book: &Book) -> Value {
    let row = |row: &crate::author::Row| {
        let texts: serde_json::Map<String, Value> = book
            .languages
            .iter()
            .zip(&row.texts)
            .map(|(language, text)| (language.to_string(), json!(text)))
            .collect();
        json!({ "attribute": row.attribute, "texts": texts })
    };
    json!({
        "id": page.id,
        "file": page.file,
        "standing": page.standing.token(),
        "rules": page.setting.as_ref().map(|setting| setting.rules.ruleset().id),
        "position": page.setting.as_ref().map(|setting| setting.position.setup(setting.rules).to_string()),
        "texts": page.texts.iter().map(row).collect::<Vec<_>>(),
    })
}

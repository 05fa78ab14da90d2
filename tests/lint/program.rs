//! The texts that the program's code asks for, held against those inside it.

use std::fs;
use std::path::Path;

use malom::content::{Choices, FactKind, Grade, Prediction, PuzzleGoal, Theme};
use malom::i18n::{Localizer, Texts};
use malom::rules::{Color, DrawReason, IllegalKind, Phase, WinReason};

/// Adds the code of every file below a folder, without tests and comments.
fn code(folder: &Path, all: &mut String) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            code(&path, all);
        } else if path.extension().is_some_and(|extension| extension == "rs") && !path.ends_with("tests.rs") {
            let text = fs::read_to_string(&path).unwrap();
            let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
            all.extend(text.lines().map(str::trim).filter(|line| !line.starts_with("//")));
        }
    }
}

#[test]
fn the_program_has_every_text_that_its_code_names() {
    let mut all = String::new();
    code(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut all);
    let asked: Vec<&str> =
        all.split("Message::new(\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert!(asked.len() > 20, "the code was not found");
    let texts = Texts::embedded().unwrap();
    let english = Localizer::new(&texts, &"en".parse().unwrap());
    let missing: Vec<&str> = asked.into_iter().filter(|id| !english.has(id, None)).collect();
    assert_eq!(missing, [""; 0]);
}

#[test]
fn the_program_has_a_text_for_every_reason_and_result() {
    let texts = Texts::embedded().unwrap();
    let english = Localizer::new(&texts, &"en".parse().unwrap());
    let illegal = IllegalKind::ALL.map(IllegalKind::token);
    let draws = [
        DrawReason::Blocked,
        DrawReason::FullBoard,
        DrawReason::Repetition { times: 3 },
        DrawReason::Quiet { plies: 50 },
        DrawReason::Agreement,
    ];
    let ids = illegal.iter().flat_map(|token| [format!("illegal-{token}"), format!("reason-{token}")]);
    let ids = ids
        .chain(WinReason::ALL.map(|reason| format!("outcome-{}", reason.token())))
        .chain(draws.map(|reason| format!("outcome-{}", reason.token())))
        .chain(Prediction::ALL.map(|prediction| format!("predict-{}", prediction.token())))
        .chain(FactKind::ALL.map(|kind| format!("kind-{}", kind.token())))
        .chain(Phase::ALL.map(|phase| format!("phase-{}", phase.token())))
        .chain(Color::ALL.map(|color| format!("player-{}", color.token())))
        .chain(Theme::ALL.map(|theme| format!("theme-{}", theme.token())))
        .chain(Grade::ALL.map(|grade| format!("grade-{}", grade.number())))
        .chain(PuzzleGoal::TOKENS[..4].iter().map(|token| format!("goal-{token}")))
        .chain(Choices::ALL.map(|choices| format!("goal-non-losing-{}", choices.token())));
    let missing: Vec<String> = ids.filter(|id| !english.has(id, None)).collect();
    assert_eq!(missing, [""; 0]);
    let ideas = Theme::ALL.map(|theme| format!("theme-{}", theme.token()));
    let missing: Vec<String> = ideas.into_iter().filter(|id| !english.has(id, Some("idea"))).collect();
    assert_eq!(missing, [""; 0]);
}

//! Misconceptions, told from answers.

mod diagnosis;
mod judgements;
mod learners;

use malom::content::{Content, Step};

/// The steps of the list that are no lesson's, as content of its own.
fn placement_content() -> Content {
    let files = [
        ("course.yaml", "units: [{id: placement, lessons: [placement]}]".to_owned()),
        ("facts.yaml", include_str!("../lessons/facts.yaml").to_owned()),
        ("placement/placement.yaml", include_str!("data/diagnosis/placement.yaml").to_owned()),
    ];
    let files = files.map(|(path, text)| (path.to_owned(), text.into_bytes()));
    let loaded = Content::from_files(files);
    let faults: Vec<String> = loaded.faults.iter().map(ToString::to_string).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    loaded.content
}

/// The same, step by step.
fn placement() -> Vec<Step> {
    placement_content().lesson("placement").unwrap().steps.clone()
}

//! Misconceptions, told from answers.

mod diagnosis;

use malom::content::{Content, Step};

/// The steps of the list, in lesson form.
pub(super) fn placement() -> Vec<Step> {
    let files = [
        ("course.yaml", "units: [{id: placement, lessons: [placement]}]".to_owned()),
        ("facts.yaml", include_str!("../lessons/facts.yaml").to_owned()),
        ("placement/placement.yaml", include_str!("data/diagnosis/placement.yaml").to_owned()),
    ];
    let files = files.map(|(path, text)| (path.to_owned(), text.into_bytes()));
    let loaded = Content::from_files(files);
    let faults: Vec<String> = loaded.faults.iter().map(ToString::to_string).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    loaded.content.lesson("placement").unwrap().steps.clone()
}

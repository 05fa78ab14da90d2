//! Boards from files: points on the grid, and the lines that join them.

use crate::rules::{Board, BoardError, BoardErrors, Catalogue, Point, PointSet};

use super::check;
use super::fault::{Faults, YamlPath};
use super::files::File;
use super::lesson::Source;
use super::raw::RawBoard;

/// The folder of boards, beside those of the units.
pub(super) const FOLDER: &str = "boards";

/// Adds a board to the catalogue, if nothing is wrong with it.
pub(super) fn add(boards: &mut Catalogue, file: &File, source: &Source, raw: &RawBoard, faults: &mut Faults) {
    let root = YamlPath::root();
    let before = faults.0.len();
    if let Some(message) = check::id_fault(&raw.id) {
        faults.add_value(source, root.key("id"), message);
    } else if raw.id != file.stem {
        let message = format!("the board is `{}`, but its file is {} (rename one)", raw.id, file.path);
        faults.add_value(source, root.key("id"), message);
    }
    for (index, at) in raw.points.iter().enumerate() {
        if raw.points[..index].iter().any(|earlier| earlier.0 == at.0) {
            faults.add_value(source, root.key("points").index(index), format!("{} is there twice", at.0));
        }
    }
    let points: PointSet = raw.points.iter().map(|point| point.0).collect();
    let lines: Vec<Vec<Point>> = raw.lines.iter().map(|line| line.0.0.clone()).collect();
    match Board::new(&raw.id, points, &lines) {
        Err(BoardErrors(errors)) => {
            for error in errors {
                faults.add_value(source, place(raw, &error), error.to_string());
            }
        }
        Ok(board) if faults.0.len() == before => {
            if let Err(error) = boards.add(board) {
                faults.add_value(source, place(raw, &error), error.to_string());
            }
        }
        Ok(_) => {}
    }
}

/// The value of which a fault speaks.
fn place(raw: &RawBoard, error: &BoardError) -> YamlPath {
    let root = YamlPath::root();
    let point = |at: Point| {
        let listed = raw.points.iter().position(|point| point.0 == at);
        listed.map_or_else(|| root.key("points"), |index| root.key("points").index(index))
    };
    match *error {
        BoardError::NoLines => root.key("lines"),
        BoardError::Length { line, .. }
        | BoardError::Twice { line, .. }
        | BoardError::OutOfOrder { line }
        | BoardError::Repeated { line, .. }
        | BoardError::Unlisted { line, .. } => root.key("lines").index(line),
        BoardError::Lonely { at } => point(at),
        BoardError::Apart { points } => points.first().map_or_else(|| root.key("points"), point),
        BoardError::Taken { .. } => root.key("id"),
    }
}

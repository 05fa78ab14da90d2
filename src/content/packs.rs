//! All packs of puzzles, read when they are first asked for: lessons do without them, and the program starts at once.

use std::collections::BTreeMap;

use crate::rules::{Board, PointSet, Position};

use super::check;
use super::course::Content;
use super::fault::{Fault, Faults, YamlPath};
use super::files::File;
use super::guard::guard;
use super::lesson::Source;
use super::nearest::nearest;
use super::puzzle::raw::{self, RawPack};
use super::puzzle::{Pack, Puzzle};

/// The folder of packs, beside those of the units.
pub(super) const FOLDER: &str = "puzzles";

/// Every puzzle that can be solved, and what is wrong with the others.
#[derive(Clone, Debug, Default)]
pub struct Packs {
    packs: Vec<Pack>,
    faults: Vec<Fault>,
}

impl Packs {
    /// Returns the packs, in the order of their files.
    #[must_use]
    pub fn all(&self) -> &[Pack] {
        &self.packs
    }

    /// Returns the pack with this id.
    #[must_use]
    pub fn pack(&self, id: &str) -> Option<&Pack> {
        self.packs.iter().find(|pack| pack.id == id)
    }

    /// Goes through the puzzles of all packs.
    pub fn puzzles(&self) -> impl Iterator<Item = &Puzzle> {
        self.packs.iter().flat_map(|pack| &pack.puzzles)
    }

    /// Returns the puzzle with this id.
    #[must_use]
    pub fn puzzle(&self, id: &str) -> Option<&Puzzle> {
        self.puzzles().find(|puzzle| puzzle.id == id)
    }

    /// Returns the id of a pack or a puzzle for which `id` is likely a slip.
    #[must_use]
    pub fn nearest(&self, id: &str) -> Option<&str> {
        let packs = self.packs.iter().map(|pack| pack.id.as_str());
        nearest(id, packs.chain(self.puzzles().map(|puzzle| puzzle.id.as_str())))
    }

    /// Returns the faults, in the order of files and places. A puzzle with a fault is left out, the rest is not.
    #[must_use]
    pub fn faults(&self) -> &[Fault] {
        &self.faults
    }
}

impl Content {
    /// Returns the packs of puzzles. The first call reads them, which takes some milliseconds; a lesson's faults are
    /// known before ([`Loaded`](super::Loaded)), a puzzle's are told [here](Packs::faults).
    pub fn packs(&self) -> &Packs {
        self.packs.get_or_init(|| load(&self.pack_files))
    }

    /// Returns the puzzle with this id.
    #[must_use]
    pub fn puzzle(&self, id: &str) -> Option<&Puzzle> {
        self.packs().puzzle(id)
    }
}

fn load(files: &[File]) -> Packs {
    let mut loader = Loader::default();
    let packs = files.iter().filter_map(|file| loader.pack(file)).collect();
    Packs { packs, faults: loader.faults.sorted() }
}

/// Collects what the packs must not have in common.
#[derive(Default)]
struct Loader {
    faults: Faults,
    /// The files of the puzzles so far, by id.
    ids: BTreeMap<String, String>,
    /// The ids of the puzzles so far, by their positions.
    positions: BTreeMap<(String, Likeness), String>,
}

impl Loader {
    fn pack(&mut self, file: &File) -> Option<Pack> {
        let source = file.source.clone().and_then(|source| guard(&source).map(|()| source));
        let source = source.map_err(|fault| self.faults.0.push(fault)).ok()?;
        let RawPack { id, rules, puzzles } = raw::pack(&source, &mut self.faults)?;
        let root = YamlPath::root();
        if let Some(message) = check::id_fault(&id) {
            self.faults.add_value(&source, root.key("id"), message);
        } else if id != file.stem {
            let message = format!("the pack is `{id}`, but its file is {} (rename one)", file.path);
            self.faults.add_value(&source, root.key("id"), message);
        }
        let rules = check::rules_of(&rules)
            .map_err(|message| self.faults.add_value(&source, root.key("rules"), message))
            .ok();
        let mut sound = Vec::new();
        for (index, raw) in puzzles {
            let puzzle = check::puzzle(&source, index, raw, rules, &mut self.faults);
            sound.extend(puzzle.filter(|puzzle| self.is_new(&source, puzzle)));
        }
        Some(Pack { id: file.stem.clone(), puzzles: sound, source })
    }

    /// Checks that no earlier puzzle has the same id, or the same position.
    fn is_new(&mut self, source: &Source, puzzle: &Puzzle) -> bool {
        if let Some(path) = self.ids.get(&puzzle.id) {
            let message = format!("there is a puzzle `{}` already, in {path} (rename one)", puzzle.id);
            self.faults.add_value(source, puzzle.at.key("id"), message);
            return false;
        }
        let board = puzzle.rules.board();
        let likenesses: Vec<_> = puzzle
            .starts
            .iter()
            .map(|start| (board.id().to_owned(), Likeness::new(board, puzzle, &start.position)))
            .collect();
        if let Some(twin) = likenesses.iter().find_map(|likeness| self.positions.get(likeness)) {
            let message = format!(
                "the position is that of `{twin}`: as it is, turned, mirrored or with the colours exchanged (keep one)"
            );
            self.faults.add_value(source, puzzle.at.key("position"), message);
            return false;
        }
        self.ids.insert(puzzle.id.clone(), source.path.clone());
        self.positions.extend(likenesses.into_iter().map(|likeness| (likeness, puzzle.id.clone())));
        true
    }
}

/// What positions have in common that a learner takes for one: they differ by a symmetry of the board and by which of
/// the colours is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Likeness {
    /// Of the side to move and of the other; then the points for which a capture is due.
    points: [PointSet; 3],
    hands: [u8; 2],
}

impl Likeness {
    fn new(board: &Board, puzzle: &Puzzle, position: &Position) -> Self {
        let sides = [position.to_move(), position.to_move().opponent()];
        let due = position.closed_mills(puzzle.rules).set();
        let points = [position.stones(sides[0]), position.stones(sides[1]), due];
        let images = board.symmetries().iter().map(|symmetry| points.map(|set| symmetry.set(set)));
        // The symmetries hold the one that leaves everything in place.
        Self { points: images.min().unwrap_or(points), hands: sides.map(|side| position.hand(side)) }
    }
}

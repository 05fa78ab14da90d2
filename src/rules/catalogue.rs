//! The boards that can be played on, by name.

use std::sync::LazyLock;

use super::board::{Board, BoardError};
use super::point::Point;

/// A built-in board: its id, and its lines in groups, so that boards can share some.
struct Drawn {
    id: &'static str,
    lines: &'static [&'static [&'static str]],
}

/// Two squares whose midpoints are joined by steps.
const SIX: Drawn = Drawn {
    id: "six",
    lines: &[&[
        "a1-a3-a5", "a5-c5-e5", "e1-e3-e5", "a1-c1-e1", //
        "b2-b3-b4", "b4-c4-d4", "d2-d3-d4", "b2-c2-d2", //
        "a3-b3", "c4-c5", "d3-e3", "c1-c2",
    ]],
};

/// The sides of three squares, and the lines that join their midpoints.
const NINE_LINES: &[&str] = &[
    "a1-a4-a7", "a7-d7-g7", "g1-g4-g7", "a1-d1-g1", //
    "b2-b4-b6", "b6-d6-f6", "f2-f4-f6", "b2-d2-f2", //
    "c3-c4-c5", "c5-d5-e5", "e3-e4-e5", "c3-d3-e3", //
    "a4-b4-c4", "d5-d6-d7", "e4-f4-g4", "d1-d2-d3",
];

/// The traditional board.
const NINE: Drawn = Drawn { id: "nine", lines: &[NINE_LINES] };

/// The same with lines that join the corners.
const NINE_DIAGONALS: Drawn =
    Drawn { id: "nine-diagonals", lines: &[NINE_LINES, &["a1-b2-c3", "a7-b6-c5", "e3-f2-g1", "e5-f6-g7"]] };

/// One square with its midlines and diagonals.
const THREE: Drawn = Drawn {
    id: "three",
    lines: &[&[
        "a1-a2-a3", "b1-b2-b3", "c1-c2-c3", //
        "a1-b1-c1", "a2-b2-c2", "a3-b3-c3", //
        "a1-b2-c3", "a3-b2-c1",
    ]],
};

impl Drawn {
    fn board(&self) -> Board {
        let line = |text: &&str| -> Vec<Point> {
            text.split('-').map(|name| name.parse().expect("a line is written as points")).collect()
        };
        let lines: Vec<Vec<Point>> = self.lines.iter().copied().flatten().map(line).collect();
        let points = lines.iter().flatten().copied().collect();
        Board::new(self.id, points, &lines).expect("a built-in board has no fault")
    }
}

/// Returns the standard board.
pub(super) fn nine() -> &'static Board {
    static BOARD: LazyLock<Board> = LazyLock::new(|| NINE.board());
    &BOARD
}

/// The boards that can be played on: those built in, and those read from elsewhere.
///
/// ```
/// use malom::rules::Catalogue;
///
/// let boards = Catalogue::built_in();
/// assert_eq!(boards.ids().collect::<Vec<_>>(), ["three", "six", "nine", "nine-diagonals"]);
/// assert_eq!(boards.get("nine-diagonals").map(|board| board.mills().len()), Some(20));
/// ```
#[derive(Clone, Debug)]
pub struct Catalogue(Vec<&'static Board>);

impl Default for Catalogue {
    fn default() -> Self {
        Self::built_in()
    }
}

impl Catalogue {
    /// Returns the boards that are built in.
    #[must_use]
    pub fn built_in() -> Self {
        static OTHERS: LazyLock<[Board; 3]> =
            LazyLock::new(|| [THREE.board(), SIX.board(), NINE_DIAGONALS.board()]);
        let [three, six, diagonals] = &*OTHERS;
        Self(vec![three, six, nine(), diagonals])
    }

    /// Adds a board, for as long as the program runs.
    ///
    /// # Errors
    ///
    /// A board of that id is there already.
    pub fn add(&mut self, board: Board) -> Result<&'static Board, BoardError> {
        if self.get(board.id()).is_some() {
            return Err(BoardError::Taken { id: board.id().to_owned() });
        }
        // Rulesets name their boards and are copied everywhere; there are a handful of boards in a run.
        let board: &'static Board = Box::leak(Box::new(board));
        self.0.push(board);
        Ok(board)
    }

    /// Returns the board with this id.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<&'static Board> {
        self.iter().find(|board| board.id() == id)
    }

    /// Goes through the boards.
    pub fn iter(&self) -> impl Iterator<Item = &'static Board> + '_ {
        self.0.iter().copied()
    }

    /// Goes through the boards' ids.
    pub fn ids(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.iter().map(Board::id)
    }
}

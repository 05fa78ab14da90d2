//! Tables built for one test, and random positions.

use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use malom::rules::{Color, Point, PointSet, Position, Rules};
use malom::solver::{Ground, Index, Monitor, Pair, Tables, Value};

use super::plain_solver::moving;

/// Tables in a folder that is removed afterwards.
pub(crate) struct Built {
    pub(crate) rules: &'static Rules,
    pub(crate) tables: Tables,
    folder: PathBuf,
}

impl Built {
    /// Builds the tables of all pairs with up to so many stones.
    pub(crate) fn up_to(rules: &'static Rules, stones: u8) -> Self {
        static FOLDERS: AtomicU32 = AtomicU32::new(0);
        let number = FOLDERS.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("malom-built-{}-{number}", std::process::id()));
        let tables = Tables::open(Index::new(Ground::new(rules).unwrap()), &folder);
        let built = Self { rules, tables, folder };
        for pair in built.pairs_up_to(stones) {
            built.tables.build(pair, &Monitor::default()).unwrap();
        }
        built
    }

    /// Lists the pairs with up to so many stones.
    pub(crate) fn pairs_up_to(&self, stones: u8) -> Vec<Pair> {
        self.tables.pairs().iter().copied().filter(|pair| pair.stones() <= stones).collect()
    }

    /// Returns the value of a position that stands in a table.
    pub(crate) fn value(&self, position: &Position) -> Value {
        let value = self.tables.probe(position).unwrap();
        value.unwrap_or_else(|| panic!("{} stands in no table", position.setup(self.rules)))
    }
}

impl Drop for Built {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.folder).ok();
    }
}

/// A random generator that gives the same numbers in every run: `SplitMix64`.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % limit as u64) as usize
    }

    /// Returns a position of the moving phase with so many stones of the side to move, and of the other.
    pub(crate) fn position(&mut self, rules: &Rules, own: u8, enemy: u8) -> Position {
        let mut left: Vec<Point> = rules.board().points().into_iter().collect();
        let mut draw = |count: u8| -> PointSet {
            (0..count).map(|_| left.swap_remove(self.below(left.len()))).collect()
        };
        let sets = (draw(own), draw(enemy));
        moving(rules, Color::ALL[self.below(2)], sets)
    }
}

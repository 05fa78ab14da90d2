//! How many positions have which value.

use rayon::prelude::*;

use super::code::value;
use super::colex::bits;
use super::index::{Index, Side, squeezed_bit};
use super::pair::Pair;
use super::symmetry::Spread;
use super::value::Value;

/// The positions of one subspace by value: so many stones for the side to move, and so many for the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stats {
    /// How many stones stand.
    pub pair: Pair,
    /// Which side is to move.
    pub side: Side,
    counts: Vec<Counts>,
}

/// Numbers of positions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Counting those that a symmetry of the board takes into each other once.
    pub reduced: u64,
    /// Counting all.
    pub all: u64,
}

impl Counts {
    fn add(&mut self, other: Self) {
        self.reduced += other.reduced;
        self.all += other.all;
    }
}

impl Stats {
    /// Counts a table, with `side` to move.
    ///
    /// # Panics
    ///
    /// A table of another size.
    #[must_use]
    pub fn of(index: &Index, pair: Pair, side: Side, table: &[u8]) -> Self {
        let shape = index.shape(pair);
        assert_eq!(table.len(), shape.cells(), "the table is the pair's");
        let zero = || vec![Counts::default(); 256];
        let add = |mut one: Vec<Counts>, other: Vec<Counts>| {
            one.iter_mut().zip(other).for_each(|(one, other)| one.add(other));
            one
        };
        let rows = table.par_chunks(shape.columns).enumerate().with_min_len(16);
        let counts = rows.fold(zero, |counts, (row, codes)| add(counts, count_row(index, pair, row, codes)));
        Self { pair, side, counts: counts.reduce(zero, add) }
    }

    /// Goes through the values that occur, from the end of the game backwards and draws last, with their numbers.
    pub fn by_value(&self) -> impl Iterator<Item = (Value, Counts)> + '_ {
        let counts = (0..=u8::MAX).zip(&self.counts).map(|(code, &counts)| (value(code), counts));
        counts.filter(|(_, counts)| counts.all > 0)
    }

    /// Counts the positions whose value has this token: `win`, `loss` or `draw`.
    #[must_use]
    pub fn count(&self, token: &str) -> Counts {
        let mut sum = Counts::default();
        self.by_value().filter(|(value, _)| value.token() == token).for_each(|(_, counts)| sum.add(counts));
        sum
    }

    /// Returns the longest win, in plies.
    #[must_use]
    pub fn deepest_win(&self) -> Option<u16> {
        self.by_value()
            .filter(|(value, _)| matches!(value, Value::Win(_)))
            .filter_map(|(value, _)| value.plies())
            .max()
    }

    /// Returns the longest loss, in plies.
    #[must_use]
    pub fn deepest_loss(&self) -> Option<u16> {
        self.by_value()
            .filter(|(value, _)| matches!(value, Value::Loss(_)))
            .filter_map(|(value, _)| value.plies())
            .max()
    }
}

/// Counts one row.
fn count_row(index: &Index, pair: Pair, row: usize, codes: &[u8]) -> Vec<Counts> {
    let mut counts = vec![Counts::default(); 256];
    let symmetries = index.symmetries();
    let larger = index.classes(pair.larger()).representatives()[row];
    let keeping: Vec<Spread> = symmetries
        .keeping(larger)
        .map(|symmetry| {
            let left = index.ground().all() & !larger;
            let images: Vec<u32> =
                bits(left).map(|bit| 1 << squeezed_bit(symmetries.bit(symmetry, bit), larger)).collect();
            Spread::new(&images)
        })
        .collect();
    let group = symmetries.count() as u64;
    if keeping.len() == 1 {
        for &code in codes {
            counts[usize::from(code)].add(Counts { reduced: 1, all: group });
        }
        return counts;
    }
    // Cells that the row's own symmetries take into each other show one position, which counts where it comes first.
    for (&code, &set) in codes.iter().zip(index.columns(pair).sets()) {
        let images = || keeping.iter().map(|spread| spread.of(set));
        if images().all(|image| image >= set) {
            let fixed = images().filter(|&image| image == set).count() as u64;
            counts[usize::from(code)].add(Counts { reduced: 1, all: group / fixed });
        }
    }
    counts
}

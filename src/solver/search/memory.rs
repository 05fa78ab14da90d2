//! What the search remembers of positions: the transposition table.

use super::keys::Key;
use super::score::Score;

/// What is known of a position.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Entry {
    key: Key,
    /// Its value is at least this, however deep one looks.
    pub(super) least: Score,
    /// And at most this.
    pub(super) most: Score,
    /// A search so many plies deep proves at most `cap`.
    pub(super) cap_plies: u8,
    /// A search so many plies deep leaves open at least `floor`.
    pub(super) floor_plies: u8,
    pub(super) cap: Score,
    pub(super) floor: Score,
    /// Whether there is an entry.
    used: bool,
}

/// Entries that one key may be kept in.
const WAYS: usize = 4;

/// A table of fixed size. Where it is full, the entry of the four that cost the least is given up.
#[derive(Debug)]
pub(super) struct Memory {
    /// Empty until the first is written, so that who never searches pays nothing.
    entries: Vec<[Entry; WAYS]>,
    buckets: usize,
}

impl Memory {
    /// Makes a table of at most so many bytes, but of a few entries at least.
    pub(super) fn new(bytes: usize) -> Self {
        let buckets = (bytes / size_of::<[Entry; WAYS]>()).max(1);
        let buckets = if buckets.is_power_of_two() { buckets } else { buckets.next_power_of_two() / 2 };
        Self { entries: Vec::new(), buckets }
    }

    /// Returns what is known of a position.
    #[inline]
    pub(super) fn get(&self, key: Key) -> Option<&Entry> {
        let bucket = self.entries.get(key.index(self.buckets - 1))?;
        bucket.iter().find(|entry| entry.used && entry.key == key)
    }

    /// Returns the entry of a position for writing; a new one says what holds of every position.
    #[inline]
    pub(super) fn entry(&mut self, key: Key, worst: Score, best: Score) -> &mut Entry {
        if self.entries.is_empty() {
            self.entries = vec![[Entry::default(); WAYS]; self.buckets];
        }
        let bucket = &mut self.entries[key.index(self.buckets - 1)];
        let way = bucket.iter().position(|entry| entry.used && entry.key == key);
        let way = way.unwrap_or_else(|| {
            let cost = |entry: &Entry| entry.used.then(|| entry.cap_plies.max(entry.floor_plies));
            let cheapest = (0..WAYS).min_by_key(|&way| cost(&bucket[way])).unwrap_or_default();
            bucket[cheapest] = Entry {
                key,
                least: worst,
                most: best,
                cap_plies: 0,
                floor_plies: 0,
                cap: worst,
                floor: best,
                used: true,
            };
            cheapest
        });
        &mut bucket[way]
    }
}

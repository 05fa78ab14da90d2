//! Sets of points as numbers: bits, and their ranks in colexicographic order.

/// The points of the largest board with tables.
pub(super) const MOST_POINTS: usize = 24;

/// Pascal's triangle.
const CHOOSE: [[u32; MOST_POINTS + 1]; MOST_POINTS + 1] = {
    let mut choose = [[0; MOST_POINTS + 1]; MOST_POINTS + 1];
    let mut n = 0;
    while n <= MOST_POINTS {
        choose[n][0] = 1;
        let mut k = 1;
        while k <= n {
            choose[n][k] = choose[n - 1][k - 1] + choose[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    choose
};

/// Returns how many sets of `k` there are among `n` points, both up to [`MOST_POINTS`].
#[inline]
pub(super) const fn choose(n: usize, k: usize) -> usize {
    CHOOSE[n][k] as usize
}

/// Goes through the bits of a set.
pub(super) fn bits(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (set != 0).then(|| set.trailing_zeros() as usize);
        set &= set.wrapping_sub(1);
        bit
    })
}

/// The points of a set's lower half; with fixed sizes, no lookup needs a check of its bounds.
const LOW_BITS: usize = 11;
const LOW: usize = 1 << LOW_BITS;
const HIGH: usize = 1 << (MOST_POINTS - LOW_BITS);

/// The sets of `size` among a number of points: set ↔ rank, both by lookup.
///
/// Colexicographic order is that of the sets as binary numbers. A rank is a sum over the points, so it is looked up in
/// two halves: the upper half knows how many points are left for the lower.
#[derive(Debug)]
pub(super) struct Ranks {
    size: usize,
    low: Box<[u32; LOW]>,
    high: Box<[u32; HIGH]>,
    sets: Box<[u32]>,
}

impl Ranks {
    /// Makes the tables for the sets of `size` among `points` points.
    pub(super) fn new(points: usize, size: usize) -> Self {
        let rank_in = |set: usize, first: usize, taken: usize| -> u32 {
            let order = bits(set as u32).zip(taken..);
            order.map(|(bit, before)| CHOOSE[first + bit].get(before + 1).copied().unwrap_or(0)).sum()
        };
        let mut low = Box::new([0; LOW]);
        for (set, rank) in low.iter_mut().enumerate() {
            *rank = rank_in(set, 0, 0);
        }
        let mut high = Box::new([0; HIGH]);
        for (set, rank) in high.iter_mut().enumerate().take(1 << points.saturating_sub(LOW_BITS)) {
            let count = set.count_ones() as usize;
            *rank = if count > size { 0 } else { rank_in(set, LOW_BITS, size - count) };
        }
        let sets = std::iter::successors(Some((1_u32 << size) - 1), |&set| Some(next(set)));
        Self { size, low, high, sets: sets.take(choose(points, size)).collect() }
    }

    /// Returns the number of points in each set.
    pub(super) const fn size(&self) -> usize {
        self.size
    }

    /// Returns the rank of a set of this size.
    #[inline]
    pub(super) fn rank(&self, set: u32) -> usize {
        let low = self.low[set as usize % LOW];
        (low + self.high[(set as usize >> LOW_BITS) % HIGH]) as usize
    }

    /// Returns all sets, by rank.
    #[inline]
    pub(super) fn sets(&self) -> &[u32] {
        &self.sets
    }
}

/// Returns the next larger number with as many bits; nothing of use after the last.
fn next(set: u32) -> u32 {
    if set == 0 {
        return 0;
    }
    let lowest = set & set.wrapping_neg();
    let carried = set.wrapping_add(lowest);
    carried | (((set ^ carried) / lowest) >> 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_and_sets_are_inverse() {
        for points in [1, 5, 8, 13, 21] {
            for size in 0..=points.min(6) {
                let ranks = Ranks::new(points, size);
                assert_eq!(ranks.sets().len(), choose(points, size));
                assert!(ranks.sets().is_sorted());
                for (rank, &set) in ranks.sets().iter().enumerate() {
                    assert_eq!((set.count_ones() as usize, ranks.rank(set)), (size, rank));
                    assert_eq!(set >> points, 0);
                }
            }
        }
    }
}

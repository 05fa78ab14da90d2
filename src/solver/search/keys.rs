//! Positions as keys that are the same for all images of a position under the board's symmetries.

use crate::rules::{Board, Point, Position};

/// Symmetries that are looked at. Of a board with more, some images have keys of their own, which costs speed and nothing
/// else.
const LANES: usize = 16;
/// Points that fit a lane.
const MOST_POINTS: usize = 32;
/// Bits of one lookup.
const PART: usize = 8;
/// Where in a word the stones in hand stand: above the cells of the grid.
const HAND: u32 = Point::CELLS as u32;
/// Where the quiet plies stand: above those. A hand has at most half as many stones as there are cells.
const QUIET: u32 = 56;

/// What tells one position from all others, but for its images under the board's symmetries and for the colors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) struct Key(pub(super) [u64; 2]);

impl Key {
    /// Returns the key as an index below a power of two.
    #[inline]
    pub(super) const fn index(self, mask: usize) -> usize {
        // Odd factors with their bits well spread; the high half of a product depends on all bits below.
        let one = self.0[0].wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let other = self.0[1].wrapping_mul(0xc2b2_ae3d_27d4_eb4f);
        let mixed = (one ^ other.rotate_left(23)).wrapping_mul(0xff51_afd7_ed55_8ccd);
        (mixed >> 24) as usize & mask
    }
}

/// Makes keys of positions on one board.
#[derive(Debug)]
pub(super) struct Keys {
    /// For each byte of a set on the grid, its points numbered without gaps.
    dense: Vec<[u32; 1 << PART]>,
    /// For each byte of such a set, and each of its values, the image under each symmetry; empty on a board with too many
    /// points, whose positions are their own keys.
    images: Vec<Vec<[u32; LANES]>>,
}

impl Keys {
    /// Makes the lookups of a board.
    pub(super) fn new(board: &Board) -> Self {
        let points: Vec<Point> = board.points().into_iter().collect();
        if points.len() > MOST_POINTS {
            return Self { dense: Vec::new(), images: Vec::new() };
        }
        let number = |point: Point| points.iter().position(|&other| other == point);
        // The image of a set is the image of its lowest bit beside that of the set without it.
        let table = |bits: [[u32; LANES]; PART]| {
            let mut sets = vec![[0; LANES]; 1 << PART];
            for set in 1..1_usize << PART {
                let (low, rest) = (bits[set.trailing_zeros() as usize], sets[set & (set - 1)]);
                sets[set] = std::array::from_fn(|lane| low[lane] | rest[lane]);
            }
            sets
        };
        let cell = |index: usize| Point::ALL.get(index).copied().and_then(number);
        let dense = (0..Point::CELLS.div_ceil(PART)).map(|byte| {
            let bits = std::array::from_fn(|bit| [cell(byte * PART + bit).map_or(0, |bit| 1 << bit); LANES]);
            std::array::from_fn({
                let sets = table(bits);
                move |set| sets[set][0]
            })
        });
        let symmetries: Vec<_> = board.symmetries().iter().cycle().take(LANES).collect();
        let images = (0..points.len().div_ceil(PART)).map(|byte| {
            table(std::array::from_fn(|bit| {
                let point = points.get(byte * PART + bit);
                std::array::from_fn(|lane| {
                    let image = point.and_then(|&point| number(symmetries[lane].point(point)));
                    image.map_or(0, |bit| 1 << bit)
                })
            }))
        });
        Self { dense: dense.collect(), images: images.collect() }
    }

    /// Returns the key of a position in which no capture is due, after so many quiet plies.
    #[inline]
    pub(super) fn of(&self, position: &Position, quiet: u8) -> Key {
        let (own, enemy) = (position.to_move(), position.to_move().opponent());
        let (owns, enemies) = (position.stones(own), position.stones(enemy));
        let (first, second) = if self.images.is_empty() {
            (owns.bits(), enemies.bits())
        } else {
            self.least(self.dense(owns.bits()), self.dense(enemies.bits()))
        };
        let [own_hand, enemy_hand] = [own, enemy].map(|color| u64::from(position.hand(color)) << HAND);
        Key([first | own_hand | u64::from(quiet) << QUIET, second | enemy_hand])
    }

    #[inline]
    fn dense(&self, bits: u64) -> u32 {
        self.dense
            .iter()
            .enumerate()
            .fold(0, |set, (byte, sets)| set | sets[(bits >> (byte * PART)) as usize & ((1 << PART) - 1)])
    }

    /// Returns the least image of two sets, by the first.
    #[inline]
    fn least(&self, first: u32, second: u32) -> (u64, u64) {
        let (firsts, seconds) = (self.lanes(first), self.lanes(second));
        let least = (0..LANES).map(|lane| u64::from(firsts[lane]) << 32 | u64::from(seconds[lane])).min();
        let least = least.unwrap_or_default();
        (least >> 32, least & u64::from(u32::MAX))
    }

    #[inline]
    fn lanes(&self, set: u32) -> [u32; LANES] {
        let mut lanes = [0; LANES];
        for (byte, sets) in self.images.iter().enumerate() {
            let image = &sets[(set >> (byte * PART)) as usize & ((1 << PART) - 1)];
            for (lane, image) in lanes.iter_mut().zip(image) {
                *lane |= image;
            }
        }
        lanes
    }
}

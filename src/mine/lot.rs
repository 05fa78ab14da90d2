//! Drawing lots for what is told by several numbers.

use crate::chance::Chance;

/// Draws a number from a seed and what it is drawn for.
pub(super) fn draw(seed: u64, what: &[u64]) -> u64 {
    what.iter().fold(Chance::new(seed).draw(), |lot, &part| Chance::new(lot ^ part).draw())
}

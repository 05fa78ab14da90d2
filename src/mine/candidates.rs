//! Positions to look at: cells of the tables, drawn by lot; while placing, stones strewn on the board.

use std::collections::{BinaryHeap, HashMap};

use rayon::prelude::*;

use crate::rules::{ByColor, Color, Point, PointSet, Position, Rules, Setup};
use crate::solver::{Cell, Pair, Side, TableError, Tables, Value};

use super::lot::draw;

/// The positions with stones in hand that are looked at, for each pair.
const MOST_STREWN: usize = 60_000;
/// The cells that are gone through at once.
const AT_ONCE: usize = 1 << 16;

/// A position with its lot, by which it is sorted.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) position: Position,
    pub(super) lot: u64,
}

/// Draws cells of a pair's table whose value is wanted: at most so many of each value and side to move.
///
/// # Errors
///
/// The table is not there, or refused.
pub(super) fn from_table(
    rules: &Rules,
    tables: &Tables,
    pair: Pair,
    seed: u64,
    most: usize,
    wanted: impl Fn(Value, u32, u32) -> bool + Sync,
) -> Result<Vec<Candidate>, TableError> {
    let Some(table) = tables.table(pair)? else { return Ok(Vec::new()) };
    let mut found = Vec::new();
    for (number, side) in [Side::Larger, Side::Smaller].into_iter().enumerate() {
        if number == 1 && pair.is_equal() {
            continue;
        }
        let chunks = table.section(number)?.par_chunks(AT_ONCE).enumerate();
        let drawn = chunks.map(|(chunk, entries)| {
            let mut drawn: HashMap<u8, BinaryHeap<(u64, usize)>> = HashMap::new();
            for (offset, &entry) in entries.iter().enumerate() {
                let at = chunk * AT_ONCE + offset;
                let value = Value::of_entry(entry);
                if !wanted(value, u32::MAX, u32::MAX) {
                    continue;
                }
                let lot =
                    draw(seed, &[pair.larger().into(), pair.smaller().into(), number as u64, at as u64]);
                let heap = drawn.entry(entry).or_default();
                if heap.len() == most && heap.peek().is_some_and(|&(last, _)| lot >= last) {
                    continue;
                }
                let (own, enemy) = tables.index().sets(Cell { pair, side, at });
                if wanted(value, own, enemy) {
                    heap.push((lot, at));
                    if heap.len() > most {
                        heap.pop();
                    }
                }
            }
            drawn
        });
        let drawn = drawn.reduce(HashMap::new, |mut one, other| {
            for (entry, heap) in other {
                let joined = one.entry(entry).or_default();
                joined.extend(heap);
                while joined.len() > most {
                    joined.pop();
                }
            }
            one
        });
        for (lot, at) in drawn.into_values().flatten() {
            let (own, enemy) = tables.index().sets(Cell { pair, side, at });
            let ground = tables.index().ground();
            let sets = [ground.points_of(own), ground.points_of(enemy)];
            found.extend(shown(rules, sets, [0, 0], color(lot), lot));
        }
    }
    found.sort_by_key(|candidate| candidate.lot);
    Ok(found)
}

/// Strews the stones of a pair on the board, so many of each side but for those in hand. The side to move is the one
/// whose turn it is in a game: White where both have as many in hand, else Black, with one more.
pub(super) fn strewn(rules: &Rules, pair: Pair, hand: u8, seed: u64) -> Vec<Candidate> {
    let points: Vec<Point> = rules.board().points().into_iter().collect();
    let mut found: Vec<Candidate> = (0..MOST_STREWN as u64)
        .into_par_iter()
        .filter_map(|number| {
            let lot = draw(seed, &[pair.larger().into(), pair.smaller().into(), hand.into(), number]);
            let mut stones = [pair.larger(), pair.smaller()];
            if lot & 1 == 1 {
                stones.reverse();
            }
            // The enemy may have placed its last stone already.
            let hands = [hand, hand - u8::from(lot >> 1 & 1 == 1)];
            let on_board = [stones[0].checked_sub(hands[0])?, stones[1].checked_sub(hands[1])?];
            let mut free = points.clone();
            let mut strew = |side: u64, count: u8| -> PointSet {
                let at = |stone: u8| free.swap_remove(draw(lot, &[side, stone.into()]) as usize % free.len());
                (0..count).map(at).collect()
            };
            let sets = [strew(0, on_board[0]), strew(1, on_board[1])];
            let to_move = if hands[0] == hands[1] { Color::White } else { Color::Black };
            shown(rules, sets, hands, to_move, lot)
        })
        .collect();
    found.sort_by_key(|candidate| candidate.lot);
    found
}

fn color(lot: u64) -> Color {
    Color::ALL[(lot >> 8 & 1) as usize]
}

/// Shows a position from the side that a lot draws: turned or mirrored somehow.
fn shown(
    rules: &Rules,
    [own, enemy]: [PointSet; 2],
    [own_hand, enemy_hand]: [u8; 2],
    to_move: Color,
    lot: u64,
) -> Option<Candidate> {
    let symmetries = rules.board().symmetries();
    let of = |color| if color == to_move { (own, own_hand) } else { (enemy, enemy_hand) };
    let setup = Setup {
        to_move,
        stones: ByColor::from_fn(|color| of(color).0),
        hand: ByColor::from_fn(|color| of(color).1),
        closed: None,
        caught: PointSet::EMPTY,
        captures: None,
    };
    let position = Position::new(rules, &setup).ok()?;
    let map = symmetries.get((lot >> 16) as usize % symmetries.len().max(1));
    let position = map.map_or(position, |map| position.mapped(map));
    Some(Candidate { position, lot })
}

//! What comes back on a day, and why.

use std::collections::BTreeMap;

use super::{Day, Item, Memory, Recall};

/// An item that comes back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Due {
    /// What it is.
    pub item: Item,
    /// Why it is here.
    pub why: Why,
}

/// Why an item comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Why {
    /// How it went last.
    pub recall: Recall,
    /// Days since then; 0 is today.
    pub days: u32,
}

/// Lists what comes back on a day: what is longest overdue first, then in the order of the items.
#[must_use]
pub fn due(memories: &BTreeMap<Item, Memory>, today: Day) -> Vec<Due> {
    let mut found: Vec<(Day, Due)> = memories
        .iter()
        // A day that is yet to come was written by a clock that ran ahead: when it is due can't be told from it.
        .filter(|(_, memory)| memory.due <= today || memory.last > today)
        .map(|(item, memory)| {
            let days = u32::try_from(i64::from(today.0) - i64::from(memory.last.0)).unwrap_or(0);
            (memory.due, Due { item: item.clone(), why: Why { recall: memory.recall, days } })
        })
        .collect();
    found.sort_by_key(|(day, _)| *day);
    found.into_iter().map(|(_, due)| due).collect()
}

//! Which of the puzzles found are taken: few of a kind, none like another.

use std::collections::BTreeMap;

use crate::content::{Grade, Theme};

use super::Mined;
use super::likeness::Taken;

/// At most one win in so many puzzles is of the same grade, leading theme and length.
const ONE_KIND_IN: usize = 6;

/// Takes at most so many: in turn from each grade and each leading theme, from those of which there are fewest so far, each
/// time the one with the lowest lot. What is like a puzzle that was taken is passed over.
pub(super) fn select(mut found: Vec<Mined>, count: usize, taken: &mut Taken) -> Vec<Mined> {
    found.sort_by_key(|mined| mined.lot);
    let mut kinds: BTreeMap<(Grade, Theme, u8), Vec<Mined>> = BTreeMap::new();
    for mined in found.into_iter().rev() {
        let turns = mined.goal.wins_within().unwrap_or_default();
        kinds.entry((mined.grade, mined.themes[0], turns)).or_default().push(mined);
    }
    let mut grades: BTreeMap<Grade, usize> = BTreeMap::new();
    let mut themes: BTreeMap<Theme, usize> = BTreeMap::new();
    let mut of_kind: BTreeMap<(Grade, Theme, u8), usize> = BTreeMap::new();
    let most_of_a_kind = count.div_ceil(ONE_KIND_IN);
    let mut selected = Vec::new();
    while selected.len() < count {
        let rarest = kinds.keys().copied().min_by_key(|kind| {
            let (grade, theme, _) = kind;
            let so_far = of_kind.get(kind).copied().unwrap_or_default();
            let of_grade = grades.get(grade).copied().unwrap_or_default();
            let of_theme = themes.get(theme).copied().unwrap_or_default();
            (2 * so_far + of_grade + of_theme, *kind)
        });
        let Some(kind) = rarest else { break };
        let next = kinds.get_mut(&kind).and_then(Vec::pop);
        let Some(mined) = next else {
            kinds.remove(&kind);
            continue;
        };
        let is_win = mined.goal.wins_within().is_some();
        if is_win && of_kind.get(&kind).copied().unwrap_or_default() >= most_of_a_kind {
            kinds.remove(&kind);
            continue;
        }
        if taken.has(&mined) {
            continue;
        }
        taken.add_mined(&mined);
        *grades.entry(kind.0).or_default() += 1;
        *of_kind.entry(kind).or_default() += 1;
        for &theme in &mined.themes {
            *themes.entry(theme).or_default() += 1;
        }
        selected.push(mined);
    }
    selected.sort_by_key(|mined| (mined.grade, mined.themes[0], mined.lot));
    selected
}

//! Values as numbers, for the search.

use crate::solver::value::Value;

/// A [`Value`] as a number in its order: the draw is 0, wins lie above it and losses below, the sooner the further out.
pub(super) type Score = i16;

/// A game won already; lost already is its negative. No distance comes near it.
const OVER: Score = 30_000;
/// The draw.
pub(super) const DRAW: Score = 0;
/// The best that a position can be worth that is not over: won with the next ply.
pub(super) const BEST: Score = OVER - 1;

/// Returns the score of a win after so many plies.
pub(super) const fn win(plies: u16) -> Score {
    OVER - plies as Score
}

/// Returns the score of a loss after so many plies.
pub(super) const fn loss(plies: u16) -> Score {
    -win(plies)
}

/// Returns a value as a score.
pub(super) const fn score(value: Value) -> Score {
    match value {
        Value::Loss(plies) => loss(plies),
        Value::Draw => DRAW,
        Value::Win(plies) => win(plies),
    }
}

/// Returns the value that a score stands for.
pub(super) const fn value(score: Score) -> Value {
    match score {
        DRAW => Value::Draw,
        1.. => Value::Win((OVER - score) as u16),
        _ => Value::Loss((OVER + score) as u16),
    }
}

/// Returns the score of the position one ply earlier, for the other side: [`Value::before`].
#[inline]
pub(super) const fn before(score: Score) -> Score {
    score.signum() - score
}

/// Undoes [`before`]: of what the position one ply later must be worth to its side to move.
#[inline]
pub(super) const fn after(score: Score) -> Score {
    -score - score.signum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_values_in_their_order() {
        let values = [Value::Loss(0), Value::Loss(7), Value::Draw, Value::Win(200), Value::Win(3)];
        assert!(values.is_sorted_by_key(|&value| score(value)));
        for one in values {
            assert_eq!(value(score(one)), one);
            assert_eq!(before(score(one)), score(one.before()), "{one:?}");
            assert_eq!(after(before(score(one))), score(one), "{one:?}");
        }
        assert_eq!(value(BEST), Value::Win(1));
    }
}

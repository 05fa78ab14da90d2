//! Values in a byte: as tables keep them, and as they are compared.

use super::value::Value;

/// The byte of a draw.
pub(super) const DRAW: u8 = u8::MAX;

/// The longest distance that a table holds, in plies.
pub(super) const MOST_PLIES: u8 = 252;

/// Returns the value that a table's byte stands for: the distance in plies, which is even for a loss and odd for a win.
pub(super) const fn value(code: u8) -> Value {
    match code {
        DRAW => Value::Draw,
        plies if plies % 2 == 0 => Value::Loss(plies as u16),
        plies => Value::Win(plies as u16),
    }
}

/// How good it is for a side to move into a position, as a byte that is larger for what is better: 0 where it can't.
pub(super) type Worth = u8;

/// No such move.
pub(super) const NONE: Worth = 0;
/// The other side draws at best.
pub(super) const DRAWS: Worth = 128;
/// The other side has lost.
pub(super) const WINS_AT_ONCE: Worth = u8::MAX;

/// Returns what it is worth to move into a position with this byte, which is the other side's value.
pub(super) const fn worth(code: u8) -> Worth {
    match code {
        DRAW => DRAWS,
        plies if plies % 2 == 0 => WINS_AT_ONCE - plies / 2,
        plies => plies / 2 + 1,
    }
}

/// [`worth`] by lookup.
pub(super) const WORTH: [Worth; 256] = {
    let mut table = [0; 256];
    let mut code = 0;
    while code < table.len() {
        table[code] = worth(code as u8);
        code += 1;
    }
    table
};

/// Returns the byte of a position from which the best move is worth so much.
pub(super) const fn before(worth: Worth) -> u8 {
    match worth {
        DRAWS => DRAW,
        wins if wins > DRAWS => 2 * (WINS_AT_ONCE - wins) + 1,
        loses => 2 * loses,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn worth_is_the_order_of_values() {
        let codes = || (0..=MOST_PLIES).chain([DRAW]);
        for code in codes() {
            let seen = value(before(worth(code)));
            assert_eq!(seen, value(code).before(), "{code}");
            for other in codes() {
                let by_value = value(code).before().cmp(&value(other).before());
                assert_eq!(worth(code).cmp(&worth(other)), by_value, "{code} {other}");
            }
        }
    }
}
